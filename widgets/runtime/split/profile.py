"""Profiles: the functions of a module that run, as a small diffable text."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from textwrap import wrap

LINE = 100


def write_profile(path: Path, module: bytes, functions: Iterable[int]) -> None:
    """Write the indices of a module's functions, with the module's hash."""
    runs = sorted(set(functions))
    gaps = [at for at, (a, b) in enumerate(pairwise(runs), 1) if b != a + 1]
    ranges = []
    for start, end in pairwise([0, *gaps, len(runs)]):
        if start < end:
            first, last = runs[start], runs[end - 1]
            ranges.append(f"{first}" if first == last else f"{first}-{last}")
    lines = [f"wasm {name_module(module)}", *wrap(" ".join(ranges), LINE, break_on_hyphens=False)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def read_profile(path: Path, module: bytes) -> set[int] | None:
    """Return the functions, or None without a profile of this module.

    Raises ValueError if the file isn't a profile.
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
