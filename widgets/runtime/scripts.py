"""The browser side's modules, bundled into few files for sites."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypedDict

from widgets import ROOT
from widgets.runtime import BUNDLE, node

BROWSER = Path(__file__).parent.parent / "browser"
STANDING_IN = BROWSER.parent / "packs" / "browser"
"""Modules that replace others in a folder packed to use anywhere."""
JOINED = BUNDLE / "joined"
PACKED = BUNDLE / "packed"
"""The scripts of such a folder."""
REPORT = BUNDLE / "scripts.json"
BOARDS = "ubao.js"
"""The script of boards, and of elements without their own."""


@dataclass(frozen=True)
class Element:
    """A custom element in `manifest.json`, defined by `script`.

    It needs the messages of the games "named" on its page, of "all" games or, with "", of none. A
    `lazy` one is drawn, so its script may wait until it is in view; a `plain` one needs no boards'
    style. The script `before`, if any, runs before the page is drawn.
    """

    script: str
    before: str
    games: str
    lazy: bool
    plain: bool


class File(TypedDict):
    """A bundled file: the paths of its modules, and the files it imports."""

    modules: list[str]
    imports: list[str]


class Package(TypedDict):
    """An npm package, as in package-lock.json."""

    version: str
    license: str


class Report(TypedDict):
    """The sources of bundled files: a digest of each module, and packages by name."""

    sources: dict[str, str]
    files: dict[str, File]
    packages: dict[str, Package]


@cache
def read_elements() -> dict[str, Element]:
    """Return the custom elements by tag."""
    manifest = json.loads((BROWSER / "manifest.json").read_text(encoding="utf-8"))
    return {
        tag: Element(
            script=f"{said['script']}.js" if "script" in said else BOARDS,
            before=said.get("before", ""),
            games=said.get("games", ""),
            lazy=said.get("lazy", False),
            plain=said.get("plain", False),
        )
        for tag, said in manifest["elements"].items()
    }


def renew(target: Path) -> None:
    """Bundle the current modules, replacing those in `target`."""
    with TemporaryDirectory() as scratch:
        stage = Path(scratch)
        paths = map(str, (BROWSER, STANDING_IN, BUNDLE / "bundle.js", stage))
        files = json.loads(node.run(node.HERE / "join.mjs", *paths, find_version()))
        report = Report(sources=_digest_sources(), files=files, packages=_list_packages(files))
        (stage / REPORT.name).write_text(json.dumps(report), encoding="utf-8")
        shutil.copytree(stage, target, copy_function=shutil.copyfile, dirs_exist_ok=True)
        for folder in (JOINED.name, PACKED.name):
            for old in (target / folder).iterdir():
                if not (stage / folder / old.name).exists():
                    old.unlink()


def find_version() -> str:
    """Return the version of the bundle's Python: the name of its folder."""
    (folder,) = (BUNDLE / "runtime").iterdir()
    return folder.name


def find_python_version() -> str:
    """Return the version of the browser's Python."""
    lock = BUNDLE / "runtime" / find_version() / "pyodide-lock.json"
    version: str = json.loads(lock.read_text(encoding="utf-8"))["info"]["python"]
    return version


def read_report() -> Report:
    """Return the bundle's report."""
    report: Report = json.loads(REPORT.read_text(encoding="utf-8"))
    return report


def are_joined() -> bool:
    """Return whether the bundled files match the current modules."""
    return read_report()["sources"] == _digest_sources()


def find_imports(name: str) -> list[str]:
    """Return the files that a bundled one imports, directly or not, nearest first."""
    files = read_report()["files"]
    found = [name]
    for each in found:
        found += [new for new in files[each]["imports"] if new not in found]
    return found[1:]


def find_package(module: str) -> str:
    """Return the npm package that contains a module, or nothing if it's ours."""
    found = re.search(r"node_modules/((?:@[^/]+/)?[^/]+)/", module)
    return found[1] if found else ""


def _list_packages(files: dict[str, File]) -> dict[str, Package]:
    locked = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    names = {find_package(module) for file in files.values() for module in file["modules"]} - {""}
    packages = {name: locked[f"node_modules/{name}"] for name in sorted(names)}
    return {
        name: Package(version=package["version"], license=package["license"])
        for name, package in packages.items()
    }


def _digest_sources() -> dict[str, str]:
    return {
        f"{folder.parent.name}/{path.relative_to(folder).as_posix()}": hashlib.sha256(
            path.read_bytes()
        ).hexdigest()
        for folder in (BROWSER, STANDING_IN)
        for path in sorted(folder.rglob("*.js*"))
    }
