"""The files a site gets besides its pages: the browser side, the runtime bundle, the licences."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

from rjsmin import jsmin

from widgets.runtime import BUNDLE

BROWSER = Path(__file__).parent / "browser"
ROOT = Path(__file__).parent.parent
FOLDER = "assets/ubao"
STYLE, ENTRY = "ubao.css", "ubao.js"
OWN_LICENCES = ("LICENSE", "LICENSE-lessons", "NOTICE")
IMPORT = re.compile(r"""^(?:import|export)\s[^;"'()=]*["']\./([^"']+)["']""", re.MULTILINE)
"""An import that the browser resolves before a module runs."""


class MissingBundle(RuntimeError):
    """The runtime bundle has not been made."""

    def __init__(self) -> None:
        super().__init__(
            "the runtime bundle is missing; “make build” makes it, "
            "or “python -m widgets.runtime” alone."
        )


def collect() -> Iterator[tuple[str, Path]]:
    """The files that are copied: path in the site, and where it is now. Raises MissingBundle."""
    if not (BUNDLE / "bundle.js").is_file():
        raise MissingBundle
    for path in (BUNDLE / "bundle.js", *sorted((BUNDLE / "runtime").rglob("*"))):
        if path.is_file():
            yield f"{FOLDER}/{path.relative_to(BUNDLE).as_posix()}", path


def read_scripts() -> Iterator[tuple[str, str]]:
    """The browser side's modules without their comments: path in the site, and text."""
    for path in sorted(BROWSER.glob("*.js")):
        yield f"{FOLDER}/{path.name}", jsmin(path.read_text(encoding="utf-8"))


def read_styles() -> Iterator[tuple[str, str]]:
    """One style sheet out of all: what every board has comes first, then each family's own."""
    families = sorted(path for path in BROWSER.glob("*.css") if path.name != STYLE)
    texts = [path.read_text(encoding="utf-8") for path in (BROWSER / STYLE, *families)]
    yield f"{FOLDER}/{STYLE}", "\n".join(texts)


def link(page: str, modules: list[str]) -> str:
    """What goes into the head of a page with boards; `page` is its path in the site."""
    home = posixpath.relpath(FOLDER, start=posixpath.dirname(page) or ".")
    preloads = (f'<link rel="modulepreload" href="{home}/{name}">' for name in modules)
    return (
        f'<link rel="stylesheet" href="{home}/{STYLE}">'
        f'<script type="module" src="{home}/{ENTRY}"></script>{"".join(preloads)}'
    )


def find_modules() -> list[str]:
    """The modules that the entry imports, and those that they import, in that order."""
    found = [ENTRY]
    for name in found:
        source = BUNDLE / name if name == "bundle.js" else BROWSER / name
        imports = IMPORT.findall(source.read_text(encoding="utf-8"))
        found += [new for new in dict.fromkeys(imports) if new not in found]
    return found[1:]


def read_licences() -> Iterator[tuple[str, str]]:
    """Every licence and notice the site must carry: its path in the site and its text."""
    if (ROOT / "NOTICE").is_file():
        own = {name: (ROOT / name).read_text(encoding="utf-8") for name in OWN_LICENCES}
    else:
        own = _read_installed("ubao")
    for name, text in own.items():
        yield f"licences/{name}.txt", text
    for text in _read_installed("mkdocs-material").values():
        yield "licences/mkdocs-material.txt", text


def _read_installed(package: str) -> dict[str, str]:
    found = distribution(package)
    names = found.metadata.get_all("License-File") or ()
    return {name: found.read_text(f"licenses/{name}") or "" for name in names}
