"""The themes, ages and difficulties that puzzles are sorted by, with a child's words for each."""

from __future__ import annotations

from game_core.messages import say

THEMES = {
    "counting": say("puzzles-counting"),
    "capture": say("puzzles-capture"),
    "big-capture": say("puzzles-big-capture"),
    "feeding": say("puzzles-feeding"),
    "safety": say("puzzles-safety"),
    "ending": say("puzzles-ending"),
    "win": say("puzzles-win"),
    "relay": say("puzzles-relay"),
    "trap": say("puzzles-trap"),
    "patience": say("puzzles-patience"),
    "choice": say("puzzles-choice"),
    "ahead": say("puzzles-ahead"),
    "rules": say("puzzles-rules"),
    "starve": say("puzzles-starve"),
    "uur": say("puzzles-uur"),
    "rounds": say("puzzles-rounds"),
    "check": say("puzzles-check"),
    "mate": say("puzzles-mate"),
    "touchstone": say("puzzles-touchstone"),
    "telekinesis": say("puzzles-telekinesis"),
    "ambush": say("puzzles-ambush"),
    "guard": say("puzzles-guard"),
    "rings": say("puzzles-rings"),
    "chain": say("puzzles-chain"),
    "stones": say("puzzles-stones"),
}
"""What a puzzle is about: each theme, and its words for a child."""

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
"""How hard a puzzle is, 1 to 5."""
