"""What is done to a page around its blocks: what goes before and after its text, and its links.

A link from a page of ours to one that the site does not have, or has in another language, leads to
what there is in the original's language, and says so; or it becomes plain words. In a page in
another language a link does not find its heading, so it leads to the page.
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


class Framer(Treeprocessor):
    """Puts it there, as HTML that nothing else changes."""

    def __init__(self, md: Markdown, host: HasPage) -> None:
        super().__init__(md)
        self.host = host

    def run(self, root: Element) -> None:
        """Frame the page."""
        page = self.host.page
        if page.before:
            root.insert(0, self._hold(page.before))
        if page.after:
            root.append(self._hold(page.after))

    def _hold(self, html: Markup) -> Element:
        return hold(self.md, html)


class RoomFramer(Treeprocessor):
    """Puts a game's name and the bar of its rooms at the top of a page that is one of them."""

    def __init__(self, md: Markdown, host: HasPage) -> None:
        super().__init__(md)
        self.host = host

    def run(self, root: Element) -> None:
        """Take the heading that the text has, or make one."""
        room = self.host.page.room
        if room is None:
            return
        top = Element("div", {"class": "ubao-room"})
        heading = root.find("h1")
        if heading is None:
            # It has no anchor, so search calls the page by its title, which tells it from others.
            heading = Element("h1")
            heading.text = AtomicString(room.name)
        else:
            root.remove(heading)
        top.extend((heading, hold(self.md, room.bar)))
        root.insert(0, top)


def hold(md: Markdown, html: Markup) -> Element:
    """A paragraph whose place the HTML takes in the end."""
    place = Element("p")
    place.text = md.htmlStash.store(html)
    return place


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
