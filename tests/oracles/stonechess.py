"""A second implementation of Double Eighteen-Stone Chess, as slow and plain as its rules.

Boards are dicts of letters by name of square. Whether a King is safe is found by asking of every
man on the board, after every whole turn. Tests compare it with the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

type Board = dict[str, str]
type Turn = tuple[str, Board, set[str]]
"""The text of a turn or of its first part, the board after it, and the squares it has touched."""

FILES = "abcdefghijklmnop"
RANKS = "123456789"
STONE = "O"
STRAIGHT = [(1, 0), (-1, 0), (0, 1), (0, -1)]
SLANTED = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
JUMPS = [(x, y) for x in (-2, -1, 1, 2) for y in (-2, -1, 1, 2) if abs(x) != abs(y)]
FAR = {"R": STRAIGHT, "B": SLANTED, "Q": STRAIGHT + SLANTED}
NEAR = {"N": JUMPS, "K": STRAIGHT + SLANTED}
CASTLINGS = {"k": ("l", "j"), "g": ("e", "h"), "m": ("p", "l"), "e": ("a", "f")}
"""By the file to which a King castles: where its Rook goes from and to."""


def go(square: str, x: int, y: int) -> str:
    """Return the square this many files and ranks away; empty if it's not on the board."""
    file, rank = FILES.index(square[0]) + x, RANKS.index(square[1]) + y
    return FILES[file] + RANKS[rank] if 0 <= file < 16 and 0 <= rank < 9 else ""


def is_mine(piece: str, side: str) -> bool:
    """Return whether a piece belongs to a side."""
    return piece not in ("", STONE) and piece.isupper() == (side == "w")


def turns(text: str) -> dict[str, str]:
    """Every legal turn from a position, and the position to which it leads; quiet draws aside."""
    rows, side, rights, passed, quiet, moved = text.split(" ")
    board = read(rows)
    found = {}
    for move, between, touched in chess_moves(board, side, rights, passed):
        man = board[move[:2]].upper()
        taken = len([each for each in between.values() if each]) < len(board)
        step = ""
        if man == "P" and move[1] + move[3] in ("24", "86"):
            step = move[0] + {"2": "3", "8": "7"}[move[1]]
        for action, after, more in [("", between, set[str]()), *actions(between, side, moved)]:
            king = "Kk"[side == "b"]
            home = next(square for square in after if after[square] == king)
            if is_attacked(after, home, "w" if side == "b" else "b"):
                continue
            left = "".join(right for right in rights if not castles(right) & (touched | more))
            stays = step and step not in more and move[2:4] not in more
            fields = [
                write(after), "wb"[side == "w"], left or "-", step if stays else "-",
                str(0 if taken or man == "P" else int(quiet) + 1),
                action.strip("+").replace("~", "") or "-",
            ]  # fmt: skip
            found[move + action] = " ".join(fields)
    return found


def castles(right: str) -> set[str]:
    """The squares of the Rook and of the King that a right to castle is about."""
    rank = "1" if right.isupper() else "9"
    return {right.lower() + rank, "i" + rank} if right != "-" else {"-"}


# --- The chess move ---


def chess_moves(board: Board, side: str, rights: str, passed: str) -> Iterator[Turn]:
    """What a side's men can do, whether or not its King is safe then."""
    for origin, piece in board.items():
        if not is_mine(piece, side):
            continue
        found = pawn_targets(board, side, origin, passed) if piece in "Pp" else sight(board, origin)
        for target in found:
            there = board.get(target, "")
            if there == STONE or is_mine(there, side):
                continue
            after = put(board, {origin: "", target: piece})
            touched = {origin, target}
            if piece in "Pp" and target == passed:
                victim = target[0] + origin[1]
                after = put(after, {victim: ""})
                touched.add(victim)
            if piece in "Pp" and target[1] in "19":
                for letter in "qrbn":
                    become = letter.upper() if side == "w" else letter
                    yield origin + target + letter, put(after, {target: become}), touched
            else:
                yield origin + target, after, touched
    yield from castle(board, side, rights)


def sight(board: Board, origin: str) -> Iterator[str]:
    """Return the squares that a piece other than a Pawn reaches, including the first obstacle."""
    man = board[origin].upper()
    for x, y in NEAR.get(man, []):
        if go(origin, x, y):
            yield go(origin, x, y)
    for x, y in FAR.get(man, []):
        for steps in count(1):
            target = go(origin, steps * x, steps * y)
            if not target:
                break
            yield target
            if board.get(target):
                break


def pawn_targets(board: Board, side: str, origin: str, passed: str) -> Iterator[str]:
    ahead = 1 if side == "w" else -1
    one, two = go(origin, 0, ahead), go(origin, 0, 2 * ahead)
    if not board.get(one):
        yield one
        if origin[1] == ("2" if side == "w" else "8") and not board.get(two):
            yield two
    for target in strikes(origin, side):
        there = board.get(target, "")
        if (there and not is_mine(there, side)) or target == passed:
            yield target


def strikes(origin: str, side: str) -> list[str]:
    """Return the squares that a Pawn attacks."""
    ahead = 1 if side == "w" else -1
    return [target for x in (-1, 1) if (target := go(origin, x, ahead))]


def castle(board: Board, side: str, rights: str) -> Iterator[Turn]:
    rank, king, rook = ("1", "K", "R") if side == "w" else ("9", "k", "r")
    other = "b" if side == "w" else "w"
    for file, (corner, lands) in CASTLINGS.items():
        if (corner.upper() if side == "w" else corner) not in rights:
            continue
        low, high = sorted(("i", corner))
        between = FILES[FILES.index(low) + 1 : FILES.index(high)]
        low, high = sorted(("i", file))
        path = FILES[FILES.index(low) : FILES.index(high) + 1]
        if any(board.get(each + rank) for each in between):
            continue
        if any(is_attacked(board, each + rank, other) for each in path):
            continue
        gone = {"i" + rank: "", corner + rank: ""}
        changes = gone | {file + rank: king, lands + rank: rook}
        yield f"i{rank}{file}{rank}", put(board, changes), set(changes)


def is_attacked(board: Board, square: str, side: str) -> bool:
    """Return whether a piece of a side attacks a square."""
    for origin, piece in board.items():
        if is_mine(piece, side):
            seen = strikes(origin, side) if piece in "Pp" else sight(board, origin)
            if square in seen:
                return True
    return False


# --- The stone action ---


def actions(board: Board, side: str, moved: str) -> Iterator[Turn]:
    """What the stones can do, whether or not the King is safe then."""
    for stone in [square for square in board if board[square] == STONE]:
        for x, y in STRAIGHT:
            near = go(stone, x, y)
            if not near or moved == near + stone:
                continue
            there = board.get(near, "")
            if not there:
                yield f"+{stone}{near}", put(board, {stone: "", near: STONE}), {stone, near}
            elif is_mine(there, side) and not (there in "Pp" and stone[1] in "19"):
                yield f"+{stone}~{near}", put(board, {stone: there, near: STONE}), {stone, near}
        for x, y in STRAIGHT:
            behind = go(stone, -x, -y)
            length = next(n for n in count(1) if board.get(go(stone, n * x, n * y)) != STONE)
            past = go(stone, length * x, length * y)
            is_end = board.get(behind) != STONE
            if is_end and length >= 3 and past and not board.get(past) and moved != past + stone:
                yield f"+{stone}{past}", put(board, {stone: "", past: STONE}), {stone, past}


# --- Text ---


def put(board: Board, changes: Board) -> Board:
    """A board with some squares changed; empty squares are left out."""
    return {square: piece for square, piece in (board | changes).items() if piece}


def read(rows: str) -> Board:
    board: Board = {}
    for rank, row in zip(reversed(RANKS), rows.split("/"), strict=True):
        for run in range(16, 0, -1):
            row = row.replace(str(run), "." * run)
        board |= {f + rank: piece for f, piece in zip(FILES, row, strict=True) if piece != "."}
    return board


def write(board: Board) -> str:
    rows = []
    for rank in reversed(RANKS):
        row = "".join(board.get(file + rank, ".") for file in FILES)
        for run in range(16, 0, -1):
            row = row.replace("." * run, str(run))
        rows.append(row)
    return "/".join(rows)
