"""What stands on a page before and after its text, and around its heading."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.treeprocessors import Treeprocessor
from markdown.util import AtomicString
from markupsafe import Markup

from widgets.fences.page import HasPage


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
