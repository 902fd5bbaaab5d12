"""A plan's Markdown as a page, in the run view and in print."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from markdown import Markdown

from lesson_plans.curriculum.plans import plan
from lesson_plans.curriculum.problem import Place, refuse
from widgets.fences import FenceExtension, PageContext
from widgets.fences.page import PAGE, PRINT, RUN, WALL

OWARE = Path("lesson_plans/oware/plan.md").read_text(encoding="utf-8")


@cache
def lay_out(text: str, view: str) -> str:
    """Return the HTML of a plan without mistakes."""
    page = PageContext(plan=plan.read("x", text, "x/plan.md", refuse), view=view)
    _, body, _ = plan.split(text, Place("x/plan.md", 1, "", refuse))
    return Markdown(extensions=[FenceExtension(page=page)]).convert(body)


def test_each_sheet_of_paper_names_itself_and_the_plan_it_belongs_to() -> None:
    heads = re.findall('<p class="plan-sheet__head">(.*?)</p>', lay_out(OWARE, PRINT))
    sheets = (
        "One page to read first",
        "This plan",
        "Rule card",
        "Puzzles",
        "Exit tickets",
        "Exit tickets for shorter lessons",
        "Page for families",
        "Key to the puzzles",
    )
    assert heads == [f"{name} · Oware: count first, then sow" for name in sheets]


@pytest.mark.parametrize(
    ("view", "link"),
    [(PAGE, "#source-handout"), (PRINT, "#source-handout"), (RUN, "../x.md#source-handout")],
)
def test_a_claim_in_a_script_leads_to_where_sources_are_listed(view: str, link: str) -> None:
    claim = "“Our game is from Ghana. [source: handout] Leave your games"
    html = lay_out(OWARE.replace("“Leave your games", claim), view)
    assert f'Our game is from Ghana. <sup class="plan-cited"><a href="{link}">[1]</a></sup>' in html
    listed = 'id="source-handout"' in html
    assert listed is link.startswith("#")


def test_a_source_may_stand_on_two_lines() -> None:
    claim = "“Our game is from Ghana. [source:\nhandout] Leave your games"
    html = lay_out(OWARE.replace("“Leave your games", claim), PAGE)
    assert 'Ghana. <sup class="plan-cited"><a href="#source-handout">[1]</a>' in html


def test_the_wall_has_no_more_of_a_question_than_what_is_asked() -> None:
    answer = "Open: It *frees* a pair.\n\n    And a pair.\n\n   And a pair."
    wall = lay_out(OWARE.replace("Open: Any reason counts.", answer), WALL)
    assert re.search(r"<li>\s*(<p>)?Why might a game have this rule\?", wall)
    assert "frees" not in wall
    assert "a pair" not in wall


def test_the_wall_has_a_key_question_and_how_to_start_but_nothing_that_a_child_may_say() -> None:
    wall = lay_out(OWARE, WALL)
    question = wall.partition('class="plan-question"')[2].partition("</div>")[0]
    assert "Why is one seed in F enough, when three in C aren't?" in question
    assert "It ends in … because …" in question
    for hidden in ("F is at the corner", "Three is a lot", "how many seeds does C need"):
        assert hidden in OWARE
        assert hidden not in wall


def test_a_child_s_answer_says_what_it_is_and_what_the_teacher_says_then() -> None:
    page = lay_out(OWARE, PAGE)
    assert re.search(
        r"<b>Not yet:</b> <span>“C works. Three is a lot.”</span> <b>You say:</b> <span>“The first",
        page,
    )
    assert '<p class="plan-expected">Answers we expect</p>' in page


def test_a_block_of_a_shorter_lesson_says_so_and_runs_in_it_alone() -> None:
    head = lay_out(OWARE, PAGE).partition('data-title="First game"')[2].partition("<div")[0]
    assert '<p class="plan-time">Only if the whole lesson takes 15 minutes.</p>' in head
    run = re.findall(r'data-title="([^"]+)"[^>]*data-ways="{([^}]*)}"', lay_out(OWARE, RUN))
    ways = {title: re.findall(r"(\d+)&quot;: (\d+)", found) for title, found in run}
    assert ways["First game"] == [("15", "7")]
    assert ways["Exit puzzle"] == [("30", "4"), ("45", "4"), ("60", "4")]


def test_a_box_of_mathematics_names_its_standard_in_words() -> None:
    page = lay_out(OWARE, PAGE)
    standard = "Find patterns in arithmetic and explain them (Common Core mathematics)"
    served = f"Addresses: {standard} · 3.OA.D.9"
    assert f'<span class="plan-served">{served}</span>' in page
    assert "clock" not in lay_out(OWARE, WALL)


def test_each_board_of_a_task_comes_with_what_is_asked_about_it() -> None:
    study = lay_out(OWARE, RUN).partition('data-title="Study play"')[2].partition("<section")[0]
    cards = study.partition('class="plan-stage"')[2].split('<div class="plan-card')[1:]
    asked = [re.findall(r"<strong>(.*?)</strong>", card)[0] for card in cards]
    assert asked == ["1. One cup captures.", "2. Two cups capture.", "3. The trap."]
    assert [card.count("<ubao-board ") for card in cards] == [1, 1, 1]


def test_the_wall_keeps_what_stands_around_a_source_and_nothing_in_its_place() -> None:
    asked = "Why is one seed in F enough, when three in C aren't?"
    cited = "Why [source: handout] is one seed in F enough, [source: handout]"
    notice = lay_out(OWARE.replace(asked, f"{cited}?"), WALL)
    assert "Why  is one seed in F enough, ?" in notice
    alone = lay_out(OWARE.replace(asked, "*Why `F`? [source: handout]* Say it."), WALL)
    assert "<em>Why <code>F</code>? </em> Say it." in alone


def test_each_part_of_the_key_is_called_after_its_section() -> None:
    key = lay_out(OWARE, PRINT).partition('data-sheet="key"')[2]
    parts = re.findall(r'<div class="plan-part" data-part="(.*?)">\s*<p [^>]*>(.*?)</p>', key)
    assert parts == [
        ("Key", "Study play"), ("Answer", "Exit puzzle"), ("Answer", "Short exit puzzle")
    ]  # fmt: skip
