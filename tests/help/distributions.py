"""Our two distributions, built as by `make dist` and installed outside the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from dataclasses import dataclass
from fcntl import LOCK_EX, flock
from functools import cache
from importlib.metadata import version
from pathlib import Path
from shutil import which

from tests.help.paths import ROOT

RULES = ROOT / "packaging" / "rules"
"""The project of `ubao-rules`; that of `ubao` is the checkout itself."""


@dataclass(frozen=True)
class Installed:
    """Both wheels, and the commands of an environment that has them but not the checkout."""

    rules: Path
    site: Path
    commands: Path


def share(folder: Path) -> Installed:
    """Build and install both in a folder, or use what another worker of this run put there."""
    made = Installed(
        folder / f"ubao_rules-{version('ubao-rules')}-py3-none-any.whl",
        folder / f"ubao-{version('ubao')}-py3-none-any.whl",
        folder / "env" / "bin",
    )
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if not (folder / "done").exists():
            wheels = [build(project, folder) for project in (RULES, ROOT)]
            assert wheels == [made.rules, made.site]
            assert install(wheels, folder / "env") == made.commands
            (packages,) = (folder / "env").glob("lib/python*/site-packages")
            # What ubao needs is here already; only a path, so that the checkout isn't found.
            (packages / "needed.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
            (folder / "done").touch()
    return made


def build(project: Path, folder: Path) -> Path:
    """Write the wheel of a project to `folder`, which has no other of that name."""
    make = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir"]
    run(*make, folder, project, cwd=folder)
    name = "ubao_rules" if project == RULES else "ubao"
    (wheel,) = folder.glob(f"{name}-*-py3-none-any.whl")
    return wheel


def install(wheels: Iterable[Path], folder: Path) -> Path:
    """Make an environment of only these wheels; return the folder of its commands."""
    run(sys.executable, "-m", "venv", "--without-pip", folder, cwd=folder.parent)
    commands = folder / "bin"
    pip = [sys.executable, "-m", "pip", "--python", str(commands / "python"), "install"]
    run(*pip, "--no-index", "--no-deps", *wheels, cwd=folder)
    return commands


def run(*command: str | Path, cwd: Path) -> str:
    """Return the output of a command that succeeds, run as by `attempt`."""
    done = attempt(*command, cwd=cwd)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def attempt(*command: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Run a command with nothing that leads to the checkout, to Node or to any other command.

    Where the system lets a user make a network of nothing, it is run in that.
    """
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PATH")}
    return subprocess.run(
        [*find_isolation("--net"), *command],
        cwd=cwd,
        env=kept | {"NO_MKDOCS_2_WARNING": "1", "PATH": "/nowhere"},
        capture_output=True,
        text=True,
        check=False,
    )


@cache
def find_isolation(*parted: str) -> tuple[str, ...]:
    """Return the prefix that runs a command in an isolated system, or nothing if there's none."""
    unshare = which("unshare")
    alone = (unshare, "--map-root-user", *parted) if unshare else ()
    may = alone and subprocess.run([*alone, sys.executable, "-c", ""], check=False).returncode == 0
    return alone if may else ()
