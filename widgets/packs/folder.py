"""The folder *anywhere*: a finished site that needs no host.

It works from a disk, from a server with few types and no compression, or in a restricted frame. So
everything but pages, styles and pictures is a script.
"""

from __future__ import annotations

import gzip
import json
import shutil
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path

from widgets import ASSETS
from widgets.finish.bill import LUNR
from widgets.finish.hosts import RUNTIME, list_files
from widgets.finish.offline import NOT_LOADED
from widgets.finish.search import INDEX
from widgets.packs.pages import Pages
from widgets.prepare.messages import WORDS
from widgets.runtime import BUNDLE, SHARED, scripts

SKIPPED = (*NOT_LOADED, ".webmanifest", "404.html")
"""Suffixes of files that only sites on a host need."""
NOTICES = ("MPL-2.0.txt", "NOTICE.txt", "PSF-2.0.txt")
"""Runtime files for readers rather than workers."""
PYTHON = "python.js"
"""The script that replaces the modules of Python's runtime."""
SHELF = "(self.ubaoShelf??={})"
"""The object to which scripts add their data, for `widgets/packs/browser/kit/site.js`."""
WORKERS = "assets/javascripts/workers/"


def write_folder(site: Path, target: Path) -> None:
    """Write the folder, replacing an older one. Raises ValueError if `site` isn't such a site."""
    described = site / ASSETS / "bundle.js"
    if not described.is_file():
        raise ValueError(f"{site} isn't a built site: “ubao build” makes one.")
    if not scripts.are_joined() or described.read_bytes() != (BUNDLE / "bundle.js").read_bytes():
        raise ValueError(f"{site} was built with another version: build it again.")
    if target.exists():
        shutil.rmtree(target)
    pages = Pages(site)
    # Each other language is a site to pack by itself.
    others = (each.relative_to(site).parts[0] for each in site.glob(f"*/{ASSETS}/bundle.js"))
    folders = (LUNR, f"{SHARED}/", *(f"{other}/" for other in others))
    for name in list_files(site):
        if name.endswith(SKIPPED) or name.startswith(folders):
            continue
        for new, content in _convert(name, site / name, pages):
            (target / new).parent.mkdir(parents=True, exist_ok=True)
            (target / new).write_bytes(content)
    for path in scripts.PACKED.iterdir():
        if path.name == PYTHON:
            new, content = _shelve_packed(f"{RUNTIME}{scripts.find_version()}/{PYTHON}", path)
            (target / new).write_bytes(content)
        else:
            shutil.copyfile(path, target / ASSETS / path.name)
    _write_search(site, target)


def _convert(name: str, path: Path, pages: Pages) -> Iterator[tuple[str, bytes]]:
    """Yield the path and content of a file's replacement, if it has one."""
    is_ours = name.startswith(f"{ASSETS}/") and name.endswith(".js")
    if name.endswith(".html"):
        yield name, pages.pack(name, path.read_text(encoding="utf-8")).encode()
    elif name == INDEX:
        yield from pages.pack_index(path.read_text(encoding="utf-8"))
    elif name.startswith(RUNTIME) and path.suffix == ".js":
        return
    elif name.startswith(RUNTIME) and path.name not in NOTICES:
        yield _shelve_packed(name, path)
    elif name.startswith("puzzles/") and name.endswith(".json"):
        yield shelve(name, path.read_text(encoding="utf-8"))
    # Our scripts have packed versions, except for the words.
    elif not is_ours or name == f"{ASSETS}/{WORDS}/all.js":
        yield name, path.read_bytes()


def _shelve_packed(name: str, path: Path) -> tuple[str, bytes]:
    """Return the path and content of a runtime file, compressed with gzip."""
    letters = b64encode(gzip.compress(path.read_bytes(), 9, mtime=0)).decode()
    return shelve(name, f'"{letters}"')


def shelve(name: str, data: str) -> tuple[str, bytes]:
    """Return the path and content of the script that replaces a file, given its data as JSON."""
    return f"{name}.js", f'{SHELF}["{name}"]={data};\n'.encode()


def _write_search(site: Path, target: Path) -> None:
    """Write everything the search worker needs into one script, if the site has search."""
    if not (site / INDEX).is_file():
        return
    index = json.loads((site / INDEX).read_text(encoding="utf-8"))
    for worker in sorted((target / WORKERS).glob("*.js")):
        parts = [
            worker.read_text(encoding="utf-8"),
            *_read_languages(site, index["config"]["lang"]),
        ]
        text = "\n".join(("self.importScripts=()=>{};", *parts))
        data = {"address": f"{WORKERS}{worker.name}", "text": text}
        script = target / ASSETS / "search-worker.js"
        script.write_text(f"self.ubaoSearch={json.dumps(data)};\n", encoding="utf-8")


def _read_languages(site: Path, languages: list[str]) -> Iterator[str]:
    """Yield search's support for other languages, which Material's worker would load."""
    others = [language for language in languages if language != "en"]
    names = ["min/lunr.stemmer.support.min.js"] if others else []
    names += [f"min/lunr.{language}.min.js" for language in others]
    if len(languages) > 1:
        names.append("min/lunr.multi.min.js")
    for name in names:
        path = site / LUNR / name
        if path.is_file():
            yield path.read_text(encoding="utf-8")
