"""The themes, ages and difficulties that puzzles are sorted by, with a child's words for each."""

from __future__ import annotations

THEMES = {
    "counting": "Count ahead",
    "capture": "Take",
    "big-capture": "Take a lot",
    "feeding": "Feed your opponent",
    "safety": "Keep yours safe",
    "ending": "Finish the game",
    "win": "Win",
    "relay": "Long journeys",
    "trap": "Set a trap",
    "patience": "Wait for more",
    "choice": "Choose well",
    "ahead": "Think two turns ahead",
    "rules": "Know the rules",
    "starve": "Leave no good turn",
    "uur": "Make an uur",
    "rounds": "Win the round",
    "check": "Save the King",
    "mate": "Checkmate",
    "touchstone": "The touchstone",
    "telekinesis": "Telekinesis",
    "ambush": "Catch between two",
    "guard": "The Guard",
    "rings": "Rings",
    "chain": "Leap and leap again",
    "stones": "Stone power",
}
"""What a puzzle is about: each theme, and its words for a child."""

AGES = {"8-10": "8 to 10", "11-14": "11 to 14", "8-14": "8 to 14"}
"""Ages in years, and how they are shown."""

DIFFICULTIES = {1: "very easy", 2: "easy", 3: "middling", 4: "hard", 5: "very hard"}
"""How hard a puzzle is, 1 to 5."""
