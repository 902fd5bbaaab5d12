"""Every game on its own page, where the board fills the screen, and what must hold for each.

Whatever is played, it is as the rules say, all of it is seen, and nothing moves. A page is led from
the start to the end of its longest sample game, and leads a newcomer through the first turn; at
each state its window takes the size of eight screens, or of the three narrowest.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypedDict
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from game_core import GAMES, Game, Record, get
from tests.e2e import WHOLE
from tests.e2e.board import Board
from tests.e2e.coach import Coach, Ponder
from tests.e2e.dialogs import Dialog
from tests.e2e.drawing import expect_drawing
from tests.e2e.screens import LYING, SCREENS, SMALL, UNSEEN, UPRIGHT, Screen, look
from tests.e2e.shared import AGAIN, Share
from tests.e2e.sign import CHOICE, CUP, PIECE, SOWN, TARGET, Sign, come_new
from tests.e2e.test_games import pick_parts, play_parts
from tests.e2e.test_opponents import LAST_TURNS
from tests.e2e.turns import Offer, Turns
from tests.help.curriculum import FAMILIES
from tests.help.samples import Line, read_samples

pytestmark = pytest.mark.undrawn

BUTTON = 44
"""The smallest side of a button, in pixels."""
CELL = 44
"""The smallest side of a cell."""
FILE = 36
"""The same for boards with sixteen files, or nine."""
TURNS = 30
BY_MOUSE = 6
WIDE = "double-eighteen-stone-chess"
SMALLER = {
    # The whole board; it can be enlarged, see below.
    (WIDE, UPRIGHT): 24,
    (WIDE, SMALL): 20,
    (WIDE, LYING): 27,
}
"""Boards with smaller cells, since the whole board must be visible."""

NARROWEST = SMALL, LYING, SCREENS[0]
"""The screens with the least room: on the others one game of each family is looked at, and every
game with `make e2e EVERYWHERE=1`."""


def list_screens(game: Game, *others: str) -> Sequence[Screen]:
    """Return the screens on which a game is looked at; `others` are looked at on all, too."""
    return SCREENS if WHOLE or game.slug in (*FAMILIES.values(), *others) else NARROWEST


EVERY = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug, scope="module")
"""Everything is checked game by game, so that a page that is open needn't change its game often."""

TAKE = "async (board, move) => { await board.play(move); await board.view.shown; }"
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
    unseen: (UNSEEN)(),
    above: board.getBoundingClientRect().top,
    width: board.getBoundingClientRect().width,
    sideways: document.documentElement.scrollWidth - innerWidth,
  };
}""".replace("UNSEEN", UNSEEN)

BOXES = """() => {
  const dialog = document.querySelector('dialog[open]');
  const button = [...dialog.querySelectorAll('form > .ubao-row button')].at(-1);
  return [dialog, button].filter((part) => part.checkVisibility()).map((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return [left, top, right, bottom];
  });
}"""
"""Return the places of a dialog and of its last button."""


class Places(TypedDict):
    """What is where, as left, top, right and bottom, and the least of what is touched, in px."""

    parts: dict[str, list[float]]
    drawing: list[float]
    cell: float
    button: float
    cut: list[str]
    unseen: list[str]
    above: float
    width: float
    sideways: float


class Watch:
    """Looks at a page on all screens, and remembers the first places of board and tools."""

    def __init__(self, page: Page, game: Game) -> None:
        self.page = page
        self.game = game
        self.screens = list_screens(game)
        self.first: dict[Screen, dict[str, list[float]]] = {}

    def look(self, state: str) -> None:
        """Check that everything is visible and where it was."""
        places: Places
        for screen, places in look(self.page, PLACES, self.screens):
            told = f"{state} at {screen}: {places}"
            self.expect_in_sight(places, screen, told)
            first = self.first.setdefault(screen, places["parts"])
            assert places["parts"].keys() == first.keys(), told
            for part, place in places["parts"].items():
                assert place == pytest.approx(first[part], abs=1), f"{part} moved, {told}"

    def expect_in_sight(self, places: Places, screen: Screen, told: str) -> None:
        """Check that all parts are in the window, and that board and targets are large enough."""
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
        assert not places["unseen"], told
        slug = self.game.slug
        usual = FILE if slug == WIDE else CELL
        assert places["cell"] >= SMALLER.get((slug, screen), usual) - 0.5, told
        assert places["button"] >= BUTTON - 0.5, told
        assert places["width"] >= 0.95 * screen.width, told
        left, top, right, bottom = places["drawing"]
        width, height = right - left, bottom - top
        room = screen.height - places["above"]
        if screen.width > screen.height:
            # As tall as there's room, or as wide as the panel next to it allows.
            assert height >= 0.9 * room or width >= 0.62 * places["width"], told
        else:
            # As wide as the window, or as tall as players, words and buttons allow.
            assert width >= 0.9 * places["width"] or height >= 0.6 * room, told


def expect_inside(page: Page, state: str) -> None:
    """Check that the open dialog and its last button are visible on every screen."""
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
    """Return the record of the longest sample game."""
    return replay(game, max(read_samples(game.slug), key=len))


def replay(game: Game, sample: Sequence[Line]) -> Record:
    """Return the record of a sample game's turns."""
    record = Record(game, game.parse(sample[0].position))
    for line in sample:
        if not line.turn.startswith("="):
            record = record.play(line.turn)
    return record


def follow(board: Board, record: Record) -> None:
    """Follow a link to a game that replaces the one on the board."""
    begun = board.loc.evaluate("(board) => board.moves.length > 0")
    board.page.evaluate("hash => { location.hash = hash; }", f"#g={quote(str(record))}")
    if begun:
        Dialog(board.page).answer("Open it")
    expect(board.loc).to_have_js_property("position", str(record.position))
    expect(board.skip).to_be_hidden()


def first_choice(board: Board) -> Locator:
    """Return the first button that's a choice and not a cell."""
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
    board, watch = Board(page), Watch(page, game)
    watch.look("at the start")
    record = find_longest(game)
    middle = record.cut(len(record.plies) // 2)
    follow(board, middle)
    watch.look("in the middle")
    if game.slug in FAMILIES.values():
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


READ = LYING, Screen(360, 740), Screen(1024, 768), Screen(1366, 625)

LENGTHS = "(turns) => turns.map(({ textContent }) => textContent.length)"


class Reader:
    """Somebody who reads all that is said, in any language, in windows of all sizes."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = Board(page)

    def go(self, key: str, text: str, position: str) -> None:
        """Follow a link; the game on the board may be lost."""
        begun = self.board.loc.evaluate("board => board.moves.length > 0 && !board.result")
        self.page.evaluate("hash => { location.hash = hash; }", f"#{key}={quote(text)}")
        if begun:
            self.page.locator("dialog[open] button[value=yes]").click()
        expect(self.board.loc).to_have_js_property("position", position)

    def use(self, tool: str) -> None:
        """Press a button of the board."""
        self.board.loc.locator(f'[data-tool="{tool}"]').first.click()

    def choose_level(self, level: str) -> None:
        """Seat the computer: no move can be played before the dialog is gone."""
        self.use("computer")
        self.page.locator(f"dialog[open] button[value={level}]").click()
        expect(self.page.locator(".ubao-dialog")).to_have_count(0)

    def play(self, move: str) -> None:
        self.board.loc.evaluate(TAKE, move)

    def read(self, state: str, *, scroll: bool = False) -> None:
        """All is seen whole. The report of a turn may `scroll`; what comes next stays in sight."""
        report = self.board.said.locator("span").first.text_content()
        allowed = {"ubao-said", report} if scroll else set()
        for screen, unseen in look(self.page, UNSEEN, READ):
            assert not set(unseen) - allowed, f"{state} at {screen}: {unseen}"


TALKATIVE = [game.slug for game in GAMES] if WHOLE else [*FAMILIES.values(), "tampoduo", "obridjie"]
"""One game of each family, and the two whose turns take the most words."""


@pytest.mark.parametrize("slug", TALKATIVE)
def test_all_that_is_said_is_seen(share: Share, site: str, slug: str) -> None:
    """After a friend's turn and the computer's, in the language that needs the most room."""
    page = share(f"fr/games/{slug}/")
    reader = Reader(page)
    board, game = reader.board, get(slug)
    reader.read("at the start")
    record = find_longest(game)
    *moves, last = record.moves
    nearly = record.cut(len(moves))
    reader.go("g", str(nearly), str(nearly.position))
    turns = Turns(board).items
    expect(turns).to_have_count(len(moves))
    lengths: list[int] = turns.evaluate_all(LENGTHS)
    number = lengths.index(max(lengths))
    reader.play(last)
    # Five leaps in one turn make a long message.
    leaping = slug == "african-queen"
    reader.read("at the end", scroll=leaping)
    before, move = record.cut(number), record.moves[number]
    reader.go("g", str(before), str(before.position))
    board.svg.locator("[data-cell]:not([data-legal])").first.click()
    expect(board.said.locator("[data-question]")).to_be_visible()
    reader.read("with a refusal")
    reader.use("show")
    begin_turn(board, before)
    reader.read("in half a turn")
    reader.use("show")
    reader.use("hint")
    ways = board.loc.locator(".ubao-choices").first.get_by_role("button")
    expect(ways).to_have_count(2)
    reader.read("with a hint")
    ways.first.click()
    expect(board.loc.locator('[data-choice="play"]')).to_be_visible()
    reader.read("with a move")
    reader.play(move)
    expect(board.said).not_to_be_empty()
    reader.read("after the longest turn", scroll=leaping)

    reader.go("p", str(before.position), str(before.position))
    reader.choose_level("champion")
    with Ponder(page, f"{site}fr/"):
        reader.play(move)
        halt = board.loc.locator('[data-tool="halt"]')
        expect(halt).to_be_visible()
        reader.read("while the computer thinks", scroll=True)
        halt.click()
    expect(board.loc.locator('[data-tool="go"]')).to_be_visible()
    reader.read("while the computer waits")


@pytest.mark.parametrize("slug", LAST_TURNS)
def test_all_that_is_said_of_a_lost_game_is_seen(share: Share, slug: str) -> None:
    page = share(f"fr/games/{slug}/")
    reader, last = Reader(page), get(slug).parse(LAST_TURNS[slug])
    reader.go("p", LAST_TURNS[slug], str(last))
    reader.choose_level("dreamer")
    reader.play(next(str(each) for each in last.moves() if last.play(each).result()))
    expect(reader.board.loc).not_to_have_js_property("result", None)
    reader.read("when the computer has lost")


@EVERY
def test_every_game_leads_its_first_turn_on_every_screen(share: Share, game: Game) -> None:
    page = share(f"games/{game.slug}/")
    come_new(page)
    board, sign = Board(page), Sign(page)
    # Its first hint is about a choice.
    screens = list_screens(game, "mangala")
    if game.slug == "mangala":
        sign.expect(CHOICE)
        sign.expect_inside(screens)
        first_choice(board).click()
    sign.expect(CUP if game.family.sows else PIECE)
    sign.expect_inside(screens)
    board.choose(sign.cell())
    if not game.family.sows:
        sign.expect(TARGET)
        sign.expect_inside(screens)
        board.choose(sign.cell())
        if game.slug == WIDE:
            first_choice(board).click()
        expect(sign.told).to_contain_text("That was your turn. Now it's the other player's.")
    elif game.slug != "mangala":
        sign.expect(SOWN)
        sign.expect_inside(screens)
        sign.button.click()
    if game.family.sows:
        expect(sign.told).to_contain_text("Your turn stopped here.")
    sign.expect_inside(screens)
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
    page.evaluate(AGAIN)
    expect(Offer(board).loc).to_be_visible()
    watch.look("with an offer to go on")
