"""The rules of Amphora, sentence by sentence, worked out by hand.

The helpers of `tests/help/amphora.py` play every case four times: with White and Black in
each other's seats, and with left and right exchanged.
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from game_core.families.amphora.board import NAMES
from game_core.families.amphora.game import AmphoraPosition
from game_core.families.amphora.games.amphora import AMPHORA
from game_core.types import Result
from tests.help.amphora import (
    START,
    arranged_jugs,
    assert_leads,
    ending,
    events,
    legal,
    play,
    set_up,
    tell,
)
from tests.help.samples import Line, read_samples
from tests.help.strategies import CHOICES, reach
from tests.help.words import told
from tests.oracles import amphora as slow_amphora


class TestTheJar:
    def test_it_has_forty_squares(self) -> None:
        assert " ".join(NAMES) == (
            "b1 c1 d1 e1 f1 c2 d2 e2 b3 c3 d3 e3 f3 a4 b4 c4 d4 e4 f4 g4 "
            "a5 b5 c5 d5 e5 f5 g5 b6 c6 d6 e6 f6 c7 d7 e7 b8 c8 d8 e8 f8"
        )

    def test_each_side_has_a_king_and_seven_pawns_and_a_guard_off_the_board(self) -> None:
        start = AMPHORA.start()
        assert str(start) == START
        assert tell(start) == (
            "Pb1 Pc1 Kd1 Pe1 Pf1 Pc2 Pd2 Pe2 pc7 pd7 pe7 pb8 pc8 kd8 pe8 pf8 | w Gg 00 -"
        )

    def test_white_begins(self) -> None:
        assert AMPHORA.start().turn == "w"
        assert AMPHORA.start().moves() == ("c2c3", "d2d3", "e2e3")

    def test_squares_are_diagonal_neighbors_where_the_squares_beside_are_missing(self) -> None:
        assert legal("Kf1 Pb1 pc2 kd8 | w Gg 00 -", "b1") == "b1c1 b1c2"
        assert legal("Kf1 Gb3 pc2 kd8 | w g 00 -", "b3") == "b3a4 b3b4 b3c2 b3c3 b3c4"
        assert legal("Kd1 Ga4 pb3 kd8 | w g 00 -", "a4") == "a4a5 a4b3 a4b4 a4b5"

    def test_a_line_of_three_runs_past_missing_squares(self) -> None:
        # Between a4 and c2 lies b3; of the squares beside those steps, a3 and b2 are missing.
        assert_leads("Kf1 Pa4 Pc1 pb3 kd8 | w - 00 -", "c1c2", "Kf1 Pa4 Pc2 kd8 | b - 00 x")

    def test_every_square_of_a_line_of_three_must_exist(self) -> None:
        # Behind b3, seen from c4, there is no a2; behind c2, seen from d3, there is b1.
        assert_leads("Kf1 Pb1 Pc3 pb3 kd8 | w - 00 -", "c3c4", "Kf1 Pb1 Pc4 pb3 kd8 | b - 00 -")
        assert_leads("Kf1 Pb1 Gd4 pc2 pd3 kd8 | w - 00 -", "d4d3", "Kf1 Pb1 Gd3 kd8 | b - 00 x")

    def test_there_is_nothing_beside_the_jug(self) -> None:
        assert legal("Kd1 Pa4 kd8 | w - 00 -", "a4") == "a4a5 a4b4"
        assert legal("Kd1 Pc2 kd8 | w - 00 -", "c2") == "c2c3 c2d2"
        assert legal("Kd1 Pg5 kd8 | w - 00 -", "g5") == "g5f5"


class TestPawn:
    def test_it_goes_straight_forward_or_sideways_to_an_empty_square(self) -> None:
        assert legal("Kd1 Pd4 kd8 | w - 00 -", "d4") == "d4c4 d4d5 d4e4"
        assert_leads("Kd1 Pd4 kd8 | w - 00 -", "d4d5", "Kd1 Pd5 kd8 | b - 00 -")

    def test_it_goes_diagonally_forward_only_to_capture(self) -> None:
        before = "Kd1 Pd4 pc5 pd5 pe4 pc3 kd8 | w - 00 -"
        assert legal(before, "d4") == "d4c4 d4c5"
        assert_leads(before, "d4c5", "Kd1 Pc5 pd5 pe4 pc3 kd8 | b - 00 x")

    def test_it_does_not_step_twice(self) -> None:
        assert legal("Kd1 Pd2 kd8 | w - 00 -", "d2") == "d2c2 d2d3 d2e2"

    def test_it_does_not_promote_and_goes_on_sideways_on_the_last_row(self) -> None:
        assert_leads("Kd1 Pe7 kb8 | w - 00 -", "e7e8", "Kd1 Pe8 kb8 | b - 00 -")
        assert legal("Kd1 Pe8 pf8 kb6 | w - 00 -", "e8") == "e8d8"


class TestKing:
    def test_it_goes_to_the_three_forward_and_two_sideways_squares(self) -> None:
        assert legal("Kd4 kb8 | w - 00 -") == "d4c4 d4c5 d4d5 d4e4 d4e5"

    def test_it_captures_as_it_moves(self) -> None:
        before = "Kd4 pc4 pe5 kb8 | w - 00 -"
        assert legal(before) == "d4c4 d4c5 d4d5 d4e4 d4e5"
        assert_leads(before, "d4e5", "Ke5 pc4 kb8 | b - 00 x")
        assert_leads(before, "d4c4", "Kc4 pe5 kb8 | b - 10 x")
        assert_leads("Kd4 pd5 kb8 | w - 00 -", "d4d5", "Kd5 kb8 | b - 00 x")

    def test_it_never_goes_backwards_not_even_to_capture(self) -> None:
        assert legal("Kd4 pd3 pe3 kb8 | w - 00 -") == "d4c4 d4c5 d4d5 d4e4 d4e5"


class TestGuard:
    def test_it_goes_as_the_king(self) -> None:
        assert legal("Kd1 Gd4 kb8 | w - 00 -", "d4") == "d4c4 d4c5 d4d5 d4e4 d4e5"

    def test_it_goes_to_the_three_backward_squares_only_to_capture(self) -> None:
        before = "Kf1 Gd4 pc3 pd3 pe3 pe5 kb8 | w - 00 -"
        assert legal(before, "d4") == "d4c3 d4c4 d4c5 d4d3 d4d5 d4e3 d4e4 d4e5"
        assert_leads(before, "d4d3", "Kf1 Gd3 pc3 pe3 pe5 kb8 | b - 00 x")


class TestSidewaysMoves:
    def test_they_are_counted_for_each_side(self) -> None:
        assert tell(play("Kd1 Pd4 kd8 pd6 | w - 01 -", "d4e4")) == "Kd1 Pe4 pd6 kd8 | b - 11 -"
        assert tell(play("Kd1 Pd4 kd8 pd6 | w - 01 -", "d4e4", "d6e6")).endswith("| w - 12 -")

    def test_any_other_move_sets_the_count_to_nothing(self) -> None:
        assert_leads("Kd1 Pd4 kd8 | w - 32 -", "d4d5", "Kd1 Pd5 kd8 | b - 02 -")
        assert_leads("Kd1 Pd4 pc5 kd8 | w - 32 -", "d4c5", "Kd1 Pc5 kd8 | b - 02 x")

    def test_at_most_three_in_a_row_over_all_pieces(self) -> None:
        assert legal("Kd1 Pd4 Gb4 kd8 | w - 20 -") == (
            "b4a4 b4a5 b4b5 b4c4 b4c5 d1c1 d1c2 d1d2 d1e1 d1e2 d4c4 d4d5 d4e4"
        )
        assert legal("Kd1 Pd4 Gb4 kd8 | w - 30 -") == "b4a5 b4b5 b4c5 d1c2 d1d2 d1e2 d4d5"
        assert legal("Kd1 Pd4 Gb4 kd8 | w - 03 -", "d4") == "d4c4 d4d5 d4e4"

    def test_a_sideways_capture_is_a_sideways_move(self) -> None:
        assert_leads("Kd1 Gd4 pe4 kd8 | w - 20 -", "d4e4", "Kd1 Ge4 kd8 | b - 30 x")
        assert "d4e4" not in legal("Kd1 Gd4 pe4 kd8 | w - 30 -")

    def test_a_backward_capture_of_the_guard_is_not(self) -> None:
        assert_leads("Kd1 Gd4 pe3 kd8 | w - 30 -", "d4e3", "Kd1 Ge3 kd8 | b - 00 x")

    def test_the_guards_entry_is_not(self) -> None:
        assert_leads("Kd1 Pd4 kd8 pf4 | w G 20 x", "G@c1+d4d5", "Kd1 Gc1 Pd5 kd8 pf4 | b - 00 -")
        assert_leads("Kd1 Pd4 kd8 pf4 | w G 20 x", "G@c1+d4e4", "Kd1 Gc1 Pe4 kd8 pf4 | b - 30 -")


class TestGuardsEntry:
    def test_it_may_enter_next_to_its_king_when_a_pawn_was_lost(self) -> None:
        before = "Kd3 Pe3 Pb8 kf8 | w G 30 x"
        entries = {move[2:4] for move in legal(before).split() if move.startswith("G@")}
        assert entries == {"c2", "d2", "e2", "c3", "c4", "d4", "e4"}
        assert_leads(before, "G@d2+d3d4", "Kd4 Gd2 Pe3 Pb8 kf8 | b - 00 -")

    def test_without_a_pawn_lost_or_check_it_may_not(self) -> None:
        assert "G@" not in legal("Kd3 Pe3 Pb8 kf8 | w G 30 -")

    def test_it_may_enter_when_its_king_is_in_check(self) -> None:
        assert "G@" in legal("Kd3 pe4 kf8 | w G 00 -")

    def test_it_may_enter_even_where_the_jug_is_narrow(self) -> None:
        entries = {m[2:4] for m in legal("Kb3 Pb8 kf8 | w G 30 x").split() if m[0] == "G"}
        assert entries == {"c2", "c3", "a4", "b4", "c4"}

    def test_it_may_be_the_piece_that_moves(self) -> None:
        assert_leads("Kd3 kf8 | w G 00 x", "G@d4+d4d5", "Kd3 Gd5 kf8 | b - 00 -")
        assert_leads("Kd3 pe5 kf8 | w G 00 x", "G@d4+d4e5", "Kd3 Ge5 kf8 | b - 00 x")

    def test_it_captures_nothing_as_it_enters(self) -> None:
        # On c4 it stands behind d5, seen from e6, but it is the Pawn that moves.
        before = "Kd3 Pe6 Pb1 pd5 kf8 | w G 00 x"
        assert_leads(before, "G@c4+b1c1", "Kd3 Gc4 Pe6 Pc1 pd5 kf8 | b - 10 -")

    def test_it_is_a_jaw_for_the_piece_that_moves(self) -> None:
        before = "Kd3 Pe5 pd5 kf8 | w G 00 x"
        assert_leads(before, "G@c4+e5e6", "Kd3 Gc4 Pe6 kf8 | b - 00 x")

    def test_unused_the_right_lapses(self) -> None:
        before = "Kd3 Pb1 pd8 kf8 | w G 00 x"
        assert tell(play(before, "b1c1", "d8e8")).endswith("| w G 11 -")
        assert "G@" not in " ".join(play(before, "b1c1", "d8e8").moves())

    def test_it_comes_back_with_another_pawn_lost(self) -> None:
        before = "Kd3 Pb1 Pf3 pd8 pe4 kf8 | w G 00 x"
        after = play(before, "d3c3", "e4f3")
        assert tell(after).endswith("| w G 10 x")
        assert "G@" in " ".join(after.moves())

    def test_without_room_next_to_the_king_it_does_not_enter(self) -> None:
        crowded = "Kd1 Pc1 Pe1 Pc2 Pd2 Pe2 kd8 | w G 00 x"
        assert "G@" not in legal(crowded)

    @pytest.mark.parametrize(
        ("before", "move"),
        [
            ("Kf1 Gb4 Pe4 pd5 pf6 kd8 | b - 00 -", "d5e4"),
            ("Kf1 Gb4 Pe4 pd3 pf6 kd8 | b - 00 -", "f6f5"),
            ("Kf1 Gb4 Pe4 pc2 pf6 kd8 | b - 00 -", "c2c1*e4"),
        ],
        ids=["replacement", "interception", "telekinesis"],
    )
    def test_a_pawn_lost_in_any_way_gives_the_right(self, before: str, move: str) -> None:
        assert str(play(before, move)).endswith(" x")

    def test_a_guard_lost_does_not(self) -> None:
        assert_leads("Kd1 Ge4 Pb1 pd5 kd8 | b - 00 -", "d5e4", "Kd1 Pb1 pe4 kd8 | w - 00 -")

    def test_a_captured_guard_never_returns(self) -> None:
        assert "G@" not in legal("Kd3 pe4 kf8 | w - 00 x")

    def test_a_guard_on_the_board_does_not_enter_again(self) -> None:
        assert "G@" not in legal("Kd3 Gb4 kf8 | w - 00 x")


class TestTheEnd:
    def test_no_legal_move_in_check_loses(self) -> None:
        # The Guard takes on b1 and on c1.
        assert ending("Kg4 Gc2 kb1 | b - 00 -") == "w checkmate"

    def test_no_legal_move_without_check_loses_too(self) -> None:
        assert ending("Kg4 Gd2 kb1 | b - 00 -") == "w stalemate"
        assert ending("Kg4 kb1 | b - 03 -") == "w stalemate"
        assert ending("Kg4 kb1 | b - 02 -") == ""

    def test_the_guards_entry_can_save_a_king(self) -> None:
        assert legal("Kg4 Gc2 kb1 | b g 00 -") == "G@c1+c1c2"

    def test_the_text_shows_that_a_king_was_taken(self) -> None:
        position = set_up("Kg4 | b - 00 -")
        assert position.result() == Result("w", "king-taken", None)
        assert (position.moves(), position.turn, told(position.heading)) == ((), "b", "")

    def test_a_turn_that_ends_the_game_says_so(self) -> None:
        assert events("Kg4 Gd3 pc2 kb1 | w - 00 -", "d3c2") == [
            "capture c2 w p", "move d3 c2", "end w checkmate"
        ]  # fmt: skip

    @pytest.mark.parametrize("lines", list(read_samples("amphora")))
    def test_nothing_repeats(self, lines: list[Line]) -> None:
        positions = [AMPHORA.parse(line.position).repetition_key() for line in lines]
        assert len(set(positions)) == len(positions)

    def test_to_stop_is_a_draw(self) -> None:
        start = AMPHORA.start()
        assert start.stop() is start
        assert start.trace_stop() == (start, [])
        assert start.outcome("stopped") == Result(None, "stopped", None)


class TestHeading:
    def test_it_says_that_the_guard_may_enter(self) -> None:
        assert told(set_up("Kd3 pe4 kd8 | w G 00 -").heading) == "Check! The Guard may enter."
        assert told(set_up("Kd3 kd8 | w G 00 x").heading) == "The Guard may enter."

    def test_but_not_where_there_is_no_room(self) -> None:
        assert told(set_up("Kd1 Pc1 Pe1 Pc2 Pd2 Pe2 kd8 | w G 00 x").heading) == ""

    def test_a_finished_game_has_none(self) -> None:
        assert told(set_up("Kg4 Gc2 kb1 | b - 00 -").heading) == ""


class TestProperties:
    """Whatever the position, the game agrees with a slow program made from the rules alone."""

    @given(arranged_jugs(), CHOICES)
    @settings(max_examples=60)
    def test_turns_are_as_the_slow_program_plays_them(
        self, position: AmphoraPosition, choices: bytes
    ) -> None:
        for choice in choices[:4]:
            assert_agrees(position)
            position = reach(position, bytes([choice]))
        assert_agrees(position)

    @given(CHOICES)
    @settings(max_examples=30)
    def test_turns_from_the_start_too(self, choices: bytes) -> None:
        assert_agrees(reach(AMPHORA.start(), choices))


def assert_agrees(position: AmphoraPosition) -> None:
    text, result = str(position), position.result()
    assert (result.reason if result else "") == slow_amphora.reason(text)
    if result is None:
        played = {move: str(position.play(move)) for move in position.moves()}
        assert played == slow_amphora.turns(text)
    assert list(position.moves()) == sorted(position.moves())
