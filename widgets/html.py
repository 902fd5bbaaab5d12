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


HELD = re.compile("\x02(\u2068?)([0-9a-f]*)(\u2069?)\x03")
"""HTML in a message: what `widgets.messages.site` holds it in, perhaps with marks of direction."""


def hold(html: str) -> Value:
    """HTML as an argument of a message; text that is not marked as HTML is escaped."""
    return term("html-held", code=text(escape(html).encode().hex()))


def anchor(address: str, words: str) -> Value:
    """A link as an argument of a message."""
    return hold(Markup('<a href="{}">{}</a>').format(address, words))


def say(name: str, **arguments: Value | int) -> Markup:
    """A message as HTML: its words and arguments are escaped, but for HTML that is held."""
    return _release(site.say(name, **arguments))


def show(value: Value) -> Markup:
    """What stands by itself, as HTML."""
    return _release(site.show(value))


def _release(words: str) -> Markup:
    return Markup(HELD.sub(_decode, escape(words)))


def _decode(held: re.Match[str]) -> str:
    return f"{held[1]}{bytes.fromhex(held[2]).decode()}{held[3]}"


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
