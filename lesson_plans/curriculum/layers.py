"""A curriculum in layers: the package's files, and over them those of a site.

What a site has under the same name takes the place of ours: a plan, a tutorial, the unit by their
files, a puzzle by its id, a word as it is written. What its mkdocs.yml names under `leave_out` is
left out of ours.

    plugins:
      - ubao:
          leave_out: [plans/two-readings, puzzles/ouri, puzzles/oware/feed-me, words/lap]
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from lesson_plans.curriculum.folder import OWN
from lesson_plans.curriculum.problem import Report, suggest
from lesson_plans.curriculum.source import Fields, Text
from lesson_plans.curriculum.translations import (
    ORIGINAL,
    Translate,
    find_other,
    translate_items,
)

PLANS, PUZZLES, TUTORIALS, WORDS, UNIT = "plans", "puzzles", "tutorials", "words", "unit"
KINDS = (PLANS, PUZZLES, TUTORIALS, WORDS, UNIT)
"""What can be left out; the unit is one, of the others a name follows behind a slash."""


@dataclass(frozen=True)
class Curriculum:
    """Folders in which a curriculum lies, the lowest first: a file in a later one counts.

    `left` names what is left out of the lowest. In another `language` than the original's, a file
    beside another has what is in it, `plan.pt.md`; what a site wrote itself counts without, too.
    What is marked as a draft counts only with `drafts`.
    """

    layers: tuple[Path, ...]
    left: tuple[Text, ...] = ()
    language: str = ORIGINAL
    drafts: bool = False

    @property
    def own(self) -> Path:
        """The folder of this curriculum's own author: the highest."""
        return self.layers[-1]

    def find_all(self, name: str) -> list[Path]:
        """All files of this name, the lowest first."""
        return [path for layer in self.layers if (path := layer / name).exists()]

    def find(self, name: str, kind: str = "") -> Path | None:
        """The file of this name that counts, unless it is left out: the only one of its kind."""
        found = self.find_all(name)
        if found and not (self.is_ours(found[-1]) and self.leaves_out(kind, "")):
            return found[-1]
        return None

    def find_each(self, file: str, kind: str = "") -> dict[str, Path]:
        """The files `<slug>/<file>` that count, by slug, and are not left out as one of a kind."""
        ours = {path.parent.name: path for path in self.layers[0].glob(f"*/{file}")}
        self.check_left(kind, ours)
        found = {slug: path for slug, path in ours.items() if not self.leaves_out(kind, slug)}
        for layer in self.layers[1:]:
            found |= {path.parent.name: path for path in layer.glob(f"*/{file}")}
        return dict(sorted(found.items()))

    def choose(self, path: Path) -> Path | None:
        """The file that has what is in another in this language; None where nothing of ours has."""
        other = find_other(path, self.language)
        return other or (path if self.language == ORIGINAL or not self.is_ours(path) else None)

    def translate(self, path: Path, report: Report) -> Translate:
        """What gives the items of a file their words in this language, and leaves out drafts.

        Of ours it leaves out those that have none.
        """
        other = find_other(path, self.language)
        ours = self.is_ours(path)

        def lay(items: list[Fields]) -> list[Fields]:
            items = [fields for fields in items if not fields.text("draft")]
            if self.language == ORIGINAL:
                return items
            done = translate_items(items, path, other, report) if other else []
            return done if ours else items

        return lay

    def is_ours(self, path: Path) -> bool:
        """Whether a file is of the lowest layer."""
        return path.is_relative_to(self.layers[0])

    def leaves_out(self, kind: str, name: str) -> bool:
        """Whether this one of ours is left out."""
        return f"{kind}/{name}".rstrip("/") in [text.value for text in self.left]

    def check_left(self, kind: str, known: Collection[str]) -> None:
        """Report what is to be left out and is not there; we have these names of the kind."""
        for text in self.left:
            of, _, name = text.value.partition("/")
            if of == kind and name not in known:
                text.place.blame(f"“{text.value}” is not ours; {suggest(name, known)}")


def find_curriculum(
    home: Path, left: Sequence[Text] = (), language: str = ORIGINAL, *, drafts: bool = False
) -> Curriculum:
    """The curriculum of a site: the package's, and over it what lies beside its mkdocs.yml.

    A name in `left` that says no kind is reported.
    """
    for text in left:
        kind = text.value.partition("/")[0]
        if kind not in KINDS or (kind == UNIT) == ("/" in text.value):
            examples = "plans/oware, puzzles/oware, puzzles/oware/feed-me, words/lap, unit"
            text.place.blame(f"“{text.value}” can't be left out; write names such as {examples}.")
    own = home / OWN.name
    is_ours = own.resolve() == OWN
    return Curriculum((OWN,) if is_ours else (OWN, own), tuple(left), language, drafts)
