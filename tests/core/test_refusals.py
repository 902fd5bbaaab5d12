"""Whatever can't be chosen or played, in any game, is refused with a rule and a sentence."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game_core import GAMES, Game, IllegalMove, Position, Record, draw, get
from game_core.typed_moves import read_move
from game_core.types import Options
from tests.api.test_requests import value
from tests.help.stacking import place as place_stacks
from tests.help.stonechess import KINGS, place
from tests.help.strategies import positions, records
from tests.help.words import told, told_json

CELL = re.compile('data-cell="(.*?)"')
SENTENCE = re.compile(r"(Guard! |Check! )?(\{[SNwb]\}|[A-Z“a-p]).{12,}[.?]")
"""A sentence begins with a capital letter, a player, or the name of a square."""
NOTHING_SAID = ("can't be chosen here", "None", "[]", "()")


def assert_told(said: str) -> None:
    assert SENTENCE.fullmatch(said), said
    assert not any(words in said for words in NOTHING_SAID), said


def why(position: Position, **fields: Any) -> Any:
    record = str(Record(position.game, position))
    return value("why", record, game=position.game.slug, **fields)


@given(positions(), st.data())
def test_every_cell_that_can_not_be_chosen_says_why(
    position: Position, data: st.DataObject
) -> None:
    cells = CELL.findall(draw.board(position, position.game.sides[0]))
    parts: list[str] = []
    while position.result() is None:
        options = position.options(parts)
        if options.move:
            break
        assert sorted([*options.cells, *options.refusals]) == sorted(cells)
        for said in options.refusals.values():
            assert_told(told(said))
        refused = data.draw(st.sampled_from(sorted(options.refusals)))
        reason = why(position, parts=parts, cell=refused)
        assert told_json(reason["said"]) == told(options.refusals[refused])
        assert reason["rule"]
        assert set(reason["cells"]) <= set(cells)
        parts.append(data.draw(st.sampled_from([*options.cells, *options.choices])))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_nothing_can_be_chosen_and_nothing_is_refused_once_the_game_is_over(game: Game) -> None:
    chance = Random(1)
    position = game.start()
    while position.result() is None:
        before, position = position, position.play(chance.choice(position.moves()))
    assert position.options() == Options()
    for part in [*before.options().cells, *before.options().choices]:
        with pytest.raises(IllegalMove) as caught:
            position.options([part])
        assert caught.value.rule == "over"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_of_what_can_be_chosen_nothing_is_said(game: Game) -> None:
    position = game.start()
    options = position.options()
    part = [*options.cells, *options.choices][0]
    answer = why(position, cell=part)
    assert (answer["rule"], answer["said"]) == ("", [])
    assert answer["moves"] == ([part] if part in position.moves() else [])


@pytest.mark.parametrize(
    ("slug", "before", "move", "cells"),
    [
        # The cups that can be played: all, those that feed, those that are no single.
        ("oware", "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "c", "A B C D E F"),
        ("oware", "3,0,0,0,1,2/0,0,0,0,0,0 21-21 S", "A", "F"),
        ("ouri", "1,0,4,0,0,1/0,0,4,0,0,2 18-18 S", "A", "C"),
        # The piece that must capture, and what it captures.
        ("african-queen", "7/7/3m3/7/1m5/M3M2/6m w 3-3 0", "e2-e3", "a2 b3"),
        # The touchstone and the stone that could capture it; the square that is full.
        ("african-chess", str(place_stacks("d4=W f4=b")), "d4e4", "e4 f4"),
        ("african-chess", str(place_stacks("d4=ww d5=wwbb")), "d4d5", "d5"),
        # The piece that could capture the King.
        ("amphora", "2k2/3/5/4p2/7/2K2/3/5 w - 00 -", "d3d4", "e5"),
        ("double-eighteen-stone-chess", place("Ki1 ri6 Pb2 ki9", "h3"), "b2b3", "i6"),
        # The piece that blocks the way.
        ("double-eighteen-stone-chess", place(f"{KINGS} Re1", "e4"), "e1e6", "e4"),
    ],
)
def test_where_to_look(slug: str, before: str, move: str, cells: str) -> None:
    assert " ".join(why(get(slug).parse(before), move=move)["cells"]) == cells


@given(positions().filter(lambda position: position.result() is not None), st.data())
def test_when_the_game_is_over_it_says_so(position: Position, data: st.DataObject) -> None:
    cell = data.draw(st.sampled_from(CELL.findall(draw.board(position, position.game.sides[0]))))
    for fields in ({"cell": cell}, {"move": cell}, {"move": data.draw(st.text())}):
        reason = why(position, **fields)
        assert (reason["rule"], told_json(reason["said"])) == ("over", "The game is over.")


# --- Typed turns ---


def attempt(record: Record, text: str) -> str | IllegalMove:
    """Return the move read from a typed text, or why there's none."""
    try:
        return read_move(record, text)
    except IllegalMove as error:
        return error


MUTATIONS: dict[str, Callable[[str], str]] = {
    "reversed": lambda text: text[::-1],
    "doubled": lambda text: text + text,
    "swapped case": str.swapcase,
    "without its last letter": lambda text: text[:-1],
    "without its first letter": lambda text: text[1:],
    "with another rank": lambda text: re.sub("[1-9]", "5", text, count=1),
    "off the board": lambda text: re.sub("[1-9]", "0", text),
    "with a word": lambda text: f"{text} please",
    "with a check": lambda text: f"{text}#",
    "turned round": lambda text: re.sub("([a-p][1-9])-?([a-p][1-9])", r"\2\1", text),
    "nothing": lambda text: "",
}
"""What can happen to a turn on its way through a keyboard."""


@given(records(), st.sampled_from(sorted(MUTATIONS)), st.data())
def test_what_is_typed_is_a_turn_or_is_told_why_not(
    record: Record, mutation: str, data: st.DataObject
) -> None:
    moves = record.position.moves() or record.game.start().moves()
    text = MUTATIONS[mutation](data.draw(st.sampled_from(moves)))
    found = attempt(record, text)
    if isinstance(found, str):
        record.play(found)
    else:
        assert found.rule
        assert_told(told(found.said))
        assert set(found.moves) <= set(record.position.moves())


@given(positions().filter(lambda position: position.result() is None), st.data())
def test_a_move_of_the_other_side_is_told_why_not(position: Position, data: st.DataObject) -> None:
    theirs = position.play(data.draw(st.sampled_from(position.moves()))).moves()
    theirs = tuple(move for move in theirs if move not in position.moves())
    if theirs:
        reason = why(position, move=data.draw(st.sampled_from(theirs)))
        assert reason["rule"]
        assert_told(told_json(reason["said"]))


SLOPPY: dict[str, Callable[[str], str]] = {
    "as it is": str,
    "in capitals": str.upper,
    "with spaces": " ".join,
    "with dashes": lambda text: re.sub("([1-9])-?([a-p])", r"\1−\2", text),
    "as a capture": lambda text: re.sub("([1-9])-?([a-p])", r"\1×\2", text),
    "with a full stop": "{}.".format,
}


@given(positions().filter(lambda position: position.result() is None), st.data())
def test_a_turn_is_read_however_it_is_written(position: Position, data: st.DataObject) -> None:
    record = Record(position.game, position)
    move = data.draw(st.sampled_from(position.moves()))
    names = sorted(SLOPPY)
    if len(move) == 1:
        # A capital letter is another cup.
        names.remove("in capitals")
    found = attempt(record, SLOPPY[data.draw(st.sampled_from(names))](move))
    if isinstance(found, str):
        assert position.play(found) == position.play(move)
    else:
        assert found.rule == "which"
        assert move in found.moves


def read(slug: str, text: str, before: str = "") -> str:
    game = get(slug)
    return read_move(Record(game, game.parse(before) if before else None), text)


@pytest.mark.parametrize(
    ("slug", "text", "move"),
    [
        ("oware", " C ", "C"),
        ("oware", "cup C", "C"),
        ("oware", "Cup C.", "C"),
        ("mangala", "Keep", "keep"),
        ("african-chess", "E2 – E3", "e2e3"),
        ("amphora", "D2-D3", "d2d3"),
        ("african-queen", "a2b3", "a2-b3"),
        ("african-queen", "a2 × b3", "a2-b3"),
        ("african-queen", "r@b2 b2-c3", "R@b2+b2-c3"),
        ("double-eighteen-stone-chess", "e2 - e4", "e2e4"),
        ("double-eighteen-stone-chess", "E2E4 + D5D4", "e2e4+d5d4"),
    ],
)
def test_a_friendly_reading(slug: str, text: str, move: str) -> None:
    assert read(slug, text) == move


@pytest.mark.parametrize("text", ["c", "cup c", " c."])
def test_a_small_letter_is_not_taken_for_a_capital(text: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        read("oware", text)
    assert told(caught.value.said) == "Cup c is in {N}'s row: {S} plays A–F."


def test_a_swap_needs_no_sign() -> None:
    # The Knight goes to e4, and the stone on f4 changes places with it.
    text = place(f"{KINGS} Ng3", "f4")
    assert read("double-eighteen-stone-chess", "g3e4 f4e4", text) == "g3e4+f4~e4"


class TestWhichOne:
    def test_a_pawn_that_may_become_four_men(self) -> None:
        text = (
            "1nbqrnbqkbnrqbnr/P1pppppppppppppp/16/O4O4O4O/O1OO1O1OO1O1OO1O/O4O4O4O/16/"
            "PPPPPPPPPPPPPPP1/RNBQRNBQKBNRQBN1 w - - 0 -"
        )
        with pytest.raises(IllegalMove) as caught:
            read("double-eighteen-stone-chess", "A8-A9", text)
        assert caught.value.rule == "which"
        assert caught.value.moves == ("a8a9b", "a8a9n", "a8a9q", "a8a9r")
        said = "“A8-A9” can mean a8a9b, a8a9n, a8a9q or a8a9r. Which one?"
        assert told(caught.value.said) == said
        assert read("double-eighteen-stone-chess", "a8-a9=Q", text) == "a8a9q"

    def test_a_touchstone_in_a_group(self) -> None:
        text = "B,7/8/8/8/8/4,wwW,3/8/8 w 0"
        with pytest.raises(IllegalMove) as caught:
            read("african-chess", "e3 e4", text)
        assert caught.value.moves == ("e3e4@e4", "e3e4@e5", "e3e4@e6", "e3e4t")
        assert read("african-chess", "e3e4 e5", text) == "e3e4@e5"

    def test_a_removal_or_an_entry(self) -> None:
        # Three squares can also mean a step and a removal, but c1 is empty before the Guard enters.
        text = "2k2/3/5/3p3/7/4P/3/2K2 w Gg 00 x"
        assert read("amphora", "c1 c1 c2", text) == "G@c1+c1c2"

    def test_the_api_offers_them(self) -> None:
        text = "B,7/8/8/8/8/4,wwW,3/8/8 w 0"
        reason = why(get("african-chess").parse(text), move="e3e4")
        assert reason["rule"] == "which"
        assert reason["moves"] == ["e3e4@e4", "e3e4@e5", "e3e4@e6", "e3e4t"]
