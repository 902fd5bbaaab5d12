"""Ayoayo, as played in Nigeria: Tampoduo, except that a lap skips the cup it came from.

Source: “African Sowing Game Rules”, section “Ayoayo – Nigeria”, of the KIDS Afterschool curriculum
at BeyondTheChalkboard.com.

Where the source leaves a choice, this is ours (see also Tampoduo):

- the “original cup” that is skipped is the one that each lap was lifted from, lap by lap.
"""

from __future__ import annotations

from dataclasses import replace

from game_core.families.sowing.answers import lap_skipping_origin
from game_core.families.sowing.games.tampoduo import TAMPODUO

AYOAYO = replace(TAMPODUO, slug="ayoayo", name="Ayoayo", place="Nigeria", lap=lap_skipping_origin)
