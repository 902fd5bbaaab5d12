"""`ubao check-host` finds what a host does wrong, and nothing if all is right."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from socket import create_server
from threading import Event

import pytest

from tests.help.faulty_host import LOGIN, Fault, Sent, serve
from widgets.command import main
from widgets.finish import finish
from widgets.finish.offline import WORKER
from widgets.host_check import Unreachable, asking, check
from widgets.runtime import scripts

PAGE = '<!doctype html><head><link rel="stylesheet" href="assets/ubao/theme.css"></head>{}'
PYTHON = "assets/ubao/runtime/712039a47270108b/"
CHUNK = "assets/ubao/chunk-T2WK3JF4.js"
FILES = {
    "index.html": PAGE.format("Home"),
    "games/oware/index.html": PAGE.format("Oware"),
    "404.html": PAGE.format("Not here"),
    "manifest.webmanifest": "{}",
    "assets/ubao/ubao.css": "a {}",
    "assets/ubao/worker.js": "// plays",
    "assets/ubao/bundle.js": 'export const bundle = {"path":"./runtime/712039a47270108b/","files":'
    '{"pyodide.js":1,"pyodide.asm.wasm":2,"python_stdlib.txt":3}};\n',
    CHUNK: "// chunk",
    f"{PYTHON}pyodide.js": "// python",
    f"{PYTHON}pyodide.asm.wasm": "\0asm",
    f"{PYTHON}python_stdlib.txt": "PK",
}


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The smallest site with everything that a host could do wrong."""
    folder = tmp_path / "site"
    for name, text in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (tmp_path / WORKER).write_text("// kept")
    monkeypatch.setattr(scripts, "JOINED", tmp_path)
    monkeypatch.setattr(scripts, "are_joined", lambda: True)
    monkeypatch.setattr(scripts, "find_imports", lambda name: [])
    finish(folder)
    return folder


def send(paths: Iterable[str] | str, **headers: str | None) -> Fault:
    """Send these files with other headers; None leaves one out."""

    def fault(sent: Sent) -> None:
        if paths == "*" or sent.path in paths:
            for name, value in headers.items():
                sent.headers[name.replace("_", "-")] = value or ""
                if value is None:
                    del sent.headers[name.replace("_", "-")]

    return fault


def log_in(*paths: str) -> Fault:
    """Send a login page instead of these files, or of all."""

    def fault(sent: Sent) -> None:
        if sent.path in paths or not paths:
            sent.status, sent.content = 200, LOGIN
            sent.headers = {"Content-Type": "text/html"}

    return fault


def pack_nothing(sent: Sent) -> None:
    if sent.headers.pop("Content-Encoding", None):
        sent.content = asking.unpack(sent.content)


def answer_all(sent: Sent) -> None:
    if sent.status == 404:
        sent.status = 200


def answer_missing_itself(sent: Sent) -> None:
    if sent.status == 404:
        sent.content, sent.headers = b"nginx", {"Content-Type": "text/html"}


def lose(*paths: str) -> Fault:
    def fault(sent: Sent) -> None:
        if sent.path in paths:
            sent.status = 403

    return fault


def answer_anew(sent: Sent) -> None:
    if sent.status == 304:
        sent.status = 200


def change(
    path: str, text: str = "// assets/ubao of old", *, without_question: bool = False
) -> Fault:
    """Send another version of a file, or only if it's requested by its plain name."""

    def fault(sent: Sent) -> None:
        if sent.path == path and not (without_question and sent.query):
            sent.content, sent.headers["Content-Encoding"] = text.encode(), "identity"

    return fault


def move(path: str, to: str) -> Fault:
    def fault(sent: Sent) -> None:
        if sent.path == path:
            sent.status, sent.content, sent.headers = 302, b"", {"Location": to}

    return fault


def drop_slash(sent: Sent) -> None:
    if sent.path == "games/oware/":
        sent.status, sent.content, sent.headers = 302, b"", {"Location": "/games/oware"}
    elif sent.path == "games/oware":
        sent.status, sent.content = 200, FILES["games/oware/index.html"].encode()
        sent.headers = {"Content-Type": "text/html"}


def fail(sent: Sent) -> None:
    sent.status = 503


FAULTS: dict[str, tuple[Fault, str]] = {
    "failing": (fail, "first page is answered with status 503"),
    "a login page": (log_in(), "a page that is not ours"),
    "a login page for Python": (
        log_in(f"{PYTHON}pyodide.asm.wasm"),
        "pyodide.asm.wasm is answered with a page and status 200",
    ),
    "a file lacks": (lose(f"{PYTHON}pyodide.js"), "a content filter blocks it in this one"),
    "not WebAssembly": (change(f"{PYTHON}pyodide.asm.wasm"), "should begin like WebAssembly"),
    "moved service worker": (move(WORKER, "/assets/ubao/worker.js"), "browsers refuse it"),
    "no pages for folders": (lose("games/oware/"), "folder games/oware/ is answered with"),
    "no slash": (drop_slash, "games/oware: without the slash at its end"),
    "an optimizer": (
        change("", PAGE.format('<script src="/cdn-cgi/scripts/rocket-loader.min.js"></script>')),
        "puts “/cdn-cgi/scripts/rocket-loader” into the pages",
    ),
    "type of wasm": (
        send([f"{PYTHON}pyodide.asm.wasm"], Content_Type="application/octet-stream"),
        "pyodide.asm.wasm has the type “application/octet-stream”; it should be application/wasm",
    ),
    "type of scripts": (
        send(["assets/ubao/worker.js"], Content_Type="text/plain"),
        "worker.js has the type “text/plain”; it should be text/javascript",
    ),
    "no type": (send(["manifest.webmanifest"], Content_Type=None), "the type “none”"),
    "nothing is packed": (
        pack_nothing,
        "the first page, assets/ubao/ubao.css, assets/ubao/runtime",
    ),
    "asked for always": (
        send([f"{PYTHON}pyodide.asm.wasm"], Cache_Control="max-age=600"),
        "Browsers ask again for assets/ubao/runtime",
    ),
    "chunks asked for always": (send([CHUNK], Cache_Control=None), f"ask again for {CHUNK}"),
    "pages kept": (send([""], Cache_Control="max-age=86400"), "keep pages long after"),
    "nothing said of keeping": (send([""], Cache_Control=None), "“no-cache” and is missing"),
    "service worker kept": (send([WORKER], Cache_Control="max-age=90000"), f"keep {WORKER} long"),
    "sent anew": (answer_anew, "gets all of it again"),
    "no marks": (send("*", ETag=None, Last_Modified=None), "gets all of it again"),
    "one page for all": (answer_all, "A missing page is answered with status 200"),
    "a page of the host's": (answer_missing_itself, "addresses is the host's own"),
    "types are guessed": (send("*", X_Content_Type_Options=None), "nosniff” is missing"),
    "a free worker": (
        send(["assets/ubao/worker.js"], Content_Security_Policy=None),
        "worker.js has no Content-Security-Policy",
    ),
    "a policy of the host's": (
        send([""], Content_Security_Policy="frame-ancestors 'self'; script-src 'self'"),
        "has script-src, which stops",
    ),
    "an old list": (change(WORKER, without_question=True), "A cache in between serves an old"),
    "another version": (change("assets/ubao/bundle.js"), "bundle.js: not the version"),
    "files of another shape": (
        change("assets/ubao/bundle.js", 'export const bundle = {"path":"./","files":3};\n'),
        "bundle.js: not the version",
    ),
    "a stock of another shape": (
        change(WORKER, 'self.ubao = {"pages":[["index.html","0"],["404.html","0",1],5]};\n'),
        "404.html: not the version",
    ),
    "changed pages": (change(""), "index.html: not the version"),
}


def test_a_host_that_does_all_that_it_should_hears_nothing(site: Path) -> None:
    with serve(site) as address:
        assert list(check(address)) == []


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_found(site: Path, name: str) -> None:
    fault, told = FAULTS[name]
    with serve(site, fault) as address:
        found = list(check(address))
    assert [sentence for sentence in found if told in sentence] != [], found
    assert all(re.fullmatch(r".+[.?]", sentence) for sentence in found)


def test_all_that_is_not_packed_is_named(site: Path) -> None:
    with serve(site, pack_nothing) as address:
        (told,) = (sentence for sentence in check(address) if "not compressed" in sentence)
    names = ("pyodide.js", "pyodide.asm.wasm", "python_stdlib.txt")
    files = ", ".join(["assets/ubao/ubao.css", *(f"{PYTHON}{name}" for name in names)])
    assert told.endswith(f"three times as long: the first page, {files}.")


@pytest.mark.parametrize("name", ["type of wasm", "no pages for folders", "one page for all"])
def test_one_fault_is_one_sentence(site: Path, name: str) -> None:
    with serve(site, FAULTS[name][0]) as address:
        assert len(list(check(address))) == 1


def test_a_site_without_https_is_told_so(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("widgets.host_check.LOCAL", re.compile("not this machine"))
    with serve(site) as address:
        assert ["http, not https" in sentence for sentence in check(address)] == [True]


def test_the_command_says_how_it_went(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serve(site) as address:
        assert main(["check-host", address]) == 0
    assert capsys.readouterr().out == "This host does everything right.\n"
    with serve(site, answer_all, answer_anew) as address:
        assert main(["check-host", f"{address}index.html"]) == 1
    *sentences, last = capsys.readouterr().out.splitlines()
    assert all(sentence.startswith("- ") for sentence in sentences)
    assert last == "2 complaints"


def test_a_host_that_does_not_answer_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with create_server(("127.0.0.1", 0)) as probe:
        address = f"http://127.0.0.1:{probe.getsockname()[1]}/"
    assert main(["check-host", address]) == 2
    assert "nothing answers there" in capsys.readouterr().err
    assert main(["check-host", "http://school.invalid/ubao/"]) == 2
    assert "Are you online, and is the address right?" in capsys.readouterr().err
    assert main(["check-host", "ftp://school.example/"]) == 2
    assert "isn't an address" in capsys.readouterr().err


def test_a_host_that_falls_silent_is_left(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "WAIT", 0.1)
    left = Event()

    def be_silent(_: Sent) -> None:
        left.wait()

    with serve(site, be_silent) as address:
        try:
            with pytest.raises(Unreachable, match="takes too long"):
                list(check(address))
        finally:
            # Or a failing test would wait for its host.
            left.set()
