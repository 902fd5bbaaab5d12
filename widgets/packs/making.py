"""Make all packs of a site, and those of one zip or a few files: for sticks, and schools' boxes.

Unzip to a stick, and double-click START.html. RACHEL shows a module's `rachel-index.php` on its
home page, with the module's address in `$dir`; the template is
https://github.com/rachelproject/module-template. Internet-in-a-Box has a JSON file per menu entry:
https://github.com/iiab/iiab/wiki/IIAB-Menuing.
"""

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
from widgets import ASSETS, html
from widgets.finish.page import read_page
from widgets.messages.languages import ENGLISH, list_languages
from widgets.messages.site import read_language, say, speaking
from widgets.packs import read_folder, write_archive
from widgets.packs.folder import write_folder
from widgets.packs.kolibri import write_kolibri
from widgets.packs.parts import COMMON, list_parts
from widgets.packs.scorm import write_scorm
from widgets.theme import MANIFEST

FOLDER = "anywhere"
FORBIDDEN = re.compile(r'[<>:"/\\|?*.]+')
"""Characters that some file systems forbid."""
ISOLATION = re.compile("[\u2068\u2069]")
"""Bidi isolates around a name, which some editors show."""
SITE = "site/"
"""The site's folder on the stick."""
MODULE = "ubao"
"""The folder's name on a box."""
PICTURE = f"{ASSETS}/icons/icon-192.png"


def make_packs(site: Path, target: Path) -> Iterator[tuple[str, int]]:
    """Write all packs of a built site to the folder `target`; yield each archive's name and size.

    Raises ValueError if `site` isn't a site, or was built by another version.
    """
    anywhere = target / FOLDER
    write_folder(site, anywhere)
    name = json.loads((site / MANIFEST).read_text(encoding="utf-8"))["name"]
    language = read_page((site / "index.html").read_text(encoding="utf-8")).language
    language = language if language in list_languages() else ENGLISH
    with speaking(read_language(language)):
        home = f"{FORBIDDEN.sub(' ', name).strip()}/"
        files = [(f"{home}{path}", content) for path, content in _write_stick(name, language)]
        files += read_folder(anywhere, f"{home}{SITE}")
        yield "stick.zip", write_archive(target / "stick.zip", files)
        _write_box(name, language, anywhere / PICTURE, target / "box")
        parts = list(list_parts(anywhere))
        with TemporaryDirectory() as folder:
            # Common files are most of each archive, so they're compressed once.
            common = Path(folder) / "common.zip"
            shelves = (read_folder(anywhere / shelf, shelf) for shelf in COMMON)
            write_archive(common, chain.from_iterable(shelves))
            # A site of pages alone has no games and plans to cut out.
            if parts:
                yield from write_kolibri(anywhere, target, parts, name, language, common)
                yield from write_scorm(anywhere, target, parts, language, common)
        if find_spec("libzim"):
            from widgets.packs.zim import write_zim

            yield from write_zim(anywhere, target, name, language)


def _write_stick(name: str, language: str) -> Iterator[tuple[str, bytes]]:
    """Yield the path and content of the files next to the folder of the site called `name`."""
    start = html.render("start.html", name=name, language=language, first=f"{SITE}index.html")
    yield "START.html", start.encode()
    notes = (
        say("packs-read", site=text(name)),
        say("packs-read-how"),
        say("packs-read-kept"),
        say("packs-read-zip"),
        say("packs-read-closed"),
        say("packs-read-phone"),
        "",
    )
    # Readable in any editor on any system.
    yield "READ ME.txt", ISOLATION.sub("", "\r\n\r\n".join(notes)).encode("utf-8-sig")


def _write_box(name: str, language: str, picture: Path, target: Path) -> None:
    """Write both boxes' entries for the site called `name`."""
    described = say("packs-channel")
    shown = html.render("rachel-index.php", name=name, description=described, picture=PICTURE)
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
    menu = json.dumps(definition, ensure_ascii=False, indent=2)
    target.mkdir(exist_ok=True)
    shutil.copyfile(picture, target / f"{MODULE}.png")
    (target / "rachel-index.php").write_text(shown, encoding="utf-8")
    (target / f"{entry}.json").write_text(f"{menu}\n", encoding="utf-8")
