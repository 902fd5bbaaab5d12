"""The browser side's modules as a site serves them: joined, or as written while they change."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import TypedDict

from widgets.runtime import BUNDLE, node

BROWSER = Path(__file__).parent.parent / "browser"
STANDING_IN = BROWSER.parent / "packs" / "browser"
"""Modules that stand for others in a folder that is packed to be played anywhere."""
JOINED = BUNDLE / "joined"
PACKED = BUNDLE / "packed"
"""The scripts of such a folder."""
REPORT = BUNDLE / "scripts.json"
OTHERS = ("qr.js", "codemirror.js")
"""Modules that are not ours; `join.mjs` says what npm calls them."""
WHOLE = ("sandbox.js",)
"""Scripts that run where nothing can be loaded, and so are joined whatever has changed."""


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


def join(target: Path) -> None:
    """Write the joined files to the folder `target`, the modules of others, and the report."""
    paths = map(str, (BROWSER, STANDING_IN, BUNDLE / "bundle.js", target))
    printed = node.run(node.HERE / "join.mjs", *paths, find_version())
    files = json.loads(printed)
    report = Report(sources=_digest_sources(), files=files, packages=_list_packages(files))
    (target / REPORT.name).write_text(json.dumps(report), encoding="utf-8")


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
    """Whether the joined files are made of the modules as they are now."""
    return read_report()["sources"] == _digest_sources()


def find() -> dict[str, Path]:
    """The files that a site serves: by their path below the folder of scripts, where they are now.

    A joined file and a module would each have its own board. So when one module is new, changed or
    gone, all of them are served as they were written.
    """
    if are_joined():
        return {path.name: path for path in sorted(JOINED.iterdir())}
    others = {name: BUNDLE / name for name in OTHERS} | {name: JOINED / name for name in WHOLE}
    return _find_sources() | others


def find_imports(name: str) -> list[str]:
    """The files that a browser needs before it can run a joined one, the nearest first.

    None when the modules are served as written: on the author's own machine they come soon enough.
    """
    if not are_joined():
        return []
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
    sources = _find_sources() | {f"packed/{path.name}": path for path in STANDING_IN.glob("*.js")}
    return {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in sources.items()}


def _find_sources() -> dict[str, Path]:
    paths = sorted(BROWSER.rglob("*.js"))
    return {path.relative_to(BROWSER).as_posix(): path for path in paths}
