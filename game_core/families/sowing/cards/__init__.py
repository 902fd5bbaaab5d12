"""Sowing games put together from cards: each card answers one question in plain words.

A student's file needs two names from here:

    from game_core.families.sowing.cards import Rules, build

    OUR_GAME = build(Rules(taking="facing"), slug="our-game", name="Our game")
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from game_core.families.sowing.answers import (
    FEEDING,
    NO_ENDLESS_MOVE,
    end_at_majority,
    end_with_even_split,
    end_with_own_rows,
    leave_as_it_is,
    never,
    over_when_swept,
    over_where_it_stands,
    to_feed,
)
from game_core.families.sowing.board import CLOSED
from game_core.families.sowing.cards.laps import find_step, make_lap, make_last_seed
from game_core.families.sowing.cards.rules import KNOWN as KNOWN
from game_core.families.sowing.cards.rules import Rules as Rules
from game_core.families.sowing.cards.rules import Seeds
from game_core.families.sowing.game import Endings, Restriction, SowingGame, SowingPosition, finish
from game_core.families.sowing.games import layli_goobalay, mangala
from game_core.families.sowing.games.layli_goobalay import LAYLI_GOOBALAY
from game_core.families.sowing.games.mangala import MANGALA
from game_core.families.sowing.games.obridjie import FEW_SEEDS, OBRIDJIE
from game_core.families.sowing.games.ouri import SINGLES_STAY
from game_core.families.sowing.games.oware import OWARE
from game_core.families.sowing.games.rio_kadalis import RIO_KADALIS
from game_core.families.sowing.games.tampoduo import TAMPODUO
from game_core.families.sowing.lastdrop import LastDrop, explain_facing, explain_fours
from game_core.families.sowing.scratch import ScratchBoard
from game_core.messages import Said, say
from game_core.registry import CARDS

NAME = "Ubao"

_SEEDS: Mapping[Seeds, int] = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6}


def build(rules: Rules, *, slug: str = "", name: str = NAME, place: str = "") -> SowingGame:
    """Return the game that the cards make; its default slug spells them out.

    Examples:
        >>> from game_core.families.sowing.cards import Rules, build
        >>> build(Rules(seeds="three"), slug="small-oware").start()
        get('small-oware').parse('3,3,3,3,3,3/3,3,3,3,3,3 0-0 S')
    """
    base = MANGALA if rules.seeds == "center" else _BASES[rules.rounds]
    cups = base.cups if rules.seeds == "center" else (_SEEDS[rules.seeds],) * 12
    marks = CLOSED if rules.rounds == "closed" else ""
    conclude, conclude_stopped = _settle(rules, base)
    return replace(
        base,
        slug=slug or f"{CARDS}{rules}",
        name=name,
        place=place,
        cups=cups,
        marks=LAYLI_GOOBALAY.marks if rules.uur == "yes" else marks,
        direction=find_step(rules),
        lap=make_lap(rules),
        last_seed=make_last_seed(rules),
        restrictions=_restrict(rules),
        endings=_find_endings(rules, sum(cups) // 2),
        again=to_feed if rules.feeding == "must" else never,
        stuck="cannot-feed" if rules.feeding == "must" else "cannot-move",
        conclude=conclude,
        conclude_stopped=conclude_stopped,
        check=_find_check(rules, base),
        explain=_find_explaining(rules),
        taking=_HINTS.get(rules.taking, ""),
    )


_BASES = {"one": OWARE, "mirror": LAYLI_GOOBALAY, "closed": RIO_KADALIS}
"""The game that a game of cards is a variant of, by its rounds."""

_HINTS = {
    "twos-and-threes": OWARE.taking,
    "no-slam": OWARE.taking,
    "facing": TAMPODUO.taking,
    "four": OBRIDJIE.taking,
    "pairs": MANGALA.taking,
}


def _restrict(rules: Rules) -> tuple[Restriction, ...]:
    opens = rules.seeds == "center"
    asked = (
        (opens, mangala.OPENING),
        (rules.uur == "yes", layli_goobalay.UUR_STAY),
        (rules.singles == "stay", SINGLES_STAY),
        (rules.feeding == "must", FEEDING),
        (opens or rules.going_on != "never", NO_ENDLESS_MOVE),
    )
    return tuple(restriction for holds, restriction in asked if holds)


def _find_endings(rules: Rules, half: int) -> Endings:
    """Return what ends play; a majority is more than `half` seeds."""
    match rules.end:
        case "stuck":
            return Endings()
        case "few":
            return FEW_SEEDS
    return end_at_majority(half, one_each=rules.end == "one-each")


def _settle(
    rules: Rules, base: SowingGame
) -> tuple[Callable[[ScratchBoard, str], SowingPosition], Callable[[ScratchBoard], SowingPosition]]:
    """Return how the end of play and an agreed stop settle the board."""
    if rules.rounds != "one":
        return base.conclude, base.conclude_stopped
    if rules.rest == "nobody":
        return finish, leave_as_it_is
    if rules.uur == "yes":
        return _end_with_uur, _end_with_uur
    return end_with_own_rows, end_with_even_split if rules.rest == "even" else end_with_own_rows


def _end_with_uur(board: ScratchBoard, reason: str = "stopped") -> SowingPosition:
    """End the game, giving each player their uurs and the rest of their row."""
    layli_goobalay.sweep_uur_and_rows(board)
    return finish(board, reason)


def _find_check(rules: Rules, base: SowingGame) -> Callable[[SowingPosition], str]:
    """Return the check of whether a position's text shows that the game is over."""
    if rules.rounds != "one":
        return base.check
    swept = over_where_it_stands if rules.rest == "nobody" else over_when_swept
    if rules.seeds == "center":
        return lambda position: "" if mangala.is_choice(position) else swept(position)
    if rules.uur == "no":
        return swept

    def check(position: SowingPosition) -> str:
        layli_goobalay.check_pairs(position)
        return swept(position)

    return check


def _find_explaining(rules: Rules) -> Callable[[LastDrop], Mapping[int, Said]]:
    """Return the explanation of a last seed, if one written for the nine games is true here."""
    match rules.taking, rules.going_on:
        case ("twos-and-threes" | "no-slam", _):
            explain: Callable[[LastDrop], Mapping[int, Said]] = OWARE.explain
        case ("facing", "seeds"):
            explain = layli_goobalay.explain_facing_or_uur if rules.uur == "yes" else explain_facing
        case ("four", "seeds") if rules.passing == "fours":
            explain = explain_fours
        case ("pairs", "even" | "even-or-taken"):
            explain = mangala.explain_pairs
        case _:
            return lambda drop: {}
    if rules.seeds != "center":
        return explain
    return lambda drop: (explain if drop.position.tags.may_capture else mangala.explain_pairs)(drop)


def is_worth_playing(position: SowingPosition) -> bool:
    """Return whether either player has captured a seed."""
    return max(position.stores) > 0


def tell_worthless() -> Said:
    """Return the sentence that nobody captures a seed."""
    return say("cards-no-catch")
