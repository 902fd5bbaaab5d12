"""An author's files in other languages: `plan.pt.md` is `plan.md` in Portuguese.

Markdown is translated as a whole. Puzzles, tutorials and portraits have only their words
translated: boards and solutions are in one file for all languages.

    - id: feed-me
      prompt: Norte não tem sementes. Que casa Sul não pode jogar?
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path, PurePath

from lesson_plans.curriculum.problem import Report, suggest
from lesson_plans.curriculum.source import Fields, read_list_file, read_map_file

ORIGINAL = "en"
"""The language of files without one in their name."""
ID = "id"
WORDS = {
    "puzzles.yml": ("prompt", "because", "hints", "wrong"),
    "tutorial.yml": ("title", "say", "prompt", "hint", "done"),
    "portrait.yml": ("kind", "promise", "spot", "by", "because", "table"),
}
"""The word fields of files that are translated field by field."""
GLOSSARY = "glossary.yml"
MESSAGES = ".ftl"
"""The suffix of message files, named by language alone: `messages/en.ftl`."""


type Translate = Callable[[list[Fields]], list[Fields]]
"""Translates items, and drops untranslated ones."""


def name_other(path: Path, language: str) -> Path:
    """Return the path of a file's translation."""
    if path.suffix == MESSAGES:
        return path.with_stem(language)
    return path.with_suffix(f".{language}{path.suffix}")


def name_original[P: PurePath](path: P) -> P:
    """Return the path of the English file that another was translated from."""
    if path.suffix == MESSAGES:
        return path.with_stem(ORIGINAL)
    return path.with_name(f"{path.name.partition('.')[0]}{path.suffix}")


def has_words(path: Path) -> bool:
    """Return whether a file has words for readers, in English."""
    return name_original(path) == path and (
        path.suffix in (".md", MESSAGES) or path.name in (*WORDS, GLOSSARY)
    )


def list_others(path: Path) -> list[Path]:
    """Return the existing translations of a file."""
    return sorted(path.parent.glob(f"{path.stem}.*{path.suffix}"))


def find_other(path: Path, language: str) -> Path | None:
    """Return the existing translation of a file; for English there's none."""
    other = name_other(path, language)
    return other if language != ORIGINAL and other.is_file() else None


def translate(path: Path, language: str) -> Path | None:
    """Return the existing file in a language: the translation, or the file itself."""
    if language != ORIGINAL:
        return find_other(path, language)
    return path if path.is_file() else None


def translate_items(
    items: Sequence[Fields], path: Path, other: Path, report: Report
) -> list[Fields]:
    """Return the items of the file `path` that `other` translates, with its words."""
    words = WORDS[path.name]
    known = {name.value: item for item in items if (name := item.text(ID))}
    done = set[str]()
    for fields in read_list_file(other, report) or ():
        name = fields.text(ID, required=True)
        if name and name.value in known:
            known[name.value].lay(fields, words)
            done.add(name.value)
        elif name:
            name.place.blame(f"English has no “{name.value}”; {suggest(name.value, known)}")
        _finish(fields, words)
    return [item for name, item in known.items() if name in done]


def translate_fields(fields: Fields, path: Path, other: Path, report: Report) -> None:
    """Replace words in the fields of `path` with those of `other`."""
    if found := read_map_file(other, report):
        fields.lay(found, WORDS[path.name])
        _finish(found, WORDS[path.name])


def _finish(fields: Fields, words: Sequence[str]) -> None:
    """Report everything that isn't a word field."""
    fields.skip(ID, *words)
    fields.finish()
