"""The exact solver against a plain one, on late positions of every game; and repetition."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from typing import cast

import pytest

from game_core import GAMES, Position, Record, get
from game_core.families.sowing.game import SowingGame
from game_core.search.goals import Best, Capture, End, Goal, GoalError, Win, read_goal
from game_core.search.proof import Certificate, Proof, ProofError, check
from game_core.search.solver import solve
from tests.oracles import solver as plain_solver

PLENTY = 10**6
WORDS = ("win", "save", "end", "best", "capture 2")
SOWING = [game.slug for game in GAMES if isinstance(game, SowingGame)]
STONES = "16/16/16/10OOOOOO/10OOOOOO/10OOOOOO"
LATE = {
    "african-chess": (
        "B,7/8/2,w,5/8/8/3,b,4/8/4,W,3 w 0",
        "B,7/b,1,w,5/8/8/8/8/8/W,7 b 98",
        "B,7/1,wwww,6/w,7/8/8/8/8/W,7 w 3",
        "bB,7/1,w,6/1,wwW,5,b/8/8/8/8/8 w 97",
    ),
    "amphora": (
        "2k2/3/1P3/7/3p3/5/3/2K2 w Gg 00 -",
        "2k2/1P1/5/7/7/2K2/3/5 w - 00 -",
        "1pk2/3/1G3/3g3/7/2p2/1P1/2K2 b - 10 -",
        "2k2/P1P/5/7/7/1p3/p1p/2K2 w Gg 00 x",
    ),
    "african-queen": (
        "7/7/3m3/7/2M4/7/7 w 3-3 0",
        "7/2M4/7/3q3/4Q2/7/7 b 2-2 99",
        "m6/7/7/7/7/5M1/7 w 0-6 98",
        "7/1m1m3/2M4/7/7/7/7 w 0-6 0",
    ),
    "double-eighteen-stone-chess": (
        f"k15/2P13/K15/{STONES} w - - 98 -",
        f"1k14/16/1K14/{STONES} b - - 99 -",
    ),
}
"""Positions of the games in which random play seldom comes to an end."""


def late_records(slug: str, count: int, seed: int) -> Iterator[Record]:
    """Random games to a few turns before their end."""
    chance = random.Random(seed)
    while count:
        record = Record(get(slug))
        while record.result() is None and len(record.plies) < 400:
            record = record.play(chance.choice(record.position.moves()))
        if record.result():
            count -= 1
            yield record.cut(max(0, len(record.plies) - chance.randint(1, 4)))


def turns_for(position: Position) -> int:
    """How many turns the plain solver can look at."""
    moves = len(position.moves())
    return 3 if moves < 4 else 2 if moves < 8 else 1


def assert_as_plain(record: Record, turns: int) -> None:
    # Replies to hundreds of turns are too many for the plain solver.
    for word in WORDS if len(record.position.moves()) < 40 else WORDS[::2]:
        goal = read_goal(f"{word} within {turns}")
        sides = record.game.sides if len(record.position.moves()) < 40 else record.position.turn
        for side in sides:
            proof = solve(record, goal, side, PLENTY)
            assert proof
            kind = word.partition(" ")[0]
            expected = plain_solver.worth(record, kind, turns, side)
            assert proof.worth == expected, f"{goal} for {side} in {record.position}"
            check(record, json.loads(json.dumps(proof.certify())))


@pytest.mark.parametrize("slug", SOWING)
def test_values_are_those_of_plain_search(slug: str) -> None:
    for record in late_records(slug, 4, seed=5):
        assert_as_plain(record, turns_for(record.position))


@pytest.mark.parametrize(
    ("slug", "text"), [(s, text) for s, texts in LATE.items() for text in texts]
)
def test_values_are_those_of_plain_search_on_other_boards(slug: str, text: str) -> None:
    game = get(slug)
    record = Record(game, game.parse(text))
    assert_as_plain(record, turns_for(record.position))


# --- Third time ---


def thirds(slug: str, text: str, seed: int) -> Iterator[Record]:
    """Games played from a position at random to where a move can bring the third time."""
    game = get(slug)
    chance = random.Random(seed)
    for _ in range(100):
        record = Record(game, game.parse(text))
        while record.result() is None and len(record.plies) < 150:
            if any(is_third(record, move) for move in record.position.moves()):
                yield record
                break
            record = record.play(chance.choice(record.position.moves()))


def is_third(record: Record, move: str) -> bool:
    _, trace = record.trace(move)
    return any(event.kind == "third" for event in trace)


CIRCLING = {
    "oware": "1,0,0,0,0,0/1,0,0,0,0,0 23-23 S",
    "ouri": "1,0,0,0,0,0/1,0,0,0,0,0 23-23 S",
    "obridjie": "0,0,1,0,0,1/0,0,0,2,0,0 20-24 S",
    "rio-kadalis": "0,0,1,0,0,1/0,0,0,2,0,0 20-24 S round=3 wins=1-3",
    "mangala": "1,0,0,0,0,0/1,0,0,0,0,0 34-34 S phase=play",
    "african-chess": "B,7/8/8/8/8/8/8/W,7 w 0",
    "african-queen": "7/7/7/3q3/7/7/Q6 w 2-2 0",
}
"""Positions from which one comes back to the same ones."""


@pytest.mark.parametrize("slug", CIRCLING)
def test_the_third_time_is_seen_ahead(slug: str) -> None:
    records = [*islice(thirds(slug, CIRCLING[slug], seed=2), 2)]
    assert records
    for record in records:
        assert_as_plain(record.cut(len(record.plies) - 1), 1)
        assert_as_plain(record, 1)


def test_the_past_decides_what_a_position_is_worth() -> None:
    record = next(thirds("african-queen", CIRCLING["african-queen"], seed=2))
    end = End(1)
    with_past, without = (solve(start, end) for start in (record, record.position))
    assert with_past
    assert without
    assert with_past.value == 1
    assert without.value == 0
    assert with_past.accepted == tuple(m for m in record.position.moves() if is_third(record, m))


# --- Positions set up by hand ---


def prove(slug: str, text: str, goal: Goal, side: str = "") -> Proof:
    proof = solve(get(slug).parse(text), goal, side)
    assert proof
    return proof


def test_a_capture_and_its_runner_up() -> None:
    # D drops its second seed in F, E's falls in a: with one there already, it takes two.
    proof = prove("oware", "0,0,0,2,2,0/1,1,1,1,1,1 19-19 S", Capture(1, 2))
    assert proof.worth == {"D": 0, "E": 2}
    assert (proof.accepted, proof.value, proof.runner_up) == (("E",), 2, 0)
    assert proof.lines["E"] == ("E",)
    assert proof.met is True
    assert proof.certify() == {
        "goal": "capture 2 within 1",
        "side": "S",
        "turns": 1,
        "accepted": {"E": 2},
        "others": 0,
        "undecided": [],
        "trees": {},
        "nodes": proof.nodes,
    }


def test_a_sum_that_is_too_high_is_refuted() -> None:
    proof = prove("oware", "0,0,0,2,2,0/1,1,1,1,1,1 19-19 S", Capture(1, 3))
    assert (proof.met, proof.accepted, proof.runner_up) == (False, (), 2)


def test_mate_with_a_rook_in_one_turn() -> None:
    proof = prove("double-eighteen-stone-chess", f"k15/8R7/K15/{STONES} w - - 0 -", Win(1))
    mates = [move for move in proof.accepted if "+" not in move]
    assert mates == ["i8i9"]
    assert proof.worth["i8h8"] == 0


def test_who_is_lost_whatever_he_plays() -> None:
    # Blue has two moves, and Gold takes whatever is left: the goal is the other side's.
    text = "0,0,1,0,0,1/0,0,0,2,0,0 20-24 S"
    proof = prove("tampoduo", text, Win(), "N")
    assert proof.met is True
    assert proof.accepted == ("C", "F")
    assert proof.runner_up is None


def test_without_a_limit_a_game_is_looked_at_to_its_end() -> None:
    # Four seeds, with a single way to capture: C drops a seed before d, F leaves it behind.
    text = "0,0,1,0,0,1/0,0,0,2,0,0 20-24 S"
    for word in ("win", "save", "end", "capture 1"):
        proof = prove("tampoduo", text, read_goal(word))
        position = get("tampoduo").parse(text)
        check(position, json.loads(json.dumps(proof.certify())))
        kind = word.partition(" ")[0]
        # Eight turns are more than any game from here has.
        plain = plain_solver.worth(Record(get("tampoduo"), position), kind, 8, "S")
        reached = {move for move, worth in plain.items() if worth}
        assert set(proof.accepted) == reached
        assert proof.undecided == ()


def test_what_is_decided_is_told_though_other_moves_are_not() -> None:
    position = get("obridjie").parse("0,0,1,0,0,1/0,0,0,2,0,0 20-24 S")
    proof = solve(position, End(), limit=3000)
    assert proof
    assert (proof.met, proof.accepted, proof.undecided) == (True, ("C",), ("F",))
    check(position, proof.certify())


def test_too_many_positions_give_no_answer() -> None:
    start = get("oware").start()
    assert solve(start, Win(4), limit=50) is None
    assert solve(start, Win(), limit=50) is None


def test_what_cannot_be_asked_is_refused() -> None:
    oware = get("oware")
    over = oware.parse("0,0,0,0,0,0/0,0,0,0,0,0 30-18 S")
    with pytest.raises(GoalError, match="The game is over"):
        solve(over, Win(1))
    with pytest.raises(GoalError, match="“w” isn't a side of Oware"):
        solve(oware.start(), Win(1), "w")
    with pytest.raises(GoalError, match="at least one turn"):
        Win(0)
    with pytest.raises(GoalError, match="something to capture"):
        Capture(1, 0)
    with pytest.raises(GoalError, match="within how many turns"):
        Best()


@pytest.mark.parametrize(
    "text",
    [
        "win",
        "win within 2",
        "save",
        "end within 3",
        "capture 5 within 2",
        "capture 4",
        "best within 1",
    ],
)
def test_goals_are_read_as_they_are_written(text: str) -> None:
    assert str(read_goal(text)) == text


@pytest.mark.parametrize("text", ["", "lose", "capture", "win 5", "win within", "best 2"])
def test_other_goals_are_refused(text: str) -> None:
    with pytest.raises(GoalError, match=f"^“{text}” is not a goal; goals are win, save, end"):
        read_goal(text)


@pytest.mark.parametrize("text", ["best", "win within 0", "capture 0"])
def test_goals_that_make_no_sense_are_refused(text: str) -> None:
    with pytest.raises(GoalError):
        read_goal(text)


# --- Certificates ---

FEW = "0,0,0,2,2,0/1,1,1,1,1,1 19-19 S"


def test_a_certificate_checks_only_where_it_was_made() -> None:
    oware = get("oware")
    certificate = prove("oware", FEW, Best(2)).certify()
    check(oware.parse(FEW), certificate)
    with pytest.raises(ProofError):
        check(oware.parse("0,0,0,2,2,0/0,1,1,1,1,2 19-19 S"), certificate)


CROWDED = "1,2,0,3,1,2/1,1,2,0,1,0 17-17 S"


def test_every_fault_of_a_certificate_is_found() -> None:
    position = get("oware").parse(CROWDED)
    certificate = prove("oware", CROWDED, Capture(2, 2)).certify()
    check(position, certificate)
    accepted, others = certificate["accepted"], certificate["others"]
    assert accepted
    assert others is not None
    best = next(iter(accepted))
    faults: dict[str, dict[str, object]] = {
        "can't be reached": {"accepted": accepted | {best: accepted[best] + 1}},
        "less than the others can do": {"others": others - 1},
        "no accepted move": {"accepted": {}},
        "an illegal move": {"accepted": accepted | {"C": 2}},
        "no tree": {"trees": {}},
        "another goal": {"goal": "win within 2"},
        "fewer turns": {"turns": 1},
        "silence on others": {"others": None},
    }
    unnoticed = set(faults)
    for fault, change in faults.items():
        faulty = cast(Certificate, {**certificate, **change})
        with suppress(ProofError):
            check(position, faulty)
            continue
        unnoticed.remove(fault)
    assert not unnoticed


def test_a_tree_must_answer_every_move() -> None:
    position = get("oware").parse(CROWDED)
    certificate = prove("oware", CROWDED, Capture(2, 2)).certify()
    for move, tree in certificate["trees"].items():
        for reply in tree:
            trees = {**certificate["trees"], move: {r: t for r, t in tree.items() if r != reply}}
            with pytest.raises(ProofError, match=move):
                check(position, {**certificate, "trees": trees})
