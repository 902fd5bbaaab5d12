"""The miner: games, the gate, what is proposed, and a choice without twins."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

import pytest

from game_core import Game, Record, get
from game_core.puzzles.model import read_puzzle, read_task
from game_core.puzzles.proofs import find_faults, prove
from lesson_plans.curriculum.problem import Problem
from lesson_plans.curriculum.puzzles.collection import find_twins
from lesson_plans.curriculum.puzzles.reader import read_puzzles
from workshop import difficulty
from workshop.mine import write_proposals
from workshop.miner.choosing import Likeness, choose, measure_likeness
from workshop.miner.digging import MOST_TURNS, dig, examine, pick_moments, play_game
from workshop.miner.effort import Effort
from workshop.miner.find import Find
from workshop.miner.gate import OBJECTIONS, find_objection
from workshop.miner.proposals import Proposal, propose
from workshop.miner.tasks import find_criteria
from workshop.miner.themes import find_themes

QUICK = [get(slug) for slug in ("oware", "mangala", "obridjie")]
"""Games whose turns are few; to mine one of the others takes a minute."""
FEW_SEEDS = "1,2,0,3,1,2/1,1,2,0,1,0 17-17 S"
"""Oware: F takes four seeds, D two."""


CRITERIA = find_criteria(get("oware"))


def seek(slug: str, position: str, goal: str, **changes: int) -> Find | None:
    """What the miner makes of a goal in a position."""
    game = get(slug)
    start = Record(game, game.parse(position))
    criteria = replace(find_criteria(game), **changes)  # type: ignore[arg-type]
    return examine(start, start, read_task(goal), criteria)


def find(slug: str, position: str, goal: str, **changes: int) -> Find:
    found = seek(slug, position, goal, **changes)
    assert found
    return found


# --- Games ---


@pytest.mark.parametrize("game", QUICK, ids=lambda game: game.slug)
def test_a_seed_gives_the_same_game_every_time(game: Game) -> None:
    records = [play_game(game, random.Random(seed)) for seed in (7, 7, 8)]
    assert str(records[0]) == str(records[1]) != str(records[2])
    assert records[0].result() or len(records[0].plies) == MOST_TURNS


def test_moments_are_spread_over_a_game_and_never_its_end() -> None:
    record = play_game(get("oware"), random.Random(3))
    moments = [*pick_moments(record, random.Random(1))]
    assert len(moments) == 12
    assert moments == sorted(set(moments))
    assert moments[0] <= len(record.plies) / 12 + 1
    assert moments[-1] > len(record.plies) * 10 / 12
    assert not any(record.cut(moment).result() for moment in moments)
    assert [*pick_moments(Record(get("oware")), random.Random(1))] == []


# --- The gate ---


def test_a_good_find_passes() -> None:
    found = find("oware", FEW_SEEDS, "capture 4 within 1")
    assert found.right == ("F",)
    assert found.puzzle.beginner
    assert find_objection(found, CRITERIA) == ""


@pytest.mark.parametrize(
    ("objection", "position", "goal"),
    [
        # Only E and F hold seeds.
        ("forced", "0,0,0,0,1,2/1,1,2,0,1,0 20-20 S", "capture 3 within 1"),
        # D takes two as well as F.
        ("open", FEW_SEEDS, "capture 2 within 1"),
    ],
)
def test_the_gate_refuses(objection: str, position: str, goal: str) -> None:
    found = find("oware", position, goal, most_right=6)
    assert find_objection(found, replace(CRITERIA, most_right=1)) == objection


def test_the_gate_refuses_what_takes_a_turn_fewer() -> None:
    # F takes four in its first turn already.
    found = find("oware", FEW_SEEDS, "capture 4 within 2", most_right=6)
    assert OBJECTIONS["needless"](found, CRITERIA)
    assert not OBJECTIONS["needless"](find("oware", FEW_SEEDS, "capture 4 within 1"), CRITERIA)


def test_the_gate_refuses_what_is_hardly_better() -> None:
    # F is ahead of the others by two seeds.
    found = find("oware", FEW_SEEDS, "capture 4 within 1")
    assert find_objection(found, replace(CRITERIA, margin=3)) == "close"


def test_the_gate_refuses_what_greed_solves() -> None:
    found = find("oware", FEW_SEEDS, "capture 4 within 1")
    proud = replace(found.puzzle, beginner=False)
    assert find_objection(replace(found, puzzle=proud), CRITERIA) == "greedy"


def test_the_gate_refuses_what_nobody_can_follow() -> None:
    # A goes on for 15 laps, more than any other cup.
    found = find("tampoduo", "9,2,2,9,2,0/0,1,0,5,10,2 0-6 S", "longest relay")
    assert found.laps == 15
    assert find_objection(found, find_criteria(get("tampoduo"))) == "long"


def test_the_gate_refuses_monsters() -> None:
    found = find("oware", FEW_SEEDS, "capture 4 within 1")
    assert find_objection(found, replace(CRITERIA, bytes=10)) == "bulky"


def test_the_gate_refuses_what_the_game_did_not_reach() -> None:
    found = find("oware", FEW_SEEDS, "capture 4 within 1")
    elsewhere = Record(get("oware"))
    assert find_objection(replace(found, played=elsewhere), CRITERIA) == "unreached"


def test_best_is_not_asked_where_a_turn_wins() -> None:
    # Blue has 23; F takes four and wins.
    position = "1,2,0,3,1,2/1,1,2,0,1,0 23-11 S"
    assert find_objection(find("oware", position, "best within 1"), CRITERIA) == "misnamed"
    assert find_objection(find("oware", position, "win within 1"), CRITERIA) == ""


def test_a_goal_out_of_reach_is_no_find() -> None:
    assert seek("oware", FEW_SEEDS, "capture 9 within 1") is None


def test_a_goal_that_takes_too_long_is_no_find() -> None:
    assert seek("oware", FEW_SEEDS, "best within 2", limit=5) is None


# --- What is measured and proposed ---


@pytest.mark.parametrize(
    ("slug", "position", "goal", "themes"),
    [
        ("oware", FEW_SEEDS, "capture 4 within 1", ["capture", "counting"]),
        ("oware", "0,0,1,3,0,2/0,0,0,0,0,0 20-22 S", "illegal C D F", ["rules", "feeding"]),
        ("oware", FEW_SEEDS, "last seed D", ["counting"]),
    ],
)
def test_themes_are_what_the_answer_shows(
    slug: str, position: str, goal: str, themes: list[str]
) -> None:
    assert find_themes(find(slug, position, goal)) == themes


def test_two_turns_are_harder_than_one() -> None:
    one = find("oware", FEW_SEEDS, "capture 4 within 1")
    two = find("oware", FEW_SEEDS, "capture 4 within 2", most_right=6)
    assert Effort(one.puzzle).value < Effort(two.puzzle).value


@pytest.mark.parametrize(
    ("slug", "position", "goal", "tries", "moves", "steps", "level"),
    [
        # Cup b alone has to be followed: its five seeds are lifted and dropped.
        ("oware", "4,4,4,0,5,5/5,5,4,4,4,4 0-0 N", "last seed b", 1, 1, 1 + 1 + 5, 1),
        # Of four turns that capture nothing, D alone is right. Then F is, which captures the most:
        # one of 5 turns after a, one of 4 after d, one of 6 after e.
        (
            "oware",
            "0,1,2,3,0,12/5,0,0,2,10,0 5-8 S",
            "capture 2 within 2",
            4 / (1 / 2 + (1 / 5 + 1 / 4 + 1 / 6) / 3 / 2),
            3,
            1 + 1 + 3,
            3,
        ),
        # Five turns stop the check, each with the stone on b2, and none captures. One of them saves
        # the King after Black's answer. A piece and a stone move.
        (
            "double-eighteen-stone-chess",
            "13k1O/15O/15O/14OO/14OO/NO4O7OO/14OO/1O4r7OO/q2K10OO w - - 0 -",
            "save within 1",
            5,
            2,
            1 + 2,
            2,
        ),
    ],
)
def test_the_effort_is_tries_times_moves_times_steps(
    slug: str, position: str, goal: str, tries: float, moves: int, steps: int, level: int
) -> None:
    effort = Effort(find(slug, position, goal).puzzle)
    assert effort.tries == pytest.approx(tries)
    assert (effort.moves, effort.steps, effort.level) == (moves, steps, level)


def test_difficulty_is_compared_with_effort(capsys: pytest.CaptureFixture[str]) -> None:
    assert difficulty.main(["oware"]) == 0
    told = capsys.readouterr().out
    # A last seed has nothing to search: its effort alone is told.
    assert "oware/round-the-corner: 1, measured 1. “last seed b”, 1 of 12, effort 7 =" in told


def test_hints_go_from_what_to_notice_to_the_first_move() -> None:
    proposal = propose(find("oware", FEW_SEEDS, "capture 4 within 1"))
    # F's two seeds fall in a and b, which then hold two each.
    assert proposal["puzzle"]["hints"] == [
        "You capture where your last seed makes two or three.",
        "Look at Gold's cups a and b.",
        "Try cup F: its two seeds end in cup b.",
    ]
    assert all(len(prompt.split()) <= 12 for prompt in proposal["prompts"])


def test_a_cup_that_is_filled_on_the_way_is_empty_now() -> None:
    # d's fourteen seeds pass A twice.
    found = find("oware", "0,15,0,0,0,1/2,1,0,14,1,1 4-9 N", "capture 2 within 1")
    assert propose(found)["puzzle"]["hints"][1] == "Look at Blue's cup A: it is empty now."


def test_a_journey_of_leaps_is_told_leap_by_leap() -> None:
    # First over the own piece on c4, then over d6: two leaps, one piece.
    found = find("african-queen", "7/3m3/7/2M4/1M5/7/7 w 0-6 0", "capture 1 within 1")
    assert found.right == ("b3-d5-d7",)
    assert propose(found)["puzzle"]["hints"][2] == "Move the piece from b3 to d5, then to d7."


@cache
def mine_some(slug: str) -> list[Proposal]:
    return dig(slug, 5, 0)


@pytest.mark.parametrize("game", QUICK, ids=lambda game: game.slug)
def test_what_is_proposed_can_be_read_and_holds(game: Game) -> None:
    chosen = choose(mine_some(game.slug), 12)
    assert chosen
    problems: list[Problem] = []
    written = read_puzzles(write_proposals(chosen), "mined.yml", game, problems.append)
    assert written is not None
    find_twins(written)
    assert problems == []
    assert len(written) == len(chosen)
    for each in written:
        assert [*find_faults(each.puzzle, prove(each.puzzle))] == []


def test_the_game_played_leads_to_the_puzzle() -> None:
    for proposal in mine_some("oware"):
        played = Record.parse(proposal["played"])
        assert played.position == read_puzzle(proposal["puzzle"]).record.position


# --- Likeness ---


def liken(slug: str, position: str, goal: str) -> Likeness:
    return measure_likeness(propose(find(slug, position, goal, most_right=999)))


def test_the_same_board_for_the_other_side_is_a_twin() -> None:
    south = liken("oware", "1,2,0,3,1,2/1,1,2,0,1,0 17-17 S", "capture 4 within 1")
    north = liken("oware", "1,1,2,0,1,0/1,2,0,3,1,2 17-17 N", "capture 4 within 1")
    assert south.is_like(north)


def test_the_same_board_with_another_question_is_a_twin() -> None:
    assert liken("oware", FEW_SEEDS, "capture 4 within 1").is_like(
        liken("oware", FEW_SEEDS, "last seed D")
    )


def test_boards_that_differ_much_are_no_twins() -> None:
    other = "5,2,0,3,0,0/7,1,2,1,0,1 13-13 S"
    assert not liken("oware", FEW_SEEDS, "last seed D").is_like(
        liken("oware", other, "last seed A")
    )


def test_the_mirrored_board_is_a_twin() -> None:
    left = liken("african-queen", "7/7/7/3m3/2M4/7/M6 w 3-3 0", "capture 1 within 1")
    right = liken("african-queen", "7/7/7/3m3/4M2/7/6M w 3-3 0", "capture 1 within 1")
    turned = liken("african-queen", "6m/7/4m2/3M3/7/7/7 b 3-3 0", "capture 1 within 1")
    assert left.is_like(right)
    assert left.is_like(turned)


# --- Choosing ---


def test_no_more_than_asked_for_and_the_easiest_first() -> None:
    chosen = choose(mine_some("obridjie"), 5)
    assert len(chosen) == 5
    grades = [proposal["puzzle"]["difficulty"] for proposal in chosen]
    assert grades == sorted(grades)
    assert len({proposal["kind"] for proposal in chosen}) > 2
