"""The look of a site: colors, fonts, templates. Every site has it, unless it keeps its own.

A site may change colors by setting the variables of `colors.css` in its own style sheet.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

from widgets import ASSETS

HERE = Path(__file__).parent
FONTS = HERE / "fonts"
LICENSE = FONTS / "OFL.txt"
STYLE, ICON = f"{ASSETS}/theme.css", f"{ASSETS}/icon.svg"
MANIFEST = "manifest.webmanifest"
NIGHT, PAPER = "#27376b", "#fdf8ef"
"""The splash colors of an installed site: header and page."""
SHEETS = (
    "colors", "letters", "frame", "text", "boxes", "fields", "rooms", "cards", "front", "chooser",
    "teaching", "making", "labs", "figures", "pages", "plans", "paper", "planrun", "planstage",
    "planphone", "planpaper", "planleaves", "sheets",
)  # fmt: skip
"""The style sheets, in cascade order."""
FRAME = frozenset(("letters", "frame", "text"))
"""Those that restyle the rest of the site: a site with its own look omits them."""


NAMED = (HERE / "media.css").read_text("utf-8")
CONDITIONS = {
    name: f"({condition})" if " and " in condition else condition
    for name, condition in re.findall(r"(?m)^@custom-media (--\w+) (.+);$", NAMED)
}
"""Named media conditions in style sheets."""
UNSEEN = NAMED.partition(".unseen {")[2].strip("\n }")
"""The style of what is for screen readers only."""


def collect() -> Iterator[tuple[str, Path]]:
    """Yield the files to copy: path in the site, and source."""
    pictures = (*sorted(HERE.glob("*.svg")), *sorted(HERE.glob("icons/*.png")))
    for path in (*pictures, *sorted(FONTS.glob("*.woff2"))):
        yield f"{ASSETS}/{path.relative_to(HERE).as_posix()}", path


def read_style(*, dressed: bool = True) -> tuple[str, str]:
    """Return the combined style sheet, with or without FRAME: path in the site, and text."""
    sheets = (HERE / f"{name}.css" for name in SHEETS if dressed or name not in FRAME)
    return STYLE, resolve("\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets))


def resolve(style: str) -> str:
    """Replace the names of `media.css`, which browsers don't support yet."""
    return re.sub(
        r"@media [^{]+",
        lambda media: re.sub(r"\((--\w+)\)", lambda name: CONDITIONS[name[1]], media[0]),
        style.replace("--unseen: true;", UNSEEN),
    )


def write_manifest(name: str) -> tuple[str, str]:
    """Return the web app manifest: path in the site, and text."""
    png = {"src": f"{ASSETS}/icons/icon-512.png", "type": "image/png", "sizes": "512x512"}
    icons = [
        {"src": ICON, "type": "image/svg+xml", "sizes": "any"},
        png | {"src": f"{ASSETS}/icons/icon-192.png", "sizes": "192x192"},
        png,
        png | {"src": f"{ASSETS}/icons/icon-maskable.png", "purpose": "maskable"},
    ]
    manifest = {
        "name": name,
        "short_name": name,
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "theme_color": NIGHT,
        "background_color": PAPER,
        "icons": icons,
    }
    return MANIFEST, json.dumps(manifest, ensure_ascii=False, indent=1)
