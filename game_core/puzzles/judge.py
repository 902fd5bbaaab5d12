"""Judging an attempt: whether a move is right, what to say about it, and the reply.

The earlier moves are those of both sides:

    judge(puzzle, [], "F")            the first move
    judge(puzzle, ["F", "d"], "A")    the next one, after the answer to it
    explain(puzzle)                   what each first move leads to, in steps
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypedDict

from game_core.game import Game
from game_core.messages import Said, Value, cell, join, listed, plain, say, term
from game_core.messages import move as notate
from game_core.messages import text as written
from game_core.puzzles.model import Puzzle
from game_core.puzzles.riddles import (
    LastSeed,
    LongestRelay,
    Play,
    Riddle,
    count_laps,
    find_last,
    find_refusal,
    is_lap,
    play,
)
from game_core.puzzles.solutions import SolvingState
from game_core.puzzles.telling import tell_missed, tell_promise, tell_reached
from game_core.record import Record
from game_core.search.alphabeta import Steps
from game_core.search.proof import Tree
from game_core.sentences import tell_events
from game_core.types import BadQuestion, Event, IllegalMove

MANY = 60
"""If there are more wrong first moves than this, they aren't judged one by one."""
ALIKE = 8
"""The most wrong moves to name for one sentence."""

type Grade = Literal["right", "solved", "other", "wrong"]


class Verdict(NamedTuple):
    """The judgment of one move or answer.

    `verdict` is “right” (and the puzzle continues), “solved”, “other” (a good move, but not what
    was asked for) or “wrong”; `said` is the comment on it, or empty. `played` is the move to show
    on the board and `reply` the other side's answer to it, both empty if there is none. The reply
    to a wrong move shows why it is wrong.
    """

    verdict: Grade
    said: Said
    played: str = ""
    reply: str = ""


class Why(TypedDict):
    """The outcome of some first moves, and whether they are accepted.

    `moves` is empty if they are too many to be named: these come last.
    """

    moves: Sequence[str]
    accepted: bool
    said: Said


def judge_answer(record: Record, riddle: Riddle, answer: str) -> Verdict:
    """Judge an answer. Raises IllegalMove for one that makes no sense."""
    measures = riddle.measure(record)
    if answer not in measures:
        known = listed(map(notate, measures))
        said = say("puzzles-no-answer", answer=written(answer), answers=known)
        raise IllegalMove("answer", said)
    is_right = measures[answer] == max(measures.values())
    match riddle:
        case LongestRelay():
            return _judge_relay(record.game, answer, measures[answer], is_right=is_right)
        case LastSeed(move):
            return _judge_last_seed(record, move, answer, is_right=is_right)
        case Play() if is_right:
            return Verdict("solved", say("puzzles-well-done"), answer)
        case Play():
            return Verdict("wrong", say("puzzles-not-asked"), answer)
    return _judge_illegal(record, answer)


def _judge_relay(game: Game, move: str, laps: int, *, is_right: bool) -> Verdict:
    named = game.family.words.refer_move(move)
    if is_right:
        return Verdict("solved", say("puzzles-relay-most", move=named, laps=laps), move)
    if laps == 1:
        return Verdict("wrong", say("puzzles-relay-one", move=named), move)
    return Verdict("other", say("puzzles-relay-fewer", move=named, laps=laps), move)


def _judge_last_seed(record: Record, move: str, cup: str, *, is_right: bool) -> Verdict:
    events = play(record, move)
    if is_right:
        sentences = tell_events(events, record.position, None)
        whole = record.game.family.words.sum_up(record.position, events, sentences)
        return Verdict("solved", whole, move)
    return Verdict("wrong", _tell_last_seed(record.game, events, cell(cup)))


def _tell_last_seed(game: Game, events: Sequence[Event], guess: Value) -> Said:
    laps = count_laps(events)
    if laps == 1:
        held = term(game.family.words.THING, count=events[0].count)
        return say("puzzles-seed-count", guess=guess, cup=cell(events[0].at), held=held)
    second = [index for index, event in enumerate(events) if is_lap(event)][1]
    end = cell(find_last(events[:second]))
    if guess == end:
        return say("puzzles-seed-lap-there", guess=guess, laps=laps)
    return say("puzzles-seed-lap", guess=guess, laps=laps, end=end)


def _judge_illegal(record: Record, move: str) -> Verdict:
    refusal = find_refusal(record, move)
    if refusal:
        return Verdict("solved", refusal.said)
    allowed = record.game.family.words.refer_move(move)
    return Verdict("wrong", say("puzzles-allowed", move=allowed), move)


def judge(puzzle: Puzzle, moves: Sequence[str], move: str) -> Verdict:
    """Judge a move after others, both sides', that followed the solution.

    Raises IllegalMove for one that can't be played, and BadQuestion if the others don't begin the
    solution. The answer to a riddle need not be a move.
    """
    task = puzzle.task
    if isinstance(task, Riddle):
        return judge_answer(puzzle.record, task, move)
    state, tree = SolvingState(puzzle.record, task, puzzle.side), puzzle.solution
    for each in moves:
        if each not in tree:
            raise BadQuestion(f"“{each}” is not on the way to the solution.")
        state, tree = state.play(each), tree[each]
    if move in tree:
        return _praise(puzzle, state, move, tree[move])
    if state.goal is None:
        raise IllegalMove("over", say("puzzles-over"))
    outcome = tell_missed(puzzle, state, move)
    own = plain(puzzle.wrong.get(move, "") if not moves else "")
    grade: Grade = "other" if outcome.is_good else "wrong"
    return Verdict(grade, own or outcome.said, move, outcome.reply)


def _praise(puzzle: Puzzle, state: SolvingState, move: str, below: Tree) -> Verdict:
    after = state.play(move)
    # The reply is the first after which there is more to find; otherwise the puzzle ends with it.
    answers = () if after.is_mine else [*filter(below.get, below), *below]
    reply = next(iter(answers), "")
    if not below or (reply and not below[reply]):
        final = after.record.play(reply) if reply else after.record
        return Verdict("solved", tell_reached(puzzle, state, move, final), move, reply)
    return Verdict("right", tell_promise(puzzle, state, move), move, reply)


def explain(puzzle: Puzzle) -> Steps[list[Why]]:
    """Explain, one by one, what the first moves lead to: accepted ones first, by outcome."""
    task, right = puzzle.task, puzzle.solution
    others: list[str] = []
    if isinstance(task, Riddle):
        # The eleven cups where the seed doesn't fall need no explanation.
        asked = [*(right if isinstance(task, LastSeed) else task.measure(puzzle.record))]
    else:
        others = [move for move in puzzle.record.position.moves() if move not in right]
        asked = [*right, *(others if len(others) <= MANY else ())]
    told: dict[tuple[bool, Said], list[str]] = {}
    for move in asked:
        said = judge(puzzle, [], move).said
        told.setdefault((move in right, said), []).append(move)
        yield
    if len(others) > MANY:
        told[False, say("puzzles-no-others", moves=len(others))] = []
    ordered = sorted(told.items(), key=lambda item: not item[0][0])
    whys: list[Why] = [
        {"moves": moves, "accepted": accepted, "said": said} for (accepted, said), moves in ordered
    ]
    return _join_the_rest(whys)


def _join_the_rest(whys: list[Why]) -> list[Why]:
    """Return the same, with many wrong moves of the same outcome replaced by “every other”."""
    wrong = [why for why in whys if not why["accepted"]]
    most = max(wrong, key=lambda why: len(why["moves"]), default=None)
    if most is None or len(most["moves"]) <= ALIKE:
        return whys
    said = join([say("puzzles-every-other"), most["said"]])
    rest: Why = {"moves": [], "accepted": False, "said": said}
    return [*(why for why in whys if why is not most), rest]
