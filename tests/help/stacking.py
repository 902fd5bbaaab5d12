"""Helpers for tests of African Chess: boards as short texts, also played with colors swapped.

A board is its squares with stones, as in `d4=ww d5=b`. Unless a board has them somewhere, White's
touchstone is alone on a1 and Black's on h8; boards are shown without these two.
"""

from __future__ import annotations

import re

import pytest

from game_core import IllegalMove
from game_core.families.stacking import notation
from game_core.families.stacking.board import NAMES
from game_core.families.stacking.game import StackingPosition
from game_core.families.stacking.games.african_chess import AFRICAN_CHESS

HOMES = {"a1": "W", "h8": "B"}


def place(board: str, turn: str = "w", quiet: int = 0) -> StackingPosition:
    """Return the position of a short text."""
    stones = dict(square.split("=") for square in board.split())
    for home, touchstone in HOMES.items():
        if touchstone not in "".join(stones.values()):
            assert home not in stones
            stones[home] = touchstone
    assert set(stones) <= set(NAMES)
    text = notation.write(tuple(stones.get(name, "") for name in NAMES), "wb".index(turn), quiet)
    return AFRICAN_CHESS.parse(text)


def show(position: StackingPosition) -> str:
    """Return the short text of a position's board."""
    stones = dict(zip(NAMES, position.board, strict=True))
    return " ".join(
        f"{name}={stones[name]}"
        for name in sorted(NAMES)
        if stones[name] and HOMES.get(name) != stones[name]
    )


def mirrored(position: StackingPosition) -> StackingPosition:
    """Return the same position with White and Black swapped."""
    board, turn, quiet = str(position).split(" ")
    ranks = [_swap_rank(rank) for rank in reversed(board.split("/"))]
    return AFRICAN_CHESS.parse(f"{'/'.join(ranks)} {'bw'['wb'.index(turn)]} {quiet}")


def _swap_rank(rank: str) -> str:
    squares = (re.sub(r"(w*W?)(b*B?)", r"\2\1", square) for square in rank.split(","))
    return ",".join(squares).translate(SWAP)


SWAP = str.maketrans("wWbB", "bBwW")


def mirrored_move(move: str) -> str:
    """Return the same move on the mirrored board."""
    return re.sub("[1-8]", lambda rank: str(9 - int(rank[0])), move)


def mirrored_words(words: str) -> str:
    """Return an event, or a sentence about one, as it is on the mirrored board."""
    swapped = re.sub(r"\b[wb]\b", lambda side: "bw"["wb".index(side[0])], words)
    return re.sub("(?<=[a-h])[1-8]", lambda rank: str(9 - int(rank[0])), swapped)


def play(before: StackingPosition | str, *moves: str) -> StackingPosition:
    """Return the position after some moves, which are also played on the mirrored board."""
    position = place(before) if isinstance(before, str) else before
    mirror = mirrored(position)
    for move in moves:
        position, mirror = position.play(move), mirror.play(mirrored_move(move))
        assert mirror == mirrored(position)
    return position


def after(before: StackingPosition | str, *moves: str) -> str:
    """Return the board after some moves."""
    return show(play(before, *moves))


def events(before: StackingPosition | str, move: str) -> list[str]:
    """Return what happens in a move, one event per line."""
    position = place(before) if isinstance(before, str) else before
    _, trace = position.trace(move)
    _, mirror = mirrored(position).trace(mirrored_move(move))
    assert list(map(str, mirror)) == [mirrored_words(str(event)) for event in trace]
    return list(map(str, trace))


def moves(before: StackingPosition | str, begin: str = "") -> list[str]:
    """Return the legal moves that begin like this."""
    position = place(before) if isinstance(before, str) else before
    legal = position.moves()
    mirror = mirrored(position).moves()
    assert sorted(map(mirrored_move, legal)) == sorted(mirror)
    return [move for move in legal if move.startswith(begin)]


def refusal(before: StackingPosition | str, move: str) -> tuple[str, str]:
    """Return the rule that forbids a move, and the sentence that says so."""
    position = place(before) if isinstance(before, str) else before
    assert move not in moves(position)
    text = str(position)
    with pytest.raises(IllegalMove) as caught:
        position.play(move)
    with pytest.raises(IllegalMove) as elsewhere:
        mirrored(position).play(mirrored_move(move))
    assert elsewhere.value.rule == caught.value.rule
    assert str(position) == text
    return caught.value.rule, str(caught.value)
