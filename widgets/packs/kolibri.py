"""Packs for Kolibri: an HTML5 zip per game and lesson plan, and a channel.

Kolibri requires `index.html` at the root, relative links, and no links between zips; see
https://ricecooker.readthedocs.io/en/latest/htmlapps.html.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path

from widgets import ASSETS
from widgets.messages.site import say
from widgets.packs import write_archive
from widgets.packs.parts import Part, read_part

FOLDER = "kolibri"
THUMBNAIL = "thumbnail.png"
"""The site's icon: for the channel, and for parts without a board of ours."""
SCRIPT = Path(__file__).with_name("make_channel.py")
"""Distributed unchanged; runs where Ricecooker is installed."""
ICON = f"{ASSETS}/icons/icon-512.png"
PICTURES = Path(__file__).with_name("pictures")
"""Our games' boards, from `tools/make_pictures.py`."""
LEVELS = {
    "LOWER_PRIMARY": (6, 9),
    "UPPER_PRIMARY": (10, 12),
    "LOWER_SECONDARY": (13, 15),
    "UPPER_SECONDARY": (16, 18),
}
"""Kolibri's school levels, and their usual ages."""
TOPICS = {
    "games": {
        "role": "LEARNER",
        "activities": ["EXPLORE", "PRACTICE"],
        "categories": ["FOUNDATIONS_LOGIC_AND_CRITICAL_THINKING"],
    },
    "plans": {"role": "COACH", "activities": ["EXPLORE"], "categories": ["LESSON_PLANS"]},
}
"""Kolibri's metadata for each kind of part."""


def write_kolibri(
    anywhere: Path, target: Path, parts: Sequence[Part], name: str, language: str, common: Path
) -> Iterator[tuple[str, int]]:
    """Write zips, which all contain `common`, and a channel; yield each zip's name and size."""
    for part in parts:
        zipped = f"{FOLDER}/{part.kind}/{part.slug}.zip"
        yield zipped, write_archive(target / zipped, read_part(anywhere, part.pages), common)
        if (picture := _locate_picture(part)) != THUMBNAIL:
            (target / FOLDER / picture).parent.mkdir(exist_ok=True)
            shutil.copyfile(PICTURES / f"{part.slug}.png", target / FOLDER / picture)
    folder = target / FOLDER
    shutil.copyfile(SCRIPT, folder / SCRIPT.name)
    shutil.copyfile(anywhere / ICON, folder / THUMBNAIL)
    channel = json.dumps(describe(parts, name, language), ensure_ascii=False, indent=2)
    (folder / "channel.json").write_text(f"{channel}\n", encoding="utf-8")


def _locate_picture(part: Part) -> str:
    """Return a game's picture, which a plan of the same name shares, or the site's icon."""
    return f"pictures/{part.slug}.png" if (PICTURES / f"{part.slug}.png").is_file() else THUMBNAIL


def describe(parts: Sequence[Part], name: str, language: str) -> dict[str, object]:
    """Return the input of `make_channel.py`: a site's channel, and everything in it."""
    titles = {"games": say("packs-games"), "plans": say("packs-plans")}
    topics = [
        {
            "source_id": kind,
            "title": titles[kind],
            "apps": [_describe_part(part) for part in parts if part.kind == kind],
        }
        for kind in TOPICS
    ]
    return {
        "source_id": f"ubao-{language}",
        "title": name,
        "description": say("packs-channel"),
        "language": language,
        "license": "CC BY",
        "thumbnail": THUMBNAIL,
        "topics": [topic for topic in topics if topic["apps"]],
    }


def _describe_part(part: Part) -> dict[str, object]:
    described = part.description
    levels: list[str] = []
    if part.ages:
        youngest, oldest = part.ages
        told = say("packs-ages", youngest=youngest, oldest=oldest)
        described = f"{described} {told}".strip()
        levels = [
            level for level, (low, high) in LEVELS.items() if low <= oldest and youngest <= high
        ]
    return {
        "source_id": f"{part.kind}/{part.slug}",
        "title": part.title,
        "description": described,
        "levels": levels,
        "file": f"{part.kind}/{part.slug}.zip",
        "thumbnail": _locate_picture(part),
        **TOPICS[part.kind],
    }
