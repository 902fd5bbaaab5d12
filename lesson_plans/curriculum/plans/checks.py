"""What the words of a plan must hold: boards, questions with answers, sources behind claims."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from lesson_plans.curriculum.plans.outline import CHALLENGE, KEY, NOTICE, Outline, outline_plan
from lesson_plans.curriculum.plans.schema import Facts
from lesson_plans.curriculum.plans.sections import BOARDS, Passage, Section, blame
from lesson_plans.curriculum.problem import Place, suggest

CITED = re.compile(r"\[source:\s+([^\]]*)\]")
QUESTION = re.compile(r".*\?.* (?P<kind>Answer|Open): \S.*")
QUESTIONS = 3
"""How many questions “What do you notice?” has at most in each block."""
OPEN = 3
"""At least one question in so many is open: it has no one answer, but what to listen for."""
CARD_WORDS, CARD_BOARDS = 260, 3
"""What fits on a rule card of one page."""


def check(sections: Mapping[str, Section], facts: Facts, start: Place) -> None:
    """Report what a plan's sections lack; `start` is the place of the body."""
    outlines = outline_plan(facts.run)
    _check_boards(sections, outlines, start)
    blocks = [sections[title] for title in facts.run if title in sections]
    kinds = [
        kind
        for block in blocks
        if NOTICE in block.parts
        for kind in _check_questions(block.parts[NOTICE], f"{block.title}, {NOTICE}", start)
    ]
    if kinds.count("Open") * OPEN < len(kinds):
        reason = f"{kinds.count('Open')} of {len(kinds)} questions are open; a third must be."
        blame(start, start.line, NOTICE, reason)
    _check_puzzles(blocks, start)
    if "Look for" in sections and facts.outcomes:
        _check_look_fors(sections["Look for"], len(facts.outcomes), start)
    if "Rule card" in sections:
        _check_card(sections["Rule card"], start)
    _check_sources(sections, facts, start)


def find_sources(passage: Passage) -> Iterator[tuple[int, str]]:
    """The keys of the sources that a passage names, each with its line."""
    for line, text in passage.paragraphs():
        for cited in CITED.finditer(text):
            for key in cited[1].split(","):
                yield line, key.strip()


def _check_puzzles(blocks: Sequence[Section], start: Place) -> None:
    """A block has a key for its puzzles, and some block has puzzles."""
    for block in blocks:
        if (CHALLENGE in block.parts) != (KEY in block.parts):
            reason = f"{CHALLENGE} and {KEY} go together: puzzles, and their answers."
            blame(start, block.line - 1, block.title, reason)
    if blocks and not any(CHALLENGE in block.parts for block in blocks):
        blame(start, start.line, CHALLENGE, "no block has puzzles.")


def _check_boards(
    sections: Mapping[str, Section], outlines: Sequence[Outline], start: Place
) -> None:
    boards = {outline.title: outline.board for outline in outlines}
    for title, section in sections.items():
        wanted = boards.get(title, "")
        passage = section if wanted == title else section.parts.get(wanted)
        if passage and not BOARDS.intersection(passage.fences()):
            where = title if wanted == title else f"{title}, {wanted}"
            reason = f"shows no board; it needs a block: {', '.join(sorted(BOARDS))}."
            blame(start, passage.line - 1, where, reason)


def _check_questions(passage: Passage, where: str, start: Place) -> Iterator[str]:
    """The kinds of its questions: `Answer` or `Open`."""
    items = passage.items()
    if not 1 <= len(items) <= QUESTIONS:
        reason = f"has {len(items)} questions; 1 to {QUESTIONS} are asked, as a numbered list."
        blame(start, passage.line - 1, where, reason)
    for line, text in items:
        if found := QUESTION.fullmatch(text):
            yield found["kind"]
        else:
            reason = (
                "must be a question, then “Answer:” and the answer, "
                "or “Open:” and what to listen for."
            )
            blame(start, line, where, reason)


def _check_look_fors(passage: Passage, outcomes: int, start: Place) -> None:
    found = len(passage.items())
    if found != outcomes:
        reason = f"has {found} items; there must be one for each of the {outcomes} outcomes."
        blame(start, passage.line - 1, passage.title, reason)


def _check_card(passage: Passage, start: Place) -> None:
    words = sum(len(text.split()) for _, text in passage.paragraphs())
    boards = len(passage.fences())
    if words > CARD_WORDS or boards > CARD_BOARDS:
        reason = (
            f"has {words} words and {boards} boards; "
            f"{CARD_WORDS} words and {CARD_BOARDS} boards fit one page."
        )
        blame(start, passage.line - 1, passage.title, reason)


def _check_sources(sections: Mapping[str, Section], facts: Facts, start: Place) -> None:
    """Each claim in Culture ends with its source, and every source named is in the front matter."""
    for part in sections["Culture"].parts.values() if "Culture" in sections else ():
        for line, text in part.paragraphs():
            if not re.search(CITED.pattern + r"$", text):
                reason = "this paragraph must end with its source, such as [source: handout]."
                blame(start, line, f"Culture, {part.title}", reason)
    known = [source.key for source in facts.sources]
    used = set[str]()
    for section in sections.values():
        for passage in section.passages():
            for line, key in find_sources(passage):
                used.add(key)
                if key not in known:
                    reason = f"“{key}” is not the key of a source; {suggest(key, known)}"
                    blame(start, line, section.title, reason)
    for source in facts.sources:
        if source.key not in used:
            blame(start, source.line, "sources", f"nothing names “{source.key}” as its source.")
