"""Runs inside Pyodide: compile the rules, and the modules of the standard library that they use.

Arguments: the library's archive, the wheel with the rules, both with source, and the archive to
write. It is sorted and undated, so that the same source gives the same bytes.
"""

from __future__ import annotations

import importlib
import importlib.util
import marshal
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from zipfile import ZipFile, ZipInfo

PACKAGE = "game_core"

EXTRA = ["encodings.latin_1", "encodings.ascii"]
"""Modules that are not loaded at the start; they are small, and easily needed by any code."""

NOT_FOR_BROWSERS = tuple(
    f"{PACKAGE}/{name}"
    for name in ("__main__.py", "py.typed", "api/protocol/", "draw/notebook.css")
)
"""The command line, what is there for type checkers, the colours of pictures without a page."""

NO_DOCSTRINGS = 2


def main() -> None:
    """Write the archive. Nothing in it is compressed: hosts do that better, over all of it."""
    library, wheel, compiled = map(Path, sys.argv[1:])
    rules = {
        name: content
        for name, content in read_archive(wheel).items()
        if name.startswith(f"{PACKAGE}/") and not name.startswith(NOT_FOR_BROWSERS)
    }
    sys.path.insert(0, str(wheel))
    wanted = set(find_modules(rules))
    files = {name: rules[name] for name in rules if not name.endswith(".py")}
    for name, source in (read_archive(library) | rules).items():
        if name in rules or name_module(name) in wanted:
            files |= compile_source(name, source)
    write_archive(compiled, files)


def find_modules(rules: Iterable[str]) -> Iterator[str]:
    """Import all of our package, and name everything loaded by then."""
    for name in sorted(rules):
        if name.endswith(".py"):
            importlib.import_module(name_module(name))
    for name in EXTRA:
        importlib.import_module(name)
    yield from sys.modules


def name_module(path: str) -> str:
    """The module that a file of an archive holds."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def compile_source(name: str, source: bytes) -> dict[str, bytes]:
    """The .pyc file that stands for a `.py` and is never checked against it (PEP 552)."""
    if not name.endswith(".py"):
        return {}
    code = compile(source, name, "exec", dont_inherit=True, optimize=NO_DOCSTRINGS)
    unchecked = (1).to_bytes(4, "little")
    header = importlib.util.MAGIC_NUMBER + unchecked + importlib.util.source_hash(source)
    return {f"{name}c": header + marshal.dumps(code)}


def read_archive(path: Path) -> dict[str, bytes]:
    """The files of a zip archive."""
    with ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def write_archive(path: Path, files: dict[str, bytes]) -> None:
    """Write files to a zip archive, as they are."""
    with ZipFile(path, "w") as archive:
        for name, content in sorted(files.items()):
            # No date given means 1980.
            archive.writestr(ZipInfo(name), content)


if __name__ == "__main__":
    main()
