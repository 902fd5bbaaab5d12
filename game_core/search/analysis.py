"""The worth of a position and the best lines of play: the strongest search, for programs."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from math import inf
from typing import NamedTuple

from game_core.evaluation import UNIT, WIN, Successor
from game_core.game import Position
from game_core.record import Record
from game_core.search.alphabeta import AlphaBeta, Steps
from game_core.search.job import read_clock
from game_core.search.opponent import begin_search, complete, list_candidates

USUAL = 1000
"""The milliseconds an analysis takes if it has no limit."""
DEEPEST = 60
SLICE = 10
"""The milliseconds an analysis may keep other tasks waiting."""


class Variation(NamedTuple):
    """A line of play in which both sides play well, and what it is worth.

    `moves` are the plies of both sides, as far as they are known; the first is the one that is
    rated. `score` is in hundredths of a seed, Pawn or stone, for the side to move: 250 is two and a
    half ahead. 1,000,000 is a forced win, and its negative a forced loss. `depth` is how many plies
    ahead that was seen.

    Examples:
        >>> late = get("oware").parse("1,2,0,3,1,2/1,1,2,0,1,0 17-17 S")
        >>> analyze(late, depth=4).lines[0]
        Variation(moves=('F', 'e', 'A', 'c'), score=440, depth=4)
    """

    moves: tuple[str, ...]
    score: int
    depth: int


class Analysis(NamedTuple):
    """The best lines, and how many positions were looked at to find them.

    `lines` are as many variations as were asked for, best first, all seen equally far.

    Examples:
        >>> late = get("oware").parse("1,2,0,3,1,2/1,1,2,0,1,0 17-17 S")
        >>> for line in analyze(late, depth=4, lines=2).lines:
        ...     print(line.moves[0], line.score)
        F 440
        A 240
    """

    lines: tuple[Variation, ...]
    nodes: int

    @property
    def move(self) -> str:
        """The best move.

        Examples:
            >>> late = get("oware").parse("1,2,0,3,1,2/1,1,2,0,1,0 17-17 S")
            >>> analyze(late, depth=4).move
            'F'
        """
        return self.lines[0].moves[0]


def analyze(
    start: Position | Record,
    *,
    milliseconds: float | None = None,
    depth: int | None = None,
    nodes: int | None = None,
    lines: int = 1,
    seed: int = 0,
    cancel: Callable[[], object] | None = None,
) -> Analysis:
    """Search a position, and return its best moves and what they are worth.

    It ends after a number of `milliseconds` or positions (`nodes`), at a `depth` in plies, or once
    `cancel()` is true, whichever comes first; but not before all moves have been compared once.
    Without any of the four, it takes a second. Among equal moves, `seed` decides which comes first;
    the same seed gives the same answer, unless time or `cancel` ends it. With a record, it takes
    repetitions into account. Raises IllegalMove if the game is over, and ValueError for limits
    below 1.

    Examples:
        >>> late = get("oware").parse("1,2,0,3,1,2/1,1,2,0,1,0 17-17 S")
        >>> analysis = analyze(late, nodes=500)
        >>> analysis.move, analysis.lines[0].depth
        ('F', 5)
    """
    for result in _analyze(start, milliseconds, depth, nodes, lines, seed, cancel):
        analysis = result
    return analysis


async def analyze_async(
    start: Position | Record,
    *,
    milliseconds: float | None = None,
    depth: int | None = None,
    nodes: int | None = None,
    lines: int = 1,
    seed: int = 0,
) -> Analysis:
    """Do what `analyze` does, and let other tasks of the event loop run meanwhile.

    It pauses at least every 10 milliseconds or so. Cancel its task to stop it.

    Examples:
        >>> import asyncio
        >>> late = get("oware").parse("1,2,0,3,1,2/1,1,2,0,1,0 17-17 S")
        >>> asyncio.run(analyze_async(late, nodes=500)).move
        'F'
    """
    from asyncio import sleep

    until = read_clock() + SLICE
    for result in _analyze(start, milliseconds, depth, nodes, lines, seed, None):
        analysis = result
        if read_clock() >= until:
            await sleep(0)
            until = read_clock() + SLICE
    return analysis


def _analyze(
    start: Position | Record,
    milliseconds: float | None,
    depth: int | None,
    nodes: int | None,
    lines: int,
    seed: int,
    cancel: Callable[[], object] | None,
) -> Iterator[Analysis]:
    """Yield the analysis so far at each pause; the last is the answer."""
    limits = [limit for limit in (milliseconds, depth, nodes, lines) if limit is not None]
    if min(limits) < 1:
        raise ValueError("milliseconds, depth, nodes and lines must be at least 1.")
    if milliseconds is None and depth is None and nodes is None and cancel is None:
        milliseconds = USUAL
    record = start if isinstance(start, Record) else Record(start.game, start)
    search = begin_search(record)
    until = read_clock() + (milliseconds or inf)
    found: list[tuple[Variation, ...]] = []
    for _ in _look(search, record.position, found, depth or DEEPEST, lines, seed):
        yield Analysis(found[-1] if found else (), search.nodes)
        if found and (
            search.nodes >= (nodes or inf) or read_clock() >= until or (cancel and cancel())
        ):
            break
    best = _settle(record.position, found[-1], lines) if search.only else found[-1]
    yield Analysis(best, search.nodes)


def _settle(position: Position, found: Sequence[Variation], lines: int) -> tuple[Variation, ...]:
    """Return the same with what an endgame table knows, and the next best moves after them."""
    endgames = position.game.family.endgames
    assert endgames, "only a table leaves moves out"
    worth, value = endgames.find_worth(position), endgames.find_value(position)
    known = {variation.moves[0]: variation for variation in found}
    others = [Variation((move,), 0, found[0].depth) for move in worth if move not in known]
    others.sort(key=lambda variation: -worth[variation.moves[0]])
    settled = [*found, *others][:lines]
    if value is None:
        return tuple(settled)
    top = worth[found[0].moves[0]]
    return tuple(
        variation
        if abs(variation.score) == WIN
        else variation._replace(score=value - UNIT * (top - worth[variation.moves[0]]))
        for variation in settled
    )


def _look(
    search: AlphaBeta,
    position: Position,
    found: list[tuple[Variation, ...]],
    depth: int,
    lines: int,
    seed: int,
) -> Steps[None]:
    """Find the best lines at each depth, one after the other."""
    candidates = yield from list_candidates(search, position)
    random.Random(seed).shuffle(candidates)
    ranked = yield from search.rank(position, candidates)
    found.append(
        tuple(
            Variation(tuple(_list_plies(position, choice.move, after)), choice.value, 1)
            for choice, after in ranked[:lines]
        )
    )
    ordered = [(choice.move, after) for choice, after in ranked]
    order = yield from complete(search, position, ordered)
    for each in range(2, depth + 1):
        if all(abs(line.score) == WIN for line in found[-1]):
            return
        best = yield from _compare(search, position, order, each, lines)
        found.append(best)
        places = {line.moves[0]: place for place, line in enumerate(best)}
        order.sort(key=lambda successor: places.get(successor[0], lines))


def _compare(
    search: AlphaBeta,
    position: Position,
    order: Sequence[Successor[Position]],
    depth: int,
    lines: int,
) -> Steps[tuple[Variation, ...]]:
    """Return the best of some moves at a depth; the others are only known to be no better."""
    best: list[Variation] = []
    for move, after in order:
        least = best[-1].score if len(best) == lines else -WIN - 1
        score = yield from search.value_move(position, after, depth, least)
        if score > least:
            moves = *_list_plies(position, move, after), *search.find_variation(after, depth - 1)
            variation = Variation(moves, score, depth)
            best = sorted([*best, variation], key=lambda line: -line.score)[:lines]
    return tuple(best)


def _list_plies(position: Position, move: str, after: Position) -> Iterator[str]:
    """Yield a move and those it forces in an opening, which search doesn't count."""
    reached = position.play(move)
    yield move
    while reached != after:
        (forced,) = reached.moves()
        yield forced
        reached = reached.play(forced)
