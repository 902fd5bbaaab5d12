"""Plain sentences about whose turn it is, how a game ended, and what happened, for eye and ear.

Each family of games has words for its own events and endings; this module has what they share.
"""

from __future__ import annotations

from collections.abc import Sequence

from game_core.game import Game, Position
from game_core.messages import NOTHING, Said, join, say, side, text
from game_core.types import Event, EventKind, Result


def tell_status(position: Position, result: Result | None) -> Said:
    """Say whose turn it is, or how the game ended."""
    if result:
        return tell_result(position.game, result)
    return join([position.heading, say("game-turn", mover=side(position.turn))])


def tell_result(game: Game, result: Result) -> Said:
    """Say why a game is over, who won, and the score."""
    return join([_tell_end(game, result), _tell_winner(result)])


def _tell_end(game: Game, result: Result) -> Said:
    """Say why a game is over: for a general reason, its family's, or its author's own."""
    match result.reason:
        case "stopped":
            return say("game-over-stopped")
        case "over":
            return say("game-over-last")
    if said := game.family.words.tell_end(result):
        return said
    before, hole, after = result.reason.partition("{%s}")
    if not hole or result.winner is None:
        return say("game-over-own", reason=text(result.reason))
    winner = side(result.winner)
    return say("game-over-own-winner", before=text(before), winner=winner, after=text(after))


def _tell_winner(result: Result) -> Said:
    """Say who won, and the score in games that have one."""
    if result.score is None:
        return say("game-won", winner=side(result.winner)) if result.winner else say("game-tie")
    more, less = max(result.score), min(result.score)
    if result.winner is None:
        return say("game-tie-score", more=more, less=less)
    return say("game-won-score", winner=side(result.winner), more=more, less=less)


def tell_events(events: Sequence[Event], position: Position, result: Result | None) -> list[Said]:
    """Return a sentence for each event of a ply from `position`; empty if none is needed.

    `result` is the outcome of the ply.
    """
    words = position.game.family.words
    shared: dict[EventKind, Said] = {
        "agree": say("game-stopped"),
        "third": say("game-third"),
        "end": tell_result(position.game, result) if result else NOTHING,
    }
    return [
        shared.get(event.kind) or words.tell_event(position, events, index)
        for index, event in enumerate(events)
    ]
