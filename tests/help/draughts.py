"""Helpers for tests of African Queen: setting up a board, playing on it, and a slow second opinion.

A board is written as the squares of White's pieces and of Black's, `Q` before a ringed one:
`a1 Qc3 / g7` is a piece on a1 and a ringed one on c3 against a piece on g7.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from xml.etree import ElementTree

import pytest

from game_core import draw
from game_core.families.draughts.game import DraughtsPosition
from game_core.families.draughts.games.african_queen import AFRICAN_QUEEN
from game_core.types import IllegalMove

FILES, RANKS = "abcdefg", "1234567"


def setup(pieces: str, side: str = "w", *, rings: int = 0, quiet: int = 0) -> str:
    """Return the text of a position. White has `rings` in hand, Black all others."""
    board: dict[str, str] = {}
    for army, letters in zip(pieces.split("/"), ("MQ", "mq"), strict=True):
        for word in army.split():
            board[word[-2:]] = letters[len(word) == 3]
    ranks = ("".join(board.get(file + rank, ".") for file in FILES) for rank in RANKS[::-1])
    text = "/".join(ranks)
    for run in range(7, 0, -1):
        text = text.replace("." * run, str(run))
    worn = sum(letter in "Qq" for letter in board.values())
    return f"{text} {side} {rings}-{6 - worn - rings} {quiet}"


def mirrored(text: str) -> str:
    """Return the text of the same position, or turn, with left and right swapped."""
    if "/" not in text:
        return text.translate(str.maketrans(FILES, FILES[::-1]))
    board, *rest = text.split(" ")
    return " ".join(["/".join(rank[::-1] for rank in board.split("/")), *rest])


def turned(text: str) -> str:
    """Return the text of the same position, or turn, with White and Black swapped."""
    if "/" not in text:
        return text.translate(str.maketrans(RANKS, RANKS[::-1]))
    board, side, rings, quiet = text.split(" ")
    ranks = "/".join(reversed(board.swapcase().split("/")))
    return f"{ranks} {'wb'[side == 'w']} {rings[::-1]} {quiet}"


def parse(text: str) -> DraughtsPosition:
    return AFRICAN_QUEEN.parse(text)


def play(before: str, *moves: str) -> str:
    """Return the text after some turns, also played on the mirrored and the turned board."""
    after = str(_play(before, moves))
    for change in (mirrored, turned):
        assert str(_play(change(before), tuple(map(change, moves)))) == change(after)
    return after


def _play(before: str, moves: tuple[str, ...]) -> DraughtsPosition:
    position = parse(before)
    for move in moves:
        position = position.play(move)
    return position


def ending(text: str) -> str:
    """Return how a game ended, as in `w no-move`; empty if it hasn't."""
    found = [_describe_result(parse(each)) for each in (text, mirrored(text), turned(text))]
    swapped = {"w": "b", "b": "w"}.get(found[0][:1], found[0][:1]) + found[0][1:]
    assert found == [found[0], found[0], swapped]
    return found[0]


def _describe_result(position: DraughtsPosition) -> str:
    result = position.result()
    if result is None:
        assert position.moves()
        return ""
    assert position.moves() == ()
    assert result.score is None
    return f"{result.winner or 'tie'} {result.reason}"


def legal(text: str) -> str:
    """Return the turns on one line; those on the other two boards must lead to equal ones."""
    position = parse(text)
    for change in (mirrored, turned):
        other = parse(change(text))
        found = {change(str(other.play(move))) for move in other.moves()}
        assert found == {str(position.play(move)) for move in position.moves()}
    return " ".join(position.moves())


def events(text: str, move: str) -> list[str]:
    """Return what happens in a turn, one event per line."""
    _, trace = parse(text).trace(move)
    return [str(event) for event in trace]


def refusal(text: str, move: str) -> tuple[str, str]:
    """Return the rule that forbids a turn, and its sentence, also on the other boards."""
    for change in (mirrored, turned):
        assert _refuse(change(text), change(move)).rule == _refuse(text, move).rule
    return _refuse(text, move).rule, str(_refuse(text, move))


def _refuse(text: str, move: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as caught:
        parse(text).play(move)
    return caught.value


def refused_parts(text: str, *parts: str) -> tuple[str, str]:
    """Return the rule that forbids parts of a turn, and the sentence that says so."""
    with pytest.raises(IllegalMove) as caught:
        parse(text).options(parts)
    return caught.value.rule, str(caught.value)


def offered(text: str, *parts: str) -> str:
    """Return what can follow parts of a turn: squares and choices, or `= TURN`, on one line."""
    options = parse(text).options(parts)
    assert not set(options.cells) & set(options.refusals)
    if options.move:
        assert not options.cells
        assert not options.choices
        return f"= {options.move}"
    return " ".join([*options.cells, *options.choices])


def complete(position: DraughtsPosition, parts: tuple[str, ...] = ()) -> Iterator[str]:
    """Yield every turn that can be chosen part by part, once for each way to choose it."""
    options = position.options(parts)
    if options.move:
        yield options.move
    for part in (*options.cells, *options.choices):
        yield from complete(position, (*parts, part))


# --- Drawings ---

SVG = "{http://www.w3.org/2000/svg}"


@dataclass
class Picture:
    """Pieces and rings by key, each with its classes and place; texts by key."""

    pieces: dict[str, tuple[str, str]]
    texts: dict[str, str]

    def apply(self, step: Mapping[str, object]) -> None:
        """Apply one step of an animation, as a page does."""
        plain = json.loads(json.dumps(step))
        for key in plain.get("gone", []):
            del self.pieces[key]
        for key, new_key, x, y, angle in plain.get("moves", []):
            assert new_key not in self.pieces, f"two pieces at {new_key}"
            kind, _ = self.pieces.pop(key)
            self.pieces[new_key] = (kind, f"translate({x} {y}) rotate({angle})")
        for key, text in plain.get("texts", {}).items():
            assert key in self.texts
            self.texts[key] = text


def look(position: DraughtsPosition, viewpoint: str = "w") -> Picture:
    """Parse the drawing of a position."""
    root = ElementTree.fromstring(draw.board(position, viewpoint))
    layer = root.find(f"{SVG}g[@data-layer='pieces']")
    assert layer is not None
    keyed = {each.attrib["data-key"]: each for each in layer}
    assert len(keyed) == len(layer)
    return Picture(
        {key: (each.attrib["class"], each.attrib["transform"]) for key, each in keyed.items()},
        {
            each.attrib["data-key"]: each.text or ""
            for each in root.iterfind(f".//{SVG}text[@data-key]")
        },
    )


# --- A slow second opinion ---

type Square = tuple[int, int]
type Way = tuple[list[Square], frozenset[Square]]


def slow_turns(text: str, most_leaps: int) -> set[str]:
    """Return the turns of at most this many leaps, found by trying every path."""
    layout, side, rings, _ = text.split(" ")
    board = {
        (file, rank): letter
        for rank, row in zip(range(6, -1, -1), layout.split("/"), strict=True)
        for file, letter in enumerate("".join("." * int(c) if c.isdigit() else c for c in row))
        if letter != "."
    }
    mine = "MQ" if side == "w" else "mq"
    hand = int(rings.split("-")[side == "b"])
    turns = _turns_after_ring(board, mine, most_leaps)
    for square in [square for square in board if board[square] == mine[0] and hand]:
        ringed = board | {square: mine[1]}
        prefix = f"R@{_write([square])}+"
        turns |= {prefix + turn for turn in _turns_after_ring(ringed, mine, most_leaps)}
    return turns


def _turns_after_ring(board: dict[Square, str], mine: str, most_leaps: int) -> set[str]:
    names: dict[tuple[Square, Square, frozenset[Square]], str] = {}
    paths = [
        (path, captured)
        for square in board
        if board[square] in mine
        for path, captured in _paths(board, mine, [square], frozenset(), most_leaps)
    ]
    # A path of one leap shows what can be captured first.
    firsts = {(path[0], path[1]) for path, captured in paths if len(path) == 2 and captured}
    for path, captured in paths:
        start, end = path[0], path[-1]
        if (firsts and (start, path[1]) not in firsts) or (start == end and not captured):
            continue
        name = _write(path)
        known = names.get((start, end, captured), name)
        names[start, end, captured] = min(name, known, key=lambda name: (len(name), name))
    steps = set() if firsts else set(_steps(board, mine))
    return steps | set(names.values())


def _paths(
    board: dict[Square, str], mine: str, path: list[Square], captured: frozenset[Square], left: int
) -> Iterator[Way]:
    """Yield every path that continues `path` by up to `left` leaps."""
    if not left:
        return
    standing = {square for square in board if square not in captured and square != path[0]}
    (file, rank), forward = path[-1], 1 if mine == "MQ" else -1
    for across in (-1, 0, 1):
        for up in (-1, 0, 1):
            over, to = (file + across, rank + up), (file + 2 * across, rank + 2 * up)
            backward = up == -forward and board[path[0]] == mine[0]
            if backward or over not in standing or to in standing or not _is_on_board(to):
                continue
            taken = captured if board[over] in mine else captured | {over}
            yield [*path, to], taken
            yield from _paths(board, mine, [*path, to], taken, left - 1)


def _steps(board: dict[Square, str], mine: str) -> Iterator[str]:
    forward = 1 if mine == "MQ" else -1
    for (file, rank), piece in board.items():
        for up in (-1, 1) if piece == mine[1] else (forward,):
            for across in (-1, 1):
                to = (file + across, rank + up)
                if piece in mine and to not in board and _is_on_board(to):
                    yield _write([(file, rank), to])


def _is_on_board(square: Square) -> bool:
    return 0 <= square[0] < 7 and 0 <= square[1] < 7


def _write(path: list[Square]) -> str:
    return "-".join(FILES[file] + RANKS[rank] for file, rank in path)
