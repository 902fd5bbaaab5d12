"""Offline copies of a site: the service worker next to its first page, with its list of files.

Browsers compare that script on later visits: a changed list is a new version.
"""

from __future__ import annotations

import hashlib
import json
import re

from widgets.finish.bill import BILL
from widgets.finish.hosts import APACHE, NETLIFY, RUNTIME
from widgets.finish.search import INDEX
from widgets.finish.site_files import SiteFiles
from widgets.prepare.assets import FOLDER
from widgets.runtime import SHARED, scripts

WORKER = "service-worker.js"
NOT_KEPT = (".map", ".gz", ".br", "objects.inv", "sitemap.xml", WORKER, NETLIFY, APACHE, BILL)
"""Suffixes of files that no page requests."""
MARK = re.compile(r'<meta name="ubao-page" content="([0-9a-f]{16})">')
"""A page's revision, different in each version.

Some hosts modify pages, so that digests no longer match; the mark still does.
"""
OTHER_LANGUAGES = "assets/javascripts/lunr/"
"""Material's search support for languages other than English."""
NONE = """\
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
    sign = hashlib.sha256(bare.encode()).hexdigest()[:16]
    return bare.replace("</head>", f'<meta name="ubao-page" content="{sign}"></head>', 1)


def write_worker(built: SiteFiles, offline: bool) -> None:
    """Write the service worker of a finished site, or one that removes an earlier one."""
    text = _write(built) if offline else NONE
    (built.site / WORKER).write_text(text, encoding="utf-8")


def _write(built: SiteFiles) -> str:
    index = built.site / INDEX
    skipped = [f"{SHARED}/"]
    if not index.is_file() or json.loads(index.read_text("utf-8"))["config"]["lang"] == ["en"]:
        skipped.append(OTHER_LANGUAGES)
    listed = [
        (
            name,
            revise(path.read_bytes()) if path.suffix == ".html" else digest.sha[:16],
            digest.size,
        )
        for name in built.list_names()
        if not name.startswith((*skipped,)) and not name.endswith(NOT_KEPT)
        for path, digest in ((built.site / name, built.digest(name)),)
    ]
    runtime = [entry for entry in listed if entry[0].startswith(RUNTIME)]
    pages = [entry for entry in listed if not entry[0].startswith(RUNTIME)]
    stocklist = json.dumps({"pages": pages, "runtime": runtime}, separators=(",", ":"))
    version = hashlib.sha256((scripts.JOINED / WORKER).read_bytes()).hexdigest()[:16]
    return f'self.ubao = {stocklist};\nimportScripts("{FOLDER}/{WORKER}?{version}");\n'


def revise(content: bytes) -> str:
    """Return a file's revision: a page's mark, or a digest."""
    found = MARK.search(content.decode("utf-8", "replace")) if b"<meta" in content else None
    return found[1] if found else hashlib.sha256(content).hexdigest()[:16]
