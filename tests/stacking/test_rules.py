"""The rules of African Chess, one after the other. Values were worked out by hand."""

from __future__ import annotations

import pytest

from game_core import IllegalMove, Record
from game_core.families.stacking.games.african_chess import AFRICAN_CHESS
from game_core.types import Options, PositionError, Result
from tests.help.stacking import after, events, mirrored, moves, place, play, refusal
from tests.help.words import told

START = "b,b,b,b,B,b,b,b/b,b,b,b,b,b,b,b/8/8/8/8/w,w,w,w,w,w,w,w/w,w,w,w,W,w,w,w w 0"


class TestStart:
    def test_each_side_has_fifteen_stones_and_a_touchstone_on_its_two_back_ranks(self) -> None:
        start = AFRICAN_CHESS.start()
        assert str(start) == START
        assert mirrored(start).play("e7e6") == mirrored(start.play("e2e3"))

    def test_the_game_is_known_by_its_slug(self) -> None:
        assert repr(AFRICAN_CHESS) == "get('african-chess')"

    def test_white_begins(self) -> None:
        assert AFRICAN_CHESS.start().turn == "w"
        assert AFRICAN_CHESS.start().play("e2e3").turn == "b"


class TestSteps:
    def test_a_single_steps_one_square_in_any_direction(self) -> None:
        board = "d4=w"
        targets = ["c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"]
        assert moves(board, "d4") == [f"d4{target}" for target in targets]
        assert {after(board, f"d4{target}") for target in targets} == {f"{t}=w" for t in targets}

    def test_a_lone_touchstone_steps_like_any_single(self) -> None:
        board = "d4=W"
        assert len(moves(board)) == 8
        assert after(board, "d4e5") == "e5=W"

    def test_at_the_edge_there_are_fewer_directions(self) -> None:
        assert moves("h4=w", "h4") == ["h4g3", "h4g4", "h4g5", "h4h3", "h4h5"]
        assert moves("a1=W") == ["a1a2", "a1b1", "a1b2"]

    def test_opposing_stones_on_the_square_stay_where_they_are(self) -> None:
        assert after("e4=wbbb", "e4e5") == "e4=bbb e5=w"
        assert after("e4=wwbb", "e4e5") == "e4=bb e5=w e6=w"
        assert after("d4=Wbb", "d4c4") == "c4=W d4=bb"

    def test_only_the_own_stones_move(self) -> None:
        assert moves("d4=b", "d4") == []
        assert refusal("d4=b", "d4d5") == ("other-side", "All the stones on d4 are Black's.")
        assert refusal("d4=b", "e4e5") == ("empty-square", "There is no stone on e4.")


class TestSowing:
    def test_a_group_is_sown_one_stone_on_each_square_in_a_straight_line(self) -> None:
        assert after("d4=ww", "d4e5") == "e5=w f6=w"
        assert after("d4=www", "d4d3") == "d1=w d2=w d3=w"
        assert after("d4=wwww", "d4e4") == "e4=w f4=w g4=w h4=w"

    def test_stones_are_sown_over_stones(self) -> None:
        assert after("d4=www d5=ww d6=bbb d7=w", "d4d5") == "d5=www d6=wbbb d7=ww"

    def test_a_plain_stone_never_leaves_its_group_alone(self) -> None:
        # Each direction is one move, and it moves all of them.
        assert len(moves("d4=www", "d4")) == 8
        assert refusal("d4=www", "d4d5t") == ("landing", "Your touchstone is not on d4.")

    def test_stones_that_meet_the_edge_are_put_down_on_the_last_square(self) -> None:
        assert after("d7=www", "d7d8") == "d8=www"
        assert after("d6=wwww", "d6d7") == "d7=w d8=www"
        assert after("g4=www", "g4h5") == "h5=www"

    def test_stones_that_meet_a_full_square_are_put_down_before_it(self) -> None:
        assert after("d4=www d6=bbbb", "d4d5") == "d5=www d6=bbbb"
        assert after("d4=www d6=wwww", "d4d5") == "d5=www d6=wwww"
        assert after("d4=wwww d7=wwbb", "d4d5") == "d5=w d6=www d7=wwbb"

    def test_what_lies_behind_a_block_does_not_matter(self) -> None:
        assert after("d4=www d6=wwww d7=b", "d4d5") == "d5=www d6=wwww d7=b"

    def test_a_square_of_three_is_no_block(self) -> None:
        assert after("d4=www d6=bbb", "d4d5") == "d5=w d6=wbbb d7=w"

    @pytest.mark.parametrize("full", ["wwww", "wwwb", "wwbb", "wbbb", "bbbb"])
    @pytest.mark.parametrize("stones", ["w", "ww"])
    def test_a_move_may_not_be_begun_toward_a_full_square(self, stones: str, full: str) -> None:
        board = f"d4={stones} d5={full}"
        assert refusal(board, "d4d5") == (
            "blocked",
            "The square d5 is full: four stones block the way.",
        )

    def test_stones_put_down_may_make_four_together(self) -> None:
        assert after("d7=wwww", "d7d8") == "d8=wwww"
        assert after("d7=www d8=w", "d7d8") == "d8=wwww"
        assert after("d7=ww d8=ww", "d7d8") == "d8=wwww"

    def test_a_move_may_not_be_begun_when_stones_put_down_would_be_too_many(self) -> None:
        said = "and that would make 5: a square holds only four."
        assert refusal("d7=wwww d8=w", "d7d8") == (
            "too-many", f"The last 3 stones would have to be put down on d8, {said}"
        )  # fmt: skip
        assert refusal("d7=ww d8=www", "d7d8") == (
            "too-many", f"The last stone would have to be put down on d8, {said}"
        )  # fmt: skip
        assert refusal("d4=www d5=ww d6=bbbb", "d4d5")[0] == "too-many"

    def test_both_colors_count(self) -> None:
        assert refusal("d7=www d8=bb", "d7d8")[0] == "too-many"
        assert refusal("d7=ww d8=wbb", "d7d8")[0] == "too-many"

    def test_stones_put_down_are_counted_before_they_capture(self) -> None:
        # Two would fall, and three be left.
        assert refusal("d7=www d8=bb", "d7d8")[0] == "too-many"
        assert refusal("d7=www d8=bbb", "d7d8")[0] == "too-many"


class TestTouchstoneInAGroup:
    def test_it_may_step_alone(self) -> None:
        assert after("d4=wwW", "d4d5t") == "d4=ww d5=W"
        assert after("d4=wWbb", "d4d5t") == "d4=wbb d5=W"

    def test_its_player_chooses_where_in_the_order_it_goes(self) -> None:
        board = "d4=wwW"
        assert moves(board, "d4d5") == ["d4d5@d5", "d4d5@d6", "d4d5@d7", "d4d5t"]
        assert after(board, "d4d5@d5") == "d5=W d6=w d7=w"
        assert after(board, "d4d5@d6") == "d5=w d6=W d7=w"
        assert after(board, "d4d5@d7") == "d5=w d6=w d7=W"

    def test_orders_that_land_it_on_the_same_square_are_one_move(self) -> None:
        board = "d6=wwwW"
        assert moves(board, "d6d7") == ["d6d7@d7", "d6d7@d8", "d6d7t"]
        assert after(board, "d6d7@d7") == "d7=W d8=www"
        assert after(board, "d6d7@d8") == "d7=w d8=wwW"

    def test_one_order_that_is_possible_is_enough(self) -> None:
        # First in the order it clears d8, so that the others have room; later it would not.
        board = "d7=wwW d8=bbb"
        assert moves(board, "d7d8") == ["d7d8@d8", "d7d8t"]
        assert after(board, "d7d8@d8") == "d8=wwW"

    def test_it_lands_where_a_stone_of_the_group_can_get_to(self) -> None:
        board = "d4=wwW d6=wwww"
        assert moves(board, "d4d5") == ["d4d5@d5", "d4d5t"]
        assert refusal(board, "d4d5@d6") == (
            "blocked", "The touchstone can't get to d6: four stones on d6 block the way."
        )  # fmt: skip
        assert refusal(board, "d4d5@d7") == (
            "blocked", "The touchstone can't get to d7: four stones on d6 block the way."
        )  # fmt: skip

    def test_it_must_be_said_where_it_goes(self) -> None:
        assert refusal("d4=wwW", "d4d5") == (
            "landing", "The touchstone is on d4: say where it lands, or that it steps alone."
        )  # fmt: skip

    def test_it_can_only_land_ahead_within_the_reach_of_its_group(self) -> None:
        rule, said = refusal("d4=wwW", "d4d5@e5")
        assert rule == "landing"
        assert said == "The touchstone can't land on e5: the stones can go only to d5, d6 and d7."
        assert refusal("d4=wwW", "d4d5@d8")[0] == "landing"
        assert refusal("d7=wwW", "d7d8@d7")[1].endswith("the stones can go only to d8.")

    def test_alone_it_needs_no_more_words(self) -> None:
        said = "The touchstone on d4 isn't in a group: it just steps."
        assert refusal("d4=Wbb", "d4d5t") == ("landing", said)
        assert refusal("d4=Wbb", "d4d5@d5") == ("landing", said)

    def test_where_it_is_not_it_can_not_go(self) -> None:
        assert refusal("d4=ww", "d4d5@d5") == ("landing", "Your touchstone is not on d4.")
        assert refusal("d4=wwB", "d4d5@d5") == ("landing", "Your touchstone is not on d4.")


CAPTURES_BY_A_SINGLE = {
    # What it enters, and what stands there then. Nothing there:
    "": "w", "w": "ww", "ww": "www", "www": "wwww",
    # One opposing stone falls, alone or not.
    "b": "w", "wb": "ww", "wwb": "www",
    # Two fall where an own stone stands with them, else none.
    "bb": "wbb", "wbb": "ww",
    # Three are safe.
    "bbb": "wbbb",
    # The touchstone is an opposing stone like others…
    "B": "w", "wB": "ww", "wwB": "www", "wbB": "ww",
    # … and falls alone where the others are safe …
    "bB": "wb", "bbB": "wbb",
    # … on full squares too.
    "bbbB": "wbbb", "wbbB": "wwbb", "wwbB": "www", "wwwB": "wwww",
}  # fmt: skip
CAPTURES_BY_STONES_PUT_DOWN = {
    # Three stones meet the edge: the first is sown, the others are put down with it.
    "": "www", "w": "wwww", "b": "www",
    "B": "www",
}  # fmt: skip
CAPTURES_BY_TWO_PUT_DOWN = {
    # Two stones meet the edge. The first one is an own stone for the last.
    "": "ww", "w": "www", "ww": "wwww", "b": "ww", "wb": "www", "bb": "ww",
    "B": "ww", "wB": "www", "bB": "ww",
}  # fmt: skip
CAPTURES_BY_A_TOUCHSTONE = {
    "": "W", "w": "wW", "ww": "wwW", "www": "wwwW",
    "b": "W", "bb": "W", "bbb": "W", "bbbb": "W",
    "wb": "wW", "wbb": "wW", "wbbb": "wW",
    "wwb": "wwW", "wwbb": "wwW", "wwwb": "wwwW",
    "B": "W", "bB": "W", "bbbB": "W", "wbB": "wW", "wwwB": "wwwW",
}  # fmt: skip
PEACE = {
    # A stone of a group that is not the last.
    "": "w", "b": "wb", "wb": "wwb", "wwb": "wwwb", "bb": "wbb", "wbb": "wwbb", "bbb": "wbbb",
    "B": "wB", "wB": "wwB", "bB": "wbB", "wbB": "wwbB", "bbB": "wbbB",
}  # fmt: skip


def on(square: str, board: str) -> str:
    """The stones on a square of a board."""
    return dict(each.split("=") for each in board.split()).get(square, "")


def with_stones(board: str, square: str, stones: str) -> str:
    """A board with one square more, if there are stones for it."""
    return f"{board} {square}={stones}" if stones else board


class TestCaptures:
    """The table of the rules, row by row."""

    @pytest.mark.parametrize(("before", "then"), CAPTURES_BY_A_SINGLE.items())
    def test_by_a_single(self, before: str, then: str) -> None:
        board = with_stones("d4=w", "d5", before)
        assert on("d5", after(board, "d4d5")) == then

    @pytest.mark.parametrize(("before", "then"), CAPTURES_BY_A_SINGLE.items())
    def test_by_the_last_stone_of_a_group(self, before: str, then: str) -> None:
        board = with_stones("d4=www", "d7", before)
        assert on("d7", after(board, "d4d5")) == then

    @pytest.mark.parametrize(("before", "then"), CAPTURES_BY_A_SINGLE.items())
    def test_by_the_last_stone_of_a_group_with_the_touchstone(self, before: str, then: str) -> None:
        board = with_stones("d4=wW", "d6", before)
        assert on("d6", after(board, "d4d5@d5")) == then

    @pytest.mark.parametrize(("before", "then"), PEACE.items())
    @pytest.mark.parametrize("square", ["d5", "d6"])
    def test_not_by_other_stones_of_a_group(self, square: str, before: str, then: str) -> None:
        board = with_stones("d4=www", square, before)
        assert on(square, after(board, "d4d5")) == then

    @pytest.mark.parametrize(("before", "then"), CAPTURES_BY_STONES_PUT_DOWN.items())
    def test_by_the_last_of_three_put_down(self, before: str, then: str) -> None:
        board = with_stones("d7=www", "d8", before)
        assert after(board, "d7d8") == f"d8={then}"

    @pytest.mark.parametrize(("before", "then"), CAPTURES_BY_TWO_PUT_DOWN.items())
    def test_by_the_last_of_two_put_down(self, before: str, then: str) -> None:
        board = with_stones("d7=ww", "d8", before)
        assert after(board, "d7d8") == f"d8={then}"
        board = with_stones("d4=ww d6=wwww", "d5", before)
        assert on("d5", after(board, "d4d5")) == then

    @pytest.mark.parametrize(("before", "then"), CAPTURES_BY_A_TOUCHSTONE.items())
    def test_by_a_touchstone(self, before: str, then: str) -> None:
        assert on("d5", after(with_stones("d4=W", "d5", before), "d4d5")) == then
        assert on("d5", after(with_stones("d4=wwW", "d5", before), "d4d5t")) == then

    @pytest.mark.parametrize(("before", "then"), CAPTURES_BY_A_TOUCHSTONE.items())
    @pytest.mark.parametrize(
        ("square", "others"), [("d5", ("d6", "d7")), ("d6", ("d5", "d7")), ("d7", ("d5", "d6"))]
    )
    def test_by_a_touchstone_anywhere_in_a_sowing(
        self, square: str, others: tuple[str, str], before: str, then: str
    ) -> None:
        board = after(with_stones("d4=wwW", square, before), f"d4d5@{square}")
        assert on(square, board) == then
        # The sowing went on behind it.
        assert [on(other, board) for other in others] == ["w", "w"]

    def test_a_touchstone_first_on_a_square_captures_before_others_are_put_down(self) -> None:
        assert after("d7=wW d8=bbb", "d7d8@d8") == "d8=wW"
        assert after("d7=wwW d8=bbbb", "d7d8@d8") == "d8=wwW"
        assert refusal("d7=wwW d8=wwb", "d7d8@d8")[0] == "too-many"

    def test_a_touchstone_does_not_enter_four_stones_of_its_own(self) -> None:
        said = "The square d5 is full: four stones block the way."
        assert refusal("d4=W d5=wwww", "d4d5") == ("blocked", said)
        assert refusal("d4=wW d5=wwww", "d4d5t") == ("blocked", said)
        assert refusal("d4=wW d5=wwww", "d4d5@d5") == ("blocked", said)

    def test_a_touchstone_leads_no_plain_stone_into_a_full_square(self) -> None:
        # To lay the touchstone on d6, a plain stone would have to enter d5.
        assert moves("d4=wwW d5=bbbb", "d4d5") == ["d4d5@d5", "d4d5t"]
        assert refusal("d4=wwW d5=bbbb", "d4d5@d6")[0] == "blocked"

    def test_a_full_square_with_the_touchstone_blocks_all_but_the_last_stone(self) -> None:
        assert after("d4=ww d6=bbbB", "d4d5") == "d5=w d6=wbbb"
        assert after("d4=www d6=bbbB", "d4d5") == "d5=www d6=bbbB"
        assert refusal("d4=ww d5=bbbB", "d4d5")[0] == "blocked"

    def test_a_lone_touchstone_that_is_not_the_last_stone_captures(self) -> None:
        assert after("d4=wW d5=bbbb d6=b", "d4d5@d5") == "d5=W d6=w"

    def test_stones_left_behind_on_the_square_are_not_captured(self) -> None:
        assert after("d4=Wbb", "d4d5") == "d4=bb d5=W"


GUARDED = [
    # White's touchstone, and what could take it on the next move.
    "d4=W d5=b",  # a single beside it
    "d4=W d5=wb",
    "d4=wW c3=b",
    "d4=wwW d5=b",  # however many stand with it
    "d4=wwwW d5=b",
    "d4=wWbb d5=b",
    "d4=W d5=B",  # the touchstone beside it
    "d4=wwwW d5=B",
    "d4=W d5=bbbB",  # which steps alone out of its group
    "d4=W d6=bb",  # the last stone of a group
    "d4=W g7=bbb",
    "d4=W h4=bbbb",
    "d4=wwwW d6=bb",
    "d4=W d5=wwb d6=bb",
    "d4=W d6=bbB",  # a touchstone on its way, or the last stone behind it
    "d4=W d6=bB",
    "d4=W d7=bbbB",
    "d4=W d5=wwww d6=bB",  # for which a full square is no block
    "d4=W d5=wwww d7=bbB",
    "a1=W a3=bbb",  # the last of stones put down together
    "a1=W a2=bb",
    "a1=wW a3=bbb",
    "a1=W a2=bbb",
    "d4=W d3=wwww d6=bbb",
]
SAFE = [
    "d4=W d6=b",  # too far away
    "d4=W d7=bb",
    "d4=W e6=bb",  # not in a line
    "d4=W d5=bb",  # only the last stone captures, and it goes too far
    "d4=W d5=bbb",
    "d4=W d6=bbb",
    "d4=W d6=wwww d7=bbb",  # a block
    "d4=W d5=bbbb",
    "d4=W d5=wwww d6=bbB",  # the touchstone opens the way, but the last stone goes too far
    "d4=wwW d3=wwww d6=bbb",  # too many would be put down
    "a1=wwW a2=bb",
    "a1=wW a2=bbb",
    "a1=wwwW a2=bb",  # a full square blocks all but the last stone
    "a1=W b3=bbb",
]


class TestGuard:
    @pytest.mark.parametrize("board", GUARDED)
    def test_a_touchstone_that_could_be_captured_is_in_guard(self, board: str) -> None:
        position = place(board)
        assert told(position.heading) == "Guard!"
        assert told(mirrored(position).heading) == "Guard!"

    @pytest.mark.parametrize("board", SAFE)
    def test_any_other_is_not(self, board: str) -> None:
        position = place(board)
        assert told(position.heading) == ""
        assert told(mirrored(position).heading) == ""

    def test_a_touchstone_may_not_step_into_guard(self) -> None:
        board = "d4=W f4=b"
        said = "Your touchstone on e4 could be captured from f4."
        assert refusal(board, "d4e4") == ("guard", said)
        assert moves(board) == ["d4c3", "d4c4", "d4c5", "d4d3", "d4d5"]

    def test_a_touchstone_may_not_be_left_in_guard(self) -> None:
        board = "a1=W b2=b h1=w"
        said = "Your touchstone on a1 could be captured from b2."
        assert refusal(board, "h1h2") == ("guard", said)
        assert moves(board) == ["a1b2"]

    def test_a_block_may_not_be_taken_away(self) -> None:
        # A full square on c1 keeps the group on d1 off.
        board = "b1=W c1=wwww d1=bb"
        assert told(place(board).heading) == ""
        assert refusal(board, "c1c2") == (
            "guard", "Your touchstone on b1 could be captured from d1."
        )  # fmt: skip

    def test_guard_is_met_by_leaving_no_room_for_stones_to_be_put_down(self) -> None:
        assert moves("a1=wW a3=bbb b1=w", "b1") == ["b1a1"]

    def test_guard_is_met_by_capturing_the_stone(self) -> None:
        assert "c2b2" in moves("a1=W b2=b c2=w")

    def test_guard_is_met_by_blocking_the_way(self) -> None:
        board = "a3=W c3=bb b3=www b4=w h1=w"
        assert told(place(board).heading) == "Guard!"
        assert moves(board, "b4") == ["b4b3"]
        assert moves(board, "h1") == []

    def test_guard_is_met_by_moving_away(self) -> None:
        assert moves("a1=W a3=bb h1=w") == ["a1a2", "a1b1", "a1b2"]

    def test_one_may_leave_guard_alone_to_capture_the_opposing_touchstone(self) -> None:
        board = "a1=W b2=b d4=w d5=B"
        assert moves(board) == ["a1b2", "d4d5"]
        over = play(board, "d4d5")
        assert over.result() == Result("w", "king-taken", None)

    def test_a_touchstone_may_step_into_guard_to_capture_the_other(self) -> None:
        over = play("d4=W d5=bB d6=b", "d4d5")
        assert over.result() == Result("w", "king-taken", None)

    def test_whether_the_attacker_leaves_its_own_touchstone_in_guard_does_not_matter(self) -> None:
        # Black's bb on h2 would open the way to its touchstone, but take White's first.
        board = "f2=W h2=bb h1=B d8=w"
        assert told(place(board).heading) == "Guard!"


class TestEnd:
    TOUCH = "a1=W b2=b c3=b"

    def test_touch(self) -> None:
        over = place(self.TOUCH)
        assert over.moves() == ()
        assert over.result() == Result("b", "touch", None)
        assert mirrored(over).result() == Result("w", "touch", None)

    def test_touch_ends_the_game_for_the_side_that_brought_it_about(self) -> None:
        over = play(place("b3=b c3=b", "b"), "b3b2")
        assert over == place(self.TOUCH, quiet=1)
        assert over.turn == "w"

    def test_a_stone_that_can_capture_the_attacker_prevents_it(self) -> None:
        assert place(f"{self.TOUCH} b1=w").result() is None
        assert moves(f"{self.TOUCH} b1=w") == ["b1b2"]

    def test_no_legal_move_without_guard_is_a_draw(self) -> None:
        # a2 is taken by the two on a4, b1 and b2 by the single on c2.
        stuck = place("a1=W a4=bb c2=b")
        assert told(stuck.heading) == ""
        assert stuck.moves() == ()
        assert stuck.result() == Result(None, "stalemate", None)

    def test_a_hundred_turns_without_a_capture_are_a_draw(self) -> None:
        position = play(place("d4=w", quiet=98), "d4d5")
        assert (position.quiet, position.result()) == (99, None)
        position = play(position, "h8h7")
        assert (position.quiet, position.result()) == (100, Result(None, "quiet", None))
        assert position.moves() == ()

    def test_a_capture_begins_the_count_anew(self) -> None:
        assert play(place("d4=w d5=b", quiet=99), "d4d5").quiet == 0
        assert play(place("d4=W d5=bb", quiet=99), "d4d5").quiet == 0
        assert play(place("d4=ww d5=b", quiet=7), "d4d5").quiet == 8

    def test_touch_on_the_hundredth_turn_comes_first(self) -> None:
        over = play(place("b3=b c3=b", "b", quiet=99), "b3b2")
        assert (over.quiet, over.result()) == (100, Result("b", "touch", None))

    def test_nothing_can_be_played_when_the_game_is_over(self) -> None:
        for over in (place(self.TOUCH), place("d4=w", quiet=100), place("a1=W a4=bb c2=b")):
            with pytest.raises(IllegalMove, match="The game is over") as caught:
                over.play("a1a2")
            assert caught.value.rule == "over"
            assert over.options() == Options()

    def test_an_agreed_stop_is_a_draw(self) -> None:
        record = Record(AFRICAN_CHESS).play("e2e3").stop()
        assert record.result() == Result(None, "stopped", None)
        assert record.position.stop() is record.position

    def test_the_third_time_is_a_draw(self) -> None:
        record = Record(AFRICAN_CHESS, place("d4=w"))
        for move in ("d4d5", "h8h7", "d5d4", "h7h8") * 2:
            assert record.result() is None
            record = record.play(move)
        assert record.result() == Result(None, "stopped", None)

    def test_quiet_turns_do_not_make_a_position_another(self) -> None:
        assert place("d4=w", quiet=3).repetition_key() == place("d4=w", quiet=4).repetition_key()
        assert place("d4=w").repetition_key() != place("d4=w", "b").repetition_key()
        assert place("d4=w", quiet=3) != place("d4=w", quiet=4)


class TestText:
    @pytest.mark.parametrize(
        "text",
        [
            START,
            "8/8/8/3,wbb,4/8/8/8/W,6,B b 100",
            "bbbB,7/8/8/8/8/8/8/wwwW,wwbb,wbbb,bbbb,wwww,wwww,w,1 w 7",
            "W,7/8/8/8/8/8/8/8 b 0",
        ],
    )
    def test_text_is_read_and_written(self, text: str) -> None:
        assert str(AFRICAN_CHESS.parse(text)) == text

    def test_the_first_rank_comes_last(self) -> None:
        assert str(place("a1=W b1=ww h8=B c8=wb")) == "2,wb,4,B/8/8/8/8/8/8/W,ww,6 w 0"

    @pytest.mark.parametrize(
        ("text", "said"),
        [
            ("", "Look at the board, character 1. This is missing: the board."),
            (f" {START}", "Look at the position, character 1. There's an extra space."),
            (f"{START} ", "Look at the position, character 76. There's an extra space."),
            (
                START.replace(" w", "  w"),
                "Look at the position, character 73. There's an extra space.",
            ),
            (f"{START} 1", "Look at the position, character 77. “1” is an extra part."),
            ("8/8", "Look at the side to move, character 4. This is missing: the side to move."),
            ("8/8 w", "Look at the quiet turns, character 6. This is missing: the quiet turns."),
            ("8/8 w 0", "Look at the board, character 1. There should be 8 ranks, not 2."),
            (
                "8/8/8/8/8/8/8/8/8 w 0",
                "Look at the board, character 1. There should be 8 ranks, not 9.",
            ),
            (
                "B,7/8/6,w/8/8/8/8/W,7 w 0",
                "Look at the board, character 7. Rank 6 should have 8 squares, not 7.",
            ),
            (
                "B,7/8/8,w/8/8/8/8/W,7 w 0",
                "Look at the board, character 7. Rank 6 should have 8 squares, not 9.",
            ),
            (
                "B,7/9/8/8/8/8/8/W,7 w 0",
                "Look at the board, character 5. “9” can't be a number of empty squares here.",
            ),
            (
                "B,7/0,8/8/8/8/8/8/W,7 w 0",
                "Look at the board, character 5. “0” can't be a number of empty squares here.",
            ),
            (
                "B,7/08/8/8/8/8/8/W,7 w 0",
                "Look at the board, character 5. “08” can't be a number of empty squares here.",
            ),
            (
                "B,3,4/8/8/8/8/8/8/W,7 w 0",
                "Look at the board, character 5. “4” can't be a number of empty squares here.",
            ),
            (
                "B,7/8/8/8/8/8/8/W,7, w 0",
                "Look at the board, character 21. A square is missing here.",
            ),
            (
                "B,7/8/,8/8/8/8/8/W,7 w 0",
                "Look at the board, character 7. A square is missing here.",
            ),
            (
                "B,7/8/wx,7/8/8/8/8/W,7 w 0",
                "Look at the board, character 8. “x” isn't a stone of this game.",
            ),
            (
                "B,7/8/w2,7/8/8/8/8/W,7 w 0",
                "Look at the board, character 8. “2” isn't a stone of this game.",
            ),
            (
                "B,7/8/٨/8/8/8/8/W,7 w 0",
                "Look at the board, character 7. “\u2068٨\u2069” isn't a stone of this game.",
            ),
            (
                "B,7/8/1,bw,6/8/8/8/8/W,7 w 0",
                "Look at the board, character 9. “bw” should be written “wb”.",
            ),
            (
                "bB,7/8/8/8/8/8/8/Ww,7 w 0",
                "Look at the board, character 18. “Ww” should be written “wW”.",
            ),
            (
                "B,7/8/1,wwbbb,6/8/8/8/8/W,7 w 0",
                "Look at the board, character 9. There is room for 4 stones on b6, not for 5.",
            ),
            (
                "B,7/8/w,wwbbb,6/8/8/8/8/W,7 w 0",
                "Look at the board, character 9. There is room for 4 stones on b6, not for 5.",
            ),
            (
                "B,7/8/w,3,wwbbb,3/8/8/8/8/W,7 w 0",
                "Look at the board, character 11. There is room for 4 stones on e6, not for 5.",
            ),
            (
                "B,7/8/8,wwbbb/8/8/8/8/W,7 w 0",
                "Look at the board, character 9. "
                "There is room for 4 stones on a square, not for 5.",
            ),
            (
                "B,7/8/8/8/wwww,7/wwww,7/wwww,7/W,wwww,6 w 0",
                "Look at the board, character 37. White can have at most 15 plain stones.",
            ),
            (
                "B,bbbb,6/bbbb,7/bbbb,7/bbbb,7/8/8/8/W,7 w 0",
                "Look at the board, character 27. Black can have at most 15 plain stones.",
            ),
            (
                "B,7/8/8/8/8/8/W,7/W,7 w 0",
                "Look at the board, character 19. White can have at most 1 touchstone.",
            ),
            (
                "B,6,B/8/8/8/8/8/8/W,7 w 0",
                "Look at the board, character 5. Black can have at most 1 touchstone.",
            ),
            (
                "8/8/8/8/8/8/8/W,7 w 0",
                "Look at the board, character 1. "
                "Black's touchstone is gone, so it is Black's turn.",
            ),
            (
                "8/8/8/8/8/8/8/B,7 b 0",
                "Look at the board, character 1. "
                "White's touchstone is gone, so it is White's turn.",
            ),
            (
                "8/8/8/8/8/8/8/8 b 0",
                "Look at the board, character 1. "
                "White's touchstone is gone, so it is White's turn.",
            ),
            (
                "B,7/8/8/8/8/8/8/W,7 S 0",
                "Look at the side to move, character 21. “S” is neither w nor b.",
            ),
            (
                "B,7/8/8/8/8/8/8/W,7 wb 0",
                "Look at the side to move, character 21. “wb” is neither w nor b.",
            ),
            *(
                (
                    f"B,7/8/8/8/8/8/8/W,7 w {quiet}",
                    f"Look at the quiet turns, character 23. "
                    f"“{quiet}” is not a number from 0 to 100.",
                )
                for quiet in ("101", "00", "07", "-1", "+1", "1.0", "²", "1000", "x")
            ),
        ],
    )
    def test_anything_else_is_refused(self, text: str, said: str) -> None:
        with pytest.raises(PositionError) as caught:
            AFRICAN_CHESS.parse(text)
        assert str(caught.value) == said

    def test_what_can_be_taken_may_be_set_up(self) -> None:
        position = AFRICAN_CHESS.parse("8/8/8/8/8/8/8/W,B,6 w 0")
        assert position.moves() == ("a1b1",)

    def test_without_its_touchstone_the_side_to_move_has_lost(self) -> None:
        over = AFRICAN_CHESS.parse("8/8/8/8/8/8/w,7/W,b,6 b 3")
        assert over.result() == Result("w", "king-taken", None)
        assert over.moves() == ()

    @pytest.mark.parametrize(
        "move",
        ["", "d4", "d4d", "d4d5d6", "d4d9", "i4i5", "D4D5", "d4d5T", "d4d5@", "d4-d5", "d4d5@d9"],
    )
    def test_what_is_no_move_is_refused(self, move: str) -> None:
        assert refusal("d4=ww", move) == (
            "notation",
            f"“{move}” is not a move. Moves look like e2e3, e2e3@e4 or e2e3t.",
        )

    @pytest.mark.parametrize("target", ["d6", "a5", "e6", "h8"])
    def test_a_move_names_a_neighbor(self, target: str) -> None:
        said = (
            f"The square {target} is not next to d4. "
            "Choose a neighboring square to show which way they go."
        )
        assert refusal("d4=www", f"d4{target}") == ("direction", said)


class TestEvents:
    def test_a_step(self) -> None:
        assert events("d4=w", "d4d5") == ["lift d4 1 w", "drop d5 w"]
        assert events("d4=W", "d4d5") == ["lift d4 1 w touchstone", "drop d5 w touchstone"]
        assert events("d4=wW", "d4d5t") == ["lift d4 1 w touchstone", "drop d5 w touchstone"]

    def test_a_sowing_that_captures(self) -> None:
        assert events("d4=ww d6=b", "d4d5") == [
            "lift d4 2 w", "drop d5 w", "drop d6 w", "capture d6 1 w"
        ]  # fmt: skip

    def test_stones_put_down(self) -> None:
        assert events("d6=wwww", "d6d7") == [
            "lift d6 4 w", "drop d7 w", "drop d8 w", "put d8 2 w"
        ]  # fmt: skip
        assert events("d7=ww d8=bb", "d7d8") == [
            "lift d7 2 w", "drop d8 w", "put d8 1 w", "capture d8 2 w"
        ]  # fmt: skip

    def test_a_touchstone_captures_where_it_lands(self) -> None:
        assert events("d4=wwW d5=bbb d7=b", "d4d5@d5") == [
            "lift d4 3 w touchstone",
            "drop d5 w touchstone",
            "capture d5 3 w",
            "drop d6 w",
            "drop d7 w",
            "capture d7 1 w",
        ]

    def test_a_touchstone_captures_before_others_are_put_down(self) -> None:
        assert events("d7=wW d8=bbb", "d7d8@d8") == [
            "lift d7 2 w touchstone", "drop d8 w touchstone", "capture d8 3 w", "put d8 1 w"
        ]  # fmt: skip

    def test_guard(self) -> None:
        assert events("d4=w d6=B", "d4d5") == ["lift d4 1 w", "drop d5 w", "guard d6 w"]

    def test_touch(self) -> None:
        assert events(place("b3=b c3=b", "b"), "b3b2") == [
            "lift b3 1 b", "drop b2 b", "guard a1 b", "end b touch"
        ]  # fmt: skip

    def test_the_touchstone_taken(self) -> None:
        assert events("d4=w d5=bbB", "d4d5") == [
            "lift d4 1 w", "drop d5 w", "capture d5 1 w touchstone", "end w king-taken"
        ]  # fmt: skip
        assert events("d4=w d5=wbB", "d4d5") == [
            "lift d4 1 w", "drop d5 w", "capture d5 2 w touchstone", "end w king-taken"
        ]  # fmt: skip

    def test_a_draw(self) -> None:
        assert events(place("d4=w", quiet=99), "d4d5")[-1] == "end quiet"
        assert events(place("a5=bb c2=b", "b"), "a5a4")[-1] == "end stalemate"
