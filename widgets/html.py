"""HTML from templates: one Jinja environment, which escapes whatever it is given as text."""

from __future__ import annotations

import re
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

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


def render(template: str, **values: object) -> Markup:
    """The HTML that a template makes of values. Only `Markup` among them is taken for HTML."""
    return Markup(ENVIRONMENT.get_template(template).render(values))
