"""A hook of our site: `widgets/theme/` styles the reference, so no page loads more."""

from __future__ import annotations

from mkdocs.config.defaults import MkDocsConfig

STYLE = "assets/_mkdocstrings.css"
"""The style sheet that mkdocstrings adds to every page."""


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Remove it."""
    config.extra_css.remove(STYLE)
    return config
