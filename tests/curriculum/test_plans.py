"""Lesson plans: the schema, and every kind of mistake with its file and line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lesson_plans.curriculum.commands import COMMANDS, check, run
from lesson_plans.curriculum.layers import find_curriculum
from lesson_plans.curriculum.plans import plan
from lesson_plans.curriculum.plans.collection import read_plans
from lesson_plans.curriculum.plans.outline import Outline, outline_plan
from lesson_plans.curriculum.problem import Problem, refuse
from tests.help.curriculum import lie_in

OWARE = Path("lesson_plans/oware/plan.md").read_text(encoding="utf-8")
BLOCKS = [
    "Hook", "Model round", "Guided play", "Study play", "Free play", "Exit puzzle", "First game",
    "Short exit puzzle", "Close",
]  # fmt: skip
"""Those of the full lesson, and of the 15-minute route as late as it allows."""
OUTLINE = outline_plan(BLOCKS)


def find(text: str) -> list[Problem]:
    """Return the mistakes in a plan."""
    problems: list[Problem] = []
    plan.read("x", text, "x/plan.md", problems.append)
    return problems


def test_the_plan_for_oware_has_no_mistake() -> None:
    assert find(OWARE) == []


def test_words_are_counted_in_english_alone() -> None:
    long = OWARE.replace("### Easier\n\n", "### Easier\n\n" + "word " * 50 + "\n")
    problems: list[Problem] = []
    plan.read("x", long, "x/plan.md", problems.append)
    assert [each.field for each in problems] == ["words"]
    plan.read("x", long, "x/plan.it.md", refuse)


def test_a_plan_is_read_as_written() -> None:
    read = plan.read("oware", OWARE, "x/plan.md", refuse)
    assert read
    facts = read.facts
    assert facts.title == "Oware: count first, then sow"
    assert [game.slug for game in facts.games] == ["oware"]
    assert facts.ages == (8, 14)
    assert facts.run == {
        "Hook": 5,
        "Model round": 10,
        "Guided play": 11,
        "Study play": 12,
        "Free play": 13,
        "Exit puzzle": 4,
        "Close": 5,
    }
    assert facts.minutes == 60
    assert {minutes: [*way.values()] for minutes, way in facts.ways.items()} == {
        15: [3, 7, 3, 2],
        30: [4, 8, 11, 4, 3],
        45: [4, 9, 10, 14, 4, 4],
        60: [5, 10, 11, 12, 13, 4, 5],
    }
    assert facts.ways[15]["First game"] == 7
    assert facts.teaches["Hook"] == ("win", "feed")
    assert facts.vocabulary[1].word == "capture"
    assert facts.vocabulary[1].say == "KAP-cher"
    assert facts.blocks == [*read.blocks] == BLOCKS
    assert [*read.exits] == ["Exit puzzle", "Short exit puzzle"]
    assert [*read.sections] == [outline.title for outline in OUTLINE]
    question = read.sections["Hook"].parts["Key question"]
    (line, first), *_ = question.paragraphs()
    assert first.startswith("Why is one seed in F enough")
    assert first.endswith("D's four reach b.")
    assert OWARE.splitlines()[line - 1].startswith("Why is one seed")
    assert len(question.items()) == 2


# Each mistake: what stands in the plan, what is put there instead, the words of that line at which
# the mistake must be found, the field, and the reason.
FAULTS = [
    (
        "    Hook: 4\n    Model round: 8",
        "    Hook: 4\n    Model round: 9",
        "  30:",
        "routes, 30",
        "its blocks take 31 minutes in all, not 30.",
    ),
    (
        "  30:\n    Hook: 4",
        "  30:\n    Warm-up: 4",
        "  30:",
        "routes, 30",
        "“Warm-up” isn't a block of this plan; the choices are Hook, Model round,",
    ),
    (
        "    Hook: 4\n    Model round: 8",
        "    Model round: 8\n    Hook: 4",
        "  30:",
        "routes, 30",
        "its blocks must be in the order of the plan: Hook, Model round,",
    ),
    ("  30:\n", "  31:\n", "routes:", "routes", "there is no 30-minute route."),
    (
        "    Hook: 4\n",
        "    Hook: four\n",
        "    Hook: four",
        "routes, 30, Hook",
        "must be a whole number such as 10, found “four”.",
    ),
    (
        "  Study play: 12\n",
        "",
        "## Study play",
        "Study play",
        "doesn't belong here; did you mean “Guided play”?",
    ),
    (
        "  Hook: 5",
        "  Hook: five",
        "  Hook: five",
        "run, Hook",
        "must be a whole number such as 10, found “five”.",
    ),
    (
        "  - oware/nine-at-once\n",
        "",
        "  - oware/double-catch",
        "set, item 4",
        "there must be 5 to 5; 4 are listed.",
    ),
    (
        "promise: In one hour",
        "promiss: In one hour",
        "promiss:",
        "promiss",
        "is not a field known here; did you mean “promise” or “props”?",
    ),
    (
        "games: [oware]",
        "games: [owari]",
        "games:",
        "games, item 1",
        "“owari” is not a game. Did you mean oware, ouri or obridjie?",
    ),
    (
        "ages: 8-14",
        "ages: 8 to 14",
        "ages:",
        "ages",
        "must be from-to such as 8-14, found “8 to 14”.",
    ),
    (
        "noise: talk",
        "noise: loud",
        "noise:",
        "noise",
        "“loud” is not known here; the choices are quiet, talk, lively.",
    ),
    (
        "series: Sowing games",
        "series: Sowing",
        "series:",
        "series",
        "“Sowing” is not known here; did you mean “Sowing games”?",
    ),
    (
        "devices: [none, one, two, one each]",
        "devices: [tablet]",
        "devices:",
        "devices, item 1",
        "“tablet” is not known here; the choices are none, one, two, one each.",
    ),
    (
        "  - code: MP7",
        "  - code: MP9",
        "  - code: MP9",
        "standards, item 1, code",
        "“MP9” is not known here; did you mean “MP",
    ),
    ("    say: KAP-cher\n", "", "  - word: capture", "vocabulary, item 2, say", "is missing."),
    (
        "    instead: two sheets of paper\n",
        "",
        "  - item: Cups for",
        "materials, item 3, instead",
        "is missing.",
    ),
    (
        "sources:\n",
        "print:\n  - sheet: answers\n    copies: one\nsources:\n",
        "  - sheet: answers",
        "print, item 1, sheet",
        "is not known here; the choices are one page, plan",
    ),
    (
        "  - key: handout\n",
        "  - key: handout\n    cite: A\n  - key: handout\n",
        '  - key: handout\n    cite: "',
        "sources, item 2, key",
        "is already the key of the source on line",
    ),
    (
        "---\ntitle",
        "title",
        "title",
        "",
        "it must begin with a line ---, its fields, and another line ---.",
    ),
    (
        "## Rehearse",
        "Hello\n\n## Rehearse",
        "Hello",
        "",
        "there are words before the first section, ## Rehearse.",
    ),
    (
        "## Rehearse",
        "# Oware\n\n## Rehearse",
        "# Oware",
        "Oware",
        "the title goes in the front matter; sections begin with ##.",
    ),
    (
        "## Rubric",
        "## Rubrik",
        "## Rubrik",
        "Rubrik",
        "doesn't belong here; did you mean “Rubric”?",
    ),
    ("## Home", "## Culture", "## Culture\n\nTonight", "Culture", "is here for the second time."),
    ("### Developing", "### Growing", "## Rubric", "Rubric, Developing", "is missing."),
    (
        "### Developing",
        "### Growing",
        "### Growing",
        "Growing",
        "doesn't belong here; the order is Beginning, Developing, Secure.",
    ),
    (
        "### Secure",
        "### Beginning",
        "### Beginning\n\nNames",
        "Beginning",
        "is here for the second time.",
    ),
    (
        "Open: Often a cup they'd rather have kept.",
        "",
        "1. Who had to feed?",
        "Free play, Notice",
        "must be a question, then “Answer:” and the answer, or “Open:” and",
    ),
    (
        "1. What would you play for Blue?",
        "1. Why? Answer: This.\n2. Why? Open: This.\n3. Why? Open: This.\n4. What would you play?",
        "### Notice\n\n1. Why? Answer",
        "Guided play, Notice",
        "has 4 questions; it needs 1 to 3, as a numbered list.",
    ),
    (
        "What did you see before you played that turn? Open:",
        "What did you see before you played that turn? Answer:",
        "\n## Rehearse",
        "Notice",
        "3 of 10 questions are open; a third must be.",
    ),
    (
        "### Key\n",
        "#### Key\n",
        "## Study play",
        "Study play",
        "Challenge and Key go together: puzzles, and their answers.",
    ),
    (
        "rather have kept.\n\n### Skip",
        "rather have kept.\n\n#### Skip",
        "## Free play",
        "Free play, Skip",
        "is missing.",
    ),
    (
        "### Key question\n\nWhich of your cups",
        "#### Key question\n\nWhich of your cups",
        "## Free play",
        "Free play, Key question",
        "is missing.",
    ),
    (
        "could be captured next turn? Answer:",
        "could be captured next turn?",
        "Which of your cups could",
        "Free play, Key question",
        "must begin with one question, then “Answer:” and the answer, or “Open:”.",
    ),
    (
        "- Not yet: “The eight. It's so big.” Say:",
        "- Not yet: “The eight. It's so big.” Ask:",
        "- Not yet: “The eight",
        "Free play, Key question",
        "must be an answer as a child may give it: “Right:”, “Partly:”, “Not yet:” or",
    ),
    (
        "- Not yet: “The eight. It's so big.”",
        "Not yet: “The eight. It's so big.”",
        "### Key question\n\nWhich of your cups could",
        "Free play, Key question",
        "has 1 answers from children; it needs two or three.",
    ),
    (
        "[standard: CT-algorithms]",
        "[standard: CT-testing]",
        "### Mathematics\n\nCapturing",
        "Mathematics",
        "“CT-testing” isn't a standard of this plan; the choices are MP7,",
    ),
    (
        " [standard: CT-algorithms]",
        "",
        "### Mathematics\n\nCapturing",
        "Mathematics",
        "must name the standard that it serves, such as [standard: MP7].",
    ),
    (
        " And even when you're winning, you feed the other row.",
        " And even when you're winning, you feed the other row. That is it. We are done.",
        "### Synthesis",
        "Close, Synthesis",
        "has 6 sentences; it needs three or four.",
    ),
    (
        "### Synthesis",
        "#### Synthesis",
        "## Close",
        "Close",
        "Synthesis is missing; the route of 15 minutes ends here.",
    ),
    (
        "    Short exit puzzle: 3\n    Close: 2",
        "    Close: 5",
        "\n## Rehearse",
        "routes",
        "the route of 15 minutes has no block with a Puzzle.",
    ),
    (
        "have to feed a hungry opponent.",
        "have to feed a very, very, very hungry opponent, too.",
        "why: >-",
        "why",
        "has 81 words; it needs 60 to 80.",
    ),
    (
        "## Rehearse\n",
        "## Rehearse\n\n" + "word " * 600 + "\n",
        "---\ntitle",
        "words",
        "words before the hour; 1,000 is the most.",
    ),
    (
        "### Easier\n",
        "### Easier\n\n" + "word " * 50 + "\n",
        "---\ntitle",
        "words",
        "words in all; 3,500 is the most.",
    ),
    (
        "  Hook: [win, feed]",
        "  Hook: [feed]",
        "  15:",
        "routes, 15",
        "“Hook”, its first block, must teach “win”: how to win.",
    ),
    (
        "  Short exit puzzle: [sow, capture]",
        "  Short exit puzzle: [sow, grand slam]",
        "  15:",
        "routes, 15",
        "“Short exit puzzle” needs “grand slam”, which no block before it teaches.",
    ),
    (
        "  Short exit puzzle: [sow, capture]",
        "  Short exit puzzle: [sow, captures]",
        "needs:",
        "needs, Short exit puzzle",
        "no block teaches “captures”; did you mean “capture”?",
    ),
    (
        "    Hook: 3\n    First game: 7",
        "    Hook: 6\n    First game: 4",
        "  15:",
        "routes, 15",
        "children play for 4 of 15 minutes; it must be at least a third.",
    ),
    (
        "    Guided play: 10\n    Free play: 14",
        "    Guided play: 24",
        "  45:",
        "routes, 45",
        "it leaves out “Free play”, the game that children play by themselves.",
    ),
    (
        "    First game: 7",
        "    First game: 7, with two seeds",
        "    First game: 7, with two seeds",
        "routes, 15, First game",
        "must be a whole number such as 10, found “7, with two seeds”.",
    ),
    (
        "plays: [Guided play,",
        "plays: [Guided,",
        "plays:",
        "plays",
        "“Guided” isn't a block of this plan; did you mean “Guided play”?",
    ),
    (
        "the country of this game. [source: handout]",
        "the country of this game.",
        "Our rules come from a handout that names Ghana as the country of",
        "Culture, People and place",
        "this paragraph must end with its source, such as [source: handout].",
    ),
    (
        "the country of this game. [source: handout]",
        "the country of this game. [source: memory]",
        "Our rules come from a handout that names Ghana as the country of",
        "Culture",
        "“memory” is not the key of a source; the choices are handout.",
    ),
    (
        "sources:\n",
        "sources:\n  - key: parker\n    cite: Parker\n",
        "  - key: parker",
        "sources",
        "nothing names “parker” as its source.",
    ),
    (
        "**Feed.**",
        "**Feed.** again again again again again again again again again again "
        "again again again again again again again again again again again "
        "again again again again again again again again again again again "
        "again again again again again again again again again again again "
        "again again again again again again again again again again again "
        "again again again again again again again again again again again "
        "again again again again again again again again again again again "
        "again again again again again again again again again again again "
        "again again again again again again again again again again again "
        "again again **",
        "## Rule card",
        "Rule card",
        "260 words and 3 boards fit one page.",
    ),
]


def line_of(text: str, words: str) -> int:
    """Return the line on which `words` begin."""
    return text[: text.index(words)].count("\n") + 1


@pytest.mark.parametrize(("old", "new", "place", "field", "reason"), FAULTS)
def test_each_mistake_has_its_line_its_field_and_a_reason(
    old: str, new: str, place: str, field: str, reason: str
) -> None:
    text = OWARE.replace(old, new, 1)
    assert text != OWARE
    found = find(text)
    assert any(
        problem.file == "x/plan.md"
        and problem.line == line_of(text, place)
        and problem.field == field
        and reason in problem.reason
        for problem in found
    ), found


def test_a_section_without_its_board_is_refused() -> None:
    text = re.sub(r"```board\n[^`]*?four cups with seeds\.\n```", "No board.", OWARE)
    (problem,) = find(text)
    assert problem.line == line_of(text, "### Puzzle")
    assert problem.field == "Exit puzzle, Puzzle"
    assert problem.reason.startswith("shows no board; it needs a block: board,")


@pytest.mark.parametrize("outline", OUTLINE)
def test_every_section_and_part_is_asked_for(outline: Outline) -> None:
    head = f"## {outline.title}\n"
    start = OWARE.index(head)
    end = OWARE.find("\n## ", start) + 1 or len(OWARE)
    without = find(OWARE[:start] + OWARE[end:])
    unknown = f"“{outline.title}” isn't a block of this plan"
    assert any(each.field == outline.title or unknown in each.reason for each in without)
    for part in outline.parts:
        if part in outline.optional:
            continue
        body = OWARE[start:end].replace(f"### {part}\n", f"#### {part}\n", 1)
        missing = find(OWARE[:start] + body + OWARE[end:])
        assert f"{outline.title}, {part}" in [problem.field for problem in missing]


def test_sections_out_of_order_are_refused() -> None:
    text = OWARE.replace("## Home", "## X").replace("## Rule card", "## Home")
    text = text.replace("## X", "## Rule card")
    assert (line_of(text, "## Home"), "Home") in [
        (problem.line, problem.field)
        for problem in find(text)
        if "belongs before" in problem.reason
    ]


def test_headings_and_questions_inside_a_block_are_no_parts() -> None:
    fenced = "````markdown\n## Hook\n### Say\n````\n\n"
    assert find(OWARE.replace("1. Touch **A**", fenced + "1. Touch **A**")) == []


def test_all_mistakes_of_a_plan_are_found_at_once() -> None:
    text = OWARE.replace("Hook: 5", "Hook: x").replace("## Home", "## House")
    text = text.replace("[source: handout]", "[source: book]")
    fields = {problem.field for problem in find(text)}
    assert {"run, Hook", "House", "Home", "Culture", "sources"} <= fields


# Many plans


def write(folder: Path, **texts: str) -> list[Problem]:
    """Return the mistakes in a curriculum of these plans."""
    for slug, text in texts.items():
        (folder / slug).mkdir()
        (folder / slug / "plan.md").write_text(text, encoding="utf-8")
    problems: list[Problem] = []
    read_plans(lie_in(folder), problems.append)
    return problems


def test_no_paragraph_stands_in_two_plans_under_another_game_s_name(tmp_path: Path) -> None:
    again = (
        OWARE.replace("place: 1", "place: 2").replace("Oware", "Ouri").replace("Ghana", "Liberia")
    )
    problems = write(tmp_path, oware=OWARE, ouri=again)
    assert len(problems) > 50
    line = line_of(again, "Tonight your child can teach you")
    (copied,) = [problem for problem in problems if problem.line == line]
    assert copied.file.endswith("ouri/plan.md")
    assert copied.field == "Home"
    assert f"oware/plan.md:{line}; write it" in copied.reason


def test_short_paragraphs_may_be_alike(tmp_path: Path) -> None:
    long, short = "On board 3, E *is* allowed. It just captures nothing.", "E *is* allowed."
    again = OWARE.replace("place: 1", "place: 2")
    line = line_of(OWARE, long)
    copied = [problem.reason for problem in write(tmp_path, a=OWARE, b=again)]
    assert any(f"a/plan.md:{line}; write it" in reason for reason in copied)
    (tmp_path / "short").mkdir()
    plans = {"a": OWARE.replace(long, short), "b": again.replace(long, short)}
    copied = [problem.reason for problem in write(tmp_path / "short", **plans)]
    assert not any(f"a/plan.md:{line}; write it" in reason for reason in copied)


def test_two_plans_do_not_share_a_place_and_follow_plans_that_exist(tmp_path: Path) -> None:
    later = OWARE.replace("prerequisites:", "after: [awale]\nprerequisites:")
    problems = write(tmp_path, oware=OWARE, zzz=later)
    found = {(problem.field, problem.line, problem.reason) for problem in problems}
    after, place = line_of(later, "after:"), line_of(later, "place:")
    assert ("after", after, "there is no plan “awale”; there are oware, zzz.") in found
    reasons = [reason for field, line, reason in found if (field, line) == ("place", place)]
    assert reasons == [f"{tmp_path}/oware/plan.md is number 1 of this series already."]


def test_the_command_lists_the_mistakes_of_a_site_s_own_plans(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "lesson_plans").mkdir()
    other = OWARE.replace("place: 1", "place: 2").replace("  Hook: 4\n", "  Hook: 5\n")
    write(tmp_path / "lesson_plans", oware=OWARE, zzz=other)
    assert check.main(["oware"]) == 0
    assert "plans: 1, translations: 0, mistakes: 0" in capsys.readouterr().out
    assert check.main(["zzz"]) == 1
    out = capsys.readouterr().out
    line = line_of(other, "  30:")
    assert f"lesson_plans/zzz/plan.md:{line}: routes, 30: its blocks take 31 minutes" in out


@pytest.mark.parametrize(
    ("arguments", "series", "place"),
    [
        # Ours, which it replaces
        (["ouri"], "Sowing games", 3),
        (["amphora"], "Games on squares", 2),
        # After our seven
        (["two-games", "--game", "kpo"], "Across games", 8),
    ],
)
def test_a_new_plan_lacks_nothing_but_words(
    arguments: list[str], series: str, place: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "lesson_plans").mkdir()
    write(tmp_path / "lesson_plans", oware=OWARE)
    assert run("ubao", COMMANDS, ["plan", *arguments]) == 0
    problems: list[Problem] = []
    found = read_plans(find_curriculum(tmp_path, drafts=True), problems.append)
    assert {problem.reason for problem in problems} == {"is still to be written."}
    assert {problem.file for problem in problems} == {f"lesson_plans/{arguments[0]}/plan.md"}
    (begun,) = (each for each in found if each.slug == arguments[0])
    assert (begun.facts.series, begun.facts.place) == (series, place)
    assert check.main(arguments[:1]) == 1


def test_new_never_overwrites_a_plan(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "lesson_plans").mkdir()
    write(tmp_path / "lesson_plans", oware=OWARE)
    assert run("ubao", COMMANDS, ["plan", "oware"]) == 2
    assert "lesson_plans/oware/plan.md is there already." in capsys.readouterr().err
    assert (tmp_path / "lesson_plans/oware/plan.md").read_text(encoding="utf-8") == OWARE
    assert run("ubao", COMMANDS, ["plan", "chess"]) == 2
    assert "“chess” is not a game." in capsys.readouterr().err


def shorten(text: str, *left: str) -> str:
    """Return a plan without these fields, and with only Say in its blocks."""
    head, _, body = text.partition("\n---\n")
    for name in left:
        head = re.sub(rf"(?ms)^{name}:.*?(?=^[a-z]+:|\Z)", "", head)
    blocks = re.findall(r"(?ms)^## (?:Hook|Close)\n.*?(?=^## )", body)
    said = [re.sub(r"(?ms)^### (?!Say\n).*?(?=^### |\Z)", "", block) for block in blocks]
    run = re.sub(r"(?ms)^run:.*?(?=^[a-z]+:)", "run:\n  Hook: 5\n  Close: 5\n", head)
    return f"{run}\n---\n\n" + "".join(said)


LEFT = (
    "why", "prerequisites", "asked", "routes", "teaches", "needs", "plays", "group", "devices",
    "connectivity", "noise", "space", "outcomes", "vocabulary", "standards", "set", "print",
    "sources", "without", "food", "props", "tried", "after",
)  # fmt: skip


def test_a_short_plan_may_leave_out_what_ours_have() -> None:
    text = shorten(OWARE, *LEFT)
    head = text.partition("\n---\n")[0]
    assert len(re.findall(r"(?m)^[a-z]+:", head)) == 10
    read = plan.read("x", text, "x/plan.md", refuse, short=True)
    assert read
    assert [*read.sections] == ["Hook", "Close"]
    assert read.facts.ways.keys() == {10}
    missing = {problem.field for problem in find(text)}
    assert {*LEFT} - {"print", "without", "food", "props", "tried", "after"} <= missing
    assert {"Rehearse", "Adapt", "Culture", "Rule card", "Mathematics"} <= missing


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("aim:", "aims:", "is missing."),
        ("### Say", "### Do", "is missing."),
        ("Hook: 5", "Hook: five", "must be a whole number such as 10"),
    ],
)
def test_what_a_short_plan_has_is_checked(old: str, new: str, told: str) -> None:
    text = shorten(OWARE, *LEFT)
    assert old in text
    problems: list[Problem] = []
    plan.read("x", text.replace(old, new, 1), "x/plan.md", problems.append, short=True)
    assert any(told in problem.reason for problem in problems)
