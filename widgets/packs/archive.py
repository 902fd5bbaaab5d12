"""Zip archives that are the same to the byte whenever their content is.

Most of a pack is in dozens of others too. Python's `zipfile` would pack it anew for each, and takes
nothing in that is packed. So the format is written here: it is PKWARE's *APPNOTE.TXT*, 4.3.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path

FILE, ENTRY, END = b"PK\3\4", b"PK\1\2", b"PK\5\6"
"""How a file begins, an entry of the directory behind all files, and what closes the archive."""
VERSION, DEFLATED, UTF_8 = 20, 8, 0x800
MADE_BY = bytes((VERSION, 3))
"""By Unix, so that it says who may read a file."""
DAY, TIME = (1 << 5) + 1, 0
"""The first of January 1980, before which there is none."""
READABLE = 0o644 << 16


class Archives:
    """Writes archives to a folder, and packs what is in several of them once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._packed: dict[bytes, bytes] = {}

    def write(self, name: str, files: Iterable[tuple[str, bytes]]) -> int:
        """Write files, by their paths in it, to an archive of this name; how many bytes it has."""
        target = self.folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        directory: list[bytes] = []
        with target.open("wb") as archive:
            for path, content in sorted(files):
                start, coded, packed = archive.tell(), path.encode(), self._pack(content)
                flags = 0 if path.isascii() else UTF_8
                sizes = (zlib.crc32(content), len(packed), len(content), len(coded), 0)
                told = struct.pack("<5H3L2H", VERSION, flags, DEFLATED, TIME, DAY, *sizes)
                archive.write(b"".join((FILE, told, coded, packed)))
                rest = struct.pack("<3H2L", 0, 0, 0, READABLE, start)
                directory.append(b"".join((ENTRY, MADE_BY, told, rest, coded)))
            start, entries = archive.tell(), b"".join(directory)
            counts = (0, 0, len(directory), len(directory), len(entries), start, 0)
            archive.write(entries + END + struct.pack("<4H2LH", *counts))
        return target.stat().st_size

    def _pack(self, content: bytes) -> bytes:
        known = sha256(content).digest()
        if known not in self._packed:
            packer = zlib.compressobj(zlib.Z_BEST_COMPRESSION, zlib.DEFLATED, -zlib.MAX_WBITS)
            self._packed[known] = packer.compress(content) + packer.flush()
        return self._packed[known]


def read_folder(folder: Path, prefix: str = "") -> Iterator[tuple[str, bytes]]:
    """The files of a folder, by their paths in it with a prefix before them."""
    for path in folder.rglob("*"):
        if path.is_file():
            yield f"{prefix}{path.relative_to(folder).as_posix()}", path.read_bytes()
