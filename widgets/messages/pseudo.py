"""Pseudolocales: disguised English that reveals words not taken from messages.

In `en-XA` letters have accents, some are doubled, so that words are a third longer, and each
message is in brackets: `[!! ŠŠööûûţĥ … !!]`. Plain letters on a page don't come from messages, and
a missing end means truncation. In `ar-XB` each word is reversed, and pages run from right to left.
References and selectors stay.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal

from game_core.messages.catalog import Pattern, Reference, Room
from widgets.messages.patterns import list_references

LONGER, TURNED = "en-XA", "ar-XB"
DIRECTIONS: Mapping[str, Literal["ltr", "rtl"]] = {LONGER: "ltr", TURNED: "rtl"}
"""The pseudolocales and their writing directions."""
ACCENTS = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    "ÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçđéƒĝĥîĵķļḿñöþǫŕšţûṽŵẋýž",
)
DOUBLED = re.compile("[AEINOSUaeinosu]")
"""Letters common enough to make words a third longer."""
WORD = re.compile(r"[^\W\d_]+")


def disguise(words: str, code: str) -> str:
    """Return a disguised text, without brackets."""
    if code == LONGER:
        return DOUBLED.sub(r"\g<0>\g<0>", words).translate(ACCENTS)
    return WORD.sub("\u202e\\g<0>\u202c", words)


def disguise_rooms(rooms: Mapping[str, Room], code: str) -> dict[str, Room]:
    """Return disguised rooms of English, or as they are if `code` is English itself."""
    if code not in DIRECTIONS:
        return dict(rooms)
    # Forms that patterns select on aren't words, such as a gender.
    kept = {
        each.form
        for entries in rooms.values()
        for found in entries.values()
        for each in list_references(found)
        if each.keys and each.form
    }
    return {
        room: {
            name: {
                form: pattern if form in kept else _disguise_pattern(pattern, code)
                for form, pattern in found.items()
            }
            if isinstance(found, Mapping)
            else _bracket(found, code)
            for name, found in entries.items()
        }
        for room, entries in rooms.items()
    }


def _disguise_pattern(pattern: Pattern, code: str) -> Pattern:
    if isinstance(pattern, str):
        return disguise(pattern, code)
    disguised: list[str | Reference] = []
    for part in pattern:
        match part:
            case str():
                disguised.append(disguise(part, code))
            case name, form, variants:
                words = {key: _disguise_pattern(each, code) for key, each in variants.items()}
                disguised.append((name, form, words))
            case _:
                disguised.append(part)
    return disguised


def _bracket(pattern: Pattern, code: str) -> Pattern:
    """Put a message in brackets, unless it has no words or separates the items of a list."""
    disguised = _disguise_pattern(pattern, code)
    parts = [disguised] if isinstance(disguised, str) else [*disguised]
    is_between = isinstance(parts[0], str) and parts[0].startswith((" ", ","))
    is_bracketed = code == LONGER and disguised != pattern and not is_between
    return ["[!! ", *parts, " !!]"] if is_bracketed else disguised
