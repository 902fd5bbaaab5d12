"""Every kind of event, so that the type checker knows a misspelt one.

Each family declares its kinds where its events are made, and tells there what they mean; a record
adds those of an agreed stop. Importing this loads all families, so whoever plays names it for the
type checker alone.
"""

from __future__ import annotations

from game_core import record
from game_core.families.amphora import moves as amphora
from game_core.families.draughts import scratch as draughts
from game_core.families.sowing import scratch as sowing
from game_core.families.stacking import events as stacking
from game_core.families.stonechess import events as stonechess

type EventKind = (
    record.Kind | amphora.Kind | draughts.Kind | sowing.Kind | stacking.Kind | stonechess.Kind
)
