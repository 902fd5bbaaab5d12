"""The browser side's modules as a site serves them: joined into few files."""

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

from widgets.runtime import BUNDLE, node

BROWSER = Path(__file__).parent.parent / "browser"
STANDING_IN = BROWSER.parent / "packs" / "browser"
"""Modules that stand for others in a folder that is packed to be played anywhere."""
JOINED = BUNDLE / "joined"
PACKED = BUNDLE / "packed"
"""The scripts of such a folder."""
REPORT = BUNDLE / "scripts.json"
BOARDS = "ubao.js"
"""The script of boards, and of each element that has none of its own."""


@dataclass(frozen=True)
class Element:
    """What `manifest.json` says of a custom element.

    `script` defines it. `games` tells whose words it needs: "named" on its page, "all", or "" for
    none. A `lazy` one is drawn in the page, and its script may wait until it is in sight; a `plain`
    one needs none of the boards' style.
    """

    script: str
    games: str
    lazy: bool
    plain: bool


class File(TypedDict):
    """A joined file: its modules, as paths, and the files that a browser needs before it."""

    modules: list[str]
    imports: list[str]


class Package(TypedDict):
    """A package of npm's, as package-lock.json has it."""

    version: str
    license: str


class Report(TypedDict):
    """What joined files were made of: the digest of each module, and packages by their names."""

    sources: dict[str, str]
    files: dict[str, File]
    packages: dict[str, Package]


@cache
def read_elements() -> dict[str, Element]:
    """The elements that scripts define, by tag."""
    manifest = json.loads((BROWSER / "manifest.json").read_text(encoding="utf-8"))
    return {
        tag: Element(
            script=f"{said['script']}.js" if "script" in said else BOARDS,
            games=said.get("games", ""),
            lazy=said.get("lazy", False),
            plain=said.get("plain", False),
        )
        for tag, said in manifest["elements"].items()
    }


def join(target: Path) -> None:
    """Write the joined files to the folder `target`, and the report."""
    paths = map(str, (BROWSER, STANDING_IN, BUNDLE / "bundle.js", target))
    printed = node.run(node.HERE / "join.mjs", *paths, find_version())
    files = json.loads(printed)
    report = Report(sources=_digest_sources(), files=files, packages=_list_packages(files))
    (target / REPORT.name).write_text(json.dumps(report), encoding="utf-8")


def renew(target: Path) -> None:
    """Join the modules as they are now, in place of what the bundle in `target` had of them."""
    with TemporaryDirectory() as scratch:
        stage = Path(scratch)
        join(stage)
        shutil.copytree(stage, target, copy_function=shutil.copyfile, dirs_exist_ok=True)
        for folder in (JOINED.name, PACKED.name):
            for old in (target / folder).iterdir():
                if not (stage / folder / old.name).exists():
                    old.unlink()


def find_version() -> str:
    """What tells the bundle's Python from any other: the name of its folder."""
    (folder,) = (BUNDLE / "runtime").iterdir()
    return folder.name


def find_python_version() -> str:
    """Return the version of the Python that plays in the browser."""
    lock = BUNDLE / "runtime" / find_version() / "pyodide-lock.json"
    version: str = json.loads(lock.read_text(encoding="utf-8"))["info"]["python"]
    return version


def read_report() -> Report:
    """What the bundle says of its scripts."""
    report: Report = json.loads(REPORT.read_text(encoding="utf-8"))
    return report


def are_joined() -> bool:
    """Return True if the joined files are made of the modules as they are now."""
    return read_report()["sources"] == _digest_sources()


def find_imports(name: str) -> list[str]:
    """The files that a browser needs before it can run a joined one, the nearest first."""
    files = read_report()["files"]
    found = [name]
    for each in found:
        found += [new for new in files[each]["imports"] if new not in found]
    return found[1:]


def find_package(module: str) -> str:
    """Return the name of the npm package that a module is from, or nothing when it's ours."""
    found = re.search(r"node_modules/((?:@[^/]+/)?[^/]+)/", module)
    return found[1] if found else ""


def find_home(module: str) -> str:
    """The joined file that holds a module, given by its path, as in `elements/board.js`.

    What boards load comes first. Other scripts may have a copy: they share nothing with it.
    """
    files = read_report()["files"].items()
    return next(name for name, file in files if module in file["modules"])


def _list_packages(files: dict[str, File]) -> dict[str, Package]:
    locked = json.loads((node.ROOT / "package-lock.json").read_text("utf-8"))["packages"]
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
