"""The browser side's modules as a site serves them."""

from __future__ import annotations

import gzip
import re
import shutil
from pathlib import Path

import pytest

from widgets import assets
from widgets.runtime import BUNDLE, __main__, scripts


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The modules' folder, a copy that may be changed."""
    folder = Path(shutil.copytree(scripts.BROWSER, tmp_path / "browser"))
    monkeypatch.setattr(scripts, "BROWSER", folder)
    return folder


def read_site() -> dict[str, str]:
    return {Path(uri).name: text for uri, text in assets.read_scripts()}


def test_modules_are_served_minified(sources: Path) -> None:
    for name, text in read_site().items():
        written = (sources / name).read_bytes()
        less = len(gzip.compress(text.encode())) < len(gzip.compress(written))
        assert less, f"{name} is not; the bundle may be old: run make build."


def test_classes_and_functions_keep_their_names(sources: Path) -> None:
    served = read_site()
    for path in sources.glob("*.js"):
        named = r"^(?:export )?(?:async )?((?:class|function) \w+)"
        for name in re.findall(named, path.read_text(encoding="utf-8"), re.MULTILINE):
            assert name in served[path.name], path.name


def test_a_module_that_changed_since_is_served_as_written(sources: Path) -> None:
    before = read_site()
    changed = (sources / "board.js").read_text(encoding="utf-8") + "// An author was here.\n"
    (sources / "board.js").write_text(changed, encoding="utf-8")
    assert read_site() == before | {"board.js": changed}


def test_a_new_module_is_served(sources: Path) -> None:
    (sources / "new.js").write_text("export const news = 1; // Just in.\n", encoding="utf-8")
    assert "Just in" in read_site()["new.js"]


def test_a_removed_module_leaves_the_bundle(tmp_path: Path) -> None:
    shutil.copytree(BUNDLE, tmp_path / "bundle", ignore=shutil.ignore_patterns("runtime"))
    (tmp_path / "bundle" / "old.js").touch()
    stage = tmp_path / "stage"
    stage.mkdir()
    (stage / "kept.js").touch()
    __main__.replace_scripts(stage, tmp_path / "bundle")
    left = {path.name for path in (tmp_path / "bundle").glob("*.js")}
    assert left == {"bundle.js", "kept.js"}
