"""The site packed to use anywhere: from a stick, and in the frame of a restrictive host."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from urllib.parse import urlsplit
from zipfile import ZipFile

import pytest
from libzim.writer import Compression, Creator
from playwright.sync_api import Browser, Playwright, expect

from game_core import GAMES
from tests.e2e import PATIENCE, WHOLE
from tests.e2e.abilities import find_out, read_column
from tests.e2e.anywhere import Place
from tests.e2e.board import Board
from tests.e2e.server import PACKED
from tests.e2e.test_firefox import find_firefox
from tests.e2e.turns import open_share
from tests.e2e.visit import Visit, known
from tests.help import kiwix
from tests.help.hostile_host import NAME, SANDBOX, serve_hostile
from tests.help.paths import SITE
from widgets.packs import zim
from widgets.packs.making import FOLDER, make_packs
from widgets.packs.parts import read_part

pytestmark = pytest.mark.undrawn

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
ENGINES = ["browser", *(["firefox"] if WHOLE else [])]


CANONICAL = """(address) => document.head.append(
  Object.assign(document.createElement('link'), { rel: 'canonical', href: address }))"""


@pytest.fixture(scope="module")
def packs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that all packs are made from, and the pack for a stick."""
    folder = tmp_path_factory.mktemp("my packs")
    assert next(make_packs(SITE, folder))[0] == "stick.zip"
    return folder


@pytest.fixture(scope="module")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    """Firefox, if it's installed."""
    path = find_firefox()
    if path is None:
        pytest.skip("no Firefox is installed here (firefox-esr, or UBAO_FIREFOX)")
    browser = playwright.firefox.launch(
        channel="moz-firefox",
        executable_path=path,
        firefox_user_prefs={
            "network.dns.localDomains": NAME,
            # As for everybody, each file has its own origin. Drivers turn that off.
            "security.fileuri.strict_origin_policy": True,
        },
    )
    yield browser
    browser.close()


@pytest.fixture(scope="module", params=PLACES, ids=", ".join)
def place(request: pytest.FixtureRequest, packs: Path) -> Iterator[Place]:
    """A visit to the folder, during which nothing may fail or contact another host."""
    engine, where = request.param
    browser = request.getfixturevalue("browser" if engine == "Chromium" else "firefox")
    folder = packs / FOLDER
    if where == "from a stick":
        yield from _visit(browser, "file://", folder.as_uri() + "/", "")
    else:
        yield from _show(browser, serve_hostile(folder))


def _show(
    engine: Browser, serving: AbstractContextManager[tuple[str, str]], *forbidden: str
) -> Iterator[Place]:
    with serving as (frame, url):
        yield from _visit(engine, url.removesuffix(urlsplit(url).path), url, frame, *forbidden)


def _visit(engine: Browser, origin: str, url: str, frame: str, *forbidden: str) -> Iterator[Place]:
    """A visit; browsers may complain about a frame if that's what is tested."""
    visit = Visit(origin, [frame] if frame else [])
    state = known(origin, PACKED) if frame else None
    with engine.new_context(reduced_motion="reduce", storage_state=state) as context:
        context.set_default_timeout(PATIENCE)
        visit.watch(context)
        page = context.new_page()
        if frame:
            page.goto(frame)
            assert not page.evaluate("isSecureContext")
        yield Place(page, page.frames[-1] if frame else page, url)
    problems = visit.problems(faulty=False)
    assert [each for each in problems if not any(word in each for word in forbidden)] == []


def test_games_are_played_and_offered_when_their_page_comes_again(place: Place) -> None:
    for slug in PLAYED:
        place.play_turn(slug)
    place.open_board("kpo")
    expect(place.root.get_by_role("button", name="Go on").first).to_be_visible()


def test_a_puzzle_a_tutorial_and_a_lesson(place: Place) -> None:
    place.try_puzzles()
    place.solve_first_step()
    assert place.read(f"{PACKED}training")
    place.rest()
    place.run_lesson()
    place.forget()
    assert not place.read(f"{PACKED}training")


def test_search_finds_a_word_and_leads_there(place: Place) -> None:
    place.search("help/index.html")


def test_the_page_for_publishers_tells_what_works(
    place: Place, request: pytest.FixtureRequest
) -> None:
    # Without its frame, the hostile host is a school's box.
    where = {"from a stick": "Stick", "in a hostile frame": "Box"}
    engine, at = request.node.callspec.params["place"]
    name = where[at] + (f", {engine}" if (engine, at) == ("Firefox", "from a stick") else "")
    page = place.page.context.new_page()
    assert find_out(Place(page, page, place.url)) == read_column(name)


@pytest.fixture(scope="module")
def stick(packs: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The stick's pack, unzipped."""
    folder = tmp_path_factory.mktemp("my stick")
    with ZipFile(packs / "stick.zip") as archive:
        archive.extractall(folder)
    (home,) = folder.iterdir()
    return home


@pytest.mark.parametrize("engine", ENGINES)
def test_the_stick_begins_with_a_page_from_which_clicks_lead_to_all(
    stick: Path, request: pytest.FixtureRequest, engine: str
) -> None:
    assert {path.name for path in stick.iterdir()} == {"START.html", "READ ME.txt", "site"}
    url = (stick / "site").as_uri() + "/"
    for place in _visit(request.getfixturevalue(engine), "file://", url, ""):
        page = place.page
        page.goto((stick / "START.html").as_uri())
        page.wait_for_url("**/site/index.html")
        expect(page.locator("[hreflang]")).to_have_count(0)
        tabs, main = (
            page.get_by_role("navigation", name="Tabs", exact=True),
            page.get_by_role("main"),
        )
        tabs.get_by_role("link", name="Games").click()
        main.get_by_role("link", name="Kpo", exact=True).first.click()
        board = Board(page)
        board.expect_state("ready")
        board.loc.locator("[data-legal]").first.click()
        expect(board.loc).to_have_js_property("moves", ["A"])
        page.get_by_role("navigation", name="Pages of this game").get_by_role(
            "link", name="Puzzles"
        ).click()
        puzzle = page.locator("ubao-puzzle").first
        expect(puzzle).to_have_attribute("stage", "open")
        place.open("class/sets/index.html")
        page.get_by_role("combobox", name="Start from").select_option(index=1)
        own = page.get_by_role("region", name="Your set")
        link = own.get_by_role("textbox", name="A link to this set").input_value()
        assert link.startswith(f"{url}set/index.html#")
        page.goto(link)
        expect(puzzle).to_have_attribute("stage", "open")
        if engine == "browser":
            # In Firefox, each page has its own storage.
            board = place.open_board("kpo")
            expect(page.get_by_role("button", name="Go on").first).to_be_visible()
            # A file's address is useless to others; the school website's isn't, if it's known.
            share = open_share(board)
            expect(share.loc).to_contain_text("no address on the web")
            expect(share.link.or_(share.frame).or_(share.code)).to_have_count(0)
            expect(share.position).to_have_value(board.loc.get_attribute("position") or "")
            share.answer("Done")
            page.evaluate(CANONICAL, "https://school.example/ubao/games/kpo/")
            share = open_share(board)
            expect(share.link).to_have_value(
                re.compile(r"https://school\.example/ubao/games/kpo/#g=")
            )
            expect(share.code).to_be_visible()
            share.answer("Done")
        place.rest()
        page.get_by_role("banner").get_by_role("link", name="Ubao").click()
        tabs.get_by_role("link", name="Teach").click()
        main.get_by_role("link", name="Oware: count first, then sow", exact=True).click()
        main.get_by_role("link", name="15 min").first.click()
        expect(page.get_by_role("timer")).to_have_text("3:00")
        page.get_by_role("button", name="Start the clock").click()
        expect(page.get_by_role("timer")).not_to_have_text("3:00")
        place.search("help/index.html")
        if engine == "browser":
            assert find_out(place) == read_column("Stick")


@pytest.fixture(scope="module")
def archive(packs: Path) -> Path:
    """The archive for Kiwix, uncompressed, since compression is slow and changes no content."""
    with pytest.MonkeyPatch.context() as patch:
        plain = Compression.none
        patch.setattr(zim, "Creator", lambda path: Creator(path).config_compression(plain))
        list(zim.write_zim(packs / FOLDER, packs, "Ubao", "en"))
    return packs / "kiwix.zim"


@pytest.mark.parametrize("engine", ENGINES)
def test_an_archive_for_kiwix_plays_in_the_frame_of_its_server(
    archive: Path, request: pytest.FixtureRequest, engine: str
) -> None:
    browser = request.getfixturevalue(engine)
    for place in _show(browser, kiwix.serve_archive(archive)):
        place.play_turn("kpo")
        place.try_puzzles()
        place.solve_first_step()
        place.rest()
        place.run_lesson()
        place.search("help/index.html")
        assert find_out(place, kiwix.SANDBOX) == read_column("Kiwix server")


@pytest.fixture
def kolibri(packs: Path, browser: Browser, tmp_path: Path, part: str) -> Iterator[Place]:
    """A part's zip in the frame of Kolibri's player."""
    for name, content in read_part(packs / FOLDER, part):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(content)
    # Opening a window, and printing: the page says that neither is possible.
    yield from _show(browser, serve_hostile(tmp_path), "'allow-popups'", "'allow-modals'")


@pytest.mark.parametrize("part", ["games/oware/"])
def test_a_game_for_kolibri_plays_in_its_frame(kolibri: Place) -> None:
    place = kolibri
    board = Board(place.page, place.root.locator("ubao-board").first)
    board.play("C")
    expect(board.loc).to_have_js_property("moves", ["C"])
    board.use(board.tools.get_by_role("button", name="Share and save", include_hidden=True))
    share = place.root.get_by_role("dialog", name="Share and save")
    expect(share).to_contain_text("no address on the web")
    expect(share.get_by_role("textbox", name="A link to this game")).to_have_count(0)
    share.get_by_role("button", name="Done").click()
    place.try_puzzles("games/oware/puzzles/index.html")
    place.solve_first_step()
    place.rest()
    place.search("games/oware/teach/index.html")
    assert find_out(place, SANDBOX) == read_column("Kolibri")


@pytest.mark.parametrize("part", ["plans/oware/"])
def test_a_plan_for_kolibri_is_run_in_its_frame(kolibri: Place) -> None:
    place, root = kolibri, kolibri.root
    place.page.clock.install()
    root.get_by_role("link", name="Run this plan").click()
    root.get_by_role("button", name="Start the clock").click()
    place.page.clock.run_for(1000)
    expect(root.get_by_role("timer")).not_to_have_text("5:00")
    board = Board(place.page, root.locator("ubao-board:visible"))
    board.expect_state("ready")
    board.choose("D")
    expect(board.loc).to_have_js_property("moves", ["D"])
    root.get_by_role("button", name="Next").click()
    expect(root.get_by_role("heading", level=2)).to_contain_text("Model round")
    # Windows and printing are forbidden.
    root.get_by_role("button", name="Open the wall").click()
    place.page.clock.run_for(10_000)
    expect(root.locator(".plan-run__status")).to_contain_text("No second window yet?")
    assert place.find_astray() == []
    root.get_by_role("link", name="Back to the plan").click()
    expect(root.get_by_role("link", name="15 min")).to_be_visible()
    assert place.find_astray() == []
    expect(root.get_by_text("https://")).not_to_have_count(0)
    root.get_by_role("link", name="Print").first.click()
    root.get_by_role("button", name="Print").click()
    expect(root.get_by_text("If no print window appeared")).to_be_visible()
    assert place.find_astray() == []
