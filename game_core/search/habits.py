"""The opponents' names, their habits, and how to use those habits, for a child."""

from __future__ import annotations

from typing import NamedTuple

from game_core.game import Game
from game_core.messages import Said, Value, say, term
from game_core.search.levels import CAREFUL, CHAMPION, DREAMER, GREEDY, PLANNER, Level


class Habit(NamedTuple):
    """The name of a level, what it does, and how to win against it."""

    name: Said
    habit: Said
    advice: Said


def refer_level(level: Level) -> Value:
    """Return the name of one of LEVELS, for a sentence."""
    return {
        DREAMER: term("search-dreamer"),
        GREEDY: term("search-greedy"),
        CAREFUL: term("search-careful"),
        PLANNER: term("search-planner"),
        CHAMPION: term("search-champion"),
    }[level]


def describe_level(level: Level, game: Game) -> Habit:
    """Describe one of LEVELS in a game, for a child."""
    habit, advice = {
        DREAMER: (say("search-dreamer-habit"), say("search-dreamer-advice")),
        GREEDY: (
            say("search-greedy-habit", thing=term(game.family.words.THING)),
            say("search-greedy-advice"),
        ),
        CAREFUL: (say("search-careful-habit"), say("search-careful-advice")),
        PLANNER: (say("search-planner-habit"), say("search-planner-advice")),
        CHAMPION: (say("search-champion-habit"), say("search-champion-advice")),
    }[level]
    return Habit(say("search-name", level=refer_level(level)), habit, advice)
