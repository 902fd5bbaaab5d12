"""Boards in Markdown: fenced blocks such as ```` ```board ```` with YAML inside.

A self-contained extension of Python-Markdown. Configuration files refer to it as `ubao`; see
`widgets.extension`.
"""

from widgets.fences.extension import FenceExtension
from widgets.fences.page import PageContext

__all__ = ["FenceExtension", "PageContext"]
