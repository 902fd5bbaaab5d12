"""Link pages to what their boards need: style sheets, words, scripts, and their imports."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Sequence, Set
from html import escape

from widgets import ASSETS
from widgets.finish.page import HEAD_END, Page, add_to_head
from widgets.messages.site import say
from widgets.prepare.assets import ENTRY, PLAIN, STYLE
from widgets.prepare.messages import WORDS, choose_messages
from widgets.runtime import scripts

MATERIAL = re.compile(r'<div class="md-container|<body[^>]* data-md-color-')
"""Identifies pages made with Material, whose rem is larger."""
ELEMENTS = scripts.read_elements()
NOTATION = re.compile(r"<(code|kbd|pre)(?=[\s>])(?![^>]*\btranslate=)")
BOARD = "ubao-board"
"""An element that the boards' script always defines."""
PICTURE = "ubao-picture"
"""The element that needs no script."""
OFFLINE = "offline.js"
KEEPING = re.compile(rf"(?:^|/){ASSETS}/(?:{OFFLINE}|{ENTRY})$")
"""An address of a script that stores the site."""
MISSING = "404.html"
LATE = "late.js"
"""The script that immediately reports a script that failed to load."""
SCRIPTS = "|".join(sorted({each.script for each in ELEMENTS.values()}))
OURS = re.compile(rf"(?:^|/){ASSETS}/(?:{STYLE}|{PLAIN}|{SCRIPTS}|{WORDS}/[a-z]+\.js)$")
"""An address of our assets, linked by the page itself or in an earlier finish."""


def link_assets(
    name: str, html: str, page: Page, imports: Sequence[str], games: Sequence[str] = ()
) -> str:
    """Return a page with links in its head; `name` is its path in the site.

    The entry's `imports` are preloaded, so that browsers needn't parse it first. Files of `games`
    that aren't ours are named but not loaded: play decides which are needed. Raises ValueError for
    a page with boards, but without `</head>`.
    """
    if any(OURS.search(address) for address in page.linked):
        return html
    home = posixpath.relpath(ASSETS, start=posixpath.dirname(name) or ".")
    names = {tag.name for tag in page.tags}
    found = [ELEMENTS[name] for name in sorted(names & ELEMENTS.keys())]
    style = STYLE if MATERIAL.search(html) else PLAIN
    is_drawn = PICTURE in names or not all(element.plain for element in found)
    links = f'<link rel="stylesheet" href="{home}/{style}">' if is_drawn else ""
    # Deferred scripts run in order, so words come first.
    links += link_messages(home, page)
    before = sorted({element.before for element in found} - {""})
    links += "".join(f'<script src="{home}/{name}.js"></script>' for name in before)
    # Boards first: lessons listen to them.
    needed = sorted({element.script for element in found}, key=lambda name: (name != ENTRY, name))
    links += "".join(f'<script type="module" src="{home}/{script}"></script>' for script in needed)
    if any(element.script == ENTRY for element in found):
        links += "".join(f'<link rel="modulepreload" href="{home}/{each}">' for each in imports)
        # A game's file is fetched only when that game is needed.
        links += "".join(
            f'<link rel="ubao-game" title="{game.partition(".")[0]}" href="{home}/games/{game}">'
            for game in games
        )
    if needed:
        links += f'<script type="module" src="{home}/{LATE}"></script>'
        late = _write_late(needed, names)
        # In an element that its script upgrades at once; a hidden one can't show it.
        awaited = (
            tag.text
            for tag in page.tags
            if tag.name in ELEMENTS and not ELEMENTS[tag.name].lazy and not tag.is_hidden
        )
        if text := next(awaited, ""):
            html = html.replace(text, text + late, 1)
        else:
            html = html.replace("</body>", f"{late}</body>", 1)
    if links and not HEAD_END.search(html):
        raise ValueError("there is no </head>, so what its boards need can't be linked.")
    return add_to_head(html, links)


def link_messages(home: str, page: Page) -> str:
    """Return links to the scripts with the messages for a page's elements."""
    names = choose_messages((tag.name, tag.slug) for tag in page.tags)
    return "".join(f'<script defer src="{home}/{WORDS}/{name}.js"></script>' for name in names)


def _write_late(needed: Sequence[str], names: Set[str]) -> str:
    """Return a line shown if a script of the page failed to load.

    The style sheet shows it after a while, if it's in an element still undefined; the line's own
    script shows it at once, given one element of each other script.
    """
    firsts = {ELEMENTS[name].script: name for name in sorted(names & ELEMENTS.keys(), reverse=True)}
    elements = " ".join(firsts[name] if name != ENTRY else BOARD for name in needed)
    again = f'<a href="">{escape(say("prepare-late-again"))}</a>'
    said = f"{escape(say('prepare-late'))} {again}"
    return f'<p class="ubao-late" role="status" data-needs="{elements}" hidden>{said}</p>'


def keep_notation(html: str) -> str:
    """Exempt moves, positions and code from machine translation."""
    return NOTATION.sub(r'<\1 translate="no"', html)


def link_offline(name: str, html: str, page: Page) -> str:
    """Return a page that stores the site, unless its boards do; a 404 page may be anywhere."""
    needed = {ELEMENTS[tag.name].script for tag in page.tags if tag.name in ELEMENTS}
    if name == MISSING or ENTRY in needed or any(map(KEEPING.search, page.linked)):
        return html
    home = posixpath.relpath(ASSETS, start=posixpath.dirname(name) or ".")
    script = f'<script type="module" src="{home}/{OFFLINE}"></script>'
    return add_to_head(html, script)
