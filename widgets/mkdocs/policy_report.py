"""Trace what the security policy blocks to the author's file and line."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files

from lesson_plans.curriculum.problem import name_file
from widgets.finish.policy import Blocked


class PolicyReport:
    """Finds the origin of what is blocked on a finished page.

    That's the page's own text, `mkdocs.yml`, or a template of the author's; or else the theme or a
    plugin named in `mkdocs.yml`.
    """

    def __init__(self, config: MkDocsConfig, files: Files) -> None:
        self.told: dict[str, None] = {}
        """The sentences so far, without duplicates: most things are on every page."""
        self.file = Path(config.config_file_path)
        self.theme = config.theme.name or "theme"
        folder = config.theme.custom_dir
        self.templates = sorted(Path(folder).rglob("*.html")) if folder else []
        self.pages: Mapping[str, Path] = {
            file.dest_uri: Path(file.abs_src_path)
            for file in files.documentation_pages()
            if file.abs_src_path
        }

    def hear(self, page: str, blocked: Blocked) -> None:
        """Record a sentence for what is blocked on a page, the same for all if it's the theme."""
        words = " ".join(blocked.words.split())[:100]
        said = f"the security policy blocks {blocked.what}: {words}"
        own = [self.pages[page]] if page in self.pages else []
        for path in (*own, self.file, *self.templates):
            if line := _find(path, blocked.words):
                self.told[f"{name_file(path, self.file.parent)}:{line}: {said}"] = None
                return
        line = _find(self.file, "theme:") or 1
        self.told[f"{self.file.name}:{line}: the theme “{self.theme}” or a plugin: {said}"] = None


def _find(path: Path, words: str) -> int | None:
    """Return the first line of a file with these words, as they are or escaped."""
    text = path.read_text(encoding="utf-8", errors="replace")
    for written in (words, escape(words), words.removeprefix("https:")):
        if written.strip() and (place := text.find(written)) >= 0:
            return 1 + text.count("\n", 0, place)
    return None
