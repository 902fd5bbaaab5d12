"""A sheet of all messages: each with its comment, example sentences, and arguments.

Maintainers and translators can read all words in one place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from game_core.messages.catalog import Language, Room
from game_core.messages.fluent import Catalog, Entry
from game_core.messages.message import Message, Value, text
from game_core.messages.speech import speak
from tests.help.heard import Heard
from widgets.messages.languages import ENGLISH, describe_grammar
from widgets.messages.patterns import find_arguments, find_counted

HEAD = """\
# All that is said

Each message and each term, with what its Fluent file says to translators, in sentences that were
said in games, puzzles, tutorials and on pages, and with what stood in them. *Not heard* are those
that nothing played here brings about: names of arguments stand in them. Made by
`python -m tests.help.talk`."""
LISTED = 12
"""Most values listed per kind."""
TRIED = 1, 2, 0
"""Sample numbers for messages without recorded uses."""


class Line(NamedTuple):
    """A message or term on the sheet.

    `sentences` are recorded uses, or contain argument names if `is_heard` is false. `values`
    describe each argument.
    """

    entry: Entry
    sentences: Sequence[str]
    values: Sequence[str]
    is_heard: bool


def list_lines(
    catalogs: Sequence[Catalog], heard: Heard, code: str = ENGLISH, others: Sequence[Catalog] = ()
) -> dict[str, list[Line]]:
    """Return the messages of each room of the English `catalogs`, in the order of its file.

    Sentences are in the language `code` where its catalogs, the `others`, have them.
    """
    speaker = _Speaker(catalogs, code, others)
    return {
        catalog.room: [_make_line(entry, heard, speaker) for entry in catalog.entries.values()]
        for catalog in catalogs
    }


def write_sheet(rooms: Mapping[str, Sequence[Line]]) -> str:
    """Return the sheet as Markdown."""
    blocks = [HEAD]
    for room, lines in rooms.items():
        blocks.append(f"## {room}")
        part = ""
        for line in lines:
            if line.entry.part != part:
                part = line.entry.part
                blocks.append(f"### {' '.join(part.split())}")
            blocks.append("\n".join(_write_line(line)))
    return "\n\n".join(blocks) + "\n"


def _write_line(line: Line) -> Iterator[str]:
    yield f"`{line.entry.name}`" + ("" if line.is_heard else " (not heard)") + "  "
    if line.entry.comment:
        yield f"*{' '.join(line.entry.comment.split())}*"
    yield ""
    yield from (f"- {sentence}" for sentence in line.sentences)
    if line.values:
        yield ""
        yield from (f"  {value}  " for value in line.values)


def _make_line(entry: Entry, heard: Heard, speaker: _Speaker) -> Line:
    own = speaker.find(entry)
    sayings = heard.choose(entry.name) or [*_invent(own)]
    is_heard = not entry.arguments or entry.name in heard.sayings
    sentences = [words for said in sayings for words in speaker.write(own, said)]
    values = [
        f"${name}: {'; '.join(speaker.sum_up(found))}"
        for name, found in heard.values.get(entry.name, {}).items()
    ]
    return Line(entry, [*dict.fromkeys(sentences)], values, is_heard)


def _invent(entry: Entry) -> Iterator[Message]:
    """Yield an unrecorded message, with argument names or sample numbers."""
    counted = find_counted(entry.compiled)
    for number in TRIED if counted else TRIED[:1]:
        values: dict[str, Value] = {
            name: ("count", number) if name in counted else text(f"‹${name}›")
            for name in sorted(entry.arguments)
        }
        yield Message(entry.name.removeprefix("-"), tuple(values.items()))


class _Speaker:
    """Formats messages of all rooms, and single terms and values."""

    def __init__(self, catalogs: Iterable[Catalog], code: str, others: Iterable[Catalog]) -> None:
        rooms: dict[str, Room] = {catalog.room: catalog.compile() for catalog in catalogs}
        self._entries = {name: entry for each in catalogs for name, entry in each.entries.items()}
        for catalog in others:
            rooms[catalog.room] = {**rooms[catalog.room], **catalog.compile()}
            self._entries |= catalog.entries
        forms = {
            form
            for entry in self._entries.values()
            if isinstance(entry.compiled, Mapping)
            for form in entry.compiled
        }
        # A placeholder for held HTML, such as a link.
        rooms["html"] = {"-held": {"": "‹…›"}}
        # For each form, a message that consists of a value in it.
        rooms["sheet"] = {f"in-{form}": [("value", form)] for form in forms}
        self._language = Language(describe_grammar(code), lambda room: rooms[room])

    def find(self, entry: Entry) -> Entry:
        """Return the language's version of an English entry, or the English if it has none."""
        return self._entries[entry.name]

    def write(self, entry: Entry, said: Message) -> Iterator[str]:
        """Yield a message in words, or all forms of a term."""
        if isinstance(entry.compiled, Mapping):
            given = {name for name, _ in said.arguments}
            for form, pattern in entry.compiled.items():
                if find_arguments(pattern) <= given:
                    yield self._show(form, ("term", said))
        else:
            yield speak([said], language=self._language)

    def sum_up(self, values: Iterable[Value]) -> Iterator[str]:
        """Yield an argument's values, kind by kind."""
        kinds: dict[str, list[Value]] = {}
        for value in values:
            kinds.setdefault(value[0], []).append(value)
        for kind, found in kinds.items():
            if kind == "count":
                numbers = sorted({number for _, number in found if isinstance(number, int)})
                least, most = numbers[0], numbers[-1]
                yield f"number {least}" + (f" to {most}" if most > least else "")
            else:
                names = dict.fromkeys(self._show("", value) for value in found if value[1])
                yield f"{kind} {_shorten([*names])}"

    def _show(self, form: str, value: Value) -> str:
        """Return a single value in a form."""
        said = Message(f"sheet-in-{form}", (("value", value),))
        return speak([said], language=self._language)


def _shorten(words: Sequence[str]) -> str:
    more = len(words) - LISTED
    return ", ".join(words[:LISTED]) + (f" and {more} more" if more > 0 else "")
