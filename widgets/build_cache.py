"""A cache between builds: files of texts in a folder next to the site's mkdocs.yml.

It only saves time. An entry's key is everything it was made from, including the program, and a
digest guards its contents: old, damaged or partial files are remade. If nothing can be written,
nothing is cached.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from io import BytesIO
from pathlib import Path
from tempfile import NamedTemporaryFile

from lesson_plans.curriculum.puzzles.digests import digest
from widgets import ROOT

FOLDER = Path(".cache", "ubao")
PROGRAM = "game_core", "lesson_plans/curriculum", "widgets"
"""Folders of all code and words that can affect an entry."""
KINDS = (".py", ".json", ".ftl", ".html")
NOT_READ = {"__pycache__", "browser", "bundle"}
"""Their subfolders that can't."""
PACKAGES = "fluent.syntax", "Jinja2", "PyYAML"
"""Packages that can, too."""
IGNORE = "# Kept by Ubao to build faster; may be deleted at any time.\n*\n"


class BuildCache:
    """The entries of a site whose mkdocs.yml is in the folder `home`; None caches nothing.

    `of` is part of every entry's key, besides the program. A new entry is cached only if `is_right`
    returns true after it was made.
    """

    def __init__(
        self, home: Path | None = None, of: str = "", is_right: Callable[[], bool] = lambda: True
    ) -> None:
        self._folder = home / FOLDER if home else None
        self._of = of
        self._is_right = is_right

    def get_or_make(
        self, name: str, of: Iterable[str], make: Callable[[], Mapping[str, str]]
    ) -> Mapping[str, str]:
        """Return an entry's texts by name, cached for the same `of` or made now."""
        if self._folder is None:
            return make()
        path = self._folder / name
        key = digest(digest_program(), self._of, *of)
        found: Mapping[str, str] | None = _read(path, key)
        if found is None:
            found = make()
            if self._is_right():
                _write(path, key, found)
        return found


NO_CACHE = BuildCache()


@cache
def digest_program() -> str:
    """Digest all code that makes entries, as it was when this process began to build."""
    parts: list[str | bytes] = [sys.version, *map(version, PACKAGES)]
    for name in PROGRAM:
        for folder, inner, files in os.walk(ROOT / name):
            inner[:] = sorted({*inner} - NOT_READ)
            for file in sorted(files):
                if file.endswith(KINDS):
                    parts += file, Path(folder, file).read_bytes()
    return digest(*parts)


def _read(path: Path, key: str) -> dict[str, str] | None:
    """Return a file's texts if its first line is a digest of the key and the rest.

    The second line has their names and sizes, since the texts themselves as JSON would be slow.
    """
    with suppress(OSError, ValueError):
        seal, _, rest = path.read_bytes().partition(b"\n")
        if seal == digest(key, rest).encode():
            sizes, _, joined = rest.partition(b"\n")
            texts = BytesIO(joined)
            return {name: texts.read(size).decode() for name, size in json.loads(sizes)}
    return None


def _write(path: Path, key: str, texts: Mapping[str, str]) -> None:
    """Write a file atomically, so that concurrent builds see all of it or nothing."""
    encoded = {name: text.encode() for name, text in texts.items()}
    sizes = json.dumps([(name, len(text)) for name, text in encoded.items()])
    rest = b"\n".join((sizes.encode(), b"".join(encoded.values())))
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        (path.parent / ".gitignore").write_text(IGNORE, encoding="utf-8")
        with NamedTemporaryFile(dir=path.parent, delete=False) as file:
            written = Path(file.name)
        try:
            written.write_bytes(digest(key, rest).encode() + b"\n" + rest)
            written.replace(path)
        except OSError:
            written.unlink()
