"""The block ```` ```workbench ````: a puzzle is set up, asked, and written as a file has it.

The form is complete in the page; `<ubao-workbench>` adds the board and asks the rules.
"""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from game_core.messages import text
from game_core.puzzles.posing import HINTS
from game_core.puzzles.themes import AGES, DIFFICULTIES, THEMES
from game_core.registry import list_games
from lesson_plans.curriculum.source import Fields
from lesson_plans.curriculum.values import read_words
from widgets.fences.page import Kind, PageContext
from widgets.html import render
from widgets.messages.site import say, show, tell

GOALS = {
    "capture": "capture",
    "win": "win",
    "save": "save",
    "best": "best",
    "end": "end",
    "longest relay": "relay",
    "last seed": "last",
    "illegal": "illegal",
}
"""What can be asked, as a file has it, and what it is called in messages."""
MOST_COUNT, MOST_TURNS = 48, 4


@dataclass(frozen=True)
class Workbench:
    """The form, and a line below it."""

    caption: str


def read_workbench(fields: Fields) -> Workbench:
    """The form, from `caption`."""
    return Workbench(read_words(fields, "caption"))


def write_workbench(block: Workbench, page: PageContext) -> Markup:
    """Fields for all that a puzzle has."""
    return render(
        "blocks/workbench.html",
        games=[(game.slug, game.name) for game in list_games()],
        goals=[
            (goal, say("fences-workbench-goals", goal=text(name))) for goal, name in GOALS.items()
        ],
        most_count=MOST_COUNT,
        most_turns=MOST_TURNS,
        hints=range(HINTS),
        ages=[(ages, tell(said)) for ages, said in AGES.items()],
        difficulties=[(number, tell(said)) for number, said in DIFFICULTIES.items()],
        themes=[(theme, show(said)) for theme, said in THEMES.items()],
        caption=block.caption,
    )


KIND = Kind("workbench", read_workbench, write_workbench)
