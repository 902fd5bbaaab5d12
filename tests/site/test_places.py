"""The map of places, and the list that says the same."""

from __future__ import annotations

import re
from dataclasses import replace

from markdown import Markdown

from game_core import GAMES
from game_core.families.sowing.game import SowingGame
from lesson_plans.curriculum import portrait
from lesson_plans.curriculum.layers import Curriculum
from lesson_plans.curriculum.problem import refuse
from tests.help.curriculum import OURS
from widgets.exercises import Exercises
from widgets.fences import FenceExtension, PageContext

BLOCK = "```places\ncaption: A map.\n```\n"


def convert(*slugs: str, curriculum: Curriculum = OURS, block: str = BLOCK) -> str:
    page = PageContext(link={f"games/{slug}.md": f"../{slug}/" for slug in slugs}.get)
    fences = FenceExtension(page=page, exercises=Exercises(curriculum, refuse))
    return Markdown(extensions=[fences]).convert(block)


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
        "No place given in our sources: Amphora, African Queen, Double Eighteen-Stone Chess",
    ]
    assert html.count('class="mark"') == 7


def test_a_sowing_game_is_on_the_map_where_its_rules_say_it_is_from() -> None:
    for game in GAMES:
        if isinstance(game, SowingGame):
            found = portrait.load(game, OURS, refuse)
            assert found
            assert found.spot == game.place


def test_who_invented_a_game_is_said_as_its_rules_say_it() -> None:
    said = {
        game.slug: (found.by, game.place)
        for game in GAMES
        if (found := portrait.load(game, OURS, refuse)) and found.by
    }
    assert [*said] == ["african-chess"]
    assert all(by == place for by, place in said.values())


def test_places_are_called_as_the_language_calls_them() -> None:
    html = convert("oware", "ouri", curriculum=replace(OURS, language="pt"))
    assert re.findall("<text .*?>(.*?)</text>", html) == ["Cabo Verde", "Gana"]
    assert "Gana: " in re.sub("<.*?>", "", html)


def test_beside_a_game_s_name_its_place_is_called_so_too_or_its_inventor_is_named() -> None:
    portuguese = replace(OURS, language="pt")
    shown = "```{}\ngames: [oware, ouri{}]\n{}```\n"
    turn = "cups: 4,4,4,4,4,4/4,4,4,4,4,4\nmove: A\n"
    for kind, more, fields, expected in [
        (
            "games",
            ", amphora, african-chess",
            "",
            [
                "Oware Gana",
                "Ouri Cabo Verde",
                "Amphora Peter Aronson, 1999",
                "African Chess Arthur e Wald Amberstone, começo dos anos 1960",
            ],
        ),
        ("gallery", "", "", ["Oware Gana", "Ouri Cabo Verde"]),
        ("same", "", turn, ["Oware, Gana", "Ouri, Cabo Verde"]),
    ]:
        block = shown.format(kind, more, fields)
        html = convert(
            "oware", "ouri", "amphora", "african-chess", curriculum=portuguese, block=block
        )
        text = re.sub("<.*?>", "", html)
        assert [name for name in expected if name not in text] == [], kind


def test_a_place_without_a_game_on_the_site_has_no_mark() -> None:
    html = convert("kpo", "amphora")
    assert re.findall("<text .*?>(.*?)</text>", html) == ["Liberia"]
    assert html.count("<li>") == 2
