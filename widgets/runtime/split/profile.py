"""Profiles: the functions of a module that run, as a small diffable text.

`mark` instruments a module so that it records them, in any engine: each function first sets a
global of its own, exported as `ran.` and its index.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from pathlib import Path
from textwrap import wrap

from widgets.runtime.split import wasm
from widgets.runtime.split.wasm import Export, Global, write_number

PREFIX = "ran."
LINE = 100


def mark(data: bytes) -> bytes:
    """Return the instrumented module. Raises wasm.Unreadable."""
    module = wasm.read(data)
    first = module.count_imports(wasm.A_FUNCTION)
    flag = module.count_imports(wasm.A_GLOBAL) + len(module.globals)
    for at, body in enumerate(module.bodies):
        start = wasm.find_code(body)
        note = b"\x41\x01\x24" + write_number(flag + at)
        module.bodies[at] = body[:start] + note + body[start:]
        module.globals.append(Global(bytes([wasm.I32, 1]), wasm.write_constant(0)))
        module.exports.append(Export(f"{PREFIX}{first + at}", wasm.A_GLOBAL, flag + at))
    return module.write()


def write_profile(path: Path, module: bytes, functions: Iterable[int]) -> None:
    """Write the indices of a module's functions, with the module's hash."""
    ranges = [
        f"{each[0]}" if len(each) == 1 else f"{each[0]}-{each[-1]}"
        for each in wasm.list_ranges({*functions})
    ]
    lines = [f"wasm {name_module(module)}", *wrap(" ".join(ranges), LINE, break_on_hyphens=False)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def read_profile(path: Path, module: bytes) -> set[int] | None:
    """Return the functions, or None without a profile of this module.

    Raises ValueError for a file that is no profile.
    """
    if not path.is_file():
        return None
    first, _, text = path.read_text(encoding="utf-8").partition("\n")
    if not re.fullmatch(r"wasm [0-9a-f]{64}", first):
        raise ValueError(f"{path} is no profile: it must begin with “wasm” and a hash.")
    if first != f"wasm {name_module(module)}":
        return None
    functions: set[int] = set()
    for each in text.split():
        start, _, end = each.partition("-")
        functions.update(range(int(start), int(end or start) + 1))
    return functions


def name_module(module: bytes) -> str:
    """Return a module's hash."""
    return hashlib.sha256(module).hexdigest()
