"""What happens in a turn of a sowing game, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.sowing.game import SowingPosition
from game_core.types import Event


def tell_event(position: SowingPosition, events: Sequence[Event], index: int) -> str:
    """The sentence for one event of a turn from `position`; empty where none is needed."""
    event, earlier, later = events[index], events[:index], events[index + 1 :]
    sides = position.game.sides
    mover, other = (f"{{{sides[side]}}}" for side in (position.side, 1 - position.side))
    cup, seeds = f"cup {event.at}", count_seeds(event.count)
    match event.kind:
        case "lift":
            return f"{mover} sows {seeds} from {cup}."
        case "drop" if later and later[0].kind in ("drop", "skip"):
            return ""
        case "drop" if event.count == 1:
            return f"The last seed falls in {cup}, which was empty."
        case "drop":
            return f"The last seed falls in {cup}, which now holds {event.count}."
        case "skip" if event not in earlier:
            return f"Sowing passes over {cup}, where the seeds came from."
        case "capture":
            return f"{{{event.side}}} takes {seeds} from {cup}."
        case "slam":
            return f"Grand slam! {other} would have no seeds left, so nothing is taken."
        case "again":
            return f"{other} has no seeds, so {mover} plays again and must give some."
        case "sweep":
            mine = [e for e in events if e.kind == "sweep" and e.side == event.side]
            left = count_seeds(sum(e.count for e in mine))
            return f"{{{event.side}}} takes {left} left on the board." if event is mine[0] else ""
    return ""


def count_seeds(count: int) -> str:
    """`1 seed`, `5 seeds`."""
    return f"{count} seed" if count == 1 else f"{count} seeds"
