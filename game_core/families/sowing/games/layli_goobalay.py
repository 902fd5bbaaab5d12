"""Layli Goobalay, as played in Somalia: relay sowing, pregnant cups, and rounds.

Source: “African Sowing Game Rules”, section “Layli Goobalay – Somalia”, of the KIDS Afterschool
curriculum at BeyondTheChalkboard.com.

Where the source leaves a choice, this is ours:

- a lap whose last seed falls in an uur, anybody's, ends the move: its seeds belong to its owner, so
  they can't be lifted;
- for a new round, the poorer player deals their seeds from their own left (South does if both are
  equal), and the richer player puts the same number in each facing cup;
- South begins odd rounds, North even ones;
- a stop ends the round, not the game.
"""

from __future__ import annotations

from game_core.families.sowing import SOWING
from game_core.families.sowing.answers import (
    FOUR_EACH,
    NO_ENDLESS_MOVE,
    Round,
    check_not_stuck,
    lap_round,
    never,
    play_on,
    relay_or_capture_facing,
)
from game_core.families.sowing.board import CUP_NUMBERS, CUPS, ROWS, UNMARKED, UUR, facing, owner
from game_core.families.sowing.game import Restriction, SowingGame, SowingPosition
from game_core.families.sowing.lastdrop import LastDrop, explain_facing
from game_core.families.sowing.notation import CUP_FIELD, TagReader
from game_core.families.sowing.scratch import ScratchBoard
from game_core.messages import Said, cell, listed, say
from game_core.types import PositionError

SEEDS_TO_WIN = 43


def read_round(reader: TagReader) -> Round:
    """Read the tag `round=1`."""
    return Round(reader.number("round"))


UUR_STAY = Restriction(
    "uur",
    lambda position, cups: [cup for cup in cups if not position.marks[CUP_NUMBERS[cup]]],
    lambda position, cup: say("sowing-uur", cup=cell(cup)),
    lambda position, cups: say("sowing-uurs-stay", cups=listed(map(cell, cups))),
)


def make_uur(board: ScratchBoard, last: int) -> bool:
    """Return whether uurs end the move, making two of a facing three.

    The move ends if its last seed fell into an uur, or made two uurs.
    """
    if board.marks[last]:
        return True
    if board.cups[last] == 1 and owner(last) == board.side and board.cups[facing(last)] == 3:
        board.give(facing(last), 1, last)
        for cup in (last, facing(last)):
            board.mark(cup, UUR[board.side])
        return True
    return False


def capture_or_make_uur(board: ScratchBoard, last: int) -> int | None:
    """End the move at an uur, make uurs of a facing three, or else do as in Tampoduo."""
    return None if make_uur(board, last) else relay_or_capture_facing(board, last)


def settle_round(board: ScratchBoard, reason: str = "stopped") -> SowingPosition:
    """Give each player their uurs and the rest of their row, then end the game or set out a round.

    The game is over at 43 seeds.
    """
    return play_on(board, _sweep_round, _set_out)


def _sweep_round(board: ScratchBoard) -> str:
    sweep_uur_and_rows(board)
    return "forty-three" if max(board.stores) >= SEEDS_TO_WIN else ""


def sweep_uur_and_rows(board: ScratchBoard) -> None:
    """Give each uur's seeds to its owner, and those of other cups to the owner of the row."""
    for cup, seeds in enumerate(board.cups):
        mark = board.marks[cup]
        if seeds:
            board.sweep(cup, UUR.index(mark) if mark else owner(cup), seeds)
        if mark:
            board.mark(cup, "")


def _set_out(board: ScratchBoard, number: int) -> None:
    """Deal the poorer player's seeds into their row, and mirror every cup on the other side."""
    board.tags = Round(number)
    poorer = 0 if board.stores[0] <= board.stores[1] else 1
    each, rest = divmod(board.stores[poorer], 6)
    for place, cup in enumerate(range(12)[ROWS[poorer]]):
        count = each + (place < rest)
        board.deal(cup, poorer, count)
        board.deal(facing(cup), 1 - poorer, count)


def check_round(position: SowingPosition) -> str:
    """Return why the game is over, or an empty text.

    Raises PositionError if uurs don't come in facing pairs of one owner, or if the side to move has
    no move in a round being played.
    """
    check_pairs(position)
    swept = not any(position.cups) and position.marks == UNMARKED
    if swept and max(position.stores) >= SEEDS_TO_WIN:
        return "forty-three"
    check_not_stuck(position)
    return ""


def check_pairs(position: SowingPosition) -> None:
    """Raise PositionError if an uur faces a cup that doesn't belong to the same owner."""
    for cup in range(6):
        if position.marks[cup] != position.marks[facing(cup)]:
            column = 1 + sum(len(each) + 1 for each in str(position).split(",")[:cup])
            across = cell(CUPS[facing(cup)])
            said = say("sowing-position-uur", cup=cell(CUPS[cup]), across=across)
            raise PositionError(CUP_FIELD, column, said)


def explain_facing_or_uur(drop: LastDrop) -> dict[int, Said]:
    """Explain as in Tampoduo, plus why two cups became uurs or why a move ended in one."""
    if drop.next_kind == "give":
        return {drop.index + 1: say("sowing-uur-both", cup=cell(drop.across))}
    if drop.position.marks[drop.cup]:
        return {drop.index: say("sowing-uur-last")}
    return explain_facing(drop)


LAYLI_GOOBALAY = SowingGame(
    family=SOWING,
    slug="layli-goobalay",
    name="Layli Goobalay",
    place="Somalia",
    cups=FOUR_EACH,
    tags=Round(),
    read_tags=read_round,
    marks="".join(UUR),
    lap=lap_round,
    last_seed=capture_or_make_uur,
    restrictions=(UUR_STAY, NO_ENDLESS_MOVE),
    again=never,
    stuck="cannot-move",
    conclude=settle_round,
    conclude_stopped=settle_round,
    check=check_round,
    explain=explain_facing_or_uur,
    taking=(
        "A turn captures if its last seed lands in an empty cup of your own, across from one, two, "
        "four or more seeds."
    ),
)
