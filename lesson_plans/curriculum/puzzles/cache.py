"""A cache of passed checks: digests in the user's cache folder, one file per curriculum folder."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from lesson_plans.curriculum.puzzles.digests import digest


class Memory:
    """Texts about a folder that passed a check. An unreadable file is empty."""

    def __init__(self, folder: Path) -> None:
        home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
        self._path = home / "ubao" / digest(str(folder.resolve()))
        self._known: set[str] = set()
        with suppress(OSError, UnicodeError):
            self._known = {*self._path.read_text(encoding="ascii").split()}

    def has(self, text: str) -> bool:
        """Return whether a text passed before."""
        return digest(text) in self._known

    def add(self, text: str) -> None:
        """Remember a text."""
        self._known.add(digest(text))

    def keep(self, texts: Iterable[str]) -> None:
        """Save those of these texts that are known, and forget all others."""
        known = sorted(self._known & {digest(text) for text in texts})
        if not known and not self._path.exists():
            return
        # Without a cache folder, everything is checked again next time.
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.write_text("\n".join(known), encoding="ascii")
