"""Games at rest, and turns, as a page shows them: values ready for JSON."""

from __future__ import annotations

from typing import Any

from game_core import draw
from game_core.api import cache as shelf
from game_core.families.sowing.coverage import is_covered
from game_core.record import Record
from game_core.sentences import tell_result, tell_status
from game_core.types import Event, Options, Result

type Scene = dict[str, Any]


def scene(record: Record, viewpoint: str) -> Scene:
    """Everything a page shows of a game at rest."""
    position = record.position
    result = record.result()
    return {
        "game": record.game.slug,
        "record": shelf.write(record),
        "position": str(position),
        "moves": record.moves,
        "turns": len(record.turns),
        "sides": tuple(record.game.sides),
        "turn": position.turn,
        "legal": () if result else position.moves(),
        "options": describe_options(Options() if result else position.options()),
        "svg": draw.board(position, viewpoint),
        "status": tell_status(position, result),
        "result": describe_result(result),
        "valued": result is None and is_covered(position),
    }


def describe_result(result: Result | None) -> Scene | None:
    """How a game ended, with the sentence that says so; None while play goes on."""
    if result is None:
        return None
    return {
        "winner": result.winner,
        "reason": result.reason,
        "score": result.score,
        "said": tell_result(result),
    }


def describe_options(options: Options) -> Scene:
    """What a player may choose next, as a page shows it."""
    return {
        "cells": options.cells,
        "choices": dict(options.choices),
        "refusals": dict(options.refusals),
    }


def turn(
    record: Record, move: str, viewpoint: str, trace: list[Event] | None = None
) -> tuple[Record, Scene]:
    """Play `move` (or STOP, the agreed stop); what happens is appended to `trace`, if given.

    The next record, and what a page shows of the turn: `{move, position, said, steps}`.
    """
    events: list[Event] = [] if trace is None else trace
    after = record.take(move, events)
    sentences = shelf.tell(after, events)
    return after, {
        "move": after.turns[-1],
        "position": str(after.position),
        "said": shelf.say(after),
        "steps": draw.steps(record.position, events, sentences, viewpoint),
    }
