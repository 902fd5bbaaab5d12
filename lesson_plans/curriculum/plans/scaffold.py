"""A new plan: every field and section in place, with placeholders for its words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import starmap

from game_core import Game
from lesson_plans.curriculum.drafts import draft
from lesson_plans.curriculum.plans.declared import begin_declared
from lesson_plans.curriculum.plans.outline import (
    ANSWER,
    CHALLENGE,
    DO,
    KEY,
    MATHEMATICS,
    NOTICE,
    PUZZLE,
    QUESTION,
    SAY,
    SKIP,
    SYNTHESIS,
    WATCH,
    outline_plan,
)
from lesson_plans.curriculum.plans.routes import Leg, list_blocks
from lesson_plans.curriculum.plans.schema import BEGUN, MINUTES, Facts


def write_plan(game: Game, series: str, place: int) -> str:
    """Return a new plan for a game, at this place in a series."""
    words = {"title": game.name, "slug": game.slug, "series": series, "place": place}
    head = "\n".join(("---", "draft: true", *begin_declared(Facts, words), "---"))
    return f"{head}\n\n" + "\n\n".join(_write_sections(game)) + "\n"


def _write_sections(game: Game) -> Iterator[str]:
    board = f"```board\ngame: {game.slug}\n```"
    blocks = list_blocks(
        MINUTES, {total: tuple(starmap(Leg, way.items())) for total, way in BEGUN.items()}
    )
    for outline in outline_plan(blocks):
        yield f"## {outline.title}"
        if outline.title in outline.boards:
            yield board
        if not outline.parts:
            yield draft()
        for part in outline.parts if not outline.is_block else _choose_parts(outline.title):
            yield f"### {part}"
            if part in outline.boards:
                yield board
            match part:
                case "Notice":
                    yield f"1. {draft()}? Answer: {draft()}\n2. {draft()}? Open: {draft()}"
                case "Key question":
                    yield f"{draft()}? Open: {draft()}"
                    yield f"Start with: “{draft()}”"
                    yield f"- Right: {draft()} Say: {draft()}\n- Not yet: {draft()} Say: {draft()}"
                case "Mathematics":
                    yield f"{draft()} [standard: MP1]"
                case "Synthesis":
                    yield f"{draft()} {draft()} {draft()}"
                case _:
                    yield f"{draft()} [source: source]" if outline.title == "Culture" else draft()


def _choose_parts(block: str) -> tuple[str, ...]:
    """Return the parts of a new plan's block."""
    match block:
        case "Exit puzzle":
            return PUZZLE, ANSWER, SAY, WATCH
        case "Study play":
            return CHALLENGE, KEY, SAY, DO, QUESTION, MATHEMATICS, SKIP
        case "Close":
            return SAY, QUESTION, SYNTHESIS, SKIP
        case _:
            return SAY, DO, QUESTION, WATCH, NOTICE, SKIP
