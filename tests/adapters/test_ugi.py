"""The engine on standard input and output, driven as another program would do it."""

from __future__ import annotations

import subprocess
import sys

import pytest

LATE = "1,2,0,3,1,2/1,1,2,0,1,0 17-17 S"


def drive(*commands: str, slug: str = "oware") -> list[str]:
    """Return the engine's output for some commands."""
    engine = [sys.executable, "-m", "game_core.adapters.ugi", slug]
    told = "\n".join([*commands, "quit", ""])
    return subprocess.check_output(engine, input=told, text=True, timeout=120).splitlines()


def test_it_says_who_it_is_and_that_it_is_ready() -> None:
    assert drive("ugi", "isready") == [
        "id name Ubao Oware",
        "id author Ubao contributors",
        "ugiok",
        "readyok",
    ]


def test_it_follows_positions_and_moves() -> None:
    assert drive("position startpos moves C d", "show", "query p1turn") == [
        "fen 5,5,0,5,5,5/5,4,4,0,5,5 0-0 S",
        "response true",
    ]
    assert drive(f"position fen {LATE} moves F", "show", "query gameover", "query result") == [
        "fen 1,2,0,3,1,0/0,0,2,0,1,0 21-17 N",
        "response false",
        "response none",
    ]


def test_it_tells_how_a_game_ended() -> None:
    over = "position fen 0,0,0,0,0,0/0,0,0,0,0,0 20-28 S"
    assert drive(over, "query gameover", "query result") == ["response true", "response p2win"]
    draw = over.replace("20-28", "24-24")
    assert drive(draw, "query result") == ["response draw"]


def test_it_thinks_until_a_limit_or_until_it_is_stopped() -> None:
    info, best = drive(f"position fen {LATE}", "go depth 4")
    assert best == "bestmove F"
    assert info.startswith("info depth ")
    assert info.endswith("pv F e A c") or "depth 4" not in info
    assert drive(f"position fen {LATE}", "go", "stop")[-1].startswith("bestmove ")


def test_it_says_what_it_can_t_do_and_goes_on() -> None:
    said = drive("position startpos moves x", "dance", "isready")
    assert said[0].startswith("info string “x” is not a cup")
    assert said[1:] == ["info string unknown command: dance", "readyok"]
    over = drive("position fen 0,0,0,0,0,0/0,0,0,0,0,0 20-28 S", "go depth 2")
    assert over[-1].startswith("info string ")


@pytest.mark.parametrize("limit", ["depth 0", "nodes many"])
def test_a_limit_that_makes_no_sense_is_refused(limit: str) -> None:
    (said,) = drive(f"go {limit}")
    assert said.startswith("info string ")


@pytest.mark.parametrize("arguments", [["owari"], []])
def test_a_game_must_be_named_that_there_is(arguments: list[str]) -> None:
    command = [sys.executable, "-m", "game_core.adapters.ugi", *arguments]
    told = subprocess.run(command, input="", capture_output=True, text=True, timeout=120)
    assert told.returncode
    assert len(told.stderr.splitlines()) == 1
