"""What a site lets devices keep: the list in its service worker, and how it is installed."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path

import pytest

from tests.help.paths import SITE
from widgets import theme
from widgets.finish import finish
from widgets.finish.offline import WORKER
from widgets.runtime import scripts

PAGE = '<!doctype html><html><head><meta charset="utf-8"></head><body>{}</body></html>'
SCRIPT = '<script type="module" src="{}assets/ubao/offline.js"></script>'


@pytest.fixture(autouse=True)
def joined(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scripts are joined, as for every site that is published; here lies the worker's."""
    folder = tmp_path_factory.mktemp("joined")
    (folder / WORKER).write_text("// kept")
    monkeypatch.setattr(scripts, "JOINED", folder)
    monkeypatch.setattr(scripts, "are_joined", lambda: True)
    monkeypatch.setattr(scripts, "find_imports", lambda name: [])
    return folder / WORKER


def write(folder: Path, files: dict[str, str]) -> None:
    """Write some files of a site."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def read_list(folder: Path) -> dict[str, list[list[object]]]:
    """What the service worker is told to keep."""
    found = re.match(r"self\.ubao = (.*);\n", (folder / WORKER).read_text(encoding="utf-8"))
    assert found
    listed: dict[str, list[list[object]]] = json.loads(found[1])
    return listed


def test_every_file_is_kept_with_its_size_and_python_apart(tmp_path: Path) -> None:
    python = "assets/ubao/runtime/abc/python_stdlib.txt"
    write(tmp_path, {"index.html": PAGE, "a/b.json": "{}", python: "four", "a/b.js.map": "{}"})
    finish(tmp_path)
    listed = read_list(tmp_path)
    size = (tmp_path / "index.html").stat().st_size
    assert [(path, bytes_) for path, _, bytes_ in listed["pages"]] == [
        ("a/b.json", 2),
        ("index.html", size),
    ]
    assert [(path, bytes_) for path, _, bytes_ in listed["runtime"]] == [(python, 4)]


def test_a_changed_file_makes_another_version_and_an_unchanged_site_the_same(
    tmp_path: Path,
) -> None:
    write(tmp_path, {"index.html": PAGE.format("one"), "note.txt": "the same"})
    finish(tmp_path)
    first = (tmp_path / WORKER).read_bytes()
    finish(tmp_path)
    assert (tmp_path / WORKER).read_bytes() == first
    old = {str(path): revision for path, revision, _ in read_list(tmp_path)["pages"]}
    write(tmp_path, {"index.html": PAGE.format("two")})
    finish(tmp_path)
    new = {str(path): revision for path, revision, _ in read_list(tmp_path)["pages"]}
    assert new["index.html"] != old["index.html"]
    assert new["note.txt"] == old["note.txt"]


def test_a_changed_service_worker_is_fetched_anew(tmp_path: Path, joined: Path) -> None:
    write(tmp_path, {"index.html": PAGE})
    finish(tmp_path)
    first = (tmp_path / WORKER).read_text(encoding="utf-8")
    joined.write_text("// another")
    finish(tmp_path)
    second = (tmp_path / WORKER).read_text(encoding="utf-8")
    assert first.splitlines()[0] == second.splitlines()[0]
    assert first.splitlines()[1] != second.splitlines()[1]


def test_every_page_asks_for_it_but_the_one_for_what_is_missing(tmp_path: Path) -> None:
    write(tmp_path, {"index.html": PAGE, "a/b/c.html": PAGE, "404.html": PAGE})
    finish(tmp_path)
    finish(tmp_path)
    texts = {name: (tmp_path / name).read_text() for name in ("index.html", "a/b/c.html")}
    assert texts["index.html"].count(SCRIPT.format("")) == 1
    assert texts["a/b/c.html"].count(SCRIPT.format("../../")) == 1
    assert "offline.js" not in (tmp_path / "404.html").read_text()


def test_a_site_may_be_kept_nowhere(tmp_path: Path) -> None:
    write(tmp_path, {"index.html": PAGE})
    finish(tmp_path, offline=False)
    assert "offline.js" not in (tmp_path / "index.html").read_text()
    assert "unregister" in (tmp_path / WORKER).read_text()


def test_scripts_as_they_are_written_are_kept_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scripts, "are_joined", lambda: False)
    write(tmp_path, {"index.html": PAGE})
    finish(tmp_path)
    assert "unregister" in (tmp_path / WORKER).read_text()


@pytest.mark.parametrize(
    ("config", "kept"), [({"lang": ["en"]}, False), ({"lang": ["en", "pt"]}, True)]
)
def test_what_search_needs_for_other_languages_is_kept_where_it_knows_any(
    tmp_path: Path, config: dict[str, list[str]], kept: bool
) -> None:
    index = {"config": config | {"separator": " "}, "docs": []}
    other = "assets/javascripts/lunr/min/lunr.pt.min.js"
    write(tmp_path, {"index.html": PAGE, other: "", "search/search_index.json": json.dumps(index)})
    finish(tmp_path)
    assert (other in {path for path, _, _ in read_list(tmp_path)["pages"]}) == kept


def test_the_site_can_be_installed() -> None:
    manifest = json.loads((SITE / theme.MANIFEST).read_text(encoding="utf-8"))
    assert manifest["name"] == "Ubao"
    sizes = {}
    for icon in manifest["icons"]:
        path = SITE / icon["src"]
        assert path.is_file(), icon
        if path.suffix == ".png":
            # Width and height stand behind the first chunk's name.
            width, height = struct.unpack(">II", path.read_bytes()[16:24])
            sizes[icon["src"]] = f"{width}x{height}"
            assert icon["sizes"] == sizes[icon["src"]]
    assert {"192x192", "512x512"} <= {*sizes.values()}
    html = (SITE / "games" / "oware" / "index.html").read_text(encoding="utf-8")
    assert '<link rel="manifest" href="../../manifest.webmanifest">' in html
