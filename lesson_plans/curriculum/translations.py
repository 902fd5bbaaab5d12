"""An author's files in other languages: `plan.pt.md` is `plan.md` in Portuguese.

A text in Markdown is put into a language as a whole. Of puzzles, tutorials and portraits it is the
words alone: what is on a board, and what solves it, stands in one file for all languages.

    - id: feed-me
      prompt: Norte não tem sementes. Que casa Sul não pode jogar?
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path, PurePath

from lesson_plans.curriculum.document import read_file
from lesson_plans.curriculum.folder import name_file
from lesson_plans.curriculum.problem import Report, suggest
from lesson_plans.curriculum.source import Fields, read, read_list

ORIGINAL = "en"
"""The language of files that name none."""
ID = "id"
WORDS = {
    "puzzles.yml": ("prompt", "because", "hints", "wrong"),
    "tutorial.yml": ("title", "say", "prompt", "hint", "done"),
    "portrait.yml": ("kind", "promise", "spot", "by", "because", "table"),
}
"""The fields that hold words, in files of which only these are put into other languages."""
GLOSSARY = "glossary.yml"
MESSAGES = ".ftl"
"""How files of messages end, which have nothing but the language before it: `messages/en.ftl`."""


type Translate = Callable[[list[Fields]], list[Fields]]
"""Gives items the words of a language, and leaves out those that have none in it."""


def name_other(path: Path, language: str) -> Path:
    """The file beside another that has what is in it in another language."""
    if path.suffix == MESSAGES:
        return path.with_stem(language)
    return path.with_suffix(f".{language}{path.suffix}")


def name_original[P: PurePath](path: P) -> P:
    """Return the path of the English file that another was made from."""
    if path.suffix == MESSAGES:
        return path.with_stem(ORIGINAL)
    return path.with_name(f"{path.name.partition('.')[0]}{path.suffix}")


def has_words(path: Path) -> bool:
    """Whether a file has words for readers, and in the original's language."""
    return name_original(path) == path and (
        path.suffix in (".md", MESSAGES) or path.name in (*WORDS, GLOSSARY)
    )


def list_others(path: Path) -> list[Path]:
    """Return the files beside another that have what is in it in other languages."""
    return sorted(path.parent.glob(f"{path.stem}.*{path.suffix}"))


def find_other(path: Path, language: str) -> Path | None:
    """The same, if there is one; in the original's language there is none."""
    other = name_other(path, language)
    return other if language != ORIGINAL and other.is_file() else None


def translate(path: Path, language: str) -> Path | None:
    """The file that has a text in a language, if it is there: the other one, or itself."""
    if language != ORIGINAL:
        return find_other(path, language)
    return path if path.is_file() else None


def translate_items(
    items: Sequence[Fields], path: Path, other: Path, report: Report
) -> list[Fields]:
    """The items of the file `path` that the file `other` has words for, with these words."""
    text = read_file(other, report)
    if text is None:
        return []
    words = WORDS[path.name]
    known = {name.value: item for item in items if (name := item.text(ID))}
    done = set[str]()
    for fields in read_list(text, name_file(other), report) or ():
        name = fields.text(ID, required=True)
        if name and name.value in known:
            known[name.value].lay(fields, words)
            done.add(name.value)
        elif name:
            name.place.blame(f"English has no “{name.value}”; {suggest(name.value, known)}")
        _finish(fields, words)
    return [item for name, item in known.items() if name in done]


def translate_fields(fields: Fields, path: Path, other: Path, report: Report) -> None:
    """Give the fields of the file `path` the words of the file `other`."""
    text = read_file(other, report)
    if text is not None and (found := read(text, name_file(other), 1, report)):
        fields.lay(found, WORDS[path.name])
        _finish(found, WORDS[path.name])


def _finish(fields: Fields, words: Sequence[str]) -> None:
    """Report all that is no word."""
    fields.skip(ID, *words)
    fields.finish()
