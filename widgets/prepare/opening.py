"""The first page of a plan: what's needed to run it, on one side of paper."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from markupsafe import Markup

from lesson_plans.curriculum.markdown import Fence
from lesson_plans.curriculum.plans.outline import DO, QUESTION
from lesson_plans.curriculum.plans.plan import Plan
from lesson_plans.curriculum.plans.sections import Passage, Section
from lesson_plans.curriculum.problem import refuse
from lesson_plans.curriculum.source import Fields, read
from widgets.fences.blocks import Board, Demo, Picture, read_board, read_demo
from widgets.fences.boards import describe_demo, write_picture
from widgets.fences.page import PageContext


def describe_opening(plan: Plan, page: PageContext) -> dict[str, object]:
    """Return the template's values for a plan's first page: another setup, and turns to show."""
    demos = (list(_list_models(block, plan.file)) for block in plan.blocks.values())
    models = next(filter(None, demos), [])
    setup = _find_setup(plan)

    def draw(shown: Board | Demo) -> Markup:
        game, start = shown.record.game, shown.record.positions[0]
        return write_picture(Picture(game, start, shown.viewpoint, ""), page)

    starts = [demo.record.positions[0] for demo in models]
    groups = [
        {
            "name": demo.caption if len(models) > 1 else "",
            "picture": "" if start == last else draw(demo),
            "again": start == last,
            "turns": [(turn["move"], turn["say"]) for turn in describe_demo(demo)["turns"]],
        }
        for demo, start, last in zip(models, starts, [None, *starts], strict=False)
    ]
    if setup and setup.record.positions[0] in starts:
        setup = None
    hook = _read_hook(plan)
    first = plan.facts.games[0].slug
    games = {name.partition("/")[0] for name in plan.facts.puzzles}
    trainer = f"games/{first}/puzzles.md" if games == {first} else "puzzles.md"
    return {
        "hook": {"board": draw(hook[0]), "question": hook[1]} if hook else None,
        "setup": draw(setup) if setup else "",
        "models": groups,
        "trainer": trainer,
        "set": ",".join(plan.facts.puzzles),
        "asks": any(QUESTION in block.parts for block in plan.blocks.values()),
    }


def _read_hook(plan: Plan) -> tuple[Board, str] | None:
    """Return the lesson's first board and its key question; None unless it has both."""
    block = next(iter(plan.blocks.values()), None)
    if block is None or QUESTION not in block.parts:
        return None
    _, asked = next(block.parts[QUESTION].paragraphs())
    question = re.sub(r"[*_]", "", re.split(r" (?:Answer|Open): ", asked)[0])
    board = next(_read_fences(block, plan.file, "board", read_board), None)
    return (board, question) if board else None


def _find_setup(plan: Plan) -> Board | None:
    """Return the board that players set up: the first in a block after the demonstration."""
    blocks = iter(plan.blocks.values())
    for block in blocks:
        if any(_list_models(block, plan.file)):
            break
    for block in blocks:
        for board in _read_fences(block, plan.file, "board", read_board):
            return board
    return None


def _list_models(block: Section, file: str) -> Iterator[Demo]:
    if part := block.parts.get(DO):
        yield from _read_fences(part, file, "demo", read_demo)


def _read_fences[T](
    part: Passage, file: str, kind: str, make: Callable[[Fields], T | None]
) -> Iterator[T]:
    """Yield the values of a part's fenced blocks of a kind."""
    for block in part.blocks:
        if isinstance(block, Fence) and block.kind == kind:
            lines = part.lines[block.start + 1 - part.line : block.end - 1 - part.line]
            fields = read("\n".join(lines), file, block.start + 1, refuse)
            made = make(fields) if fields else None
            if made:
                yield made
