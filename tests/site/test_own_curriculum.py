"""A school's site with its own puzzles, plans, tutorials, words and unit, added to the package's.

`ubao new` starts it, all commands are run by installed wheels far from any checkout, and one build
shows what they made.
"""

from __future__ import annotations

import hashlib
import json
import re
import socket
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest
import yaml

from lesson_plans.curriculum.layers import OWN
from tests.help.distributions import Installed, attempt, run
from tests.help.small_site import UNSEEN, build, write
from widgets import command

LEFT = "plans/kpo, puzzles/oware/three-at-once, tutorials/kpo, words/clockwise"
NAME = "Games: “Hill” & Dale #1"
GAP = "1,2,0,3,1,2/1,1,2,0,1,0 17-17 S"
WORDS = """\
words:
  - word: Bean box
    means: The box in which our beans live.
"""


def digest(folder: Path) -> str:
    """Return the contents of a folder."""
    parts = (f"{name}".encode() + data for name, data in list_files(folder).items())
    return hashlib.sha256(b"".join(parts)).hexdigest()


def list_files(folder: Path) -> dict[str, bytes]:
    """Each file of a folder, but what Python compiles."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and ".pyc" not in path.name
    }


EACH = """\
import json, sys
from lesson_plans.__main__ import main
*before, last = json.loads(sys.argv[1])
for arguments in before:
    assert main(arguments) == 0, arguments
sys.exit(main(last))
"""
"""Runs commands one after another, since starting Python takes most of the time. All but the last
must succeed."""


@pytest.fixture(scope="module")
def school(installed: Installed, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site with everything of its own, built by the installed packages."""
    python = installed.commands / "python"
    (package,) = installed.commands.parent.glob("lib/python*/site-packages/lesson_plans")
    before = digest(package)
    home = tmp_path_factory.mktemp("school")
    folder = home / "club"
    where = run(python, "-c", "import widgets; print(widgets.__file__)", cwd=home)
    assert Path(where.strip()).is_relative_to(installed.commands.parent)
    asked = ["--name", NAME, "--games", "kpo", "oware", "--colors", "forest"]
    assert "ubao serve" in run(installed.commands / "ubao", "new", "club", *asked, cwd=home)
    config = (folder / "mkdocs.yml").read_text(encoding="utf-8")
    chosen = config.replace("  - ubao\n", f"  - ubao:\n      leave_out: [{LEFT}, {UNSEEN}]\n")
    (folder / "mkdocs.yml").write_text(chosen, encoding="utf-8")
    commands = json.dumps(
        [
            ["plan", "hill-hour", "--game", "oware"],
            ["plan", "first-lesson", "--game", "oware"],
            ["plan", "oware", "--copy"],
            ["tutorial", "oware"],
            ["unit", "oware", "hill-hour"],
            puzzle("mind-the-gap", "capture 3 within 1"),
            puzzle("feed-me", "capture 2 within 1"),
            ["check"],
        ]
    )
    own = folder / "lesson_plans"
    told = attempt(python, "-c", EACH, commands, cwd=folder)
    assert told.returncode == 1
    assert "still to be written" in told.stdout
    # The plan for Kpo, which is left out, under another name
    (own / "hill-hour" / "plan.md").write_text(
        re.sub(r"(?m)^place: .*$", "place: 99", (OWN / "kpo" / "plan.md").read_text("utf-8")),
        encoding="utf-8",
    )
    first = own / "first-lesson" / "plan.md"
    first.write_text(first.read_text("utf-8").replace("draft: true\n", ""), encoding="utf-8")
    (own / "oware" / "plan.md").write_text(
        (own / "oware" / "plan.md").read_text("utf-8").replace('title: "', 'title: "Hill ', 1),
        encoding="utf-8",
    )
    for count, path in enumerate(path for path in own.rglob("*.*") if path.name != "README.md"):
        text = path.read_text(encoding="utf-8")
        parts = re.split(r"To be written(?: \(.*?\)|\.)", text)
        words = [f"{part}Word {count}-{n}" for n, part in enumerate(parts[:-1])]
        path.write_text("".join([*words, parts[-1]]), encoding="utf-8")
    (own / "glossary.yml").write_text(WORDS, encoding="utf-8")
    lesson = folder / "docs" / "lessons" / "first.md"
    lesson.write_text(lesson.read_text("utf-8") + "\nBring beans.\n", encoding="utf-8")
    commands = json.dumps([["prove", "oware"], ["check"]])
    assert "mistakes: 0" in run(python, "-c", EACH, commands, cwd=folder)
    assert "does not contain an anchor" not in run(python, "-m", "widgets", "build", cwd=folder)
    assert digest(package) == before
    return folder


VIEWS = "", "print/", "run/"


def puzzle(name: str, goal: str, position: str = GAP) -> list[str]:
    """Return the arguments that start this puzzle of Oware."""
    return ["puzzle", "oware", name, "--position", position, "--goal", goal]


def read(site: Path, name: str) -> str:
    return (site / "site" / name).read_text(encoding="utf-8")


def test_a_new_site_is_all_there(school: Path) -> None:
    # GitHub builds it with the same versions that built it here.
    assert f"ubao=={version('ubao')}\n" in (school / "requirements.txt").read_text("utf-8")
    workflow = (school / ".github/workflows/pages.yml").read_text("utf-8")
    assert "requirements.txt" in workflow
    (matcher,) = re.findall(r"::add-matcher::([\w./]+)", workflow)
    assert (school / matcher).is_file()

    home = read(school, "index.html")
    assert "Games: “Hill” &amp; Dale #1" in home
    # In the order of the curriculum, with a board
    assert home.index("Oware") < home.index("Kpo")
    assert "<ubao-board" in read(school, "games/oware/index.html")
    assert "Bring beans." in read(school, "lessons/first/index.html")
    cards = re.findall(r'ubao-card-link" href="(.*?)"', read(school, "games/index.html"))
    assert cards == ["oware/", "kpo/"]
    assert "#1f4d3a" in read(school, "own.css")
    site = school / "site"
    assert list(site.glob("assets/ubao/runtime/*/pyodide.asm.wasm"))
    assert (site / "licenses" / "NOTICE.txt").is_file()

    # Puzzles and plans come with their games.
    assert (site / "games" / "oware" / "puzzles" / "index.html").is_file()
    assert (site / "plans" / "own-player" / "index.html").is_file()
    assert not (site / "plans" / "ouri").exists()

    # Teachers have their tools, and the pages that these lead to, for the games of this site.
    for page in ("class/sets", "class/results", "class/tournament", "labs/rules", "puzzles", "set"):
        assert (site / page / "index.html").is_file(), page
    index = json.loads(read(school, "puzzles/index.json"))
    assert [game["slug"] for game in index["games"]] == ["oware", "kpo"]
    offered = {puzzle["id"] for game in index["games"] for puzzle in game["puzzles"]}
    left = {"oware/three-at-once"}
    assert all({*each["puzzles"]} - left <= offered for each in index["sets"])

    # Ouri isn't on this site: links to it are plain words.
    assert not (site / "games" / "ouri").exists()
    kpo = read(school, "games/kpo/rules/index.html")
    assert "<span>Ouri</span>" in kpo
    assert 'href="../../ouri/"' not in kpo
    assert 'href="../../oware/' in kpo


def test_the_checkout_makes_the_same_site(school: Path, tmp_path: Path) -> None:
    """So what other tests show of sites holds for those of schools that have the wheels alone."""
    assert build(school, "--strict", "--site-dir", str(tmp_path)).returncode == 0
    ours, theirs = list_files(tmp_path), list_files(school / "site")
    assert [*ours] == [*theirs]
    assert [name for name, data in ours.items() if theirs[name] != data] == []


def test_puzzles_are_added_replaced_and_left_out(school: Path) -> None:
    index = json.loads(read(school, "puzzles/index.json"))["games"]
    names = {game["slug"]: [each["id"] for each in game["puzzles"]] for game in index}
    assert "oware/mind-the-gap" in names["oware"]
    assert "oware/nine-at-once" in names["oware"]
    assert "oware/three-at-once" not in names["oware"]
    assert (school / "site/puzzles/kpo").is_dir()
    assert not list((school / "site/puzzles").glob("ouri/*.json"))
    replaced = json.loads(read(school, "puzzles/oware/feed-me.json"))["puzzle"]
    assert replaced["prompt"].startswith("Word ")
    assert names["oware"].count("oware/feed-me") == 1


def test_plans_are_added_replaced_and_left_out(school: Path) -> None:
    assert "Hill " in read(school, "plans/oware/index.html")
    assert (school / "site/plans/hill-hour/run/index.html").is_file()
    assert not (school / "site/plans/kpo").exists()


def test_a_first_lesson_shows_what_it_has_and_nothing_empty(school: Path) -> None:
    page, paper, way = (read(school, f"plans/first-lesson/{view}index.html") for view in VIEWS)
    assert page.count('class="plan-section plan-block"') == 4
    for text in (page, paper, way):
        assert not re.search(r"<(ul|ol|dd|tbody)[^>]*>\s*</\1>", text.partition("<main")[2])
    for title in ("Sources", "Goals", "At the end, children", "Answers"):
        assert f">{title}" not in page
    sheets = re.findall(r'data-sheet="([a-z-]+)"', paper)
    assert sheets == ["one-page", "plan", "board", "pieces", "home"]
    offered = re.findall(r'type="checkbox" name="([a-z-]+)"', paper)
    assert offered == ["one-page", "plan", "home"]
    assert "plans/first-lesson/print/#sheet-rule-card" not in read(
        school, "games/oware/teach/index.html"
    )


def test_a_unit_of_its_own_has_its_own_weeks(school: Path) -> None:
    unit = read(school, "plans/unit/index.html")
    assert re.findall(r'id="week-(\d+)"', unit) == ["1", "2"]
    assert "hill-hour/" in unit


def test_a_tutorial_and_words_of_its_own(school: Path) -> None:
    index = json.loads(read(school, "puzzles/index.json"))["games"]
    steps = {game["slug"]: game["steps"] for game in index}
    assert steps["oware"] == [f"oware/learn/step-{n}" for n in range(1, 7)]
    assert steps["kpo"] == []
    words = read(school, "glossary/index.html")
    assert "Bean box" in words
    assert 'id="word-checkmate"' in words
    assert 'id="word-clockwise"' not in words


def test_a_failed_build_leaves_the_last_good_site(tmp_path: Path) -> None:
    assert build(write(tmp_path, {"index.md": "# Home\n"})).returncode == 0
    before = digest(tmp_path / "site")
    write(tmp_path, {"index.md": "# Home\n\n```board\ngame: chess\n```\n"})
    assert build(tmp_path).returncode == 1
    assert digest(tmp_path / "site") == before
    # Warnings stop a strict build at its end.
    write(tmp_path, {"index.md": "# House\n\n[nowhere](nowhere.md)\n"})
    done = subprocess.run([sys.executable, "-m", "widgets", "build"], cwd=tmp_path, check=False)
    assert done.returncode == 1
    assert digest(tmp_path / "site") == before
    assert not (tmp_path / ".site.new").exists()


def test_a_puzzle_that_every_move_solves_is_refused(
    school: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(school)
    arguments = puzzle("easy", "save within 1", "0,0,0,0,1,2/0,0,0,0,1,0 24-20 S")
    assert command.main(arguments) == 2
    assert "so there is nothing to find" in capsys.readouterr().err
    text = (school / "lesson_plans/oware/puzzles.yml").read_text(encoding="utf-8")
    assert [item["id"] for item in yaml.safe_load(text)] == ["mind-the-gap", "feed-me"]


def test_a_port_that_cannot_be_used_is_told_before_anything_is_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mkdocs.yml").write_text("site_name: Hill\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        assert command.main(["serve", "--port", f"{taken}"]) == 2
    told = capsys.readouterr().err
    assert f"port {taken} already" in told
    assert "“make serve PORT=9000”" in told
    for port in ("-1", "0", "65536"):
        assert command.main(["serve", "--port", port]) == 2
        assert f"from 1 to 65535, not {port}." in capsys.readouterr().err


def test_without_a_site_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    before = digest(OWN)
    for arguments in (["plan", "oware"], ["tutorial", "oware"], ["unit", "oware", "kpo"]):
        assert command.main(arguments) == 2
        assert "there is no mkdocs.yml here" in capsys.readouterr().err
    assert (digest(OWN), [*tmp_path.iterdir()]) == (before, [])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["serve"], "there is no mkdocs.yml here"),
        (["build"], "there is no mkdocs.yml here"),
        (["check", "owari"], "there is no game or plan “owari”; did you mean “oware”"),
        (["prove", "owari"], "there is no game or plan “owari”; did you mean “oware”"),
    ],
)
def test_what_is_not_there_is_told(
    arguments: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert command.main(arguments) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["plan", "Hill Hour", "--game", "oware"], "a name has small letters, digits and hyphens"),
        (["plan", "hill-day"], "If a plan isn't named after a game, say which game it begins with"),
        (
            puzzle("mind-the-gap", "capture 3 within 1"),
            "lesson_plans/oware/puzzles.yml:1: “mind-the-gap” is there already.",
        ),
    ],
)
def test_what_can_not_be_begun_is_told(
    arguments: list[str],
    sentence: str,
    school: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(school)
    before = digest(school / "lesson_plans")
    assert command.main(arguments) == 2
    assert sentence in capsys.readouterr().err
    assert digest(school / "lesson_plans") == before


def test_a_twin_of_one_of_ours_is_told_with_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mkdocs.yml").touch()
    assert command.main(puzzle("gap", "capture 3 within 1")) == 0
    assert command.main(["check", "oware"]) == 1
    twin = f"is nearly that of “three-at-once” in {OWN / 'oware' / 'puzzles.yml'}, line "
    assert twin in capsys.readouterr().out


def test_what_is_left_out_and_not_ours_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mkdocs.yml").write_text(
        "plugins:\n  - ubao:\n      leave_out:\n        - &gone plans/owari\n        - plan/oware\n"
        # Aliases are allowed here, but not in a curriculum.
        "extra: {gone: *gone}\n",
        encoding="utf-8",
    )
    assert command.main(["check", "oware"]) == 1
    told = capsys.readouterr().out
    assert "mkdocs.yml:5: leave_out: “plan/oware” can't be left out" in told
    assert "mkdocs.yml:4: leave_out: “plans/owari” is not ours; did you mean" in told
