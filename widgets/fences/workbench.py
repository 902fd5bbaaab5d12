"""The block ```` ```workbench ````: set up a puzzle, query the solver, and write it as YAML.

The page holds the complete form; `<ubao-workbench>` adds the board and the rules.
"""

from __future__ import annotations

from markupsafe import Markup

from game_core.messages import text
from game_core.puzzles.posing import HINTS
from game_core.puzzles.themes import AGES, DIFFICULTIES, THEMES
from game_core.registry import list_games
from widgets.fences.blocks import read_form
from widgets.fences.page import Kind, PageContext
from widgets.html import render
from widgets.messages.site import say, show, tell

GOALS = {
    "capture": "capture", "win": "win", "save": "save", "best": "best", "end": "end",
    "longest relay": "relay", "last seed": "last", "illegal": "illegal",
}  # fmt: skip
"""The goals: their form in files, and their messages."""
MOST_COUNT, MOST_TURNS = 48, 4


def write_workbench(caption: str, page: PageContext) -> Markup:
    """Return the fields of a puzzle."""
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
        caption=caption,
    )


KIND = Kind("workbench", read_form, write_workbench)
