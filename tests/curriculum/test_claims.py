"""Check our plans' claims about themselves and the games against timetable and program."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import game_core
from game_core import Position, Record
from game_core.families.sowing.board import CUP_NUMBERS, CUPS
from game_core.families.sowing.game import SowingPosition
from game_core.families.sowing.scratch import ScratchBoard
from game_core.search.opponent import choose_move
from lesson_plans.curriculum.layers import OWN
from lesson_plans.curriculum.plans.collection import read_plans
from lesson_plans.curriculum.plans.outline import SAY, SHOW
from lesson_plans.curriculum.plans.plan import Plan
from lesson_plans.curriculum.plans.schema import ACROSS, MINUTES
from lesson_plans.curriculum.problem import refuse
from lesson_plans.curriculum.puzzles.collection import read_collection
from tests.help.curriculum import OURS

PLANS = read_plans(OURS, refuse)
each_plan = pytest.mark.parametrize("plan", PLANS, ids=[plan.slug for plan in PLANS])


def write(plan: Plan) -> str:
    return (OWN / plan.slug / "plan.md").read_text(encoding="utf-8")


@each_plan
def test_a_promise_of_one_hour_is_kept_by_the_timetable(plan: Plan) -> None:
    promised = re.match(r"In (.*?)(?: hour| minutes)", plan.facts.promise)
    assert promised
    assert (promised[1], plan.facts.minutes) == ("one", 60)


@each_plan
def test_a_plan_says_why_and_its_hook_how_to_win(plan: Plan) -> None:
    for minutes, (first, *_) in plan.facts.ways.items():
        said = " ".join(text for _, text in plan.sections[first].parts[SAY].paragraphs())
        assert re.search(r"\bw[io]n", said), minutes


@pytest.mark.parametrize(
    "plan", [plan for plan in PLANS if plan.facts.series != ACROSS], ids=lambda plan: plan.slug
)
def test_the_rubric_of_a_game_says_what_children_predict_capture_and_plan(plan: Plan) -> None:
    """So a class record has the same three letters for all games."""
    for level in plan.sections["Rubric"].parts.values():
        said = " ".join(text for _, text in level.paragraphs())
        assert len(re.findall(r"[.!?](?= |$)", said)) == 3


@each_plan
def test_a_cup_that_a_handful_skips_was_twelve_or_more(plan: Plan) -> None:
    """In games that skip the first cup, eleven seeds reach the cup just before it."""
    told = re.findall(r"(\w+)(?: seeds)? or more,?\s+skips?\b", write(plan))
    assert {said.lower() for said in told} <= {"twelve"}


@each_plan
def test_a_plan_sends_nobody_to_a_block_that_it_has_not(plan: Plan) -> None:
    """No sentence uses the old name of a renamed block."""
    named = {
        block
        for block in MINUTES
        if re.search(rf"\b(?:the|in|to|of) {block.lower()}\b(?! cup)", write(plan))
    }
    assert named <= {*plan.facts.blocks, "Exit puzzle"}


@each_plan
def test_food_among_the_things_to_get_is_said_to_be_food(plan: Plan) -> None:
    """So the page says what to ask families before anyone brings food."""
    things = " ".join(f"{thing.item} {thing.instead}" for thing in plan.facts.materials)
    named = {"beans": r"\b[Bb]ean|[Cc]hickpea|[Ll]entil", "egg cartons": r"\b[Ee]gg"}
    assert {food for food, sign in named.items() if re.search(sign, things)} <= {*plan.facts.food}


@each_plan
def test_the_class_is_shown_the_words_of_each_strip(plan: Plan) -> None:
    """They're printed, and also in the plan, where the class reads them."""
    parts = [block.parts[SHOW] for block in plan.blocks.values() if SHOW in block.parts]
    shown = " ".join(text for part in parts for _, text in part.paragraphs())
    for prop in plan.facts.props:
        for words in prop.words if prop.prop == "strip" else ():
            assert words.partition(" ")[2] in shown


def list_boards(plan: Plan, heading: str) -> set[str]:
    """Return the boards below a heading, without stores and side to move."""
    parts = re.findall(rf"^#+ {heading}\n(.*?)(?=^#|\Z)", write(plan), re.M | re.S)
    return {board for part in parts for board in re.findall(r"^position: (\S+)", part, re.M)}


@each_plan
def test_neither_rule_card_nor_exit_puzzle_shows_a_board_that_was_asked(plan: Plan) -> None:
    """The card is next to the player who is asked."""
    asked, puzzle = list_boards(plan, "Challenge"), list_boards(plan, "Puzzle")
    assert not asked & puzzle
    assert not list_boards(plan, "Rule card") & (asked | puzzle)


def find(slug: str) -> str:
    """Return the text of a plan."""
    return next(write(plan) for plan in PLANS if plan.slug == slug)


def settle(position: Position) -> str:
    """Return who gets two seeds of a forced game: `blue`, `gold`, or `ring` if a board recurs."""
    seen = set[str]()
    while not (result := position.result()):
        if str(position) in seen:
            return "ring"
        seen.add(str(position))
        (only,) = position.moves()
        position = position.play(only)
    return {"S": "blue", "N": "gold"}[str(result.winner)]


def test_the_map_of_kpo_is_what_the_boards_play() -> None:
    rows = re.findall(r"^\|([A-F])\|(.*)\|$", find("kpo"), re.MULTILINE)
    kpo = game_core.get("kpo")
    lone = [",".join("1" if cup == at else "0" for cup in range(6)) for at in range(6)]
    assert {name: fields.split("|") for name, fields in rows} == {
        name: [settle(kpo.parse(f"{south}/{north} 23-23 S")) for north in lone]
        for name, south in zip("ABCDEF", lone, strict=True)
    }


GREEDY = {"S": 0, "N": 1, None: 2}
"""Where the games that a side won stand in a count: the beginner's, the other's, ties."""


def test_the_games_of_greedy_come_out_as_the_clinic_says() -> None:
    """They are from two seeds in each cup, with the seeds 1 to 600; three lots of six are shown."""
    start = game_core.get("oware").parse("2,2,2,2,2,2/2,2,2,2,2,2 12-12 S")
    ends = list[str | None]()
    for seed in range(1, 601):
        record = Record(start.game, start)
        while not (result := record.result()):
            record = record.play(choose_move(record, "greedy", seed))
        ends.append(result.winner)

    def count(first: int, last: int) -> tuple[int, ...]:
        lot = [GREEDY[end] for end in ends[first - 1 : last]]
        return tuple(map(lot.count, range(3)))

    plan = find("invent-a-rule")
    told = re.search(r"who began won (\d+), the other (\d+), and (\d+) were ties", plan)
    assert told
    assert count(1, 600) == tuple(map(int, told.groups()))
    assert "Red: the one who began won 6 games and lost 0. No ties." in plan
    assert count(73, 78) == (6, 0, 0)
    assert "Orange: the one who began won 2 games and lost 4. No ties." in plan
    assert count(13, 18) == (2, 4, 0)
    assert "Green: the one who began won 3 games and lost 0. Ties: 3." in plan
    assert count(1, 6) == (3, 0, 3)


FOUR = ("oware", "tampoduo", "obridjie", "mangala")
WORDS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight")


def take(slug: str, cups: str, cup: str) -> str:
    """Return how many seeds Blue captures with a cup, as a word."""
    game = game_core.get(slug)
    phase = " phase=play" if slug == "mangala" else ""
    in_stores = (70 if slug == "mangala" else 48) - sum(map(int, re.findall(r"\d+", cups)))
    before = in_stores // 2
    after = game.parse(f"{cups} {before}-{in_stores - before} S{phase}").play(cup)
    store = re.search(r" (\d+)-", str(after))
    assert store
    return WORDS[int(store[1]) - before]


def test_the_rows_of_the_four_stations_are_what_the_boards_take() -> None:
    plan = find("one-seed")
    board = re.search(r"position: (\S+) .*\ncaption: The same board. This time", plan)
    assert board
    rows = {slug: [take(slug, board[1], cup) for cup in "CDEF"] for slug in FOUR}
    for slug, row in rows.items():
        assert f"{slug.capitalize()} {', '.join(row)}." in " ".join(plan.split())


def test_the_four_numbers_of_each_board_are_what_the_games_take() -> None:
    plan = find("one-seed")
    boards = re.findall(r"position: (\S+) .*\ncaption: Board (\d). Blue plays ([A-F])", plan)
    assert [number for _, number, _ in boards] == ["1", "2", "3"]
    for cups, number, cup in boards:
        numbers = ", ".join(take(slug, cups, cup) for slug in FOUR)
        assert f"- **Board {number}:** {numbers}." in plan


EXITS = {
    "oware": ("D captures six", {"B": (0, 0), "D": (6, 0), "E": (0, 0), "F": (3, 0)}),
    "ouri": ("E captures all seven", {"A": (0, 0), "D": (2, 0), "E": (7, 0), "F": (0, 0)}),
    "three-owares": ("D captures two", {"B": (0, 0), "D": (2, 0), "F": (0, 0)}),
    "tampoduo": ("C captures five", {"C": (5, 0), "D": (0, 0), "E": (0, 0)}),
    "ayoayo": ("C captures five", {"A": (4, 0), "C": (5, 0), "D": (0, 0), "E": (0, 0)}),
    "obridjie": ("Blue gets it with C", {"B": (0, 4), "C": (4, 0), "E": (0, 0), "F": (0, 4)}),
    "rio-kadalis": ("Blue gets four", {"B": (0, 0), "D": (4, 0), "F": (0, 8)}),
    "layli-goobalay": ("captures two", {"A": (0, 0), "B": (0, 0), "D": (2, 0)}),
    "mangala": ("A captures fourteen", {"A": (14, 0), "C": (0, 0), "E": (8, 0), "F": (0, 0)}),
    "two-readings": ("eight in all", {"B": (0, 0), "C": (8, 0), "D": (10, 0)}),
    "own-player": (
        "E and captures five",
        {"A": (0, 0), "B": (0, 0), "C": (0, 0), "D": (0, 0), "E": (5, 0), "F": (3, 0)},
    ),
    "invent-a-rule": ("F captures five", {"A": (0, 0), "E": (4, 0), "F": (5, 0)}),
}
"""Words of the answer to a plan's exit puzzle, and what Blue and Gold take with each cup."""
SHORT = {
    "oware": ("D captures two", {"C": (0, 0), "D": (2, 0), "F": (0, 0)}),
    "ouri": ("E captures two", {"A": (0, 0), "D": (0, 0), "E": (2, 0)}),
    "tampoduo": ("A captures three", {"A": (3, 0), "B": (0, 0), "E": (0, 0)}),
    "ayoayo": ("A captures four", {"A": (4, 0), "C": (0, 0), "F": (0, 0)}),
    "obridjie": ("Blue gets it with F", {"E": (0, 4), "F": (4, 0)}),
    "rio-kadalis": ("Gold gets four in cup a", {"D": (4, 0), "F": (4, 4)}),
    "layli-goobalay": ("captures three", {"A": (3, 0), "C": (0, 0)}),
    "mangala": ("A captures six", {"A": (6, 0), "D": (0, 0), "E": (0, 0)}),
    "one-seed": ("four in Tampoduo", {"A": (2, 0), "D": (4, 0), "F": (0, 0)}),
    "two-readings": ("Eight in If", {"A": (8, 0), "B": (4, 0), "F": (0, 0)}),
    "own-player": ("plays D", {"B": (0, 0), "C": (0, 0), "D": (2, 0), "F": (2, 0)}),
    "invent-a-rule": ("D captures two", {"D": (2, 0), "E": (0, 0)}),
}
"""The same for the exit puzzles of shorter routes."""
TICKETS = [
    (slug, title, *answer)
    for title, answers in (("Exit puzzle", EXITS), ("Short exit puzzle", SHORT))
    for slug, answer in answers.items()
]


@pytest.mark.parametrize(("slug", "title", "said", "taken"), TICKETS)
def test_the_answer_to_an_exit_puzzle_is_what_the_board_gives(
    slug: str, title: str, said: str, taken: dict[str, tuple[int, int]]
) -> None:
    _, _, rest = find(slug).partition(f"\n## {title}\n")
    exit_puzzle, _, _ = rest.partition("\n## ")
    board = re.search(r"^game: (\S+)\nposition: (.*)$", exit_puzzle, re.MULTILINE)
    assert board
    position = game_core.get(board[1]).parse(board[2])

    def count(at: Position) -> tuple[int, ...]:
        return tuple(map(int, str(at).split()[1].split("-")))

    assert {
        str(move): tuple(
            after - before
            for after, before in zip(count(position.play(move)), count(position), strict=True)
        )
        for move in position.moves()
    } == taken
    assert said in exit_puzzle


NUMBERS = """no one two three four five six seven eight nine ten eleven twelve thirteen fourteen
fifteen sixteen seventeen eighteen nineteen twenty""".split()
SOWN = re.compile(
    r"(?:play|lift|sow|try) cup (\w)[.:] its (\w+) seeds? (?:ends?|falls?) in cup (\w)",
    re.IGNORECASE,
)
FOLLOWED = re.compile(r"cup (\w)(?: and follow it)?(?: for (\w+) laps?)?, to cup (\w)")
HELD = re.compile(r"^Cup (\w) holds (\w+) seeds?\.")


def sow(position: SowingPosition, cup: str) -> list[str]:
    """Return the cups where a turn's laps end."""
    board = ScratchBoard(position, position.side)
    following: int | None = CUP_NUMBERS[cup]
    ends = []
    while following is not None:
        last = position.game.lap(board, following)
        ends.append(CUPS[last])
        following = position.game.last_seed(board, last)
    return ends


def list_counts(position: SowingPosition, hint: str) -> Iterator[tuple[list[object], list[object]]]:
    """Yield what a hint claims to count, in one of the usual phrases, and the true number."""
    for cup, seeds, end in SOWN.findall(hint):
        yield [read_number(seeds), end], [int(position.cells[cup]), sow(position, cup)[0]]
    for cup, laps, end in FOLLOWED.findall(hint):
        ends = sow(position, cup)
        yield [read_number(laps) if laps else len(ends), end], [len(ends), ends[-1]]
    for cup, seeds in HELD.findall(hint):
        yield [read_number(seeds)], [int(position.cells[cup])]


def test_a_hint_counts_the_seeds_and_laps_that_there_are() -> None:
    checked = 0
    for found in read_collection(OURS, refuse).values():
        for puzzle in (each.puzzle for each in found):
            position = puzzle.record.position
            if not isinstance(position, SowingPosition):
                continue
            for hint in map(str, puzzle.hints):
                for said, true in list_counts(position, hint):
                    assert said == true, f"{puzzle.id}: {hint}"
                    checked += 1
    assert checked > 140


def read_number(word: str) -> int:
    return int(word) if word.isdigit() else NUMBERS.index(word)
