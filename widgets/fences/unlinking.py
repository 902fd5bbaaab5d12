"""Links from our pages to pages that a site does not have, or has in another language than theirs.

They lead to what there is in the original's language, and say so; or they become plain words. In a
page in another language a link does not find its heading, so it leads to the page.
"""

from __future__ import annotations

import posixpath
from xml.etree.ElementTree import Element, SubElement

from markdown import Markdown
from markdown.treeprocessors import Treeprocessor

from widgets.fences.page import HasPage
from widgets.messages.site import say


class Unlinker(Treeprocessor):
    """Looks at the links of a page, if it is one of ours, and takes those that lead nowhere."""

    def __init__(self, md: Markdown, host: HasPage) -> None:
        super().__init__(md)
        self.host = host
        self.elsewhere: dict[Element, str] = {}
        """Words that are to be links again, and their addresses."""

    def run(self, root: Element) -> None:
        """Make words of links that lead nowhere."""
        page = self.host.page
        folder = posixpath.dirname(page.own)
        self.elsewhere = {}
        for link in root.iter("a") if page.own else ():
            path, sign, anchor = link.get("href", "").partition("#")
            if not path.endswith(".md") or ":" in path:
                continue
            uri = posixpath.normpath(posixpath.join(folder, path))
            if page.link(uri) is not None:
                if anchor and not page.anchored(uri):
                    link.set("href", path)
                continue
            link.tag = "span"
            link.attrib.pop("href")
            if address := page.original(uri):
                self.elsewhere[link] = address + sign + anchor


class Relinker(Treeprocessor):
    """Gives links to pages in the original's language their addresses, and says which it is."""

    def __init__(self, md: Markdown, unlinker: Unlinker) -> None:
        super().__init__(md)
        self.unlinker = unlinker

    def run(self, root: Element) -> None:
        """Mark these links."""
        for link, address in self.unlinker.elsewhere.items():
            link.tag = "a"
            link.set("href", address)
            link.set("hreflang", "en")
            note = SubElement(link, "small")
            note.text = f" {say('fences-elsewhere')}"
