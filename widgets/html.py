"""HTML from templates: one Jinja environment, which escapes whatever it is given as text.

What they say stands in messages. Where one of its words is an element, such as a link, that is held
for it: `say("prepare-back", plan=anchor(address, title))`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.utils import htmlsafe_json_dumps
from markupsafe import Markup, escape

from game_core.messages import Value, listed, side, text
from widgets.messages import site

HERE = Path(__file__).parent / "templates"
ENVIRONMENT = Environment(
    loader=FileSystemLoader(HERE),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
# What `tojson` writes goes into attributes in single quotes.
ENVIRONMENT.policies["json.dumps_kwargs"] = {"ensure_ascii": False, "separators": (",", ":")}
PROSE = re.compile("\x02prose (.*?)\x03", re.DOTALL)
"""What the filter `prose` writes, in the signs with which Markdown marks what it will replace."""


def mark_prose(text: str) -> Markup:
    """A text that words are linked in, once it is known what the page says before it."""
    return Markup("\x02prose {}\x03").format(text)


ENVIRONMENT.filters["prose"] = mark_prose
BOX = re.compile(r'viewBox="0 0 (\S+) (\S+)"')


def mark_shape(drawing: str) -> Markup:
    """How a board is shaped, by its drawing, as an attribute: about as wide as high, or long.

    A long one has so many files that a phone may show it larger than itself. Others have none.
    Boards that a script makes are marked in `dom/shape.js`.
    """
    box = BOX.search(drawing)
    square = box is not None and float(box[1]) < 1.2 * float(box[2])
    shape = "square" if square else "long" if "data-wide" in drawing else ""
    return Markup(' data-shape="{}"').format(shape) if shape else Markup()


ENVIRONMENT.filters["shape"] = mark_shape


def hold(html: str) -> Value:
    """HTML as an argument of a message; text that is not marked as HTML is escaped."""
    return text(Markup(" ").join(html.split()))


def anchor(address: str, words: str) -> Value:
    """A link as an argument of a message."""
    return hold(Markup('<a href="{}">{}</a>').format(address, words))


def say(name: str, **arguments: Value | int) -> Markup:
    """A message as HTML: its words and arguments are escaped, but for HTML that is held."""
    return Markup(site.say(name, _escape, **arguments))


def show(value: Value) -> Markup:
    """What stands by itself, as HTML."""
    return Markup(site.show(value, _escape))


def _escape(words: str) -> str:
    """Return plain text, since `Markup` would escape what is joined to it once more."""
    return str(escape(words))


WORDS: Mapping[str, Callable[..., object]] = {
    "say": say, "show": show, "text": text, "side": side, "listed": listed, "hold": hold,
}  # fmt: skip
"""How templates say something."""
ENVIRONMENT.globals.update(WORDS)


def write_json(value: object) -> Markup:
    """A value for an attribute in single quotes."""
    return htmlsafe_json_dumps(value, **ENVIRONMENT.policies["json.dumps_kwargs"])


def render(template: str, **values: object) -> Markup:
    """The HTML that a template makes of values. Only `Markup` among them is taken for HTML."""
    return Markup(ENVIRONMENT.get_template(template).render(values))
