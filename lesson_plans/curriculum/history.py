"""Find translations whose English has changed since they were written, by asking git.

A translation was made from the English next to it in the last commit that touched it. Files are
compared part by part: messages, puzzles, steps, sections of a page. Punctuation, capitals and link
addresses don't count.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from lesson_plans.curriculum.document import read_file
from lesson_plans.curriculum.problem import Refusal, ignore
from lesson_plans.curriculum.source import read, read_list
from lesson_plans.curriculum.translations import ID, WORDS, name_original

MESSAGE = re.compile(r"^(-?[a-z][\w-]*) *=.*(?:\n(?![#a-z-]).*)*", re.MULTILINE)
"""A message or term in a Fluent file, without comments."""
SECTION = re.compile(r"^(?:#+ (.*)|\A.*)(?:\n(?!#+ ).*)*", re.MULTILINE)
"""A Markdown heading and the text below it, or the text above all headings."""
ADDRESS = re.compile(r"\]\([^)\n]*\)")
NOT_COMMITTED = "0" * 40


class Part(NamedTuple):
    """A part of a file: its title if any, its 1-based lines, and its words without punctuation."""

    title: str
    first: int
    last: int
    words: str


class Change(NamedTuple):
    """A commit that touched a line, its time, and the file's path then."""

    time: int
    commit: str
    path: str = ""


def find_old(english: Path, other: Path, since: Change | None) -> Iterator[tuple[Part, str]]:
    """Yield each part of `other` whose English has changed, with the commit it was made from.

    A part last touched before `since` is compared with the English of that time. Uncommitted parts
    count as made from today's English. Raises Refusal.
    """
    parts, today = _read(other, english.name), _read(english, english.name)
    changes = _blame(other)
    for name, part in parts.items():
        made = max(changes[part.first - 1 : part.last], default=Change(0, NOT_COMMITTED))
        if made.commit == NOT_COMMITTED or name not in today:
            continue
        commit = since.commit if since and since.time > made.time else made.commit
        path = name_original(PurePosixPath(made.path))
        then = _read_then(english.parent, commit, str(path), english.name).get(name)
        known = [today[name]] if english.suffix != ".md" else today.values()
        if then is None or then.words not in [each.words for each in known]:
            yield part, commit


def find_missing(english: Path, other: Path) -> list[Part]:
    """Return the messages, puzzles or steps missing from a translation that can be read."""
    if english.suffix == ".md" or read_file(other, ignore) is None:
        return []
    parts = _read(other, english.name)
    return [part for name, part in _read(english, english.name).items() if name not in parts]


def find_change(folder: Path, revision: str) -> Change:
    """Return the commit that a revision names. Raises Refusal."""
    commit, time = _git(folder, "log", "-1", "--format=%H %ct", revision, "--").split()
    return Change(int(time), commit)


def list_files(folder: Path, *patterns: str) -> list[Path]:
    """Return the files of a folder that git tracks or would add. Raises Refusal."""
    options = ("--cached", "--others", "--exclude-standard", "-z")
    names = _git(folder, "ls-files", *options, "--", *patterns).split("\0")
    return sorted(path for name in {*names} if (path := folder / name).is_file())


def _read(path: Path, kind: str) -> dict[str, Part]:
    return _split(read_file(path, ignore) or "", kind)


@cache
def _read_then(folder: Path, commit: str, path: str, kind: str) -> Mapping[str, Part]:
    """Read an older version of a file; a file that didn't exist yet has no parts."""
    try:
        return _split(_git(folder, "show", f"{commit}:{path}"), kind)
    except Refusal:
        return {}


def _split(text: str, kind: str) -> dict[str, Part]:
    """Split a text of this kind, in any language, by name or number."""
    if kind in WORDS:
        return dict(_split_fields(text, kind))
    if kind.endswith(".yml"):
        return {"": Part("", 1, text.count("\n") + 1, _strip(text))}
    pattern = MESSAGE if kind.endswith(".ftl") else SECTION
    parts = {}
    for number, match in enumerate(pattern.finditer(text)):
        first = 1 + text.count("\n", 0, match.start())
        part = Part(match[1] or "", first, first + match[0].count("\n"), _strip(match[0]))
        parts[part.title if pattern is MESSAGE else str(number)] = part
    return parts


def _split_fields(text: str, kind: str) -> Iterator[tuple[str, Part]]:
    """Split a file of fields, or of a list of items with ids."""
    if text.lstrip("# \n").startswith("- "):
        items = read_list(text, kind, ignore) or []
        named = [(given.value, item) for item in items if (given := item.text(ID))]
    else:
        fields = read(text, kind, 1, ignore)
        named = [("", fields)] if fields else []
    lasts = [item.place.line - 1 for _, item in named[1:]] + [text.count("\n") + 1]
    for (name, item), last in zip(named, lasts, strict=False):
        yield name, Part(name, item.place.line, last, _strip(repr(item.quote(WORDS[kind]))))


def _strip(text: str) -> str:
    return " ".join(re.findall(r"\w+", ADDRESS.sub("", text).casefold()))


def _blame(path: Path) -> Sequence[Change]:
    """Return the last change of each line of a file, or nothing if git doesn't track it."""
    if not _git(path.parent, "ls-files", "--", path.name):
        return []
    changes = []
    about: dict[str, str] = {}
    for line in _git(path.parent, "blame", "--line-porcelain", "--", path.name).split("\n"):
        if line.startswith("\t"):
            time, commit = int(about["committer-time"]), about["commit"]
            changes.append(Change(time, commit, about["filename"]))
        else:
            key, _, value = line.partition(" ")
            about |= {"commit": key} if len(key) == len(NOT_COMMITTED) else {key: value}
    return changes


def _git(folder: Path, *arguments: str) -> str:
    try:
        done = subprocess.run(["git", *arguments], cwd=folder, capture_output=True, check=True)
    except FileNotFoundError:
        reason = "git is not installed."
    except subprocess.CalledProcessError as error:
        reason = error.stderr.decode(errors="replace").strip()
    else:
        return done.stdout.decode()
    raise Refusal(f"git doesn't say what has changed: {reason}")
