"""The events of a move of chess with stones.

- `capture AT SIDE WHAT`: SIDE captures the piece WHAT (a letter) on AT;
- `move AT WHAT`: the piece on AT goes to square WHAT;
- `castle AT WHAT`: the King does; a `move` of the Rook follows;
- `promote AT WHAT`: the Pawn on AT becomes WHAT (a letter);
- `step AT WHAT`, `extend AT WHAT`: the stone on AT goes to square WHAT, one step or along its line;
- `swap AT WHAT`: the stone on AT and the piece on square WHAT change places;
- `end SIDE WHAT`: the game is over; SIDE wins, or nobody, for the reason WHAT.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game_core.families.stonechess.chess.men import SIDES
from game_core.families.stonechess.halfmove import HalfMove
from game_core.families.stonechess.stones import STONE, Action
from game_core.notation import EMPTY
from game_core.types import Event, StoneChessKind


def trace_move(half: HalfMove, action: Action | None) -> Iterator[Event]:
    """Yield the events of a chess move and the stone action after it."""
    chess, before, move = half.chess, half.before, half.move
    names = chess.grid.names
    origin, target = names[move.origin], names[move.target]
    captured = half.captured()
    if captured is not None:
        yield Event("capture", names[captured], 0, SIDES[before.side], before.board[captured])
    castling = chess.castling(before, move)
    yield Event("castle" if castling else "move", origin, what=target)
    if castling:
        yield Event("move", names[castling.rook], what=names[castling.rook_to])
    if move.promotion:
        yield Event("promote", target, what=half.state.board[move.target])
    if action:
        yield Event(_kind(half, action), names[action.stone], what=names[action.target])


def _kind(half: HalfMove, action: Action) -> StoneChessKind:
    if action.swap:
        return "swap"
    near = half.chess.grid.are_neighbors(action.stone, action.target)
    return "step" if near else "extend"


def follow(board: dict[str, str], events: Iterable[Event]) -> None:
    """Change a board, given as pieces by square name, as the events say."""
    for event in events:
        match event.kind:
            case "capture":
                board[event.at] = EMPTY
            case "move" | "castle" | "step" | "extend":
                board[event.what], board[event.at] = board[event.at], EMPTY
            case "promote":
                board[event.at] = event.what
            case "swap":
                board[event.what], board[event.at] = STONE, board[event.what]
