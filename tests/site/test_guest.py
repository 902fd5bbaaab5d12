"""Ubao in an existing site: each recipe on the page about it, built."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.help.distributions import Installed, run
from tests.help.paths import ROOT
from tests.help.small_site import BOARD, UNSEEN, write

BUILDER = ROOT / "tests" / "help" / "guests.py"
START = f"site_name: Test\nplugins: [search, ubao: {{leave_out: [{UNSEEN}]}}]\n"
MATERIAL = START + "theme: {name: material, font: false}\n"

# Lines counted by hand.
VIDEO = """\
# Films

![A photo](https://pictures.example/cup.jpg)

<iframe src="https://films.example/1"></iframe>

<p style="color: red" onclick="go()">Red</p>

```mermaid
graph LR
```
"""
FULL = """\
site_name: Test
theme:
  name: material
  palette: {primary: teal}
  features: [navigation.tabs, navigation.instant, navigation.instant.prefetch]
extra_javascript: [https://scripts.example/a.js]
markdown_extensions:
  - attr_list
  - pymdownx.superfences:
      custom_fences:
        - name: mermaid
          class: mermaid
          format: !!python/name:pymdownx.superfences.fence_code_format
plugins:
  - search
  - ubao: {leave_out: [UNSEEN], OPTIONS}
""".replace("UNSEEN", UNSEEN)
WELCOME = {"index.md": f"# Home\n\n{BOARD}", "films.md": VIDEO}
GUESTS: dict[str, tuple[str, dict[str, str]]] = {
    "strict": (FULL.replace("OPTIONS", ""), WELCOME),
    "boards": (FULL.replace("OPTIONS", "policy: boards, look: site, pages: site"), WELCOME),
    "off": (FULL.replace("OPTIONS", "policy: off"), WELCOME),
    "mkdocs": (START + "theme: mkdocs\n", {}),
    "readthedocs": (START + "theme: readthedocs\n", {}),
    "files": (MATERIAL + "use_directory_urls: false\n", {"deep/er/x.md": f"# X\n\n{BOARD}"}),
    "i18n": (
        MATERIAL.replace("]}]", "]}, i18n: {docs_structure: suffix, languages: ["
        "{locale: en, name: English, default: true}, {locale: de, name: Deutsch}]}]"),
        {"index.de.md": f"# Zuhause\n\n{BOARD}"},
    ),
    "macros": (
        MATERIAL.replace("search,", "search, macros,"), {"x.md": f"{{{{ 1 + 1 }}}}\n\n{BOARD}"}
    ),
    "awesome-pages": (
        MATERIAL.replace("search,", "search, awesome-pages,"),
        {"b/.pages": "title: B\n", "b/x.md": BOARD},
    ),
    "minify": (MATERIAL.replace("search,", "search, minify: {minify_html: true},"), {}),
    "mike": (MATERIAL.replace("search,", "search, mike,"), {}),
    "offline": (MATERIAL.replace("search,", "search, offline,"), {}),
    "print-site": (MATERIAL.replace("]}]", "]}, print-site]"), {}),
    "instant": (MATERIAL.replace("false}", "false, features: [navigation.instant]}"), {}),
}  # fmt: skip
NEED = {"i18n", "macros", "awesome-pages", "minify", "mike", "print-site"}


@pytest.fixture(scope="module")
def sites(installed: Installed, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with all sites, built by the installed packages."""
    home = tmp_path_factory.mktemp("guests")
    folders = []
    for name, (config, pages) in GUESTS.items():
        folder = home / name
        folder.mkdir()
        folders.append(str(write(folder, {"index.md": f"# Home\n\n{BOARD}"} | pages, config)))
        (folder / "docs" / "google123.html").write_text("google-site-verification: 123")
        (folder / "docs" / "old.html").write_bytes(b"<html><head></head><body>Caf\xe9</body>")
    run(installed.commands / "python", BUILDER, *folders, cwd=home)
    return home


def test_the_page_lists_the_plugins_that_are_built_here() -> None:
    page = (ROOT / "docs/authors/inside.md").read_text(encoding="utf-8")
    table = re.findall(r"^\| `([a-z0-9-]+)`", page.partition("## Other plugins")[2], re.MULTILINE)
    assert table == sorted({*NEED, "offline"})


def read(sites: Path, name: str) -> str:
    return (sites / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GUESTS)
def test_a_board_of_the_site_has_what_it_needs(sites: Path, name: str) -> None:
    folder = sites / name
    log = read(folder, "log")
    assert "ERROR" not in log, log
    site = folder / "site"
    boards = 0
    for page in site.rglob("*.html"):
        html = page.read_text(encoding="utf-8", errors="replace")
        if "<ubao-board" in html:
            boards += 1
            links = re.findall(r"""(?:href|src)=["']?([^"'> ]*assets/ubao/[^"'> ]*)""", html)
            assert any(link.endswith("/ubao.js") for link in links), page
            for link in links:
                assert (page.parent / link).is_file(), (page, link)
    assert boards >= 1


@pytest.mark.parametrize("name", ["strict", "mkdocs"])
def test_files_that_are_no_pages_of_ours_stay_as_they_are(sites: Path, name: str) -> None:
    assert read(sites / name / "site", "google123.html") == "google-site-verification: 123"
    old = (sites / name / "site" / "old.html").read_bytes()
    assert old == b"<html><head></head><body>Caf\xe9</body>"


def test_all_that_the_policy_blocks_is_named_where_it_was_written(sites: Path) -> None:
    lines = [
        line for line in read(sites, "strict/log").splitlines() if "the security policy" in line
    ]
    said = {line.removeprefix("WARNING ubao: ") for line in lines}
    blocks = "the security policy blocks"
    assert said >= {
        f"docs/films.md:3: {blocks} a picture from another host: https://pictures.example/cup.jpg",
        f"docs/films.md:5: {blocks} a frame: https://films.example/1",
        f"docs/films.md:7: {blocks} an attribute “style”: color: red",
        f"docs/films.md:7: {blocks} a script in the attribute “onclick”: go()",
        f"docs/films.md:9: {blocks} a diagram drawn by a script from another host: mermaid",
        f"mkdocs.yml:6: {blocks} a script from another host: https://scripts.example/a.js",
    }
    assert len(said) == len(lines)


def test_a_theme_is_blamed_for_what_it_brings(sites: Path) -> None:
    log = read(sites, "mkdocs/log")
    assert re.search(
        r"mkdocs\.yml:3: the theme “mkdocs” or a plugin: the security policy blocks "
        r"a script from another host: https://cdnjs\.",
        log,
    )


def test_the_policy_can_be_for_pages_with_boards_alone_or_for_none(sites: Path) -> None:
    policy = "Content-Security-Policy"
    pages = ("index.html", "films/index.html")
    found = {
        name: [policy in read(sites / name / "site", page) for page in pages]
        for name in ("strict", "boards", "off")
    }
    assert found == {"strict": [True, True], "boards": [True, False], "off": [False, False]}
    assert "films.md" not in read(sites, "boards/log")
    assert "the security policy" not in read(sites, "off/log")


def test_a_site_can_keep_its_look(sites: Path) -> None:
    ours, theirs = (read(sites / name / "site", "films/index.html") for name in ("off", "boards"))
    assert "fonts.googleapis" in theirs
    assert "fonts.googleapis" not in ours
    assert "ubao-text.woff2" in ours
    assert "ubao-text.woff2" not in theirs
    style = read(sites, "boards/site/assets/ubao/theme.css")
    assert "--md-primary-fg-color:" not in style
    assert ".ubao-card" in style


@pytest.mark.parametrize("name", ["mkdocs", "readthedocs"])
def test_boards_have_the_sizes_of_pages_without_material(sites: Path, name: str) -> None:
    html = read(sites / name / "site", "index.html")
    assert "assets/ubao/plain.css" in html
    assert "assets/ubao/ubao.css" not in html


@pytest.mark.parametrize("name", ["strict", "instant"])
def test_pages_are_never_exchanged_without_being_loaded(sites: Path, name: str) -> None:
    assert "“navigation.instant” is left out" in read(sites, f"{name}/log")
    assert "navigation.instant" not in read(sites / name / "site", "index.html")
