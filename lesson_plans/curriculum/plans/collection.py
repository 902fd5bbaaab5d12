"""Read all plans of a curriculum and check them against each other."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from game_core.registry import list_games
from lesson_plans.curriculum.document import read_file
from lesson_plans.curriculum.drafts import is_marked, unmark
from lesson_plans.curriculum.layers import PLANS, Curriculum
from lesson_plans.curriculum.plans.plan import Plan, read
from lesson_plans.curriculum.plans.schema import SERIES
from lesson_plans.curriculum.problem import Problem, Report, ignore, name_file

FILE = "plan.md"
SHORT = 6
"""Paragraphs with fewer words may repeat, such as “Play to the end.”"""


def read_plans(curriculum: Curriculum, report: Report) -> list[Plan]:
    """Return the plans `<slug>/plan.md` of a curriculum in order; a site's own may be short."""
    files = find_plans(curriculum)
    plans: list[Plan] = []
    for slug, path in files.items():
        text, short = read_file(path, report), not curriculum.is_ours(path)
        if text is not None and (
            found := read(slug, unmark(text), name_file(path), report, short=short)
        ):
            plans.append(found)
    plans.sort(key=_order)
    own = [plan for plan in plans if not curriculum.is_ours(files[plan.slug])]
    # A site's plans are checked against ours, but may repeat our text. Ours aren't blamed for what
    # a site leaves out.
    blamed = own or plans
    known = [*curriculum.find_each(FILE, PLANS)]
    ours_first = sorted(plans, key=own.__contains__)
    for problem in (*_find_lost(blamed, known), *_find_twins(ours_first), *_find_copies(blamed)):
        report(problem)
    return plans


def find_plans(curriculum: Curriculum) -> dict[str, Path]:
    """Return the plan files of the curriculum's language by slug, without drafts."""
    found = curriculum.find_each(FILE, PLANS)
    chosen = {slug: path for slug, each in found.items() if (path := curriculum.choose(each))}
    return {
        slug: path
        for slug, path in chosen.items()
        if curriculum.drafts or not is_marked(read_file(path, ignore) or "")
    }


def _order(plan: Plan) -> tuple[int, int, str]:
    series = plan.facts.series
    return SERIES.index(series) if series in SERIES else len(SERIES), plan.facts.place, plan.slug


def _find_lost(plans: Sequence[Plan], slugs: Sequence[str]) -> Iterator[Problem]:
    """Yield plans whose prerequisite doesn't exist in any language."""
    for plan in plans:
        for slug in plan.facts.after:
            if slug not in slugs:
                reason = f"there is no plan “{slug}”; there are {', '.join(slugs)}."
                yield Problem(plan.file, plan.lines["after"], "after", reason)


def _find_twins(plans: Sequence[Plan]) -> Iterator[Problem]:
    """Yield plans with the same place in the same series."""
    places: dict[tuple[str, int], Plan] = {}
    for plan in plans:
        first = places.setdefault((plan.facts.series, plan.facts.place), plan)
        if first is not plan:
            reason = f"{first.file} is number {plan.facts.place} of this series already."
            yield Problem(plan.file, plan.lines["place"], "place", reason)


def _find_copies(plans: Sequence[Plan]) -> Iterator[Problem]:
    """Yield paragraphs that repeat an earlier plan's, apart from names of games and places."""
    seen: dict[str, tuple[Plan, int]] = {}
    named = [name for game in list_games() for name in (game.name, game.slug, game.place)]
    names = re.compile(rf"\b(?:{'|'.join(map(re.escape, named))})\b", re.IGNORECASE)
    for plan in plans:
        for section in plan.sections.values():
            for passage in section.passages():
                for line, text in passage.paragraphs():
                    bare = " ".join(re.findall(r"\w+", names.sub("game", text).casefold()))
                    if len(bare.split()) < SHORT:
                        continue
                    first, there = seen.setdefault(bare, (plan, line))
                    if first is not plan:
                        reason = (
                            f"this paragraph is also in {first.file}:{there}; "
                            "write it from this game's own rules."
                        )
                        yield Problem(plan.file, line, passage.title, reason)
