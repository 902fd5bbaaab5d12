"""Games at rest, and turns, as pages show them: values ready for JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game_core import draw
from game_core.api import cache
from game_core.game import Game
from game_core.messages import Said
from game_core.messages.catalog import Language
from game_core.record import STOP, Record
from game_core.search.effects import count_taken, find_taken
from game_core.sentences import tell_result, tell_status
from game_core.types import Event, Options, Result

if TYPE_CHECKING:
    from game_core.api.protocol import answers


def scene(record: Record, viewpoint: str, language: Language | None = None) -> answers.Scene:
    """Return all that a page shows of a game at rest; the picture is described in `language`."""
    position = record.position
    result = record.result()
    one, two = record.game.sides
    endgames = record.game.family.endgames
    end = describe_result(record.game, result)
    if end:
        end["best"] = find_best(record)
    shown: answers.Scene = {
        "game": record.game.slug,
        "record": cache.write(record),
        "position": str(position),
        "moves": record.moves,
        "plies": len(record.plies),
        "sides": (one, two),
        "turn": position.turn,
        "legal": () if result else position.moves(),
        "options": describe_options(Options() if result else position.options()),
        "svg": draw.board(position, viewpoint, language),
        "status": tell_status(position, result),
        "result": end,
        "valued": result is None and endgames is not None and endgames.is_covered(position),
    }
    if record.plies and record.plies[-1] != STOP:
        _, events = record.positions[-2].trace(record.plies[-1])
        shown["trace"] = draw.mark(record.positions[-2], events)
    return shown


def describe_result(game: Game, result: Result | None) -> answers.Result | None:
    """Return a result with its sentence, or None while play continues."""
    if result is None:
        return None
    return {
        "winner": result.winner,
        "reason": result.reason,
        "score": result.score,
        "said": tell_result(game, result),
    }


def find_best(record: Record) -> dict[str, int]:
    """Return the most seeds or pieces that each side captured in one turn."""
    best = dict.fromkeys(record.game.sides, 0)
    for position, ply in zip(record.positions, record.plies, strict=False):
        if ply != STOP:
            _, events = position.trace(ply)
            captured = count_taken(find_taken(position, events, position.turn))
            best[position.turn] = max(best[position.turn], captured)
    return best


def describe_options(options: Options) -> answers.Options:
    """Return a player's next choices, as a page shows them."""
    return {
        "cells": options.cells,
        "choices": dict(options.choices),
        "refusals": dict(options.refusals),
    }


def take(record: Record, ply: str, viewpoint: str) -> tuple[Record, answers.PlacedPly, list[Event]]:
    """Play a ply, a move or STOP; return the next record, what a page shows, and the events."""
    after, events = record.trace(ply)
    sentences, said = cache.tell(after, events)
    return after, show_ply(after, events, sentences, said, viewpoint), events


def show_ply(
    record: Record, events: Sequence[Event], sentences: Sequence[Said], said: Said, viewpoint: str
) -> answers.PlacedPly:
    """Return what a page shows of a record's last ply: a sentence for each event, and for all."""
    return {
        "move": record.plies[-1],
        "position": str(record.position),
        "said": said,
        "steps": draw.steps(record.positions[-2], events, sentences, viewpoint),
    }
