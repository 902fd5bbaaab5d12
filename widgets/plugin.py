"""The MkDocs plugin `ubao`: glue between MkDocs and what does the work."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Literal

from mkdocs.config.base import Config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.livereload import LiveReloadServer
from mkdocs.plugins import BasePlugin, event_priority, get_plugin_logger
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page
from mkdocs.utils.templates import TemplateContext

from game_core import GAMES, Game
from lesson_plans.curriculum.folder import OWN, find_curriculum
from lesson_plans.curriculum.glossary import load as load_words
from lesson_plans.curriculum.problem import Problem
from lesson_plans.curriculum.progress_codes import check_signs
from lesson_plans.curriculum.tutorials import read_tutorials
from widgets import assets, finding, policy, theme, training
from widgets.fences import FenceExtension, PageContext
from widgets.fences.extension import render_problems
from widgets.fences.page import RUN, Link
from widgets.fences.words import Words
from widgets.lessons import INDEX, Lessons
from widgets.pages import find_missing
from widgets.puzzles import Shelf
from widgets.reload import Reload
from widgets.runtime import BUNDLE, scripts

type Texts = list[tuple[str, str]]
"""Paths in the site or of sources, and what stands there."""

log = get_plugin_logger("ubao")
WORDS = "glossary.md"
"""The page that explains words."""


class UbaoConfig(Config):  # type: ignore[no-untyped-call]
    """The plugin's options in mkdocs.yml: there are none."""


class UbaoPlugin(BasePlugin[UbaoConfig]):  # type: ignore[no-untyped-call]
    """Boards in pages, their files in the site, and the security policy."""

    def __init__(self) -> None:
        self.serving = False
        self.problems: list[Problem] = []

    def on_startup(self, *, command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
        """Remember whether an author is at work, who sees mistakes and goes on."""
        self.serving = command == "serve"

    @event_priority(50)
    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Add the fences and our look, and help search before it makes up its mind."""
        finding.prepare(config.plugins.values())
        self.problems = []
        self.curriculum = find_curriculum(Path(config.config_file_path).parent)
        self.shelf = Shelf(self.curriculum, self.problems.append)
        words = Words(load_words(self.problems.append))
        self.fences = FenceExtension(self.problems.append, shelf=self.shelf, words=words)
        self.lessons = Lessons(self.curriculum)
        # The list may hold extensions as well as their names.
        config.markdown_extensions.append(self.fences)  # type: ignore[arg-type]
        theme.dress(config)
        return config

    def on_files(self, files: Files, *, config: MkDocsConfig) -> Files:
        """Add what boards need, the licences, and pages of ours that the navigation names."""
        for uri, path in [*find_missing(config.nav, files.get_file_from_path)]:
            files.append(File.generated(config, uri, abs_src_path=str(path)))
        try:
            collected = [*assets.collect(), *theme.collect()]
        except assets.MissingBundle as error:
            raise PluginError(str(error)) from error
        ours = [File.generated(config, uri, abs_src_path=str(path)) for uri, path in collected]
        texts = [*assets.read_styles(), theme.read_style()]
        games = [game for game in GAMES if files.get_file_from_path(f"games/{game.slug}.md")]
        data, pages = self._train(games)
        texts += [*assets.read_licences(), *self.shelf.write(), *data]
        ours += [File.generated(config, uri, content=text) for uri, text in texts]
        for file in ours:
            file.inclusion = InclusionLevel.INCLUDED
            files.append(file)
        for uri, text in pages:
            page = File.generated(config, uri, content=text)
            page.inclusion = InclusionLevel.NOT_IN_NAV
            files.append(page)
        if files.get_file_from_path(INDEX):
            self.lessons.read(self.problems.append, games)
            self.lessons.extend(config.nav or [])
        for uri, path, listed in self.lessons.files():
            plan = File.generated(config, uri, abs_src_path=str(path))
            plan.inclusion = InclusionLevel.INCLUDED if listed else InclusionLevel.NOT_IN_NAV
            files.append(plan)
        self.imports = scripts.find_imports(assets.ENTRY)
        return files

    def _train(self, games: Sequence[Game]) -> tuple[Texts, Texts]:
        """What is told of all puzzles and tutorials, and the pages where games are trained."""
        tutorials = read_tutorials(self.curriculum, self.problems.append)
        check_signs(self.shelf.collection, tutorials)
        data = training.write_data([*self.shelf.puzzles.values()], tutorials)
        return [*data], [*training.write_pages(games, tutorials)]

    @event_priority(100)
    def on_page_markdown(
        self, markdown: str, *, page: Page, config: MkDocsConfig, files: Files
    ) -> str | None:
        """Tell the fences what is known of the page.

        A plan with mistakes is not shown, only they are.
        """
        uri = page.file.src_uri
        source = page.file.content_string
        front = source.removesuffix(markdown)
        link = partial(_link, page.file, files)
        plan, view = self.lessons.find(uri)
        file = _name(page.file, config)
        problems = [found for found in self.lessons.problems if found.file == file]
        self.fences.page = PageContext(
            file=file,
            line=1 if front == source else 1 + front.count("\n"),
            link=link,
            own=uri if page.file.generated_by else "",
            words=self._find_words(uri, view, link),
            # What is worth playing is what the class should find.
            coached=view != RUN,
            plan=None if problems else plan,
            view=view,
        )
        if problems:
            return render_problems("plan", problems)
        self.lessons.dress(page)
        finding.rank(uri, page.meta)
        return None

    def _find_words(self, uri: str, view: str, link: Link) -> str | None:
        """The address of the page that explains words, for a page that is linked to it.

        Nothing leads away from a lesson that runs, and what is shown on the wall is plain.
        """
        if uri == WORDS or uri.startswith(finding.FOR_MAKERS) or view == RUN:
            return None
        return link(WORDS)

    def on_page_context(
        self, context: TemplateContext, *, page: Page, config: MkDocsConfig, nav: Navigation
    ) -> TemplateContext:
        """Hand the plans to the templates."""
        self.lessons.complete_contents(page)
        context.update(self.lessons.context(page))  # type: ignore[typeddict-item]
        return context

    def on_env(self, env: Any, *, config: MkDocsConfig, files: Files) -> None:
        """Now that all pages were read, list their mistakes: to an author at work, or and stop."""
        lines = [str(problem) for problem in sorted(set(self.problems))]
        if self.serving:
            for line in lines:
                log.error(line)
        elif lines:
            heading = f"{len(lines)} mistakes:" if len(lines) > 1 else "a mistake:"
            raise PluginError("\n".join((heading, *lines)))

    def on_post_page(self, output: str, *, page: Page, config: MkDocsConfig) -> str:
        """Load what the boards on a page need."""
        links = assets.link(page.file.dest_uri, page.content or "", self.imports)
        return output.replace("</head>", f"{links}</head>", 1)

    @event_priority(-100)
    def on_post_build(self, *, config: MkDocsConfig) -> None:
        """Write the policy into every page, after all other plugins had their say."""
        try:
            policy.protect_site(Path(config.site_dir))
        except ValueError as error:
            raise PluginError(str(error)) from error

    def on_serve(
        self, server: LiveReloadServer, *, config: MkDocsConfig, builder: Any
    ) -> LiveReloadServer:
        """Reload pages under the policy, also when the browser side has changed."""
        app = server.get_app()
        assert app is not None
        server.set_app(Reload(app))
        server.watch(str(assets.BROWSER))
        server.watch(str(OWN))
        server.watch(str(theme.HERE))
        server.watch(str(self.curriculum))
        server.watch(str(BUNDLE))
        return server


def _link(file: File, files: Files, path: str) -> str | None:
    """The address of another page, seen from this one; None where the site does not have it."""
    other = files.get_file_from_path(path)
    return other.url_relative_to(file) if other else None


def _name(file: File, config: MkDocsConfig) -> str:
    """A page's file as its author knows it: its path seen from mkdocs.yml."""
    if file.abs_src_path is None:
        return file.src_uri
    path = Path(file.abs_src_path)
    home = Path(config.config_file_path).parent
    return path.relative_to(home).as_posix() if path.is_relative_to(home) else str(path)
