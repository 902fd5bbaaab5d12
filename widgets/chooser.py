"""The filter of a `<ubao-chooser>`, which stands above the list that it is for.

It is hidden until `chooser.js` has woken it, so without scripts there is just the list. That script
knows what each wish means, and what an item of the list must tell of itself for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

type Choices = Mapping[str, tuple[str, str, Mapping[str, str]]]
"""Name → label, words for no wish, and words for each wish."""


def render_filter(question: str, names: tuple[str, str], choices: Choices) -> str:
    """The form of a chooser, which its list follows; `names` are those of one item and of many."""
    one, many = names
    fields = "".join(_render_choice(name, *choice) for name, choice in choices.items())
    return (
        '<form class="ubao-filter" hidden data-search-exclude>'
        f"<fieldset><legend>{escape(question)}</legend>{fields}</fieldset>"
        '<button type="button" class="md-button md-button--primary">Pick one for us</button> '
        '<button type="button" class="md-button">Show all</button>'
        f'<output data-one="{one}" data-many="{many}"></output></form>'
    )


def _render_choice(name: str, label: str, every: str, wishes: Mapping[str, str]) -> str:
    options = f'<option value="">{every}</option>' + "".join(
        f'<option value="{value}">{words}</option>' for value, words in wishes.items()
    )
    return f'<label><span>{label}</span> <select name="{name}">{options}</select></label>'
