"""The build's files for hosts, and the examples for others: real hosts accept them."""

from __future__ import annotations

import gzip
from importlib import import_module
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from tests.help.hosts import PROGRAMS, serve
from tests.help.paths import SITE
from widgets.finish import finish
from widgets.host_check import check

HASHED = "assets/ubao/chunk-T2WK3JF4.js"


@pytest.fixture(params=PROGRAMS)
def name(request: pytest.FixtureRequest) -> str:
    """An installed host program."""
    found: str = request.param
    if not PROGRAMS[found].find():
        pytest.skip(f"{found} is not installed here")
    return found


def test_a_host_that_is_told_so_does_all_that_it_should(name: str) -> None:
    with serve(PROGRAMS[name], SITE) as address:
        assert list(check(address)) == []


def test_packed_files_are_sent_as_what_they_are(name: str, tmp_path: Path) -> None:
    write_site(tmp_path)
    finish(tmp_path, packed=True)
    kinds = {"apache": ("gzip", "br"), "caddy": ("gzip", "br"), "nginx": ("gzip",)}
    with serve(PROGRAMS[name], tmp_path) as address:
        for kind in kinds[name]:
            for path, found in (("", "text/html"), (HASHED, "text/javascript")):
                request = Request(address + path, headers={"Accept-Encoding": kind})
                with urlopen(request) as answer:
                    packed = tmp_path / f"{path or 'index.html'}.{'gz' if kind == 'gzip' else kind}"
                    assert answer.read() == packed.read_bytes()
                    assert answer.headers["Content-Encoding"] == kind
                    assert answer.headers["Content-Type"].partition(";")[0] == found
                    assert ("immutable" in answer.headers["Cache-Control"]) == (path == HASHED)
        with urlopen(address + HASHED) as answer:
            assert answer.read() == (tmp_path / HASHED).read_bytes()


def write_site(folder: Path) -> None:
    """The smallest site: a page, and a file that can be cached forever."""
    (folder / "index.html").write_text(f"<!doctype html><head></head>{'page ' * 500}")
    path = folder / HASHED
    path.parent.mkdir(parents=True)
    path.write_text("// script\n" * 500)


def test_packed_files_unpack_to_what_lies_beside_them(tmp_path: Path) -> None:
    write_site(tmp_path)
    (tmp_path / "short.css").write_text("a {}")
    finish(tmp_path, packed=True)
    for path in (tmp_path / "index.html", tmp_path / HASHED):
        packed = {
            suffix: path.with_name(path.name + suffix).read_bytes() for suffix in (".gz", ".br")
        }
        assert gzip.decompress(packed[".gz"]) == path.read_bytes()
        assert import_module("brotli").decompress(packed[".br"]) == path.read_bytes()
    assert not (tmp_path / "short.css.gz").exists()


def test_a_file_of_headers_names_no_file_twice_for_one_header(tmp_path: Path) -> None:
    write_site(tmp_path)
    finish(tmp_path)
    blocks = read_headers(tmp_path)
    assert blocks[f"/{HASHED}"] == ["Cache-Control: public, max-age=31536000, immutable"]
    assert "/index.html" not in blocks
    assert not any(line.startswith("Cache-Control") for line in blocks["/*"])


def test_no_host_is_given_more_than_it_reads() -> None:
    text = (SITE / "_headers").read_text(encoding="utf-8")
    # The limits of Cloudflare Pages.
    assert len(read_headers(SITE)) <= 100
    assert max(map(len, text.splitlines())) <= 2000


def test_files_of_an_author_s_own_stay(tmp_path: Path) -> None:
    write_site(tmp_path)
    (tmp_path / "_headers").write_text("/*\n  X-Own: yes\n")
    finish(tmp_path)
    finish(tmp_path)
    assert (tmp_path / "_headers").read_text() == "/*\n  X-Own: yes\n"
    assert "RewriteEngine" in (tmp_path / ".htaccess").read_text()


def read_headers(folder: Path) -> dict[str, list[str]]:
    """The blocks of `_headers`: address → headers."""
    blocks: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in (folder / "_headers").read_text(encoding="utf-8").splitlines():
        if line.startswith("/"):
            assert line not in blocks
            lines = blocks.setdefault(line, [])
        elif line.startswith("  "):
            lines.append(line.strip())
    return blocks
