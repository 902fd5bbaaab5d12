"""What a site gets for those who train: tutorials as data, an index, and pages of each game.

`puzzles/oware-tutorial.json` are the steps of a game's tutorial. `puzzles/index.json` says in few
words which puzzles and steps there are.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence

from markupsafe import escape

from game_core import Game
from game_core.messages import text
from game_core.puzzles.model import Puzzle
from game_core.puzzles.themes import THEMES
from game_core.registry import list_games
from lesson_plans.curriculum.tutorials import Step
from widgets.messages.site import say
from widgets.prepare.pages import PreparedPage, write_front
from widgets.puzzles import FOLDER

PAGE = """\
# {title}

{lead}
{{ .ubao-lead }}

<div>
<{tag} game="{slug}"><noscript><p>{scripts}</p></noscript></{tag}>
</div>

[{back}](../{slug}.md)
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
        name = text(game.name)
        yield _write_page(
            game,
            "puzzles",
            tag="ubao-trainer",
            title=say("prepare-puzzles", game=name),
            description=say("prepare-puzzles-description", game=name),
            lead=say("prepare-puzzles-lead"),
        )
        if game.slug in tutorials:
            yield _write_page(
                game,
                "learn",
                tag="ubao-path",
                title=say("prepare-learn", game=name),
                description=say("prepare-learn-description", game=name),
                lead=say("prepare-learn-lead"),
            )


def _write_page(
    game: Game, page: str, tag: str, title: str, description: str, lead: str
) -> PreparedPage:
    front = {"title": title, "description": description, "hide": ["navigation", "toc"]}
    body = PAGE.format(
        slug=game.slug,
        tag=tag,
        title=title,
        lead=lead,
        scripts=escape(say("prepare-scripts")),
        back=say("prepare-back-to", game=text(game.name)),
    )
    uri = f"games/{game.slug}/{page}.md"
    return PreparedPage(uri, f"{write_front(front)}\n{body}", uri, listed=False)


def _sum_up(puzzle: Puzzle) -> dict[str, object]:
    return {"id": puzzle.name, "themes": puzzle.themes, "difficulty": puzzle.difficulty}


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
