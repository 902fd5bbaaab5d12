"""What a site gets for those who train: tutorials as data, an index, and pages of each game.

`puzzles/oware-tutorial.json` are the steps of a game's tutorial. `puzzles/index.json` says in few
words which puzzles and steps there are.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence

from game_core import Game
from game_core.puzzles.model import Puzzle
from game_core.puzzles.themes import THEMES
from game_core.registry import list_games
from lesson_plans.curriculum.tutorials import Step
from widgets.prepare.pages import PreparedPage
from widgets.puzzles import FOLDER

PAGE = """\
---
title: {title}
description: {description}
hide:
  - navigation
  - toc
---

# {title}

{lead}
{{ .ubao-lead }}

<div>
<{tag} game="{slug}"><noscript><p>This needs scripts, which are switched off here. \
The page of the game works without them.</p></noscript></{tag}>
</div>

[Back to {name}](../{slug}.md)
"""


def write_data(
    puzzles: Sequence[Puzzle], tutorials: Mapping[str, Sequence[Step]]
) -> Iterator[tuple[str, str]]:
    """The files of data: path in the site, and text. Tutorials go by the games' slugs."""
    for slug, steps in tutorials.items():
        yield f"{FOLDER}/{slug}-tutorial.json", _dump([step.describe() for step in steps])
    games = [
        {
            "slug": game.slug,
            "name": game.name,
            "puzzles": [_sum_up(puzzle) for puzzle in puzzles if puzzle.record.game is game],
            "steps": [step.name for step in tutorials.get(game.slug, ())],
        }
        for game in list_games()
    ]
    yield f"{FOLDER}/index.json", _dump({"themes": THEMES, "games": games})


def write_pages(games: Sequence[Game], tutorials: Mapping[str, object]) -> Iterator[PreparedPage]:
    """The pages of some games, where they are trained."""
    for game in games:
        yield _write_page(
            game,
            "puzzles",
            tag="ubao-trainer",
            title=f"{game.name} puzzles",
            description=f"Puzzles of {game.name}, from easy to hard, each answer proved.",
            lead="Find the best move. Try as often as you like: nothing is lost by it.",
        )
        if game.slug in tutorials:
            yield _write_page(
                game,
                "learn",
                tag="ubao-path",
                title=f"Learn {game.name}",
                description=f"Learn {game.name} step by step, by doing it.",
                lead="A few short steps. Do what is asked, and you know the game.",
            )


def _write_page(game: Game, page: str, **words: str) -> PreparedPage:
    text = PAGE.format(slug=game.slug, name=game.name, **words)
    uri = f"games/{game.slug}/{page}.md"
    return PreparedPage(uri, text, uri, listed=False)


def _sum_up(puzzle: Puzzle) -> dict[str, object]:
    return {"id": puzzle.name, "themes": puzzle.themes, "difficulty": puzzle.difficulty}


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
