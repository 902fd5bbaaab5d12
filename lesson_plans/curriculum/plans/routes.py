"""The routes through a plan: the full lesson and shorter versions.

    routes:
      15:
        Hook: 3
        First game: 9
        Short exit puzzle: 3

A route lists its blocks with their minutes, which must add up. A block that differs from the full
lesson's has a section of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lesson_plans.curriculum.problem import suggest
from lesson_plans.curriculum.source import Fields
from lesson_plans.curriculum.values import RANGE_OF_MINUTES, count, read_table

SHORTER = 15, 30, 45
"""Minutes of the routes that every plan has."""
HOUR = 60
"""Longer plans have a route of an hour, too."""
PLAY = 3
"""Children play for at least one minute in this many."""
WIN = "win"
"""The rule that every route teaches first."""


type Route = dict[str, int]
"""Blocks by title, in order, and the minutes of each."""


def _read_minutes(blocks: Fields, block: str) -> int:
    return count(blocks.text(block), RANGE_OF_MINUTES, "a whole number such as 10")


def read_route(fields: Fields, name: str) -> Route:
    """Read a route, or the full plan."""
    return read_table(fields, name, _read_minutes)


def _read_shorter(ways: Fields, total: str) -> Route:
    if not total.isdecimal():
        ways.where(total).blame("a route is named by its minutes, such as 30.")
    return read_route(ways, total)


def read_routes(fields: Fields, name: str) -> dict[int, Route]:
    """Read the shorter routes by minutes."""
    found = read_table(fields, name, _read_shorter)
    return {int(total): route for total, route in found.items() if total.isdecimal()}


def list_blocks(run: Route, routes: Mapping[int, Route]) -> list[str]:
    """Return all blocks in the order of the body.

    Blocks missing from the full lesson come as late as their route allows.
    """
    blocks = [*run]
    for route in routes.values():
        before = len(blocks)
        for block in reversed(route):
            if block not in blocks:
                blocks.insert(before, block)
            before = blocks.index(block)
    return blocks


def check_routes(
    fields: Fields, run: Route, routes: Mapping[int, Route], blocks: Sequence[str], *, short: bool
) -> None:
    """Report routes that are missing, don't add up, or name blocks the plan doesn't have.

    `blocks` are the plan's, in order. A short plan may have fewer routes.
    """
    ways = fields.map("routes")
    if ways is None or not run:
        return
    asked = [*SHORTER, *([HOUR] if sum(run.values()) > HOUR else [])]
    for minutes in asked if not short else ():
        if minutes not in routes:
            fields.where("routes").blame(f"there is no {minutes}-minute route.")
    for minutes, route in routes.items():
        place = ways.where(str(minutes))
        total = sum(route.values())
        if minutes not in asked:
            place.blame(f"the routes are {', '.join(map(str, asked))} minutes.")
        elif total != minutes:
            place.blame(f"its blocks take {total} minutes in all, not {minutes}.")
        for block in route:
            if block not in blocks:
                place.blame(f"“{block}” isn't a block of this plan; {suggest(block, blocks)}")
        taken = [blocks.index(block) for block in route if block in blocks]
        if taken != sorted(taken):
            place.blame(f"its blocks must be in the order of the plan: {', '.join(blocks)}.")


def check_teaching(
    fields: Fields,
    routes: Mapping[int, Route],
    teaches: Mapping[str, Sequence[str]],
    needs: Mapping[str, Sequence[str]],
    plays: Sequence[str],
    last_play: str,
) -> None:
    """Report routes that teach winning late, ask what they didn't teach, or hardly play.

    The 45-minute route must leave time for the game `last_play`.
    """
    taught = {rule for rules in teaches.values() for rule in rules}
    for block, rules in needs.items():
        for rule in rules:
            if rule not in taught:
                reason = f"no block teaches “{rule}”; {suggest(rule, [*taught])}"
                fields.where("needs").within(block).blame(reason)
    ways = fields.map("routes")
    for minutes, route in routes.items():
        place = ways.where(str(minutes)) if ways and ways.has(str(minutes)) else fields.where("run")
        first = next(iter(route), None)
        if first is not None and WIN not in teaches.get(first, ()):
            place.blame(f"“{first}”, its first block, must teach “{WIN}”: how to win.")
        known = set[str]()
        for block in route:
            for rule in needs.get(block, ()):
                if rule in taught and rule not in known:
                    place.blame(f"“{block}” needs “{rule}”, which no block before it teaches.")
            known.update(teaches.get(block, ()))
        played = sum(route[block] for block in route if block in plays)
        if played * PLAY < sum(route.values()):
            place.blame(
                f"children play for {played} of {minutes} minutes; it must be at least a third."
            )
        if minutes == SHORTER[-1] and last_play not in route:
            place.blame(f"it leaves out “{last_play}”, the game that children play by themselves.")
