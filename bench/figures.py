"""Figures measured side by side, and the table that shows them, ratio first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True)
class Comparison:
    """What was measured of ours and of something else, in turns of one run, in the same unit.

    `aim` is the limit of the ratio that the design names, as in `≤ 0.45`, or empty.
    """

    what: str
    unit: str
    ours: Sequence[float]
    theirs: Sequence[float]
    aim: str = ""

    @property
    def ratio(self) -> float | None:
        """The median of ours by the median of theirs; None where theirs is nothing."""
        theirs = median(self.theirs)
        return median(self.ours) / theirs if theirs else None


def tabulate(comparisons: Iterable[Comparison]) -> str:
    """A table of ratios, with the medians and the number of measurements behind them."""
    rows = [("ratio", "aim", "ours", "other", "unit", "of", "what")]
    for each in comparisons:
        ours, theirs = (f"{median(values):,.0f}" for values in (each.ours, each.theirs))
        count = str(len(each.ours))
        ratio = "–" if each.ratio is None else f"{each.ratio:.2f}"
        rows.append((ratio, each.aim, ours, theirs, each.unit, count, each.what))
    return align(rows, left=(1, 4, 6))


def align(rows: Sequence[Sequence[str]], left: Sequence[int]) -> str:
    """Rows in columns; those numbered in `left` are flush left, the others right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if column in left else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )
