"""What `make release` requires of the machine and the changelog; the rest takes minutes."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import version
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.help.paths import ROOT

CHANGES = """\
# Changelog

## Unreleased

- New

## 0.2.0 (2026-12-01)

- Second

## 0.1.0

- First
"""


def load() -> Any:
    """The script, which isn't in a package."""
    spec = spec_from_file_location("release", ROOT / "tools" / "release.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


release = load()


def test_the_notes_are_the_part_of_the_version_or_what_is_unreleased() -> None:
    assert release.write_notes(CHANGES, "0.2.0") == "# Ubao 0.2.0\n\n- Second\n"
    assert release.write_notes(CHANGES, "0.1.0") == "# Ubao 0.1.0\n\n- First\n"
    assert release.write_notes(CHANGES, "0.3.0") == "# Ubao 0.3.0\n\n- New\n"


def test_a_python_is_found_in_pyenvs_folder_and_one_that_does_not_run_is_passed_by(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    here = ".".join(map(str, sys.version_info[:2]))
    for patch in ("1", "2"):
        (tmp_path / f"versions/{here}.{patch}/bin").mkdir(parents=True)
    (tmp_path / f"versions/{here}.1/bin/python").symlink_to(sys.executable)
    broken = tmp_path / f"versions/{here}.2/bin/python"
    broken.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    broken.chmod(0o755)
    monkeypatch.setattr("shutil.which", lambda name: None)
    found = release.find_python(here)
    assert found == str(tmp_path / f"versions/{here}.1/bin/python")
    assert release.find_python("3.0") == ""


def test_nothing_is_tried_where_a_wheel_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(release, "DIST", tmp_path)
    with pytest.raises(release.Failed, match="does not hold both wheels"):
        release.main()


# On GitHub


GITHUB = sorted((ROOT / ".github").rglob("*.yml"))


@pytest.mark.parametrize("path", GITHUB, ids=lambda path: path.name)
def test_what_github_reads_is_yaml_and_its_commands_are_shell(path: Path) -> None:
    text = yaml.safe_load(path.read_text("utf-8"))
    for job in text.get("jobs", {}).values():
        for command in (step["run"] for step in job["steps"] if "run" in step):
            subprocess.run(["sh", "-n", "-c", command], check=True)


@pytest.mark.parametrize(("tag", "code"), [("v{}", 0), ("v{}.1", 1)])
def test_a_tag_that_is_not_the_version_releases_nothing(tag: str, code: int) -> None:
    release = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text("utf-8"))
    [command] = [
        step["run"] for step in release["jobs"]["build"]["steps"] if "tag" in step.get("name", "")
    ]
    names = {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    names["GITHUB_REF_NAME"] = tag.format(version("ubao"))
    done = subprocess.run(["sh", "-c", command], cwd=ROOT, env=os.environ | names, check=False)
    assert done.returncode == code
