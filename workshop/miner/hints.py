"""Three hints for a find: what to notice, where to look, the first move."""

from __future__ import annotations

from game_core.puzzles.riddles import Illegal, LastSeed, LongestRelay, find_refusal
from workshop.miner import piece_hints, sowing_hints
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
    if find.is_sown:
        return sowing_hints.suggest(find, *name_sides(find))
    return piece_hints.suggest(find, *name_sides(find))


NOTICE = {
    "feeding": "Who has no seeds at all? There's a special rule for that.",
    "singles": "A cup with one seed has a rule of its own.",
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
    if find.is_sown:
        legal = [cup for cup in find.answers if cup not in find.right]
        where = f"Cup {legal[-1]} is allowed. Compare the others with it."
    else:
        legal = [move for move in find.answers if move not in find.right]
        first, last = (name_move(game, move) for move in (legal[0], legal[-1]))
        where = f"{first} and {last} are allowed."
    return [notice, where, f"Look at {name_move(game, find.move)}. {refusal}"]
