"""A school's own site: started by `ubao new`, outside our checkout."""

from __future__ import annotations

import os
import re
import subprocess
from dataclasses import replace
from pathlib import Path
from shutil import copytree

import pytest

from game_core import GAMES, registry
from game_core.families.sowing.games.oware import OWARE
from tests.help.builder import run_mkdocs
from tests.help.distributions import Installed, run
from tests.help.paths import ROOT
from tests.help.small_site import UNSEEN
from widgets import command, scaffold
from widgets.prepare import pages


def build_strictly(folder: Path) -> subprocess.CompletedProcess[str]:
    """Build a site here, where warnings stop it; a quiet build would not count them."""
    return run_mkdocs(folder, ["build", "--strict"], os.environ | {"NO_MKDOCS_2_WARNING": "1"})


def leave_out_unseen(folder: Path) -> None:
    path = folder / "mkdocs.yml"
    config = path.read_text(encoding="utf-8")
    chosen = config.replace("  - ubao\n", f"  - ubao:\n      leave_out: [{UNSEEN}]\n")
    path.write_text(chosen, encoding="utf-8")


def test_each_command_of_the_guide_for_windows_is_there(
    installed: Installed, tmp_path: Path
) -> None:
    guide = (ROOT / "docs/publish.md").read_text(encoding="utf-8")
    table = re.findall(r"^\| `python -m widgets (.*?) \|", guide, re.MULTILINE)
    named = re.findall("[a-z]+", " ".join(table))
    assert {"new", "serve", "build", "prove"} <= {*named}
    told = run(installed.commands / "python", "-m", "widgets", "--help", cwd=tmp_path)
    assert {*named} <= {*re.findall("[a-z]+", told)}


def test_all_games_make_a_site_too(tmp_path: Path) -> None:
    scaffold.begin(tmp_path, "All", (), "indigo")
    # A page of the school takes the place of ours.
    (tmp_path / "docs/games/mangala.md").write_text("# Our Mangala\n", encoding="utf-8")
    done = build_strictly(tmp_path)
    assert done.returncode == 0, done.stderr
    pages = {
        game.slug: (tmp_path / f"site/games/{game.slug}/index.html").read_text(encoding="utf-8")
        for game in GAMES
    }
    assert [slug for slug, html in pages.items() if "<ubao-board" not in html] == ["mangala"]
    assert "Our Mangala" in pages["mangala"]
    assert (tmp_path / "site/games/compare/index.html").is_file()


def test_a_site_begins_in_another_language(tmp_path: Path) -> None:
    school = tmp_path / "clube"
    assert command.main(["new", str(school), "--language", "pt", "--games", "oware", "kpo"]) == 0
    configuration = (school / "mkdocs.yml").read_text(encoding="utf-8")
    assert "language: pt" in configuration
    assert 'site_name: "Nossos jogos de tabuleiro"' in configuration
    assert "\n  - Nossas aulas:\n" in configuration
    # Its files exist once, in Portuguese; our pages that exist only in English aren't listed.
    assert [path.name for path in sorted((school / "docs/lessons").iterdir())] == [
        "first.md",
        "index.md",
    ]
    assert "Nossa primeira aula" in (school / "docs/lessons/first.md").read_text(encoding="utf-8")
    for page in (*scaffold.LABS, *scaffold.TEACH, *scaffold.MORE):
        translated = (ROOT / "docs" / page).with_suffix(".pt.md").is_file()
        assert (f"- {page}\n" in configuration) == translated, page
    leave_out_unseen(school)
    done = build_strictly(school)
    assert done.returncode == 0, done.stderr
    home = (school / "site/index.html").read_text(encoding="utf-8")
    assert '<html lang="pt"' in home
    assert "Escolha um jogo para hoje." in home
    rules = (school / "site/games/oware/rules/index.html").read_text(encoding="utf-8")
    assert "Como se joga, passo a passo" in rules


@pytest.mark.parametrize("language", ["fr", "it"])
def test_what_a_new_site_says_in_another_language_leads_somewhere(
    tmp_path: Path, language: str
) -> None:
    scaffold.begin(tmp_path, "Own", ("kpo",), "indigo", language)
    leave_out_unseen(tmp_path)
    done = build_strictly(tmp_path)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("games", "front"),
    [
        (("amphora", "kpo"), "```door\ngame: kpo\n```"),
        (("amphora",), "```picture\ngame: amphora\n```"),
        # It begins with a choice that isn't a cup.
        (("mangala",), "```picture\ngame: mangala\n```"),
    ],
)
def test_the_first_page_asks_for_a_touch_where_one_is_a_turn(
    tmp_path: Path, games: tuple[str, ...], front: str
) -> None:
    scaffold.begin(tmp_path / "club", "Club", games, "indigo")
    assert front in (tmp_path / "club/docs/index.md").read_text(encoding="utf-8")


def test_a_game_of_a_package_gets_a_page_too(tmp_path: Path) -> None:
    twins = replace(OWARE, slug="twins", name="Twins")
    registry.register(twins)
    try:
        scaffold.begin(tmp_path, "Own", ("twins", "oware"), "indigo")
    finally:
        registry.unregister("twins")
    page = (tmp_path / "docs/games/twins.md").read_text(encoding="utf-8")
    assert page == "# Twins\n\n```board\ngame: twins\n```\n"
    assert not (tmp_path / "docs/games/oware.md").exists()
    nav = (tmp_path / "mkdocs.yml").read_text(encoding="utf-8")
    assert nav.index("Oware: games/oware.md") < nav.index("Twins: games/twins.md")


def test_a_school_s_own_dead_link_is_still_reported(tmp_path: Path) -> None:
    scaffold.begin(tmp_path, "Own", ("oware",), "indigo")
    leave_out_unseen(tmp_path)
    text = "# Own\n\n[Kpo](games/kpo.md)\n\n[Rules](games/oware/rules.md#nothing)\n"
    (tmp_path / "docs/index.md").write_text(text, encoding="utf-8")
    done = build_strictly(tmp_path)
    assert done.returncode == 1
    assert "'games/kpo.md', but the target is not found" in done.stderr
    assert "does not contain an anchor '#nothing'" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--games", "owari"], "“owari” is not a game. Did you mean oware"),
        (["--name", " "], "a name has 1 to 60 letters, on one line"),
        (["--name", "two\nlines"], "a name has 1 to 60 letters, on one line"),
        (["--name", "x" * 61], "a name has 1 to 60 letters, on one line"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str
) -> None:
    assert command.main(["new", str(tmp_path / "club"), *arguments]) == 2
    assert complaint in capsys.readouterr().err
    assert not (tmp_path / "club").exists()


def test_colors_that_are_not_known_are_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as refused:
        command.main(["new", str(tmp_path / "club"), "--colors", "pink"])
    assert refused.value.code == 2
    assert not (tmp_path / "club").exists()


def test_a_folder_with_something_in_it_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    assert command.main(["new", str(tmp_path)]) == 2
    assert "is not empty. Nothing was changed" in capsys.readouterr().err
    assert command.main(["new", str(tmp_path / "mine.txt")]) == 2
    assert "is a file" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["games"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == [
        game.slug for game in GAMES
    ]


def shine(color: str) -> float:
    """Relative luminance, as WCAG 2.2 defines it."""
    parts = [int(color[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, two: str) -> float:
    low, high = sorted((shine(one), shine(two)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", scaffold.COLORS)
@pytest.mark.parametrize(("shade", "tint"), [(0, "#f3ede3"), (1, "#232837")])
def test_letters_stand_out_in_every_choice_of_colors(name: str, shade: int, tint: str) -> None:
    night, deep, link, strong = scaffold.COLORS[name][shade].split()
    assert min(contrast("#ffffff", night), contrast("#ffffff", deep)) >= 4.5
    assert min(contrast(link, tint), contrast(strong, tint)) >= 4.5


def test_a_page_brings_those_that_it_leads_to() -> None:
    def find(*named: str, own: tuple[str, ...] = ()) -> list[str]:
        return [uri for uri, _ in pages.find_missing([*named], own.__contains__, "en")]

    assert find("class/sets.md") == ["class/sets.md", "set.md", "class/results.md"]
    assert find("puzzles.md", own=("set.md",)) == ["puzzles.md"]
    assert find(own=("class/sets.md", "set.md")) == ["class/results.md"]


def test_the_page_for_publishers_lists_every_page_that_can_be_named() -> None:
    guide = (ROOT / "docs/publish.md").read_text(encoding="utf-8")
    listed = {*re.findall(r"`([a-z/-]+\.md)`", guide.partition("### Pages you can name")[2])}
    makers = ("authors/", "decisions/", "maintainers/", "python/", "publish", "packs", "index")
    ours = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    for uri in ours:
        if re.search(r"\.(fr|it|pt)\.md$|^games/.*/", uri) or uri.startswith(makers):
            continue
        assert uri in listed or uri.startswith("games/"), uri


def test_pages_outside_docs_are_not_brought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copytree(ROOT / "docs" / "games", tmp_path / "pages" / "games")
    (tmp_path / "secret.md").write_text("# Secret\n", encoding="utf-8")
    monkeypatch.setattr(pages, "INSTALLED", tmp_path / "pages")
    nav: pages.Nav = [
        "games/oware.md",
        "../secret.md",
        {"A": [{"B": "games/kpo.md"}]},
        "nowhere.md",
    ]
    found = [uri for uri, _ in pages.find_missing(nav, {"games/kpo.md"}.__contains__, "en")]
    assert found == ["games/oware.md"]
