"""Other people's games in files: the guide's example plays, and mistakes are reported."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game_core import GAMES, Game, GameError, Record, UnknownGame, api, draw, get, registry
from game_core.api import OPERATIONS
from game_core.families.sowing.game import SowingPosition
from game_core.game_files import Source, clear, find_source, list_sources, provide, register
from game_core.search.goals import Capture
from game_core.search.solver import solve
from tests.core.test_families import find_loaded
from tests.help.own_games import TEXT, TWINS, change, find_line
from tests.help.requests import make_requests
from tests.help.words import told, told_json

SOURCE = Source("twins.py", TEXT)


@pytest.fixture(autouse=True)
def forget() -> Iterator[None]:
    yield
    clear()


@pytest.fixture
def twins() -> Game:
    (game,) = register(SOURCE)
    return game


def ask(op: str, **fields: object) -> Any:
    """Return the answer to a request about the example, which includes its file."""
    request = {"op": op, "game": "twins", "record": "", "source": TEXT} | fields
    return json.loads(api.call(json.dumps(request)))


def ask_until_done(op: str, **fields: object) -> Any:
    while True:
        value = ask(op, job="t", milliseconds=50, **fields)["value"]
        if value["done"]:
            return value


# The example


def test_the_example_is_short() -> None:
    assert len(TEXT.splitlines()) < 40


def test_the_guide_shows_it_whole() -> None:
    guide = TWINS.with_name("own-game.md").read_text(encoding="utf-8")
    assert guide.partition("```python\n")[2].partition("```")[0] == TEXT


def test_it_is_found_like_any_other(twins: Game) -> None:
    assert get("twins") is twins
    assert registry.list_games()[-1] is twins
    assert twins in registry.list_games("sowing")
    assert twins not in GAMES
    assert find_source("twins") == SOURCE
    assert list_sources() == [SOURCE]
    with pytest.raises(UnknownGame, match=r"Did you mean twins\?"):
        get("twin")


def test_its_own_rule_takes_twins_and_is_explained(twins: Game) -> None:
    record = Record(twins)
    after, events = record.position.trace("C")
    assert [str(event) for event in events][-2:] == ["capture a 5 S", "capture F 5 S"]
    assert isinstance(after, SowingPosition)
    assert after.stores == (10, 0)
    reasons = twins.family.words.explain(record.position, events)
    assert "Cup a and cup F are twins: both are captured." in map(str, reasons.values())
    _, events = record.position.trace("A")
    reasons = twins.family.words.explain(record.position, events)
    assert "Cup E holds 5, cup b 4: no twins." in map(str, reasons.values())


@pytest.mark.parametrize("seed", range(20))
def test_a_game_ends_and_comes_back_from_its_text(twins: Game, seed: int) -> None:
    rng, record = Random(seed), Record(twins)
    while record.result() is None:
        position = record.position
        assert twins.parse(str(position)) == position
        record = record.play(rng.choice(position.moves()))
        assert len(record.plies) < 300
    assert Record.parse(str(record)) == record
    result = record.result()
    assert result
    assert result.score
    assert sum(result.score) == 48


def test_it_is_drawn_with_all_its_seeds(twins: Game) -> None:
    assert draw.board(twins.start(), "S").count('class="seed"') == 48


def test_the_solver_finds_what_can_be_taken(twins: Game) -> None:
    proof = solve(twins.start(), Capture(1, 10))
    assert proof
    assert proof.accepted == ("C", "D")


def test_every_request_can_be_made_of_it(twins: Game) -> None:
    requests = make_requests(twins)
    assert requests.keys() == OPERATIONS.keys()
    clear()
    assert find_loaded([request | {"source": TEXT} for request in requests.values()]) == {"sowing"}


@pytest.mark.parametrize("level", ["greedy", "planner"])
def test_the_computer_takes_the_ten_seeds(level: str) -> None:
    assert ask_until_done("think", level=level, seed=1)["move"] in "CD"


def test_the_coach_shows_the_ten_seeds() -> None:
    hint = ask_until_done("hint")
    assert hint["move"] in "CD"
    assert "10 seeds" in told_json(hint["said"])
    record = ask("play", move="A")["value"]["record"]
    assert ask_until_done("rate", record=record, at=1)["good"] is False


def test_a_reason_of_its_own_is_told_as_it_is_written() -> None:
    source = change(
        "    explain=explain_twins,",
        "    endings=Endings((TEN,), lambda board: TEN * (max(board.stores) > 9)),",
    )
    ending = 'from game_core.families.sowing.game import Endings\n\nTEN = "{%s} has ten"\n'
    text = ending + source.text
    register(Source("hill.py", text))
    status = api.scene(Record(get("twins")).play("C"), "S")["status"]
    assert told(status).startswith("The game is over: {S} has ten. {S} wins, ")


# A browser, which needs the file


def test_a_request_brings_its_game_and_none_remembers_it() -> None:
    assert ask("open")["value"]["game"] == "twins"
    clear()
    assert ask("play", move="C")["value"]["position"].endswith("10-0 N")
    request = {"op": "open", "game": "oware", "record": ""}
    assert json.loads(api.call(json.dumps(request)))["ok"]


def test_a_file_that_fails_breaks_no_other_game() -> None:
    answer = ask("open", source="TWINS = 1 / 0\n")
    said = "The rules of this game have a mistake: twins.py:1: ZeroDivisionError: division by zero"
    assert told_json(answer["error"].pop("message")) == said
    assert answer["error"] == {"code": "bad-game", "line": 1}
    request = {"op": "open", "game": "oware", "record": ""}
    assert json.loads(api.call(json.dumps(request)))["ok"]
    assert ask("open")["ok"]


def test_a_rule_that_fails_in_play_breaks_that_turn_alone() -> None:
    source = change("if board.cups[last] ==", "if board.cups[last] // (last - 6) ==")
    answer = ask("play", move="C", source=source.text)
    assert answer["error"]["code"] == "bad-game"
    assert answer["error"]["line"] == find_line("if board.cups[last]", source)
    assert "ZeroDivisionError" in told_json(answer["error"]["message"])
    assert ask("play", move="A", source=source.text)["ok"]
    assert ask("play", move="c", source=source.text)["error"]["code"] == "illegal-move"


def test_the_same_text_is_run_once(twins: Game) -> None:
    provide(Source("elsewhere/twins.py", TEXT))
    assert get("twins") is twins


# Mistakes


def refuse(source: Source) -> str:
    """Return the message about a file, without its name; the file registers nothing."""
    with pytest.raises(GameError) as caught:
        register(source)
    assert list_sources() == []
    assert str(caught.value) == f"{source.file}:{caught.value.line}: {caught.value.reason}"
    assert "\n" not in str(caught.value)
    return f"{caught.value.line}: {caught.value.reason}"


def test_a_text_that_is_no_python() -> None:
    source = change("def take_twins(board: ScratchBoard, last: int)", "def take_twins(board last)")
    line = find_line("def take_twins", source)
    assert refuse(source).startswith(f"{line}: SyntaxError: ")


@pytest.mark.parametrize(
    ("error", "told"),
    [
        ("SyntaxError", "SyntaxError"),
        ("SyntaxError(3)", "SyntaxError: 3"),
        ("ValueError", "ValueError"),
        ("type('Odd', (Exception,), {'__str__': lambda self: 1 / 0})", "Odd"),
    ],
)
def test_an_error_of_the_text_s_own_without_words(error: str, told: str) -> None:
    assert refuse(Source("hill.py", f"HILL = 1\nraise {error}\n")) == f"2: {told}"


def test_a_name_that_is_missing() -> None:
    source = change("    lap=lap_round,", "    lap=lap_rund,")
    line = find_line("lap=lap_rund", source)
    assert refuse(source).startswith(f"{line}: NameError: name 'lap_rund' is not defined")


@pytest.mark.parametrize("text", ["", "from game_core.families.sowing.games.oware import OWARE\n"])
def test_a_file_without_a_game_of_its_own(text: str) -> None:
    assert refuse(Source("hill.py", text)) == "1: there is no game in this file."


@pytest.mark.parametrize("slug", ["oware", "african-chess"])
def test_a_slug_that_is_taken(slug: str) -> None:
    source = change('slug="twins"', f'slug="{slug}"')
    line = find_line("TWINS = ", source)
    assert refuse(source) == f"{line}: TWINS: There is a game called “{slug}” already."


def test_two_games_of_one_slug_in_one_file() -> None:
    source = Source("hill.py", f"{TEXT}\nMORE = replace(TWINS, name='More')\n")
    line = find_line("MORE", source)
    assert refuse(source) == f"{line}: MORE: There is a game called “twins” already."


def test_a_slug_that_is_none() -> None:
    source = change('slug="twins"', 'slug="Twin Cups"')
    assert "“Twin Cups” isn't a slug: small letters" in refuse(source)


def test_a_start_that_can_not_be() -> None:
    source = change('    slug="twins",', '    slug="twins",\n    cups=(0,) * 12,')
    line = find_line("TWINS = ", source)
    assert refuse(source).startswith(f"{line}: TWINS: ")


def test_a_rule_that_fails_at_the_start_is_told_with_its_line() -> None:
    source = change(
        "TWINS = replace(", "def choose(position):\n    return position.hills\n\n\nTWINS = replace("
    )
    source = Source(
        "hill.py", source.text.replace("    OWARE,\n", "    OWARE,\n    check=choose,\n")
    )
    line = find_line("return position.hills", source)
    assert refuse(source).startswith(f"{line}: TWINS: AttributeError: ")


def test_a_file_that_ends_python() -> None:
    assert refuse(Source("hill.py", "import sys\n\nsys.exit(1)\n")) == "3: SystemExit: 1"
