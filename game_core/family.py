"""Questions that each family of games answers by a function of its own.

A family is a kind of board: `Game.family` is the name of the folder with its rules, such as
`sowing`. What else is to be known of it, its drawing or its words, stands in modules of its own.
They are imported when the first game of the family asks for them, so a page with one game never
loads the other families.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from importlib import import_module
from typing import Any, Concatenate


def answered_by[**P, S, R](
    path: str,
) -> Callable[[Callable[Concatenate[S, P], R]], Callable[Concatenate[S, P], R]]:
    """Hand a question about a game, or about a position, to the game's family.

    `path` says where in `game_core` the answer is. The question's own body answers for families
    whose module has no such function.
    """

    def decorate(
        question: Callable[Concatenate[S, P], R],
    ) -> Callable[Concatenate[S, P], R]:
        @cache
        def find(family: str) -> Callable[..., R]:
            module, _, name = f"{__package__}.{path.format(family)}".rpartition(".")
            answer: Callable[..., R] = getattr(import_module(module), name, question)
            return answer

        @wraps(question)
        def ask(subject: S, /, *args: P.args, **kwargs: P.kwargs) -> R:
            game: Any = getattr(subject, "game", subject)
            return find(game.family)(subject, *args, **kwargs)

        return ask

    return decorate
