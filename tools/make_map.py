"""Make lesson_plans/land.json, the outlines of the map of places, from npm's world-atlas.

    npm pack world-atlas@2.0.2 && tar xzf world-atlas-2.0.2.tgz
    .venv/bin/python tools/make_map.py package

The package (ISC license) holds Natural Earth's outlines, which are in the public domain. The
projection is equirectangular.
"""

from __future__ import annotations

import json
import sys
from itertools import chain
from pathlib import Path
from typing import Any

TARGET = Path(__file__).parents[1] / "lesson_plans" / "land.json"
WEST, EAST, SOUTH, NORTH = -82, 58, -36, 46
UNIT = 6
"""Drawing units per degree."""
# Where our source says Somalia, it doesn't mean a part of it.
NAMED = {"Cape Verde": ("Cabo Verde",), "Somalia": ("Somalia", "Somaliland")}
"""The countries that world-atlas calls otherwise."""
TOWNS = {"New York": (-74.0, 40.7)}
LABELS = {
    "Cape Verde": (0, -16, "middle"),
    "Liberia": (-16, 20, "end"),
    "Ghana": (0, 46, "middle"),
    "Nigeria": (4, -30, "middle"),
    "Somalia": (-20, 48, "middle"),
    "Egypt": (0, -16, "middle"),
    "New York": (16, 22, "start"),
}
"""Offsets of names from their marks, chosen so that no two overlap."""

Point = tuple[float, float]
Ring = list[Point]


def main(folder: Path) -> None:
    """Write the outlines."""
    fine, coarse = (
        json.loads((folder / f"countries-{size}.json").read_text()) for size in ("50m", "110m")
    )
    land = [
        ring
        for ring in read_shapes(coarse, "land")
        if any(WEST <= x <= EAST and SOUTH <= y <= NORTH for x, y in ring)
    ]
    spots: dict[str, Any] = {}
    for name, label in LABELS.items():
        rings: list[Ring] = []
        if name in TOWNS:
            x, y = TOWNS[name]
        else:
            for part in NAMED.get(name, (name,)):
                rings += read_shapes(fine, "countries", part)
            largest = max(rings, key=len)
            x, y = (sum(values) / len(values) for values in zip(*largest, strict=True))
        spots[name] = {"at": place(x, y), "shape": draw(rings), "label": label}
    size = [(EAST - WEST) * UNIT, (NORTH - SOUTH) * UNIT]
    TARGET.write_text(json.dumps({"size": size, "land": draw(land), "spots": spots}) + "\n")


def read_shapes(world: Any, layer: str, name: str = "") -> list[Ring]:
    """Return the outlines of a TopoJSON layer, or of one of its shapes, in degrees."""
    shapes = [
        shape
        for shape in world["objects"][layer]["geometries"]
        if not name or shape["properties"]["name"] == name
    ]
    polygons = chain.from_iterable(
        [shape["arcs"]] if shape["type"] == "Polygon" else shape["arcs"] for shape in shapes
    )
    return [follow(world, ring) for polygon in polygons for ring in polygon]


def follow(world: Any, ring: list[int]) -> Ring:
    """Return the points of a ring of arcs; negative indices run backward."""
    (wide, high), (left, low) = (world["transform"][key] for key in ("scale", "translate"))
    points: Ring = []
    for number in ring:
        x = y = 0
        arc: Ring = []
        for dx, dy in world["arcs"][number if number >= 0 else ~number]:
            x, y = x + dx, y + dy
            arc.append((x * wide + left, y * high + low))
        points += arc if number >= 0 else arc[::-1]
    return points


def place(x: float, y: float) -> tuple[int, int]:
    """Return degrees in drawing units; points far outside are moved to just outside."""
    x, y = min(max(x, WEST - 5), EAST + 5), min(max(y, SOUTH - 5), NORTH + 5)
    return round((x - WEST) * UNIT), round((NORTH - y) * UNIT)


def draw(rings: list[Ring]) -> str:
    """Return outlines as a path, without duplicate points."""
    path = ""
    for ring in rings:
        points = list(dict.fromkeys(place(x, y) for x, y in ring))
        if len(points) > 2:
            path += "M" + "L".join(f"{x} {y}" for x, y in points) + "z"
    return path


if __name__ == "__main__":
    main(Path(sys.argv[1]))
