"""The closed lists on pages of plans, each with its message or term."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.messages import term
from lesson_plans.curriculum.plans.plan import Plan
from lesson_plans.curriculum.plans.routes import HOUR, SHORTER
from lesson_plans.curriculum.plans.schema import (
    ACROSS,
    DEVICES,
    FOODS,
    SHEETS,
    SOWING,
    SQUARES,
    WITHOUT,
)
from lesson_plans.curriculum.plans.unit import AGE_GROUPS
from lesson_plans.curriculum.portrait import AGES
from widgets.fences.cards import Choices
from widgets.messages.site import say, show

UNIT_PARTS = {
    "weeks": "prepare-weeks",
    "standards": "prepare-standards",
    "spare": "prepare-spare",
    "shopping": "prepare-shopping",
}
"""The parts of the unit's page above its Markdown: anchor and title of each."""
AGE_TITLES = {"younger": "prepare-week-younger", "older": "prepare-week-older"}
"""The two paths through the unit, and their titles."""
UNIT_SECTIONS = {
    "Make the boards": "prepare-boards",
    **{AGE_GROUPS[group].title: title for group, title in AGE_TITLES.items()},
    "The last questions": "prepare-week-questions",
}
"""The titles of the unit's Markdown sections on its page. Files in all languages use these keys."""
SERIES = {
    SOWING: term("prepare-sowing"),
    SQUARES: term("prepare-squares"),
    ACROSS: term("prepare-across"),
}
"""The series of plans in order, and their titles."""
LISTED = {
    "SERIES": SERIES, "SHEETS": SHEETS, "AGE_TITLES": AGE_TITLES, "UNIT_PARTS": UNIT_PARTS,
    "FOODS": FOODS, "WITHOUT": WITHOUT,
}  # fmt: skip
"""The closed lists used in templates."""
MINUTES = *SHORTER, HOUR
"""The durations to filter by."""


def call_sections(markdown: str) -> str:
    """Return the unit's text with translated section titles; their anchors stay."""
    for title, message in UNIT_SECTIONS.items():
        anchor = title.lower().replace(" ", "-")
        markdown = markdown.replace(f"## {title}\n", f"## {say(message)} {{ #{anchor} }}\n")
    return markdown


def list_choices(plans: Sequence[Plan]) -> Choices:
    """Return the filter's fields for plans, without choices of devices that every plan fits."""
    asked = [name for name in DEVICES if any(name not in plan.facts.devices for plan in plans)]
    minutes = {str(each): str(each) for each in MINUTES}
    ages = {str(age): str(age) for age in AGES}
    devices = {name: show(DEVICES[name]) for name in asked}
    things = {name: show(thing) for name, thing in WITHOUT.items()}
    choices = {
        "minutes": ("prepare-wish-minutes", "prepare-wish-minutes-any", minutes),
        "age": ("prepare-wish-age", "prepare-wish-age-any", ages),
        "devices": ("prepare-wish-devices", "prepare-wish-devices-any", devices),
        "without": ("prepare-wish-without", "prepare-wish-without-any", things),
    }
    return {field: choice for field, choice in choices.items() if choice[2]}
