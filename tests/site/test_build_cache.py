"""A build's cache saves time and changes nothing, whatever happens to it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game_core import GAMES
from lesson_plans.curriculum.layers import OWN
from lesson_plans.curriculum.problem import Place, Problem, refuse
from lesson_plans.curriculum.source import Text
from tests.help import small_site
from tests.help.distributions import find_isolation
from tests.help.paths import ROOT
from tests.help.small_site import CONFIG, UNSEEN, write
from widgets import build_cache
from widgets.build_cache import FOLDER, BuildCache, digest_program
from widgets.prepare import training
from widgets.prepare.site import Site

PAGES = {
    "index.md": "# Home\n\n```board\ngame: oware\n```\n\n```puzzle\nid: oware/feed-me\n```\n",
    "lessons/one.md": "# One\n\nSow and count.\n\n```board\ngame: amphora\n```\n",
}
MINE = "lesson_plans/oware/puzzles.yml"
SOME = "language.en", "training.en.oware", "messages.en"
OTHERS = [f"training.en.{game.slug}" for game in GAMES[1:]]
ENTRIES = *SOME, "training.en", *OTHERS
PROMPT = "The other row is empty. Which cup can't you play here?"
LOCKED = 'mount --bind .cache .cache && mount -o remount,ro,bind .cache && exec "$@"'


build = partial(small_site.build, lends=False)
"""Check that only the site's own builds have written to its cache."""


def read_site(home: Path) -> dict[str, bytes]:
    """Return each file of the site built there, except those with a date."""
    site = home / "site"
    return {
        path.relative_to(site).as_posix(): path.read_bytes()
        for path in site.rglob("*")
        if path.is_file() and not path.name.startswith("sitemap")
    }


def build_right(home: Path) -> dict[str, bytes]:
    """Build a site without mistakes, and return its files."""
    done = build(home)
    assert done.returncode == 0, done.stderr
    return read_site(home)


def change(home: Path, old: str, new: str) -> None:
    """Change the site's own puzzles in one place."""
    text = (home / MINE).read_text(encoding="utf-8")
    assert text.count(old) == 1
    (home / MINE).write_text(text.replace(old, new), encoding="utf-8")


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path, dict[str, bytes]]:
    """A site with its own puzzles, a copy of all that its first build left, and the built site."""
    home = tmp_path_factory.mktemp("school")
    config = CONFIG.replace("ubao]", f"ubao: {{leave_out: [{UNSEEN}]}}]")
    write(home, PAGES, config + "nav: [index.md, games/oware.md]\nnot_in_nav: lessons/\n")
    (home / MINE).parent.mkdir(parents=True)
    for name in ("puzzles.yml", "proofs.json"):
        shutil.copy(OWN / "oware" / name, (home / MINE).with_name(name))
    built = build_right(home)
    copy = tmp_path_factory.mktemp("left") / "school"
    shutil.copytree(home, copy)
    return home, copy, built


@pytest.fixture
def home(first: tuple[Path, Path, dict[str, bytes]]) -> Path:
    """That site, as its first build left it."""
    home, copy, _ = first
    shutil.rmtree(home, ignore_errors=True)
    shutil.copytree(copy, home)
    return home


@pytest.fixture
def cold(first: tuple[Path, Path, dict[str, bytes]]) -> dict[str, bytes]:
    """The output of its first build."""
    return first[2]


def test_a_later_build_makes_the_same_bytes_even_of_a_site_that_was_moved(
    home: Path, cold: dict[str, bytes], tmp_path: Path
) -> None:
    kept = {name: (home / FOLDER / name).stat().st_mtime_ns for name in ENTRIES}
    moved = home.rename(tmp_path / "moved")
    shutil.rmtree(moved / "site")
    assert build_right(moved) == cold
    # Nothing was remade.
    assert {name: (moved / FOLDER / name).stat().st_mtime_ns for name in ENTRIES} == kept


def test_a_changed_puzzle_is_shown_as_it_is(home: Path) -> None:
    change(home, PROMPT, "Which cup may Blue leave alone?")
    later = build_right(home)
    assert b"Which cup may Blue leave alone?" in later["puzzles/oware/feed-me.json"]
    assert b"Which cup may Blue leave alone?" in later["index.html"]
    shutil.rmtree(home / ".cache")
    assert build_right(home) == later


def test_a_wrong_puzzle_is_refused_each_time(home: Path, cold: dict[str, bytes]) -> None:
    change(home, "goal: illegal C D F", "goal: illegal C D")
    for _ in range(2):
        done = build(home)
        assert done.returncode != 0
        # The first in its file.
        assert f"{MINE}:1: id: has changed since it was proved" in done.stderr
    change(home, "goal: illegal C D", "goal: illegal C D F")
    assert build_right(home) == cold


def test_what_is_wrong_in_mkdocs_yml_is_told_each_time(home: Path) -> None:
    text = (home / "mkdocs.yml").read_text(encoding="utf-8")
    wrong = text.replace("leave_out: [", "leave_out: [puzzles/oware/feed-you, ")
    (home / "mkdocs.yml").write_text(wrong, encoding="utf-8")
    for _ in range(2):
        assert "feed-you” is not ours" in build(home).stderr


def test_damaged_files_are_made_anew(home: Path, cold: dict[str, bytes]) -> None:
    language, training, messages = (home / FOLDER / name for name in SOME)
    language.write_bytes(b"\xff")
    training.write_bytes(training.read_bytes().replace(b"seeds", b"beans", 1))
    messages.write_bytes(messages.read_bytes()[: messages.stat().st_size // 2])
    assert build_right(home) == cold


@pytest.mark.parametrize(
    "spoil",
    [
        lambda path: path.write_bytes(b""),
        lambda path: path.write_bytes(path.read_bytes()[:-1]),
        lambda path: path.write_bytes(path.read_bytes().replace(b"right", b"wrong")),
        lambda path: path.write_bytes(path.read_bytes() + b"\xff"),
        lambda path: (path.unlink(), path.mkdir()),
    ],
    ids=["emptied", "cut", "changed", "longer", "a folder"],
)
def test_a_damaged_file_counts_as_none(tmp_path: Path, spoil: Callable[[Path], object]) -> None:
    def take() -> Mapping[str, str]:
        return BuildCache(tmp_path).get_or_make(
            "entry", ["same"], lambda: {"a": "right", "b": "also"}
        )

    take()
    spoil(tmp_path / FOLDER / "entry")
    assert take() == {"a": "right", "b": "also"}
    assert take() == {"a": "right", "b": "also"}


def test_where_there_can_be_no_folder_the_site_is_right(home: Path, cold: dict[str, bytes]) -> None:
    shutil.rmtree(home / ".cache")
    (home / ".cache").write_text("a file", encoding="utf-8")
    assert build_right(home) == cold


def test_a_folder_that_may_only_be_read_serves_and_takes_nothing(home: Path) -> None:
    alone = find_isolation("--mount")
    if not alone:
        pytest.skip("this system lets a user mount nothing")
    change(home, PROMPT, "Which cup may Blue leave alone?")
    before = (home / FOLDER / "training.en.oware").read_bytes()
    mkdocs = [sys.executable, "-m", "mkdocs", "build", "--quiet"]
    subprocess.run([*alone, "sh", "-c", LOCKED, "sh", *mkdocs], cwd=home, check=True)
    assert b"leave alone" in read_site(home)["puzzles/oware/feed-me.json"]
    assert (home / FOLDER / "training.en.oware").read_bytes() == before
    assert {path.name for path in (home / FOLDER).iterdir()} == {".gitignore", *ENTRIES}


def test_drawings_are_kept_until_the_program_is_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = [Text(name, Place("", 1, "", refuse)) for name in UNSEEN.split(", ")]

    def prepare() -> None:
        site = Site(tmp_path, refuse, left=left, cache=BuildCache(tmp_path))
        site.prepare([], lambda uri: None)

    prepare()
    drawn: list[str] = []
    write_task = training.write_task

    def note(name: str, *rest: Any) -> tuple[str, str]:
        drawn.append(name)
        return write_task(name, *rest)

    monkeypatch.setattr(training, "write_task", note)
    prepare()
    assert drawn == []
    monkeypatch.setattr(build_cache, "digest_program", lambda: "another program")
    prepare()
    assert "oware/feed-me" in drawn
    assert {"oware", "kpo"} <= {name.partition("/")[0] for name in drawn}


def test_a_changed_puzzle_leaves_the_drawings_of_other_games(home: Path) -> None:
    def find_times() -> dict[str, int]:
        return {name: (home / FOLDER / name).stat().st_mtime_ns for name in ENTRIES}

    before = find_times()
    change(home, PROMPT, "Which cup may Blue leave alone?")
    build_right(home)
    after = find_times()
    assert {name for name in ENTRIES if after[name] != before[name]} == {
        "training.en",
        "training.en.oware",
    }


def test_all_code_and_words_are_part_of_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in build_cache.PROGRAM:
        left_out = shutil.ignore_patterns(*build_cache.NOT_READ)
        shutil.copytree(ROOT / name, tmp_path / name, ignore=left_out)
    monkeypatch.setattr(build_cache, "ROOT", tmp_path)
    digest = digest_program.__wrapped__
    known = {digest()}
    for name in (
        "game_core/svg/elements.py",
        "game_core/families/sowing/messages/en.ftl",
        "widgets/fences/boards.py",
        "lesson_plans/curriculum/puzzles/reader.py",
    ):
        (tmp_path / name).write_text((tmp_path / name).read_text("utf-8") + "\n", "utf-8")
        assert digest() not in known
        known.add(digest())
    (tmp_path / "widgets/notes.txt").write_text("no code", "utf-8")
    assert digest() in known


def test_what_was_made_of_mistakes_is_not_kept(tmp_path: Path) -> None:
    problems = [Problem("a.yml", 1, "", "is wrong.")]
    kept = BuildCache(tmp_path, "", lambda: not problems)
    assert kept.get_or_make("entry", ["same"], lambda: {"text": "wrong"}) == {"text": "wrong"}
    problems.clear()
    assert kept.get_or_make("entry", ["same"], lambda: {"text": "right"}) == {"text": "right"}
    assert kept.get_or_make("entry", ["same"], lambda: {"text": "not made"}) == {"text": "right"}


def test_builds_beside_each_other_find_whole_entries(tmp_path: Path) -> None:
    texts = [{"one": str(number) * 50_000, "two": "é☃" * number} for number in range(4)]

    def take(place: int) -> bool:
        number = place % len(texts)
        return (
            BuildCache(tmp_path).get_or_make("entry", [str(number)], lambda: texts[number])
            == texts[number]
        )

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(take, range(200)))
    assert {path.name for path in (tmp_path / FOLDER).iterdir()} == {".gitignore", "entry"}
