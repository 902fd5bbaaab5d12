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
from collections.abc import Sequence
from pathlib import Path

from game_core.registry import list_slugs
from workshop.executors import NoDask, open_executor
from workshop.miner.choosing import choose
from workshop.miner.shifts import mine
from workshop.miner.writer import write_proposals

BAR = 30


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
    parser = argparse.ArgumentParser(
        prog="python -m workshop mine",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
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


def show_progress(done: int, games: int, found: int) -> None:
    """Update a progress bar, or without a terminal print a line per tenth."""
    filled = BAR * done // games
    line = f"[{'#' * filled}{'.' * (BAR - filled)}] {done} of {games} games, {found} puzzles"
    if sys.stderr.isatty():
        print(f"\r{line}", end="\n" if done == games else "", file=sys.stderr, flush=True)
    elif done * 10 // games > (done - 1) * 10 // games:
        print(line, file=sys.stderr, flush=True)
