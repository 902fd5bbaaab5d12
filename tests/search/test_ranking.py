"""The numbering of boards, one by one and many at once."""

from __future__ import annotations

import random
from itertools import product

import numpy as np
import pytest

from game_core.families.sowing.ranking import count_boards, count_played, rank
from tests.help.ranking import unrank
from workshop.endgames.boards import list_boards, rank_boards


def every_board(seeds: int, cups: int = 12) -> list[tuple[int, ...]]:
    """All ways in which seeds can lie in cups, by trying all counts."""
    if cups == 1:
        return [(seeds,)]
    return [
        (count, *rest)
        for count in range(seeds + 1)
        for rest in every_board(seeds - count, cups - 1)
    ]


@pytest.mark.parametrize("seeds", range(7))
def test_boards_are_numbered_without_gaps(seeds: int) -> None:
    boards = every_board(seeds)
    numbers = [rank(board) for board in boards]
    assert sorted(numbers) == [*range(count_boards(seeds))]
    assert [unrank(seeds, number) for number in numbers] == boards


@pytest.mark.parametrize("seeds", range(8))
def test_those_that_play_can_bring_about_come_first(seeds: int) -> None:
    played = [not all(unrank(seeds, number)[6:]) for number in range(count_boards(seeds))]
    assert sum(played) == count_played(seeds)
    assert all(played[: count_played(seeds)])


def test_as_many_as_in_the_solved_game() -> None:
    # Romein and Bal solved Oware in 2002, with 889,063,398,406 positions: those in which the side
    # that just moved has an empty cup, and the start.
    counts = [count_played(seeds) for seeds in (*range(47), 48)]
    assert sum(counts) + 1 == 889_063_398_406


def test_numbers_come_back_for_many_seeds_too() -> None:
    chance = random.Random(3)
    for seeds in (9, 20, 33, 48):
        for number in (0, count_played(seeds), count_boards(seeds) - 1):
            assert rank(unrank(seeds, number)) == number
        for _ in range(50):
            number = chance.randrange(count_boards(seeds))
            assert rank(unrank(seeds, number)) == number


def test_there_is_no_number_past_the_last() -> None:
    with pytest.raises(IndexError, match="no board 78 of 2 seeds"):
        unrank(2, 78)


@pytest.mark.parametrize("seeds", range(8))
def test_many_at_once_are_numbered_the_same(seeds: int) -> None:
    boards = list_boards(seeds, 0, count_boards(seeds))
    assert [tuple(board) for board in boards.tolist()] == [
        unrank(seeds, number) for number in range(count_boards(seeds))
    ]
    assert np.array_equal(rank_boards(boards), np.arange(len(boards)))


@pytest.mark.parametrize(("first", "last"), [(0, 10), (95_000, 95_100), (167_900, 167_960)])
def test_a_part_of_a_layer(first: int, last: int) -> None:
    boards = list_boards(9, first, last)
    assert [tuple(board) for board in boards.tolist()] == [
        unrank(9, number) for number in range(first, last)
    ]
    assert rank_boards(boards).tolist() == [*range(first, last)]


def test_boards_of_different_numbers_of_seeds_at_once() -> None:
    boards = [
        board
        for seeds in (0, 3, 7, 13)
        for board in (unrank(seeds, 0), unrank(seeds, -1 + count_boards(seeds)))
    ]
    assert rank_boards(np.array(boards, dtype=np.int8)).tolist() == [
        rank(board) for board in boards
    ]


def test_products_agree_on_small_boards() -> None:
    boards = {board for board in product(range(2), repeat=12) if sum(board) == 1}
    assert boards == {unrank(1, number) for number in range(12)}
