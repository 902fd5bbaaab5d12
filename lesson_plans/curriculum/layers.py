"""A layered curriculum: the package's files, overlaid by a site's.

A site's file, puzzle id or word replaces ours of the same name. `leave_out` in its mkdocs.yml drops
some of ours:

    plugins:
      - ubao:
          leave_out: [plans/two-readings, puzzles/ouri, puzzles/oware/feed-me, words/lap]
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from lesson_plans.curriculum.problem import Report, suggest
from lesson_plans.curriculum.source import Fields, Text
from lesson_plans.curriculum.translations import ORIGINAL, Translate, find_other, translate_items

OWN = Path(__file__).parents[1]
"""The packaged curriculum."""
KINDS = PLANS, PUZZLES, TUTORIALS, WORDS, UNIT = "plans", "puzzles", "tutorials", "words", "unit"
"""The kinds of things to leave out. Except for the one unit, a slash and a name follow."""


@dataclass(frozen=True)
class Curriculum:
    """The folders of a curriculum, lowest layer first; later ones win.

    `left` names what's left out of the lowest layer. In a `language` other than English,
    translations such as `plan.pt.md` replace our files, and a site's own files count untranslated
    too. Drafts count only with `drafts`.
    """

    layers: tuple[Path, ...]
    left: tuple[Text, ...] = ()
    language: str = ORIGINAL
    drafts: bool = False

    @property
    def own(self) -> Path:
        """The author's own folder: the highest layer."""
        return self.layers[-1]

    def find_all(self, name: str) -> list[Path]:
        """Return all files of this name, lowest layer first."""
        return [path for layer in self.layers if (path := layer / name).exists()]

    def find(self, name: str, kind: str = "") -> Path | None:
        """Return the file of this name that counts, unless it's the only one of a kind left out."""
        found = self.find_all(name)
        if found and not (self.is_ours(found[-1]) and self.leaves_out(kind, "")):
            return found[-1]
        return None

    def find_each(self, file: str, kind: str = "") -> dict[str, Path]:
        """Return the files `<slug>/<file>` that count by slug, without those left out."""
        ours = {path.parent.name: path for path in self.layers[0].glob(f"*/{file}")}
        self.check_left(kind, ours)
        found = {slug: path for slug, path in ours.items() if not self.leaves_out(kind, slug)}
        for layer in self.layers[1:]:
            found |= {path.parent.name: path for path in layer.glob(f"*/{file}")}
        return dict(sorted(found.items()))

    def choose(self, path: Path) -> Path | None:
        """Return the file to read in this language, or None if ours isn't translated."""
        other = find_other(path, self.language)
        return other or (path if self.language == ORIGINAL or not self.is_ours(path) else None)

    def translate(self, path: Path, report: Report) -> Translate:
        """Return a translator of a file's items, which drops drafts, and ours if untranslated."""
        other = find_other(path, self.language)
        ours = self.is_ours(path)

        def lay(items: list[Fields]) -> list[Fields]:
            items = [each for each in items if self.drafts or not each.text("draft")]
            if self.language == ORIGINAL:
                return items
            done = translate_items(items, path, other, report) if other else []
            return done if ours else items

        return lay

    def is_ours(self, path: Path) -> bool:
        """Return whether a file is in the lowest layer."""
        return path.is_relative_to(self.layers[0])

    def leaves_out(self, kind: str, *names: str) -> bool:
        """Return whether one of these parts of ours is left out."""
        left = [text.value for text in self.left]
        return any(f"{kind}/{name}".rstrip("/") in left for name in names)

    def check_left(self, kind: str, known: Collection[str]) -> None:
        """Report names to be left out that aren't among our `known` names of the kind."""
        for text in self.left:
            of, _, name = text.value.partition("/")
            if of == kind and name not in known:
                text.place.blame(f"“{text.value}” is not ours; {suggest(name, known)}")


def find_curriculum(
    home: Path, left: Sequence[Text] = (), language: str = ORIGINAL, *, drafts: bool = False
) -> Curriculum:
    """Return a site's curriculum: ours, overlaid by the files next to its mkdocs.yml."""
    for text in left:
        kind = text.value.partition("/")[0]
        if kind not in KINDS or (kind == UNIT) == ("/" in text.value):
            examples = "plans/oware, puzzles/oware, puzzles/oware/feed-me, words/lap, unit"
            text.place.blame(f"“{text.value}” can't be left out; write names such as {examples}.")
    own = home / OWN.name
    is_ours = own.resolve() == OWN
    return Curriculum((OWN,) if is_ours else (OWN, own), tuple(left), language, drafts)
