"""Where things are in the project."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]

SITE = ROOT / "site"
"""The output of `make build`."""

OTHER_SITES = {
    code: SITE / code for code in sorted(path.suffixes[0][1:] for path in ROOT.glob("mkdocs.*.yml"))
}
"""The sites in other languages by code, each in a folder of the English site."""


def is_english(path: Path) -> bool:
    """Return whether a page or another text is in English: other files name their language."""
    return "." not in path.stem


DATA = ROOT / "tests" / "data"
"""The data that tests compare with: sample games, transcripts, counts."""
