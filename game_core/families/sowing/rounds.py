"""Matches of several rounds: their numbers, and who begins each."""

from __future__ import annotations

from game_core.families.sowing.board import SIDES
from game_core.families.sowing.scratch import ScratchBoard
from game_core.limits import MOST_ROUND
from game_core.types import Event


def beginner(number: int) -> int:
    """South begins odd rounds, North even ones."""
    return 1 - number % 2


def follow(number: int) -> int:
    """The number of the round that follows.

    At the last that can be written it goes back by one, so that who begins stays right.
    """
    return number + 1 if number < MOST_ROUND else number - 1


def announce_round(board: ScratchBoard, number: int) -> None:
    """Note that a round begins."""
    board.note(Event("round", count=number, side=SIDES[beginner(number)]))
