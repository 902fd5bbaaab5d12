"""Feed everything that reads text with the output of a coverage-guided fuzzer.

    make fuzz              100,000 texts
    make fuzz RUNS=5000000

The command is `tools/fuzz.py OPTIONS FOLDER`; the folder keeps the corpus between runs. Each text
is a position, a saved game, a typed move, a request, a page with blocks, or a file of puzzles, of a
tutorial, of a plan. It must be read or refused with its documented error; anything else ends the
run and prints the text. Findings become tests in `tests/core/test_fuzz.py` or
`tests/site/test_fuzz.py`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from urllib.parse import unquote

import atheris

with atheris.instrument_imports(include=["game_core", "lesson_plans", "widgets"]):
    from game_core import GAMES, IllegalMove, PositionError, Record, RecordError, api
    from game_core.record import read_position
    from game_core.typed_moves import read_move
    from tests.help.authored import BLOCKS, READERS, TEXTS, check, write_page

FILES = sorted(READERS)
LINKS = Path(__file__).parents[1] / "tests" / "data" / "hostile-links.json"


def fuzz_position(text: str, choice: int) -> None:
    """Check that a position survives a round trip through its text."""
    game = GAMES[choice % len(GAMES)]
    try:
        position = read_position(game, text)
    except PositionError:
        return
    assert game.parse(str(position)) == position


def fuzz_record(text: str, choice: int) -> None:
    """Check the same for a saved game with made-up plies."""
    game = GAMES[choice % len(GAMES)]
    try:
        record = Record.parse(f"{str(Record(game)).removesuffix('moves\n')}{text}")
    except RecordError:
        return
    assert Record.parse(str(record)) == record


def fuzz_move(text: str, choice: int) -> None:
    """Check that a typed move is played or refused."""
    record = Record(GAMES[choice % len(GAMES)])
    try:
        record.take(read_move(record, text))
    except IllegalMove:
        return


def fuzz_request(text: str, choice: int) -> None:
    """Check that every request is answered."""
    names = [*api.OPERATIONS]
    about = {"op": names[choice % len(names)], "game": "oware", "record": ""}
    fields = ("position", "move", "cell", "parts", "at", "puzzle", "level", "viewpoint")
    request = about | {fields[choice // 32 % len(fields)]: text}
    for asked in (json.dumps(request), text):
        answer = json.loads(api.call(asked))
        assert answer["ok"] or answer["error"]["code"] != "internal", answer


def fuzz_file(text: str, choice: int) -> None:
    """Check that an author's file is read, or its mistakes are reported by line."""
    check(READERS[FILES[choice % len(FILES)]], text)


def fuzz_page(text: str, choice: int) -> None:
    """Check that a page with blocks is converted, or its mistakes are reported by line."""
    check(write_page, text)


TARGETS = (fuzz_position, fuzz_record, fuzz_move, fuzz_request, fuzz_file, fuzz_page)


def fuzz(data: bytes) -> None:
    """Test one input: its first two bytes choose the kind."""
    if len(data) > 2:
        TARGETS[data[0] % len(TARGETS)](data[2:].decode("utf-8", "surrogateescape"), data[1])


def plant(folder: Path) -> None:
    """Write the seed corpus: first positions, and the links and files of tests."""
    seeds = [(0, number, str(game.start())) for number, game in enumerate(GAMES)]
    seeds += [(1, number, f"moves {game.start().moves()[0]}") for number, game in enumerate(GAMES)]
    for row in json.loads(LINKS.read_text(encoding="utf-8")):
        seeds.append((3, 0, unquote(row["link"][3:])))
    seeds += [(4, number, TEXTS[name]) for number, name in enumerate(FILES)]
    seeds += [(5, 0, block) for block in BLOCKS]
    for number, (target, choice, text) in enumerate(seeds):
        (folder / f"seed-{number}").write_bytes(bytes((target, choice)) + text.encode())


if __name__ == "__main__":
    plant(Path(sys.argv[-1]))
    atheris.Setup(sys.argv, fuzz)
    atheris.Fuzz()
