"""Check what the labs' plans say about moves, changed rules and counted games."""

from __future__ import annotations

import re
from math import sqrt
from statistics import mean, stdev

import pytest

import game_core
from game_core import Position, Record
from game_core.families.sowing.cards import Rules, build
from game_core.search.opponent import choose_move
from lesson_plans.curriculum.layers import OWN


def find(slug: str) -> str:
    """Return the text of a plan."""
    return (OWN / slug / "plan.md").read_text(encoding="utf-8")


def capture(position: Position, move: str) -> int:
    """Return how many seeds a move captures; seeds swept at the end don't count."""
    _, events = position.trace(move)
    return sum(event.count for event in events if event.kind == "capture")


def threaten(position: Position, move: str) -> int:
    """Return the most that the other side can capture after a move."""
    after = position.play(move)
    return max((capture(after, str(answer)) for answer in after.moves()), default=0)


@pytest.mark.parametrize(
    ("number", "grab", "shy", "threats"), [(1, "A", "B", (3, 0)), (2, "F", "C", (3, 0))]
)
def test_grab_and_shy_play_what_the_key_says(
    number: int, grab: str, shy: str, threats: tuple[int, int]
) -> None:
    plan = find("own-player")
    board = re.search(rf"position: (.*)\ncaption: Board {number}\.", plan)
    assert board
    position = game_core.get("oware").parse(board[1])
    moves = [str(move) for move in position.moves()]
    assert max(moves, key=lambda move: capture(position, move)) == grab
    assert min(moves, key=lambda move: threaten(position, move)) == shy
    assert (threaten(position, grab), threaten(position, shy)) == threats
    assert f"- **Board {number}:** Grab plays {grab}" in plan


def test_the_bait_costs_the_game() -> None:
    position = game_core.get("oware").parse("1,0,2,0,1,2/0,1,3,1,4,0 11-22 S")
    result = position.play("F").play("e").result()
    assert result
    assert (result.winner, result.reason) == ("N", "majority")


BROKEN = {
    1: (Rules(feeding="need-not"), "B", None, "28-20"),
    2: (Rules(taking="twos-and-threes"), "E", "22-10", "38-10"),
    3: (Rules(origin="sown"), "C", "12-12", "12-12"),
}
"""The rule that is broken on a board, the cup, and the stores by the old and by the broken rule."""


@pytest.mark.parametrize("number", BROKEN)
def test_a_broken_rule_does_what_the_plan_says(number: int) -> None:
    rules, cup, whole, broken = BROKEN[number]
    plan = find("break-a-rule")
    board = re.search(rf"position: (.*)\ncaption: Board {number}\.", plan)
    assert board
    old, new = game_core.get("oware").parse(board[1]), build(rules).parse(board[1])
    assert (cup in old.moves()) == (whole is not None)
    if whole:
        assert f" {whole} " in str(old.play(cup))
    after = new.play(cup)
    assert f" {broken} " in str(after)
    assert (after.result() is None) == (number == 3)


def test_the_exit_puzzle_of_a_broken_rule() -> None:
    plan = find("break-a-rule")
    board = re.search(r"position: (.*)\ncaption: Blue plays F\.", plan)
    assert board
    old = game_core.get("oware").parse(board[1])
    new = build(Rules(taking="twos-and-threes")).parse(board[1])
    assert (capture(old, "F"), capture(new, "F")) == (0, 7)
    result = new.play("F").result()
    assert result
    assert (result.winner, result.reason) == ("S", "majority")
    assert "By Oware's rule F captures nothing; by the broken one, seven." in plan


def test_twelve_seeds_end_where_the_plan_says() -> None:
    text = "0,1,12,0,0,2/1,3,0,1,2,2 12-12 S"
    ends = []
    for game in (game_core.get("oware"), build(Rules(origin="sown"))):
        _, events = game.parse(text).trace("C")
        ends.append([event.at for event in events if event.kind == "drop"][-1])
    assert ends == ["D", "C"]


def play_greedy(slug: str, games: int) -> list[tuple[str | None, int]]:
    """Return the winner and turns of each game of Greedy against itself, by seed from 1."""
    played = list[tuple[str | None, int]]()
    for seed in range(1, games + 1):
        record = Record(game_core.get(slug), game_core.get(slug).start())
        while not (result := record.result()):
            record = record.play(choose_move(record, "greedy", seed))
        played.append((result.winner, len(record.moves)))
    return played


def test_the_teams_see_the_games_of_greedy() -> None:
    plan = " ".join(find("ask-the-numbers").split())
    games = play_greedy("oware", 400)
    winners = [winner for winner, _ in games]

    def count(number: int) -> tuple[int, ...]:
        return tuple(winners[:number].count(side) for side in ("S", "N", None))

    assert "20 games: the first player won 13, and lost 7." in plan
    assert count(20) == (13, 7, 0)
    assert "50 games: 26 won, 21 lost, 3 tied." in plan
    assert count(50) == (26, 21, 3)
    assert "100 games: 45 won, 48 lost, 7 tied." in plan
    assert count(100) == (45, 48, 7)
    assert "400 games: 159 won, 221 lost, 20 tied." in plan
    assert count(400) == (159, 221, 20)
    five = play_greedy(f"own:rules={Rules(seeds='five')}", 200)
    assert [[winner for winner, _ in five].count(side) for side in ("S", "N", None)] == [
        78,
        110,
        12,
    ]
    assert "78 to 110, with 12 ties" in plan
    assert [[winner for winner, _ in five[:10]].count(side) for side in ("S", "N", None)] == [
        3,
        6,
        1,
    ]
    # Between 40.5 and 49.2 turns, and between 47.0 and 56.1, as the lab would tell it.
    for told, turns in (
        ((40, 50), [turns for _, turns in games[:200]]),
        ((46, 57), [turns for _, turns in five]),
    ):
        reach = 1.96 * stdev(turns) / sqrt(len(turns))
        assert told[0] <= mean(turns) - reach < mean(turns) + reach <= told[1]


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(13, 20, 43, 82), (26, 47, 41, 69), (45, 93, 38, 58), (159, 380, 37, 47), (78, 188, 35, 49)],
)
def test_what_a_team_may_say_is_what_the_lab_says(
    won: int, games: int, low: int, high: int
) -> None:
    share, square = won / games, 1.96**2 / games
    center = (share + square / 2) / (1 + square)
    reach = 1.96 / (1 + square) * sqrt(share * (1 - share) / games + square / (4 * games))
    assert (round(100 * (center - reach)), round(100 * (center + reach))) == (low, high)
    assert f"between {low} and {high} of 100" in " ".join(find("ask-the-numbers").split())
