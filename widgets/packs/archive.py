"""Zip archives that are the same to the byte whenever their content is."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo
from zlib import crc32

READABLE = 0o644 << 16


def write_archive(
    target: Path, files: Iterable[tuple[str, bytes]], begun: Path | None = None
) -> int:
    """Write files, by their paths in it, to an archive; how many bytes it has.

    `begun` is an archive of some of them, which is copied: what many have in common is packed once.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    if begun:
        shutil.copyfile(begun, target)
    with ZipFile(target, "a" if begun else "w") as archive:
        packed = {(info.filename, info.CRC) for info in archive.infolist()}
        for name, content in sorted(files):
            if (name, crc32(content)) in packed:
                continue
            # No date given means 1980.
            info = ZipInfo(name)
            info.compress_type = ZIP_DEFLATED
            info.external_attr = READABLE
            archive.writestr(info, content)
    return target.stat().st_size


def read_folder(folder: Path, prefix: str = "") -> Iterator[tuple[str, bytes]]:
    """The files of a folder, by their paths in it with a prefix before them."""
    for path in folder.rglob("*"):
        if path.is_file():
            yield f"{prefix}{path.relative_to(folder).as_posix()}", path.read_bytes()
