"""Files next to a site's folder, on a stick or a school's box.

Unzip to a stick, and double-click START.html. RACHEL shows a module's `rachel-index.php` on its
home page, with the module's address in `$dir`; the template is
https://github.com/rachelproject/module-template. Internet-in-a-Box has a JSON file per menu entry:
https://github.com/iiab/iiab/wiki/IIAB-Menuing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from game_core.messages import text
from widgets import html
from widgets.messages.site import say

START, READ = "START.html", "READ ME.txt"
ISOLATION = re.compile("[\u2068\u2069]")
"""Bidi isolates around a name, which some editors show."""
SITE = "site/"
"""The site's folder on the stick."""


def write_stick(name: str, language: str) -> Iterator[tuple[str, bytes]]:
    """Yield the path and content of the files next to the folder of the site called `name`."""
    site = text(name)
    start = html.render("start.html", name=name, language=language, first=f"{SITE}index.html")
    yield START, start.encode()
    notes = (
        say("packs-read", site=site),
        say("packs-read-how"),
        say("packs-read-kept"),
        say("packs-read-zip"),
        say("packs-read-closed"),
        say("packs-read-phone"),
    )
    # Readable in any editor on any system.
    plain = [ISOLATION.sub("", note) for note in notes]
    yield READ, "\r\n\r\n".join((*plain, "")).encode("utf-8-sig")


BOX = "box"
MODULE = "ubao"
"""The folder's name on the box."""
PICTURE = "assets/ubao/icons/icon-192.png"


def write_box(name: str, language: str) -> Iterator[tuple[str, bytes]]:
    """Yield the path and content of both boxes' entries for the site called `name`."""
    described = say("packs-channel")
    shown = html.render("rachel-index.php", name=name, description=described, picture=PICTURE)
    yield "rachel-index.php", shown.encode()
    entry = f"{language}-{MODULE}"
    definition = {
        "intended_use": "html",
        "lang": language,
        "logo_url": f"{MODULE}.png",
        "menu_item_name": entry,
        "moddir": MODULE,
        "start_url": "index.html",
        "title": name,
        "description": described,
        "extra_html": "",
    }
    text = json.dumps(definition, ensure_ascii=False, indent=2)
    yield f"{entry}.json", f"{text}\n".encode()
