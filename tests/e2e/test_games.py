"""Turns of several parts: the board offers what the rules offer, part by part, and shows it."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from game_core import GAMES, Record, get
from game_core.types import Options
from tests.e2e.board import Board
from tests.e2e.drawing import expect_drawing
from tests.e2e.shared import Share

pytestmark = pytest.mark.undrawn

SQUARES = [game.slug for game in GAMES if not game.family.sows]
OFFERS = """([svg, cells]) => String(cells) === String(
  [...svg.querySelectorAll('[data-legal]')].map((cell) => cell.dataset.cell).sort())"""

KEY = """(board, part) => {
  const here = document.activeElement;
  const choice = board.querySelector(`[data-choice="${part}"]`);
  const wanted = choice ?? board.querySelector(`svg [data-cell="${part}"]`);
  if (here === wanted) return 'Enter';
  if (choice || !here.matches('ubao-board svg [data-cell]')) return 'Tab';
  const [from, to] = [here, wanted].map((cell) => cell.getBoundingClientRect());
  if (Math.abs(to.y - from.y) > from.height / 2) return to.y > from.y ? 'ArrowDown' : 'ArrowUp';
  return to.x > from.x ? 'ArrowRight' : 'ArrowLeft';
}"""
"""Return the key that leads from the focus toward a part of a turn, or chooses it there."""

# What each part shows, by its key.
SHAPES = """svg => Object.fromEntries(
  [...svg.querySelectorAll('[data-layer=pieces] [data-key]')]
    .map((part) => [part.dataset.key, part.innerHTML]))"""

# A position, the parts of a turn in order, and the turn that they make.
PARTS = [
    (
        "african-chess",
        "b,b,1,bb,B,b,1,b/b,b,b,b,bb,b,b,b/8/8/8/8/w,1,w,1,ww,w,w,w/w,w,ww,wW,1,w,w,w w 6",
        "d1 c1 c1",
        "d1c1@c1",
    ),
    (
        "african-chess",
        "b,b,1,bb,B,b,1,b/b,b,b,b,bb,b,b,b/8/8/8/8/w,1,w,1,ww,w,w,w/w,w,ww,wW,1,w,w,w w 6",
        "d1 c1 alone",
        "d1c1t",
    ),
    ("amphora", "pp1p1/1p1/2kp1/2pp3/1K2P2/P4/1P1/PP1PP w Gg 00 -", "a5 b4 a4", "G@a5+b4a4"),
    ("amphora", "1pp1p/1pG/2p2/2p2K1/kg5/1P2P/3/PP1PP w - 00 -", "e7 d8 b4", "e7d8*b4"),
    ("amphora", "1pp1p/1pG/2p2/2p2K1/kg5/1P2P/3/PP1PP w - 00 -", "e7 d8 none", "e7d8"),
    (
        "african-queen",
        "m1mmmmm/mmmqmmm/3m3/7/M6/MMMMMMQ/MM1MMMM w 2-2 0",
        "ring a1 a1 c1 c3",
        "R@a1+a1-c3",
    ),
    (
        "african-queen",
        "m1mmmmm/mmmqmmm/3m3/7/M6/MMMMMMQ/MM1MMMM w 2-2 0",
        "ring a1 a1 c1 stop",
        "R@a1+a1-c1",
    ),
    ("double-eighteen-stone-chess", "", "d2 d3 none", "d2d3"),
    ("double-eighteen-stone-chess", "", "d2 d3 a4 a3", "d2d3+a4a3"),
    ("double-eighteen-stone-chess", "", "d2 d4 d5 d4", "d2d4+d5~d4"),
    (
        "double-eighteen-stone-chess",
        "rn1qrnbqk2rqbr1/p1p6pbpn2O/O1ON1pOp6pp/1pOOp3pOOOpP2/5O1OP1p1p1O1/1PbPPOn2BO2O1O/"
        "B1O2P2P5OP/P1Q1R4PPPP2P/RN3NQ1KBR1QB1R b APael - 0 j5j6",
        "i9 k9 c3 b3",
        "i9k9+c3b3",
    ),
    ("mangala", "0,0,18,17,0,0/0,0,18,17,0,0 0-0 N phase=choose", "turn", "turn"),
]


@pytest.fixture
def board(share: Share, slug: str) -> Board:
    """The board of a game's page, ready, showing every turn at once."""
    page = share(f"games/{slug}/")
    board = Board(page)
    board.expect_state("ready")
    return board


def expect_offered(board: Board, options: Options) -> None:
    """Wait until exactly these cells and choices can be chosen."""
    expect(board.playable).to_have_count(len(options.cells))
    # Another board may offer as many.
    board.page.wait_for_function(OFFERS, arg=[board.svg.element_handle(), sorted(options.cells)])
    buttons = board.loc.locator("[data-choice]")
    expect(buttons).to_have_text([str(said) for said in options.choices.values()])


def choose(board: Board, options: Options, part: str) -> None:
    """Click a cell or a choice."""
    if part in options.cells:
        board.choose(part)
    else:
        board.loc.locator(f'[data-choice="{part}"]').click()


def play_parts(board: Board, record: Record, parts: Sequence[str]) -> Record:
    """Choose the parts of a turn, each as soon as it's offered; return the record after it."""
    for done, part in enumerate(parts):
        options = record.position.options(parts[:done])
        expect_offered(board, options)
        choose(board, options, part)
    record = record.play(record.position.options(parts).move)
    expect(board.loc).to_have_js_property("position", str(record.position))
    return record


def pick_parts(record: Record, chance: random.Random) -> list[str]:
    """Return the parts of a legal turn."""
    parts: list[str] = []
    while not (options := record.position.options(parts)).move:
        parts.append(chance.choice([*options.cells, *options.choices]))
    return parts


@pytest.mark.parametrize("slug", SQUARES)
def test_a_half_made_turn_is_taken_back(board: Board, slug: str) -> None:
    record = Record(get(slug))
    first = record.position.options().cells[0]
    board.choose(first)
    expect_offered(board, record.position.options([first]))
    board.loc.get_by_role("button", name="Take back").click()
    expect_offered(board, record.position.options())
    expect(board.chosen).to_have_count(0)


@pytest.mark.parametrize("slug", SQUARES)
def test_five_turns_by_keyboard(board: Board, slug: str) -> None:
    chance = random.Random(slug)
    record = Record(get(slug))
    for _ in range(5):
        parts = pick_parts(record, chance)
        for done, part in enumerate(parts):
            options = record.position.options(parts[:done])
            expect_offered(board, options)
            press_to(board, part)
        record = record.play(record.position.options(parts).move)
        expect(board.loc).to_have_js_property("position", str(record.position))


def press_to(board: Board, part: str) -> None:
    """Go to a choice with Tab, or to a cell with Tab and the arrow keys, and press Enter."""
    for _ in range(140):
        # The page may scroll meanwhile, so both are looked up again.
        key: str = board.loc.evaluate(KEY, part)
        board.page.keyboard.press(key)
        if key == "Enter":
            return
    pytest.fail(f"No key leads to {part}.")


@pytest.mark.parametrize(("slug", "position", "parts", "turn"), PARTS)
def test_every_kind_of_part(board: Board, slug: str, position: str, parts: str, turn: str) -> None:
    game = get(slug)
    start = game.parse(position) if position else game.start()
    if position:
        board.loc.evaluate("(board, text) => { board.position = text; }", position)
        expect(board.loc).to_have_js_property("position", position)
    expect_drawing(board.svg, str(start), game.sides[0], slug)
    shapes = board.svg.evaluate(SHAPES)
    record = play_parts(board, Record(game, start), parts.split())
    assert record.moves == (turn,)
    expect_drawing(board.svg, str(record.position), game.sides[0], slug)
    # After undo, each place shows what was there before, not what arrived.
    board.undo.click()
    expect_drawing(board.svg, str(start), game.sides[0], slug)
    assert board.svg.evaluate(SHAPES) == shapes


@pytest.mark.parametrize(
    ("slug", "position", "move", "said"),
    [
        (
            "rio-kadalis",
            "0,1,1,0,1,1/0,0,0,0,0,0 28-16 S round=1 wins=0-0",
            "C",
            "Blue wins round 1.",
        ),
        ("layli-goobalay", "0,1,0,0,0,0/0,0,0,0,0,0 17-30 S round=1", "B", "Round 2 begins."),
    ],
)
def test_a_new_round_is_set_out(
    board: Board, slug: str, position: str, move: str, said: str
) -> None:
    board.loc.evaluate("(board, text) => { board.position = text; }", position)
    expect(board.loc).to_have_js_property("position", position)
    board.choose(move)
    expect(board.said).to_contain_text(said)
    after = get(slug).parse(position).play(move)
    assert "round=2" in str(after)
    expect_drawing(board.svg, str(after), "S", slug)
