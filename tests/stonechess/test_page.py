"""Chess with stones on a page: turns chosen part by part, words, and pictures."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from game_core import draw
from game_core.families.stonechess import drawing
from game_core.families.stonechess.reading import show
from game_core.families.stonechess.words import tell_event
from game_core.messages import join
from game_core.sentences import tell_events
from game_core.types import IllegalMove
from tests.help.paths import ROOT
from tests.help.stonechess import GAME, KINGS, ROWS, START, choose, parse, place
from tests.help.words import told, told_each, told_label


class TestChoosing:
    """The parts of a turn, one after the other."""

    def test_first_a_man(self) -> None:
        options = choose(START)
        assert options.cells[:3] == ("b1", "f1", "k1")
        assert len(options.cells) == 4 + 16
        assert not options.choices
        assert told(options.refusals["a1"]) == "The Rook on a1 has no square to go to."
        assert told(options.refusals["e8"]) == "The Pawn on e8 is {b}'s."
        assert told(options.refusals["f5"]).startswith("First move one of your pieces.")
        assert told(options.refusals["e3"]) == "There is nothing on e3."

    def test_then_where_it_goes(self) -> None:
        options = choose(place(f"{KINGS} Re1", "e4"), "e1")
        assert " ".join(options.cells) == "a1 b1 c1 d1 f1 g1 h1 e2 e3"
        assert (
            told(options.refusals["e4"]) == "A stone stands on e4, and stones are never captured."
        )
        assert told(options.refusals["e9"]) == "The way to e9 is blocked on e4."
        assert told(options.refusals["i1"]) == "{w}'s own King stands on i1."

    def test_a_pawn_is_told_of_steps_and_captures_that_are_not(self) -> None:
        options = choose(START, "a2")
        assert options.cells == ("a3",)
        assert told(options.refusals["a4"]) == (
            "A Pawn goes straight ahead only over empty squares, and a4 is not empty."
        )
        assert told(options.refusals["b3"]) == "A Pawn goes diagonally only to capture."
        assert told(options.refusals["a2"]) == "The Pawn is on a2 already."

    def test_a_king_is_told_why_he_may_not_castle(self) -> None:
        text = place("Ki1 Ra1 Rp1 ki9 rj3", fields="w AP - 0 -", parked=ROWS)
        options = choose(text, "i1")
        assert "e1" in options.cells
        assert told(options.refusals["m1"]).endswith("the Rook on j3 attacks j1.")

    def test_what_a_pawn_becomes(self) -> None:
        text = place("Ki1 ka9 Pe8", "f5")
        assert told_each(choose(text, "e8", "e9").choices) == {
            "q": "Queen", "r": "Rook", "b": "Bishop", "n": "Knight"
        }  # fmt: skip
        assert choose(text, "e8", "e9").cells == ()
        assert (
            told(choose(text, "e8", "e9").refusals["f5"]) == "First choose what the Pawn becomes."
        )
        assert choose(text, "e8", "e9", "n", "none").move == "e8e9n"
        assert choose(text, "e8", "e9", "q", "f5", "f6").move == "e8e9q+f5f6"

    def test_then_a_stone_or_none(self) -> None:
        options = choose(START, "e2", "e4")
        assert told_each(options.choices) == {"none": "No stone"}
        assert len(options.cells) == 18
        assert not options.move
        assert choose(START, "e2", "e4", "none").move == "e2e4"

    def test_then_where_the_stone_goes(self) -> None:
        text = place(f"{KINGS} Ne3", "f5 f6 f7 f8", "w - - 0 e8f8")
        options = choose(text, "e3", "g4", "f5")
        assert options.cells == ("f4", "e5", "g5", "f9")
        options = choose(text, "e3", "g4", "f8")
        assert options.cells == ("f4", "g8", "f9")
        assert told(options.refusals["e8"]).startswith("{b} has just moved the stone on f8")
        assert choose(text, "e3", "g4", "f8", "f4").move == "e3g4+f8f4"

    def test_a_man_may_be_the_place_where_the_stone_goes(self) -> None:
        text = place(f"{KINGS} Ne3", "f5")
        assert "g5" in choose(text, "e3", "g4", "f5").cells
        assert choose(place(f"{KINGS} Ng3", "f4"), "g3", "e4", "f4", "e4").move == "g3e4+f4~e4"

    def test_a_stone_that_must_help_can_not_be_left_out(self) -> None:
        text = place("Ki1 ri6 Pb2 ki9", "h3 d5")
        options = choose(text, "b2", "b3")
        assert (options.cells, dict(options.choices)) == (("h3",), {})
        still = "{w}'s King would still be attacked by the Rook on i6."
        assert told(options.refusals["d5"]) == still
        assert choose(text, "b2", "b3", "h3").cells == ("i3",)
        assert told(choose(text, "b2", "b3", "h3").refusals["g3"]) == still
        with pytest.raises(IllegalMove) as caught:
            choose(text, "b2", "b3", "none")
        assert (caught.value.rule, told(caught.value.said)) == (
            "check", "{w}'s King would be attacked by the Rook on i6: a stone must help."
        )  # fmt: skip

    def test_a_man_that_can_not_help_its_king_says_so(self) -> None:
        options = choose(place("Ki1 ri6 Pb2 ki9"))
        assert options.cells == ("i1",)
        assert (
            told(options.refusals["b2"])
            == "Wherever the piece on b2 goes, {w}'s King would be attacked."
        )

    def test_where_no_stone_can_move_the_turn_is_whole(self) -> None:
        # Two lines of nine on the edge, shut in by Black's men.
        men = " ".join(f"pn{rank}" for rank in range(2, 9))
        text = place(f"Ka1 Pd4 ka9 nn9 nn1 {men}")
        assert choose(text, "d4", "d5").move == "d4d5"

    @pytest.mark.parametrize(
        ("parts", "rule"),
        [
            (("e4",), "empty-square"),
            (("a1",), "shut-in"),
            (("e2", "e5"), "way"),
            (("e2", "z9"), "no-turn"),
            (("none",), "no-turn"),
            (("e2", "e4", "e6"), "no-stone"),
            (("e2", "e4", "f5", "f6"), "stone"),
            (("e2", "e4", "none", "f6"), "no-turn"),
            (("e2", "e4", "f5", "g5", "g6"), "no-turn"),
        ],
    )
    def test_parts_that_begin_no_turn_are_refused(self, parts: tuple[str, ...], rule: str) -> None:
        with pytest.raises(IllegalMove) as caught:
            choose(START, *parts)
        assert caught.value.rule == rule

    @pytest.mark.parametrize("parts", ["z9", "e2 z9", "e2 e4 f5 g5 g6"])
    def test_a_part_that_can_never_be_chosen_is_named(self, parts: str) -> None:
        with pytest.raises(IllegalMove) as caught:
            choose(START, *parts.split())
        assert told(caught.value.said) == f"“{parts.split()[-1]}” can't be chosen here."

    def test_a_stone_without_a_way_says_why(self) -> None:
        text = place(f"{KINGS} nf6 nf4 ng5", "e5 f5", "w - - 0 d5e5")
        refusals = choose(text, "i1", "i2").refusals
        assert told(refusals["f5"]) == "The stone on f5 has no square to go to."
        with pytest.raises(IllegalMove) as caught:
            choose(text, "i1", "i2", "f5")
        assert caught.value.rule == "shut-in"
        text = place(f"{KINGS} nf6 nf4 ng5", "f5", "w - - 0 e5f5")
        assert told(choose(text, "i1", "i2").refusals["f5"]).startswith(
            "{b} has just moved the stone"
        )

    def test_every_turn_can_be_chosen_part_by_part(self) -> None:
        for text in (
            place(f"{KINGS} Pe8 Ne3 qb3", "f4 f5 f6 b2", "w - - 0 e4f4"),
            place("Ki1 ri6 Ra1 Pb2 ki9", "h3 i3", "w A - 0 -", ROWS),
        ):
            assert sorted(collect(text, ())) == list(parse(text).moves())


def collect(text: str, parts: tuple[str, ...]) -> list[str]:
    """All turns that begin with `parts`, found by choosing."""
    options = choose(text, *parts)
    assert not set(options.cells) & set(options.refusals)
    if options.move:
        return [options.move]
    following = (*options.cells, *options.choices)
    return [turn for part in following for turn in collect(text, (*parts, part))]


class TestWords:
    @pytest.mark.parametrize(
        ("text", "move", "said"),
        [
            (START, "e2e4", "White's Pawn goes from e2 to e4."),
            (
                place(f"{KINGS} Rd4 pf4"), "d4f4",
                "White's Rook on d4 captures Black's Pawn on f4.",
            ),
            (
                place(f"{KINGS} pd4 Pe4", fields="b - e3 0 -"), "d4e3",
                "Black's Pawn on d4 captures White's Pawn on e4 in passing, and goes to e3.",
            ),
            (
                place("Ki1 Rp1 ki9", fields="w P - 0 -", parked=ROWS), "i1m1",
                "White castles: the King goes from i1 to m1, the Rook from p1 to l1.",
            ),
            (
                place("Ki1 ka9 Pe8"), "e8e9n",
                "White's Pawn goes from e8 to e9. The Pawn becomes a Knight.",
            ),
            (
                place(f"{KINGS} Rd4 pf4", "a5"), "d4f4+a5a6",
                "White's Rook on d4 captures Black's Pawn on f4. The stone on a5 steps to a6.",
            ),
            (
                START, "e2e4+f5g5",
                "White's Pawn goes from e2 to e4. The stone on f5 steps to g5.",
            ),
            (
                START, "e2e4+f4f7",
                "White's Pawn goes from e2 to e4. The stone on f4 goes along its line to f7.",
            ),
            (
                START, "e2e4+f4~e4",
                "White's Pawn goes from e2 to e4. "
                "The stone on f4 and the Pawn on e4 change places.",
            ),
        ],
    )  # fmt: skip
    def test_a_turn_is_told(self, text: str, move: str, said: str) -> None:
        position = parse(text)
        _, trace = position.trace(move)
        words = (tell_event(position, trace, index) for index in range(len(trace)))
        assert str(join(words)) == said

    def test_check_is_announced(self) -> None:
        assert told(parse(START).heading) == ""
        assert told(parse(place("Ki1 ri6 ki9")).heading) == "Check!"

    def test_the_board_as_text(self) -> None:
        lines = show(parse(place("Ki1 ri6 ki9 Pe3", "a5"))).splitlines()
        assert len(lines) == 1 + 9 + 2
        assert lines[0] == lines[-2] == "  a b c d e f g h i j k l m n o p"
        assert lines[1] == "9 . . . . . . . . k . . . . . O . 9"
        assert lines[9] == "1 . . . . . . . . K . . . . . O O 1"
        assert lines[5] == "5 O . . . . . . . . . . . . . O O 5"
        assert lines[-1] == "Check! White to move"
        assert show(parse(START)).endswith("\nWhite to move")
        assert show(parse(place("Ka1 qb3 ki9"))).endswith("\nThe game is over.")


class TestPicture:
    def read(self, text: str, viewpoint: str = "w") -> ElementTree.Element:
        return ElementTree.fromstring(draw.board(parse(text), viewpoint))

    def test_every_square_says_what_stands_on_it(self) -> None:
        root = self.read(place(f"{KINGS} ri6", "e5"))
        cells = {each.get("data-cell"): each for each in root.iter() if each.get("data-cell")}
        assert len(cells) == 144
        labels = {name: told_label(cells[name]) for name in ("i1", "i6", "e5", "e4")}
        assert labels == {
            "i1": "i1, your King", "i6": "i6, {b}'s Rook", "e5": "e5, a stone", "e4": "e4, empty"
        }  # fmt: skip

    def test_squares_are_in_reading_order_from_the_bottom_left(self) -> None:
        for viewpoint, ends in (("w", ("a1", "b1", "p9")), ("b", ("p9", "o9", "a1"))):
            root = self.read(START, viewpoint)
            cells = [name for each in root.iter() if (name := each.get("data-cell"))]
            assert (cells[0], cells[1], cells[-1]) == ends

    def test_pieces_lie_in_a_layer_of_their_own_each_in_the_middle_of_its_square(self) -> None:
        for viewpoint, a1, p9 in (("w", (42, 362), (642, 42)), ("b", (642, 42), (42, 362))):
            root = self.read(START, viewpoint)
            layer = next(each for each in root.iter() if each.get("data-layer") == "pieces")
            places = {piece.get("data-key"): piece.get("transform") for piece in layer}
            assert len(places) == 32 + 32 + 18
            assert places["a1.0"] == f"translate({a1[0]} {a1[1]}) rotate(0)"
            assert places["p9.0"] == f"translate({p9[0]} {p9[1]}) rotate(0)"
            squares = {each.get("data-cell"): each for each in root.iter()}
            square, ring = squares["a1"]
            assert [square.get(name) for name in ("x", "y", "width", "height")] == [
                str(a1[0] - 20), str(a1[1] - 20), "40", "40"
            ]  # fmt: skip
            assert [ring.get(name) for name in ("x", "y", "width", "height")] == [
                str(a1[0] - 15), str(a1[1] - 15), "30", "30"
            ]  # fmt: skip

    def test_files_and_ranks_are_named_round_the_board(self) -> None:
        for viewpoint, corner in (("w", {"a": 42, "1": 362}), ("b", {"p": 42, "9": 362})):
            named = [
                (each[0].text, each.get("transform"))
                for each in self.read(START, viewpoint)
                if (each.get("transform") or "").startswith("translate")
            ]
            assert len(named) == 2 * (16 + 9)
            (file, x), (rank, y) = corner.items()
            assert {(file, f"translate({x} 11)"), (file, f"translate({x} 393)")} <= set(named)
            assert {(rank, f"translate(11 {y})"), (rank, f"translate(673 {y})")} <= set(named)

    def test_light_and_dark_squares_take_turns(self) -> None:
        root = self.read(START)
        squares = {each.get("data-cell"): each.get("class") for each in root.iter()}
        assert [squares[name] for name in ("a1", "b1", "a2", "p9")] == [
            "cell dark", "cell light", "cell light", "cell light"
        ]  # fmt: skip

    def test_the_board_is_told_in_words(self) -> None:
        assert told(drawing.describe(parse(place(f"{KINGS} Ra1 Ne4 Nb1 ri6", "e5 a4")))).startswith(
            "{w}: King i1; Rook a1; Knights b1 and e4. {b}: King i9; Rook i6. Stones: a4, e5, o1,"
        )
        assert told(drawing.describe(parse(place("Ki1 ri6 ki9")))).endswith(". Check! {w} to move.")
        assert told(drawing.describe(parse(place("Ka1 qb3 ki9")))).endswith(", p8 and p9.")

    def test_it_holds_no_styles_and_no_ids(self) -> None:
        svg = draw.board(GAME.start(), "w")
        assert " style=" not in svg
        assert " id=" not in svg

    def test_the_board_lies_on_its_side_in_the_proportions_of_its_drawing(self) -> None:
        css = ROOT / "widgets/browser/styles/stonechess.css"
        _, _, width, height = self.read(START).attrib["viewBox"].split(" ")
        assert f"--ubao-ratio: {width} / {height};" in css.read_text(encoding="utf-8")

    @pytest.mark.parametrize("viewpoint", ["w", "b"])
    @pytest.mark.parametrize(
        ("text", "move", "said"),
        [
            (START, "e2e4", ["{w}'s Pawn goes from e2 to e4."]),
            (
                START, "e2e4+f4f7",
                ["{w}'s Pawn goes from e2 to e4.", "The stone on f4 goes along its line to f7."],
            ),
            (
                START, "b1c3+c5c4",
                ["{w}'s Knight goes from b1 to c3.", "The stone on c5 steps to c4."],
            ),
            (
                START, "e2e4+f4~e4",
                [
                    "{w}'s Pawn goes from e2 to e4.",
                    "The stone on f4 and the Pawn on e4 change places.",
                ],
            ),
            (
                # The capture tells of the move as well, which is then silent.
                place(f"{KINGS} Rd4 pf4", "c4"), "d4f4+c4d4",
                ["{w}'s Rook on d4 captures {b}'s Pawn on f4.", "", "The stone on c4 steps to d4."],
            ),
            (
                place(f"{KINGS} pd4 Pe4", fields="b - e3 0 -"), "d4e3",
                ["{b}'s Pawn on d4 captures {w}'s Pawn on e4 in passing, and goes to e3.", ""],
            ),
            (
                place("Ki1 Rp1 ki9", fields="w P - 0 -", parked=ROWS), "i1m1",
                ["{w} castles: the King goes from i1 to m1, the Rook from p1 to l1.", ""],
            ),
            (
                place("Ki1 kh8 Pe8 rd9", "c9"), "e8d9q+c9~d9",
                [
                    "{w}'s Pawn on e8 captures {b}'s Rook on d9.",
                    "",
                    "The Pawn becomes a Queen.",
                    "The stone on c9 and the Queen on d9 change places.",
                ],
            ),
            (
                place("Ka1 rb7 rc6 ki9", fields="b - - 0 -"), "c6a6",
                [
                    "{b}'s Rook goes from c6 to a6.",
                    "The game is over: the King can't be saved, and that's checkmate. {b} wins.",
                ],
            ),
        ],
    )  # fmt: skip
    def test_the_steps_of_a_turn_lead_to_the_next_picture_and_say_what_happens(
        self, text: str, move: str, said: list[str], viewpoint: str
    ) -> None:
        after, trace = parse(text).trace(move)
        sentences = tell_events(trace, parse(text), after.result())
        steps = drawing.steps(parse(text), trace, sentences, viewpoint)
        assert [told(step["say"]) for step in steps] == said
        assert [(step["kind"], step["at"]) for step in steps] == [(e.kind, e.at) for e in trace]
        pieces = standing(self.read(text, viewpoint))
        for step in steps:
            for key in step.get("gone", []):
                del pieces[key]
            for svg in step.get("new", []):
                pieces |= standing(ElementTree.fromstring(f"<g>{svg}</g>"))
            for key, new_key, x, y, angle in step.get("moves", []):
                assert new_key not in pieces or new_key == key
                shape, _ = pieces.pop(key)
                pieces[new_key] = shape, f"translate({x} {y}) rotate({angle})"
        assert pieces == standing(self.read(str(after), viewpoint))


def standing(root: ElementTree.Element) -> dict[str, tuple[str, str]]:
    """The pieces of a picture: by key, the shapes and the place."""
    pieces = [each for each in root.iter() if each.get("class") == "piece"]
    keys = [piece.attrib["data-key"] for piece in pieces]
    assert len(set(keys)) == len(keys)
    shapes = ["".join(shape.get("d", "") for shape in piece.iter()) for piece in pieces]
    return {
        key: (shape, piece.attrib["transform"])
        for key, shape, piece in zip(keys, shapes, pieces, strict=True)
    }
