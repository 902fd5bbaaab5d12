"""The first page of a plan: what it shows to somebody who has never seen the game."""

from __future__ import annotations

from html import unescape

import pytest

from tests.help.paths import SITE


def cut(slug: str, name: str) -> str:
    """Return the markup of a part of a plan's first page; nothing if it has no such part."""
    page = (SITE / "plans" / slug / "index.html").read_text(encoding="utf-8")
    _, begun, rest = page.partition(f'<div class="plan-opening__{name}">')
    return rest.partition('<div class="plan-opening__things">')[0] if begun else ""


@pytest.mark.parametrize(
    ("slug", "models", "drawn", "again"),
    [
        # From the beginning of a game, as players play it afterward.
        ("oware", 1, 1, 0),
        # From the middle of a game: players start theirs with four in each cup.
        ("ouri", 1, 1, 0),
        # From the middle of a game: two seeds for each pair of players.
        ("kpo", 1, 1, 0),
        # Three turns from the same board, each for a line of the list.
        ("two-readings", 3, 1, 2),
        # Four games, each on a board of its own.
        ("one-seed", 4, 4, 0),
    ],
)
def test_each_board_on_which_turns_are_shown_is_drawn_once(
    slug: str, models: int, drawn: int, again: int
) -> None:
    turns = cut(slug, "turns").partition('<div class="plan-opening__setup">')[0]
    assert turns.count('<div class="plan-opening__model">') == models
    assert turns.count("<ubao-picture") == drawn
    assert turns.count("Reset the board first.") == again


@pytest.mark.parametrize(
    ("slug", "cups"),
    [
        ("oware", ""),
        ("ouri", "Blue's cups A 4, B 4, C 4, D 4, E 4, F 4;"),
        ("kpo", "Blue's cups A 0, B 0, C 0, D 1, E 0, F 0;"),
        ("mangala", "Blue's cups A 0, B 0, C 24, D 12, E 0, F 0;"),
    ],
)
def test_what_players_set_up_is_drawn_where_it_is_another_board(slug: str, cups: str) -> None:
    # The board of the hook looks the same, but comes before the turns.
    setup = unescape(cut(slug, "turns").partition('<div class="plan-opening__setup">')[2])
    assert bool(setup) == bool(cups)
    assert cups in setup
