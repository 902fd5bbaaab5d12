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
    announce_round,
    beginner,
    follow,
    sow_capturing_fours,
    sweep_own_rows,
)
from game_core.families.sowing.board import CLOSED, COUNTER_CLOCKWISE
from game_core.families.sowing.game import Endings, SowingPosition, Weights, finish, leader
from game_core.families.sowing.games.obridjie import OBRIDJIE
from game_core.families.sowing.notation import CUP_FIELD, TagReader
from game_core.families.sowing.scratch import ScratchBoard
from game_core.messages import Said, say
from game_core.messages import side as player
from game_core.types import Event, PositionError

ROUNDS_TO_WIN = 4
SEEDS_IN_A_CUP = 4


@dataclass(frozen=True, slots=True)
class Match:
    """The current round, counted from 1, and the rounds that South and North have won."""

    round: int = 1
    wins: tuple[int, int] = (0, 0)

    may_capture = True

    def __str__(self) -> str:
        return f"round={self.round} wins={self.wins[0]}-{self.wins[1]}"

    @property
    def heading(self) -> Said:
        """The round as a sentence."""
        return say("sowing-round", round=self.round)


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
    while True:
        sweep_own_rows(board)
        match = award_round(board)
        board.tags = match
        if ROUNDS_TO_WIN in match.wins:
            return finish(board, "four-rounds")
        number = follow(match.round)
        board.tags = replace(match, round=number)
        set_out(board)
        announce_round(board, number)
        position = board.position(beginner(number))
        if position.moves():
            return position


def award_round(board: ScratchBoard) -> Match:
    """Return the match with the round given to the player with more seeds."""
    assert isinstance(board.tags, Match)
    winner = leader(board.stores)
    south, north = board.tags.wins
    wins = (south + (winner == "S"), north + (winner == "N"))
    board.note(Event("won", count=board.tags.round, side=winner))
    return replace(board.tags, wins=wins)


def set_out(board: ScratchBoard) -> None:
    """Fill each player's cups with four seeds from their own right, and close the others."""
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
    if not position.moves():
        stuck = player(position.turn)
        raise PositionError(CUP_FIELD, 1, say("sowing-position-round-stuck", side=stuck))
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
