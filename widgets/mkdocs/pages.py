"""Convert MkDocs' files and pages for `prepare`, its languages and its rooms."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.pages import Page

from lesson_plans.curriculum.drafts import is_marked
from lesson_plans.curriculum.translations import ORIGINAL
from widgets.fences.page import PageContext
from widgets.prepare.assets import GAMES
from widgets.prepare.languages import Languages
from widgets.prepare.rooms import Rooms
from widgets.prepare.site import Prepared, Site


def hold_drafts(files: Files) -> None:
    """Turn pages marked as drafts into MkDocs' drafts, which only `serve` shows."""
    for file in files.documentation_pages(inclusion=InclusionLevel.is_included):
        if is_marked(read(file)):
            file.inclusion = InclusionLevel.DRAFT


def keep_language(files: Files, languages: Languages, config: MkDocsConfig) -> None:
    """Keep one language's pages, under the same paths as in all languages."""
    if not languages:
        return
    for file in files.documentation_pages(inclusion=InclusionLevel.is_included):
        uri = file.src_uri
        other = languages.find(uri)
        if languages.is_other(uri) or other or languages.language != ORIGINAL:
            files.remove(file)
        if other and not languages.is_other(uri):
            files.append(File.generated(config, uri, abs_src_path=str(other)))


def add_prepared(files: Files, prepared: Prepared, config: MkDocsConfig) -> list[File]:
    """Add our pages and files to the site; return the files."""
    for page in prepared.pages:
        listed = InclusionLevel.INCLUDED if page.listed else InclusionLevel.NOT_IN_NAV
        inclusion = InclusionLevel.DRAFT if page.draft else listed
        files.append(File.generated(config, page.uri, content=page.text, inclusion=inclusion))
    added = []
    for uri, source in prepared.files:
        given = {"abs_src_path" if isinstance(source, Path) else "content": str(source)}
        added.append(File.generated(config, uri, inclusion=InclusionLevel.INCLUDED, **given))
        files.append(added[-1])
    return added


def hold_files(files: Files, added: Sequence[File]) -> dict[str, File]:
    """Take our files out of a build, which would copy them; return them by their paths in the site.

    Games' files stay: pages are linked to those that are there.
    """
    held = {}
    for file in added:
        # Another plugin may have replaced it.
        if files.get_file_from_path(file.src_uri) is file and not file.src_uri.startswith(GAMES):
            files.remove(file)
            held[file.dest_uri] = file
    return held


def unlist_inner(files: Files, rooms: Rooms) -> None:
    """Remove rooms inside a game from the navigation: the bar on each links to them."""
    for uri in rooms.list_inner():
        if own := files.get_file_from_path(uri):
            own.inclusion = InclusionLevel.NOT_IN_NAV


def place_page(page: Page, rooms: Rooms, files: Files) -> None:
    """Tell the theme which room a page is, and put it in its place in the navigation."""
    uri = page.file.src_uri
    if room := rooms.find(uri):
        page.meta.setdefault("room", room)
    home = files.get_file_from_path(rooms.list_inner().get(uri, uri))
    if home and home.page and home.page is not page:
        page.parent = home.page.parent


def read(file: File) -> str:
    """Return the text of a page, or nothing if it's unreadable, which is reported elsewhere."""
    try:
        return file.content_string
    except (OSError, ValueError):
        return ""


def describe(file: File, line: int, site: Site, files: Files, config: MkDocsConfig) -> PageContext:
    """Return the context of a page whose text begins on this line of its file."""
    path, languages = file.abs_src_path, site.languages

    def link(uri: str) -> str | None:
        other = files.get_file_from_path(uri)
        return other.url_relative_to(file) if other else None

    def link_original(uri: str) -> str | None:
        return languages.link_original(
            uri, file.url, lambda other: File.generated(config, other, content="").url
        )

    return site.describe(
        file.src_uri,
        file=site.name(Path(path)) if path else file.src_uri,
        line=line,
        link=link,
        original=link_original if languages else None,
    )
