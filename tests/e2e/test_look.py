"""The look: fonts from the site itself, contrast, print, forced colors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from game_core import GAMES
from tests.e2e.board import Board
from tests.e2e.letters import list_fonts
from tests.e2e.looking import SHIFTS
from tests.e2e.server import StaticHost, hold
from tests.help.paths import SITE

pytestmark = pytest.mark.usefixtures("without_python")

BARE = ("amphora", "african-queen")
"""Boards with letters in squares."""
SOWING = [game.slug for game in GAMES if game.family.sows]
FRAMED = [game.slug for game in GAMES if game.slug not in (*SOWING, *BARE)]
NAMES = "Ọ̀wàrẹ̀, Ayò, ɔwarɛ, ŋ, Ḥūrāʿ, ẹ́, Wàrì → × ½ “…”"
"""Names and characters that pages may contain."""
LETTERS = 110_000
"""The most bytes of fonts on a first visit."""

# Readers' preferences on their devices: colors, and contrast.
SIGHTS: tuple[tuple[Literal["light", "dark"], Literal["no-preference", "more"]], ...] = (
    ("light", "no-preference"),
    ("light", "more"),
    ("dark", "more"),
    ("dark", "no-preference"),
)

# Foreground, background, and the contrast they need.
ON_WOOD = (
    (".letter", "fill", "svg", "backgroundColor", 4.5),
    (".cup .count", "fill", "svg", "backgroundColor", 4.5),
    (".store .count", "fill", ".tray", "fill", 4.5),
    (".seed", "fill", ".bowl", "fill", 3.0),
    ("[data-legal] .ring", "stroke", ".bowl", "fill", 3.0),
    (":focus-visible .hit", "stroke", "svg", "backgroundColor", 3.0),
)
ON_SQUARES = (
    ("[data-legal] .ring", "stroke", ".light .square, .plain .square", "fill", 3.0),
    ("[data-legal] .ring", "stroke", ".dark .square, .holed .square", "fill", 3.0),
)
ON_FRAME = (*ON_SQUARES, (".coordinate", "fill", ".frame", "fill", 4.5))
IN_SQUARES = (
    *ON_SQUARES,
    (".coordinate", "fill", ".light .square, .plain .square", "fill", 4.5),
    (".coordinate", "fill", ".dark .square, .holed .square", "fill", 4.5),
)
CONTRASTS = """(board, pairs) => {
  const context = document.createElement('canvas').getContext('2d');
  const shine = (selector, name) => {
    const place = board.querySelector(selector === 'svg' ? 'svg' : `svg :is(${selector})`);
    context.fillStyle = getComputedStyle(place)[name];
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map(
      (part) => (part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  return pairs.map(([front, frontName, back, backName]) => {
    const [one, two] = [shine(front, frontName), shine(back, backName)];
    return Math.max(one, two) / Math.min(one, two);
  });
}"""
IS_IN = "(scheme) => document.body.dataset.mdColorScheme === scheme"


def write_into(place: Locator, words: str) -> None:
    place.evaluate("(element, words) => { element.textContent = words; }", words)


def test_names_are_written_in_our_letters_with_all_their_marks(page: Page, site: str) -> None:
    page.goto(site)
    lead, heading = page.locator(".ubao-lead").first, page.locator("h1")
    write_into(lead, NAMES)
    write_into(heading, "Ọ̀wàrẹ̀ and Ayò")
    page.evaluate("document.fonts.ready")
    assert list_fonts(lead) == {"Ubao Text"}
    assert list_fonts(heading) == {"Ubao Heading"}
    assert list_fonts(page.locator(".letter").first) == {"Ubao Text"}


def test_a_first_visit_takes_few_bytes_of_letters(page: Page, server: StaticHost) -> None:
    page.goto(f"{server.url}games/oware/")
    page.evaluate("document.fonts.ready")
    fonts = {path for path in server.requests if path.endswith(".woff2")}
    assert len(fonts) >= 3
    assert sum((SITE / path).stat().st_size for path in fonts) <= LETTERS


def test_letters_that_come_late_move_nothing(page: Page, server: StaticHost) -> None:
    late = hold("assets/ubao/fonts/*")
    server.faults.append(late)
    page.add_init_script(f"({SHIFTS})()")
    page.goto(f"{server.url}games/", wait_until="commit")
    text = page.locator(".ubao-lead")
    expect(text).to_be_visible()
    assert list_fonts(text).isdisjoint({"Ubao Text"})
    # A script that comes late moves things, too; it has.
    expect(page.get_by_text("All 13 games are shown.")).to_be_visible()
    before = page.evaluate("shifted")
    late.release()
    page.evaluate("document.fonts.ready")
    expect(page.locator("body")).to_be_visible()
    assert list_fonts(text) == {"Ubao Text"}
    # Google calls a page good up to 0.1.
    assert page.evaluate("shifted") - before < 0.02


@pytest.mark.parametrize(
    ("games", "pairs"), [(SOWING, ON_WOOD), (FRAMED, ON_FRAME), (BARE, IN_SQUARES)]
)
def test_every_board_has_contrast(
    page: Page, site: str, games: Sequence[str], pairs: Sequence[tuple[object, ...]]
) -> None:
    for game in games:
        page.goto(f"{site}games/{game}/")
        board = page.locator("ubao-board").first
        expect(board.locator(".ubao-seat").first).to_be_visible()
        board.locator("[data-cell]").first.focus()
        # Mangala begins with a choice that isn't a cup.
        asked = [pair for pair in pairs if game != "mangala" or pair[0] != "[data-legal] .ring"]
        for scheme, contrast in SIGHTS:
            page.emulate_media(color_scheme=scheme, contrast=contrast)
            page.wait_for_function(IS_IN, arg="slate" if scheme == "dark" else "default")
            found = board.evaluate(CONTRASTS, asked)
            for shade, (*pair, least) in zip(found, asked, strict=True):
                assert shade >= least, (game, scheme, contrast, pair)


def test_paper_has_no_tools_and_black_letters(page: Page, site: str) -> None:
    page.emulate_media(media="print", color_scheme="dark")
    for game in ("oware", "ayoayo", "african-queen"):
        page.goto(f"{site}games/{game}/")
        board = page.locator("ubao-board").first
        expect(board.locator("svg").first).to_be_visible()
        expect(board.locator(".ubao-tools")).to_have_count(1)
        for hidden in (".ubao-tools", ".ubao-words", ".ubao-seat", ".ubao-record"):
            for part in board.locator(hidden).all():
                expect(part).to_be_hidden()
        for hidden in (".md-header", ".md-tabs", ".md-footer"):
            expect(page.locator(hidden)).to_be_hidden()
        expect(page.locator("h1")).to_have_css("color", "rgb(0, 0, 0)")
        expect(board.locator("[data-legal] .ring").first).to_have_css("stroke", "none")
        for name in (".letter, .coordinate", ".count"):
            expect(board.locator(name).first).to_have_css("fill", "rgb(0, 0, 0)")


@pytest.mark.context(forced_colors="active")
def test_forced_colors_show_cells_choices_and_focus(page: Page, site: str) -> None:
    page.goto(f"{site}games/oware/")
    board = Board(page)
    board.expect_state("ready")
    stroke = "element => getComputedStyle(element).stroke"
    own, other = (board.cup(name).locator(".ring") for name in "Aa")
    assert board.cup("a").locator(".bowl").evaluate(stroke) != "none"
    assert own.evaluate(stroke) != "none"
    assert other.evaluate(stroke) == "none"
    # Not by color alone: the rim of a cup that can be played is dashed, and thicker.
    assert own.evaluate("element => getComputedStyle(element).strokeDasharray") != "none"
    before = board.cup("A").locator(".hit").evaluate(stroke)
    board.cup("A").focus()
    page.keyboard.press("ArrowRight")
    assert before == "none"
    assert board.cup("B").locator(".hit").evaluate(stroke) != "none"

    page.goto(f"{site}games/african-queen/")
    queen = Board(page)
    queen.expect_state("ready")
    plain, holed = (queen.loc.locator(f".{kind} .square").first for kind in ("plain", "holed"))
    fill = "element => getComputedStyle(element).fill"
    assert plain.evaluate(fill) != holed.evaluate(fill)
    assert queen.playable.first.locator(".ring").evaluate(stroke) != "none"
    queen.playable.first.focus()
    page.keyboard.press("ArrowUp")
    focused = queen.svg.locator("[data-cell]:focus-visible .square")
    assert focused.evaluate(stroke) != "none"


@pytest.mark.parametrize("path", ["", "games/", "games/double-eighteen-stone-chess/"])
def test_at_twice_the_size_nothing_is_lost_sideways(page: Page, site: str, path: str) -> None:
    # A window of 1280 pixels at 200% is one of 640, with twice the resolution.
    page.set_viewport_size({"width": 640, "height": 450})
    page.goto(site + path)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 640
    expect(page.locator("h1")).to_be_visible()


def test_a_card_leads_to_its_game_wherever_it_is_touched(page: Page, site: str) -> None:
    page.goto(f"{site}games/")
    card = page.locator(".ubao-cards li", has_text="Layli Goobalay")
    expect(card.get_by_role("img", name="Layli Goobalay board")).to_be_visible()
    expect(card.get_by_role("link")).to_have_count(1)
    card.click(position={"x": 12, "y": 12})
    expect(page).to_have_url(f"{site}games/layli-goobalay/")
