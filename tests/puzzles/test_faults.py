"""One fault of each kind, planted in good puzzles: each is refused with file, line and reason."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from lesson_plans.__main__ import main
from lesson_plans.curriculum.layers import OWN
from lesson_plans.curriculum.problem import Problem, refuse
from lesson_plans.curriculum.puzzles import digests
from lesson_plans.curriculum.puzzles.collection import read_collection
from lesson_plans.curriculum.puzzles.proofs import (
    check_proofs,
    make_proofs,
    read_proofs,
    write_proofs,
)
from tests.help.curriculum import lie_in

# Counted by hand: the second puzzle begins in line 17.
GOOD = """\
- id: three-at-once
  position: 1,2,0,3,1,2/1,1,2,0,1,0 17-17 S
  side: S
  prompt: Take three seeds or more in one turn.
  goal: capture 3 within 1
  solution: F
  themes: [capture, counting]
  difficulty: 2
  because: Two cups take seeds, but only one takes three.
  ages: 8-10
  hints: [Look at Gold., Look right., Play cup F.]
  wrong:
    D: Two are not three.
  source: written by hand
  beginner: true

- id: two-turns
  position: 1,0,4,0,2,0/0,1,2,0,0,2 19-17 S
  side: S
  prompt: Gain as much as you can in two turns.
  goal: best within 2
  solution:
    C:
      b: F
      else: E
  themes: [ahead]
  difficulty: 3
  because: It takes two turns.
  ages: 11-14
  hints: [Look at Gold., Look left., Play cup C.]
  source: written by hand
"""
TWIN = GOOD[: GOOD.index("\n\n") + 1].replace("three-at-once", "again")
RECORD = """\
  record: |
    ubao 1
    game {game}
    start 1,2,0,3,1,2/1,1,2,0,1,0 17-17 S
    moves {moves}
"""
POSITION = "  position: 1,2,0,3,1,2/1,1,2,0,1,0 17-17 S\n"

FAULTS = {
    # What is written
    "no list": (GOOD, "id: x\n", ["1: must be a list, found fields (a name, a colon, a value)."]),
    "no YAML": (GOOD, GOOD + "- {\n", ["32: this is not YAML: "]),
    "a text in the list": ("- id: two", "- hello\n- id: two", ["17: must be fields such as "]),
    "no id": ("- id: two-turns\n  position", "- position", ["17: id: is missing."]),
    "a bad id": ("id: two-turns", "id: Two turns", ["17: id: must be small letters, digits"]),
    "an id twice": ("two-turns", "three-at-once", ["17: id: “three-at-once” is taken"]),
    "a field twice": ("  side: S\n", "  side: S\n  side: S\n", ["4: side: is given twice"]),
    "an unknown field": ("  ages: 8-10\n", "  age: 8\n  ages: 8-10\n", [
        "10: age: is not a field known here; did you mean “ages”?",
    ]),
    "a field is missing": ("  ages: 8-10\n", "", ["1: ages: is missing."]),
    "an empty field": ("  because: It takes two turns.", "  because:", ["28: because: is empty."]),
    # Where the game stands
    "no start": (POSITION, "", ["1: position: is missing (or a record"]),
    "two starts": (POSITION, POSITION + RECORD.format(game="oware", moves=""), [
        "3: record: leave one out",
    ]),
    "an impossible position": ("17-17", "17-18", ["2: position: Look at the cups, character 1. "
                "There should be 48 seeds"]),
    "a position of another game": ("17-17 S", "17-17 S phase=play", ["2: position: "]),
    "a record of another game": (POSITION, RECORD.format(game="kpo", moves=""), [
        "2: record: this is a game of Kpo, not of Oware.",
    ]),
    "a record that can't be played": (POSITION, RECORD.format(game="oware", moves="C"), [
        "2: record: Look at line 4. Turn 1 is not possible. Cup C is empty.",
    ]),
    "the game is over": ("1,2,0,3,1,2/1,1,2,0,1,0 17-17", "0,0,0,0,0,0/0,0,0,0,0,0 24-24", [
        "2: position: the game is over.",
    ]),
    "the other side": ("side: S\n  prompt: T", "side: N\n  prompt: T", [
        "3: side: S is to move here, so S solves, not “N”.",
    ]),
    # What is asked
    "an unknown goal": ("capture 3 within 1", "conquer 3", ["5: goal: “conquer 3” can't be asked"]),
    "a goal without turns": ("capture 3 within 1", "capture 3", ["5: goal: “capture 3” does not"]),
    "a riddle of relays without any": ("capture 3 within 1", "longest relay", [
        "5: goal: “longest relay”: no turn here has a second lap.",
    ]),
    "a last seed of nothing": ("capture 3 within 1", "last seed C", [
        "5: goal: “last seed C”: C can't be played here. Cup C is empty.",
    ]),
    "a forbidden turn that is none": ("capture 3 within 1", "illegal A z", [
        "5: goal: “illegal A z”: z isn't a turn.",
    ]),
    "a prompt of 13 words": ("more in one turn.", "more in just one of all your turns now.", [
        "4: prompt: has 13 words; at most 12 are allowed.",
    ]),
    "the same prompt": (
        "Gain as much as you can in two turns", "Take three seeds, or more, in one turn",
        ["20: prompt: has the same words as that of “three-at-once” on line 1."],
    ),
    "a twin": (GOOD, f"{GOOD}\n{TWIN.replace('Take three', 'Catch three')}".replace(
        "1,2,0,3,1,2/1,1,2,0,1,0 17-17 S\n  side: S\n  prompt: Catch",
        "1,2,0,3,1,2/1,1,2,0,0,1 17-17 S\n  side: S\n  prompt: Catch",
    ), ["34: position: is nearly that of “three-at-once” on line 1, with the same goal."]),
    # The words around it
    "an unknown theme": ("[ahead]", "[ahead, magic]", ["26: themes, item 2: “magic” is not known"]),
    "a theme twice": ("[ahead]", "[ahead, ahead]", ["26: themes, item 2: ahead is given twice."]),
    "a difficulty of 6": ("difficulty: 3", "difficulty: 6", ["27: difficulty: must be 1 to 5"]),
    "unknown ages": ("11-14", "15-18", ["29: ages: “15-18” is not known here; did you"]),
    "two hints": ("Look left., ", "", ["30: hints: there must be three (notice, where"]),
    "a flag that is none": ("beginner: true", "beginner: yes", ["15: beginner: must be true"]),
    # The solution
    "an answer that can't be played": ("solution: F", "solution: C", [
        "6: solution: C can't be played here. Cup C is empty.",
    ]),
    "a wrong answer": ("solution: F", "solution: D", [
        "6: solution: D is not accepted: it does not do what is asked.",
        "6: solution: F is missing: it is possible too.",
    ]),
    "an answer too many": ("solution: F", "solution: [F, A]", ["6: solution: A is not accepted"]),
    "an answer twice": ("solution: F", "solution: [F, F]", ["6: solution: F is given twice."]),
    "a turn too many": ("solution: F", "solution: {F: a}", [
        "6: solution: a: there is nothing more to choose here.",
    ]),
    "a defence without an answer": ("      else: E\n", "", [
        "23: solution: a after C is missing: it is possible too.",
        "23: solution: c after C is missing: it is possible too.",
        "23: solution: f after C is missing: it is possible too.",
    ]),
    "a wrong second turn": ("b: F", "b: A", [
        "24: solution: A after C b is not accepted: it does not do what is asked.",
        "24: solution: F after C b is missing: it is possible too.",
    ]),
    "a right move called wrong": ("    D: Two", "    F: Two", ["12: wrong: F is right."]),
    "a wrong move that is none": ("    D: Two", "    C: Two", ["12: wrong: C is no answer here."]),
    "greed solves it": ("  beginner: true\n", "", ["1: beginner: capturing as much as possible"]),
}  # fmt: skip


@pytest.fixture(autouse=True)
def _own_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def write(folder: Path, text: str) -> Path:
    """A curriculum with these puzzles of Oware, and the proofs of all that can be proved."""
    curriculum = folder / "lesson_plans"
    (curriculum / "oware").mkdir(parents=True)
    (curriculum / "oware" / "puzzles.yml").write_text(text, encoding="utf-8")
    for slug, puzzles in read_collection(lie_in(curriculum), lambda problem: None).items():
        make_proofs(curriculum, slug, puzzles, anew=False)
    return curriculum


def complain(curriculum: Path) -> list[str]:
    """All that is wrong, without the name of the file."""
    problems: list[Problem] = []
    collection = read_collection(lie_in(curriculum), problems.append)
    check_proofs(lie_in(curriculum), collection, problems.append)
    return [str(problem).rpartition(".yml:")[2] for problem in sorted(problems)]


def test_good_puzzles_are_good(tmp_path: Path) -> None:
    assert complain(write(tmp_path, GOOD)) == []


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_refused(fault: str, tmp_path: Path) -> None:
    old, new, expected = FAULTS[fault]
    assert old in GOOD
    found = complain(write(tmp_path, GOOD.replace(old, new, 1)))
    assert [line[: len(start)] for line, start in zip(found, expected, strict=True)] == expected


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    text = (
        GOOD.replace("difficulty: 2", "difficulty: 9")
        .replace("11-14", "15")
        .replace(": F\n", ": D\n", 1)
    )
    assert [line.partition(":")[0] for line in complain(write(tmp_path, text))] == [
        "6",
        "6",
        "8",
        "29",
    ]


# Proofs


def edit(curriculum: Path, name: str, **changes: Any) -> None:
    """Change a proof, or its certificate, in the file."""
    path = curriculum / "oware" / "proofs.json"
    proofs = read_proofs(path, refuse)
    proof: dict[str, Any] = {**proofs[name]["proof"]}
    for field, value in changes.items():
        if field in proof:
            proof[field] = value
        else:
            proof["certificate"] = proof["certificate"] | {field: value}
    write_proofs(path, proofs | {name: {"of": proofs[name]["of"], "proof": proof}})  # type: ignore[arg-type]


PROOFS: dict[str, tuple[str, dict[str, Any], str]] = {
    "another version of the rules": ("three-at-once", {"rules": 0}, "1: id: has changed since"),
    "an answer that is not right": ("three-at-once", {"accepted": {"D": 4, "F": 4}}, "1: proof: "),
    "an answer left out": ("three-at-once", {"accepted": {}}, "1: proof: "),
    "too good a number": ("three-at-once", {"accepted": {"F": 5}}, "1: proof: "),
    "too low a bound for the others": ("three-at-once", {"others": 1}, "1: proof: "),
    "no tree": ("two-turns", {"trees": {}}, "17: proof: the proof does not hold."),
    "another goal": ("three-at-once", {"goal": "capture 4 within 1"}, "1: proof: "),
    "another side": ("three-at-once", {"side": "N"}, "1: proof: "),
    "another margin": ("three-at-once", {"margin": 3}, "1: proof: the proof gives other numbers"),
    "another depth": ("two-turns", {"depth": 1}, "17: proof: the proof gives other numbers"),
    "another method": ("two-turns", {"method": "hope"}, "17: proof: the proof gives other numbers"),
    "nonsense": ("two-turns", {"certificate": [1]}, "17: proof: the proof can't be read"),
}


@pytest.mark.parametrize("fault", PROOFS)
def test_a_false_proof_is_refused(fault: str, tmp_path: Path) -> None:
    name, changes, expected = PROOFS[fault]
    curriculum = write(tmp_path, GOOD)
    edit(curriculum, name, **changes)
    [found] = complain(curriculum)
    assert found.startswith(expected)


def test_a_missing_proof_is_refused(tmp_path: Path) -> None:
    curriculum = write(tmp_path, GOOD)
    (curriculum / "oware" / "proofs.json").unlink()
    made = "has no proof; “ubao prove” makes it."
    assert complain(curriculum) == [f"1: id: {made}", f"17: id: {made}"]


def test_a_stale_proof_is_refused_and_made_anew(tmp_path: Path) -> None:
    curriculum = write(tmp_path, GOOD)
    path = curriculum / "oware" / "puzzles.yml"
    path.write_text(GOOD.replace("capture 3", "capture 4"), encoding="utf-8")
    assert complain(curriculum) == [
        "1: id: has changed since it was proved; “ubao prove” makes it."
    ]
    puzzles = read_collection(lie_in(curriculum), refuse)["oware"]
    assert make_proofs(curriculum, "oware", puzzles, anew=False) == 1
    assert complain(curriculum) == []


def test_a_proof_of_nothing_is_refused(tmp_path: Path) -> None:
    curriculum = write(tmp_path, GOOD)
    path = curriculum / "oware" / "puzzles.yml"
    path.write_text(GOOD[: GOOD.index("\n\n") + 1], encoding="utf-8")
    [found] = complain(curriculum)
    assert found.endswith(
        "proofs.json:3: two-turns: there is no such puzzle; “ubao prove” makes it."
    )


def test_proofs_of_puzzles_that_cannot_be_read_are_no_second_mistake(tmp_path: Path) -> None:
    curriculum = write(tmp_path, GOOD)
    path = curriculum / "oware" / "puzzles.yml"
    path.write_bytes(GOOD.encode("utf-16"))
    assert complain(curriculum) == ["1: is in UTF-16; save it as UTF-8."]


@pytest.mark.parametrize("text", ["{", "[]", '{"two-turns": 3}', "[" * 100_000])
def test_a_file_that_holds_no_proofs_is_refused(text: str, tmp_path: Path) -> None:
    curriculum = write(tmp_path, GOOD)
    (curriculum / "oware" / "proofs.json").write_text(text, encoding="utf-8")
    assert any("proofs.json:1: " in line for line in complain(curriculum))


def test_proofs_are_the_same_to_the_byte_each_time(tmp_path: Path) -> None:
    curriculum = write(tmp_path, GOOD)
    path = curriculum / "oware" / "proofs.json"
    before = path.read_bytes()
    puzzles = read_collection(lie_in(curriculum), refuse)["oware"]
    assert make_proofs(curriculum, "oware", puzzles, anew=True) == 2
    assert path.read_bytes() == before
    assert [line.partition(":")[0] for line in before.decode().splitlines()[1:-1]] == [
        '"three-at-once"', '"two-turns"',
    ]  # fmt: skip


def test_what_can_t_be_proved_is_told(tmp_path: Path) -> None:
    curriculum = write(tmp_path, GOOD)
    path = curriculum / "oware" / "puzzles.yml"
    path.write_text(GOOD.replace("capture 3", "capture 9"), encoding="utf-8")
    problems: list[Problem] = []
    puzzles = read_collection(lie_in(curriculum), problems.append)["oware"]
    make_proofs(curriculum, "oware", puzzles, anew=False)
    [problem] = problems
    assert str(problem).endswith("puzzles.yml:5: goal: “capture 9 within 1” can't be reached.")


# What was checked before


def test_what_was_found_right_is_not_checked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    curriculum = write(tmp_path, GOOD)
    assert complain(curriculum) == []
    asked: list[str] = []

    def check(claim: str) -> list[object]:
        asked.append(claim)
        return []

    monkeypatch.setattr("lesson_plans.curriculum.puzzles.proofs.check_data", check)
    assert complain(curriculum) == []
    assert asked == []
    path = curriculum / "oware" / "puzzles.yml"
    told = GOOD.replace("Look left.", "Look there.").replace("Two are", "These are")
    told = told.replace("ages: 11-14", "ages: 8-14")
    path.write_text(told, encoding="utf-8")
    assert complain(curriculum) == []
    assert asked == []
    path.write_text(GOOD.replace("difficulty: 3", "difficulty: 4"), encoding="utf-8")
    assert complain(curriculum) == []
    [claim] = asked
    assert json.loads(claim)[0]["id"] == "two-turns"
    monkeypatch.setattr(
        "lesson_plans.curriculum.puzzles.proofs.digest_rules", lambda slug: "other rules"
    )
    complain(curriculum)
    assert len(asked) == 3


def test_a_game_checked_alone_leaves_what_was_found_right_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for slug in ("oware", "kpo"):
        (tmp_path / "lesson_plans" / slug).mkdir(parents=True)
        for name in ("puzzles.yml", "proofs.json"):
            shutil.copy(OWN / slug / name, tmp_path / "lesson_plans" / slug)
    curriculum = lie_in(tmp_path / "lesson_plans")
    asked: list[str] = []

    def check(claim: str) -> list[object]:
        asked.append(claim)
        return []

    monkeypatch.setattr("lesson_plans.curriculum.puzzles.proofs.check_data", check)
    monkeypatch.setattr("lesson_plans.curriculum.puzzles.proofs.share", map)
    whole = read_collection(curriculum, refuse)
    check_proofs(curriculum, whole, refuse)
    assert len(asked) == len(whole["oware"]) + len(whole["kpo"])
    asked.clear()
    check_proofs(curriculum, read_collection(curriculum, refuse, ["kpo"]), refuse)
    check_proofs(curriculum, whole, refuse)
    assert asked == []


def test_a_folder_that_can_t_be_written_does_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert digests.Memory(tmp_path).has("text") is False
    assert complain(write(tmp_path, GOOD)) == []


# On the command line


def test_a_puzzle_with_a_wrong_solution_is_not_called_proved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, GOOD.replace("b: F", "b: A"))
    monkeypatch.chdir(tmp_path)
    assert main(["prove", "oware", "--all"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told == [
        "oware: 1 of 2 proved",
        "lesson_plans/oware/puzzles.yml:24: solution: A after C b is not accepted: "
        "it does not do what is asked.",
        "lesson_plans/oware/puzzles.yml:24: solution: F after C b is missing: it is possible too.",
    ]


def test_check_lists_what_is_wrong_and_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, GOOD.replace("difficulty: 3", "difficulty: 0"))
    monkeypatch.chdir(tmp_path)
    assert main(["check", "oware"]) == 1
    first, last = capsys.readouterr().out.splitlines()
    assert first == "lesson_plans/oware/puzzles.yml:27: difficulty: must be 1 to 5, found “0”."
    assert last.endswith(", mistakes: 1")


def test_a_new_puzzle_needs_only_words_and_a_proof(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, GOOD)
    monkeypatch.chdir(tmp_path)
    arguments = ["--goal", "best within 2", "--position"]
    assert main(["puzzle", "oware", "third", *arguments, "0,2,0,0,4,1/0,0,2,1,1,0 22-15 N"]) == 0
    assert main(["puzzle", "oware", "fourth", *arguments, "0,2,0,0,4,1/0,0,2,1,1,0 22-99 N"]) == 2
    assert "123 seeds" not in capsys.readouterr().out
    assert main(["prove", "oware"]) == 1
    told = capsys.readouterr().out.splitlines()
    # The words of a template are no words.
    assert [line.rpartition(".yml:")[2].partition(":")[2] for line in told[1:]] == [
        " prompt: is still to be written.",
        " because: is still to be written.",
        " hints, item 1: is still to be written.",
        " hints, item 2: is still to be written.",
        " hints, item 3: is still to be written.",
        " source: is still to be written.",
    ]
    file = tmp_path / "lesson_plans" / "oware" / "puzzles.yml"
    words = re.sub(r"To be written \(.*?\)", "Words", file.read_text(encoding="utf-8"))
    file.write_text(words, encoding="utf-8")
    assert main(["check", "oware"]) == 0
    written = read_collection(lie_in(tmp_path / "lesson_plans"), refuse)["oware"][-1].puzzle
    assert written.solution == {"c": {"B": {}, "E": {"b": {}}, "F": {}}}


def test_an_unknown_command_names_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chek"]) == 2
    assert "check    list every mistake" in capsys.readouterr().err
