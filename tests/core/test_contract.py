"""The programming interface that scripts rely on."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, replace
from random import Random

import pytest

import game_core
from game_core import GAMES, Game, Record, registry
from game_core.families.sowing.games.oware import OWARE
from tests.help.sowing import START


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_game_is_got_by_its_slug(game: Game) -> None:
    assert game_core.get(game.slug) is game
    assert game.name
    assert game.place
    assert len(game.sides) == 2


@pytest.mark.parametrize("slug", ["owari", "Oware", "oware ", "", "ouare"])
def test_an_unknown_slug_is_refused_naming_the_nearest(slug: str) -> None:
    with pytest.raises(game_core.UnknownGame, match="Did you mean oware") as caught:
        game_core.get(slug)
    assert f"“{slug}”" in str(caught.value)


@pytest.mark.parametrize(
    ("slug", "said"),
    [
        ("owari", "“owari” is not a game. Did you mean oware, ouri or obridjie?"),
        ("Mangala", "“Mangala” is not a game. Did you mean mangala or layli-goobalay?"),
        ("warri", "“warri” is not a game. Did you mean oware or ouri?"),
        ("mangala:x", "mangala has no rule option “x”, only mangala:continue_on=even."),
        ("oware:x=1", "oware has no rule options, so “x=1” isn't one."),
    ],
)
def test_the_message_names_what_there_is(slug: str, said: str) -> None:
    with pytest.raises(game_core.UnknownGame) as caught:
        game_core.get(slug)
    assert str(caught.value) == said


@pytest.mark.parametrize("slug", ["oware:", "oware:fast=yes"])
def test_an_unknown_rule_option_is_refused(slug: str) -> None:
    with pytest.raises(game_core.UnknownGame, match="no rule option"):
        game_core.get(slug)


def test_slugs_are_unique() -> None:
    assert len({game.slug for game in GAMES}) == len(GAMES)


def test_a_position() -> None:
    position = game_core.get("oware").start()
    assert str(position) == START
    assert position.turn == "S"
    assert [str(move) for move in position.moves()] == list("ABCDEF")
    after = position.play(position.moves()[2])
    assert after == position.play("C")
    assert str(position) == START
    assert (after.turn, after.result()) == ("N", None)


def test_a_result() -> None:
    result = game_core.get("oware").start().stop().result()
    assert result is not None
    assert (result.winner, result.reason, result.score) == (None, "stopped", (24, 24))
    won = game_core.get("oware").parse("0,0,0,0,0,0/0,0,0,0,0,0 20-28 S").result()
    assert won is not None
    assert (won.winner, won.reason, won.score) == ("N", "over", (20, 28))


def test_a_record() -> None:
    game = game_core.get("oware")
    record = game_core.Record(game).play("C").play("d")
    assert record.undo().redo() == record
    assert record.moves == ("C", "d")
    assert record.position.turn == "S"
    assert record.result() is None
    assert record.stop().result() is not None
    assert game_core.Record.parse(str(record)) == record
    assert game_core.Record(game, game.parse(START)) == game_core.Record(game)


def test_positions_and_records_are_values() -> None:
    game = game_core.get("oware")
    assert {game.start(), game.parse(START)} == {game.start()}
    assert game.start().play("C") != game.start().play("D")
    assert hash(game.start().play("C")) != hash(game.start().play("D"))
    with pytest.raises(AttributeError):
        game.start().side = 1  # type: ignore[attr-defined]
    with pytest.raises(FrozenInstanceError):
        game_core.Record(game).plies = ("C",)  # type: ignore[misc]


def test_errors_are_value_errors() -> None:
    for error in ("UnknownGame", "PositionError", "IllegalMove", "RecordError"):
        assert issubclass(getattr(game_core, error), ValueError)


@pytest.mark.parametrize(
    "game", [*GAMES, *map(registry.get, registry.OPTIONS)], ids=lambda game: game.slug
)
def test_what_is_copied_or_comes_out_of_a_pickle_is_equal(game: Game) -> None:
    """After some turns of a random game, so that there is something to keep."""
    record, chance = Record(game), Random(7)
    for _ in range(12):
        if record.result() is None:
            record = record.play(chance.choice(record.position.moves()))
    for thing in (game, game.start(), record.position, record):
        for twin in (pickle.loads(pickle.dumps(thing)), copy.copy(thing), copy.deepcopy(thing)):
            assert twin == thing
            assert hash(twin) == hash(thing)
            assert str(twin) == str(thing)
    assert copy.deepcopy(record.position).moves() == record.position.moves()


def test_a_preview_that_gives_check_is_copied_though_its_text_is_no_position() -> None:
    board = (
        "r1bq1rb1k2r1qnr/1ppppppp1p5O/p1n2n1Q3bp1pp/1O2O2np1pp1O1O/O3O1OO1P1NPp2/"
        "OO3BO1OQO1OO1O/2P2P1P2NP4/PP1PP1P2PPPb1PP/RNB1RNB1K1R1QOR1"
    )
    game = registry.get("double-eighteen-stone-chess")
    begun, _ = game.parse(f"{board} w AEalp - 1 m6n6").preview(["h7", "i6"])
    assert pickle.loads(pickle.dumps(begun)) == copy.copy(begun) == begun


def test_a_game_that_nobody_could_look_up_is_not_pickled_but_copied() -> None:
    unknown = replace(OWARE, slug="hill-oware").start()
    assert copy.deepcopy(unknown) == unknown
    with pytest.raises(TypeError, match="“hill-oware” is not registered"):
        pickle.dumps(unknown)
