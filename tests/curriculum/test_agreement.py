"""Plans and puzzles agree with a game's portrait."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game_core.registry import get
from lesson_plans.curriculum.agreement import find_age, find_disagreements, fit_ages, raise_ages
from lesson_plans.curriculum.commands import check
from lesson_plans.curriculum.layers import OWN, Curriculum
from lesson_plans.curriculum.plans.collection import read_plans
from lesson_plans.curriculum.plans.unit import read_unit
from lesson_plans.curriculum.problem import refuse
from lesson_plans.curriculum.puzzles.collection import read_collection
from tests.help.curriculum import OURS

PLANS = {plan.slug: plan for plan in read_plans(OURS, refuse)}
UNIT = read_unit(OURS, [*PLANS.values()], refuse)


def test_our_plans_agree_with_their_games_and_puzzles() -> None:
    assert [*find_disagreements([*PLANS.values()], UNIT, OURS)] == []


def test_a_plan_for_too_young_players_and_with_a_puzzle_that_is_nowhere_is_named() -> None:
    plan = PLANS["amphora"]
    names = ("amphora/pawn-take", *plan.facts.puzzles[1:])
    other = replace(plan, facts=replace(plan.facts, ages=(8, 14), puzzles=names))
    ages, puzzles = find_disagreements([other], None, OURS)
    assert (ages.line, puzzles.line) == (plan.lines["ages"], plan.lines["set"])
    assert ages.reason == "begin at 8; Amphora begins at 10, as its portrait says."
    assert puzzles.reason.startswith("there is no puzzle “amphora/pawn-take”; did you mean ")
    assert "“amphora/pawn-takes”" in puzzles.reason


def test_a_puzzle_is_found_if_its_id_has_quotes_or_a_comment(tmp_path: Path) -> None:
    (tmp_path / "oware").mkdir()
    text = '- prompt: A\n  id: "one"\n- id: two # new\n'
    (tmp_path / "oware" / "puzzles.yml").write_text(text, encoding="utf-8")
    plan = PLANS["oware"]
    own = replace(plan, facts=replace(plan.facts, puzzles=("oware/one", "oware/two")))
    assert [*find_disagreements([own], None, Curriculum((OWN, tmp_path)))] == []


def test_a_puzzle_of_the_unit_that_is_nowhere_is_named() -> None:
    assert UNIT
    first, *others = UNIT.evidence
    asked = replace(first.before[0], value="oware/round-the-korner")
    unit = replace(UNIT, evidence=(replace(first, before=(asked,)), *others))
    [problem] = find_disagreements([], unit, OURS)
    assert (problem.file, problem.line) == (UNIT.file, asked.place.line)
    assert "did you mean “oware/round-the-corner”" in problem.reason


def test_the_command_names_it_in_a_site_s_own_plan(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    text = (OWN / "oware" / "plan.md").read_text(encoding="utf-8")
    own = tmp_path / "lesson_plans" / "oware" / "plan.md"
    own.parent.mkdir(parents=True)
    own.write_text(text.replace("oware/feed-me", "oware/fed-me"), encoding="utf-8")
    assert check.main(["oware"]) == 1
    assert "set: there is no puzzle “oware/fed-me”" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("ages", "youngest", "raised"),
    [
        ("8-10", 8, "8-10"),
        ("8-14", 9, "9-14"),
        ("8-10", 10, "10-14"),
        ("8-14", 11, "11-14"),
        ("11-14", 10, "11-14"),
    ],
)
def test_a_puzzle_is_for_nobody_younger_than_its_game(
    ages: str, youngest: int, raised: str
) -> None:
    assert raise_ages(ages, youngest) == raised


def test_puzzles_are_shown_with_the_ages_of_their_games() -> None:
    slug = "double-eighteen-stone-chess"
    assert find_age(get(slug), OURS) == 11
    fitted = fit_ages(read_collection(OURS, refuse, [slug]), OURS)
    assert {each.puzzle.ages for each in fitted[slug]} == {"11-14"}
