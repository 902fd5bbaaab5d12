"""Where things lie in the project."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]

SITE = ROOT / "site"
"""What `make build` writes."""

OTHER_SITES = {
    code: SITE / code for code in sorted(path.suffixes[0][1:] for path in ROOT.glob("mkdocs.*.yml"))
}
"""The sites in other languages by code, each in a folder of the first."""


def is_english(path: Path) -> bool:
    """Whether a page or another text is in English: the names of others say their language."""
    return "." not in path.stem


DATA = ROOT / "tests" / "data"
"""Sample games, transcripts, counts: what tests compare with."""
