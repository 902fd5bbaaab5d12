"""What happens in a move of a sowing game, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby, islice, takewhile

from game_core.families.sowing.board import (
    CLOSED,
    CUP_NUMBERS,
    CUPS,
    SEED,
    SIDES,
    UUR,
    name_cups,
)
from game_core.families.sowing.game import SowingPosition
from game_core.types import Event, join_names

TAKEN = SEED
WORTH = SEED
REASONS: Mapping[str, str] = {
    "majority": "{%s} has more than half of the seeds",
    "cannot-feed": "no move can give seeds to the empty row",
    "one-each": "each row has just one seed left",
    "empty": "the board is empty",
    "few-seeds": "fewer than four seeds are left on the board",
    "cannot-move": "the player to move has no move",
    "four-rounds": "{%s} has won four rounds",
    "forty-three": "{%s} has 43 seeds or more",
}
"""Why a game is over, each as half a sentence; `%s` is the winner's letter."""

LAPS_TOLD = 3
"""A move of more laps than this is summed up."""


def tell_event(position: SowingPosition, events: Sequence[Event], index: int) -> str:
    """The sentence for one event of a move from `position`; empty where none is needed."""
    event = events[index]
    sides = position.game.sides
    mover, other = (f"{{{sides[side]}}}" for side in (position.side, 1 - position.side))
    cup, seeds = f"cup {event.at}", SEED.count(event.count)
    match event.kind:
        case "lift":
            return f"{mover} sows {seeds} from {cup}."
        case "relay":
            return f"{mover} lifts the {seeds} of {cup} and sows on."
        case "drop" if _goes_on(events, index):
            return ""
        case "drop" if position.marks[CUPS.index(event.at)]:
            return f"The last seed falls in {cup}, an uur, and stays there."
        case "drop" if event.count == 1:
            return f"The last seed falls in {cup}, which was empty."
        case "drop":
            return f"The last seed falls in {cup}, which now holds {event.count}."
        case "skip" if position.marks[CUPS.index(event.at)] == CLOSED:
            return ""
        case "skip" if event not in islice(events, index):
            return f"Sowing passes over {cup}, where the seeds came from."
        case "capture":
            return f"{{{event.side}}} takes {seeds} from {cup}."
        case "slam":
            return f"Grand slam! {other} would have no seeds left, so nothing is taken."
        case "give":
            return f"One seed of {cup} moves over to cup {event.what}."
        case "mark" if event.what in UUR:
            return f"Cup {event.at} is now an uur of {{{SIDES[UUR.index(event.what)]}}}."
        case "keep-board":
            return f"{mover} keeps the board as it is."
        case "turn-board":
            return f"{mover} has the board turned round."
        case "again":
            return f"{other} has no seeds, so {mover} plays again and must give some."
        case "sweep":
            return _tell_sweep(events, index)
        case "won" if event.side:
            return f"{{{event.side}}} wins round {event.count}."
        case "won":
            return f"Nobody wins round {event.count}."
        case "round":
            return f"Round {event.count} begins."
    return ""


def _goes_on(events: Sequence[Event], index: int) -> bool:
    """Whether more seeds are sown after this one, captures left aside."""
    following = (event.kind for event in islice(events, index + 1, None))
    return next((kind for kind in following if kind != "capture"), "") in ("drop", "skip", "relay")


def _tell_sweep(events: Sequence[Event], index: int) -> str:
    """What a side takes at the end of a round, all told with the first of its cups."""
    side = events[index].side

    def is_mine(event: Event) -> bool:
        return event.kind == "sweep" and event.side == side

    def is_this_round(event: Event) -> bool:
        return event.kind != "round"

    if any(map(is_mine, takewhile(is_this_round, reversed(events[:index])))):
        return ""
    mine = filter(is_mine, takewhile(is_this_round, events[index:]))
    return f"{{{side}}} takes {SEED.count(sum(e.count for e in mine))} left on the board."


def sum_up(position: SowingPosition, events: Sequence[Event], sentences: Sequence[str]) -> str:
    """A move in words: its sentences, or for a move of many laps what they came to."""
    laps = sum(event.kind in ("lift", "relay") for event in events)
    if laps <= LAPS_TOLD:
        return " ".join(filter(None, _join_captures(events, sentences)))
    told = list(zip(events, sentences, strict=True))
    sown = max(index for index, event in enumerate(events) if event.kind == "drop")
    takings = [
        f"{{{side}}} takes {SEED.count(count)}."
        for side in SIDES
        if (count := sum(e.count for e in events if e.kind == "capture" and e.side == side))
    ]
    after = [said for event, said in told[sown + 1 :] if event.kind != "capture"]
    words = (sentences[0], f"The turn goes on for {laps} laps.", sentences[sown], *takings, *after)
    return " ".join(filter(None, words))


def _join_captures(events: Sequence[Event], sentences: Sequence[str]) -> Iterator[str]:
    """The sentences; where a side captures several times in a row, one for all of it."""
    told = zip(events, sentences, strict=True)
    for side, run in groupby(told, lambda each: each[0].side if each[0].kind == "capture" else ""):
        captures, said = zip(*run, strict=True)
        if side and len(captures) > 1:
            seeds = SEED.count(sum(capture.count for capture in captures))
            cups = join_names([capture.at for capture in captures])
            yield f"{{{side}}} takes {seeds} from cups {cups}."
        else:
            yield from said


def tell_stage(position: SowingPosition) -> str:
    """The round or phase of a position as a sentence; empty in games without."""
    return position.heading


def name_move(move: str) -> str:
    """`cup C`; Mangala's choice before the first sowing as it is written."""
    return f"cup {move}" if move in CUP_NUMBERS else move


def name_taken(taken: Sequence[Event]) -> str:
    """`5 seeds`; empty where nothing is taken."""
    count = sum(event.count for event in taken)
    return SEED.count(count) if count else ""


def name_cells(cells: Sequence[str]) -> str:
    """`from cups C and D`."""
    return f"from {name_cups(cells)}"


def tell_effects(
    position: SowingPosition, events: Sequence[Event], after: SowingPosition
) -> Iterable[str]:
    """Whether the move wins a round, makes an uur, or lets the player move again."""
    for event in events:
        if event.kind == "won" and event.side == position.turn:
            yield f"It wins round {event.count}."
        if event.kind == "mark" and event.what == UUR[position.side]:
            yield f"It makes an uur of {event.at} for {{{position.turn}}}."
    if any(event.kind == "again" for event in events):
        yield f"It lets {{{position.turn}}} play again."
