"""Compare a picture on a page with what Python draws."""

from __future__ import annotations

from xml.etree import ElementTree

from playwright.sync_api import Error, Locator

from game_core import draw, get

# A part's key with where it lies, or with its words; sorted, so that a part too many is seen.
PARTS = """svg => [...svg.querySelectorAll('[data-key]')].map((part) => [
  part.dataset.key,
  part.getAttribute('transform') ?? (part.firstElementChild ? '' : part.textContent),
]).sort()"""
WAIT = f"""([svg, parts]) =>
  svg.getAnimations({{ subtree: true }}).length === 0
  && JSON.stringify(({PARTS})(svg)) === JSON.stringify(parts)"""


def parts_of(position: str, viewpoint: str, slug: str) -> list[list[str]]:
    """Return the parts of a position's drawing, in the same form as PARTS."""
    root = ElementTree.fromstring(draw.board(get(slug).parse(position), viewpoint))
    return sorted(
        [part.attrib["data-key"], part.get("transform") or part.text or ""]
        for part in root.iter()
        if "data-key" in part.attrib
    )


def expect_drawing(svg: Locator, position: str, viewpoint: str = "S", slug: str = "oware") -> None:
    """Wait until a picture is at rest and shows each part and number of a position."""
    parts = parts_of(position, viewpoint, slug)
    try:
        svg.page.wait_for_function(WAIT, arg=[svg.element_handle(), parts])
    except Error:
        assert svg.evaluate(PARTS) == parts
        raise
