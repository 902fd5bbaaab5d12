"""A second implementation of Amphora, as slow and plain as its written rules.

Boards are dicts of letters by name of square. Whether a King is safe is found by playing every
reply. Tests compare it with the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

type Board = dict[str, str]

FILES = {
    1: "bcdef", 2: "cde", 3: "bcdef", 4: "abcdefg", 5: "abcdefg", 6: "bcdef", 7: "cde", 8: "bcdef"
}  # fmt: skip
SQUARES = [f"{file}{rank}" for rank, files in FILES.items() for file in files]
OTHER = {"w": "b", "b": "w"}
AHEAD = {"w": 1, "b": -1}
GOAL = {"w": "8", "b": "1"}
EIGHT = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]


class Table(NamedTuple):
    board: Board
    turn: str
    waiting: str
    asides: dict[str, int]
    lost: bool


def read(text: str) -> Table:
    ranks, turn, waiting, asides, lost = text.split(" ")
    board = {}
    for rank, row in zip(range(8, 0, -1), ranks.split("/"), strict=True):
        index = 0
        for each in row:
            if each.isdigit():
                index += int(each)
            else:
                board[f"{FILES[rank][index]}{rank}"] = each
                index += 1
    return Table(
        board, turn, waiting.strip("-"), {"w": int(asides[0]), "b": int(asides[1])}, lost == "x"
    )


def write(table: Table) -> str:
    rows = []
    for rank in range(8, 0, -1):
        row = "".join(table.board.get(f"{file}{rank}", ".") for file in FILES[rank])
        for count in range(7, 0, -1):
            row = row.replace("." * count, str(count))
        rows.append(row)
    counts = f"{table.asides['w']}{table.asides['b']}"
    lost = "x" if table.lost else "-"
    return f"{'/'.join(rows)} {table.turn} {table.waiting or '-'} {counts} {lost}"


def go(square: str, x: int, y: int) -> str:
    """Return the square this many files and ranks away; empty if the jug has none."""
    name = f"{chr(ord(square[0]) + x)}{int(square[1]) + y}"
    return name if name in SQUARES else ""


def owner(piece: str) -> str:
    return "w" if piece.isupper() else "b"


def letter(side: str, kind: str) -> str:
    return kind if side == "w" else kind.lower()


def find(board: Board, piece: str) -> list[str]:
    return [square for square in SQUARES if board.get(square) == piece]


def targets(table: Table, side: str, square: str) -> Iterator[str]:
    board = table.board
    kind = board[square].upper()
    for x, y in EIGHT:
        target = go(square, x, y)
        if not target:
            continue
        there = board.get(target, "")
        if there and owner(there) == side:
            continue
        if y == 0 and table.asides[side] == 3:
            continue
        forward = y == AHEAD[side]
        if kind == "P":
            straight_or_sideways = (forward and x == 0) or y == 0
            if (straight_or_sideways and not there) or (forward and x and there):
                yield target
        elif forward or y == 0 or (kind == "G" and there):
            yield target


def pseudo(table: Table, side: str) -> Iterator[tuple[str, Table]]:
    """Yield every turn of a side without a Guard's entry, ignoring its King's safety."""
    other = OTHER[side]
    for square, piece in table.board.items():
        if owner(piece) != side:
            continue
        for target in targets(table, side, square):
            board = dict(table.board)
            del board[square]
            board[target] = piece
            for x in (-1, 1):
                for y in (-1, 1):
                    near, far = go(target, x, y), go(target, 2 * x, 2 * y)
                    if not near or not far or near not in board or far not in board:
                        continue
                    if owner(board[near]) == other and owner(board[far]) == side:
                        del board[near]
            for removed in removals(table, board, side, square, target):
                after = {s: p for s, p in board.items() if s != removed}
                pawn = letter(other, "P")
                aside = square[1] == target[1]
                counts = table.asides | {side: table.asides[side] + 1 if aside else 0}
                lost = len(find(after, pawn)) < len(find(table.board, pawn))
                choice = f"*{removed}" if removed and piece.upper() != "K" else ""
                yield f"{square}{target}{choice}", Table(after, other, table.waiting, counts, lost)


def removals(table: Table, board: Board, side: str, square: str, target: str) -> list[str]:
    """Return what telekinesis can remove; empty for nothing."""
    if target[1] != GOAL[side] or square[1] == GOAL[side]:
        return [""]
    pawn, guard, king = (letter(OTHER[side], kind) for kind in "PGK")
    pawns, guards, kings = find(board, pawn), find(board, guard), find(board, king)
    remains = bool(guards) or guard in table.waiting
    match board[target].upper():
        case "P":
            return ["", *(pawns or guards or ([] if remains else kings))]
        case "G":
            return ["", *pawns, *(guards if remains else kings)]
        case _:
            return kings or [""]


def takes_king(table: Table, side: str) -> bool:
    """Return whether a side could capture the other's King without a Guard's entry."""
    king = letter(OTHER[side], "K")
    return any(not find(after.board, king) for _, after in pseudo(table, side))


def entered(table: Table) -> Iterator[tuple[str, Table]]:
    """The table as it is, and with the Guard of the side to move on each square open to it."""
    yield "", table
    side = table.turn
    guard = letter(side, "G")
    if guard not in table.waiting or not (table.lost or takes_king(table, OTHER[side])):
        return
    [king] = find(table.board, letter(side, "K"))
    for x, y in EIGHT:
        square = go(king, x, y)
        if square and square not in table.board:
            board = table.board | {square: guard}
            yield (
                f"G@{square}+",
                table._replace(board=board, waiting=table.waiting.replace(guard, "")),
            )


def turns(text: str) -> dict[str, str]:
    """Return each legal turn from a position in play, and the next position."""
    table = read(text)
    side, other = table.turn, OTHER[table.turn]
    found = {}
    for entry, begun in entered(table):
        for move, after in pseudo(begun, side):
            won = not find(after.board, letter(other, "K"))
            if won or not any(takes_king(reply, other) for _, reply in entered(after)):
                found[entry + move] = write(after)
    return found


def reason(text: str) -> str:
    """Return why the game is over; empty if it isn't."""
    table = read(text)
    if not find(table.board, letter(table.turn, "K")):
        return "king-taken"
    if turns(text):
        return ""
    return "checkmate" if takes_king(table, OTHER[table.turn]) else "stalemate"
