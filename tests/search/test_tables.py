"""Endgame tables: every value against a second method, and how they are read and told."""

from __future__ import annotations

import random

import pytest

from game_core import get
from game_core.families.sowing.coverage import TABLES
from game_core.families.sowing.endgames import find_worth, tell_worth
from game_core.families.sowing.game import SowingPosition
from game_core.families.sowing.games.kpo import KPO
from game_core.families.sowing.games.oware import OWARE
from game_core.families.sowing.ranking import count_boards, rank
from game_core.families.sowing.tables import Table, TableError, own_table, read_table, write_table
from tests.help.ranking import unrank
from tests.help.words import told
from tests.oracles.endgames import SIGN, Played, compare, position_of, row_sum

CHECKED = 5
"""Every value up to so many seeds is checked by the second method."""


def table_of(slug: str) -> Table:
    table = own_table(slug)
    assert table
    return table


@pytest.mark.parametrize("slug", ["oware", "ouri"])
def test_every_value_up_to_five_seeds_by_a_second_method(slug: str) -> None:
    table = table_of(slug)
    played = Played(slug)
    for seeds in range(CHECKED + 1):
        played.add(seeds)
    assert compare(table, played) == []
    circles = sum(
        played.endless[state, 1] != played.endless[state, -1]
        for state, odd in played.endless
        if odd == 1
    )
    assert circles > 100, "there are boards of an odd number from which play goes round"


@pytest.mark.parametrize("slug", ["oware", "ouri"])
def test_the_worth_of_every_move_by_a_second_method(slug: str) -> None:
    table = table_of(slug)
    played = Played(slug)
    for seeds in range(4):
        played.add(seeds)
    for cups, side in played.worth:
        position = position_of(slug, cups, side)
        seeds = sum(cups)
        ahead = 1 if row_sum(cups, "S") > row_sum(cups, "N") else -1
        for move, found in table.worth(position).items():
            turn = position.after(move)
            assert turn
            south, north = (turn.stores[i] - position.stores[i] for i in (0, 1))
            following = "NS"[any(turn.row(0))] if side == "N" else "SN"[any(turn.row(1))]
            after = (tuple(turn.cups), following)
            if south or north:
                expected = south - north + played.worth[after]
            else:
                expected = played.endless[after, ahead if seeds % 2 else 0]
            assert found == expected * SIGN[side], (cups, side, move)


def prove(table: Table, position: SowingPosition, bound: int, depth: int, sign: int) -> bool:
    """Whether real moves show within some turns that `sign` times the value is `bound` or more.

    With -1 for `sign`, that the other side holds the value down. What lies deeper counts against
    it. Boards up to five seeds, checked above, are looked up.
    """
    moves = position.moves()
    seeds = sum(position.cups)
    if not moves:
        return sign * seeds >= bound
    if seeds <= CHECKED:
        found = table.value(position)
        assert found is not None
        return sign * found >= bound
    if not depth:
        return False
    shown = []
    for move in moves:
        turn = position.after(move)
        assert turn
        me = position.side
        gain = turn.stores[me] - position.stores[me]
        if not any(turn.cups):
            shown.append(sign * gain >= bound)
        else:
            again = not any(turn.row(1 - me))
            after = turn.position(me if again else 1 - me)
            flip = 1 if again else -1
            shown.append(prove(table, after, bound - sign * gain, depth - 1, sign * flip))
        # The side that shows it needs one move; the other side has no move against it.
        if shown[-1] == (sign == 1):
            break
    return any(shown) if sign == 1 else all(shown)


@pytest.mark.parametrize("slug", ["oware", "ouri"])
def test_a_sample_of_larger_boards_is_shown_by_real_turns(slug: str) -> None:
    table = table_of(slug)
    chance = random.Random(11)
    shown = tried = 0
    for seeds in (6, 7, 8):
        for _ in range(60):
            cups = unrank(seeds, chance.randrange(count_boards(seeds)))
            if not any(cups[:6]):
                continue
            side = chance.choice("SN")
            position = position_of(slug, cups if side == "S" else (*cups[6:], *cups[:6]), side)
            found = table.value(position)
            assert found is not None
            moves = table.worth(position)
            assert max(moves.values(), default=seeds) == found
            tried += 1
            exact = [prove(table, position, sign * found, 10, sign) for sign in (1, -1)]
            # Nothing better than the value is ever shown, and nothing worse.
            assert not prove(table, position, found + 1, 4, 1)
            assert not prove(table, position, 1 - found, 4, -1)
            shown += all(exact)
    # Others take longer to come to a capture, or go round.
    assert shown > tried / 20


@pytest.mark.parametrize("slug", ["oware", "ouri", "kpo"])
def test_the_table_that_comes_along_covers_eight_seeds(slug: str) -> None:
    table = table_of(slug)
    assert table.seeds >= 8
    assert [len(layer) for layer in table.layers] == [
        count_boards(seeds) for seeds in range(table.seeds + 1)
    ]


def test_kpo_is_as_oware() -> None:
    text = "0,1,0,0,2,0/0,0,1,1,0,1 21-21 S"
    assert find_worth(KPO.parse(text)) == find_worth(OWARE.parse(text)) != {}


def test_a_position_by_hand() -> None:
    # F's seed makes two in a, and Blue takes them. Gold's seed in f falls in A, and Blue, whose
    # turn it is, cannot feed him: A is Blue's too.
    position = OWARE.parse("0,0,0,0,0,1/1,0,0,0,0,1 22-23 S")
    assert position.play("F").play("f").result() is not None
    assert find_worth(position) == {"F": 3}


def test_other_positions_have_no_value() -> None:
    for slug, text in (
        ("oware", "1,1,1,1,1,1/1,1,1,0,0,0 19-20 S"),
        ("tampoduo", "0,1,0,0,2,0/0,0,1,1,0,1 21-21 S"),
        ("oware", "0,0,0,0,0,0/0,0,0,0,0,0 24-24 S"),
    ):
        game = get(slug)
        assert game.family.endgames
        assert game.family.endgames.find_worth(game.parse(text)) == {}
    assert get("amphora").family.endgames is None


def test_play_that_goes_round_shares_the_seeds() -> None:
    even = OWARE.parse("1,0,0,0,0,0/1,0,0,0,0,0 23-23 S")
    assert table_of("oware").value(even) == 0
    # The odd seed is for whoever has more in his row where the going round began.
    table = table_of("oware")
    circling = [number for number, stored in enumerate(table.layers[3]) if stored == 0]
    assert circling
    for number in circling:
        cups = unrank(3, number)
        if any(cups[:6]):
            position = position_of("oware", cups, "S")
            more = sum(cups[:6]) > sum(cups[6:])
            stopped = position.stop()
            south, north = (stopped.stores[i] - position.stores[i] for i in (0, 1))
            assert table.value(position) == south - north == (1 if more else -1)


@pytest.mark.parametrize("slug", ["oware", "ouri"])
def test_after_a_capture_the_odd_seed_goes_to_whoever_has_more_then(slug: str) -> None:
    """F takes two. Of the three seeds left Gold has two, so Gold gets the odd one: 2 + 1 - 2."""
    position = position_of(slug, (1, 0, 0, 0, 0, 2, 0, 1, 1, 0, 0, 0), "S")
    assert find_worth(position)["F"] == 1


def test_what_a_move_is_worth_is_said() -> None:
    worths = {"A": 3, "B": -1, "C": 0, "F": 3}
    assert told(tell_worth(worths, "A", "S")) == (
        "Played to the end, this move wins 3 seeds: from here on, {S} gets 3 more than {N}."
    )
    assert told(tell_worth(worths, "B", "N")) == (
        "Played to the end, this move loses 1 seed: from here on, {N} gets 1 fewer than {S}."
        " Cups A and F would be 4 seeds better."
    )
    assert told(tell_worth({"C": 0, "D": 1}, "C", "S")) == (
        "Played to the end, this move breaks even: from here on, {S} and {N} get the same."
        " Cup D would be 1 seed better."
    )


def test_a_table_is_read_as_it_is_written() -> None:
    layers = [bytes(range(12)), bytes([255] * 78)]
    table = read_table(write_table("ouri", layers))
    assert (table.name, table.seeds) == ("ouri", 2)
    assert [bytes(layer) for layer in table.layers] == [b"\0", *layers]
    assert table.layers[2][5] == -1


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "isn't a table"),
        (b"PK\x03\x04 something else\n", "isn't a table"),
        (b"ubao table 1 chess 8\nx", "isn't a table"),
        (b"ubao table 1 oware 8\nnot packed", "damaged"),
        (write_table("oware", [bytes(12), bytes(78)])[:-9], "damaged"),
        (write_table("oware", [bytes(12), bytes(77)]), "89 values, not 90"),
    ],
)
def test_what_is_no_table_is_refused(data: bytes, reason: str) -> None:
    with pytest.raises(TableError, match=reason):
        read_table(data)


def test_names_are_of_games() -> None:
    assert {get(slug).slug for slug in TABLES} == set(TABLES)
    assert rank((0,) * 12) == 0
