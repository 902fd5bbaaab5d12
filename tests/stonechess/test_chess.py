"""The moves of orthodox chess, held against published counts of ordinary chess.

Counts and positions: the start and positions 2 (“Kiwipete”) to 6 of the page “Perft Results” of the
Chess Programming Wiki.
"""

from __future__ import annotations

import pytest

from game_core.families.stonechess.chess.attacks import Threat, find_attackers, find_threats
from game_core.families.stonechess.chess.grid import ARMIES, Grid
from game_core.families.stonechess.chess.rules import Chess, ChessMove, ChessState, alter
from game_core.notation import SIDES, read_board

ORDINARY = Chess(
    Grid(8, 8),
    double_ranks=(2, 7),
    castlings={"e1g1": "h1f1", "e1c1": "a1d1", "e8g8": "h8f8", "e8c8": "a8d8"},
)
ROOKS = {"K": "h1", "Q": "a1", "k": "h8", "q": "a8"}
START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"


def read(fen: str) -> ChessState:
    """The first four fields of a position in the notation of ordinary chess."""
    ranks, side, rights, passed = fen.split(" ")
    letters = "".join((*ARMIES[0], *ARMIES[1]))
    board = read_board(ranks, [8] * 8, letters)
    numbers = ORDINARY.grid.numbers
    rooks = frozenset(numbers[ROOKS[right]] for right in rights if right in ROOKS)
    return ChessState(board, SIDES.index(side), rooks, numbers.get(passed))


def move_on(state: ChessState, move: ChessMove) -> ChessState:
    """The state after a move, even if it leaves the own King attacked."""
    changes = ORDINARY.changes(state, move)
    return ORDINARY.complete(state, move, changes, alter(state.board, changes))


def play(state: ChessState, move: ChessMove) -> ChessState | None:
    """The state after a move; None if it leaves the own King attacked."""
    after = move_on(state, move)
    king = after.board.index(ARMIES[state.side][0])
    return None if find_attackers(ORDINARY.grid, after.board, king, after.side) else after


def perft(state: ChessState, depth: int) -> int:
    if depth == 0:
        return 1
    following = (play(state, move) for move in ORDINARY.moves(state))
    return sum(perft(after, depth - 1) for after in following if after is not None)


def moves(fen: str) -> set[str]:
    """The legal moves, as text."""
    state = read(fen)
    return {ORDINARY.write(move) for move in ORDINARY.moves(state) if play(state, move)}


@pytest.mark.parametrize(
    ("fen", "counts"),
    [
        (START, (20, 400, 8902)),
        ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -", (48, 2039, 97862)),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", (14, 191, 2812, 43238)),
        ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -", (6, 264, 9467)),
        ("r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ -", (6, 264, 9467)),
        ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ -", (44, 1486)),
        ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - -", (46, 2079)),
    ],
)
def test_as_many_lines_of_play_as_published(fen: str, counts: tuple[int, ...]) -> None:
    state = read(fen)
    assert tuple(perft(state, depth) for depth in range(1, len(counts) + 1)) == counts


def test_a_moved_king_has_lost_his_castlings() -> None:
    before = "4k3/8/8/8/8/8/8/R3K2R w KQ -"
    assert {"e1g1", "e1c1"} <= moves(before)
    state = read(before)
    for move in ("e1e2", "e8e7", "e2e1", "e7e8"):
        state = move_on(state, ORDINARY.read(move))
    assert state.rights == frozenset()


@pytest.mark.parametrize(
    ("board", "may_castle"),
    [
        ("4k3/8/8/8/8/8/8/R3K3", True),
        ("1r2k3/8/8/8/8/8/8/R3K3", True),  # only the Rook passes an attacked square
        ("2r1k3/8/8/8/8/8/8/R3K3", False),
        ("3rk3/8/8/8/8/8/8/R3K3", False),
        ("4k3/8/8/4r3/8/8/8/R3K3", False),
        ("4k3/8/8/8/8/8/8/RN2K3", False),
    ],
)
def test_castling_asks_for_a_safe_and_empty_way(board: str, may_castle: bool) -> None:
    assert ("e1c1" in moves(f"{board} w Q -")) is may_castle
    assert "e1c1" not in moves(f"{board} w - -")


def test_a_threat_is_open_or_behind_one_thing() -> None:
    grid = ORDINARY.grid
    board = read("4r3/8/8/1b2P3/2q5/8/6n1/r1NNK3 w - -").board
    square, name = grid.numbers["e1"], grid.numbers
    assert sorted(find_threats(grid, board, square, 1)) == sorted(
        [
            # The Rook on a1 is behind two Knights; the Queen and the Bishop look elsewhere.
            Threat(name["e8"], name["e5"], tuple(name[f"e{rank}"] for rank in range(2, 8))),
            Threat(name["g2"], None, ()),
        ]
    )
    assert find_attackers(grid, board, square, 1) == [name["g2"]]


def test_what_is_neither_sides_man_blocks_and_is_leapt_over() -> None:
    numbers = ORDINARY.grid.numbers
    board = list(read("4k3/8/8/8/8/8/8/R3K1N1 w - -").board)
    for name in ("a3", "f3", "h2"):
        board[numbers[name]] = "O"
    state = ChessState(tuple(board), 0, frozenset(), None)
    rook = {ORDINARY.write(move) for move in ORDINARY.moves_from(state, numbers["a1"])}
    assert rook == {"a1a2", "a1b1", "a1c1", "a1d1"}
    knight = {ORDINARY.write(move) for move in ORDINARY.moves_from(state, numbers["g1"])}
    assert knight == {"g1e2", "g1h3"}


def test_boards_of_other_sizes() -> None:
    wide = Grid(16, 9)
    assert [wide.names[square] for square in (0, 15, 16, 143)] == ["a1", "p1", "a2", "p9"]
    assert wide.straight[wide.numbers["p9"]][0] == ()
    assert [wide.names[s] for s in wide.diagonal[wide.numbers["n7"]][0]] == ["o8", "p9"]
    assert {wide.names[s] for (s,) in wide.leaps[wide.numbers["a1"]]} == {"b3", "c2"}
