"""Rules that two or more sowing games share: routes, captures, feeding, endings, settling."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import override

from game_core.families.sowing.board import ROWS, SIDES, facing, owner
from game_core.families.sowing.game import Endings, Restriction, SowingPosition, finish
from game_core.families.sowing.notation import CUP_FIELD, STORE_FIELD, Tags
from game_core.families.sowing.scratch import ScratchBoard
from game_core.limits import MOST_ROUND
from game_core.messages import Said, Value, cell, join, listed, say, side
from game_core.types import SIDE_TO_MOVE, Event, PositionError, Result

FOUR_EACH = (4,) * 12
"""Four seeds in each of the twelve cups."""


# --- How is a lap sown? ---

type Routes = tuple[tuple[tuple[int, ...], ...], ...]
"""For each cup and each number of seeds in it, the cups that they go to, in order."""


def plan_routes(rings: Iterable[Sequence[int]]) -> Routes:
    """Return the routes along each cup's ring, for up to as many seeds as the ring has cups."""
    return tuple(tuple(tuple(ring[:seeds]) for seeds in range(len(ring) + 1)) for ring in rings)


ROUND = plan_routes([(origin + step) % 12 for step in range(1, 49)] for origin in range(12))
_SKIPPING = plan_routes(
    [(origin + 1 + step % 11) % 12 for step in range(48)] for origin in range(12)
)


def lap_round(board: ScratchBoard, cup: int) -> int:
    """Sow a lap counterclockwise. Return the last cup."""
    return board.sow(cup, ROUND[cup][board.cups[cup]])


def lap_skipping_origin(board: ScratchBoard, cup: int) -> int:
    """Sow a lap counterclockwise, skipping the cup it came from. Return the last cup."""
    return board.sow(cup, _SKIPPING[cup][board.cups[cup]])


def lap_capturing_fours(board: ScratchBoard, cup: int) -> int:
    """Sow a lap counterclockwise, capturing fours on the way. Return the last cup."""
    return sow_capturing_fours(board, cup, ROUND[cup][board.cups[cup]])


def sow_capturing_fours(board: ScratchBoard, origin: int, route: Sequence[int]) -> int:
    """Sow a lap in which fours made on the way go to the owner of their row.

    The last seed captures nothing here. Return its cup.
    """
    board.lift(origin)
    *way, last = route
    for cup in way:
        if board.drop(cup) == 4:
            board.capture(cup, owner(cup))
    board.drop(last)
    return last


# --- The last seed of a lap ---


def twos_and_threes(board: ScratchBoard, last: int) -> list[int]:
    """Return the opponent's cups that a last seed in `last` captures.

    That's `last` if it now holds 2 or 3, and then each cup going backward that is also the
    opponent's and holds 2 or 3, up to the first that isn't or doesn't.
    """
    cups, side = board.cups, board.side
    won = []
    while 2 <= cups[last] <= 3 and owner(last) != side:
        won.append(last)
        last = (last - 1) % 12
    return won


def relay_or_capture_facing(board: ScratchBoard, last: int) -> int | None:
    """Relay from a cup that held seeds; capture an empty cup of the mover's with the facing cup.

    If the facing cup is empty, nothing is captured. Return the cup to relay from, or None.
    """
    if board.cups[last] > 1:
        return last
    if owner(last) == board.side and board.cups[facing(last)]:
        board.capture(facing(last), board.side)
        board.capture(last, board.side)
    return None


def relay_or_take_four(board: ScratchBoard, last: int) -> int | None:
    """Capture a four made by the last seed, in either row, and end the move.

    The move also ends when the last seed falls into an empty cup; from any other cup it goes on.
    Return the cup to relay from, or None.
    """
    if board.cups[last] == 4:
        board.capture(last, board.side)
        return None
    return last if board.cups[last] > 1 else None


# --- What may be played? ---


def _feeds(position: SowingPosition, cups: Sequence[str]) -> Sequence[str]:
    _, seeds, _, mover, _, _, _, _ = position
    if any(seeds[ROWS[1 - mover]]):
        return cups
    return [cup for cup in cups if _gives(position, cup)]


def _gives(position: SowingPosition, cup: str) -> bool:
    board = position.after(cup)
    # Another rule forbids moves that never end.
    return board is None or any(board.row(1 - position.side))


def _name_other(position: SowingPosition) -> Value:
    return side(SIDES[1 - position.side])


FEEDING = Restriction(
    "feeding",
    _feeds,
    lambda position, cup: say("sowing-feeding", other=_name_other(position), cup=cell(cup)),
    lambda position, cups: say(
        "sowing-had-to-feed",
        other=_name_other(position),
        mover=side(position.turn),
        cups=listed(map(cell, cups)),
    ),
)
"""A player who faces an empty row must leave at least one seed there by the end of the move."""


NO_ENDLESS_MOVE = Restriction(
    "endless",
    lambda position, cups: [cup for cup in cups if position.after(cup) is not None],
    lambda position, cup: say("sowing-endless", cup=cell(cup)),
    lambda position, cups: say("sowing-was-endless", cups=listed(map(cell, cups))),
    sows=True,
)
"""A move that would never end isn't legal."""


# --- Who moves next, and when is it over? ---


def to_feed(board: ScratchBoard) -> bool:
    """Return whether the same player moves again: the opponent's row is empty."""
    return not any(board.row(1 - board.side))


def never(board: ScratchBoard) -> bool:
    """Return False: nobody moves twice in a row."""
    return False


def end_at_majority(half: int = 24, *, one_each: bool = False) -> Endings:
    """Return the endings of a game of twice `half` seeds: one store has a majority, no cup any.

    With `one_each`, it also ends when exactly one seed is left in each row.
    """

    def find(board: ScratchBoard) -> str:
        south, north = board.stores
        if south > half or north > half:
            return "majority"
        if south == north == half:
            return "empty"
        return "one-each" if one_each and sum(board.row(0)) == 1 == sum(board.row(1)) else ""

    return Endings(("majority", "one-each", "empty") if one_each else ("majority", "empty"), find)


MAJORITY_OR_EMPTY = end_at_majority()
MAJORITY_OR_ONE_EACH = end_at_majority(one_each=True)


# --- What is settled at the end? ---


def sweep_own_rows(board: ScratchBoard) -> None:
    """Give each player the seeds in their own row."""
    for cup, seeds in enumerate(board.cups):
        if seeds:
            board.sweep(cup, owner(cup), seeds)


def end_with_own_rows(board: ScratchBoard, reason: str = "stopped") -> SowingPosition:
    """End the game, giving each player the seeds in their own row."""
    sweep_own_rows(board)
    return finish(board, reason)


def end_with_even_split(board: ScratchBoard) -> SowingPosition:
    """End the game by a stop, splitting the remaining seeds evenly.

    Players get the seeds of their own row first, so an odd one goes to the player with more of
    them.
    """
    shares = [(sum(board.cups) + 1) // 2] * 2
    for cup in range(12):
        nearest = owner(cup)
        for taker in (nearest, 1 - nearest):
            count = min(board.cups[cup], shares[taker])
            if count:
                board.sweep(cup, taker, count)
                shares[taker] -= count
    return finish(board, "stopped")


def leave_as_it_is(board: ScratchBoard) -> SowingPosition:
    """Return the position unchanged: stopping moves no seeds."""
    return board.before


# --- Matches of several rounds ---


@dataclass(frozen=True, slots=True)
class Round(Tags):
    """The current round, counted from 1."""

    round: int = 1

    def __str__(self) -> str:
        return f"round={self.round}"

    @property
    @override
    def heading(self) -> Said:
        return say("sowing-round", round=self.round)


def play_on(
    board: ScratchBoard,
    sweep: Callable[[ScratchBoard], str],
    set_out: Callable[[ScratchBoard, int], None],
) -> SowingPosition:
    """Settle a round and begin the next: South begins the odd ones, North the even ones.

    `sweep` gives the players their seeds, and returns the reason if that ends the game; `set_out`
    fills the cups for the round of a number. A round in which nobody can move is settled at once.
    """
    while True:
        if reason := sweep(board):
            return finish(board, reason)
        number = board.tags.round
        # The largest number that can be written is followed by the one before it, so that the right
        # side begins.
        number += 1 if number < MOST_ROUND else -1
        set_out(board, number)
        beginner = 1 - number % 2
        board.note(Event("round", count=number, side=SIDES[beginner]))
        position = board.position(beginner)
        if position.allowed:
            return position


def check_not_stuck(position: SowingPosition) -> None:
    """Raise PositionError if the side to move has no move in a round being played."""
    if not position.moves():
        stuck = side(position.turn)
        raise PositionError(CUP_FIELD, 1, say("sowing-position-round-stuck", side=stuck))


# --- What does a position's text show? ---


def over_when_swept(position: SowingPosition) -> str:
    """Return "over" for an empty board: the game has ended, and the text can't say why.

    Raises PositionError if cups hold seeds although play would have ended, or the side to move has
    no move.
    """
    if not any(position.cups):
        return "over"
    written, turn = str(position), side(position.turn)
    moved = ScratchBoard(position, 1 - position.side)
    if ending := position.game.endings.find(moved):
        winner = SIDES[position.stores[1] > position.stores[0]]
        why = position.game.family.words.tell_end(Result(winner, ending, None))
        reason = join([say("sowing-position-over"), why])
        if ending == "majority":
            raise PositionError(STORE_FIELD, written.index(" ") + 2, reason)
        raise PositionError(CUP_FIELD, 1, reason)
    if not any(moved.row(position.side)):
        raise PositionError(SIDE_TO_MOVE, len(written), say("sowing-position-must-pass", side=turn))
    if not position.moves():
        raise PositionError(CUP_FIELD, 1, say("sowing-position-stuck", side=turn))
    return ""


def over_where_it_stands(position: SowingPosition) -> str:
    """Return why the game is over, in a game that leaves its last seeds in their cups."""
    moved = ScratchBoard(position, 1 - position.side)
    stuck = "" if position.moves() else position.game.stuck
    return position.game.endings.find(moved) or stuck
