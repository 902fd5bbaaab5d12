"""Whose turn it is, how a game ended, and what happened: plain sentences for eye and ear.

Sentences name players by their side in braces, as `{S}` (see `types.fill`). Each family of games
has words for its own events and endings; here is what all have in common.
"""

from __future__ import annotations

from collections.abc import Sequence

from game_core.game import Game, Position
from game_core.types import Event, Result

REASONS = {
    "stopped": "play was stopped",
    "over": "the last turn has been played",
}
"""The reasons for an end that games of all families have, each as half a sentence."""


def tell_status(position: Position, result: Result | None) -> str:
    """Whose turn it is, or how the game ended."""
    if result:
        return tell_result(position.game, result)
    return f"{position.heading} Your turn, {{{position.turn}}}.".lstrip()


def tell_result(game: Game, result: Result) -> str:
    """Why a game is over, who won, and the score."""
    reason = result.reason
    half = REASONS.get(reason) or game.family.words.REASONS.get(reason, reason)
    why = half.replace("%s", result.winner or "")
    ending = f"{{{result.winner}}} wins" if result.winner else "It is a tie"
    score = f", {max(result.score)} to {min(result.score)}" if result.score else ""
    return f"The game is over: {why}. {ending}{score}."


def tell_events(events: Sequence[Event], position: Position, result: Result | None) -> list[str]:
    """A sentence for each event of a ply from `position`; empty where none is needed.

    `result` is what the ply led to.
    """
    ending = tell_result(position.game, result) if result else ""
    sentences = {
        "agree": "Both players agree to stop.",
        "third": "The board looks like this for the third time, so play stops.",
        "end": ending,
    }
    words = position.game.family.words
    return [
        sentences.get(event.kind) or words.tell_event(position, events, index)
        for index, event in enumerate(events)
    ]


def join_sentences(position: Position, events: Sequence[Event], sentences: Sequence[str]) -> str:
    """A whole move in words, of which `sentences` tell each event: all of them."""
    return " ".join(filter(None, sentences))
