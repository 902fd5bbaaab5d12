"""The beginning of a plan: every field and section in place, its words still to be written."""

from __future__ import annotations

from collections.abc import Iterator

from game_core import Game
from lesson_plans.curriculum.plans.checks import QUESTIONS
from lesson_plans.curriculum.plans.outline import OUTLINE, RUN

MINUTES = {"hook": 5, "model": 10, "guided": 10, "study": 10, "free": 20, "close": 5}
HEAD = """\
---
title: "{title}: …"
promise: In one hour everyone …
games: [{slug}]
series: {series}
place: {place}
prerequisites:
  - What must players be able to do before?
ages: 8-14
group: 2-30
minutes: {minutes}
run:
{run}
devices: [none, one, one each]
noise: talk
space: What room does it take?
connectivity: start
outcomes:
  - Does something that you can see.
  - Does something else.
vocabulary:
  - word: turn
    say: TURN
    means: what one player does before the other
standards:
  - code: MP1
    why: In which moment is it met?
materials:
  - item: Board
    amount: one for each pair
    instead: What cheap thing will do?
print:
  - sheet: rule card
    copies: one for each pair
sources:
  - key: source
    cite: What does the page of the game name?
---
"""
DRAFT = "To be written."


def write_plan(game: Game, series: str, place: int) -> str:
    """A plan of the game that the site shows, at this place of a series."""
    run = "\n".join(f"  {name}: {MINUTES[name]}" for name in RUN)
    minutes = sum(MINUTES.values())
    head = HEAD.format(
        title=game.name, slug=game.slug, series=series, place=place, minutes=minutes, run=run
    )
    return head + "\n" + "\n\n".join(_write_sections(game)) + "\n"


def _write_sections(game: Game) -> Iterator[str]:
    board = f"```board\ngame: {game.slug}\n```"
    for outline in OUTLINE:
        yield f"## {outline.title}"
        if outline.board == outline.title:
            yield board
        if not outline.parts:
            yield "- It is seen.\n- It is heard." if outline.title == "Look for" else DRAFT
        for part in outline.parts:
            yield f"### {part}"
            if outline.board == part:
                yield board
            if part == "Notice":
                yield "\n".join(f"{n}. What? Answer: This." for n in range(1, QUESTIONS + 1))
            else:
                yield f"{DRAFT} [source: source]" if outline.title == "Culture" else DRAFT
