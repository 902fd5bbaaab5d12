"""Games in brief: go from one game's page to another's, choose, and play the move that ends it."""

from __future__ import annotations

from game_core import Game, Record
from tests.e2e.board import Board
from tests.e2e.server import OURS
from tests.help.samples import read_samples

VISIT = """async (path) => {
  const text = await (await fetch(path)).text();
  const fresh = new DOMParser().parseFromString(text, 'text/html').querySelector('article');
  localStorage.clear();
  localStorage.setItem('OURSled', 'true');
  document.querySelector('article').replaceWith(document.importNode(fresh, true));
}""".replace("OURS", OURS)
"""Goes to another page without starting Python again."""
AT_REST = """() => {
  const board = document.querySelector('ubao-board');
  return !board.querySelector('.ubao-skip').checkVisibility()
    && board.querySelector('[data-legal], .ubao-choices [data-choice]') !== null;
}"""
END = """async ([position, move]) => {
  const board = document.querySelector('ubao-board');
  board.position = position;
  await board.play(move);
}"""
"""Sets up a position, and plays the move that ends the game."""
ENDS = {
    "african-chess": ("B,5,W,1/8/8/3,ww,4/8/8/8/3,w,1,w,2 w 0", "d5c6"),
    "double-eighteen-stone-chess": (
        "3O4k5OO/13ROO/14OO/14OO/14OO/14OO/R13OO/14OO/14OK w - - 0 -",
        "a3a9+d9d8",
    ),
}
"""Positions and last moves for games whose sample games are unfinished."""


def find_end(game: Game) -> tuple[str, str]:
    """A position, and the move that ends its game."""
    if game.slug in ENDS:
        return ENDS[game.slug]
    for lines in read_samples(game.slug):
        _, last = lines.pop(), lines.pop()
        if Record(game, game.parse(last.position)).play(last.turn).result():
            return last.position, last.turn
    raise AssertionError(game.slug)


def choose(board: Board) -> None:
    """Choose the first cell or answer that can be chosen."""
    board.page.wait_for_function(AT_REST)
    cells = board.playable
    (cells if cells.count() else board.loc.locator(".ubao-choices [data-choice]")).first.click()
