"""Processor time for untrusted texts of one length, and of four times that.

The ratio is 4 for linear work, and 16 for quadratic.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from statistics import median
from time import process_time

from bench.figures import align
from game_core import Record, api, get
from lesson_plans.curriculum.source import read

ROUNDS = 5
AIM = 8
OWARE = get("oware")
LEAPS = "ubao 1\ngame african-queen\nstart 6m/7/7/1QM4/7/7/7 w 0-5 0\nmoves b4-d4"
ROUNDS_OF_RIO = str(Record(get("rio-kadalis"))).replace("moves\n", "")


def _interpret(text: str) -> object:
    return [*OWARE.family.reading.interpret(OWARE.start(), text)]


def _ask(text: str) -> object:
    return api.call(json.dumps({"op": "play", "game": "oware", "record": "", "move": text}))


def _read_yaml(text: str) -> object:
    return read(text, "x", 1, lambda problem: None)


CASES: tuple[tuple[str, Callable[[str], object], Callable[[int], str], int], ...] = (
    ("typed: slashes", _interpret, lambda size: "/" * size, 20_000),
    ("typed: cups", _interpret, lambda size: "cup " * size, 20_000),
    ("request: brackets in a text", _ask, lambda size: '["{' * size, 30_000),
    ("request: brackets", api.call, lambda size: "[" * size + "]" * size, 60_000),
    ("saved game: stops", Record.parse, lambda size: ROUNDS_OF_RIO + "stopped\n" * size, 1_000),
    ("saved game: leaps", Record.parse, lambda size: LEAPS + "-b4-d4" * size, 2_000),
    ("YAML: fields", _read_yaml, lambda size: "".join(f"k{n}: v\n" for n in range(size)), 2_000),
    ("YAML: lists in lists", _read_yaml, lambda size: "a: " + "[" * size, 50_000),
)
"""Name, reader, text by its size, and the shorter size."""


def tabulate_texts() -> str:
    """Return a table of ratios."""
    rows: list[tuple[str, ...]] = [("ratio", "aim", "short", "long", "unit", "what")]
    for what, read_text, write, size in CASES:
        short, long = (
            median(_time(read_text, write(times * size)) for _ in range(ROUNDS)) for times in (1, 4)
        )
        # A time near zero has no useful ratio.
        ratio = f"{long / short:.1f}" if short > 1e-4 else "–"
        rows.append((ratio, f"≤ {AIM}", f"{short * 1000:.1f}", f"{long * 1000:.1f}", "ms", what))
    return align(rows, left=(1, 4, 5))


def _time(read_text: Callable[[str], object], text: str) -> float:
    began = process_time()
    read_text(text)
    return process_time() - began
