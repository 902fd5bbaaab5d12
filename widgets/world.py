"""What all pages of a site depend on besides their own text."""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files

from widgets import theme
from widgets.prepare import assets
from widgets.prepare.site import Site
from widgets.runtime import scripts

INHERITED = re.compile(r"^INHERIT: *[\"']?([^\"'\n]+)", re.MULTILINE)


def describe_world(config: MkDocsConfig, files: Files, inputs: str, site: Site) -> object:
    """The configuration, the pages there are, templates and scripts, the words that are explained.

    `inputs` is a digest of what else the site is made of, but for its curriculum.
    """
    folders = [str(theme.HERE), config.theme.custom_dir or ""]
    templates = [path for each in folders if each for path in Path(each).rglob("*.html")]
    return (
        inputs,
        _read(Path(config.config_file_path)),
        repr(config.nav),
        [(file.src_uri, file.inclusion) for file in files.documentation_pages()],
        {path: path.stat().st_mtime_ns for path in templates},
        scripts.find_imports(assets.ENTRY),
        site.describe_words(),
    )


def _read(path: Path) -> str:
    """The text of mkdocs.yml, and of what it inherits from."""
    text = path.read_text(encoding="utf-8", errors="replace")
    above = INHERITED.search(text)
    return text + (_read(path.parent / above[1]) if above else "")
