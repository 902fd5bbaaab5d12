"""What pages say once they are alive: words as data, in small scripts.

`assets/ubao/words/start.js` holds what every board says, others what comes later or is said of one
family of games. They only put their data into a register, so a page may load any of them in any
order, before the modules run that say something; what comes later, those modules ask for. A plain
page that names none gets `all.js`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from game_core.registry import OURS
from widgets.messages.browser import find_rooms, write_script
from widgets.messages.catalogs import ENGLISH, list_installed
from widgets.messages.languages import read_rooms
from widgets.prepare.assets import FOLDER, ROOT

WORDS = "words"
"""The folder of the scripts, beside the modules."""
START, ALL = "start", "all"
LATER = {
    "dialogs": "features",
    "play": "features",
    "saving": "features",
    "training": "training",
    "lesson": "lesson",
    "chooser": "chooser",
    "ready": "ready",
    "spoken": "spoken",
    "teaching": "teaching",
    "paper": "paper",
    "tournament": "tournament",
    "renewing": "renewing",
    "making": "cards",
    "numbers": "numbers",
    "player": "player",
    "posing": "posing",
}
"""Folders of the browser side whose words are not in `start.js`: the script that has them."""
RULES_LATER = {"search": "features", "puzzles": "training", "cards": "cards"}
"""Rooms of the rules of which no board says anything before: the script that has them."""
FAMILIES = tuple(dict.fromkeys(OURS.values()))
SQUARES = "squares"
"""The room of all families but the sowing games."""
NAMED = re.compile(r'<ubao-(?:board|demo|door|path|puzzle) [^>]*?\b(?:game|name)="([a-z0-9-]+)')
"""An element that is about one game, whose slug it begins with."""
ELEMENT = re.compile(
    r"<ubao-(board|cards|demo|door|path|player|puzzle|trainer|sets|forget|numbers|workbench)\b"
)
ANY = {"player", "trainer", "sets", "workbench"}
"""Those that are about any game."""
PARTS = {
    "lesson": ("/lesson.js", "/wall.js"),
    "chooser": ("<ubao-chooser",),
    "cards": ("<ubao-cards", "<ubao-numbers", "<ubao-workbench"),
    "ready": ("<ubao-ready",),
    "teaching": ("<ubao-sets", "<ubao-results"),
    "paper": ("<ubao-pack", "<ubao-address"),
    "tournament": ("<ubao-tournament",),
    "numbers": ("<ubao-numbers",),
    "player": ("<ubao-player",),
    "posing": ("<ubao-workbench",),
}
"""What a page may say beside what boards do: the script, and what shows that it is needed."""


def write_words(code: str = ENGLISH) -> Iterator[tuple[str, str]]:
    """The scripts of a language: path in the site, and text. Raises FluentError."""
    rooms = read_rooms(code)
    for name, group in _group().items():
        own = {room: rooms[room] for room in group}
        yield f"{FOLDER}/{WORDS}/{name}.js", write_script(code, own)


def _group() -> Mapping[str, Sequence[str]]:
    """The rooms in each script."""
    rules = list_installed(ENGLISH)
    groups: dict[str, list[str]] = {name: [] for name in LATER.values()}
    groups[ALL] = [*rules]
    for family in FAMILIES:
        own = (family,) if family == "sowing" else (SQUARES, family)
        groups[family] = [name for name in own if name in rules]
    groups[START] = []
    for name in sorted({*rules} - {SQUARES, *FAMILIES}):
        groups[RULES_LATER.get(name, START)].append(name)
    for catalog in find_rooms(ROOT, ENGLISH):
        name = LATER.get(catalog.path.parents[1].name, START)
        for group in (name, ALL):
            groups[group].append(catalog.room)
    return groups


def find_words(html: str) -> list[str]:
    """The names of the scripts whose words a page needs."""
    elements = ELEMENT.findall(html)
    names = [name for name, signs in PARTS.items() if any(sign in html for sign in signs)]
    if not elements:
        return names
    named = NAMED.findall(html)
    # A page of puzzles may be given any; and what family a game of somebody else is, no page says.
    are_known = not ANY & {*elements} and all(slug in OURS for slug in named)
    families = [OURS[slug] for slug in named] if are_known else FAMILIES
    return [START, *dict.fromkeys(families), *names]
