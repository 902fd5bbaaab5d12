"""Telling in a child's words what a move in a puzzle leads to, or why it misses the goal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game_core.game import Position
from game_core.messages import NOTHING, Said, Value, join, say, side, term
from game_core.puzzles.model import Puzzle
from game_core.puzzles.solutions import SolvingState
from game_core.record import Record
from game_core.search.effects import find_taken
from game_core.search.goals import WON, Best, Capture, End, Save, Win
from game_core.search.solver import weigh
from game_core.sentences import tell_result

PATIENCE = 20_000
"""The most positions to look at when finding out what a move leads to."""


class Captures(NamedTuple):
    """A move's captures and their places, as in `captures 5 seeds` `from cups C and D`."""

    taken: Value
    places: Value


def find_captures(position: Position, move: str) -> Captures | None:
    """Return what a move captures, or None."""
    _, events = position.trace(move)
    taken = [*find_taken(position, events, position.turn)]
    if not taken:
        return None
    words = position.game.family.words
    cells = [*dict.fromkeys(event.at for event in taken)]
    return Captures(words.list_taken(taken), words.place_cells(cells))


def tell_taking(position: Position, move: str) -> Said:
    """Say what the side to move captures with a move; empty if nothing."""
    won = find_captures(position, move)
    if won is None:
        return NOTHING
    return say("puzzles-takes", solver=side(position.turn), taken=won.taken, places=won.places)


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


# --- Misses ---


class Outcome(NamedTuple):
    """The outcome of a move: in words, whether it is good all the same, and the reply to it."""

    said: Said
    is_good: bool = False
    reply: str = ""


def tell_missed(puzzle: Puzzle, state: SolvingState, move: str) -> Outcome:
    """Explain why a move doesn't do what is asked; `state` is the one before it."""
    assert state.goal is not None
    goal, after = state.goal, state.play(move)
    result = after.record.result()
    solver, _ = name_sides(state)
    did = tell_taking(state.record.position, move) or say("puzzles-takes-nothing", solver=solver)
    if result and not isinstance(goal, Capture):
        return Outcome(join([did, tell_result(state.record.game, result)]))
    found = weigh(state.record, goal, state.side, move, PATIENCE)
    if found is None:
        return Outcome(join([did, say("puzzles-no-way")]))
    worth, (_, *following) = found
    if isinstance(goal, Capture):
        return _tell_too_few(puzzle, state, after, worth, following)
    reply = _find_reply(after, following)
    if isinstance(goal, Best):
        outcome = _tell_worse(state, after, worth, reply)
    else:
        outcome = _tell_not_won(state, after, reply)
        if outcome.reply:
            return outcome
    return outcome._replace(said=join([did, outcome.said]))


def _tell_too_few(
    puzzle: Puzzle, state: SolvingState, after: SolvingState, worth: int, following: Sequence[str]
) -> Outcome:
    solver, other = name_sides(state)
    total = count_before(puzzle, state) + worth
    taken = count_things(state, total)
    if after.goal is None or not following or after.is_mine:
        said = say("puzzles-too-few", taken=taken) if total else say("puzzles-none")
        return Outcome(said, total > 0)
    reply = following[0]
    move = state.record.game.family.words.refer_move(reply)
    said = (
        say("puzzles-then-too-few", other=other, move=move, solver=solver, taken=taken)
        if total
        else say("puzzles-then-none", other=other, move=move, solver=solver)
    )
    return Outcome(said, total > 0, reply)


def _tell_worse(state: SolvingState, after: SolvingState, worth: int, reply: str) -> Outcome:
    """Explain what follows a move when another one is better."""
    game = state.record.game
    solver, other = name_sides(state)
    better = say("puzzles-good-but") if worth > 0 else NOTHING
    if reply and not after.is_mine:
        result = after.record.play(reply).result()
        if result and result.winner not in (state.side, None):
            plays = say("puzzles-but-plays", other=other, move=game.family.words.refer_move(reply))
            return Outcome(join([plays, tell_result(game, result)]), reply=reply)
        lost = find_captures(after.record.position, reply)
        if lost:
            takes = say("puzzles-but-takes", other=other, taken=lost.taken, places=lost.places)
            return Outcome(join([takes, better]), worth > 0, reply)
    if worth <= -WON // 2:
        return Outcome(say("puzzles-other-can-win", other=other), reply=reply)
    if after.goal is not None and abs(worth) < WON // 2:
        taken = count_things(state, abs(worth))
        if not worth:
            return Outcome(say("puzzles-end-even"))
        if worth < 0:
            return Outcome(say("puzzles-end-behind", solver=solver, taken=taken, other=other))
        ahead = say("puzzles-end-ahead", solver=solver, taken=taken, other=other)
        return Outcome(join([ahead, better]), is_good=True)
    return Outcome(better or say("puzzles-more-elsewhere"), worth > 0)


def _tell_not_won(state: SolvingState, after: SolvingState, reply: str) -> Outcome:
    """Explain what follows a wrong move if the goal is to win, to end the game or not to lose."""
    solver, other = name_sides(state)
    is_save = isinstance(state.goal, Save)
    if after.goal is None and not is_save:
        # That was the last move, so the reply doesn't matter.
        return Outcome(say("puzzles-goes-on"))
    late = say("puzzles-past-saving" if is_save else "puzzles-too-late", solver=solver)
    if not reply or after.is_mine:
        return Outcome(late)
    game = state.record.game
    move = game.family.words.refer_move(reply)
    lost = find_captures(after.record.position, reply)
    answer = (
        say("puzzles-then-takes", other=other, move=move, taken=lost.taken, places=lost.places)
        if lost
        else say("puzzles-then-plays", other=other, move=move)
    )
    result = after.record.play(reply).result()
    end = tell_result(game, result) if result else late
    return Outcome(join([answer, end]), reply=reply)


def _find_reply(after: SolvingState, following: Sequence[str]) -> str:
    """Return the reply that shows why a move fails; any, if none is better than another."""
    if following or after.record.result():
        return following[0] if following else ""
    position = after.record.position
    return next(position.game.family.tactics.find_successors(position))[0]
