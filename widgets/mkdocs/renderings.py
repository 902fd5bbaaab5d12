"""A cache of rendered pages while a site is served: the theme and search are over half of a save.

A page is rendered and indexed again only if something that affects its output has changed: its own
content, titles and front matter, or the navigation, options and templates that all pages share.
Contents are compared, never dates.
"""

from __future__ import annotations

import sysconfig
from collections.abc import Sequence
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import BasePlugin
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

from widgets import theme
from widgets.finish import Finished

KNOWN = (
    "material.plugins.search.",
    "mkdocs_autorefs.",
    "mkdocstrings.",
    "_mkdocstrings",
    "widgets.",
)
"""Modules of plugins whose effect on rendering is covered by the comparison."""
EVENTS = "on_pre_page", "on_env", "on_page_context"
"""Events in which others might affect it."""
OPAQUE = "hooks", "markdown_extensions", "plugins"
"""Options with objects that can't be compared; templates only see the options of plugins."""

type Entry = dict[str, Any]
"""An entry of search's index, for a page or a section of it."""


class Renderings:
    """The pages of the last builds as they were rendered, by their paths in docs/."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[object, str]] = {}
        """What each page was rendered from, and its output."""
        self.finished: dict[str, Finished] = {}
        """The pages of the last build by their paths in the site."""
        self._entries: dict[str, list[Entry]] = {}
        """Search's entries, by the addresses of pages."""
        self._inputs: object = None
        self._shared: object = None
        self._found: dict[str, bool] = {}
        """Whether each page of this build is cached, by its address."""

    def begin(self, inputs: object) -> None:
        """Begin to render; our `inputs` affect every page."""
        self._inputs = inputs
        self._found.clear()

    def _compare(self, config: MkDocsConfig, nav: Navigation) -> None:
        """Forget all pages if something that they share has changed."""
        options = {name: value for name, value in config.items() if name not in OPAQUE}
        metas = [page.meta for page in nav.pages]
        plugins = [
            (name, {**plugin.config})
            for name, plugin in config.plugins.items()
            # Hooks, which are modules, are among them.
            if isinstance(plugin, BasePlugin)
        ]
        templates = [path.read_bytes() for path in sorted(theme.HERE.rglob("*.html"))]
        shared = self._inputs, repr((options, plugins, metas)), str(nav), templates
        if shared != self._shared or not _is_pure(config):
            self.clear()
        self._shared = shared

    def clear(self) -> None:
        """Render and finish all pages next time."""
        self._kept.clear()
        self.finished.clear()

    def find(self, page: Page, config: MkDocsConfig, nav: Navigation) -> tuple[object, str | None]:
        """Return what a page is rendered from, and its cached output, if any."""
        if not self._found:
            # Other plugins may have replaced the navigation until now.
            self._compare(config, nav)
        source = (
            page.content,
            str(page.toc),
            repr((page.title, page.meta, page.canonical_url, page.edit_url, page.file.inclusion)),
            repr((page.previous_page, page.next_page, [*page.ancestors])),
        )
        kept, output = self._kept.get(page.file.src_uri, (None, ""))
        self._found[page.url] = kept == source
        return source, output if kept == source else None

    def store(self, page: Page, source: object, output: str) -> None:
        """Cache a page's output."""
        self._kept[page.file.src_uri] = source, output

    def complete(self, entries: Sequence[Entry]) -> Sequence[Entry]:
        """Return search's index with the entries of pages that it didn't read in this build."""
        found: dict[str, list[Entry]] = {url: [] for url in self._found}
        for entry in entries:
            found.setdefault(entry["location"].partition("#")[0], []).append(entry)
        found |= {url: self._entries[url] for url, is_kept in self._found.items() if is_kept}
        self._entries = found
        return [entry for each in found.values() for entry in each]


def _is_pure(config: MkDocsConfig) -> bool:
    """Return whether no template, plugin or hook of others may add to what is compared."""
    others = [
        each for each in config.plugins.values() if not type(each).__module__.startswith(KNOWN)
    ]
    homes = str(theme.HERE), sysconfig.get_path("purelib")
    return all(path.startswith(homes) for path in config.theme.dirs) and not any(
        hasattr(each, event) for each in others for event in EVENTS
    )
