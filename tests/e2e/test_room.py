"""Every game on its own page, where the board takes the screen: what is asked of each of them.

Whatever is played, it is as the rules say, all of it is seen, and nothing moves. A page is led from
the start to the end of its longest sample game, and leads a newcomer through the first turn; at
each state its window takes the size of eight screens.
"""

from __future__ import annotations

import random
from typing import TypedDict
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from game_core import GAMES, Game, Record, get
from tests.e2e.board import Board
from tests.e2e.coach import Coach
from tests.e2e.dialogs import Dialog
from tests.e2e.drawing import expect_drawing
from tests.e2e.screens import LYING, SMALL, UPRIGHT, Screen, look
from tests.e2e.shared import Share
from tests.e2e.sign import CHOICE, CUP, PIECE, SOWN, TARGET, Sign, come_new
from tests.e2e.test_games import pick_parts, play_parts
from tests.e2e.test_tutorials import FAMILIES
from tests.e2e.turns import Offer
from tests.help.samples import read_samples

pytestmark = pytest.mark.undrawn

BUTTON = 44
"""The least side of a button, in pixels."""
CELL = 44
"""The least side of a cell."""
FILE = 36
"""The same where sixteen files need it, or nine."""
TURNS = 30
BY_MOUSE = 6
WIDE = "double-eighteen-stone-chess"
SMALLER = {
    # All of it at once; it can be shown larger, see below.
    (WIDE, UPRIGHT): 24,
    (WIDE, SMALL): 20,
    (WIDE, LYING): 27,
}
"""Where a cell is smaller, since the whole board is to be seen."""

EVERY = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug, scope="module")
"""All of it is asked of one game and then of the next, so that each page is opened once."""

PLAY = "async (board, moves) => { for (const move of moves) await board.play(move); }"

PLACES = """() => {
  scrollTo({ top: 0, behavior: 'instant' });
  const board = document.querySelector('ubao-board');
  const place = (part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const least = (all) => Math.min(...[...all].map((part) => {
    const { width, height } = part.getBoundingClientRect();
    return Math.min(width, height);
  }));
  const seen = (selector) => (
    [...board.querySelectorAll(selector)].filter((part) => part.checkVisibility())
  );
  return {
    parts: Object.fromEntries(seen('[data-part]').map((part, index) => (
      [`${part.dataset.part} ${index}`, place(part)]
    ))),
    drawing: place(board.querySelector('svg.ubao-svg')),
    cell: least(board.querySelectorAll('[data-cell] :is(.square, .hit)')),
    button: least(seen('.ubao-tools > button, .ubao-words button')),
    cut: seen('.ubao-words button').filter((button) => {
      const words = button.closest('.ubao-words').getBoundingClientRect();
      return button.getBoundingClientRect().bottom > words.bottom + 1;
    }).map((button) => button.textContent),
    above: board.getBoundingClientRect().top,
    width: board.getBoundingClientRect().width,
    sideways: document.documentElement.scrollWidth - innerWidth,
  };
}"""

BOXES = """() => {
  const dialog = document.querySelector('dialog[open]');
  const button = [...dialog.querySelectorAll('form > .ubao-row button')].at(-1);
  return [dialog, button].filter((part) => part.checkVisibility()).map((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return [left, top, right, bottom];
  });
}"""
"""Where a window lies, and its last button."""


class Places(TypedDict):
    """What is where, as left, top, right and bottom, and the least of what is touched, in px."""

    parts: dict[str, list[float]]
    drawing: list[float]
    cell: float
    button: float
    cut: list[str]
    above: float
    width: float
    sideways: float


class Watch:
    """Looks at a page on all screens, and remembers where board and tools were at first."""

    def __init__(self, page: Page, game: Game) -> None:
        self.page = page
        self.game = game
        self.first: dict[Screen, dict[str, list[float]]] = {}

    def look(self, state: str) -> None:
        """Everything is in sight and where it was."""
        places: Places
        for screen, places in look(self.page, PLACES):
            told = f"{state} at {screen}: {places}"
            self.expect_in_sight(places, screen, told)
            first = self.first.setdefault(screen, places["parts"])
            assert places["parts"].keys() == first.keys(), told
            for part, place in places["parts"].items():
                assert place == pytest.approx(first[part], abs=1), f"{part} moved, {told}"

    def expect_in_sight(self, places: Places, screen: Screen, told: str) -> None:
        """All parts are inside the window, the board large in it, and targets large enough."""
        assert [part.split()[0] for part in places["parts"]] == [
            "players", "board", "players", "status", "tools",
        ], told  # fmt: skip
        for part, (left, top, right, bottom) in places["parts"].items():
            assert left >= -1, f"{part}, {told}"
            assert top >= -1, f"{part}, {told}"
            assert right <= screen.width + 1, f"{part}, {told}"
            assert bottom <= screen.height + 1, f"{part}, {told}"
        assert places["sideways"] <= 0, told
        assert not places["cut"], told
        slug = self.game.slug
        usual = FILE if slug == WIDE else CELL
        assert places["cell"] >= SMALLER.get((slug, screen), usual) - 0.5, told
        assert places["button"] >= BUTTON - 0.5, told
        assert places["width"] >= 0.95 * screen.width, told
        left, top, right, bottom = places["drawing"]
        width, height = right - left, bottom - top
        room = screen.height - places["above"]
        if screen.width > screen.height:
            # As high as there is room, or as wide as the panel beside it allows.
            assert height >= 0.9 * room or width >= 0.62 * places["width"], told
        else:
            # As wide as the window, or as high as players, words and buttons allow.
            assert width >= 0.9 * places["width"] or height >= 0.6 * room, told


def expect_inside(page: Page, state: str) -> None:
    """On every screen the open window and its last button lie inside."""
    boxes: list[list[float]]
    for screen, boxes in look(page, BOXES):
        told = f"{state} at {screen}: {boxes}"
        assert len(boxes) == 2, told
        for left, top, right, bottom in boxes:
            assert left >= 0, told
            assert top >= 0, told
            assert right <= screen.width, told
            assert bottom <= screen.height, told


def find_longest(game: Game) -> Record:
    """The longest sample game, as the record of its turns."""
    sample = max(read_samples(game.slug), key=len)
    record = Record(game, game.parse(sample[0].position))
    for line in sample:
        if not line.turn.startswith("="):
            record = record.play(line.turn)
    return record


def follow(board: Board, record: Record) -> None:
    """Follow a link to a game, in place of the one on the board."""
    begun = board.loc.evaluate("(board) => board.moves.length > 0")
    board.page.evaluate("hash => { location.hash = hash; }", f"#g={quote(str(record))}")
    if begun:
        Dialog(board.page).answer("Open it")
    expect(board.loc).to_have_js_property("position", str(record.position))
    expect(board.skip).to_be_hidden()


def first_choice(board: Board) -> Locator:
    """The first button that is a choice and no cell."""
    return board.loc.locator("[data-choice]").first


def begin_turn(board: Board, record: Record) -> None:
    """Choose the first part of a turn; one of a single part is only shown."""
    options = record.position.options()
    if options.cells:
        board.choose(options.cells[0])
    else:
        first_choice(board).click()
    expect(board.loc.locator('.ubao-choices [data-tool="back"]')).to_be_visible()


@EVERY
def test_thirty_turns(share: Share, game: Game) -> None:
    """The first by mouse, the others by a script: part by part, Node plays them all."""
    page = share(f"games/{game.slug}/")
    page.emulate_media(reduced_motion="reduce")
    board, record = Board(page), Record(game)
    chance = random.Random(game.slug)
    while len(record.plies) < BY_MOUSE:
        record = play_parts(board, record, pick_parts(record, chance))
    done = len(record.moves)
    while record.result() is None and len(record.plies) < TURNS:
        record = record.play(record.position.options(pick_parts(record, chance)).move)
    board.loc.evaluate(PLAY, list(record.moves[done:]))
    expect_drawing(board.svg, str(record.position), game.sides[0], game.slug)
    expect(board.loc).to_have_js_property("moves", list(record.moves))


@EVERY
def test_all_of_a_game_fits_every_screen(share: Share, game: Game) -> None:
    page = share(f"games/{game.slug}/")
    page.emulate_media(reduced_motion="reduce")
    board, watch = Board(page), Watch(page, game)
    watch.look("at the start")
    record = find_longest(game)
    middle = record.cut(len(record.plies) // 2)
    follow(board, middle)
    watch.look("in the middle")
    if game.slug in FAMILIES:
        board.what.click()
        expect(board.next).to_be_focused()
        watch.look("while the last turn is told")
        board.done.click()
        expect(board.next).to_have_count(0)
    board.svg.locator("[data-cell]:not([data-legal])").first.click()
    expect(board.said.locator("[data-question]")).to_be_visible()
    watch.look("with a refusal")
    board.show_me.click()
    begin_turn(board, middle)
    watch.look("in half a turn")
    board.show_me.click()
    coach = Coach(board)
    coach.hint.click()
    coach.show.click()
    expect(board.play_it).to_be_visible()
    watch.look("with a hint")
    follow(board, record)
    watch.look("at the end")


@EVERY
def test_every_game_leads_its_first_turn_on_every_screen(share: Share, game: Game) -> None:
    page = share(f"games/{game.slug}/")
    page.emulate_media(reduced_motion="reduce")
    come_new(page)
    board, sign = Board(page), Sign(page)
    if game.slug == "mangala":
        sign.expect(CHOICE)
        sign.expect_inside()
        first_choice(board).click()
    sign.expect(CUP if game.family.sows else PIECE)
    sign.expect_inside()
    board.choose(sign.cell())
    if not game.family.sows:
        sign.expect(TARGET)
        sign.expect_inside()
        board.choose(sign.cell())
        if game.slug == WIDE:
            first_choice(board).click()
        expect(sign.told).to_contain_text("That was your turn. Now it is the other player\u2019s.")
    elif game.slug != "mangala":
        sign.expect(SOWN)
        sign.expect_inside()
        sign.button.click()
    if game.family.sows:
        expect(sign.told).to_contain_text("Here your turn stopped.")
    sign.expect_inside()
    sign.button.click()
    sign.expect_none()


@pytest.mark.parametrize("screen", [UPRIGHT, SMALL, LYING], ids=lambda screen: f"{screen.width}")
def test_a_board_of_sixteen_files_is_shown_larger_for_fingers(share: Share, screen: Screen) -> None:
    page = share(f"games/{WIDE}/")
    page.set_viewport_size({"width": screen.width, "height": screen.height})
    board = Board(page)
    whole = board.tools.get_by_role("button", name="Whole board", include_hidden=True)
    board.use(whole)
    expect(whole).to_have_attribute("aria-pressed", "false")
    places: Places = page.evaluate(PLACES)
    assert places["cell"] >= FILE, places
    assert places["sideways"] <= 0
    # What is beyond its part is scrolled to by touching it.
    last = board.playable.last.get_attribute("data-cell")
    assert last
    board.choose(last)
    expect(board.cup(last)).to_have_attribute("data-chosen", "")


def test_windows_and_the_offer_to_go_on_fit_every_screen(share: Share) -> None:
    page = share("games/oware/")
    page.emulate_media(reduced_motion="reduce")
    board, watch = Board(page), Watch(page, get("oware"))
    watch.look("at the start")
    board.play("C", "d")
    board.expect_game("C", "d")
    dialog = Dialog(page)
    sharing = board.tools.get_by_role("button", name="Share and save", include_hidden=True)
    for tool in (board.new, board.computer, board.players, board.settings, sharing):
        board.use(tool)
        expect(dialog.loc).to_be_visible()
        name = dialog.title.inner_text()
        expect_inside(page, name)
        page.keyboard.press("Escape")
        dialog.expect_closed()
    page.reload()
    expect(Offer(board).loc).to_be_visible()
    watch.look("with an offer to go on")
