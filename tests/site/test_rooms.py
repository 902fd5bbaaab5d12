"""Every game's rooms: its pages, the bar that links them, and where old addresses lead."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

import pytest

from game_core import GAMES, Game
from tests.help.paths import DATA, SITE
from tests.help.small_site import BOARD, build, write

ROOMS = ["", "learn/", "puzzles/", "rules/", "teach/"]
NAMES = ["Play", "Learn", "Puzzles", "Rules", "Teach"]
BAR = re.compile(r'<nav class="ubao-rooms"[^>]*>.*?</nav>', re.DOTALL)
DOOR = re.compile(r'<a class="ubao-door" href="([^"]*)"( aria-current="page")?>([^<]*)</a>')
HEADING = re.compile(r"<h1[^>]*>([^<]*)")
ANCHORS = (DATA / "anchors.txt").read_text(encoding="utf-8").split()
"""What the pages of the games had when each game had one page: `oware#who-is-south`."""


def read(path: str, site: Path = SITE) -> str:
    return (site / path / "index.html").read_text(encoding="utf-8")


def read_bar(html: str) -> list[tuple[str, str, bool]]:
    """What the only bar of a page offers: name, address, whether it is this page."""
    (bar,) = BAR.findall(html)
    return [(name, address, bool(here)) for address, here, name in DOOR.findall(bar)]


def list_anchors(html: str) -> set[str]:
    return {*re.findall(r'<[^>]* id="([^"]*)"', html)}


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_room_has_the_games_name_and_leads_to_all_others(game: Game, room: str) -> None:
    home = f"games/{game.slug}/"
    html = read(home + room)
    assert HEADING.findall(html) == [game.name]
    (skip,) = re.findall(r'<a href="#([^"]*)" class="md-skip"', html)
    assert skip in list_anchors(html)
    bar = read_bar(html)
    assert [name for name, _, _ in bar] == NAMES
    found = [posixpath.normpath(posixpath.join(home, room, address)) for _, address, _ in bar]
    assert found == [posixpath.normpath(home + other) for other in ROOMS]
    assert [is_here for _, _, is_here in bar] == [other == room for other in ROOMS]


def test_each_room_has_a_title_and_a_description_of_its_own() -> None:
    pages = [read(f"games/{game.slug}/{room}") for game in GAMES for room in ROOMS]
    for tag in (r"<title>(.*?)</title>", r'<meta name="description" content="(.*?)">'):
        found = [re.findall(tag, html) for html in pages]
        assert len({*map(tuple, found)}) == len(pages)
        assert all(len(each) == 1 for each in found)


@pytest.mark.parametrize("anchor", ANCHORS)
def test_an_old_address_leads_to_its_text(anchor: str) -> None:
    slug, _, name = anchor.partition("#")
    play = read(f"games/{slug}")
    if name in list_anchors(play):
        return
    assert name in list_anchors(read(f"games/{slug}/rules"))
    # A script looks there for what is not here.
    assert 'data-anchors="rules/"' in play
    assert re.search(r'<script type="module" src="[^"]*/ubao\.js">', play)


def test_the_page_to_play_is_light() -> None:
    weights = {game.slug: len(read(f"games/{game.slug}").encode()) for game in GAMES}
    assert weights.pop("double-eighteen-stone-chess") <= 250_000
    assert {slug: weight for slug, weight in weights.items() if weight > 120_000} == {}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_examples_are_with_the_rules_alone(game: Game) -> None:
    assert read(f"games/{game.slug}").count("<ubao-board") == 1
    assert "<ubao-demo" in read(f"games/{game.slug}/rules")
    for room in set(ROOMS) - {"rules/"}:
        assert "<ubao-demo" not in read(f"games/{game.slug}/{room}")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_teachers_find_every_plan_of_a_game(game: Game) -> None:
    html = read(f"games/{game.slug}/teach")
    plans = re.findall(r'<h2 id="[^"]*"><a href="\.\./\.\./\.\./plans/([^"/]*)/">', html)
    assert game.slug in plans
    for plan in plans:
        for way in ("", "run/", "print/", "print/#sheet-rule-card", "print/#sheet-pieces"):
            assert f'href="../../../plans/{plan}/{way}"' in html
            assert not (anchor := way.partition("#")[2]) or (
                f'id="{anchor}"' in read(f"plans/{plan}/print")
            )


def test_no_room_but_the_first_is_in_the_navigation_and_games_is_marked() -> None:
    for room in ROOMS:
        html = read(f"games/oware/{room}")
        (nav,) = re.findall(r'<nav class="md-nav md-nav--primary.*?</nav>\s*</div>', html, re.S)
        assert not re.search(r'href="[^"]*games/[^"]*/(learn|rules|teach)/"', nav)
        (up,) = re.findall(r'<a class="ubao-up" href="([^"]*)">Games</a>', html)
        assert posixpath.normpath(posixpath.join("games/oware", room, up)) == "games"


# Other people's sites

OWN = {
    "index.md": "# A school\n",
    "games/oware.md": f"---\ntitle: Ours\n---\n\n{BOARD}",
    "games/kpo.md": f"# Kpo at Hill School\n\n{BOARD}",
    "games/kpo/rules.md": "# Rules\n\n## Who begins?\n\nThe guest.\n",
}


def test_a_school_has_the_rooms_whose_pages_it_has(tmp_path: Path) -> None:
    folder = write(tmp_path, OWN)
    done = build(folder, "--strict")
    assert done.returncode == 0, done.stderr
    site = folder / "site"
    names = ["Play", "Learn", "Puzzles", "Rules"]
    for page in ("games/oware", "games/kpo", "games/kpo/rules", "games/oware/rules"):
        assert [name for name, _, _ in read_bar(read(page, site))] == names
    # A page that has no heading is given one; a heading of its own stays, and its title.
    assert HEADING.findall(read("games/oware", site)) == ["Oware"]
    assert HEADING.findall(read("games/kpo", site)) == ["Kpo at Hill School"]
    assert "<title>Kpo at Hill School" in read("games/kpo", site)
    assert "The guest." in read("games/kpo/rules", site)
    assert "Hide a seed in one of your fists" in read("games/oware/rules", site)
