"""The browser side's messages, as data in small scripts.

`assets/ubao/words/start.js` holds the messages of every board, a script per family those of its
games, `later.js` everything else. They only register data, so a page may load them in any order,
before the modules that use them; modules request later ones themselves. A plain page that names
none gets `all.js`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence

from game_core.messages.catalog import CATEGORIES, Room
from game_core.registry import OURS
from widgets import ASSETS, ROOT
from widgets.messages import languages
from widgets.messages.languages import ENGLISH
from widgets.runtime import scripts

WORDS = "words"
"""The scripts' folder, next to the modules."""
START, LATER, ALL = "start", "later", "all"
AT_ONCE = ("board", "elements", "engine", "game")
"""Folders of the browser side whose messages are in `start.js`."""
RULES_LATER = ("search", "puzzles", "cards")
"""Rooms of the rules whose messages no board needs at first."""
FAMILIES = tuple(dict.fromkeys(OURS.values()))
SQUARES = "squares"
"""The room of all families except the sowing games."""


def write_messages(code: str = ENGLISH) -> Iterator[tuple[str, str]]:
    """Yield the scripts of a language: path in the site, and text. Raises FluentError."""
    rooms = languages.read_rooms(code)
    for name, group in _group().items():
        own = {room: rooms[room] for room in group}
        yield f"{ASSETS}/{WORDS}/{name}.js", write_script(code, own)


def write_script(code: str, rooms: Mapping[str, Room]) -> str:
    """Return a script with a language's grammar, and each message and term by its full name.

    It also counts itself, so that a page knows when all of its scripts have loaded.
    """
    grammar = languages.describe_grammar(code)
    categories = {letter: CATEGORIES[letter] for letter in sorted(set(grammar["plurals"]))}
    messages: dict[str, object] = {"grammar": {**grammar, "categories": categories}}
    for room, entries in rooms.items():
        for name, value in entries.items():
            messages[f"-{room}{name}" if name.startswith("-") else f"{room}-{name}"] = value
    text = json.dumps(messages, ensure_ascii=False, separators=(",", ":"))
    return (
        f"Object.assign(self.ubaoMessages??={{scripts:0}},{text});\nself.ubaoMessages.scripts+=1;\n"
    )


def _group() -> Mapping[str, Sequence[str]]:
    """Return the rooms in each script."""
    catalogs = languages.list_catalogs(ROOT)
    rules = sorted(each.room for each in catalogs if each.path.is_relative_to(languages.RULES))
    groups: dict[str, list[str]] = {START: [], LATER: [], ALL: [*rules]}
    for family in FAMILIES:
        own = (family,) if family == "sowing" else (SQUARES, family)
        groups[family] = [name for name in own if name in rules]
    for name in sorted({*rules} - {SQUARES, *FAMILIES}):
        groups[LATER if name in RULES_LATER else START].append(name)
    for catalog in languages.find_catalogs(ROOT, languages.BROWSER, ENGLISH):
        folder = catalog.path.parents[1].name
        for group in (START if folder in AT_ONCE else LATER, ALL):
            groups[group].append(catalog.room)
    return groups


def choose_messages(elements: Iterable[tuple[str, str]]) -> list[str]:
    """Return the message scripts for a page's elements, each a tag and its game's slug or ""."""
    known = scripts.read_elements()
    found = [(known[tag], slug) for tag, slug in elements if tag in known]
    names: list[str] = []
    if any(element.games for element, _ in found):
        # Pages of puzzles may show any family, and pages don't state the family of other games.
        slugs = [slug for element, slug in found if slug and element.games == "named"]
        is_any = any(element.games == "all" for element, _ in found)
        is_known = not is_any and all(slug in OURS for slug in slugs)
        names = [START, *dict.fromkeys([OURS[slug] for slug in slugs] if is_known else FAMILIES)]
    # Modules loaded with boards request them.
    if any(element.script != scripts.BOARDS for element, _ in found):
        names.append(LATER)
    return names
