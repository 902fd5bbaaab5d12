"""A request and its fields: plain data from outside, checked as it is read."""

from __future__ import annotations

import json
import re
from functools import cached_property
from typing import TYPE_CHECKING, Any

from game_core.api import cache
from game_core.limits import DEEPEST_REQUEST, MOST_REQUEST
from game_core.messages import say, text
from game_core.record import ANNOTATED, VERSION, Record, read_position
from game_core.registry import get
from game_core.types import BadQuestion, RecordError

if TYPE_CHECKING:
    from game_core.search.proof import Tree


NO_BRACKETS = re.compile(r'"(?:[^"\\]|\\.)*+"|[^][{}"]+', re.DOTALL)
"""Anything but a bracket: a text, or whatever is between two brackets."""
HALF = re.compile(r"[\ud800-\udfff]|\\u[dD][89a-fA-F]")
"""A possible surrogate, half a character that no text file can hold."""


class BadRequest(BadQuestion):
    """A request that names no known operation or lacks a field."""


class Fields:
    """An object with named fields, read on demand; `name` is what messages call it.

    Raises BadRequest for a field that is missing or of the wrong type.
    """

    def __init__(self, fields: dict[str, Any], name: str) -> None:
        self._fields = fields
        self._name = name

    def text(self, field: str) -> str:
        """Return a field that is a text."""
        value = self._fields.get(field)
        if not isinstance(value, str):
            raise self._lacks("text", field)
        return value

    def texts(self, field: str) -> list[str]:
        """Return a field that is a list of texts."""
        value = self._fields.get(field)
        if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
            raise self._lacks("list of texts", field)
        return value

    def number(self, field: str, most: int) -> int:
        """Return a field that is a whole number from 0 to `most`."""
        value = self._fields.get(field)
        if type(value) is not int or not 0 <= value <= most:
            raise self._lacks("number", field, f" from 0 to {most}")
        return value

    def flag(self, field: str) -> bool:
        """Return a field that is a switch, off if there is none."""
        value = self._fields.get(field, False)
        if not isinstance(value, bool):
            raise BadRequest(f"“{field}” is true or false.")
        return value

    def texts_by_name(self, field: str) -> dict[str, str]:
        """Return a field that is an object whose fields are texts."""
        value = self._fields.get(field)
        if not isinstance(value, dict) or not all(isinstance(v, str) for v in value.values()):
            raise self._lacks("object of texts", field)
        return value

    def tree(self, field: str) -> Tree:
        """Return a field that is a tree: an object of objects, and so on."""
        below = [self._fields.get(field)]
        for each in below:
            if not isinstance(each, dict):
                raise self._lacks("tree", field)
            below += each.values()
        tree: Tree = self._fields[field]
        return tree

    def fields(self, field: str) -> Fields:
        """Return a field that is an object with fields of its own."""
        value = self._fields.get(field)
        if not isinstance(value, dict):
            raise self._lacks("object", field)
        return Fields(value, f"the {field}")

    def has(self, field: str) -> bool:
        """Return whether there is such a field."""
        return field in self._fields

    def _lacks(self, kind: str, field: str, limits: str = "") -> BadRequest:
        return BadRequest(f"{self._name} has no {kind} “{field}”{limits}.")


class Request(Fields):
    """The fields of a request, and the game it is about."""

    def __init__(self, fields: object) -> None:
        if not isinstance(fields, dict):
            raise BadRequest("a request is a JSON object.")
        super().__init__(fields, "the request")

    @cached_property
    def record(self) -> Record:
        """The saved game of the request, or a new one.

        Raises UnknownGame, RecordError and PositionError.
        """
        game = get(self.text("game"))
        saved, position = self._given
        if not saved:
            return Record(game, read_position(game, position) if position else None)
        if self.annotated:
            # Few games have notes.
            from game_core.annotated import AnnotatedGame

            record = AnnotatedGame.parse(saved).record
        else:
            record = cache.read(f"{saved}\n")
        if record.game is not game:
            found, asked = text(record.game.name), text(game.name)
            said = say("api-other-game", game=found, asked=asked)
            raise RecordError(2, said, record.game.slug)
        return record

    @property
    def annotated(self) -> str:
        """The saved game with its notes, if it has any."""
        saved, _ = self._given
        return f"{saved}\n" if saved.startswith(ANNOTATED) else ""

    @cached_property
    def _given(self) -> tuple[str, str]:
        """The saved game and the position, each recognized if it was given as the other."""
        saved = self.text("record").strip()
        position = self.text("position").strip() if self.has("position") else ""
        if "/" in saved and not looks_saved(saved):
            return "", saved
        return (position, "") if not saved and looks_saved(position) else (saved, position)

    @property
    def viewpoint(self) -> str:
        """The side at the bottom."""
        return self._side("viewpoint", self.record.game.sides[0])

    @property
    def addressee(self) -> str:
        """The side that labels are addressed to; empty for the side to move."""
        return self._side("addressee", "")

    def _side(self, field: str, usual: str) -> str:
        if not self.has(field):
            return usual
        game, side = self.record.game, self._fields[field]
        if side not in tuple(game.sides):
            raise BadRequest(f"“{side}” isn't a side of {game.name}.")
        return str(side)


def looks_saved(text: str) -> bool:
    """Return whether a text given as a position is meant as a saved game, even a faulty one."""
    return text.startswith(VERSION.split()[0]) or "\n" in text


def read_fields(text: str) -> object:
    """Read a text of JSON, replacing lone surrogates. Raises BadRequest."""
    if len(text) > MOST_REQUEST:
        raise BadRequest(f"a request has {MOST_REQUEST:,} characters at most.")
    if text.count("{") + text.count("[") > DEEPEST_REQUEST and _is_deep(text):
        raise BadRequest(f"lists and objects are nested more than {DEEPEST_REQUEST} deep.")
    fields = _load(text)
    if HALF.search(text):
        written = json.dumps(fields, ensure_ascii=False)
        fields = _load(written.encode("utf-16", "surrogatepass").decode("utf-16", "replace"))
    return fields


def _is_deep(text: str) -> bool:
    depth = 0
    for bracket in NO_BRACKETS.sub("", text):
        depth += 1 if bracket in "[{" else -1
        if depth > DEEPEST_REQUEST:
            return True
    return False


def _load(text: str) -> object:
    try:
        return json.loads(text)
    except ValueError as error:
        # A JSONDecodeError, or a number of more digits than Python reads.
        raise BadRequest(str(error)) from error
