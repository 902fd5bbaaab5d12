"""The fonts that a page's words are really drawn with."""

from __future__ import annotations

from playwright.sync_api import Locator

OURS = {"Ubao Text", "Ubao Heading"}
"""The site's own fonts."""


def list_fonts(place: Locator) -> set[str]:
    """Return the fonts that Chromium drew an element's text with; the device's end in a star."""
    session = place.page.context.new_cdp_session(place.page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    place.evaluate("element => element.setAttribute('data-look', '')")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": "[data-look]"})["nodeId"]
    fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    place.evaluate("element => element.removeAttribute('data-look')")
    # Otherwise Chromium would keep reporting every change on the page.
    session.detach()
    return {font["familyName"] + ("" if font["isCustomFont"] else "*") for font in fonts}
