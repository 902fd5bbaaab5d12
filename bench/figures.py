"""Compare figures measured side by side, in a table with ratios first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True)
class Comparison:
    """Measurements of ours and another's, alternating in one run; `aim` is the ratio's limit."""

    what: str
    unit: str
    ours: Sequence[float]
    theirs: Sequence[float]
    aim: str = ""

    @property
    def ratio(self) -> float | None:
        """The ratio of the medians, ours to theirs; None if theirs is zero."""
        theirs = median(self.theirs)
        return median(self.ours) / theirs if theirs else None


def tabulate(comparisons: Iterable[Comparison]) -> str:
    """Return a table of ratios, with medians and the number of measurements."""
    rows = [("ratio", "aim", "ours", "other", "unit", "of", "what")]
    for each in comparisons:
        ours, theirs = (f"{median(values):,.0f}" for values in (each.ours, each.theirs))
        count = str(len(each.ours))
        ratio = "–" if each.ratio is None else f"{each.ratio:.2f}"
        rows.append((ratio, each.aim, ours, theirs, each.unit, count, each.what))
    return align(rows, left=(1, 4, 6))


def align(rows: Sequence[Sequence[str]], left: Sequence[int]) -> str:
    """Return rows in columns; those numbered in `left` are left-aligned, the others right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if column in left else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )
