"""The browser's modules that need no browser, tested by Node."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.help.paths import ROOT

TESTS = sorted(Path(__file__).parent.rglob("*.test.mjs"))


@pytest.mark.parametrize("path", TESTS, ids=lambda path: path.name)
def test_node(path: Path) -> None:
    done = subprocess.run(
        # Without `--test`, which would start another process for the file.
        ["node", "--test-reporter=tap", path],
        cwd=ROOT,
        env=os.environ | {"PYTHON": sys.executable},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
