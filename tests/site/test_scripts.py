"""The browser side's modules as a site serves them."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.help.paths import ROOT
from widgets.prepare import assets
from widgets.runtime import BUNDLE, __main__, scripts

ENTRIES = {
    "ubao.js", "worker.js", "chooser.js", "lesson.js", "wall.js", "rooms.js", "ready.js",
    "sets.js", "results.js", "tournament.js", "numbers.js", "paper.js", "offline.js", "renewal.js",
    "recalling.js",
    "snapshot.js", "service-worker.js", "sandbox.js",
}  # fmt: skip
"""What pages and workers name."""
LONGEST = 250
"""Lines of a module: one that grows longer does more than one thing."""


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The modules' folder, a copy that may be changed."""
    folder = Path(shutil.copytree(scripts.BROWSER, tmp_path / "widgets" / "browser"))
    monkeypatch.setattr(scripts, "BROWSER", folder)
    return folder


def read_site() -> dict[str, str]:
    """The scripts of a site by name, without the description of the runtime."""
    folder = f"{assets.FOLDER}/"
    return {
        uri.removeprefix(folder): path.read_text(encoding="utf-8")
        for uri, path in assets.collect()
        if uri.startswith(folder)
        if path != BUNDLE / "bundle.js" and not uri.startswith(f"{folder}runtime/")
    }


def read_written(folder: Path) -> dict[str, str]:
    """The modules as they were written, and those that are not ours."""
    paths = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*.js")}
    paths |= {name: BUNDLE / name for name in scripts.OTHERS}
    paths |= {name: scripts.JOINED / name for name in scripts.WHOLE}
    return {name: path.read_text(encoding="utf-8") for name, path in paths.items()}


def join(folder: Path) -> dict[str, str]:
    """The files that a folder's modules are joined into."""
    target = folder.parent / "target"
    target.mkdir()
    scripts.join(target)
    joined = (target / "joined").iterdir()
    return {path.name: path.read_text(encoding="utf-8") for path in joined}


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
    # These hold nothing but types.
    assert written - held == {"game/events.js", "board/api.js"}


def test_no_module_is_long() -> None:
    modules = scripts.BROWSER.rglob("*.js")
    lines = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in modules}
    assert {name: count for name, count in lines.items() if count > LONGEST} == {}


def test_a_board_comes_in_one_file_and_what_comes_later_in_others() -> None:
    (first,) = scripts.find_imports("ubao.js")
    assert scripts.find_home("elements/board.js") == first
    later = {"features.js", "play/hint.js", "saving/share.js", "board/sounds.js"}
    later |= {"elements/demo.js", "elements/puzzle.js", "elements/trainer.js"}
    assert first not in {scripts.find_home(name) for name in later}


def test_comments_stay_in_the_maps() -> None:
    site = read_site()
    for name in (name for name in site if name.endswith(".js") and name not in scripts.WHOLE):
        assert "/**" not in site[name], name
        assert f"{name}.map" in site, name
    home = json.loads(site[f"{scripts.find_home('elements/board.js')}.map"])
    content = dict(zip(home["sources"], home["sourcesContent"], strict=True))
    board = "elements/board.js"
    assert content[board] == (scripts.BROWSER / board).read_text(encoding="utf-8")


def test_the_same_modules_make_the_same_files_anywhere(sources: Path) -> None:
    (sources.parents[1] / "node_modules").symlink_to(ROOT / "node_modules")
    assert join(sources) == read_site()


@pytest.mark.parametrize("change", ["changed", "new", "gone"])
def test_while_an_author_changes_a_module_all_are_served_as_written(
    sources: Path, change: str
) -> None:
    if change == "gone":
        (sources / "board" / "sounds.js").unlink()
    else:
        name = "elements/board.js" if change == "changed" else "new.js"
        with (sources / name).open("a", encoding="utf-8") as module:
            module.write("// An author was here.\n")
    assert read_site() == read_written(sources)
    assert scripts.find_imports("ubao.js") == []


def test_old_files_leave_the_bundle(tmp_path: Path) -> None:
    stage, target = tmp_path / "stage", tmp_path / "bundle"
    new, old = ("qr.js", "joined/new.js"), ("bundle.js", "old.js", "joined/old.js")
    for folder, names in ((stage, new), (target, old)):
        (folder / "joined").mkdir(parents=True)
        for name in names:
            (folder / name).touch()
    __main__.replace_scripts(stage, target)
    left = {path.relative_to(target).as_posix() for path in target.rglob("*.js")}
    assert left == {"bundle.js", "qr.js", "joined/new.js"}
