"""The drawing of a position: what is in it, where, and what it says."""

from __future__ import annotations

from itertools import combinations
from math import dist
from xml.etree import ElementTree

import pytest
from hypothesis import given

from game_core import Position, draw
from game_core.families.sowing.game import SowingPosition
from tests.help.picture import SVG, read
from tests.help.sowing import START, has_mirror, parse, turned, turned_words
from tests.help.strategies import positions, sowing_positions
from tests.help.words import told_label

FULL = "0,0,0,0,0,48/0,0,0,0,0,0 0-0 S"
CUPS = "ABCDEFabcdef"


def elements(text: str, viewpoint: str = "S") -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(draw.board(parse(text), viewpoint)).iter())


def cell(text: str, letter: str) -> ElementTree.Element:
    [found] = [each for each in elements(text) if each.get("data-cell") == letter]
    return found


def description(text: str) -> str:
    [found] = [each for each in elements(text) if each.tag == f"{SVG}desc"]
    return found.text or ""


def center(text: str, letter: str, viewpoint: str = "S") -> tuple[float, float]:
    [found] = [each for each in elements(text, viewpoint) if each.get("data-cell") == letter]
    bowl = found.find(f"{SVG}circle[@class='bowl']")
    assert bowl is not None
    return float(bowl.attrib["cx"]), float(bowl.attrib["cy"])


@given(positions())
def test_the_same_position_is_drawn_the_same(position: Position) -> None:
    again = position.game.parse(str(position))
    for side in position.game.sides:
        assert draw.board(again, side) == draw.board(position, side)


@pytest.mark.parametrize("text", [START, FULL, "0,0,0,0,0,0/0,0,0,0,0,0 25-23 N"])
def test_looks_are_left_to_the_style_sheet(text: str) -> None:
    for each in elements(text):
        assert not {"style", "fill", "stroke", "id", "onclick"} & set(each.attrib)
        assert each.tag != f"{SVG}style"


@given(sowing_positions())
def test_every_seed_is_drawn_once_at_a_spot_of_its_own(position: SowingPosition) -> None:
    for side in "SN":
        picture = read(draw.board(position, side))
        assert len(picture.seeds) == position.game.seeds
        spots = [(x, y) for x, y, _ in picture.seeds.values()]
        assert len(set(spots)) == len(spots)


@given(sowing_positions())
def test_numbers_are_written_beside_cups_and_stores(position: SowingPosition) -> None:
    counts = zip(CUPS + "SN", position.cups + position.stores, strict=True)
    assert read(draw.board(position, "S")).texts == {
        f"count-{place}": str(count) for place, count in counts
    }


@given(sowing_positions().filter(lambda position: has_mirror(str(position))))
def test_the_other_viewpoint_is_the_board_turned_round(position: SowingPosition) -> None:
    mirror = position.game.parse(turned(str(position)))
    ours = read(draw.board(position, "N")).seeds
    theirs = read(draw.board(mirror, "S")).seeds
    assert {turned_words(key[0]) + key[1:]: spot for key, spot in ours.items()} == theirs


def test_the_ring_runs_counter_clockwise_with_the_viewer_below() -> None:
    near = [center(START, letter) for letter in "ABCDEF"]
    far = [center(START, letter) for letter in "abcdef"]
    assert near == sorted(near)
    assert far == sorted(far, reverse=True)
    # The cup facing A is f, and so on; Blue's row is the lower one.
    for (x, y), (facing, above) in zip(near, reversed(far), strict=True):
        assert x == facing
        assert y > above


def test_the_viewer_chooses_who_sits_below() -> None:
    assert center(START, "a", "N") == center(START, "A", "S")
    assert center(START, "F", "N") == center(START, "f", "S")


@pytest.mark.parametrize("text", [START, FULL, "24,0,0,0,0,0/0,0,0,0,0,0 24-0 S"])
def test_seeds_lie_within_their_cup_or_store(text: str) -> None:
    for key, (x, y, _) in read(draw.board(parse(text), "S")).seeds.items():
        place = key[0]
        if place in CUPS:
            assert dist(center(text, place), (x, y)) < 47, key
        else:
            [store] = [e for e in elements(text) if e.get("data-key") == f"store-{place}"]
            tray = store.find(f"{SVG}rect")
            assert tray is not None
            left, top, width, height = (
                float(tray.attrib[name]) for name in ("x", "y", "width", "height")
            )
            assert left < x < left + width, key
            assert top < y < top + height, key


def test_the_first_twelve_seeds_of_a_cup_do_not_hide_each_other() -> None:
    seeds = read(draw.board(parse("12,0,0,0,0,0/1,0,0,0,0,0 17-18 S"), "S")).seeds
    spots = [(x, y) for key, (x, y, _) in seeds.items() if key[0] == "A"]
    assert len(spots) == 12
    # A seed is 15 wide where it is narrow.
    assert min(dist(one, other) for one, other in combinations(spots, 2)) > 14


def test_cells_are_known_by_their_letter() -> None:
    cells = [each.get("data-cell") for each in elements(START) if each.get("data-cell")]
    assert sorted(cells, key=str) == sorted(CUPS)


def test_a_cup_says_whose_it_is_and_what_it_holds() -> None:
    text = "1,0,0,0,0,0/2,0,0,0,0,0 22-23 S"
    assert told_label(cell(text, "A")) == "Your cup A, 1 seed"
    assert told_label(cell(text, "a")) == "{N}'s cup a, 2 seeds"
    assert told_label(cell(text, "b")) == "{N}'s cup b, 0 seeds"
    text = text.replace("S", "N")
    assert told_label(cell(text, "A")) == "{S}'s cup A, 1 seed"
    assert told_label(cell(text, "a")) == "Your cup a, 2 seeds"


def test_when_the_game_is_over_no_cup_is_yours() -> None:
    text = "0,0,0,0,0,0/0,0,0,0,0,0 20-28 S"
    assert told_label(cell(text, "A")) == "{S}'s cup A, 0 seeds"
    assert told_label(cell(text, "a")) == "{N}'s cup a, 0 seeds"


def test_the_board_is_told_in_words() -> None:
    assert description("1,2,3,4,5,6/0,7,8,0,9,0 2-1 N") == (
        "Blue's cups A 1, B 2, C 3, D 4, E 5, F 6; 2 seeds in the store. "
        "Gold's cups a 0, b 7, c 8, d 0, e 9, f 0; 1 seed in the store. Gold to move."
    )


def test_a_finished_game_has_nobody_to_move() -> None:
    assert "to move" not in description("0,0,0,0,0,0/0,0,0,0,0,0 25-23 N")
