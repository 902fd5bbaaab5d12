"""Hints for the games on squares."""

from __future__ import annotations

from game_core.search.goals import Best, Save, Win
from workshop.miner.find import Find


def suggest(find: Find, me: str, them: str) -> list[str]:
    """Return what to notice, where to look, and the first move, for a goal."""
    first = find.puzzling.tell_move(find.position, find.move)
    return [_say_notice(find, me, them), _say_where(find), first]


def _say_notice(find: Find, me: str, them: str) -> str:
    kinds = [event.kind for event in find.events]
    position = find.position
    if isinstance(find.task, Save):
        if position.heading:
            return "Where does the danger come from? Move away, block it or capture it."
        return f"What would {them} like to play next?"
    if isinstance(find.task, Best):
        if find.greed_fails:
            return f"Try the move that captures the most. How does {them} answer?"
        return f"After each of your moves, look for what {them} can capture."
    if "intercept" in kinds:
        return "A piece between two of yours on a diagonal is captured, too."
    if "remove" in kinds:
        return "If your piece enters the far row, you may remove a piece."
    if "place" in kinds:
        return f"{me}'s Guard may enter now. Where would it help?"
    if "ring" in kinds:
        return "A ring lets a piece step backward, and leap in all directions."
    if any(kind in kinds for kind in ("step", "extend", "swap")):
        return "After the chess move, a stone may move, too. Which line matters?"
    if isinstance(find.task, Win):
        return WINS.get(find.events[-1].what, "What stops you from winning at once?").format(them)
    if kinds.count("leap") > 1:
        return "After one leap, the same piece may leap again."
    if find.turns > 1:
        return f"A threat that {them} can't stop is worth a quiet move."
    return find.puzzling.tell_taking(position, them)


WINS = {
    "checkmate": "Where can {}'s King still go? Block every way out.",
    "touch": "Where can {}'s touchstone still go? Block every way out.",
    "king-taken": "{}'s King is in danger. Which piece can reach it?",
    "no-pieces": "How many pieces has {} left?",
    "no-move": "Which moves has {} left? Take them away.",
}


def _say_where(find: Find) -> str:
    taken = [event.at for event in find.events if event.kind in ("capture", "intercept", "remove")]
    stone = next((event for event in find.events if event.kind in ("step", "extend", "swap")), None)
    if stone:
        return f"Look at the stone on {stone.at}."
    if taken and not isinstance(find.task, Win):
        return f"Look at what's on {taken[-1]}."
    origin = find.puzzling.find_origin(find.move)
    return f"Look at the {find.puzzling.name_held(find.position, origin)} on {origin}."
