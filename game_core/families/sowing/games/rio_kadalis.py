"""Rio Kadalis, as played in Somalia: rounds of Obridjie, in which a loser's cups are closed.

Source: “African Sowing Game Rules”, section “Rio Kadalis – Somalia”, of the KIDS Afterschool
curriculum at BeyondTheChalkboard.com.

Where the source leaves a choice, this is ours:

- for a new round, players fill their cups from their own right, and keep the rest in the store;
- South begins odd rounds, North even ones; a round ends at once if the side that begins it
  has no seeds;
- if both have the same number of seeds, nobody wins the round;
- a stop ends the round, not the match.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from game_core.families.sowing.answers import (
    Round,
    check_not_stuck,
    play_on,
    sow_capturing_fours,
    sweep_own_rows,
)
from game_core.families.sowing.board import CLOSED, COUNTER_CLOCKWISE
from game_core.families.sowing.game import Endings, SowingPosition, Weights, leader
from game_core.families.sowing.games.obridjie import OBRIDJIE
from game_core.families.sowing.notation import CUP_FIELD, TagReader
from game_core.families.sowing.scratch import ScratchBoard
from game_core.messages import say
from game_core.types import Event, PositionError

ROUNDS_TO_WIN = 4
SEEDS_IN_A_CUP = 4


@dataclass(frozen=True, slots=True)
class Match(Round):
    """The current round, counted from 1, and the rounds that South and North have won."""

    wins: tuple[int, int] = (0, 0)

    def __str__(self) -> str:
        return f"round={self.round} wins={self.wins[0]}-{self.wins[1]}"


def read_match(reader: TagReader) -> Match:
    """Read the tags `round=1 wins=0-0`."""
    return Match(reader.number("round"), reader.pair("wins", ROUNDS_TO_WIN))


@cache
def find_open_route(
    origin: int,
    seeds: int,
    marks: tuple[str, ...],
    step: int = COUNTER_CLOCKWISE,
    ring: range = range(1, 13),
) -> tuple[int, ...]:
    """Return the open cups that seeds go to; `ring` counts the cups of a round from the origin."""
    cups = [cup for number in ring if marks[cup := (origin + step * number) % 12] != CLOSED]
    return tuple(cups[number % len(cups)] for number in range(seeds))


def lap_of_open_cups(board: ScratchBoard, cup: int) -> int:
    """Sow a lap over open cups, capturing fours on the way. Return the last cup."""
    return sow_capturing_fours(board, cup, find_open_route(cup, board.cups[cup], board.marks))


def settle_round(board: ScratchBoard, reason: str = "stopped") -> SowingPosition:
    """Give each player their own row, then end the match or set out the next round."""
    return play_on(board, _award_round, _set_out)


def _award_round(board: ScratchBoard) -> str:
    """Give the round to the player with more seeds; return why that ends the match, if it does."""
    sweep_own_rows(board)
    assert isinstance(board.tags, Match)
    winner = leader(board.stores)
    south, north = board.tags.wins
    board.note(Event("won", count=board.tags.round, side=winner))
    board.tags = replace(board.tags, wins=(south + (winner == "S"), north + (winner == "N")))
    return "four-rounds" if ROUNDS_TO_WIN in board.tags.wins else ""


def _set_out(board: ScratchBoard, number: int) -> None:
    """Fill each player's cups with four seeds from their own right, and close the others."""
    assert isinstance(board.tags, Match)
    board.tags = replace(board.tags, round=number)
    for side in (0, 1):
        full = min(6, board.stores[side] // SEEDS_IN_A_CUP)
        for cup in range(side * 6, side * 6 + 6):
            is_open = cup >= side * 6 + 6 - full
            mark = "" if is_open else CLOSED
            if board.marks[cup] != mark:
                board.mark(cup, mark)
            if is_open:
                board.deal(cup, side, SEEDS_IN_A_CUP)


def won_rounds(position: SowingPosition) -> tuple[int, int]:
    """Return the rounds that South and North have won, which decide the match."""
    assert isinstance(position.tags, Match)
    return position.tags.wins


def check_round(position: SowingPosition) -> str:
    """Return why the match is over, or an empty text.

    It's over when a side has won four rounds. Raises PositionError if cups hold seeds then, or if
    the side to move has no move before that.
    """
    if ROUNDS_TO_WIN in won_rounds(position):
        if any(position.cups):
            raise PositionError(CUP_FIELD, 1, say("sowing-position-match-over"))
        return "four-rounds"
    check_not_stuck(position)
    return ""


RIO_KADALIS = replace(
    OBRIDJIE,
    slug="rio-kadalis",
    name="Rio Kadalis",
    place="Somalia",
    tags=Match(),
    read_tags=read_match,
    marks=CLOSED,
    lap=lap_of_open_cups,
    endings=Endings(),
    conclude=settle_round,
    conclude_stopped=settle_round,
    check=check_round,
    score=won_rounds,
    weights=Weights(seed=20, cup=10, round=400),
)
