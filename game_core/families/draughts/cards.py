"""Games of men and rings put together from cards: each card answers one question in plain words.

A student's file needs two names from here:

    from game_core.families.draughts.cards import Rules, build

    OUR_GAME = build(Rules(goal="lose"), slug="our-game", name="Our game")
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from game_core.cards import CardRules
from game_core.families.draughts import DRAUGHTS
from game_core.families.draughts.board import LEAPS, PLACES, SIZE, STEPS, Leap, Leaps
from game_core.families.draughts.field import Conduct, Duty, Goal, Spoils
from game_core.families.draughts.game import DraughtsGame, DraughtsPosition
from game_core.messages import Said, say
from game_core.notation import SIDES
from game_core.registry import CARDS

NAME = "Ubao"
_RINGS = {"none": 0, "two": 2, "three": 3}
_RANKS = {
    "two-rows": ["MMMMMMM", "MMMMMMM"],
    "one-row": ["MMMMMMM"],
    # Every second square is plain, a1 first.
    "flat": ["M1M1M1M", "1M1M1M1"],
}
"""White's ranks at the start, the lowest first."""


@dataclass(frozen=True, slots=True)
class Rules(CardRules):
    """An answer to each question; the defaults are African Queen's."""

    SIGN: ClassVar[str] = "q"
    MESSAGES: ClassVar[str] = "cards-men"

    setup: Literal["two-rows", "one-row", "flat"] = "two-rows"
    """The men on the board at the start; `flat` keeps only the flat men of two rows."""
    rings: Literal["none", "two", "three"] = "three"
    """The number of rings that each side has at the start."""
    crowning: Literal["any", "far"] = "any"
    """The man that gets a ring: any, before a move; or one that ends a turn on the far rank."""
    steps: Literal["forward", "both"] = "forward"
    """Whether a man can also step backward."""
    leaps: Literal["forward", "sideways", "all"] = "sideways"
    """The directions in which a man leaps; `sideways` means forward too."""
    bridges: Literal["any", "theirs"] = "any"
    """Whose pieces may be leapt over."""
    taking: Literal["nothing", "leapt"] = "leapt"
    """What a leap captures."""
    duty: Duty = "begin"
    """Whether a player must capture when possible, and must go on capturing."""
    ringed: Literal["near", "far"] = "near"
    """How far a piece with a ring steps."""
    spoils: Spoils = "captor"
    """Who gets the ring of a captured piece."""
    goal: Goal = "beat"
    """How the game is won."""


KNOWN: Mapping[str, Rules] = {"african-queen": Rules()}
"""The cards of African Queen."""


def build(rules: Rules, *, slug: str = "", name: str = NAME, place: str = "") -> DraughtsGame:
    """Return the game that the cards make; its default slug spells them out.

    Examples:
        >>> from game_core.families.draughts.cards import Rules, build
        >>> print(build(Rules(setup="one-row", rings="two"), slug="small-queen").start())
        mmmmmmm/7/7/7/7/7/MMMMMMM w 2-2 0
    """
    rings = _RINGS[rules.rings]
    return DraughtsGame(
        family=DRAUGHTS,
        slug=slug or f"{CARDS}{rules}",
        name=name,
        place=place,
        setup=f"{_set_up(rules)} {SIDES[0]} {rings}-{rings} 0",
        conduct=Conduct(
            rings=rings * len(SIDES),
            crowns=rules.crowning == "far",
            steps=STEPS if rules.steps == "forward" else tuple((far, far) for _, far in STEPS),
            leaps=_find_leaps(rules),
            slides=rules.ringed == "far",
            leaps_own=rules.bridges == "any",
            takes=rules.taking == "leapt",
            duty=rules.duty,
            spoils=rules.spoils,
            goal=rules.goal,
        ),
    )


def _set_up(rules: Rules) -> str:
    near = _RANKS[rules.setup]
    empty = [str(SIZE)] * (SIZE - 2 * len(near))
    return "/".join([*(rank.lower() for rank in near), *empty, *reversed(near)])


def _find_leaps(rules: Rules) -> Leaps:
    match rules.leaps:
        case "sideways":
            return LEAPS
        case "all":
            return tuple((far, far) for _, far in LEAPS)
    return tuple((_go_forward(man), far) for man, far in LEAPS)


def _go_forward(leaps: tuple[tuple[Leap, ...], ...]) -> tuple[tuple[Leap, ...], ...]:
    """Return a man's leaps from each square, without those along its rank."""
    return tuple(
        tuple(leap for leap in each if PLACES[leap[2]][1] != PLACES[square][1])
        for square, each in enumerate(leaps)
    )


def is_worth_playing(position: DraughtsPosition) -> bool:
    """Return whether someone has won."""
    result = position.result()
    return bool(result and result.winner)


def tell_worthless() -> Said:
    """Return the sentence that nobody wins."""
    return say("cards-no-winner")
