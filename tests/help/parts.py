"""A drawing of any game, as its parts by key, and its animation step by step."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

from tests.help.picture import PLACE

type Parts = dict[str, tuple[str, str, str]]


def read(svg: str) -> Parts:
    """The place, shape and text of each part by key."""
    return dict(_read_parts(ElementTree.fromstring(svg)))


def apply(parts: Parts, step: dict[str, Any]) -> None:
    """Apply one step, as a page does."""
    step = json.loads(json.dumps(step))
    for key in step.get("gone", ()):
        del parts[key]
    for key, new_key, x, y, angle in step.get("moves", ()):
        _, shape, text = parts.pop(key)
        assert new_key not in parts, f"two parts at {new_key}"
        parts[new_key] = (_place(x, y, angle), shape, text)
    for drawing in step.get("new", ()):
        parts |= read(f'<svg xmlns="http://www.w3.org/2000/svg">{drawing}</svg>')
    for key, text in step.get("texts", {}).items():
        parts[key] = (*parts[key][:2], text)


def _read_parts(root: ElementTree.Element) -> Iterator[tuple[str, tuple[str, str, str]]]:
    for part in root.iter():
        if "data-key" not in part.attrib or "data-label" in part.attrib:
            continue
        found = PLACE.fullmatch(part.attrib.get("transform", ""))
        place = _place(*map(float, found.groups())) if found else ""
        shape = "".join(ElementTree.tostring(child, "unicode") for child in part)
        yield part.attrib["data-key"], (place, shape, part.text or "")


def _place(x: float, y: float, angle: float) -> str:
    return f"{x:.1f} {y:.1f} {angle:g}"
