"""The Content-Security-Policy of every page, written into its head after the build.

A page may load from its own site only, and run only its original inline scripts: their hashes are
computed from the finished page, since Material's depend on the folder depth. A `<meta>` can't
restrict framing, and doesn't apply to workers; both need a header.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal, get_args

from widgets.finish.page import read_page

type Policy = Literal["strict", "boards", "off"]
"""The pages with the policy: all, those with an element of ours, or none."""
POLICIES: tuple[Policy, ...] = get_args(Policy.__value__)
type Directives = Mapping[str, tuple[str, ...]]

DIRECTIVES: Directives = {
    "default-src": ("'none'",),
    "script-src": ("'self'", "'wasm-unsafe-eval'"),
    "worker-src": ("'self'",),
    "connect-src": ("'self'",),
    "style-src": ("'self'",),
    # Material's icons are data: images in its style sheets.
    "img-src": ("'self'", "data:"),
    "font-src": ("'self'",),
    "manifest-src": ("'self'",),
    "base-uri": ("'none'",),
    "form-action": ("'none'",),
    "object-src": ("'none'",),
}
NEXT_PAGE = re.compile(r'<link rel="next" [^>]*>\s*')
"""The next page, which Firefox prefetches against the policy."""
WRITTEN = re.compile(r'<meta http-equiv="Content-Security-Policy" content="[^"]*">')


def protect(html: str, directives: Directives = DIRECTIVES) -> str:
    """Return a page with its policy as early as possible, right after the character set.

    Hashes of inline scripts and styles join `directives`. Raises ValueError without a `<head>`.
    """
    html = NEXT_PAGE.sub("", expose(html))
    page = read_page(html)
    if page.place is None:
        raise ValueError("there is no <head>, so the security policy can't be written into it.")
    policy = "; ".join(
        " ".join((name, *sources, *dict.fromkeys(page.hashes.get(name, ()))))
        for name, sources in directives.items()
    )
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
    return html[: page.place] + meta + html[page.place :]


def expose(html: str) -> str:
    """Return a page without our policy."""
    return WRITTEN.sub("", html)
