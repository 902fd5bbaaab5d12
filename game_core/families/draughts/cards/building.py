"""Build a game from cards: what the engine needs to know is what the cards say."""

from __future__ import annotations

from functools import cache

from game_core.families.draughts import DRAUGHTS
from game_core.families.draughts.board import LEAPS, PLACES, SIDES, SIZE, STEPS, Leap, Leaps
from game_core.families.draughts.cards.rules import Rules
from game_core.families.draughts.conduct import Conduct
from game_core.families.draughts.game import DraughtsGame
from game_core.registry import CARDS

NAME = "Ubao"
EMPTY_RANK = str(SIZE)
_RINGS = {"none": 0, "two": 2, "three": 3}


@cache
def find(slug: str) -> DraughtsGame:
    """Return the game whose slug spells out its cards. Raises UnknownGame, with a sentence."""
    return build(Rules.parse(slug.removeprefix(CARDS)), slug=slug)


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
    """Return the board at the start, as text. Every second square is plain, a1 first."""
    white, black = "M", "m"
    match rules.setup:
        case "two-rows":
            rows = [white * SIZE] * 2, [black * SIZE] * 2
        case "one-row":
            rows = [white * SIZE], [black * SIZE]
        case "flat":
            rows = [_space(white, 0), _space(white, 1)], [_space(black, 0), _space(black, 1)]
    near, far = rows
    empty = [EMPTY_RANK] * (SIZE - len(near) - len(far))
    return "/".join([*far, *empty, *reversed(near)])


def _space(man: str, first: int) -> str:
    """Return a rank with a man on every second square, beginning with the file `first`, 0 or 1."""
    return "1" * first + "1".join(man * ((SIZE + 1 - first) // 2)) + "1" * first


def _find_leaps(rules: Rules) -> Leaps:
    match rules.leaps:
        case "sideways":
            return LEAPS
        case "all":
            return tuple((far, far) for _, far in LEAPS)
    return tuple((tuple(_go_forward(man)), far) for man, far in LEAPS)


def _go_forward(leaps: tuple[tuple[Leap, ...], ...]) -> list[tuple[Leap, ...]]:
    """Return a man's leaps from each square, without those along its rank."""
    return [
        tuple(leap for leap in each if PLACES[leap[2]][1] != PLACES[square][1])
        for square, each in enumerate(leaps)
    ]
