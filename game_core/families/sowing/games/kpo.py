"""Kpo, as played in Liberia.

Source: “African Sowing Game Rules”, section “KPO – Liberia”, of the KIDS Afterschool curriculum at
BeyondTheChalkboard.com. Its rules are those of the section on Oware, word for word, and so are the
choices made here.
"""

from __future__ import annotations

from dataclasses import replace

from game_core.families.sowing.games.oware import OWARE

KPO = replace(OWARE, slug="kpo", name="Kpo", place="Liberia")
