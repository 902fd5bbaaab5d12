"""Sowing games made of cards: the nine come out to the letter, and no game is said to be none."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game_core import Record, get
from game_core.api.cards import try_out
from game_core.families.sowing.cards import KNOWN, Rules, build
from game_core.families.sowing.game import SowingGame
from game_core.game_files import Source, clear
from game_core.game_files import register as register_file
from game_core.messages import NOTHING
from game_core.record import transcribe
from game_core.registry import list_slugs, register
from game_core.types import PositionError, UnknownGame
from tests.help import golden
from tests.help.requests import ask
from tests.help.samples import Line, read_samples
from tests.help.words import told_json

SAMPLES = [
    pytest.param(slug, lines, id=f"{slug}-{number}")
    for slug in KNOWN
    for number, lines in enumerate(read_samples(slug), start=1)
]
TRANSCRIPTS = [
    pytest.param(slug, each.record, each.transcript, id=f"{slug}: {each.title}")
    for slug in KNOWN
    for each in golden.read(slug)
]


def find_slug(slug: str) -> str:
    return f"own:rules={KNOWN[slug]}"


@pytest.mark.parametrize(("slug", "lines"), SAMPLES)
def test_a_sample_game_goes_the_same_way_by_cards(slug: str, lines: list[Line]) -> None:
    game = get(find_slug(slug))
    *turns, (last, end, outcome) = lines
    position = game.parse(turns[0].position)
    for number, text, move in turns:
        assert str(position) == text, f"line {number}"
        assert str(game.parse(text)) == text, f"line {number}"
        assert position.moves() == get(slug).parse(text).moves(), f"line {number}"
        position = position.play(move)
    assert str(position) == end, f"line {last}"
    result = position.result()
    assert outcome == f"= {(result.winner or 'tie') if result else 'unfinished'}", f"line {last}"


@pytest.mark.parametrize(("slug", "record", "transcript"), TRANSCRIPTS)
def test_every_event_is_told_the_same_by_cards(slug: str, record: str, transcript: str) -> None:
    if ":" in record.splitlines()[1]:
        pytest.skip("a rule option is no card")
    by_cards = Record.parse(record.replace(f"game {slug}\n", f"game {find_slug(slug)}\n"))
    assert by_cards.game is get(find_slug(slug))
    assert transcribe(by_cards).splitlines() == transcript.splitlines()


# Their text


def refuse(written: str) -> str:
    """What is said of cards that make no game."""
    with pytest.raises(UnknownGame) as caught:
        get(f"own:rules={written}")
    return str(caught.value.said)


def test_cards_come_back_from_their_text() -> None:
    assert str(KNOWN["oware"]) == "a201020010011"
    assert Rules.parse("a201020010011") == KNOWN["oware"]
    assert {str(rules) for rules in map(Rules.parse, map(str, KNOWN.values()))} == {
        str(rules) for rules in KNOWN.values()
    }


@pytest.mark.parametrize(
    "written",
    [
        "",
        "b201020010011",
        "a20102001001",
        "a2010200100111",
        "a801020010011",
        "a20102001001x",
        "a" + "9" * 100_000,
        "a20102001001१",
        "a201020010011\n",
    ],
)
def test_what_is_no_text_of_cards_is_refused_in_a_sentence(written: str) -> None:
    assert refuse(written) == (
        "These rules can't be read. "
        "They should be the letter “a” and then digits, 13 characters in all."
    )


CLOSED_OR_CENTER = "have closed cups, or start with all its seeds in the middle."


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("a101020010100", "A game of several rounds needs four seeds in each cup."),
        ("a201020010101", "In a game of rounds, each player takes the seeds in their own row."),
        ("a200000001200", f"A game with uurs can't also {CLOSED_OR_CENTER}"),
        ("a500000001000", f"A game with uurs can't also {CLOSED_OR_CENTER}"),
    ],
)
def test_cards_that_do_not_go_together_say_why(written: str, said: str) -> None:
    assert refuse(written) == said


def test_games_of_cards_are_in_no_list() -> None:
    get("own:rules=a201020010011")
    assert not [slug for slug in list_slugs() if slug.startswith("own")]
    with pytest.raises(ValueError, match="There is a game called"):
        register(build(Rules()))


# What comes of other cards


@pytest.mark.parametrize("seed", range(30))
def test_whatever_the_cards_no_seed_is_lost_and_each_position_comes_back(seed: int) -> None:
    rng = Random(seed)
    while True:
        digits = (str(rng.randrange(len(known))) for known in Rules.list_questions().values())
        try:
            game = build(Rules.parse("a" + "".join(digits)))
            break
        except UnknownGame:
            continue
    position = game.start()
    for _ in range(60):
        if not position.moves():
            break
        position = position.play(rng.choice(position.moves()))
        assert sum(position.cups) + sum(position.stores) == game.seeds
        assert game.parse(str(position)) == position
    result = position.result()
    assert (result is None) == bool(position.moves())


def test_more_than_half_is_another_number_with_fewer_seeds() -> None:
    game = build(Rules(seeds="two"))
    position = game.read("0,0,0,0,1,1/1,0,0,0,0,1 11-9 S")
    after = position.play("F")
    assert str(after) == "0,0,0,0,0,0/0,0,0,0,0,0 14-10 N"
    assert after.ended == "majority"
    with pytest.raises(PositionError):
        game.parse("0,0,0,0,1,1/1,0,0,0,0,1 13-7 S")


def test_the_nine_are_games() -> None:
    assert all(try_out(build(rules)) == (NOTHING, None) for rules in KNOWN.values())


def test_where_nothing_is_taken_there_is_no_game() -> None:
    said, example = try_out(build(Rules(taking="nothing", rest="nobody")))
    assert str(said) == ("This isn't a game yet: nobody ever captures a seed. It ended like this.")
    assert str(example).split()[1] == "0-0"


def test_where_it_never_ends_there_is_no_game() -> None:
    # Last seeds take nothing: once each has 20, nobody makes a four on the way any more.
    said, example = try_out(build(Rules.parse("a211101100032")))
    assert str(said).startswith("This isn't a game yet: it never ends. After ")
    assert example
    assert example.moves()


# On a page, and as a file


def describe(slug: str, name: str = "Hill game") -> Any:
    return ask({"op": "rules", "game": slug, "record": "", "name": name})["value"]


def test_a_rule_card_has_a_sentence_for_each_question() -> None:
    card = describe("own:rules=a201020010011")
    assert [told_json(said) for said in card["rules"]][:3] == [
        "Begin with four seeds in each cup.",
        "Sow to your right.",
        "Skip the cup you scooped from.",
    ]
    assert len(card["rules"]) == 12
    assert card["trouble"] == []


def test_a_picture_shows_where_cards_make_no_game() -> None:
    card = describe(f"own:rules={Rules(taking='nothing', rest='nobody')}")
    assert "nobody ever captures a seed" in told_json(card["trouble"])
    assert card["svg"].startswith("<svg")


@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("Hill game", "hill-game"),
        ("Oware", "our-oware"),
        ("7 seeds", "our-7-seeds"),
        ("日本", "our-game"),
        ('"""\\" + 1 / 0 #', "our-1-0"),
        ("\n\n", "our-game"),
        ("x" * 500, "x" * 40),
    ],
)
def test_its_file_of_python_loads_as_a_school_s_own(name: str, slug: str) -> None:
    written = KNOWN["layli-goobalay"]
    source = Source("hill.py", describe(f"own:rules={written}", name)["python"])
    try:
        (game,) = register_file(source)
        assert game.slug == slug
        assert isinstance(game, SowingGame)
        by_cards = build(written)
        for move in game.start().moves():
            assert str(game.start().play(move)) == str(by_cards.start().play(move))
    finally:
        clear()
