"""What stands on a page before and after its text."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.treeprocessors import Treeprocessor
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
        """A paragraph whose place the HTML takes in the end."""
        place = Element("p")
        place.text = self.md.htmlStash.store(html)
        return place
