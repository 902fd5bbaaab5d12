"""Mistakes in a site's `mkdocs.yml` and in front matter, many of which MkDocs ignores."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import yaml
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import ConfigurationError

from lesson_plans.curriculum.document import FRONT
from lesson_plans.curriculum.problem import Problem, name_file, suggest
from widgets.mkdocs.process import find_line
from widgets.mkdocs.site_loader import UbaoConfig

UNKNOWN = re.compile(r"(Plugin 'ubao' option '(?P<option>.*?)': )?Unrecognised configuration name")
"""MkDocs' warning about an option that neither it nor a plugin knows."""
PLUGIN = re.compile(r"Plugin '.*?' option '(?P<option>.*?)': (?P<reason>.*)", re.DOTALL)
WORDS = ("title", "description")
"""Fields of front matter that readers see."""
TEXT = "tag:yaml.org,2002:str"


def find_faults(path: Path) -> Iterator[Problem]:
    """Yield mistakes in a `mkdocs.yml` and in its pages' front matter."""
    config = MkDocsConfig(config_file_path=str(path.resolve()))
    try:
        with path.open("rb") as file:
            config.load_file(file)
    except ConfigurationError as error:
        yield _blame_syntax(path.name, 1, error.__context__ or error)
        return
    except OSError as error:
        yield Problem(path.name, 1, "", f"can't be read: {error.strerror}.")
        return
    root = yaml.compose(path.read_bytes(), yaml.SafeLoader)
    yield from _find_doubled(path.name, 1, root)
    # In UTF-16, no name is found, and the first line is blamed.
    source = path.read_text(encoding="utf-8", errors="replace")
    errors, warnings = config.validate()
    for name, told in (*errors, *warnings):
        text = str(told)
        inner = PLUGIN.fullmatch(text)
        field, reason = (inner["option"], inner["reason"]) if inner else (name, text)
        if found := UNKNOWN.match(text):
            known = UbaoConfig() if found["option"] else MkDocsConfig()
            reason = f"nothing has this name; {suggest(field, [*known])}"
        yield Problem(path.name, find_line(source, field), field, reason)
    if errors:
        return
    docs = Path(config.docs_dir)
    if not _speaks(config.theme.dirs, language := config.theme.get("language")):
        reason = f"the theme has no language “{language}”; try “en”."
        yield Problem(path.name, find_line(source, "language"), "theme", reason)
    for file in (*config.extra_css, *map(str, config.extra_javascript)):
        if "://" not in file and not (docs / file).is_file():
            yield Problem(path.name, find_line(source, file), "", f"docs has no file “{file}”.")
    yield from _find_front_faults(docs)


def _speaks(folders: Sequence[str], language: object) -> bool:
    """Return whether a theme that has languages has this one; YAML reads `no` as false."""
    homes = [home for folder in folders if (home := Path(folder, "partials/languages")).is_dir()]
    return (
        language is None
        or not homes
        or any((home / f"{language}.html").is_file() for home in homes)
    )


def _find_front_faults(docs: Path) -> Iterator[Problem]:
    """Yield mistakes in the front matter of a folder's pages."""
    for path in sorted(docs.rglob("*.md")):
        text = path.read_text(encoding="utf-8-sig", errors="replace")
        if not (front := FRONT.match(text)):
            continue
        name = name_file(path)
        try:
            root = yaml.compose(front["fields"], yaml.SafeLoader)
        except yaml.YAMLError as error:
            yield _blame_syntax(name, 2, error)
            continue
        yield from _find_doubled(name, 2, root)
        for field, value in root.value if isinstance(root, yaml.MappingNode) else ():
            if field.value in WORDS and (reason := _misread(value, front["fields"])):
                yield Problem(name, 2 + value.start_mark.line, field.value, reason)


def _misread(value: yaml.Node, text: str) -> str:
    """Return a sentence if YAML converts words to something else."""
    if isinstance(value, yaml.ScalarNode) and value.style is None:
        rest = text.splitlines()[value.end_mark.line][value.end_mark.column :]
        if value.tag != TEXT and value.value:
            kind = value.tag.rpartition(":")[2]
            return f"YAML reads “{value.value}” as {kind}, not as text; put it in quotes."
        if rest.lstrip().startswith("#"):
            return "YAML leaves out what follows a #; put all of it in quotes."
    return ""


def _find_doubled(name: str, first: int, node: yaml.Node | None) -> Iterator[Problem]:
    """Yield duplicate keys of a map, of which YAML silently takes the last."""
    if isinstance(node, yaml.SequenceNode):
        for each in node.value:
            yield from _find_doubled(name, first, each)
    elif isinstance(node, yaml.MappingNode):
        lines: dict[object, int] = {}
        for key, value in node.value:
            line = first + key.start_mark.line
            earlier = lines.setdefault(key.value, line) if isinstance(key.value, str) else line
            if earlier != line:
                reason = f"is given twice; it's already on line {earlier}."
                yield Problem(name, line, key.value, reason)
            yield from _find_doubled(name, first, value)


def _blame_syntax(name: str, first: int, error: BaseException) -> Problem:
    """Return a syntax error at the place that YAML reports."""
    if isinstance(error, yaml.MarkedYAMLError) and error.problem_mark:
        reason = f"{error.problem}."
        if error.problem == "mapping values are not allowed here":
            reason = "a colon is out of place; a text with a colon goes in quotes."
        return Problem(name, first + error.problem_mark.line, "", reason)
    return Problem(name, first, "", str(error))
