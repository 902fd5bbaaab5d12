"""Helpers for tests of Amphora: positions piece by piece, and every case played four times.

A position is written `Kd1 Pc5 kd8 | w Gg 00 -`: pieces and their squares, then the rest of its
text.
"""

from __future__ import annotations

import re

import pytest
from hypothesis import strategies as st

from game_core.families.amphora.board import NAMES, NUMBERS, AmphoraState
from game_core.families.amphora.game import AmphoraPosition
from game_core.families.amphora.games.amphora import AMPHORA
from game_core.families.amphora.notation import write
from game_core.notation import EMPTY
from game_core.types import IllegalMove, Options, PositionError
from tests.help.words import told

START = "ppkpp/ppp/5/7/7/5/PPP/PPKPP w Gg 00 -"
SWAP = {"w": "b", "b": "w"}
SEEN = [(False, False), (True, False), (False, True), (True, True)]
"""A case as it is; with White and Black swapped; with left and right swapped; with both."""


def set_up(told: str) -> AmphoraPosition:
    """Return the position that a text describes."""
    pieces, _, rest = told.partition(" | ")
    board = [EMPTY] * 40
    for piece in pieces.split():
        assert not board[NUMBERS[piece[1:]]], f"two pieces on {piece[1:]}"
        board[NUMBERS[piece[1:]]] = piece[0]
    side, waiting, asides, lost = rest.split(" ")
    state = AmphoraState(
        tuple(board),
        "wb".index(side),
        ("G" in waiting, "g" in waiting),
        (int(asides[0]), int(asides[1])),
        lost == "x",
    )
    return AMPHORA.parse(write(state))


def turned(words: str, sides: bool, hands: bool) -> str:
    """Rename squares, and sides in braces, for another view of a case."""

    def rename(found: re.Match[str]) -> str:
        file, rank = found[1], found[2]
        if hands:
            file = "gfedcba"["abcdefg".index(file)]
        return f"{file}{9 - int(rank)}" if sides else f"{file}{rank}"

    words = re.sub("([a-g])([1-8])", rename, words)
    return re.sub("{([wb])}", lambda m: f"{{{SWAP[m[1]]}}}", words) if sides else words


def turned_told(told: str, sides: bool, hands: bool) -> str:
    """Return another view of a position's text."""
    pieces, _, rest = told.partition(" | ")
    pieces = turned(pieces, sides, hands)
    if not sides:
        return f"{pieces} | {rest}"
    pieces = re.sub("[A-Za-z](?=[a-g])", lambda m: m[0].swapcase(), pieces)
    side, waiting, asides, lost = rest.split(" ")
    waiting = "".join(sorted(waiting.swapcase()))
    return f"{pieces} | {SWAP[side]} {waiting} {asides[::-1]} {lost}"


def turned_event(event: str, sides: bool, hands: bool) -> str:
    """Return another view of a transcript's line."""
    words = turned(event, sides, hands).split(" ")
    if sides and words[0] != "move":
        words = [SWAP.get(word, word.swapcase() if len(word) == 1 else word) for word in words]
    return " ".join(words)


def play(before: str, *moves: str) -> AmphoraPosition:
    """Return the position after some moves, the same in every view."""
    position = set_up(before)
    for move in moves:
        position = position.play(move)
    for sides, hands in SEEN:
        again = set_up(turned_told(before, sides, hands))
        for move in moves:
            again = again.play(turned(move, sides, hands))
        assert again == set_up(turned_told(tell(position), sides, hands))
    return position


def tell(position: AmphoraPosition) -> str:
    """Describe a position piece by piece, square by square from b1."""
    pieces = zip(NAMES, position.state.board, strict=True)
    told = " ".join(f"{piece}{name}" for name, piece in pieces if piece)
    return f"{told} | {str(position).partition(' ')[2]}"


def assert_leads(before: str, move: str, after: str) -> None:
    """Check that a move leads from one position to another."""
    assert tell(play(before, move)) == tell(set_up(after))


def legal(before: str, origin: str = "") -> str:
    """Return the legal turns that begin with `origin`, on one line, the same in every view."""
    moves = set_up(before).moves()
    for sides, hands in SEEN:
        again = set_up(turned_told(before, sides, hands)).moves()
        assert sorted(again) == sorted(turned(move, sides, hands) for move in moves)
    return " ".join(move for move in moves if move.startswith(origin))


def events(before: str, move: str) -> list[str]:
    """Return what happens in a turn, one event per line."""
    _, trace = set_up(before).trace(move)
    lines = [str(event) for event in trace]
    for sides, hands in SEEN:
        position = set_up(turned_told(before, sides, hands))
        after, again = position.trace(turned(move, sides, hands))
        assert after == position.play(turned(move, sides, hands))
        # Pieces captured at the same time may be listed in another order.
        assert sorted(map(str, again)) == sorted(turned_event(line, sides, hands) for line in lines)
    return lines


def ending(before: str, *moves: str) -> str:
    """Return how some moves end the game: winner and reason; empty if they don't."""
    result = play(before, *moves).result()
    return f"{result.winner} {result.reason}" if result else ""


def refusal(before: str, move: str) -> tuple[str, str]:
    """Return the rule that forbids a move, and the sentence that says so."""
    found = []
    for sides, hands in SEEN:
        position = set_up(turned_told(before, sides, hands))
        with pytest.raises(IllegalMove) as caught:
            position.play(turned(move, sides, hands))
        said = told(caught.value.said)
        found.append((caught.value.rule, turned(said, sides, hands)))
    # If there are several ways to capture a King, the sentence may name another one.
    assert len({rule for rule, _ in found}) == 1
    return found[0]


def options(before: str, *parts: str) -> Options:
    """Return what can follow some parts of a turn, the same in every view."""
    found = set_up(before).options(parts)
    for sides, hands in SEEN:
        seen = [turned(part, sides, hands) for part in parts]
        again = set_up(turned_told(before, sides, hands)).options(seen)
        for ours, theirs in (
            (found.cells, again.cells),
            (found.choices, again.choices),
            (found.refusals, again.refusals),
            ([found.move], [again.move]),
        ):
            assert sorted(turned(each, sides, hands) for each in ours) == sorted(theirs)
    return found


def refused_parts(before: str, *parts: str) -> tuple[str, str]:
    """Return the rule that forbids some parts of a turn, and the sentence that says so."""
    for sides, hands in SEEN:
        position = set_up(turned_told(before, sides, hands))
        with pytest.raises(IllegalMove) as caught:
            position.options([turned(part, sides, hands) for part in parts])
        if not (sides or hands):
            first = caught.value
        assert caught.value.rule == first.rule
    return first.rule, told(first.said)


@st.composite
def arranged_jugs(draw: st.DrawFn) -> AmphoraPosition:
    """A position that an author might set up: few or many pieces, anywhere, Guards in or out."""
    places = draw(st.permutations(range(40)))
    counts = [draw(st.integers(0, most)) for most in (7, 7, 1, 1)]
    pieces = "Kk" + "".join(letter * count for letter, count in zip("PpGg", counts, strict=True))
    board = [EMPTY] * 40
    for piece, place in zip(pieces, places, strict=False):
        board[place] = piece
    white, black = ((not count) and draw(st.booleans()) for count in counts[2:])
    state = AmphoraState(
        tuple(board),
        draw(st.integers(0, 1)),
        (white, black),
        draw(st.tuples(*[st.sampled_from((0, 1, 3, 2))] * 2)),
        False,
    )
    try:
        return AMPHORA.parse(write(state._replace(lost=draw(st.booleans()))))
    except PositionError:
        # A side with all its Pawns hasn't lost one.
        return AMPHORA.parse(write(state))
