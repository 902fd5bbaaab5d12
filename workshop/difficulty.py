"""Compare the puzzles' difficulty with the effort they ask for, measured alike in all games."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from contextlib import suppress
from itertools import groupby
from statistics import StatisticsError, correlation, median

from game_core.registry import list_slugs
from lesson_plans.curriculum.commands.here import find_here
from lesson_plans.curriculum.problem import refuse
from lesson_plans.curriculum.puzzles.collection import read_collection
from workshop.miner.effort import Effort

DESCRIPTION = """Print the medians of each game and difficulty, then every puzzle that is two levels
or more from the one measured; for one game, every puzzle. See docs/maintainers/puzzles.md."""
FAR = 2
"""The difference in levels from which a puzzle is listed."""
HEADING = "level puzzles  moves right turns  random greedy positions  effort (from to)"


def main(arguments: Sequence[str]) -> int:
    """Print the tables."""
    curriculum = find_here(refuse)
    parser = argparse.ArgumentParser("python -m workshop difficulty", description=DESCRIPTION)
    parser.add_argument("slug", nargs="?", choices=list_slugs(), metavar="slug", help="one game")
    slug = parser.parse_args(arguments).slug
    found = read_collection(curriculum, refuse, [slug] if slug else [])
    efforts = [Effort(written.puzzle) for each in found.values() for written in each]
    for name, each in groupby(efforts, key=lambda effort: effort.puzzle.record.game.slug):
        print_table(name, [*each])
    if not slug:
        print_table("all games", efforts)
    print_differences(efforts, 0 if slug else FAR)
    return 0


def print_table(title: str, efforts: Sequence[Effort]) -> None:
    """Print the medians of each difficulty, the share of luck, and the effort's range."""
    print(f"{title}\n{HEADING}")
    ordered = sorted(efforts, key=lambda effort: effort.puzzle.difficulty)
    for level, group in groupby(ordered, key=lambda effort: effort.puzzle.difficulty):
        each = [*group]
        values = [effort.value for effort in each]
        greedy = sum(effort.find_chance(0) > 1 / 2 for effort in each)
        print(
            f"{level:5} {len(each):7}"
            f" {median(effort.answers for effort in each):6.0f}"
            f" {median(len(effort.puzzle.solution) for effort in each):5.0f}"
            f" {median(effort.turns for effort in each):5.0f}"
            f" {median(effort.find_chance() for effort in each):7.1%}"
            f" {greedy:6}"
            f" {median(effort.positions for effort in each):9.0f}"
            f" {median(values):7.0f} ({min(values):.0f} {max(values):.0f})"
        )
    print()


def print_differences(efforts: Sequence[Effort], far: int) -> None:
    """Print how well difficulty and effort agree, and the puzzles that are `far` apart or more."""
    declared = [effort.puzzle.difficulty for effort in efforts]
    apart = [abs(effort.level - level) for effort, level in zip(efforts, declared, strict=True)]
    print(f"{len(apart)} puzzles: {apart.count(0)} agree, {apart.count(1)} are one level off.")
    # Without two difficulties, there's nothing to correlate.
    with suppress(StatisticsError):
        agreed = correlation([effort.value for effort in efforts], declared, method="ranked")
        print(f"Rank correlation: {agreed:.2f}")
    for effort, distance in zip(efforts, apart, strict=True):
        puzzle = effort.puzzle
        if distance >= far:
            print(
                f"{puzzle.name}: {puzzle.difficulty}, measured {effort.level}."
                f" “{puzzle.task}”, {len(puzzle.solution)} of {effort.answers}, effort"
                f" {effort.value:.0f} = {effort.tries:.1f} × {effort.moves} × {effort.steps}"
            )
