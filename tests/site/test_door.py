"""The block of a first page: one touch, with every answer in the page."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.site.test_fences import complain, convert, find

POSITION = "4,2,1,2,2,1/2,1,2,6,3,0 11-11 S"
DOOR = f"```door\ngame: oware\nposition: {POSITION}\n```\n"


def answers(html: str) -> dict[str, Any]:
    (door,) = find(html, "ubao-door")
    found: dict[str, Any] = json.loads(door.attributes["data-answers"])
    return found


def test_each_cup_that_may_be_played_has_its_answer() -> None:
    found = answers(convert(DOOR))
    assert list(found) == list("ABCDEF")
    # The four seeds of A fall in B, C, D and E.
    assert found["A"]["position"] == "0,3,2,3,3,1/2,1,2,6,3,0 11-11 N"
    assert found["A"]["said"] == "You sow 4 seeds."
    assert found["C"]["said"] == "You sow 1 seed."
    # The last seed of E makes three in cup a.
    assert found["E"]["position"] == "4,2,1,2,0,2/0,1,2,6,3,0 14-11 N"
    assert found["E"]["said"] == "You capture 3 seeds!"
    # The answer is gentle: d would capture eight seeds; a is empty, and b's seed falls into c.
    assert found["E"]["reply"]["said"] == "Gold plays cup b. Your turn!"
    assert found["E"]["reply"]["position"] == "4,2,1,2,0,2/0,0,3,6,3,0 14-11 S"


def test_whoever_moves_sits_at_the_bottom() -> None:
    html = convert(DOOR.replace(" 11-11 S", " 11-11 N"))
    # f is empty.
    assert list(answers(html)) == list("abcde")
    assert html.index('data-cell="A"') < html.index('data-cell="a"')


def test_the_link_leads_to_the_game_even_without_scripts() -> None:
    (door,) = find(convert(DOOR), "ubao-door")
    (link,) = door.find("a")
    assert link.attributes["href"] == "games/oware.md"
    assert link.words == "Play Oware"


@pytest.mark.parametrize(
    ("block", "name"),
    [
        ("```door\ngame: amphora\n```\n", "Amphora"),
        # Nobody can move.
        ("```door\ngame: oware\nposition: 0,0,0,0,0,0/0,0,0,0,0,0 24-24 S\n```\n", "Oware"),
    ],
)
def test_a_board_that_one_touch_does_not_play_is_refused(block: str, name: str) -> None:
    assert complain(block) == [
        "x.md:6: game: a door asks for one touch, on a board where each turn sows from one cup; "
        f"this board of {name} isn't one."
    ]
