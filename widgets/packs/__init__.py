"""Pack a built site to use anywhere: from a USB stick, a school's box, a learning platform.

    write_folder(Path("site"), Path("anywhere"))

turns any finished site into a folder that needs no host: addresses end in file names, scripts
aren't modules, and all data are scripts. All packs are made from that folder.
`widgets/packs/browser` replaces the few modules of `widgets/browser` that need a host, and
`widgets.runtime` bundles both.

All archives are reproducible.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo
from zlib import crc32

from widgets.finish.hosts import list_files

READABLE = 0o644 << 16


def write_archive(
    target: Path, files: Iterable[tuple[str, bytes]], begun: Path | None = None
) -> int:
    """Write files to an archive, by their paths in it; return its size in bytes.

    `begun` is an archive of some of them to copy, so that common files are compressed once.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    if begun:
        shutil.copyfile(begun, target)
    with ZipFile(target, "a" if begun else "w") as archive:
        packed = {(info.filename, info.CRC) for info in archive.infolist()}
        for name, content in sorted(files):
            if (name, crc32(content)) in packed:
                continue
            # The default date is 1980.
            info = ZipInfo(name)
            info.compress_type = ZIP_DEFLATED
            info.external_attr = READABLE
            archive.writestr(info, content)
    return target.stat().st_size


def read_folder(folder: Path, prefix: str = "") -> Iterator[tuple[str, bytes]]:
    """Yield the files of a folder, by their paths in it after a prefix."""
    for name in list_files(folder):
        yield f"{prefix}{name}", (folder / name).read_bytes()
