"""Puzzles on a page: a try is judged, the answer explained. The puzzle comes with each request."""

from __future__ import annotations

from game_core.api.request import BadRequest, Request
from game_core.api.scenes import Scene
from game_core.puzzles.judge import explain, judge
from game_core.puzzles.model import Puzzle, read_puzzle
from game_core.puzzles.riddles import Illegal, LastSeed
from game_core.types import PositionError, RecordError, UnknownGame

ASKED = (Illegal, LastSeed)
"""Riddles that are answered without a turn, so that the page has played none yet."""


def attempt(request: Request) -> Scene:
    """What a try at a puzzle is worth: `verdict` and `said`, see `puzzles.verdicts`.

    `move` was played after `moves`, both sides' since the start; or it is the answer to a question.
    `shown` are the turns that the page plays now, to show what comes of it.
    """
    puzzle = _read(request)
    try:
        verdict = judge(puzzle, request.texts("moves"), request.text("move"))
    except ValueError as error:
        if type(error) is not ValueError:
            raise
        raise BadRequest(str(error)) from error
    played = verdict.played if isinstance(puzzle.task, ASKED) else ""
    return {
        "verdict": verdict.verdict,
        "said": verdict.said,
        "shown": [turn for turn in (played, verdict.reply) if turn],
    }


def answer_why(request: Request) -> Scene:
    """What each first move of a puzzle leads to: `answers`, each with `moves` of the same fate."""
    return {"answers": [why._asdict() for why in explain(_read(request))]}


def _read(request: Request) -> Puzzle:
    """The puzzle of a request. Raises BadRequest for what is none."""
    data = request.map("puzzle")
    try:
        return read_puzzle(data)
    except (RecordError, PositionError, UnknownGame):
        raise
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadRequest(f"the puzzle can't be read: {error!r}.") from error
