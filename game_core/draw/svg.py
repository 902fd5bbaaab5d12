"""Writing SVG: elements as text, and numbers without noise."""

from __future__ import annotations

# The library's own functions for this would bring half of the network into the browser's bundle.
ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})


def number(value: float) -> str:
    """A coordinate with at most one decimal: `12`, `12.5`."""
    return f"{value:.1f}".removesuffix(".0")


def element(tag: str, *children: str, **attributes: str | float) -> str:
    """One element. Attribute names: `class_` → `class`, other underscores become hyphens."""
    parts = [tag]
    for name, value in attributes.items():
        text = value if isinstance(value, str) else number(value)
        parts.append(f'{name.rstrip("_").replace("_", "-")}="{text.translate(ESCAPES)}"')
    opening = " ".join(parts)
    return f"<{opening}>{''.join(children)}</{tag}>" if children else f"<{opening}/>"


def text(words: str, **attributes: str | float) -> str:
    """A text element holding `words`, escaped."""
    return element("text", words.translate(ESCAPES), **attributes)
