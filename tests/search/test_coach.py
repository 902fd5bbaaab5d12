"""The coach: reasons are true of the turn and not of every other, and mistakes are found."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import count

import pytest

from game_core import IllegalMove, Position, Record, get
from game_core.evaluation import WIN, Evaluation
from game_core.families.sowing import endgames
from game_core.families.sowing.games.oware import OWARE
from game_core.families.sowing.tactics import SowingEvaluation
from game_core.messages import Message, Said, cell, listed, term
from game_core.search import coach
from game_core.search.coach import Rating, give_hint, review
from game_core.search.job import Job
from game_core.search.reasons import ONLY, find_reason
from game_core.types import Result
from tests.help.search import find_evaluation
from tests.help.words import told
from tests.oracles.reasons import count_replies, count_told, find_other, is_true, refer_taken
from tests.search.test_alphabeta import SLUGS, finish, value_plainly, wander

POSITIONS = {"african-chess": 6, "african-queen": 20, "double-eighteen-stone-chess": 4}
"""In how many positions of a game reasons are checked, if not in 40."""
TURNS = 3
"""How many turns are explained in each, beside the one that search tries first."""
ALTERNATIVES = 400
"""How many other turns are tried to find one of which a reason is not true."""

FIVE_TO_TAKE = "1,0,2,5,0,0/0,2,1,6,11,12 0-8 S"
"""With D, Blue makes three of b and two of c. Nothing else takes anything."""


def answer[T](job: Job[T]) -> T:
    """What a thought comes to, in slices."""
    while not job.step(20):
        pass
    assert job.best is not None
    return job.best


def clock() -> float:
    """Time that does not pass."""
    return 0


def explain_some(slug: str) -> Iterator[tuple[Position, str, Said]]:
    """Positions, turns, and what the coach says of them."""
    evaluation = find_evaluation(get(slug))
    choose = random.Random(slug)
    for seed in range(POSITIONS.get(slug, 40)):
        position = wander(slug, choose.randrange(2, 80), seed)
        turns = [turn for turn, _ in evaluation.candidates(position)]
        for turn in {turns[0], *choose.sample(turns, min(TURNS, len(turns)))}:
            yield position, turn, finish(find_reason(evaluation, position, turn))


@pytest.mark.parametrize("slug", SLUGS)
def test_a_reason_is_true_of_its_turn_and_not_of_every_other(slug: str) -> None:
    choose = random.Random(slug)
    given = 0
    for position, turn, said in explain_some(slug):
        for sentence in said:
            given += 1
            assert is_true(sentence, position, turn), (str(position), turn, told(said))
            if said == ONLY:
                continue
            others = [other for other in position.moves() if other != turn]
            tried = choose.sample(others, min(ALTERNATIVES, len(others)))
            assert any(not is_true(sentence, position, other) for other in tried), (
                str(position),
                turn,
                told(said),
            )
    assert given


def test_a_turn_is_not_the_only_one_where_search_leaves_out_the_others() -> None:
    # Rings may be put on other pieces first: search does not look at that.
    position = get("african-queen").parse("M6/7/2Q4/Q6/5q1/3M1Q1/MQ1M1M1 w 1-0 3")
    assert len(position.moves()) > 1
    evaluation = find_evaluation(position.game)
    assert [turn for turn, _ in evaluation.candidates(position)] == ["f2-f4"]
    assert finish(find_reason(evaluation, position, "f2-f4")) != ONLY


# --- Hints ---


@pytest.mark.parametrize(
    ("slug", "text", "turn", "reason"),
    [
        ("oware", FIVE_TO_TAKE, "D", "It captures 5 seeds, more than any other move."),
        ("african-chess", "8/8/8/3,bB,4/3,w,4/8/8/W,7 w 0", "d4d5", "It wins the game."),
        (
            "african-queen",
            "m6/3m3/7/2m4/2M4/7/7 w 0-6 0",
            "c3-c5-e7",
            "It captures 2 pieces, more than any other move.",
        ),
        ("oware", "0,0,0,0,0,1/0,0,0,0,0,1 24-22 S", "F", "It's the only move there is."),
    ],
)
def test_a_hint_names_a_turn_and_says_why(slug: str, text: str, turn: str, reason: str) -> None:
    record = Record(get(slug), get(slug).parse(text))
    hint = finish(give_hint(record))
    assert (hint.move, told(hint.reason)) == (turn, reason)
    assert hint.at == re.split("-|(?<=[a-h][1-8])", turn)[0]


def test_a_turn_that_begins_with_no_cell_has_no_place() -> None:
    position = get("mangala").parse("0,0,18,17,0,0/0,0,18,17,0,0 0-0 N phase=choose")
    hint = finish(give_hint(Record(position.game, position)))
    assert hint.move in ("keep", "turn")
    assert hint.at == ""
    other = position.options().choices["turn" if hint.move == "keep" else "keep"]
    assert told(hint.reason).endswith(f"For example, “{told(other)}” would be worse.")


def value_turns(position: Position, depth: int) -> dict[str, int]:
    """What each turn is worth, by a plain search."""
    evaluation = find_evaluation(position.game)
    return {
        turn: value_plainly(evaluation, position, after, depth)
        for turn, after in evaluation.candidates(position)
    }


def test_a_hint_tells_of_a_win_that_is_far_away() -> None:
    position = get("oware").parse("1,0,4,2,0,2/1,1,0,3,0,0 19-15 S")
    assert max(value_turns(position, 6).values()) < WIN
    values = value_turns(position, 7)
    assert [turn for turn, value in values.items() if value == WIN] == ["F"]
    hint = finish(give_hint(Record(get("oware"), position)))
    assert (hint.move, hint.at) == ("F", "F")
    assert told(hint.reason) == "It wins within 7 turns, whatever {N} plays."


@pytest.mark.parametrize("slug", ["oware", "mangala", "amphora"])
def test_what_a_hint_says_of_the_turns_ahead_is_so(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With few positions to look at, so that a plain search can follow."""
    for evaluation in (Evaluation, SowingEvaluation):
        monkeypatch.setattr(evaluation, "hint_nodes", 80)
    given = 0
    for seed in range(40):
        position = wander(slug, seed, seed)
        hint = finish(give_hint(Record(position.game, position)))
        match hint.reason:
            case (
                Message("search-nothing-better", (("turns", ("count", turns)),)),
                Message(worse, arguments),
            ):
                values, details = value_turns(position, turns), dict(arguments)
                refer = position.game.family.words.refer_move
                other = next(turn for turn in values if refer(turn) == details["move"])
                assert values[other] < values[hint.move] == max(values.values())
                assert (worse == "search-other-loses") == (values[other] == -WIN)
                if worse == "search-other-tempts":
                    assert details["taken"] == refer_taken(position, other) != listed([])
                given += 1
    assert given


def test_there_is_no_hint_once_the_game_is_over() -> None:
    over = Record(get("amphora"), get("amphora").parse("5/3/5/6K/7/5/3/5 b - 00 -"))
    with pytest.raises(IllegalMove, match="over"):
        finish(give_hint(over))


# --- The analysis of a game ---


def play(slug: str, start: str, *turns: str) -> Record:
    record = Record(get(slug), get(slug).parse(start))
    for turn in turns:
        record = record.play(turn)
    return record


def test_an_analysis_names_what_was_played_and_what_was_better() -> None:
    # Blue takes five with D, but plays A.
    record = play("oware", FIVE_TO_TAKE, "A")
    (moment,) = answer(review(record, clock)).moments
    assert (moment["number"], moment["side"]) == (1, "S")
    assert (moment["played"], moment["better"]) == ("A", "D")
    assert told(moment["said"]).startswith("Turn 1: {S} played cup A, but cup D ")
    assert told(moment["said"]).endswith("It captures 5 seeds, more than any other move.")


def test_an_analysis_says_why() -> None:
    """Something that can be seen on the board, or how far one must look to see it."""
    record = Record(get("oware"))
    choose = random.Random(5).choice
    while record.result() is None:
        record = record.play(choose(record.position.moves()))
    moments = answer(review(record, clock)).moments
    assert moments
    for moment in moments:
        position = record.positions[moment["number"] - 1]
        _, why = moment["said"]
        details = dict(why.arguments)
        if why.id == "search-drawback":
            assert details["move"] == term("sowing-cup", cup=cell(moment["played"]))
            assert details["other"] == find_other(position)
            assert count_replies(position, moment["played"]) == count_told(details["taken"])
            assert count_replies(position, moment["better"]) < count_told(details["taken"])
        elif why.id != "search-looked":
            assert is_true(why, position, moment["better"]), moment


def test_an_analysis_gives_no_number_where_much_was_missed() -> None:
    """Cup A takes 60 of 70 seeds: what C costs besides is no number that a child could check."""
    board = "9,2,3,7,13,13/9,4,2,4,3,1 0-0 S phase=play"
    (moment,) = answer(review(play("mangala", board, "C"), clock)).moments
    assert told(moment["said"]) == (
        "Turn 1: {S} played cup C, but cup A was far better. "
        "It captures 60 seeds, more than any other move."
    )


def test_an_analysis_names_a_turn_that_loses_at_once() -> None:
    """An analysis looks at few positions, so it may not come to the reply."""
    board = "2,bb,b,3,b/1,b,b,b,bB,b,2/8/8/b,b,2,b,1,W,1/8/2,b,b,4/2,b,5 w 26"
    lost = play("african-chess", board, "g4h5", "e7f6@f6")
    assert lost.result() == Result("b", "touch", None)
    (moment,) = answer(review(lost, clock, "w")).moments
    assert (moment["number"], moment["played"]) == (1, "g4h5")
    assert "that loses" in told(moment["said"])
    kept = play("african-chess", board, moment["better"])
    assert not any(kept.play(reply).result() for reply in kept.position.moves())


def test_an_analysis_blames_no_turn_where_every_one_loses() -> None:
    # A captures and leaves a seed in each row: 23 to 25. After F, Gold can win with the next turn.
    lost = play("ayoayo", "1,0,0,0,0,1/0,0,0,1,1,0 20-24 S", "F")
    assert answer(review(lost, clock, "S")).moments == ()


def test_an_analysis_blames_no_turn_that_ties_by_repetition() -> None:
    board = "2,bb,b,3,b/1,b,b,b,bB,b,2/8/8/b,b,2,b,2,W/8/2,b,b,4/2,b,5 w 26"
    there_and_back = ("h4h5", "a4a3", "h5g4", "a3a4", "g4h5", "a4a3", "h5g4", "a3a4", "g4h5")
    tied = play("african-chess", board, *there_and_back)
    assert tied.result() == Result(None, "stopped", None)
    # The first two times, Black could have won.
    assert [moment["number"] for moment in answer(review(tied, clock, "w")).moments] == [1, 5]


def test_a_win_at_once_is_never_told_as_one_of_two_turns() -> None:
    board = "B,7/2,W,ww,1,b,2/5,b,2/w,w,3,b,2/8/6,b,1/4,w,3/ww,1,ww,w,w,3 w 19"
    missed = play("african-chess", board, "b5c5")
    (moment,) = answer(review(missed, clock)).moments
    assert play("african-chess", board, moment["better"]).result()
    assert "wins at once" in told(moment["said"])


def test_an_analysis_is_silent_about_good_turns() -> None:
    assert answer(review(play("oware", FIVE_TO_TAKE, "D"), clock)).moments == ()
    assert answer(review(Record(get("amphora")), clock)).moments == ()


def test_an_analysis_says_how_far_it_has_come() -> None:
    record = play("oware", FIVE_TO_TAKE, "A", "b", "C")
    ticks = count()
    job = review(record, lambda: next(ticks))
    looked = []
    while not job.step(1):
        assert job.best
        looked.append(job.best.looked)
    assert sorted(set(looked)) == [0, 1, 2]
    assert looked == sorted(looked)


def test_an_analysis_names_at_most_three_turns_in_the_order_of_the_game() -> None:
    record = Record(get("tampoduo"))
    choose = random.Random(2).choice
    while record.result() is None:
        record = record.play(choose(record.position.moves()))
    moments = answer(review(record, clock)).moments
    assert len(moments) == 3
    assert [moment["number"] for moment in moments] == sorted(
        moment["number"] for moment in moments
    )
    for moment in moments:
        before = record.positions[moment["number"] - 1]
        assert moment["played"] == record.plies[moment["number"] - 1]
        assert moment["better"] in before.moves()
        assert moment["side"] == before.turn
        assert moment["cost"] >= 100


def test_an_analysis_of_one_sides_turns_names_no_others() -> None:
    record = Record(get("tampoduo"))
    choose = random.Random(2).choice
    while record.result() is None:
        record = record.play(choose(record.position.moves()))
    for letter in "SN":
        moments = answer(review(record, clock, letter)).moments
        assert {moment["side"] for moment in moments} == {letter}


def test_a_stop_is_no_turn_to_analyse() -> None:
    record = play("rio-kadalis", str(get("rio-kadalis").start()), "A", "a").stop().play("f")
    assert all(moment["number"] != 3 for moment in answer(review(record, clock)).moments)


# --- Exact values ---


def rate(record: Record, number: int = 1) -> Rating:
    return finish(coach.rate(record.cut(number)))


def test_an_analysis_gives_exact_numbers_where_a_table_covers_the_position() -> None:
    record = play("oware", "0,0,0,1,0,1/1,0,0,0,0,1 22-22 S", "D")
    (moment,) = answer(review(record, clock)).moments
    assert moment["cost"] == 800
    assert told(moment["said"]) == (
        "Turn 1: {S} played cup D. Played to the end, this move loses 4 seeds: "
        "from here on, {S} gets 4 fewer than {N}. Cup F would be 8 seeds better."
    )


def test_an_analysis_names_no_turn_that_a_table_finds_as_good() -> None:
    record = play("oware", "0,0,0,0,1,1/0,0,0,1,1,0 22-22 S", "F")
    assert answer(review(record, clock)).moments == ()


def test_a_turn_is_rated_where_a_table_covers_the_position() -> None:
    # F takes two, and two are left; with D nothing is taken.
    start = "0,0,0,1,0,1/1,0,0,0,0,1 22-22 S"
    worths = endgames.find_worth(OWARE.parse(start))
    assert worths["F"] > worths["D"]
    assert rate(play("oware", start, "F")) == (True, coach.GOOD)
    assert rate(play("oware", start, "D")) == (False, endgames.tell_worth(worths, "D", "S"))


def test_where_all_moves_are_worth_the_same_none_is_praised() -> None:
    start = "1,0,0,0,0,1/0,0,0,0,0,0 23-23 N"
    worths = endgames.find_worth(OWARE.parse(start.replace("N", "S")))
    assert len(worths) == 1, "with one move, there is nothing to choose"
    assert rate(play("oware", start.replace("N", "S"), *worths)) == Rating()


@pytest.mark.parametrize(
    ("slug", "text", "won", "missed"),
    [
        ("oware", "0,0,0,0,1,5/1,2,2,1,2,3 24-7 S", "F", "E"),
        ("african-chess", "8/8/8/3,bB,4/3,w,4/8/8/W,7 w 0", "d4d5", "a1b1"),
    ],
)
def test_a_win_at_once_is_praised_or_named(slug: str, text: str, won: str, missed: str) -> None:
    assert rate(play(slug, text, won)) == (True, coach.WON)
    turn = f"cup {won}" if slug == "oware" else won
    side = get(slug).parse(text).turn
    rated = rate(play(slug, text, missed))
    assert not rated.good
    assert told(rated.said) == f"{{{side}}} could have won at once, with {turn}."


def test_no_other_turn_has_a_rating_nor_has_a_stop() -> None:
    assert rate(play("oware", FIVE_TO_TAKE, "D")) == Rating()
    amphora = Record(get("amphora"))
    assert rate(amphora.play(amphora.position.moves()[0])) == Rating()
    few = play("oware", "0,0,0,1,0,1/1,0,0,0,0,1 22-22 S")
    assert rate(few.stop()) == Rating()
