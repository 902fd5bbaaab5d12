"""Where the solver looks only at moves that can win at once, and where it looks at all."""

from __future__ import annotations

import pytest

from game_core import get
from game_core.search.goals import Best, Capture, Win
from game_core.search.solver import solve, weigh
from tests.help.stonechess import parse, place

CORNER = parse(place("Kb7 Rh5 ka9", "p1"))
"""Black's King is shut in by White's, but for b9, until the Rook gives mate on h9."""
BARE = parse(place("Ka7 Ri7 ka9 pi8", "p1"))
"""The Rook can take the Pawn, which gives no check."""
LAST = get("ouri").parse("0,0,0,0,0,1/1,0,0,0,0,0 23-23 S")
"""F is the only turn. It takes both seeds there are, which ends the game."""


@pytest.mark.parametrize(
    ("move", "worth", "line"),
    [
        ("h5h9", 2, ["h5h9"]),
        # The King must step to b9, and the Rook still gives mate.
        ("h5h6", 1, ["h5h6", "a9b9", "h6h9"]),
    ],
)
def test_a_move_is_worth_the_more_the_sooner_it_wins(
    move: str, worth: int, line: list[str]
) -> None:
    found = weigh(CORNER, Win(2), "w", move)
    assert found
    assert found[0] == worth
    # Which stone is moved besides does not matter.
    assert [each[:4] for each in found[1]] == line


def test_a_move_that_gives_no_check_does_not_win_at_once() -> None:
    assert weigh(CORNER, Win(1), "w", "h5h6") == (0, ("h5h6",))


def test_a_king_that_is_let_out_is_not_mated() -> None:
    found = weigh(CORNER, Win(2), "w", "b7c7")
    assert found
    worth, (move, *_) = found
    assert (worth, move) == (0, "b7c7")


def test_what_takes_too_many_positions_is_not_weighed() -> None:
    start = get("oware").start()
    assert weigh(start, Win(4), "S", "A", limit=50) is None
    assert weigh(start, Win(1), "S", "A", limit=50) == (0, ("A",))


def test_a_capture_need_give_no_check() -> None:
    proof = solve(BARE, Capture(1, 1))
    assert proof
    assert {move[:4] for move in proof.accepted} == {"i7i8"}
    assert proof.runner_up == 0


def test_a_move_is_weighed_with_what_it_takes_itself() -> None:
    # Black's King can only step to b9 then, so that White stays one ahead.
    found = weigh(BARE, Best(1), "w", "i7i8")
    assert found
    assert (found[0], [move[:4] for move in found[1]]) == (1, ["i7i8", "a9b9"])


def test_no_capture_comes_after_the_end() -> None:
    proof = solve(LAST, "capture 3")
    assert proof
    assert (proof.met, proof.worth, proof.undecided) == (False, {"F": 2}, ())
    # One turn is looked at first, and that is enough.
    assert proof.turns == 1
    assert weigh(LAST, Capture(1, 3), "S", "F") == (2, ("F",))
