"""The questions that search and puzzles ask about positions of sowing games."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.families.sowing.board import CUPS, ROWS, SIDES
from game_core.families.sowing.game import SowingPosition
from game_core.family import Danger
from game_core.search.successors import play_each
from game_core.types import Event

find_successors = find_winners = play_each


def count_taken(before: SowingPosition, move: str, after: SowingPosition) -> tuple[int, int]:
    """Return how many seeds a move captured for South and for North."""
    if before.tags == after.tags and (not after.ended or before.stores == after.stores):
        (south, north), (south_after, north_after) = before.stores, after.stores
        return south_after - south, north_after - north
    # Seeds were swept or dealt too: only the events tell which were captured.
    _, events = before.trace(move)
    south, north = (sum(event.count for event in _find_captures(events, side)) for side in SIDES)
    return south, north


def count_choices(position: SowingPosition) -> int:
    """Return how many cups may be sown: six at most."""
    return len(position.moves())


def is_irreversible(before: SowingPosition, after: SowingPosition) -> bool:
    """Return whether seeds left the cups or a tag changed: only a new round brings seeds back."""
    return before.tags != after.tags or sum(before.cups) != sum(after.cups)


def find_danger(position: SowingPosition) -> Danger:
    """Return the most seeds that a move can capture, and every cup that some move can empty."""
    captures = [_find_captures(position.trace(move)[1], position.turn) for move in position.moves()]
    return Danger(
        count=max((sum(event.count for event in taken) for taken in captures), default=0),
        counted=True,
        cells=frozenset(event.at for taken in captures for event in taken),
    )


def find_threatened(position: SowingPosition) -> dict[str, int]:
    """Return the seeds of each cup that the other side could capture now, the most first."""
    game, cups, stores, side, marks, tags, *_ = position
    cells = find_danger(game.make(cups, stores, 1 - side, marks, tags)).cells
    row = ROWS[side]
    seeds = {
        cup: count
        for cup, count in zip(CUPS[row], cups[row], strict=True)
        if count and cup in cells
    }
    return dict(sorted(seeds.items(), key=lambda item: -item[1]))


def list_places(position: SowingPosition) -> Sequence[object]:
    """Return the number of seeds in each cup."""
    return position.cups


def _find_captures(events: Sequence[Event], side: str) -> list[Event]:
    return [event for event in events if event.kind == "capture" and event.side == side]
