"""The bill of materials in CycloneDX 1.6: the origin and license of each file of a site.

Each of the works in `finish.works` is a component, with its files and their hashes. There are no
dates or serial numbers, so it's reproducible.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from fnmatch import translate
from importlib.metadata import version

from widgets.finish.site_files import SiteFiles
from widgets.finish.works import CPYTHON, PROGRAM, PYODIDE, WORKS, Spelt, Work
from widgets.prepare.assets import FOLDER
from widgets.runtime import scripts

BILL = "licences/bom.cdx.json"
PACKED = re.compile(r"\.(?:br|gz)$")
"""A compressed copy, by the same author as its original. Only site maps are compressed alone."""
PATTERNS = [(re.compile("|".join(map(translate, work.files))), work) for work in WORKS]


def write_bill(built: SiteFiles) -> None:
    """Write the bill into a built site."""
    path = built.site / BILL
    path.parent.mkdir(exist_ok=True)
    bill = describe(built, [name for name in built.list_names() if name != BILL])
    path.write_text(json.dumps(bill, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def describe(built: SiteFiles, files: Sequence[str]) -> dict[str, object]:
    """Return the bill for these files of a site."""
    by_work: dict[str, list[str]] = {work.name: [] for work in WORKS}
    for name in files:
        by_work[find_work(name).name].append(name)
    return {
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
            _describe_work(work)
            | {"components": [*_describe_parts(work), *_list_files(built, found)]}
            for work in WORKS
            if (found := by_work[work.name])
        ],
    }


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
    return (
        version(name) if registry == "pypi" else scripts.read_report()["packages"][name]["version"]
    )


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
    if places := _find_places(work):
        component["evidence"] = {"occurrences": [{"location": place} for place in places]}
    return component


def _describe_parts(work: Work) -> list[dict[str, object]]:
    return [
        _describe_work(part) | ({"components": inner} if (inner := _describe_parts(part)) else {})
        for part in list_parts(work)
    ]


def _list_files(built: SiteFiles, files: Sequence[str]) -> list[dict[str, object]]:
    described: list[dict[str, object]] = []
    for name in files:
        hashes = [{"alg": "SHA-256", "content": built.digest(name).sha}]
        described.append(
            {"type": "file", "bom-ref": f"file:{name}", "name": name, "hashes": hashes}
        )
    return described


def _find_places(work: Work) -> list[str]:
    """Return our scripts that contain modules of a work."""
    name = work.source.removeprefix("pkg:npm/")
    return [
        f"{FOLDER}/{script}"
        for script, file in sorted(scripts.read_report()["files"].items())
        if name and name in map(scripts.find_package, file["modules"])
    ]
