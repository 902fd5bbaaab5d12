"""The addresses of pages, as MkDocs and those after it give them."""

from __future__ import annotations

import posixpath


def locate(uri: str, *, directory_urls: bool = True) -> str:
    """The file in the site that a page becomes, by its path in docs/: `a.md` → `a/index.html`."""
    stem = uri.removesuffix(".md")
    if posixpath.basename(stem) == "README":
        stem = posixpath.join(posixpath.dirname(stem), "index")
    is_index = posixpath.basename(stem) == "index"
    return f"{stem}/index.html" if directory_urls and not is_index else f"{stem}.html"


def link(source: str, target: str, *, directory_urls: bool = True) -> str:
    """The address of the page `target`, seen from the page `source`."""
    start, end = (locate(uri, directory_urls=directory_urls) for uri in (source, target))
    address = posixpath.relpath(end, posixpath.dirname(start) or ".")
    if not directory_urls or posixpath.basename(address) != "index.html":
        return address
    return f"{posixpath.dirname(address) or '.'}/"
