"""Cards of games as HTML, the filter above a list, and the table of what stands on the cards.

The filter is hidden until `chooser.js` has woken it, so without scripts there is just the list.
That script knows what each wish means, and what an item of the list must tell of itself for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape

from lesson_plans.portrait import DEVICES, LEARN, Portrait
from widgets.cards import Games, Reasons

type Link = Callable[[str], str | None]
"""The address of a page by its path in docs/; None where this site does not have the page."""

type Choices = Mapping[str, tuple[str, str, Mapping[str, str]]]
"""Name → label, words for no wish, and words for each wish."""

CHOICES: Choices = {
    "minutes": ("Time", "any", {"15": "15 minutes", "30": "30 minutes", "45": "45 minutes"}),
    "age": ("Youngest player", "any age", {"8": "8", "9": "9", "10": "10", "11": "11 or older"}),
    "learn": ("Rules", "any", {"easy": "easy to learn", "middle": "not too many"}),
    "devices": ("You have", "anything", DEVICES),
    "family": ("Kind", "any", {"sowing": "sowing seeds", "squares": "on squares"}),
}
"""What can be wished of a game."""


def render_games(block: Games, draw: Callable[[Portrait], str], link: Link) -> str:
    """The cards of those games that have a page on this site; `draw` draws a game's board."""
    cards = "".join(
        _render_card(portrait, draw(portrait), address)
        for portrait in block.portraits
        if (address := link(f"games/{portrait.game.slug}.md"))
    )
    cards = f'<div class="ubao-cards"><ul>{cards}</ul></div>'
    if not block.question:
        return cards
    # Markdown puts what does not begin with a block of HTML into a paragraph, where no form can be.
    form = render_filter(block.question, ("game", "games"), CHOICES)
    return f"<div><ubao-chooser>{form}{cards}</ubao-chooser></div>"


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


def render_reasons(block: Reasons, link: Link) -> str:
    """Minutes and rules of each game, and why we say so."""
    names = ("Game", "Turns", "Minutes", "From age", "Rules", "Why", "Without a device you need")
    head = "".join(f'<th scope="col">{name}</th>' for name in names)
    rows = "".join(
        _render_row(portrait, address)
        for portrait in block.portraits
        if (address := link(f"games/{portrait.game.slug}.md"))
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _render_card(portrait: Portrait, picture: str, address: str) -> str:
    values = {
        "minutes": str(portrait.minutes),
        "age": str(portrait.age),
        "learn": portrait.learn,
        "devices": "|".join(portrait.devices),
        "family": portrait.family,
    }
    data = "".join(f' data-{name}="{values[name]}"' for name in CHOICES)
    short = (f"{portrait.minutes} minutes", f"from age {portrait.age}", LEARN[portrait.learn])
    game = portrait.game
    return (
        f"<li{data}>"
        f'<p><a class="ubao-card-link" href="{escape(address)}">{escape(game.name)}</a> '
        f"{escape(game.place)}</p>{picture}"
        f"<p><strong>{escape(portrait.kind)}</strong> {escape(portrait.promise)}</p>"
        f'<p class="ubao-short">{" ".join(f"<span>{words}</span>" for words in short)}</p></li>'
    )


def _render_row(portrait: Portrait, address: str) -> str:
    cells = (
        f"{portrait.turns} × {portrait.seconds} s",
        f"about {portrait.minutes}",
        portrait.age,
        LEARN[portrait.learn],
        escape(portrait.because),
        escape(portrait.table),
    )
    name = f'<a href="{escape(address)}">{escape(portrait.game.name)}</a>'
    return f'<tr><th scope="row">{name}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'


def _render_choice(name: str, label: str, every: str, wishes: Mapping[str, str]) -> str:
    options = f'<option value="">{every}</option>' + "".join(
        f'<option value="{value}">{words}</option>' for value, words in wishes.items()
    )
    return f'<label><span>{label}</span> <select name="{name}">{options}</select></label>'
