"""The beginning of a plan: every field and section in place, its words still to be written."""

from __future__ import annotations

from collections.abc import Iterator

from game_core import Game
from lesson_plans.curriculum.declared import begin_declared
from lesson_plans.curriculum.drafts import draft
from lesson_plans.curriculum.plans.checks import QUESTIONS
from lesson_plans.curriculum.plans.outline import OUTLINE
from lesson_plans.curriculum.plans.schema import Facts


def write_plan(game: Game, series: str, place: int) -> str:
    """A plan of the game that the site shows, at this place of a series."""
    words = {"title": game.name, "slug": game.slug, "series": series, "place": place}
    head = "\n".join(("---", *begin_declared(Facts, words), "---"))
    return f"{head}\n\n" + "\n\n".join(_write_sections(game)) + "\n"


def _write_sections(game: Game) -> Iterator[str]:
    board = f"```board\ngame: {game.slug}\n```"
    for outline in OUTLINE:
        yield f"## {outline.title}"
        if outline.board == outline.title:
            yield board
        if not outline.parts:
            yield f"- {draft()}\n- {draft()}" if outline.title == "Look for" else draft()
        for part in outline.parts:
            yield f"### {part}"
            if outline.board == part:
                yield board
            if part == "Notice":
                yield "\n".join(
                    f"{n}. {draft()}? Answer: {draft()}" for n in range(1, QUESTIONS + 1)
                )
            else:
                yield f"{draft()} [source: source]" if outline.title == "Culture" else draft()
