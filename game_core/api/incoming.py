"""Reading the text of a request as plain data, within limits."""

from __future__ import annotations

import json
import re

from game_core.api.request import BadRequest
from game_core.limits import DEEPEST_REQUEST, MOST_REQUEST

NO_BRACKETS = re.compile(r'"(?:[^"\\]|\\.)*+"|[^][{}"]+', re.DOTALL)
"""Anything but a bracket: a text, or whatever stands between two brackets."""
HALF = re.compile(r"[\ud800-\udfff]|\\u[dD][89a-fA-F]")
"""A possible surrogate, half a character that no text file can hold."""


def read(text: str) -> object:
    """Read a text of JSON, replacing lone surrogates. Raises BadRequest."""
    if len(text) > MOST_REQUEST:
        raise BadRequest(f"a request has {MOST_REQUEST:,} characters at most.")
    if text.count("{") + text.count("[") > DEEPEST_REQUEST and _is_deep(text):
        raise BadRequest(f"lists and objects lie in each other more than {DEEPEST_REQUEST} deep.")
    fields = _load(text)
    if HALF.search(text):
        written = json.dumps(fields, ensure_ascii=False)
        fields = _load(written.encode("utf-16", "surrogatepass").decode("utf-16", "replace"))
    return fields


def _is_deep(text: str) -> bool:
    depth = 0
    for bracket in NO_BRACKETS.sub("", text):
        depth += 1 if bracket in "[{" else -1
        if depth > DEEPEST_REQUEST:
            return True
    return False


def _load(text: str) -> object:
    try:
        return json.loads(text)
    except ValueError as error:
        # A JSONDecodeError, or a number of more digits than Python reads.
        raise BadRequest(str(error)) from error
