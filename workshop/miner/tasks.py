"""What can be asked of one position."""

from __future__ import annotations

import random
from collections.abc import Iterator

from game_core import IllegalMove, Position, Record
from game_core.families.sowing.board import CUPS, ROWS
from game_core.families.sowing.game import SowingPosition
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
from workshop.miner.plans import Plan

FEW_LAPS = 5
"""A child may follow so many laps."""
SOME_SEEDS = 5
"""To follow fewer is no riddle."""
LISTED = 4
"""Among so many turns a forbidden one is to be found."""
TEMPTING = frozenset(
    ("check", "guard", "king-safety", "duty", "no-undo", "sideways", "only-to-capture",
     "opens-line", "castling-attacked", "castling-moved", "shut-in", "too-many", "blocked",
     "backward", "strike", "entry", "swap-pawn", "promotion")
)  # fmt: skip
"""The rules that forbid what looks like a turn; who moves a Rook like a Bishop is not tempted."""


def list_tasks(record: Record, plan: Plan, lot: random.Random) -> Iterator[Task]:
    """What the plan has to ask of where a game stands."""
    for word, turns in plan.goals:
        if word != "capture":
            yield read_goal(f"{word} within {turns}")
        elif goal := _find_most(record.position, turns, plan):
            yield goal
    for word in plan.riddles:
        yield from RIDDLES[word](record, lot)


def _find_most(position: Position, turns: int, plan: Plan) -> Capture | None:
    """To take as much as can be taken within so many turns; None if that is nothing."""
    proof = solve(position, Capture(turns, 1), limit=plan.limit)
    return Capture(turns, proof.value) if proof and proof.value else None


def _ask_relay(record: Record, lot: random.Random) -> Iterator[Task]:
    laps = sorted(count_laps(play(record, move)) for move in record.position.moves())
    if laps[-1] > 1:
        yield LongestRelay()


def _ask_last(record: Record, lot: random.Random) -> Iterator[Task]:
    found = []
    for move in record.position.moves():
        events = play(record, move)
        sown = sum(event.kind == "drop" for event in events)
        if count_laps(events) <= FEW_LAPS and SOME_SEEDS <= sown <= 4 * len(CUPS):
            found.append(move)
    if found:
        yield LastSeed(lot.choice(found))


def _ask_illegal(record: Record, lot: random.Random) -> Iterator[Task]:
    position = record.position
    if isinstance(position, SowingPosition):
        row = [cup for cup in CUPS[ROWS[position.side]] if position.cups[CUPS.index(cup)]]
        refused = [cup for cup in row if cup not in position.moves()]
        if refused and len(refused) < len(row) >= LISTED - 1:
            yield Illegal(tuple(row))
        return
    tempting = _find_tempting(record)
    legal = sorted({_cut(move) for move in position.moves()} & {*position.moves()})
    if tempting and len(legal) >= LISTED - 1:
        moves = tempting[lot.choice([*tempting])]
        listed = [lot.choice(moves), *lot.sample(legal, LISTED - 1)]
        yield Illegal(tuple(sorted(listed)))


def _cut(move: str) -> str:
    """A turn without the ring, the Guard or the stone that goes with it."""
    return move.partition("+")[0]


def _find_tempting(record: Record) -> dict[str, list[str]]:
    """Turns that only a rule worth knowing forbids, by that rule."""
    position = record.position
    found: dict[str, list[str]] = {}
    joint = "-" if record.game.slug == "african-queen" else ""
    for origin in position.options().cells:
        try:
            refusals = position.options((origin,)).refusals
        except IllegalMove:
            continue
        for target in refusals:
            refusal = find_refusal(record, f"{origin}{joint}{target}")
            if refusal and refusal.rule in TEMPTING:
                found.setdefault(refusal.rule, []).append(f"{origin}{joint}{target}")
    return found


RIDDLES = {"longest relay": _ask_relay, "last seed": _ask_last, "illegal": _ask_illegal}
"""How each riddle is made of a position, by its word."""
