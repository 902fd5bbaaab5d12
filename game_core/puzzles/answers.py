"""Judging the answer to a riddle: the events of a turn tell what is so."""

from __future__ import annotations

from game_core.puzzles.riddles import (
    Illegal,
    LastSeed,
    LongestRelay,
    Play,
    Riddle,
    count_laps,
    find_refusal,
    play,
)
from game_core.puzzles.verdicts import OTHER, SOLVED, WRONG, Verdict
from game_core.record import Record
from game_core.say import name_turn, sum_up, tell_turn
from game_core.sowing.say import count_seeds
from game_core.types import IllegalMove


def judge_answer(record: Record, riddle: Riddle, answer: str) -> Verdict:
    """Judge an answer. Raises IllegalMove for one that makes no sense."""
    measures = riddle.measure(record)
    if answer not in measures:
        known = ", ".join(measures)
        raise IllegalMove("answer", f"“{answer}” is no answer here; answers are {known}.")
    is_right = measures[answer] == max(measures.values())
    match riddle:
        case LongestRelay():
            return _judge_relay(answer, measures[answer], is_right=is_right)
        case LastSeed(move):
            return _judge_last_seed(record, move, answer, is_right=is_right)
        case Play():
            return _judge_play(answer, is_right=is_right)
        case Illegal():
            return _judge_illegal(record, answer)
    raise TypeError(f"nothing judges “{riddle}”")


def _judge_relay(move: str, laps: int, *, is_right: bool) -> Verdict:
    said = f"From {name_turn(move)} the turn goes on for {laps} laps"
    if is_right:
        return Verdict(SOLVED, f"{said}, and no other goes on for more.", move, "")
    if laps == 1:
        return Verdict(WRONG, f"From {name_turn(move)} the turn is over after one lap.", move, "")
    return Verdict(OTHER, f"{said}. Another one goes on for more.", move, "")


def _judge_play(move: str, *, is_right: bool) -> Verdict:
    if is_right:
        return Verdict(SOLVED, "Well done!", move, "")
    return Verdict(OTHER, "You may play that in a game. Here, try what is asked.", move, "")


def _judge_last_seed(record: Record, move: str, cup: str, *, is_right: bool) -> Verdict:
    events = play(record, move)
    if is_right:
        sentences = tell_turn(events, record.position, None)
        return Verdict(SOLVED, sum_up(events, record.position, sentences), move, "")
    said = f"Not in cup {cup}. Cup {move} holds {count_seeds(events[0].count)}"
    laps = count_laps(events)
    more = f", and there are {laps} laps" if laps > 1 else ""
    return Verdict(WRONG, f"{said}{more}: count on your fingers.", "", "")


def _judge_illegal(record: Record, move: str) -> Verdict:
    refusal = find_refusal(record, move)
    if refusal:
        return Verdict(SOLVED, refusal.said, "", "")
    name = name_turn(move)
    return Verdict(WRONG, f"{name[:1].upper()}{name[1:]} may be played.", move, "")
