"""The nine games against the slow reference beside the tests."""

from __future__ import annotations

import pytest
from hypothesis import given

from game_core import get, registry
from game_core.families.sowing.game import SowingGame, SowingPosition
from tests.help.strategies import CHOICES, reach, sowing_positions
from tests.oracles import sowing as reference


def turns(position: SowingPosition) -> dict[str, tuple[str, str]]:
    """Each legal move: the next position, and a reason if it is over."""
    found = {}
    for move in position.moves():
        after = position.play(move)
        result = after.result()
        found[move] = (str(after), result.reason if result else "")
    return found


def test_the_reference_knows_the_nine_games_of_the_source() -> None:
    assert len(reference.LEGAL.keys() & registry.OURS) == 9


@given(sowing_positions())
def test_every_turn_is_as_the_reference_plays_it(position: SowingPosition) -> None:
    # A game that only its sample games know is left to them.
    if position.result() is None and position.game.slug in reference.LEGAL:
        assert turns(position) == reference.turns(position.game.slug, str(position))


@given(sowing_positions(), CHOICES)
def test_games_from_set_up_positions_too(position: SowingPosition, choices: bytes) -> None:
    position = reach(position, choices)
    # A game that only its sample games know is left to them.
    if position.result() is None and position.game.slug in reference.LEGAL:
        assert turns(position) == reference.turns(position.game.slug, str(position))


@pytest.mark.parametrize("slug", [reference.EVEN])
@given(choices=CHOICES)
def test_the_rule_option(slug: str, choices: bytes) -> None:
    game = get(slug)
    assert isinstance(game, SowingGame)
    position = reach(game.start(), choices)
    if position.result() is None:
        assert turns(position) == reference.turns(slug, str(position))
