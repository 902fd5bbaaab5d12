"""List every mistake in the curriculum, each with its file, line, field and reason.

    ubao check
    ubao check oware ouri

Pages in other languages are compared with the English. Drafts are checked only if you name their
game or plan. The exit code is 1 if there are mistakes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from difflib import get_close_matches
from itertools import chain, zip_longest
from pathlib import Path

from yaml.nodes import MappingNode

from lesson_plans.curriculum.agreement import check_signs, find_disagreements
from lesson_plans.curriculum.commands.here import (
    demand_known,
    find_here,
    find_outdated,
    open_parser,
)
from lesson_plans.curriculum.document import compose, read_file
from lesson_plans.curriculum.drafts import MARK, is_marked
from lesson_plans.curriculum.history import find_missing
from lesson_plans.curriculum.layers import Curriculum
from lesson_plans.curriculum.markdown import Fence, scan
from lesson_plans.curriculum.plans.collection import FILE as PLAN
from lesson_plans.curriculum.plans.collection import read_plans
from lesson_plans.curriculum.plans.unit import FILE as UNIT
from lesson_plans.curriculum.plans.unit import read_unit
from lesson_plans.curriculum.problem import Place, Problem, Report, name_file
from lesson_plans.curriculum.puzzles.collection import read_collection
from lesson_plans.curriculum.puzzles.proofs import FILE as PROOFS
from lesson_plans.curriculum.puzzles.proofs import check_proofs
from lesson_plans.curriculum.source import quote
from lesson_plans.curriculum.translations import (
    GLOSSARY,
    WORDS,
    has_words,
    list_others,
    name_original,
)
from lesson_plans.curriculum.tutorials import FILE as TUTORIAL
from lesson_plans.curriculum.tutorials import read_tutorials

PAGES = "docs"
BLOCK_WORDS = ("caption", "say", "title", "label", "question", "task", "help", "missing")
"""The fields of a block that have words; code is included for its comments."""
SAVED = "saved: |\n"
NOTES = re.compile(r"\{[^{}]*\}|^ *title .*", re.MULTILINE)
"""The words of a saved game."""


def check_training(curriculum: Curriculum, slugs: Sequence[str], report: Report) -> str:
    """Check puzzles, proofs, tutorials and their names; return a summary of what was checked."""
    collection = read_collection(curriculum, report, slugs)
    check_proofs(curriculum, collection, report)
    tutorials = read_tutorials(curriculum, report, slugs)
    check_signs(collection, tutorials)
    puzzles, steps = (sum(map(len, read.values())) for read in (collection, tutorials))
    return f"puzzles: {puzzles}, steps of tutorials: {steps}"


def check_plans(curriculum: Curriculum, slugs: Sequence[str], report: Report) -> str:
    """Check lesson plans except for their boards, which the build reads; return a summary."""
    problems: list[Problem] = []
    found = read_plans(curriculum, problems.append)
    unit = read_unit(curriculum, found, problems.append)
    problems += find_disagreements(found, unit, curriculum)
    plans = [plan for plan in found if _asked(plan.slug, slugs)]
    for problem in problems:
        if _asked(Path(problem.file).parent.name, slugs):
            report(problem)
    return f"plans: {len(plans)}"


def check_translations(curriculum: Curriculum, slugs: Sequence[str], report: Report) -> str:
    """Check translations as their sites read them, and against the English; return a summary."""
    others = [
        (path, other)
        for folder in (curriculum.own, Path.cwd() / PAGES)
        for path in filter(has_words, sorted(folder.rglob("*.*")))
        for other in (list_others(path) if _asked(path.parent.name, slugs) else ())
    ]
    for path, other in others:
        for line, reason in _compare(path, other, report):
            report(Problem(name_file(other), line, "", reason))
    for language in sorted({other.suffixes[-2][1:] for _, other in others}):
        theirs = replace(curriculum, language=language)
        read_collection(theirs, report, slugs)
        read_tutorials(theirs, report, slugs)
        check_plans(theirs, slugs, report)
    return f"translations: {len(others)}"


def _compare(path: Path, other: Path, report: Report) -> Iterator[tuple[int, str]]:
    if path.suffix == ".md":
        english, text = (read_file(each, report) for each in (path, other))
        if english is not None and text is not None:
            yield from find_differences(english, text)
    elif path.name == TUTORIAL and (missing := find_missing(path, other)):
        yield 1, f"the steps {', '.join(part.title for part in missing)} are missing."


def find_differences(english: str, other: str) -> Iterator[tuple[int, str]]:
    """Yield each block that differs from the English in more than words, by line, and why."""
    for mine, theirs in zip_longest(_list_blocks(other), _list_blocks(english)):
        if mine is None:
            yield 1, f"the block “{theirs[1]}” on line {theirs[0]} of the English is missing."
            return
        if theirs is None:
            yield mine[0], f"English has no block “{mine[1]}” here."
            return
        if mine[1:] != theirs[1:]:
            reason = f"this block “{mine[1]}” differs from line {theirs[0]} of the English."
            words = f"Only its words may differ: {', '.join(BLOCK_WORDS)}, notes in a game."
            yield mine[0], f"{reason} {words}"


def _list_blocks(text: str) -> list[tuple[int, str, object]]:
    """Return the fenced blocks of a text: line, kind, and contents without words."""
    lines = text.split("\n")
    # MarkdownIt takes front matter for a heading, which is harmless here.
    return [
        (fence.start, fence.kind, _read_block("\n".join(lines[fence.start : fence.end - 2])))
        for fence in scan(text, 1)
        if isinstance(fence, Fence)
    ]


def _read_block(content: str) -> object:
    problems: list[object] = []
    if SAVED in content:
        content = NOTES.sub("{}", content)
    node = compose(content, Place("", 1, "", problems.append))
    return content if problems or not isinstance(node, MappingNode) else quote(node, BLOCK_WORDS)


def check_names(curriculum: Curriculum, slugs: Sequence[str], report: Report) -> str:
    """Check file names, since a misspelled file is never read; return how many, as text."""
    paths = [
        path
        for path in sorted(curriculum.own.rglob("*.*"))
        if path.suffix.lower() in (".md", ".yml", ".yaml", ".json")
        and _asked(path.parent.name, slugs)
    ]
    for path in paths:
        name = name_original(path).name
        if name not in FILES and (near := get_close_matches(name.lower(), FILES)):
            reason = f"nothing reads a file of this name; did you mean “{near[0]}”?"
            report(Problem(name_file(path), 1, "", reason))
    return f"files: {len(paths)}"


def _list_drafts(curriculum: Curriculum) -> Iterator[str]:
    """Yield the place of each draft mark in an author's files."""
    own = chain.from_iterable(curriculum.own.rglob(f"*{suffix}") for suffix in (".md", ".yml"))
    for path in filter(Path.is_file, sorted([*own, *(Path.cwd() / PAGES).rglob("*.md")])):
        text = path.read_text(encoding="utf-8", errors="replace")
        if path.suffix == ".yml" or is_marked(text):
            for mark in MARK.finditer(text):
                yield f"{name_file(path)}:{text.count(chr(10), 0, mark.start()) + 1}"


def _asked(slug: str, slugs: Sequence[str]) -> bool:
    return slug in slugs or not slugs


FILES = (PLAN, UNIT, TUTORIAL, *WORDS, GLOSSARY, PROOFS, "README.md")
CHECKS: tuple[Callable[[Curriculum, Sequence[str], Report], str], ...] = (
    check_names,
    check_training,
    check_plans,
    check_translations,
)
"""The checks; each takes some slugs, or none for all."""


def main(arguments: Sequence[str]) -> int:
    """List the mistakes."""
    parser = open_parser("check", __doc__)
    parser.add_argument("slug", nargs="*", help="a game or plan; all by default")
    slugs = parser.parse_args(arguments).slug
    problems: list[Problem] = []
    curriculum = find_here(problems.append, drafts=bool(slugs))
    demand_known(curriculum, slugs)
    for sentence in () if slugs else find_outdated(curriculum):
        print(sentence)
    for path in () if slugs else _list_drafts(curriculum):
        print(f"{path}: a draft, which the site leaves out. Take away “draft: true” to publish it.")
    done = [check(curriculum, slugs, problems.append) for check in CHECKS]
    for problem in sorted({*problems}):
        print(problem)
    print(*done, f"mistakes: {len({*problems})}", sep=", ")
    return int(bool(problems))
