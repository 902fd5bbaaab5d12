"""HTML from templates: one Jinja environment, which escapes all text.

The words come from messages. If part of a sentence is an element, such as a link, it is passed as
an argument: `say("prepare-back", plan=anchor(address, title))`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.utils import htmlsafe_json_dumps
from markupsafe import Markup, escape

from game_core.messages import Value, listed, side, term, text
from widgets.messages import site

HERE = Path(__file__).parent / "templates"
ENVIRONMENT = Environment(
    loader=FileSystemLoader(HERE),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
# The output of `tojson` goes into attributes in single quotes.
ENVIRONMENT.policies["json.dumps_kwargs"] = {"ensure_ascii": False, "separators": (",", ":")}
SPACES = re.compile("[ \n\t]+")
"""All that may be joined; `\\s` would be no-break spaces, too."""
SIZE = re.compile(r'viewBox="0 0 (\d+) (\d+)"')
WIDE = 'data-wide="true"'
PROSE = re.compile("\x02prose (.*?)\x03", re.DOTALL)
"""The output of the filter `prose`, between Markdown's own placeholder characters."""


def mark_prose(text: str) -> Markup:
    """Mark a text whose words are linked later, when the text above it is known."""
    return Markup("\x02prose {}\x03").format(text)


ENVIRONMENT.filters["prose"] = mark_prose


def find_shape(picture: str) -> str | None:
    """Return the shape of a drawn board: nearly square, or long; others have none.

    A long one has so many files that phones may show it enlarged.
    """
    if found := SIZE.search(picture):
        width, height = map(int, found.groups())
        if width < 1.2 * height:
            return "square"
    return "long" if WIDE in picture.partition(">")[0] else None


ENVIRONMENT.filters["shape"] = find_shape


def hold(html: str) -> Value:
    """Return HTML as a message's argument; text that isn't marked as HTML is escaped."""
    return text(Markup(SPACES.sub(" ", escape(html).strip())))


def anchor(address: str, words: str) -> Value:
    """Return a link as a message's argument."""
    return hold(Markup('<a href="{}">{}</a>').format(address, words))


def say(name: str, **arguments: Value | int) -> Markup:
    """Return a message as HTML: its words and arguments are escaped, except for held HTML."""
    return Markup(site.say(name, _escape, **arguments))


def show(value: Value) -> Markup:
    """Return a single value as HTML."""
    return Markup(site.show(value, _escape))


def _escape(words: str) -> str:
    """Return plain text, since `Markup` would escape joined text again."""
    return str(escape(words))


WORDS: Mapping[str, Callable[..., object]] = {
    "say": say, "show": show, "term": term, "text": text, "side": side, "listed": listed,
    "hold": hold,
}  # fmt: skip
"""The functions by which templates say something."""
ENVIRONMENT.globals.update(WORDS)


def write_json(value: object) -> Markup:
    """Return a value as JSON for an attribute in single quotes."""
    return htmlsafe_json_dumps(value, **ENVIRONMENT.policies["json.dumps_kwargs"])


def render(template: str, **values: object) -> Markup:
    """Render a template. Only `Markup` values are taken for HTML."""
    return Markup(ENVIRONMENT.get_template(template).render(values))
