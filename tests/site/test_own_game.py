"""A school's site with its own game, built by MkDocs from a folder outside the project."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from game_core import get, registry
from game_core.game_files import Source, clear
from lesson_plans.__main__ import main
from lesson_plans.curriculum.game_files import register_own
from lesson_plans.curriculum.problem import Problem, refuse
from lesson_plans.curriculum.puzzles.digests import digest_rules
from tests.help.author import Author
from tests.help.own_games import NAMED, PUZZLE, TEXT, change, find_line, write_school
from tests.help.small_site import UNSEEN, build, write
from widgets.prepare.assets import find_missing

LINK = re.compile(r'<link rel="ubao-game" title="([^"]*)" href="([^"]*)">')


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = write_school(tmp_path_factory.mktemp("school"))
    config = NAMED.replace("{games", f"{{leave_out: [{UNSEEN}], games")
    (folder / "mkdocs.yml").write_text(config, encoding="utf-8")
    done = build(folder, "--strict")
    assert done.returncode == 0, done.stderr
    return folder


def read(school: Path, page: str) -> str:
    return (school / "site" / page / "index.html").read_text(encoding="utf-8")


def test_its_page_has_board_puzzle_demo_and_opponents(school: Path) -> None:
    html = read(school, "games/twins")
    assert '<ubao-board game="twins"' in html
    assert '<ubao-puzzle name="twins/ten-at-once"' in html
    assert "Blue captures 10 seeds from cups a and F." in html
    assert "Champion" in html


def test_it_is_trained_as_others_are(school: Path) -> None:
    assert '<ubao-trainer game="twins"' in read(school, "games/twins/puzzles")
    (file,) = (school / "site/puzzles/twins").iterdir()
    assert file.name == "ten-at-once.json"
    assert json.loads(file.read_text(encoding="utf-8"))["puzzle"]["best"] == 10
    index = json.loads((school / "site/puzzles/index.json").read_text(encoding="utf-8"))
    assert [each["id"] for each in index["games"][-1]["puzzles"]] == ["twins/ten-at-once"]


@pytest.mark.parametrize("page", ["games/twins", "games/twins/puzzles", "both", "games/oware"])
def test_a_page_with_boards_names_its_file(school: Path, page: str) -> None:
    ((slug, address),) = LINK.findall(read(school, page))
    assert slug == "twins"
    file = (school / "site" / page / address).resolve()
    assert file.parent == school / "site/assets/ubao/games"
    assert file.read_text(encoding="utf-8") == TEXT


def test_a_page_without_boards_does_not(school: Path) -> None:
    html = (school / "site" / "index.html").read_text(encoding="utf-8")
    assert LINK.findall(html) == []


# Mistakes


def test_mistakes_stop_the_build_each_on_a_line(tmp_path: Path) -> None:
    config = NAMED.replace("[games/twins.py]", "[games/twins.py, games/hill.py]")
    pages = {"index.md": "```games\ngames: [oware, twins]\n```\n"}
    folder = write(tmp_path, pages, config)
    (folder / "games").mkdir()
    (folder / "games" / "twins.py").write_text(f"import decimal\n{TEXT}", encoding="utf-8")
    done = build(folder)
    assert done.returncode == 1
    line = find_line("plugins:", Source("mkdocs.yml", config))
    assert done.stderr.strip().splitlines()[1:] == [
        "docs/index.md:2: games, item 2: Twins has no portrait.yml, so there's no card to show.",
        "games/twins.py:1: a browser's Python has no “decimal”, so no page can play this game.",
        f"mkdocs.yml:{line}: games: “games/hill.py” can't be read: No such file or directory.",
    ]


@pytest.fixture
def forget() -> Iterator[None]:
    yield
    clear()


@pytest.fixture
def copy(school: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, forget: None) -> Path:
    """The school's sources, in the current folder."""
    shutil.copytree(school, tmp_path, dirs_exist_ok=True, ignore=shutil.ignore_patterns("site"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


PUZZLES = "lesson_plans/twins/puzzles.yml"


def test_a_puzzle_that_its_rules_do_not_bear_out_is_told(
    copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (copy / PUZZLES).write_text(PUZZLE.replace("[C, D]", "C"), encoding="utf-8")
    assert main(["check", "twins"]) == 1
    assert f"{PUZZLES}:6: solution: " in capsys.readouterr().out


def test_a_served_site_has_its_game_again_after_another_site_of_the_process(
    copy: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    author = Author(copy, copy / "served")
    author.build()
    register_own(write(tmp_path_factory.mktemp("other"), {}), refuse)
    assert "twins" not in registry.list_slugs()
    author.save("docs/index.md", "# A school\n\n```board\ngame: twins\n```\n")
    assert '<ubao-board game="twins"' in author.read("index.html")
    assert LINK.findall(author.read("games/twins/index.html"))


def test_a_puzzle_is_checked_anew_when_the_rules_have_changed(
    copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", "twins"]) == 0
    known = "files: 2, puzzles: 1, steps of tutorials: 0"
    assert capsys.readouterr().out.startswith(known)
    other = change("        board.capture(facing(last), board.side)\n", "        pass\n")
    (copy / "games" / "twins.py").write_text(other.text, encoding="utf-8")
    assert main(["check", "twins"]) == 1
    assert f"{PUZZLES}:" in capsys.readouterr().out


def find_mistakes(
    folder: Path, text: str | bytes, config: str = NAMED, encoding: str = "utf-8"
) -> list[str]:
    """Return the message about a school's file, or a configuration that names it."""
    (folder / "games").mkdir()
    (folder / "mkdocs.yml").write_text(config, encoding=encoding)
    content = text.encode() if isinstance(text, str) else text
    (folder / "games" / "twins.py").write_bytes(content)
    problems: list[Problem] = []
    register_own(folder, problems.append)
    return [*map(str, problems)]


@pytest.mark.usefixtures("forget")
class TestFiles:
    def test_a_good_one(self, tmp_path: Path) -> None:
        assert find_mistakes(tmp_path, TEXT) == []
        assert get("twins").name == "Twins"

    def test_a_configuration_may_be_utf16(self, tmp_path: Path) -> None:
        assert find_mistakes(tmp_path, TEXT, encoding="utf-16") == []
        assert get("twins").name == "Twins"

    def test_the_games_of_an_earlier_site_are_forgotten(self, tmp_path: Path) -> None:
        assert find_mistakes(tmp_path, TEXT) == []
        twins = get("twins")
        register_own(tmp_path, refuse)
        assert get("twins") is not twins

    def test_proofs_for_our_games_hold_whatever_it_is(self, tmp_path: Path) -> None:
        alone = digest_rules("oware")
        kept = []
        for name, text in {"now": TEXT, "later": f"{TEXT}\n"}.items():
            (tmp_path / name).mkdir()
            assert find_mistakes(tmp_path / name, text) == []
            assert digest_rules("oware") == alone
            kept.append(digest_rules("twins"))
        assert len({alone, *kept}) == 3

    @pytest.mark.parametrize(
        "plugins",
        [
            "{search: {}, ubao: {games: [games/twins.py]}}",
            "[ubao: {games: [&twins games/twins.py]}]\nextra: {ours: *twins}",
            "",
        ],
    )
    def test_plugins_may_be_written_otherwise(self, tmp_path: Path, plugins: str) -> None:
        config = f"site_url: !ENV [URL, '']\nplugins: {plugins}\n"
        assert find_mistakes(tmp_path, TEXT, config) == []
        assert ("twins" in registry.list_slugs()) == bool(plugins)

    @pytest.mark.parametrize(
        ("text", "said"),
        [
            ("HILL = 1\n", "games/twins.py:1: there is no game in this file."),
            ("HILL =\n", "games/twins.py:1: SyntaxError: invalid syntax"),
            (
                'NAME = "Ñ"\n'.encode("latin-1"),
                "mkdocs.yml:6: games: “games/twins.py” can't be read: it is not UTF-8.",
            ),
        ],
    )
    def test_one_that_is_none(self, tmp_path: Path, text: str | bytes, said: str) -> None:
        assert find_mistakes(tmp_path, text) == [said]

    def test_a_folder(self, tmp_path: Path) -> None:
        said = find_mistakes(tmp_path, TEXT, NAMED.replace("games/twins.py", "games"))
        assert said == ["mkdocs.yml:6: games: “games” can't be read: Is a directory."]

    def test_one_with_the_slug_of_another_game(self, tmp_path: Path) -> None:
        (said,) = find_mistakes(tmp_path, TEXT.replace('"twins"', '"oware"'))
        line = find_line("TWINS = ", Source("", TEXT))
        taken = "There is a game called “oware” already."
        assert said == f"games/twins.py:{line}: TWINS: {taken}"

    def test_one_that_fails_only_in_play(self, tmp_path: Path) -> None:
        source = change("if board.cups[last] ==", "if board.cups[last] // (last - 6) ==")
        (said,) = find_mistakes(tmp_path, source.text)
        line = find_line("if board.cups[last]", source)
        reason = "Twins fails in play: ZeroDivisionError: "
        assert said.startswith(f"games/twins.py:{line}: {reason}")

    def test_one_that_never_ends_though_nobody_can_move(self, tmp_path: Path) -> None:
        source = change("    lap=lap_round,", "    lap=lap_round,\n    stuck='',")
        (said,) = find_mistakes(tmp_path, source.text)
        assert "Twins fails in play: " in said


def test_what_a_browser_has_may_be_imported() -> None:
    text = (
        "import random\nimport math\nimport decimal\nfrom itertools import chain\nimport nowhere\n"
        "import os\nimport asyncio\n"
    )
    missing = [(3, "decimal"), (5, "nowhere"), (7, "asyncio")]
    assert list(find_missing(Source("a.py", text))) == missing
