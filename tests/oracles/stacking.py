"""A second implementation of African Chess, as slow and plain as its written rules.

Boards are dicts of lists of stones by square `(file, rank)`. A touchstone is tried at every place
in the order of its group, and guard is found by playing every reply. Tests compare both.
"""

from __future__ import annotations

from collections.abc import Iterator

type Square = tuple[int, int]
type Board = dict[Square, list[str]]

WAYS = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
LETTERS = {"w": "wW", "b": "bB"}
OTHER = {"w": "b", "b": "w"}


def read(text: str) -> tuple[Board, str]:
    squares, side, _ = text.split()
    board: Board = {}
    for rank, row in zip(range(7, -1, -1), squares.split("/"), strict=True):
        file = 0
        for item in row.split(","):
            if item.isdigit():
                file += int(item)
            else:
                board[file, rank] = list(item)
                file += 1
    return board, side


def show(board: Board) -> str:
    """Return the board as the first field of a position's text."""
    rows = []
    for rank in range(7, -1, -1):
        items: list[str] = []
        for file in range(8):
            stones = "".join(sorted(board.get((file, rank), []), key="wWbB".index))
            if stones:
                items.append(stones)
            elif items and items[-1].isdigit():
                items[-1] = str(int(items[-1]) + 1)
            else:
                items.append("1")
        rows.append(",".join(items))
    return "/".join(rows)


def enter(board: Board, square: Square, stone: str, side: str, *, is_last: bool) -> bool:
    """Put down a stone and let it capture; return False if the square blocks it."""
    here = board.setdefault(square, [])
    touch, their_touch = LETTERS[side][1], LETTERS[OTHER[side]][1]
    theirs = [each for each in here if each in LETTERS[OTHER[side]]]
    own = len(here) - len(theirs)
    falls: list[str] = []
    if stone == touch or (is_last and (len(theirs) == 1 or (len(theirs) == 2 and own >= 1))):
        falls = theirs
    elif is_last and their_touch in theirs:
        falls = [their_touch]
    if len(here) == 4 and not (stone == touch and theirs) and not (is_last and their_touch in here):
        return False
    for each in falls:
        here.remove(each)
    here.append(stone)
    return True


def sow(board: Board, side: str, origin: Square, way: Square, order: list[str]) -> str | None:
    """Sow stones in this order, on the board given; where the touchstone landed, `""` if none did.

    None when the move is not possible.
    """
    for stone in order:
        board[origin].remove(stone)
    file, rank = origin
    queue = list(order)
    landed = ""
    while queue:
        square = file + way[0], rank + way[1]
        inside = 0 <= square[0] < 8 and 0 <= square[1] < 8
        if not inside or not enter(board, square, queue[0], side, is_last=len(queue) == 1):
            break
        file, rank = square
        if queue.pop(0).isupper():
            landed = "abcdefgh"[file] + str(rank + 1)
    if (file, rank) == origin:
        return None
    if queue and len(board[file, rank]) + len(queue) > 4:
        return None
    while queue:
        stone = queue.pop(0)
        enter(board, (file, rank), stone, side, is_last=not queue)
        if stone.isupper():
            landed = "abcdefgh"[file] + str(rank + 1)
    return landed


def carry_out(board: Board, side: str) -> Iterator[tuple[str, Board]]:
    """Yield every unobstructed move as text, with the board it leads to."""
    for origin, stones in list(board.items()):
        group = [stone for stone in stones if stone in LETTERS[side]]
        orders = [group]
        if LETTERS[side][1] in group and len(group) > 1:
            plain = group[:-1] if group[-1].isupper() else group[1:]
            orders = [[*plain[:i], LETTERS[side][1], *plain[i:]] for i in range(len(group))]
            orders.append([LETTERS[side][1]])
        for way in WAYS:
            for order in orders if group else []:
                after = {square: list(each) for square, each in board.items()}
                landed = sow(after, side, origin, way, order)
                if landed is None:
                    continue
                target = origin[0] + way[0], origin[1] + way[1]
                text = "".join("abcdefgh"[x] + str(y + 1) for x, y in (origin, target))
                if len(order) < len(group):
                    text += "t"
                elif len(orders) > 1:
                    text += f"@{landed}"
                yield text, after


def has_touchstone(board: Board, side: str) -> bool:
    return any(LETTERS[side][1] in stones for stones in board.values())


def in_guard(board: Board, side: str) -> bool:
    replies = carry_out(board, OTHER[side])
    return any(not has_touchstone(after, side) for _, after in replies)


def legal(board: Board, side: str) -> dict[str, str]:
    """Return the legal moves, each with the text of the board it leads to."""
    moves: dict[str, str] = {}
    for text, after in carry_out(board, side):
        if has_touchstone(after, OTHER[side]) and in_guard(after, side):
            continue
        assert moves.setdefault(text, show(after)) == show(after), f"two boards for {text}"
    return moves
