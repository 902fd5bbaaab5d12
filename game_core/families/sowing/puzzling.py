"""The questions that puzzle makers ask about positions of sowing games."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game_core.families.sowing import notation
from game_core.families.sowing.board import CUP_NUMBERS, CUPS, ROWS, UUR
from game_core.families.sowing.game import SowingPosition
from game_core.families.sowing.notation import NO_TAGS

THEMES = {
    **dict.fromkeys(("again", "feeding", "cannot-feed"), "feeding"),
    **dict.fromkeys(("give", "uur"), "uur"),
    "won": "rounds",
    "endless": "relay",
}
OTHERS_MARK = {"": "", UUR[0]: UUR[1], UUR[1]: UUR[0]}
"""The mark of a cup once the players have changed places."""
TOOLS = ("take", "add", "clear")
"""One seed less, one seed more, none."""


def draw_start(start: SowingPosition, rng: Random) -> SowingPosition:
    """Return a first position, as the game has it set out."""
    return start.game.draw_start(rng)


def list_views(position: SowingPosition) -> Sequence[tuple[object, ...]]:
    """Return the cups, own row first; there's no mirror image, since seeds go around one way."""
    cups = position.cups
    return (cups[ROWS[position.side]] + cups[ROWS[1 - position.side]],)


def swap_sides(position: SowingPosition) -> str:
    """Return the text with rows and stores exchanged; empty in a match or before regular play."""
    game, (south, north) = position.game, position.stores
    if position.tags not in (NO_TAGS, game.tags_in_play):
        return ""
    cups = (*position.cups[ROWS[1]], *position.cups[ROWS[0]])
    marks = [OTHERS_MARK[mark] for mark in (*position.marks[ROWS[1]], *position.marks[ROWS[0]])]
    return notation.write(cups, marks, (north, south), 1 - position.side, position.tags)


def list_own(position: SowingPosition) -> Sequence[str]:
    """Return the row of the side to move."""
    return CUPS[ROWS[position.side]]


def count_held(position: SowingPosition, cell: str) -> int:
    """Return the number of seeds in a cup."""
    return position.cups[CUP_NUMBERS[cell]]


def count_missing(position: SowingPosition) -> int:
    """Return how many seeds the side to move needs for a majority; 0 if a majority doesn't win."""
    game = position.game
    if "majority" not in game.endings.reasons:
        return 0
    return sum(game.cups) // 2 + 1 - position.stores[position.side]


def find_origin(move: str) -> str:
    """Return the letter of the cup that is sown: the move itself."""
    return move


def join_cells(origin: str, target: str) -> str:
    """Return the cup that is sown, wherever its seeds end."""
    return origin


def arrange(position: SowingPosition, tool: str, cells: Sequence[str]) -> str:
    """Return the text of a position with other seeds in a cup, exchanged with the stores.

    A seed comes from the fuller store, and goes to the emptier one.
    """
    cups, stores = [*position.cups], [*position.stores]
    side = 1 - position.side if tool == "turn" else position.side
    for cup in map(CUP_NUMBERS.__getitem__, cells):
        change = {"add": 1, "take": -1, "clear": -cups[cup]}[tool]
        change = max(change, -cups[cup])
        cups[cup] += change
        for _ in range(abs(change)):
            # A missing seed will be refused by whatever reads the text.
            store = stores.index(max(stores) if change > 0 else min(stores))
            stores[store] = max(stores[store] - change // abs(change), 0)
    south, north = stores
    return notation.write(cups, position.marks, (south, north), side, position.tags)


def name_held(position: SowingPosition, cell: str) -> str:
    """Return "cup", the word for any cell."""
    return "cup"


def tell_taking(position: SowingPosition, them: str) -> str:
    """Return a sentence about what captures seeds in this game."""
    return position.game.taking


def tell_move(position: SowingPosition, move: str) -> str:
    """Return a sentence that names the cup to try."""
    return f"Try cup {move}."
