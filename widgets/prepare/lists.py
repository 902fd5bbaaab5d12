"""The closed lists that pages of plans go through, each with its message or its term."""

from __future__ import annotations

from game_core.messages import term
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
from lesson_plans.curriculum.plans.unit import AGES
from lesson_plans.curriculum.portrait import AGES as YEARS
from widgets.fences.cards import Choices
from widgets.messages.site import say, show

UNIT_PARTS = {
    "weeks": "prepare-weeks",
    "standards": "prepare-standards",
    "spare": "prepare-spare",
    "shopping": "prepare-shopping",
}
"""What stands on the unit's page before its Markdown: the anchor and the title of each part."""
WAYS = {"younger": "prepare-week-younger", "older": "prepare-week-older"}
"""The two ways through the unit, and their titles."""
UNIT_SECTIONS = {
    "Make the boards": "prepare-boards",
    **{AGES[way]: title for way, title in WAYS.items()},
    "The last questions": "prepare-week-questions",
}
"""What the sections of the unit's Markdown are called on its page. Files in all languages have the
same titles."""
GROUPS = {
    SOWING: term("prepare-sowing"),
    SQUARES: term("prepare-squares"),
    ACROSS: term("prepare-across"),
}
"""The series of plans, in their order, and what each is called."""
LISTED = {
    "SERIES": GROUPS, "SHEETS": SHEETS, "WAYS": WAYS, "UNIT_PARTS": UNIT_PARTS, "FOODS": FOODS,
    "WITHOUT": WITHOUT,
}  # fmt: skip
"""The closed lists that templates go through."""
MINUTES = *SHORTER, HOUR
"""What can be wished for."""


def call_sections(markdown: str) -> str:
    """The unit's text with its sections called as the language does; their anchors stay."""
    for title, message in UNIT_SECTIONS.items():
        anchor = title.lower().replace(" ", "-")
        markdown = markdown.replace(f"## {title}\n", f"## {say(message)} {{ #{anchor} }}\n")
    return markdown


def list_choices() -> Choices:
    """What can be wished of a plan."""
    return {
        "minutes": (
            say("prepare-wish-minutes"),
            say("prepare-wish-minutes-any"),
            {str(each): str(each) for each in MINUTES},
        ),
        "age": (
            say("prepare-wish-age"),
            say("prepare-wish-age-any"),
            {str(years): str(years) for years in YEARS},
        ),
        "devices": (
            say("prepare-wish-devices"),
            say("prepare-wish-devices-any"),
            {name: show(device) for name, device in DEVICES.items()},
        ),
        "without": (
            say("prepare-wish-without"),
            say("prepare-wish-without-any"),
            {name: show(thing) for name, thing in WITHOUT.items()},
        ),
    }
