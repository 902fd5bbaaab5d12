"""Sentences for the events of a move of a sowing game, and names for its moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, islice, takewhile

from game_core.families.sowing.board import CLOSED, CUP_NUMBERS, CUPS, SIDES, UUR, list_full
from game_core.families.sowing.game import SowingPosition
from game_core.families.sowing.lastdrop import LastDrop
from game_core.messages import NOTHING, Said, Value, cell, join, listed, say, side, term
from game_core.messages import move as notate
from game_core.types import Event, Result

THING = "sowing-seed"
UNIT = "sowing-seed"

LAPS_TOLD = 3
"""A move with more laps than this is summed up."""


def tell_event(position: SowingPosition, events: Sequence[Event], index: int) -> Said:
    """Return the sentence for one event of a move from `position`; empty if it needs none."""
    event = events[index]
    sides = position.game.sides
    mover, other = (side(sides[number]) for number in (position.side, 1 - position.side))
    cup, seeds = cell(event.at), event.count
    match event.kind:
        case "lift":
            return say("sowing-lift", mover=mover, seeds=seeds, cup=cup)
        case "relay":
            return say("sowing-relay", mover=mover, seeds=seeds, cup=cup)
        case "drop" if _goes_on(events, index):
            return NOTHING
        case "drop" if position.marks[CUPS.index(event.at)]:
            return say("sowing-drop-uur", cup=cup)
        case "drop" if seeds == 1:
            return say("sowing-drop-empty", cup=cup)
        case "drop":
            return say("sowing-drop", cup=cup, seeds=seeds)
        case "skip" if position.marks[CUPS.index(event.at)] == CLOSED:
            return NOTHING
        case "skip" if event not in islice(events, index):
            return say("sowing-skip", cup=cup)
        case "capture":
            return say("sowing-capture", taker=side(event.side), seeds=seeds, cups=listed([cup]))
        case "slam":
            return say("sowing-slam", other=other)
        case "give":
            return say("sowing-uur-give", cup=cup, across=cell(event.what))
        case "mark" if event.what in UUR:
            return say("sowing-uur-made", cup=cup, owner=side(SIDES[UUR.index(event.what)]))
        case "keep-board":
            return say("sowing-mangala-kept", mover=mover)
        case "turn-board":
            return say("sowing-mangala-turned", mover=mover)
        case "again":
            return say("sowing-again", other=other, mover=mover)
        case "sweep":
            return _tell_sweep(events, index)
        case "won" if event.side:
            return say("sowing-round-won", winner=side(event.side), round=event.count)
        case "won":
            return say("sowing-round-tied", round=event.count)
        case "round":
            return say("sowing-round-begins", round=event.count)
    return NOTHING


def _goes_on(events: Sequence[Event], index: int) -> bool:
    """Return whether more seeds are sown after this event, ignoring captures."""
    following = (event.kind for event in islice(events, index + 1, None))
    return next((kind for kind in following if kind != "capture"), "") in ("drop", "skip", "relay")


def _tell_sweep(events: Sequence[Event], index: int) -> Said:
    """Return what a side collects at the end of a round, told once, with the first of its cups."""
    rounds = [number for number, event in enumerate(events[:index]) if event.kind == "round"]
    settled = takewhile(lambda event: event.kind != "round", events[max(rounds, default=-1) + 1 :])
    taker = events[index].side
    mine = [event for event in settled if event.kind == "sweep" and event.side == taker]
    # Only the first of the side's sweeps in this round tells them all.
    if mine[0] is not events[index]:
        return NOTHING
    return say("sowing-sweep", taker=side(taker), seeds=sum(event.count for event in mine))


def tell_end(result: Result) -> Said:
    """Return the sentence for why a game is over; empty if the reason isn't this family's."""
    winner = side(result.winner or "")
    match result.reason:
        case "majority":
            return say("sowing-end-majority", winner=winner)
        case "cannot-feed":
            return say("sowing-end-cannot-feed")
        case "one-each":
            return say("sowing-end-one-each")
        case "empty":
            return say("sowing-end-empty")
        case "few-seeds":
            return say("sowing-end-few-seeds")
        case "cannot-move":
            return say("sowing-end-cannot-move")
        case "four-rounds":
            return say("sowing-end-four-rounds", winner=winner)
        case "forty-three":
            return say("sowing-end-forty-three", winner=winner)
    return NOTHING


def sum_up(position: SowingPosition, events: Sequence[Event], sentences: Sequence[Said]) -> Said:
    """Return a move in words: its sentences, or a summary if it has many laps."""
    laps = sum(event.kind in ("lift", "relay") for event in events)
    told = list(zip(events, sentences, strict=True))
    if laps <= LAPS_TOLD:
        return join(_join_captures(told))
    sown = max(index for index, event in enumerate(events) if event.kind == "drop")
    takings = [
        say("sowing-take", taker=side(letter), seeds=seeds)
        for letter in SIDES
        if (seeds := sum(e.count for e in events if e.kind == "capture" and e.side == letter))
    ]
    after = [said for event, said in told[sown + 1 :] if event.kind != "capture"]
    return join([told[0][1], say("sowing-laps", laps=laps), told[sown][1], *takings, *after])


def _join_captures(told: Iterable[tuple[Event, Said]]) -> Iterator[Said]:
    """Yield the sentences of events, one for several captures in a row by the same side."""
    for taker, run in groupby(told, lambda each: each[0].side if each[0].kind == "capture" else ""):
        captures, said = zip(*run, strict=True)
        if taker and len(captures) > 1:
            seeds = sum(capture.count for capture in captures)
            cups = listed(cell(capture.at) for capture in captures)
            yield say("sowing-capture", taker=side(taker), seeds=seeds, cups=cups)
        else:
            yield from said


def tell_stage(position: SowingPosition) -> Said:
    """Return the round or phase of a position as a sentence; empty in games without."""
    return position.heading


def refer_move(move: str) -> Value:
    """Return the message value that names a move: `cup C`, or Mangala's choice as on its button."""
    if move in CUP_NUMBERS:
        return term("sowing-cup", cup=cell(move))
    match move:
        case "keep":
            return term("sowing-mangala-keep")
        case "turn":
            return term("sowing-mangala-turn")
    return notate(move)


def list_taken(taken: Sequence[Event]) -> Value:
    """Return the total of captured seeds as a list, such as `5 seeds`; it may be empty."""
    seeds = sum(event.count for event in taken)
    return listed([term(THING, count=seeds)] if seeds else [])


def place_cells(cells: Sequence[str]) -> Value:
    """Return the message value for these cups, such as `from cups C and D`."""
    return term("sowing-from-cups", cups=listed(map(cell, cells)))


def tell_effects(
    position: SowingPosition, events: Sequence[Event], after: SowingPosition
) -> Iterable[Said]:
    """Yield sentences if the move wins a round, makes an uur, or lets the player move again."""
    mover = side(position.turn)
    for event in events:
        if event.kind == "won" and event.side == position.turn:
            yield say("sowing-wins-round", round=event.count)
        if event.kind == "mark" and event.what == UUR[position.side]:
            yield say("sowing-makes-uur", cup=cell(event.at), mover=mover)
    if any(event.kind == "again" for event in events):
        yield say("sowing-plays-again", mover=mover)


# --- The rules behind a move ---


def explain(position: SowingPosition, events: Sequence[Event]) -> dict[int, Said]:
    """Return the rules behind the choice of a cup and what the last seed did, by event."""
    if not events or events[0].kind != "lift":
        return {}
    reasons = {0: said} if (said := _say_limits(position)) else {}
    index = max(number for number, event in enumerate(events) if event.kind == "drop")
    drop = events[index]
    following = enumerate(events[index:], start=index)
    captures = [number for number, event in following if event.kind == "capture"]
    last = LastDrop(position, events, index, CUP_NUMBERS[drop.at], drop.count, captures)
    return reasons | dict(position.game.explain(last))


def _say_limits(position: SowingPosition) -> Said:
    """Return the rules that forbade some of the player's cups."""
    cups: Sequence[str] = list_full(position.cups, position.side)
    said = []
    for restriction in position.game.restrictions:
        kept = restriction.keep(position, cups)
        forbidden = [cup for cup in cups if cup not in kept]
        if forbidden:
            said.append(restriction.told(position, forbidden))
        cups = kept
    return join(said)
