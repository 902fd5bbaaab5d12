"""The browser's modules that need no browser, tested by Node."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.help.paths import ROOT
from widgets.messages.languages import ENGLISH, read_rooms
from widgets.prepare.messages import write_script

TESTS = sorted(Path(__file__).parent.rglob("*.test.mjs"))


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A script with all messages of a page, in English."""
    path = tmp_path_factory.mktemp("words") / "words.mjs"
    path.write_text(write_script(ENGLISH, read_rooms(ENGLISH)), encoding="utf-8")
    return path


@pytest.mark.parametrize("path", TESTS, ids=lambda path: path.name)
def test_node(path: Path, words: Path) -> None:
    done = subprocess.run(
        # Without `--test`, which would start another process for each file.
        ["node", "--test-reporter=tap", path],
        cwd=ROOT,
        env=os.environ | {"PYTHON": sys.executable, "WORDS": str(words)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
