"""What lies beside the folder of a site: on a stick, and on the boxes of schools.

A stick is unzipped, and START.html double-clicked. RACHEL includes a module's `rachel-index.php` on
its first page, with the module's address in `$dir`; its template is
https://github.com/rachelproject/module-template. Internet-in-a-Box has a JSON file for each entry
of its menu: https://github.com/iiab/iiab/wiki/IIAB-Menuing.
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
"""Marks of direction round a name: an editor may show them."""
SITE = "site/"
"""The folder of the site in it."""


def write_stick(name: str, language: str) -> Iterator[tuple[str, bytes]]:
    """What lies beside the folder of the site called `name`: path and content."""
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
    # So that every editor of every system shows it well.
    plain = [ISOLATION.sub("", note) for note in notes]
    yield READ, "\r\n\r\n".join((*plain, "")).encode("utf-8-sig")


BOX = "box"
MODULE = "ubao"
"""The name that the folder has on the box."""
PICTURE = "assets/ubao/icons/icon-192.png"


def write_box(name: str, language: str) -> Iterator[tuple[str, bytes]]:
    """Both boxes' entries for the site called `name`: path and content."""
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
