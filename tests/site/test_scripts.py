"""The browser side's modules as a site serves them."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from tests.help.bundled import find_home
from tests.help.paths import ROOT, SITE
from widgets import ASSETS
from widgets.prepare import assets
from widgets.runtime import BUNDLE, scripts

MANIFEST = json.loads((scripts.BROWSER / "manifest.json").read_text(encoding="utf-8"))
ENTRIES = {
    *(f"{name}.js" for name in MANIFEST["scripts"]),
    *(element.script for element in scripts.read_elements().values()),
}
"""What pages and workers name."""


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The modules' folder and the bundle, copies that may be changed."""
    folder = Path(shutil.copytree(scripts.BROWSER, tmp_path / "widgets" / "browser"))
    bundle = Path(shutil.copytree(BUNDLE, tmp_path / "bundle"))
    (tmp_path / "node_modules").symlink_to(ROOT / "node_modules")
    monkeypatch.setattr(scripts, "BROWSER", folder)
    for name in ("JOINED", "PACKED", "REPORT"):
        monkeypatch.setattr(scripts, name, bundle / getattr(scripts, name).name)
    monkeypatch.setattr(scripts, "BUNDLE", bundle)
    monkeypatch.setattr(assets, "BUNDLE", bundle)
    return folder


def read_site() -> dict[str, str]:
    """The scripts of a site by name, without the description of the runtime."""
    return {path.name: path.read_text(encoding="utf-8") for path in scripts.JOINED.iterdir()}


def test_what_pages_name_is_there() -> None:
    assert scripts.are_joined(), "The bundle is old: run make build."
    assert set(read_site()) >= ENTRIES


def test_no_page_has_a_module_twice() -> None:
    files = scripts.read_report()["files"]
    held = [
        name
        for home, file in files.items()
        if home not in ENTRIES - {"ubao.js"}
        for name in file["modules"]
    ]
    assert len(held) == len(set(held))


def test_every_module_is_in_some_file() -> None:
    held = {name for file in scripts.read_report()["files"].values() for name in file["modules"]}
    written = {
        path.relative_to(scripts.BROWSER).as_posix() for path in scripts.BROWSER.rglob("*.js")
    }
    assert written <= held


def test_what_opens_dialogs_comes_with_their_style() -> None:
    files = scripts.read_report()["files"]
    assert any("kit/dialog.js" in file["modules"] for file in files.values())
    for tag, element in scripts.read_elements().items():
        if element.plain:
            names = element.script, *scripts.find_imports(element.script)
            assert not any("kit/dialog.js" in files[name]["modules"] for name in names), tag


def test_a_board_comes_in_one_file_and_what_comes_later_in_others() -> None:
    (first,) = scripts.find_imports("ubao.js")
    assert find_home("elements/board.js") == first
    later = {"elements/features.js", "play/hint.js", "saving/share.js", "board/sounds.js"}
    later |= {"elements/demo.js", "elements/puzzle.js", "elements/trainer.js"}
    assert first not in {find_home(name) for name in later}


def test_comments_stay_in_the_maps() -> None:
    site = read_site()
    for name in (name for name in site if name.endswith(".js") and name != "sandbox.js"):
        assert "/**" not in site[name], name
        # A file that only leads to others has no source to map.
        leads = re.fullmatch(r"(import[^;]+;)+(export\{[^}]*\};)?\s*", site[name])
        assert (f"{name}.map" in site) == (not leads), name
        assert ("sourceMappingURL" in site[name]) == (not leads), name
    home = json.loads(site[f"{find_home('elements/board.js')}.map"])
    content = dict(zip(home["sources"], home["sourcesContent"], strict=True))
    board = "elements/board.js"
    assert content[board] == (scripts.BROWSER / board).read_text(encoding="utf-8")


def test_the_same_modules_make_the_same_files_anywhere(sources: Path) -> None:
    before = read_site()
    scripts.renew(scripts.JOINED.parent)
    assert read_site() == before


def test_modules_that_an_author_changes_are_joined_anew(sources: Path) -> None:
    changed, gone, new = (sources / "board" / f"{name}.js" for name in ("sounds", "markers", "new"))
    # Each by itself is noticed.
    for module, text in ((changed, "// Louder.\n"), (gone, None), (new, "export {};\n")):
        before = module.read_text() if module.exists() else None
        for now in (text, before):
            if now is None:
                module.unlink()
            else:
                module.write_text(now)
            assert scripts.are_joined() == (now == before)
    with changed.open("a") as sounds:
        sounds.write("console.info('Louder.');\n")
    gone.unlink()
    new.write_text("console.info('An author was here.');\n")
    (sources / "board" / "view.js").write_text("import './new.js';\nexport class BoardView {}\n")
    (sources / "elements" / "features.js").write_text("import '../board/sounds.js';\n")
    old = read_site()
    served = {uri for uri, _ in assets.collect()}
    assert scripts.are_joined()
    site = read_site()
    assert {f"{ASSETS}/{name}" for name in site} <= served
    assert old.keys() - site.keys(), "old files leave the bundle"
    written = "".join(text for name, text in site.items() if name.endswith(".js"))
    assert "Louder." in written
    assert "An author was here." in written
    assert "drawMarkers" in "".join(old.values())
    assert "drawMarkers" not in "".join(site.values())


def test_each_script_of_a_page_is_missed_where_it_does_not_come() -> None:
    """Whatever elements a page has: one line awaits one element of each of their scripts."""
    elements = scripts.read_elements()
    apart = {"late.js", "offline.js"}
    seen = set()
    for path in SITE.rglob("*.html"):
        html = path.read_text(encoding="utf-8")
        linked = re.findall(r'<script type="module" src="[^"]*assets/ubao/([^/"]+)"', html)
        needed = {*linked} - apart
        # The example of a page of another generator has what its author wrote.
        if not needed or path.name == "plain.html":
            continue
        (tags,) = re.findall('<p class="ubao-late"[^>]* data-needs="([^"]*)"', html)
        assert {elements[tag].script for tag in tags.split()} == needed, path
        seen |= needed
    assert seen == {each.script for each in elements.values()}
