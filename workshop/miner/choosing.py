"""Choose varied puzzles from all that were found, no two of them alike.

Boards are compared as the solver sees them, so a puzzle for North matches the same one for South;
boards of squares match their mirror image, too.

`lesson_plans.curriculum.puzzles.collection` compares puzzles that a person chose: the same board
turned around, or asked for more, may be intended. There a twin is a mistake that stops the build,
and must be plain; here it's one of thousands of finds, and leaving out too many costs nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game_core.puzzles.model import read_puzzle
from lesson_plans.curriculum.puzzles.collection import count_differences, find_words
from workshop.miner.proposals import Proposal

WEIGHTS = {1: 0.5, 2: 0.5, 3: 0.8, 4: 1.1, 5: 1.6}
"""The cost of one more puzzle of a difficulty: children start with many easy ones."""
STAGES = 3
"""A game's beginning, middle and end, of twenty turns each but the last."""
FEW_CUPS = 4
"""Sowing boards that differ in no more cups look the same to a child."""
FEW_SQUARES = 4
"""Four squares: two pieces elsewhere."""
SAME_ANSWER = 8
"""With the same answer to the same question, sowing boards must differ in more cups."""


class Likeness(NamedTuple):
    """The features compared: the kind of task, the equivalent boards, and the answer."""

    kind: str
    boards: Sequence[tuple[object, ...]]
    answer: tuple[str, ...]
    is_sown: bool

    def is_like(self, other: Likeness) -> bool:
        """Return whether one of the two is enough."""
        distance = min(count_differences(self.boards[0], board) for board in other.boards)
        if not distance:
            return True
        if self.kind != other.kind:
            return False
        if not self.is_sown:
            return distance <= FEW_SQUARES
        return distance <= (SAME_ANSWER if self.answer == other.answer else FEW_CUPS)


def measure_likeness(proposal: Proposal) -> Likeness:
    """Return the likeness of a proposal."""
    puzzle = read_puzzle(proposal["puzzle"])
    position = puzzle.record.position
    family = position.game.family
    is_sown = family.sows
    boards = family.puzzling.list_views(position)
    answer = tuple(sorted(move.upper() if is_sown else move for move in puzzle.solution))
    return Likeness(proposal["kind"], boards, answer, is_sown)


class Candidate(NamedTuple):
    """A proposal, the labels it's counted under, and its likeness."""

    proposal: Proposal
    labels: tuple[str, ...]
    likeness: Likeness


def choose(proposals: Sequence[Proposal], count: int) -> list[Proposal]:
    """Return up to `count` proposals, easiest first, no two alike and no prompt twice.

    Each choice is the one most unlike those before in task, difficulty, theme and stage.
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
