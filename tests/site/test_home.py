"""The first page of the built site: a board to touch, four doors, and all games."""

from __future__ import annotations

import re

from game_core import GAMES
from tests.help.paths import SITE


def test_four_doors_lead_to_what_children_do_here() -> None:
    html = (SITE / "index.html").read_text(encoding="utf-8")
    found = re.search(r'<h2 class="ubao-doors".*?<ul>(.*?)</ul>', html, re.DOTALL)
    assert found
    doors = re.findall(r'href="(.*?)"><strong>(.*?)</strong>', found[1])
    assert doors == [
        ("games/", "Play"), ("games/oware/learn/", "Learn"),
        ("puzzles/", "Puzzles"), ("labs/rules/", "Labs"),
    ]  # fmt: skip
    assert all((SITE / address / "index.html").is_file() for address, _ in doors)


def test_all_games_are_there_each_with_its_board_and_place() -> None:
    html = (SITE / "index.html").read_text(encoding="utf-8")
    found = re.search(r'<div class="ubao-gallery"><ul>(.*?)</ul>', html, re.DOTALL)
    assert found
    cards = found[1].split("<li>")[1:]
    links = [re.findall(r'href="games/(.*?)/">(.*?)</a> (.*?)</p>', card) for card in cards]
    assert {link[0][0] for link in links} == {game.slug for game in GAMES}
    assert ("oware", "Oware", "Ghana") in [link[0] for link in links]
    assert all(card.count("<svg") == 1 for card in cards)
