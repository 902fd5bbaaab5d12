"""What is wrong in a site's `mkdocs.yml` itself, told before anything is built from it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import ConfigurationError
from yaml import MarkedYAMLError

from lesson_plans.curriculum.problem import Problem, suggest
from widgets.options import UbaoConfig

UNKNOWN = re.compile(r"(Plugin 'ubao' option '(?P<option>.*?)': )?Unrecognised configuration name")
"""What MkDocs says of a name that neither it nor a plugin knows."""
PLUGIN = re.compile(r"Plugin '.*?' option '(?P<option>.*?)': (?P<reason>.*)", re.DOTALL)


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
