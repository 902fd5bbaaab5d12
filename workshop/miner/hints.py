"""Three hints for a find: what to notice, where to look, the first move."""

from __future__ import annotations

from game_core.puzzles.riddles import Illegal, LastSeed, LongestRelay, find_refusal
from game_core.search.goals import Best, Save, Win
from workshop.miner import sowing_hints
from workshop.miner.find import Find
from workshop.miner.names import name_move
from workshop.miner.prompts import name_sides


def suggest_hints(find: Find) -> list[str]:
    """Return what to notice, where to look, and the first move."""
    if isinstance(find.task, Illegal):
        return _suggest_forbidden(find)
    if isinstance(find.task, LastSeed):
        return sowing_hints.suggest_last(find)
    if isinstance(find.task, LongestRelay):
        return sowing_hints.suggest_relay(find)
    me, them = name_sides(find)
    if find.is_sown:
        return sowing_hints.suggest(find, me, them)
    first = find.puzzling.tell_move(find.position, find.move)
    return [_say_notice(find, me, them), _say_where(find), first]


NOTICE = {
    "feeding": "Who has no seeds at all? There's a special rule for that.",
    "single": "A cup with one seed has a rule of its own.",
    "uur": "Which cups are uurs? Remember what that means.",
    "endless": "Could one of these turns go around forever?",
    "opening": "In the opening, only one cup can be played.",
    "check": "The King must be safe when the turn is over.",
    "king-safety": "The King must be safe when the turn is over.",
    "guard": "The touchstone must be safe when the move is over.",
    "duty": "If anything can be captured, something must be.",
    "only-to-capture": "Some pieces move one way and capture another way.",
    "backward": "Which pieces can never go back?",
    "sideways": "How many times in a row has this side moved sideways?",
}
"""Things to notice, by the forbidding rule."""


def _suggest_forbidden(find: Find) -> list[str]:
    game = find.position.game
    refusal = find_refusal(find.puzzle.record, find.move)
    assert refusal
    notice = NOTICE.get(refusal.rule, "Try each one out in your head, up to its very end.")
    legal = [move for move in find.answers if move not in find.right]
    if find.is_sown:
        where = f"Cup {legal[-1]} is allowed. Compare the others with it."
    else:
        first, last = (name_move(game, move) for move in (legal[0], legal[-1]))
        where = f"{first} and {last} are allowed."
    return [notice, where, f"Look at {name_move(game, find.move)}. {refusal}"]


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
