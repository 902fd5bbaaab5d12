"""The three captures of Amphora, and check, which comes by any of them: worked out by hand.

Among them are the three diagrams of the source.
"""

from __future__ import annotations

from tests.help.amphora import assert_leads, ending, events, legal, play, refusal, set_up, tell
from tests.help.words import told


class TestInterception:
    def test_the_first_diagram_of_the_source(self) -> None:
        # White moves a Pawn up, and Black's Guard is between two Pawns.
        before = "Kd1 Pc5 Pe2 gd4 kb8 | w - 00 -"
        assert_leads(before, "e2e3", "Kd1 Pc5 Pe3 kb8 | b - 00 -")
        assert events(before, "e2e3") == ["move e2 e3", "intercept d4 w g"]

    def test_a_piece_that_moves_between_two_enemies_is_safe(self) -> None:
        assert_leads("Kd1 Pc5 Pe3 gd5 kb8 | b - 00 -", "d5d4", "Kd1 Pc5 Pe3 gd4 kb8 | w - 00 -")

    def test_on_all_four_diagonals_at_once(self) -> None:
        before = "Kg4 Pb5 Pf5 Pb1 Pf1 Pd2 pc4 pe4 pc2 pe2 kb8 | w - 00 -"
        assert_leads(before, "d2d3", "Kg4 Pb5 Pf5 Pb1 Pf1 Pd3 kb8 | b - 00 x")

    def test_only_on_diagonals(self) -> None:
        before = "Kb1 Pc4 Pe3 Pe5 pd4 pe6 kb8 | w - 00 -"
        assert_leads(before, "e3e4", "Kb1 Pc4 Pe4 Pe5 pd4 pe6 kb8 | b - 00 -")

    def test_the_victim_is_next_to_the_moved_piece_and_the_other_jaw_directly_behind(self) -> None:
        apart = "Kd1 Gc3 Pe6 pd5 kb8 | w - 00 -"
        assert_leads(apart, "c3b3", "Kd1 Gb3 Pe6 pd5 kb8 | b - 10 -")
        farther = "Kd1 Gc3 Pf6 pd5 kb8 | w - 00 -"
        assert_leads(farther, "c3c4", "Kd1 Gc4 Pf6 pd5 kb8 | b - 00 -")

    def test_both_jaws_are_own_pieces(self) -> None:
        before = "Kd1 Pe2 pc5 gd4 kb8 | w - 00 -"
        assert_leads(before, "e2e3", "Kd1 Pe3 pc5 gd4 kb8 | b - 00 -")

    def test_own_pieces_are_no_victims(self) -> None:
        before = "Kd1 Pe2 Pc5 Gd4 kb8 | w - 00 -"
        assert_leads(before, "e2e3", "Kd1 Pe3 Pc5 Gd4 kb8 | b - 00 -")

    def test_one_of_the_jaws_is_the_moved_piece(self) -> None:
        # d4 stands between c5 and e3 already; another piece moves.
        before = "Kd1 Pc5 Pe3 gd4 kb8 | w - 00 -"
        assert_leads(before, "d1c1", "Kc1 Pc5 Pe3 gd4 kb8 | b - 10 -")

    def test_kings_are_jaws_too(self) -> None:
        assert_leads("Ke2 Pc5 pd4 kb8 | w - 00 -", "e2e3", "Ke3 Pc5 kb8 | b - 00 x")
        assert_leads("Kc5 Pe2 pd4 kb8 | w - 00 -", "e2e3", "Kc5 Pe3 kb8 | b - 00 x")

    def test_kings_are_victims_too(self) -> None:
        before = "Kd1 Pc5 Pe2 kd4 | w - 00 -"
        assert_leads(before, "e2e3", "Kd1 Pc5 Pe3 | b - 00 -")
        assert ending(before, "e2e3") == "w king-taken"

    def test_after_a_replacement(self) -> None:
        before = "Kd1 Pc5 Pd2 pe3 gd4 kb8 | w - 00 -"
        assert_leads(before, "d2e3", "Kd1 Pc5 Pe3 kb8 | b - 00 x")
        assert events(before, "d2e3") == ["capture e3 w p", "move d2 e3", "intercept d4 w g"]


class TestTelekinesis:
    def test_a_pawn_that_enters_may_remove_a_pawn(self) -> None:
        before = "Kd1 Pe7 pb6 pd5 gf6 kb8 | w - 00 -"
        assert legal(before, "e7") == "e7d7 e7e8 e7e8*b6 e7e8*d5"
        assert_leads(before, "e7e8*d5", "Kd1 Pe8 pb6 gf6 kb8 | b - 00 x")
        assert_leads(before, "e7e8", "Kd1 Pe8 pb6 pd5 gf6 kb8 | b - 00 -")

    def test_a_pawn_removes_the_guard_if_there_is_no_pawn(self) -> None:
        before = "Kd1 Pe7 gf6 kb8 | w - 00 -"
        assert legal(before, "e7e8") == "e7e8 e7e8*f6"
        assert_leads(before, "e7e8*f6", "Kd1 Pe8 kb8 | b - 00 -")

    def test_a_pawn_removes_the_king_if_there_is_neither(self) -> None:
        before = "Kd1 Pe7 kb8 | w - 00 -"
        assert legal(before, "e7e8") == "e7e8 e7e8*b8"
        assert ending(before, "e7e8*b8") == "w king-taken"
        assert ending(before, "e7e8") == ""

    def test_a_guard_beside_the_board_remains_but_is_not_removed(self) -> None:
        assert legal("Kd1 Pe7 kb8 | w g 00 -", "e7e8") == "e7e8"
        assert legal("Kd1 Gd7 pb6 kg4 | w g 00 -", "d7d8") == "d7d8 d7d8*b6"

    def test_a_guard_that_enters_may_remove_a_pawn_or_the_guard(self) -> None:
        before = "Kd1 Gd7 pb6 gf6 kb8 | w - 00 -"
        assert legal(before, "d7d8") == "d7d8 d7d8*b6 d7d8*f6"
        assert_leads(before, "d7d8*f6", "Kd1 Gd8 pb6 kb8 | b - 00 -")

    def test_a_guard_may_remove_the_king_if_no_guard_remains(self) -> None:
        before = "Kd1 Gd7 pb6 kg4 | w - 00 -"
        assert legal(before, "d7d8") == "d7d8 d7d8*b6 d7d8*g4"
        assert ending(before, "d7d8*g4") == "w king-taken"

    def test_a_king_that_enters_removes_the_king_and_wins(self) -> None:
        before = "Kd7 pb6 gf6 kg4 | w - 00 -"
        assert legal(before, "d7d8") == "d7d8"
        assert_leads(before, "d7d8", "Kd8 pb6 gf6 | b - 00 -")
        assert ending(before, "d7d8") == "w king-taken"
        assert events(before, "d7d8") == ["move d7 d8", "remove g4 w k", "end w king-taken"]

    def test_a_king_that_enters_by_taking_the_king_has_no_more_to_remove(self) -> None:
        before = "Kd7 pb6 kd8 | w - 00 -"
        assert legal(before, "d7d8") == "d7d8"
        assert_leads(before, "d7d8", "Kd8 pb6 | b - 00 -")

    def test_what_was_on_the_row_already_removes_nothing(self) -> None:
        assert legal("Kd1 Pe8 pb6 kg4 | w - 00 -", "e8") == "e8d8 e8f8"
        assert legal("Kd1 Ge8 pb6 kg4 | w - 00 -", "e8") == "e8d8 e8f8"
        assert_leads("Kd8 pb6 kg4 | w - 00 -", "d8e8", "Ke8 pb6 kg4 | b - 10 -")

    def test_a_guard_put_on_the_row_has_not_entered_it(self) -> None:
        assert legal("Ke7 pb6 kg4 | w G 00 x", "G@d8+d8") == "G@d8+d8c8 G@d8+d8e8"

    def test_a_guard_that_leaves_and_enters_again_does_it_again(self) -> None:
        after = play("Kd1 Ge8 pd7 pb6 pc4 kg4 | w g 00 -", "e8d7", "b6b5", "d7d8*c4")
        assert tell(after) == "Kd1 kg4 pb5 Gd8 | b g 00 x"

    def test_only_the_opponents_back_row_counts(self) -> None:
        assert legal("Kd1 Gd2 pe1 pb6 kg4 | w - 00 -", "d2e1") == "d2e1"

    def test_it_comes_after_the_other_captures(self) -> None:
        replaced = "Kd1 Pe7 pf8 kb8 | w - 00 -"
        assert legal(replaced, "e7f8") == "e7f8 e7f8*b8"
        caught = "Kd1 Pe7 Pc6 gd7 kg4 | w - 00 -"
        assert legal(caught, "e7e8") == "e7e8 e7e8*g4"

    def test_all_three_kinds_in_one_move_in_their_order(self) -> None:
        before = "Kd1 Pe7 Pb6 pd8 pc7 pf8 kg4 | w - 00 -"
        assert_leads(before, "e7d8*f8", "Kd1 Pd8 Pb6 kg4 | b - 00 x")
        assert events(before, "e7d8*f8") == [
            "capture d8 w p", "move e7 d8", "intercept c7 w p", "remove f8 w p"
        ]  # fmt: skip

    def test_the_guard_may_enter_before_it(self) -> None:
        before = "Kd3 Pe7 pb6 pd5 kb8 | w G 00 x"
        assert_leads(before, "G@c3+e7e8*d5", "Kd3 Gc3 Pe8 pb6 kb8 | b - 00 x")
        assert events(before, "G@c3+e7e8*d5") == [
            "place c3 w G", "move e7 e8", "remove d5 w p"
        ]  # fmt: skip
        before = "Kd7 pb6 gf6 kg4 | w G 00 x"
        assert events(before, "G@c6+d7d8") == [
            "place c6 w G", "move d7 d8", "remove g4 w k", "end w king-taken"
        ]  # fmt: skip


class TestCheck:
    def test_by_replacement(self) -> None:
        assert told(set_up("Kd3 pe4 kd8 | w - 00 -").heading) == "Check!"
        assert told(set_up("Kd3 pd4 kd8 | w - 00 -").heading) == ""

    def test_by_interception_as_in_the_second_diagram_of_the_source(self) -> None:
        assert told(set_up("Kd4 pb5 pe3 kb8 | w - 00 -").heading) == "Check!"

    def test_the_opponents_sideways_count_is_respected(self) -> None:
        assert told(set_up("Kd4 pb5 pe3 kb8 | w - 02 -").heading) == "Check!"
        assert told(set_up("Kd4 pb5 pe3 kb8 | w - 03 -").heading) == ""
        assert told(set_up("Kd4 pb5 pe3 kb8 | w - 30 -").heading) == "Check!"

    def test_by_interception_after_a_replacement(self) -> None:
        # The Pawn on b6 can take c5, and the King on d4 is between it and e3.
        assert told(set_up("Kd4 Pc5 pb6 pe3 kb8 | w - 00 -").heading) == "Check!"

    def test_by_telekinesis(self) -> None:
        assert told(set_up("Kd2 pc2 kd8 | w - 00 -").heading) == "Check!"
        assert told(set_up("Kd2 Pd5 pc2 kd8 | w - 00 -").heading) == ""
        assert told(set_up("Kd2 pc2 kd8 | w G 00 -").heading) == ""

    def test_by_a_king_about_to_enter(self) -> None:
        assert told(set_up("Kf1 Pd5 Gd3 kc2 | w - 00 -").heading) == "Check!"

    def test_a_guard_yet_to_enter_gives_no_check(self) -> None:
        assert told(set_up("Kd3 pb8 kd5 | w g 00 -").heading) == ""

    def test_the_own_king_must_not_be_left_in_check(self) -> None:
        assert legal("Kd3 pe4 kd8 | w - 00 -") == "d3c3 d3c4 d3d4 d3e3 d3e4"
        assert legal("Kd3 Pb1 pe4 kd8 | w - 00 -", "b1") == ""
        # On d4 it would be between c5 and e3, where a Pawn can go.
        assert "d3d4" not in legal("Kd3 pc5 pe4 kd8 | w - 00 -")

    def test_the_opponents_guard_must_not_be_let_in_as_in_the_third_diagram(self) -> None:
        before = "Kd3 pd4 kb6 | w g 00 -"
        assert refusal(before, "d3d4") == (
            "king-safety",
            "If {b}'s Guard enters on c5, your King could be captured by the Guard on c5.",
        )
        assert "d3d4" in legal("Kd3 pd4 kb6 | w - 00 -")

    def test_giving_check_lets_the_guard_in_too(self) -> None:
        assert "e3e4" not in legal("Kd3 Pe3 pb8 kd5 | w g 00 -")
        assert "e3e4" in legal("Kd3 Pe3 pb8 kd5 | w - 00 -")

    def test_taking_the_king_is_legal_whatever_it_leaves(self) -> None:
        assert legal("Kd3 Pb5 pe4 kc6 | w - 00 -", "b5") == "b5c6"
        assert ending("Kd3 Pb5 pe4 kc6 | w - 00 -", "b5c6") == "w king-taken"
