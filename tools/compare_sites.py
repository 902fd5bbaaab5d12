"""Compare two builds of a site, file by file: `python tools/compare_sites.py ONE OTHER`.

What generators write about themselves is ignored; any other difference is listed, and fails.
"""

from __future__ import annotations

import gzip
import re
import sys
from difflib import unified_diff
from itertools import islice
from pathlib import Path

OWN = (
    re.compile(rb'<meta name="generator" content="[^"]*">'),
    re.compile(rb"<lastmod>[^<]*</lastmod>"),
    re.compile(rb'"[0-9a-f]{64}"|"[0-9a-f]{16}",\d+'),
    re.compile(rb'<meta name="ubao-page" content="[0-9a-f]{16}">'),
)
"""Patterns for a generator's name and build time, and for digests and sizes of files with them."""
LINES = 8
"""Lines shown of a difference."""


def main(ours: Path, theirs: Path) -> int:
    """Report how the sites differ; return the exit code."""
    here, there = list_files(ours), list_files(theirs)
    found = [f"{name}: only in {ours}" for name in sorted(here - there)]
    found += [f"{name}: only in {theirs}" for name in sorted(there - here)]
    for name in sorted(here & there):
        one, other = normalize(ours / name), normalize(theirs / name)
        if one != other:
            found += [f"{name}: differs", *show(one, other)]
    print("\n".join(found) or f"{len(here)} files are the same.")
    return 1 if found else 0


def list_files(site: Path) -> set[str]:
    """Return the paths of all files in a site."""
    return {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}


def normalize(path: Path) -> bytes:
    """Return a file without what its generator says about itself."""
    data = path.read_bytes()
    if path.suffix == ".gz":
        # The compressed file holds its time of compression, too.
        data = gzip.decompress(data)
    for pattern in OWN:
        data = pattern.sub(b"", data)
    return data


def show(one: bytes, other: bytes) -> list[str]:
    """Return the first lines in which two files differ, if they're text."""
    try:
        before, after = (data.decode().splitlines() for data in (one, other))
    except UnicodeDecodeError:
        return []
    lines = islice(unified_diff(before, after, lineterm="", n=0), 2, 2 + LINES)
    return [f"    {line[:160]}" for line in lines]


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:])))
