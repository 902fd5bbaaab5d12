"""The files of a built site: what there is, and digests, for which each is read once."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import NamedTuple


class Digest(NamedTuple):
    """SHA-256 of a file, in hexadecimal, and its bytes."""

    sha: str
    size: int


class SiteFiles:
    """The files of a site, which do not change any more once a digest was asked for."""

    def __init__(self, site: Path) -> None:
        self.site = site
        self._digests: dict[str, Digest] = {}

    def list_names(self) -> list[str]:
        """The paths of all files that are there now, folder by folder."""
        found: list[str] = []
        for folder, _, files in os.walk(self.site):
            inside = os.path.relpath(folder, self.site).replace(os.sep, "/")
            found += files if inside == "." else [f"{inside}/{file}" for file in files]
        return sorted(found, key=lambda name: name.split("/"))

    def digest(self, name: str) -> Digest:
        """The digest of a file."""
        if name not in self._digests:
            content = (self.site / name).read_bytes()
            self._digests[name] = Digest(hashlib.sha256(content).hexdigest(), len(content))
        return self._digests[name]
