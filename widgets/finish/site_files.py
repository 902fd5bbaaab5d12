"""The files of a built site, with cached digests."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import NamedTuple


class Digest(NamedTuple):
    """A file's SHA-256 in hexadecimal, and its size in bytes."""

    sha: str
    size: int


class SiteFiles:
    """The files of a site, which must not change once a digest has been taken."""

    def __init__(self, site: Path) -> None:
        self.site = site
        self._digests: dict[str, Digest] = {}

    def list_names(self) -> list[str]:
        """Return the current paths of all files, folder by folder."""
        found: list[str] = []
        for folder, _, files in os.walk(self.site):
            inside = os.path.relpath(folder, self.site).replace(os.sep, "/")
            found += files if inside == "." else [f"{inside}/{file}" for file in files]
        return sorted(found, key=lambda name: name.split("/"))

    def digest(self, name: str) -> Digest:
        """Return the digest of a file."""
        if name not in self._digests:
            content = (self.site / name).read_bytes()
            self._digests[name] = Digest(hashlib.sha256(content).hexdigest(), len(content))
        return self._digests[name]
