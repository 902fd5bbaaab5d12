"""The family as one value; each part is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, override

from game_core import family
from game_core.kinds import EventKind

if TYPE_CHECKING:
    from game_core.families.draughts.evaluation import DraughtsEvaluation
    from game_core.families.draughts.game import DraughtsPosition


class DraughtsFamily(family.Family["DraughtsPosition"]):
    """Games of men that leap over what they take."""

    name = "draughts"
    sows = False
    effects: Mapping[EventKind, family.Effect] = {
        "ring": "to",
        "move": "way",
        "leap": "way",
        "capture": "taken",
    }

    @cached_property
    @override
    def words(self) -> family.Words[DraughtsPosition]:
        from game_core.families.draughts import words

        return words

    @cached_property
    @override
    def drawing(self) -> family.Drawing[DraughtsPosition]:
        from game_core.families.draughts import drawing

        return drawing

    @cached_property
    @override
    def box(self) -> family.Box[DraughtsPosition]:
        from game_core.families.draughts import box

        return box

    @cached_property
    @override
    def explaining(self) -> family.Explaining[DraughtsPosition]:
        from game_core.families.draughts import explaining

        return explaining

    @cached_property
    @override
    def tactics(self) -> family.Tactics[DraughtsPosition]:
        from game_core.families.draughts import tactics

        return tactics

    @cached_property
    @override
    def reading(self) -> family.Reading[DraughtsPosition]:
        from game_core.families.draughts import reading

        return reading

    @cached_property
    @override
    def puzzling(self) -> family.Puzzling[DraughtsPosition]:
        from game_core.families.draughts import puzzling

        return puzzling

    @cached_property
    @override
    def endgames(self) -> family.Endgames[DraughtsPosition]:
        from game_core.squares import endgames

        return endgames

    @cached_property
    @override
    def cards(self) -> family.Cards[DraughtsPosition]:
        from game_core.families.draughts import deck

        return deck

    @override
    def find_evaluation(self, position: DraughtsPosition) -> DraughtsEvaluation:
        from game_core.families.draughts.evaluation import DraughtsEvaluation

        return DraughtsEvaluation(position.game.conduct.goal)


DRAUGHTS = DraughtsFamily()
