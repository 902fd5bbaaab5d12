"""What a move of a puzzle leads to, in a child's words. Sentences hold sides in braces."""

from __future__ import annotations

from typing import NamedTuple

from game_core.game import Position
from game_core.puzzles.model import Puzzle
from game_core.puzzles.solutions import SolvingState
from game_core.record import Record
from game_core.search.effects import find_taken
from game_core.search.goals import WON, Best, Capture, End, Save, Win
from game_core.search.solver import weigh
from game_core.sentences import tell_result

PATIENCE = 20_000
"""The most positions looked at to find out what a move leads to."""


class Outcome(NamedTuple):
    """What a move leads to: the sentence, whether it is good all the same, the answer to it."""

    said: str
    is_good: bool
    reply: str


def tell_taking(position: Position, move: str) -> str:
    """What a move takes: `takes 5 seeds from cups C and D`; empty when it is nothing."""
    _, events = position.trace(move)
    taken = [*find_taken(position, events, position.turn)]
    if not taken:
        return ""
    words = position.game.family.words
    cells = [*dict.fromkeys(event.at for event in taken)]
    return f"takes {words.name_taken(taken)} {words.name_cells(cells)}"


def tell_promise(puzzle: Puzzle, state: SolvingState, move: str) -> str:
    """What a right move will lead to, once the rest is played."""
    me, them = name_sides(state)
    task = puzzle.task
    taking = tell_taking(state.record.position, move)
    did = f"{me} {taking}. " if taking else ""
    if isinstance(task, Best):
        return f"{did}No other move leaves {me} better off."
    promise = {
        Capture: "get enough",
        Win: "win in time",
        End: "end the game in time",
        Save: "hold on",
    }[type(task)]
    return f"{did}Whatever {them} plays now, {me} can {promise}."


def tell_reached(puzzle: Puzzle, state: SolvingState, move: str, final: Record) -> str:
    """What the last move of a solution has reached; `state` is the one before it."""
    task = puzzle.task
    me, them = name_sides(state)
    result = final.result()
    if isinstance(task, Capture):
        taken = _count_before(puzzle, state) + state.count_gain(move)
        return f"{me} has taken {state.record.game.family.words.TAKEN.count(taken)}."
    if result:
        return tell_result(state.record.game, result)
    taking = tell_taking(state.record.position, move)
    did = f"{me} {taking}. " if taking else ""
    if isinstance(task, Save):
        return f"{did}Whatever {them} plays now, {me} does not lose."
    return f"{did}No other move is worth more."


def tell_missed(puzzle: Puzzle, state: SolvingState, move: str) -> Outcome:
    """Why a move does not do what is asked; `state` is the one before it."""
    assert state.goal is not None
    goal, after = state.goal, state.play(move)
    result = after.record.result()
    taking = tell_taking(state.record.position, move)
    did = f"{name_sides(state)[0]} {taking or 'takes nothing'}"
    if result and not isinstance(goal, Capture):
        return Outcome(f"{did}. {tell_result(state.record.game, result)}", False, "")
    found = weigh(state.record, goal, state.side, move, PATIENCE)
    if found is None:
        return Outcome(f"{did}, and that is not the way.", False, "")
    worth, (_, *following) = found
    reply = _find_reply(after, following)
    if isinstance(goal, Capture):
        return _tell_too_few(puzzle, state, after, worth, following)
    if isinstance(goal, Best):
        return _tell_worse(state, after, did, worth, reply)
    return _tell_not_won(state, after, did, reply)


def _tell_too_few(
    puzzle: Puzzle, state: SolvingState, after: SolvingState, worth: int, following: list[str]
) -> Outcome:
    me, them = name_sides(state)
    total = _count_before(puzzle, state) + worth
    units = state.record.game.family.words.TAKEN.count(total)
    enough = f"{units}: not enough yet" if total else "nothing"
    if after.goal is None or not following or after.is_mine:
        return Outcome(f"That takes {enough}.", total > 0, "")
    reply = following[0]
    name = puzzle.record.game.family.words.name_move(reply)
    said = f"Then {them} plays {name}, and {me} gets {enough}."
    return Outcome(said, total > 0, reply)


def _tell_worse(
    state: SolvingState, after: SolvingState, did: str, worth: int, reply: str
) -> Outcome:
    _, them = name_sides(state)
    better = " Good, but another move is better." if worth > 0 else ""
    if reply and not after.is_mine:
        result = after.record.play(reply).result()
        if result and result.winner not in (state.side, None):
            name = state.record.game.family.words.name_move(reply)
            said = f"{did}, but then {them} plays {name}. {tell_result(state.record.game, result)}"
            return Outcome(said, False, reply)
        if loss := tell_taking(after.record.position, reply):
            return Outcome(f"{did}, but then {them} {loss}.{better}", worth > 0, reply)
    if worth <= -WON // 2:
        return Outcome(f"{did}, and then {them} can win.", False, reply)
    if after.goal is not None and abs(worth) < WON // 2:
        units = state.record.game.family.words.TAKEN.count(abs(worth))
        if not worth:
            return Outcome(f"{did}, and in the end both have taken as much.", False, "")
        ahead = f"{units} {'ahead' if worth > 0 else 'behind'}"
        return Outcome(f"{did}, and in the end is {ahead}.{better}", worth > 0, "")
    return Outcome(f"{did}.{better or ' Another move does more.'}", worth > 0, "")


def _tell_not_won(state: SolvingState, after: SolvingState, did: str, reply: str) -> Outcome:
    """What a wrong move leads to where the goal is to win, to end the game or not to lose."""
    me, them = name_sides(state)
    is_save = isinstance(state.goal, Save)
    if after.goal is None and not is_save:
        # That was the last move there is: what is answered to it does not matter.
        return Outcome(f"{did}, and the game goes on.", False, "")
    late = f"{me} can’t be saved any more" if is_save else f"it is too late for {me}"
    if not reply or after.is_mine:
        return Outcome(f"{did}, and {late}.", False, "")
    taking = tell_taking(after.record.position, reply)
    name = state.record.game.family.words.name_move(reply)
    answer = f"Then {them} plays {name}" + (f" and {taking}" if taking else "")
    result = after.record.play(reply).result()
    if result:
        return Outcome(f"{answer}. {tell_result(state.record.game, result)}", False, reply)
    return Outcome(f"{answer}, and {late}.", False, reply)


def _find_reply(after: SolvingState, following: list[str]) -> str:
    """The answer that shows why a move fails; any, where none is better than another."""
    if following or after.record.result():
        return following[0] if following else ""
    position = after.record.position
    return next(position.game.family.tactics.find_successors(position))[0]


def _count_before(puzzle: Puzzle, state: SolvingState) -> int:
    """How many seeds or pieces the side that solves had taken before a state."""
    assert isinstance(puzzle.task, Capture)
    assert isinstance(state.goal, Capture)
    return puzzle.task.count - state.goal.count


def name_sides(state: SolvingState) -> tuple[str, str]:
    """Who solves, and who does not, in braces."""
    sides = state.record.game.sides
    other = next(side for side in sides if side != state.side)
    return f"{{{state.side}}}", f"{{{other}}}"
