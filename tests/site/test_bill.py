"""The bill of materials names every file of the site once, and every work that NOTICE names."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.help.paths import OTHER_SITES, ROOT, SITE
from widgets.finish.bill import (
    BILL,
    CPYTHON,
    LESSONS,
    OTHER,
    PROGRAM,
    PYODIDE,
    WORKS,
    Work,
    find_version,
    find_work,
    list_parts,
    write_bill,
)
from widgets.runtime import scripts

NOTICE = (ROOT / "NOTICE").read_text(encoding="utf-8").partition("-----")[0]


def read_bill(folder: Path = SITE) -> dict[str, Any]:
    bill: dict[str, Any] = json.loads((folder / BILL).read_text(encoding="utf-8"))
    return bill


def walk(works: tuple[Work, ...] = WORKS) -> Iterator[Work]:
    """Return all works, including those inside others."""
    for work in works:
        yield work
        yield from walk(list_parts(work))


def check_schema(text: str) -> None:
    """Check a bill against its published schema."""
    # Importing them takes most of a second, and each worker of a run imports this file.
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(text) is None


def test_it_is_as_its_published_schema_says() -> None:
    check_schema((SITE / BILL).read_text(encoding="utf-8"))


@pytest.mark.parametrize("folder", [SITE, *OTHER_SITES.values()], ids=["en", *OTHER_SITES])
def test_every_file_stands_in_it_once_with_its_hash(folder: Path) -> None:
    listed = [
        (part["name"], part["hashes"][0]["content"])
        for component in read_bill(folder)["components"]
        for part in component["components"]
        if part["type"] == "file"
    ]
    assert max(Counter(name for name, _ in listed).values()) == 1
    files = {path for path in folder.rglob("*") if path.is_file()} - {folder / BILL}
    if folder == SITE:
        files -= {path for other in OTHER_SITES.values() for path in other.rglob("*")}
    found = {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in files
    }
    assert dict(listed) == found


def test_no_file_of_ours_is_of_unknown_make() -> None:
    assert OTHER.name not in {component["name"] for component in read_bill()["components"]}


def test_what_others_made_is_theirs() -> None:
    material = find_spec("material")
    assert material
    assert material.origin
    theirs = {
        hashlib.sha256(path.read_bytes()).digest()
        for path in Path(material.origin).parent.rglob("templates/assets/**/*")
        if path.is_file()
    }
    ours = {PROGRAM.name, LESSONS.name}
    shipped = [
        path.relative_to(SITE).as_posix()
        for path in (SITE / "assets").rglob("*")
        if path.is_file() and hashlib.sha256(path.read_bytes()).digest() in theirs
    ]
    assert len(shipped) > 30
    assert [name for name in shipped if find_work(name).name in ours] == []
    runtime = [path.relative_to(SITE).as_posix() for path in SITE.glob("assets/ubao/runtime/*/*")]
    assert {find_work(name) for name in runtime} == {PYODIDE, CPYTHON}


def test_modules_of_others_in_our_scripts_are_named_where_they_are() -> None:
    text = json.dumps(read_bill())
    joined = {
        name
        for name, file in scripts.read_report()["files"].items()
        if "node_modules" in str(file["modules"])
    }
    assert len(joined) > 3
    for name in joined:
        assert f'"location": "assets/ubao/{name}"' in text


def test_versions_are_those_that_are_locked() -> None:
    package = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    named = {work.name.lower(): find_version(work) for work in walk()}
    # Everything in a bundle; esbuild and acorn only make it.
    for name in package["dependencies"].keys() - {"esbuild", "acorn"}:
        assert named[name] == package["dependencies"][name]
    # One that package.json doesn't name: CodeMirror brings it.
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert named["style-mod"] == lock["node_modules/style-mod"]["version"]
    (lock,) = SITE.glob("assets/ubao/runtime/*/pyodide-lock.json")
    assert json.loads(lock.read_text(encoding="utf-8"))["info"]["python"] == find_version(CPYTHON)


def test_the_notice_names_every_work() -> None:
    for work in walk():
        if work in (OTHER, PROGRAM, LESSONS, *CPYTHON.parts) or work.name.startswith("workbox-"):
            continue
        assert work.name in NOTICE, work.name
        # The notice leaves package versions to this bill.
        if work.version:
            assert f"{work.name} {work.version}" in NOTICE


def test_a_school_s_own_files_are_named_as_such(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "video.mp4").write_text("…")
    write_bill(tmp_path)
    first = (tmp_path / BILL).read_bytes()
    write_bill(tmp_path)
    assert (tmp_path / BILL).read_bytes() == first
    found = {
        component["name"]: [part["name"] for part in component["components"]][-1]
        for component in read_bill(tmp_path)["components"]
    }
    assert found == {LESSONS.name: "index.html", OTHER.name: "video.mp4"}


def test_a_bill_of_two_files_is_whole(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("abc")
    (tmp_path / "video.mp4").write_text("…")
    write_bill(tmp_path)
    text = (tmp_path / BILL).read_text(encoding="utf-8")
    check_schema(text)
    bill = json.loads(text)
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    about = bill["metadata"]["component"]
    assert about["bom-ref"] == "site"
    assert about["externalReferences"] == [{"type": "license", "url": "NOTICE.txt"}]
    ours, other = bill["components"]
    # Lessons aren't programs.
    assert (ours["type"], other["type"]) == ("data", "library")
    page = ours["components"][-1]
    # SHA-256 of “abc”, as FIPS 180-2 has it.
    sha = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert page == {
        "type": "file",
        "bom-ref": "file:index.html",
        "name": "index.html",
        "hashes": [{"alg": "SHA-256", "content": sha}],
    }
