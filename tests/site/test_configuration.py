"""What `ubao check` says about a site's mkdocs.yml: place, reason, and suggestions."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.help.paths import ROOT
from tests.help.small_site import UNSEEN
from widgets import command
from widgets.mkdocs.faults import find_faults

CONFIG = """\
site_name: Hill
theme:
  name: material
plugins:
  - search
  - ubao:
      look: site
nav:
  - index.md
"""


def write(folder: Path, old: str = "", new: str = "") -> Path:
    assert old in CONFIG
    (folder / "docs").mkdir()
    path = folder / "mkdocs.yml"
    path.write_text(CONFIG.replace(old, new) if old else CONFIG, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("look: site", "polcy: off", "7: polcy: nothing has this name; did you mean “policy”?"),
        ("site_name: Hill", "sitename: Hill", "1: sitename: nothing has this name; did you mean"),
        ("look: site", "look: Site", "7: look: Expected one of: ('ubao', 'site')"),
        ("look: site", 'languages: {en: "", e/n: k}', "7: languages: “e/n” is no language's code."),
        ("material", "materal", "2: theme: Unrecognised theme name: 'materal'."),
        ("- search", "- serch", '4: plugins: The "serch" plugin is not installed'),
        ("- search", "- [search", "6: expected ',' or ']', but got ':'."),
        ("  - search", "\t- search", "5: found character '\\t' that cannot start any token."),
        ("site_name: Hill", "docs_dir: pages\nsite_name: H", "1: docs_dir: The path '"),
        ("nav:", "site_name: Dale\nnav:", "8: site_name: is given twice; it's already on line 1"),
        (
            "look: site",
            "look: site\n      look: ubao",
            "8: look: is given twice; it's already on line 7",
        ),
        ("nav:", "extra_css:\n  - lost.css\nnav:", "9: docs has no file “lost.css”."),
        ("material", "material\n  language: no", "4: theme: the theme has no language “False”"),
        ("material", "material\n  language: xx", "4: theme: the theme has no language “xx”"),
    ],
)
def test_a_fault_is_told_with_its_line(tmp_path: Path, old: str, new: str, told: str) -> None:
    found = [str(fault) for fault in find_faults(write(tmp_path, old, new))]
    assert any(fault.startswith(f"mkdocs.yml:{told}") for fault in found), found


def test_one_that_is_no_utf8_is_read_all_the_same(tmp_path: Path) -> None:
    path = write(tmp_path, "look: site", "polcy: off")
    path.write_text(path.read_text(encoding="utf-8"), encoding="utf-16")
    (fault,) = find_faults(path)
    assert str(fault).startswith(
        "mkdocs.yml:1: polcy: nothing has this name; did you mean “policy”"
    )


def test_a_right_configuration_has_none(tmp_path: Path) -> None:
    assert [*find_faults(write(tmp_path))] == []


@pytest.mark.parametrize(
    ("front", "told"),
    [
        ("title: no", "2: title: YAML reads “no” as bool, not as text; put it in quotes."),
        ("hide: [toc]\ntitle: 1:30", "3: title: YAML reads “1:30” as int, not as text"),
        ("description: 1.10", "2: description: YAML reads “1.10” as float, not as text"),
        ("title: Game #1", "2: title: YAML leaves out what follows a #; put all of it in quotes."),
        ("title: Oware: first", "2: a colon is out of place; a text with a colon goes in quotes."),
        ("title: A\ntitle: B", "3: title: is given twice; it's already on line 2."),
    ],
)
def test_what_yaml_makes_of_words_above_a_page_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, front: str, told: str
) -> None:
    path = write(tmp_path)
    (tmp_path / "docs/a.md").write_text(f"---\n{front}\n---\n\n# A\n", encoding="utf-8")
    (tmp_path / "docs/b.md").write_text('---\ntitle: "No: #1"\n---\n\n# B\n', encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    (fault,) = find_faults(path)
    assert str(fault).startswith(f"docs/a.md:{told}")


type Check = Callable[..., tuple[int, str]]


@pytest.fixture
def check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> Check:
    """Run `ubao check` in a folder; return its exit code and what it prints."""
    monkeypatch.chdir(tmp_path)

    def run(*slugs: str) -> tuple[int, str]:
        code = command.main(["check", *slugs])
        told = capfd.readouterr()
        assert told.err == ""
        return code, told.out

    return run


def test_ubao_check_tells_them_and_fails(check: Check, tmp_path: Path) -> None:
    write(tmp_path, "look: site", "polcy: off")
    code, told = check("kpo")
    assert code == 1
    assert told.startswith("mkdocs.yml:7: polcy: nothing has this name")


def test_ubao_check_tells_of_a_folder_in_its_place(check: Check, tmp_path: Path) -> None:
    (tmp_path / "mkdocs.yml").mkdir()
    code, told = check("kpo")
    assert code == 1
    assert told.startswith("mkdocs.yml:1: can't be read: Is a directory.\n")


def test_ubao_check_tells_of_names_that_are_nearly_right(check: Check, tmp_path: Path) -> None:
    write(tmp_path)
    folder = tmp_path / "lesson_plans/oware"
    folder.mkdir(parents=True)
    meant = {
        "puzzles.yaml": "puzzles.yml",
        "Plan.md": "plan.md",
        "tuttorial.yml": "tutorial.yml",
    }
    for name in (*meant, "plan.fr.md"):
        (folder / name).write_text("", encoding="utf-8")
    told = re.findall(
        r"^lesson_plans/oware/(.+):1: nothing reads a file of this name; did you mean “(.+)”\?$",
        check("oware")[1],
        re.MULTILINE,
    )
    assert dict(told) == meant


def test_ubao_check_reads_the_pages_as_a_build_does(
    check: Check, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path, "look: site", f"leave_out: [{UNSEEN}]")
    right = path.read_text(encoding="utf-8")
    path.write_text(f"{right}  - games/owarre.md\n", encoding="utf-8")
    page = tmp_path / "docs/index.md"
    page.write_text("# Hill\n\n[Lost](lost.md)\n\n```board\ngame: owari\n```\n", encoding="utf-8")
    code, told = check()
    assert code == 1
    assert "docs/index.md:6: game: “owari”" in told
    assert "docs/index.md:3: Doc file 'index.md' contains a link 'lost.md', but" in told
    near = "mkdocs.yml:10: nav: no page is called “games/owarre.md”; did you mean “games/oware.md”"
    assert near in told
    # GitHub shows each as a comment on its line.
    matcher = json.loads((ROOT / "docs/publish/mistakes.json").read_text(encoding="utf-8"))
    (pattern,) = matcher["problemMatcher"][0]["pattern"]
    seen = [re.match(pattern["regexp"], line) for line in told.splitlines()]
    places = {(found[pattern["file"]], found[pattern["line"]]) for found in seen if found}
    assert places == {("docs/index.md", "3"), ("docs/index.md", "6"), ("mkdocs.yml", "10")}
    path.write_text(right, encoding="utf-8")
    page.write_text("# Hill\n\n```board\ngame: oware\n```\n", encoding="utf-8")
    code, told = check()
    assert (code, told.splitlines()[-1]) == (0, "pages: no mistakes")
    # The site that's checked isn't the one that's published.
    assert sorted(path.name for path in tmp_path.iterdir()) == [".cache", "docs", "mkdocs.yml"]


@pytest.mark.parametrize("arguments", [["widgets", "games"], ["lesson_plans", "check", "kpo"]])
def test_a_reader_may_leave_early(arguments: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        env={name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"},
        stdout=writer,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writer)
    assert done.stderr == b""
