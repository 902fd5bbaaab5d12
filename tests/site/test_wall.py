"""What hangs on the wall while a lesson runs, for all plans: nothing of it is the teacher's."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.help.paths import ROOT, SITE

PLANS = sorted(path.parent for path in (ROOT / "lesson_plans").glob("*/plan.md"))
SEEN = ("Challenge", "Show", "Puzzle")
"""The parts that the class reads."""


class Texts(HTMLParser):
    """All that a page holds as text, be it seen or not, attributes included."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.names: list[str] = []
        self.found: list[str] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names += [value or "" for _, value in attrs]

    def handle_data(self, data: str) -> None:
        self.found.append(data)

    def join(self) -> str:
        """What the page says, and then what its attributes say."""
        said = " ".join(["".join(self.found), *self.names])
        return re.sub(r"\s+", " ", re.sub("[“”]", "", said))


def split_parts(plan: str) -> dict[tuple[str, str], str]:
    """The Markdown of a plan's parts by section and title."""
    found = {}
    for section in re.split(r"^## ", plan, flags=re.MULTILINE)[1:]:
        title, _, body = section.partition("\n")
        for part in re.split(r"^### ", body, flags=re.MULTILINE)[1:]:
            name, _, text = part.partition("\n")
            found[title, name] = text
    return found


def list_blocks(plan: str) -> list[str]:
    """The titles of the blocks of the hour and of its routes, as its front matter has them."""
    run = re.search(r"^run:\n((?:  .*\n)+)routes:\n((?:  .*\n)+)", plan, re.MULTILINE)
    assert run
    return re.findall(r"^ {2,4}(\D.*): \d+$", run[1] + run[2], re.MULTILINE)


def list_sentences(markdown: str) -> list[str]:
    """Its sentences, bare of marks; those of a few words may stand anywhere."""
    bare = re.sub(r"```.*?```|\[source:[^]]*\]|[*_“”]", "", markdown, flags=re.DOTALL)
    sentences = re.split(r"(?<=[.?!:])\s+", re.sub(r"\s+", " ", bare))
    return [found for found in sentences if len(found) > 20]


@pytest.mark.parametrize("folder", PLANS, ids=lambda folder: folder.name)
def test_the_wall_holds_no_note_no_key_and_no_answer(folder: Path) -> None:
    plan = (folder / "plan.md").read_text(encoding="utf-8")
    parts = split_parts(plan)
    page = (SITE / "plans" / folder.name / "run" / "wall" / "index.html").read_text("utf-8")
    wall = Texts(page).join()
    captions = re.findall("^caption: (.*)$", plan, flags=re.MULTILINE)
    tasks = [text for (_, name), text in parts.items() if name in SEEN]
    shown = " ".join(list_sentences("\n".join([*captions, *tasks])))
    shown_blocks = {*list_blocks(plan), "Exit puzzle"}
    words = [text for (_, name), text in parts.items() if name == "Show"]
    for item in re.split(r"^- ", "\n".join(words), flags=re.MULTILINE):
        for sentence in list_sentences(item):
            assert sentence in wall, sentence
    kept, asked = 0, 0
    for (section, name), text in parts.items():
        if section not in shown_blocks or name in SEEN:
            continue
        found = list_sentences(text)
        if name in ("Notice", "Key question"):
            found = []
            items = re.split(r"^\d\. ", text, flags=re.MULTILINE)
            for item in items[1:] if name == "Notice" else items:
                question, answer = re.split(r"(?:Answer|Open):", item, maxsplit=1)
                # How an answer may start is for the class, too.
                answer, _, start = answer.partition("Start with:")
                start, _, replies = start.partition("\n\n")
                for sentence in list_sentences(f"{question}\n{start}"):
                    assert sentence in wall, f"{section}: {sentence}"
                    asked += 1
                found += list_sentences(f"{answer}\n{replies}")
        for sentence in found:
            if sentence not in shown:
                assert sentence not in wall, f"{section}, {name}: {sentence}"
                kept += 1
    assert kept > 70
    assert asked > 8


@pytest.mark.parametrize("folder", PLANS, ids=lambda folder: folder.name)
def test_the_wall_has_a_board_for_each_of_the_teachers(folder: Path) -> None:
    run = SITE / "plans" / folder.name / "run"
    teacher, wall = (
        (run / name).read_text(encoding="utf-8") for name in ("index.html", "wall/index.html")
    )
    boards = re.findall(r'<ubao-(?:board|demo) game="([^"]+)"', teacher)
    assert re.findall(r'<ubao-picture class="plan-mirror" game="([^"]+)"', wall) == boards
    assert boards
    assert "data-scene" not in wall
    assert "data-turns" not in wall
