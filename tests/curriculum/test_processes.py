"""Work shared by processes."""

from __future__ import annotations

import os

import pytest

from game_core import game_files, get
from lesson_plans.curriculum.processes import FEW, share
from tests.help.own_games import TEXT


def tell_process(item: int) -> tuple[int, int]:
    return item, os.getpid()


def find_name(slug: str) -> tuple[str, int]:
    return get(slug).name, os.getpid()


@pytest.fixture(autouse=True)
def _two_processors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)


def test_answers_come_in_the_order_of_the_items() -> None:
    items = range(5 * FEW)
    assert [item for item, _ in share(tell_process, items)] == [*items]


def test_much_work_is_done_elsewhere() -> None:
    assert os.getpid() not in {process for _, process in share(tell_process, range(2 * FEW))}


def test_little_work_is_done_here() -> None:
    assert {process for _, process in share(tell_process, range(2 * FEW - 1))} == {os.getpid()}


def test_a_game_of_somebody_else_is_known_elsewhere() -> None:
    game_files.register(game_files.Source("twins.py", TEXT))
    try:
        found = share(find_name, ["twins"] * (2 * FEW))
    finally:
        game_files.clear()
    assert {name for name, _ in found} == {"Twins"}
    assert os.getpid() not in {process for _, process in found}


def test_no_work_is_none() -> None:
    assert share(tell_process, []) == []


@pytest.mark.parametrize("count", [1, 2 * FEW])
def test_a_failure_is_the_caller_s_too(count: int) -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        share(int, ["x"] * count)
