"""Digests that show if a proof matches the current puzzle and was checked by the current code."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path

import game_core
from game_core import registry
from game_core.game_files import find_source
from game_core.puzzles.model import Puzzle


def digest_task(puzzle: Puzzle) -> str:
    """Digest what a proof is about: game, start, side and goal."""
    about = (str(puzzle.record), puzzle.side, str(puzzle.task))
    return hashlib.sha256(json.dumps(about).encode()).hexdigest()[:16]


def digest_rules(slug: str) -> str:
    """Digest all code that checks a game's proofs: ours, and that of other games.

    A school's games may build on each other. Ours build on none, so their proofs always hold.
    """
    return digest(_digest_ours(), *(() if slug in registry.OURS else _list_others()))


def digest_others() -> str:
    """Digest the code of games that aren't ours."""
    return digest(*_list_others())


def _list_others() -> list[str]:
    others = [slug for slug in registry.list_slugs() if slug not in registry.OURS]
    return [source.text for slug in others if (source := find_source(slug))]


@cache
def _digest_ours() -> str:
    home = Path(game_core.__file__).parent
    return digest(*(path.read_bytes() for path in sorted(home.rglob("*.py"))))


def digest(*texts: str | bytes) -> str:
    """Return a SHA-256 in hexadecimal. Texts are length-prefixed, so boundaries count."""
    total = hashlib.sha256()
    for text in texts:
        data = text.encode() if isinstance(text, str) else text
        total.update(b"%d " % len(data))
        total.update(data)
    return total.hexdigest()


class Memory:
    """Texts about a folder that passed a check, by their digests in the user's cache folder."""

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
