"""The MkDocs plugin `ubao`: glue between MkDocs and the steps `prepare`, `fences` and `finish`.

None of those imports MkDocs.
"""

from __future__ import annotations

import logging
import re
import shutil
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from jinja2 import Environment
from markupsafe import escape
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, CombinedEvent, event_priority, get_plugin_logger
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page
from mkdocs.structure.toc import AnchorLink
from mkdocs.utils import CountHandler, clean_directory
from mkdocs.utils.templates import TemplateContext

from game_core import GameError
from game_core.messages.fluent import FluentError
from lesson_plans.curriculum.document import read_file
from lesson_plans.curriculum.problem import tell_refusal
from widgets import ROOT, html, theme
from widgets.finish import finish
from widgets.finish.pictures import BOARD, DRAWING, put_pictures, take_pictures
from widgets.messages.languages import ENGLISH, list_catalogs
from widgets.messages.pseudo import DIRECTIONS
from widgets.mkdocs import material, pages
from widgets.mkdocs.conversions import Conversion, Conversions, Source
from widgets.mkdocs.dev_server import allow_reload, serve_files
from widgets.mkdocs.policy_report import tell_blocked
from widgets.mkdocs.renderings import Renderings
from widgets.mkdocs.site_loader import SiteLoader, UbaoConfig
from widgets.prepare import assets
from widgets.prepare.site import Site
from widgets.runtime import BUNDLE

if TYPE_CHECKING:
    # Only `serve` needs it.
    from mkdocs.livereload import LiveReloadServer

log = get_plugin_logger("ubao")


class StagedBuild:
    """A build into a folder next to the site's own. Raises PluginError if that's impossible.

    A mistake may surface when half of a site is written. Meanwhile `site/` stays complete.
    """

    def __init__(self, config: MkDocsConfig) -> None:
        self.target = Path(config.site_dir)
        self.beside = self.target.with_name(f".{self.target.name}.new")
        try:
            self.beside.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise PluginError(tell_refusal(error)) from error
        # MkDocs empties it first.
        config.site_dir = str(self.beside)

    def finish(self, config: MkDocsConfig) -> None:
        """Replace the last site, unless warnings will fail the build."""
        config.site_dir = str(self.target)
        handlers = logging.getLogger("mkdocs").handlers
        counters = [each for each in handlers if isinstance(each, CountHandler)]
        warned = any(number for each in counters for _, number in each.get_counts())
        if not (config.strict and warned):
            # Keep the folder, which may be a mount point, and hidden files in it that aren't ours.
            self.target.mkdir(parents=True, exist_ok=True)
            clean_directory(str(self.target))
            for new in self.beside.iterdir():
                shutil.rmtree(self.target / new.name, ignore_errors=True)
                shutil.move(new, self.target / new.name)
        self.drop()

    def drop(self) -> None:
        """Remove what was built."""
        shutil.rmtree(self.beside, ignore_errors=True)


class UbaoPlugin(BasePlugin[UbaoConfig]):  # type: ignore[no-untyped-call]
    """Adds boards to pages, their files to the site, and the security policy."""

    site: Site

    def __init__(self) -> None:
        self.serving = self.dirty = False
        self.staged: StagedBuild | None = None
        self.conversions: Conversions | None = None
        self.renderings: Renderings | None = None
        self._converted: Conversion | Source | None = None
        """The page being read, or what it is made from."""
        self._extensions: list[str]
        """The Markdown extensions, while a cached page needs none."""
        self._rendered: object = None
        """What the page being written is made from."""
        self.files: Files
        self._added: list[File] = []
        """Our files in this build."""
        self._served: dict[str, File] | None = None
        """Those that the server reads where they are, by their paths, once it runs."""
        self.loader = SiteLoader()
        self._pictures: Sequence[str] = ()
        self.templates = material.TemplateCache()
        self._line = 1

    def on_startup(self, *, command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
        """Remember whether this is `serve`, which shows mistakes instead of stopping."""
        self.serving = command == "serve"
        self.dirty = dirty
        self._served = None
        if self.serving:
            self.conversions = Conversions(lambda: len(self.loader.problems))
            self.renderings = Renderings()

    @event_priority(50)
    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Add the fences and our look."""
        # `serve` has a temporary folder, and a dirty build keeps files.
        self.staged = None if self.serving or self.dirty else StagedBuild(config)
        try:
            self.site = self.loader.open(config, self.config, drafts=self.serving)
        except (GameError, FluentError) as error:
            raise PluginError(str(error)) from error
        # The list may hold extension objects, too.
        config.markdown_extensions.append(self.site.extension)  # type: ignore[arg-type]
        material.dress(config, ours=self.site.dressed)
        if warning := material.drop_instant(config):
            log.warning(warning)
        if self.site.languages:
            # The theme only checks whether there are any; each page has its own links.
            config.extra["alternate"] = True
        if DIRECTIONS.get(self.site.language) == "rtl":
            config.theme["direction"] = "rtl"
        # The theme puts it into attributes unescaped; escaped text isn't escaped again.
        config.site_name = escape(config.site_name)
        return config

    # After plugins that replace the list with one of the files in docs/.
    @event_priority(-200)
    def on_files(self, files: Files, *, config: MkDocsConfig) -> Files:
        """Add our pages and files."""
        pages.hold_drafts(files)
        pages.keep_language(files, self.site.languages, config)
        self.own = {file.dest_uri for file in files.static_pages()}
        try:
            prepared = self.site.prepare(config.nav, files.get_file_from_path)
        except (assets.MissingBundle, GameError) as error:
            raise PluginError(str(error)) from error
        config.nav = prepared.nav
        self._added = pages.add_prepared(files, prepared, config)
        self.files = files
        if self.conversions:
            shared = self.loader.inputs, self.site.glossary.anchors, self.site.foreign
            self.conversions.begin(config, files, shared, is_new=self.loader.is_new)
        pages.unlist_inner(files, self.site.rooms)
        self.loader.turn_to_pages()
        return files

    def on_page_read_source(self, *, page: Page, **_: Any) -> str | None:
        """Report a page that isn't UTF-8, and continue without it."""
        path = page.file.abs_src_path
        readable = path is None or read_file(Path(path), self.loader.report) is not None
        return None if readable else ""

    @event_priority(100)
    def _open_page(self, markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> None:
        """Set the theme's values for a page."""
        source = pages.read(page.file)
        front = source.removesuffix(markdown)
        self._line = 1 if front == source else 1 + front.count("\n")
        pages.place_page(page, self.site.rooms, files)
        if languages := self.site.languages:
            at = page.file.src_uri, page.file.url, page.canonical_url
            page.meta["languages"] = languages.list_links(*at)

    # After plugins that change the Markdown.
    @event_priority(-100)
    def _describe_page(
        self, markdown: str, *, page: Page, config: MkDocsConfig, files: Files
    ) -> str:
        """Set the fences' context of a page, unless it's cached."""

        def find_context() -> object:
            page_context = pages.describe(page.file, self._line, self.site, files, config)
            self.site.extension.page = page_context
            # Without its functions, which would keep all files of this build.
            kept = replace(page_context, link=str, original=str, anchored=bool)
            return kept, self.site.extension.read_shown(markdown)

        if self.conversions:
            self._converted = self.conversions.find(page, markdown, find_context)
            if isinstance(self._converted, Conversion):
                # MkDocs makes a converter for each page: a tenth of the work after a save.
                config.markdown_extensions, self._extensions = [], config.markdown_extensions
                return ""
            return markdown
        find_context()
        return markdown

    on_page_markdown = CombinedEvent(_open_page, _describe_page)

    # Before plugins that change the HTML.
    @event_priority(100)
    def on_page_content(
        self, content: str, *, page: Page, config: MkDocsConfig, files: Files
    ) -> str | None:
        """Store a page's converted HTML, or return the cached HTML."""
        if isinstance(self._converted, Conversion):
            config.markdown_extensions = self._extensions
            return self._converted.restore(page, files)
        if self.conversions and self._converted:
            self.conversions.store(page, self._converted)
        return None

    @event_priority(100)
    def _hide_pictures(
        self, context: TemplateContext, *, page: Page, config: MkDocsConfig, nav: Navigation
    ) -> None:
        """Hide what search needn't read: drawings, most of a page, or all of a cached page."""
        content, output = page.content or "", None
        if self.renderings:
            self._rendered, output = self.renderings.find(page, config, nav)
        if output is None:
            page.content, self._pictures = take_pictures(content, BOARD, DRAWING)
        else:
            page.content, self._pictures = "", [content]
            context["ubao_output"] = output  # type: ignore[typeddict-unknown-key]

    @event_priority(-100)
    def _show_pictures(
        self, context: TemplateContext, *, page: Page, config: MkDocsConfig, nav: Navigation
    ) -> None:
        page.content = put_pictures(page.content or "", self._pictures)

    # Before the page is compared.
    @event_priority(150)
    def _complete_contents(
        self, context: TemplateContext, *, page: Page, config: MkDocsConfig, nav: Navigation
    ) -> None:
        """Add the parts above a page's text to its contents, and spaces that Python-Markdown lost.

        Without French's narrow ones, “?” would begin a line.
        """
        parts = self.site.lessons.list_parts(page.file.src_uri)
        for place, (title, anchor, below) in enumerate(parts):
            link = AnchorLink(title, anchor, 2)
            link.children = [AnchorLink(*each, 3) for each in below]
            page.toc.items.insert(place, link)
        links = [*page.toc]
        for link in links:
            link.title = re.sub(r" (?=[;:?!»])|(?<=«) ", "\N{NARROW NO-BREAK SPACE}", link.title)
            links += link.children

    on_page_context = CombinedEvent(_hide_pictures, _complete_contents, _show_pictures)

    def on_env(self, env: Environment, files: Files, **_: Any) -> None:
        """Give the theme our messages; report the mistakes of pages, and stop unless serving."""
        env.globals.update(html.WORDS)
        env.bytecode_cache = self.templates
        if self.renderings:
            self.renderings.begin(self.loader.inputs)
            env.globals["ubao_kept"] = env.from_string("{{ ubao_output }}")
        if self._served is not None:
            self._served = pages.hold_files(files, self._added)
        lines = [str(problem) for problem in sorted({*self.loader.problems})]
        if self.serving:
            for line in lines:
                log.error(line)
        elif lines:
            heading = f"{len(lines)} mistakes:" if len(lines) > 1 else "a mistake:"
            raise PluginError("\n".join((heading, *lines)))

    # Before plugins that change a rendered page: they do so each time.
    @event_priority(1000)
    def on_post_page(self, output: str, *, page: Page, **_: Any) -> None:
        """Cache a page."""
        if self.renderings:
            self.renderings.store(page, self._rendered, output)

    @event_priority(-100)
    def on_post_build(self, *, config: MkDocsConfig) -> None:
        """Finish the site, after all other plugins."""
        try:
            # Authors want to see the current files, not an offline copy.
            blocked = finish(
                Path(config.site_dir),
                offline=self.config.offline and not self.serving,
                packed=self.config.packed and not self.serving,
                hosted=not self.serving,
                policy=self.config.policy,
                own=self.own,
                index=self.renderings.complete if self.renderings else list,
                cache=self.renderings.finished if self.renderings else None,
            )
        except ValueError as error:
            raise PluginError(str(error)) from error
        for sentence in tell_blocked(blocked, config, self.files):
            log.warning(sentence)
        if self.staged:
            self.staged.finish(config)
        self.loader.close()
        if self.conversions:
            self.conversions.end()

    def on_build_error(self, *, error: Exception) -> None:
        """Keep the last good site."""
        self.loader.close()
        if self.staged:
            self.staged.drop()
        if self.conversions:
            self.conversions.end()
            self.conversions.clear()
        if self.renderings:
            self.renderings.clear()

    def _read_served(self, uri: str) -> bytes | None:
        file = (self._served or {}).get(uri)
        return file.content_bytes if file else None

    def on_serve(self, server: LiveReloadServer, **_: Any) -> LiveReloadServer:
        """Serve pages under the policy, and files; rebuild if the browser side changes."""
        app = server.get_app()
        assert app is not None
        # With `--clean`, the site is a published one, with all its files.
        self._served = {} if self.serving else None
        server.set_app(serve_files(allow_reload(app), server.mount_path, self._read_served))
        for path in self.config.games:
            server.watch(str(self.site.home / path))
        layers = [layer for layer in self.site.curriculum.layers if layer.is_dir()]
        for folder in (assets.BROWSER, theme.HERE, html.HERE, *layers, BUNDLE):
            server.watch(str(folder))
        for code in {ENGLISH, self.site.language}:
            for catalog in list_catalogs(ROOT, code):
                server.watch(str(catalog.path))
        return server
