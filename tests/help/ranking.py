"""From the number of a sowing board back to the board."""

from __future__ import annotations

from game_core.families.sowing.ranking import (
    ROW,
    count_boards,
    count_full_rows,
    count_open_rows,
    count_played,
    count_rows,
    offset,
    words_before,
)


def unrank(seeds: int, number: int) -> tuple[int, ...]:
    """Return the board of that number. Raises IndexError if there's none."""
    if not 0 <= number < count_boards(seeds):
        raise IndexError(f"there is no board {number} of {seeds} seeds")
    played = count_played(seeds)
    if number >= played:
        board = unrank(seeds - ROW, number - played)
        return (*board[:ROW], *(count + 1 for count in board[ROW:]))
    own = max(mine for mine in range(seeds + 1) if offset(seeds, mine) <= number)
    while not count_rows(ROW, own) * count_open_rows(seeds - own):
        own -= 1
    first, second = divmod(number - offset(seeds, own), count_open_rows(seeds - own))
    return (*_unrank_row(own, first), *_unrank_open_row(seeds - own, second))


def _unrank_row(seeds: int, number: int) -> list[int]:
    row: list[int] = []
    left = seeds
    for cup in range(ROW):
        count = max(c for c in range(left + 1) if words_before(cup, left, c) <= number)
        number -= words_before(cup, left, count)
        row.append(count)
        left -= count
    return row


def _unrank_open_row(seeds: int, number: int) -> list[int]:
    row: list[int] = []
    left, is_open = seeds, False
    for cup in range(ROW):
        before = 0
        for count in range(left + 1):
            after = count_rows(ROW - 1 - cup, left - count)
            if not is_open and count:
                after -= count_full_rows(ROW - 1 - cup, left - count)
            if number < before + after:
                break
            before += after
        number -= before
        row.append(count)
        left -= count
        is_open = is_open or not count
    return row
