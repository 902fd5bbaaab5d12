"""Runs inside Pyodide: compile the rules, and the standard library modules they use.

Arguments: the library's archive, the wheel with the rules, both with source, the archive to write,
and the modules of the rules. The output is sorted and undated, and so reproducible.
"""

from __future__ import annotations

import importlib
import importlib.util
import marshal
import sys
import zipimport
from collections.abc import Iterable, Iterator
from types import CodeType

PACKAGE = "game_core"

EXTRA = ["encodings.latin_1", "encodings.ascii"]
"""Small modules not loaded at start, but easily needed by any code."""

NOT_FOR_BROWSERS = (
    "__main__.py", "adapters/", "py.typed", "api/protocol/", "draw/picture.css",
    "messages/fluent.py", "messages/sources.py", "positions.py", "puzzles/collection",
)  # fmt: skip
"""The command line, interfaces to other programs, types, colors of pictures without a page, the
readers of Fluent files, and what only programs use: queries of positions, and all puzzles."""

NO_DOCSTRINGS = 2

UNITS = 8
"""The most code units that an entry in a table of lines covers."""


def main() -> None:
    """Write an uncompressed archive: hosts compress better, across all of it."""
    library, wheel, compiled, *modules = sys.argv[1:]
    sys.path.insert(0, wheel)
    wanted = set(find_modules(modules))
    rules = {name: text for name, text in read_archive(wheel).items() if is_for_browsers(name)}
    files = {name: rules[name] for name in rules if not name.endswith(".py")}
    for name, source in (read_archive(library) | rules).items():
        if name_module(name) in wanted:
            files |= compile_source(name, source)
    write_archive(compiled, files)


def is_for_browsers(name: str) -> bool:
    """Return whether a browser needs this file of the wheel."""
    package, _, rest = name.partition("/")
    return package == PACKAGE and not rest.startswith(NOT_FOR_BROWSERS)


def find_modules(rules: Iterable[str]) -> Iterator[str]:
    """Import the rules, and yield everything loaded from an archive by then.

    Frozen and built-in modules come with Pyodide itself. Nothing else may be imported first.
    """
    for name in [*rules, *EXTRA]:
        importlib.import_module(name)
    for name, module in [*sys.modules.items()]:
        if isinstance(getattr(module, "__loader__", None), zipimport.zipimporter):
            yield name


def name_module(path: str) -> str:
    """Return the module in a file of an archive."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def compile_source(name: str, source: bytes) -> dict[str, bytes]:
    """Return an unchecked .pyc for a `.py` (PEP 552)."""
    if not name.endswith(".py"):
        return {}
    code = compile(source, name, "exec", dont_inherit=True, optimize=NO_DOCSTRINGS)
    unchecked = (1).to_bytes(4, "little")
    header = importlib.util.MAGIC_NUMBER + unchecked + importlib.util.source_hash(source)
    return {f"{name}c": header + marshal.dumps(forget_lines(code))}


def forget_lines(code: CodeType) -> CodeType:
    """Return code whose lines all count as its first, since a table of them is long."""
    full, rest = divmod(len(code.co_code) // 2, UNITS)
    table = stay(UNITS) * full + stay(rest)
    inner = (forget_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_consts=tuple(inner), co_linetable=table)


def stay(units: int) -> bytes:
    """Return an entry for code units of the same line as before, without columns.

    Source: CPython, `InternalDocs/code_objects.md`.
    """
    return bytes([0x80 | 13 << 3 | units - 1, 0]) if units else b""


def read_archive(path: str) -> dict[str, bytes]:
    """Return the files of a zip archive."""
    from zipfile import ZipFile

    with ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def write_archive(path: str, files: dict[str, bytes]) -> None:
    """Write files to a zip archive, uncompressed."""
    from zipfile import ZipFile, ZipInfo

    with ZipFile(path, "w") as archive:
        for name, content in sorted(files.items()):
            # The default date is 1980.
            archive.writestr(ZipInfo(name), content)


if __name__ == "__main__":
    main()
