"""Hypothesis strategies: games, positions and records for testing properties."""

from __future__ import annotations

import os
from itertools import pairwise
from typing import Any

from hypothesis import assume, settings
from hypothesis import strategies as st

from game_core import GAMES, Game, Position, PositionError, Record
from game_core.families.sowing.board import CLOSED
from game_core.families.sowing.game import SowingGame, SowingPosition

fuzz = settings(max_examples=int(os.environ.get("UBAO_EXAMPLES", "20")))
"""For tests with damaged input: few examples, unless you have an hour.

    UBAO_EXAMPLES=20000 .venv/bin/python -m pytest tests/core/test_fuzz.py
"""

CHOICES = st.integers(0, 120).flatmap(lambda turns: st.binary(min_size=turns, max_size=turns))
"""What to play, turn by turn: a byte picks a legal move, going round when there are fewer.

As many turns as a game may have are as likely as a few; shrinks toward few and first moves.
"""


def games() -> st.SearchStrategy[Game]:
    """Every game."""
    return st.sampled_from(GAMES)


SOWING_GAMES = {game.slug: game for game in GAMES if isinstance(game, SowingGame)}


def sowing_games(*slugs: str) -> st.SearchStrategy[SowingGame]:
    """These sowing games, or all of them."""
    return st.sampled_from([SOWING_GAMES[slug] for slug in slugs or SOWING_GAMES])


def reach[P: Position](position: P, choices: bytes) -> P:
    """The position after the turns that `choices` picks, or the one that ends the game."""
    for choice in choices:
        moves = position.moves()
        if not moves:
            break
        position = position.play(moves[choice % len(moves)])
    return position


def tags(game: SowingGame) -> st.SearchStrategy[str]:
    """The tags of a position in this game, from its first round or phase to its last."""
    rounds = st.integers(1, 9).map("round={}".format)
    wins = st.tuples(*[st.integers(0, 3)] * 2).map(lambda wins: f"wins={wins[0]}-{wins[1]}")
    phases = st.sampled_from(("choose", "open2", "open1", "play", "play", "play"))
    return {
        "rio-kadalis": st.tuples(rounds, wins).map(" ".join),
        "layli-goobalay": rounds,
        "mangala": phases.map("phase={}".format),
    }.get(game.slug, st.just(""))


def marks(game: SowingGame) -> st.SearchStrategy[list[str]]:
    """The marks of the twelve cups: closed ones anywhere, uur in facing pairs."""
    plain = st.just("")
    if game.marks == CLOSED:
        return st.lists(plain | plain | st.just(CLOSED), min_size=12, max_size=12)
    uur = st.sampled_from(game.marks) if game.marks else plain
    south = st.lists(plain | plain | uur, min_size=6, max_size=6)
    return south.map(lambda row: [*row, *reversed(row)])


@st.composite
def arranged_positions(draw: st.DrawFn, *slugs: str) -> SowingPosition:
    """A position of a sowing game that an author might set up: any seeds, anywhere.

    Crowded cups, empty rows, closed cups and uur are common here; play seldom brings them about.
    """
    game = draw(sowing_games(*slugs))
    south, north = draw(st.tuples(*[st.integers(0, game.seeds // 2)] * 2))
    left = game.seeds - south - north
    marked = draw(marks(game))
    open_cups = [cup for cup in range(12) if marked[cup] != CLOSED]
    assume(open_cups)
    filled = draw(st.lists(st.sampled_from(open_cups), min_size=1, unique=True))
    cuts = draw(st.lists(st.integers(0, left), min_size=len(filled) - 1, max_size=len(filled) - 1))
    cups = ["x" if mark == CLOSED else f"0{mark}" for mark in marked]
    for cup, (before, after) in zip(filled, pairwise([0, *sorted(cuts), left]), strict=True):
        cups[cup] = f"{after - before}{marked[cup]}"
    rows = "/".join(",".join(row) for row in (cups[:6], cups[6:]))
    side = draw(st.sampled_from(game.sides))
    try:
        return game.parse(f"{rows} {south}-{north} {side} {draw(tags(game))}".rstrip())
    except PositionError:
        # The rules would have settled it.
        assume(False)
        raise


def positions() -> st.SearchStrategy[Position]:
    """A position of any game, reached by random play from the start or set up."""
    return st.builds(reach, games().map(lambda game: game.start()), CHOICES) | sowing_positions()


def sowing_positions(*slugs: str) -> st.SearchStrategy[SowingPosition]:
    """A position of these sowing games, or any, reached by random play from the start or set up."""
    starts = sowing_games(*slugs).map(lambda game: game.start())
    return arranged_positions(*slugs) | st.builds(reach, starts, CHOICES)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """A game being played, from its start or another position, with turns taken back and stops."""
    position = draw(positions().filter(lambda position: position.result() is None))
    record = Record(position.game, draw(st.sampled_from([None, position])))
    for choice in draw(CHOICES):
        if record.result():
            break
        moves = record.position.moves()
        # In a game of rounds, play goes on after a stop.
        stops = choice == 255
        record = record.stop() if stops else record.play(moves[choice % len(moves)])
    if record.result() is None and draw(st.booleans()):
        record = record.stop()
    for _ in range(draw(st.integers(0, min(3, len(record.plies))))):
        record = record.undo()
    return record


def hostile_texts() -> st.SearchStrategy[str]:
    """Texts that somebody might send to do harm, or paste by mistake; some are long."""
    signs = st.sampled_from(
        [*"/[]{}() *-+@~,:=|&!%#\"'\\\n\r\t\0", "\ud800", "\u202e", "\ufeff", "٣"]
    )
    pieces = st.sampled_from(
        [
            *(
                "stopped",
                "else",
                "__proto__",
                "constructor",
                "<script>",
                "ubao 1\n",
                "moves ",
                "cup ",
            ),
            *("4,", "4", "99999", "-1", "1e9", "a1", "e2e4", "R@a1+", "b4-d4", "A", "f", "cup "),
        ]
    )
    few = st.lists(pieces | signs | st.text(max_size=3), max_size=8).map("".join)
    return few | st.builds(lambda piece, times: piece * times, pieces | signs, st.integers(1, 700))


def json_values() -> st.SearchStrategy[Any]:
    """Anything that JSON can hold, and what Python's reader also accepts: NaN, long numbers."""
    leaves = st.none() | st.booleans() | st.integers() | st.floats() | st.text()
    return st.recursive(
        leaves | st.just(10**300),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
        max_leaves=5,
    )
