"""Judging the answer to a riddle: the events of a move tell what is so."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.game import Game
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
from game_core.puzzles.verdicts import OTHER, SOLVED, WRONG, Verdict
from game_core.record import Record
from game_core.sentences import tell_events
from game_core.types import Event, IllegalMove


def judge_answer(record: Record, riddle: Riddle, answer: str) -> Verdict:
    """Judge an answer. Raises IllegalMove for one that makes no sense."""
    measures = riddle.measure(record)
    if answer not in measures:
        known = ", ".join(measures)
        raise IllegalMove("answer", f"“{answer}” is no answer here; answers are {known}.")
    is_right = measures[answer] == max(measures.values())
    match riddle:
        case LongestRelay():
            return _judge_relay(record.game, answer, measures[answer], is_right=is_right)
        case LastSeed(move):
            return _judge_last_seed(record, move, answer, is_right=is_right)
        case Play():
            return _judge_play(answer, is_right=is_right)
        case Illegal():
            return _judge_illegal(record, answer)
    raise TypeError(f"nothing judges “{riddle}”")


def _judge_relay(game: Game, move: str, laps: int, *, is_right: bool) -> Verdict:
    name = game.family.words.name_move(move)
    said = f"From {name} the turn goes on for {laps} laps"
    if is_right:
        return Verdict(SOLVED, f"{said}, and no other goes on for more.", move, "")
    if laps == 1:
        return Verdict(WRONG, f"From {name} the turn is over after one lap.", move, "")
    return Verdict(OTHER, f"{said}. Another one goes on for more.", move, "")


def _judge_play(move: str, *, is_right: bool) -> Verdict:
    if is_right:
        return Verdict(SOLVED, "Well done!", move, "")
    return Verdict(WRONG, "You may play that in a game. Here, try what is asked.", move, "")


def _judge_last_seed(record: Record, move: str, cup: str, *, is_right: bool) -> Verdict:
    events = play(record, move)
    if is_right:
        sentences = tell_events(events, record.position, None)
        return Verdict(
            SOLVED, record.game.family.words.sum_up(record.position, events, sentences), move, ""
        )
    laps = count_laps(events)
    if laps == 1:
        held = record.game.family.words.TAKEN.count(events[0].count)
        said = f"Not in cup {cup}. Cup {move} holds {held}: count again, one by one."
    else:
        first = find_last(events[: _find_second_lap(events)])
        end = "there" if cup == first else f"in cup {first}"
        said = f"Not in cup {cup}. There are {laps} laps, and only the first ends {end}."
    return Verdict(WRONG, said, "", "")


def _find_second_lap(events: Sequence[Event]) -> int:
    """The index of the event with which the second lap of a move begins."""
    return [index for index, event in enumerate(events) if is_lap(event)][1]


def _judge_illegal(record: Record, move: str) -> Verdict:
    refusal = find_refusal(record, move)
    if refusal:
        return Verdict(SOLVED, refusal.said, "", "")
    # A move such as b2b3 begins no sentence: it is always written in small letters.
    return Verdict(WRONG, f"The rules allow {record.game.family.words.name_move(move)}.", move, "")
