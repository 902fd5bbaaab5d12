"""An author who edits pages while they're served, without the server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.structure.pages import Page

from widgets.mkdocs.conversions import Conversions
from widgets.mkdocs.renderings import Renderings

START = """\
site_name: Test
theme:
  name: material
  font: false
plugins:
  - search
  - ubao: """
"""The configuration of a small site, up to the options of our plugin."""


class Author:
    """Saves, and builds as `ubao serve` does; the first build keeps nothing of pages yet.

    MkDocs has one plugin in a process, so the last author to begin has its cache of pages.
    """

    def __init__(self, folder: Path, out: Path) -> None:
        self.folder, self.out = folder, out
        self._is_begun = False

    def build(self) -> None:
        config = load_config(str(self.folder / "mkdocs.yml"), site_dir=str(self.out))
        if not self._is_begun:
            config.plugins.on_startup(command="serve", dirty=False)
            self._is_begun = True
        build(config, serve_url="http://127.0.0.1:1/")

    def save(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        self.build()

    def read(self, name: str) -> str:
        return (self.out / name).read_text(encoding="utf-8")


@contextmanager
def see_made(
    kept: type[Conversions | Renderings], is_made: Callable[[Any], bool]
) -> Iterator[set[str]]:
    """Record the pages made anew meanwhile; `is_made` tells it from what `kept.find` returns."""
    made: set[str] = set()
    look: Callable[..., Any] = kept.find

    def note(self: object, page: Page, *rest: object) -> Any:
        answer = look(self, page, *rest)
        if is_made(answer):
            made.add(page.file.src_uri)
        return answer

    with patch.object(kept, "find", note):
        yield made
