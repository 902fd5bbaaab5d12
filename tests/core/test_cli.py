"""The command line: its output, and its messages about bad input."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib

import pytest

from game_core import GAMES
from game_core.__main__ import main
from tests.help.paths import ROOT
from tests.help.sowing import START


@pytest.mark.parametrize(
    ("arguments", "lines"),
    [
        (["moves", "oware"], list("ABCDEF")),
        (["moves", "oware", "0,3,0,0,2,0/0,0,0,0,0,0 21-22 S"], ["E"]),
        (["moves", "oware", "0,0,0,0,0,0/0,0,0,0,0,0 24-24 S"], []),
        (["play", "oware"], [START]),
        (["play", "oware", "C", "d"], ["5,5,0,5,5,5/5,4,4,0,5,5 0-0 S"]),
        (
            ["play", "oware", "0,0,0,0,0,2/0,1,0,0,3,0 21-21 S", "F"],
            ["0,0,0,0,0,0/1,0,0,0,3,0 23-21 N"],
        ),
        (
            ["play", "oware", "0,0,0,0,0,1/1,1,0,0,0,0 23-22 S", "F"],
            ["0,0,0,0,0,0/0,0,0,0,0,0 25-23 N", "result S majority 25-23"],
        ),
        (
            ["play", "oware", "0,2,0,0,0,0/0,0,0,0,0,1 21-24 N", "f"],
            ["0,0,0,0,0,0/0,0,0,0,0,0 24-24 S", "result tie cannot-feed 24-24"],
        ),
        (
            ["play", "oware", "1,0,0,0,0,0/1,0,0,0,0,0 23-23 S", *"AaBbCcDdEeFf" * 2],
            ["0,0,0,0,0,0/0,0,0,0,0,0 24-24 S", "result tie stopped 24-24"],
        ),
        (
            ["play", "oware", "0,0,0,0,0,0/0,0,0,0,0,0 20-28 S"],
            ["0,0,0,0,0,0/0,0,0,0,0,0 20-28 S", "result N over 20-28"],
        ),
        (["perft", "oware", "4"], ["1 6", "2 36", "3 190", "4 1014"]),
        (["perft", "oware", "0,3,0,0,2,0/0,0,0,0,0,0 21-22 S", "2"], ["1 1", "2 1"]),
        (
            ["show", "oware", "1,2,3,4,5,10/0,7,8,0,6,0 2-0 N"],
            [
                " f  e  d  c  b  a",
                " 0  6  0  8  7  0   Gold has 0",
                " 1  2  3  4  5 10   Blue has 2",
                " A  B  C  D  E  F",
                "Gold to move",
            ],
        ),
        (
            ["show", "oware", "0,0,0,0,0,0/0,0,0,0,0,0 25-23 N"],
            [
                " f  e  d  c  b  a",
                " 0  0  0  0  0  0   Gold has 23",
                " 0  0  0  0  0  0   Blue has 25",
                " A  B  C  D  E  F",
                "The game is over.",
            ],
        ),
        (["moves", "mangala"], ["keep", "turn"]),
        (["perft", "mangala:continue_on=even", "4"], ["1 2", "2 2", "3 2", "4 12"]),
        (
            ["play", "obridjie", "1,1,0,1,0,1/0,0,0,0,0,0 24-20 S", *"AaCcEe" * 2],
            ["1,1,0,1,0,1/0,0,0,0,0,0 24-20 S", "result S stopped 24-20"],
        ),
        (
            ["play", "rio-kadalis", "2,0,0,0,4,0/x,x,0,0,0,0 20-22 S round=5 wins=3-1", "A"],
            ["0,0,0,0,0,0/x,x,0,0,0,0 26-22 N round=5 wins=4-1", "result S four-rounds 4-1"],
        ),
        (
            ["show", "rio-kadalis", "x,x,4,4,4,4/4,4,4,4,4,12 0-0 S round=3 wins=0-1"],
            [
                " f  e  d  c  b  a",
                "12  4  4  4  4  4   Gold has 0, 1 round won",
                " x  x  4  4  4  4   Blue has 0, 0 rounds won",
                " A  B  C  D  E  F",
                "Round 3. Blue to move",
            ],
        ),
        (
            ["show", "layli-goobalay", "1,12s,0,0,0,1/0,0,0,0,2s,2 15-15 N round=2"],
            [
                "  f   e   d   c   b   a",
                "  2  2s   0   0   0   0   Gold has 15",
                "  1 12s   0   0   0   1   Blue has 15",
                "  A   B   C   D   E   F",
                "Round 2. Gold to move",
            ],
        ),
    ],
    ids=lambda value: " ".join(value)[:30],
)
def test_command(
    arguments: list[str], lines: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 0
    printed = capsys.readouterr()
    assert printed.out.splitlines() == lines
    assert printed.err == ""


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "usage:"),
        (["moves"], "usage:"),
        (["dance", "oware"], "dance"),
        (["moves", "owari"], "“owari” is not a game. Did you mean oware"),
        (["moves", "chess"], "african-chess"),
        (["moves", "oware:fast=yes"], "fast=yes"),
        (["moves", "oware", "C"], "“C” is one argument too many"),
        (["moves", "oware", *START.split()], "too many"),
        (["show", "oware", START, "C"], "“C” is one argument too many"),
        (
            ["moves", "oware", "4,4,4,4,4,4/4,4,4,4,4,5 0-0 S"],
            "Look at the cups, character 1. There should be 48 seeds",
        ),
        (["moves", "oware", "4,4,4,4,x,4/4,4,4,4,4,4 0-0 S"], "the cups, character 9."),
        (["moves", "oware", " "], "the position, character 1."),
        (["moves", "oware", "4,4,4\n 0-0 S"], "cups"),
        (["play", "oware", "a"], "Cup a is in Gold's row"),
        (["play", "oware", "C", "d", "C"], "Cup C is empty"),
        (["play", "oware", "CC"], "“CC” is not a cup"),
        (["play", "oware", "stopped"], "“stopped” is not a cup"),
        (["play", "oware", "0,0,0,0,0,0/0,0,0,0,0,0 24-24 S", "C"], "The game is over."),
        (["perft", "oware"], "one depth"),
        (["perft", "oware", "0"], "“0”"),
        (["perft", "oware", "-1"], "“-1”"),
        (["perft", "oware", "x"], "“x”"),
        (["perft", "oware", "²"], "“²”"),
        (["perft", "oware", "1", "2"], "“1 2”"),
    ],
    ids=lambda value: " ".join(value)[:30] if isinstance(value, list) else None,
)
def test_bad_input_is_one_line_and_exit_2(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1
    assert printed.err.startswith("game_core: ")
    assert words in printed.err


def test_help_is_no_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    assert left.value.code == 0
    printed = capsys.readouterr()
    assert printed.out.startswith("usage: python -m game_core")
    assert {"moves", "play", "perft", "show"} <= {*printed.out.split()}
    assert printed.err == ""


def test_the_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(GAMES)
    assert lines[0].split() == ["oware", "Oware,", "Ghana"]


def test_the_version_is_that_of_the_distribution(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert capsys.readouterr().out.strip() == project["version"]


@pytest.mark.parametrize(
    ("arguments", "code", "out", "err"),
    [
        (["play", "oware", "C", "d"], 0, "5,5,0,5,5,5/5,4,4,0,5,5 0-0 S\n", ""),
        (["moves", "oware:fast=yes"], 2, "", "game_core: "),
    ],
)
def test_as_people_run_it(arguments: list[str], code: int, out: str, err: str) -> None:
    command = [sys.executable, "-m", "game_core", *arguments]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stdout) == (code, out)
    assert done.stderr.startswith(err)
    assert len(done.stderr.splitlines()) == len(err.splitlines())


def test_a_reader_may_leave_early() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "game_core", "moves", "oware"],
        env={name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"},
        stdout=writer,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, b"")
