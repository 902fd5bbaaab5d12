"""A text of YAML as a tree of nodes; what is wrong with it is told by the lines of its file."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

import yaml
from yaml.nodes import Node

from lesson_plans.curriculum.problem import Place


def compose(text: str, start: Place) -> Node | None:
    """What a text holds; None where that is nothing, or is not YAML, once that is reported."""
    line = start.line
    if yaml.__with_libyaml__:
        # Ten times as fast; but the other one explains mistakes better.
        with suppress(yaml.YAMLError, RecursionError):
            if node := yaml.compose("\n" * (line - 1) + text, Loader=yaml.CSafeLoader):
                return node
    try:
        # The empty lines make PyYAML count as the author does.
        node = yaml.compose("\n" * (line - 1) + text, Loader=yaml.SafeLoader)
    except yaml.MarkedYAMLError as error:
        mark = _find_mark(error)
        last = line + text.rstrip("\n").count("\n")
        found = min(mark.line + 1, last) if mark else line
        replace(start, line=found).blame(_explain(error))
    except yaml.reader.ReaderError as error:
        before = text[: error.position - (line - 1)]
        place = replace(start, line=line + before.count("\n"))
        place.blame(f"holds a character that can't be used: #x{error.character:02x}.")
    except RecursionError:
        start.blame("lists and maps lie too deep inside each other.")
    else:
        if node is not None:
            return node
        start.blame("there is nothing in it.")
    return None


def _find_mark(error: yaml.MarkedYAMLError) -> yaml.Mark | None:
    """The most helpful place: of a text that never ends, where it begins."""
    if error.context_mark and (error.context or "").startswith("while scanning"):
        return error.context_mark
    return error.problem_mark or error.context_mark


def _explain(error: yaml.MarkedYAMLError) -> str:
    if error.problem == "mapping values are not allowed here":
        return "this is not YAML: a colon is out of place; a text with a colon goes in quotes."
    what = " ".join(part for part in (error.context, error.problem) if part)
    return f"this is not YAML: {what}."
