"""Helpers for tests of chess with stones: play a turn on a board and on the rotated board."""

from __future__ import annotations

import pytest
from hypothesis import assume
from hypothesis import strategies as st

from game_core.families.stonechess.game import StoneChessPosition
from game_core.families.stonechess.games.double_eighteen_stone_chess import (
    DOUBLE_EIGHTEEN_STONE_CHESS,
)
from game_core.families.stonechess.halfmove import follow
from game_core.types import IllegalMove, Options, PositionError

GAME = DOUBLE_EIGHTEEN_STONE_CHESS
FILES = "abcdefghijklmnop"
PARKED = " ".join(f"{file}{rank}" for rank in range(1, 10) for file in "op")
"""Places for stones that don't matter to a test: on the last two files."""
ROWS = " ".join(f"{file}{rank}" for rank in (5, 4) for file in FILES)
"""Another such place, in the middle of the board."""


START = (
    "rnbqrnbqkbnrqbnr/pppppppppppppppp/16/O4O4O4O/O1OO1O1OO1O1OO1O/O4O4O4O/16/"
    "PPPPPPPPPPPPPPPP/RNBQRNBQKBNRQBNR w AELPaelp - 0 -"
)
KINGS = "Ki1 ki9"


def place(men: str, stones: str = "", fields: str = "w - - 0 -", parked: str = PARKED) -> str:
    """Return a position's text: pieces as `Ki1 pe7`, stones as `f5`; other stones are parked."""
    squares = dict.fromkeys(stones.split(), "O")
    for name in parked.split():
        if len(squares) < 18:
            squares[name] = "O"
    for man in men.split():
        assert man[1:] not in squares, man
        squares[man[1:]] = man[0]
    ranks = []
    for rank in range(9, 0, -1):
        row = "".join(squares.get(f"{file}{rank}", ".") for file in FILES)
        for run in range(16, 0, -1):
            row = row.replace("." * run, str(run))
        ranks.append(row)
    return f"{'/'.join(ranks)} {fields}"


def turned(text: str) -> str:
    """Return the text of the same position with White and Black swapped."""
    board, side, rights, passed, quiet, moved = text.split(" ")
    ranks = [rank.swapcase().replace("o", "O") for rank in reversed(board.split("/"))]
    rights = "".join(sorted(rights.swapcase()))
    other = "b" if side == "w" else "w"
    return f"{'/'.join(ranks)} {other} {rights} {turned_move(passed)} {quiet} {turned_move(moved)}"


def turned_move(text: str) -> str:
    """Return names of squares on the rotated board."""
    return "".join(str(10 - int(sign)) if sign.isdecimal() else sign for sign in text)


def parse(text: str) -> StoneChessPosition:
    return GAME.parse(text)


def play(before: str, *moves: str) -> str:
    """Return the text after some turns; on the rotated board, the same must happen."""
    position, mirror = parse(before), parse(turned(before))
    for move in moves:
        position, mirror = position.play(move), mirror.play(turned_move(move))
    assert str(mirror) == turned(str(position))
    return str(position)


def turns(text: str) -> set[str]:
    """Return all legal turns; on the rotated board, they must be the same."""
    found = parse(text).moves()
    assert list(found) == sorted(set(found))
    assert sorted(map(turned_move, found)) == list(parse(turned(text)).moves())
    return set(found)


def targets(text: str, origin: str) -> str:
    """Return where a piece can go if no stone follows; `q` means any promotion."""
    moves = {turn for turn in turns(text) if turn.startswith(origin) and "+" not in turn}
    return " ".join(sorted({move[2:4] for move in moves}))


def actions(text: str, move: str, stone: str = "") -> str:
    """Return what can follow a chess move, `-` for nothing; of one stone only if it's given."""
    endings = {turn.removeprefix(move) for turn in turns(text) if turn.startswith(move)}
    return " ".join(sorted(end[1:] or "-" for end in endings if end[1:].startswith(stone)))


def ending(before: str, *moves: str) -> str:
    """Return how these turns end the game, as in `w checkmate`; empty if they don't."""
    found = []
    for position, change in ((parse(before), str), (parse(turned(before)), turned_move)):
        for move in moves:
            position = position.play(change(move))
        result = position.result()
        assert (result is None) == bool(position.moves())
        found.append((result.winner or "tie", result.reason) if result else ("", ""))
    (winner, reason), (other, same) = found
    assert (other, same) == ({"w": "b", "b": "w"}.get(winner, winner), reason)
    return f"{winner} {reason}".strip()


def refusal(text: str, move: str) -> tuple[str, str]:
    """Return the rule that forbids a turn, and the sentence that says so."""
    position = parse(text)
    assert move not in position.moves()
    with pytest.raises(IllegalMove) as caught:
        position.play(move)
    with pytest.raises(IllegalMove) as mirrored:
        parse(turned(text)).play(turned_move(move))
    assert caught.value.rule == mirrored.value.rule
    return caught.value.rule, str(caught.value)


def events(before: str, move: str) -> list[str]:
    """Return what happens in a turn, one event per line."""
    after, trace = parse(before).trace(move)
    assert after == parse(before).play(move)
    pieces = parse(before).cells
    follow(pieces, trace)
    assert pieces == after.cells
    return [str(event) for event in trace]


def choose(text: str, *parts: str) -> Options:
    return parse(text).options(parts)


@st.composite
def arranged(draw: st.DrawFn) -> StoneChessPosition:
    """A position that an author might set up: few pieces, Kings and Rooks at home or anywhere."""
    squares = draw(st.permutations([f"{file}{rank}" for file in FILES for rank in range(1, 10)]))
    free = iter(squares)
    side = draw(st.sampled_from("wb"))
    pawn, start, step, rank = ("p", "8", "7", "6") if side == "w" else ("P", "2", "3", "4")
    men: dict[str, str] = {}
    if draw(st.booleans()):
        # A Pawn of the other side that has stepped twice, and one that can capture it en passant.
        files = draw(st.permutations(draw(st.sampled_from(["ab", "fg", "hi", "op"]))))
        men |= {files[0] + rank: pawn, files[1] + rank: pawn.swapcase()}
    rights = ""
    for king, rook, last in (("K", "R", "1"), ("k", "r", "9")):
        if draw(st.booleans()):
            men["i" + last] = king
            home = "".join(sorted(draw(st.sets(st.sampled_from("aelp"), min_size=1))))
            men |= {file + last: rook for file in home}
            rights += home.upper() if king == "K" else home
        else:
            men[next(square for square in free if square not in men)] = king
    for man in draw(st.lists(st.sampled_from("QRBNPPPqrbnppp"), max_size=8)):
        men[next(s for s in free if s not in men and (man not in "Pp" or s[1] not in "19"))] = man
    stones = [square for square in free if square not in men][:18]
    moved = "-"
    if draw(st.booleans()):
        # The stone came from the square to its right.
        there = f"{chr(ord(stones[0][0]) + 1)}{stones[0][1]}"
        moved = there + stones[0]
    stepped = [
        file
        for file in FILES
        if men.get(file + rank) == pawn and not {file + start, file + step} & {*men, *stones}
    ]
    passed = stepped[0] + step if stepped else "-"
    told = " ".join(man + square for square, man in men.items())
    try:
        fields = f"{side} {rights or '-'} {passed} 0 {moved}"
        return parse(place(told, " ".join(stones), fields))
    except PositionError:
        # The side to move could capture the King, or no stone can have come from there.
        assume(False)
        raise
