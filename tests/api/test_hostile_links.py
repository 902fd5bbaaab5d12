"""Links that somebody made up: each opens what it holds, or is refused with the place and reason.

`tests/data/hostile-links.json` has one in each line: the page's game, what follows its address, and
the answer. With `then`, a text follows so many times, and another.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from tests.help.requests import ask
from tests.help.words import told_json

LINKS = json.loads((Path(__file__).parents[1] / "data" / "hostile-links.json").read_text())


def open_link(row: dict[str, Any]) -> dict[str, Any]:
    """The request of a page that was opened by a link."""
    text, times, end = row.get("then", ("", 0, ""))
    kind, _, held = f"{row['link']}{text * times}{end}".removeprefix("#").partition("=")
    field = {"p": "position", "g": "record"}[kind]
    answer: dict[str, Any] = ask(
        {"op": "open", "game": row["game"], "record": "", field: unquote(held)}
    )
    return answer


@pytest.mark.parametrize("row", LINKS, ids=range(len(LINKS)))
def test_a_link_is_opened_or_refused(row: dict[str, Any]) -> None:
    answer = open_link(row)
    if row["answer"] == "opens":
        assert answer["ok"], answer
        scene = answer["value"]
        again = ask({"op": "open", "game": row["game"], "record": scene["record"]})
        assert again["value"] == scene
        return
    error = answer["error"]
    where, place = (
        (f"{error['field']}, column {error['column']}", f", character {error['column']}. ")
        if error["code"] == "bad-position"
        else (f"line {error['line']}", f"Look at line {error['line']}. ")
    )
    assert f"{error['code']} {where}" == row["answer"]
    said = told_json(error["message"])
    assert said.startswith("Look at ")
    assert place in said
    assert said.endswith((".", "?"))
