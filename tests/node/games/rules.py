"""Real rules for Node: turns of every game on the first line, then an answer to each line."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from typing import Any
from unittest import mock

from game_core import GAMES, Game, Record, api, draw

TURNS = 30


def list_turns(game: Game) -> Iterator[dict[str, Any]]:
    """Turns by chance: the parts of each, what is offered before each part, and where it leads."""
    chance = random.Random(game.slug)
    record = Record(game)
    while record.result() is None and len(record.plies) < TURNS:
        parts: list[str] = []
        offered = []
        while not (options := record.position.options(parts)).move:
            offered.append({"cells": options.cells, "choices": dict(options.choices)})
            parts.append(chance.choice([*options.cells, *options.choices]))
        record = record.play(options.move)
        yield {"parts": parts, "offered": offered, "position": str(record.position)}


if __name__ == "__main__":
    print(json.dumps({game.slug: list(list_turns(game)) for game in GAMES}), flush=True)
    # Nobody looks at the boards, and drawing them takes longer than all else.
    with mock.patch.object(draw, "board", return_value=""):
        for line in sys.stdin:
            print(api.call(line), flush=True)
