"""The plugin's options in `mkdocs.yml`, and what is wrong in a site's `mkdocs.yml` itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from mkdocs.config import config_options as options
from mkdocs.config.base import Config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import ConfigurationError
from yaml import MarkedYAMLError

from lesson_plans.curriculum.problem import Problem, suggest
from widgets.finish.policy import POLICIES, Policy
from widgets.messages.languages import list_languages

UNKNOWN = re.compile(r"(Plugin 'ubao' option '(?P<option>.*?)': )?Unrecognised configuration name")
"""What MkDocs says of a name that neither it nor a plugin knows."""
PLUGIN = re.compile(r"Plugin '.*?' option '(?P<option>.*?)': (?P<reason>.*)", re.DOTALL)


class PolicyOption(options.Choice[Policy]):
    """Which pages have the policy; YAML reads the word `off` as false."""

    def __init__(self) -> None:
        super().__init__(POLICIES, default="strict")

    def run_validation(self, value: object) -> Policy:
        """The word."""
        return super().run_validation("off" if value is False else value)


class UbaoConfig(Config):  # type: ignore[no-untyped-call]
    """The plugin's options in mkdocs.yml."""

    games = options.ListOfItems(options.Type(str), default=[])
    """The files of games of the site's own."""
    leave_out = options.ListOfItems(options.Type(str), default=[])
    """What of our curriculum is left out: `lesson_plans.curriculum.layers`."""
    language = options.Optional(options.Choice(list_languages()))
    """The language of all that is said; the theme's, if it is left out and Ubao speaks that."""
    languages = options.DictOfItems(options.Type(str), default={})
    """The folders of all languages of the site, by code: `prepare.languages`."""
    offline = options.Type(bool, default=True)
    """Whether devices keep the site, so that it works without a network."""
    packed = options.Type(bool, default=False)
    """Whether files lie packed beside the others, for hosts that send such files."""
    policy = PolicyOption()
    """Which pages have the security policy: all, those with boards, or none."""
    look = options.Choice(("ubao", "site"), default="ubao")
    """Whose look the site has; themes other than Material keep their own anyway."""
    pages = options.Choice(("ubao", "site"), default="ubao")
    """Whether the site gets pages of ours, or has its own alone."""


def find_faults(path: Path) -> Iterator[Problem]:
    """What MkDocs would not take, each with its line as far as the file names it."""
    config = MkDocsConfig(config_file_path=str(path.resolve()))
    try:
        with path.open("rb") as file:
            config.load_file(file)
    except ConfigurationError as error:
        yield _blame_syntax(path.name, error)
        return
    except OSError as error:
        yield Problem(path.name, 1, "", f"can't be read: {error.strerror}.")
        return
    # YAML may be UTF-16; then no name is found, and the first line is blamed.
    lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
    errors, warnings = config.validate()
    for name, told in (*errors, *warnings):
        text = str(told)
        inner = PLUGIN.fullmatch(text)
        field, reason = (inner["option"], inner["reason"]) if inner else (name, text)
        if found := UNKNOWN.match(text):
            known = UbaoConfig() if found["option"] else MkDocsConfig()
            reason = f"nothing is called so; {suggest(field, [*known])}"
        yield Problem(path.name, _find_line(lines, field), field, reason)


def _find_line(lines: list[str], name: str) -> int:
    """Where a name is given a value, counted from 1; the first line if nowhere."""
    given = re.compile(rf"(^|[\s{{,]){re.escape(name)}\s*:")
    return next((number for number, line in enumerate(lines, 1) if given.search(line)), 1)


def _blame_syntax(name: str, error: ConfigurationError) -> Problem:
    """What can't be read, at the place that YAML names."""
    cause = error.__context__
    if isinstance(cause, MarkedYAMLError) and cause.problem_mark:
        return Problem(name, cause.problem_mark.line + 1, "", f"{cause.problem}.")
    return Problem(name, 1, "", str(error))
