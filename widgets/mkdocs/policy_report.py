"""Trace what the security policy blocks to the author's file and line."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files

from lesson_plans.curriculum.problem import name_file
from widgets.finish.page import Blocked


def tell_blocked(
    found: Iterable[tuple[str, Blocked]], config: MkDocsConfig, files: Files
) -> list[str]:
    """Return a sentence for each thing blocked on finished pages; most are the same on all.

    It's in the page's text, `mkdocs.yml`, or the author's template, else in the theme or a plugin.
    """
    configuration = Path(config.config_file_path)
    folder = config.theme.custom_dir
    templates = sorted(Path(folder).rglob("*.html")) if folder else []
    pages = {file.dest_uri: file.abs_src_path for file in files.documentation_pages()}
    told: dict[str, None] = {}
    for page, blocked in found:
        words = " ".join(blocked.words.split())[:100]
        said = f"the security policy blocks {blocked.what}: {words}"
        own = [Path(path)] if (path := pages.get(page)) else []
        for place in (*own, configuration, *templates):
            if line := _find(place, blocked.words):
                told[f"{name_file(place, configuration.parent)}:{line}: {said}"] = None
                break
        else:
            line = _find(configuration, "theme:") or 1
            theme = config.theme.name or "theme"
            told[f"{configuration.name}:{line}: the theme “{theme}” or a plugin: {said}"] = None
    return [*told]


def _find(path: Path, words: str) -> int | None:
    """Return the first line of a file with these words, as they are or escaped."""
    text = path.read_text(encoding="utf-8", errors="replace")
    for written in (words, escape(words), words.removeprefix("https:")):
        if written.strip() and (place := text.find(written)) >= 0:
            return 1 + text.count("\n", 0, place)
    return None
