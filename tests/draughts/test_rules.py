"""The rules of African Queen, sentence by sentence: a position, a turn, a position, by hand.

Every case is played with left and right exchanged, and with White and Black exchanged, as well.
"""

from __future__ import annotations

from collections import Counter

import pytest

from game_core import Record
from game_core.families.draughts.games.african_queen import AFRICAN_QUEEN
from game_core.families.draughts.words import refer_piece
from tests.help.draughts import ending, events, legal, parse, play, refusal, setup
from tests.help.values import show

START = "mmmmmmm/mmmmmmm/7/7/7/MMMMMMM/MMMMMMM w 3-3 0"


class TestStart:
    def test_each_side_fills_two_ranks_and_has_three_rings_and_white_begins(self) -> None:
        assert str(AFRICAN_QUEEN.start()) == START

    def test_each_side_has_seven_flat_and_seven_round_pieces(self) -> None:
        pieces = parse(START).board
        found = Counter(
            (each, show(refer_piece(each, at))) for at, each in enumerate(pieces) if each
        )
        assert found == {
            ("M", "flat man"): 7, ("M", "round man"): 7, ("m", "flat man"): 7, ("m", "round man"): 7
        }  # fmt: skip

    def test_what_the_game_is_called(self) -> None:
        game = AFRICAN_QUEEN
        assert (game.slug, game.name, game.place) == (
            "african-queen",
            "African Queen",
            "Alex Randolph",
        )
        assert tuple(game.sides) == ("w", "b")
        assert parse(START).game is game

    def test_fifteen_times_twenty_nine_turns_begin(self) -> None:
        # Row 2 has 12 steps, row 1 17 leaps over row 2; before them 14 men may get a ring, or none.
        moves = parse(START).moves()
        assert len(moves) == 15 * 29
        assert len([move for move in moves if not move.startswith("R")]) == 29


class TestSteps:
    def test_a_man_steps_diagonally_forward(self) -> None:
        before = setup("c3 / g7", quiet=5)
        assert legal(before) == "c3-b4 c3-d4"
        assert play(before, "c3-b4") == setup("b4 / g7", "b", quiet=6)
        assert events(before, "c3-b4") == ["move c3 b4"]

    def test_at_the_edge_there_is_one_way(self) -> None:
        assert legal(setup("a3 / g7")) == "a3-b4"
        assert legal(setup("a3 / g7", "b", rings=6)) == "g7-f6"

    def test_only_to_an_empty_square(self) -> None:
        said = "There is a piece on b4."
        assert refusal(setup("c3 b4 a5 / g7"), "c3-b4") == ("occupied", said)
        assert refusal(setup("c3 / b4 a5"), "c3-b4") == ("occupied", said)

    def test_not_straight_since_the_next_square_is_of_the_other_kind(self) -> None:
        flat = "A flat piece would fall through the hole on c4."
        assert refusal(setup("c3 / g7"), "c3-c4") == ("other-kind", flat)
        round_ = "A round piece needs a hole, and c5 has none."
        assert refusal(setup("c4 / g7"), "c4-c5") == ("other-kind", round_)

    @pytest.mark.parametrize("to", ["b3", "d3", "c2", "d5"])
    def test_nor_to_any_other_square_of_that_kind(self, to: str) -> None:
        assert refusal(setup("Qc3 / g7"), f"c3-{to}")[0] == "other-kind"

    @pytest.mark.parametrize("to", ["b2", "d2"])
    def test_a_man_never_steps_backward(self, to: str) -> None:
        said = "A man without a ring never steps backward."
        assert refusal(setup("c3 / g7"), f"c3-{to}") == ("backward", said)

    def test_a_ringed_piece_does(self) -> None:
        before = setup("Qc3 / g7")
        assert legal(before) == "c3-b2 c3-b4 c3-d2 c3-d4"
        assert play(before, "c3-d2") == setup("Qd2 / g7", "b", quiet=1)

    @pytest.mark.parametrize(("over", "to"), [("c4", "c5"), ("d3", "e3"), ("d4", "e5")])
    def test_two_squares_are_no_step(self, over: str, to: str) -> None:
        said = f"There is no piece on {over} to leap over."
        assert refusal(setup("c3 / g7"), f"c3-{to}") == ("no-bridge", said)

    @pytest.mark.parametrize("to", ["c7", "f6", "d6", "g3", "b6"])
    def test_nor_are_more(self, to: str) -> None:
        said = (
            f"The square {to} is too far: a leap goes over just one neighboring piece "
            "and lands right behind it."
        )
        assert refusal(setup("c3 c4 d4 / a7"), f"c3-{to}") == ("far", said)

    def test_a_turn_has_one_step(self) -> None:
        said = "The step to b4 has ended the turn."
        assert refusal(setup("a3 / g7"), "a3-b4-c5") == ("mixed", said)

    def test_the_last_rank_promotes_nobody(self) -> None:
        before = setup("c6 / g5", quiet=4)
        assert play(before, "c6-b7") == setup("b7 / g5", "b", quiet=5)
        assert events(before, "c6-b7") == ["move c6 b7"]


FORWARD_OR_SIDEWAYS = [("d5", "d6"), ("c5", "b6"), ("e5", "f6"), ("c4", "b4"), ("e4", "f4")]
BACKWARD = [("d3", "d2"), ("c3", "b2"), ("e3", "f2")]


class TestLeaps:
    @pytest.mark.parametrize(("over", "to"), FORWARD_OR_SIDEWAYS)
    def test_over_an_own_piece_which_stays(self, over: str, to: str) -> None:
        before = setup(f"d4 {over} / g5")
        assert play(before, f"d4-{to}") == setup(f"{to} {over} / g5", "b", quiet=1)
        assert events(before, f"d4-{to}") == [f"leap d4 {to}"]

    @pytest.mark.parametrize(("over", "to"), FORWARD_OR_SIDEWAYS)
    def test_over_an_opposing_piece_which_is_captured(self, over: str, to: str) -> None:
        before = setup(f"d4 / {over} g7", quiet=8)
        assert legal(before) == f"d4-{to}"
        assert play(before, f"d4-{to}") == setup(f"{to} / g7", "b")
        assert events(before, f"d4-{to}") == [f"leap d4 {to}", f"capture {over} w m"]

    @pytest.mark.parametrize(("over", "to"), BACKWARD)
    def test_a_man_never_leaps_backward(self, over: str, to: str) -> None:
        said = "A man without a ring never leaps backward."
        assert refusal(setup(f"d4 {over} / g7"), f"d4-{to}") == ("backward", said)
        assert refusal(setup(f"d4 / {over} g7"), f"d4-{to}") == ("backward", said)

    @pytest.mark.parametrize(("over", "to"), BACKWARD + FORWARD_OR_SIDEWAYS)
    def test_a_ringed_piece_leaps_in_all_eight_directions(self, over: str, to: str) -> None:
        own = setup(f"Qd4 {over} / a7")
        assert play(own, f"d4-{to}") == setup(f"Q{to} {over} / a7", "b", quiet=1)
        assert legal(setup(f"Qd4 / {over} g7")) == f"d4-{to}"

    def test_only_over_an_adjacent_piece_and_only_to_the_square_next_to_it(self) -> None:
        assert refusal(setup("a1 a3 / g7"), "a1-a5")[0] == "far"
        assert refusal(setup("a1 a2 / g7"), "a1-a4")[0] == "other-kind"
        assert refusal(setup("a1 a2 / g7"), "a1-a5")[0] == "far"

    def test_only_to_an_empty_square(self) -> None:
        said = "There is a piece on d6."
        assert refusal(setup("d4 d5 d6 / a7"), "d4-d6") == ("occupied", said)
        assert refusal(setup("d4 / d5 d6 a7"), "d4-d6") == ("occupied", said)

    def test_only_on_the_board(self) -> None:
        assert legal(setup("a4 b4 / g1")) == "a4-b5 a4-c4 b4-a5 b4-c5"

    def test_who_points_at_the_piece_to_be_leapt_is_told_where_to_land(self) -> None:
        said = "There is a piece on d5. To leap over it, choose e6."
        assert refusal(setup("c4 / d5 g7"), "c4-d5") == ("occupied", said)

    def test_several_in_a_turn_over_own_and_opposing_pieces_in_any_mix(self) -> None:
        before = setup("a1 a2 / b4 d6 g2", quiet=3)
        assert play(before, "a1-a3") == setup("a3 a2 / b4 d6 g2", "b", quiet=4)
        assert play(before, "a1-a3-c5") == setup("c5 a2 / d6 g2", "b")
        assert play(before, "a1-a3-c5-e7") == setup("e7 a2 / g2", "b")
        assert events(before, "a1-a3-c5-e7") == [
            "leap a1 a3", "leap a3 c5", "capture b4 w m", "leap c5 e7", "capture d6 w m"
        ]  # fmt: skip

    def test_own_pieces_may_be_leapt_after_a_capture(self) -> None:
        before = setup("c3 e6 / d4 g1")
        assert legal(before) == "c3-e5 c3-e5-e7"
        assert play(before, "c3-e5-e7") == setup("e7 e6 / g1", "b")

    def test_a_captured_piece_leaves_at_once_and_is_leapt_no_more(self) -> None:
        said = "There is no piece on c4 to leap over."
        assert refusal(setup("Qc3 / c4 g7"), "c3-c5-c3") == ("no-bridge", said)

    def test_a_step_and_leaps_never_mix(self) -> None:
        said = "The step to b4 has ended the turn."
        assert refusal(setup("a3 b5 / g7"), "a3-b4-b6") == ("mixed", said)
        said = "Steps and leaps never mix: leap on, or stop here."
        assert refusal(setup("a3 a4 / g7"), "a3-a5-b6") == ("mixed", said)

    def test_not_even_back_where_the_piece_began(self) -> None:
        assert refusal(setup("c3 d3 / g7"), "c3-e3-c3-b4")[0] == "mixed"


class TestChoosingAPiece:
    def test_a_piece_of_ones_own(self) -> None:
        before = setup("c3 / g7")
        assert refusal(before, "g7-f6") == ("other-side", "The piece on g7 is Black's.")
        assert refusal(before, "d4-e5") == ("no-piece", "There is no piece on d4.")

    def test_which_can_step_or_leap(self) -> None:
        said = "The piece on a1 can't step or leap now."
        assert refusal(setup("a1 b2 c3 / g7"), "a1-c1") == ("stuck", said)

    def test_which_goes_somewhere_else(self) -> None:
        said = "The piece is on a3 already."
        assert refusal(setup("a3 / g7"), "a3-a3") == ("same-square", said)

    @pytest.mark.parametrize(
        "move",
        ["", "c3", "c3-", "c3d4", "c3-d4 ", "c3-d4\n", "C3-D4", "c3-h4", "c3-d8", "c3-d0",
         "stopped", "R@c3", "R@c3+", "R@c3+c3", "R@c3-d4",
         "R@c3+R@c3+c3-d4", "@c3+c3-d4", "R@h1+c3-d4"],
    )  # fmt: skip
    def test_in_words_that_are_a_turn(self, move: str) -> None:
        # The end of a line is not seen.
        typed = move.removesuffix("\n")
        said = f"“{typed}” is not a move. Moves look like a2-b3 or, with a ring, like R@c2+a2-b3."
        assert refusal(setup("c3 / g7", rings=3), move)[0] == "no-turn"
        with pytest.raises(ValueError, match="is not a move") as caught:
            parse(START).play(move)
        assert str(caught.value) == said


class TestRings:
    def test_a_ring_is_put_on_before_the_move(self) -> None:
        before = setup("c3 / g7", rings=2, quiet=9)
        assert play(before, "R@c3+c3-b2") == setup("Qb2 / g7", "b", rings=1)
        assert events(before, "R@c3+c3-b2") == ["ring c3 w", "move c3 b2"]
        assert legal(before) == "R@c3+c3-b2 R@c3+c3-b4 R@c3+c3-d2 R@c3+c3-d4 c3-b4 c3-d4"

    def test_if_wanted_and_on_any_own_man(self) -> None:
        before = setup("a1 g1 / d7", rings=1)
        assert legal(before) == "R@a1+a1-b2 R@a1+g1-f2 R@g1+a1-b2 R@g1+g1-f2 a1-b2 g1-f2"
        assert play(before, "R@g1+a1-b2") == setup("b2 Qg1 / d7", "b")

    def test_each_side_has_a_hand_of_its_own(self) -> None:
        before = setup("a1 / d7", "b", rings=2)
        assert play(before, "R@d7+d7-c6") == setup("a1 / Qc6", rings=2)
        assert refusal(setup("a1 / d7", "b", rings=6), "R@d7+d7-c6")[0] == "no-ring"

    def test_only_from_the_hand(self) -> None:
        said = "White has no ring in hand."
        assert refusal(setup("a1 / d7"), "R@a1+a1-b2") == ("no-ring", said)

    def test_only_on_a_man_of_ones_own(self) -> None:
        before = setup("Qa1 g1 / d7", rings=1)
        assert refusal(before, "R@a1+a1-b2") == ("ringed", "The piece on a1 has a ring already.")
        assert refusal(before, "R@d7+a1-b2") == ("other-side", "The piece on d7 is Black's.")
        assert refusal(before, "R@d4+a1-b2") == ("no-piece", "There is no piece on d4.")

    def test_only_while_there_is_one(self) -> None:
        before = setup("Qa1 / d7", rings=1)
        said = "White has no man without a ring."
        assert refusal(before, "R@a1+a1-b2") == ("no-man", said)
        assert legal(before) == "a1-b2"

    def test_only_where_it_leaves_a_turn_to_play(self) -> None:
        before = setup("a7 g7 / f6 e5", rings=1)
        said = "Even with a ring on g7, there would be no move to play."
        assert legal(before) == "R@a7+a7-b6"
        assert refusal(before, "R@g7+a7-b6") == ("stuck", said)

    def test_a_captured_ring_goes_to_the_captors_hand(self) -> None:
        before = setup("c3 / Qc4 g7", rings=1)
        assert play(before, "c3-c5") == setup("c5 / g7", "b", rings=2)
        assert events(before, "c3-c5") == ["leap c3 c5", "capture c4 w q"]

    def test_two_rings_captured_in_a_turn_are_two(self) -> None:
        before = setup("a1 a2 / Qb4 Qd6 g2")
        assert play(before, "a1-a3-c5-e7") == setup("a2 e7 / g2", "b", rings=2)

    def test_for_later_turns(self) -> None:
        before = setup("c3 / Qc4 g7")
        assert refusal(before, "R@c3+c3-c5")[0] == "no-ring"
        assert play(before, "c3-c5", "g7-f6", "R@c5+c5-b4") == setup("Qb4 / f6", "b")

    def test_a_ringed_piece_is_captured_by_a_man_like_any_other(self) -> None:
        assert legal(setup("c3 / Qd4 Qg7")) == "c3-e5"


def say_duty(hunter: str, prey: str) -> str:
    return f"You must capture: the piece on {hunter} can leap over {prey}."


class TestDuty:
    def test_a_piece_that_can_capture_must(self) -> None:
        before = setup("b3 / c4 g7")
        said = say_duty("b3", "c4")
        assert legal(before) == "b3-d5"
        assert refusal(before, "b3-a4") == ("duty", said)

    def test_and_no_other_may_move_instead(self) -> None:
        before = setup("a1 b3 / c4 g7")
        assert legal(before) == "b3-d5"
        assert refusal(before, "a1-b2") == ("duty", say_duty("b3", "c4"))

    def test_the_piece_that_was_to_move_is_named_if_it_can_capture(self) -> None:
        before = setup("a1 b3 e3 / c4 f4 g7")
        assert refusal(before, "e3-d4") == ("duty", say_duty("e3", "f4"))
        assert refusal(before, "b3-a4") == ("duty", say_duty("b3", "c4"))
        assert refusal(before, "a1-b2") == ("duty", say_duty("b3", "c4"))

    def test_nor_may_an_own_piece_be_leapt_first(self) -> None:
        before = setup("b4 c3 / d4 g7")
        assert legal(before) == "c3-e5"
        assert refusal(before, "c3-a5") == ("duty", say_duty("c3", "d4"))

    def test_which_capture_is_free(self) -> None:
        assert legal(setup("c3 f3 / b4 d4 f4 g7")) == "c3-a5 c3-e5 f3-f5"

    def test_going_on_is_free(self) -> None:
        assert legal(setup("c3 / d4 f6 g1")) == "c3-e5 c3-e5-g7"

    def test_nobody_need_leap_an_own_piece_to_capture(self) -> None:
        assert legal(setup("a1 a2 / b4 g7")) == "a1-a3 a1-a3-c5 a1-b2 a2-b3"

    def test_the_duty_is_judged_after_the_ring_is_put_on(self) -> None:
        before = setup("c3 g1 / c2 g7", rings=1)
        assert legal(before) == ("R@c3+c3-c1 R@g1+c3-b4 R@g1+c3-d4 R@g1+g1-f2 c3-b4 c3-d4 g1-f2")
        said = say_duty("c3", "c2")
        assert refusal(before, "R@c3+g1-f2") == ("duty", said)
        assert refusal(before, "R@c3+c3-b4") == ("duty", said)

    def test_a_capture_that_cannot_land_is_no_duty(self) -> None:
        assert legal(setup("b3 / c4 d5")) == "b3-a4"


class TestOneMove:
    def test_a_turn_may_not_end_where_it_began_with_nothing_captured(self) -> None:
        before = setup("c3 d3 / g7", rings=1)
        said = "A turn must change something, and going back to c3 without a capture wouldn't."
        assert refusal(before, "c3-e3-c3") == ("unchanged", said)
        assert refusal(before, "R@d3+c3-e3-c3") == ("unchanged", said)

    def test_it_may_with_something_captured(self) -> None:
        before = setup("Qc3 / c4 d4 d5 g7")
        assert play(before, "c3-c5-e5-c3") == setup("Qc3 / g7", "b")

    def test_it_may_cross_the_same_squares_again(self) -> None:
        before = setup("c3 c4 d3 / g7")
        assert play(before, "c3-e3-c3-c5") == play(before, "c3-c5")

    def test_it_is_written_by_the_path_with_the_fewest_leaps(self) -> None:
        before = setup("c3 c4 d4 d5 / g7")
        moves = legal(before).split()
        assert "c3-e5" in moves
        assert "c3-c5-e5" not in moves
        assert play(before, "c3-c5-e5") == play(before, "c3-e5")

    def test_and_of_those_by_the_first_in_the_alphabet(self) -> None:
        before = setup("c3 b4 d4 b6 d6 / g1")
        moves = legal(before).split()
        assert "c3-a5-c7" in moves
        assert "c3-e5-c7" not in moves
        assert play(before, "c3-e5-c7") == play(before, "c3-a5-c7")

    def test_the_same_is_so_after_a_ring(self) -> None:
        before = setup("c3 c4 d4 d5 / g7", rings=1)
        moves = legal(before).split()
        assert "R@c4+c3-e5" in moves
        assert "R@c4+c3-c5-e5" not in moves
        assert play(before, "R@c4+c3-c5-e5") == play(before, "R@c4+c3-e5")

    def test_whichever_path_is_written_is_the_one_told(self) -> None:
        before = setup("c3 c4 d4 d5 / g7")
        assert events(before, "c3-c5-e5") == ["leap c3 c5", "leap c5 e5"]

    def test_but_a_record_writes_it_as_the_turn_is_written(self) -> None:
        record = Record(AFRICAN_QUEEN, parse(setup("c3 c4 d4 d5 / g7", rings=1)))
        assert record.play("c3-c5-e5").moves == ("c3-e5",)
        assert record.play("c3-c5-e5") == record.play("c3-e5")
        assert record.play("R@c4+c3-c5-e5").moves == ("R@c4+c3-e5",)
        saved = str(record.play("c3-e5"))
        assert str(Record.parse(saved.replace("c3-e5", "c3-c5-e5"))) == saved

    def test_pieces_captured_in_another_order_make_no_other_move(self) -> None:
        before = setup("Qc3 / c4 d4 d5 g7")
        assert "c3-c5-e5-c3" in legal(before).split()
        assert "c3-e5-c5-c3" not in legal(before).split()
        assert play(before, "c3-e5-c5-c3") == play(before, "c3-c5-e5-c3")

    def test_other_pieces_captured_do(self) -> None:
        assert legal(setup("c3 / c4 d4 d5 g1")) == "c3-c5 c3-c5-e5 c3-e5 c3-e5-c5"

    def test_only_a_path_that_does_its_duty_gives_the_name(self) -> None:
        # By way of a5 the first leap would be over White's own b4.
        before = setup("Qc3 b4 / b5 c4 g7")
        assert "c3-c5-a5-c3" in legal(before).split()
        assert refusal(before, "c3-a5-c5-c3")[0] == "duty"


class TestEnd:
    def test_a_side_with_no_pieces_loses(self) -> None:
        before = setup("c3 / c4")
        assert ending(play(before, "c3-c5")) == "w no-pieces"
        assert events(before, "c3-c5")[-1] == "end w no-pieces"

    def test_whoever_is_to_move(self) -> None:
        assert ending(setup("c3 /")) == "w no-pieces"
        assert ending(setup("/ c3")) == "b no-pieces"
        assert ending(setup("a7 /")) == "w no-pieces"

    def test_a_side_with_no_legal_turn_loses(self) -> None:
        before = setup("a7 / g2", "b")
        assert ending(play(before, "g2-f1")) == "b no-move"
        assert events(before, "g2-f1") == ["move g2 f1", "end b no-move"]
        assert ending(setup("b5 / a6 c6 d7")) == "b no-move"
        assert ending(setup("b5 / a6 c6")) == ""

    def test_a_ring_in_hand_may_give_it_one(self) -> None:
        assert ending(setup("a7 / g2", rings=1)) == ""
        assert ending(setup("Qa7 / b6 c5", rings=1)) == "b no-move"

    def test_a_hundred_quiet_turns_are_a_draw(self) -> None:
        before = setup("c3 / g7", quiet=99)
        assert ending(before) == ""
        assert play(before, "c3-b4") == setup("b4 / g7", "b", quiet=100)
        assert ending(setup("b4 / g7", "b", quiet=100)) == "tie quiet"
        assert events(before, "c3-b4") == ["move c3 b4", "end quiet"]

    def test_but_a_loss_on_the_hundredth_comes_first(self) -> None:
        assert ending(play(setup("a7 / g2", "b", quiet=99), "g2-f1")) == "b no-move"

    def test_a_ring_or_a_capture_is_not_quiet(self) -> None:
        assert ending(play(setup("c3 / g7", rings=1, quiet=99), "R@c3+c3-b4")) == ""
        assert ending(play(setup("c3 / c4 g7", quiet=99), "c3-c5")) == ""

    def test_a_finished_game_goes_on_no_more(self) -> None:
        over = setup("c3 / g7", quiet=100)
        assert refusal(over, "c3-b4") == ("over", "The game is over.")

    def test_a_stop_is_a_draw_and_changes_nothing(self) -> None:
        position = parse(START)
        assert position.stop() is position
        assert position.trace_stop() == (position, [])
        result = Record(AFRICAN_QUEEN).stop().result()
        assert result
        assert (result.winner, result.reason, result.score) == (None, "stopped", None)

    def test_the_third_time_stops_whatever_the_number_of_quiet_turns(self) -> None:
        record = Record(AFRICAN_QUEEN, parse(setup("Qa1 / Qg7")))
        for move in ["a1-b2", "g7-f6", "b2-a1", "f6-g7"] * 2:
            assert record.result() is None
            record = record.play(move)
        result = record.result()
        assert result
        assert (result.winner, result.reason) == (None, "stopped")
