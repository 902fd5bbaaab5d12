"""Why something can't be chosen or played, or what it would be."""

from __future__ import annotations

from typing import Any

import pytest

from tests.api.test_requests import OVER, ask, error, value
from tests.help.words import told_json


def test_a_cell_that_can_not_be_chosen_has_its_rule() -> None:
    reason = value("why", cell="c")
    assert told_json(reason["said"]) == "Cup c is in {N}'s row: {S} plays A–F."
    assert reason["rule"]
    assert reason["moves"] == []


def test_a_cell_that_is_a_whole_turn_is_named_as_one() -> None:
    assert value("why", cell="C") == {"rule": "", "said": [], "cells": [], "moves": ["C"]}
    assert value("why", move="C") == value("why", cell="C")


@pytest.mark.parametrize(
    ("parts", "cell", "moves"), [(None, "d2", []), ([], "d2", []), (["d2"], "d3", ["d2d3"])]
)
def test_parts_that_were_chosen_before_count(
    parts: list[str] | None, cell: str, moves: list[str]
) -> None:
    fields: dict[str, Any] = {} if parts is None else {"parts": parts}
    reason = value("why", "", "amphora", cell=cell, **fields)
    assert reason == {"rule": "", "said": [], "cells": [], "moves": moves}


def test_a_square_that_does_not_follow_its_parts_is_refused() -> None:
    reason = value("why", "", "amphora", parts=["d2"], cell="d9")
    assert told_json(reason["said"]) == "The jug has no square “d9”."


@pytest.mark.parametrize("fields", [{"cell": "C"}, {"move": "C"}])
def test_nothing_can_be_chosen_once_a_game_is_over(fields: dict[str, str]) -> None:
    reason = value("why", OVER, **fields)
    assert reason["rule"] == "over"
    assert reason["moves"] == []


def test_a_cell_or_a_move_must_be_named() -> None:
    assert error(ask("why")) == ("bad-request", "the request has no text “cell”.")
    assert error(ask("why", cell="C", parts="C")) == (
        "bad-request",
        "the request has no list of texts “parts”.",
    )
