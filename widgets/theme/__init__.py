"""The look of a site: colours, letters, templates. It comes with the plugin, so every site has it.

A site may change colours by setting the variables of `colours.css` in a style sheet of its own. Its
settings in `mkdocs.yml` come before ours, but for the letters: Material's would come from another
host, which the policy forbids.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig

HERE = Path(__file__).parent
FONTS = HERE / "fonts"
LICENCE = FONTS / "OFL.txt"
FOLDER = "assets/ubao"
STYLE, ICON = f"{FOLDER}/theme.css", f"{FOLDER}/icon.svg"
SHEETS = (
    "colours", "letters", "frame", "text", "cards",
    "chooser", "places", "figures", "plans", "unit", "paper", "planrun", "planpaper",
)  # fmt: skip
"""The style sheets, in the order in which they count."""
MATERIALS_ICON = "assets/images/favicon.png"


def dress(config: MkDocsConfig) -> None:
    """Give a site our look, where its author has not chosen otherwise."""
    theme = config.theme
    theme.dirs.insert(1 if theme.custom_dir else 0, str(HERE / "templates"))
    config.extra_css.insert(0, STYLE)
    theme["font"] = False
    if theme.get("favicon") == MATERIALS_ICON:
        theme["favicon"] = ICON
    theme["icon"] = {"logo": "ubao/board"} | (theme.get("icon") or {})
    if "palette" not in theme:
        theme["palette"] = [_choose(*choice) for choice in CHOICES]


def collect() -> Iterator[tuple[str, Path]]:
    """The files that are copied: path in the site, and where it is now."""
    for path in (*sorted(HERE.glob("*.svg")), *sorted(FONTS.glob("*.woff2"))):
        yield f"{FOLDER}/{path.relative_to(HERE).as_posix()}", path


def read_style() -> tuple[str, str]:
    """One style sheet out of all: path in the site, and text."""
    sheets = (HERE / f"{name}.css" for name in SHEETS)
    return STYLE, "\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets)


CHOICES = (
    ("", "", "brightness-auto", "Switch to light colours"),
    (": light", "default", "weather-sunny", "Switch to dark colours"),
    (": dark", "slate", "weather-night", "Choose colours as the device does"),
)
"""What the button for colours goes through, as Material has it: as the device, light, dark."""


def _choose(media: str, scheme: str, icon: str, name: str) -> dict[str, Any]:
    choice: dict[str, Any] = {
        "media": f"(prefers-color-scheme{media})",
        "toggle": {"icon": f"material/{icon}", "name": name},
    }
    return choice | ({"scheme": scheme} if scheme else {})
