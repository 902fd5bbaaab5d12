"""Small sites for tests, built and served by the real MkDocs."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import create_server

from game_core import GAMES
from tests.help.builder import run_mkdocs

CONFIG = """\
site_name: Test
site_url: !ENV [SITE_URL, ""]
theme:
  name: material
  font: false
plugins: [search, ubao]
markdown_extensions: [admonition, attr_list, pymdownx.superfences]
"""
BOARD = "```board\ngame: oware\n```\n"
UNSEEN = ", ".join(
    f"{kind}/{game.slug}"
    for kind in ("puzzles", "tutorials")
    for game in GAMES
    if game.slug not in ("oware", "kpo")
)
"""What a site of few games can leave out: any page may show any puzzle, so all of them are drawn,
which is most of the work."""


def write(folder: Path, pages: dict[str, str], config: str = CONFIG) -> Path:
    """Put a site's sources into `folder`; pages by their path in docs/."""
    (folder / "mkdocs.yml").write_text(config, encoding="utf-8")
    for name, text in pages.items():
        path = folder / "docs" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def build(
    folder: Path, *options: str, site_url: str = "", lends: bool = True
) -> subprocess.CompletedProcess[str]:
    """Run `mkdocs build` as `run_mkdocs` does; its output is in `stderr`."""
    return run_mkdocs(folder, ["build", "--quiet", *options], _environment(site_url), lends=lends)


@contextmanager
def serve(folder: Path) -> Iterator[str]:
    """Run `ubao serve`, logging to `folder/log`; return the address once it responds."""
    with create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "widgets", "serve", "--port", f"{port}"]
    log = folder / "log"
    with (
        log.open("wb") as out,
        subprocess.Popen(command, cwd=folder, env=_environment(), stderr=out) as server,
    ):
        try:
            while "Serving on" not in log.read_text(encoding="utf-8"):
                assert server.poll() is None, log.read_text(encoding="utf-8")
                time.sleep(0.1)
            yield f"http://127.0.0.1:{port}/"
        finally:
            server.terminate()


def _environment(site_url: str = "") -> dict[str, str]:
    return os.environ | {"NO_MKDOCS_2_WARNING": "1", "SITE_URL": site_url, "NO_COLOR": "1"}
