"""Verdicts on attempts at puzzles; judging the answer to a riddle by the events of a move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from game_core.game import Game
from game_core.messages import Said, Value, cell, listed, say, term
from game_core.messages import move as notate
from game_core.messages import text as written
from game_core.puzzles.riddles import (
    Illegal,
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
from game_core.record import Record
from game_core.sentences import tell_events
from game_core.types import Event, IllegalMove

RIGHT: Final = "right"
SOLVED: Final = "solved"
OTHER: Final = "other"
WRONG: Final = "wrong"

type Fate = Literal["right", "solved", "other", "wrong"]


class Verdict(NamedTuple):
    """The judgment of one move or answer.

    `verdict` is “right” (and the puzzle continues), “solved”, “other” (a good move, but not what
    was asked for) or “wrong”; `said` is the comment on it, or empty. `played` is the move to show
    on the board and `reply` the other side's answer to it, both empty if there is none. The reply
    to a wrong move shows why it is wrong.
    """

    verdict: Fate
    said: Said
    played: str
    reply: str


class Why(NamedTuple):
    """The outcome of some first moves, and whether they are accepted.

    `moves` is empty if they are too many to be named: these come last.
    """

    moves: tuple[str, ...]
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
            return Verdict(SOLVED, say("puzzles-well-done"), answer, "")
        case Play():
            return Verdict(WRONG, say("puzzles-not-asked"), answer, "")
        case Illegal():
            return _judge_illegal(record, answer)
    raise TypeError(f"nothing judges “{riddle}”")


def _judge_relay(game: Game, move: str, laps: int, *, is_right: bool) -> Verdict:
    named = game.family.words.refer_move(move)
    if is_right:
        return Verdict(SOLVED, say("puzzles-relay-most", move=named, laps=laps), move, "")
    if laps == 1:
        return Verdict(WRONG, say("puzzles-relay-one", move=named), move, "")
    return Verdict(OTHER, say("puzzles-relay-fewer", move=named, laps=laps), move, "")


def _judge_last_seed(record: Record, move: str, cup: str, *, is_right: bool) -> Verdict:
    events = play(record, move)
    if is_right:
        sentences = tell_events(events, record.position, None)
        whole = record.game.family.words.sum_up(record.position, events, sentences)
        return Verdict(SOLVED, whole, move, "")
    return Verdict(WRONG, _tell_last_seed(record.game, events, cell(cup)), "", "")


def _tell_last_seed(game: Game, events: Sequence[Event], guess: Value) -> Said:
    """Explain why the last seed of a move falls elsewhere."""
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
        return Verdict(SOLVED, refusal.said, "", "")
    allowed = record.game.family.words.refer_move(move)
    return Verdict(WRONG, say("puzzles-allowed", move=allowed), move, "")
