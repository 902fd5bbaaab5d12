"""The site with npm's files of Pyodide, as a plain page with Pyodide would load them."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

from pyodide_lock import PyodideLockSpec
from pyodide_lock.utils import add_wheels_to_spec

from bench.chromium import copy_site
from widgets.runtime import node, scripts
from widgets.runtime.__main__ import LOCK, PYODIDE, build_wheel

RULES = "ubao-rules"
"""The wheel's name in the lock file."""


def make_stock_site(target: Path) -> Path:
    """Copy the site, its library and rules as source, its lock file naming every package."""
    site = copy_site(target)
    assets = site / "assets" / "ubao"
    # Pages expect the Python they were built for, and identify it by its folder.
    home = assets / "runtime" / f"{scripts.find_version()}-stock"
    home.mkdir()
    for name, original in PYODIDE.items():
        shutil.copyfile(node.find_pyodide() / original, home / name)
    source = build_wheel(home)
    spec = PyodideLockSpec.from_json(home / LOCK)
    add_wheels_to_spec(spec, [source]).to_json(home / LOCK)
    files = {name: (home / name).stat().st_size for name in (*PYODIDE, source.name)}
    described = {"path": f"./runtime/{home.name}/", "files": files, "later": [], "integrity": {}}
    bundle = json.dumps(described)
    (assets / "bundle.js").write_text(f"export const bundle = {bundle};\n")
    worker = assets / "worker.js"
    script = worker.read_text(encoding="utf-8")
    for ours, theirs in (
        (r'\{path:"\./runtime/.*?\}\}', bundle),
        (r"(?=indexURL:)", f"packages:[{RULES!r}],"),
    ):
        script, found = re.subn(ours, theirs, script)
        assert found == 1, f"the worker says {ours} in some other way"
    worker.write_text(script, encoding="utf-8")
    return site
