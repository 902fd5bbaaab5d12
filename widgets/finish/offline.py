"""Offline copies of a site: the service worker next to its first page, with its list of files.

Browsers compare that script on later visits: a changed list is a new version.
"""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

from widgets import ASSETS
from widgets.finish.bill import BILL, LUNR
from widgets.finish.hosts import APACHE, NETLIFY, RUNTIME, list_files
from widgets.finish.page import add_to_head
from widgets.finish.search import INDEX
from widgets.runtime import SHARED, scripts

WORKER = "service-worker.js"
NOT_LOADED = (".map", ".gz", ".br", "objects.inv", "sitemap.xml", WORKER, NETLIFY, APACHE)
"""Suffixes of files that only hosts need, or that nothing requests."""
MARK = re.compile(r'<meta name="ubao-page" content="([0-9a-f]{16})">')
"""A page's revision, for hosts that modify pages, so that digests no longer match."""
UNREGISTER = """\
// This site is not kept on devices. If an earlier one was, it goes.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) {
    if (name.endsWith(`:${new URL(registration.scope).pathname}`)) await caches.delete(name);
  }
  await registration.unregister();
})()));
"""


def mark(html: str) -> str:
    """Return a page with its mark."""
    bare = MARK.sub("", html)
    sign = _digest(bare.encode())
    return add_to_head(bare, f'<meta name="ubao-page" content="{sign}">')


def write_worker(site: Path, offline: bool) -> None:
    """Write the service worker of a finished site, or one that removes an earlier one."""
    text = UNREGISTER
    if offline:
        stocklist = json.dumps(_list_stock(site), separators=(",", ":"))
        version = _digest((scripts.JOINED / WORKER).read_bytes())
        text = f'self.ubao = {stocklist};\nimportScripts("{ASSETS}/{WORKER}?{version}");\n'
    (site / WORKER).write_text(text, encoding="utf-8")


def _list_stock(site: Path) -> dict[str, list[tuple[str, str, int]]]:
    """Return the path, revision and size of each file to keep."""
    index = site / INDEX
    skipped: tuple[str, ...] = (f"{SHARED}/",)
    if not index.is_file() or json.loads(index.read_text("utf-8"))["config"]["lang"] == ["en"]:
        skipped += (LUNR,)
    stock: dict[str, list[tuple[str, str, int]]] = {"pages": [], "runtime": []}
    for name in list_files(site):
        if not name.startswith(skipped) and not name.endswith((*NOT_LOADED, BILL)):
            content = (site / name).read_bytes()
            revision = revise(content) if name.endswith(".html") else _digest(content)
            kind = "runtime" if name.startswith(RUNTIME) else "pages"
            stock[kind].append((name, revision, len(content)))
    return stock


def revise(content: bytes) -> str:
    """Return a file's revision: a page's mark, or a digest."""
    found = MARK.search(content.decode("utf-8", "replace")) if b"<meta" in content else None
    return found[1] if found else _digest(content)


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]
