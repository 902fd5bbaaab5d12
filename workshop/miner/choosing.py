"""Choose varied puzzles from all that were found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from lesson_plans.curriculum.puzzles.duplicates import find_words
from workshop.miner.likeness import Likeness, measure_likeness
from workshop.miner.proposals import Proposal

WEIGHTS = {1: 0.5, 2: 0.5, 3: 0.8, 4: 1.1, 5: 1.6}
"""The cost of one more puzzle of a difficulty: children start with many easy ones."""
STAGES = 3
"""A game's beginning, middle and end, of twenty turns each but the last."""


class Candidate(NamedTuple):
    """A proposal, the labels it's counted under, and its likeness."""

    proposal: Proposal
    labels: tuple[str, ...]
    likeness: Likeness


def choose(proposals: Sequence[Proposal], count: int) -> list[Proposal]:
    """Return up to `count` proposals, no two alike and no prompt twice, easiest first.

    Each choice is the one most unlike those before in task, difficulty, theme and stage of the
    game.
    """
    left = [Candidate(each, (*_label(each),), measure_likeness(each)) for each in proposals]
    tallies: Counter[str] = Counter()
    prompts: set[str] = set()
    chosen: list[Proposal] = []
    while left and len(chosen) < count:
        best = min(left, key=lambda each: _cost(each, tallies))
        fresh = (each for each in best.proposal["prompts"] if _normalize(each) not in prompts)
        prompt = next(fresh, None)
        if prompt is None:
            left.remove(best)
            continue
        prompts.add(_normalize(prompt))
        puzzle = best.proposal["puzzle"] | {"prompt": prompt}
        chosen.append({**best.proposal, "puzzle": puzzle})
        tallies.update(best.labels)
        left = [each for each in left if not each.likeness.is_like(best.likeness)]
    return sorted(chosen, key=lambda each: each["puzzle"]["difficulty"])


def _label(proposal: Proposal) -> Iterator[str]:
    """Yield the labels to count a proposal under, task and difficulty first."""
    puzzle = proposal["puzzle"]
    yield proposal["kind"]
    yield f"difficulty {puzzle['difficulty']}"
    yield f"stage {min(len(proposal['played'].split()) // 20, STAGES - 1)}"
    yield f"side {puzzle['side']}"
    yield f"answer {min(puzzle['solution'])}"
    yield from puzzle["themes"]


def _cost(candidate: Candidate, tallies: Counter[str]) -> float:
    """Return how common the candidate's labels already are."""
    puzzle = candidate.proposal["puzzle"]
    kind, hard, *others = candidate.labels
    return (
        3 * tallies[kind]
        + 4 * WEIGHTS[puzzle["difficulty"]] * tallies[hard]
        + sum(tallies[label] for label in others) / len(others)
        + len(puzzle["solution"])
    )


def _normalize(prompt: str) -> str:
    return " ".join(find_words(prompt))
