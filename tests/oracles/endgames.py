"""Oware and Ouri played out, from the slow reference rules: what every small board is worth.

A state is the twelve cups, A to f, and the side to move; a worth is South's seeds less North's.
Play that never ends is worth what is given for it. Repeated until nothing changes; no numbering,
no turning of boards, no arrays.

    python -m tests.oracles.endgames 8

compares every value of the tables that come with the package, which takes some minutes; the tests
do so up to five seeds.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from game_core import get
from game_core.families.sowing.game import SowingGame, SowingPosition
from game_core.families.sowing.tables import Table, own_table
from tests.oracles import sowing as reference
from tests.oracles.sowing import OTHER, RING, ROW, Board

type State = tuple[tuple[int, ...], str]

SOW: dict[str, Callable[[Board, str], None]] = {
    "oware": reference.sow_oware,
    "ouri": reference.sow_ouri,
}
SIGN = {"S": 1, "N": -1}


def boards_of(seeds: int, cups: int = 12) -> list[tuple[int, ...]]:
    if cups == 1:
        return [(seeds,)]
    return [
        (count, *rest) for count in range(seeds + 1) for rest in boards_of(seeds - count, cups - 1)
    ]


def row_sum(cups: tuple[int, ...], side: str) -> int:
    return sum(cups[:6]) if side == "S" else sum(cups[6:])


def turns(slug: str, state: State) -> list[tuple[int, State]]:
    """What each turn takes, South's less North's, and the state after it; none at the end."""
    cups, side = state
    found = []
    board: Board = {"turn": side, "S": 0, "N": 0, "marks": {}}
    board |= dict(zip(RING, cups, strict=True))
    for cup in reference.LEGAL[slug](board):
        after = dict(board)
        SOW[slug](after, cup)
        left = tuple(after[each] for each in RING)
        following = OTHER[side] if any(after[each] for each in ROW[OTHER[side]]) else side
        found.append((after["S"] - after["N"], (left, following)))
    return found


class Played:
    """Every worth of boards of 0, 1, … seeds; asked for in that order."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.worth: dict[State, int] = {}
        """Where play goes on for ever, an odd seed falls by the rows of the state asked for."""
        self.endless: dict[tuple[State, int], int] = {}
        """The same, if endless play were worth 1 or -1 (or 0 for an even number)."""

    def add(self, seeds: int) -> None:
        following = {
            (cups, side): turns(self.slug, (cups, side))
            for cups in boards_of(seeds)
            for side in "SN"
            if row_sum(cups, side) or not seeds
        }
        for endless in (-1, 1) if seeds % 2 else (0,):
            self._iterate(following, endless)
        for state in following:
            cups, _ = state
            ahead = 1 if row_sum(cups, "S") > row_sum(cups, "N") else -1
            self.worth[state] = self.endless[state, ahead if seeds % 2 else 0]

    def _iterate(self, following: dict[State, list[tuple[int, State]]], endless: int) -> None:
        worth = dict.fromkeys(following, endless)
        changed = True
        while changed:
            changed = False
            for state, steps in following.items():
                cups, side = state
                if steps:
                    best = max if side == "S" else min
                    new = best(
                        gain + (self.worth[after] if gain else worth[after])
                        for gain, after in steps
                    )
                else:
                    new = row_sum(cups, "S") - row_sum(cups, "N")
                if new != worth[state]:
                    worth[state] = new
                    changed = True
        self.endless |= {(state, endless): value for state, value in worth.items()}


def position_of(slug: str, cups: tuple[int, ...], side: str) -> SowingPosition:
    """A position with these cups, and the other seeds in the stores in equal parts."""
    game = get(slug)
    assert isinstance(game, SowingGame)
    south = (48 - sum(cups)) // 2
    rows = "/".join(",".join(map(str, row)) for row in (cups[:6], cups[6:]))
    return game.read(f"{rows} {south}-{48 - sum(cups) - south} {side}")


def compare(table: Table, played: Played) -> list[State]:
    """The states whose value in the table is another."""
    return [
        (cups, side)
        for (cups, side), south in played.worth.items()
        if any(cups) and table.value(position_of(played.slug, cups, side)) != south * SIGN[side]
    ]


def main(seeds: int) -> None:
    """Compare every value up to so many seeds."""
    for slug in SOW:
        table, played = own_table(slug), Played(slug)
        assert table
        for count in range(seeds + 1):
            played.add(count)
        wrong = compare(table, played)
        print(f"{slug}, {seeds} seeds: {len(played.worth):,} compared, {len(wrong)} wrong")


if __name__ == "__main__":
    main(int(sys.argv[1]))
