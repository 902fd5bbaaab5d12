"""Games with words: written and read, several per file, and refused if they make no sense."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game_core import Record, RecordError, get
from game_core.annotated import AnnotatedGame, Step, read_games
from game_core.limits import MOST_SAVED

TEXT = """ubao 2
game oware
start 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S
title A quick start
player S Ama
player N Kofi
date 2026-11-26
moves {Both players open slowly.} C d F {F reaches the other row.} (A {Too slow.} e (f)) (B) a
"""


def test_words_are_read_and_written_as_they_were() -> None:
    game = AnnotatedGame.parse(TEXT)
    assert str(game) == TEXT
    assert game.find("title") == "A quick start"
    assert (game.find("player S"), game.find("player N")) == ("Ama", "Kofi")
    assert game.find("place") == ""
    assert game.comment == "Both players open slowly."
    assert game.record.moves == ("C", "d", "F", "a")
    assert game.steps[2] == Step(
        "F",
        "F reaches the other row.",
        ((Step("A", "Too slow."), Step("e", "", ((Step("f"),),))), (Step("B"),)),
    )


def test_a_game_without_words_is_read_too() -> None:
    record = Record(get("rio-kadalis")).play("A").stop()
    assert AnnotatedGame.parse(str(record)).record == record


def test_several_games_stand_in_a_file_and_faults_count_lines_in_it() -> None:
    plain = str(Record(get("kpo")).play("C"))
    games = list(read_games(f"{TEXT}\n{plain}\n{TEXT}"))
    assert [game.record.game.slug for game in games] == ["oware", "kpo", "oware"]
    with pytest.raises(RecordError) as caught:
        list(read_games(f"{TEXT}\n{plain.replace('C', 'x')}"))
    assert caught.value.line == 13


@pytest.mark.parametrize(
    ("moves", "line", "said"),
    [
        ("C C", 4, "Turn 2 is not possible."),
        ("C d\n(x)", 5, "Turn 2 is not possible."),
        ("C (A", 4, "after “A”"),
        ("C )", 4, "follow anything"),
        ("(C)", 4, "doesn't belong here"),
        ("C {a {b}", 4, "doesn't belong here"),
    ],
)
def test_what_makes_no_sense_is_refused_with_its_line(moves: str, line: int, said: str) -> None:
    text = f"ubao 2\ngame oware\nstart 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S\nmoves {moves}"
    with pytest.raises(RecordError, match=said) as caught:
        AnnotatedGame.parse(text)
    assert caught.value.line == line


def test_an_unknown_header_is_refused() -> None:
    with pytest.raises(RecordError, match="isn't a header"):
        AnnotatedGame.parse(TEXT.replace("title", "titel"))


def test_a_line_is_added_where_it_leaves_the_game() -> None:
    game = AnnotatedGame.parse(TEXT)
    more = game.add(["C", "d", "A", "e", "C"], "Never {this}.").add(["C", "d"], "Quick.")
    text = " ".join(str(more).split())
    assert (
        "C d {Quick.} F {F reaches the other row.} (A {Too slow.} e (f) C {Never (this).})" in text
    )
    assert str(game.add(["C", "d", "E"])).endswith("(A {Too slow.} e (f)) (B) (E) a\n")
    assert AnnotatedGame.parse(str(more)) == more
    # Existing entries change nothing, and removing a variation removes everything after it.
    assert game.add(["C", "d", "F"]) == game
    assert game.add(["C", "d", "E"]).remove(["C", "d", "E"]) == game
    assert "(A" not in str(game.remove(["C", "d", "A"]))
    assert game.remove(["C", "d", "F"]) == game


def test_a_line_may_be_added_to_a_long_game() -> None:
    plies = ("C", "d") * 1500
    game = AnnotatedGame(Record(get("oware"))).add(plies, "Here.")
    assert tuple(step.ply for step in game.steps) == plies
    assert game.steps[-1] == Step("d", "Here.")
    varied = game.add([*plies[:-1], "e"])
    assert varied.steps[-1].instead == ((Step("e"),),)
    assert varied.remove([*plies[:-1], "e"]) == game


def test_a_version_not_known_yet_is_refused() -> None:
    with pytest.raises(RecordError, match="ubao 25") as caught:
        AnnotatedGame.parse(TEXT.replace("ubao 2", "ubao 25"))
    assert caught.value.line == 1


def test_a_text_that_is_too_long_is_refused() -> None:
    with pytest.raises(RecordError, match="too long") as caught:
        AnnotatedGame.parse(TEXT.replace("slowly", "slowly " * (MOST_SAVED // 7)))
    assert caught.value.line == 8


def test_every_ply_is_met_in_reading_order() -> None:
    met = [
        (note.line.plies[: note.at], len(note.line.plies), note.comment, note.depth, note.begins)
        for note in AnnotatedGame.parse(TEXT).walk()
    ]
    assert met == [
        ((), 4, "Both players open slowly.", 0, False),
        (("C",), 4, "", 0, False),
        (("C", "d"), 4, "", 0, False),
        (("C", "d", "F"), 4, "F reaches the other row.", 0, False),
        (("C", "d", "A"), 4, "Too slow.", 1, True),
        (("C", "d", "A", "e"), 4, "", 1, False),
        (("C", "d", "A", "f"), 4, "", 2, True),
        (("C", "d", "B"), 3, "", 1, True),
        (("C", "d", "F", "a"), 4, "", 0, False),
    ]


def test_an_empty_variation_is_left_out() -> None:
    assert AnnotatedGame.parse(TEXT.replace("(B)", "()")).steps[2].instead[1:] == ()


WORDS = st.text("ab c,.", max_size=30).map(lambda text: " ".join(text.split()))


@given(st.lists(st.tuples(WORDS, st.booleans()), max_size=8), WORDS)
def test_any_words_come_back(told: list[tuple[str, bool]], comment: str) -> None:
    record, steps = Record(get("oware")), []
    for words, branches in told:
        moves = record.position.moves()
        instead = tuple((Step(move, words),) for move in moves[1:3]) if branches else ()
        steps.append(Step(moves[0], words, instead))
        record = record.play(moves[0])
    game = AnnotatedGame(Record(get("oware")), (), comment, tuple(steps))
    assert AnnotatedGame.parse(str(game)) == game
