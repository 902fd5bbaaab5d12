"""What the coach says of a turn, checked against the rules alone: each sentence, word by word."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

from game_core import Event, Position
from game_core.families.sowing.board import CUPS
from game_core.families.sowing.game import SowingPosition
from game_core.search.reasons import ONLY

MEN = {"P": "Pawn", "G": "Guard", "N": "Knight", "B": "Bishop", "R": "Rook", "Q": "Queen"}


def trace(position: Position, turn: str) -> list[Event]:
    """What happens in a turn."""
    _, events = position.trace(turn)
    return events


def list_taken(position: Position, turn: str) -> list[Event]:
    """The events of a turn by which its player takes something."""
    taking = ("capture", "intercept", "remove")
    return [e for e in trace(position, turn) if e.kind in taking and e.side == position.turn]


def count_taken(position: Position, turn: str) -> int:
    """How many seeds, stones or pieces a turn takes."""
    return sum(event.count or 1 for event in list_taken(position, turn))


def name_taken(position: Position, turn: str) -> str:
    """What a turn takes, in words."""
    taken = list_taken(position, turn)
    if position.game.slug in ("amphora", "double-eighteen-stone-chess"):
        names = Counter(MEN[event.what.upper()] for event in taken)
        return " and ".join(f"a {n}" if c == 1 else f"{c} {n}s" for n, c in names.items())
    count = sum(event.count or 1 for event in taken)
    word = {"african-chess": "stone", "african-queen": "piece"}.get(position.game.slug, "seed")
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def count_replies(position: Position, turn: str) -> int:
    """The most that the other side can take on its next turn; 0 where it has none."""
    after = position.play(turn)
    if after.turn == position.turn:
        return 0
    return max((count_taken(after, reply) for reply in after.moves()), default=0)


def can_take_from(position: Position, cup: str) -> bool:
    """Whether the side to move can take the seeds of a cup."""
    return any(e.at == cup for move in position.moves() for e in list_taken(position, move))


def keeps(position: Position, turn: str, cup: str) -> bool:
    """Whether the other side can't take a cup's seeds after a turn."""
    after = position.play(turn)
    return after.turn == position.turn or not can_take_from(after, cup)


def is_threatened(position: Position, cup: str) -> bool:
    """Whether the other side could take a cup's seeds if it were its turn."""
    assert isinstance(position, SowingPosition)
    game, cups, stores, side, marks, tags, *_ = position
    return can_take_from(game.make(cups, stores, 1 - side, marks, tags), cup)


def happens(position: Position, turn: str, event: str) -> bool:
    """Whether a turn has that event."""
    return event in map(str, trace(position, turn))


def holds(position: Position, cup: str, seeds: str) -> bool:
    """Whether a cup holds as many seeds as is said."""
    assert isinstance(position, SowingPosition)
    return position.cups[CUPS.index(cup)] == int(seeds.split()[0])


CHECKS: dict[str, Callable[..., bool]] = {
    re.escape(ONLY): lambda position, turn: position.moves() == (turn,),
    r"It wins the game\.": lambda position, turn: (
        getattr(position.play(turn).result(), "winner", None) == position.turn
    ),
    r"It takes ([^,]*), more than any other turn\.": lambda position, turn, taken_named: (
        name_taken(position, turn) == taken_named
        and all(
            count_taken(position, other) < count_taken(position, turn)
            for other in position.moves()
            if other.partition("+")[0] != turn.partition("+")[0]
        )
    ),
    r"It takes ([^,]*)\.": lambda position, turn, taken_named: (
        name_taken(position, turn) == taken_named
    ),
    r"It wins round (\d+)\.": lambda position, turn, number: happens(
        position, turn, f"won {number} {position.turn}"
    ),
    r"It makes an uur of (\w) for \{\w\}\.": lambda position, turn, cup: happens(
        position, turn, f"mark {cup} {position.turn.lower()}"
    ),
    r"It makes a (\w+) of a Pawn\.": lambda position, turn, man: any(
        event.kind == "promote" and MEN[event.what.upper()] == man
        for event in trace(position, turn)
    ),
    r"It gives check to \{(\w)\}'s King\.": lambda position, turn, side: (
        "Check!" in position.play(turn).heading and position.play(turn).turn == side
    ),
    r"It puts \{(\w)\}'s touchstone in guard\.": lambda position, turn, side: (
        "Guard!" in position.play(turn).heading and position.play(turn).turn == side
    ),
    r"It lets \{(\w)\} play again\.": lambda position, turn, side: (
        position.play(turn).turn == position.turn == side
    ),
    r"It saves (\d+ seeds?) in \{\w\}'s cup (\w), which \{\w\} could take next turn\.": (
        lambda position, turn, seeds, cup: (
            holds(position, cup, seeds)
            and is_threatened(position, cup)
            and keeps(position, turn, cup)
        )
    ),
    r"It leaves \{(\w)\} only one turn to choose\.": lambda position, turn, side: (
        len(position.play(turn).moves()) == 1 and position.play(turn).turn == side
    ),
    r"After it, \{\w\} can take (nothing) next turn\.": lambda position, turn, _: (
        count_replies(position, turn) == 0
    ),
    r"After it, \{\w\} can take no more than (\d+) seeds? next turn\.": (
        lambda position, turn, most: count_replies(position, turn) <= int(most)
    ),
}
"""For the pattern of each sentence: whether it is true of a turn from a position.

Asked with the position, the turn, and what the pattern's groups hold.
"""


def is_true(said: str, position: Position, turn: str) -> bool:
    """Whether what the coach says is true of a turn."""
    for pattern, check in CHECKS.items():
        match = re.fullmatch(pattern, said)
        if match:
            return check(position, turn, *match.groups())
    raise AssertionError(f"no check for “{said}”")
