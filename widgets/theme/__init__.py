"""The look of a site: colours, letters, templates. Every site has it.

A site may change colours by setting the variables of `colours.css` in a style sheet of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
FONTS = HERE / "fonts"
LICENCE = FONTS / "OFL.txt"
FOLDER = "assets/ubao"
STYLE, ICON = f"{FOLDER}/theme.css", f"{FOLDER}/icon.svg"
SHEETS = (
    "colours", "letters", "frame", "text", "reference", "cards",
    "chooser", "places", "figures", "plans", "unit", "paper", "planrun", "planpaper",
)  # fmt: skip
"""The style sheets, in the order in which they count."""


def collect() -> Iterator[tuple[str, Path]]:
    """The files that are copied: path in the site, and where it is now."""
    for path in (*sorted(HERE.glob("*.svg")), *sorted(FONTS.glob("*.woff2"))):
        yield f"{FOLDER}/{path.relative_to(HERE).as_posix()}", path


def read_style() -> tuple[str, str]:
    """One style sheet out of all: path in the site, and text."""
    sheets = (HERE / f"{name}.css" for name in SHEETS)
    return STYLE, "\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets)
