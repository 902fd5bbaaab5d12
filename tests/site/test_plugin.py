"""The MkDocs plugin, by running the real MkDocs on small sites."""

from __future__ import annotations

import json
import re
import time
from html import unescape
from itertools import chain
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.help.bundled import find_home
from tests.help.small_site import BOARD, CONFIG, build, serve, write
from widgets import theme
from widgets.finish.page import hash_inline
from widgets.prepare import assets
from widgets.runtime import BUNDLE, scripts

GOOD = {"index.md": "# Home\n\nNo board.\n", "games/oware.md": f"# Oware\n\n{BOARD}"}

# Counted by hand: each mistake's line in its file.
FLAWED = {
    "index.md": "# Home\n\nNo mistake.\n\n" + BOARD,
    "b.md": (
        "---\ntitle: B\ntags:\n  - x\n---\n\n\n# B\n\n"  # lines 1 to 9
        "```board\ngame: oware\nposition: 4,4,4,4,4,4/4,4,4,4,4,5 0-0 S\n```\n\n"  # 10 to 14
        "- item\n\n    ```demo\n    game: oware\n    moves:\n"  # 15 to 19
        "      - move: C\n      - move: D\n        say: not Blue's turn\n    ```\n"  # 20 to 23
    ),
    "deep/er/c.md": (
        "# C\n\n````md\n```board\ngame: nothing\n```\n````\n\n"  # lines 1 to 8
        "```board\ngame: owari\ncolor: red\n```\n\n```demo\ngame: oware\nmoves: []\n"  # 9 to 16
    ),
    "deep/d.md": "```board\ncaption: One: two\n```\n\n```board\ngame: oware\n",
}
MISTAKES = [
    r"docs/b\.md:12: position: .*49.*",
    r"docs/b\.md:21: moves, item 2, move: “D” can't be played here\. .+",
    r"docs/deep/d\.md:2: this is not YAML: .+",
    r"docs/deep/d\.md:5: this block is not closed; a line ``` is missing at its end\.",
    r"docs/deep/er/c\.md:10: game: “owari” is not a game\. Did you mean oware, ouri or obridjie\?",
    r"docs/deep/er/c\.md:11: color: is not a field known here; .+",
    r"docs/deep/er/c\.md:14: this block is not closed; a line ``` is missing at its end\.",
]


LATE = """\
from pathlib import Path

def on_post_build(config):
    for path in Path(config.site_dir).rglob("*.html"):
        html = path.read_text(encoding="utf-8")
        path.write_text(html.replace("</body>", "<script>late()</script></body>"), encoding="utf-8")
"""
"""An author's own plugin, which still changes pages after the build."""


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site of pages without mistakes."""
    folder = tmp_path_factory.mktemp("good")
    (folder / "late.py").write_text(LATE, encoding="utf-8")
    write(folder, GOOD, config=f"{CONFIG}hooks: [late.py]\n")
    done = build(folder, "--strict")
    assert done.returncode == 0, done.stderr
    return folder / "site"


# Mistakes


@pytest.mark.parametrize("options", [(), ("--strict",)])
def test_a_build_stops_and_lists_every_mistake(tmp_path: Path, options: tuple[str, ...]) -> None:
    folder = write(tmp_path, FLAWED)
    done = build(folder, *options)
    assert done.returncode == 1
    heading, *lines = done.stderr.strip().splitlines()
    assert heading.endswith("7 mistakes:")
    for line, expected in zip(lines, MISTAKES, strict=True):
        assert re.fullmatch(expected, line), line
    assert not (folder / "site" / "index.html").exists()


def test_one_mistake_is_not_many(tmp_path: Path) -> None:
    done = build(write(tmp_path, {"index.md": "```board\ngame: chess\n```\n"}))
    assert "a mistake:\ndocs/index.md:2: game: “chess” is not a game." in done.stderr


def test_without_the_runtime_bundle_the_error_names_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(assets, "BUNDLE", tmp_path)
    with pytest.raises(assets.MissingBundle, match=r"“python -m widgets\.runtime”"):
        list(assets.collect())


# Pages and their files


def find_links(page: Path) -> dict[str, list[str]]:
    """What a page links to of the browser side, by the kind of link."""
    head = page.read_text(encoding="utf-8").partition("</head>")[0]
    return {
        "style": re.findall(r'<link rel="stylesheet" href="([^"]*/ubao\.css)">', head),
        # Every page has the script that keeps the site on the device.
        "script": re.findall(
            r'<script type="module" src="([^"]*(?<!/offline)\.js)"></script>', head
        ),
        "preload": re.findall(r'<link rel="modulepreload" href="([^"]*)">', head),
    }


def test_a_page_with_a_board_loads_the_browser_side(good: Path) -> None:
    page = good / "games" / "oware" / "index.html"
    links = find_links(page)
    assert links["style"] == ["../../assets/ubao/ubao.css"]
    assert links["script"] == [f"../../assets/ubao/{name}.js" for name in ("ubao", "late")]
    home = find_home("elements/board.js")
    assert f"../../assets/ubao/{home}" in links["preload"]
    for link in chain.from_iterable(links.values()):
        assert (page.parent / link).resolve().is_file(), link


def test_what_is_preloaded_is_what_the_entry_imports(good: Path) -> None:
    def imports(name: str) -> set[str]:
        text = (good / "assets" / "ubao" / name).read_text(encoding="utf-8")
        statement = r"(?:^|[;}])(?:import|export)[^;'\"(]*['\"]\./([\w.-]+)['\"]"
        return set(re.findall(statement, text, re.M))

    reached, todo = set[str](), {"ubao.js"}
    while todo:
        name = todo.pop()
        reached.add(name)
        todo |= imports(name) - reached
    preloads = find_links(good / "games" / "oware" / "index.html")["preload"]
    assert {Path(link).name for link in preloads} == reached - {"ubao.js"}


def test_a_site_without_own_games_has_none(good: Path) -> None:
    assert "ubao-game" not in (good / "games/oware/index.html").read_text(encoding="utf-8")
    assert not (good / "assets/ubao/games").exists()


def test_a_page_without_a_board_loads_nothing(good: Path) -> None:
    for name in ("index.html", "404.html"):
        assert not any(find_links(good / name).values())


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site of an author who has changed many settings."""
    own = {
        "favicon": "own.png", "icon": {"logo": "material/school"}, "palette": {"scheme": "slate"},
    }  # fmt: skip
    settings = "".join(f"  {name}: {json.dumps(value)}\n" for name, value in own.items())
    config = CONFIG.replace("  font: false\n", settings)
    config = config.replace("site_name: ", "site_name: 'The \"B & O\" ' #", 1)
    config += "extra_css: [own.css]\nuse_directory_urls: false\n"
    pages = {"index.md": f"# Home\n\n{BOARD}", "deep/er/x.md": f"# X\n\n{BOARD}"}
    folder = write(tmp_path_factory.mktemp("other"), pages | {"own.css": "", "own.png": ""}, config)
    assert build(folder, site_url="https://school.example/clubs/ubao/").returncode == 0
    return folder / "site"


def test_links_are_right_without_folders_for_pages(other: Path) -> None:
    assert find_links(other / "index.html")["script"] == [
        "assets/ubao/ubao.js",
        "assets/ubao/late.js",
    ]
    deep = find_links(other / "deep" / "er" / "x.html")
    assert deep["script"] == [f"../../assets/ubao/{name}.js" for name in ("ubao", "late")]


def test_the_name_of_a_site_may_have_quotes(other: Path) -> None:
    for name in ("index.html", "404.html"):
        html = (other / name).read_text(encoding="utf-8")
        assert "The &#34;B &amp; O&#34;" in html
        assert "&amp;#34;" not in html
        assert "&amp;amp;" not in html
        assert 'aria-label="The "' not in html


def test_the_site_holds_browser_side_runtime_and_licenses(good: Path) -> None:
    shipped = good / "assets" / "ubao"
    styles = (shipped / "ubao.css").read_text(encoding="utf-8")
    for path in assets.STYLES.glob("*.css"):
        assert theme.resolve(path.read_text(encoding="utf-8")) in styles
    for path in scripts.JOINED.iterdir():
        assert (shipped / path.name).read_bytes() == path.read_bytes()
    for path in (BUNDLE / "runtime").rglob("*.*"):
        assert (shipped / path.relative_to(BUNDLE)).read_bytes() == path.read_bytes()
    assert (shipped / "bundle.js").is_file()
    for name in ("LICENSE", "LICENSE-lessons", "NOTICE", "fonts", "mkdocs-material"):
        assert (good / "licenses" / f"{name}.txt").stat().st_size > 100


def test_every_page_has_our_look_without_any_setting(good: Path) -> None:
    for name, home in (("index.html", ""), ("games/oware/index.html", "../../")):
        page = good / name
        head = page.read_text(encoding="utf-8").partition("</head>")[0]
        assert f'<link rel="stylesheet" href="{home}assets/ubao/theme.css">' in head
        assert f'<link rel="icon" href="{home}assets/ubao/icon.svg">' in head
        preloads = re.findall(
            r'<link rel="preload" href="([^"]*)" as="font"[^>]* crossorigin>', head
        )
        assert len(preloads) == 3
        for link in preloads:
            assert (page.parent / link).read_bytes()[:4] == b"wOF2"
        assert "fonts.googleapis" not in head
    assert "Switch to dark colors" in (good / "index.html").read_text(encoding="utf-8")


def test_every_file_a_style_sheet_names_is_there(good: Path) -> None:
    folder = good / "assets" / "ubao"
    style = (folder / "theme.css").read_text(encoding="utf-8")
    addresses = re.findall(r'url\("(?!data:)([^"]+)"\)', style)
    assert addresses
    for address in addresses:
        assert (folder / address).is_file(), address


def test_an_author_s_settings_and_styles_come_after_ours(other: Path) -> None:
    html = (other / "index.html").read_text(encoding="utf-8")
    assert html.index("theme.css") < html.index("own.css")
    assert '<link rel="icon" href="own.png">' in html
    assert 'data-md-color-scheme="slate"' in html
    assert "Switch to dark colors" not in html
    assert "M12 3 1 9" in html
    assert "fonts.googleapis" not in html


def test_every_page_has_the_policy(good: Path) -> None:
    pages = list(good.rglob("*.html"))
    assert {page.name for page in pages} == {"index.html", "404.html"}
    for page in pages:
        html = page.read_text(encoding="utf-8")
        assert html.count('<meta http-equiv="Content-Security-Policy"') == 1
        assert html.index("Content-Security-Policy") < html.index("<title>")


def test_the_policy_allows_what_other_plugins_write_in_the_end(good: Path) -> None:
    for page in good.rglob("*.html"):
        html = page.read_text(encoding="utf-8")
        assert "<script>late()</script>" in html
        assert hash_inline("late()") in html


def test_a_page_the_policy_cannot_protect_stops_the_build(tmp_path: Path) -> None:
    done = build(write(tmp_path, GOOD | {"bare.html": "<ubao-board></ubao-board>"}))
    assert done.returncode == 1
    assert "bare.html: there is no <head>" in done.stderr


def test_hidden_folders_of_a_site_are_renewed_and_those_of_others_stay(tmp_path: Path) -> None:
    config = 'site_name: Test\nplugins: [ubao]\nexclude_docs: "!.well-known"\n'
    folder = write(tmp_path, {"index.md": "# Home\n"}, config)
    (folder / "site/.git").mkdir(parents=True)
    for words in ("one", "two", "three"):
        (folder / "docs/.well-known/one.txt").unlink(missing_ok=True)
        write(folder, {".well-known/security.txt": words, f".well-known/{words}.txt": ""}, config)
        done = build(folder)
        assert done.returncode == 0, done.stderr
    shown = folder / "site/.well-known"
    assert {path.name for path in shown.iterdir()} == {"security.txt", "two.txt", "three.txt"}
    assert (shown / "security.txt").read_text(encoding="utf-8") == "three"
    assert (folder / "site/.git").is_dir()


def test_the_page_for_lost_addresses_depends_on_no_other_file(good: Path) -> None:
    html = (good / "404.html").read_text(encoding="utf-8")
    assert not re.search(r"<link|<script src|<img", html)


def test_a_site_that_knows_its_address_leads_lost_readers_home(other: Path) -> None:
    html = (other / "404.html").read_text(encoding="utf-8")
    assert 'href="/clubs/ubao/"' in html
    # It doesn't search for the first page, which it knows.
    assert "fetch" not in html


def test_pictures_stay_out_of_the_search(good: Path) -> None:
    index = (good / "search" / "search_index.json").read_text(encoding="utf-8")
    assert "Oware" in index
    assert "in the store" not in index


# While an author is at work


def wait_for(url: str, words: str) -> str:
    """The page at `url` once it holds `words`."""
    for _ in range(900):
        with urlopen(url) as answer:
            page = str(answer.read().decode())
        if words in unescape(page):
            return page
        time.sleep(0.1)
    pytest.fail(f"“{words}” did not come")


def test_an_author_sees_mistakes_and_the_server_lives_on(tmp_path: Path) -> None:
    folder = write(tmp_path, {"index.md": "# Home\n\n```board\ngame: owari\n```\n"})
    mistake = "docs/index.md:4: game: “owari” is not a game."
    with serve(folder) as url:
        assert "<ubao-board" not in wait_for(url, mistake)

        write(folder, {"index.md": f"# Home\n\n{BOARD}"})
        page = wait_for(url, "<ubao-board")
        assert mistake not in unescape(page)
        reload = re.findall(r"<script>((?:(?!</script>).)*livereload.*?)</script>", page, re.DOTALL)
        assert f"script-src {hash_inline(reload[0])} 'self'" in page

        write(folder, {"index.md": "# Home\n\n\n```board\ngame: owari\n```\n"})
        wait_for(url, mistake.replace(":4:", ":5:"))
    log = (folder / "log").read_text(encoding="utf-8")
    assert f"ERROR   -  ubao: {mistake}" in log
    assert f"ERROR   -  ubao: {mistake.replace(':4:', ':5:')}" in log
