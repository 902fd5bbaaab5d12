"""The bill of materials in CycloneDX 1.6: the origin and license of each file of a site.

Each of the works in `finish.works` is a component, with its files and their hashes. There are no
dates or serial numbers, so it's reproducible.
"""

from __future__ import annotations

import json
import re
from fnmatch import translate
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from widgets.finish.hosts import list_files
from widgets.finish.works import CPYTHON, PROGRAM, PYODIDE, WORKS, Spelt, Work
from widgets.prepare.assets import FOLDER
from widgets.runtime import scripts

BILL = "licences/bom.cdx.json"
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
    licence = work.licence
    if isinstance(licence, Spelt):
        licences: dict[str, object] = {"license": {"name": licence.name}}
    elif " " in licence:
        licences = {"expression": licence}
    else:
        licences = {"license": {"id": licence}}
    component: dict[str, object] = {
        "type": "data" if work.licence == "CC-BY-4.0" else "library",
        "bom-ref": f"work:{work.name}",
        "name": work.name,
        "licenses": [licences],
    }
    if released := find_version(work):
        component["version"] = released
    if work.source:
        component["purl"] = f"{work.source.replace('@', '%40')}@{released}"
    package = work.source.removeprefix("pkg:npm/")
    # Our scripts that contain modules of the work
    places = [
        f"{FOLDER}/{script}"
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
