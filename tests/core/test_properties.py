"""What holds for every position in every game, no matter how it came about."""

from __future__ import annotations

from operator import sub

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game_core import GAMES, IllegalMove, Position, Record
from game_core.families.sowing.game import SowingPosition
from game_core.types import Options
from tests.help.sowing import has_mirror, parse, turned, turned_words
from tests.help.strategies import positions, sowing_positions

MATCHES = {"rio-kadalis": "four-rounds", "layli-goobalay": "forty-three"}
"""Games of several rounds, of which a stop ends one, and how the last round ends them."""
UNSETTLED = ("obridjie", "mangala", *(game.slug for game in GAMES if not game.family.sows))
"""Games where a stop changes nothing on the board."""
MOVES = st.sampled_from([*"ABCDEFabcdef", "keep", "turn"]) | st.text(max_size=4)


@given(positions())
def test_text_is_read_back_as_the_same_position(position: Position) -> None:
    again = position.game.parse(str(position))
    assert again == position
    assert str(again) == str(position)
    assert hash(again) == hash(position)
    assert again.moves() == position.moves()


@given(positions())
def test_moves_are_listed_once_in_byte_order(position: Position) -> None:
    moves = position.moves()
    assert list(moves) == sorted(set(moves), key=str.encode)


@given(positions())
def test_moves_run_out_exactly_when_the_game_is_over(position: Position) -> None:
    assert (position.moves() == ()) == (position.result() is not None)
    for move in position.moves():
        after = position.play(move)
        assert (after.moves() == ()) == (after.result() is not None)


@given(positions())
def test_every_listed_move_plays_and_leaves_the_position_as_it_was(position: Position) -> None:
    text, moves = str(position), position.moves()
    for move in moves:
        assert str(position.play(move)) != text
        assert (str(position), position.moves()) == (text, moves)


@given(positions(), MOVES)
def test_every_other_move_is_refused(position: Position, move: str) -> None:
    if move in position.moves():
        return
    text = str(position)
    with pytest.raises(IllegalMove) as caught:
        position.play(move)
    assert caught.value.rule
    assert str(caught.value)
    assert str(position) == text


@given(positions())
def test_a_trace_changes_nothing_but_tells_the_end(position: Position) -> None:
    for move in position.moves():
        plain, (traced, trace) = position.play(move), position.trace(move)
        assert (traced, traced.result()) == (plain, plain.result())
        result = plain.result()
        last = trace[-1]
        assert (last.kind == "end") == (result is not None)
        if result:
            assert (last.what, last.side) == (result.reason, result.winner or "")


@given(positions())
def test_an_agreed_stop_settles_the_game_or_the_round_or_nothing(position: Position) -> None:
    stopped = position.stop()
    result = stopped.result()
    if position.result() or position.game.slug in UNSETTLED:
        assert stopped is position
    elif position.game.slug in MATCHES:
        assert result is None or result.reason == MATCHES[position.game.slug]
    else:
        assert result
        assert result.reason == "stopped"


@given(positions())
def test_a_record_can_be_stopped_until_it_is_over(position: Position) -> None:
    record = Record(position.game, position)
    if record.result():
        with pytest.raises(IllegalMove, match="The game is over"):
            record.stop()
    else:
        result = record.stop().result()
        expected = MATCHES.get(position.game.slug, "stopped")
        assert result is None or result.reason == expected
        assert result or position.game.slug in MATCHES


@given(positions())
def test_a_finished_game_shows_the_side_that_did_not_move_last(position: Position) -> None:
    for move in position.moves():
        after = position.play(move)
        if after.result():
            assert after.turn != position.turn


@given(sowing_positions())
def test_no_seed_is_lost_or_found(position: SowingPosition) -> None:
    after = [position.play(move) for move in position.moves()]
    for each in (*after, position.stop()):
        assert sum(each.cups) + sum(each.stores) == position.game.seeds
        assert min(*each.cups, *each.stores) >= 0


@given(sowing_positions())
def test_what_is_captured_stays_captured_until_a_new_round(position: SowingPosition) -> None:
    for move in position.moves():
        after = position.play(move)
        if str(after.tags).partition(" ")[0] == str(position.tags).partition(" ")[0]:
            assert min(map(sub, after.stores, position.stores)) >= 0


@given(sowing_positions())
def test_a_cup_that_may_not_be_chosen_says_why(position: SowingPosition) -> None:
    options = position.options()
    if position.result():
        assert options == Options()
        return
    assert sorted([*options.cells, *options.refusals]) == sorted("ABCDEFabcdef")
    assert (*options.cells, *options.choices) == position.moves()
    for cup, said in options.refusals.items():
        assert str(said).endswith(".")
        with pytest.raises(IllegalMove):
            position.play(cup)


@given(sowing_positions().filter(lambda position: has_mirror(str(position))))
def test_turning_the_board_round_changes_no_rule(position: SowingPosition) -> None:
    mirror = position.game.parse(turned(str(position)))
    assert mirror.moves() == tuple(move.swapcase() for move in position.moves())
    for move in position.moves():
        ours, theirs = position.play(move), mirror.play(turned_words(move))
        assert str(theirs) == turned(str(ours))
        result, mirrored = ours.result(), theirs.result()
        assert (result and result.reason) == (mirrored and mirrored.reason)


@given(sowing_positions("oware"))
@example(parse("1,0,0,0,0,17/0,0,0,0,0,0 15-15 S"))
def test_in_oware_the_turn_always_passes(position: SowingPosition) -> None:
    # A grand slam captures nothing, so no move leaves the opponent stuck or the board empty.
    for move in position.moves():
        after = position.play(move)
        result = after.result()
        assert after.turn != position.turn
        assert result is None or result.reason in ("majority", "cannot-feed")
