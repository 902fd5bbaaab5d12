"""The rules behind a turn: what it had to do, and why something was taken, or was not.

Events tell what happened, these sentences which rule made it so. They are for a turn looked at
again, and only where a rule bites: a turn that was free and took what it might have has none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game_core.family import answered_by
from game_core.types import Event, Position

IN_CHECK = "{%s}'s King was in check, so this turn had to save him."
"""What two families say; `%s` is a side's letter."""


@answered_by("families.{}.explaining.explain")
def explain(position: Position, events: Sequence[Event]) -> Mapping[int, str]:
    """Sentences about a turn from `position`, by the number of the event they belong to."""
    raise NotImplementedError
