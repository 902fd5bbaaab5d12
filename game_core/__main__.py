"""The rules on the command line.

    python -m game_core moves SLUG [POSITION]
    python -m game_core play SLUG [POSITION] MOVE…
    python -m game_core perft SLUG [POSITION] DEPTH
    python -m game_core show SLUG [POSITION]

A position is one quoted argument, known by its spaces; left out, it is the start.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence

from game_core.perft import perft
from game_core.plain import show
from game_core.record import Record
from game_core.registry import get
from game_core.types import Game, Position

USAGE = "usage: python -m game_core moves|play|perft|show SLUG [POSITION] [MOVE…|DEPTH]"


def main(arguments: Sequence[str]) -> int:
    """Run one command; 0 when it worked, 2 with a line on standard error when the input is bad."""
    try:
        for line in run(arguments):
            print(line)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever reads has seen enough; at exit, the rest is flushed to nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except ValueError as error:
        print("game_core:", *str(error).split(), file=sys.stderr)
        return 2
    return 0


def run(arguments: Sequence[str]) -> Sequence[str]:
    """The lines a command prints. Raises ValueError for bad input."""
    if len(arguments) < 2:
        raise ValueError(USAGE)
    name, slug, *rest = arguments
    command = COMMANDS.get(name)
    if command is None:
        raise ValueError(f"“{name}” is not a command. {USAGE}")
    game = get(slug)
    position = game.parse(rest.pop(0)) if rest and " " in rest[0] else game.start()
    return command(game, position, rest)


def list_moves(game: Game, position: Position, rest: Sequence[str]) -> Sequence[str]:
    """Every legal turn, one a line."""
    _expect_nothing(rest)
    return position.moves()


def play_moves(game: Game, position: Position, rest: Sequence[str]) -> Sequence[str]:
    """The position reached, and the result when the game is over."""
    record = Record(game, position)
    for move in rest:
        record = record.play(move)
    result = record.result()
    if result is None:
        return [str(record.position)]
    score = ["-".join(map(str, result.score))] if result.score else []
    return [
        str(record.position),
        " ".join(["result", result.winner or "tie", result.reason, *score]),
    ]


def count_turns(game: Game, position: Position, rest: Sequence[str]) -> Sequence[str]:
    """A line `DEPTH COUNT` for each depth from 1."""
    if len(rest) != 1 or not rest[0].isascii() or not rest[0].isdigit() or int(rest[0]) < 1:
        raise ValueError(f"perft takes one depth, a whole number from 1, not “{' '.join(rest)}”.")
    return [f"{depth} {perft(position, depth)}" for depth in range(1, int(rest[0]) + 1)]


def show_board(game: Game, position: Position, rest: Sequence[str]) -> Sequence[str]:
    """The board in text."""
    _expect_nothing(rest)
    return show(position).splitlines()


def _expect_nothing(rest: Sequence[str]) -> None:
    if rest:
        raise ValueError(f"“{rest[0]}” is one argument too many (quote a position). {USAGE}")


COMMANDS: dict[str, Callable[[Game, Position, Sequence[str]], Sequence[str]]] = {
    "moves": list_moves,
    "play": play_moves,
    "perft": count_turns,
    "show": show_board,
}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
