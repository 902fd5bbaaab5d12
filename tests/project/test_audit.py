"""`make audit` tells a clean answer from a vulnerability, and both from no answer."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.help.paths import ROOT

PYTHON = """#!/bin/sh
[ "$2" = pip_audit ] || exec {python} "$@"
while [ "$1" != --output ]; do shift; done
printf '%s' '{answer}' >"$2"
exit {code}
"""
NPM = """#!/bin/sh
printf '%s' '{answer}'
exit {code}
"""
SAFE = {"name": "safe", "version": "1", "vulns": []}
FAULTY = {"name": "faulty", "version": "1", "vulns": [{"id": "PYSEC-1"}]}
LEFT_OUT = {"name": "unknown", "skip_reason": "not found"}
REPORT = {"auditReportVersion": 2, "vulnerabilities": {}}


@pytest.mark.parametrize(
    ("packages", "code", "told"),
    [
        ([SAFE], 0, "no known fault"),
        ([SAFE, LEFT_OUT], 0, "no known fault, but 1 packages could not be asked about"),
        ([FAULTY], 1, "there are known faults"),
        ([LEFT_OUT], 0, "nobody could be asked: not found"),
    ],
)
def test_packages_of_python(tmp_path: Path, packages: list[object], code: int, told: str) -> None:
    found, lines = audit(tmp_path, (json.dumps({"dependencies": packages}), code))
    assert found == code
    assert f"requirements.lock: {told}" in lines
    assert "./package-lock.json: no known fault" in lines


@pytest.mark.parametrize(
    ("answer", "code", "told"),
    [
        (REPORT | {"vulnerabilities": {"bad": {}}}, 1, "there are known faults"),
        ({"message": "405 Method Not Allowed"}, 1, "nobody could be asked: 405 Method Not Allowed"),
    ],
)
def test_packages_of_npm(tmp_path: Path, answer: object, code: int, told: str) -> None:
    clean = json.dumps({"dependencies": [SAFE]})
    found, lines = audit(tmp_path, (clean, 0), (json.dumps(answer, indent=1), code))
    assert found == (told == "there are known faults")
    assert f"./package-lock.json: {told}" in lines


def audit(
    folder: Path, python: tuple[str, int], npm: tuple[str, int] = (json.dumps(REPORT), 0)
) -> tuple[int, list[str]]:
    """Return the code and lines of an audit with these answers and exit codes."""
    for name, text, (answer, code) in (("python", PYTHON, python), ("npm", NPM, npm)):
        path = folder / "bin" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text.format(python=sys.executable, answer=answer, code=code))
        path.chmod(0o755)
    done = subprocess.run(
        [ROOT / "tools" / "audit.sh", folder / "bin/python"],
        env=os.environ | {"PATH": f"{folder / 'bin'}:{os.environ['PATH']}"},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout.splitlines()
