"""The fonts that words of a page are really drawn with."""

from __future__ import annotations

from playwright.sync_api import Locator

OURS = {"Ubao Text", "Ubao Heading"}
"""The letters that the site brings along."""


def list_fonts(place: Locator) -> set[str]:
    """The fonts that Chromium drew the text of a place with; the device's end in a star."""
    session = place.page.context.new_cdp_session(place.page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    place.evaluate("element => element.setAttribute('data-look', '')")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": "[data-look]"})["nodeId"]
    fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    place.evaluate("element => element.removeAttribute('data-look')")
    # Else Chromium would go on telling it of every change of the page.
    session.detach()
    return {font["familyName"] + ("" if font["isCustomFont"] else "*") for font in fonts}
