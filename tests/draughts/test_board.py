"""African Queen at the board: its text, a turn chosen part by part, its words and pictures."""

from __future__ import annotations

from itertools import pairwise
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game_core import PositionError
from game_core.draw import board
from game_core.families.draughts import reading
from game_core.families.draughts.drawing import steps
from game_core.families.draughts.game import DraughtsPosition
from game_core.families.draughts.games.african_queen import AFRICAN_QUEEN
from game_core.families.draughts.words import tell_event
from game_core.messages import NOTHING, plain
from game_core.types import IllegalMove
from tests.help.draughts import (
    FILES,
    RANKS,
    SVG,
    complete,
    look,
    mirrored,
    offered,
    parse,
    refused_parts,
    setup,
    slow_turns,
    turned,
)
from tests.help.strategies import CHOICES, reach
from tests.help.words import told, told_each, told_label

START = "mmmmmmm/mmmmmmm/7/7/7/MMMMMMM/MMMMMMM w 3-3 0"
BOARD, _, REST = START.partition(" ")
BOX = ("x", "y", "width", "height")
SQUARES = [file + rank for file in FILES for rank in RANKS]


@st.composite
def arranged(draw: st.DrawFn, most: int = 7) -> DraughtsPosition:
    """A position that an author might set up, with up to `most` pieces a side."""
    squares = draw(st.lists(st.sampled_from(SQUARES), min_size=2, max_size=2 * most, unique=True))
    cut = draw(st.integers(max(0, len(squares) - most), min(most, len(squares))))
    ringed = draw(st.sets(st.sampled_from(squares), max_size=6))
    words = [f"Q{square}" if square in ringed else square for square in squares]
    pieces = f"{' '.join(words[:cut])} / {' '.join(words[cut:])}"
    rings, quiet = draw(st.integers(0, 6 - len(ringed))), draw(st.integers(0, 100))
    return parse(setup(pieces, draw(st.sampled_from("wb")), rings=rings, quiet=quiet))


def positions() -> st.SearchStrategy[DraughtsPosition]:
    """A position reached by random play from the start, or set up."""
    return arranged() | st.builds(reach, st.builds(AFRICAN_QUEEN.start), CHOICES)


class TestText:
    @given(positions())
    def test_it_is_read_back_as_the_same_position(self, position: DraughtsPosition) -> None:
        again = parse(str(position))
        assert again == position
        assert hash(again) == hash(position)
        assert str(again) == str(position)

    def test_it_has_ranks_from_the_seventh_down_side_rings_and_quiet_turns(self) -> None:
        position = parse("6q/7/7/7/7/7/Mm5 b 2-3 17")
        assert str(position) == "6q/7/7/7/7/7/Mm5 b 2-3 17"
        assert position.turn == "b"
        assert told(position.heading) == ""
        assert position.board[SQUARES.index("a1")] == "M"
        assert position.board[SQUARES.index("b1")] == "m"
        assert position.board[SQUARES.index("g7")] == "q"
        assert position.state.rings == (2, 3)
        assert position.state.quiet == 17

    def test_quiet_turns_make_no_other_position_come_back(self) -> None:
        one, other = (parse(setup("a1 / g7", quiet=quiet)) for quiet in (3, 5))
        assert one != other
        assert one.repetition_key() == other.repetition_key()
        assert one.repetition_key() != parse(setup("a1 / g7", "b", quiet=3)).repetition_key()

    @pytest.mark.parametrize(
        ("text", "field", "column"),
        [
            ("", "board", 1),
            (f"{BOARD} w 3-3", "quiet turns", 44),
            (f"{BOARD} w 3-3 0 x", "position", 47),
            (f"{BOARD} w 3-3 0 x y", "position", 47),
            (f" {START}", "position", 1),
            (f"{BOARD}  w 3-3 0", "position", 39),
            (f"{START} ", "position", 46),
            (f"{START}\n", "quiet turns", 45),
            ("mmmmmmm/mmmmmmm/7/7/7/MMMMMMM w 3-3 0", "board", 1),
            ("mmmmmmm/mmmmmmm/7/7/7/MMMMMMM/MMMMMM w 3-3 0", "board", 31),
            ("mmmmmmm/mmmmmmm/7/7/7/MMMMMMM/MMMMMMK w 3-3 0", "board", 37),
            ("mmmmmmm/mmmmmmm/7/7/61/MMMMMMM/MMMMMMM w 3-3 0", "board", 21),
            ("mmmmmmm/mmmmmmm/7/7/7/MMMMMMM/MMM\nMMMM w 3-3 0", "board", 34),
            (f"{BOARD} x 3-3 0", "side to move", 39),
            (f"{BOARD} wb 3-3 0", "side to move", 39),
            (f"{BOARD} w 33 0", "rings", 41),
            (f"{BOARD} w -3 0", "rings", 41),
            (f"{BOARD} w 3- 0", "rings", 43),
            (f"{BOARD} w 3-7 0", "rings", 43),
            (f"{BOARD} w 03-3 0", "rings", 41),
            (f"{BOARD} w 3-3-0 0", "rings", 43),
            (f"{BOARD} w 3-3 101", "quiet turns", 45),
            (f"{BOARD} w 3-3 1000", "quiet turns", 45),
            (f"{BOARD} w 3-3 -1", "quiet turns", 45),
            (f"{BOARD} w 3-3 00", "quiet turns", 45),
            (f"{BOARD} w 3-3 ٣", "quiet turns", 45),
        ],
    )
    def test_malformed_text_is_refused_with_its_place(
        self, text: str, field: str, column: int
    ) -> None:
        with pytest.raises(PositionError) as caught:
            parse(text)
        assert (caught.value.field, caught.value.column) == (field, column)
        assert told(caught.value.reason).endswith(".")

    @pytest.mark.parametrize(
        ("text", "said"),
        [
            (
                f"{BOARD} w 3-2 0",
                "Look at the rings, character 41. "
                "There should be 6 rings, not 0 on the board and 5 in hand.",
            ),
            (
                f"{BOARD} w 4-3 0",
                "Look at the rings, character 41. "
                "There should be 6 rings, not 0 on the board and 7 in hand.",
            ),
            (
                "QQQQ3/QQQ4/7/7/7/7/m6 w 0-0 0",
                "Look at the rings, character 25. "
                "There should be 6 rings, not 7 on the board and 0 in hand.",
            ),
            (
                "7/7/7/7/7/7/7 w 3-3 0",
                "Look at the board, character 1. "
                "There are no pieces, but one side always has some left.",
            ),
            (
                "m6/7/7/7/M1M1M1M/7/M1M1M1M w 3-3 0",
                "Look at the board, character 1. White can have at most seven flat pieces, not 8.",
            ),
            (
                "7/7/7/m1m1m1m/7/m1m1m1q/M6 w 3-2 0",
                "Look at the board, character 1. Black can have at most seven round pieces, not 8.",
            ),
        ],
    )
    def test_impossible_counts_are_refused(self, text: str, said: str) -> None:
        with pytest.raises(PositionError) as caught:
            parse(text)
        assert str(caught.value) == said

    @pytest.mark.parametrize("text", [f" {START}", f"{START} ", START.replace(" w", "  w")])
    def test_a_space_too_many_is_called_so(self, text: str) -> None:
        with pytest.raises(PositionError) as caught:
            parse(text)
        assert told(caught.value.reason) == "There's an extra space."

    @pytest.mark.parametrize(
        ("text", "said"),
        [
            ("", "Look at the board, character 1. This is missing: the board."),
            ("7/7 w", "Look at the rings, character 6. This is missing: the rings."),
            (
                f"{BOARD}\tw 3-3 0",
                "Look at the quiet turns, character 46. This is missing: the quiet turns.",
            ),
        ],
    )
    def test_a_field_that_is_missing_is_named(self, text: str, said: str) -> None:
        with pytest.raises(PositionError) as caught:
            parse(text)
        assert str(caught.value) == said


class TestTurns:
    @given(arranged(most=5))
    def test_they_are_those_that_trying_every_path_finds(self, position: DraughtsPosition) -> None:
        if position.result() is None:
            short = {move for move in position.moves() if move.count("-") <= 3}
            assert short == slow_turns(str(position), 3)

    @given(positions())
    def test_they_are_listed_once_in_byte_order(self, position: DraughtsPosition) -> None:
        moves = position.moves()
        assert list(moves) == sorted(set(moves), key=str.encode)
        assert bool(moves) == (position.result() is None)

    @given(positions())
    def test_pieces_stay_on_squares_of_their_kind_and_rings_are_six(
        self, position: DraughtsPosition
    ) -> None:
        for move in position.moves():
            after, trace = position.trace(move)
            assert parse(str(after)) == after == position.play(move)
            squares = move.rpartition("+")[2].split("-")
            assert len({(ord(name[0]) + int(name[1])) % 2 for name in squares}) == 1
            result = after.result()
            assert (trace[-1].kind == "end") == (result is not None)

    @given(positions())
    def test_exchanging_left_and_right_or_the_sides_changes_no_rule(
        self, position: DraughtsPosition
    ) -> None:
        ours = {str(position.play(move)) for move in position.moves()}
        for change in (mirrored, turned):
            other = parse(change(str(position)))
            assert {change(str(other.play(move))) for move in other.moves()} == ours


class TestChoosing:
    def test_first_a_piece_that_can_move_or_a_ring(self) -> None:
        before = setup("a1 b2 c3 / g7", rings=1)
        assert offered(before) == "b2 c3 ring"
        options = parse(before).options()
        assert told_each(options.choices) == {"ring": "Put a ring on a man"}
        assert told(options.refusals["a1"]) == "The piece on a1 can't step or leap now."
        assert told(options.refusals["g7"]) == "The piece on g7 is {b}'s."
        assert told(options.refusals["d4"]) == "There is no piece on d4."

    def test_no_ring_is_offered_where_none_can_be_put_on(self) -> None:
        assert offered(setup("c3 / g7")) == "c3"
        assert offered(setup("Qc3 / g7", rings=1)) == "c3"
        assert refused_parts(setup("c3 / g7"), "ring") == ("no-ring", "White has no ring in hand.")
        said = "White has no man without a ring."
        assert refused_parts(setup("Qc3 / g7", rings=1), "ring") == ("no-man", said)

    def test_after_a_ring_its_man_then_the_piece(self) -> None:
        before = setup("a1 c3 Qg1 / c2 d7", rings=1)
        assert offered(before, "ring") == "a1 c3"
        said = parse(before).options(["ring"]).refusals["g1"]
        assert told(said) == "The piece on g1 has a ring already."
        assert offered(before, "ring", "a1") == "a1 c3 g1"
        # With a ring on c3, White must capture.
        assert offered(before, "ring", "c3") == "c3"
        assert offered(before, "ring", "c3", "c3") == "c1"
        assert offered(before, "ring", "c3", "c3", "c1") == "= R@c3+c3-c1"

    def test_a_piece_may_step_or_leap_and_a_step_is_a_whole_turn(self) -> None:
        before = setup("c3 d4 / g7")
        assert offered(before, "c3") == "b4 e5"
        assert offered(before, "c3", "b4") == "= c3-b4"
        assert offered(before, "c3", "e5") == "= c3-e5"

    def test_after_a_leap_the_next_or_to_stop(self) -> None:
        before = setup("c3 / d4 f6 g1")
        assert offered(before, "c3") == "e5"
        assert offered(before, "c3", "e5") == "g7 stop"
        assert told_each(parse(before).options(["c3", "e5"]).choices) == {"stop": "Stop here"}
        assert offered(before, "c3", "e5", "stop") == "= c3-e5"
        assert offered(before, "c3", "e5", "g7") == "= c3-e5-g7"

    def test_a_piece_is_not_sent_back_to_where_nothing_would_have_changed(self) -> None:
        before = setup("c3 d3 f3 / g7")
        assert offered(before, "c3", "e3") == "g3 stop"
        said = "The piece was on c3 before, and nothing has changed since."
        assert told(parse(before).options(["c3", "e3"]).refusals["c3"]) == said
        assert refused_parts(before, "c3", "e3", "c3") == ("again", said)

    def test_but_it_is_where_it_has_captured(self) -> None:
        before = setup("Qc3 / c4 d4 d5 g7")
        assert offered(before, "c3", "e5", "c5") == "c3 stop"
        assert offered(before, "c3", "e5", "c5", "c3") == "= c3-c5-e5-c3"

    def test_half_a_turn_shows_the_ring_and_how_far_the_piece_has_come(self) -> None:
        before = parse(setup("a1 c3 d4 / f6 g1", rings=1))
        seen, trace = before.preview(["ring", "a1", "c3", "e5"])
        assert str(seen) == setup("Qa1 d4 e5 / f6 g1")
        assert [str(event) for event in trace] == ["ring a1 w", "leap c3 e5"]

    def test_the_turn_is_named_by_its_shortest_path(self) -> None:
        before = setup("c3 c4 d4 d5 / g7")
        assert offered(before, "c3", "c5", "e5", "stop") == "= c3-e5"

    @pytest.mark.parametrize(
        ("parts", "rule"),
        [
            (["x"], "no-square"),
            (["stop"], "no-square"),
            (["c3", "stop"], "unchanged"),
            (["c3", "stop", "e5"], "no-square"),
            (["c3", "ring"], "no-square"),
            (["c3", "b4", "a5"], "mixed"),
            (["c3-b4"], "no-square"),
            (["g7"], "other-side"),
            (["ring", "x"], "no-square"),
            (["ring", "ring"], "no-square"),
            (["ring", "g7"], "other-side"),
            (["ring", "c3", "a1"], "no-piece"),
            (["ring", "c3", "c3", "h9"], "no-square"),
        ],
    )
    def test_parts_that_begin_no_turn_are_refused(self, parts: list[str], rule: str) -> None:
        assert refused_parts(setup("c3 d4 / g7", rings=1), *parts)[0] == rule

    def test_what_is_no_square_is_named(self) -> None:
        said = "“h9” isn't a square on this board."
        assert refused_parts(START, "h9") == ("no-square", said)

    def test_nothing_is_offered_when_the_game_is_over(self) -> None:
        over = setup("c3 / g7", quiet=100)
        assert offered(over) == ""
        assert refused_parts(over, "c3") == ("over", "The game is over.")

    @given(arranged(most=4))
    def test_every_turn_can_be_chosen_and_nothing_else(self, position: DraughtsPosition) -> None:
        assert sorted(set(complete(position))) == list(position.moves())

    @given(positions())
    def test_every_first_square_leads_on_and_every_other_says_why_not(
        self, position: DraughtsPosition
    ) -> None:
        if position.result():
            return
        options = position.options()
        assert sorted([*options.cells, *options.refusals]) == sorted(SQUARES)
        firsts = {move[:2] for move in position.moves() if not move.startswith("R")}
        assert list(options.cells) == sorted(firsts)
        for cell, said in options.refusals.items():
            assert told(said).endswith(".")
            with pytest.raises(IllegalMove) as caught:
                position.options([cell])
            assert caught.value.said == said


class TestWords:
    @pytest.mark.parametrize(
        ("before", "move", "said"),
        [
            (setup("c3 / g7"), "c3-b4", ["{w} steps from c3 to b4."]),
            (
                setup("a1 a2 / b4 Qd6 g2", rings=1),
                "R@a2+a1-a3-c5-e7",
                [
                    "{w} puts a ring on a2.",
                    "{w} leaps from a1 over a2 to a3.",
                    "The piece leaps again, over b4 to c5.",
                    "{w} captures the flat man on b4.",
                    "The piece leaps again, over d6 to e7.",
                    "{w} captures the flat piece with a ring on d6 and keeps the ring.",
                ],
            ),
            (setup("c1 / c3", "b"), "c3-b2", ["{b} steps from c3 to b2."]),
            (
                setup("c2 / Qc3", "b"),
                "c3-c1",
                ["{b} leaps from c3 over c2 to c1.", "{b} captures the round man on c2.", ""],
            ),
        ],
    )
    def test_a_turn_is_told_event_by_event(self, before: str, move: str, said: list[str]) -> None:
        position = parse(before)
        _, trace = position.trace(move)
        assert [told(tell_event(position, trace, index)) for index in range(len(trace))] == said

    def test_the_board_in_plain_text(self) -> None:
        assert reading.show(parse(setup("a1 Qb2 / g7 f6", rings=1))).splitlines() == [
            "7 . o . o . o m",
            "6 o . o . o m o",
            "5 . o . o . o .",
            "4 o . o . o . o",
            "3 . o . o . o .",
            "2 o Q o . o . o",
            "1 M o . o . o .",
            "  a b c d e f g",
            "White has 1 ring in hand, Black 4 rings.",
            "White to move",
        ]
        over = reading.show(parse(setup("a1 / g7", quiet=100)))
        assert over.splitlines()[-1] == "The game is over."


class TestPicture:
    @given(positions(), st.sampled_from("wb"))
    def test_the_steps_of_a_turn_lead_to_the_drawing_of_the_next_position(
        self, position: DraughtsPosition, viewpoint: str
    ) -> None:
        moves = position.moves()
        for move in moves[:: len(moves) // 6 + 1]:
            after, trace = position.trace(move)
            picture = look(position, viewpoint)
            done = steps(position, trace, [plain(str(event)) for event in trace], viewpoint)
            for step in done:
                picture.apply(step)
            assert picture == look(after, viewpoint)
            assert [(step["kind"], step["at"]) for step in done] == [
                (event.kind, event.at) for event in trace
            ]
            assert [told(step["say"]) for step in done] == list(map(str, trace))

    def test_a_step_has_only_what_changes(self) -> None:
        position = parse(setup("Qc3 / Qd4 g7", rings=1))
        _, trace = position.trace("c3-e5")
        leap, capture = steps(position, trace, [NOTHING, NOTHING], "w")
        assert [move[:2] for move in leap["moves"]] == [("c3.0", "e5.0"), ("c3.1", "e5.1")]
        assert "gone" not in leap
        assert capture["gone"] == ["d4.0"]
        assert [move[:2] for move in capture["moves"]] == [("d4.1", "w.1")]
        assert capture["texts"] == {"count-w": "2"}

    def test_what_stands_and_lies_where(self) -> None:
        picture = look(parse(setup("a1 Qb1 / Qg7", rings=1)))
        assert {key: kind for key, (kind, _) in picture.pieces.items()} == {
            "a1.0": "piece flat white",
            "b1.0": "piece round white",
            "b1.1": "piece hoop",
            "g7.0": "piece flat black",
            "g7.1": "piece hoop",
            "w.0": "piece hoop",
            "b.0": "piece hoop",
            "b.1": "piece hoop",
            "b.2": "piece hoop",
        }
        assert picture.texts == {"count-w": "1", "count-b": "3"}

    def test_a1_is_at_the_bottom_left_for_white_and_at_the_top_right_for_black(self) -> None:
        position = parse(setup("a1 / g7"))
        near, far = look(position, "w").pieces, look(position, "b").pieces
        assert near["a1.0"][1] == far["g7.0"][1] == "translate(46 566) rotate(0)"
        assert near["g7.0"][1] == far["a1.0"][1] == "translate(526 86) rotate(0)"
        # Each hand is on its player's side.
        assert near["b.0"][1] == "translate(46 19) rotate(0)"
        assert far["b.0"][1] == "translate(46 633) rotate(0)"

    def test_squares_are_cells_in_reading_order_from_the_bottom_left(self) -> None:
        for viewpoint in "wb":
            root = ElementTree.fromstring(board(parse(START), viewpoint))
            cells = root.findall(f".//{SVG}g[@data-cell]")
            names = [cell.attrib["data-cell"] for cell in cells]
            expected = [file + rank for rank in RANKS for file in FILES]
            assert names == (expected if viewpoint == "w" else expected[::-1])
            spots = []
            for cell in cells:
                square = cell.find(f"{SVG}rect[@class='square']")
                assert square is not None
                assert cell.find(f"{SVG}rect[@class='ring']") is not None
                assert cell.attrib["data-key"] == f"cell-{cell.attrib['data-cell']}"
                spots.append((-float(square.attrib["y"]), float(square.attrib["x"])))
            assert all(one < other for one, other in pairwise(spots))

    def test_squares_fill_the_frame_and_hands_lie_outside_it(self) -> None:
        root = ElementTree.fromstring(board(parse(START), "w"))
        assert root.attrib["viewBox"] == "0 0 572 652"
        boxes: dict[str, list[tuple[float, ...]]] = {}
        for each in root.iter(f"{SVG}rect"):
            box = tuple(float(each.attrib[name]) for name in BOX)
            boxes.setdefault(each.attrib["class"], []).append(box)
        assert boxes["frame"] == [(0, 40, 572, 572)]
        assert boxes["tray"] == [(2, 616, 568, 34), (2, 2, 568, 34)]
        assert sorted(boxes["square"]) == [
            (6 + 80 * file, 46 + 80 * row, 80, 80) for file in range(7) for row in range(7)
        ]
        assert boxes["ring"] == [(x + 4, y + 4, 72, 72) for x, y, _, _ in boxes["square"]]

    def test_six_rings_lie_side_by_side_in_a_hand(self) -> None:
        picture = look(parse("m6/7/7/7/7/7/6M w 6-0 0"))
        spots = [picture.pieces[f"w.{slot}"][1] for slot in range(6)]
        assert spots == [f"translate({46 + 70 * slot} 633) rotate(0)" for slot in range(6)]

    def test_a_ring_lies_on_the_head_of_its_piece(self) -> None:
        pieces = look(parse(setup("Qa1 / g7"))).pieces
        assert pieces["a1.0"][1] == "translate(46 566) rotate(0)"
        assert pieces["a1.1"][1] == "translate(46 556) rotate(0)"

    def test_files_and_ranks_are_written_in_corners_of_the_nearest_squares(self) -> None:
        for viewpoint, files, ranks in (("w", FILES, RANKS), ("b", FILES[::-1], RANKS[::-1])):
            root = ElementTree.fromstring(board(parse(START), viewpoint))
            letters = root.findall(f"{SVG}text[@class='coordinate']")
            across = sorted(letters, key=lambda each: float(each.attrib["x"]))
            up = sorted(letters, key=lambda each: -float(each.attrib["y"]))
            assert "".join(e.text or "" for e in across if str(e.text) in FILES) == files
            assert "".join(e.text or "" for e in up if str(e.text) in RANKS) == ranks
            places = {(float(each.attrib["x"]), float(each.attrib["y"])) for each in letters}
            # Squares begin at 6 and at 46, and are 80 wide; the last row ends at 606.
            assert places == {
                *((6 + 80 * file + 68, 606 - 9) for file in range(7)),
                *((6 + 11, 46 + 80 * row + 21) for row in range(7)),
            }

    @pytest.mark.parametrize(
        ("square", "kind", "words"),
        [
            ("a1", "plain", "a1, your flat man"),
            ("b1", "holed", "b1, your round piece with a ring"),
            ("g7", "plain", "g7, {b}'s flat piece with a ring"),
            ("f7", "holed", "f7, {b}'s round man"),
            ("c1", "plain", "c1, empty, plain"),
            ("d1", "holed", "d1, empty, with a hole"),
        ],
    )
    def test_every_square_is_told_in_words(self, square: str, kind: str, words: str) -> None:
        root = ElementTree.fromstring(board(parse(setup("a1 Qb1 / Qg7 f7")), "w"))
        [cell] = root.findall(f".//{SVG}g[@data-cell='{square}']")
        assert told_label(cell) == words
        assert cell.attrib["class"] == f"cell {kind}"
        assert (cell.find(f"{SVG}circle[@class='hole']") is not None) == (kind == "holed")

    def test_hands_and_the_whole_board_too(self) -> None:
        root = ElementTree.fromstring(board(parse(setup("a1 b2 / Qg7", rings=1)), "w"))
        labels = {
            e.attrib["data-key"]: told_label(e) for e in root.findall(f"{SVG}g[@class='hand']")
        }
        assert labels == {"hand-w": "{w}: 1 ring in hand", "hand-b": "{b}: 4 rings in hand"}
        [words] = [each.text for each in root.iter(f"{SVG}desc")]
        assert words == (
            "White: men on a1 and b2; ringed pieces on no square; 1 ring in hand. "
            "Black: men on no square; ringed pieces on g7; 4 rings in hand. White to move."
        )
        over = board(parse(setup("a1 / g7", quiet=100)), "w")
        assert "to move" not in over

    def test_looks_are_left_to_the_style_sheet(self) -> None:
        root = ElementTree.fromstring(board(parse(START), "w"))
        assert root.attrib["class"] == "ubao-svg draughts"
        assert root.attrib["aria-label"] == "African Queen board"
        for each in root.iter():
            assert not {"style", "fill", "stroke", "id", "onclick"} & set(each.attrib)
