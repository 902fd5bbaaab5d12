"""How stones move and what they capture. A stone that steps is a sowing of one.

A touchstone sown with its group may be anywhere in the order of stones. All orders that land it on
the same square lead to the same board. The one that drops it there on the way, before any stones
that are put down together, meets the fewest obstacles, so it represents all of them.

A move has these kinds of event:

- `lift AT COUNT SIDE WHAT`: COUNT stones of SIDE are lifted from AT; WHAT is `touchstone` if it is
  one of them;
- `drop AT SIDE WHAT`: one of them is laid down on AT, the touchstone if WHAT says so;
- `put AT COUNT SIDE`: the plain stones that can't go on are put down together on AT;
- `capture AT COUNT SIDE WHAT`: SIDE captures COUNT opposing stones on AT, the touchstone among
  them if WHAT says so;
- `guard AT SIDE`: SIDE could now capture the opposing touchstone, on AT;
- `end SIDE WHAT`: the game is over; SIDE wins, or nobody, for the reason WHAT.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game_core.families.stacking.board import (
    LINES,
    MOST,
    NAMES,
    PLAIN,
    SIDES,
    TOUCH,
    Board,
    Line,
    pile,
    stones_of,
)
from game_core.messages import cell, say
from game_core.types import Event, IllegalMove

TOUCHSTONE = "touchstone"
NOWHERE = -1
"""The place in the order of stones when the touchstone isn't among them."""
ALONE = "t"
"""The ending of a move's text if a touchstone steps out of its group alone."""


class StackingMove(NamedTuple):
    """A move in one of the eight directions, of one stone or a group.

    For a touchstone in a group, `landing` is its place in the order of stones, from 0, or `alone`
    says that it steps by itself.
    """

    origin: int
    direction: int
    landing: int | None = None
    alone: bool = False

    @property
    def line(self) -> Line:
        """The squares in the move's direction, from the next one to the edge."""
        return LINES[self.origin][self.direction]


class Sowing(NamedTuple):
    """A move carried out, ignoring guard.

    The stones `lifted` go one to each square of the `path`, the touchstone to number `landing` of
    them or NOWHERE; `left` more are put down on the last square. `taken` are the captured stones by
    square, and `changes` the new contents of every square that changed.
    """

    move: StackingMove
    lifted: str
    path: Line
    landing: int
    left: int
    taken: dict[int, str]
    changes: dict[int, str]

    def play(self, board: Board) -> Board:
        """Return the board after the move, given the board before it."""
        after = list(board)
        for square, stones in self.changes.items():
            after[square] = stones
        return tuple(after)


def list_moves(board: Board, side: int, origin: int, direction: int) -> Iterator[StackingMove]:
    """Yield the ways to move a side's stones in one direction, whatever is in the way."""
    line = LINES[origin][direction]
    if not line:
        return
    group = stones_of(board[origin], side)
    if len(group) > 1 and TOUCH[side] in group:
        for landing in range(min(len(group), len(line))):
            yield StackingMove(origin, direction, landing)
        yield StackingMove(origin, direction, alone=True)
    elif group:
        yield StackingMove(origin, direction)


def sow(board: Board, side: int, move: StackingMove) -> Sowing:
    """Carry out a move of `list_moves`. Raises IllegalMove if something is in the way."""
    group = stones_of(board[move.origin], side)
    lifted = TOUCH[side] if move.alone else group
    landing = (move.landing or 0) if TOUCH[side] in lifted else NOWHERE
    path = _find_path(board, side, move.line, len(lifted), landing)
    if not path:
        blocked = NAMES[move.line[0]]
        said = say("stacking-full", square=cell(blocked))
        raise IllegalMove("blocked", said, (blocked,))
    if landing >= len(path):
        far, blocked = NAMES[move.line[landing]], NAMES[move.line[len(path)]]
        said = say("stacking-landing-blocked", target=cell(far), square=cell(blocked))
        raise IllegalMove("blocked", said, (blocked,))
    left = len(lifted) - len(path)
    if left:
        _check_room(board[path[-1]], side, path[-1], left, lands=landing == len(path) - 1)

    taken: dict[int, str] = {}
    changes = {move.origin: board[move.origin].replace(lifted, "")}
    last = len(path) - 1
    for index, square in enumerate(path):
        stones = board[square]
        theirs, put = "", PLAIN[side]
        if index == last:
            put += PLAIN[side] * left
            theirs = find_captured(stones, side, len(put) - 1)
        if index == landing:
            put = TOUCH[side] + put[1:]
            theirs = stones_of(stones, 1 - side)
        if theirs:
            taken[square] = theirs
            stones = stones.replace(theirs, "")
        changes[square] = pile(stones + put)
    return Sowing(move, lifted, path, landing, left, taken, changes)


def find_captured(stones: str, side: int, joined: int) -> str:
    """Return the stones on a square that a plain stone captures there as the last of its move.

    `joined` counts stones of its own side that were put down there with it.
    """
    own, theirs = len(stones_of(stones, side)) + joined, stones_of(stones, 1 - side)
    if len(theirs) == 1 or (len(theirs) == 2 and own):
        return theirs
    return TOUCH[1 - side] if TOUCH[1 - side] in theirs else ""


def _find_path(board: Board, side: int, line: Line, count: int, landing: int) -> Line:
    """Return the squares that `count` stones can be sown to, with the touchstone at `landing`."""
    for index, square in enumerate(line[:count]):
        stones = board[square]
        if len(stones) < MOST:
            continue
        # Only a stone that captures something there can enter a full square.
        if index == landing:
            enters = bool(stones_of(stones, 1 - side))
        else:
            enters = index == count - 1 and TOUCH[1 - side] in stones
        if not enters:
            return line[:index]
    return line[:count]


def _check_room(stones: str, side: int, square: int, left: int, *, lands: bool) -> None:
    """Raise IllegalMove if putting down the `left` stones would overfill a square.

    One stone was sown there just before: the touchstone, if it `lands` there.
    """
    standing = len(stones_of(stones, side) if lands else stones) + 1
    if standing + left > MOST:
        name, total = NAMES[square], standing + left
        said = say("stacking-too-many", stones=left, square=cell(name), total=total)
        raise IllegalMove("too-many", said, (name,))


def trace_sowing(sowing: Sowing, mover: int) -> Iterator[Event]:
    """Yield the events of a move by side number `mover`, as far as stones go."""
    side = SIDES[mover]
    origin = NAMES[sowing.move.origin]
    yield Event("lift", origin, len(sowing.lifted), side, _name_touchstone(sowing.lifted))
    for index, square in enumerate(sowing.path):
        lands = index == sowing.landing
        yield Event("drop", NAMES[square], 0, side, TOUCHSTONE if lands else "")
        taken = sowing.taken.get(square, "")
        capture = Event("capture", NAMES[square], len(taken), side, _name_touchstone(taken))
        if taken and lands:
            yield capture
        if sowing.left and index == len(sowing.path) - 1:
            yield Event("put", NAMES[square], sowing.left, side)
        if taken and not lands:
            yield capture


def _name_touchstone(stones: str) -> str:
    return TOUCHSTONE if any(touch in stones for touch in TOUCH) else ""
