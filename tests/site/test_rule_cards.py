"""The cards of a game's rules, their drawings, and games with one card changed."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from markdown import Markdown

from game_core.families.draughts.cards import Rules as MenRules
from game_core.families.sowing.cards import Rules as CupRules
from game_core.registry import OURS
from widgets.fences import FenceExtension
from widgets.fences.cup_pictures import draw_answer as draw_cups
from widgets.fences.men_pictures import draw_answer as draw_men


def convert(text: str) -> str:
    return Markdown(extensions=[FenceExtension()]).convert(text)


# The cards


def test_each_question_has_one_answer_that_lies_there_first() -> None:
    html = convert("```rule-cards\ncaption: Put them down.\n```\n")
    assert "<p>Put them down.</p>" in html
    decks = dict(re.findall(r'data-sign="(.)"[^>]*>(.*?)</div>', html, re.S))
    assert [*decks] == ["a", "q"]
    for sign, rules in (("a", CupRules), ("q", MenRules)):
        cards = re.findall(rf'name="{sign}-([a-z_]+)" value="(\d)"( checked)?', decks[sign])
        questions = rules.list_questions()
        assert [(name, int(value)) for name, value, _ in cards] == [
            (name, number)
            for name, answers in questions.items()
            for number, _ in enumerate(answers)
        ]
        first = [(name, value) for name, value, checked in cards if checked]
        assert [name for name, _ in first] == [*questions]
        # The game that's chosen at first is the one whose cards are shown.
        chosen = f'<option value="{sign}{"".join(value for _, value in first)}">'
        assert html.index(chosen) == html.index(f'<option value="{sign}')


def test_games_of_the_same_cards_are_one_to_begin_with() -> None:
    html = convert("```rule-cards\ncaption: x\n```\n")
    games = dict(re.findall(r'<option value="(\w+)">([^<]+)<', html))
    # Kpo has Oware's cards, and no name of its own here.
    assert [*games.values()] == [
        "Oware", "Ouri", "Tampoduo", "Ayoayo", "Obridjie", "Rio Kadalis", "Layli Goobalay",
        "Mangala", "African Queen",
    ]  # fmt: skip
    assert games["a201020010011"] == "Oware"
    assert games["q02001011000"] == "African Queen"


# Games that are counted


@pytest.fixture(scope="module")
def numbers() -> str:
    return convert("```numbers\ncaption: Count on.\n```\n")


def test_games_are_counted_as_they_are_and_with_one_card_changed(numbers: str) -> None:
    game = numbers.partition("</select>")[0]
    options = re.findall(r'<option value="([^"]+)" data-first="(\w)">([^<]+)</option>', game)
    assert [slug for slug, _, _ in options[: len(OURS)]] == [*OURS]
    assert ("oware", "S", "Oware") in options
    assert ("amphora", "w", "Amphora") in options
    changed = options[len(OURS) :]
    for sign, base in (("a", "a201020010011"), ("q", "q02001011000")):
        rules = [slug for slug, _, _ in changed if slug.startswith(f"own:rules={sign}")]
        assert len(rules) == len({*rules})
        for each in rules:
            cards = each.removeprefix("own:rules=")
            assert sum(new != old for new, old in zip(cards, base, strict=True)) == 1
    # More rounds would need other cards too; what is behind that card is there.
    assert ("own:rules=a201020010012", "S", "Oware · Nobody gets the seeds left in the cups.") in (
        changed
    )
    assert not any("own:rules=a2010200101" in slug for slug, _, _ in changed)
    assert next(name for _, first, name in changed if first == "w") == (
        "African Queen · Each player begins with one row of men."
    )
    assert 'data-sign="q" data-base="african-queen" data-first="w"' in game


def test_a_question_chooses_what_the_form_has(numbers: str) -> None:
    asked = re.findall(r'<button type="button" ([^>]+)>([^<]+)<', numbers)
    assert [words for _, words in asked] == [
        "Is it fair to go first?",
        "Does one more seed per cup make a game longer?",
        "Does it help to look ahead?",
        "What if nobody has to feed?",
    ]
    chosen = [dict(re.findall(r'data-(\w+)="([^"]*)"', data)) for data, _ in asked]
    assert [(each["game"], each["other"]) for each in chosen] == [
        ("oware", ""),
        # The first card says with how many seeds one begins, the eighth whether one must feed.
        ("oware", "own:rules=a301020010011"),
        ("ouri", ""),
        ("oware", "own:rules=a201020000011"),
    ]
    for each in chosen:
        for value in each.values():
            assert re.search(rf'<option value="{value}"|<option[^>]*>{value}</option>', numbers)
    assert {(each["first"], each["second"]) for each in chosen} == {
        ("greedy", "greedy"), ("greedy", "careful")
    }  # fmt: skip


def test_a_level_that_looks_at_the_clock_is_not_counted(numbers: str) -> None:
    levels = re.findall(r'name="(first|second)">(.*?)</select>', numbers)
    assert [which for which, _ in levels] == ["first", "second"]
    for _, options in levels:
        assert re.sub("<[^>]+>", " ", options).split() == [
            "Dreamer", "Greedy", "Careful", "Planner"
        ]  # fmt: skip
        assert '<option value="greedy" selected>Greedy</option>' in options
    assert "<option selected>100</option>" in numbers
    assert numbers.endswith("<p>Count on.</p></div>")


# Twelve cups


def read_cups(question: str, answer: str) -> tuple[str, str, str, dict[str, str]]:
    """Gold's cups from left to right, Blue's, the stores from left to right, and what is marked.

    An empty cup is a dot; a store that says nothing is a dash.
    """
    picture = ElementTree.fromstring(draw_cups(question, answer))
    assert picture.get("viewBox") == "0 0 170 48"
    words = {
        (float(text.get("x", "")), float(text.get("y", ""))): text.text or ""
        for text in picture.iter("text")
    }
    letters = {
        (32.5 + 21 * at, height): letter
        for height, row in ((13.5, "fedcba"), (34.5, "ABCDEF"))
        for at, letter in enumerate(row)
    }
    marked: dict[str, str] = {}
    for circle in picture.iter("circle"):
        assert circle.get("r") == "9"
        letter = letters.pop((float(circle.get("cx", "")), float(circle.get("cy", ""))))
        for kind in circle.get("class", "").split():
            marked[kind] = "".join(sorted(marked.get(kind, "") + letter))
    assert not letters
    rows = [
        " ".join(words.pop((32.5 + 21 * at, height), ".") for at in range(6))
        for height in (13.5, 34.5)
    ]
    stores = " ".join(words.pop((x, 24.0), "-") for x in (11.0, 159.0))
    assert not words
    return rows[0], rows[1], stores, marked


@pytest.mark.parametrize(
    ("question", "answer", "north", "south", "stores", "marked"),
    [
        ("seeds", "five", "5 5 5 5 5 5", "5 5 5 5 5 5", "- -", {}),
        # Three seeds from C.
        ("way", "counter-clockwise", "1 . . 2 . .", ". . . 1 1 1", "- -",
         {"from": "C", "changed": "DEF"}),
        ("way", "clockwise", "2 . . 2 . .", "1 1 . . . .", "- -",
         {"from": "C", "changed": "ABf"}),
        # Two seeds from B: the last falls into D, and five lie facing it.
        ("taking", "facing", "1 . . . . .", ". . 1 . . .", "- +6",
         {"from": "B", "changed": "Cc"}),
        ("uur", "yes", "1 . . 2 . .", ". . 1 2 . .", "- -",
         {"from": "B", "changed": "CDc", "uur": "Dc"}),
        # Seeds that aren't in cups are in the stores.
        ("singles", "free", ". . . 2 . 1", "1 3 . . 1 2", "19 19", {"choice": "ABEF"}),
        ("singles", "stay", ". . . 2 . 1", "1 3 . . 1 2", "19 19", {"choice": "BF"}),
        ("feeding", "must", ". . . . . .", "1 2 . . . 3", "21 21", {"choice": "F"}),
        ("rounds", "closed", "4 4 4 4 4 4", "× × 4 4 4 4", "7 1", {}),
        ("end", "majority", "1 . 1 . 2 .", ". 1 . . 2 .", "16 25", {}),
        # Who stops takes what is left in the own row.
        ("rest", "own-rows", ". . . . . .", ". . . . . .", "+2 +4", {"changed": "BDa"}),
    ],
)  # fmt: skip
def test_a_drawing_of_cups_shows_what_an_answer_does(
    question: str, answer: str, north: str, south: str, stores: str, marked: dict[str, str]
) -> None:
    assert read_cups(question, answer) == (north, south, stores, marked)


@pytest.mark.parametrize("question", CupRules.list_questions())
def test_answers_about_cups_are_drawn_apart(question: str) -> None:
    answers = CupRules.list_questions()[question]
    # What takes and goes on, and what goes on where it is even, are one on this board.
    alike = 1 if question == "going_on" else 0
    assert len({draw_cups(question, answer) for answer in answers}) == len(answers) - alike


# Pieces and rings


def read_men(question: str, answer: str, low: int) -> tuple[dict[str, str], list[str]]:
    """What stands on which square or beside the board, holes left out; and the lines.

    `low` is the lowest rank that is shown, of files b to f.
    """
    picture = ElementTree.fromstring(draw_men(question, answer))
    width, height = map(int, picture.get("viewBox", "").split()[2:])
    assert width == 90
    squares = {
        (float(square.get("x", "")), float(square.get("y", ""))) for square in picture.iter("rect")
    }
    assert squares == {(x, y) for x in range(15, 90, 15) for y in range(0, height, 15)}

    def name(x: float, y: float) -> str:
        rank = low + int((height - y) // 15)
        return "|bcdef"[int(x // 15)] + str(rank)

    found: dict[str, str] = {}
    for circle in picture.iter("circle"):
        kind = circle.get("class", "")
        sizes = {"hole": ["2"], "way": ["2.5"], "ring": ["5", "6.5"]}
        assert circle.get("r") in sizes.get(kind, ["5"])
        if kind != "hole":
            place = name(float(circle.get("cx", "")), float(circle.get("cy", "")))
            found[place] = f"{found[place]}, {kind}" if place in found else kind
    for star in picture.iter("text"):
        found[name(float(star.get("x", "")), float(star.get("y", "")))] = star.text or ""
    return found, [path.get("d", "") for path in picture.iter("path")]


LEAP = ["M52.5 37.5L52.5 7.5", "M49 19l7 7m0 -7l-7 7"]
"""From d3 to d5 of three ranks, and a cross on d4."""
LEAPT = {"d3": "from", "d5": "white"}
STEPPED = {"c6": "from", "d7": "white", "f6": "black"}
AHEAD = {"d4": "white", "c5": "way", "e5": "way"}


@pytest.mark.parametrize(
    ("question", "answer", "low", "shown", "lines"),
    [
        ("steps", "forward", 3, AHEAD, []),
        ("steps", "both", 3, {**AHEAD, "c3": "way", "e3": "way"}, []),
        ("ringed", "near", 2,
         {"d4": "white, ring", "c5": "way", "e5": "way", "c3": "way", "e3": "way"}, []),
        # The ring of the captured piece is next to the side that got it: White is at the bottom.
        ("spoils", "captor", 3, {**LEAPT, "|3": "ring"}, LEAP),
        ("spoils", "owner", 3, {**LEAPT, "|5": "ring"}, LEAP),
        ("spoils", "nobody", 3, LEAPT, LEAP),
        # The star is next to the winner.
        ("goal", "beat", 3, {**LEAPT, "|3": "★"}, LEAP),
        ("goal", "lose", 3, {**LEAPT, "|5": "★"}, LEAP),
        ("goal", "reach", 5, {**STEPPED, "|5": "★"}, ["M37.5 22.5L52.5 7.5"]),
        ("duty", "none", 3, {"b3": "from", "c4": "white", "d3": "white", "d4": "black",
                             "e5": "black"}, ["M22.5 52.5L37.5 37.5"]),
    ],
)  # fmt: skip
def test_a_drawing_of_men_shows_what_an_answer_does(
    question: str, answer: str, low: int, shown: dict[str, str], lines: list[str]
) -> None:
    assert read_men(question, answer, low) == (shown, lines)


def test_rings_in_hand_lie_in_two_rows() -> None:
    picture = draw_men("rings", "three")
    assert 'viewBox="0 0 120 30"' in picture
    rings = re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="6.5" class="ring"/>', picture)
    assert rings == [(x, y) for y in ("22.5", "7.5") for x in ("22.5", "45", "67.5")]
    assert "circle" not in draw_men("rings", "none")


def test_the_pieces_of_the_start_stand_on_the_whole_board() -> None:
    picture = draw_men("setup", "two-rows")
    assert 'viewBox="0 0 120 105"' in picture
    assert picture.count("<rect") == 7 * 7
    assert picture.count('class="white"') == picture.count('class="black"') == 2 * 7


@pytest.mark.parametrize("question", MenRules.list_questions())
def test_answers_about_men_are_drawn_apart(question: str) -> None:
    answers = MenRules.list_questions()[question]
    assert len({draw_men(question, answer) for answer in answers}) == len(answers)
