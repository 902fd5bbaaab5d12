"""Start a lesson plan in this folder's site, for you to fill in.

    ubao plan hill-hour --game oware
    ubao plan oware --copy

The second one starts from our plan of that name and replaces it on the site. If the plan is named
after its game, you can leave out --game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import game_core
from game_core import Game, UnknownGame
from lesson_plans.curriculum.commands.here import begin, copy, demand_name, open_here, open_parser
from lesson_plans.curriculum.declared import begin_declared
from lesson_plans.curriculum.drafts import draft
from lesson_plans.curriculum.plans.collection import FILE, read_plans
from lesson_plans.curriculum.plans.outline import DO, SAY
from lesson_plans.curriculum.plans.schema import ACROSS, MINUTES, SOWING, SQUARES, Facts
from lesson_plans.curriculum.problem import Refusal, ignore


def main(arguments: Sequence[str]) -> None:
    """Begin the plan, last in its series. Raises Refusal and UnknownGame."""
    parser = open_parser("plan", __doc__)
    parser.add_argument("slug", help="the plan's name: its game's, if it's about one game")
    parser.add_argument("--game", help="the first game, if the plan has another name")
    parser.add_argument("--copy", action="store_true", help="start from our plan of this name")
    asked = parser.parse_args(arguments)
    slug = asked.slug
    curriculum = open_here()
    demand_name(slug)
    path = curriculum.own / slug / FILE
    if asked.copy:
        begin(path, copy(curriculum, f"{slug}/{FILE}"))
        return
    game = game_core.get(asked.game) if asked.game else _find_namesake(slug)
    series = ACROSS if slug != game.slug else SOWING if game.family.sows else SQUARES
    others = [plan for plan in read_plans(curriculum, ignore) if plan.facts.series == series]
    # In the place of the plan it replaces
    replaced = (plan.facts.place for plan in others if plan.slug == slug)
    last = max((plan.facts.place for plan in others), default=0)
    begin(path, write_plan(game, series, next(replaced, last + 1)))


def _find_namesake(slug: str) -> Game:
    """Return the game of this name. Raises Refusal with suggestions."""
    try:
        return game_core.get(slug)
    except UnknownGame as error:
        other = "If a plan isn't named after a game, say which game it begins with: --game oware."
        raise Refusal(f"{error} {other}") from None


def write_plan(game: Game, series: str, place: int) -> str:
    """Return a new plan with placeholders for its words, at this place in a series."""
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
