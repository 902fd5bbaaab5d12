"""A site built without MkDocs: prepared, converted by Python-Markdown alone, finished."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from markdown import Markdown

from lesson_plans.curriculum.problem import refuse
from tests.help.least_generator import build
from tests.help.small_site import BOARD, write
from widgets.command import main
from widgets.prepare.folder import link, mark, read_configuration
from widgets.prepare.pages import Nav, follow
from widgets.prepare.site import Site

CONFIG = """\
site_name: !ENV [NAME, ""]
plugins:
  - ubao:
      leave_out: [puzzles/oware/six-to-go]
nav:
  - index.md
  - Games: [games/index.md, games/oware.md, games/kpo.md]
  - Teach: [plans/index.md]
  - glossary.md
"""
PAGES = {
    "index.md": f"---\ntitle: Home\n---\n\n# Home\n\nSow.\n\n{BOARD}",
    "games/kpo.md": "# Our Kpo\n\nA page of our own.\n",
    "own.txt": "A file of our own.",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = write(tmp_path_factory.mktemp("prepared"), PAGES, CONFIG)
    asked = ["prepare", str(folder / "prepared"), "--config", str(folder / "mkdocs.yml")]
    assert main(asked) == 0
    assert main(["finish", str(build(folder))]) == 0
    return folder


def read(folder: Path, page: str) -> str:
    return (folder / "site" / page / "index.html").read_text(encoding="utf-8")


def test_a_page_with_a_board_can_be_played(folder: Path) -> None:
    html = read(folder, "")
    assert "<ubao-board" in html
    assert "<!-- ubao-page" not in html
    links = re.findall(r'(?:src|href)="(assets/[^"]*)"', html)
    # The pages aren't Material's.
    assert {"assets/ubao/plain.css", "assets/ubao/ubao.js"} <= {*links}
    for name in links:
        assert (folder / "site" / name).is_file(), name
    assert (folder / "site" / "assets" / "ubao" / "bundle.js").is_file()
    assert 'http-equiv="Content-Security-Policy"' in html


def test_our_pages_and_theirs_are_there(folder: Path) -> None:
    assert "A page of our own." in read(folder, "games/kpo")
    assert (folder / "site" / "own.txt").read_text() == "A file of our own."
    assert "<ubao-board" in read(folder, "games/oware")
    assert "<ubao-trainer" in read(folder, "games/oware/puzzles")


def test_a_plan_is_whole(folder: Path) -> None:
    html = read(folder, "plans/oware")
    assert "<h1" in html
    assert 'class="plan-facts"' in html
    assert '<section class="plan-section plan-block"' in html
    assert 'href="run/">Run this plan</a>' in html
    assert 'coach="off"' in read(folder, "plans/oware/run")
    assert 'class="plan-pieces"' in read(folder, "plans/oware/print")


def test_links_lead_to_pages_of_the_site(folder: Path) -> None:
    assert '<a class="ubao-word" href="glossary/#word-sow">Sow</a>' in read(folder, "")
    cards = re.findall(r'class="ubao-card-link" href="(.*?)"', read(folder, "games"))
    assert cards == ["oware/", "kpo/"]


def test_a_device_that_installs_the_site_is_told_what_it_shows(folder: Path) -> None:
    manifest = json.loads((folder / "site" / "manifest.webmanifest").read_text("utf-8"))
    # The name comes from the environment, which only MkDocs reads.
    assert manifest["name"] == manifest["short_name"] == "Ubao"
    drawn = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert [(icon["sizes"], icon.get("purpose")) for icon in drawn] == [
        ("192x192", None), ("512x512", None), ("512x512", "maskable")
    ]  # fmt: skip
    for icon in drawn:
        # A PNG's width and height follow its signature and the head of its first chunk.
        png = (folder / "site" / icon["src"]).read_bytes()
        size = int.from_bytes(png[16:20]), int.from_bytes(png[20:24])
        assert icon["sizes"] == "{}x{}".format(*size)
    assert [*(folder / "site" / "assets").rglob("*.woff2")]


def test_what_the_site_leaves_out_is_not_there(folder: Path) -> None:
    puzzles = folder / "site" / "puzzles" / "oware"
    assert (puzzles / "feed-me.json").is_file()
    assert not (puzzles / "six-to-go.json").exists()


def test_the_navigation_lists_the_plans(folder: Path) -> None:
    nav = yaml.safe_load((folder / "prepared" / "nav.yml").read_text("utf-8"))["nav"]
    # The labs need no game other than Oware.
    plans = ["oware", "kpo", "break-a-rule", "ask-the-numbers", "own-player"]
    assert nav[2] == {"Teach": ["plans/index.md", *(f"plans/{plan}.md" for plan in plans)]}


def test_a_game_with_a_new_page_has_its_puzzles_offered(tmp_path: Path) -> None:
    site = Site(tmp_path, refuse)
    for games in (["oware"], ["oware", "kpo"]):
        files = dict(site.prepare([f"games/{game}.md" for game in games], lambda uri: None).files)
        index = json.loads(str(files["puzzles/index.json"]))
        assert [game["slug"] for game in index["games"]] == games


def test_plans_come_and_go_with_their_index(tmp_path: Path) -> None:
    site = Site(tmp_path, refuse)
    counts = []
    for nav in (["games/oware.md"], ["games/oware.md", "plans/index.md"], ["games/oware.md"]):
        prepared = site.prepare([*nav], lambda uri: None)
        sets = json.loads(str(dict(prepared.files)["puzzles/index.json"]))["sets"]
        plans = [page for page in prepared.pages if page.uri.startswith("plans/oware")]
        counts.append((bool(sets), bool(plans)))
    assert counts == [(False, False), (True, True), (False, False)]


def test_pages_that_are_named_nowhere_follow_their_index() -> None:
    nav: Nav = [{"Games": ["games/index.md", {"Kpo": "games/kpo.md"}, "games/compare.md"]}, "a.md"]
    assert follow(nav, "games/index.md", ["games/oware.md", "games/kpo.md"]) == [
        {
            "Games": [
                "games/index.md",
                {"Kpo": "games/kpo.md"},
                "games/compare.md",
                "games/oware.md",
            ]
        },
        "a.md",
    ]
    assert follow(nav, "plans/index.md", ["plans/oware.md"]) == nav
    assert follow(None, "games/index.md", ["games/oware.md"]) is None


def test_a_mistake_has_its_line_in_the_file_of_its_author(folder: Path) -> None:
    config = {"config": str(folder / "mkdocs.yml")}
    md = Markdown(extensions=["widgets.extension"], extension_configs={"widgets.extension": config})
    text = mark("games/kpo.md", "---\ntitle: x\n---\n\n```board\ngame: owari\n```\n")
    _, _, body = text.split("---\n")
    with pytest.raises(ValueError, match=r"^docs/games/kpo\.md:6: game: “owari” is not a game"):
        md.convert(body)


@pytest.mark.parametrize("text", ["", "# nothing yet\n", "- index.md\n", "Games\n"])
def test_a_configuration_without_settings_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    path = write(tmp_path, {}, text) / "mkdocs.yml"
    assert main(["prepare", str(tmp_path / "prepared"), "--config", str(path)]) == 2
    reason = "it has no settings, such as `site_name: Our games`."
    assert capsys.readouterr().err == f"ubao prepare: {path}: {reason}\n"


def test_a_configuration_may_be_utf16(tmp_path: Path) -> None:
    path = tmp_path / "mkdocs.yml"
    path.write_text("site_name: Jogos da Colina\ndocs_dir: páginas\n", encoding="utf-16")
    configuration = read_configuration(path)
    assert configuration.name == "Jogos da Colina"
    assert configuration.docs == tmp_path / "páginas"


def test_what_only_a_generator_can_read_is_as_if_it_were_not_there(tmp_path: Path) -> None:
    path = tmp_path / "mkdocs.yml"
    path.write_text(
        "site_name: !ENV NAME\ndocs_dir: !ENV DOCS\nuse_directory_urls: !ENV [FOLDERS, true]\n",
        encoding="utf-8",
    )
    configuration = read_configuration(path)
    assert configuration.name == "Ubao"
    assert configuration.docs == tmp_path / "docs"
    assert configuration.directory_urls


def test_a_page_without_fields_begins_with_what_tells_which_it_is() -> None:
    assert mark("a.md", "# A\n") == "<!-- ubao-page: a.md 1 -->\n# A\n"
    fields = "---\ntitle: A\n---\n"
    assert mark("a.md", f"{fields}# A\n") == f"{fields}<!-- ubao-page: a.md 4 -->\n# A\n"


@pytest.mark.parametrize(
    ("source", "target", "address", "plain"),
    [
        ("index.md", "games/oware.md", "games/oware/", "games/oware.html"),
        ("games/index.md", "games/oware.md", "oware/", "oware.html"),
        ("games/oware.md", "games/index.md", "../", "index.html"),
        ("games/oware.md", "index.md", "../../", "../index.html"),
        ("games/oware.md", "games/oware.md", "./", "oware.html"),
        ("README.md", "a/README.md", "a/", "a/index.html"),
    ],
)
def test_addresses_are_those_that_mkdocs_gives(
    source: str, target: str, address: str, plain: str
) -> None:
    assert link(source, target) == address
    assert link(source, target, directory_urls=False) == plain


def test_neither_step_imports_a_generator() -> None:
    asked = (
        "import sys, widgets.command, widgets.extension\n"
        "print({'mkdocs', 'material'} & {*sys.modules})"
    )
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"
