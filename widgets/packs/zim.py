"""The pack for Kiwix: a ZIM archive of the folder *anywhere*.

It needs the package `libzim`, the extra `zim`. Crawlers that archive sites insert scripts of their
own into pages and don't support workers, so none is used.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from libzim.writer import Creator, FileProvider, Hint, Item, StringProvider

from widgets.finish.hosts import TYPES, list_files
from widgets.finish.page import read_page
from widgets.finish.policy import WRITTEN
from widgets.messages.site import say

FIRST = "index.html"
PICTURE = Path(__file__).with_name("illustration.png")
"""The archive's illustration: 48 × 48 pixels, as the format requires."""
SIZE = 48
LANGUAGES = {"de": "deu", "en": "eng", "es": "spa", "fr": "fra", "it": "ita", "pt": "por"}
"""The format's three-letter codes."""
LONGEST_TITLE, LONGEST_DESCRIPTION = 30, 80


class _File(Item):  # type: ignore[misc] # It is made by a compiler that tells no types.
    """A file of the archive; pages have no policy.

    Some readers show pages from opaque origins, where `'self'` would block everything. Each reader
    has a policy of its own.
    """

    def __init__(self, path: str, file: Path) -> None:
        super().__init__()
        self.path, self.file = path, file
        self.page = ""
        if file.suffix == ".html":
            self.page = WRITTEN.sub("", file.read_text(encoding="utf-8"))

    def get_path(self) -> str:
        return self.path

    def get_title(self) -> str:
        title = read_page(self.page).title
        return title.rpartition(" - ")[0] or title

    def get_mimetype(self) -> str:
        kind = self.file.suffix.removeprefix(".")
        return "image/png" if kind == "png" else TYPES.get(kind, "text/plain")

    def get_contentprovider(self) -> StringProvider | FileProvider:
        return StringProvider(self.page) if self.page else FileProvider(self.file)

    def get_hints(self) -> dict[Hint, bool]:
        packed = self.file.suffix in (".png", ".woff2")
        return {Hint.COMPRESS: not packed, Hint.FRONT_ARTICLE: bool(self.page)}


def write_zim(anywhere: Path, target: Path, name: str, language: str) -> Iterator[tuple[str, int]]:
    """Write the archive of a site called `name` to `target`; yield its name and size."""
    path = target / "kiwix.zim"
    path.unlink(missing_ok=True)
    code = LANGUAGES.get(language, "und")
    with Creator(path).config_indexing(indexing=True, language=code) as creator:
        creator.set_mainpath(FIRST)
        for file in list_files(anywhere):
            creator.add_item(_File(file, anywhere / file))
        creator.add_illustration(SIZE, PICTURE.read_bytes())
        described = {
            "Title": name[:LONGEST_TITLE],
            "Description": say("packs-channel")[:LONGEST_DESCRIPTION],
            "Language": code,
            "Name": f"ubao_{language}_all",
            "Creator": name,
            "Publisher": name,
            "License": "CC-BY-4.0",
            "Date": datetime.now(UTC).date().isoformat(),
        }
        for key, value in described.items():
            creator.add_metadata(key, value)
    yield path.name, path.stat().st_size
