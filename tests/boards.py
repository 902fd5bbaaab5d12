"""Help for tests about sowing games: play a move on a board and on the board turned round."""

from __future__ import annotations

import pytest

from game_core import get
from game_core.sowing.game import SowingPosition
from game_core.types import Event, IllegalMove, Position, fill

OWARE = get("oware")
START = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"


def turned(text: str) -> str:
    """The text of the same position with South and North in each other's seats."""
    cups, stores, side = text.split(" ")
    south, north = cups.split("/")
    ours, theirs = stores.split("-")
    return f"{north}/{south} {theirs}-{ours} {turned_words(side)}"


def turned_words(words: str) -> str:
    """Words about one side as words about the other: cups and sides change their letters."""
    cups = str.maketrans("ABCDEFabcdefSN", "abcdefABCDEFNS")
    return " ".join(w.translate(cups) if len(w) == 1 else w for w in words.split(" "))


def parse(text: str) -> SowingPosition:
    position = OWARE.parse(text)
    assert isinstance(position, SowingPosition)
    return position


def play(before: str, *moves: str) -> str:
    """The text after some moves; on the turned board the same must happen."""
    position, mirror = parse(before), parse(turned(before))
    for move in moves:
        position, mirror = position.play(move), mirror.play(turned_words(move))
    assert str(mirror) == turned(str(position))
    return str(position)


def ending(before: str, *moves: str) -> str:
    """How the game ends with these moves, as in `S majority 25-23`; empty while it goes on."""
    position = parse(before)
    for move in moves:
        position = position.play(move)
    return describe_result(position)


def describe_result(position: Position) -> str:
    """A result in words, as in `S majority 25-23`; empty while play goes on."""
    result = position.result()
    if result is None:
        return ""
    assert result.score is not None
    south, north = result.score
    return f"{result.winner or 'tie'} {result.reason} {south}-{north}"


def events(before: str, move: str) -> list[str]:
    """What happens in a move, one event a line; the same on the turned board."""
    trace: list[Event] = []
    parse(before).play(move, trace)
    mirrored: list[Event] = []
    parse(turned(before)).play(turned_words(move), mirrored)
    lines = [str(event) for event in trace]
    # Rows are swept in the order of their letters, so that order alone may differ.
    assert sorted(turned_words(str(event)) for event in mirrored) == sorted(lines)
    return lines


def legal(text: str) -> str:
    """The cups that may be played, in one word."""
    moves = "".join(parse(text).moves())
    assert "".join(parse(turned(text)).moves()) == moves.swapcase()
    return moves


def refusal(text: str, move: str) -> tuple[str, str]:
    """The rule that forbids a move, and the sentence that says so."""
    position = parse(text)
    with pytest.raises(IllegalMove) as caught:
        position.play(move)
    assert str(position) == text
    assert str(caught.value) == fill(caught.value.said)
    return caught.value.rule, str(caught.value)
