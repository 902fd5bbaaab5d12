"""The rules as others load them into a Pyodide of their own."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import pytest

from tests.help.paths import ROOT, SITE
from widgets.finish.hosts import APACHE, NETLIFY
from widgets.finish.offline import WORKER
from widgets.runtime import BUNDLE, SHARED, node

FOLDER = BUNDLE / SHARED
BARE = Path(__file__).parent / "bare.mjs"
SCRIPT = Path(__file__).parent / "inside" / "notebook.py"
NOTEBOOK = ROOT / "docs" / "python" / "first-moves.ipynb"
SHOWN = """\
4,4,4,4,4,4/4,4,4,4,4,4 0-0 S <svg>
1,2,0,3,1,2/1,1,2,0,1,0 17-17 S <svg>
lift F 2
drop a 2
drop b 2
capture b 2 S
capture a 2 S
1,2,0,3,1,0/0,0,2,0,1,0 21-17 N <svg>
Result(winner='N', reason='majority', score=(18, 30))
ubao 1
game oware
start 4,4,4,4,4,4/4,4,4,4,4,4 0- <svg>
b,b,b,b,B,b,b,b/b,b,b,b,b,b,b,b/8/8/8/8/w,w,w,w,w, <svg>
"""
"""What the notebook's cells show: the same as the examples for programmers."""


def find_wheel() -> Path:
    (path,) = FOLDER.glob("*.whl")
    return path


def test_a_notebook_runs_in_a_bare_pyodide() -> None:
    args = (str(FOLDER), str(SCRIPT), NOTEBOOK.name)
    shown = node.run(BARE, *args, folder=NOTEBOOK.parent)
    assert shown == SHOWN


def test_the_lock_file_describes_the_wheel_alone() -> None:
    lock = json.loads((FOLDER / "pyodide-lock.json").read_text(encoding="utf-8"))
    wheel = find_wheel()
    (described,) = lock["packages"].values()
    assert described["name"] == "ubao-rules"
    assert described["imports"] == ["game_core"]
    assert described["file_name"] == wheel.name
    assert described["sha256"] == hashlib.sha256(wheel.read_bytes()).hexdigest()


@pytest.mark.parametrize("name", ["pyodide.md", "first-moves.ipynb"])
def test_files_are_called_what_the_page_and_the_notebook_call_them(name: str) -> None:
    text = NOTEBOOK.with_name(name).read_text(encoding="utf-8")
    named = set(re.findall(r"ubao_rules-[\w.-]+\.whl", text))
    assert named
    assert named <= {path.name for path in FOLDER.iterdir()}


def test_a_site_offers_them_to_other_sites_and_keeps_them_on_no_device() -> None:
    published = {path.name: path.read_bytes() for path in (SITE / SHARED).iterdir()}
    assert published == {path.name: path.read_bytes() for path in FOLDER.iterdir()}
    for name in (NETLIFY, APACHE):
        assert "Access-Control-Allow-Origin" in (SITE / name).read_text(encoding="utf-8")
    assert f'"{SHARED}/' not in (SITE / WORKER).read_text(encoding="utf-8")
