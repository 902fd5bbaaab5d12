"""An engine for the Universal Game Interface, which is UCI for any game, on standard input/output.

    python -m game_core.adapters.ugi oware

`go` without a limit thinks until `stop`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import reduce
from itertools import pairwise
from threading import Event, Thread

from game_core.record import Record
from game_core.registry import get
from game_core.search.analysis import analyze
from game_core.types import UnknownGame

LIMITS = {"movetime": "milliseconds", "depth": "depth", "nodes": "nodes"}
"""The limits of a search, and their names in `analyze`."""


def tell(*lines: str) -> None:
    """Send lines to the program at the other end."""
    print(*lines, sep="\n", flush=True)


class Engine:
    """One game; it thinks in its own thread so that it can be stopped."""

    def __init__(self, slug: str) -> None:
        self.record = Record(get(slug))
        self.stopping = Event()
        self.thread = Thread()

    def obey(self, line: str) -> None:
        """Carry out a command."""
        game = self.record.game
        match line.split():
            case ["ugi" | "uci" as word]:
                tell(f"id name Ubao {game.name}", "id author Ubao contributors", f"{word}ok")
            case ["isready"]:
                tell("readyok")
            case ["uginewgame" | "ucinewgame"]:
                self.record = Record(game)
            case ["position", "startpos", *rest]:
                self.record = reduce(Record.play, rest[1:], Record(game))
            case ["position", "fen", *rest]:
                at = rest.index("moves") if "moves" in rest else len(rest)
                start = game.parse(" ".join(rest[:at]))
                self.record = reduce(Record.play, rest[at + 1 :], Record(game, start))
            case ["go", *limits]:
                self.stop()
                self.stopping.clear()
                if result := self.record.result():
                    raise ValueError(f"The game is over: {result.reason}.")
                self.thread = Thread(target=self.think, args=(self.record, limits), daemon=True)
                self.thread.start()
            case ["stop"]:
                self.stop()
            case ["query", "gameover" | "p1turn" | "result" as question]:
                tell(f"response {self.answer(question)}")
            case ["show"]:
                tell(f"fen {self.record.position}")
            case [_, *_]:
                tell(f"info string unknown command: {line.strip()}")

    def think(self, record: Record, words: Sequence[str]) -> None:
        """Think, and send the best move, or say which limit makes no sense."""
        said = dict(pairwise(words))
        try:
            limits = {LIMITS[name]: int(said[name]) for name in LIMITS if name in said}
            found = analyze(record, cancel=self.stopping.is_set, **limits)
        except ValueError as error:
            tell(f"info string {error}")
            return
        line = found.lines[0]
        told = f"info depth {line.depth} nodes {found.nodes} score cp {line.score}"
        tell(f"{told} pv {' '.join(line.moves)}", f"bestmove {found.move}")

    def stop(self) -> None:
        """Stop thinking, and wait until the best move has been sent."""
        self.stopping.set()
        if self.thread.is_alive():
            self.thread.join()

    def answer(self, question: str) -> str:
        """Answer a program's question about the game."""
        result, sides = self.record.result(), self.record.game.sides
        if question == "result":
            won = result and result.winner
            return f"p{sides.index(won) + 1}win" if won else "draw" if result else "none"
        is_true = result if question == "gameover" else self.record.position.turn == sides[0]
        return "true" if is_true else "false"


def main(arguments: Sequence[str]) -> None:
    """Obey commands until the input ends."""
    if len(arguments) != 1:
        sys.exit("usage: python -m game_core.adapters.ugi SLUG")
    try:
        engine = Engine(arguments[0])
    except UnknownGame as error:
        sys.exit(str(error))
    for line in sys.stdin:
        if line.strip() == "quit":
            break
        try:
            engine.obey(line)
        except ValueError as error:
            tell(f"info string {error}")
    engine.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
