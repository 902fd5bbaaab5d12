"""Boards on a plain page of one's own: the example of docs/authors, and what may be wrong there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect

from game_core import get
from tests.e2e import PATIENCE
from tests.e2e.board import Board
from tests.e2e.drawing import expect_drawing
from tests.e2e.screens import SETTLED
from tests.e2e.server import StaticHost, hold
from tests.e2e.visit import Visit
from tests.help.curriculum import FAMILIES
from tests.help.least_generator import build as generate
from tests.help.paths import ROOT, SITE
from tests.help.small_site import BOARD, write
from widgets import command
from widgets.finish.policy import protect

pytestmark = pytest.mark.undrawn

EXAMPLE = ROOT / "docs" / "authors" / "plain.html"
GUIDE = EXAMPLE.with_name("embed.md")
RUNTIME = "*/runtime/*"
LISTEN = """
  window.heard = [];
  document.addEventListener('ubao-error', ({ detail }) => heard.push(detail));
  // Boards that call themselves ready and do not know what may be played.
  window.early = new Set();
  setInterval(() => {
    for (const board of document.querySelectorAll('ubao-board')) {
      if (board.state === 'ready' && !(board.position && board.legal.length)) early.add(board.game);
    }
  });
"""


# A board's mistake, the error's code, and its message.
WRONG = (
    ('game="owari"', "unknown-game", "“owari” is not a game. Did you mean oware"),
    ("", "unknown-game", "is not a game."),
    (
        'game="oware" position="5,4,4,4,4,4/4,4,4,4,4,4 0-0 S"',
        "bad-position",
        "Look at the cups, character 1. There should be 48 seeds in cups and stores, not 49.",
    ),
    ('game="oware" viewpoint="w"', "bad-request", "“w” isn't a side of Oware."),
)


class Host:
    """A web server with the built assets, and pages added by tests."""

    def __init__(self, server: StaticHost, folder: Path) -> None:
        self.server = server
        self.folder = folder

    def write(self, path: str, html: str) -> str:
        """Put a page below the server's root; return its address."""
        target = self.folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(html, encoding="utf-8")
        return self.server.url + path


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder = tmp_path_factory.mktemp("web")
    if not (SITE / "index.html").is_file():
        pytest.fail("The site is not built: run make build.", pytrace=False)
    for name in ("assets/ubao", "shared/play"):
        (folder / name).parent.mkdir()
        (folder / name).symlink_to(SITE / "assets" / "ubao")
    with StaticHost(folder) as server:
        yield Host(server, folder)


@pytest.fixture
def stranger(browser: Browser, host: Host) -> Iterator[Page]:
    """A page on somebody else's web server, which must work without any complaint."""
    visit = Visit(host.server.origin)
    # On a slow machine a test lasts until boards ask for the worker, which isn't there.
    with browser.new_context(service_workers="block") as context:
        context.set_default_timeout(PATIENCE)
        visit.watch(context)
        # Browsers request an icon from every server.
        context.route("**/favicon.ico", lambda route: route.fulfill(body=""))
        page = context.new_page()
        page.emulate_media(reduced_motion="reduce")
        page.add_init_script(LISTEN)
        yield page
    host.server.faults.clear()
    assert visit.problems(faulty=False) == []


def make_page(board: str) -> str:
    """A page with the first two lines of the guide, and a board."""
    lines = GUIDE.read_text(encoding="utf-8").partition("```html\n")[2].splitlines()[:2]
    return f"<!doctype html><html lang=en><title>A page</title>{''.join(lines)}{board}"


def play_oware(page: Page) -> None:
    oware = Board(page)
    oware.expect_game()
    oware.play("C", "d", "F")
    oware.expect_game("C", "d", "F")
    oware.undo.click()
    oware.expect_game("C", "d")


def play_amphora(page: Page) -> None:
    """Play three turns of the second board, each in two parts; Black sits at the bottom."""
    amphora = Board(page, page.locator("ubao-board").nth(1))
    position = get("amphora").parse("ppkpp/p1p/5/4p2/7/1P3/PKP/PP1PP w Gg 00 -")
    for turn in ("c3b3", "d8d7", "c1d1"):
        amphora.choose(turn[:2])
        expect(amphora.cup(turn[2:])).to_have_attribute("data-legal", "")
        amphora.choose(turn[2:])
        position = position.play(turn)
        expect(amphora.loc).to_have_js_property("position", str(position))
        expect(amphora.chosen).to_have_count(0)
    expect_drawing(amphora.svg, str(position), "b", slug="amphora")


def test_the_guide_shows_the_examples_own_lines() -> None:
    shown = GUIDE.read_text(encoding="utf-8").partition("```html\n")[2].partition("```")[0]
    example = EXAMPLE.read_text(encoding="utf-8").splitlines()
    assert len(shown.splitlines()) == 3
    assert set(shown.splitlines()) <= set(example)


@pytest.mark.parametrize(
    ("path", "home", "strict"),
    [
        ("authors/plain.html", "../assets/ubao/", False),
        ("a/b/page.html", "../../shared/play/", True),
    ],
    ids=["no-policy", "strict-policy"],
)
def test_the_example_plays(stranger: Page, host: Host, path: str, home: str, strict: bool) -> None:
    html = EXAMPLE.read_text(encoding="utf-8").replace("../assets/ubao/", home)
    stranger.goto(host.write(path, protect(html) if strict else html))
    play_oware(stranger)
    play_amphora(stranger)
    assert stranger.evaluate("heard") == []
    assert stranger.evaluate("[...early]") == []


def test_scripts_of_two_sites_on_one_page_get_along(stranger: Page, host: Host) -> None:
    other = '<script type="module" src="../shared/play/ubao.js"></script>'
    boards = "<ubao-board game='oware'></ubao-board><ubao-board game='amphora'></ubao-board>"
    stranger.goto(host.write("two/page.html", make_page(other + boards)))
    stranger.wait_for_load_state("networkidle")
    oware = Board(stranger)
    oware.play("C")
    oware.expect_game("C")


def test_a_site_that_mkdocs_never_saw_plays(stranger: Page, host: Host) -> None:
    """Prepared, converted by Python-Markdown alone, finished."""
    folder = host.folder / "alone"
    folder.mkdir()
    write(folder, {"index.md": f"# Home\n\n{BOARD}"}, "nav: [index.md]\n")
    config = str(folder / "mkdocs.yml")
    assert command.main(["prepare", str(folder / "prepared"), "--config", config]) == 0
    assert command.main(["finish", str(generate(folder))]) == 0
    stranger.goto(host.server.url + "alone/site/")
    play_oware(stranger)


def test_what_is_wrong_is_said(stranger: Page, host: Host) -> None:
    boards = "".join(f"<ubao-board {board}></ubao-board>" for board, _, _ in WRONG)
    html = make_page(f"{boards}<ubao-board game='oware'></ubao-board>")
    stranger.goto(host.write("wrong/page.html", html))
    for number, (_, _, sentence) in enumerate(WRONG):
        wrong = Board(stranger, stranger.locator("ubao-board").nth(number))
        expect(wrong.said).to_contain_text(sentence)
        expect(wrong.said).to_be_visible()
        expect(wrong.loc).not_to_contain_text("on its way")
    heard = stranger.evaluate("heard")
    assert [fault["code"] for fault in heard] == [code for _, code, _ in WRONG]
    for fault, (_, _, sentence) in zip(heard, WRONG, strict=True):
        assert sentence in fault["message"]
    # The page's other board isn't affected.
    Board(stranger, stranger.locator("ubao-board").last).expect_game()


def measure(places: Locator) -> dict[int, list[FloatRect | None]]:
    """Return where some things are in windows of three widths."""
    found = {}
    for width in (1280, 600, 360):
        # All boards are on the screen, so that none is left out of the layout.
        places.page.set_viewport_size({"width": width, "height": 6000})
        # Lists of turns open and close with the width, by the next frame.
        places.page.evaluate(SETTLED)
        found[width] = [place.bounding_box() for place in places.all()]
    return found


def test_the_places_of_boards_are_kept(stranger: Page, host: Host) -> None:
    held = hold(RUNTIME)
    host.server.faults.append(held)
    board = "<ubao-board game='{}'>A game of two.</ubao-board>"
    html = make_page("".join(map(board.format, FAMILIES.values())))
    stranger.goto(host.write("sizes/page.html", html))
    waiting = stranger.get_by_text("The board is loading.")
    expect(waiting).to_have_count(len(FAMILIES))
    expect(stranger.locator("ubao-board", has_text="A game of two.")).to_have_count(0)
    places = measure(waiting)
    held.release()
    svgs = stranger.locator("ubao-board svg.ubao-svg")
    expect(svgs).to_have_count(len(FAMILIES))
    expect(waiting).to_have_count(0)
    for width, boards in measure(svgs).items():
        for game, kept, drawn in zip(FAMILIES.values(), places[width], boards, strict=True):
            assert kept is not None
            assert drawn is not None
            if game == "double-eighteen-stone-chess" and width == 600:
                # So wide a board scrolls on a small screen.
                drawn["width"] = kept["width"]
            assert drawn == pytest.approx(kept, abs=1.5), (game, width)
