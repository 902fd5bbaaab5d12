"""The Python-Markdown extension `ubao`, for generators that refer to it by name.

    markdown_extensions:
      - ubao:
          config: mkdocs.yml

Without `config` it converts the blocks of a text. With it, it knows the pages that `ubao prepare`
wrote from that site: plans, and links from cards and words.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from markdown import Markdown
from markdown.extensions import Extension
from markdown.preprocessors import Preprocessor

from lesson_plans.curriculum.problem import refuse
from widgets.fences import FenceExtension
from widgets.prepare.folder import MARK, link, prepare, read_configuration


class PreparedExtension(Extension):
    """The fences of a prepared site, whose pages name themselves. The first mistake is raised."""

    def __init__(self, config: str) -> None:
        super().__init__()
        self.configuration = read_configuration(Path(config))
        self.site, prepared = prepare(self.configuration, refuse)
        self.pages = {*self.configuration.list_pages(), *(page.uri for page in prepared.pages)}

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 - the name is Python-Markdown's
        """Register the fences, and before them (28) what reads the mark of a page."""
        self.site.extension.extendMarkdown(md)
        md.preprocessors.register(_Reader(md, self), "ubao-page", 29)

    def turn_to(self, uri: str, line: int) -> None:
        """Set the page to convert next; its text begins on this line of its file."""
        file = self.site.name(self.configuration.docs / uri)
        self.site.extension.page = self.site.describe(uri, file, line, partial(self._link, uri))

    def _link(self, source: str, target: str) -> str | None:
        if target not in self.pages:
            return None
        return link(source, target, directory_urls=self.configuration.directory_urls)


class _Reader(Preprocessor):
    def __init__(self, md: Markdown, extension: PreparedExtension) -> None:
        super().__init__(md)
        self.extension = extension

    def run(self, lines: list[str]) -> list[str]:
        """Remove the page's mark."""
        for number, line in enumerate(lines):
            if mark := MARK.fullmatch(line):
                self.extension.turn_to(mark["uri"], int(mark["line"]))
                return lines[number + 1 :]
            if line.strip():
                break
        return lines


def makeExtension(config: str = "") -> Extension:  # noqa: N802 - the name is Python-Markdown's
    """Return the extension, for Python-Markdown."""
    return PreparedExtension(config) if config else FenceExtension()
