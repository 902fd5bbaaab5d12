"""Start a unit in this folder's site: plans, week by week. It replaces ours.

    ubao unit oware ouri kpo
    ubao unit --copy

The first one has a week for each plan, for you to fill in; the second one starts from our unit.
"""

from __future__ import annotations

from collections.abc import Sequence

from lesson_plans.curriculum.commands.here import begin, copy, open_here, open_parser
from lesson_plans.curriculum.declared import begin_declared, begin_item
from lesson_plans.curriculum.drafts import draft
from lesson_plans.curriculum.layers import PLANS
from lesson_plans.curriculum.plans.collection import FILE as PLAN
from lesson_plans.curriculum.plans.unit import FILE, OUTLINE, WEEKS, Unit, Week
from lesson_plans.curriculum.problem import Refusal, suggest


def main(arguments: Sequence[str]) -> None:
    """Begin it. Raises Refusal."""
    parser = open_parser("unit", __doc__)
    parser.add_argument("plan", nargs="*", help="the plans, in the order of the weeks")
    parser.add_argument("--copy", action="store_true", help="start from our unit")
    asked = parser.parse_args(arguments)
    curriculum = open_here()
    if asked.copy:
        begin(curriculum.own / FILE, copy(curriculum, FILE))
        return
    known = curriculum.find_each(PLAN, PLANS)
    for slug in asked.plan:
        if slug not in known:
            raise Refusal(f"there is no plan “{slug}”; {suggest(slug, known)}")
    if len(asked.plan) not in WEEKS:
        raise Refusal(f"name {WEEKS[0]} to {WEEKS[-1]} plans, one for each week.")
    weeks = "".join(begin_item(Week, {"plan": slug}) for slug in asked.plan)
    head = ("---", *begin_declared(Unit, {"weeks": weeks}), "---\n")
    body = (f"## {outline.title}\n\n{draft()}\n" for outline in OUTLINE)
    begin(curriculum.own / FILE, "\n".join((*head, *body)))
