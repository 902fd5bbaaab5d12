"""Imports point one way: game_core ← lesson_plans ← widgets; game_core needs only Python.

The workshop, the measurements and the tests stand above all three. The layers inside each, and that
only `widgets.mkdocs` imports MkDocs, are contracts in pyproject.toml.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.help.paths import ROOT

READER = "game_core/messages/fluent.py"
"""What compiles Fluent files. No installed rules and no browser import it, so it may need more."""
ADAPTERS = "game_core/adapters/"
"""What lets other libraries play. Each needs its library, and nothing else imports it."""
FORBIDDEN = {
    "game_core": {"lesson_plans", "widgets", "workshop", "tests", "bench"},
    "lesson_plans": {"widgets", "workshop", "tests", "bench"},
    "widgets": {"workshop", "tests", "bench"},
    "workshop": {"widgets", "tests", "bench"},
}


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the line and the top-level package of every absolute import in a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name.partition(".")[0]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.lineno, node.module.partition(".")[0]


def complaints(package: str) -> Iterator[str]:
    """Yield a line for every import that a package must not have."""
    for path in sorted((ROOT / package).rglob("*.py")):
        for line, name in imports(path):
            own = name == package or name in sys.stdlib_module_names
            where = path.relative_to(ROOT).as_posix()
            if (where, name) == (READER, "fluent") or (
                where.startswith(ADAPTERS) and name not in FORBIDDEN[package]
            ):
                continue
            if name in FORBIDDEN[package] or (package == "game_core" and not own):
                yield f"{where}:{line} imports {name}"


@pytest.mark.parametrize("package", FORBIDDEN)
def test_imports_point_one_way(package: str) -> None:
    assert list((ROOT / package).rglob("*.py"))
    assert list(complaints(package)) == []


def test_imports_are_found_wherever_they_stand(tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text(
        "import a.b, c\nfrom d.e import f\nfrom . import g\ndef h():\n    from i import j\n"
    )
    assert sorted(imports(path)) == [(1, "a"), (1, "c"), (2, "d"), (5, "i")]
