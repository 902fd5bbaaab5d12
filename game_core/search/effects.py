"""What a turn brings about at once, and what the other side could take next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from game_core.families.amphora.board import name_piece
from game_core.families.amphora.position import AmphoraPosition
from game_core.families.sowing.board import CUPS, ROWS, UUR
from game_core.families.sowing.game import SowingPosition
from game_core.families.sowing.words import count_seeds
from game_core.families.stacking.game import StackingPosition
from game_core.families.stacking.words import count_stones
from game_core.families.stonechess.chess.men import name_man
from game_core.families.stonechess.game import StoneChessPosition
from game_core.search.evaluation import Outlook
from game_core.types import Event, Position

TAKING = ("capture", "intercept", "remove")
"""The kinds of event by which a side gains what was on the board."""


class Prospect(NamedTuple):
    """What a turn of `side` does.

    `taken` counts what it takes, `haul` says it in words; `done` are sentences of what else it
    does. `danger` is how many seeds the other side can take on its next turn, and `lost` the cups
    it can take them from; in games without seeds, `danger` is 1 where it can take anything.
    """

    turn: str
    side: str
    after: Position
    wins: bool
    taken: int
    haul: str
    done: tuple[str, ...]
    choices: int
    """How many turns the other side then has; -1 where they are too many to count, or not its."""
    danger: int = 0
    lost: frozenset[str] = frozenset()


def look_at(position: Position, turn: str) -> Prospect:
    """What a turn brings about at once."""
    events: list[Event] = []
    after = position.play(turn, events)
    side = position.turn
    result = after.result()
    counted = result is None and after.turn != side and isinstance(after, SowingPosition)
    taken = list(find_taken(events, side))
    return Prospect(
        turn=turn,
        side=side,
        after=after,
        wins=result is not None and result.winner == side,
        taken=sum(event.count or 1 for event in taken),
        haul=name_haul(position, taken),
        done=tuple(_tell_deeds(position, events, after)),
        choices=len(after.moves()) if counted else -1,
    )


def name_haul(position: Position, taken: Sequence[Event]) -> str:
    """What is taken, in words: `5 seeds`, `a Pawn and a Guard`; empty when it is nothing."""
    if isinstance(position, AmphoraPosition):
        return _join(name_piece(event.what) for event in taken)
    if isinstance(position, StoneChessPosition):
        return _join(name_man(event.what) for event in taken)
    count = sum(event.count or 1 for event in taken)
    return count_units(position, count) if count else ""


def count_units(position: Position, count: int) -> str:
    """So many of what is taken in a game: `5 seeds`, `1 stone`, `2 pieces`."""
    if isinstance(position, SowingPosition):
        return count_seeds(count)
    if isinstance(position, StackingPosition):
        return count_stones(count)
    return f"{count} piece" if count == 1 else f"{count} pieces"


def find_danger(outlook: Outlook[Any], prospect: Prospect) -> Prospect:
    """The same prospect, with what the other side could take next."""
    after = prospect.after
    if after.result() or after.turn == prospect.side:
        return prospect
    if not isinstance(after, SowingPosition):
        return prospect._replace(danger=int(outlook.can_take(after)))
    hauls = [list(find_taken(_find_events(after, reply), after.turn)) for reply in after.moves()]
    return prospect._replace(
        danger=max(sum(event.count for event in haul) for haul in hauls),
        lost=frozenset(event.at for haul in hauls for event in haul),
    )


def pass_turn(position: SowingPosition) -> SowingPosition:
    """The same position with the other side to move."""
    _, cups, stores, side, marks, tags, *_ = position
    return position.game.make(cups, stores, 1 - side, marks, tags)


def find_threatened(position: SowingPosition) -> dict[str, int]:
    """The seeds of each cup that the other side could empty if it were its turn; most first."""
    theirs = pass_turn(position)
    cups = {
        event.at
        for move in theirs.moves()
        for event in find_taken(_find_events(theirs, move), theirs.turn)
    }
    row = ROWS[position.side]
    seeds = {
        cup: count
        for cup, count in zip(CUPS[row], position.cups[row], strict=True)
        if count and cup in cups
    }
    return dict(sorted(seeds.items(), key=lambda item: -item[1]))


def _find_events(position: Position, turn: str) -> list[Event]:
    events: list[Event] = []
    position.play(turn, events)
    return events


def find_taken(events: Iterable[Event], side: str) -> Iterable[Event]:
    """What a side takes."""
    return (event for event in events if event.kind in TAKING and event.side == side)


def _tell_deeds(position: Position, events: Sequence[Event], after: Position) -> Iterable[str]:
    """What else a turn does, each as a sentence that begins with “It”."""
    mine = UUR[position.side] if isinstance(position, SowingPosition) else ""
    for event in events:
        if event.kind == "won" and event.side == position.turn:
            yield f"It wins round {event.count}."
        if event.kind == "mark" and event.what == mine:
            yield f"It makes an uur of {event.at} for {{{position.turn}}}."
        if event.kind == "promote":
            yield f"It makes a {name_man(event.what)} of a Pawn."
    if after.result() is None and not isinstance(after, SowingPosition):
        if "Check!" in after.heading:
            yield f"It gives check to {{{after.turn}}}'s King."
        if "Guard!" in after.heading:
            yield f"It puts {{{after.turn}}}'s touchstone in guard."
    if any(event.kind == "again" for event in events):
        yield f"It lets {{{position.turn}}} play again."


def _join(names: Iterable[str]) -> str:
    """`a Pawn`, `2 Pawns and a Guard`."""
    counts = Counter(names)
    words = [f"a {name}" if count == 1 else f"{count} {name}s" for name, count in counts.items()]
    return " and ".join(words)
