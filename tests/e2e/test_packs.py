"""The site packed to be used anywhere: from a stick, and in a frame of a host that forbid much."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import Browser, Playwright, expect

from game_core import GAMES
from tests.e2e import PATIENCE
from tests.e2e.abilities import find_out, read_column
from tests.e2e.anywhere import Place
from tests.e2e.board import Board
from tests.e2e.test_firefox import find_firefox
from tests.e2e.visit import Visit, known
from tests.help.hostile_host import NAME, SANDBOX, serve_hostile
from tests.help.paths import SITE
from widgets.packs.cut import cut
from widgets.packs.making import FOLDER, make_packs

WHOLE = "EVERYWHERE" in os.environ
"""Whether all games are played in both places by both engines, as `make packs-test` does it."""
PLAYED = (
    [game.slug for game in GAMES]
    if WHOLE
    else ["kpo", "african-queen", "double-eighteen-stone-chess"]
)
PLACES = [
    ("Chromium", "in a hostile frame"),
    ("Firefox", "from a stick"),
    *([("Chromium", "from a stick"), ("Firefox", "in a hostile frame")] if WHOLE else []),
]
"""Each engine and each place is among the first two."""


@pytest.fixture(scope="module")
def packs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that all packs are cut from, and the pack for a stick."""
    folder = tmp_path_factory.mktemp("my packs")
    assert next(make_packs(SITE, folder))[0] == "stick.zip"
    return folder


@pytest.fixture(scope="module")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    """Firefox, where there is one."""
    path = find_firefox()
    if path is None:
        pytest.skip("no Firefox is installed here (firefox-esr, or UBAO_FIREFOX)")
    browser = playwright.firefox.launch(
        channel="moz-firefox",
        executable_path=path,
        firefox_user_prefs={
            "network.dns.localDomains": NAME,
            # As it is for everybody: each file has an origin of its own. Drivers turn that off.
            "security.fileuri.strict_origin_policy": True,
        },
    )
    yield browser
    browser.close()


@pytest.fixture(scope="module", params=PLACES, ids=", ".join)
def place(request: pytest.FixtureRequest, packs: Path) -> Iterator[Place]:
    """A visit to the folder, during which nothing may fail or ask anybody for anything."""
    engine, where = request.param
    browser = request.getfixturevalue("browser" if engine == "Chromium" else "firefox")
    folder = packs / FOLDER
    if where == "from a stick":
        yield from _visit(browser, "file://", folder.as_uri() + "/", "")
    else:
        yield from _show(browser, folder)


def _show(engine: Browser, folder: Path) -> Iterator[Place]:
    with serve_hostile(folder) as (frame, url):
        yield from _visit(engine, url.partition("/our")[0], url, frame)


def _visit(engine: Browser, origin: str, url: str, frame: str) -> Iterator[Place]:
    visit = Visit(origin, [frame] if frame else [])
    state = known(origin) if frame else None
    with engine.new_context(reduced_motion="reduce", storage_state=state) as context:
        context.set_default_timeout(PATIENCE)
        visit.watch(context)
        page = context.new_page()
        if frame:
            page.goto(frame)
            assert not page.evaluate("isSecureContext")
        yield Place(page, page.frames[-1] if frame else page, url)
    assert visit.problems(faulty=False) == []


def test_games_are_played_and_offered_when_their_page_comes_again(place: Place) -> None:
    for slug in PLAYED:
        place.play_turn(slug)
    place.open_board("kpo")
    expect(place.root.get_by_role("button", name="Go on").first).to_be_visible()


def test_a_puzzle_a_tutorial_and_a_lesson(place: Place) -> None:
    place.try_puzzles()
    place.solve_first_step()
    assert place.read("ubao:training")
    place.run_lesson()
    place.forget()
    assert not place.read("ubao:training")


def test_search_finds_a_word_and_leads_there(place: Place) -> None:
    place.search("help/index.html")


def test_the_page_for_publishers_tells_what_works(
    place: Place, request: pytest.FixtureRequest
) -> None:
    # The hostile host without its frame is a box.
    where = {"from a stick": "Stick", "in a hostile frame": "Box"}
    engine, at = request.node.callspec.params["place"]
    name = where[at] + (f", {engine}" if (engine, at) == ("Firefox", "from a stick") else "")
    page = place.page.context.new_page()
    assert find_out(Place(page, page, place.url)) == read_column(name)


def test_the_stick_begins_with_a_page_that_leads_on(
    packs: Path, browser: Browser, tmp_path: Path
) -> None:
    with ZipFile(packs / "stick.zip") as archive:
        archive.extractall(tmp_path)
    (home,) = tmp_path.iterdir()
    assert {path.name for path in home.iterdir()} == {"START.html", "READ ME.txt", "site"}
    with browser.new_context() as context:
        page = context.new_page()
        page.goto((home / "START.html").as_uri())
        page.wait_for_url("**/site/index.html")
        expect(page.locator("[hreflang]")).to_have_count(0)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        # Not all that plays from a stick in Firefox does so in Chromium.
        place = Place(page, page, (home / "site").as_uri() + "/")
        place.play_turn("kpo")
        assert find_out(place) == read_column("Stick")


def test_a_game_for_kolibri_plays_in_its_frame(
    packs: Path, browser: Browser, tmp_path: Path
) -> None:
    for name, content in cut(packs / FOLDER, "games/oware/"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(content)
    for place in _show(browser, tmp_path):
        place.open("index.html")
        board = Board(place.page, place.root.locator("ubao-board").first)
        board.play("C")
        expect(board.loc).to_have_js_property("moves", ["C"])
        place.try_puzzles("games/oware/puzzles/index.html")
        place.solve_first_step()
        place.search("games/oware/teach/index.html")
        assert find_out(place, SANDBOX) == read_column("Kolibri")
