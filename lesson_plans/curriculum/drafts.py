"""Words that a command wrote for an author, who is to replace them: what is left is refused."""

from __future__ import annotations

DRAFT = "To be written"
"""How each of them begins."""
REFUSED = "is still to be written."


def draft(about: str = "") -> str:
    """Words to be replaced, which may say by what. YAML takes them without quotes."""
    return f"{DRAFT} ({about})" if about else f"{DRAFT}."


def is_draft(text: str) -> bool:
    """Whether a text is still what a command wrote."""
    return DRAFT in text
