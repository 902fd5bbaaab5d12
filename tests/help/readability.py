"""How hard the pages are to read, as a table, or a page's hardest sentences.

python -m tests.help.readability
python -m tests.help.readability docs/games/oware.md
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import ceil

from tests.help.paths import ROOT
from tests.help.prose import Text, collect, collect_messages
from tests.help.sentences import find_hardest, find_hardest_stretch, grade


def measure(text: Text) -> float:
    """The grade of a text's hardest stretch, rounded up: what is allowed is never passed unseen."""
    return ceil(grade(find_hardest_stretch(text.sentences)) * 10) / 10


def find_hard(texts: list[Text]) -> Iterator[str]:
    """What is to be done about each text that is harder than it may be."""
    for text in texts:
        if measure(text) > text.aim:
            yield describe(text)


def describe(text: Text) -> str:
    """The grade of a text, where it is hardest, and which sentences are to blame."""
    stretch = find_hardest_stretch(text.sentences)
    return "\n".join((
        f"{text.name}: grade {measure(text)}, and at most {text.aim} is allowed. It is hardest",
        f"  from “{_shorten(stretch[0])}” to “{_shorten(stretch[-1])}”",
        *(f"  {grade([one]):.1f}  {one}" for one in find_hardest(stretch)),
    ))  # fmt: skip


def _shorten(sentence: str) -> str:
    words = sentence.split()
    return sentence if len(words) <= 6 else f"{' '.join(words[:6])} …"


def main(names: list[str]) -> None:
    """Print the table, or what is hard in the files of these names."""
    texts = [*collect(ROOT / "docs", ROOT / "lesson_plans"), *collect_messages()]
    if names:
        print(*(describe(text) for text in texts if text.name.startswith(tuple(names))), sep="\n\n")
        return
    print("hardest whole at most")
    for text in texts:
        print(f"{measure(text):7.1f} {grade(text.sentences):5.1f} {text.aim:7}  {text.name}")


if __name__ == "__main__":
    main(sys.argv[1:])
