"""The style sheets of boards and of the theme."""

from __future__ import annotations

import re

import pytest

from tests.help.paths import ROOT
from widgets import theme

CONDITIONS = {
    condition: sheet.name
    for folder in ("browser", "theme")
    for sheet in sorted((ROOT / "widgets" / folder).rglob("*.css"))
    for condition in re.findall(r"(?m)^ *@media ([^{]*)", sheet.read_text(encoding="utf-8"))
}


def test_windows_are_told_apart_by_name() -> None:
    assert len(CONDITIONS) > 20
    assert {c: name for c, name in CONDITIONS.items() if re.search(r"\d(?:r?em|px)", c)} == {}


def test_every_name_is_asked() -> None:
    asked = {name for condition in CONDITIONS for name in re.findall(r"\((--\w+)\)", condition)}
    assert set(theme.CONDITIONS) == asked


def test_names_become_conditions() -> None:
    style = "@media not (--phone), (--stage) and (hover) {\n a { color: var(--phone); }\n}"
    assert theme.resolve_media(style) == (
        "@media not (width < 30em), ((width >= 60em) and (height >= 34em)) and (hover) {\n"
        " a { color: var(--phone); }\n}"
    )


def test_a_name_that_nobody_gave_stops_the_build() -> None:
    with pytest.raises(KeyError, match="--fone"):
        theme.resolve_media("@media (--fone) {}")
