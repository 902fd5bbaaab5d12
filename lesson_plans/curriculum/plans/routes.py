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

from collections.abc import Sequence

from lesson_plans.curriculum.drafts import is_draft
from lesson_plans.curriculum.plans.schema import ASKED, WHY, Facts
from lesson_plans.curriculum.problem import suggest
from lesson_plans.curriculum.source import Fields

SHORTER = 15, 30, 45
"""Minutes of the routes that every plan has."""
HOUR = 60
"""Longer plans have a route of an hour, too."""
PLAY = 3
"""Children play for at least one minute in this many."""
WIN = "win"
"""The rule that every route teaches first."""


def check_lesson(fields: Fields, facts: Facts, blocks: Sequence[str]) -> None:
    """Report a `why` of the wrong length, and mistakes in routes and in what they teach.

    `blocks` are the plan's, in order. A short plan may have fewer routes.
    """
    _check_routes(fields, facts, blocks)
    if facts.why and not is_draft(facts.why) and (words := len(facts.why.split())) not in WHY:
        fields.where("why").blame(f"has {words} words; it needs {WHY[0]} to {WHY[-1]}.")
    for name, named in (("teaches", facts.teaches), ("needs", facts.needs), ("plays", facts.plays)):
        if not (named or facts.short):
            fields.where(name).blame("is missing.")
        for block in named:
            if block not in blocks:
                reason = f"“{block}” isn't a block of this plan; {suggest(block, blocks)}"
                fields.where(name).blame(reason)
    if len(facts.asked) not in ASKED and not (facts.short and not facts.asked):
        fields.where("asked").blame(f"must have one to three questions, found {len(facts.asked)}.")
    if facts.teaches and any(block in facts.plays for block in facts.run):
        _check_teaching(fields, facts)


def _check_routes(fields: Fields, facts: Facts, blocks: Sequence[str]) -> None:
    """Report routes that are missing, don't add up, or name blocks the plan doesn't have."""
    ways = fields.map("routes")
    if ways is None or not facts.run:
        return
    asked = [*SHORTER, *([HOUR] if facts.minutes > HOUR else [])]
    for minutes in asked if not facts.short else ():
        if minutes not in facts.routes:
            fields.where("routes").blame(f"there is no {minutes}-minute route.")
    for minutes, route in facts.routes.items():
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


def _check_teaching(fields: Fields, facts: Facts) -> None:
    """Report routes that teach winning late, ask what they didn't teach, or hardly play."""
    taught = {rule for rules in facts.teaches.values() for rule in rules}
    for block, rules in facts.needs.items():
        for rule in rules:
            if rule not in taught:
                reason = f"no block teaches “{rule}”; {suggest(rule, [*taught])}"
                fields.where("needs").within(block).blame(reason)
    last_play = [block for block in facts.run if block in facts.plays][-1]
    ways = fields.map("routes")
    for minutes, route in facts.ways.items():
        place = ways.where(str(minutes)) if ways and ways.has(str(minutes)) else fields.where("run")
        first = next(iter(route), None)
        if first is not None and WIN not in facts.teaches.get(first, ()):
            place.blame(f"“{first}”, its first block, must teach “{WIN}”: how to win.")
        known = set[str]()
        for block in route:
            for rule in facts.needs.get(block, ()):
                if rule in taught and rule not in known:
                    place.blame(f"“{block}” needs “{rule}”, which no block before it teaches.")
            known.update(facts.teaches.get(block, ()))
        played = sum(route[block] for block in route if block in facts.plays)
        if played * PLAY < sum(route.values()):
            place.blame(
                f"children play for {played} of {minutes} minutes; it must be at least a third."
            )
        if minutes == SHORTER[-1] and last_play not in route:
            place.blame(f"it leaves out “{last_play}”, the game that children play by themselves.")
