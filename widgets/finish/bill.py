"""The bill of materials in CycloneDX 1.6: the origin and license of each file of a site.

Each of the works that a site consists of is a component, with its files and their hashes. There are
no dates or serial numbers, so it's reproducible. NOTICE lists the same works for people, with
license texts.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from fnmatch import translate
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from widgets import ASSETS
from widgets.finish.hosts import list_files
from widgets.runtime import scripts


@dataclass(frozen=True)
class Work:
    """A third-party work.

    `license` is an id or expression of SPDX, or the full name of one that SPDX doesn't have.
    `files` are patterns of paths in the site; a file belongs to the first work that matches.
    `parts` are works inside this one.
    """

    name: str
    license: str
    files: tuple[str, ...] = ()
    source: str = ""
    """A package URL (purl) without its version, which the installed or locked package has."""
    version: str = ""
    """The version, if no package gives it."""
    parts: tuple[Work, ...] = ()


PUBLIC = "Public domain"
EXPRESSION = re.compile(" (?:AND|OR|WITH) ")
"""Joins licenses in SPDX expressions."""
PYTHON = f"{ASSETS}/runtime/*/"
PYODIDE = Work(
    "Pyodide", "MPL-2.0",
    (f"{PYTHON}pyodide*", f"{PYTHON}MPL-2.0.txt", f"{PYTHON}NOTICE.txt"),
    "pkg:npm/pyodide",
    parts=(
        Work("Emscripten", "MIT"), Work("musl libc", "MIT"),
        Work("LLVM runtime libraries", "Apache-2.0 WITH LLVM-exception"),
        Work("libffi", "MIT"), Work("zlib", "Zlib"), Work("bzip2", "bzip2-1.0.6"),
        Work("Zstandard", "BSD-3-Clause"), Work("XZ Utils", "0BSD"), Work("SQLite", PUBLIC),
        Work("stackframe", "MIT"), Work("error-stack-parser", "MIT"),
    ),
)  # fmt: skip
CPYTHON = Work(
    "CPython", "PSF-2.0",
    (f"{PYTHON}python_stdlib.txt", f"{PYTHON}PSF-2.0.txt"),
    "pkg:generic/cpython",
    parts=(Work("The rules of the games", "MIT", source="pkg:pypi/ubao-rules"),),
)  # fmt: skip
LETTERS = (
    Work("Andika", "OFL-1.1", (f"{ASSETS}/fonts/ubao-text*",), version="6.101"),
    Work("Bitter", "OFL-1.1", (f"{ASSETS}/fonts/ubao-heading*",), version="3.021"),
)
LUNR = "assets/javascripts/lunr/"
"""Material's search support for languages other than English."""
SEARCH = (
    Work("TinySegmenter", "BSD-3-Clause", (f"{LUNR}tinyseg*",)),
    Work("wordcut", "GNU Lesser General Public License", (f"{LUNR}wordcut*",)),
    Work("lunr-languages", "MPL-1.1", (f"{LUNR}*",)),
)
MATERIAL = Work(
    "Material for MkDocs", "MIT",
    (
        "assets/javascripts/*", "assets/stylesheets/*", "assets/images/favicon.png",
        "licenses/mkdocs-material.txt",
    ),
    "pkg:pypi/mkdocs-material",
    parts=(
        Work("RxJS", "Apache-2.0"), Work("tslib", "0BSD"), Work("lunr.js", "MIT"),
        Work("clipboard.js", "MIT"), Work("escape-html", "MIT"),
        Work("focus-visible", "W3C-20150513"), Work("Material Design Icons", "Apache-2.0"),
        Work("Material Design colors", "MIT"),
    ),
)  # fmt: skip
PROGRAM = Work(
    "Ubao", "MIT",
    (
        f"{ASSETS}/*", "pyodide/*", "licenses/*", "service-worker.js", "manifest.webmanifest",
        "_headers", ".htaccess",
    ),
    "pkg:pypi/ubao",
)  # fmt: skip
"""Its parts are the npm packages bundled into our scripts, as listed by the bundle."""
LESSONS = Work(
    "The lessons: pages, puzzles and plans, also of the site's own authors", "CC-BY-4.0",
    (
        "*.html", "*.json", "*.xml", "*.xml.gz", "*.yml", "*.py", "*.ipynb", "publish/*",
        "games/*.txt",
    ),
    parts=(
        Work("Natural Earth", PUBLIC),
        Work("world-atlas", "ISC", source="pkg:npm/world-atlas", version="2.0.2"),
    ),
)  # fmt: skip
REFERENCE = Work("mkdocstrings", "ISC", ("assets/_mkdocstrings.css", "objects.inv"))
OTHER = Work("Files that Ubao does not know", "Ask those who made this site", ("*",))

WORKS = (PYODIDE, CPYTHON, *LETTERS, *SEARCH, MATERIAL, PROGRAM, REFERENCE, LESSONS, OTHER)


BILL = "licenses/bom.cdx.json"
PACKED = re.compile(r"\.(?:br|gz)$")
"""A compressed copy, by the same author as its original. Only site maps are compressed alone."""
PATTERNS = [(re.compile("|".join(map(translate, work.files))), work) for work in WORKS]


def write_bill(site: Path) -> None:
    """Write the bill into a built site."""
    path = site / BILL
    path.parent.mkdir(exist_ok=True)
    by_work: dict[str, list[object]] = {work.name: [] for work in WORKS}
    for name in list_files(site):
        if name != BILL:
            digest = sha256((site / name).read_bytes()).hexdigest()
            hashes = [{"alg": "SHA-256", "content": digest}]
            by_work[find_work(name).name].append(
                {"type": "file", "bom-ref": f"file:{name}", "name": name, "hashes": hashes}
            )
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "site",
                "name": "A site made with Ubao",
                "externalReferences": [{"type": "license", "url": "NOTICE.txt"}],
            }
        },
        "components": [
            _describe_work(work) | {"components": [*_describe_parts(work), *found]}
            for work in WORKS
            if (found := by_work[work.name])
        ],
    }
    path.write_text(json.dumps(bill, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def find_work(path: str) -> Work:
    """Return the work a file belongs to, by its path in the site."""
    name = PACKED.sub("", path)
    return next(work for pattern, work in PATTERNS if pattern.match(name))


def find_version(work: Work) -> str:
    """Return the version of a work in the site, or nothing if it has no number."""
    registry, _, name = work.source.removeprefix("pkg:").partition("/")
    if work.version or not registry:
        return work.version
    if work is CPYTHON:
        return scripts.find_python_version()
    if registry == "pypi":
        return version(name)
    return scripts.read_report()["packages"][name]["version"]


def list_parts(work: Work) -> tuple[Work, ...]:
    """Return a work's parts: for our scripts, the npm packages bundled into them."""
    if work is not PROGRAM:
        return work.parts
    return tuple(
        Work(name, package["license"], source=f"pkg:npm/{name}")
        for name, package in scripts.read_report()["packages"].items()
        if name != PYODIDE.name.lower()
    )


def _describe_work(work: Work) -> dict[str, object]:
    terms = work.license
    if EXPRESSION.search(terms):
        licenses: dict[str, object] = {"expression": terms}
    else:
        licenses = {"license": {"name" if " " in terms else "id": terms}}
    component: dict[str, object] = {
        "type": "data" if terms == "CC-BY-4.0" else "library",
        "bom-ref": f"work:{work.name}",
        "name": work.name,
        "licenses": [licenses],
    }
    if released := find_version(work):
        component["version"] = released
    if work.source:
        component["purl"] = f"{work.source.replace('@', '%40')}@{released}"
    package = work.source.removeprefix("pkg:npm/")
    # Our scripts that contain modules of the work
    places = [
        f"{ASSETS}/{script}"
        for script, file in sorted(scripts.read_report()["files"].items())
        if package and package in map(scripts.find_package, file["modules"])
    ]
    if places:
        component["evidence"] = {"occurrences": [{"location": place} for place in places]}
    return component


def _describe_parts(work: Work) -> list[dict[str, object]]:
    return [
        _describe_work(part) | ({"components": inner} if (inner := _describe_parts(part)) else {})
        for part in list_parts(work)
    ]
