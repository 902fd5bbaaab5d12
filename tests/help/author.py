"""An author who edits pages while they're served, without the server."""

from __future__ import annotations

from pathlib import Path

from mkdocs.commands.build import build
from mkdocs.config import load_config


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
