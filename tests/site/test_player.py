"""The steps of Write a player: each can be passed, but not by the previous step's solution."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from html import unescape

import pytest

from game_core.api.pupil import Pupil
from lesson_plans.curriculum.problem import refuse
from lesson_plans.curriculum.source import read
from tests.help.paths import ROOT
from widgets.fences.page import PageContext
from widgets.fences.player import GAME, TEMPLATE, Player, read_player, write_player

PAGE = ROOT / "docs" / "labs" / "player.md"
WORTH = """
def worth(position, me):
    return position.stores[me] - position.stores[1 - me]
"""
MOST = """
def choose(position):
    me = position.side
    return max(position.moves(), key=lambda move: position.play(move).stores[me])
"""
LITTLE = """
def threat(position):
    me = position.side
    return max((position.play(move).stores[me] - position.stores[me]
                for move in position.moves()), default=0)

def choose(position):
    return min(position.moves(), key=lambda move: threat(position.play(move)))
"""
LOOK = (
    WORTH
    + """
def look(position, me, depth):
    if depth == 0 or position.result():
        return worth(position, me)
    values = [look(position.play(move), me, depth - 1) for move in position.moves()]
    return max(values) if position.side == me else min(values)

def choose(position):
    me = position.side
    return max(position.moves(), key=lambda move: look(position.play(move), me, DEPTH - 1))
"""
)
CUT = (
    WORTH
    + """
def look(position, me, depth, low, high):
    if depth == 0 or position.result():
        return worth(position, me)
    for move in position.moves():
        value = look(position.play(move), me, depth - 1, low, high)
        if position.side == me:
            low = max(low, value)
        else:
            high = min(high, value)
        if low >= high:
            break
    return low if position.side == me else high

def choose(position):
    me = position.side
    return max(position.moves(), key=lambda move: look(position.play(move), me, 4, -100, 100))
"""
)
SOLUTIONS = (TEMPLATE, MOST, LITTLE, LOOK.replace("DEPTH", "2"), LOOK.replace("DEPTH", "3"), CUT)


@pytest.fixture(scope="module")
def block() -> Player:
    """The block of the page."""
    found = re.search("(?<=```player\n).*?(?=```)", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    fields = read(found[0], "player.md", 1, refuse)
    assert fields
    return read_player(fields)


def list_missed(block: Player, step: int, source: str) -> Sequence[str]:
    """Return what a player still lacks in a step."""
    pupil = Pupil()
    assert json.loads(pupil.call(json.dumps({"source": source})))["kind"] == ""
    missed = []
    for test in block.steps[step].tests:
        asked = {"game": GAME, "position": test.position}
        if json.loads(pupil.call(json.dumps(asked)))["move"] not in test.moves:
            missed.append(test.missing)
    return missed


def test_the_page_holds_the_first_player_and_each_step(block: Player) -> None:
    html = write_player(block, PageContext())
    (source,) = re.findall("<textarea[^>]*>(.*?)</textarea>", html, re.DOTALL)
    assert unescape(source) == TEMPLATE
    (steps,) = re.findall("data-steps='([^']*)'", html)
    told = json.loads(unescape(steps))
    assert [step["help"] for step in told] == [step.help for step in block.steps]
    assert told[1]["tests"][0]["missing"] == block.steps[1].tests[0].missing


@pytest.mark.parametrize("step", range(6))
def test_each_step_can_be_passed(block: Player, step: int) -> None:
    assert len(block.steps) == len(SOLUTIONS)
    assert list_missed(block, step, SOLUTIONS[step]) == []


@pytest.mark.parametrize("step", range(1, 6))
def test_what_passed_the_step_before_misses_something(block: Player, step: int) -> None:
    assert list_missed(block, step, SOLUTIONS[step - 1]) != []


@pytest.mark.parametrize("step", range(6))
def test_help_runs_and_leaves_something_to_do(block: Player, step: int) -> None:
    pupil = Pupil()
    told = json.loads(pupil.call(json.dumps({"source": block.steps[step].help})))
    assert told["kind"] == ""
    if step:
        # It names no move, or one that is not good enough.
        missed = []
        for test in block.steps[step].tests:
            asked = {"game": GAME, "position": test.position}
            missed.append(json.loads(pupil.call(json.dumps(asked)))["move"] not in test.moves)
        assert any(missed)
