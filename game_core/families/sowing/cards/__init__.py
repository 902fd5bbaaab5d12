"""Sowing games put together from cards: each card answers one question in plain words.

A student's file needs two names from here:

    from game_core.families.sowing.cards import Rules, build

    OUR_GAME = build(Rules(taking="facing"), slug="our-game", name="Our game")
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game_core.families.sowing import SOWING
from game_core.families.sowing.answers import (
    FEEDING,
    MAJORITY_OR_EMPTY,
    MAJORITY_OR_ONE_EACH,
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
from game_core.families.sowing.cards.laps import find_step, make_lap, make_last_seed
from game_core.families.sowing.cards.rules import KNOWN as KNOWN
from game_core.families.sowing.cards.rules import Rules as Rules
from game_core.families.sowing.cards.rules import Seeds
from game_core.families.sowing.game import (
    DEFAULT_WEIGHTS,
    Endings,
    Restriction,
    SowingGame,
    SowingPosition,
    finish,
)
from game_core.families.sowing.games import layli_goobalay, mangala, rio_kadalis
from game_core.families.sowing.games.obridjie import FEW_SEEDS, OBRIDJIE
from game_core.families.sowing.games.ouri import SINGLES_STAY
from game_core.families.sowing.games.oware import OWARE
from game_core.families.sowing.games.tampoduo import TAMPODUO
from game_core.families.sowing.lastdrop import LastDrop, explain_facing, explain_fours
from game_core.families.sowing.notation import NO_TAGS, TagReader, Tags, no_tags
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
    opens, rounds, feeds = rules.seeds == "center", rules.rounds, rules.feeding == "must"
    kind = mangala.MangalaGame if opens else SowingGame
    tags, read_tags = _TAGS.get("center" if opens else rounds, (NO_TAGS, no_tags))
    conclude, conclude_stopped = _settle(rules)
    return kind(
        family=SOWING,
        slug=slug or f"{CARDS}{rules}",
        name=name,
        place=place,
        cups=mangala.MANGALA.cups if opens else (_SEEDS[rules.seeds],) * 12,
        tags=tags,
        tags_in_play=mangala.PLAY if opens else None,
        read_tags=read_tags,
        marks=_find_marks(rules),
        direction=find_step(rules),
        lap=make_lap(rules),
        last_seed=make_last_seed(rules),
        restrictions=_restrict(rules),
        endings=_find_endings(rules),
        again=to_feed if feeds else never,
        stuck="cannot-feed" if feeds else "cannot-move",
        conclude=conclude,
        conclude_stopped=conclude_stopped,
        check=_find_check(rules),
        score=rio_kadalis.RIO_KADALIS.score if rounds == "closed" else OWARE.score,
        weights=rio_kadalis.RIO_KADALIS.weights if rounds == "closed" else DEFAULT_WEIGHTS,
        explain=_find_explaining(rules),
        taking=_HINTS.get(rules.taking, ""),
    )


_TAGS: Mapping[str, tuple[Tags, Callable[[TagReader], Tags]]] = {
    "center": (mangala.MANGALA.tags, mangala.read_phase),
    "mirror": (layli_goobalay.LAYLI_GOOBALAY.tags, layli_goobalay.read_round),
    "closed": (rio_kadalis.RIO_KADALIS.tags, rio_kadalis.read_match),
}

_HINTS = {
    "twos-and-threes": OWARE.taking,
    "no-slam": OWARE.taking,
    "facing": TAMPODUO.taking,
    "four": OBRIDJIE.taking,
    "pairs": mangala.MANGALA.taking,
}


def _find_marks(rules: Rules) -> str:
    if rules.rounds == "closed":
        return rio_kadalis.RIO_KADALIS.marks
    return layli_goobalay.LAYLI_GOOBALAY.marks if rules.uur == "yes" else ""


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


def _find_endings(rules: Rules) -> Endings:
    """Return what ends play; a majority depends on how many seeds the game has."""
    if rules.end in ("stuck", "few"):
        return FEW_SEEDS if rules.end == "few" else Endings()
    if rules.seeds == "four":
        return MAJORITY_OR_EMPTY if rules.end == "majority" else MAJORITY_OR_ONE_EACH
    half = sum(mangala.MANGALA.cups) // 2 if rules.seeds == "center" else 6 * _SEEDS[rules.seeds]
    return end_at_majority(half, one_each=rules.end == "one-each")


def _settle(
    rules: Rules,
) -> tuple[Callable[[ScratchBoard, str], SowingPosition], Callable[[ScratchBoard], SowingPosition]]:
    """Return how the end of play and an agreed stop settle the board."""
    match rules.rounds:
        case "mirror":
            return layli_goobalay.settle_round, layli_goobalay.settle_round
        case "closed":
            return rio_kadalis.settle_round, rio_kadalis.settle_round
    if rules.rest == "nobody":
        return finish, leave_as_it_is
    if rules.uur == "yes":
        return _end_with_uur, _end_with_uur
    stopped = end_with_even_split if rules.rest == "even" else end_with_own_rows
    return end_with_own_rows, stopped


def _end_with_uur(board: ScratchBoard, reason: str = "stopped") -> SowingPosition:
    """End the game, giving each player their uurs and the rest of their row."""
    layli_goobalay.sweep_uur_and_rows(board)
    return finish(board, reason)


def _find_check(rules: Rules) -> Callable[[SowingPosition], str]:
    """Return the check of whether a position's text shows that the game is over."""
    match rules.rounds:
        case "mirror":
            return layli_goobalay.check_round
        case "closed":
            return rio_kadalis.check_round
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
