"""Positions as SVG text, and moves as steps that change it; each family draws its own boards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game_core.family import Mark
from game_core.game import Position
from game_core.messages import Said
from game_core.messages.catalog import Language
from game_core.svg.elements import Step
from game_core.types import Event

RINGS: Mapping[Mark, str] = {
    "from": "{stroke:#ffe25c;stroke-width:5;stroke-dasharray:8 6}",
    "last": "{stroke:#ffe25c;stroke-width:6}",
    "taken": "{stroke:#e0533d;stroke-width:5;stroke-dasharray:8 6}",
}
"""The rings around the cells of a move, in pictures without a page's style sheets."""


def board(
    position: Position, viewpoint: str, language: Language | None = None, addressee: str = ""
) -> str:
    """Return a position's SVG, seen from the side `viewpoint`; its description is in `language`.

    Its labels are addressed to the side `addressee`; without one, to the side to move, and after
    the end to nobody.

    Examples:
        >>> draw.board(get("oware").start(), "S")[:35]
        '<svg xmlns="http://www.w3.org/2000/'
    """
    drawing = position.game.family.drawing
    addressee = addressee or ("" if position.result() else position.turn)
    return drawing.draw(position, viewpoint, drawing.describe(position), addressee).write(language)


def picture(position: Position, viewpoint: str = "", events: Sequence[Event] = ()) -> str:
    """Return a position's SVG in color, for a notebook or a file that no page styles.

    It's seen from the side `viewpoint`, by default the one that begins. Cells are ringed where
    `events`, such as those of the last move, left something, captured it or put it down at last.

    Examples:
        >>> after, events = get("oware").start().trace("C")
        >>> 'data-rings="from-C last-a"' in draw.picture(after, "N", events)
        True
    """
    # Only these pictures need it; with it a page would start later.
    from pkgutil import get_data

    style = get_data("game_core.draw", "picture.css")
    assert style is not None
    ringed = {cell: part for cell, part in mark(position, events).items() if part in RINGS}
    # A page applies a picture's rules to all its pictures, hence the key.
    key = " ".join(f"{part}-{cell}" for cell, part in ringed.items())
    rings = "".join(
        f'[data-rings="{key}"] [data-cell="{cell}"] .ring{RINGS[part]}\n'
        for cell, part in ringed.items()
    )
    opening, _, rest = board(position, viewpoint or position.game.sides[0]).partition(">")
    return f'{opening} data-rings="{key}"><style>{style.decode()}{rings}</style>{rest}'


def describe(position: Position) -> Said:
    """Describe in words what stands where and who is to move.

    Examples:
        >>> str(draw.describe(get("amphora").start()))[:43]
        'White: Pawns b1, c1, e1, f1, c2, d2 and e2;'
    """
    return position.game.family.drawing.describe(position)


def steps(
    position: Position, events: Sequence[Event], sentences: Sequence[Said], viewpoint: str
) -> list[Step]:
    """Return the move that `events` describe, one step for each, ready for JSON.

    Examples:
        >>> start = get("oware").start()
        >>> after, events = start.trace("C")
        >>> from game_core.sentences import tell_events
        >>> len(draw.steps(start, events, tell_events(events, start, None), "S"))
        5
    """
    family = position.game.family
    told = family.drawing.steps(position, events, sentences, viewpoint)
    for step in told:
        if effect := family.effects.get(step["kind"]):
            step["effect"] = effect
    return told


def mark(position: Position, events: Sequence[Event]) -> dict[str, Mark]:
    """Return what happens last at each cell in a move; a capture takes precedence.

    Examples:
        >>> start = get("amphora").start()
        >>> after, events = start.trace("c2c3")
        >>> draw.mark(start, events)
        {'c2': 'from', 'c3': 'last'}
    """
    effects = position.game.family.effects
    marks: dict[str, Mark] = {}
    taken: dict[str, Mark] = {}
    last = ""
    for event in events:
        match effects.get(event.kind):
            case "from":
                marks[event.at] = "from"
            case "to":
                marks[event.at] = "to"
                last = event.at
            case "way":
                marks |= {event.at: "from", event.what: "to"}
                last = event.what
            case "taken":
                taken[event.at] = "taken"
    if last:
        marks[last] = "last"
    return marks | taken
