"""Choose a move part by part: a ring and its man, a piece, where it goes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game_core.families.draughts.board import NUMBERS, SQUARES
from game_core.families.draughts.field import Field
from game_core.families.draughts.path import Path, begin, check_rings, put_ring
from game_core.messages import Said, cell, say, text
from game_core.types import IllegalMove, Options

RING, STOP = "ring", "stop"
WORDS = {RING: say("draughts-choose-ring"), STOP: say("draughts-choose-stop")}
"""The choices other than squares, with the labels of their buttons."""


def choose(field: Field, rings: int, parts: Sequence[str]) -> Options:
    """Return what may follow `parts` for a side with this number of rings in hand.

    Raises IllegalMove.
    """
    if not parts:
        ring = (RING,) if rings and field.own != field.ringed and not field.conduct.crowns else ()
        return _offer(lambda square: begin(field, square), ring)
    if parts[0] != RING:
        return _choose_way(field, "", parts)
    check_rings(field, rings)
    if len(parts) == 1:
        return _offer(lambda man: put_ring(field, rings, man))
    man = _find(parts[1])
    ringed = put_ring(field, rings, man)
    if len(parts) == 2:
        return _offer(lambda square: begin(ringed, square))
    return _choose_way(ringed, f"R@{SQUARES[man]}+", parts[2:])


def read_parts(parts: Sequence[str]) -> tuple[str, Sequence[str]]:
    """Return the man who gets a ring, or an empty text, and the squares of the path."""
    squares = [part for part in parts if part in NUMBERS]
    return (squares[0], squares[1:]) if parts[:1] == [RING] and squares else ("", squares)


def _choose_way(field: Field, ring: str, parts: Sequence[str]) -> Options:
    """Return what may follow a piece and the squares it has gone to, or the move they make."""
    *squares, last = parts
    if last != STOP or not squares:
        squares.append(last)
    path = begin(field, _find(squares[0]))
    for square in squares[1:]:
        path = _go_on(path, _find(square))
    if len(path.states) == 1 and last != STOP:
        return _offer(lambda target: _go_on(path, target))
    if last == STOP:
        path.check_end()
        options = Options()
    else:
        must_go_on = path.field.find_next(path.origin, path.states[-1])
        options = _offer(lambda target: _go_on(path, target), () if must_go_on else (STOP,))
    return options if options.cells else Options(move=f"{ring}{path.name()}")


def _go_on(path: Path, target: int) -> Path:
    """Return the path with one more step or leap. Raises IllegalMove if it leads to nothing new."""
    longer = path.go(target)
    if longer.states[-1] in path.states:
        raise IllegalMove("again", say("draughts-again", square=cell(SQUARES[target])))
    return longer


def _offer(attempt: Callable[[int], object], names: Sequence[str] = ()) -> Options:
    """Return the squares that `attempt` accepts, why it refuses the others, and `names`."""
    cells: list[str] = []
    refusals: dict[str, Said] = {}
    for square, name in enumerate(SQUARES):
        try:
            attempt(square)
            cells.append(name)
        except IllegalMove as error:
            refusals[name] = error.said
    return Options(tuple(cells), {name: WORDS[name] for name in names}, refusals)


def _find(name: str) -> int:
    """Return the number of a square. Raises IllegalMove."""
    if name not in NUMBERS:
        raise IllegalMove("no-square", say("squares-no-square", typed=text(name)))
    return NUMBERS[name]
