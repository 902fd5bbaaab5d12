"""Our site in English in disguise: what authors wrote, too, so that plain English is said by code.

    build_pseudo_site(folder, "en-XA")

Pages and the texts of puzzles, tutorials, cards and words go through the same function as messages.
Of lesson plans only what they are called in lists: their headings and fields are read by name.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import yaml
from markdown.extensions.toc import slugify

from tests.help.paths import ROOT, is_english
from tests.help.small_site import build
from widgets.messages.pseudo import DIRECTIONS, disguise

CONFIG = """\
site_name: Ubao
theme:
  name: material
  language: en
  direction: {direction}
  features: [navigation.indexes, navigation.tabs]
plugins:
  - search
  - ubao: {{language: {code}}}
markdown_extensions:
  - admonition
  - attr_list
  - md_in_html
  - tables: {{use_align_attribute: true}}
  - toc: {{permalink: true}}
  - pymdownx.details
  - pymdownx.superfences
  - pymdownx.tabbed: {{alternate_style: true}}
"""
SHELVES = (
    "games",
    "map.md",
    "index.md",
    "help.md",
    "puzzles.md",
    "set.md",
    "class",
    "questions.md",
    "privacy.md",
    "ready.md",
    "plans",
)
"""The pages that players and teachers read, in docs/."""
WRITTEN = {
    "tutorial.yml": ("title", "say", "prompt", "hint", "done"),
    "puzzles.yml": ("prompt", "hints", "because", "wrong"),
    "portrait.yml": ("kind", "promise", "because", "table"),
}
SHOWN = re.compile(r"^(\s*(?:- )?(?:caption|say|question|title|description): )(.*)$", re.MULTILINE)
"""What a fenced block or a front matter has for readers, on one line."""
LISTED = re.compile(r"^((?:title|promise|space): )(.*)$", re.MULTILINE)
"""What a plan is called in lists."""
FENCE = re.compile(r"(^```.*?^```\s*?$|\A---\n.*?^---$)", re.MULTILINE | re.DOTALL)
KEPT = re.compile(
    r"(`[^`]*`|\]\([^)]*\)|<[^>]*>|\{[^}]*\}|&\w+;|https?:\S+|^\[[^]]*\]: .*|"
    r"^(?:\?\?\?\+?|!!!|===) *\w*)",
    re.MULTILINE,
)
"""What is no words in a page: code, addresses, elements, attributes."""
HEADING = re.compile(r"^(#+ )([^{\n]+)$", re.MULTILINE)


def build_pseudo_site(folder: Path, code: str, only: str = "") -> Path:
    """Build the site in a folder, or of one game what lies there; the folder of what is built."""
    (folder / "mkdocs.yml").write_text(
        CONFIG.format(code=code, direction=DIRECTIONS[code]), encoding="utf-8"
    )
    shelves = ("games/index.md", f"games/{only}.md", "plans/index.md") if only else SHELVES
    for name in shelves:
        source, target = ROOT / "docs" / name, folder / "docs" / name
        (shutil.copytree if source.is_dir() else shutil.copyfile)(source, _make_way(target))
    shutil.copytree(ROOT / "lesson_plans", folder / "lesson_plans")
    if only:
        # What the unit leads to is gone.
        (folder / "lesson_plans" / "unit.md").unlink()
        for path in (folder / "lesson_plans").glob("*/plan.md"):
            if path.parent.name != only:
                shutil.rmtree(path.parent)
    for path in [*folder.glob("docs/**/*.md")]:
        if not is_english(path):
            path.unlink()
            continue
        path.write_text(_disguise_page(path.read_text(encoding="utf-8"), code), encoding="utf-8")
    for path in (folder / "lesson_plans").glob("**/*.md"):
        _, front, body = path.read_text(encoding="utf-8").split("---\n", 2)
        front = LISTED.sub(lambda found: found[1] + disguise(found[2], code), front)
        path.write_text(f"---\n{front}---\n{body}", encoding="utf-8")
    for name, fields in WRITTEN.items():
        for path in (folder / "lesson_plans").glob(f"*/{name}"):
            data = _disguise_fields(
                yaml.load(path.read_text(encoding="utf-8"), yaml.BaseLoader), fields, code
            )
            text = yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=10_000)
            path.write_text(text, encoding="utf-8")
    done = build(folder)
    assert done.returncode == 0, done.stderr
    return folder / "site"


def _make_way(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def _disguise_page(text: str, code: str) -> str:
    """A page whose prose is in disguise, and what its blocks say."""
    pieces = FENCE.split(text)
    return "".join(
        SHOWN.sub(lambda found: found[1] + disguise(found[2], code), piece)
        if number % 2
        else _disguise_prose(piece, code)
        for number, piece in enumerate(pieces)
    )


def _disguise_prose(text: str, code: str) -> str:
    # What links to a heading goes by its words.
    named = HEADING.sub(lambda found: f"{found[0]} {{ #{slugify(found[2], '-')} }}", text)
    pieces = KEPT.split(named)
    return "".join(
        piece if number % 2 else disguise(piece, code) for number, piece in enumerate(pieces)
    )


def _disguise_fields(data: Any, fields: tuple[str, ...], code: str, *, inside: bool = False) -> Any:
    match data:
        case dict():
            return {
                key: _disguise_fields(value, fields, code, inside=inside or key in fields)
                for key, value in data.items()
            }
        case list():
            return [_disguise_fields(value, fields, code, inside=inside) for value in data]
        case str() if inside:
            return disguise(data, code)
    return data
