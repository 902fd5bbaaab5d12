"""Load a site's options, curriculum and games once for many builds, and collect mistakes.

`serve` builds again and again: unchanged inputs aren't read again, and their mistakes are repeated.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from mkdocs.config import config_options as kinds
from mkdocs.config.base import Config, ValidationError
from mkdocs.config.defaults import MkDocsConfig

from game_core.game_files import list_sources
from game_core.messages.catalog import Language
from lesson_plans.curriculum.game_files import GAMES, LEAVE_OUT, read_option, register_games
from lesson_plans.curriculum.problem import Place, Problem
from lesson_plans.curriculum.source import Text
from lesson_plans.curriculum.translations import ORIGINAL
from widgets.build_cache import BuildCache
from widgets.finish.policy import POLICIES, Policy
from widgets.messages.languages import choose_language, list_languages
from widgets.messages.pseudo import DIRECTIONS
from widgets.messages.site import read_language, speaking
from widgets.mkdocs.process import find_line
from widgets.prepare.languages import name_language
from widgets.prepare.site import Site, digest_curriculum, digest_inputs


class PolicyOption(kinds.Choice[Policy]):
    """The policy option, which reads YAML's `off` as a word instead of false."""

    def __init__(self) -> None:
        super().__init__(POLICIES, default="strict")

    def run_validation(self, value: object) -> Policy:
        """Return the word."""
        return super().run_validation("off" if value is False else value)


class LanguagesOption(kinds.DictOfItems[str]):
    """The languages option, whose keys are codes of languages."""

    def __init__(self) -> None:
        super().__init__(kinds.Type(str), default={})

    def run_validation(self, value: object) -> dict[str, str]:
        """Return the folders by code."""
        folders = super().run_validation(value)
        for code in folders:
            try:
                name_language(code)
            except ValueError as error:
                raise ValidationError(f"“{code}” is no language's code.") from error
        return folders


class UbaoConfig(Config):  # type: ignore[no-untyped-call]
    """The plugin's options in mkdocs.yml."""

    games = kinds.ListOfItems(kinds.Type(str), default=[])
    """Files of the site's own games."""
    leave_out = kinds.ListOfItems(kinds.Type(str), default=[])
    """Parts of our curriculum to leave out: `lesson_plans.curriculum.layers`."""
    language = kinds.Optional(kinds.Choice(list_languages()))
    """The language of our words; by default the theme's, if we have it."""
    languages = LanguagesOption()
    """The folders of the site's languages by code: `prepare.languages`."""
    offline = kinds.Type(bool, default=True)
    """Whether devices store the site for offline use."""
    packed = kinds.Type(bool, default=False)
    """Whether to add compressed copies of files, for hosts that serve them."""
    policy = PolicyOption()
    """The pages with the security policy: all, those with boards, or none."""
    look = kinds.Choice(("ubao", "site"), default="ubao")
    """The look of the site; themes other than Material keep their own anyway."""
    pages = kinds.Choice(("ubao", "site"), default="ubao")
    """Whether the site gets our pages, or only has its own."""


class SiteLoader:
    """The site made from its configuration, curriculum and games."""

    site: Site

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        """The mistakes of this build."""
        self.inputs = ""
        """A digest of what may affect all pages, except for the curriculum."""
        self.is_new = True
        """Whether any of it changed for this build."""
        self._lasting: list[Problem] = []
        """The mistakes outside pages."""
        self._is_reading = False
        """Whether pages are being converted, which have mistakes of their own."""
        self._loaded: object = None
        """What the site was loaded from, as a digest, and the files of its games."""
        self._language: Language
        self._speech = ExitStack()

    def open(self, config: MkDocsConfig, options: UbaoConfig, *, drafts: bool) -> Site:
        """Load the site, unless it's unchanged; its language is active until `close`.

        Raises GameError and FluentError.
        """
        self.close()
        path, name = Path(config.config_file_path), config.site_name
        language = options.language or choose_language(config.theme.get("language") or "")
        # Our look is made for Material.
        dressed = options.look == "ubao" and config.theme.name == "material"
        self.problems = []
        self._is_reading = False
        languages = options.languages
        asked = options.pages, dressed, options.games, options.leave_out, languages
        given = name, language, path.name, repr(asked)
        self.inputs = digest_inputs(path.parent, options.games, given)
        # MkDocs may build several sites with one plugin, and the sites of a process share games.
        digest = f"{path} {config.docs_dir} {self.inputs} {digest_curriculum(path.parent)}"
        self.is_new = self._loaded != (digest, list_sources())
        if not self.is_new:
            self._speech.enter_context(speaking(self._language))
            self.problems += self._lasting
            return self.site
        self._loaded = None
        cache = BuildCache(path.parent, self.inputs, lambda: not self.problems)
        self._language = read_language(language, cache)
        self._speech.enter_context(speaking(self._language))
        register_games(path.parent, self._list(path, GAMES, options.games), self.report)
        spoken = ORIGINAL if language in DIRECTIONS else language
        if languages and spoken not in languages:
            line = find_line(path.read_text("utf-8", errors="replace"), "languages")
            reason = f"there is no folder for “{spoken}”, which this site is in."
            self.report(Problem(path.name, line, "languages", reason))
            languages = {}
        self.site = Site(
            path.parent,
            self.report,
            left=self._list(path, LEAVE_OUT, options.leave_out),
            name=name,
            language=language,
            languages=languages,
            docs=Path(config.docs_dir),
            ours=options.pages == "ubao",
            dressed=dressed,
            drafts=drafts,
            cache=cache,
        )
        self._loaded = digest, list_sources()
        return self.site

    def close(self) -> None:
        """Restore the previous language."""
        self._speech.close()

    def turn_to_pages(self) -> None:
        """Count later mistakes as those of pages."""
        self._lasting, self._is_reading = [*self.problems], True

    def report(self, problem: Problem) -> None:
        """Record a mistake; one first found by a page makes the site load again, to repeat it."""
        self.problems.append(problem)
        if self._is_reading:
            self._loaded = None

    def _list(self, path: Path, option: str, values: Sequence[str]) -> list[Text]:
        """Return the values of an option with their lines; an inherited file may have some."""
        named = {text.value: text for text in read_option(path, option, self.report)}
        elsewhere = Place(path.name, 1, option, self.report)
        return [named.get(value) or Text(value, elsewhere) for value in values]
