"""The map of places, and the list that says the same."""

from __future__ import annotations

import re

from markdown import Markdown

from game_core import GAMES
from game_core.families.sowing.game import SowingGame
from lesson_plans.curriculum import portrait
from lesson_plans.curriculum.problem import refuse
from tests.help.curriculum import OURS
from widgets.fences import FenceExtension, PageContext

BLOCK = "```places\ncaption: A map.\n```\n"


def convert(*slugs: str) -> str:
    page = PageContext(link={f"games/{slug}.md": f"../{slug}/" for slug in slugs}.get)
    return Markdown(extensions=[FenceExtension(page=page)]).convert(BLOCK)


def test_the_list_says_what_the_sources_say() -> None:
    html = convert(*(game.slug for game in GAMES))
    rows = [re.sub("<.*?>", "", row) for row in re.findall("<li>(.*?)</li>", html)]
    assert rows == [
        "Cape Verde: Ouri",
        "Liberia: Kpo",
        "Ghana: Oware, Tampoduo",
        "Nigeria: Ayoayo, Obridjie",
        "Somalia: Rio Kadalis, Layli Goobalay",
        "Egypt: Mangala",
        "New York: African Chess",
        "No place in our source: Amphora, African Queen, Double Eighteen-Stone Chess",
    ]
    assert html.count('class="mark"') == 7


def test_a_sowing_game_is_on_the_map_where_its_rules_say_it_is_from() -> None:
    for game in GAMES:
        if isinstance(game, SowingGame):
            found = portrait.load(game, OURS, refuse)
            assert found
            assert found.spot == game.place


def test_a_place_without_a_game_on_the_site_has_no_mark() -> None:
    html = convert("kpo", "amphora")
    assert re.findall("<text .*?>(.*?)</text>", html) == ["Liberia"]
    assert html.count("<li>") == 2
