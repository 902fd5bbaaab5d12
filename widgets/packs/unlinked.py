"""Links that lead nowhere where a page lies: they become plain words."""

from __future__ import annotations

import re
from collections.abc import Callable

LINK = re.compile(r'<a\b(?P<tag>[^>]*?) href="(?P<address>[^"]*)"[^>]*>(?P<words>.*?)</a>', re.S)
CLASS = re.compile(r' class="[^"]*"')


def unlink(page: str, leads: Callable[[str], bool]) -> str:
    """A page in which a link stays if its address leads anywhere; an outside one is written out."""

    def replace(found: re.Match[str]) -> str:
        address, words = found["address"], found["words"]
        if leads(address):
            return found[0]
        kind = CLASS.search(found[0].partition(">")[0])
        outside = f" ({address})" if "://" in address and address not in words else ""
        return f"<span{kind[0] if kind else ''}>{words}{outside}</span>"

    return LINK.sub(replace, page)
