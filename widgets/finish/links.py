"""Links from a page to what its boards need: style sheet, words, scripts, and what these import."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Sequence, Set
from html import escape

from widgets.messages.site import say
from widgets.prepare.assets import ENTRY, FOLDER, PLAIN, STYLE
from widgets.prepare.words import WORDS, find_words
from widgets.runtime import scripts

ELEMENT = re.compile(r"<(ubao-[a-z]+)")
MATERIAL = re.compile(r'<div class="md-container|<body[^>]* data-md-color-')
"""How pages made with Material are known, whose unit of sizes is larger."""
ELEMENTS = scripts.read_elements()
NOTATION = re.compile(r"<(code|kbd|pre)(?=[\s>])(?![^>]*\btranslate=)")
BOARD = "ubao-board"
"""What the script of boards defines, whatever is on a page."""
PICTURE = "ubao-picture"
"""The element that needs no script."""
OFFLINE = "offline.js"
MISSING = "404.html"
ANCHORS, ROOMS = "data-anchors=", "rooms.js"
"""What shows that anchors of a page may be on another, and the script that looks there."""
COURSES = {"ubao-trainer", "ubao-path"}
PRACTISED = "practised.js"
"""What runs before a page of puzzles is drawn."""
LATE = "late.js"
"""What says at once that a script is lost."""
AWAITED = re.compile(
    rf"""<(?:{"|".join(tag for tag, each in ELEMENTS.items() if not each.lazy)})\b"""
    r"""(?![^>]*\shidden\b)(?:"[^"]*"|'[^']*'|[^>"'])*>"""
)
"""The tag of an element that scripts bring to life at once; others wait until they are in sight.

What is hidden until then holds words of a line, where no paragraph can be."""
SCRIPTS = "|".join(sorted({each.script for each in ELEMENTS.values()} | {ROOMS}))
NAMED = re.compile(rf'{FOLDER}/(?:{STYLE}|{PLAIN}|{SCRIPTS}|{WORDS}/[a-z]+\.js)"')
"""What a page that links to them names; far sooner found than the link."""
LINKED = re.compile(rf'(?:href|src)="[^"]*{NAMED.pattern}')
"""How a page links to them by itself, or since it was finished."""


def link_assets(page: str, html: str, imports: Sequence[str], games: Sequence[str] = ()) -> str:
    """A page with links in its head; `page` is its path in the site.

    The entry's `imports` are announced, so that a browser need not read the entry to know of them.
    Files of `games` that are not ours are named: which of them a page will ask for, play decides.
    """
    if NAMED.search(html) and LINKED.search(html):
        return html
    home = posixpath.relpath(FOLDER, start=posixpath.dirname(page) or ".")
    tags = set(ELEMENT.findall(html))
    found = [ELEMENTS[tag] for tag in sorted(tags & ELEMENTS.keys())]
    style = STYLE if MATERIAL.search(html) else PLAIN
    is_drawn = PICTURE in tags or not all(element.plain for element in found)
    links = f'<link rel="stylesheet" href="{home}/{style}">' if is_drawn else ""
    # They run in the order of their links, so words come first.
    links += "".join(
        f'<script defer src="{home}/{WORDS}/{name}.js"></script>' for name in find_words(html)
    )
    if ANCHORS in html:
        links += f'<script type="module" src="{home}/{ROOMS}"></script>'
    if tags & COURSES:
        links += f'<script src="{home}/{PRACTISED}"></script>'
    # Boards first: a lesson listens to them.
    needed = sorted({element.script for element in found}, key=lambda name: (name != ENTRY, name))
    for name in needed:
        links += f'<script type="module" src="{home}/{name}"></script>'
    if any(element.script == ENTRY for element in found):
        links += "".join(f'<link rel="modulepreload" href="{home}/{name}">' for name in imports)
        links += "".join(_link_game(f"{home}/games/{name}") for name in games)
    if needed:
        links += f'<script type="module" src="{home}/{LATE}"></script>'
        late = _write_late(needed, tags)
        html, count = AWAITED.subn(lambda element: element[0] + late, html, count=1)
        if not count:
            html = html.replace("</body>", f"{late}</body>", 1)
    return html.replace("</head>", f"{links}</head>", 1)


def _write_late(needed: Sequence[str], tags: Set[str]) -> str:
    """A line that is seen where a script of the page did not come: what it defines is not there.

    The style sheet knows that a while later, where the line is in an element that is still nothing
    to the browser; and the script of the line at once, from one element of each other script.
    """
    firsts = {ELEMENTS[tag].script: tag for tag in sorted(tags & ELEMENTS.keys(), reverse=True)}
    elements = " ".join(firsts[name] if name != ENTRY else BOARD for name in needed)
    again = f'<a href="">{escape(say("prepare-late-again"))}</a>'
    said = f"{escape(say('prepare-late'))} {again}"
    return f'<p class="ubao-late" role="status" data-needs="{elements}" hidden>{said}</p>'


def keep_notation(html: str) -> str:
    """A page whose moves, positions and code no program translates."""
    return NOTATION.sub(r'<\1 translate="no"', html)


def link_offline(page: str, html: str) -> str:
    """A page that has the site kept on the device; the one for what is missing may be anywhere.

    Where boards are, they see to it once they can be played on.
    """
    if page == MISSING or OFFLINE in html or f"/{ENTRY}" in html:
        return html
    home = posixpath.relpath(FOLDER, start=posixpath.dirname(page) or ".")
    script = f'<script type="module" src="{home}/{OFFLINE}"></script>'
    return html.replace("</head>", f"{script}</head>", 1)


def _link_game(address: str) -> str:
    """Where the file of a game is; nothing is fetched before that game is asked about."""
    slug = posixpath.basename(address).partition(".")[0]
    return f'<link rel="ubao-game" title="{slug}" href="{address}">'
