"""Games to choose from as HTML: their cards, and the table of what stands on these."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from lesson_plans.curriculum.portrait import DEVICES, LEARN, Portrait
from widgets.cards import Games, Reasons
from widgets.chooser import Choices, render_filter

type Link = Callable[[str], str | None]
"""The address of a page by its path in docs/; None where this site does not have the page."""

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
