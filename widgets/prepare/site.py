"""A configured site, and everything it gets from us, independent of its generator.

Call it with the navigation and a test for existing pages:

    register_games(home, games, problems.append)
    site = Site(home, problems.append)
    prepared = site.prepare(nav, docs.__contains__)
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import MappingProxyType

from game_core import Game
from game_core.registry import list_games
from lesson_plans.curriculum.agreement import check_signs
from lesson_plans.curriculum.glossary import load as load_glossary
from lesson_plans.curriculum.layers import find_curriculum
from lesson_plans.curriculum.problem import Report, name_file
from lesson_plans.curriculum.puzzles.digests import digest, digest_others
from lesson_plans.curriculum.source import Text
from lesson_plans.curriculum.translations import ORIGINAL, translate
from widgets import ROOT, html, theme
from widgets.build_cache import NO_CACHE, BuildCache
from widgets.exercises import Exercises
from widgets.fences.extension import FenceExtension
from widgets.fences.glossary import Glossary
from widgets.fences.page import Link, PageContext
from widgets.messages.languages import ENGLISH, PACKAGES
from widgets.messages.pseudo import DIRECTIONS
from widgets.prepare import assets, pages, training
from widgets.prepare.languages import Languages
from widgets.prepare.messages import write_messages
from widgets.prepare.pages import Nav, PreparedPage
from widgets.prepare.plans import INDEX, Lessons
from widgets.prepare.rooms import Rooms, find_rules, name_page
from widgets.prepare.training import list_sets

type Has = Callable[[str], object]
"""Returns whether a site has its own page at a path in docs/."""


@dataclass(frozen=True)
class Prepared:
    """Additions to a site; `files` are paths in the site, with a text or a source file for each."""

    pages: Sequence[PreparedPage]
    files: Sequence[tuple[str, str | Path]]
    nav: Nav


class Site:
    """A site whose configuration is in the folder `home`. Authors' mistakes go to `report`.

    `left` is the part of our curriculum to leave out; `name` is the site's, `language` a code,
    `languages` the folders of all its languages by code, `docs` the folder of its pages. Without
    `ours` it gets none of our pages; without `dressed`, its own pages keep their look; with
    `drafts`, they're shown. `cache` persists between builds. Register its games first
    (`curriculum.game_files.register_games`); it uses the current language
    (`messages.site.speaking`).
    """

    def __init__(
        self,
        home: Path,
        report: Report,
        *,
        left: Sequence[Text] = (),
        name: str = "Ubao",
        language: str = ENGLISH,
        languages: Mapping[str, str] = MappingProxyType({}),
        docs: Path = Path("docs"),
        ours: bool = True,
        dressed: bool = True,
        drafts: bool = False,
        cache: BuildCache = NO_CACHE,
    ) -> None:
        self.cache = cache
        self.site_name = name
        self.language = language
        self.ours = ours
        self.dressed = dressed
        self.report = report
        self.home = home
        spoken = ORIGINAL if language in DIRECTIONS else language
        self.curriculum = find_curriculum(home, left, spoken, drafts=drafts)
        self.languages = Languages(languages, spoken, docs, self.curriculum)
        self.exercises = Exercises(self.curriculum, report)
        self.lessons = Lessons(self.curriculum)
        self.glossary = Glossary(load_glossary(self.curriculum, report))
        self.extension = FenceExtension(report, exercises=self.exercises, glossary=self.glossary)
        """The fences of this site, which need each page's context."""
        self._pages: dict[str, PreparedPage] = {}
        self.foreign: set[str] = set()
        """Pages in the original language, because there's no translation."""
        self._data: Mapping[str, str] = {}
        self._shows: object = None
        """The games in these data, and those with plans in them."""
        self.rooms = Rooms()

    def prepare(self, nav: Nav, has: Has) -> Prepared:
        """Return what the site gets, with this navigation and its own pages.

        Raises MissingBundle, and GameError for a package's unavailable game.
        """
        if not self.ours:
            return Prepared((), self._collect_files(()), nav)
        language = self.curriculum.language
        named = {*pages.list_pages(nav)}
        found = [*pages.find_missing(nav, has, language)]
        ours = {uri for uri, _ in found}
        self.foreign = {
            uri for uri, path in found if translate(pages.find_folder() / uri, language) != path
        }
        shown = [game for game in list_games() if (uri := name_page(game)) in ours or has(uri)]
        rules = find_rules(shown, lambda uri: uri in ours or has(uri), language)
        added = [
            PreparedPage(uri, path.read_text("utf-8"), self.name(path), listed=uri in named)
            for uri, path in (*found, *rules)
        ]
        added += training.write_pages(shown, self.exercises)
        taught = shown if INDEX in ours or has(INDEX) else []
        if taught != [*self.lessons.games]:
            self.lessons = (
                Lessons.read(self.curriculum, taught, self.report)
                if taught
                else Lessons(self.curriculum)
            )
        added += self.lessons.pages
        self._pages = {page.uri: page for page in added}
        self.rooms = Rooms(shown, lambda uri: uri in self._pages or has(uri))
        files = self._collect_files(shown)
        nav = pages.follow(nav, pages.GAMES, [uri for game in shown if has(uri := name_page(game))])
        return Prepared(added, files, self.lessons.extend(nav))

    def _collect_files(self, shown: Sequence[Game]) -> Sequence[tuple[str, str | Path]]:
        shows = [*shown], [*self.lessons.games]
        if shows != self._shows:
            self._data, self._shows = self._collect_data(shown), shows
        messages = self.cache.get_or_make(
            f"messages.{self.language}", (), lambda: dict(write_messages(self.language))
        )
        return [
            *assets.collect(),
            *theme.collect(),
            *assets.read_styles(),
            *assets.read_licenses(),
            *messages.items(),
            theme.read_style(dressed=self.dressed),
            theme.write_manifest(self.site_name),
            *self._data.items(),
            *assets.write_sources(self.report),
        ]

    def _collect_data(self, shown: Sequence[Game]) -> Mapping[str, str]:
        """Return the files of puzzles and tutorials, after checking each."""
        exercises, sets = self.exercises, list_sets(self.lessons.plans, self.lessons.unit)
        data: dict[str, str] = {}
        found = digest_others(), str(self.curriculum.drafts)

        def keep(part: str, make: Callable[[], Iterable[tuple[str, str]]], *of: str) -> None:
            # Of plans they show only what's in the sets.
            key = *found, *of, digest_curriculum(self.home, (".yml", ".json"), part)
            name = f"training.{self.language}.{part}".rstrip(".")
            data.update(self.cache.get_or_make(name, key, lambda: dict(make())))

        def write_lists() -> Iterator[tuple[str, str]]:
            if self.ours:
                check_signs(exercises.collection, exercises.tutorials)
            puzzles = exercises.puzzles.values()
            yield training.write_index(puzzles, exercises.tutorials, sets, shown)
            yield training.write_prompts(puzzles)

        for game in list_games():
            keep(game.slug, partial(training.write_tasks, exercises, game))
        keep("", write_lists, json.dumps([sets, [game.slug for game in shown]]))
        return data

    def describe(
        self, uri: str, file: str, line: int, link: Link, original: Link | None = None
    ) -> PageContext:
        """Return the context of a page.

        Its text, below the front matter, begins on this line of the file, unless it's prepared from
        another; `link` has the addresses of pages relative to it, `original` those that exist in
        the original language only.
        """
        ours = self._pages.get(uri)
        unexplained = uri == pages.GLOSSARY or uri.startswith(pages.FOR_MAKERS)
        page = PageContext(
            file=ours.file if ours else file,
            line=ours.line if ours and ours.line else line,
            link=link,
            own=uri if ours or original else "",
            original=original or (lambda _: None),
            anchored=lambda other: (other in self.foreign) == (uri in self.foreign),
            glossary=None if unexplained else link(pages.GLOSSARY),
        )
        return self.rooms.describe(uri, self.lessons.describe(uri, page))

    def name(self, path: Path) -> str:
        """Return a path as authors know it, relative to the configuration."""
        return name_file(path, self.home)


KINDS = (".yml", ".md", ".json")
"""The suffixes of curriculum files."""


def digest_inputs(home: Path, games: Iterable[str], options: Iterable[str]) -> str:
    """Digest the contents of all files that may affect each page of a site, and the options.

    `games` are relative to `home`. The curriculum isn't included: a page shows little of it.
    """
    found = [home / game for game in games]
    found += [path for each in PACKAGES for path in sorted((ROOT / each).rglob("*.ftl"))]
    found += sorted(html.HERE.rglob("*.html"))
    return _digest(home, found, *options)


def digest_curriculum(home: Path, kinds: Sequence[str] = KINDS, folder: str = "") -> str:
    """Digest the contents of a site's curriculum files with these suffixes, all or a folder's."""
    folders = [layer / folder for layer in find_curriculum(home).layers]
    found = (path for each in folders for path in sorted(each.rglob("*")) if path.suffix in kinds)
    return _digest(home, found)


def _digest(home: Path, found: Iterable[Path], *texts: str) -> str:
    parts: list[str | bytes] = [*texts]
    for path in found:
        parts += name_file(path, home), path.read_bytes() if path.is_file() else b""
    return digest(*parts)
