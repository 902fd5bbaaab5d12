"""The MkDocs plugin `ubao`: glue between MkDocs and the three steps that do the work.

They are `prepare`, `fences` and `finish`, and none of them knows MkDocs.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any, Literal

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.livereload import LiveReloadServer
from mkdocs.plugins import BasePlugin, CombinedEvent, event_priority, get_plugin_logger
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page
from mkdocs.structure.toc import AnchorLink
from mkdocs.utils.templates import TemplateContext

from game_core import GameError
from lesson_plans.curriculum.document import read_file
from lesson_plans.curriculum.game_files import GAMES, LEAVE_OUT, read_option
from lesson_plans.curriculum.problem import Place, Problem
from lesson_plans.curriculum.source import Text
from lesson_plans.curriculum.translations import ORIGINAL
from widgets import html, material, theme
from widgets.blame import Blame
from widgets.fences.page import Link
from widgets.finish import finish
from widgets.finish.blocked import Blocked
from widgets.finish.policy import PICTURE
from widgets.kept import Kept, read_page
from widgets.messages.fluent import FluentError
from widgets.messages.languages import COMPILED, choose_language, read_pages
from widgets.messages.pseudo import DIRECTIONS
from widgets.options import UbaoConfig
from widgets.prepare import assets
from widgets.prepare.inputs import digest_inputs
from widgets.prepare.site import Site
from widgets.reload import Reload
from widgets.runtime import BUNDLE
from widgets.swap import Swap
from widgets.world import describe_world

log = get_plugin_logger("ubao")
HOLE = '<i class="ubao-hole"></i>'
"""What stands for a drawing while search reads a page."""


class UbaoPlugin(BasePlugin[UbaoConfig]):  # type: ignore[no-untyped-call]
    """Boards in pages, their files in the site, and the security policy."""

    site: Site

    def __init__(self) -> None:
        self.serving = self.dirty = False
        self.swap: Swap | None = None
        self.kept: Kept | None = None
        self.blame: Blame
        self.files: Files
        self._told = 0
        self.own: frozenset[str] = frozenset()
        self.problems: list[Problem] = []
        self._inputs = ""
        self._lasting: list[Problem] = []
        """The mistakes in what the site is made of, whatever is on its pages."""
        self._is_reading = False
        """Whether pages are read, which have mistakes of their own."""
        self._opened = 0
        """How often what the site is made of was read."""
        self._pictures: list[str] = []

    def on_startup(self, *, command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
        """Remember whether an author is at work, who sees mistakes and goes on."""
        self.serving = command == "serve"
        self.dirty = dirty
        if self.serving and dirty:
            self.kept = Kept()

    @event_priority(50)
    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Add the fences and our look."""
        self.problems = []
        self._is_reading = False
        # One who serves has a folder of its own, and who asks for no more than what has changed
        # wants to keep the rest.
        self.swap = None if self.serving or self.dirty else Swap(config)
        path = Path(config.config_file_path)
        try:
            language = self.config.language or choose_language(config.theme.get("language") or "")
            # Our look is made for Material.
            dressed = self.config.look == "ubao" and config.theme.name == "material"
            docs = Path(config.docs_dir)
            self._open_site(path, config.site_name, language, docs, dressed=dressed)
        except (GameError, FluentError) as error:
            raise PluginError(str(error)) from error
        # The list may hold extensions as well as their names.
        config.markdown_extensions.append(self.site.extension)  # type: ignore[arg-type]
        material.dress(config, ours=dressed)
        if warning := material.drop_instant(config):
            log.warning(warning)
        if self.site.languages:
            # The theme looks whether there are any; the way from each page is the page's own.
            config.extra["alternate"] = True
        if DIRECTIONS.get(self.site.language) == "rtl":
            config.theme["direction"] = "rtl"
        return config

    # After plugins that make a list of their own, from files that lie in docs/.
    @event_priority(-200)
    def on_files(self, files: Files, *, config: MkDocsConfig) -> Files:
        """Add what the site gets from us."""
        self._choose_pages(files, config)
        self.own = frozenset(file.dest_uri for file in files.static_pages())
        try:
            prepared = self.site.prepare(config.nav, files.get_file_from_path)
        except (assets.MissingBundle, GameError) as error:
            raise PluginError(str(error)) from error
        config.nav = prepared.nav
        for page in prepared.pages:
            listed = InclusionLevel.INCLUDED if page.listed else InclusionLevel.NOT_IN_NAV
            files.append(File.generated(config, page.uri, content=page.text, inclusion=listed))
        for uri, source in prepared.files:
            given = (
                partial(File.generated, abs_src_path=str(source))
                if isinstance(source, Path)
                else partial(File.generated, content=source)
            )
            files.append(given(config, uri, inclusion=InclusionLevel.INCLUDED))
        self.blame = Blame(config, files)
        self.files = files
        for uri in self.site.rooms.list_inner():
            if own := files.get_file_from_path(uri):
                own.inclusion = InclusionLevel.NOT_IN_NAV
        self._lasting, self._is_reading = [*self.problems], True
        return files

    def on_nav(self, nav: Navigation, *, config: MkDocsConfig, files: Files) -> Navigation:
        """Skip what is as it was, for an author at work."""
        if self.kept:
            for page in self.kept.begin(config, files, describe_world(config, files, self._opened)):
                self._place(page, files)
        return nav

    def on_page_read_source(self, *, page: Page, config: MkDocsConfig) -> str | None:
        """Tell of a page that is no text in UTF-8, and go on without it."""
        self._told = self._count()
        path = page.file.abs_src_path
        readable = path is None or read_file(Path(path), self._report) is not None
        return None if readable else ""

    @event_priority(100)
    def on_page_markdown(
        self, markdown: str, *, page: Page, config: MkDocsConfig, files: Files
    ) -> None:
        """Tell the fences what is known of the page."""
        source = read_page(page.file)
        front = source.removesuffix(markdown)
        self.site.extension.page = self.site.describe(
            page.file.src_uri,
            file=self._name(page.file),
            line=1 if front == source else 1 + front.count("\n"),
            link=partial(_link, page.file, files),
            original=self._link_original(page.file, config) if self.site.languages else None,
        )
        self._place(page, files)
        if self.site.languages:
            page.meta["languages"] = self.site.languages.list_doors(
                page.file.src_uri, page.file.url, page.canonical_url
            )

    @event_priority(-100)
    def on_page_content(
        self, content: str, *, page: Page, config: MkDocsConfig, files: Files
    ) -> None:
        """Notice whether anything was told of the page."""
        if self.kept and self._count() != self._told:
            self.kept.blame(page.file.src_uri)

    @event_priority(100)
    def _hide_pictures(
        self, context: TemplateContext, *, page: Page, config: MkDocsConfig, nav: Navigation
    ) -> None:
        """Take drawings out of a page while search reads it: they are most of it, and no words."""
        self._pictures = PICTURE.findall(page.content or "")
        page.content = PICTURE.sub(HOLE, page.content or "")

    @event_priority(-100)
    def _show_pictures(
        self, context: TemplateContext, *, page: Page, config: MkDocsConfig, nav: Navigation
    ) -> None:
        """Put them back."""
        parts = zip_longest((page.content or "").split(HOLE), self._pictures, fillvalue="")
        page.content = "".join(chain.from_iterable(parts))

    def _list_parts(
        self, context: TemplateContext, *, page: Page, config: MkDocsConfig, nav: Navigation
    ) -> None:
        """List in a table of contents what stands on the page before its text."""
        for place, (title, anchor, below) in enumerate(self.site.list_parts(page.file.src_uri)):
            link = AnchorLink(title, anchor, 2)
            link.children = [AnchorLink(*each, 3) for each in below]
            page.toc.items.insert(place, link)

    on_page_context = CombinedEvent(_hide_pictures, _list_parts, _show_pictures)

    def on_env(self, env: Any, *, config: MkDocsConfig, files: Files) -> None:
        """Now that all pages were read, list their mistakes: to an author at work, or and stop.

        The theme's templates are given our way to say something.
        """
        env.globals.update(html.WORDS)
        if self.kept:
            self.kept.settle(files)
        lines = [str(problem) for problem in sorted(set(self.problems))]
        if self.serving:
            for line in lines:
                log.error(line)
        elif lines:
            heading = f"{len(lines)} mistakes:" if len(lines) > 1 else "a mistake:"
            raise PluginError("\n".join((heading, *lines)))

    @event_priority(-100)
    def on_post_build(self, *, config: MkDocsConfig) -> None:
        """Finish the site, after all other plugins had their say."""
        skipped = self.kept.finish(Path(config.site_dir), self.files) if self.kept else ()
        try:
            # An author wants to see what was written, not what was kept.
            finish(
                Path(config.site_dir),
                offline=self.config.offline and not self.serving,
                packed=self.config.packed and not self.serving,
                policy=self.config.policy,
                own=self.own,
                skipped=skipped,
                hear=self._hear,
            )
        except ValueError as error:
            raise PluginError(str(error)) from error
        for sentence in self.blame.told:
            log.warning(sentence)
        if self.swap:
            self.swap.finish(config)

    def on_build_error(self, *, error: Exception) -> None:
        """Leave the last good site as it was."""
        if self.swap:
            self.swap.drop()
        if self.kept:
            self.kept.forget()

    def on_serve(
        self, server: LiveReloadServer, *, config: MkDocsConfig, builder: Any
    ) -> LiveReloadServer:
        """Reload pages under the policy, also when the browser side has changed."""
        app = server.get_app()
        assert app is not None
        server.set_app(Reload(app))
        for path in self.config.games:
            server.watch(str(self.site.home / path))
        layers = [layer for layer in self.site.curriculum.layers if layer.is_dir()]
        for folder in (assets.BROWSER, theme.HERE, html.HERE, COMPILED, *layers, BUNDLE):
            server.watch(str(folder))
        for catalog in read_pages(self.site.language):
            server.watch(str(catalog.path))
        return server

    def _choose_pages(self, files: Files, config: MkDocsConfig) -> None:
        """Keep the pages that there are in one language, under the same paths as in all."""
        languages = self.site.languages
        if not languages:
            return
        for file in files.documentation_pages(inclusion=InclusionLevel.is_included):
            uri = file.src_uri
            other = languages.find(uri)
            if languages.is_other(uri) or other or languages.language != ORIGINAL:
                files.remove(file)
            if other and not languages.is_other(uri):
                files.append(File.generated(config, uri, abs_src_path=str(other)))

    def _link_original(self, file: File, config: MkDocsConfig) -> Link:
        """Has the addresses of pages in the original's language, seen from a page."""

        def locate(uri: str) -> str:
            return File.generated(config, uri, content="").url

        return lambda uri: self.site.languages.link_original(uri, file.url, locate)

    def _place(self, page: Page, files: Files) -> None:
        """Tell the theme which room of a game a page is, and the navigation where it belongs."""
        uri = page.file.src_uri
        if room := self.site.rooms.find(uri):
            page.meta.setdefault("room", room)
        home = files.get_file_from_path(self.site.rooms.list_inner().get(uri, uri))
        if home and home.page and home.page is not page:
            page.parent = home.page.parent

    def _open_site(
        self, path: Path, name: str, language: str, docs: Path, *, dressed: bool
    ) -> None:
        """Read what the site is made of, unless nothing of it has changed since the last build.

        Raises GameError and FluentError.
        """
        own = self.config
        languages = {str(code): folder for code, folder in own.languages.items()}
        asked = (own.pages, str(dressed), *own.games, *own.leave_out, *languages)
        options = (name, language, str(path), *asked)
        inputs = digest_inputs(path.parent, own.games, options)
        if inputs == self._inputs:
            self.problems += self._lasting
            return
        self._inputs = ""
        self._opened += 1
        self.site = Site(
            path.parent,
            self._report,
            self._list(path, GAMES, own.games),
            left=self._list(path, LEAVE_OUT, own.leave_out),
            name=name,
            language=language,
            languages=languages,
            docs=docs,
            ours=own.pages == "ubao",
            dressed=dressed,
        )
        self._inputs = inputs

    def _count(self) -> int:
        """How much was told until now."""
        return len(self.problems) + (self.kept.count() if self.kept else 0)

    def _hear(self, name: str, blocked: Blocked) -> None:
        """Hear of what the policy blocks on a page, and see it again next time."""
        self.blame.hear(name, blocked)
        if self.kept:
            pages = self.files.documentation_pages()
            self.kept.blame(*(file.src_uri for file in pages if file.dest_uri == name))

    def _report(self, problem: Problem) -> None:
        """Hear of a mistake; what a page told first is read again, so that it is told again."""
        self.problems.append(problem)
        if self._is_reading:
            self._inputs = ""

    def _list(self, path: Path, option: str, values: Sequence[str]) -> list[Text]:
        """The values of an option, each at its line; another file of MkDocs' may name some."""
        report = self._report
        named = {text.value: text for text in read_option(path, option, report)}
        elsewhere = Place(path.name, 1, option, report)
        return [named.get(value) or Text(value, elsewhere) for value in values]

    def _name(self, file: File) -> str:
        return self.site.name(Path(file.abs_src_path)) if file.abs_src_path else file.src_uri


def _link(file: File, files: Files, path: str) -> str | None:
    """The address of another page, seen from this one; None where the site does not have it."""
    other = files.get_file_from_path(path)
    return other.url_relative_to(file) if other else None
