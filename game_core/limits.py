"""How long a text from outside may be: links, files, pasted and typed text, and requests.

Whatever is longer is refused with a sentence before it is read. Each limit lies far beyond what
play brings about; `docs/maintainers/limits.md` lists all of them.
"""

from __future__ import annotations

MOST_TYPED = 2000
"""Characters of a move, as somebody types it.

No way over a board has more than 240 leaps, if it comes nowhere twice with as much captured: a
piece of African Queen can leap to sixteen squares at most, and capture fourteen pieces. Eight
characters for each square are more than anybody needs.
"""

MOST_POSITION = 2000
"""Characters of a position. Those of African Chess, the longest of ours, have some 200."""

MOST_PLIES = 5000
"""Plies of a game, agreed stops included.

Of hundreds of games that the computer played against itself, none had a thousand. Reading takes
as long as playing does, so it is the number of plies that keeps a page waiting.
"""

MOST_SAVED = 200_000
"""Characters of a saved game: `MOST_PLIES` moves, and forty characters for each."""

MOST_REQUEST = 1_000_000
"""Characters of a request to the rules: a saved game, a puzzle, and the file of a school's game."""

DEEPEST_REQUEST = 64
"""How many objects and lists may lie in each other in a request; each move of a puzzle is one."""

MOST_TURNS = 9
"""Turns of the side that solves a puzzle; what is asked of more is seldom decided by search."""

MOST_ROUND = 999_999
"""The highest number of a round that is written."""
