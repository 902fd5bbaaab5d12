"""What people read, page by page: sentences, without headings, code and short labels.

for text in collect():
    print(text.name, text.aim, text.sentences)
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, NamedTuple

import yaml
from markdown import markdown

from lesson_plans.curriculum.document import FRONT
from lesson_plans.curriculum.plans import plan as plans
from lesson_plans.curriculum.plans.checks import CITED
from lesson_plans.curriculum.plans.outline import CARD, CHALLENGE, PUZZLE, SAY
from lesson_plans.curriculum.plans.unit import FILE as UNIT
from lesson_plans.curriculum.translations import ORIGINAL, translate
from tests.help.heard import Heard
from tests.help.paths import ROOT, is_english
from tests.help.sentences import find_hardest, split
from tests.help.sheet import Line, list_lines
from widgets.fences.extension import KINDS
from widgets.messages.languages import list_catalogs

STUDENTS, TEACHERS = 6, 10
"""The highest grades allowed for texts for students and for teachers."""
FOR_STUDENTS = (
    "games/**/*.md", "labs/*.md", "index.md", "help.md", "puzzles.md", "set.md", "glossary.md",
)  # fmt: skip
FOR_TEACHERS = (
    "authors/*.md", "class/*.md", "map.md", "plans/*.md", "packs.md", "privacy.md", "publish.md",
    "questions.md", "ready.md",
)  # fmt: skip
"""The pages in docs/; those for maintainers aren't measured."""
FOR_PLAYERS = (CHALLENGE, PUZZLE, CARD)
"""The parts of a lesson plan that players see, and a section."""
ROOMS_FOR_TEACHERS = ("lessons", "packs", "prepare", "offline", "classroom")
"""Rooms of messages that only teachers read, in plans."""
LISTS = ("play-spoken-words",)
"""Messages that are rows of single words, not sentences."""
SPOKEN = {
    "tutorial.yml": ("say", "prompt", "hint", "done"),
    "puzzles.yml": ("prompt", "hints", "wrong"),
    "portrait.yml": ("promise", "because"),
    "glossary.yml": ("means",),
}
"""The fields that readers see, by file."""
SHOWN = ("caption", "say", "question")
"""The fields of a fenced block that readers see."""
LABEL = 5
"""With no period and at most this many words, it's a label or a list of cups, not a sentence."""

FENCE = re.compile(r"^(?P<fence>`{3,})(?P<kind>[^\n]*)\n(?P<body>.*?)^(?P=fence)[ ]*$", re.M | re.S)
QUOTED = re.compile(rf"“(?:[^“”]|“[^“”]*”)*”[.,]?\s*{CITED.pattern}")
"""The words of a source, which nobody may simplify."""
STOP = re.compile(r"[.!?]")
ASIDES = (
    "For (?:the )?(?:authors|school|teachers?)", "Para quem ensina", "Per chi insegna",
    "Pour qui enseigne",
)  # fmt: skip
ASIDE = re.compile(rf"^## (?:{'|'.join(ASIDES)})\n.*?(?=^## |\Z)", re.M | re.S)
"""A section for teachers on a page for students."""


class Text(NamedTuple):
    """What one kind of reader reads in one file; `aim` is the highest grade allowed."""

    name: str
    aim: int
    sentences: list[str]


def collect(docs: Path, curriculum: Path, code: str = ORIGINAL) -> Iterator[Text]:
    """All texts of a site and its curriculum in a language, by file.

    Those without a sentence are left out. The names are those of the English files.
    """
    for text in (*_collect_pages(docs, code), *_collect_lessons(curriculum, code)):
        if text.sentences:
            yield text


def read_page(source: str) -> list[str]:
    """Return the sentences of a Markdown page: paragraphs, items, cells, what boards say."""
    source = FRONT.sub("", source, count=1)
    source = CITED.sub("", FENCE.sub(_keep_words, source))
    reader = _Reader()
    reader.feed(markdown(source, extensions=["attr_list", "md_in_html", "tables"]))
    reader.close()
    return _cut(reader.pieces)


def collect_messages(code: str = ORIGINAL) -> Iterator[Text]:
    """All that can be said, by rooms. Names of arguments stand in for them: they are as easy."""
    others = list_catalogs(ROOT, code) if code != ORIGINAL else ()
    texts = read_messages(list_lines(list_catalogs(ROOT), Heard(), code, others))
    yield from (text for text in texts if text.sentences)


def read_messages(rooms: Mapping[str, Sequence[Line]]) -> Iterator[Text]:
    """Return what the messages of each room say, without terms: of each its hardest sentence."""
    for room, lines in rooms.items():
        said = [
            line.sentences
            for line in lines
            if line.entry.name[0] != "-" and line.entry.name not in LISTS
        ]
        hardest = (find_hardest(_cut(sentences), 1) for sentences in said)
        aim = TEACHERS if room in ROOMS_FOR_TEACHERS else STUDENTS
        yield Text(f"messages of {room}", aim, [one for found in hardest for one in found])


def _collect_pages(docs: Path, code: str) -> Iterator[Text]:
    for patterns, aim in ((FOR_STUDENTS, STUDENTS), (FOR_TEACHERS, TEACHERS)):
        found = (path for pattern in patterns for path in sorted(docs.glob(pattern)))
        for path in filter(is_english, found):
            if not (other := translate(path, code)):
                continue
            name, source = f"docs/{path.relative_to(docs)}", other.read_text(encoding="utf-8")
            if aim == STUDENTS:
                asides = "".join(ASIDE.findall(source))
                yield Text(f"{name}, for teachers", TEACHERS, read_page(asides))
                source = ASIDE.sub("", source)
            yield Text(name, aim, read_page(source))


def _collect_lessons(curriculum: Path, code: str) -> Iterator[Text]:
    def find(pattern: str) -> Iterator[tuple[str, Path]]:
        for path in filter(is_english, sorted(curriculum.glob(pattern))):
            if other := translate(path, code):
                yield f"{curriculum.name}/{path.relative_to(curriculum).as_posix()}", other

    for name, path in find("**/*.yml"):
        fields = SPOKEN.get(Path(name).name, ())
        found = _find_fields(yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader), fields)
        yield Text(name, STUDENTS, _cut(found))
    for name, path in find("*/plan.md"):
        yield from _read_plan(path, name)
    for name, path in find(UNIT):
        yield Text(name, TEACHERS, read_page(path.read_text(encoding="utf-8")))


def _read_plan(path: Path, name: str) -> Iterator[Text]:
    """What players get of a plan, and the rest; mistakes in it are for others to find."""
    plan = plans.read(path.parent.name, path.read_text(encoding="utf-8"), name, lambda _: None)
    found: dict[int, list[str]] = {STUDENTS: [], TEACHERS: []}
    for section in plan.sections.values() if plan else ():
        for passage in section.passages():
            part = passage.title if passage is not section else ""
            aim = STUDENTS if (part or section.title) in FOR_PLAYERS else TEACHERS
            words = "\n".join(passage.lines)
            # What the teacher says is the author's own, even if a claim in it names its source.
            found[aim] += read_page(words if part == SAY else QUOTED.sub("", words))
    yield Text(f"{name}, for players", STUDENTS, found[STUDENTS])
    yield Text(name, TEACHERS, found[TEACHERS])


def _cut(pieces: Iterable[str]) -> list[str]:
    """The sentences of those pieces that are more than a label."""
    long = (piece for piece in pieces if len(piece.split()) > LABEL or STOP.search(piece))
    return [sentence for piece in long for sentence in split(piece)]


def _keep_words(fence: re.Match[str]) -> str:
    """Return what a fenced block says to readers, as paragraphs."""
    if fence["kind"].strip() not in KINDS:
        return ""
    said = _find_fields(yaml.load(fence["body"], yaml.CSafeLoader), SHOWN)
    return "".join(f"\n<p>{escape(text)}</p>\n" for text in said)


def _find_fields(data: Any, names: Sequence[str], *, inside: bool = False) -> Iterator[str]:
    """The texts of these fields, and below them, wherever in the data they are."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from _find_fields(value, names, inside=inside or name in names)
    elif isinstance(data, list):
        for value in data:
            yield from _find_fields(value, names, inside=inside)
    elif inside:
        yield data


class _Reader(HTMLParser):
    """Extracts text from HTML, in pieces that begin and end with a block element."""

    PIECES = frozenset(("blockquote", "dd", "dt", "li", "p", "td", "tr"))
    SKIPPED = frozenset(("h1", "h2", "h3", "h4", "pre", "th"))

    def __init__(self) -> None:
        super().__init__()
        self.pieces = [""]
        self._skipped = 0

    def handle_starttag(self, tag: str, attrs: object) -> None:
        """Start a new piece."""
        self._skipped += tag in self.SKIPPED
        if tag in self.PIECES:
            self.pieces.append("")
        elif tag == "code":
            # One word of one syllable, whatever is in it.
            self.pieces[-1] += "code"
            self._skipped += 1

    def handle_endtag(self, tag: str) -> None:
        """End a piece."""
        self._skipped -= tag in self.SKIPPED or tag == "code"
        if tag in self.PIECES:
            self.pieces.append("")

    def handle_data(self, data: str) -> None:
        """Continue the piece."""
        if not self._skipped:
            self.pieces[-1] += data
