"""Write a prepared site to a folder, for any generator that reads Markdown.

    write(read_configuration(Path("mkdocs.yml")), Path("prepared"), problems.append)

The folder has `docs/` with all pages and files, and `nav.yml` with the navigation. Each page's
first line identifies it, since generators don't tell extensions.
"""

from __future__ import annotations

import posixpath
import re
import shutil
from dataclasses import dataclass
from pathlib import Path

import yaml

from lesson_plans.curriculum.document import FRONT, read_file
from lesson_plans.curriculum.game_files import GAMES, LEAVE_OUT, read_option, register_games
from lesson_plans.curriculum.problem import Report
from widgets.messages.site import read_language, speaking
from widgets.prepare.pages import Nav
from widgets.prepare.site import Prepared, Site

MARK = re.compile(r"<!-- ubao-page: (?P<uri>\S+) (?P<line>\d+) -->")
"""A page's path in docs/, and the line of its file on which its text begins."""


@dataclass(frozen=True)
class Configuration:
    """The relevant settings of a site's mkdocs.yml; paths are absolute."""

    home: Path
    docs: Path
    nav: Nav
    directory_urls: bool
    file: Path
    name: str

    def list_pages(self) -> dict[str, Path]:
        """Return the site's own pages, by their paths in docs/."""
        found = sorted(self.docs.rglob("*.md"))
        return {path.relative_to(self.docs).as_posix(): path for path in found}


class _Loader(yaml.SafeLoader):
    """Reads generators' tags such as `!ENV` as null."""


_Loader.add_multi_constructor("", lambda loader, suffix, node: None)


def read_configuration(path: Path) -> Configuration:
    """Read a site's mkdocs.yml. Raises OSError, yaml.YAMLError, and ValueError for other YAML."""
    with path.open("rb") as file:
        settings = yaml.load(file, _Loader)
    if not isinstance(settings, dict):
        raise ValueError(f"{path}: it has no settings, such as `site_name: Our games`.")
    # Ignore what only a generator can read.
    settings = {name: value for name, value in settings.items() if value is not None}
    home = path.resolve().parent
    return Configuration(
        home,
        home / settings.get("docs_dir", "docs"),
        settings.get("nav"),
        settings.get("use_directory_urls", True),
        path,
        settings.get("site_name", "Ubao"),
    )


def prepare(configuration: Configuration, report: Report) -> tuple[Site, Prepared]:
    """Return a configuration's site, and what it gets. Raises MissingBundle and FluentError."""
    files, left = (read_option(configuration.file, option, report) for option in (GAMES, LEAVE_OUT))
    register_games(configuration.home, files, report)
    with speaking(read_language()):
        site = Site(configuration.home, report, left=left, name=configuration.name)
        return site, site.prepare(configuration.nav, configuration.list_pages().get)


def write(configuration: Configuration, folder: Path, report: Report) -> None:
    """Write a site's own pages and files, and all that it gets, to a folder."""
    _, prepared = prepare(configuration, report)
    docs = folder / "docs"
    shutil.copytree(configuration.docs, docs, dirs_exist_ok=True)
    pages = configuration.list_pages().items()
    own = {uri: text for uri, path in pages if (text := read_file(path, report)) is not None}
    for uri, text in (own | {page.uri: page.text for page in prepared.pages}).items():
        _write(docs / uri, mark(uri, text))
    for uri, source in prepared.files:
        _write(docs / uri, source)
    nav = yaml.safe_dump({"nav": prepared.nav}, allow_unicode=True, sort_keys=False)
    _write(folder / "nav.yml", nav)


def mark(uri: str, text: str) -> str:
    """Return a page's Markdown with an identifying line after its front matter."""
    front = found[0] if (found := FRONT.match(text)) else ""
    body = text.removeprefix(front)
    return f"{front}<!-- ubao-page: {uri} {1 + front.count(chr(10))} -->\n{body}"


def _write(path: Path, source: str | Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if isinstance(source, Path):
        shutil.copyfile(source, path)
    else:
        path.write_text(source, encoding="utf-8")


def locate(uri: str, *, directory_urls: bool = True) -> str:
    """Return the file built from a page in docs/: `a.md` → `a/index.html`."""
    stem = uri.removesuffix(".md")
    if posixpath.basename(stem) == "README":
        stem = posixpath.join(posixpath.dirname(stem), "index")
    is_index = posixpath.basename(stem) == "index"
    return f"{stem}/index.html" if directory_urls and not is_index else f"{stem}.html"


def link(source: str, target: str, *, directory_urls: bool = True) -> str:
    """Return the address of the page `target`, relative to the page `source`."""
    start, end = (locate(uri, directory_urls=directory_urls) for uri in (source, target))
    address = posixpath.relpath(end, posixpath.dirname(start) or ".")
    if not directory_urls or posixpath.basename(address) != "index.html":
        return address
    return f"{posixpath.dirname(address) or '.'}/"
