"""The works that a site consists of. NOTICE lists the same for people, with license texts.

Licenses are SPDX ids; `Spelt` is for those that SPDX doesn't have.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Spelt:
    """A license by its full name."""

    name: str


PUBLIC = Spelt("Public domain")


@dataclass(frozen=True)
class Work:
    """A third-party work.

    `files` are patterns of paths in the site; a file belongs to the first work that matches.
    `parts` are works inside this one.
    """

    name: str
    licence: str | Spelt
    files: tuple[str, ...] = ()
    source: str = ""
    """A package URL (purl) without its version, which comes from the installed or locked
    package."""
    version: str = ""
    """The version, if no package gives it."""
    parts: tuple[Work, ...] = ()


PYTHON = "assets/ubao/runtime/*/"
PYODIDE = Work(
    "Pyodide",
    "MPL-2.0",
    (f"{PYTHON}pyodide*", f"{PYTHON}MPL-2.0.txt", f"{PYTHON}NOTICE.txt"),
    "pkg:npm/pyodide",
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
    "pkg:generic/cpython",
    parts=(Work("The rules of the games", "MIT", source="pkg:pypi/ubao-rules"),),
)
LETTERS = (
    Work("Andika", "OFL-1.1", ("assets/ubao/fonts/ubao-text*",), version="6.101"),
    Work("Bitter", "OFL-1.1", ("assets/ubao/fonts/ubao-heading*",), version="3.021"),
)
LANGUAGES = "assets/javascripts/lunr/"
SEARCH = (
    Work("TinySegmenter", "BSD-3-Clause", (f"{LANGUAGES}tinyseg*",)),
    Work("wordcut", Spelt("GNU Lesser General Public License"), (f"{LANGUAGES}wordcut*",)),
    Work("lunr-languages", "MPL-1.1", (f"{LANGUAGES}*",)),
)
MATERIAL = Work(
    "Material for MkDocs",
    "MIT",
    (
        "assets/javascripts/*", "assets/stylesheets/*", "assets/images/favicon.png",
        "licences/mkdocs-material.txt",
    ),
    "pkg:pypi/mkdocs-material",
    parts=(
        Work("RxJS", "Apache-2.0"),
        Work("tslib", "0BSD"),
        Work("lunr.js", "MIT"),
        Work("clipboard.js", "MIT"),
        Work("escape-html", "MIT"),
        Work("focus-visible", "W3C-20150513"),
        Work("Material Design Icons", "Apache-2.0"),
        Work("Material Design colors", "MIT"),
    ),
)  # fmt: skip
PROGRAM = Work(
    "Ubao",
    "MIT",
    (
        "assets/ubao/*", "pyodide/*", "licences/*", "service-worker.js", "manifest.webmanifest",
        "_headers", ".htaccess",
    ),
    "pkg:pypi/ubao",
)  # fmt: skip
"""Its parts are the npm packages bundled into our scripts, as listed by the bundle."""
LESSONS = Work(
    "The lessons: pages, puzzles and plans, also of the site's own authors",
    "CC-BY-4.0",
    (
        "*.html", "*.json", "*.xml", "*.xml.gz", "*.yml", "*.py", "*.ipynb", "publish/*",
        "games/*.txt",
    ),
    parts=(
        Work("Natural Earth", PUBLIC),
        Work("world-atlas", "ISC", source="pkg:npm/world-atlas", version="2.0.2"),
    ),
)  # fmt: skip
REFERENCE = Work("mkdocstrings", "ISC", ("assets/_mkdocstrings.css", "objects.inv"))
OTHER = Work("Files that Ubao does not know", Spelt("Ask those who made this site"), ("*",))

WORKS = (PYODIDE, CPYTHON, *LETTERS, *SEARCH, MATERIAL, PROGRAM, REFERENCE, LESSONS, OTHER)
