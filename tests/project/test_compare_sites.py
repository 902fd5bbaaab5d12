"""What `make compat` considers a difference between two builds of a site."""

from __future__ import annotations

import gzip
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from tests.help.paths import ROOT

PAGE = '<meta name="generator" content="{}"><p>{}</p>'


def compare(folder: Path, ours: dict[str, bytes], theirs: dict[str, bytes]) -> tuple[int, str]:
    """Return the exit code and output of a comparison."""
    for site, files in (("ours", ours), ("theirs", theirs)):
        for name, data in files.items():
            path = folder / site / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "compare_sites.py", "ours", "theirs"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def make(generator: str, words: str, date: str) -> dict[str, bytes]:
    sitemap = f"<lastmod>{date}</lastmod>".encode()
    digest = sha256(date.encode()).hexdigest()[:16]
    return {
        "a/index.html": PAGE.format(generator, words).encode(),
        "sitemap.xml": sitemap,
        "sitemap.xml.gz": gzip.compress(sitemap),
        "service-worker.js": f'["a/","{digest}",{len(date)}]'.encode(),
    }


def test_what_generators_say_of_themselves_is_no_difference(tmp_path: Path) -> None:
    one, other = make("A 1", "Hello", "2026-01-01"), make("B 2", "Hello", "2026-01-02")
    assert compare(tmp_path, one, other) == (0, "4 files are the same.\n")


def test_a_page_that_differs_is_shown(tmp_path: Path) -> None:
    code, words = compare(tmp_path, make("A", "Hello", ""), make("A", "Hallo", ""))
    assert code == 1
    assert words.splitlines()[0] == "a/index.html: differs"
    assert "-<p>Hello</p>" in words
    assert "+<p>Hallo</p>" in words


@pytest.mark.parametrize("missing", ["ours", "theirs"])
def test_a_file_that_one_site_lacks_is_named(tmp_path: Path, missing: str) -> None:
    sites = {"ours": make("A", "x", ""), "theirs": make("A", "x", "")}
    del sites[missing]["sitemap.xml"]
    (has,) = {"ours", "theirs"} - {missing}
    assert compare(tmp_path, **sites) == (1, f"sitemap.xml: only in {has}\n")


def test_bytes_that_are_no_text_may_differ_too(tmp_path: Path) -> None:
    assert compare(tmp_path, {"a": b"\xff"}, {"a": b"\xfe"}) == (1, "a: differs\n")
