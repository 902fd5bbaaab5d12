"""Make the rules say everything they can: games, mistakes, hints and puzzles, as a page would ask.

    with hear() as heard:
        talk()

`python -m tests.help.talk` writes the sheet of all messages, `messages.md`, for which the site is
built as well; `python -m tests.help.talk pt` writes the same sayings in Portuguese, into
`messages.pt.md`.

Sample games and games at random are played, with all that may be chosen in them and much that may
not; coaches are asked, and tries at puzzles and tutorials judged.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from mkdocs.commands.build import build
from mkdocs.config import load_config

from game_core import GAMES, Game, Record
from game_core.puzzles.model import PuzzleData
from game_core.record import STOP
from lesson_plans.curriculum.puzzles.collection import read_collection
from lesson_plans.curriculum.tutorials import read_tutorials
from tests.help.curriculum import OURS
from tests.help.heard import hear
from tests.help.paths import ROOT
from tests.help.requests import ask
from tests.help.samples import read_samples
from tests.help.sheet import list_lines, write_sheet
from widgets.messages.languages import ENGLISH, list_catalogs

SAMPLES, WANDERINGS = 2, 2
"""How many of a game's sample games are played, and how many random games."""
LONGEST = 60
"""The most moves in a random game."""
PUZZLES = 8
"""How many of a game's puzzles are tried, besides all the steps of its tutorial."""
TRIES = 8
"""How many of the legal moves are tried in a puzzle."""
LETTERS = "0123456789abcdefghABCDEFSNwbKQ/,-=@*+ x"
CELL = re.compile('data-cell="([^"]+)"')
SLICE = {"job": "talk", "milliseconds": 50}


def talk(games: Sequence[Game] = GAMES) -> None:
    """Make the rules of some games say everything they can."""
    puzzles = read_collection(OURS, lambda _: None)
    tutorials = read_tutorials(OURS, lambda _: None)
    for game in games:
        chat = _Chat(game)
        for record in _list_records(game):
            chat.play(record)
        chat.coach(next(_list_records(game)))
        tasks = [each.puzzle for each in puzzles.get(game.slug, ())][:PUZZLES]
        steps = [step.task for step in tutorials.get(game.slug, ())]
        for task in (*tasks, *steps):
            chat.solve(task.describe())


def _list_records(game: Game) -> Iterator[Record]:
    """Play some sample games, and some random ones; the last is stopped by its players."""
    for number, lines in enumerate(read_samples(game.slug)):
        if number < SAMPLES:
            record = Record(game, game.parse(lines[0].position))
            for line in lines[:LONGEST]:
                record = record if line.turn.startswith("=") else record.take(line.turn)
            yield record
    for number in range(WANDERINGS):
        rng = Random(f"{game.slug} {number}")
        record = Record(game)
        while record.result() is None and len(record.plies) < LONGEST:
            record = record.play(rng.choice(record.position.moves()))
        yield record if record.result() else record.stop()


class _Chat:
    """Asks about one game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._rng = Random(game.slug)

    def play(self, record: Record) -> None:
        """Play a game, look back at it from start to end, and ask about some of it."""
        plies = record.plies
        for number in range(len(plies)):
            before = record.cut(number)
            text = str(before)
            if plies[number] == STOP:
                self._ask("stop", text)
            else:
                self._ask("play", text, move=plies[number])
            if number % 20 == 5:
                self._ask("visit", text, at=number)
                self._doubt(before)
                self._choose(before)
        self._ask("history", str(record))
        self._ask("play", str(record), move="C")

    def coach(self, record: Record) -> None:
        """Ask for a hint, a rating of the last moves, and a review."""
        count = len(record.plies)
        self._finish("hint", record.cut(max(0, count - 3)))
        late = Record(record.game, record.positions[max(0, count - 4)])
        for ply in record.plies[max(0, count - 4) :]:
            late = late.take(ply)
        self._finish("review", late)
        for number in range(1, len(late.plies) + 1):
            self._finish("rate", late, at=number)
            self._ask("worth", str(late.cut(number)))

    def solve(self, puzzle: PuzzleData) -> None:
        """Try some moves in a puzzle, solve it, and ask why."""
        legal = Record.parse(puzzle["record"]).position.moves()
        answers = puzzle["goal"].split()[1:]
        for move in dict.fromkeys([*legal[:TRIES], *answers]):
            self._ask("attempt", puzzle=puzzle, moves=[], move=move)
        moves: list[str] = []
        below = puzzle["solution"]
        while below:
            first, *_ = below
            self._ask("attempt", puzzle=puzzle, moves=moves, move=first)
            below = below[first]
            reply = next(iter(below), "")
            moves = [*moves, first, reply]
            below = below[reply] if below else {}
        self._finish("answer-why", Record(self._game), puzzle=puzzle)

    def _choose(self, record: Record) -> None:
        """Return partial moves, some of each length."""
        beginnings: list[list[str]] = [[]]
        for _ in range(4):
            following = []
            for parts in beginnings:
                options = self._ask("try", str(record), parts=parts).get("options")
                if options:
                    nexts = [*options["cells"], *options["choices"]]
                    chosen = self._rng.sample(nexts, min(3, len(nexts)))
                    following += [[*parts, each] for each in chosen]
            beginnings = following[:6]

    def _doubt(self, record: Record) -> None:
        """Ask why cells and moves are refused; send positions, moves and games with mistakes."""
        text = str(record)
        cells = CELL.findall(self._ask("open", text)["svg"])
        for cell in cells:
            self._ask("why", text, cell=cell)
        for _ in range(30):
            self._ask("why", text, move="".join(self._rng.sample(cells, 2)))
        for move in self._rng.choices(record.position.moves(), k=20):
            self._ask("why", text, move=self._slip(move))
        for _ in range(6):
            self._ask("open", position=self._slip(str(record.position)))
            self._ask("open", self._slip(text))

    def _finish(self, op: str, record: Record, **fields: Any) -> None:
        while self._ask(op, str(record), **SLICE, **fields).get("done") is False:
            pass

    def _ask(self, op: str, record: str = "", **fields: Any) -> Any:
        """Return the value of an answer, or None if the rules refuse."""
        answer = ask({"op": op, "game": self._game.slug, "record": record} | fields)
        assert answer["ok"] or answer["error"]["code"] != "internal", answer
        return answer.get("value", {})

    def _slip(self, text: str) -> str:
        """Return a text with one letter left out, doubled or replaced."""
        at = self._rng.randrange(len(text))
        letter = self._rng.choice(("", text[at] * 2, self._rng.choice(LETTERS)))
        return text[:at] + letter + text[at + 1 :]


def main(codes: Sequence[str]) -> None:
    """Write the sheet of all messages in English, or in the languages `codes`."""
    with hear() as heard, TemporaryDirectory() as folder:
        talk()
        build(load_config(str(ROOT / "mkdocs.yml"), site_dir=folder))
    for code in codes or (ENGLISH,):
        others = list_catalogs(ROOT, code) if code != ENGLISH else ()
        lines = list_lines(list_catalogs(ROOT), heard, code, others)
        path = ROOT / (f"messages.{code}.md" if others else "messages.md")
        path.write_text(write_sheet(lines), encoding="utf-8")
        print(f"{path} is written.")


if __name__ == "__main__":
    main(sys.argv[1:])
