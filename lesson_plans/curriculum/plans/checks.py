"""Check a plan's text: boards, questions with answers, sources behind claims."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import PurePath

from lesson_plans.curriculum.plans.outline import (
    ANSWER,
    CARD,
    CHALLENGE,
    CULTURE,
    DO,
    KEY,
    MATHEMATICS,
    NOTICE,
    PUZZLE,
    QUESTION,
    REHEARSE,
    SKIP,
    SYNTHESIS,
    outline_plan,
)
from lesson_plans.curriculum.plans.schema import Facts
from lesson_plans.curriculum.plans.sections import BOARDS, Passage, Section
from lesson_plans.curriculum.problem import Place, suggest
from lesson_plans.curriculum.translations import name_original

CITED = re.compile(r"\[source:\s+([^\]]*)\]")
SERVED = re.compile(r"\[standard:\s+([^\]\s]*)\]")
QUESTION_ASKED = re.compile(r".*\?.* (?P<kind>Answer|Open): \S.*")
REPLY = re.compile(r"(?P<kind>Right|Partly|Not yet|Perhaps): (?P<said>\S.*?) Say: (?P<next>\S.*)")
"""An expected answer to a key question, and the teacher's response."""
STARTER = re.compile(r"^Start with: (?P<words>\S.*)", re.MULTILINE)
COMMENT = re.compile(r"^# .*", re.MULTILINE)
"""A comment in the front matter."""
SENTENCE = re.compile(r"[^.!?]+[.!?]+")
TURN = re.compile(r"^ +say: *(.*)$", re.MULTILINE)
REPLIES, SENTENCES = range(2, 4), range(3, 5)
BEFORE, WHOLE = 1000, 3500
"""Most words a teacher reads before the lesson, and most words of a plan."""
QUESTIONS = 3
"""Most questions under “What do you notice?” in a block."""
OPEN = 3
"""One question in this many must be open, with things to listen for instead of one answer."""
CARD_WORDS, CARD_BOARDS = 260, 3
"""The most that fits on a one-page rule card."""


def check(sections: Mapping[str, Section], facts: Facts, text: str, start: Place) -> None:
    """Report what's wrong with a plan's sections, and, unless it's short, what's missing.

    `text` is the whole file, `start` the place of the body.
    """
    blocks = [sections[title] for title in facts.blocks if title in sections]
    _check_boards(sections, facts)
    _check_all_questions(blocks, facts, start)
    for block in blocks:
        _check_block(block, facts)
    if not facts.short:
        _find_missing(blocks, start)
        _check_ways(sections, facts, start)
    if CARD in sections:
        _check_card(sections[CARD])
    _check_sources(sections, facts, start)
    _check_length(text, _count_before(sections, blocks, facts), start)


def _find_sources(passage: Passage) -> Iterator[tuple[int, str]]:
    """Yield the keys of the sources that a passage cites, each with its line."""
    for line, text in passage.paragraphs():
        for cited in CITED.finditer(text):
            for key in cited[1].split(","):
                yield line, key.strip()


def _check_boards(sections: Mapping[str, Section], facts: Facts) -> None:
    boards = {outline.title: outline.boards for outline in outline_plan(facts.blocks)}
    for title, section in sections.items():
        for wanted in boards.get(title, ()):
            passage = section if wanted == title else section.parts.get(wanted)
            if passage and not BOARDS.intersection(passage.fences()):
                where = title if wanted == title else f"{title}, {wanted}"
                reason = f"shows no board; it needs a block: {', '.join(sorted(BOARDS))}."
                passage.blame(reason, title=where)


def _check_all_questions(blocks: Sequence[Section], facts: Facts, start: Place) -> None:
    """Check the questions of all blocks; in a long plan, enough of them must be open."""
    kinds = list[str]()
    for block in blocks:
        if NOTICE in block.parts:
            kinds += _check_questions(block.parts[NOTICE], f"{block.title}, {NOTICE}")
        if QUESTION in block.parts:
            kinds += _check_key_question(block)
    if kinds.count("Open") * OPEN < len(kinds) and not facts.short:
        reason = f"{kinds.count('Open')} of {len(kinds)} questions are open; a third must be."
        start.within(NOTICE).blame(reason)


def _check_questions(passage: Passage, where: str) -> Iterator[str]:
    """Yield the kinds of its questions: `Answer` or `Open`."""
    items = passage.items()
    if not 1 <= len(items) <= QUESTIONS:
        reason = f"has {len(items)} questions; it needs 1 to {QUESTIONS}, as a numbered list."
        passage.blame(reason, title=where)
    for line, text in items:
        if found := QUESTION_ASKED.fullmatch(text):
            yield found["kind"]
        else:
            reason = (
                "must be a question, then “Answer:” and the answer, "
                "or “Open:” and what to listen for."
            )
            passage.blame(reason, line, where)


def _check_key_question(block: Section) -> Iterator[str]:
    """Yield the kind of the key question: `Answer` or `Open`."""
    passage, where = block.parts[QUESTION], f"{block.title}, {QUESTION}"
    paragraphs = [*passage.paragraphs()]
    replies = passage.items()
    asked = QUESTION_ASKED.fullmatch(paragraphs[0][1]) if paragraphs else None
    if not asked or paragraphs[0] in replies:
        reason = "must begin with one question, then “Answer:” and the answer, or “Open:”."
        passage.blame(reason, paragraphs[0][0] if paragraphs else 0, where)
    for line, text in replies:
        if not REPLY.fullmatch(text):
            reason = (
                "must be an answer as a child may give it: “Right:”, “Partly:”, “Not yet:” or "
                "“Perhaps:”, the child's words, then “Say:” and what you say next."
            )
            passage.blame(reason, line, where)
    if len(replies) not in REPLIES:
        reason = f"has {len(replies)} answers from children; it needs two or three."
        passage.blame(reason, title=where)
    if asked:
        yield asked["kind"]


def _check_block(block: Section, facts: Facts) -> None:
    """Check that puzzles have answers, and check mathematics and synthesis."""
    if (CHALLENGE in block.parts) != (KEY in block.parts):
        block.blame(f"{CHALLENGE} and {KEY} go together: puzzles, and their answers.")
    if (PUZZLE in block.parts) != (ANSWER in block.parts):
        block.blame(f"{PUZZLE} and {ANSWER} go together.")
    if MATHEMATICS in block.parts and (facts.standards or not facts.short):
        _check_mathematics(block.parts[MATHEMATICS], facts)
    if SYNTHESIS in block.parts:
        passage = block.parts[SYNTHESIS]
        said = " ".join(text for _, text in passage.paragraphs())
        if (number := len(SENTENCE.findall(said))) not in SENTENCES:
            reason = f"has {number} sentences; it needs three or four."
            passage.blame(reason, title=f"{block.title}, {SYNTHESIS}")


def _find_missing(blocks: Sequence[Section], start: Place) -> None:
    """Report what every plan of ours has in some or all of its blocks."""
    for block in blocks:
        for part in (QUESTION, SKIP) if PUZZLE not in block.parts else ():
            if part not in block.parts:
                block.blame("is missing.", title=f"{block.title}, {part}")
    if blocks and not any(CHALLENGE in block.parts for block in blocks):
        start.within(CHALLENGE).blame("no block has puzzles.")
    if not any(MATHEMATICS in block.parts for block in blocks):
        start.within(MATHEMATICS).blame("no block explains its mathematics to the teacher.")
    questions = [block.parts[QUESTION] for block in blocks if QUESTION in block.parts]
    if not any(STARTER.search("\n".join(question.lines)) for question in questions):
        reason = "no key question gives a sentence to start with: “Start with: “It ends in … ””."
        start.within(QUESTION).blame(reason)


def _check_ways(sections: Mapping[str, Section], facts: Facts, start: Place) -> None:
    """Report routes that don't end with a synthesis, or have no exit puzzle."""
    for minutes, route in facts.ways.items():
        found = [sections[block] for block in route if block in sections]
        if found and SYNTHESIS not in found[-1].parts:
            found[-1].blame(f"{SYNTHESIS} is missing; the route of {minutes} minutes ends here.")
        if found and not any(PUZZLE in block.parts for block in found):
            reason = f"the route of {minutes} minutes has no block with a {PUZZLE}."
            start.within("routes").blame(reason)


def _check_mathematics(passage: Passage, facts: Facts) -> None:
    """Check that a box for the teacher names one of the plan's standards."""
    known = [standard.code for standard in facts.standards]
    named = SERVED.findall("\n".join(passage.lines))
    if not named:
        passage.blame("must name the standard that it serves, such as [standard: MP7].")
    for code in named:
        if code not in known:
            passage.blame(f"“{code}” isn't a standard of this plan; {suggest(code, known)}")


def _check_card(passage: Passage) -> None:
    said = " ".join(text for _, text in passage.paragraphs())
    # French puts a space before some punctuation, which isn't a word.
    words = sum(any(map(str.isalnum, word)) for word in said.split())
    boards = len(passage.fences())
    if words > CARD_WORDS or boards > CARD_BOARDS:
        reason = (
            f"has {words} words and {boards} boards; "
            f"{CARD_WORDS} words and {CARD_BOARDS} boards fit one page."
        )
        passage.blame(reason)


def _check_sources(sections: Mapping[str, Section], facts: Facts, start: Place) -> None:
    """Check that each claim in Culture ends with a source from the front matter."""
    for part in sections[CULTURE].parts.values() if CULTURE in sections else ():
        for line, text in part.paragraphs():
            if not re.search(CITED.pattern + r"$", text):
                reason = "this paragraph must end with its source, such as [source: handout]."
                part.blame(reason, line, f"{CULTURE}, {part.title}")
    known = [source.key for source in facts.sources]
    used = set[str]()
    for section in sections.values():
        for passage in section.passages():
            for line, key in _find_sources(passage):
                used.add(key)
                if key not in known:
                    reason = f"“{key}” is not the key of a source; {suggest(key, known)}"
                    passage.blame(reason, line, section.title)
    for source in facts.sources:
        if source.key not in used:
            place = replace(start, line=source.line, field="sources")
            place.blame(f"nothing names “{source.key}” as its source.")


def _check_length(text: str, before: int, start: Place) -> None:
    """Check how many words a plan has in English, in all and `before` the lesson."""
    path = PurePath(start.file)
    # Translations may be longer.
    if name_original(path) != path:
        return
    words = replace(start, line=1, field="words")
    if before > BEFORE:
        words.blame(f"{before:,} words before the hour; {BEFORE:,} is the most.")
    if (whole := len(COMMENT.sub("", text).split())) > WHOLE:
        words.blame(f"{whole:,} words in all; {WHOLE:,} is the most.")


def _count_before(sections: Mapping[str, Section], blocks: Sequence[Section], facts: Facts) -> int:
    """Return how many words a teacher reads before the lesson: first page and rehearsal."""
    told = [facts.promise, facts.why, facts.aim, *facts.rules, *facts.prerequisites]
    told += [word for each in facts.asked for word in (each.question, each.answer)]
    told += [f"{each.item} {each.amount}" for each in facts.materials]
    read = [sections[REHEARSE]] if REHEARSE in sections else list[Passage]()
    read += [each.parts[part] for each in blocks for part in (KEY, ANSWER) if part in each.parts]
    told += [text for passage in read for _, text in passage.paragraphs()]
    models = [part for each in blocks if (part := each.parts.get(DO)) and "demo" in part.fences()]
    told += [turn for part in models[:1] for turn in TURN.findall("\n".join(part.lines))]
    return len(" ".join(told).split())
