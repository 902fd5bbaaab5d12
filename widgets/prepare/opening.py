"""The page that a plan opens with: what one needs to run it, on one side of paper."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lesson_plans.curriculum.markdown import Fence
from lesson_plans.curriculum.plans.outline import DO
from lesson_plans.curriculum.plans.plan import Plan
from lesson_plans.curriculum.plans.sections import Passage
from lesson_plans.curriculum.problem import refuse
from lesson_plans.curriculum.source import read
from widgets.fences.blocks import Demo, Picture, read_demo
from widgets.fences.boards import describe_demo, write_picture
from widgets.fences.page import PageContext


def describe_opening(plan: Plan, page: PageContext) -> dict[str, Any]:
    """What the template of a plan's first page lists: how to set up, and the turns to show."""
    models = list(_find_models(plan))
    pictures = [
        write_picture(Picture(demo.record.game, demo.record.position, demo.viewpoint, ""), page)
        for demo in models[:1]
    ]
    turns = [
        (turn["move"], turn["say"]) for demo in models for turn in describe_demo(demo)["turns"]
    ]
    first = plan.facts.games[0].slug
    games = {name.partition("/")[0] for name in plan.facts.puzzles}
    trainer = f"games/{first}/puzzles.md" if games == {first} else "puzzles.md"
    return {
        "setup": pictures,
        "turns": turns,
        "trainer": trainer,
        "set": ",".join(plan.facts.puzzles),
    }


def _find_models(plan: Plan) -> Iterator[Demo]:
    """The demos that the first block to have some plays."""
    for block in plan.blocks.values():
        part = block.parts.get(DO)
        demos = list(_read_demos(part, plan.file)) if part else []
        if demos:
            yield from demos
            return


def _read_demos(part: Passage, file: str) -> Iterator[Demo]:
    for block in part.blocks:
        if isinstance(block, Fence) and block.kind == "demo":
            lines = part.lines[block.start + 1 - part.line : block.end - 1 - part.line]
            fields = read("\n".join(lines), file, block.start + 1, refuse)
            demo = read_demo(fields) if fields else None
            if demo:
                yield demo
