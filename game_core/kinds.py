"""Every kind of event, so that the type checker catches a misspelled one.

The meaning of a family's kinds is documented where its events are made.
"""

from __future__ import annotations

from typing import Literal

type RecordKind = Literal["agree", "third", "end"]
"""The kinds that a record adds: an agreed stop, a threefold repetition, and the end."""
type SowingKind = Literal[
    "lift", "relay", "drop", "skip", "capture", "slam", "give", "mark", "sweep", "deal", "round",
    "won", "keep-board", "turn-board", "again", "end",
]  # fmt: skip
type StackingKind = Literal["lift", "drop", "put", "capture", "guard", "end"]
type DraughtsKind = Literal["ring", "move", "leap", "capture", "end"]
type AmphoraKind = Literal["place", "capture", "move", "intercept", "remove", "end"]
type StoneChessKind = Literal[
    "capture", "move", "castle", "promote", "step", "extend", "swap", "end"
]

type EventKind = (
    RecordKind | SowingKind | StackingKind | DraughtsKind | AmphoraKind | StoneChessKind
)
