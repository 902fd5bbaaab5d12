"""The browser's modules that need no browser, tested by Node."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

TESTS = sorted(Path(__file__).parent.glob("*.test.mjs"))


@pytest.mark.parametrize("path", TESTS, ids=lambda path: path.name)
def test_node(path: Path) -> None:
    done = subprocess.run(
        ["node", "--test", "--test-reporter=tap", path], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
