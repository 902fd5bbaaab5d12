"""What `ubao check` says of a site's mkdocs.yml: the place, the reason, and what may be meant."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from widgets.mkdocs.configuration import find_faults

CONFIG = """\
site_name: Hill
theme:
  name: material
plugins:
  - search
  - ubao:
      look: site
nav:
  - index.md
"""


def write(folder: Path, old: str = "", new: str = "") -> Path:
    assert old in CONFIG
    (folder / "docs").mkdir()
    path = folder / "mkdocs.yml"
    path.write_text(CONFIG.replace(old, new) if old else CONFIG, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("look: site", "polcy: off", "7: polcy: nothing is called so; did you mean “policy”?"),
        ("site_name: Hill", "sitename: Hill", "1: sitename: nothing is called so; did you mean"),
        ("look: site", "look: Site", "7: look: Expected one of: ('ubao', 'site')"),
        ("material", "materal", "2: theme: Unrecognised theme name: 'materal'."),
        ("- search", "- serch", '4: plugins: The "serch" plugin is not installed'),
        ("- search", "- [search", "6: expected ',' or ']', but got ':'."),
        ("  - search", "\t- search", "5: found character '\\t' that cannot start any token."),
        ("site_name: Hill", "docs_dir: pages\nsite_name: H", "1: docs_dir: The path '"),
    ],
)
def test_a_fault_is_told_with_its_line(tmp_path: Path, old: str, new: str, told: str) -> None:
    found = [str(fault) for fault in find_faults(write(tmp_path, old, new))]
    assert any(fault.startswith(f"mkdocs.yml:{told}") for fault in found), found


def test_one_that_is_no_utf8_is_read_all_the_same(tmp_path: Path) -> None:
    path = write(tmp_path, "look: site", "polcy: off")
    path.write_text(path.read_text(encoding="utf-8"), encoding="utf-16")
    (fault,) = find_faults(path)
    assert str(fault).startswith("mkdocs.yml:1: polcy: nothing is called so; did you mean “policy”")


def test_one_that_cannot_be_read_is_told_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "mkdocs.yml").mkdir()
    (fault,) = find_faults(tmp_path / "mkdocs.yml")
    assert str(fault) == "mkdocs.yml:1: can't be read: Is a directory."


def test_a_right_configuration_has_none(tmp_path: Path) -> None:
    assert [*find_faults(write(tmp_path))] == []


def test_ubao_check_tells_them_and_fails(tmp_path: Path) -> None:
    write(tmp_path, "look: site", "polcy: off")
    assert check(tmp_path).startswith("mkdocs.yml:7: polcy: nothing is called so")


def test_ubao_check_tells_of_a_folder_in_its_place(tmp_path: Path) -> None:
    (tmp_path / "mkdocs.yml").mkdir()
    assert check(tmp_path).startswith("mkdocs.yml:1: can't be read: Is a directory.")


def check(folder: Path) -> str:
    """What `ubao check` prints of a folder where something is wrong."""
    command = [sys.executable, "-m", "widgets", "check"]
    done = subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 1
    assert done.stderr == ""
    return done.stdout


@pytest.mark.parametrize("package", ["widgets", "lesson_plans"])
def test_a_reader_may_leave_early(package: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", package, "check", "kpo"],
        env={name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"},
        stdout=writer,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writer)
    assert done.stderr == b""
