"""Whose turn it is, how a game ended, and what happened: plain sentences for eye and ear.

Sentences name players by their side in braces, as `{S}` (see `types.fill`). Each family of games
tells its own events.
"""

from __future__ import annotations

from collections.abc import Sequence

from game_core.family import answered_by
from game_core.types import Event, Game, Position, Result

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


@answered_by("families.{}.words.tell_stage")
def tell_stage(position: Position) -> str:
    """The round or phase that a position belongs to; empty in games without."""
    return ""


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
        sentences.get(event.kind) or tell_event(position, events, index)
        for index, event in enumerate(events)
    ]


@answered_by("families.{}.words.tell_event")
def tell_event(position: Position, events: Sequence[Event], index: int) -> str:
    """The sentence for one event of a turn from `position`; empty where none is needed."""
    raise NotImplementedError


@answered_by("families.{}.words.sum_up")
def sum_up(position: Position, events: Sequence[Event], sentences: Sequence[str]) -> str:
    """A whole turn in words, of which `sentences` tell each event."""
    return " ".join(filter(None, sentences))


@answered_by("families.{}.words.name_turn")
def name_turn(game: Game, turn: str) -> str:
    """A turn, or the cell it begins with: `cup C`, `d7d8`, `d7d8 with b6 removed`.

    It need not be legal. What is written as no turn is left as it is.
    """
    raise NotImplementedError
