"""Proposals for the person who edits: a find with its words and its difficulty, as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypedDict

from game_core.puzzles.model import PuzzleData
from game_core.puzzles.riddles import Riddle
from game_core.search.goals import Best, Save
from workshop.miner.find import Find
from workshop.miner.hints import suggest_hints
from workshop.miner.names import SEED, count_things, spell
from workshop.miner.prompts import suggest_prompts
from workshop.miner.themes import find_themes

AGES = {1: "8-10", 2: "8-10", 3: "8-14", 4: "11-14", 5: "11-14"}
"""The ages a puzzle suits, by difficulty."""

type Burden = tuple[float, str]
"""A feature that makes a puzzle harder or easier: its weight, and a clause about it."""


class Proposal(TypedDict):
    """One puzzle to be edited.

    `puzzle` is as in `Puzzle.describe`, without a prompt: `prompts` are some to choose from, best
    first. `played` is the game up to the position, and `kind` the task without numbers of seeds.
    """

    puzzle: PuzzleData
    prompts: list[str]
    played: str
    kind: str


def propose(find: Find) -> Proposal:
    """Return a find with all its words."""
    described: PuzzleData = {
        **find.puzzle.describe(),
        "themes": find_themes(find),
        "difficulty": find.level,
        "because": find_reason(find),
        "ages": AGES[find.level],
        "hints": suggest_hints(find),
    }
    kind = find.task.word
    if not isinstance(find.task, Riddle):
        kind += f" within {find.turns}"
    prompts = suggest_prompts(find)
    return Proposal(puzzle=described, prompts=prompts, played=str(find.played), kind=kind)


def find_reason(find: Find) -> str:
    """Return a sentence about the two burdens that weigh most."""
    burdens = sorted(_weigh(find), key=lambda burden: -abs(burden[0]))
    first, *rest = [said for _, said in burdens if said]
    text = f"{first}, and {rest[0]}" if rest else first
    return f"{text[0].upper()}{text[1:]}."


def _weigh(find: Find) -> Iterator[Burden]:
    yield _weigh_choice(find)
    if find.turns > 1:
        yield 1.2 * (find.turns - 1), f"you have to plan {spell(find.turns)} turns"
    if isinstance(find.task, Best):
        yield 0.8, "the other side's answer counts, too"
    if isinstance(find.task, Save):
        yield 0.6, "you have to see the danger first"
    if find.greed_fails:
        yield 0.8, "the turn that captures the most now is wrong"
    elif find.puzzle.beginner:
        yield -0.3, "you find it by looking for the biggest capture"
    elif find.is_played and not isinstance(find.task, Riddle) and not find.taken:
        yield 0.4, "the first turn captures nothing"
    if find.is_sown and find.is_played:
        yield from _weigh_sowing(find)


def _weigh_choice(find: Find) -> Burden:
    answers, right = len(find.answers), len(find.right)
    verb = "is" if right == 1 else "are"
    if isinstance(find.task, Riddle) and answers > 6:
        return 0, "counting is enough"
    few = 0 if answers <= 4 else 0.3 if answers <= 6 else 0.6 if answers <= 15 else 1
    many = 0.5 if answers > 40 else 0
    return few + many, f"{spell(right)} of {spell(answers)} turns {verb} right"


def _weigh_sowing(find: Find) -> Iterator[Burden]:
    laps, sown = find.laps, find.sown
    if laps > 1:
        weight = 0.5 if laps <= 2 else 1 if laps <= 4 else 1.7 if laps <= 8 else 2.5
        yield weight, f"the sowing goes on for {spell(laps)} laps"
    elif sown >= 12:
        yield 0.8, f"{spell(sown)} seeds go all the way around the board"
    else:
        yield 0.2 * (sown > 5), f"you only have to follow {count_things(sown, SEED)}"
