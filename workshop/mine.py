"""Find puzzles in games between the levels, and write them for editing.

    python -m workshop mine oware --out oware.yml
    python -m workshop mine ouri --count 60 --games 400 --dask tcp://10.0.0.5:8786

The same game, seed and numbers give the same puzzles. An interrupted run resumes where it stopped,
and so does one with more games. With --dask, the workers of that scheduler do the work; each of
them needs this checkout.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from textwrap import wrap

from game_core.puzzles.model import read_puzzle
from game_core.puzzles.posing import write_puzzle
from game_core.registry import list_slugs
from lesson_plans.curriculum.commands.here import open_parser
from workshop.executors import NoDask, open_executor
from workshop.miner.choosing import choose
from workshop.miner.proposals import Proposal
from workshop.miner.shifts import mine

BAR = 30
WIDTH = 100
"""The longest line of a comment."""


def main(arguments: Sequence[str]) -> int:
    """Mine one game."""
    options = read_options(arguments)
    try:
        with open_executor(options.jobs, options.dask) as executor:
            found = mine(
                options.slug, options.seed, options.games, options.work, executor, show_progress
            )
    except NoDask as error:
        print(error, file=sys.stderr)
        return 1
    chosen = choose(found, options.count)
    text = write_proposals(chosen)
    if options.out:
        options.out.write_text(text, encoding="utf-8")
    else:
        print(text, end="")
    print(f"{len(chosen)} puzzles out of {len(found)}", file=sys.stderr)
    return 0


def read_options(arguments: Sequence[str]) -> argparse.Namespace:
    """Parse the arguments; exit with the usage if they make no sense."""
    parser = open_parser("mine", __doc__, "python -m workshop")
    parser.add_argument("slug", choices=list_slugs(), metavar="slug")
    parser.add_argument("--count", type=_read_number, default=50, help="the number of puzzles: 50")
    parser.add_argument("--games", type=_read_number, default=200, help="the number of games: 200")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the games: 1")
    parser.add_argument("--out", type=Path, help="the file to write; stdout by default")
    parser.add_argument("--jobs", type=_read_number, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--dask", default="", metavar="ADDRESS", help="a Dask scheduler's address")
    parser.add_argument(
        "--work", type=Path, default=Path(".workshop"), help="the folder for resuming runs"
    )
    return parser.parse_args(arguments)


def _read_number(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"it must be 1 or more, not {text}")
    return number


def write_proposals(proposals: Iterable[Proposal]) -> str:
    """Return the text of a puzzles.yml, with each puzzle's game in a comment above it."""
    numbers: Counter[str] = Counter()
    return "\n".join(_write(proposal, numbers) for proposal in proposals)


def _write(proposal: Proposal, numbers: Counter[str]) -> str:
    theme = proposal["puzzle"]["themes"][0]
    numbers[theme] += 1
    puzzle = read_puzzle({**proposal["puzzle"], "id": f"{theme}-{numbers[theme]}"})
    _version, _game, start, *turns = proposal["played"].splitlines()
    moves = " ".join(turns).removeprefix("moves ")
    text = f"Played from {start.removeprefix('start ')}: {moves}"
    lines = wrap(text, WIDTH, break_on_hyphens=False, break_long_words=False)
    return "".join(f"# {line}\n" for line in lines) + write_puzzle(puzzle)


def show_progress(done: int, games: int, found: int) -> None:
    """Update a progress bar, or without a terminal print a line per tenth."""
    filled = BAR * done // games
    line = f"[{'#' * filled}{'.' * (BAR - filled)}] {done} of {games} games, {found} puzzles"
    if sys.stderr.isatty():
        print(f"\r{line}", end="\n" if done == games else "", file=sys.stderr, flush=True)
    elif done * 10 // games > (done - 1) * 10 // games:
        print(line, file=sys.stderr, flush=True)
