"""Turns counted to a depth, against a table."""

from __future__ import annotations

import pytest

from game_core import GAMES, get
from game_core.game import Position, perft
from tests.help.samples import read_perft

CASES = [
    (game.slug, depth, count)
    for game in GAMES
    for depth, count in enumerate(read_perft(game.slug), start=1)
]


def divide(position: Position, depth: int) -> str:
    """Return the subtotal of each first move, to compare with another program's."""
    subtotals = {move: perft(position.play(move), depth - 1) for move in position.moves()}
    return ", ".join(f"{move} {count}" for move, count in subtotals.items())


@pytest.mark.parametrize(("slug", "depth", "count"), CASES)
def test_perft(slug: str, depth: int, count: int) -> None:
    start = get(slug).start()
    found = perft(start, depth)
    if found != count:
        pytest.fail(
            f"{slug} to depth {depth}: {found} instead of {count}; after each first move "
            f"{divide(start, depth)}",
            pytrace=False,
        )


def test_divide_adds_up() -> None:
    assert divide(get("oware").start(), 2) == "A 6, B 6, C 6, D 6, E 6, F 6"


def test_a_finished_game_has_no_turns() -> None:
    over = get("oware").parse("0,0,0,0,0,0/0,0,0,0,0,0 24-24 S")
    assert [perft(over, depth) for depth in (0, 1, 2)] == [1, 0, 0]
