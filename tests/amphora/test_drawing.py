"""The drawing of Amphora, and its turns as changes to it."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from game_core import draw
from game_core.families.amphora.board import NAMES
from game_core.families.amphora.drawing import draw_piece, steps
from game_core.messages import NOTHING, plain
from tests.help.amphora import set_up, tell
from tests.help.words import told, told_label


def test_every_square_says_what_stands_there() -> None:
    labels = {
        cell.get("data-cell"): told_label(cell)
        for cell in elements("Kd1 gd4 kd8 | w G 00 -")
        if cell.get("data-cell")
    }
    assert len(labels) == 40
    assert (labels["d1"], labels["d4"], labels["e4"]) == (
        "d1, your King", "d4, {b}'s Guard", "e4, empty"
    )  # fmt: skip


@pytest.mark.parametrize(("viewpoint", "first", "last"), [("w", "b1", "f8"), ("b", "f8", "b1")])
def test_squares_are_drawn_from_the_bottom_left(viewpoint: str, first: str, last: str) -> None:
    cells = [
        each.attrib["data-cell"]
        for each in elements("Kd1 kd8 | w - 00 -", viewpoint)
        if "data-cell" in each.attrib
    ]
    assert (cells[0], cells[-1]) == (first, last)
    assert cells == sorted(cells, key=NAMES.index, reverse=viewpoint == "b")


def test_pieces_stand_on_their_squares() -> None:
    for viewpoint in "wb":
        drawn = elements("Kb1 ge5 kd8 Pg4 | w G 00 -", viewpoint)
        places = spots(drawn)
        assert set(places) == {"b1.0", "e5.0", "d8.0", "g4.0", "w.0"}
        for cell in drawn:
            name = cell.get("data-cell")
            if f"{name}.0" in places:
                square = next(each for each in cell if each.get("class") == "square")
                left, top = (float(square.attrib[each]) for each in "xy")
                assert places[f"{name}.0"] == (left + 20, top + 20, 0)


def test_neighbors_are_drawn_side_by_side() -> None:
    squares = {
        cell.attrib["data-cell"]: next(each for each in cell if each.get("class") == "square")
        for cell in elements("Kd1 kd8 | w - 00 -")
        if "data-cell" in cell.attrib
    }
    corner = {name: (float(s.attrib["x"]), float(s.attrib["y"])) for name, s in squares.items()}
    assert corner["b1"] == (62, 283)
    assert corner["c1"] == (102, 283)
    assert corner["c2"] == (102, 243)
    assert corner["a4"] == (22, 163)
    light = {
        cell.attrib["data-cell"]
        for cell in elements("Kd1 kd8 | w - 00 -")
        if cell.get("class") == "cell light"
    }
    assert {"b1", "d1", "c2", "a4"} <= light
    assert not {"c1", "e1", "d2", "b4"} & light


def test_the_board_in_words() -> None:
    [description] = [e for e in elements("Kd1 Pc2 Pe2 gd4 kd8 | b G 20 x") if "desc" in e.tag]
    assert description.text == (
        "White: Pawns c2 and e2; King d1; Guard beside the jug, 2 of 3 sideways moves in a row. "
        "Black: King d8; Guard d4; 0 of 3 sideways moves in a row. Black to move."
    )
    [description] = [e for e in elements("Kg4 | b - 00 -") if "desc" in e.tag]
    assert "to move" not in (description.text or "")


def test_what_is_beside_the_jug() -> None:
    beside = {
        each.get("data-key"): told_label(each)
        for each in elements("Kd1 kd8 | w G 13 -")
        if each.get("class") == "beside"
    }
    assert beside == {
        "beside-w": "{w}: Guard beside the jug, 1 of 3 sideways moves in a row",
        "beside-b": "{b}: 3 of 3 sideways moves in a row",
    }
    assert texts(elements("Kd1 kd8 | w G 13 -")) == {"asides-w": "1/3", "asides-b": "3/3"}


def test_files_and_ranks_are_named() -> None:
    words = [e.text for e in elements("Kd1 kd8 | w - 00 -") if e.get("class") == "coordinate"]
    assert sorted(map(str, words)) == sorted("12345678abcdefg")


def test_looks_are_left_to_the_style_sheet() -> None:
    for each in elements("Kd1 Gc3 Pd2 gd4 pe5 kd8 | w - 00 -"):
        assert not {"style", "fill", "stroke", "id"} & set(each.attrib)


def test_black_and_white_differ_by_more_than_color() -> None:
    for letter in "PKG":
        assert draw_piece(letter).replace("white", "black") != draw_piece(letter.lower())


@pytest.mark.parametrize(
    ("before", "move"),
    [
        ("Kd1 Pd2 kd8 | w - 00 -", "d2d3"),
        ("Kd1 Pd2 kd8 | w - 10 -", "d2e2"),
        ("Kd3 kf8 | w G 00 x", "G@d4+d4d5"),
        ("Kd3 Pb1 kf8 | w G 00 x", "G@d4+b1c1"),
        ("Kd1 Pe7 Pb6 pd8 pc7 pf8 kg4 | w - 00 -", "e7d8*f8"),
        ("Kg4 Pb5 Pf5 Pb1 Pf1 Pd2 pc4 pe4 pc2 pe2 kb8 | w - 00 -", "d2d3"),
        ("Kd7 pb6 gf6 kg4 | w - 00 -", "d7d8"),
        ("Kd1 kf6 | b g 00 x", "G@f5+f5g5"),
    ],
)
def test_the_steps_of_a_turn_lead_to_the_next_drawing(before: str, move: str) -> None:
    position = set_up(before)
    after, trace = position.trace(move)
    for viewpoint in "wb":
        drawn = elements(before, viewpoint)
        pieces, numbers = spots(drawn), texts(drawn)
        for step in steps(position, trace, [NOTHING] * len(trace), viewpoint):
            for key in step.get("gone", []):
                del pieces[key]
            for key, new_key, *spot in step.get("moves", []):
                del pieces[key]
                assert new_key not in pieces
                pieces[new_key] = tuple(spot)
            numbers |= step.get("texts", {})
        drawn = elements(tell(after), viewpoint)
        assert (pieces, numbers) == (spots(drawn), texts(drawn))


def test_a_step_for_each_event() -> None:
    position = set_up("Kd7 pb6 kg4 | w - 00 -")
    _, trace = position.trace("d7d8")
    found = steps(position, trace, [plain("one"), plain("two"), plain("three")], "w")
    assert [(step["kind"], step["at"], told(step["say"])) for step in found] == [
        ("move", "d7", "one"), ("remove", "g4", "two"), ("end", "", "three")
    ]  # fmt: skip


def elements(told: str, viewpoint: str = "w") -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(draw.board(set_up(told), viewpoint)).iter())


def spots(drawn: list[ElementTree.Element]) -> dict[str, tuple[float, ...]]:
    """Where pieces are drawn, by key."""
    found = {}
    for each in drawn:
        if each.get("class") == "piece":
            numbers = re.findall(r"[0-9.]+", each.attrib["transform"])
            assert each.attrib["data-key"] not in found
            found[each.attrib["data-key"]] = tuple(map(float, numbers))
    return found


def texts(drawn: list[ElementTree.Element]) -> dict[str, str]:
    """Texts that may change, by key."""
    return {e.attrib["data-key"]: e.text or "" for e in drawn if e.get("class") == "tally"}
