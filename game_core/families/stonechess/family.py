"""The family as one value; each part is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, override

from game_core import family
from game_core.kinds import EventKind

if TYPE_CHECKING:
    from game_core.families.stonechess.evaluation import StoneChessEvaluation
    from game_core.families.stonechess.game import StoneChessPosition


class StoneChessFamily(family.Family["StoneChessPosition"]):
    """Games of chess with stones that belong to nobody."""

    name = "stonechess"
    sows = False
    effects: Mapping[EventKind, family.Effect] = {
        "move": "way",
        "castle": "way",
        "step": "way",
        "extend": "way",
        "swap": "way",
        "promote": "to",
        "capture": "taken",
    }

    @cached_property
    @override
    def words(self) -> family.Words[StoneChessPosition]:
        from game_core.families.stonechess import words

        return words

    @cached_property
    @override
    def drawing(self) -> family.Drawing[StoneChessPosition]:
        from game_core.families.stonechess import drawing

        return drawing

    @cached_property
    @override
    def box(self) -> family.Box[StoneChessPosition]:
        from game_core.families.stonechess import box

        return box

    @cached_property
    @override
    def explaining(self) -> family.Explaining[StoneChessPosition]:
        from game_core.families.stonechess import explaining

        return explaining

    @cached_property
    @override
    def tactics(self) -> family.Tactics[StoneChessPosition]:
        from game_core.families.stonechess import tactics

        return tactics

    @cached_property
    @override
    def reading(self) -> family.Reading[StoneChessPosition]:
        from game_core.families.stonechess import reading

        return reading

    @cached_property
    @override
    def puzzling(self) -> family.Puzzling[StoneChessPosition]:
        from game_core.families.stonechess import puzzling

        return puzzling

    @cached_property
    @override
    def endgames(self) -> family.Endgames[StoneChessPosition]:
        from game_core.squares import endgames

        return endgames

    @override
    def find_evaluation(self, position: StoneChessPosition) -> StoneChessEvaluation:
        from game_core.families.stonechess.evaluation import StoneChessEvaluation

        return StoneChessEvaluation()


STONECHESS = StoneChessFamily()
