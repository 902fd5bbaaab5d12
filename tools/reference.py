"""A hook of our own site: the reference is styled by `widgets/theme/`, and no page pays for it."""

from __future__ import annotations

from mkdocs.config.defaults import MkDocsConfig

STYLE = "assets/_mkdocstrings.css"
"""What mkdocstrings would have every page load."""


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Leave it out."""
    config.extra_css.remove(STYLE)
    return config
