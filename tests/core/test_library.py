"""What Python programmers use: values to paste, pictures in a notebook, one call each."""

from __future__ import annotations

import re
import subprocess
import sys
from xml.etree import ElementTree

import pytest
from hypothesis import given

import game_core
from game_core import Position, Record, draw, get
from game_core.search.goals import Capture, GoalError
from game_core.search.levels import LEVELS, UnknownLevel
from tests.help import strategies

GAMES = pytest.mark.parametrize("game", game_core.GAMES, ids=lambda game: game.slug)
ENDING = "1,2,0,3,1,2/1,1,2,0,1,0 17-17 S"
SVG = "{http://www.w3.org/2000/svg}"


def test_completion_offers_every_public_name() -> None:
    assert {*game_core.__all__} <= {*dir(game_core)}


def test_a_game_is_got_by_itself_too() -> None:
    assert [get(game) for game in game_core.GAMES] == [*game_core.GAMES]


@given(strategies.positions())
def test_every_legal_move_has_one_spelling(position: Position) -> None:
    for move in position.moves()[:20]:
        assert position.canonical(move) == move


@GAMES
@pytest.mark.parametrize("text", ["garbage", "", "C ", "z9z9"])
def test_what_is_no_move_has_no_spelling(game: game_core.Game, text: str) -> None:
    with pytest.raises(game_core.IllegalMove):
        game.start().canonical(text)


def test_no_move_has_a_spelling_once_a_game_is_over() -> None:
    for game, over in (("oware", "0,0,0,0,0,0/0,0,0,0,0,0 20-28 S"),
                       ("african-queen", "7/7/7/3M3/7/7/7 w 3-3 0")):  # fmt: skip
        with pytest.raises(game_core.IllegalMove) as refused:
            get(game).parse(over).canonical("A" if game == "oware" else "d4-c5")
        assert refused.value.rule == "over"


class TestRepr:
    @given(strategies.positions())
    def test_a_position_can_be_pasted(self, position: Position) -> None:
        assert eval(repr(position), {"get": get}) == position

    @given(strategies.records())
    def test_a_record_can_be_pasted(self, record: Record) -> None:
        assert eval(repr(record), {"Record": Record}) == record

    @GAMES
    def test_a_game_can_be_pasted(self, game: game_core.Game) -> None:
        assert eval(repr(game), {"get": get}) is game
        assert eval(repr(game.start()), {"get": get}) == game.start()

    def test_it_is_short(self) -> None:
        oware = get("oware").start()
        assert repr(oware) == "get('oware').parse('4,4,4,4,4,4/4,4,4,4,4,4 0-0 S')"
        assert repr(Record(get("oware"))) == (
            r"Record.parse('ubao 1\ngame oware\nstart 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S\nmoves\n')"
        )

    def test_a_proof_leaves_its_trees_out(self) -> None:
        proof = game_core.solve(get("oware").parse(ENDING), "capture 3 within 2")
        assert len(repr(proof)) < 200


class TestNotebook:
    @GAMES
    def test_a_picture_brings_its_colors(self, game: game_core.Game) -> None:
        record = Record(game)
        for _ in range(6):
            picture = ElementTree.fromstring(record._repr_svg_())
            assert picture.tag == SVG + "svg"
            assert picture[0].tag == SVG + "style"
            record = record.play(record.position.moves()[-1])

    def test_a_position_and_its_record_look_alike(self) -> None:
        record = Record(get("amphora"))
        assert record._repr_svg_() == draw.picture(record.position)

    def test_the_last_move_of_a_record_is_ringed(self) -> None:
        ending = get("oware").parse(ENDING)
        played = Record(ending.game, ending).play("F")
        # F drops its seeds in a and b, and captures both cups.
        picture = ElementTree.fromstring(played._repr_svg_())
        assert picture.get("data-rings") == "from-F taken-a taken-b"
        style = picture[0].text or ""
        for cell in "Fab":
            assert f'[data-cell="{cell}"] .ring' in style
        assert ElementTree.fromstring(played.undo()._repr_svg_()).get("data-rings") == ""

    @GAMES
    def test_whatever_is_drawn_has_a_color(self, game: game_core.Game) -> None:
        picture = ElementTree.fromstring(draw.picture(game.start()))
        style = picture[0].text or ""
        chosen = set(re.findall(r"\.([a-z-]+)", style, re.IGNORECASE))
        for shape in picture.iter():
            names = set(shape.get("class", "").split())
            if shape.tag in (SVG + "rect", SVG + "circle", SVG + "text") and names:
                assert names & chosen, shape.attrib


class TestChooseMove:
    @pytest.mark.parametrize("level", [level.slug for level in LEVELS[:-1]])
    def test_it_is_legal_and_the_same_each_time(self, level: str) -> None:
        position = get("african-queen").start()
        move = game_core.choose_move(position, level, seed=3)
        assert move in position.moves()
        assert game_core.choose_move(Record(position.game), level, seed=3) == move

    def test_greedy_takes_the_most(self) -> None:
        assert game_core.choose_move(get("oware").parse(ENDING), "greedy") == "F"

    def test_an_unknown_level_is_refused(self) -> None:
        with pytest.raises(UnknownLevel, match="“king” is not a level"):
            game_core.choose_move(get("oware").start(), "king")

    def test_the_game_must_go_on(self) -> None:
        with pytest.raises(game_core.IllegalMove, match="over"):
            game_core.choose_move(Record(get("oware")).stop())


class TestSolve:
    def test_a_goal_may_be_text(self) -> None:
        position = get("oware").parse(ENDING)
        proof = game_core.solve(position, "capture 3 within 2")
        assert proof == game_core.solve(position, Capture(2, 3))
        assert proof is not None
        assert (proof.met, proof.accepted, proof.value) == (True, ("F",), 4)

    def test_a_text_that_is_no_goal_is_refused(self) -> None:
        with pytest.raises(GoalError, match="“mate” is not a goal"):
            game_core.solve(get("oware").parse(ENDING), "mate")


def test_games_are_listed_by_family() -> None:
    assert game_core.list_games(family="amphora") == (get("amphora"),)
    assert game_core.list_games()[: len(game_core.GAMES)] == game_core.GAMES


def test_every_public_name_is_there() -> None:
    assert [name for name in game_core.__all__ if not hasattr(game_core, name)] == []


def test_search_is_imported_when_it_is_asked_for() -> None:
    script = (
        "import sys, game_core; before = 'game_core.search.solver' in sys.modules; "
        "game_core.solve; print(before, 'game_core.search.solver' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout == "False True\n"
