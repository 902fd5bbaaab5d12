"""The style sheets of boards and of the theme."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.help.paths import ROOT
from widgets import theme

SHEETS = [
    sheet
    for folder in ("browser", "theme")
    for sheet in sorted((ROOT / "widgets" / folder).rglob("*.css"))
]
STYLE = theme.resolve("\n".join(sheet.read_text(encoding="utf-8") for sheet in SHEETS))
RULES = re.sub(r"/\*.*?\*/", "", STYLE, flags=re.DOTALL)
SET_BY_SCRIPTS = {"--tail", "--ubao-closer", "--ubao-free", "--ubao-shift-x", "--ubao-shift-y"}
SET_BY_THE_BUILD = {"--ubao-late"}
CONDITIONS = {
    condition: sheet.name
    for sheet in SHEETS
    for condition in re.findall(r"(?m)^ *@media ([^{]*)", sheet.read_text(encoding="utf-8"))
}


def test_windows_are_told_apart_by_name() -> None:
    assert 15 < len(CONDITIONS) <= 20
    assert {c: name for c, name in CONDITIONS.items() if re.search(r"\d(?:r?em|px)", c)} == {}


def test_every_name_is_asked() -> None:
    asked = {name for condition in CONDITIONS for name in re.findall(r"\((--\w+)\)", condition)}
    assert set(theme.CONDITIONS) == asked


def list_nested(sheet: str) -> Iterator[str]:
    """Yield each selector of rules within rules, without what's in parentheses."""
    plain = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    while "(" in plain:
        plain = re.sub(r"\([^()]*\)", "", plain)
    around: list[str] = []
    for words, sign in re.findall(r"\s*([^{};]*)([{};])", plain):
        if sign == "{":
            if not words.startswith("@") and any(not each.startswith("@") for each in around):
                yield from map(str.strip, words.split(","))
            around.append(words)
        elif sign == "}":
            around.pop()


def test_rules_within_rules_begin_with_a_sign() -> None:
    sheet = "a { b &, :is(e, f) { c: d } } @media x { a { &.b { @media y { > c { d: e } } } } }"
    assert [*list_nested(sheet)] == ["b &", ":is", "&.b", "> c"]
    # Chrome before 120 and Safari before 17.2 take a name there for a property's.
    texts = {each: each.read_text("utf-8") for each in SHEETS}
    rules = {(sheet, rule) for sheet, text in texts.items() for rule in list_nested(text)}
    # They are found in every sheet that has any.
    assert {sheet for sheet, text in texts.items() if "&" in text} <= {sheet for sheet, _ in rules}
    assert {(sheet, rule) for sheet, rule in rules if rule[:1].isalpha()} == set()


def test_names_become_conditions() -> None:
    style = "@media not (--phone), (--close) and (hover) {\n a { color: var(--phone); }\n}"
    assert theme.resolve(style) == (
        "@media not (width < 30em), "
        "((width < 18em) or ((width < 35em) and (height < 34em))) and (hover) {\n"
        " a { color: var(--phone); }\n}"
    )


def test_a_name_that_nobody_gave_stops_the_build() -> None:
    with pytest.raises(KeyError, match="--fone"):
        theme.resolve("@media (--fone) {}")


def test_what_is_for_screen_readers_only_is_written_once() -> None:
    unseen = "clip-path: inset(50%);"
    assert [sheet.name for sheet in SHEETS if unseen in sheet.read_text("utf-8")] == ["media.css"]
    assert unseen in theme.resolve("a { --unseen: true; }")


def test_every_variable_is_used_and_has_a_value() -> None:
    used = set(re.findall(r"var\((--[\w-]+)", RULES))
    # A misspelled `--unseen` would be one that nobody uses.
    declared = set(re.findall(r"(?<![\w-])(--[\w-]+):", RULES))
    ours, theirs = ({name for name in each if name[:5] != "--md-"} for each in (declared, used))
    assert ours - used == set()
    assert theirs - declared == SET_BY_SCRIPTS | SET_BY_THE_BUILD
