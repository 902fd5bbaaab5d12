"""What a page is told of African Chess: choices part by part, words, pictures; and properties."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import combinations
from math import dist
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game_core import IllegalMove
from game_core.draw import board
from game_core.families.stacking import drawing as picture
from game_core.families.stacking.board import NAMES
from game_core.families.stacking.game import StackingPosition
from game_core.families.stacking.games.african_chess import AFRICAN_CHESS
from game_core.families.stacking.reading import show
from game_core.families.stacking.words import tell_event
from game_core.messages import NOTHING, plain
from game_core.svg.elements import Step
from game_core.types import Options
from tests.help.picture import SVG
from tests.help.stacking import mirrored, mirrored_move, mirrored_words, place
from tests.help.strategies import CHOICES, reach
from tests.help.words import told, told_each, told_label
from tests.oracles import stacking as slow

PLACE = re.compile(r"translate\((-?[0-9.]+) (-?[0-9.]+)\) rotate\(0\)")


@st.composite
def crowds(draw: st.DrawFn) -> StackingPosition:
    """A position an author might set up: stones crowded in a part of the board, in any number."""
    size = draw(st.integers(3, 8))
    file, rank = draw(st.tuples(*[st.integers(0, 8 - size)] * 2))
    squares = [NAMES[x + 8 * y] for y in range(rank, rank + size) for x in range(file, file + size)]
    plain = draw(st.text("wb", max_size=24))
    stones = dict.fromkeys(squares, "")
    for letter in f"WB{plain}":
        at = draw(st.sampled_from(squares))
        if "".join(stones.values()).count(letter) < 15 and len(stones[at]) < 4:
            stones[at] += letter
    if "W" not in "".join(stones.values()) or "B" not in "".join(stones.values()):
        return AFRICAN_CHESS.start()
    board = {at: "".join(sorted(each, key="wWbB".index)) for at, each in stones.items() if each}
    text = " ".join(f"{at}={each}" for at, each in board.items())
    return place(text, draw(st.sampled_from("wb")), draw(st.sampled_from((0, 50, 98, 99, 100))))


def positions() -> st.SearchStrategy[StackingPosition]:
    """A position set up, or reached by random play from the start or from one set up."""
    starts = st.just(AFRICAN_CHESS.start()) | crowds()
    return crowds() | st.builds(reach, starts, CHOICES)


# --- Properties ---


@given(positions())
def test_the_moves_are_those_of_the_slow_program(position: StackingPosition) -> None:
    board, side = slow.read(str(position))
    if slow.has_touchstone(board, side):
        assert bool(position.heading) == slow.in_guard(board, side)
    if position.result() is None:
        found = {move: str(position.play(move)).split(" ")[0] for move in position.moves()}
        assert found == slow.legal(board, side)


@given(positions())
def test_changing_the_colors_changes_no_rule(position: StackingPosition) -> None:
    mirror = mirrored(position)
    assert sorted(map(mirrored_move, position.moves())) == sorted(mirror.moves())
    result, mirrored_result = position.result(), mirror.result()
    assert (result and result.reason) == (mirrored_result and mirrored_result.reason)


@given(positions())
def test_text_is_read_back_as_the_same_position(position: StackingPosition) -> None:
    again = AFRICAN_CHESS.parse(str(position))
    assert (again, hash(again), str(again)) == (position, hash(position), str(position))


@given(positions())
def test_moves_are_in_order_and_run_out_when_the_game_is_over(position: StackingPosition) -> None:
    moves = position.moves()
    assert list(moves) == sorted(set(moves), key=str.encode)
    assert (moves == ()) == (position.result() is not None)


@given(positions())
def test_a_trace_changes_nothing_but_tells_the_end(position: StackingPosition) -> None:
    for move in position.moves():
        plain, (traced, trace) = position.play(move), position.trace(move)
        assert plain == traced
        result = plain.result()
        ends = [(event.what, event.side) for event in trace if event.kind == "end"]
        assert ends == ([(result.reason, result.winner or "")] if result else [])


@given(positions())
def test_the_parts_that_can_be_chosen_lead_to_every_turn(position: StackingPosition) -> None:
    if position.result() is None:
        assert sorted(walk(position, ())) == list(position.moves())


def walk(position: StackingPosition, parts: tuple[str, ...]) -> list[str]:
    """The turns that can be put together from these parts on."""
    options = position.options(parts)
    if options.move:
        assert options == Options(move=options.move)
        return [options.move]
    assert not set(options.refusals) & set(options.cells)
    for cell, said in options.refusals.items():
        with pytest.raises(IllegalMove) as caught:
            position.options((*parts, cell))
        assert told(said).endswith(".")
        assert caught.value.rule
    following = (*options.cells, *options.choices)
    assert following
    return [turn for part in following for turn in walk(position, (*parts, part))]


# --- Turns with parts ---


class TestOptions:
    def test_first_the_stones(self) -> None:
        options = place("d4=w d6=bb e4=wb").options()
        assert options.cells == ("a1", "d4", "e4")
        assert (
            told_each(options.refusals).items()
            >= {
                "d5": "There is no stone on d5.",
                "d6": "All the stones on d6 are {b}'s.",
                "h8": "All the stones on h8 are {b}'s.",
            }.items()
        )

    def test_stones_without_room_say_so(self) -> None:
        shut = "a1=ww a2=wwww b1=wwww b2=wwww d4=W"
        said = "There is no room anywhere for the stones on a1."
        assert told(place(shut).options().refusals["a1"]) == said
        with pytest.raises(IllegalMove, match="no room") as caught:
            place(shut).options(("a1",))
        assert caught.value.rule == "blocked"

    def test_stones_that_guard_holds_say_so(self) -> None:
        said = "Whatever moves from h1, your touchstone could be captured."
        held = place("a1=W b2=b h1=w")
        assert told(held.options().refusals["h1"]) == said
        with pytest.raises(IllegalMove, match="Whatever moves from h1") as caught:
            held.options(("h1",))
        assert caught.value.rule == "pinned"

    def test_then_which_way(self) -> None:
        options = place("d4=ww d5=wwbb e5=w").options(("d4",))
        assert sorted(options.cells) == ["c3", "c4", "c5", "d3", "e3", "e4", "e5"]
        assert told(options.refusals["d5"]) == "The square d5 is full: four stones block the way."
        said = (
            "The square f6 is not next to d4. "
            "Choose a neighboring square to show which way they go."
        )
        assert told(options.refusals["f6"]) == said
        said = "The stones are on d4. Choose a neighboring square to show which way they go."
        assert told(options.refusals["d4"]) == said

    def test_from_a_corner_there_are_three_ways(self) -> None:
        assert place("d4=w").options(("a1",)).cells == ("b1", "a2", "b2")

    def test_a_single_goes_nowhere_but_to_its_neighbors(self) -> None:
        options = place("d4=w f4=b").options(("d4",))
        assert len(options.cells) == 8
        said = (
            "The square d6 is not next to d4. "
            "Choose a neighboring square to show which way they go."
        )
        assert told(options.refusals["d6"]) == said

    def test_a_way_that_guard_shuts_says_so(self) -> None:
        options = place("d4=W f4=b").options(("d4",))
        assert told(options.refusals["e4"]) == "Your touchstone on e4 could be captured from f4."

    def test_guard_is_named_before_other_obstacles(self) -> None:
        # The touchstone would be safe nowhere on e4, and its group finds the way shut at f4.
        options = place("d4=wwwW e4=w f4=wwww e6=bb").options(("d4",))
        assert told(options.refusals["e4"]) == "Your touchstone on e4 could be captured from e6."

    def test_without_the_touchstone_that_is_the_whole_turn(self) -> None:
        assert place("d4=ww").options(("d4", "e5")) == Options(move="d4e5")
        assert place("d4=W").options(("d4", "e5")) == Options(move="d4e5")

    def test_then_where_the_touchstone_lands_or_that_it_steps_alone(self) -> None:
        position = place("d4=wwW")
        options = position.options(("d4", "d5"))
        assert options.cells == ("d5", "d6", "d7")
        assert told_each(options.choices) == {"alone": "The touchstone alone"}
        said = "The touchstone can't land on e5: the stones can go only to d5, d6 and d7."
        assert told(options.refusals["e5"]) == said
        assert position.options(("d4", "d5", "d6")) == Options(move="d4d5@d6")
        assert position.options(("d4", "d5", "alone")) == Options(move="d4d5t")

    def test_where_it_can_not_land_it_is_said_why(self) -> None:
        options = place("d4=wwW d7=wwww e7=b").options(("d4", "d5"))
        assert options.cells == ("d5",)
        assert (
            told_each(options.refusals).items()
            >= {
                "d6": "Your touchstone on d6 could be captured from e7.",
                "d7": "The touchstone can't get to d7: four stones on d7 block the way.",
            }.items()
        )

    def test_what_leaves_no_choice_is_not_asked(self) -> None:
        # The group has no room on d8, so the touchstone can only step alone.
        assert place("d7=wwW d8=ww").options(("d7", "d8")) == Options(move="d7d8t")
        # On d5, alone or not, it would be captured.
        assert place("d4=wW b5=bb").options(("d4", "d5")) == Options(move="d4d5@d6")

    def test_a_step_alone_that_guard_forbids_is_no_choice(self) -> None:
        # On d5, alone or not, the touchstone would be captured.
        options = place("d4=wwW c4=b").options(("d4", "d5"))
        assert (options.cells, options.choices) == (("d6", "d7"), {})
        assert told(options.refusals["d5"]) == "Your touchstone on d5 could be captured from c4."
        with pytest.raises(IllegalMove, match="on d5 could be captured from c4") as caught:
            place("d4=wwW c4=b").options(("d4", "d5", "alone"))
        assert caught.value.rule == "guard"

    def test_the_step_that_is_not_asked_may_be_said_all_the_same(self) -> None:
        assert place("d7=wwW d8=ww").options(("d7", "d8", "alone")) == Options(move="d7d8t")

    @pytest.mark.parametrize(
        ("parts", "rule"),
        [
            (("x9",), "no-square"),
            (("",), "no-square"),
            (("d5",), "empty-square"),
            (("h8",), "other-side"),
            (("d4", "d6"), "direction"),
            (("d4", "x9"), "direction"),
            (("d4", "e4"), "blocked"),
            (("d4", "d5", "d8"), "landing"),
            (("d4", "d5", "none"), "landing"),
            (("d4", "d5", ""), "landing"),
            (("d4", "d5", "alone", "d5"), "landing"),
            (("a1", "a2", "a3"), "landing"),
            (("a1", "a2", ""), "landing"),
        ],
    )
    def test_parts_that_begin_no_turn_are_refused(self, parts: tuple[str, ...], rule: str) -> None:
        position = place("a1=ww d4=wW e4=wwww f4=b")
        with pytest.raises(IllegalMove) as caught:
            position.options(parts)
        assert caught.value.rule == rule

    @pytest.mark.parametrize(
        ("parts", "said"),
        [
            (("x9",), "“x9” isn't a square on this board."),
            (
                ("d4", "d5", "d8"),
                "The touchstone can't land on d8: the stones can go only to d5 and d6.",
            ),
            (("d4", "d5", "x9"), "The touchstone can't go to x9 in this move."),
            (("d4", "d5", "alone", "d6"), "The touchstone can't go to alone d6 in this move."),
        ],
    )
    def test_what_is_no_part_at_all_is_refused_by_name(
        self, parts: tuple[str, ...], said: str
    ) -> None:
        with pytest.raises(IllegalMove) as caught:
            place("d4=wW").options(parts)
        assert str(caught.value) == said


# --- Words ---


def tell(board: StackingPosition | str, move: str) -> list[str]:
    """What is said of a move; on the mirrored board the same is said of the other side."""
    position = place(board) if isinstance(board, str) else board
    said = _tell(position, move)
    mirror = _tell(mirrored(position), mirrored_move(move))
    assert mirror == list(map(mirrored_words, said))
    return said


def _tell(position: StackingPosition, move: str) -> list[str]:
    _, trace = position.trace(move)
    events = [tell_event(position, trace, index) for index in range(len(trace))]
    return [told(said) for said in events if said]


class TestWords:
    def test_a_step(self) -> None:
        assert tell("d4=w", "d4d5") == ["{w} moves a stone from d4 to d5."]
        assert tell("d4=W", "d4d5") == ["{w}'s touchstone steps from d4 to d5."]
        assert tell("d4=wW", "d4d5t") == ["{w}'s touchstone steps from d4 to d5."]

    def test_a_sowing(self) -> None:
        assert tell("d4=www d7=b", "d4d5") == [
            "{w} sows 3 stones from d4 toward d5.",
            "The last stone lands on d7.",
            "{w} captures 1 stone on d7.",
        ]

    def test_stones_put_down(self) -> None:
        assert tell("d7=ww d8=bb", "d7d8") == [
            "{w} sows 2 stones from d7 toward d8.",
            "The last stone can't go any farther: it stays on d8, too.",
            "{w} captures 2 stones on d8.",
        ]
        assert tell("d7=www", "d7d8")[1:] == [
            "The last 2 stones can't go any farther: they stay on d8, too."
        ]

    def test_a_sowing_with_the_touchstone(self) -> None:
        assert tell("d4=wwW d5=bbb", "d4d5@d5") == [
            "{w} sows 3 stones from d4 toward d5, the touchstone among them.",
            "The touchstone lands on d5.",
            "{w} captures 3 stones on d5.",
            "The last stone lands on d7.",
        ]
        assert tell("d4=wW", "d4d5@d6")[1:] == ["The touchstone lands on d6."]

    def test_a_capture_by_a_step(self) -> None:
        assert tell("d4=w d5=b", "d4d5")[1:] == ["{w} captures 1 stone on d5."]

    def test_the_touchstone_taken(self) -> None:
        assert tell("d4=w d5=bbB", "d4d5")[1:] == ["{w} captures the touchstone on d5."]
        assert tell("d4=w d5=wbB", "d4d5")[1:] == ["{w} captures the touchstone and 1 stone on d5."]

    def test_guard(self) -> None:
        assert tell("d4=w d6=B", "d4d5")[1:] == ["Guard! {b}'s touchstone on d6 could be captured."]

    def test_touch_is_told_with_the_end(self) -> None:
        assert len(tell(place("b3=b c3=b", "b"), "b3b2")) == 1


class TestPlainText:
    def test_the_board_and_who_is_to_move(self) -> None:
        lines = show(place("c3=wwWb d5=bbB h1=w")).split("\n")
        assert lines == [
            "   a    b    c    d    e    f    g    h",
            "8  .    .    .    .    .    .    .    .   8",
            "7  .    .    .    .    .    .    .    .   7",
            "6  .    .    .    .    .    .    .    .   6",
            "5  .    .    .   bbB   .    .    .    .   5",
            "4  .    .    .    .    .    .    .    .   4",
            "3  .    .   wwWb  .    .    .    .    .   3",
            "2  .    .    .    .    .    .    .    .   2",
            "1  .    .    .    .    .    .    .    w   1",
            "   a    b    c    d    e    f    g    h",
            "White to move",
        ]

    def test_the_last_line(self) -> None:
        assert show(place("d4=w", "b")).endswith("\nBlack to move")
        assert show(place("a1=W b2=b c2=w")).endswith("\nGuard! White to move")
        assert show(place("d4=w", quiet=100)).endswith("\nThe game is over.")


# --- Pictures ---

type Spot = tuple[float, float]


def read(position: StackingPosition, viewpoint: str = "w") -> ElementTree.Element:
    return ElementTree.fromstring(board(position, viewpoint))


def read_pieces(position: StackingPosition, viewpoint: str = "w") -> dict[str, Spot]:
    """Where the pieces are, by key."""
    [layer] = read(position, viewpoint).iterfind(f"{SVG}g[@data-layer='pieces']")
    spots = dict(map(read_piece, layer))
    assert len(spots) == len(layer)
    return spots


def read_piece(piece: ElementTree.Element) -> tuple[str, Spot]:
    found = PLACE.fullmatch(piece.attrib["transform"])
    assert found
    return piece.attrib["data-key"], (float(found[1]), float(found[2]))


def read_cells(position: StackingPosition, viewpoint: str = "w") -> dict[str, ElementTree.Element]:
    cells = read(position, viewpoint).iterfind(f".//{SVG}g[@data-cell]")
    return {cell.attrib["data-cell"]: cell for cell in cells}


def corner(cell: ElementTree.Element) -> Spot:
    square = cell.find(f"{SVG}rect[@class='square']")
    assert square is not None
    assert square.attrib["width"] == square.attrib["height"] == "60"
    return float(square.attrib["x"]), float(square.attrib["y"])


def part_of(step: Mapping[str, object], name: str) -> list[Any]:
    part = step.get(name, [])
    assert isinstance(part, list)
    return part


def assert_steps_lead_on(position: StackingPosition, move: str, viewpoint: str) -> None:
    after, trace = position.trace(move)
    pieces = read_pieces(position, viewpoint)
    for step in picture.steps(position, trace, [NOTHING] * len(trace), viewpoint):
        moves, gone, new = (part_of(step, name) for name in ("moves", "gone", "new"))
        for key, new_key, x, y, angle in moves:
            del pieces[key]
            assert new_key not in pieces
            assert angle == 0
            pieces[new_key] = (x, y)
        for key in gone:
            del pieces[key]
        for svg in new:
            key, spot = read_piece(ElementTree.fromstring(svg))
            assert key not in pieces
            pieces[key] = spot
    assert pieces == read_pieces(after, viewpoint)


@given(positions(), st.integers(0, 9), st.sampled_from("wb"))
def test_the_steps_of_a_move_lead_to_the_next_picture(
    position: StackingPosition, choice: int, viewpoint: str
) -> None:
    for move in position.moves()[choice::10]:
        assert_steps_lead_on(position, move, viewpoint)


class TestPicture:
    CROWD = "c3=wwWb d5=bbB e5=wb f6=ww h1=w g7=wwbb"

    def test_every_stone_is_drawn_within_its_square(self) -> None:
        position = place(self.CROWD)
        for viewpoint in "wb":
            cells = read_cells(position, viewpoint)
            for key, (x, y) in read_pieces(position, viewpoint).items():
                left, top = corner(cells[key[:2]])
                assert left + 13 < x < left + 47, key
                assert top + 13 < y < top + 47, key

    def test_no_stone_hides_another(self) -> None:
        # A stone is 26 wide.
        spots = read_pieces(place(self.CROWD)).values()
        assert min(dist(one, other) for one, other in combinations(spots, 2)) > 26

    def test_keys_name_square_letter_and_number(self) -> None:
        assert sorted(read_pieces(place("c3=wwWb d5=bB"))) == [
            "c3.W0", "c3.b0", "c3.w0", "c3.w1", "d5.B0", "d5.b0"
        ]  # fmt: skip

    def test_a_stone_shows_its_color_and_the_touchstone_its_dot(self) -> None:
        shapes = {
            piece.attrib["data-key"]: (piece.attrib["class"], [e.attrib["class"] for e in piece])
            for piece in read(place("c3=wW d5=bB")).iterfind(f"{SVG}g[@data-layer='pieces']/*")
        }
        assert shapes == {
            "c3.w0": ("piece stone white", ["disc"]),
            "c3.W0": ("piece stone white touchstone", ["disc", "rim", "dot"]),
            "d5.b0": ("piece stone black", ["disc", "gleam"]),
            "d5.B0": ("piece stone black touchstone", ["disc", "rim", "dot"]),
        }

    def test_squares_say_what_is_on_them(self) -> None:
        cells = read_cells(place("c3=wwWb d5=bB e5=w"))
        labels = {name: told_label(cell) for name, cell in cells.items()}
        assert labels["c3"] == "c3, your touchstone, 2 stones of yours and 1 stone of {b}'s"
        assert labels["d5"] == "d5, {b}'s touchstone and 1 stone of {b}'s"
        assert labels["e5"] == "e5, 1 stone of yours"
        assert labels["e6"] == "e6, empty"
        assert {cell.attrib["data-key"] for cell in cells.values()} == {f"cell-{n}" for n in NAMES}

    def test_guard_is_shown_on_its_square(self) -> None:
        position = place("d4=W d5=b")
        pieces = read_pieces(position)
        assert pieces["guard"] == pieces["d4.W0"]
        assert told_label(read_cells(position)["d4"]) == "d4, your touchstone, in guard"
        assert "guard" not in read_pieces(place("d4=W"))
        [sign] = read(position).iterfind(f".//{SVG}g[@data-key='guard']")
        assert sign.attrib["class"] == "piece guard"
        # A triangle in each corner of the square, of which the middle is 0 0.
        assert [each.attrib["d"] for each in sign] == [
            "M-29 -29h14.5l-14.5 14.5z",
            "M29 -29h-14.5l14.5 14.5z",
            "M29 29h-14.5l14.5 -14.5z",
            "M-29 29h14.5l-14.5 -14.5z",
        ]

    def test_the_ring_that_marks_a_square_lies_within_it(self) -> None:
        for cell in read_cells(place("")).values():
            ring = cell.find(f"{SVG}rect[@class='ring']")
            assert ring is not None
            left, top = corner(cell)
            assert (float(ring.attrib["x"]), float(ring.attrib["y"])) == (left + 3, top + 3)
            assert ring.attrib["width"] == ring.attrib["height"] == "54"

    def test_squares_are_dark_and_light_in_turn(self) -> None:
        cells = read_cells(place(""))
        assert cells["a1"].attrib["class"] == cells["h8"].attrib["class"] == "cell dark"
        assert cells["a2"].attrib["class"] == cells["h1"].attrib["class"] == "cell light"

    def test_the_viewer_chooses_who_sits_below(self) -> None:
        white, black = (read_cells(place(""), side) for side in "wb")
        assert list(white)[:9] == ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a2"]
        assert list(black) == list(white)[::-1]
        assert corner(white["a1"]) == corner(black["h8"]) == (32, 452)
        assert corner(white["h8"]) == corner(black["a1"]) == (452, 32)
        assert corner(white["b1"]) == (92, 452)

    @pytest.mark.parametrize(("viewpoint", "corners"), [("w", "a1h8"), ("b", "h8a1")])
    def test_files_and_ranks_are_named_on_all_sides(self, viewpoint: str, corners: str) -> None:
        letters = [
            (each.text, float(each.attrib["x"]), float(each.attrib["y"]))
            for each in read(place(""), viewpoint).iter(f"{SVG}text")
        ]
        left, bottom, right, top = list(corners)
        for y in (23, 535):
            assert (left, 62, y) in letters
            assert (right, 482, y) in letters
        for x in (16, 528):
            assert (bottom, x, 489) in letters
            assert (top, x, 69) in letters
        assert len(letters) == 32

    def test_the_board_is_told_in_words(self) -> None:
        assert told(picture.describe(place("c3=wwWb d5=bbB a5=w", "b"))) == (
            "{w}'s touchstone: c3; plain stones: c3 2 and a5 1. "
            "{b}'s touchstone: d5; plain stones: c3 1 and d5 2. {b} to move."
        )
        assert told(picture.describe(place("d4=W d5=b"))) == (
            "{w}'s touchstone: d4; plain stones: none. "
            "{b}'s touchstone: h8; plain stones: d5 1. Guard! {w} to move."
        )
        over = AFRICAN_CHESS.parse("8/8/8/8/8/8/w,7/W,7 b 0")
        assert told(picture.describe(over)).endswith(
            "{b}'s touchstone: captured; plain stones: none."
        )
        [desc] = read(place("")).iterfind(f"{SVG}desc")
        assert desc.text == str(picture.describe(place("")))

    def test_looks_are_left_to_the_style_sheet(self) -> None:
        for each in read(place(self.CROWD)).iter():
            assert not {"style", "fill", "stroke", "id", "onclick"} & set(each.attrib)

    def test_the_drawing_says_what_it_is(self) -> None:
        root = read(place(""))
        assert root.attrib["class"] == "ubao-svg stacking"
        assert root.attrib["viewBox"] == "0 0 544 544"
        assert root.attrib["aria-label"] == "African Chess board"
        assert root.attrib["role"] == "img"


class TestSteps:
    def steps(self, board: str, move: str) -> list[Step]:
        position = place(board)
        _, trace = position.trace(move)
        return picture.steps(position, trace, [plain(str(event)) for event in trace], "w")

    def test_a_step_for_each_event_in_order(self) -> None:
        steps = self.steps("d4=ww d6=b", "d4d5")
        assert [(step["kind"], step["at"], told(step["say"])) for step in steps] == [
            ("lift", "d4", "lift d4 2 w"),
            ("drop", "d5", "drop d5 w"),
            ("drop", "d6", "drop d6 w"),
            ("capture", "d6", "capture d6 1 w"),
        ]

    def test_the_hand_goes_along_with_the_stones_that_are_left(self) -> None:
        # The middle of d4 is (242, 302); the hand is 20 above, its stones 12 apart.
        steps = self.steps("d4=ww", "d4d5")
        assert [step["moves"] for step in steps] == [
            [("d4.w0", "hand.w0", 236, 282, 0), ("d4.w1", "hand.w1", 248, 282, 0)],
            [("hand.w0", "hand.w0", 242, 222, 0), ("hand.w1", "d5.w0", 242, 242, 0)],
            [("hand.w0", "d6.w0", 242, 182, 0)],
        ]

    def test_stones_make_room_and_close_up(self) -> None:
        lift, drop, capture = self.steps("d4=w d5=wbb", "d4d5")
        assert lift["moves"] == [("d4.w0", "hand.w0", 242, 282, 0)]
        assert drop["moves"] == [
            ("d5.w0", "d5.w0", 228.5, 255.5, 0),
            ("d5.b0", "d5.b0", 228.5, 228.5, 0),
            ("d5.b1", "d5.b1", 255.5, 228.5, 0),
            ("hand.w0", "d5.w1", 255.5, 255.5, 0),
        ]
        assert capture["gone"] == ["d5.b1", "d5.b0"]
        assert capture["moves"] == [
            ("d5.w0", "d5.w0", 228.5, 242, 0), ("d5.w1", "d5.w1", 255.5, 242, 0)
        ]  # fmt: skip

    def test_the_sign_of_guard_comes_and_goes(self) -> None:
        steps = self.steps("d4=w d6=B", "d4d5")
        [sign] = part_of(steps[-1], "new")
        assert read_piece(ElementTree.fromstring(sign)) == ("guard", (242, 182))
        assert self.steps("a1=W b2=b", "a1b2")[0]["gone"] == ["guard"]

    def test_what_is_empty_is_left_out(self) -> None:
        assert set(self.steps("d4=w", "d4d5")[0]) == {"kind", "at", "say", "moves"}
