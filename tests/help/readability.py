"""How hard each text is to read, as a table, or a text's hardest sentences.

python -m tests.help.readability
python -m tests.help.readability docs/games/oware.md
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import ceil

from tests.help.paths import ROOT
from tests.help.prose import Text, collect, collect_messages
from tests.help.sentences import find_hardest, grade


def measure(text: Text) -> float:
    """Return the grade of the whole text, rounded up to a tenth."""
    return ceil(grade(text.sentences) * 10) / 10


def find_hard(texts: list[Text]) -> Iterator[str]:
    """Return what to do about each text that's too hard."""
    for text in texts:
        if measure(text) > text.aim:
            yield describe(text)


def describe(text: Text) -> str:
    """Return the grade of a text and its hardest sentences."""
    return "\n".join((
        f"{text.name}: grade {measure(text)}, at most {text.aim} is allowed. Hardest are",
        *(f"  {grade([one]):.1f}  {one}" for one in find_hardest(text.sentences)),
    ))  # fmt: skip


def main(names: list[str]) -> None:
    """Print the table, or the hardest sentences of the files named."""
    texts = [*collect(ROOT / "docs", ROOT / "lesson_plans"), *collect_messages()]
    if names:
        print(*(describe(text) for text in texts if text.name.startswith(tuple(names))), sep="\n\n")
        return
    print("grade at most")
    for text in texts:
        print(f"{measure(text):5.1f} {text.aim:7}  {text.name}")


if __name__ == "__main__":
    main(sys.argv[1:])
