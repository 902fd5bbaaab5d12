"""A second solver, as slow and plain as the description of its goals.

Every move of a record is played and every event is read; there is no table, no bound and no order.
"""

from __future__ import annotations

from game_core import Record


def worth(record: Record, word: str, turns: int, side: str) -> dict[str, int]:
    """Return what each first move is worth for a side, by the goal's word and its turns."""
    return {move: after(record, move, word, turns, side) for move in record.position.moves()}


def after(record: Record, move: str, word: str, left: int, side: str) -> int:
    mine = record.position.turn == side
    following, trace = record.trace(move)
    gain = 0
    for event in trace:
        if event.kind in ("capture", "intercept", "remove"):
            count = event.count or 1
            if event.side == side and word in ("capture", "best"):
                gain += count
            if event.side != side and word == "best":
                gain -= count
    return gain + value(following, word, left - mine, side)


def value(record: Record, word: str, left: int, side: str) -> int:
    result = record.result()
    if result:
        match word:
            case "win":
                return left + 1 if result.winner == side else 0
            case "end":
                return left + 1
            case "save":
                return 1 if result.winner in (side, None) else 0
            case "best" if result.winner:
                return 1000 if result.winner == side else -1000
        return 0
    mine = record.position.turn == side
    if left == 0 and (mine or word not in ("save", "best")):
        return 1 if word == "save" else 0
    values = [after(record, move, word, left, side) for move in record.position.moves()]
    return max(values) if mine else min(values)
