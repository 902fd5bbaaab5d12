"""Limits on text from outside: links, files, pasted and typed text, and requests.

Anything longer is refused with a sentence before it is read. Each limit is far beyond anything that
comes up in play; `docs/maintainers/limits.md` lists them all.
"""

from __future__ import annotations

MOST_TYPED = 2000
"""Characters of a move, as somebody types it.

No path over a board has more than 240 leaps, if it never reaches a square twice with as much
captured: a piece of African Queen can leap to sixteen squares at most, and capture fourteen pieces.
Eight characters for each square are more than anyone needs.
"""

MOST_POSITION = 2000
"""Characters of a position. Those of African Chess, our longest, have about 200."""

MOST_PLIES = 5000
"""Plies of a game, agreed stops included.

Of hundreds of games that the computer played against itself, none had a thousand. Reading takes as
long as playing, so the number of plies is what keeps a page waiting.
"""

MOST_SAVED = 200_000
"""Characters of a saved game: `MOST_PLIES` moves at forty characters each."""

MOST_REQUEST = 1_000_000
"""Characters of a request to the rules: a saved game, a puzzle, and the file of a school's game."""

DEEPEST_REQUEST = 64
"""The deepest nesting of objects and lists in a request; each move of a puzzle is one level."""

MOST_TURNS = 9
"""Turns of the side that solves a puzzle; search seldom decides longer ones."""

MOST_ROUND = 999_999
"""The highest round number that can be written."""
