"""The themes, ages and difficulties that puzzles are sorted by, with a child's words for each."""

from __future__ import annotations

from game_core.messages import say, term

THEMES = {
    "counting": term("puzzles-counting"),
    "capture": term("puzzles-capture"),
    "big-capture": term("puzzles-big-capture"),
    "feeding": term("puzzles-feeding"),
    "safety": term("puzzles-safety"),
    "ending": term("puzzles-ending"),
    "win": term("puzzles-win"),
    "relay": term("puzzles-relay"),
    "trap": term("puzzles-trap"),
    "patience": term("puzzles-patience"),
    "choice": term("puzzles-choice"),
    "ahead": term("puzzles-ahead"),
    "rules": term("puzzles-rules"),
    "starve": term("puzzles-starve"),
    "uur": term("puzzles-uur"),
    "rounds": term("puzzles-rounds"),
    "check": term("puzzles-check"),
    "mate": term("puzzles-mate"),
    "touchstone": term("puzzles-touchstone"),
    "telekinesis": term("puzzles-telekinesis"),
    "ambush": term("puzzles-ambush"),
    "guard": term("puzzles-guard"),
    "rings": term("puzzles-rings"),
    "chain": term("puzzles-chain"),
    "stones": term("puzzles-stones"),
}
"""The themes of puzzles, each with the term for its words for a child."""

AGES = {
    "8-10": say("puzzles-ages", youngest=8, oldest=10),
    "11-14": say("puzzles-ages", youngest=11, oldest=14),
    "8-14": say("puzzles-ages", youngest=8, oldest=14),
}
"""Ages in years, and how they are shown."""

DIFFICULTIES = {
    1: say("puzzles-very-easy"),
    2: say("puzzles-easy"),
    3: say("puzzles-middling"),
    4: say("puzzles-hard"),
    5: say("puzzles-very-hard"),
}
"""The difficulty of a puzzle, 1 to 5."""
