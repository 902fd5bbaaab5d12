"""Saying something: naming a message and its arguments, and turning it into words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from game_core.messages.catalog import Language, Pattern, Reference, find_category
from game_core.messages.message import Message, Value, make_message, text
from game_core.messages.rooms import find_english

RIGHT_TO_LEFT = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""Letters of the scripts that are written from right to left."""
CONTROLS = re.compile("[\u0000-\u001f\u007f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+")
"""Invisible characters that change the layout of what follows."""
ISOLATED = "\u2068{}\u2069"
"""A text whose direction changes nothing around it."""


class Said(tuple[Message, ...]):
    """Complete sentences, one after the other; empty if there is nothing to say.

    As text it is in English, with the sides called South and North, or White and Black.

    Examples:
        >>> str(say("game-stopped"))
        'Both players agree to stop.'
    """

    __slots__ = ()

    def __str__(self) -> str:
        return speak(self)


NOTHING = Said()
"""No sentence at all."""


def say(name: str, **arguments: Value | int) -> Said:
    """Return one sentence, by the name of its message; a bare number is a count."""
    return Said((make_message(name, arguments),))


def join(sayings: Iterable[Said]) -> Said:
    """Return several sayings as one."""
    return Said(message for said in sayings for message in said)


def plain(words: str) -> Said:
    """Return a sentence from no catalog, such as one from a school's own game, unchanged."""
    return say("game-plain", words=text(words)) if words else NOTHING


def speak(
    said: Iterable[Message],
    names: Mapping[str, str] | None = None,
    language: Language | None = None,
    escape: Callable[[str], str] = str,
) -> str:
    """Return some sentences as text, in English by default.

    `names` are those of players, by side; a player without one is called by the side. Names and
    notation are never interpreted, whatever they contain, and one that is written from right to
    left doesn't move what's next to it. `escape` makes each piece of text safe for its destination,
    such as HTML; it may leave an argument that is already HTML unchanged. Raises UnknownMessage.
    """
    speech = _Speech(language or find_english(), names or {}, escape)
    return " ".join(speech.tell(message) for message in said)


def _unpack(reference: Reference) -> tuple[str, str, Mapping[str, Pattern] | None]:
    match reference:
        case name, form, variants:
            return name, form, variants
        case name, form:
            return name, form, None
        case (name,):
            return name, "", None


class _Speech:
    """A language, and the players' names."""

    def __init__(
        self, language: Language, names: Mapping[str, str], escape: Callable[[str], str]
    ) -> None:
        self._language = language
        self._names = names
        self._escape = escape

    def tell(self, message: Message) -> str:
        return self._write(self._language.find_message(message.id), dict(message.arguments))

    def _write(self, pattern: Pattern, arguments: Mapping[str, Value]) -> str:
        if isinstance(pattern, str):
            return self._escape(pattern)
        return "".join(
            self._escape(part) if isinstance(part, str) else self._resolve(part, arguments)
            for part in pattern
        )

    def _resolve(self, reference: Reference, arguments: Mapping[str, Value]) -> str:
        name, form, variants = _unpack(reference)
        value: Value = ("term", Message(name[1:])) if name[0] == "-" else arguments[name]
        if variants is None:
            return self._show(value, form)
        keys = self._find_keys(value, form)
        return self._write(variants[next((key for key in keys if key in variants), "")], arguments)

    def _show(self, value: Value, form: str) -> str:
        match value:
            case "count", number:
                return str(number)
            case "side", letter:
                name = self._names.get(letter)
                return self._show_side(letter, form) if name is None else self._isolate(name)
            case "term", message:
                pattern = self._language.find_term(message.id, form)
                return self._write(pattern, dict(message.arguments))
            case "list", values:
                return self._join([self._show(each, form) for each in values], form)
            case _, words:
                return self._isolate(words)

    def _find_keys(self, value: Value, form: str) -> Sequence[str]:
        """Return the keys of variants that fit an argument, the most exact first."""
        match value:
            case "count", number:
                return str(number), find_category(self._language.grammar["plurals"], number)
            case "list", values:
                return self._find_keys(("count", len(values)), "")
            case "side", letter if not form:
                return (letter,)
            case "side", letter if letter in self._names:
                return ()
            case "side", letter:
                return (self._show_side(letter, form),)
            case "term", message if not form:
                return (message.id.partition("-")[2],)
            case "term", _:
                return (self._show(value, form),)
            case _, words:
                return (words,)

    def _show_side(self, letter: str, form: str) -> str:
        return self._write(self._language.find_term(f"game-side-{letter}", form), {})

    def _join(self, items: Sequence[str], form: str) -> str:
        """Return `C`, `C and D`, `C, D and E`; in the form `or`, `C, D or E`."""
        *others, last = items
        comma, final = (
            self._write(self._language.find_message(f"game-list-{name}"), {})
            for name in ("comma", "or" if form == "or" else "and")
        )
        return f"{comma.join(others)}{final}{last}" if others else last

    def _isolate(self, words: str) -> str:
        """Return a text that appears unchanged and moves nothing next to it."""
        visible = CONTROLS.sub("", self._escape(words))
        is_rightward = bool(RIGHT_TO_LEFT.search(visible))
        is_alike = is_rightward == (self._language.grammar["direction"] == "rtl")
        return visible if is_alike else ISOLATED.format(visible)
