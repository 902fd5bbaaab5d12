"""What the coach says of a turn, checked against the rules alone: each message, by its name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from game_core import Event, Position
from game_core.families.sowing.board import CUPS
from game_core.families.sowing.game import SowingPosition
from game_core.messages import Message, Value, cell, count, listed, say, side, term

MEN = {"P": "pawn", "G": "guard", "N": "knight", "B": "bishop", "R": "rook", "Q": "queen"}
ROOMS = {"amphora": "amphora", "double-eighteen-stone-chess": "stonechess"}
"""Where the names of men are, in games that tell them apart."""
THINGS = {"african-chess": "stacking-stone", "african-queen": "squares-piece"}
"""What is taken in other games, if not seeds."""


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


def refer_taken(position: Position, turn: str) -> Value:
    """What a turn takes, as a value."""
    taken = list_taken(position, turn)
    slug = position.game.slug
    if slug in ROOMS:
        names = Counter(f"{ROOMS[slug]}-{MEN[event.what.upper()]}" for event in taken)
        return listed(term(name, count=number) for name, number in names.items())
    number = sum(event.count or 1 for event in taken)
    return listed([term(THINGS.get(slug, "sowing-seed"), count=number)] if number else [])


def count_told(thing: Value) -> int:
    """How many seeds or pieces a term tells of."""
    match thing:
        case "term", Message(_, (("count", ("count", number)),)):
            return number
    raise AssertionError(f"no count in {thing}")


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
    game, cups, stores, mover, marks, tags, *_ = position
    return can_take_from(game.make(cups, stores, 1 - mover, marks, tags), cup)


def happens(position: Position, turn: str, event: str) -> bool:
    """Whether a turn has that event."""
    return event in map(str, trace(position, turn))


def saves(position: Position, turn: str, cup: str) -> bool:
    """Whether the seeds of a cup could be taken, and can't be after a turn."""
    return is_threatened(position, cup) and keeps(position, turn, cup)


def find_other(position: Position) -> Value:
    """The side that is not to move."""
    return side(next(letter for letter in position.game.sides if letter != position.turn))


def comes_to_move(position: Position, turn: str, other: Value) -> bool:
    """Whether it is a side's turn after another."""
    return side(position.play(turn).turn) == other


CHECKS: dict[str, Callable[..., bool]] = {
    "search-only": lambda position, turn: position.moves() == (turn,),
    "search-wins": lambda position, turn: (
        getattr(position.play(turn).result(), "winner", None) == position.turn
    ),
    "search-takes-most": lambda position, turn, taken: (
        refer_taken(position, turn) == taken
        and all(
            count_taken(position, other) < count_taken(position, turn)
            for other in position.moves()
            if other.partition("+")[0] != turn.partition("+")[0]
        )
    ),
    "search-takes": lambda position, turn, taken: refer_taken(position, turn) == taken,
    "sowing-wins-round": lambda position, turn, **told: any(
        told["round"] == count(number) and happens(position, turn, f"won {number} {position.turn}")
        for number in range(1, 10)
    ),
    "sowing-makes-uur": lambda position, turn, cup, mover: (
        mover == side(position.turn)
        and any(
            cup == cell(name) and happens(position, turn, f"mark {name} {position.turn.lower()}")
            for name in CUPS
        )
    ),
    "stonechess-makes": lambda position, turn, piece: any(
        event.kind == "promote" and term(f"stonechess-{MEN[event.what.upper()]}") == piece
        for event in trace(position, turn)
    ),
    "squares-gives-check": lambda position, turn, other: (
        say("squares-check")[0] in position.play(turn).heading
        and comes_to_move(position, turn, other)
    ),
    "stacking-puts-in-guard": lambda position, turn, other: (
        say("stacking-guard")[0] in position.play(turn).heading
        and comes_to_move(position, turn, other)
    ),
    "sowing-plays-again": lambda position, turn, mover: (
        side(position.play(turn).turn) == side(position.turn) == mover
    ),
    "search-saves": lambda position, turn, taken, mover, place, other: (
        (mover, other) == (side(position.turn), find_other(position))
        and any(
            place == term("sowing-cup", cup=cell(cup))
            and taken == term("sowing-seed", count=seeds)
            and saves(position, turn, cup)
            for cup, seeds in zip(CUPS, position.cups, strict=True)
        )
    ),
    "search-one-choice": lambda position, turn, other: (
        len(position.play(turn).moves()) == 1 and comes_to_move(position, turn, other)
    ),
    "search-nothing-next": lambda position, turn, other: (
        other == find_other(position) and count_replies(position, turn) == 0
    ),
    "search-most-next": lambda position, turn, other, taken: (
        other == find_other(position) and count_replies(position, turn) <= count_told(taken)
    ),
}
"""For the name of each message: whether it is true of a turn from a position.

Asked with the position, the turn, and the message's arguments.
"""


def is_true(said: Message, position: Position, turn: str) -> bool:
    """Whether what the coach says is true of a turn."""
    assert said.id in CHECKS, f"no check for {said.id}"
    return CHECKS[said.id](position, turn, **dict(said.arguments))
