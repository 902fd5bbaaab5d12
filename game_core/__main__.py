"""The rules on the command line: `python -m game_core list|moves|play|perft|show SLUG …`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import NoReturn, override

from game_core.game import Game, Position, perft
from game_core.reader import allow_leaving
from game_core.record import Record
from game_core.registry import get, list_games

NOTE = "A position is one quoted argument, known by its spaces; left out, it is the start."


class Parser(argparse.ArgumentParser):
    """An argument parser that reports errors the way the rest of the package does."""

    @override
    def error(self, message: str) -> NoReturn:
        raise ValueError(f"{message}; {self.format_usage()}")


def main(arguments: Sequence[str]) -> int:
    """Run one command; return 0, or 2 with a line on standard error if the input is bad."""
    return allow_leaving(lambda: _print(arguments))


def _print(arguments: Sequence[str]) -> int:
    try:
        for line in run(arguments):
            print(line)
    except ValueError as error:
        print("game_core:", *str(error).split(), file=sys.stderr)
        return 2
    return 0


def run(arguments: Sequence[str]) -> Sequence[str]:
    """Return the lines a command prints. Raises ValueError for bad input."""
    asked = make_parser().parse_args(arguments)
    if asked.command == "list":
        return [f"{game.slug:28} {game.name}, {game.place}" for game in list_games()]
    game, rest = get(asked.slug), asked.rest
    position = game.parse(rest.pop(0)) if rest and " " in rest[0] else game.start()
    answer: Callable[[Game, Position, Sequence[str]], Sequence[str]] = asked.answer
    return answer(game, position, rest)


def make_parser() -> Parser:
    """Return the parser of all commands and their arguments."""
    parser = Parser(prog="python -m game_core", description=__doc__, epilog=NOTE)
    parser.add_argument("--version", action="version", version=version("ubao-rules"))
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    commands.add_parser("list", help="All games, one per line, slug first.")
    for name, answer, rest in (
        ("moves", list_moves, "[POSITION]"),
        ("play", play_moves, "[POSITION] MOVE…"),
        ("perft", count_moves, "[POSITION] DEPTH"),
        ("show", show_board, "[POSITION]"),
    ):
        usage = f"python -m game_core {name} SLUG {rest}"
        command = commands.add_parser(name, help=answer.__doc__, usage=usage, epilog=NOTE)
        command.add_argument("slug", metavar="SLUG", help="a game: oware, african-chess, …")
        command.add_argument("rest", metavar="…", nargs="*", help=rest)
        command.set_defaults(answer=answer)
    return parser


def list_moves(game: Game, position: Position, rest: Sequence[str]) -> Sequence[str]:
    """List the legal moves, one per line."""
    _expect_nothing(rest)
    return position.moves()


def play_moves(game: Game, position: Position, rest: Sequence[str]) -> Sequence[str]:
    """Play moves, and show the position reached, and the result if the game is over."""
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


def count_moves(game: Game, position: Position, rest: Sequence[str]) -> Sequence[str]:
    """Count the sequences of moves: a line `DEPTH COUNT` for each depth from 1."""
    if len(rest) != 1 or not rest[0].isascii() or not rest[0].isdigit() or int(rest[0]) < 1:
        raise ValueError(f"perft takes one depth, a whole number from 1, not “{' '.join(rest)}”.")
    return [f"{depth} {perft(position, depth)}" for depth in range(1, int(rest[0]) + 1)]


def show_board(game: Game, position: Position, rest: Sequence[str]) -> Sequence[str]:
    """Draw the board as text."""
    _expect_nothing(rest)
    return game.family.reading.show(position).splitlines()


def _expect_nothing(rest: Sequence[str]) -> None:
    if rest:
        raise ValueError(f"“{rest[0]}” is one argument too many (quote a position).")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
