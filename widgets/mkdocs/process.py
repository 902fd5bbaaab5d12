"""MkDocs in a process of its own, and its warnings with the places that they lack.

Unlike the rest of this folder, this imports no MkDocs, which other generators don't need.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NoReturn

from lesson_plans.curriculum.game_files import CONFIG
from lesson_plans.curriculum.problem import suggest
from widgets.prepare.pages import find_folder

MKDOCS = (sys.executable, "-m", "mkdocs")
"""MkDocs with this Python, since `mkdocs` may not be on the path."""
SILENT = {"NO_MKDOCS_2_WARNING": "1"}
"""The variable that drops Material's notice."""


def become_mkdocs(*arguments: str) -> NoReturn:
    """Go on as MkDocs, which ends with this process. Raises SystemExit on Windows, which can't."""
    os.environ |= SILENT
    command = [*MKDOCS, *arguments]
    if os.name != "nt":
        os.execv(command[0], command)
    try:
        raise SystemExit(subprocess.run(command, check=False).returncode)
    except KeyboardInterrupt:
        raise SystemExit(0) from None


def try_build() -> int:
    """Build into a temporary folder and print mistakes in pages; return 1 if there are any."""
    with TemporaryDirectory() as folder:
        done = subprocess.run(
            [*MKDOCS, "build", "--strict", "--site-dir", str(Path(folder) / "site")],
            env=os.environ | SILENT,
            encoding="utf-8",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
    for line in done.stdout.splitlines():
        if line and not line.startswith(("INFO", "Aborted")):
            print(_locate(re.sub(r"^(WARNING|ERROR) +-  ", "", line)))
    print("pages: " + ("mistakes" if done.returncode else "no mistakes"))
    return min(done.returncode, 1)


def _locate(warning: str) -> str:
    """Put file and line before MkDocs' warning of a link or of `nav`, which lacks them."""
    if named := re.match(r"A reference to '(.*?)' is included in the 'nav'", warning):
        folders = (Path("docs"), find_folder())
        # A translation isn't named: it takes its page's place.
        pages = {
            page.relative_to(each).as_posix()
            for each in folders
            for page in each.rglob("*.md")
            if "." not in page.stem
        }
        near = suggest(named[1], pages, "there is none in docs, and Ubao has none.")
        line = find_line(Path(CONFIG).read_text(encoding="utf-8"), named[1])
        return f"{CONFIG}:{line}: nav: no page is called “{named[1]}”; {near}"
    if found := re.match(r"Doc file '(.*?)' contains a link '(.*?)',", warning):
        page = Path("docs", found[1])
        if page.is_file():
            line = find_line(page.read_text(encoding="utf-8"), found[2])
            return f"{page.as_posix()}:{line}: {warning}"
    return warning


def find_line(text: str, name: str) -> int:
    """Return the 1-based line that sets a name, or mentions it, or the first."""
    for pattern in (rf"(^|[\s{{,]){re.escape(name)}\s*:", re.escape(name)):
        for number, line in enumerate(text.splitlines(), 1):
            if re.search(pattern, line):
                return number
    return 1
