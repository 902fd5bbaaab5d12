"""The page around its blocks: what precedes and follows its text, and its links.

A link from one of our pages to one that the site lacks, or has in another language, leads to the
page in the original language and says so, or becomes plain words. In translations, headings have
other anchors, so links lead to the page.
"""

from __future__ import annotations

import posixpath
from xml.etree.ElementTree import Element, SubElement

from markdown.util import AtomicString, HtmlStash
from markupsafe import Markup

from widgets.fences.page import PageContext
from widgets.messages.site import say


def defer(html: Markup, stash: HtmlStash) -> Element:
    """Return a paragraph to be replaced by the HTML in the end."""
    place = Element("p")
    place.text = stash.store(html)
    return place


def frame(root: Element, page: PageContext, stash: HtmlStash) -> None:
    """Add what precedes and follows a page's text, as HTML that nothing else changes."""
    if page.before:
        root.insert(0, defer(page.before, stash))
    if page.after:
        root.append(defer(page.after, stash))


def frame_room(root: Element, page: PageContext, stash: HtmlStash) -> None:
    """Put the game's heading and the room bar at the top of a page that is one of its rooms."""
    room = page.room
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
    top.extend((heading, defer(room.bar, stash)))
    root.insert(0, top)


def unlink(root: Element, page: PageContext, stash: HtmlStash) -> None:
    """Replace dead links of our own pages with their words, until `relink`."""
    folder = posixpath.dirname(page.own)
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
        if address := page.original(uri):
            link.set("href", address + sign + anchor)
        else:
            link.attrib.pop("href")


def relink(root: Element, page: PageContext, stash: HtmlStash) -> None:
    """Turn words with an address into links to pages in the original language, and say so."""
    for link in root.findall(".//span[@href]"):
        link.tag = "a"
        link.set("hreflang", "en")
        SubElement(link, "small").text = f" {say('fences-elsewhere')}"
