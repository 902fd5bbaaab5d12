"""The browser side's messages: types for its type checker, and scripts for pages."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

from game_core.messages.catalog import CATEGORIES, Room
from game_core.messages.fluent import Catalog, Entry
from widgets.messages.languages import describe_grammar
from widgets.messages.patterns import find_counted

FOLDER = "widgets/browser"
TYPES = f"{FOLDER}/kit/messages.d.ts"
"""The type checker's declarations."""
HEAD = """\
// What the browser side may say, and the arguments that each message needs.
// Written by `make messages` from the Fluent files beside the modules; change it there.

import type { Given, Language, Value } from './speech.js';

/** What a message chooses by as a number: a list goes by its length. */
type Amount = number | Extract<Value, ['count' | 'list', unknown]>;

declare global {
  /** The page's language, once the scripts with its words have run. */
  var ubaoMessages: Language;
}
"""


def declare(catalogs: Iterable[Catalog]) -> str:
    """Return a TypeScript declaration of each message and its arguments."""
    rows = (
        f"  '{entry.name}': [{_list_arguments(entry)}];\n"
        for catalog in catalogs
        for entry in catalog.entries.values()
        if not entry.name.startswith("-")
    )
    return f"{HEAD}\nexport interface Messages {{\n{''.join(rows)}}}\n"


def _list_arguments(entry: Entry) -> str:
    counted = find_counted(entry.compiled)
    types = (
        f"{name}: {'Amount' if name in counted else 'Given'}" for name in sorted(entry.arguments)
    )
    return f"{{ {', '.join(types)} }}" if entry.arguments else ""


def write_script(code: str, rooms: Mapping[str, Room]) -> str:
    """Return a script with a language's messages of some rooms; scripts can load in any order.

    It also counts itself, so that a page knows when all of its scripts have loaded.
    """
    text = json.dumps(_flatten(code, rooms), ensure_ascii=False, separators=(",", ":"))
    return (
        f"Object.assign(self.ubaoMessages??={{scripts:0}},{text});\nself.ubaoMessages.scripts+=1;\n"
    )


def _flatten(code: str, rooms: Mapping[str, Room]) -> dict[str, object]:
    """Return the grammar, and each message and term by its full name."""
    entries = ((room, name, value) for room, data in rooms.items() for name, value in data.items())
    grammar = describe_grammar(code)
    categories = {letter: CATEGORIES[letter] for letter in sorted(set(grammar["plurals"]))}
    return {"grammar": {**grammar, "categories": categories}} | {
        f"-{room}{name}" if name.startswith("-") else f"{room}-{name}": value
        for room, name, value in entries
    }
