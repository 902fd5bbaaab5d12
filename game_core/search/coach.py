"""The coach: a hint, the moves of a game that mattered most, and the rating of a move.

They look at a fixed number of positions, not at a clock, so that they say the same everywhere. A
rating is the true worth of a move, if known: for immediate wins, and in endgames covered by tables.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from math import inf
from typing import NamedTuple, TypedDict

from game_core.evaluation import UNIT, WIN, Successor
from game_core.game import Position
from game_core.messages import NOTHING, Said, Value, join, say, side, term
from game_core.record import STOP, Record
from game_core.search.alphabeta import AlphaBeta, Choice, Steps
from game_core.search.effects import find_effects
from game_core.search.job import Clock, Job
from game_core.search.levels import CHAMPION
from game_core.search.opponent import begin
from game_core.search.reasons import find_drawback, find_reason
from game_core.types import Result

MOMENTS = 3
"""The most moves an analysis names."""
WORTH_A_WORD = 100
"""The least cost at which a move is named, in points of an evaluation: a seed, a Pawn."""
COUNTED = 10
"""The largest difference stated in numbers: anything larger is just “far more”, and a guess."""
GOOD = say("search-rated-good")
SAME = say("search-rated-same")
WON = say("search-rated-won")


class Hint(NamedTuple):
    """A good move, its first cell, empty if it has none, and the reason in a sentence."""

    move: str
    at: str
    reason: Said


class Moment(TypedDict):
    """A ply that mattered: its number from 1, its side, what was played, what was better.

    `cost` is the difference, a hundred for a seed or a Pawn; `said` puts it in words.
    """

    number: int
    side: str
    played: str
    better: str
    cost: int
    said: Said


class Review(NamedTuple):
    """The moves that mattered most, in the order of the game; and how many were looked at."""

    looked: int
    moments: Sequence[Moment] = ()


def give_hint(record: Record) -> Steps[Hint]:
    """Return the strongest level's move, and why. Raises IllegalMove if the game is over."""
    evaluation = record.game.family.tactics.find_evaluation(record.position)
    search, best = yield from _look_ahead(record, evaluation.hint_nodes)
    reason = yield from _explain(search, record.position, best)
    _, events = record.position.trace(best.move)
    cells = record.position.options().cells
    return Hint(best.move, next((event.at for event in events if event.at in cells), ""), reason)


def review(record: Record, clock: Clock, sides: Collection[str] = ()) -> Job[Review]:
    """Return the moves that mattered most, of those looked at so far: only the moves of `sides`.

    Without them, both sides' moves are looked at.
    """
    found = [Review(0)]
    return Job(_find_moments(record, sides or record.game.sides, found), clock, lambda: found[0])


def _explain(search: AlphaBeta, position: Position, best: Choice) -> Steps[Said]:
    """Explain why a move is best: by what can be seen on the board, or else by what lies ahead."""
    ahead = yield from _tell_ahead(search, position, best)
    if best.value == WIN and best.depth > 1 and ahead:
        return ahead
    reason = yield from find_reason(search.evaluation, position, best.move)
    return reason or ahead or say("search-as-good")


def _tell_ahead(search: AlphaBeta, position: Position, best: Choice) -> Steps[Said]:
    """Say what lies ahead of the best move but not of all others; empty if nothing does."""
    worse = yield from _find_worse(search, position, best)
    if not worse:
        return NOTHING
    other = side(next(letter for letter in position.game.sides if letter != position.turn))
    if best.value == WIN:
        return say("search-wins-within", turns=best.depth, other=other)
    ahead = say("search-nothing-better", turns=best.depth)
    return join([ahead, _tell_worse(position, worse, other)])


def _tell_worse(position: Position, worse: Choice, other: Value) -> Said:
    """Say what is wrong with a move that is worth less than the best one."""
    move = position.game.family.words.refer_move(worse.move)
    if worse.value == -WIN:
        return say("search-other-loses", move=move, other=other)
    effects = find_effects(position, worse.move)
    if effects.taken:
        return say("search-other-tempts", move=move, taken=effects.captures)
    return say("search-other-worse", move=move)


def _find_worse(search: AlphaBeta, position: Position, best: Choice) -> Steps[Choice | None]:
    """Return a move that is worth less than the best one, looking equally far ahead.

    Of several, it picks one that captures most, since that is what a player may be tempted by.
    """

    def rank(candidate: Successor[Position]) -> int:
        _, after = candidate
        material = search.evaluation.material(after)
        return -material if after.turn == position.turn else material

    for move, after in sorted(search.evaluation.candidates(position), key=rank):
        if move != best.move:
            low = best.value - 1
            value = yield from search.value_move(position, after, best.depth, low, best.value)
            if value < best.value:
                return Choice(move, value, best.depth)
    return None


def _find_moments(record: Record, sides: Collection[str], found: list[Review]) -> Steps[None]:
    """Look at one move after another; `found` holds the review so far, which each replaces."""
    nodes = record.game.family.tactics.find_evaluation(record.position).review_nodes
    moments: list[Moment] = []
    for number, move in enumerate(record.plies, start=1):
        before = record.cut(number - 1)
        if move != STOP and before.position.turn in sides:
            moment = yield from _weigh(before, number, move, nodes)
            if moment["cost"] >= WORTH_A_WORD:
                moments.append(moment)
        found[0] = Review(number, _choose_worst(moments))


def _choose_worst(moments: Sequence[Moment]) -> tuple[Moment, ...]:
    """Return the costliest moments, in the order of the game."""
    # One move that gives the game away is as bad as another; the earlier one mattered more.
    worst = sorted(moments, key=lambda moment: -min(moment["cost"], WIN // 2))[:MOMENTS]
    return tuple(sorted(worst, key=lambda moment: moment["number"]))


def _weigh(record: Record, number: int, move: str, nodes: int) -> Steps[Moment]:
    """Return ply `number` and its cost in points, compared with the best one at the same depth.

    If it's worth a word, and a table knows what moves are worth to the end, that's no guess.
    """
    position = record.position
    search, best = yield from _look_ahead(record, nodes)
    value = best.value
    if move != best.move:
        value = yield from search.value_move(position, position.play(move), best.depth)
    if value > -WIN and best.value < WIN and (yield from _loses(search, position, move)):
        # The search leaves out some replies, and with so few positions maybe all.
        others = (other for other, _ in search.evaluation.candidates(position))
        for other in dict.fromkeys((best.move, *others)):
            if not (yield from _loses(search, position, other)):
                best, value = Choice(other, best.value, 2), -WIN
                break
    cost = max(0, best.value - value)
    endgames = record.game.family.endgames
    worth = endgames.find_worth(position) if endgames else {}
    if worth and cost >= WORTH_A_WORD:
        cost = UNIT * max(0, worth[best.move] - worth[move])
    said = NOTHING
    if cost >= WORTH_A_WORD and endgames and worth and best.value < WIN:
        played = position.game.family.words.refer_move(move)
        said = say("search-played", turn=number, mover=side(position.turn), move=played)
        said = join([said, endgames.tell_worth(worth, move, position.turn)])
    elif cost >= WORTH_A_WORD:
        reason = yield from find_reason(search.evaluation, position, best.move)
        reason = reason or find_drawback(position, move, best.move)
        reason = reason or say("search-looked", turns=best.depth)
        said = join([_tell_cost(position, number, Choice(move, value, best.depth), best), reason])
    return {
        "number": number,
        "side": position.turn,
        "played": move,
        "better": best.move,
        "cost": cost,
        "said": said,
    }


def _loses(search: AlphaBeta, position: Position, move: str) -> Steps[bool]:
    """Return whether the other side wins by a move, or can win with its reply to it."""
    after = position.play(move)
    if result := after.result():
        return result.winner not in (None, position.turn)
    if after.turn == position.turn or after.repetition_key() in search.stopped:
        return False
    for _, won in after.game.family.tactics.find_winners(after):
        yield
        if _is_won(won.result(), after):
            return True
    return False


def _tell_cost(position: Position, turn: int, played: Choice, best: Choice) -> Said:
    words, mover = position.game.family.words, side(position.turn)
    move, better = words.refer_move(played.move), words.refer_move(best.move)
    if best.value == WIN:
        # A search of two turns may find what wins in one.
        turns = 1 if position.play(best.move).result() else best.depth
        return say(
            "search-missed-win", turn=turn, mover=mover, move=move, better=better, turns=turns
        )
    if played.value == -WIN:
        return say("search-lost", turn=turn, mover=mover, move=move, better=better)
    units = round((best.value - played.value) / WORTH_A_WORD)
    if units > COUNTED:
        return say("search-cost-much", turn=turn, mover=mover, move=move, better=better)
    difference = term(words.UNIT, count=units)
    return say(
        "search-cost", turn=turn, mover=mover, move=move, better=better, difference=difference
    )


def _look_ahead(record: Record, nodes: int) -> Steps[tuple[AlphaBeta, Choice]]:
    """Return the strongest level's search of `nodes` positions, and its last depth's best move."""
    endgames = record.game.family.endgames
    # On the way to a table, it describes what happens on the board within a number of turns.
    knows_tables = bool(endgames and endgames.is_covered(record.position))
    level = replace(CHAMPION, milliseconds=inf, nodes=nodes, knows_tables=knows_tables)
    search, steps = begin(record, level, seed=0)
    yield from steps
    assert search.sure
    return search, search.sure


class Rating(NamedTuple):
    """The quality of a move, in words; both fields are empty if that isn't known exactly."""

    good: bool = False
    """True if nothing is better."""
    said: Said = NOTHING


def rate(record: Record) -> Steps[Rating]:
    """Rate the last ply of a record.

    Only immediate wins and positions in a table can be rated, and only if there was a choice.
    """
    played, before = record.plies[-1], record.positions[-2]
    family = before.game.family
    endgames = family.endgames
    if played == STOP:
        return Rating()
    if _is_won(record.result(), before):
        return Rating(good=True, said=WON)
    for move, after in family.tactics.find_winners(before):
        yield
        if _is_won(after.result(), before):
            mover, missed = side(before.turn), family.words.refer_move(move)
            return Rating(said=say("search-rated-missed", mover=mover, move=missed))
    worths = endgames.find_worth(before) if endgames else {}
    if endgames is None or len(worths) < 2:
        return Rating()
    best = max(worths.values())
    if worths[played] < best:
        return Rating(said=endgames.tell_worth(worths, played, before.turn))
    return Rating(good=True, said=SAME if best == min(worths.values()) else GOOD)


def _is_won(result: Result | None, before: Position) -> bool:
    """Return whether a game that ended like this was won by the side that moved."""
    return result is not None and result.winner == before.turn
