"""The ways through a plan: the whole hour, and shorter ones for whoever has less time.

    routes:
      15:
        Hook: 3
        Model round: 5, without the last turn

Of each block a shorter way has, it says the minutes, and perhaps what is different. They add up.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from lesson_plans.curriculum.problem import suggest
from lesson_plans.curriculum.source import Fields
from lesson_plans.curriculum.values import RANGE_OF_MINUTES, count

SHORTER = 15, 30, 45
"""The minutes for which each plan has a way."""
HOUR = 60
"""A plan that takes longer has a way of an hour, too."""
LEG = re.compile(r"(?P<minutes>[0-9]+)(?:, (?P<how>\S.*))?")


@dataclass(frozen=True)
class Leg:
    """A block on the way: its title, its minutes, and what is different there, if anything is."""

    block: str
    minutes: int
    how: str = ""


type Route = tuple[Leg, ...]


def read_run(fields: Fields, name: str) -> dict[str, int]:
    """The minutes of each block of the whole plan, by its title."""
    blocks = fields.map(name, required=True)
    if blocks is None:
        return {}
    what = "a whole number such as 10"
    run = {block: count(blocks.text(block), RANGE_OF_MINUTES, what) for block in blocks.names}
    blocks.finish()
    return run


def read_routes(fields: Fields, name: str) -> dict[int, Route]:
    """The shorter ways, by their minutes."""
    ways = fields.map(name, required=True)
    if ways is None:
        return {}
    found: dict[int, Route] = {}
    for total in ways.names:
        legs = ways.map(total)
        if not total.isdecimal():
            ways.where(total).blame("a way is named by its minutes, such as 30.")
        elif legs is not None:
            found[int(total)] = tuple(_read_legs(legs))
    ways.finish()
    return found


def _read_legs(legs: Fields) -> list[Leg]:
    route = []
    for block in legs.names:
        text = legs.text(block)
        read = LEG.fullmatch(text.value) if text else None
        if read:
            route.append(Leg(block, int(read["minutes"]), read["how"] or ""))
        elif text:
            text.place.blame(
                f"must be minutes, and perhaps a comma and what is different, found “{text.value}”."
            )
    legs.finish()
    return route


def check_routes(fields: Fields, run: Mapping[str, int], routes: Mapping[int, Route]) -> None:
    """Report ways that are missing, that do not add up, or that go where the plan does not."""
    ways = fields.map("routes")
    if ways is None or not run:
        return
    whole = sum(run.values())
    asked = [*SHORTER, *([HOUR] if whole > HOUR else [])]
    for minutes in asked:
        if minutes not in routes:
            fields.where("routes").blame(f"there is no way of {minutes} minutes.")
    order = [*run]
    for minutes, route in routes.items():
        place = ways.where(str(minutes))
        total = sum(leg.minutes for leg in route)
        if minutes not in asked:
            place.blame(f"the ways are {', '.join(map(str, asked))} minutes.")
        elif total != minutes:
            place.blame(f"its blocks take {total} minutes together, and not {minutes}.")
        strangers = [leg.block for leg in route if leg.block not in run]
        for block in strangers:
            place.blame(f"“{block}” is no block of this plan; {suggest(block, order)}")
        taken = [order.index(leg.block) for leg in route if leg.block in run]
        if taken != sorted(taken):
            place.blame(f"its blocks must stand in the order of the plan: {', '.join(order)}.")
