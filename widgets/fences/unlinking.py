"""Links from our pages to pages that a site does not have become plain words."""

from __future__ import annotations

import posixpath
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.treeprocessors import Treeprocessor

from widgets.fences.page import HasPage


class Unlinker(Treeprocessor):
    """Looks at the links of a page, if it is one of ours."""

    def __init__(self, md: Markdown, host: HasPage) -> None:
        super().__init__(md)
        self.host = host

    def run(self, root: Element) -> None:
        """Make words of links that lead nowhere."""
        page = self.host.page
        folder = posixpath.dirname(page.own)
        for link in root.iter("a") if page.own else ():
            path = link.get("href", "").partition("#")[0]
            if not path.endswith(".md") or ":" in path:
                continue
            if page.link(posixpath.normpath(posixpath.join(folder, path))) is None:
                link.tag = "span"
                link.attrib.pop("href")
