"""Whose turn it is, how a game ended, and what happened: plain sentences for eye and ear.

Sentences name players by their side in braces, as `{S}` (see `types.fill`). Each family of games
tells its own events.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import singledispatch

from game_core.amphora import say as amphora
from game_core.amphora.position import AmphoraPosition
from game_core.draughts import say as draughts
from game_core.draughts.position import DraughtsPosition
from game_core.sowing import say as sowing
from game_core.sowing.game import SowingPosition
from game_core.stacking import say as stacking
from game_core.stacking.game import StackingPosition
from game_core.stonechess import say as stonechess
from game_core.stonechess.game import StoneChessPosition
from game_core.types import Event, Position, Result, join_names

REASONS = {
    "majority": "{%s} has more than half of the seeds",
    "cannot-feed": "no move can give seeds to the empty row",
    "one-each": "each row has just one seed left",
    "empty": "the board is empty",
    "few-seeds": "fewer than four seeds are left on the board",
    "cannot-move": "the player to move has no move",
    "four-rounds": "{%s} has won four rounds",
    "forty-three": "{%s} has 43 seeds or more",
    "touch": "the touchstone can't be saved, and {%s} says Touch",
    "checkmate": "the King can't be saved, and that is checkmate",
    "stalemate": "the player to move has no turn left",
    "king-taken": "{%s} has taken the King or the touchstone",
    "no-pieces": "one side has no pieces left",
    "no-move": "the player to move has no turn left",
    "quiet": "for a hundred turns nothing new has happened",
    "stopped": "play was stopped",
    "over": "the last turn has been played",
}
"""The closed list of reasons for an end, each as half a sentence; `%s` is the winner's letter."""


def tell_status(position: Position, result: Result | None) -> str:
    """Whose turn it is, or how the game ended."""
    if result:
        return tell_result(result)
    return f"{position.heading} Your turn, {{{position.turn}}}.".lstrip()


def tell_stage(position: Position) -> str:
    """The round or phase that a position belongs to; empty in games without."""
    return position.heading if isinstance(position, SowingPosition) else ""


def tell_result(result: Result) -> str:
    """Why the game is over, who won, and the score."""
    reason = REASONS[result.reason].replace("%s", result.winner or "")
    ending = f"{{{result.winner}}} wins" if result.winner else "It is a tie"
    score = f", {max(result.score)} to {min(result.score)}" if result.score else ""
    return f"The game is over: {reason}. {ending}{score}."


def tell_turn(events: Sequence[Event], position: Position, result: Result | None) -> list[str]:
    """A sentence for each event of a turn from `position`; empty where none is needed.

    `result` is what the turn led to.
    """
    ending = tell_result(result) if result else ""
    sentences = {
        "agree": "Both players agree to stop.",
        "third": "The board looks like this for the third time, so play stops.",
        "end": ending,
    }
    return [
        sentences.get(event.kind) or _tell_event(position, events, index)
        for index, event in enumerate(events)
    ]


BESIDES = {
    r"R@(..)\+(?P<move>.+)": r"a ring on \1",
    r"G@(..)\+(?P<move>.+)": r"the Guard on \1",
    r"(?P<move>.+)\*(..)": r"\2 removed",
    r"(?P<move>.+)\+(..)~(..)": r"\2 and \3 swapped",
    r"(?P<move>.+)\+(..)(..)": r"the stone from \2 to \3",
    r"(?P<move>....)@(..)": r"the touchstone on \2",
    r"(?P<move>\w\d\w\d)t": "the touchstone alone",
}
"""How what goes with a move is written, and how it is said."""


def name_turn(turn: str) -> str:
    """`cup C`, or the move as it is written: `d7d8`, `d7d8 with b6 removed`."""
    if len(turn) == 1:
        return f"cup {turn}"
    move, besides = turn, []
    for written, said in BESIDES.items():
        if found := re.fullmatch(written, move):
            move = found["move"]
            besides.append(found.expand(said))
    return f"{move} with {join_names(besides)}" if besides else turn


@singledispatch
def _tell_event(position: Position, events: Sequence[Event], index: int) -> str:
    raise TypeError(f"no words for the events of {type(position).__name__}")


def sum_up(events: Sequence[Event], position: Position, sentences: Sequence[str]) -> str:
    """A whole turn in words, of which `sentences` tell each event."""
    if isinstance(position, SowingPosition):
        return sowing.sum_up(events, sentences)
    return " ".join(filter(None, sentences))


_tell_event.register(SowingPosition, sowing.tell_event)
_tell_event.register(StackingPosition, stacking.tell_event)
_tell_event.register(AmphoraPosition, amphora.tell_event)
_tell_event.register(DraughtsPosition, draughts.tell_event)
_tell_event.register(StoneChessPosition, stonechess.tell_event)
