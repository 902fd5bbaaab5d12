"""Positions and turns of chess with stones as text, and what is said to a text that is no turn."""

from __future__ import annotations

import pytest

from game_core import PositionError
from game_core.types import IllegalMove
from tests.help.stonechess import GAME, KINGS, ROWS, START, parse, place, refusal, turned, turns

STEP = "A stone steps one square along a row or column, and"


class TestPositionText:
    @pytest.mark.parametrize(
        ("text", "field", "column", "reason"),
        [
            ("", "board", 1, "This is missing: the board."),
            (START[:-2], "last stone", 122, "This is missing: the last stone move."),
            # Only a space parts fields.
            (
                START.replace(" w", "\tw"), "last stone", 124,
                "This is missing: the last stone move.",
            ),
            (START[:-2] + "\u00a0-", "last stone", 124, "This is missing: the last stone move."),
            (f"{START} -", "position", 125, "“-” is an extra part."),
            (f"{START} ", "position", 124, "There's an extra space."),
            (START.replace(" w ", "  w "), "position", 108, "There's an extra space."),
            (START.replace(" w ", "  "), "position", 108, "There's an extra space."),
            (START.replace(" w ", " S "), "side to move", 108, "“S” is neither w nor b."),
            (START.replace("16/O", "15/O"), "board", 35, "Rank 7 should have 16 squares, not 15."),
            (START.replace("16/O", "97/O"), "board", 35,
             "“97” can't be a number of empty squares here."),
            (START.replace("O4", "X4", 1), "board", 38, "“X” isn't a piece of this game."),
            (START.replace("16/O", "8O7/O"), "board", 1, "There should be 18 stones, not 19."),
            (START.replace("16/O", "8k7/O"), "board", 1, "Black should have one King, not 2."),
            (START.replace("16/O", "8P7/O"), "board", 1, "17 Pawns are too many for White."),
            (
                START.replace("16/O", "8Q7/O"), "board", 1,
                "16 Pawns and 1 piece that was a Pawn are too many for White.",
            ),
            (place("Kc1 kc9 ph1"), "board", 46, "No Pawn can stand on h1."),
            (place("Ki1 ke9 Re3"), "board", 2, "White is to move and could capture Black's King."),
            (
                place("Ke1 ki9 re3", fields="b - - 0 -"), "board", 44,
                "Black is to move and could capture White's King.",
            ),
            (
                START.replace("AELP", "EALP"), "castling", 110,
                "“EALPaelp” should be some of the letters AELPaelp, in this order, or -.",
            ),
            (
                START.replace("AELP", "AALP"), "castling", 110,
                "“AALPaelp” should be some of the letters AELPaelp, in this order, or -.",
            ),
            (
                START.replace("/RN", "/1N"), "castling", 110,
                "“A” needs the King on its starting square and a Rook on a1.",
            ),
            (
                place("Kh1 Rl1 ki9", fields="w L - 0 -"), "castling", 52,
                "“L” needs the King on its starting square and a Rook on l1.",
            ),
            (
                place(KINGS, fields="w - e7 0 -"), "passed square", 52,
                "No Black Pawn has just passed over e7.",
            ),
            (
                place(f"{KINGS} Pe4", fields="w - e3 0 -"), "passed square", 53,
                "No Black Pawn has just passed over e3.",
            ),
            (
                place(f"{KINGS} pe6 Ne8", fields="w - e7 0 -"), "passed square", 54,
                "No Black Pawn has just passed over e7.",
            ),
            (
                place(f"{KINGS} pe6", "e7", fields="w - e7 0 -"), "passed square", 54,
                "No Black Pawn has just passed over e7.",
            ),
            (
                place(KINGS, fields="w - q3 0 -"), "passed square", 52,
                "“q3” isn't a square on this board.",
            ),
            (
                place(KINGS, fields="w - - 101 -"), "quiet turns", 54,
                "“101” is not a number from 0 to 100.",
            ),
            (
                place(KINGS, fields="w - - 01 -"), "quiet turns", 54,
                "“01” is not a number from 0 to 100.",
            ),
            (
                place(KINGS, fields="w - - 0 e4"), "last stone", 56,
                "“” isn't a square on this board.",
            ),
            (
                place(KINGS, fields="w - - 0 q4e5"), "last stone", 56,
                "“q4” isn't a square on this board.",
            ),
            (
                place(KINGS, fields="w - - 0 e4e5"), "last stone", 56,
                "No stone can have gone from e4 to e5.",
            ),
        ],
    )  # fmt: skip
    def test_what_is_malformed_or_impossible_is_refused(
        self, text: str, field: str, column: int, reason: str
    ) -> None:
        with pytest.raises(PositionError) as caught:
            parse(text)
        assert (caught.value.field, caught.value.column) == (field, column)
        assert str(caught.value.reason) == reason

    @pytest.mark.parametrize(
        ("stones", "moved"),
        [
            ("e5 e4", "e4e5"),  # a stone stands where it came from
            ("f5", "e4f5"),  # no rank, no file
            ("e5", "e5e5"),
            ("f5 e5", "d5f5"),  # no stone jumps over a single one
            ("g5 f5", "d5g5"),  # a gap in the line
        ],
    )
    def test_a_stones_way_must_be_one_that_it_can_have_gone(self, stones: str, moved: str) -> None:
        with pytest.raises(PositionError, match="No stone can have gone"):
            parse(place(KINGS, stones, f"w - - 0 {moved}"))

    @pytest.mark.parametrize(
        "text",
        [
            START,
            place(f"{KINGS} ne4", "e5", "w - - 0 e4e5"),
            place(KINGS, "e5 f5 g5", "w - - 100 d5g5"),
            place(f"{KINGS} pe6", "e8", "w - e7 0 e9e8"),
            place("Ki1 Ra1 ki9 rp9", fields="w Ap - 0 -", parked=ROWS),
            place("Ka1 ra7 qb3 ki9"),
            place(
                "Ki1 ki9 " + " ".join(f"P{file}2" for file in "abcdefghijklm") + " Qa3 Qb3 Qd3 Qe3"
            ),
        ],
    )
    def test_text_read_and_written_is_the_same(self, text: str) -> None:
        assert str(parse(text)) == text
        assert str(parse(turned(text))) == turned(text)

    def test_positions_are_values(self) -> None:
        assert parse(START) == GAME.start()
        assert len({parse(START), GAME.start(), GAME.start().play("h2h3")}) == 2
        assert parse(place(KINGS)) != parse(place(KINGS, fields="w - - 1 -"))


class TestNotation:
    def test_a_turn_is_a_chess_move_and_what_the_stone_does(self) -> None:
        text = place(f"{KINGS} Re4 Pl8", "f4 f5 f6")
        found = turns(text)
        assert {"e4e5", "l8l9q", "l8l9q+f4g4", "e4e5+f4f7", "e4e5+f5~e5", "e4d4+f4e4"} <= found
        assert {"l8l9", "e4e4", "e4e5+e5~f5"} & found == set()

    def test_turns_are_in_byte_order(self) -> None:
        found = GAME.start().moves()
        assert found == tuple(sorted(found, key=str.encode))
        assert found[:2] == ("a2a3", "a2a3+a4a7")


class TestRefusals:
    """Each way in which a turn that looks possible is not, with the name of the rule."""

    @pytest.mark.parametrize(
        ("text", "move", "rule", "said"),
        [
            (
                START, "e2", "no-turn",
                "“e2” is not a move. Moves look like e2e4 or, with a stone, like e2e4+f5f6.",
            ),
            (START, "e4e5", "empty-square", "There is nothing on e4."),
            (
                START, "f5f7", "man-first",
                "First move one of your pieces. Then you may move a stone.",
            ),
            (START, "e8e7", "other-side", "The Pawn on e8 is Black's."),
            (START, "b1d2", "own-man", "White's own Pawn stands on d2."),
            (START, "e2e2", "same-square", "The Pawn is on e2 already."),
            (
                place(f"{KINGS} Re1", "e4"), "e1e4", "stone",
                "A stone stands on e4, and stones are never captured.",
            ),
            (place(f"{KINGS} Re1", "e4"), "e1e6", "blocked", "The way to e6 is blocked on e4."),
            (START, "a1b3", "way", "A Rook goes straight, along a row or a column."),
            (START, "c1c3", "way", "A Bishop goes diagonally."),
            (START, "d1e3", "way", "A Queen goes straight or diagonally."),
            (START, "b1b3", "way", "A Knight goes two squares straight and one to the side."),
            (START, "i1i3", "way", "A King goes one square in any direction."),
            (
                START, "e2f4", "way",
                "A Pawn goes straight ahead, and captures one square diagonally ahead.",
            ),
            (
                START, "a2a4", "blocked",
                "A Pawn goes straight ahead only over empty squares, and a4 is not empty.",
            ),
            (
                place(f"{KINGS} Pe3"), "e3e5", "double-step",
                "A Pawn may step two squares only from row 2.",
            ),
            (START, "e2d3", "strike", "A Pawn goes diagonally only to capture."),
            (
                place(f"{KINGS} Pe6 pd6"), "e6d7", "passing",
                "A Pawn can be captured in passing only right after its double step. "
                "It must still be on the square it reached, "
                "and the square it passed must be empty.",
            ),
            (
                place("Ki1 kl9 Pe8 pd8"), "e8d9", "strike",
                "A Pawn goes diagonally only to capture.",
            ),
            (
                place(f"{KINGS} Pe3", "d4"), "e3d4", "stone",
                "A stone stands on d4, and stones are never captured.",
            ),
            (
                place("Ki1 ka9 Pe8"), "e8e9", "promotion",
                "Say what the Pawn becomes: q, r, b or n.",
            ),
            (
                START, "e2e3q", "promotion",
                "Only a Pawn that reaches the last row becomes another piece.",
            ),
            (
                place("Ki1 Ra1 ki9", parked=ROWS), "i1e1", "castling-moved",
                "The King and the Rook from a1 may castle only if neither has moved before.",
            ),
            (
                START, "i1k1", "castling-shut",
                "Between the King and the Rook, j1 is not empty.",
            ),
            (
                place("Ki1 Ra1 ki9 rf3", fields="w A - 0 -", parked=ROWS), "i1e1",
                "castling-attacked",
                "A King can't castle out of check, over an attacked square or onto one: "
                "the Rook on f3 attacks f1.",
            ),
            (
                place("Ki1 ri6 Pb2 ki9"), "b2b3", "check",
                "White's King would be attacked by the Rook on i6.",
            ),
            (
                place("Ki1 ri6 Pb2 ki9", "h3"), "b2b3", "check",
                "White's King would be attacked by the Rook on i6: a stone must help.",
            ),
            (
                place("Ki1 ri6 Pb2 ki9", "h3"), "b2b3+h3g3", "check",
                "White's King would still be attacked by the Rook on i6.",
            ),
            (
                place("Ki1 ri6 Pb2 ki9", "i3"), "b2b3+i3h3", "opens-line",
                "Without the stone on i3, White's King would be attacked by the Rook on i6.",
            ),
            (
                place("Ki1 rh6 Pb2 ki9", "h1"), "b2b3+h1~i1", "check",
                "On h1, White's King would be attacked by the Rook on h6.",
            ),
            (START, "e2e3+e5e6", "no-stone", "There is no stone on e5."),
            (START, "e2e3+f5g6", "step", f"{STEP} that doesn't lead to g6."),
            (START, "e2e3+d5d7", "step", f"{STEP} that doesn't lead to d7."),
            (START, "e2e3+f5f4", "stone", "A stone stands on f4 already."),
            (
                START, "e2e3+f5f7", "line",
                "Only the end stone of an unbroken line of 3 or more can go along it, "
                "to the empty square just past the other end.",
            ),
            (
                place(f"{KINGS} ne4", "e5"), "i1i2+e5~e4", "swap-own",
                "The Knight on e4 is Black's: a stone changes places only with your own pieces.",
            ),
            (
                place(f"{KINGS} Ne4", "e6"), "i1i2+e6~e4", "swap-near",
                "The Knight on e4 is not next to the stone on e6, in its row or column.",
            ),
            (
                place(f"{KINGS} Pe2", "e1"), "i1i2+e1~e2", "swap-pawn",
                "The square e1 is in the first or last row: no Pawn may be put there.",
            ),
            (
                START, "e2e3+f5~g5", "sign",
                "Write ~ only where a stone and a piece change places, as in +f5~e5.",
            ),
            (
                place(f"{KINGS} Ne4", "e5"), "i1i2+e5e4", "sign",
                "Write ~ only where a stone and a piece change places, as in +f5~e5.",
            ),
            (
                place(KINGS, "e5", "w - - 0 e4e5"), "i1i2+e5e4", "no-undo",
                "Black has just moved the stone on e5 from e4: it can't go straight back there.",
            ),
        ],
    )  # fmt: skip
    def test_it_names_the_rule(self, text: str, move: str, rule: str, said: str) -> None:
        assert refusal(text, move) == (rule, said)

    @pytest.mark.parametrize(
        "move",
        ["", "e2e4+", "e2e4f5f6", "E2E4", "e2-e4", "e8e9k", "q2q4", "e0e2", "e2e4+f5f6~", "е2е4"],
    )
    def test_what_is_no_turn(self, move: str) -> None:
        with pytest.raises(IllegalMove) as caught:
            GAME.start().play(move)
        assert caught.value.rule == "no-turn"
