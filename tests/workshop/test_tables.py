"""Making endgame tables: the same bytes every time, broken-off runs, workers that die."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from distributed import Client, LocalCluster

from game_core.families.sowing.ranking import count_boards
from game_core.families.sowing.tables import own_table, read_table
from workshop.endgames import retrograde
from workshop.endgames.retrograde import Values, settle
from workshop.endgames.tables import (
    Threads,
    Workers,
    build_layer,
    make_layer,
    make_table,
    open_pool,
)
from workshop.executors import NoDask
from workshop.tables import main

SMALL = 6
"""Up to so many seeds a table is made in a moment."""


class Told(list[str]):
    """What a run says."""

    def __call__(self, line: str) -> None:
        self.append(line)


def assert_as_packaged(data: bytes, game: str) -> None:
    """A table just made, against the one that comes with the package."""
    made, packaged = read_table(data), own_table(game)
    assert packaged
    assert made.layers == packaged.layers[: made.seeds + 1]


@pytest.mark.parametrize("game", ["oware", "ouri"])
@pytest.mark.parametrize("block", [100_000, 999])
def test_the_packaged_table_is_what_is_made(
    game: str, block: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retrograde, "BLOCK", block)
    data = make_table(game, SMALL, tmp_path, Threads(), Told())
    assert_as_packaged(data, game)


class Breaking(Threads):
    """Threads that give up after some rounds."""

    def __init__(self, rounds: int) -> None:
        super().__init__()
        self.rounds = rounds

    def improve(self, blocks: Any, values: Values) -> Iterator[Values]:
        self.rounds -= 1
        if self.rounds < 0:
            raise KeyboardInterrupt
        return super().improve(blocks, values)


def test_a_run_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        make_table("oware", SMALL, tmp_path, Breaking(100), Told())
    whole, first = Told(), Told()
    make_table("oware", SMALL, tmp_path / "fresh", Threads(), whole)
    data = make_table("oware", SMALL, tmp_path, Threads(), first)
    assert_as_packaged(data, "oware")
    assert len(first) == len(whole) - 100 + sum("already" in line for line in first)
    again = Told()
    assert make_table("oware", SMALL, tmp_path, Breaking(0), again) == data
    assert again[-1] == "oware, 6 seeds: 12,376 boards are there already"


def test_a_file_that_is_not_whole_is_made_anew(tmp_path: Path) -> None:
    settled = [np.zeros(1, dtype=np.int8)]
    for fault in (b"", b"\x93NUMPY\x01", b"something else"):
        (tmp_path / "oware-1.npy").write_bytes(fault)
        values = make_layer("oware", 1, settled, tmp_path, Threads(), Told())
        assert len(values) == 12
    np.save(tmp_path / "oware-1.npy", np.zeros(5, dtype=np.int8))
    assert len(make_layer("oware", 1, settled, tmp_path, Threads(), Told())) == 12


def test_values_have_the_parity_of_the_seeds() -> None:
    settled = [np.zeros(1, dtype=np.int8)]
    for seeds in range(1, 6):
        values = np.zeros(count_boards(seeds), dtype=np.int8)
        for better in build_layer("ouri", seeds, settled, Threads(), values):
            values = better
        settled.append(settle(seeds, values))
        assert set((settled[-1] % 2).tolist()) == {seeds % 2}
        assert np.abs(settled[-1]).max() == seeds


# --- The command ---


def test_the_command_makes_a_table(tmp_path: Path) -> None:
    out = tmp_path / "new" / "oware.table"
    numbers = ("--game", "oware", "--seeds", "3", "--out", str(out))
    work = ("--work", str(tmp_path / "work"))
    command = [sys.executable, "-m", "workshop", "tables", *numbers, *work]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert_as_packaged(out.read_bytes(), "oware")
    assert "oware, 3 seeds: 364 boards, round 1: " in done.stderr
    assert done.stderr.endswith(f"{out}: {out.stat().st_size} bytes\n")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seeds", "3"], "--game"),
        (["--game", "kpo", "--seeds", "3"], "'oware'"),
        (["--game", "oware", "--seeds", "0"], "--seeds 0: it must be 1 to 24"),
        (["--game", "oware", "--seeds", "many"], "many"),
    ],
)
def test_the_command_says_what_is_wrong(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(arguments)
    assert words in capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize(("missing", "address"), [("numpy", ""), ("distributed", "tcp://x:1")])
def test_what_is_missing_is_named(
    missing: str, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    monkeypatch.delitem(sys.modules, "workshop.endgames.tables")
    with pytest.raises(SystemExit) as refused:
        main(["--game", "oware", "--seeds", "1", "--dask", address])
    assert refused.value.code == f'This needs {missing}: pip install -e ".[workshop]".'


# --- Workers ---


class Killer(Told):
    """Ends a process in the middle of the last layer."""

    def __init__(self, victim: int) -> None:
        super().__init__()
        self.victim = victim

    def __call__(self, line: str) -> None:
        super().__call__(line)
        if line.startswith("oware, 5 seeds") and "round 20:" in line:
            os.kill(self.victim, signal.SIGKILL)


def test_a_worker_may_die(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retrograde, "BLOCK", 2500)
    cluster = LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2, threads_per_worker=1, dashboard_address=":0", silence_logs=50
    )
    with cluster, Client(cluster) as client:  # type: ignore[no-untyped-call]
        before = client.run(os.getpid)
        killer = Killer(next(iter(before.values())))
        data = make_table("oware", 5, tmp_path, Workers(client), killer)
        assert len(before) == 2
        assert killer.victim not in client.run(os.getpid).values()
    assert_as_packaged(data, "oware")


def test_nobody_at_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("workshop.executors.PATIENCE", "50ms")
    with pytest.raises(NoDask, match=r"^No Dask scheduler answers at tcp://127\.0\.0\.1:1"):
        open_pool("tcp://127.0.0.1:1")
