"""Positions of Amphora as text, and its turns and boards in words."""

from __future__ import annotations

import pytest
from hypothesis import given

from game_core.families.amphora.game import AmphoraPosition
from game_core.families.amphora.games.amphora import AMPHORA
from game_core.families.amphora.reading import show
from game_core.families.amphora.words import tell_event
from game_core.types import PositionError
from tests.help.amphora import START, arranged_jugs, set_up
from tests.help.words import told


class TestText:
    @pytest.mark.parametrize(
        "text",
        [
            START,
            "2pp1/1g1/1p2p/Kpk4/4p2/3P1/P2/P2PP w - 00 -",
            "pp1pp/p2/1k1pG/6K/5P1/1P3/P2/P2PP b g 00 x",
            "5/3/5/7/7/K4/3/k4 b G 33 -",
            "ppkpp/3/5/7/7/5/3/5 w - 12 x",
        ],
    )
    def test_it_is_read_and_written(self, text: str) -> None:
        assert str(AMPHORA.parse(text)) == text

    @pytest.mark.parametrize(
        ("text", "field", "column", "reason"),
        [
            ("", "board", 1, "This is missing: the board."),
            (" " + START, "position", 1, "There's an extra space."),
            (START + " ", "position", 38, "There's an extra space."),
            (START + " -", "position", 39, "“-” is an extra part."),
            (START.replace(" w ", "  w "), "position", 29, "There's an extra space."),
            (START[:-2], "lost Pawn", 36, "This is missing: the lost Pawn."),
            ("ppkpp/ppp/5/7/7/5/PPP/PPKPP", "side to move", 28,
             "This is missing: the side to move."),
            ("ppkpp/ppp/5/7/7/PPP/PPKPP w Gg 00 -", "board", 1, "There should be 8 ranks, not 7."),
            ("ppkpp/ppp1/5/7/7/5/PPP/PPKPP w Gg 00 -", "board", 7,
             "Rank 7 should have 3 squares, not 4."),
            ("ppkpp/ppp/5/7/7/5/PPP/PQKPP w Gg 00 -", "board", 24,
             "“Q” isn't a piece of this game."),
            ("ppkpp/ppp/5/7/7/5/PPP/PKKPP w Gg 00 -", "board", 25,
             "White can have at most 1 King."),
            ("ppkpp/ppp/p4/7/7/5/PPP/PPKPP w Gg 00 -", "board", 11,
             "Black can have at most 7 Pawns."),
            ("ppkpp/ppp/G3G/7/7/5/PPP/PPKPP w - 00 -", "board", 13,
             "White can have at most 1 Guard."),
            ("pp1pp/ppp/5/7/7/5/PPP/PPKPP w Gg 00 -", "board", 1,
             "Black's King is gone, so it is Black's turn."),
            ("ppkpp/ppp/5/7/7/5/PPP/PP1PP b Gg 00 -", "board", 1,
             "White's King is gone, so it is White's turn."),
            ("5/3/5/7/7/5/3/5 w Gg 00 -", "board", 1,
             "Black's King is gone, so it is Black's turn."),
            (START.replace(" w ", " W "), "side to move", 29, "“W” is neither w nor b."),
            (START.replace("Gg", "gG"), "Guards", 31, "“gG” is not Gg, G, g or -."),
            ("ppkpp/ppp/G4/7/7/5/PPP/PPKPP w Gg 00 -", "Guards", 32,
             "White's Guard is on the board, so it can't also wait beside the jug."),
            ("ppkpp/ppp/g4/7/7/5/PPP/PPKPP w g 00 -", "Guards", 32,
             "Black's Guard is on the board, so it can't also wait beside the jug."),
            (START.replace("00", "04"), "sideways moves", 34,
             "“04” is not two digits from 0 to 3."),
            (START.replace("00", "0"), "sideways moves", 34,
             "“0” is not two digits from 0 to 3."),
            (START.replace("00", "٠٠"), "sideways moves", 34,
             "“\u2068٠٠\u2069” is not two digits from 0 to 3."),
            (START[:-1] + "X", "lost Pawn", 37, "“X” is neither x nor -."),
            (START[:-1] + "x", "lost Pawn", 37, "White has all its Pawns, so it hasn't lost one."),
        ],
    )  # fmt: skip
    def test_what_is_refused(self, text: str, field: str, column: int, reason: str) -> None:
        with pytest.raises(PositionError) as caught:
            AMPHORA.parse(text)
        error = caught.value
        assert (error.field, error.column, str(error.reason)) == (field, column, reason)

    @given(arranged_jugs())
    def test_whatever_stands_on_the_board(self, position: AmphoraPosition) -> None:
        assert AMPHORA.parse(str(position)) == position


class TestWords:
    def test_a_plain_move(self) -> None:
        assert said("Kd1 Pd2 kd8 | w - 00 -", "d2d3") == ["{w}'s Pawn goes from d2 to d3."]

    def test_the_guards_entry(self) -> None:
        assert said("Kd3 kf8 | w G 00 x", "G@d4+d4d5") == [
            "{w}'s Guard enters on d4.",
            "{w}'s Guard goes from d4 to d5.",
        ]

    def test_captures_of_all_kinds(self) -> None:
        before = "Kd1 Pe7 Pb6 pd8 pc7 pf8 kg4 | w - 00 -"
        assert said(before, "e7d8*f8") == [
            "{w}'s Pawn goes from e7 to d8 and captures the Pawn.",
            "",
            "The Pawn on c7 is trapped between b6 and d8.",
            "{w}'s Pawn has entered {b}'s home row and removes the Pawn on f8 by telekinesis.",
        ]

    def test_the_end_is_told_elsewhere(self) -> None:
        assert said("Kd7 kg4 | w - 00 -", "d7d8")[-1] == ""

    def test_black_moves_too(self) -> None:
        assert said("Kd1 gd4 pe7 kd8 | b - 00 -", "e7e6") == ["{b}'s Pawn goes from e7 to e6."]

    def test_the_board_as_plain_text(self) -> None:
        assert show(set_up("Kd1 Gg4 pe2 kb8 | w g 12 -")).splitlines() == [
            "8   k . . . .",
            "7     . . .",
            "6   . . . . .",
            "5 . . . . . . .",
            "4 . . . . . . G",
            "3   . . . . .",
            "2     . . p",
            "1   . . K . .",
            "  a b c d e f g",
            "White: 1 sideways in a row",
            "Black: 2 sideways in a row, the Guard not on the board yet",
            "Check! White to move",
        ]
        assert show(set_up("Kg4 | b - 00 -")).endswith("The game is over.")


def said(before: str, move: str) -> list[str]:
    position = set_up(before)
    _, trace = position.trace(move)
    return [told(tell_event(position, trace, index)) for index in range(len(trace))]
