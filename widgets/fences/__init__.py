"""Boards in Markdown: fenced blocks such as ```` ```board ```` with YAML inside.

An extension of Python-Markdown, which needs nothing else:

    markdown.markdown(text, extensions=[FenceExtension()])

In a configuration file it is named `ubao`; see `widgets.extension`.
"""

from widgets.fences.extension import FenceExtension
from widgets.fences.page import PageContext

__all__ = ["FenceExtension", "PageContext"]
