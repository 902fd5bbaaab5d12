"""Damaged pages, puzzles, tutorials and plans.

Whatever is wrong is told as a problem with a line of the file; nothing else comes of it.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.help.authored import BLOCKS, READERS, TEXTS, check, write_page
from tests.help.strategies import fuzz, hostile_texts

LINES = st.sampled_from(
    ["\t", "a: b", "- ", "- - -", "? x", "&a *a", "[[", "{a: ", "|", ">", "'", "else:"]
) | st.sampled_from(["```", "~~~", "<!--", "---", "# x"])


@st.composite
def spoilt(draw: st.DrawFn, text: str) -> str:
    """A text of which a line or two are cut out, doubled, shifted, or something else."""
    lines = text.split("\n")
    for _ in range(draw(st.integers(1, 2))):
        number = draw(st.integers(0, len(lines) - 1))
        line = lines[number]
        key, colon, _ = line.partition(": ")
        value = (hostile_texts() | LINES).map((key + colon).__add__)
        known = st.sampled_from(["", f"{line}\n{line}", f" {line}", line[1:], line.strip()])
        lines[number] = draw(known | value | LINES | hostile_texts())
    return "\n".join(lines)


@fuzz
@given(st.sampled_from(sorted(TEXTS)), st.data())
def test_a_file_is_read_or_told_what_is_wrong(name: str, data: st.DataObject) -> None:
    check(READERS[name], data.draw(spoilt(TEXTS[name]) | hostile_texts()))


@fuzz
@given(st.data())
def test_a_page_is_written_or_told_what_is_wrong(data: st.DataObject) -> None:
    blocks = data.draw(st.lists(st.sampled_from(BLOCKS), min_size=1))
    check(write_page, data.draw(spoilt("\n".join(blocks))))


@pytest.mark.parametrize("name", sorted(TEXTS))
def test_half_a_character_in_a_file_is_told_or_read(name: str) -> None:
    """A lone surrogate can't be written as UTF-8, nor hashed as such."""
    lines = TEXTS[name].split("\n")
    for number in range(len(lines)):
        check(
            READERS[name],
            "\n".join([*lines[:number], f"{lines[number]}\ud800", *lines[number + 1 :]]),
        )


@pytest.mark.parametrize("block", BLOCKS)
def test_half_a_character_in_a_block_is_told_or_read(block: str) -> None:
    lines = block.split("\n")
    for number in range(len(lines)):
        check(
            write_page, "\n".join([*lines[:number], f"{lines[number]}\ud800", *lines[number + 1 :]])
        )
