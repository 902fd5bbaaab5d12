"""Numbers at the start of a line of prose, which Markdown takes for list items."""

from __future__ import annotations

import pytest
from markdown import markdown

from lesson_plans.curriculum.markdown import scan
from lesson_plans.curriculum.plans.sections import find_strays


def find(text: str) -> list[tuple[int, int]]:
    """Return lines and numbers; the first line is line 1."""
    return [*find_strays(scan(text, 1))]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("1. Sow C. The board holds\n   23. and nobody captures.\n2. Sow D.", [(2, 23)]),
        ("1. Sow C. The board holds\n23. and nobody captures.", [(2, 23)]),
        ("- His page is from\n  1999. and he won.", [(2, 1999)]),
        ("Blue has\n12. and wins.", [(2, 12)]),
        ("The order:\n1. first this", [(2, 1)]),
        ("1. One.\n2. Two.\n\nSouth has\n3. and wins.", [(5, 3)]),
        ("1. One.\n3. Three.\n2. Two.", [(2, 3)]),
    ],
)
def test_a_line_that_does_not_go_on_counting_is_found(
    text: str, found: list[tuple[int, int]]
) -> None:
    assert find(text) == found


@pytest.mark.parametrize(
    "text",
    [
        "1. One.\n2. Two,\n   wrapped.\n3. Three.",
        "1. One.\n\n2. Two.\n3. Three.",
        "1. One.\n\n   ```board\n   game: oware\n   ```\n\n2. Two.\n3. Three.",
        "1. One.\n\n   More of one.\n2. Two.",
        "4. A list may begin anywhere.\n5. And goes on.",
        "Blue has 23. And\nwins 24.5 times.",
        "```text\nSouth has\n23. and wins.\n```",
    ],
)
def test_lists_and_numbers_elsewhere_are_left_alone(text: str) -> None:
    assert find(text) == []


def test_markdown_does_make_an_item_of_it() -> None:
    assert markdown("1. It holds\n   23. and more.").count("<li>") == 2
