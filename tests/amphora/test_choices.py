"""What a player of Amphora may choose, part by part, and why not something else."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from game_core.families.amphora.game import AmphoraPosition
from game_core.families.amphora.games.amphora import AMPHORA
from game_core.types import IllegalMove
from tests.help.amphora import arranged_jugs, legal, options, refusal, refused_parts, set_up
from tests.help.words import told, told_each


class TestRefusals:
    """A move that looks possible and is not: the rule, and what is said."""

    @pytest.mark.parametrize("text", ["", "d2", "d2-d3", "D2d3", "g@c2+d2d3", "d2d3*", "d2d3 e7e6"])
    def test_what_is_not_written_as_a_turn(self, text: str) -> None:
        with pytest.raises(IllegalMove) as caught:
            AMPHORA.start().play(text)
        assert caught.value.rule == "notation"
        assert told(caught.value.said) == (
            f"“{text}” is not a move. Moves look like d2d3, G@c2+c2c3 or c7c8*e7."
        )

    @pytest.mark.parametrize("move", ["a1b1", "d2d0", "d1c1*a8", "G@b2+d2d3", "d2z3", "d2d10"])
    def test_a_square_that_does_not_exist(self, move: str) -> None:
        with pytest.raises(IllegalMove, match=r"The jug has no square “(a1|d0|a8|b2|z3|d10)”"):
            AMPHORA.start().play(move)

    def test_no_piece(self) -> None:
        assert refusal("Kd1 kd8 | w - 00 -", "c3c4") == ("no-piece", "There is no piece on c3.")

    def test_the_other_sides_piece(self) -> None:
        assert refusal("Kd1 pc7 kd8 | w - 00 -", "c7c6") == (
            "other-side", "The Pawn on c7 is {b}'s."
        )  # fmt: skip

    def test_no_square_at_all(self) -> None:
        assert refusal("Kd1 Pd2 kd8 | w - 00 -", "d2d2") == (
            "same-square", "Your Pawn is on d2 already."
        )  # fmt: skip

    @pytest.mark.parametrize("move", ["d2d4", "d2f3"])
    def test_more_than_one_square(self, move: str) -> None:
        assert refusal("Kd1 Pd2 kd8 | w - 00 -", move) == (
            "one-step", f"A Pawn goes only one square, and {move[2:]} is too far from d2."
        )  # fmt: skip

    def test_an_own_piece_in_the_way(self) -> None:
        before = "Kd1 Pd2 Pd3 kd8 | w - 00 -"
        assert refusal(before, "d1d2") == ("own-piece", "Your own Pawn stands on d2.")
        assert refusal(before, "d3d2") == ("own-piece", "Your own Pawn stands on d2.")

    def test_backwards(self) -> None:
        before = "Kd3 Pe4 pc2 kd8 | w - 00 -"
        assert refusal(before, "e4f3") == ("backwards", "A Pawn never goes backward.")
        assert refusal(before, "d3d2") == ("backwards", "A King never goes backward.")
        assert refusal(before, "d3c2") == ("backwards", "A King never goes backward.")

    def test_pieces_that_go_somewhere_only_to_capture(self) -> None:
        before = "Kd1 Pb3 Gd4 kd8 | w - 00 -"
        said = "A Pawn goes diagonally only to capture."
        assert refusal(before, "b3c4") == ("only-to-capture", said)
        said = "A Guard goes backward only to capture."
        assert refusal(before, "d4e3") == ("only-to-capture", said)

    def test_a_pawn_that_captures_straight_or_sideways(self) -> None:
        before = "Kd1 Pd4 pd5 pe4 kd8 | w - 00 -"
        expected = ("pawn-capture", "A Pawn captures only diagonally forward.")
        assert refusal(before, "d4d5") == expected
        assert refusal(before, "d4e4") == expected

    def test_a_fourth_sideways_move(self) -> None:
        expected = ("sideways", "You've made three sideways moves in a row. Go another way.")
        assert refusal("Kd1 Pd4 kd8 | w - 30 -", "d4e4") == expected
        assert refusal("Kd1 Gd4 pe4 kd8 | w - 30 -", "d4e4") == expected

    def test_the_guards_entry(self) -> None:
        assert refusal("Kd1 Gb4 kd8 | w - 00 x", "G@d2+d1c1") == (
            "no-guard", "Your Guard has already entered, and it can enter only once."
        )  # fmt: skip
        assert refusal("Kd1 kd8 | w G 00 -", "G@d2+d1c1") == (
            "entry", "Your Guard may enter only when you've just lost a Pawn or are in check."
        )  # fmt: skip
        assert refusal("Kd1 kd8 pd2 | w G 00 x", "G@d2+d1c1") == (
            "entry", "The square d2 is not empty, so your Guard can't enter there."
        )  # fmt: skip
        assert refusal("Kd1 kd8 | w G 00 x", "G@d3+d1c1") == (
            "entry", "Your Guard enters next to your King, not on d3."
        )  # fmt: skip

    def test_telekinesis(self) -> None:
        def said(before: str, move: str) -> str:
            rule, sentence = refusal(before, move)
            assert rule == "telekinesis"
            return sentence

        before = "Kd1 Pe7 Gd7 pb6 gf6 kg4 | w - 00 -"
        enters = "Only a piece that has just entered {b}'s home row can remove another."
        assert said(before, "e7e8*c3") == "There is no piece on c3."
        assert said("Kd1 Pe6 pb6 kg4 | w - 00 -", "e6e7*b6") == enters
        assert said("Kd1 Pe8 pb6 kg4 | w - 00 -", "e8d8*b6") == enters
        assert said(before, "e7e8*d7") == "Your Pawn removes one of {b}'s pieces, not your own."
        assert said(before, "e7e8*f6") == "A Pawn removes a Pawn, as long as there is one."
        assert said(before, "e7e8*g4") == "A Pawn removes a Pawn, as long as there is one."
        remains = "The King can't be removed while {b}'s Guard remains."
        assert said(before, "d7d8*g4") == remains
        assert said("Kd1 Pe7 gf6 kg4 | w - 00 -", "e7e8*g4") == remains
        assert said("Kd1 Pe7 kg4 | w g 00 -", "e7e8*g4") == remains
        king = "A King that enters captures the other King: there's nothing to choose."
        assert said("Kd7 pb6 kg4 | w - 00 -", "d7d8*g4") == king

    def test_a_king_that_could_be_taken_by_a_piece(self) -> None:
        assert refusal("Kd3 pe5 kd8 | w - 00 -", "d3d4") == (
            "king-safety", "Your King could be captured by the Pawn on e5."
        )  # fmt: skip

    def test_a_king_that_could_be_caught_between_two(self) -> None:
        assert refusal("Kd3 pb5 pe3 kb8 | w - 00 -", "d3d4") == (
            "king-safety", "Your King could be trapped between e3 and c5."
        )  # fmt: skip

    def test_a_king_that_could_be_taken_by_telekinesis(self) -> None:
        assert refusal("Kd2 pc2 kd8 | w - 00 -", "d2e2") == (
            "king-safety",
            "Check! Your King could be captured when the Pawn on c2 enters your home row.",
        )  # fmt: skip

    def test_a_king_already_in_check(self) -> None:
        assert refusal("Kd3 Pb1 pe4 kd8 | w - 00 -", "b1c1") == (
            "king-safety", "Check! Your King could be captured by the Pawn on e4."
        )  # fmt: skip

    def test_a_guard_that_lets_the_enemy_in_is_no_check(self) -> None:
        # On e5 the Guard can be taken by the Pawn on f6, and that catches the King.
        before = "Kd4 Pb1 pc3 pf6 kd8 | w G 00 x"
        assert told(set_up(before).heading) == "The Guard may enter."
        assert refusal(before, "G@e5+b1c1") == (
            "king-safety", "Your King could be trapped between c3 and e5."
        )  # fmt: skip

    def test_a_check_is_named_even_if_the_guard_has_answered_it(self) -> None:
        # The Guard keeps the Pawn on e6 from e5, but the King goes next to another.
        assert refusal("Kd4 pc3 pe6 pf5 kd8 | w G 00 -", "G@e5+d4e4") == (
            "king-safety", "Check! Your King could be captured by the Pawn on f5."
        )  # fmt: skip

    def test_a_guard_that_could_enter_and_catch_the_king_with_another(self) -> None:
        assert refusal("Kd3 Pf4 pg5 pe2 kb6 | w g 00 -", "f4g5") == (
            "king-safety",
            "If {b}'s Guard enters on c5, your King could be trapped between e2 and c4.",
        )
        assert "f4g5" in legal("Kd3 Pf4 pg5 pe2 kb6 | w - 00 -")

    def test_a_game_that_is_over(self) -> None:
        for over in ("Kg4 | b - 00 -", "Kg4 Gc2 kb1 | b - 00 -"):
            assert refusal(over, "b1c1") == ("over", "The game is over.")
            with pytest.raises(IllegalMove, match="The game is over"):
                set_up(over).play("nonsense")


class TestOptions:
    """A turn chosen part by part."""

    def test_first_a_piece_that_can_move(self) -> None:
        found = AMPHORA.start().options()
        assert (found.cells, dict(found.choices), found.move) == (("c2", "d2", "e2"), {}, "")

    def test_pieces_that_cannot_move_say_why(self) -> None:
        found = options("Kd1 Pd4 Pb1 Pc1 Pc2 Pb4 pb5 kd8 | w g 30 -")
        assert found.cells == ("c2", "d1", "d4")
        assert (
            told_each(found.refusals).items()
            >= {
                "b1": "Your Pawn on b1 has nowhere to go.",
                "c1": "Your Pawn on c1 has nowhere to go.",
                "b4": "Your Pawn on b4 can only go sideways, "
                "and you've already made three sideways moves in a row.",
                "b5": "The Pawn on b5 is {b}'s.",
                "d8": "The King on d8 is {b}'s.",
            }.items()
        )

    def test_then_its_target(self) -> None:
        found = options("Kd1 Pd4 pd5 pe5 kd8 | w - 30 -", "d4")
        assert found.cells == ("e5",)
        assert (
            told_each(found.refusals).items()
            >= {
                "c3": "A Pawn never goes backward.",
                "d3": "A Pawn never goes backward.",
                "e3": "A Pawn never goes backward.",
                "c4": "You've made three sideways moves in a row. Go another way.",
                "e4": "You've made three sideways moves in a row. Go another way.",
                "c5": "A Pawn goes diagonally only to capture.",
                "d5": "A Pawn captures only diagonally forward.",
            }.items()
        )
        assert options("Kd1 Pd4 pd5 pe5 kd8 | w - 30 -", "d4", "e5").move == "d4e5"

    def test_a_target_that_would_expose_the_king_says_so(self) -> None:
        found = options("Kd3 pe5 kd8 | w - 00 -", "d3")
        assert found.cells == ("c3", "c4", "e3", "e4")
        assert told(found.refusals["d4"]) == "Your King could be captured by the Pawn on e5."

    def test_the_guards_entry_may_come_first(self) -> None:
        before = "Kd3 Pb1 pe4 kd8 | w G 00 -"
        assert options(before).cells == ("c2", "c3", "c4", "d2", "d4", "e2", "e3", "d3")
        assert told(options(before).refusals["b1"]) == (
            "Wherever your Pawn on b1 goes, your King could be captured."
        )
        found = options(before, "d4")
        assert found.cells == ("d3", "d4")
        assert (
            told_each(found.refusals).items()
            >= {
                "b1": "Wherever your Pawn on b1 goes, your King could be captured.",
                "e4": "The Pawn on e4 is {b}'s.",
                "d8": "The King on d8 is {b}'s.",
            }.items()
        )
        assert options(before, "d4", "d4").cells == ("e4",)
        assert options(before, "d4", "d4", "e4").move == "G@d4+d4e4"
        assert options(before, "d3", "d4").move == "d3d4"
        assert refused_parts(before, "d4", "d4", "e4", "none") == (
            "whole-turn", "This move is complete. There's nothing more to choose."
        )  # fmt: skip

    def test_the_guards_entry_says_why_not(self) -> None:
        before = "Kd3 Pd4 kd8 | w G 00 -"
        said = "Your Guard may enter only when you've just lost a Pawn or are in check."
        doors = ("c2", "d2", "e2", "c3", "e3", "c4", "e4")
        assert (
            told_each(options(before).refusals).items()
            >= {**dict.fromkeys(doors, said), "d8": "The King on d8 is {b}'s."}.items()
        )

    def test_then_what_telekinesis_removes(self) -> None:
        before = "Kd1 Pe7 pb6 pd5 gf6 kb8 | w - 00 -"
        found = options(before, "e7", "e8")
        assert found.cells == ("b6", "d5")
        assert told_each(found.choices) == {"none": "Remove nothing"}
        assert (
            told_each(found.refusals).items()
            >= {
                "f6": "A Pawn removes a Pawn, as long as there is one.",
                "b8": "A Pawn removes a Pawn, as long as there is one.",
                "c4": "There is no piece on c4.",
            }.items()
        )
        assert options(before, "e7", "e8", "d5").move == "e7e8*d5"
        assert options(before, "e7", "e8", "none").move == "e7e8"

    def test_where_nothing_can_be_removed_there_is_no_such_choice(self) -> None:
        assert options("Kd1 Pe7 kb8 | w g 00 -", "e7", "e8").move == "e7e8"
        assert options("Kd7 pb6 kg4 | w - 00 -", "d7", "d8").move == "d7d8"

    def test_a_removal_that_must_be_is_no_choice_either(self) -> None:
        # Unless it falls, the Pawn on e4 takes the King.
        assert options("Kd3 Pe7 pe4 kg4 | w - 00 -", "e7", "e8").move == "e7e8*e4"

    def test_a_removal_that_would_expose_the_king_says_so(self) -> None:
        # For a Pawn lost, Black's Guard enters on c5 and goes to c4; e2 is the other jaw.
        found = options("Kd3 Pe7 pg5 pe2 kb6 | w g 00 -", "e7", "e8")
        assert found.cells == ("e2",)
        assert list(found.choices) == ["none"]
        assert (
            told_each(found.refusals).items()
            >= {
                "g5": "If {b}'s Guard enters on c5, your King could be trapped between e2 and c4.",
                "b6": "A Pawn removes a Pawn, as long as there is one.",
            }.items()
        )

    @pytest.mark.parametrize(
        ("parts", "rule"),
        [
            (["none"], "no-square"),
            ([""], "no-square"),
            (["d2d3"], "no-square"),
            (["d2", "none"], "no-square"),
            (["c3"], "no-piece"),
            (["e7"], "other-side"),
            (["b1"], "blocked"),
            (["d2", "d4"], "one-step"),
            (["d2", "d3", "e7"], "telekinesis"),
            (["d2", "d3", "none"], "whole-turn"),
            (["d2", "d3", "none", "e7", "e8"], "whole-turn"),
        ],
    )
    def test_parts_that_begin_no_legal_turn(self, parts: list[str], rule: str) -> None:
        with pytest.raises(IllegalMove) as caught:
            AMPHORA.start().options(parts)
        assert caught.value.rule == rule

    def test_a_piece_that_cannot_help_its_king_is_refused_by_its_name(self) -> None:
        assert refused_parts("Kd3 Pb1 pe4 kd8 | w - 00 -", "b1") == (
            "pinned", "Wherever your Pawn on b1 goes, your King could be captured."
        )  # fmt: skip

    @pytest.mark.parametrize(
        ("before", "pawn"),
        [
            ("Kd1 Pb4 pb5 kd8 | w - 30 -", "b4"),
            ("Kd1 Pc1 Pc2 kd8 | w - 30 -", "c1"),  # only b1 is left, the first of all squares
        ],
    )
    def test_a_piece_that_can_only_go_sideways_is_refused_after_three_such_moves(
        self, before: str, pawn: str
    ) -> None:
        said = "can only go sideways, and you've already made three sideways moves in a row."
        assert refused_parts(before, pawn) == ("sideways", f"Your Pawn on {pawn} {said}")
        assert told(options(before).refusals[pawn]) == f"Your Pawn on {pawn} {said}"

    def test_a_piece_that_is_shut_in_is_refused(self) -> None:
        assert refused_parts("Kd1 Pb1 Pc1 Pc2 kd8 | w - 00 -", "c1") == (
            "blocked", "Your Pawn on c1 has nowhere to go."
        )  # fmt: skip

    def test_a_piece_whose_only_square_would_expose_the_king_is_refused(self) -> None:
        # The Pawn on c1 can only go to b1, and Black's Pawn on e2 takes the King on d1.
        assert refused_parts("Kd1 Pc1 pc2 pe2 kd8 | w - 00 -", "c1") == (
            "pinned", "Wherever your Pawn on c1 goes, your King could be captured."
        )  # fmt: skip

    def test_an_entry_that_does_not_help_is_refused(self) -> None:
        # From a4 and a5 the Guard can't take the one on c5, and the King can't flee from it.
        before = "Kb5 gc5 kf8 | w G 30 -"
        assert options(before).cells == ("b4", "b6", "c4", "c6")
        assert (
            told_each(options(before).refusals).items()
            >= {
                "a4": "Even with your Guard on a4, your King could be captured.",
                "a5": "Even with your Guard on a5, your King could be captured.",
                "b5": "Wherever your King on b5 goes, your King could be captured.",
                "c5": "The Guard on c5 is {b}'s.",
                "f8": "The King on f8 is {b}'s.",
            }.items()
        )
        assert refused_parts(before, "a4") == (
            "king-safety", "Even with your Guard on a4, your King could be captured."
        )  # fmt: skip

    def test_an_entry_after_which_nothing_moves_is_refused(self) -> None:
        # From b6 the Guard has only c6 and c7 to go to: one is sideways, on the other is a Pawn.
        before = "Ka5 Pc7 Pc8 kg4 | w G 30 x"
        assert legal(before, "a5") == "a5b6"
        assert refused_parts(before, "b6") == (
            "blocked", "With your Guard on b6, none of your pieces could move."
        )  # fmt: skip

    def test_when_the_game_is_over_there_is_nothing_to_choose(self) -> None:
        for over in ("Kg4 | b - 00 -", "Kg4 Gc2 kb1 | b - 00 -"):
            found = options(over)
            assert (found.cells, dict(found.choices), dict(found.refusals)) == ((), {}, {})
            assert refused_parts(over, "b1") == ("over", "The game is over.")

    @given(arranged_jugs())
    @settings(max_examples=60)
    def test_parts_lead_to_every_turn_and_to_no_other(self, position: AmphoraPosition) -> None:
        assert sorted(interpret(position, [])) == list(position.moves())


def interpret(position: AmphoraPosition, parts: list[str]) -> list[str]:
    """The turns that can be chosen part by part."""
    found = position.options(parts)
    assert not {*found.cells, *found.choices} & set(found.refusals)
    if found.move:
        return [found.move]
    return [
        turn
        for part in (*found.cells, *found.choices)
        for turn in interpret(position, [*parts, part])
    ]
