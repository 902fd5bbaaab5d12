"""What search knows of positions that come back: as much as the record of the game does."""

from __future__ import annotations

from itertools import cycle

import pytest

from game_core import Record, get
from game_core.search.question import advance, begin

STONES = "16/16/16/10OOOOOO/10OOOOOO/10OOOOOO"
CIRCLES = [
    ("oware", "0,0,0,0,0,1/0,0,0,0,0,1 24-22 S", "F f A a B b C c D d E e"),
    ("ouri", "0,0,0,0,0,1/0,0,0,0,0,1 24-22 S", "F f A a B b C c D d E e"),
    ("african-chess", "B,7/8/8/8/8/8/8/W,7 w 0", "a1a2 a8a7 a2a1 a7a8"),
    ("african-queen", "7/7/7/3q3/7/7/Q6 w 2-2 0", "a1-b2 d4-e5 b2-a1 e5-d4"),
    ("double-eighteen-stone-chess", f"k15/16/K15/{STONES} w - - 0 -", "a7b7 a9b9 b7a7 b9a9"),
]
"""A position, and turns that lead back to it."""


@pytest.mark.parametrize(("slug", "text", "circle"), CIRCLES)
def test_the_third_time_comes_when_it_does_in_the_record(slug: str, text: str, circle: str) -> None:
    record = Record(get(slug), get(slug).parse(text))
    node = begin(record)
    for move in cycle(circle.split()):
        record = record.play(move)
        node = advance(node, node.position.play(move))
        assert (node.position, node.result) == (record.position, record.result())
        if record.result():
            break
        assert node == begin(record)
    assert record.moves == (*circle.split(), *circle.split())


def test_a_round_that_is_stopped_leads_to_another_with_no_past() -> None:
    # Two seeds chase each other round the board; then each side is given one.
    game = get("rio-kadalis")
    record = Record(game, game.parse("0,0,0,0,0,1/0,0,0,0,0,1 23-23 S round=1 wins=0-0"))
    for move in 2 * "FfAaBbCcDdEe":
        before, record = record, record.play(move)
    node = advance(begin(before), before.position.play("e"))
    assert "round=2" in str(record.position)
    assert node == begin(record) == begin(record.position)
    assert node.result is None


def test_a_game_ends_by_its_own_rules_too() -> None:
    record = Record(get("oware"), get("oware").parse("0,0,0,2,2,0/1,1,1,1,1,1 23-15 S"))
    after = record.play("E")
    node = advance(begin(record), after.position)
    assert (node.position, node.result) == (after.position, after.result())
    assert node.result


@pytest.mark.parametrize(
    ("slug", "text", "moves"),
    [
        ("oware", "0,0,0,2,2,0/1,1,1,1,1,1 19-19 S", "E"),
        ("african-chess", "8/8/8/3,bB,4/3,w,4/8/8/W,7 w 7", "d4d5"),
        ("african-queen", "m6/3m3/7/2m4/2M4/7/7 w 0-6 7", "c3-c5-e7"),
        ("african-queen", "7/7/3q3/7/7/7/M6 w 3-2 7", "R@a1+a1-b2"),
        ("double-eighteen-stone-chess", f"k15/15p/K14R/{STONES} w - - 7 -", "p7p8"),
        ("amphora", "2k2/1P1/5/7/7/2K2/3/5 w - 00 -", "d7e7"),
    ],
)
def test_what_cannot_come_back_is_forgotten(slug: str, text: str, moves: str) -> None:
    """So that positions reached in different ways are known to be worth the same."""
    record = Record(get(slug), get(slug).parse(text))
    for move in moves.split():
        record = record.play(move)
    assert begin(record) == begin(record.position)
