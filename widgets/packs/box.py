"""What boxes in schools want beside the folder *anywhere*, to list it on their first page.

RACHEL includes a module's `rachel-index.php` there, with the module's address in `$dir`; its
template is https://github.com/rachelproject/module-template. Internet-in-a-Box has a file of JSON
for each entry of its menu: https://github.com/iiab/iiab/wiki/IIAB-Menuing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from widgets import html
from widgets.messages.site import say

FOLDER = "box"
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
