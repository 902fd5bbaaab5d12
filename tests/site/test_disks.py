"""A read-only disk: each command reports it in a sentence."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.help.distributions import Installed, find_isolation
from widgets.command import main

LOCKED = 'mount --bind . . && mount -o remount,ro,bind . && cd "$PWD" && exec "$@"'
"""Run a command where nobody can write to the folder, not even root."""


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("build",), ".site.new” can't be used: Read-only file system."),
        (("new", "club"), "“club” can't be used: Read-only file system."),
        (("plan", "hill", "--game", "kpo"), "lesson_plans” can't be used: Read-only file system."),
        (("finish", "docs"), "service-worker.js” can't be used: Read-only file system."),
    ],
)
def test_a_disk_that_may_only_be_read(
    installed: Installed, tmp_path: Path, arguments: tuple[str, ...], told: str
) -> None:
    alone = find_isolation("--mount")
    if not alone:
        pytest.skip("this system lets a user mount nothing")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/index.md").write_text("# Home\n", encoding="utf-8")
    config = "site_name: Test\ntheme: mkdocs\nplugins: [ubao]\n"
    (tmp_path / "mkdocs.yml").write_text(config, encoding="utf-8")
    ubao = installed.commands / "ubao"
    done = subprocess.run(
        [*alone, "sh", "-c", LOCKED, "sh", ubao, *arguments],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert told in done.stderr
    assert "Traceback" not in done.stderr


def test_a_place_that_cannot_be_a_folder_is_told_anywhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main(["new", str(tmp_path / "file" / "club")]) == 2
    assert "can't be used: Not a directory." in capsys.readouterr().err
