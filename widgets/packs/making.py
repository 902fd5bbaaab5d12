"""Make all packs of a site."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory

from game_core.messages import text
from widgets import html
from widgets.messages.languages import ENGLISH, list_languages
from widgets.messages.site import read_language, say, speaking
from widgets.packs.archive import read_folder, write_archive
from widgets.packs.folder import write_folder
from widgets.packs.kolibri import write_kolibri
from widgets.packs.pages import LANGUAGE
from widgets.packs.parts import COMMON, list_parts
from widgets.packs.scorm import write_scorm
from widgets.theme import MANIFEST

FORBIDDEN = re.compile(r'[<>:"/\\|?*.]+')
"""Characters that some file systems forbid."""
FOLDER = "anywhere"


def make_packs(site: Path, target: Path) -> Iterator[tuple[str, int]]:
    """Write all packs of a built site to the folder `target`; yield each archive's name and size.

    Raises ValueError if `site` isn't a site, or was built by another version.
    """
    anywhere = target / FOLDER
    write_folder(site, anywhere)
    name = json.loads((site / MANIFEST).read_text(encoding="utf-8"))["name"]
    found = LANGUAGE.search((site / "index.html").read_text(encoding="utf-8"))
    language = found[1] if found and found[1] in list_languages() else ENGLISH
    with speaking(read_language(language)):
        home = f"{FORBIDDEN.sub(' ', name).strip()}/"
        files = [(f"{home}{path}", content) for path, content in write_stick(name, language)]
        files += read_folder(anywhere, f"{home}{SITE}")
        yield "stick.zip", write_archive(target / "stick.zip", files)
        (target / BOX).mkdir(exist_ok=True)
        shutil.copyfile(anywhere / PICTURE, target / BOX / f"{MODULE}.png")
        for path, content in write_box(name, language):
            (target / BOX / path).write_bytes(content)
        parts = list(list_parts(anywhere))
        with TemporaryDirectory() as folder:
            # Common files are most of each archive, so they're compressed once.
            common = Path(folder) / "common.zip"
            shelves = (read_folder(anywhere / shelf, shelf) for shelf in COMMON)
            write_archive(common, chain.from_iterable(shelves))
            yield from write_kolibri(anywhere, target, parts, name, language, common)
            yield from write_scorm(anywhere, target, parts, language, common)
        if find_spec("libzim"):
            from widgets.packs.zim import write_zim

            yield from write_zim(anywhere, target, name, language)


START, READ = "START.html", "READ ME.txt"
ISOLATION = re.compile("[\u2068\u2069]")
"""Bidi isolates around a name, which some editors show."""
SITE = "site/"
"""The site's folder on the stick."""


def write_stick(name: str, language: str) -> Iterator[tuple[str, bytes]]:
    """Yield the path and content of the files next to the folder of the site called `name`."""
    site = text(name)
    start = html.render("start.html", name=name, language=language, first=f"{SITE}index.html")
    yield START, start.encode()
    notes = (
        say("packs-read", site=site),
        say("packs-read-how"),
        say("packs-read-kept"),
        say("packs-read-zip"),
        say("packs-read-closed"),
        say("packs-read-phone"),
    )
    # Readable in any editor on any system.
    plain = [ISOLATION.sub("", note) for note in notes]
    yield READ, "\r\n\r\n".join((*plain, "")).encode("utf-8-sig")


BOX = "box"
MODULE = "ubao"
"""The folder's name on the box."""
PICTURE = "assets/ubao/icons/icon-192.png"


def write_box(name: str, language: str) -> Iterator[tuple[str, bytes]]:
    """Yield the path and content of both boxes' entries for the site called `name`."""
    described = say("packs-channel")
    shown = html.render("rachel-index.php", name=name, description=described, picture=PICTURE)
    yield "rachel-index.php", shown.encode()
    entry = f"{language}-{MODULE}"
    definition = {
        "intended_use": "html",
        "lang": language,
        "logo_url": f"{MODULE}.png",
        "menu_item_name": entry,
        "moddir": MODULE,
        "start_url": "index.html",
        "title": name,
        "description": described,
        "extra_html": "",
    }
    text = json.dumps(definition, ensure_ascii=False, indent=2)
    yield f"{entry}.json", f"{text}\n".encode()
