"""The family as one value; each part is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, override

from game_core import family
from game_core.kinds import EventKind

if TYPE_CHECKING:
    from game_core.families.stacking.evaluation import StackingEvaluation
    from game_core.families.stacking.game import StackingPosition


class StackingFamily(family.Family["StackingPosition"]):
    """Games of stones that stand on each other."""

    name = "stacking"
    sows = False
    effects: Mapping[EventKind, family.Effect] = {
        "lift": "from",
        "drop": "to",
        "put": "to",
        "capture": "taken",
    }

    @cached_property
    @override
    def words(self) -> family.Words[StackingPosition]:
        from game_core.families.stacking import words

        return words

    @cached_property
    @override
    def drawing(self) -> family.Drawing[StackingPosition]:
        from game_core.families.stacking import drawing

        return drawing

    @cached_property
    @override
    def box(self) -> family.Box[StackingPosition]:
        from game_core.families.stacking import box

        return box

    @cached_property
    @override
    def explaining(self) -> family.Explaining[StackingPosition]:
        from game_core.families.stacking import explaining

        return explaining

    @cached_property
    @override
    def tactics(self) -> family.Tactics[StackingPosition]:
        from game_core.families.stacking import tactics

        return tactics

    @cached_property
    @override
    def reading(self) -> family.Reading[StackingPosition]:
        from game_core.families.stacking import reading

        return reading

    @cached_property
    @override
    def puzzling(self) -> family.Puzzling[StackingPosition]:
        from game_core.families.stacking import puzzling

        return puzzling

    @cached_property
    @override
    def endgames(self) -> family.Endgames[StackingPosition]:
        from game_core.squares import endgames

        return endgames

    @override
    def find_evaluation(self, position: StackingPosition) -> StackingEvaluation:
        from game_core.families.stacking.evaluation import StackingEvaluation

        return StackingEvaluation()


STACKING = StackingFamily()
