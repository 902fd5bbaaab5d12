"""What a page shows of the curriculum: it may become another while the page stays as it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from lesson_plans.curriculum.problem import Problem, Report
from lesson_plans.curriculum.source import read
from widgets.fences.kinds import Kind


def read_block[Block](
    kind: Kind[Block], content: str, file: str, line: int, report: Report
) -> Block | None:
    """What a block holds, whose content begins on that line of that file."""
    fields = read(content, file, line, report)
    if fields is None:
        return None
    block = kind.read(fields)
    fields.finish()
    return block


@dataclass(frozen=True)
class Borrowed:
    """A block of a kind, as its author wrote it, and what was read for it."""

    kind: str
    content: str
    block: object

    def is_current(self, kinds: Mapping[str, Kind[Any]]) -> bool:
        """Whether the same would be read for it now."""
        problems: list[Problem] = []
        now = read_block(kinds[self.kind], self.content, "", 1, problems.append)
        return not problems and now == self.block
