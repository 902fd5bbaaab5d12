"""A parsed drawing of a board: where seeds are, which numbers it shows, what's marked."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
PLACE = re.compile(r"translate\((-?[0-9.]+) (-?[0-9.]+)\) rotate\((\d+)\)")

type Spot = tuple[float, float, int]


@dataclass
class Picture:
    """Seeds by key, as (x, y, angle); texts by key; marks of cups by key, empty for a plain one."""

    seeds: dict[str, Spot]
    texts: dict[str, str]
    marks: dict[str, str]

    def apply(self, step: Mapping[str, object]) -> None:
        """Apply one step of an animation, as a page does."""
        plain = json.loads(json.dumps(step))
        for key, new_key, x, y, angle in plain["moves"]:
            del self.seeds[key]
            assert new_key not in self.seeds, f"two seeds at {new_key}"
            self.seeds[new_key] = (x, y, angle)
        for key, text in plain["texts"].items():
            assert key in self.texts
            self.texts[key] = text
        for key, mark in plain.get("marks", {}).items():
            assert key in self.marks
            self.marks[key] = mark


def read(svg: str) -> Picture:
    """Parse a drawing; the text must be well-formed XML."""
    root = ElementTree.fromstring(svg)
    seeds = {}
    for seed in root.iterfind(f".//{SVG}ellipse"):
        found = PLACE.fullmatch(seed.attrib["transform"])
        assert found, seed.attrib["transform"]
        x, y, angle = found.groups()
        assert seed.attrib["data-key"] not in seeds
        seeds[seed.attrib["data-key"]] = (float(x), float(y), int(angle))
    texts = {
        text.attrib["data-key"]: text.text or ""
        for text in root.iterfind(f".//{SVG}text[@data-key]")
    }
    marks = {
        cup.attrib["data-key"]: cup.attrib["data-mark"]
        for cup in root.iterfind(f".//{SVG}g[@data-mark]")
    }
    return Picture(seeds, texts, marks)
