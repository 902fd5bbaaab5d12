"""A game's card: read from its portrait, checked, and shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from markdown import Markdown

from game_core import GAMES, get
from lesson_plans.curriculum import portrait
from lesson_plans.curriculum.layers import OWN
from lesson_plans.curriculum.problem import Problem
from tests.help.curriculum import OURS, lie_in
from widgets.fences import FenceExtension, PageContext

GOOD = (OWN / "oware" / "portrait.yml").read_text(encoding="utf-8")


def load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> list[str]:
    """Return what's wrong with this portrait of Oware."""
    folder = tmp_path / "lesson_plans"
    (folder / "oware").mkdir(parents=True)
    (folder / "oware" / "portrait.yml").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    problems: list[Problem] = []
    found = portrait.load(get("oware"), lie_in(folder), problems.append)
    assert (found is None) == bool(problems)
    return [str(problem) for problem in problems]


def test_every_portrait_is_sound() -> None:
    problems: list[Problem] = []
    found = [portrait.load(game, OURS, problems.append) for game in GAMES]
    assert problems == []
    assert all(found)


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        (r"kind: .*", "", "lesson_plans/oware/portrait.yml:1: kind: is missing."),
        (r"age: .*", "age: 3", "age: must be a number from 8 to 14, found “3”."),
        (r"age: .*", "age: eight", "age: must be a number from 8 to 14, found “eight”."),
        (r"turns: .*", "turns: 0", "turns: must be a number from 1 to 300, found “0”."),
        (r"learn: .*", "learn: simple", "learn: “simple” is not known here; the choices are easy"),
        (r"devices: .*", "devices: [watch]", "“watch” is not known here; the choices are none"),
        (r"devices: .*", "devices: none", "devices: must be a list"),
        (r"position: .*", "position: 4,4/4,4 0-0 S", "position: Look at the cups, character 4. "),
        (r"kind: .*", "kind: One\nplayers: 2", ":2: players: is not a field known here"),
    ],
)
def test_a_mistake_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, right: str, wrong: str, complaint: str
) -> None:
    text, count = re.subn(right, wrong, GOOD)
    assert count == 1
    (problem,) = load(tmp_path, monkeypatch, text)
    assert complaint in problem


@pytest.mark.parametrize(
    ("turns", "seconds", "minutes"), [(90, 15, 25), (20, 15, 5), (60, 30, 30), (1, 5, 5)]
)
def test_minutes_are_turns_times_seconds_in_full_fives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, turns: int, seconds: int, minutes: int
) -> None:
    text = re.sub(r"turns: .*", f"turns: {turns}", GOOD)
    text = re.sub(r"seconds: .*", f"seconds: {seconds}", text)
    assert load(tmp_path, monkeypatch, text) == []
    found = portrait.load(get("oware"), lie_in(tmp_path / "lesson_plans"), lambda _: None)
    assert found
    assert found.minutes == minutes


def convert(text: str, pages: dict[str, str]) -> str:
    return Markdown(extensions=[FenceExtension(page=PageContext(link=pages.get))]).convert(text)


def test_a_card_leads_to_its_game_and_a_game_without_a_page_has_none() -> None:
    html = convert("```games\ngames: [kpo, oware]\n```\n", {"games/kpo.md": "../kpo/"})
    assert re.findall(r'<a class="ubao-card-link" href="(.*?)">(.*?)</a>', html) == [
        ("../kpo/", "Kpo")
    ]
    assert "Liberia" in html


def test_a_chooser_shows_all_games_and_hides_its_filter_until_a_script_wakes_it() -> None:
    pages = {f"games/{game.slug}.md": game.slug for game in GAMES}
    html = convert("```chooser\nquestion: Which?\n```\n", pages)
    assert html.count("<li ") == len(GAMES)
    assert '<form class="ubao-filter" hidden' in html
    # If it were in a paragraph, a browser would move the form out of its element.
    assert html.startswith("<div><ubao-chooser>")


def test_reasons_are_given_for_every_game() -> None:
    pages = {f"games/{game.slug}.md": game.slug for game in GAMES}
    html = convert("```reasons\ncaption: Why.\n```\n", pages)
    assert html.count('<th scope="row">') == len(GAMES)
    # 90 turns of 15 seconds are 22 and a half minutes.
    assert "<td>90 × 15 s</td><td>about 25</td>" in html
