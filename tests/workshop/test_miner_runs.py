"""Runs of the miner: broken off, shared between workers, one of which dies; and the command."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from distributed import Client, LocalCluster

from workshop.mine import main
from workshop.miner.digging import dig
from workshop.miner.proposals import Proposal
from workshop.miner.shifts import mine

GAMES = 3
SEED = 3


class Told(list[tuple[int, int, int]]):
    """What a run says."""

    def __call__(self, done: int, games: int, found: int) -> None:
        self.append((done, games, found))


@cache
def do(work: Callable[..., Any], *args: Any) -> Any:
    """What some work gives, done once however often it is asked for."""
    return work(*args)


class Counting(Executor):
    """Does the work at once, breaks off after some games, and counts them."""

    def __init__(self, games: int) -> None:
        self.left = games

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        if self.left:
            self.left -= 1
            future.set_result(do(fn, *args, **kwargs))
        else:
            future.set_exception(KeyboardInterrupt())
        return future


@pytest.fixture(scope="module")
def whole() -> list[Proposal]:
    """What all games give."""
    return [proposal for number in range(GAMES) for proposal in do(dig, "ouri", SEED, number)]


def test_games_come_in_their_order_whoever_is_done_first(
    whole: list[Proposal], tmp_path: Path
) -> None:
    told = Told()
    with ThreadPoolExecutor(3) as executor:
        assert mine("ouri", SEED, GAMES, tmp_path, executor, told) == whole
    assert [done for done, _, _ in told] == [*range(GAMES + 1)]
    assert told[-1] == (GAMES, GAMES, len(whole))


def test_a_run_that_was_broken_off_goes_on(whole: list[Proposal], tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        mine("ouri", SEED, GAMES, tmp_path, Counting(2), Told())
    again = Counting(10)
    assert mine("ouri", SEED, GAMES, tmp_path, again, Told()) == whole
    assert again.left == 10 - (GAMES - 2)
    assert mine("ouri", SEED, GAMES, tmp_path, Counting(0), Told()) == whole


def test_a_game_that_was_not_written_to_its_end_is_played_again(
    whole: list[Proposal], tmp_path: Path
) -> None:
    mine("ouri", SEED, GAMES, tmp_path, Counting(GAMES), Told())
    (log,) = tmp_path.iterdir()
    log.write_bytes(log.read_bytes()[:-40])
    again = Counting(10)
    assert mine("ouri", SEED, GAMES, tmp_path, again, Told()) == whole
    assert again.left == 9


@pytest.mark.parametrize("fault", ["", "something else\n", '{"game": "ouri"}\n[]\n'])
def test_what_other_code_found_counts_for_nothing(
    fault: str, whole: list[Proposal], tmp_path: Path
) -> None:
    (tmp_path / f"mine-ouri-{SEED}.jsonl").write_text(fault, encoding="utf-8")
    again = Counting(10)
    assert mine("ouri", SEED, GAMES, tmp_path, again, Told()) == whole
    assert again.left == 10 - GAMES


def test_a_worker_may_die(whole: list[Proposal], tmp_path: Path) -> None:
    cluster = LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2, threads_per_worker=1, dashboard_address=":0", silence_logs=50
    )
    with cluster, Client(cluster) as client:  # type: ignore[no-untyped-call]
        workers = list(client.run(os.getpid).values())
        assert len(workers) == 2
        killed = []

        def kill(done: int, games: int, found: int) -> None:
            if done == 1:
                killed.append(workers.pop())
                os.kill(killed[-1], signal.SIGKILL)

        executor = client.get_executor(pure=False)
        assert mine("ouri", SEED, GAMES, tmp_path, executor, kill) == whole
        assert len(killed) == 1


# --- The command ---


def test_the_command_writes_puzzles(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "ouri.yml"
    numbers = ("--games", "2", "--count", "4", "--jobs", "1", "--work", str(tmp_path / "work"))
    command = [sys.executable, "-m", "workshop", "mine", "ouri", *numbers, "--out", str(out)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    text = out.read_text(encoding="utf-8")
    assert text.count("\n- id: ") == 4
    assert text.startswith("# Played from 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S: ")
    assert "] 2 of 2 games, " in done.stderr
    assert main(["ouri", *numbers]) == 0
    assert capfd.readouterr().out == text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], "'oware'"),
        (["oware", "--count", "0"], "it must be 1 or more, not 0"),
        (["oware", "--games", "many"], "many"),
    ],
)
def test_the_command_says_what_is_wrong(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(arguments)
    assert words in capsys.readouterr().err.splitlines()[-1]


def test_nobody_at_the_address(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("workshop.executors.PATIENCE", "50ms")
    asked = ["oware", "--dask", "tcp://127.0.0.1:1", "--work", str(tmp_path)]
    assert main(asked) == 1
    assert capsys.readouterr().err.startswith("No Dask scheduler answers at tcp://127.0.0.1:1")
