"""A process that has already all that MkDocs needs in memory; each build is begun in a copy of it.

To import MkDocs and all of our packages, to read the curriculum's words, to draw the boards of its
puzzles and to compile the theme is most of the work for a small site, and the same for each. The
operating system copies the process as it was when it had built one site, so a build knows of no
other. Those who install the packages start MkDocs by itself: see
`tests/site/test_own_curriculum.py`.
"""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from widgets.build_cache import FOLDER

PREPARED = "tests.help.prepared_builder"
"""What the process imports before the first copy is made."""

_processes = multiprocessing.get_context("forkserver")
_processes.set_forkserver_preload([PREPARED])


def run_mkdocs(
    folder: Path,
    arguments: Sequence[str],
    environment: Mapping[str, str],
    *,
    lends: bool = True,
) -> subprocess.CompletedProcess[str]:
    """Run MkDocs in a folder until it ends; what it has to say is in `stderr`.

    A site that was never built is lent what the first build of the process has kept for later ones,
    so that our puzzles are read once. It is used where it is right, and made anew where it is not.
    """
    with tempfile.NamedTemporaryFile(encoding="utf-8", mode="r") as said:
        asked = (folder, [*arguments], {**environment}, said.name, lends)
        process = _processes.Process(target=_begin, args=asked)
        process.start()
        process.join()
        code = process.exitcode
        process.close()
        assert code is not None
        return subprocess.CompletedProcess(["mkdocs", *arguments], code, stderr=said.read())


def _begin(
    folder: Path, arguments: Sequence[str], environment: Mapping[str, str], said: str, lends: bool
) -> None:
    """Be MkDocs, in the copy."""
    from mkdocs.__main__ import cli

    from tests.help.prepared_builder import KEPT

    if lends and not (folder / FOLDER).exists():
        (folder / FOLDER).mkdir(parents=True)
        for name, content in KEPT.items():
            (folder / FOLDER / name).write_bytes(content)
    with Path(said).open("wb") as out:
        os.dup2(out.fileno(), 2)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    cli(arguments, prog_name="mkdocs")
