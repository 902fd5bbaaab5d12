"""The beginning of a plan: every field and section in place, its words still to be written."""

from __future__ import annotations

from collections.abc import Iterator

from game_core import Game
from lesson_plans.curriculum.declared import begin_declared
from lesson_plans.curriculum.drafts import draft
from lesson_plans.curriculum.plans.outline import CHALLENGE, KEY, NOTICE, outline_plan
from lesson_plans.curriculum.plans.schema import MINUTES, Facts

PUZZLES = "Study play"
"""The block that has them in a plan that is begun."""


def write_plan(game: Game, series: str, place: int) -> str:
    """A plan of the game that the site shows, at this place of a series."""
    words = {"title": game.name, "slug": game.slug, "series": series, "place": place}
    head = "\n".join(("---", *begin_declared(Facts, words), "---"))
    return f"{head}\n\n" + "\n\n".join(_write_sections(game)) + "\n"


def _write_sections(game: Game) -> Iterator[str]:
    board = f"```board\ngame: {game.slug}\n```"
    for outline in outline_plan(MINUTES):
        yield f"## {outline.title}"
        if outline.board == outline.title:
            yield board
        if not outline.parts:
            yield f"- {draft()}\n- {draft()}" if outline.title == "Look for" else draft()
        for part in outline.parts:
            if part in (CHALLENGE, KEY) and outline.title != PUZZLES:
                continue
            yield f"### {part}"
            if outline.board == part:
                yield board
            if part == NOTICE:
                kinds = ("Answer", "Answer", "Open")
                yield "\n".join(
                    f"{n}. {draft()}? {kind}: {draft()}" for n, kind in enumerate(kinds, start=1)
                )
            else:
                yield f"{draft()} [source: source]" if outline.title == "Culture" else draft()
