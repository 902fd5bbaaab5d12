"""Helpers for tests of sowing games: play a move on a board and on the rotated board."""

from __future__ import annotations

import re

import pytest

from game_core import Event, IllegalMove, Position, Record, get
from game_core.families.sowing.game import SowingGame, SowingPosition

OWARE = get("oware")
START = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"


class Table:
    """A table for playing one sowing game: positions and moves are text.

    Whatever happens is played on the board turned round as well and must be the same there, so
    each case is two. Only the choice that begins a game of Mangala is Gold's alone.
    """

    def __init__(self, slug: str) -> None:
        game = get(slug)
        assert isinstance(game, SowingGame)
        self.game = game

    def parse(self, text: str) -> SowingPosition:
        return self.game.parse(text)

    def play(self, before: str, *moves: str) -> str:
        """Return the text after some moves; `stopped` is an agreed stop."""
        return str(self._play(before, moves))

    def ending(self, before: str, *moves: str) -> str:
        """Return how these moves end the game, as in `S majority 25-23`; empty if they don't."""
        return describe_result(self._play(before, moves))

    def events(self, before: str, move: str) -> list[str]:
        """Return what happens in a move or at an agreed stop, one event per line."""
        events = trace(self.parse(before), move)
        if has_mirror(before):
            mirrored = trace(self.parse(turned(before)), turned_words(move))
            # If both players do something, Blue comes first, so only the order may differ.
            assert sorted(map(str, mirrored)) == sorted(map(turned_event, events))
        return [str(event) for event in events]

    def legal(self, text: str) -> str:
        """Return the playable cups as one word."""
        position = self.parse(text)
        assert position.options().cells == position.moves()
        moves = "".join(position.moves())
        assert all(position.options([move]).move == move for move in moves)
        if has_mirror(text):
            assert "".join(self.parse(turned(text)).moves()) == moves.swapcase()
        return moves

    def refusal(self, text: str, move: str) -> tuple[str, str]:
        """Return the rule that forbids a move, and the sentence that says so."""
        position = self.parse(text)
        with pytest.raises(IllegalMove) as caught:
            position.play(move)
        assert str(position) == text
        with pytest.raises(IllegalMove, match=re.escape(str(caught.value))):
            position.options([move])
        if len(move) == 1 and move in "ABCDEFabcdef" and not position.result():
            assert position.options().refusals[move] == caught.value.said
            if has_mirror(text):
                with pytest.raises(IllegalMove) as mirrored:
                    self.parse(turned(text)).play(turned_words(move))
                assert mirrored.value.rule == caught.value.rule
        return caught.value.rule, str(caught.value)

    def record(self, text: str = "", moves: str = "") -> Record:
        """Return a record from a position, or the start, with some moves played."""
        record = Record(self.game, self.parse(text) if text else None)
        for move in moves.split() if " " in moves else moves:
            record = record.play(move)
        return record

    def _play(self, before: str, moves: tuple[str, ...]) -> SowingPosition:
        position = self.parse(before)
        for move in moves:
            position = take(position, move)
        assert self.parse(str(position)) == position
        if has_mirror(before):
            mirror = self.parse(turned(before))
            for move in moves:
                mirror = take(mirror, turned_words(move))
            assert str(mirror) == turned(str(position))
            assert describe_result(mirror) == turned_result(describe_result(position))
        return position


def take(position: SowingPosition, move: str) -> SowingPosition:
    """Return the position after a move or an agreed stop."""
    return position.stop() if move == "stopped" else position.play(move)


def trace(position: SowingPosition, move: str) -> list[Event]:
    """Return what happens in a move or at an agreed stop."""
    return (position.trace_stop() if move == "stopped" else position.trace(move))[1]


def parse(text: str) -> SowingPosition:
    """A position of Oware."""
    return Table("oware").parse(text)


def has_mirror(text: str) -> bool:
    """Return whether the rotated board is a position, too."""
    return not text.endswith("phase=choose")


def turned(text: str) -> str:
    """Return the text of the same position with Blue and Gold swapped.

    A round counts one more, since it is the other side that begins odd ones.
    """
    cups, stores, side, *tags = text.split(" ")
    south, north = cups.translate(str.maketrans("sn", "ns")).split("/")
    mirrored = f"{north}/{south} {swap(stores)} {turned_words(side)}"
    return " ".join((mirrored, *map(_turned_tag, tags)))


def _turned_tag(tag: str) -> str:
    key, _, value = tag.partition("=")
    if key == "round":
        return f"round={int(value) + 1}"
    return f"wins={swap(value)}" if key == "wins" else tag


def swap(pair: str) -> str:
    """`3-1` for `1-3`."""
    return re.sub(r"(\d+)-(\d+)", r"\2-\1", pair)


def turned_words(words: str) -> str:
    """Turn words about one side into words about the other: cups and sides swap letters."""
    letters = str.maketrans("ABCDEFabcdefSNsn", "abcdefABCDEFNSns")
    return " ".join(w.translate(letters) if len(w) == 1 else w for w in words.split(" "))


def turned_event(event: Event) -> str:
    """Return the event as it happens on the rotated board."""
    line = turned_words(str(event))
    if event.kind in ("round", "won"):
        return line.replace(str(event.count), str(event.count + 1), 1)
    return line


def turned_result(result: str) -> str:
    """Return the rotated board's result."""
    return swap(turned_words(result))


def describe_result(position: Position | Record) -> str:
    """Return a result in words, as in `S majority 25-23`; empty while there's none."""
    result = position.result()
    if result is None:
        return ""
    assert result.score is not None
    south, north = result.score
    return f"{result.winner or 'tie'} {result.reason} {south}-{north}"
