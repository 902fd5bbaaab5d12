"""The family as one value; each part is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, override

from game_core import family
from game_core.kinds import EventKind

if TYPE_CHECKING:
    from game_core.families.amphora.evaluation import AmphoraEvaluation
    from game_core.families.amphora.game import AmphoraPosition


class AmphoraFamily(family.Family["AmphoraPosition"]):
    """Games in the jar."""

    name = "amphora"
    sows = False
    effects: Mapping[EventKind, family.Effect] = {
        "place": "to",
        "move": "way",
        "capture": "taken",
        "intercept": "taken",
        "remove": "taken",
    }

    @cached_property
    @override
    def words(self) -> family.Words[AmphoraPosition]:
        from game_core.families.amphora import words

        return words

    @cached_property
    @override
    def drawing(self) -> family.Drawing[AmphoraPosition]:
        from game_core.families.amphora import drawing

        return drawing

    @cached_property
    @override
    def box(self) -> family.Box[AmphoraPosition]:
        from game_core.families.amphora import box

        return box

    @cached_property
    @override
    def explaining(self) -> family.Explaining[AmphoraPosition]:
        from game_core.families.amphora import explaining

        return explaining

    @cached_property
    @override
    def tactics(self) -> family.Tactics[AmphoraPosition]:
        from game_core.families.amphora import tactics

        return tactics

    @cached_property
    @override
    def reading(self) -> family.Reading[AmphoraPosition]:
        from game_core.families.amphora import reading

        return reading

    @cached_property
    @override
    def puzzling(self) -> family.Puzzling[AmphoraPosition]:
        from game_core.families.amphora import puzzling

        return puzzling

    @cached_property
    @override
    def endgames(self) -> family.Endgames[AmphoraPosition]:
        from game_core.squares import endgames

        return endgames

    @override
    def find_evaluation(self, position: AmphoraPosition) -> AmphoraEvaluation:
        from game_core.families.amphora.evaluation import AmphoraEvaluation

        return AmphoraEvaluation()


AMPHORAS = AmphoraFamily()
