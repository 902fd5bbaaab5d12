"""The page around its blocks: what precedes and follows its text, and its links.

A link from one of our pages to one that the site lacks, or has in another language, leads to the
page in the original language and says so, or becomes plain words. In translations, headings have
other anchors, so links lead to the page.
"""

from __future__ import annotations

import posixpath
from xml.etree.ElementTree import Element, SubElement

from markdown import Markdown
from markdown.treeprocessors import Treeprocessor
from markdown.util import AtomicString
from markupsafe import Markup

from widgets.fences.page import HasPage
from widgets.messages.site import say


class PageProcessor(Treeprocessor):
    """Changes a page's elements; `host` has the page's context."""

    def __init__(self, md: Markdown, host: HasPage) -> None:
        super().__init__(md)
        self.host = host

    def hold(self, html: Markup) -> Element:
        """Return a paragraph to be replaced by the HTML in the end."""
        place = Element("p")
        place.text = self.md.htmlStash.store(html)
        return place


class Framer(PageProcessor):
    """Adds what precedes and follows a page's text, as HTML that nothing else changes."""

    def run(self, root: Element) -> None:
        """Frame the page."""
        page = self.host.page
        if page.before:
            root.insert(0, self.hold(page.before))
        if page.after:
            root.append(self.hold(page.after))


class RoomFramer(PageProcessor):
    """Puts the game's name and the room bar at the top of a page that is one of its rooms."""

    def run(self, root: Element) -> None:
        """Move the text's heading, or make one."""
        room = self.host.page.room
        if room is None:
            return
        top = Element("div", {"class": "ubao-room", "id": "room"})
        heading = root.find("h1")
        if heading is None:
            # It has no anchor, so that search uses the page's title, which is unique.
            heading = Element("h1")
            heading.text = AtomicString(room.name)
        else:
            root.remove(heading)
        top.extend((heading, self.hold(room.bar)))
        root.insert(0, top)


class Unlinker(PageProcessor):
    """Removes dead links from our own pages."""

    elsewhere: dict[Element, str]
    """Words to be links again, and their addresses."""

    def run(self, root: Element) -> None:
        """Replace dead links with their words."""
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
    """Gives links to pages in the original language their addresses, and names the language."""

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
