"""Read a game's file of puzzles, each with its place in the file, and its structured fields."""

from __future__ import annotations

from dataclasses import dataclass

from game_core import Game, Record, RecordError
from game_core.puzzles.model import AGES, DIFFICULTIES, THEMES, Puzzle, Task, read_task
from game_core.puzzles.posing import HINTS, ID, MOST_WORDS, count_words
from game_core.puzzles.proofs import Fault
from game_core.puzzles.riddles import Play, Riddle, find_refusal
from game_core.puzzles.solutions import ELSE, SolvingState, unfold
from game_core.search.goals import GoalError
from game_core.search.proof import Tree
from lesson_plans.curriculum.drafts import BADGE
from lesson_plans.curriculum.problem import Report
from lesson_plans.curriculum.source import Branch, Fields, Text, read_list
from lesson_plans.curriculum.translations import Translate
from lesson_plans.curriculum.values import choose, count, join_words, parse_position, read_words


@dataclass(frozen=True, slots=True)
class Written:
    """A puzzle, and the places of its parts."""

    puzzle: Puzzle
    fields: Fields
    solution: Branch

    def blame(self, fault: Fault) -> None:
        """Report a fault at the line to be changed."""
        place = self.fields.where(fault.field)
        if fault.field == "solution":
            place = _follow(self.solution, fault.path).place
        place.blame(fault.reason)


def read_puzzles(
    text: str, file: str, game: Game, report: Report, translate: Translate = list
) -> list[Written] | None:
    """Return the readable puzzles in a file, translated; None if it holds no list."""
    maps = read_list(text, file, report)
    if maps is None:
        return None
    found: list[Written] = []
    lines: dict[str, int] = {}
    for fields in translate(maps):
        written = _read_puzzle(fields, game)
        fields.finish()
        name = fields.text("id")
        if name and name.value in lines:
            name.place.blame(f"“{name.value}” is taken: see line {lines[name.value]}.")
        elif name:
            lines[name.value] = name.place.line
            found += [written] if written else []
    return found


def _read_puzzle(fields: Fields, game: Game) -> Written | None:
    record = read_start(fields, game)
    side = read_side(fields, record)
    task = read_goal(fields, record)
    if isinstance(task, Play):
        fields.where("goal").blame(f"“{task}” asks nothing; that is for a step of a tutorial.")
    branch = fields.tree("solution", required=True)
    solution = None
    if record and task and branch:
        solution = read_solution(branch, record, side, task)
    # Read the other fields even if these are wrong.
    puzzle = Puzzle(
        id=read_id(fields),
        record=record or Record(game),
        prompt=read_prompt(fields),
        task=task or Play(""),
        solution=solution or {},
        themes=read_themes(fields),
        difficulty=read_difficulty(fields),
        because=read_words(fields, "because"),
        ages=read_ages(fields),
        hints=read_hints(fields),
        wrong=read_wrong(fields),
        source=read_words(fields, "source"),
        beginner=read_flag(fields, "beginner"),
    )
    if not record or not task or not branch or solution is None or side != record.position.turn:
        return None
    return Written(puzzle, fields, branch)


def _follow(branch: Branch, path: tuple[str, ...]) -> Branch:
    """Return the branch that a path leads to, or the last one on it."""
    for move in path:
        following = branch.below.get(move) or branch.below.get("else")
        if following is None:
            break
        branch = following
    return branch


# --- Fields ---


def read_id(fields: Fields) -> str:
    """Read the id, in lowercase letters, for links."""
    text = fields.text("id", required=True)
    if text and not ID.fullmatch(text.value):
        text.place.blame(f"must be small letters, digits and hyphens, found “{text.value}”.")
    return text.value if text else ""


def read_start(fields: Fields, game: Game) -> Record | None:
    """Read the start: a `position`, or a `record` if the history matters."""
    position, record = fields.text("position"), fields.text("record")
    if position and record:
        record.place.blame("leave one out: there is a position already.")
    elif not fields.has("position") and not fields.has("record"):
        fields.where("position").blame("is missing (or a record, where the history matters).")
    start = None
    if position:
        found = parse_position(game, position)
        start = Record(game, found) if found is not None else None
    elif record:
        start = _read_record(record, game)
    if start and start.result():
        fields.where("position" if position else "record").blame("the game is over.")
        return None
    return start


def _read_record(text: Text, game: Game) -> Record | None:
    try:
        record = Record.parse(text.value)
    except RecordError as error:
        text.place.blame(f"{error}.".replace("..", "."))
        return None
    if record.game is not game:
        text.place.blame(f"this is a game of {record.game.name}, not of {game.name}.")
        return None
    return record


def read_side(fields: Fields, start: Record | None) -> str:
    """Read the side to move, which is the solver's."""
    text = fields.text("side", required=True)
    if text and start and text.value != start.position.turn:
        turn = start.position.turn
        text.place.blame(f"{turn} is to move here, so {turn} solves, not “{text.value}”.")
    return text.value if text else ""


def read_goal(fields: Fields, start: Record | None) -> Task | None:
    """Read the goal, if it makes sense in this position."""
    text = fields.text("goal", required=True)
    if text is None:
        return None
    try:
        task = read_task(text.value)
        if isinstance(task, Riddle) and start:
            task.measure(start)
    except GoalError as error:
        text.place.blame(str(error))
        return None
    return task


def read_solution(branch: Branch, start: Record, side: str, task: Task) -> Tree | None:
    """Read the tree of accepted moves; None if some can't be played."""
    if isinstance(task, Riddle):
        answers = task.measure(start)
        for answer, twig in branch.below.items():
            if answer not in answers or twig.below:
                twig.place.blame(f"{answer} is no answer; answers are {', '.join(answers)}.")
                return None
        return {answer: {} for answer in branch.below}
    if _find_fault(branch, SolvingState(start, task, side)):
        return None
    return unfold(SolvingState(start, task, side), _grow(branch))


def _find_fault(branch: Branch, state: SolvingState) -> bool:
    """Report moves that can't be played; return whether there were any."""
    found = False
    moves = state.record.position.moves()
    for move, twig in branch.below.items():
        if state.goal is None:
            twig.place.blame(f"{move}: there is nothing more to choose here.")
            return True
        is_rest = move == ELSE and not state.is_mine
        for each in moves if is_rest else (move,):
            if each not in moves:
                refusal = find_refusal(state.record, each)
                twig.place.blame(f"{each} can't be played here. {refusal}")
                found = True
            elif twig.below and not (is_rest and each in branch.below):
                found |= _find_fault(twig, state.play(each))
    return found


def _grow(branch: Branch) -> Tree:
    return {move: _grow(twig) for move, twig in branch.below.items()}


def read_themes(fields: Fields) -> tuple[str, ...]:
    """Read the themes."""
    texts = fields.texts("themes", required=True)
    themes = tuple(choose(text, THEMES) for text in texts)
    for number, text in enumerate(texts):
        if text.value in themes[:number]:
            text.place.blame(f"{text.value} is given twice.")
    return themes


def read_difficulty(fields: Fields) -> int:
    """Read the difficulty."""
    text = fields.text("difficulty", required=True)
    easiest, hardest = min(DIFFICULTIES), max(DIFFICULTIES)
    return count(text, range(easiest, hardest + 1), f"{easiest} to {hardest}") or easiest


def read_ages(fields: Fields) -> str:
    """Read the age range."""
    ages = choose(fields.text("ages", required=True), AGES)
    return ages if ages in AGES else [*AGES][-1]


def read_flag(fields: Fields, name: str) -> bool:
    """Read a flag: `true`, or left out."""
    text = fields.text(name)
    if text and text.value != "true":
        text.place.blame(f"must be true or left out, found “{text.value}”.")
    return text is not None


def read_prompt(fields: Fields) -> str:
    """Read the prompt, a short sentence; a draft's has a badge."""
    prompt = read_words(fields, "prompt")
    count = count_words(prompt)
    if count > MOST_WORDS:
        fields.where("prompt").blame(f"has {count} words; at most {MOST_WORDS} are allowed.")
    return f"{BADGE}: {prompt}" if read_flag(fields, "draft") else prompt


def read_hints(fields: Fields) -> tuple[str, ...]:
    """Read three hints: what to notice, where to look, the first move."""
    hints = fields.texts("hints", required=True)
    if hints and len(hints) != HINTS:
        place = fields.where("hints")
        place.blame(f"there must be three (notice, where, first move), found {len(hints)}.")
    return tuple(map(join_words, hints))


def read_wrong(fields: Fields) -> dict[str, str]:
    """Read the replies to wrong moves."""
    answers = fields.map("wrong")
    if answers is None:
        return {}
    texts = {name: answers.text(name) for name in answers.names}
    return {name: join_words(text) for name, text in texts.items() if text}
