"""Telling what a right move in a puzzle leads to, in a child's words."""

from __future__ import annotations

from typing import NamedTuple

from game_core.game import Position
from game_core.messages import NOTHING, Said, Value, join, say, side, term
from game_core.puzzles.model import Puzzle
from game_core.puzzles.solutions import SolvingState
from game_core.record import Record
from game_core.search.effects import find_taken
from game_core.search.goals import Best, Capture, End, Save, Win
from game_core.sentences import tell_result


class Booty(NamedTuple):
    """A move's captures and their places, as in `captures 5 seeds` `from cups C and D`."""

    taken: Value
    places: Value


def find_booty(position: Position, move: str) -> Booty | None:
    """Return what a move captures, or None."""
    _, events = position.trace(move)
    taken = [*find_taken(position, events, position.turn)]
    if not taken:
        return None
    words = position.game.family.words
    cells = [*dict.fromkeys(event.at for event in taken)]
    return Booty(words.list_taken(taken), words.place_cells(cells))


def tell_taking(position: Position, move: str) -> Said:
    """Say what the side to move captures with a move; empty if nothing."""
    booty = find_booty(position, move)
    if booty is None:
        return NOTHING
    return say("puzzles-takes", solver=side(position.turn), taken=booty.taken, places=booty.places)


def tell_promise(puzzle: Puzzle, state: SolvingState, move: str) -> Said:
    """Say what a right move will lead to, once the rest is played."""
    solver, other = name_sides(state)
    promise = {
        Best: say("puzzles-can-best", solver=solver),
        Capture: say("puzzles-can-capture", solver=solver, other=other),
        Win: say("puzzles-can-win", solver=solver, other=other),
        End: say("puzzles-can-end", solver=solver, other=other),
        Save: say("puzzles-can-save", solver=solver, other=other),
    }
    return join([tell_taking(state.record.position, move), promise[type(puzzle.task)]])


def tell_reached(puzzle: Puzzle, state: SolvingState, move: str, final: Record) -> Said:
    """Say what the last move of a solution has achieved; `state` is the one before it."""
    task = puzzle.task
    solver, other = name_sides(state)
    result = final.result()
    if isinstance(task, Capture):
        taken = count_things(state, count_before(puzzle, state) + state.count_gain(move))
        return say("puzzles-has-taken", solver=solver, taken=taken)
    if result:
        return tell_result(state.record.game, result)
    reached = say("puzzles-is-best")
    if isinstance(task, Save):
        reached = say("puzzles-is-saved", solver=solver, other=other)
    return join([tell_taking(state.record.position, move), reached])


def count_before(puzzle: Puzzle, state: SolvingState) -> int:
    """Count the seeds or pieces the side that solves had captured before a state."""
    assert isinstance(puzzle.task, Capture)
    assert isinstance(state.goal, Capture)
    return puzzle.task.count - state.goal.count


def count_things(state: SolvingState, number: int) -> Value:
    """Return a number of the things captured in the game: `5 seeds`."""
    return term(state.record.game.family.words.THING, count=number)


def name_sides(state: SolvingState) -> tuple[Value, Value]:
    """Return the side that solves and the other one."""
    other = next(letter for letter in state.record.game.sides if letter != state.side)
    return side(state.side), side(other)
