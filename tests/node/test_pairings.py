"""What holds for any tournament's pairings, whoever comes, leaves and wins."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

type Play = Callable[[dict[str, Any]], dict[str, Any]]

STEADY = st.fixed_dictionaries(
    {
        "results": st.lists(st.integers(0, 2), min_size=1, max_size=8),
        "comes": st.just(0),
        "leaves": st.none(),
    }
)
MOVING = st.fixed_dictionaries(
    {
        "results": st.lists(st.integers(0, 2), min_size=1, max_size=8),
        "comes": st.integers(0, 2),
        "leaves": st.none() | st.integers(0, 40),
    }
)
"""What happens between two rounds: results by table, how many come, who leaves or comes back."""


@pytest.fixture(scope="module")
def play() -> Iterator[Play]:
    """Play a tournament in the browser's modules; return rounds, players and half points."""
    script = Path(__file__).with_name("tournaments.mjs")
    with subprocess.Popen(
        ["node", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as node:
        sink, source = node.stdin, node.stdout
        assert sink
        assert source

        def ask(tournament: dict[str, Any]) -> dict[str, Any]:
            sink.write(json.dumps(tournament) + "\n")
            sink.flush()
            found: dict[str, Any] = json.loads(source.readline())
            return found

        yield ask


@given(
    kind=st.sampled_from(["swiss", "robin"]),
    players=st.integers(2, 14),
    evenings=st.lists(MOVING, max_size=8),
)
def test_nobody_meets_anybody_twice_or_sits_at_two_tables(
    play: Play, kind: str, players: int, evenings: list[dict[str, Any]]
) -> None:
    told = play({"kind": kind, "players": players, "evenings": evenings})
    met = set[frozenset[int]]()
    for games, present in zip(told["rounds"], told["present"], strict=True):
        seated = [side for game in games for side in (game["first"], game["second"])]
        seated = [side for side in seated if side is not None]
        assert len(seated) == len({*seated})
        assert {*seated} <= {*present}
        # In a few rounds, everyone present plays, and at most one rests.
        if kind == "swiss":
            assert {*seated} == {*present}
            assert sum(game["second"] is None for game in games) == len(present) % 2
        pairs = {frozenset((game["first"], game["second"])) for game in games}
        assert not pairs & met
        met |= pairs - {pair for pair in pairs if None in pair}
    done = [game for games in told["rounds"] for game in games if game["result"]]
    # A game is worth one point in all, and so is a rest.
    assert sum(told["points"].values()) == 2 * len(done)


@given(players=st.integers(2, 21), evenings=st.lists(STEADY, max_size=10))
def test_a_few_rounds_give_rests_and_beginnings_in_turn(
    play: Play, players: int, evenings: list[dict[str, Any]]
) -> None:
    # This many rounds always exist with new opponents for everyone (Dirac).
    evenings = evenings[: max(0, players // 2 - 1)]
    told = play({"kind": "swiss", "players": players, "evenings": evenings})
    assert len(told["rounds"]) == 1 + len(evenings)
    rests, lean = Counter[int](), Counter[int]()
    for games in told["rounds"]:
        for game in games:
            first, second = game["first"], game["second"]
            if second is None:
                rests[first] += 1
                continue
            assert lean[first] <= lean[second], "who began more often begins again"
            lean[first] += 1
            lean[second] -= 1
    assert all(times == 1 for times in rests.values())


@given(players=st.integers(2, 20), evenings=st.lists(STEADY, min_size=20, max_size=20))
def test_all_against_all_ends_when_all_have_met(
    play: Play, players: int, evenings: list[dict[str, Any]]
) -> None:
    told = play({"kind": "robin", "players": players, "evenings": evenings})
    pairs = [
        frozenset((game["first"], game["second"])) for games in told["rounds"] for game in games
    ]
    met = [pair for pair in pairs if None not in pair]
    assert len(told["rounds"]) == players - 1 + players % 2
    assert len({*met}) == len(met) == players * (players - 1) // 2
