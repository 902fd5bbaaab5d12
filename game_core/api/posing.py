"""Making puzzles: set up a position, solve its task, and write everything as a file."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game_core.api.puzzling import read
from game_core.api.request import BadRequest, Request
from game_core.puzzles.model import read_task
from game_core.puzzles.posing import Lacking, Solved, find_gaps, solve_task, write_puzzle
from game_core.record import Record
from game_core.search.goals import GoalError
from game_core.search.job import read_clock

if TYPE_CHECKING:
    from game_core.api.protocol import answers

MOST = 12_000
"""The most positions to look at; the commands allow more."""
WAIT = 3000
"""About how many milliseconds that may take, so that a page doesn't wait long."""
TURN = "turn"
UNSOLVED = Solved({}, 0, False)
"""The result for a task with a fault."""
WANTED = {"move": 2, "copy": 2, TURN: 0, "": 0}
"""The number of cells a tool needs, if not one."""


def arrange(request: Request) -> answers.Arranged:
    """Return a position after a tool is used. Raises PositionError if the result isn't a position.

    Earlier moves are kept only until a tool is used.
    """
    record = request.record
    position = record.position
    family = position.game.family
    tool, cells = request.text("tool"), request.texts("cells")
    if tool not in (TURN, "", *family.puzzling.TOOLS):
        raise BadRequest(f"“{tool}” isn't a tool of {position.game.name}.")
    if len(cells) != WANTED.get(tool, 1) or not {*cells} <= position.cells.keys():
        raise BadRequest(f"“{tool}” can't be used on {', '.join(cells) or 'nothing'}.")
    if tool:
        position = position.game.parse(family.puzzling.arrange(position, tool, cells))
        record = Record(position.game, position)
    return {"position": str(position), "record": str(record), "tools": family.puzzling.TOOLS}


def pose(request: Request) -> answers.Posed:
    """Return a puzzle's right answers, what is still missing, and its text."""
    try:
        read_task(request.fields("puzzle").text("goal"))
    except GoalError:
        unasked: Lacking = {"field": "goal", "lack": "unasked"}
        return {"right": (), "possible": 0, "lacks": [unasked], "text": ""}
    puzzle = read(request)
    solved = solve_task(puzzle, _count_positions(puzzle.record))
    gaps = [*find_gaps(puzzle)]
    if not isinstance(solved, Solved):
        gaps.insert(0, solved)
        solved = UNSOLVED
    whole = replace(puzzle, solution=solved.solution, beginner=solved.beginner)
    return {
        "right": tuple(solved.solution),
        "possible": solved.possible,
        "lacks": gaps,
        "text": "" if gaps else write_puzzle(whole),
    }


def _count_positions(record: Record) -> int:
    """Return how many positions like this one can be looked at in the time allowed."""
    began = read_clock()
    for _ in record.game.family.tactics.find_successors(record.position):
        if read_clock() - began > WAIT:
            return 1
    return max(1, min(MOST, int(WAIT / max(read_clock() - began, 0.01))))
