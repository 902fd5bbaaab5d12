"""A second implementation of the nine sowing games: slow, plain, and written from the rules alone.

`turns(slug, text)` says what may be played from a position and what each move leads to. It shares
no line and no idea of style with `game_core`, so a mistake must be made twice to go unnoticed.

A board is a dict: each cup's letter and each store's letter (`S`, `N`) to its seeds, `turn` to the
side to move, `marks` to a dict of marked cups, and the tags by their names.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

type Board = dict[str, Any]

RING = "ABCDEFabcdef"
ROW = {"S": "ABCDEF", "N": "abcdef"}
OTHER = {"S": "N", "N": "S"}
AFTER = {cup: RING[(RING.index(cup) + 1) % 12] for cup in RING}
BEFORE = {cup: RING[(RING.index(cup) - 1) % 12] for cup in RING}
FACING = {cup: RING[11 - RING.index(cup)] for cup in RING}


class Endless(Exception):
    """A turn would lift its 1,001st handful."""


# --- Text ---


def read(text: str) -> Board:
    cups, stores, turn, *tags = text.split()
    board: Board = {"turn": turn, "marks": {}}
    for cup, written in zip(RING, cups.replace("/", ",").split(","), strict=True):
        board[cup] = int(written.strip("xsn") or 0)
        if not written.isdigit():
            board["marks"][cup] = written[-1]
    board["S"], board["N"] = map(int, stores.split("-"))
    for tag in tags:
        key, value = tag.split("=")
        if key == "wins":
            board["wins"] = dict(zip("SN", map(int, value.split("-")), strict=True))
        else:
            board[key] = int(value) if value.isdigit() else value
    return board


def write(board: Board) -> str:
    rows = []
    for side in "SN":
        cups = []
        for cup in ROW[side]:
            mark = board["marks"].get(cup, "")
            cups.append("x" if mark == "x" else f"{board[cup]}{mark}")
        rows.append(",".join(cups))
    words = ["/".join(rows), f"{board['S']}-{board['N']}", board["turn"]]
    words += [f"{key}={board[key]}" for key in ("round", "phase") if key in board]
    if "wins" in board:
        words.append(f"wins={board['wins']['S']}-{board['wins']['N']}")
    return " ".join(words)


# --- Small questions ---


def row_sum(board: Board, side: str) -> int:
    return sum(board[cup] for cup in ROW[side])


def on_board(board: Board) -> int:
    return row_sum(board, "S") + row_sum(board, "N")


def to_store(board: Board, cup: str, side: str) -> None:
    board[side] += board[cup]
    board[cup] = 0


def with_seeds(board: Board) -> list[str]:
    return [cup for cup in ROW[board["turn"]] if board[cup]]


def ends(sow: Callable[[Board, str], None], board: Board, cup: str) -> bool:
    try:
        sow(deepcopy(board), cup)
    except Endless:
        return False
    return True


# --- One turn of each game: seeds sown and captured, nothing settled yet ---


def sow_oware(board: Board, cup: str) -> None:
    taken = ouri_captures(board, cup)
    if sum(board[each] for each in taken) < row_sum(board, OTHER[board["turn"]]):
        for each in taken:
            to_store(board, each, board["turn"])


def sow_ouri(board: Board, cup: str) -> None:
    for each in ouri_captures(board, cup):
        to_store(board, each, board["turn"])


def ouri_captures(board: Board, cup: str) -> list[str]:
    hand, board[cup] = board[cup], 0
    last = cup
    while hand:
        last = AFTER[last]
        if last != cup:
            board[last] += 1
            hand -= 1
    taken = []
    while last in ROW[OTHER[board["turn"]]] and board[last] in (2, 3):
        taken.append(last)
        last = BEFORE[last]
    return taken


def sow_tampoduo(board: Board, cup: str) -> None:
    last = cup
    for handful in range(1, 1002):
        if handful == 1001:
            raise Endless
        hand, board[last] = board[last], 0
        while hand:
            last = AFTER[last]
            board[last] += 1
            hand -= 1
        if board[last] == 1:
            break
    take_facing(board, last)


def sow_ayoayo(board: Board, cup: str) -> None:
    last = cup
    for handful in range(1, 1002):
        if handful == 1001:
            raise Endless
        origin = last
        hand, board[origin] = board[origin], 0
        while hand:
            last = AFTER[last]
            if last != origin:
                board[last] += 1
                hand -= 1
        if board[last] == 1:
            break
    take_facing(board, last)


def take_facing(board: Board, last: str) -> None:
    me = board["turn"]
    if last in ROW[me] and board[FACING[last]] > 0:
        to_store(board, last, me)
        to_store(board, FACING[last], me)


def sow_fours(board: Board, cup: str) -> None:
    """Obridjie and Rio Kadalis; the first has no closed cups."""
    last = cup
    for handful in range(1, 1002):
        if handful == 1001:
            raise Endless
        hand, board[last] = board[last], 0
        while hand:
            last = AFTER[last]
            if board["marks"].get(last) == "x":
                continue
            board[last] += 1
            hand -= 1
            if board[last] == 4 and hand == 0:
                to_store(board, last, board["turn"])
                return
            if board[last] == 4:
                to_store(board, last, "S" if last in ROW["S"] else "N")
        if board[last] == 1:
            return


def sow_layli(board: Board, cup: str) -> None:
    me, last = board["turn"], cup
    for handful in range(1, 1002):
        if handful == 1001:
            raise Endless
        hand, board[last] = board[last], 0
        while hand:
            last = AFTER[last]
            board[last] += 1
            hand -= 1
        if last in board["marks"]:
            return
        if board[last] == 1:
            break
    if last in ROW[me] and board[FACING[last]] == 3:
        board[last], board[FACING[last]] = 2, 2
        owner = me.lower()
        board["marks"] |= {last: owner, FACING[last]: owner}
    else:
        take_facing(board, last)


def sow_mangala(board: Board, cup: str, odd_may_go_on: bool = True) -> None:
    me, last = board["turn"], cup
    for handful in range(1, 1002):
        if handful == 1001:
            raise Endless
        hand, board[last] = board[last], 0
        while hand:
            last = BEFORE[last]
            board[last] += 1
            hand -= 1
        if board["phase"] != "play":
            if board[last] == 1:
                return
            continue
        before = board[last]
        captured = False
        for south in ROW["S"]:
            ours, theirs = board[south], board[FACING[south]]
            if ours and theirs and ours % 2 == 0 and theirs % 2 == 0:
                to_store(board, south, me)
                to_store(board, FACING[south], me)
                captured = True
        if board[last] == 0:
            return
        if before % 2 == 1 and not (captured and odd_may_go_on):
            return


# --- The games: what may be played ---


def legal_oware(board: Board) -> list[str]:
    return feed(sow_oware, board, with_seeds(board))


def legal_ouri(board: Board) -> list[str]:
    cups = with_seeds(board)
    if any(board[cup] > 1 for cup in cups):
        cups = [cup for cup in cups if board[cup] > 1]
    return feed(sow_ouri, board, cups)


def legal_tampoduo(board: Board) -> list[str]:
    cups = [cup for cup in with_seeds(board) if ends(sow_tampoduo, board, cup)]
    return feed(sow_tampoduo, board, cups)


def legal_ayoayo(board: Board) -> list[str]:
    cups = [cup for cup in with_seeds(board) if ends(sow_ayoayo, board, cup)]
    return feed(sow_ayoayo, board, cups)


def legal_fours(board: Board) -> list[str]:
    return [cup for cup in with_seeds(board) if ends(sow_fours, board, cup)]


def legal_layli(board: Board) -> list[str]:
    cups = [cup for cup in with_seeds(board) if cup not in board["marks"]]
    return [cup for cup in cups if ends(sow_layli, board, cup)]


def legal_mangala(board: Board, sow: Callable[[Board, str], None] = sow_mangala) -> list[str]:
    if board["phase"] == "choose":
        return ["keep", "turn"]
    cups = with_seeds(board)
    if board["phase"] != "play":
        cups = cups[-1:]
    return [cup for cup in cups if ends(sow, board, cup)]


def feed(sow: Callable[[Board, str], None], board: Board, cups: list[str]) -> list[str]:
    them = OTHER[board["turn"]]
    if row_sum(board, them):
        return cups
    good = []
    for cup in cups:
        trial = deepcopy(board)
        sow(trial, cup)
        if row_sum(trial, them):
            good.append(cup)
    return good


# --- The games: what follows a turn; a reason if the game is over ---


def after_feeding_game(board: Board, legal: Callable[[Board], list[str]], one_each: bool) -> str:
    me = board["turn"]
    board["turn"] = OTHER[me]
    reason = ""
    if max(board["S"], board["N"]) >= 25:
        reason = "majority"
    elif one_each and row_sum(board, "S") == 1 and row_sum(board, "N") == 1:
        reason = "one-each"
    elif on_board(board) == 0:
        reason = "empty"
    else:
        if row_sum(board, OTHER[me]) == 0:
            board["turn"] = me
        if not legal(board):
            reason = "cannot-feed"
    if reason:
        board["turn"] = OTHER[me]
        take_rows(board)
    return reason


def take_rows(board: Board) -> None:
    for side in "SN":
        for cup in ROW[side]:
            to_store(board, cup, side)


def after_obridjie(board: Board) -> str:
    board["turn"] = OTHER[board["turn"]]
    if on_board(board) < 4:
        return "few-seeds"
    return "" if legal_fours(board) else "cannot-move"


def after_rio(board: Board) -> str:
    board["turn"] = OTHER[board["turn"]]
    return "" if legal_fours(board) else end_rio_round(board)


def end_rio_round(board: Board) -> str:
    """Settle the round; `turn` is of the side that did not make the last move."""
    kept = board["turn"]
    while True:
        take_rows(board)
        for side in "SN":
            board["wins"][side] += board[side] > board[OTHER[side]]
        if max(board["wins"].values()) == 4:
            board["turn"] = kept
            return "four-rounds"
        board["round"] += 1
        board["marks"] = {}
        for side in "SN":
            for cup in reversed(ROW[side]):
                if board[side] >= 4:
                    board[cup] = 4
                    board[side] -= 4
                else:
                    board["marks"][cup] = "x"
        board["turn"] = "S" if board["round"] % 2 else "N"
        if legal_fours(board):
            return ""


def after_layli(board: Board) -> str:
    board["turn"] = OTHER[board["turn"]]
    return "" if legal_layli(board) else end_layli_round(board)


def end_layli_round(board: Board) -> str:
    """Settle the round; `turn` is of the side that did not make the last move."""
    kept = board["turn"]
    while True:
        for cup, mark in board["marks"].items():
            to_store(board, cup, mark.upper())
        board["marks"] = {}
        take_rows(board)
        if max(board["S"], board["N"]) >= 43:
            board["turn"] = kept
            return "forty-three"
        board["round"] += 1
        poorer = "N" if board["N"] < board["S"] else "S"
        for number in range(board[poorer]):
            cup = ROW[poorer][number % 6]
            board[cup] += 1
            board[FACING[cup]] += 1
        board["S"] -= row_sum(board, "S")
        board["N"] -= row_sum(board, "N")
        board["turn"] = "S" if board["round"] % 2 else "N"
        if legal_layli(board):
            return ""


def after_mangala(board: Board, legal: Callable[[Board], list[str]] = legal_mangala) -> str:
    board["phase"] = {"open2": "open1", "open1": "play", "play": "play"}[board["phase"]]
    board["turn"] = OTHER[board["turn"]]
    return "" if legal(board) else "cannot-move"


# --- All of them ---


def turns(slug: str, text: str) -> dict[str, tuple[str, str]]:
    """Each legal move from a position in play: the next position, and a reason if it is over."""
    found = {}
    for move in LEGAL[slug](read(text)):
        board = read(text)
        reason = PLAY[slug](board, move)
        found[move] = (write(board), reason)
    return found


def _feeding(
    sow: Callable[[Board, str], None], legal: Callable[[Board], list[str]], one_each: bool
) -> Callable[[Board, str], str]:
    def play(board: Board, cup: str) -> str:
        sow(board, cup)
        return after_feeding_game(board, legal, one_each)

    return play


def _obridjie(board: Board, cup: str) -> str:
    sow_fours(board, cup)
    return after_obridjie(board)


def _rio(board: Board, cup: str) -> str:
    sow_fours(board, cup)
    return after_rio(board)


def _layli(board: Board, cup: str) -> str:
    sow_layli(board, cup)
    return after_layli(board)


def choose(board: Board, move: str, legal: Callable[[Board], list[str]]) -> str:
    board["phase"] = "open2"
    if move == "turn":
        for south, north in zip(ROW["S"], ROW["N"], strict=True):
            board[south], board[north] = board[north], board[south]
        board["turn"] = "S"
    if legal(board):
        return ""
    board["turn"] = "S"
    return "cannot-move"


def _mangala(board: Board, move: str) -> str:
    if board["phase"] == "choose":
        return choose(board, move, legal_mangala)
    sow_mangala(board, move)
    return after_mangala(board)


def _sow_mangala_even(board: Board, cup: str) -> None:
    sow_mangala(board, cup, odd_may_go_on=False)


def _legal_mangala_even(board: Board) -> list[str]:
    return legal_mangala(board, _sow_mangala_even)


def _mangala_even(board: Board, move: str) -> str:
    if board["phase"] == "choose":
        return choose(board, move, _legal_mangala_even)
    _sow_mangala_even(board, move)
    return after_mangala(board, _legal_mangala_even)


EVEN = "mangala:continue_on=even"
LEGAL: dict[str, Callable[[Board], list[str]]] = {
    "oware": legal_oware,
    "ouri": legal_ouri,
    "kpo": legal_oware,
    "tampoduo": legal_tampoduo,
    "ayoayo": legal_ayoayo,
    "obridjie": legal_fours,
    "rio-kadalis": legal_fours,
    "layli-goobalay": legal_layli,
    "mangala": legal_mangala,
    EVEN: _legal_mangala_even,
}
PLAY: dict[str, Callable[[Board, str], str]] = {
    "oware": _feeding(sow_oware, legal_oware, one_each=False),
    "ouri": _feeding(sow_ouri, legal_ouri, one_each=False),
    "kpo": _feeding(sow_oware, legal_oware, one_each=False),
    "tampoduo": _feeding(sow_tampoduo, legal_tampoduo, one_each=True),
    "ayoayo": _feeding(sow_ayoayo, legal_ayoayo, one_each=True),
    "obridjie": _obridjie,
    "rio-kadalis": _rio,
    "layli-goobalay": _layli,
    "mangala": _mangala,
    EVEN: _mangala_even,
}
