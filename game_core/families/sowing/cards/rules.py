"""The cards of a sowing game: twelve questions, and an answer to each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Literal, override

from game_core.cards import CardRules
from game_core.messages import Said, say

Seeds = Literal["two", "three", "four", "five", "six", "center"]
Taking = Literal["nothing", "twos-and-threes", "no-slam", "facing", "four", "pairs"]
GoingOn = Literal["never", "seeds", "even", "even-or-taken"]


@dataclass(frozen=True, slots=True)
class Rules(CardRules):
    """An answer to each question; the defaults are Oware's."""

    SIGN: ClassVar[str] = "a"
    MESSAGES: ClassVar[str] = "cards"

    seeds: Seeds = "four"
    """The seeds in the cups at the start; `center` is Mangala's start, with its opening moves."""
    way: Literal["counter-clockwise", "clockwise"] = "counter-clockwise"
    """The direction of sowing."""
    origin: Literal["sown", "skipped"] = "skipped"
    """Whether a lap sows into the cup it came from."""
    passing: Literal["nothing", "fours"] = "nothing"
    """Whether a four made on the way goes to the owner of its row."""
    taking: Taking = "no-slam"
    """What the last seed of a lap captures."""
    going_on: GoingOn = "never"
    """When sowing goes on from the cup of the last seed."""
    singles: Literal["free", "stay"] = "free"
    """Whether a single seed may be played while a fuller cup could be."""
    feeding: Literal["need-not", "must"] = "must"
    """Whether a player without seeds must be given some."""
    uur: Literal["no", "yes"] = "no"
    """Whether a player's own empty cup and a facing three become uurs."""
    rounds: Literal["one", "mirror", "closed"] = "one"
    """Whether the game has one round or more, and how cups are filled for the next one."""
    end: Literal["stuck", "majority", "one-each", "few"] = "majority"
    """What ends the game, besides having no move."""
    rest: Literal["own-rows", "even", "nobody"] = "even"
    """Who gets the remaining seeds, at the end and when players agree to stop."""

    @override
    def find_fault(self) -> Said | None:
        """Return the reason why these cards don't go together, or None if they do."""
        if self.rounds != "one" and self.seeds != "four":
            return say("cards-rounds-of-four")
        if self.rounds != "one" and self.rest != "own-rows":
            return say("cards-rounds-and-rows")
        if self.uur == "yes" and (self.rounds == "closed" or self.seeds == "center"):
            return say("cards-uur-alone")
        return None


_TAMPODUO = Rules(origin="sown", taking="facing", going_on="seeds", end="one-each", rest="own-rows")
_OBRIDJIE = Rules(
    origin="sown",
    passing="fours",
    taking="four",
    going_on="seeds",
    feeding="need-not",
    end="few",
    rest="nobody",
)

KNOWN: Mapping[str, Rules] = {
    "oware": Rules(),
    "ouri": Rules(taking="twos-and-threes", singles="stay"),
    "kpo": Rules(),
    "tampoduo": _TAMPODUO,
    "ayoayo": replace(_TAMPODUO, origin="skipped"),
    "obridjie": _OBRIDJIE,
    "rio-kadalis": replace(_OBRIDJIE, rounds="closed", end="stuck", rest="own-rows"),
    "layli-goobalay": replace(
        _TAMPODUO, feeding="need-not", uur="yes", rounds="mirror", end="stuck"
    ),
    "mangala": Rules(
        seeds="center",
        way="clockwise",
        origin="sown",
        taking="pairs",
        going_on="even-or-taken",
        feeding="need-not",
        end="stuck",
        rest="nobody",
    ),
}
"""The cards of the nine sowing games."""
