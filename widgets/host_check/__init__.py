"""Check a running host for mistakes in serving our site, one sentence each.

    for sentence in check("https://school.example/ubao/"):
        print(sentence)

It requests about twenty files, for two minutes at most, and changes nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from secrets import token_hex
from urllib.parse import urlsplit

from widgets import ASSETS
from widgets.finish.hosts import ASK_AGAIN, FOREVER, HASHED, TYPES, WORKER
from widgets.finish.offline import WORKER as SERVICE_WORKER
from widgets.finish.offline import revise
from widgets.host_check.asking import BUNDLE, Answer, Unreachable, Visit
from widgets.theme import MANIFEST

__all__ = ["Unreachable", "check"]

BROTLI = {"Accept-Encoding": "br, gzip"}
HOUR, WEEK = 3600, 7 * 24 * 3600
LOCAL = re.compile(r"localhost|127\.[\d.]+|::1|.+\.localhost")
"""Hosts that browsers trust without https."""
EQUIVALENT = {
    "js": {"application/javascript", "application/x-javascript", "text/ecmascript"},
    "webmanifest": {"application/json"},
    "txt": {"application/octet-stream"},
}
"""Types that are equivalent."""
OPTIMIZER = re.compile(rb"/cdn-cgi/[a-z/-]*|rocket-loader|pagespeed_[a-z]+|data-cfasync")
"""Traces of services that speed up pages or hide addresses."""
AGE = re.compile(r"max-age=\"?(\d+)")


def check(address: str) -> Iterator[str]:
    """Yield the complaints. Raises Unreachable, and ValueError if the address is invalid."""
    visit = Visit(address)
    home = visit.fetch("")
    # If something else answers, other checks make no sense.
    if home.status != 200:
        yield f"The first page is answered with status {home.status}; it should be 200."
    elif ASSETS.encode() not in home.content:
        yield (
            f"{home.address} answers with a page that is not ours: is that a login page of the "
            "network, or another site?"
        )
    else:
        for question in QUESTIONS:
            yield from question(visit)


def ask_for_https(visit: Visit) -> Iterator[str]:
    """Check that browsers allow offline copies."""
    parts = urlsplit(visit.fetch("").address)
    if parts.scheme == "http" and not LOCAL.fullmatch(parts.hostname or ""):
        yield (
            "The site is served over http, not https: devices can't keep it for use offline, "
            "copy links, or keep their screens on."
        )


def ask_for_files(visit: Visit) -> Iterator[str]:
    """Check that the files exist, as built."""
    for path in _list_samples(visit):
        answer = visit.fetch(path)
        if answer.status != 200:
            yield (
                f"{path} is answered with status {answer.status}; it should be 200. If it comes in "
                "another network, a content filter blocks it in this one: have the address allowed."
            )
        elif answer.is_page:
            yield (
                f"{path} is answered with a page and status 200 instead of the file: is there a "
                "login page or a content filter in between, or a rule that answers everything "
                "with one page?"
            )
        elif path == SERVICE_WORKER and not answer.address.endswith(f"/{path}"):
            yield f"{path} is redirected to {answer.address}; browsers refuse it and keep nothing."
        elif path.endswith(".wasm") and not answer.content.startswith(b"\0asm"):
            yield f"{path} does not arrive as it was built: it should begin like WebAssembly."


def ask_for_folders(visit: Visit) -> Iterator[str]:
    """Check that the address of a folder returns its page, and keeps its slash."""
    inner = next((path for path in visit.kept if path.endswith("/index.html")), None)
    if inner is None:
        return
    folder = inner.removesuffix("index.html")
    answer = visit.fetch(folder)
    if answer.status != 200:
        yield (
            f"The folder {folder} is answered with status {answer.status}; it should "
            "be the page index.html in it."
        )
    elif not re.search(rf"/{re.escape(folder)}(index\.html)?(\?|$)", answer.address):
        yield (
            f"The folder {folder} is redirected to {answer.address}: without the slash at its end, "
            "the page's links and scripts lead nowhere. Turn “clean” or “pretty” addresses off."
        )


def ask_for_changes(visit: Visit) -> Iterator[str]:
    """Check that nothing modifies pages in transit."""
    home = visit.fetch("").content
    if found := OPTIMIZER.search(home):
        name = found[0].decode()
        yield (
            f"Something in between puts “{name}” into the pages, which the security policy stops. "
            "Turn off what the host does to scripts and addresses, such as Rocket Loader, "
            "PageSpeed or email protection."
        )


def ask_for_types(visit: Visit) -> Iterator[str]:
    """Check that files have the types that browsers insist on."""
    for path in _list_samples(visit):
        answer = visit.fetch(path)
        ending = path.rpartition(".")[2]
        wanted = TYPES[ending]
        if _has_file(answer) and answer.kind not in {wanted} | EQUIVALENT.get(ending, set()):
            yield f"{path} has the type “{answer.kind or 'none'}”; it should be {wanted}."


def ask_for_compression(visit: Visit) -> Iterator[str]:
    """Check that compressible files are compressed."""
    plain = [
        path or "the first page"
        for path in ("", f"{ASSETS}/ubao.css", *visit.python.values())
        if visit.fetch(path).status == 200
        and path.rpartition(".")[2] in ("", "css", "js", "txt", "wasm")
        and visit.ask(path, BROTLI, most=1).header("Content-Encoding") in ("", "identity")
    ]
    if plain:
        names = ", ".join(plain)
        yield f"These are not compressed, so a first visit takes three times as long: {names}."


def ask_for_caching(visit: Visit) -> Iterator[str]:
    """Check that browsers may cache what never changes, and revalidate all else."""
    forever = [*visit.python.values(), *(path for path in visit.kept if HASHED.fullmatch(path))]
    for path in (path for path in forever if path.endswith((".wasm", ".js"))):
        answer = visit.fetch(path)
        if _has_file(answer) and (_count_seconds(answer) or 0) < WEEK:
            yield (
                f"Browsers ask again for {path}, whose name is made from its content; its "
                f"Cache-Control should be “{FOREVER}” and is {_name_caching(answer)}."
            )
            break
    for path in ("", SERVICE_WORKER, BUNDLE):
        answer = visit.fetch(path)
        seconds = _count_seconds(answer)
        if answer.status == 200 and (seconds is None or seconds > HOUR):
            yield (
                f"Browsers may keep {path or 'pages'} long after you have published a new version; "
                f"its Cache-Control should be “{ASK_AGAIN}” and is {_name_caching(answer)}."
            )


def ask_again(visit: Visit) -> Iterator[str]:
    """Check that revalidating an unchanged page returns 304."""
    first = visit.fetch("")
    sent = {
        "If-None-Match": first.header("ETag"),
        "If-Modified-Since": first.header("Last-Modified"),
    }
    known = {name: value for name, value in sent.items() if value}
    if not known or visit.ask("", known | {"Accept-Encoding": "gzip"}).status != 304:
        yield (
            "A browser that asks whether its copy of a page is current gets all of it again; the "
            "host should send an ETag and answer with status 304."
        )


def ask_for_missing(visit: Visit) -> Iterator[str]:
    """Check that missing pages are answered with our 404 page."""
    missing, ours = visit.fetch(f"nothing-{token_hex(4)}/"), visit.fetch("404.html")
    if missing.status != 404:
        yield f"A missing page is answered with status {missing.status}; it should be 404."
    elif ours.status == 200 and missing.content != ours.content:
        yield "The page for missing addresses is the host's own; it should be the site's 404.html."


def ask_for_headers(visit: Visit) -> Iterator[str]:
    """Check that security headers only a host can set are there, and none that breaks the games."""
    home, worker = visit.fetch(""), visit.fetch(WORKER)
    if home.header("X-Content-Type-Options").lower() != "nosniff":
        yield "The header “X-Content-Type-Options: nosniff” is missing."
    if worker.status == 200 and "connect-src" not in worker.header("Content-Security-Policy"):
        yield f"{WORKER} has no Content-Security-Policy, so it may ask other hosts for anything."
    policy = home.header("Content-Security-Policy")
    if found := re.search(r"\b(?:default|script|style|worker|connect)-src\b", policy):
        yield (
            f"The host's Content-Security-Policy has {found[0]}, which stops what our pages allow; "
            "leave it out, since each page brings its own."
        )


def ask_for_one_version(visit: Visit) -> Iterator[str]:
    """Check that the offline list matches the files served."""
    fresh = visit.ask(f"{SERVICE_WORKER}?{token_hex(4)}", {"Accept-Encoding": "gzip"})
    if fresh.status == 200 and fresh.content != visit.fetch(SERVICE_WORKER).content:
        yield f"A cache in between serves an old {SERVICE_WORKER}; empty it each time you publish."
        return
    listed = {"": "index.html", BUNDLE: BUNDLE, "404.html": "404.html"}
    other = [
        name
        for path, name in listed.items()
        if name in visit.kept
        and (answer := visit.fetch(path)).status == 200
        and answer.whole
        and revise(answer.content) != visit.kept[name]
    ]
    if other:
        yield (
            f"{', '.join(other)}: not the version that {SERVICE_WORKER} lists, so devices can't "
            "keep it. Publish all files of one build, and let the host change none."
        )


QUESTIONS: tuple[Callable[[Visit], Iterator[str]], ...] = (
    ask_for_https, ask_for_files, ask_for_folders, ask_for_changes, ask_for_types,
    ask_for_compression, ask_for_caching, ask_again, ask_for_missing, ask_for_headers,
    ask_for_one_version,
)  # fmt: skip


def _list_samples(visit: Visit) -> list[str]:
    """Return files of each kind that must be served right."""
    theirs = (BUNDLE, WORKER, SERVICE_WORKER, f"{ASSETS}/ubao.css", MANIFEST)
    return [*theirs, *(path for path in visit.python.values() if not path.endswith(".json"))]


def _has_file(answer: Answer) -> bool:
    return answer.status == 200 and not answer.is_page


def _count_seconds(answer: Answer) -> int | None:
    """Return how long browsers may reuse the response; None if they have to guess."""
    caching = answer.header("Cache-Control").lower()
    if re.search(r"\bno-(?:cache|store)\b", caching):
        return 0
    found = AGE.search(caching)
    return int(found[1]) if found else None


def _name_caching(answer: Answer) -> str:
    return f"“{text}”" if (text := answer.header("Cache-Control")) else "missing"
