"""Runs inside Pyodide: compile the modules in use, of the standard library and of our wheel.

Arguments: the source library, the source wheel, and the same two to write. The wheel is installed
already. Archives are sorted and undated, so that the same source gives the same bytes.
"""

from __future__ import annotations

import base64
import hashlib
import importlib
import importlib.util
import marshal
import sys
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

PACKAGE = "game_core"

# `zipfile` opens our wheel with the first; the others are small, and easily needed by any code.
EXTRA = ["encodings.cp437", "encodings.latin_1", "encodings.ascii", "datetime", "calendar"]

AS_WRITTEN = 0
NO_DOCSTRINGS = 2


def main() -> None:
    """Write both archives.

    Hosts compress the library, whose name makes it look like text, and better than a zip archive
    does. They leave a wheel as it is.
    """
    library, wheel, compiled_library, compiled_wheel = map(Path, sys.argv[1:])
    modules = find_modules()
    write_archive(compiled_library, compile_library(read_archive(library), modules), ZIP_STORED)
    write_archive(compiled_wheel, compile_wheel(read_archive(wheel)), ZIP_DEFLATED)


def find_modules() -> list[str]:
    """Import all of our package, and name everything loaded by then."""
    root = Path(importlib.import_module(PACKAGE).__path__[0])
    for path in sorted(root.rglob("*.py")):
        # The command line is not for browsers.
        if path.name != "__main__.py":
            importlib.import_module(".".join(path.relative_to(root.parent).with_suffix("").parts))
    for name in EXTRA:
        importlib.import_module(name)
    return sorted(sys.modules)


def compile_library(sources: dict[str, bytes], modules: list[str]) -> dict[str, bytes]:
    """Bytecode of the named modules, where they are part of the library."""
    compiled = {}
    for module in modules:
        stem = module.replace(".", "/")
        for name in (f"{stem}.py", f"{stem}/__init__.py"):
            if name in sources:
                # Pyodide's own names are documented for JavaScript by their docstrings.
                compiled[f"{name}c"] = compile_source(name, sources[name], NO_DOCSTRINGS)
    return compiled


def compile_wheel(sources: dict[str, bytes]) -> dict[str, bytes]:
    """The wheel with bytecode for source, and its RECORD and tag renewed."""
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    compiled = {}
    for name, content in sources.items():
        if name.endswith("/RECORD"):
            record = name
        elif name.endswith("/WHEEL"):
            compiled[name] = content.replace(b"Tag: py3-", f"Tag: {tag}-".encode())
        elif not name.endswith(".py"):
            compiled[name] = content
        elif not name.endswith("/__main__.py"):
            compiled[f"{name}c"] = compile_source(name, content, AS_WRITTEN)
    lines = [describe_member(name, content) for name, content in sorted(compiled.items())]
    return compiled | {record: "\n".join([*lines, f"{record},,", ""]).encode()}


def compile_source(name: str, source: bytes, optimize: int) -> bytes:
    """The .pyc file that stands for `source` and is never checked against it (PEP 552)."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    unchecked = (1).to_bytes(4, "little")
    header = importlib.util.MAGIC_NUMBER + unchecked + importlib.util.source_hash(source)
    return header + marshal.dumps(code)


def describe_member(name: str, content: bytes) -> str:
    """A file's line in a wheel's RECORD."""
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(content)}"


def read_archive(path: Path) -> dict[str, bytes]:
    """The files of a zip archive."""
    with ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def write_archive(path: Path, files: dict[str, bytes], compression: int) -> None:
    """Write files to a zip archive."""
    with ZipFile(path, "w") as archive:
        for name, content in sorted(files.items()):
            # No date given means 1980.
            archive.writestr(ZipInfo(name), content, compression, 9)


if __name__ == "__main__":
    main()
