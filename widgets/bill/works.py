"""The works that a site is made of. NOTICE says the same for people, with copyrights and texts.

Licences are named as SPDX has them; `Spelt` is one that it does not have, or not so.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.metadata import version


@dataclass(frozen=True)
class Spelt:
    """A licence by its name in words."""

    name: str


PUBLIC = Spelt("Public domain")


@dataclass(frozen=True)
class Work:
    """Somebody's work.

    `files` are patterns of paths in the site; a file belongs to the first work that fits. `modules`
    are folders of npm whose modules are joined into our scripts; `parts` are works inside this one.
    """

    name: str
    licence: str | Spelt
    files: tuple[str, ...] = ()
    version: str = ""
    source: str = ""
    """A package URL (purl), as other programs name it."""
    modules: tuple[str, ...] = ()
    parts: tuple[Work, ...] = ()


def _take_from_npm(
    name: str, released: str, licence: str, *, modules: tuple[str, ...] = ()
) -> Work:
    source = f"pkg:npm/{name.lower().replace('@', '%40')}@{released}"
    return Work(name, licence, version=released, source=source, modules=modules)


def _take_from_pypi(
    name: str, licence: str, package: str, *files: str, parts: tuple[Work, ...] = ()
) -> Work:
    released = version(package)
    return Work(name, licence, files, released, f"pkg:pypi/{package}@{released}", parts=parts)


PYTHON = "assets/ubao/runtime/*/"
PYODIDE = Work(
    "Pyodide",
    "MPL-2.0",
    (f"{PYTHON}pyodide*", f"{PYTHON}MPL-2.0.txt", f"{PYTHON}NOTICE.txt"),
    "314.0.7",
    "pkg:npm/pyodide@314.0.7",
    modules=("pyodide",),
    parts=(
        Work("Emscripten", "MIT"),
        Work("musl libc", "MIT"),
        Work("LLVM runtime libraries", "Apache-2.0 WITH LLVM-exception"),
        Work("libffi", "MIT"),
        Work("zlib", "Zlib"),
        Work("bzip2", "bzip2-1.0.6"),
        Work("Zstandard", "BSD-3-Clause"),
        Work("XZ Utils", "0BSD"),
        Work("SQLite", PUBLIC),
        Work("stackframe", "MIT"),
        Work("error-stack-parser", "MIT"),
    ),
)
CPYTHON = Work(
    "CPython",
    "PSF-2.0",
    (f"{PYTHON}python_stdlib.txt", f"{PYTHON}PSF-2.0.txt"),
    "3.14.2",
    "pkg:generic/cpython@3.14.2",
    parts=(_take_from_pypi("The rules of the games", "MIT", "ubao-rules"),),
)
LETTERS = (
    Work("Andika", "OFL-1.1", ("assets/ubao/fonts/ubao-text*",), "6.101"),
    Work("Bitter", "OFL-1.1", ("assets/ubao/fonts/ubao-heading*",), "3.021"),
)
LANGUAGES = "assets/javascripts/lunr/"
SEARCH = (
    Work("TinySegmenter", "BSD-3-Clause", (f"{LANGUAGES}tinyseg*",)),
    Work("wordcut", Spelt("GNU Lesser General Public License"), (f"{LANGUAGES}wordcut*",)),
    Work("lunr-languages", "MPL-1.1", (f"{LANGUAGES}*",)),
)
MATERIAL = _take_from_pypi(
    "Material for MkDocs",
    "MIT",
    "mkdocs-material",
    "assets/javascripts/*",
    "assets/stylesheets/*",
    "assets/images/favicon.png",
    "licences/mkdocs-material.txt",
    parts=(
        Work("RxJS", "Apache-2.0"),
        Work("tslib", "0BSD"),
        Work("lunr.js", "MIT"),
        Work("clipboard.js", "MIT"),
        Work("escape-html", "MIT"),
        Work("focus-visible", "W3C-20150513"),
        Work("Material Design Icons", "Apache-2.0"),
        Work("Material Design colours", "MIT"),
    ),
)
EDITOR = (
    ("@codemirror/autocomplete", "6.20.4"),
    ("@codemirror/commands", "6.11.1"),
    ("@codemirror/lang-python", "6.2.1"),
    ("@codemirror/language", "6.13.1"),
    ("@codemirror/state", "6.7.6"),
    ("@codemirror/view", "6.43.15"),
    ("@lezer/common", "1.5.5"),
    ("@lezer/highlight", "1.2.5"),
    ("@lezer/lr", "1.4.12"),
    ("@lezer/python", "1.1.19"),
    ("@marijn/find-cluster-break", "1.0.4"),
    ("style-mod", "4.1.4"),
    ("w3c-keyname", "2.2.8"),
)
"""The packages that CodeMirror consists of, with their versions."""

WORKBOX = "7.4.1"

PROGRAM = _take_from_pypi(
    "Ubao",
    "MIT",
    "ubao",
    "assets/ubao/*",
    "pyodide/*",
    "licences/*",
    "service-worker.js",
    "manifest.webmanifest",
    "_headers",
    ".htaccess",
    parts=(
        _take_from_npm("uqr", "0.1.3", "MIT", modules=("uqr",)),
        Work(
            "CodeMirror",
            "MIT",
            parts=tuple(
                _take_from_npm(name, released, "MIT", modules=(name,)) for name, released in EDITOR
            ),
        ),
        Work(
            "Workbox",
            "MIT",
            version=WORKBOX,
            parts=tuple(
                _take_from_npm(name, WORKBOX, "MIT", modules=(name,))
                for name in (
                    "workbox-core",
                    "workbox-precaching",
                    "workbox-routing",
                    "workbox-strategies",
                )
            ),
        ),
    ),
)
LESSONS = Work(
    "The lessons: pages, puzzles and plans, also of the site's own authors",
    "CC-BY-4.0",
    (
        "*.html",
        "*.json",
        "*.xml",
        "*.xml.gz",
        "*.yml",
        "*.py",
        "*.ipynb",
        "publish/*",
        "games/*.txt",
    ),
    parts=(
        Work("Natural Earth", PUBLIC),
        _take_from_npm("world-atlas", "2.0.2", "ISC"),
    ),
)
REFERENCE = Work("mkdocstrings", "ISC", ("assets/_mkdocstrings.css", "objects.inv"))
OTHER = Work("Files that Ubao does not know", Spelt("Ask those who made this site"), ("*",))

WORKS = (PYODIDE, CPYTHON, *LETTERS, *SEARCH, MATERIAL, PROGRAM, REFERENCE, LESSONS, OTHER)
