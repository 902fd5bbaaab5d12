"""The pack for a stick: unzip it, double-click START.html, play."""

from __future__ import annotations

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
