"""The smallest possible site generator: pages in a bare frame, other files as they are."""

from __future__ import annotations

import re
from pathlib import Path

from markdown import Markdown

from widgets.prepare.folder import locate


def build(folder: Path) -> Path:
    """Build `folder/prepared` into `folder/site`, and return that."""
    md = Markdown(
        extensions=["attr_list", "md_in_html", "tables", "widgets.extension"],
        extension_configs={"widgets.extension": {"config": str(folder / "mkdocs.yml")}},
    )
    docs, site = folder / "prepared" / "docs", folder / "site"
    for path in docs.rglob("*.*"):
        name = path.relative_to(docs).as_posix()
        target = site / (locate(name) if path.suffix == ".md" else name)
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".md":
            text = re.sub(r"\A---\n.*?^---\n", "", path.read_text("utf-8"), flags=re.M | re.S)
            html = md.reset().convert(text)
            page = f"<!doctype html><html><head><title>x</title></head><body>{html}</body></html>"
            target.write_text(page, encoding="utf-8")
        else:
            target.write_bytes(path.read_bytes())
    return site
