"""Packs for learning platforms: a SCORM 1.2 package per game.

One object, `index.html`, frames the game's pages, so that a session continues as the learner moves
between board, tutorial and puzzles. `browser/course.js` talks to the platform.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

from widgets import ASSETS, html
from widgets.finish.policy import protect
from widgets.packs import write_archive
from widgets.packs.pages import POLICY
from widgets.packs.parts import FIRST, Part, read_part

FOLDER = "scorm"
STYLE = Path(__file__).with_name("course.css")
MANIFEST = """\
<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier={identifier} version="1.0"
    xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
    xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>{title}</title>
      <item identifier="game" identifierref="pages">
        <title>{title}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="pages" type="webcontent" adlcp:scormtype="sco" href="{first}">
{files}
    </resource>
  </resources>
</manifest>
"""
"""Elements follow the order of the schemas `imscp_rootv1p1p2` and `adlcp_rootv1p2`."""


def write_scorm(
    anywhere: Path, target: Path, parts: Sequence[Part], language: str, common: Path
) -> Iterator[tuple[str, int]]:
    """Write packages, which all contain the archive `common`; yield the name and size of each."""
    for part in parts:
        if part.kind == "games":
            zipped = f"{FOLDER}/{part.slug}.zip"
            files = package(anywhere, part, language)
            yield zipped, write_archive(target / zipped, files, common)


def package(anywhere: Path, part: Part, language: str) -> Iterator[tuple[str, bytes]]:
    """Yield the path and content of a package's files."""
    files = dict(read_part(anywhere, part.pages))
    page = html.render(
        "course.html",
        language=language,
        title=part.title,
        assets=ASSETS,
        first=f"{part.pages}{FIRST}",
    )
    policy = {**POLICY, "frame-src": ("'self'",)}
    files[FIRST] = protect(page, policy).encode()
    files[f"{ASSETS}/{STYLE.name}"] = STYLE.read_bytes()
    listed = "\n".join(f"      <file href={quoteattr(name)}/>" for name in sorted(files))
    identifier = quoteattr(f"ubao-{re.sub('[^a-z0-9]+', '-', part.slug)}-{language}")
    manifest = MANIFEST.format(
        identifier=identifier, title=escape(part.title), first=FIRST, files=listed
    )
    files["imsmanifest.xml"] = manifest.encode()
    yield from files.items()
