# /// script
# requires-python = ">=3.12"
# dependencies = ["fonttools==4.68.0", "brotli==1.2.1"]
# ///
"""Make the site's fonts, `widgets/theme/fonts/`, from full fonts on npm: `uv run` this.

The results are in git, so building the site doesn't need this. It keeps the characters our pages
need and the tables that place marks on letters (Ọ̀, ẹ́), and renames the fonts: their license
reserves the original names for unchanged files.
"""

from __future__ import annotations

import base64
import hashlib
import subprocess
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from fontTools import subset
from fontTools.ttLib import TTFont

TARGET = Path(__file__).parents[1] / "widgets" / "theme" / "fonts"
CHARACTERS = "U+20-7E U+A0-FF U+2010-2011 U+2013-2014 U+2018-201A U+201C-201E U+2022 U+2026 \
U+202F U+2032-2033 U+2044 U+20AC U+2122 U+2190-2193 U+2212 U+2248 U+2260 U+2264-2265 U+2713"
"""English, and the punctuation of its texts and of French."""
NARROW = 0x202F
"""The space before French colons and question marks."""
NAMES = (
    "ÃãẼẽĨĩÕõŨũĀāĒēĪīŌōŪūĂăĚěǍǎÂâÊêÎîÔôÛûŚśŠšŽžĆćČčŇňŃńǸǹḾḿ"
    "ƁɓƊɗƘƙƳƴƆɔƐɛƎǝŊŋƑƒƔɣƉɖƲʋƐɛŒœẸẹỌọṢṣỤụỊịẠạḌḍḤḥṬṭẒẓṄṅʼʻʿʾˈˌɪʊəɑæŋʃʒθðɡɾː"
    "\u0300\u0301\u0302\u0303\u0304\u0308\u030c\u0323\u0329\u0331"
)
"""Letters and marks of African languages in Latin script, of transliterated Arabic names, and of
phonetic spelling."""


type Package = tuple[str, str]
"""An npm package, and the checksum of its archive."""


class Font(NamedTuple):
    """A font to make: its package, file and new name."""

    package: Package
    source: str
    family: str
    style: str
    file: str


ANDIKA = (
    "@expo-google-fonts/andika@0.2.3",
    "sha512-gsPOD2FET8CBp17uX102h6pdSf71NmYrdos1U1vup8GEmqO61wpMU6lf92uUPqULpSUks98NL+cxTV1Ztlpm7g==",
)
BITTER = (
    "@expo-google-fonts/bitter@0.4.2",
    "sha512-7nAQQhj1k7CTn77ivgRnR39HqrVbzezJ3d8N9EWeDIfFDpZ9ACUNzHI7sg++JmvDnx1wuXwmfpjagTPTg2ZgWw==",
)
FONTS = (
    Font(ANDIKA, "Andika_400Regular.ttf", "Ubao Text", "Regular", "ubao-text.woff2"),
    Font(ANDIKA, "Andika_700Bold.ttf", "Ubao Text", "Bold", "ubao-text-bold.woff2"),
    Font(ANDIKA, "Andika_400Regular_Italic.ttf", "Ubao Text", "Italic", "ubao-text-italic.woff2"),
    Font(BITTER, "700Bold/Bitter_700Bold.ttf", "Ubao Heading", "Bold", "ubao-heading.woff2"),
)


def main() -> None:
    """Make all fonts."""
    with TemporaryDirectory() as folder:
        for font in FONTS:
            make(font, fetch(font.package, Path(folder)) / font.source)
            print(f"{font.file}: {(TARGET / font.file).stat().st_size:,} bytes")


def fetch(package: Package, folder: Path) -> Path:
    """Return the folder with a package's files. Raises ValueError if its checksum is wrong."""
    name, integrity = package
    place = folder / name.replace("/", "-")
    if not place.exists():
        place.mkdir()
        subprocess.run(["npm", "pack", "--silent", name], cwd=place, check=True)
        (archive,) = place.glob("*.tgz")
        digest = base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
        if f"sha512-{digest}" != integrity:
            raise ValueError(f"{name} is not the archive it was: sha512-{digest}")
        with tarfile.open(archive) as opened:
            opened.extractall(place, filter="data")
    return place / "package"


def make(font: Font, source: Path) -> None:
    """Write one font."""
    options = subset.Options(
        layout_features=["kern", "mark", "mkmk", "ccmp", "locl", "calt", "liga", "tnum", "lnum"],
        hinting=False,
        desubroutinize=True,
        name_IDs=[0, 1, 2, 3, 4, 5, 6, 14],
        notdef_outline=True,
        flavor="woff2",
    )
    subsetter = subset.Subsetter(options)
    ranges = subset.parse_unicodes(CHARACTERS.replace("U+", "").replace(" ", ","))
    subsetter.populate(unicodes=[*ranges, *map(ord, NAMES)])
    with TTFont(source, recalcTimestamp=False) as opened:
        subsetter.subset(opened)
        for table in opened["cmap"].tables:
            # Bitter has no narrow space, but its space is narrow.
            table.cmap.setdefault(NARROW, table.cmap[ord(" ")])
        rename(opened, font)
        subset.save_font(opened, str(TARGET / font.file), options)


def rename(opened: TTFont, font: Font) -> None:
    """Give a font our own name."""
    full = f"{font.family} {font.style}"
    names = {1: font.family, 2: font.style, 3: full, 4: full, 6: full.replace(" ", "-")}
    for name, words in names.items():
        opened["name"].removeNames(nameID=name)
        opened["name"].setName(words, name, 3, 1, 0x409)


if __name__ == "__main__":
    main()
