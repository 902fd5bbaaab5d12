"""The family as one value; each part is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, override

from game_core import family
from game_core.kinds import EventKind

if TYPE_CHECKING:
    from game_core.families.sowing.evaluation import SowingEvaluation
    from game_core.families.sowing.game import SowingPosition


class SowingFamily(family.Family["SowingPosition"]):
    """Games of seeds that are sown from cup to cup."""

    name = "sowing"
    sows = True
    effects: Mapping[EventKind, family.Effect] = {
        "lift": "from",
        "relay": "from",
        "drop": "to",
        "give": "way",
        "capture": "taken",
    }

    @cached_property
    @override
    def words(self) -> family.Words[SowingPosition]:
        from game_core.families.sowing import words

        return words

    @cached_property
    @override
    def drawing(self) -> family.Drawing[SowingPosition]:
        from game_core.families.sowing import drawing

        return drawing

    @cached_property
    @override
    def box(self) -> family.Box[SowingPosition]:
        from game_core.families.sowing import box

        return box

    @cached_property
    @override
    def explaining(self) -> family.Explaining[SowingPosition]:
        from game_core.families.sowing import explaining

        return explaining

    @cached_property
    @override
    def tactics(self) -> family.Tactics[SowingPosition]:
        from game_core.families.sowing import tactics

        return tactics

    @cached_property
    @override
    def reading(self) -> family.Reading[SowingPosition]:
        from game_core.families.sowing import reading

        return reading

    @cached_property
    @override
    def puzzling(self) -> family.Puzzling[SowingPosition]:
        from game_core.families.sowing import puzzling

        return puzzling

    @cached_property
    @override
    def endgames(self) -> family.Endgames[SowingPosition]:
        from game_core.families.sowing import endgames

        return endgames

    @cached_property
    @override
    def cards(self) -> family.Cards[SowingPosition]:
        from game_core.families.sowing import deck

        return deck

    @override
    def find_evaluation(self, position: SowingPosition) -> SowingEvaluation:
        from game_core.families.sowing.evaluation import SowingEvaluation

        return SowingEvaluation(position.game.weights)


SOWING = SowingFamily()
