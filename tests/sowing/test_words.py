"""What a turn and a game's end sound like."""

from __future__ import annotations

import pytest

from game_core import Record, Result, get
from game_core.messages import speak
from game_core.sentences import tell_events, tell_result, tell_status
from tests.help.sowing import OWARE, START, Table, parse
from tests.help.values import show
from tests.help.words import told


def tell(before: str, move: str, slug: str = "oware") -> str:
    """A whole turn in words."""
    record = Table(slug).record(before)
    after, trace = record.trace(move)
    sentences = tell_events(trace, record.position, after.result())
    assert len(sentences) == len(trace)
    return str(record.game.family.words.sum_up(record.position, trace, sentences))


@pytest.mark.parametrize(
    ("before", "move", "words"),
    [
        (
            START,
            "C",
            "Blue sows 4 seeds from cup C. The last seed falls in cup a, which now holds 5.",
        ),
        (
            "1,0,0,0,0,0/0,0,0,1,0,0 23-23 N",
            "d",
            "Gold sows 1 seed from cup d. The last seed falls in cup e, which was empty.",
        ),
        (
            "0,0,12,0,0,0/0,0,0,0,1,0 17-18 S",
            "C",
            "Blue sows 12 seeds from cup C. Sowing skips cup C, where the seeds came from. "
            "The last seed falls in cup D, which now holds 2.",
        ),
        (
            "1,0,0,0,0,3/1,2,1,0,0,5 15-20 S",
            "F",
            "Blue sows 3 seeds from cup F. The last seed falls in cup c, which now holds 2. "
            "Blue captures 7 seeds from cups c, b and a.",
        ),
        (
            "1,0,0,0,0,2/1,1,0,0,0,0 21-22 S",
            "F",
            "Blue sows 2 seeds from cup F. The last seed falls in cup b, which now holds 2. "
            "Grand slam! Gold would have no seeds left, so nothing is captured.",
        ),
        (
            "0,0,0,0,1,2/0,1,0,3,0,0 23-18 S",
            "F",
            "Blue sows 2 seeds from cup F. The last seed falls in cup b, which now holds 2. "
            "Blue captures 2 seeds from cup b. Blue takes one seed left on the board. "
            "Gold takes 4 seeds left on the board. "
            "The game is over: Blue has more than half of the seeds. Blue wins, 26 to 22.",
        ),
        (
            "3,0,0,0,0,0/0,0,0,0,0,1 22-22 N",
            "f",
            "Gold sows 1 seed from cup f. The last seed falls in cup A, which now holds 4. "
            "Blue takes 4 seeds left on the board. "
            "The game is over: no move can give seeds to the empty row. Blue wins, 26 to 22.",
        ),
        (
            "0,0,0,1,0,0/0,1,0,1,0,0 22-23 S",
            "stopped",
            "Both players agree to stop. Blue takes one seed left on the board. "
            "Gold takes 2 seeds left on the board. "
            "The game is over: play was stopped. Gold wins, 25 to 23.",
        ),
    ],
)
def test_a_turn(before: str, move: str, words: str) -> None:
    assert tell(before, move) == words


@pytest.mark.parametrize(
    ("slug", "before", "move", "words"),
    [
        (
            "ouri",
            "0,0,0,0,3,2/1,1,0,0,0,0 20-21 S",
            "F",
            "Blue sows 2 seeds from cup F. The last seed falls in cup b, which now holds 2. "
            "Blue captures 4 seeds from cups b and a. "
            "Gold has no seeds, so Blue plays again and has to give some.",
        ),
        (
            "tampoduo",
            "2,0,3,0,0,0/1,0,0,0,0,1 20-21 S",
            "A",
            "Blue sows 2 seeds from cup A. Blue lifts the 4 seeds in cup C and keeps sowing. "
            "Blue lifts the 2 seeds in cup a and keeps sowing. "
            "The last seed falls in cup c, which was empty.",
        ),
        (
            "obridjie",
            "0,0,0,4,3,5/3,3,0,1,0,0 14-15 S",
            "D",
            "Blue sows 4 seeds from cup D. Blue captures 4 seeds from cup E. "
            "Gold captures 4 seeds from cup a. The last seed falls in cup b, which now holds 4. "
            "Blue captures 4 seeds from cup b.",
        ),
        (
            "rio-kadalis",
            "2,x,0,0,4,0/1,0,0,0,x,0 20-21 S round=2 wins=1-0",
            "A",
            "Blue sows 2 seeds from cup A. The last seed falls in cup D, which was empty.",
        ),
        (
            "rio-kadalis",
            "2,0,0,0,2,0/0,0,0,0,0,0 20-24 S round=1 wins=0-0",
            "A",
            "Blue sows 2 seeds from cup A. The last seed falls in cup C, which was empty. "
            "Blue takes 4 seeds left on the board. Nobody wins round 1. Round 2 begins.",
        ),
        (
            # In round 2, Gold has too few seeds to fill a cup.
            "rio-kadalis",
            "2,0,0,0,4,0/0,0,0,0,0,0 39-3 S round=1 wins=0-0",
            "A",
            "Blue sows 2 seeds from cup A. The last seed falls in cup C, which was empty. "
            "Blue takes 6 seeds left on the board. Blue wins round 1. Round 2 begins. "
            "Blue takes 24 seeds left on the board. Blue wins round 2. Round 3 begins.",
        ),
        (
            "layli-goobalay",
            "1,0,0,0,0,2/0,0,0,0,3,2 20-20 S round=1",
            "A",
            "Blue sows 1 seed from cup A. The last seed falls in cup B, which was empty. "
            "One seed moves over from cup e to cup B. "
            "Cup B is now Blue's uur. Cup e is now Blue's uur.",
        ),
        (
            "layli-goobalay",
            "1,2n,0,0,0,1/0,0,0,0,2n,2 20-20 S round=1",
            "A",
            "Blue sows 1 seed from cup A. The last seed falls in cup B, an uur, and stays there.",
        ),
        (
            "mangala",
            "0,0,20,15,0,0/0,0,18,17,0,0 0-0 N phase=choose",
            "keep",
            "Gold keeps the board as it is.",
        ),
        (
            "mangala",
            "0,0,20,15,0,0/0,0,18,17,0,0 0-0 N phase=choose",
            "turn",
            "Gold turns the board around.",
        ),
        (
            "mangala",
            "0,1,0,2,0,0/0,0,2,3,0,0 31-31 S phase=play",
            "B",
            "Blue sows 1 seed from cup B. Blue captures 4 seeds from cups D and c. "
            "Blue lifts the one seed in cup A and keeps sowing. "
            "The last seed falls in cup f, which was empty.",
        ),
    ],
)
def test_a_turn_of_another_game(slug: str, before: str, move: str, words: str) -> None:
    assert tell(before, move, slug) == words


def test_a_turn_of_more_than_three_laps_is_summed_up() -> None:
    # From A to C, from C to E, from E to a, and from a to c.
    assert tell("2,1,1,1,1,1/1,0,0,0,0,2 19-19 S", "A", "tampoduo") == (
        "Blue sows 2 seeds from cup A. The turn goes on for 4 laps. "
        "The last seed falls in cup c, which was empty."
    )


def test_the_sum_says_what_each_player_has_taken() -> None:
    # From A to C, from C to F with four made in D, from F to b with four made in a, and from b to
    # d, where the last seed makes four more.
    assert tell("2,1,2,3,0,1/3,1,1,3,0,2 15-14 S", "A", "obridjie") == (
        "Blue sows 2 seeds from cup A. The turn goes on for 4 laps. "
        "The last seed falls in cup d, which now holds 4. "
        "Blue captures 8 seeds. Gold captures 4 seeds."
    )


def test_the_sum_tells_what_follows_the_sowing() -> None:
    # From F to a, c, e and A, which f faces with three.
    assert tell("0,0,0,0,0,1/1,0,1,0,1,2 21-21 S round=1", "F", "layli-goobalay") == (
        "Blue sows 1 seed from cup F. The turn goes on for 4 laps. "
        "The last seed falls in cup A, which was empty. "
        "One seed moves over from cup f to cup A. "
        "Cup A is now Blue's uur. Cup f is now Blue's uur."
    )


def test_the_sum_tells_the_end_of_the_game() -> None:
    # From F to a, c, e and A, which f faces with one. Gold's b and d reach no cup of Blue's.
    assert tell("0,0,0,0,0,1/1,0,1,0,1,0 22-22 S", "F", "tampoduo") == (
        "Blue sows 1 seed from cup F. The turn goes on for 4 laps. "
        "The last seed falls in cup A, which was empty. Blue captures 2 seeds. "
        "Gold takes 2 seeds left on the board. "
        "The game is over: no move can give seeds to the empty row. It's a tie, 24 to 24."
    )


def test_the_third_time() -> None:
    record = Record(OWARE, parse("1,0,0,0,0,0/1,0,0,0,0,0 23-23 S"))
    for move in ("AaBbCcDdEeFf" * 2)[:-1]:
        record = record.play(move)
    after, trace = record.trace("f")
    assert [*map(told, tell_events(trace, record.position, after.result()))] == [
        "{N} sows 1 seed from cup f.",
        "The last seed falls in cup A, which was empty.",
        "The board has looked like this three times, so play stops.",
        "{S} takes one seed left on the board.",
        "{N} takes one seed left on the board.",
        "The game is over: play was stopped. It's a tie, 24 to 24.",
    ]


def test_whose_turn_it_is() -> None:
    assert told(tell_status(OWARE.start(), None)) == "Your turn, {S}."
    assert told(tell_status(OWARE.start().play("C"), None)) == "Your turn, {N}."


@pytest.mark.parametrize(
    ("slug", "status"),
    [
        ("rio-kadalis", "Round 1. Your turn, {S}."),
        ("layli-goobalay", "Round 1. Your turn, {S}."),
        ("mangala", "Keep the board, or turn it around? Your turn, {N}."),
    ],
)
def test_the_status_says_the_round_or_the_phase(slug: str, status: str) -> None:
    assert told(tell_status(get(slug).start(), None)) == status


def test_the_status_of_a_finished_game_is_its_result() -> None:
    over = parse("0,0,0,0,0,0/0,0,0,0,0,0 20-28 S")
    assert told(tell_status(over, over.result())) == (
        "The game is over: the last turn has been played. {N} wins, 28 to 20."
    )


@pytest.mark.parametrize(
    "reason",
    [
        "stopped",
        "over",
        "majority",
        "cannot-feed",
        "one-each",
        "empty",
        "few-seeds",
        "cannot-move",
        "four-rounds",
        "forty-three",
        "nobody could move",
        "{%s} has ten seeds",
    ],
)
def test_every_reason_makes_a_sentence(reason: str) -> None:
    said = speak(tell_result(OWARE, Result("N", reason, (20, 28))), {"S": "Ama", "N": "Kofi"})
    assert said.startswith(("The game is over: ", "The match is over: "))
    assert said.endswith("Kofi wins, 28 to 20.")
    assert not set("{}%") & set(said)


def test_a_result_without_a_score() -> None:
    said = told(tell_result(get("amphora"), Result("S", "stopped", None)))
    assert said.endswith("{S} wins.")


@pytest.mark.parametrize(
    ("slug", "turn", "words"),
    [
        ("oware", "C", "cup C"),
        ("mangala", "keep", "“Keep the board”"),
        ("double-eighteen-stone-chess", "b2b3", "b2b3"),
        ("double-eighteen-stone-chess", "b2", "b2"),
        ("african-queen", "g7-f6", "g7-f6"),
        ("african-queen", "g7", "g7"),
        ("african-queen", "R@b4+b4-d2-f2", "b4-d2-f2 with a ring on b4"),
        ("amphora", "d6c5", "d6c5"),
        ("amphora", "G@d6+d6c5", "d6c5 with the Guard on d6"),
        ("amphora", "d7d8*b6", "d7d8 with b6 removed"),
        ("amphora", "G@c3+e7e8*d5", "e7e8 with the Guard on c3 and d5 removed"),
        ("amphora", "d6", "d6"),
        ("double-eighteen-stone-chess", "e2h2+i1~j1", "e2h2 with i1 and j1 swapped"),
        ("double-eighteen-stone-chess", "b2b4+e5d5", "b2b4 with the stone from e5 to d5"),
        ("double-eighteen-stone-chess", "e8e9q+f5d5", "e8e9q with the stone from f5 to d5"),
        ("african-chess", "e3f3", "e3f3"),
        ("african-chess", "e3f3@g3", "e3f3 with the touchstone on g3"),
        ("african-chess", "b1a2t", "b1a2 with the touchstone alone"),
        ("african-chess", "e3", "e3"),
    ],
)
def test_what_goes_with_a_move_is_named_in_words(slug: str, turn: str, words: str) -> None:
    assert show(get(slug).family.words.refer_move(turn)) == words
