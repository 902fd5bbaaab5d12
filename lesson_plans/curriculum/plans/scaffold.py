"""A new plan: the fields and blocks of a first lesson, with placeholders for its words."""

from __future__ import annotations

from collections.abc import Iterator

from game_core import Game
from lesson_plans.curriculum.drafts import draft
from lesson_plans.curriculum.plans.declared import begin_declared
from lesson_plans.curriculum.plans.outline import DO, SAY
from lesson_plans.curriculum.plans.schema import MINUTES, Facts


def write_plan(game: Game, series: str, place: int) -> str:
    """Return a new plan for a game, at this place in a series."""
    words = {"title": game.name, "slug": game.slug, "series": series, "place": place}
    head = "\n".join(("---", "draft: true", *begin_declared(Facts, words), "---"))
    return f"{head}\n\n" + "\n\n".join(_write_blocks(game)) + "\n"


def _write_blocks(game: Game) -> Iterator[str]:
    for block in MINUTES:
        yield f"## {block}"
        yield f"### {SAY}"
        yield draft("what do you tell the class?")
        yield f"### {DO}"
        if block == "Model round":
            yield f"```board\ngame: {game.slug}\n```"
        yield draft("what do you and the children do?")
