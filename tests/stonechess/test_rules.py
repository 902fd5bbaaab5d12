"""The rules of Double Eighteen-Stone Chess, sentence by sentence, worked out by hand.

The helpers play every case on the board turned round as well.
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from game_core import Record
from game_core.families.stonechess.chess.attacks import find_attackers
from game_core.families.stonechess.game import StoneChessPosition
from game_core.types import IllegalMove, Options
from tests.help.samples import read_samples
from tests.help.stonechess import (
    GAME,
    KINGS,
    ROWS,
    START,
    actions,
    arranged,
    choose,
    ending,
    events,
    parse,
    place,
    play,
    refusal,
    targets,
    turns,
)
from tests.oracles import stonechess as slow_stonechess


class TestSetUp:
    def test_sixteen_files_nine_ranks_and_eighteen_stones_and_white_begins(self) -> None:
        start = GAME.start()
        assert str(start) == START
        assert start.turn == "w"
        assert (GAME.name, GAME.place) == ("Double Eighteen-Stone Chess", "David Short, 2000")
        pieces = start.cells
        assert "".join(pieces[f"{file}1"] for file in "abcdefghijklmnop") == "RNBQRNBQKBNRQBNR"
        stones = sorted(name for name, piece in pieces.items() if piece == "O")
        assert stones == sorted(
            [f"{file}5" for file in "acdfhikmnp"]
            + [f"{file}{rank}" for rank in (4, 6) for file in "afkp"]
        )

    def test_turns_from_the_start(self) -> None:
        # Two moves of each Knight and each Pawn, but one where a stone stands two squares ahead.
        assert len({turn.partition("+")[0] for turn in turns(START)}) == 8 + 32 - 4
        assert len(turns(START)) == 1902


class TestChessMoves:
    def test_a_stone_blocks_like_an_own_man_and_cannot_be_captured(self) -> None:
        text = place(f"{KINGS} Rd4 pf4 pd8", "d7 b4")
        assert targets(text, "d4") == "c4 d1 d2 d3 d5 d6 e4 f4"

    def test_a_bishop_and_a_queen_are_stopped_by_stones_too(self) -> None:
        assert targets(place(f"{KINGS} Bd4", "f6 b2"), "d4") == "a7 b6 c3 c5 e3 e5 f2 g1"
        ring = "c3 c4 c5 d3 d5 e3 e4 e5"
        assert targets(place(f"{KINGS} Qd4", ring), "d4") == ""
        assert targets(place(f"{KINGS} Qd4", ring.replace("e5", "f6")), "d4") == "e5"

    def test_a_knight_leaps_over_stones_but_not_onto_them(self) -> None:
        ring = "c3 c4 c5 d3 d5 e3 e4 e5"
        text = place(f"{KINGS} Nd4", f"{ring} f5 b3")
        assert targets(text, "d4") == "b5 c2 c6 e2 e6 f3"

    def test_a_king_goes_one_square_and_not_next_to_the_other_king(self) -> None:
        assert targets(place("Kd4 kd6", "e4"), "d4") == "c3 c4 d3 e3"

    def test_a_move_takes_the_man_on_its_target(self) -> None:
        before = place(f"{KINGS} Rd4 pf4", fields="w - - 7 -")
        assert play(before, "d4f4") == place(f"{KINGS} Rf4", fields="b - - 0 -")
        assert events(before, "d4f4") == ["capture f4 w p", "move d4 f4"]


class TestPawns:
    def test_one_step_ahead_and_captures_diagonally(self) -> None:
        text = place(f"{KINGS} Pe4 pd5 pf5 Ph3 pg4 pg3 Ng5", "b4")
        assert targets(text, "e4") == "d5 e5 f5"
        assert targets(text, "h3") == "g4 h4"

    def test_a_stone_ahead_stops_a_pawn_and_a_stone_diagonally_is_not_captured(self) -> None:
        text = place(f"{KINGS} Pe4 Pe2", "e5 d5 f5 e3")
        assert targets(text, "e4") == ""
        assert targets(text, "e2") == ""
        assert targets(place(f"{KINGS} Pe2", "e4"), "e2") == "e3"

    def test_a_double_step_from_rank_two(self) -> None:
        before = place(f"{KINGS} Pe2", fields="w - - 4 -")
        assert targets(before, "e2") == "e3 e4"
        assert targets(place(f"{KINGS} Pe3"), "e3") == "e4"
        assert play(before, "e2e4") == place(f"{KINGS} Pe4", fields="b - e3 0 -")

    def test_any_pawn_standing_there_may_step_twice_also_when_a_swap_put_it_there(self) -> None:
        before = place(f"{KINGS} Pe3", "e2")
        after = play(before, "i1h1+e2~e3", "i9h9+e3f3", "e2e4")
        assert after == place("Kh1 kh9 Pe4", "f3", "b - e3 0 -")

    def test_the_passed_square_is_noted_whether_or_not_a_pawn_can_take_there(self) -> None:
        assert play(place(f"{KINGS} Pe2"), "e2e4").endswith("b - e3 0 -")
        assert play(place(f"{KINGS} Pe2"), "e2e3").endswith("b - - 0 -")

    def test_taking_in_passing(self) -> None:
        before = place(f"{KINGS} Pe2 pd4")
        assert play(before, "e2e4", "d4e3") == place(f"{KINGS} pe3", fields="w - - 0 -")
        between = play(before, "e2e4")
        assert targets(between, "d4") == "d3 e3"
        assert events(between, "d4e3") == ["capture e4 b P", "move d4 e3"]

    def test_the_chance_to_take_in_passing_lasts_one_turn(self) -> None:
        later = play(place(f"{KINGS} Pe2 pd4"), "e2e4", "i9i8", "i1i2")
        assert targets(later, "d4") == "d3"

    def test_a_stone_put_on_the_passed_square_ends_the_chance(self) -> None:
        before = place(f"{KINGS} Pe2 pd4", "f3")
        after = play(before, "e2e4+f3e3")
        assert after == place(f"{KINGS} Pe4 pd4", "e3", "b - - 0 f3e3")
        assert targets(after, "d4") == "d3"

    def test_a_swap_of_the_pawn_ends_the_chance(self) -> None:
        after = play(place(f"{KINGS} Pe2 pd4", "f4"), "e2e4+f4~e4")
        assert after == place(f"{KINGS} Pf4 pd4", "e4", "b - - 0 f4e4")

    def test_a_stone_elsewhere_leaves_the_chance(self) -> None:
        before = place(f"{KINGS} Pe2 pd4", "f2")
        after = play(before, "e2e4+f2e2")
        assert after == place(f"{KINGS} Pe4 pd4", "e2", "b - e3 0 f2e2")
        assert targets(after, "d4") == "d3 e3"

    def test_promotion_on_the_last_rank_to_four_kinds_of_men(self) -> None:
        before = place("Ki1 ki7 Pe8 rd9 bf9")
        assert targets(before, "e8") == "d9 e9 f9"
        assert {turn for turn in turns(before) if turn.startswith("e8e9") and "+" not in turn} == {
            "e8e9q", "e8e9r", "e8e9b", "e8e9n"
        }  # fmt: skip
        after = place("Ki1 ki7 Rd9 bf9", fields="b - - 0 -")
        assert play(before, "e8d9r") == after
        assert events(before, "e8d9r") == ["capture d9 w r", "move e8 d9", "promote d9 R"]


class TestCastling:
    FOUR = "Ki1 Ra1 Re1 Rl1 Rp1 ki9"
    OUTER = "Ki1 Ra1 Rp1 ki9 ra9"

    @pytest.mark.parametrize(
        ("men", "move", "after"),
        [
            (FOUR, "i1k1", "Kk1 Ra1 Re1 Rj1 Rp1 ki9"),
            (FOUR, "i1g1", "Kg1 Ra1 Rh1 Rl1 Rp1 ki9"),
            ("Ki1 Ra1 Rp1 ki9", "i1m1", "Km1 Ra1 Rl1 ki9"),
            ("Ki1 Ra1 Rp1 ki9", "i1e1", "Ke1 Rf1 Rp1 ki9"),
        ],
    )
    def test_the_four_ways(self, men: str, move: str, after: str) -> None:
        rights = "AELP" if men == self.FOUR else "AP"
        before = place(men, fields=f"w {rights} - 3 -", parked=ROWS)
        assert play(before, move) == place(after, fields="b - - 4 -", parked=ROWS)

    def test_castling_is_told_by_the_king_and_the_rook(self) -> None:
        before = place(self.OUTER, fields="w AP - 0 -", parked=ROWS)
        assert events(before, "i1m1") == ["castle i1 m1", "move p1 l1"]

    def test_a_king_castles_once_and_the_other_king_keeps_his_rights(self) -> None:
        before = place(self.OUTER, fields="w APa - 0 -", parked=ROWS)
        assert play(before, "i1m1").split(" ")[2] == "a"

    @pytest.mark.parametrize("rights", ["-", "AE", "EL", "P"])
    def test_only_with_a_rook_that_has_not_moved(self, rights: str) -> None:
        before = place(self.FOUR, fields=f"w {rights} - 0 -", parked=ROWS)
        castlings = {"i1g1": "E", "i1k1": "L", "i1e1": "", "i1m1": ""}
        found = {move for move in castlings if move in turns(before)}
        assert found == {move for move, rook in castlings.items() if rook and rook in rights}

    @pytest.mark.parametrize("blocker", ["b", "d", "h"])
    def test_every_square_between_king_and_rook_is_empty(self, blocker: str) -> None:
        rows = ROWS.replace("a5", f"{blocker}1")
        for men, parked in ((f"{self.OUTER} N{blocker}1", ROWS), (self.OUTER, rows)):
            before = place(men, fields="w AP - 0 -", parked=parked)
            assert "i1e1" not in turns(before)
            assert "i1m1" in turns(before)

    @pytest.mark.parametrize(
        ("attacked", "castlings"),
        [
            ("i", ""),  # the King's start
            ("h", "i1m1"),  # his path
            ("f", "i1m1"),
            ("e", "i1m1"),  # his end
            ("j", "i1e1"),
            ("l", "i1e1"),
            ("m", "i1e1"),
            ("d", "i1e1 i1m1"),  # only the Rook comes by here
            ("n", "i1e1 i1m1"),
            ("a", "i1e1 i1m1"),
            ("p", "i1e1 i1m1"),
        ],
    )
    def test_the_kings_start_path_and_end_are_not_attacked(
        self, attacked: str, castlings: str
    ) -> None:
        before = place(f"{self.OUTER} r{attacked}3", fields="w AP - 0 -", parked=ROWS)
        assert {"i1e1", "i1m1"} & turns(before) == set(castlings.split())

    def test_attacks_are_looked_at_before_the_stone_moves(self) -> None:
        # A stone could shut the line to j1, but too late.
        before = place(f"{self.OUTER} rj3", "i2", "w AP - 0 -", ROWS)
        assert "j2" in actions(before, "i1h1", "i2")
        assert actions(before, "i1m1") == ""

    def test_the_rook_may_open_the_rank_to_the_castled_king_and_a_stone_shut_it(self) -> None:
        # On k1 the King stands in the line of the Rook on n1, which the Rook on l1 had shut.
        before = place("Ki1 Rl1 rn1 ki9", "m2", "w L - 0 -", ROWS)
        assert actions(before, "i1k1") == "m2m1"

    @pytest.mark.parametrize(
        ("move", "rights"),
        [
            ("a1a2", "Pa"),
            ("p1p2", "Aa"),
            ("i1h2", "a"),
            ("c2c3", "APa"),
            ("c2c3+b1~a1", "Pa"),  # the Rook is swapped
            ("c2c3+i2~i1", "a"),  # the King is
            ("c2c3+b1b2", "APa"),
            ("a1a9", "P"),  # it goes, and captures the other
        ],
    )
    def test_what_moves_or_is_swapped_or_captured_castles_no_more(
        self, move: str, rights: str
    ) -> None:
        rows = ROWS.replace("a5 b5", "b1 i2").replace("a4", "")
        before = place(f"{self.OUTER} Pc2", fields="w APa - 0 -", parked=rows)
        assert play(before, move).split(" ")[2] == rights


class TestSteps:
    def test_a_stone_steps_along_a_rank_or_file_to_an_empty_square(self) -> None:
        text = place(KINGS, "e5 a7")
        assert actions(text, "i1i2", "e5") == "e5d5 e5e4 e5e6 e5f5"
        assert actions(text, "i1i2", "a7") == "a7a6 a7a8 a7b7"
        after = play(text, "i1i2+e5e6")
        assert after == place("Ki2 ki9", "e6 a7", "b - - 1 e5e6")
        assert events(text, "i1i2+e5e6") == ["move i1 i2", "step e5 e6"]

    def test_not_onto_another_stone_or_a_man(self) -> None:
        text = place(f"{KINGS} pe6", "e5 f5 e4")
        assert actions(text, "i1i2", "e5") == "e5d5"

    def test_a_stone_action_is_no_duty(self) -> None:
        assert "-" in actions(place(KINGS), "i1i2").split()

    def test_the_board_is_as_the_chess_move_left_it(self) -> None:
        text = place(f"{KINGS} Nd4", "e4 e6")
        # The Knight's square is free, the one it went to is not.
        assert actions(text, "d4e2", "e4") == "e4d4 e4e3 e4e5 e4f4"
        assert actions(text, "d4f5", "e4") == "e4d4 e4e3 e4e5 e4f4"
        assert actions(text, "d4f3", "e4") == "e4d4 e4e3 e4e5 e4f4"
        assert "d4e5+e4" not in turns(place(f"{KINGS} Nd3", "e4"))
        assert actions(place(f"{KINGS} Nd3", "e4"), "d3e5", "e4") == "e4d4 e4e3 e4f4 e4~e5"

    def test_one_action_a_turn(self) -> None:
        rule, _ = refusal(place(KINGS, "e5"), "i1i2+e5e6+e6e7")
        assert rule == "no-turn"


class TestLines:
    def test_the_end_stone_of_a_line_goes_just_past_the_other_end(self) -> None:
        # The first line of stones that the source draws.
        text = place(KINGS, "c5 d5 e5 f5")
        along = {way for way in actions(text, "i1i2").split() if way[1::2] == "55"}
        assert {way for way in along if way[0] in "cdef"} == {"c5b5", "c5g5", "f5b5", "f5g5"}
        after = play(text, "i1i2+c5g5")
        assert after == place("Ki2 ki9", "g5 d5 e5 f5", "b - - 1 c5g5")
        assert events(text, "i1i2+c5g5") == ["move i1 i2", "extend c5 g5"]

    def test_a_man_next_to_the_line_goes_only_one_square(self) -> None:
        # The second line that the source draws, where Amoeba would let the Knight go to g5.
        text = place(f"{KINGS} Nb5", "c5 d5 e5 f5")
        assert actions(text, "i1i2", "c5") == "c5c4 c5c6 c5g5 c5~b5"
        assert actions(text, "i1i2", "f5") == "f5f4 f5f6 f5g5"
        assert actions(text, "i1i2", "d5") == "d5d4 d5d6"

    def test_three_stones_are_a_line_two_are_not(self) -> None:
        assert "c5f5" in actions(place(KINGS, "c5 d5 e5"), "i1i2", "c5").split()
        assert actions(place(KINGS, "c5 d5"), "i1i2", "c5") == "c5b5 c5c4 c5c6"

    def test_a_line_along_a_file(self) -> None:
        text = place(KINGS, "c3 c4 c5")
        assert actions(text, "i1i2", "c3") == "c3b3 c3c2 c3c6 c3d3"
        assert actions(text, "i1i2", "c5") == "c5b5 c5c2 c5c6 c5d5"
        assert actions(text, "i1i2", "c4") == "c4b4 c4d4"

    def test_no_line_diagonally_or_over_a_gap(self) -> None:
        assert actions(place(KINGS, "c3 d4 e5"), "i1i2", "c3") == "c3b3 c3c2 c3c4 c3d3"
        assert actions(place(KINGS, "c5 d5 f5 g5"), "i1i2", "c5") == "c5b5 c5c4 c5c6"

    def test_the_square_past_the_end_is_empty_and_on_the_board(self) -> None:
        text = place(f"{KINGS} pd5", "a5 b5 c5")
        assert actions(text, "i1i2", "a5") == "a5a4 a5a6"
        assert actions(text, "i1i2", "c5") == "c5c4 c5c6"

    def test_a_stone_may_stand_in_two_lines(self) -> None:
        text = place(KINGS, "c3 c4 c5 d3 e3")
        assert actions(text, "i1i2", "c3") == "c3b3 c3c2 c3c6 c3f3"


class TestSwaps:
    @pytest.mark.parametrize("man", "KQRBNP")
    def test_a_stone_and_an_own_man_next_to_it_change_places(self, man: str) -> None:
        king = "" if man == "K" else "Ki1 "
        text = place(f"{king}{man}e4 ki9 Pb2", "f4", "w - - 6 -")
        assert actions(text, "b2b3", "f4").split()[-1] == "f4~e4"
        assert play(text, "b2b3+f4~e4") == place(f"{king}{man}f4 ki9 Pb3", "e4", "b - - 0 f4e4")
        assert events(text, "b2b3+f4~e4") == ["move b2 b3", "swap f4 e4"]

    def test_on_a_rank_or_file_only(self) -> None:
        text = place(f"{KINGS} Nd6 Nd4 Nf4 Ne4", "e5")
        assert actions(text, "i1i2", "e5") == "e5d5 e5e6 e5f5 e5~e4"

    def test_with_no_man_of_the_opponent(self) -> None:
        text = place(f"{KINGS} ne6 Ne4", "e5")
        assert actions(text, "i1i2", "e5") == "e5d5 e5f5 e5~e4"

    def test_with_a_man_that_has_just_moved(self) -> None:
        assert "e4~e5" in actions(place(f"{KINGS} Nd3", "e4"), "d3e5").split()

    def test_no_pawn_is_put_on_a_last_rank(self) -> None:
        text = place(f"{KINGS} Pe2 Rd2 Pk8 Nl8", "e1 d1 k9 l9")
        assert actions(text, "i1h1", "e1") == "e1f1"
        assert actions(text, "i1h1", "d1") == "d1c1 d1~d2"
        assert actions(text, "i1h1", "k9") == "k9j9"
        assert actions(text, "i1h1", "l9") == "l9m9 l9~l8"
        assert "e3~e2" in actions(place(f"{KINGS} Pe2", "e3"), "i1h1").split()

    def test_a_swap_is_neither_a_capture_nor_a_pawn_move(self) -> None:
        before = place(f"{KINGS} Pe2", "e3", "w - - 41 -")
        assert play(before, "i1h1+e3~e2").endswith("b - - 42 e3e2")


class TestNoUndo:
    def test_the_last_stone_may_not_step_back(self) -> None:
        text = place(KINGS, "e5", "w - - 0 e4e5")
        assert actions(text, "i1i2", "e5") == "e5d5 e5e6 e5f5"

    def test_another_stone_may_go_there(self) -> None:
        text = place(KINGS, "e5 d4", "w - - 0 e4e5")
        assert "d4e4" in actions(text, "i1i2", "d4").split()

    def test_it_may_not_go_back_along_its_line(self) -> None:
        text = place(KINGS, "c5 d5 e5 b5", "w - - 0 f5b5")
        assert actions(text, "i1i2", "b5") == "b5a5 b5b4 b5b6"
        assert "e5a5" in actions(text, "i1i2", "e5").split()

    def test_it_may_not_go_back_by_a_swap(self) -> None:
        text = place(f"{KINGS} Nd6", "e5", "w - - 0 e4e5")
        assert actions(text, "d6e4", "e5") == "e5d5 e5e6 e5f5"
        assert "e5~e4" in actions(text.replace("e4e5", "-"), "d6e4", "e5").split()

    def test_a_swapped_stone_may_not_be_swapped_back_for_the_man_that_took_its_place(self) -> None:
        # Black swapped the stone on e4 with the Knight on e5; White's Rook takes the Knight.
        text = place(f"{KINGS} Re1 ne4", "e5", "w - - 0 e4e5")
        assert actions(text, "e1e4", "e5") == "e5d5 e5e6 e5f5"

    def test_it_holds_for_one_turn(self) -> None:
        after = play(place(KINGS, "e4"), "i1i2+e4e5", "i9i8", "i2i1", "i8i9")
        assert "e5e4" in actions(after, "i1i2").split()

    def test_ones_own_stone_may_go_back(self) -> None:
        after = play(place(KINGS, "e4"), "i1i2+e4e5", "i9i8")
        assert "e5e4" in actions(after, "i2i1").split()


class TestCheck:
    LINE = "Ki1 ri6 Pb2 ki9"

    def test_a_stone_may_shut_a_line(self) -> None:
        text = place(self.LINE, "h3")
        assert actions(text, "b2b3") == "h3i3"
        assert actions(place(self.LINE), "b2b3") == ""

    def test_a_stone_may_shut_it_from_the_far_end_of_its_own_line(self) -> None:
        assert actions(place(self.LINE, "f3 g3 h3"), "b2b3") == "f3i3 h3i3"

    def test_a_turn_may_not_open_a_line(self) -> None:
        text = place(self.LINE, "i3")
        # Along the line it may go; off it, or beyond the Rook, it may not.
        assert actions(text, "b2b3", "i3") == "i3i2 i3i4"
        assert actions(place(self.LINE, "i5 i4 i3"), "b2b3", "i3") == "i3h3 i3i2 i3j3"

    def test_the_only_stone_between_may_not_go_beyond_the_attacker(self) -> None:
        text = place("Ki1 rj1 Pb2 ki9", "h1")
        assert actions(text, "b2b3") == "h1~i1"

    def test_a_swap_leaves_the_line_shut(self) -> None:
        text = place(f"{self.LINE} Nh3", "i3")
        assert "i3~h3" in actions(text, "b2b3").split()
        assert "h4~i4" in actions(place(f"{self.LINE} Ni4", "h4"), "b2b3").split()

    def test_a_man_in_the_line_may_leave_when_a_stone_comes(self) -> None:
        text = place(f"{self.LINE} Ri3", "h4")
        assert actions(text, "i3d3") == "h4i4"
        assert "-" in actions(text, "i3i5").split()

    def test_a_king_may_leave_check_by_a_swap(self) -> None:
        text = place(self.LINE, "h1 j1")
        assert actions(text, "b2b3") == "h1~i1 j1~i1"
        assert play(text, "b2b3+h1~i1") == place("Kh1 ri6 Pb3 ki9", "i1 j1", "b - - 0 h1i1")

    def test_a_king_may_not_be_swapped_into_check(self) -> None:
        text = place("Ki1 rh6 Pb2 ki9", "h1 j1")
        assert "j1~i1" in actions(text, "b2b3").split()
        assert "h1~i1" not in actions(text, "b2b3").split()
        # The stone that he changes places with no longer shuts the line to where he goes.
        text = place("Ki1 rh6 Pb2 ki9", "h2 h1")
        assert "h1~i1" in actions(text, "b2b3").split()

    def test_a_king_goes_through_a_stone_that_he_leaves_behind_him_in_the_line(self) -> None:
        # On i2 he is in the Rook's line as before; on h1 the stone left on i1 shuts the rank.
        text = place("Ki1 rl1 Pb2 ki9", "h1 i2")
        assert "h1~i1" in actions(text, "b2b3").split()

    def test_no_stone_shuts_a_knights_or_a_pawns_check(self) -> None:
        assert actions(place("Ki1 nh3 Pb2 ki9", "i2 h2"), "b2b3") == "i2~i1"
        assert actions(place("Ki4 ph5 Pb2 ki9", "g5 g4"), "b2b3") == ""

    def test_no_stone_shuts_two_lines(self) -> None:
        text = place("Ki1 ri6 rd1 Pb2 ki9", "h3 e2")
        assert actions(text, "b2b3") == ""
        assert actions(text, "i1h1") == "e2e1"

    def test_a_stone_may_not_leave_one_line_to_shut_another(self) -> None:
        # The stone on h4 keeps the Bishop off; a Knight there would be no threat.
        assert actions(place("Ki3 ri6 bf6 Pb2 ki9", "h4"), "b2b3") == ""
        assert actions(place("Ki3 ri6 nf6 Pb2 ki9", "h4"), "b2b3") == "h4i4"

    def test_taking_in_passing_may_open_a_rank_and_a_stone_shut_it(self) -> None:
        text = place("Kb6 Pd6 pe6 rh6 ki9", "c5", "w - e7 0 -")
        assert actions(text, "d6e7") == "c5c6"

    def test_an_attacker_may_be_taken(self) -> None:
        assert targets(place("Ki1 ri6 Bd1 ki9"), "d1") == "i6"


class TestEnd:
    MATE = "Ka1 Pk3 ra7 qb3 ki9"

    def test_checkmate_means_that_no_whole_turn_is_legal(self) -> None:
        assert ending(place(self.MATE)) == "b checkmate"
        assert turns(place(self.MATE)) == set()

    def test_it_is_no_mate_when_a_stone_can_shut_the_line(self) -> None:
        text = place(self.MATE, "b5")
        assert ending(text) == ""
        assert turns(text) == {"k3k4+b5a5"}

    def test_it_is_mate_when_that_stone_may_not_go_back(self) -> None:
        before = place("Ka1 Pk3 ra7 qb3 ki9", "a5", "b - - 0 -")
        assert ending(before, "i9h9+a5b5") == "b checkmate"
        assert ending(before, "i9h9+a5a4") == ""

    def test_the_last_event_names_the_winner_and_the_reason(self) -> None:
        before = place("Ka1 rb7 rc6 ki9", fields="b - - 0 -")
        assert events(before, "c6a6") == ["move c6 a6", "end b checkmate"]

    def test_stalemate_is_a_draw(self) -> None:
        assert ending(place("Ka1 qb3 ki9")) == "tie stalemate"
        # A stone cannot act without a chess move, but it can make one possible.
        assert turns(place("Ka1 qb3 ki9", "c2")) == {"a1b1+c2b2"}

    def test_a_hundred_turns_without_capture_or_pawn_move_are_a_draw(self) -> None:
        before = place(f"{KINGS} Rd1 Pe2 pd6", "e3", "w - - 99 -")
        assert ending(before, "d1d2") == "tie quiet"
        assert ending(before, "d1d2+e3~e2") == "tie quiet"
        assert ending(before, "d1d6") == ""
        assert events(before, "d1d2") == ["move d1 d2", "end quiet"]

    def test_mate_on_the_hundredth_comes_first(self) -> None:
        before = place("Ka1 rb7 rc6 ki9", fields="b - - 99 -")
        assert ending(before, "c6a6") == "b checkmate"
        assert ending(before, "c6d6") == "tie quiet"

    def test_nothing_can_be_played_when_the_game_is_over(self) -> None:
        for text in (place(self.MATE), place(KINGS, fields="w - - 100 -")):
            with pytest.raises(IllegalMove, match="The game is over"):
                parse(text).play("i1i2")
            assert choose(text) == Options()

    def test_a_stopped_game_is_a_draw(self) -> None:
        result = Record(GAME).stop().result()
        assert result is not None
        assert (result.winner, result.reason, result.score) == (None, "stopped", None)

    def test_the_third_time_stops_the_game_quiet_turns_left_aside(self) -> None:
        record = Record(GAME)
        for _ in range(2):
            for move in ("b1c3", "b9c7", "c3b1", "c7b9"):
                assert record.result() is None
                record = record.play(move)
        result = record.result()
        assert result is not None
        assert result.reason == "stopped"

    def test_another_last_stone_makes_another_position(self) -> None:
        one, other = place(KINGS, "e5", "w - - 0 e4e5"), place(KINGS, "e5", "w - - 9 d5e5")
        same = place(KINGS, "e5", "w - - 9 e4e5")
        assert parse(one).repetition_key() == parse(same).repetition_key()
        assert parse(one).repetition_key() != parse(other).repetition_key()


class TestProperties:
    """Whatever the position, the game agrees with a slow program made from the rules alone."""

    @given(arranged())
    @settings(max_examples=25)
    def test_turns_are_as_the_slow_program_plays_them(self, position: StoneChessPosition) -> None:
        assert_agrees(position)

    @pytest.mark.parametrize(
        "text", [line.position for lines in read_samples(GAME.slug) for line in lines[20:-1:20]]
    )
    def test_turns_in_whole_games_too(self, text: str) -> None:
        assert_agrees(parse(text))


def assert_agrees(position: StoneChessPosition) -> None:
    expected = slow_stonechess.turns(str(position))
    assert list(position.moves()) == sorted(expected)
    # To play them all would take long; a prime number meets all kinds.
    for move in sorted(expected)[::7]:
        assert str(position.play(move)) == expected[move]


def test_the_kings_safety_is_what_the_finished_turn_shows() -> None:
    """The quick test against a look at the whole board, for all turns of many positions."""
    games = read_samples(GAME.slug)
    texts = [line.position for lines in games for line in lines[:-1:9]]
    texts += [
        place("Ki3 ri6 re3 bf6 Ng1 ki9", "h3 i5 h4 j3 f3 g3"),
        place("Kb6 Pd6 pe6 rh6 ki9", "c5"),
    ]
    for text in texts:
        situation = parse(text).state
        grid, side = situation.chess.grid, situation.side
        for half in situation.half_moves():
            for action in (None, *half.actions):
                board = half.finish(action).board
                king = board.index("Kk"[side])
                attacked = bool(find_attackers(grid, board, king, 1 - side))
                assert attacked == (half.attacker(action) is not None), (text, str(half), action)
