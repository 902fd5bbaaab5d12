"""What can be asked in a game, how clear an answer must be, and the tasks of one position."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from game_core import Game, IllegalMove, Position, Record
from game_core.notation import ALSO
from game_core.puzzles.model import Task
from game_core.puzzles.riddles import (
    Illegal,
    LastSeed,
    LongestRelay,
    count_laps,
    find_refusal,
    play,
)
from game_core.search.goals import Capture, read_goal
from game_core.search.solver import solve

MANY = 1000
"""With this many first moves, tasks of several turns have proofs too large to keep."""
FEW_LAPS = 5
"""The most laps a child can follow."""
SOME_SEEDS = 5
"""Fewer seeds are too easy to follow for a riddle."""
MOST_SEEDS = 48
"""More seeds, four times around the board, are too many to follow."""
LISTED = 4
"""The number of turns among which to find a forbidden one."""
TEMPTING = frozenset(
    ("check", "guard", "king-safety", "duty", "no-undo", "sideways", "only-to-capture",
     "opens-line", "castling-attacked", "castling-moved", "shut-in", "too-many", "blocked",
     "backward", "strike", "entry", "swap-pawn", "promotion")
)  # fmt: skip
"""The rules that forbid tempting turns; nobody is tempted to move a Rook like a Bishop."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Criteria:
    """Criteria for mining a game."""

    goals: tuple[tuple[str, int], ...]
    """The goals' words, and the most turns for each."""
    riddles: tuple[str, ...]
    """The riddles' words."""
    margin: int
    """The best move's least lead over the rest, in seeds or pieces."""
    most_right: int
    """The most first moves that may be accepted."""
    limit: int
    """The most positions the solver may search."""
    bytes: int = 3000
    """The largest certificate, as JSON."""


SOWN = Criteria(
    goals=(
        ("capture", 1), ("capture", 2), ("capture", 3), ("best", 1), ("best", 2), ("win", 1),
        ("win", 2), ("win", 3), ("save", 1), ("save", 2), ("end", 1), ("end", 2),
    ),
    riddles=("longest relay", "last seed", "illegal"),
    margin=2,
    most_right=2,
    limit=5000,
)  # fmt: skip
PIECES = Criteria(
    goals=(("capture", 1), ("capture", 2), ("best", 1), ("win", 1), ("win", 2), ("save", 1)),
    riddles=("illegal",),
    margin=1,
    most_right=3,
    limit=3000,
)
STONES = Criteria(
    goals=(("capture", 1), ("win", 1), ("save", 1)),
    riddles=("illegal",),
    margin=1,
    most_right=8,
    limit=8000,
)
"""For games with MANY first moves."""


def find_criteria(game: Game) -> Criteria:
    """Return a game's criteria."""
    if game.family.sows:
        return SOWN
    return STONES if len(game.start().moves()) > MANY else PIECES


def list_tasks(record: Record, criteria: Criteria, rng: random.Random) -> Iterator[Task]:
    """Yield the criteria's tasks at the end of a record."""
    for word, turns in criteria.goals:
        if word != "capture":
            yield read_goal(f"{word} within {turns}")
        elif goal := _find_most(record.position, turns, criteria):
            yield goal
    for word in criteria.riddles:
        yield from RIDDLES[word](record, rng)


def _find_most(position: Position, turns: int, criteria: Criteria) -> Capture | None:
    """Return the task to capture the most within this many turns; None if that's nothing."""
    proof = solve(position, Capture(turns, 1), limit=criteria.limit)
    return Capture(turns, proof.value) if proof and proof.value else None


def _ask_relay(record: Record, rng: random.Random) -> Iterator[Task]:
    if max(count_laps(play(record, move)) for move in record.position.moves()) > 1:
        yield LongestRelay()


def _ask_last(record: Record, rng: random.Random) -> Iterator[Task]:
    found = []
    for move in record.position.moves():
        events = play(record, move)
        sown = sum(event.kind == "drop" for event in events)
        if count_laps(events) <= FEW_LAPS and SOME_SEEDS <= sown <= MOST_SEEDS:
            found.append(move)
    if found:
        yield LastSeed(rng.choice(found))


def _ask_illegal(record: Record, rng: random.Random) -> Iterator[Task]:
    position, puzzling = record.position, record.game.family.puzzling
    if record.game.family.sows:
        own = puzzling.list_own(position)
        row = [cell for cell in own if puzzling.count_held(position, cell)]
        refused = [cell for cell in row if cell not in position.moves()]
        if refused and len(refused) < len(row) >= LISTED - 1:
            yield Illegal(tuple(row))
        return
    tempting = _find_tempting(record)
    legal = sorted(move for move in position.moves() if ALSO not in move)
    if tempting and len(legal) >= LISTED - 1:
        moves = tempting[rng.choice([*tempting])]
        listed = [rng.choice(moves), *rng.sample(legal, LISTED - 1)]
        yield Illegal(tuple(sorted(listed)))


def _find_tempting(record: Record) -> dict[str, list[str]]:
    """Return turns that only a rule worth knowing forbids, by that rule."""
    position = record.position
    found: dict[str, list[str]] = {}
    join_cells = record.game.family.puzzling.join_cells
    for origin in position.options().cells:
        try:
            refusals = position.options((origin,)).refusals
        except IllegalMove:
            continue
        for target in refusals:
            move = join_cells(origin, target)
            refusal = find_refusal(record, move)
            if refusal and refusal.rule in TEMPTING:
                found.setdefault(refusal.rule, []).append(move)
    return found


RIDDLES = {"longest relay": _ask_relay, "last seed": _ask_last, "illegal": _ask_illegal}
