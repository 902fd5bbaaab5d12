"""Positions of Amphora as plain text, and moves as people type them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game_core.families.amphora.board import RANKS
from game_core.families.amphora.game import AmphoraPosition
from game_core.messages import say, side
from game_core.notation import FILES, SIDES
from game_core.squares.words import tell_turn
from game_core.typed_moves import SQUARE, strip

TYPED = re.compile(f"(?:g{SQUARE})?{SQUARE}{SQUARE}{SQUARE}?")
"""A typed move in lowercase, without punctuation."""


def interpret(position: AmphoraPosition, text: str) -> Iterator[str]:
    """Yield the moves that a text may mean."""
    if found := TYPED.fullmatch(strip(text)):
        entry, origin, target, removed = found.groups()
        start = f"G@{entry}+" if entry else ""
        yield f"{start}{origin}{target}" + (f"*{removed}" if removed else "")
        if removed and not entry:
            yield f"G@{origin}+{target}{removed}"


def show(position: AmphoraPosition) -> str:
    """Return the jug as lines of text, then what is next to it and who is to move."""
    state = position.state
    places = position.cells
    files = FILES[:7]
    lines = [
        f"{rank} "
        + " ".join(
            (places[f"{file}{rank}"] or ".") if file in RANKS[rank - 1] else " " for file in files
        )
        for rank in range(8, 0, -1)
    ]
    lines.append("  " + " ".join(files))
    for letter, waits, asides in zip(SIDES, state.waiting, state.asides, strict=True):
        owner = side(letter)
        said = say("amphora-line-waiting" if waits else "amphora-line", owner=owner, asides=asides)
        lines.append(str(said))
    return "\n".join(line.rstrip() for line in (*lines, str(tell_turn(position))))
