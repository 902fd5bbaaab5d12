"""Games with rings made of cards: African Queen to the letter, others as worked out."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game_core import Record, get
from game_core.api.cards import try_out
from game_core.families.draughts.board import SQUARES, is_plain
from game_core.families.draughts.cards import Rules, build
from game_core.families.draughts.game import DraughtsGame, DraughtsPosition
from game_core.game_files import Source, clear
from game_core.game_files import register as register_file
from game_core.messages import NOTHING
from game_core.record import transcribe
from game_core.registry import CARD_FAMILIES, list_cards
from game_core.search.opponent import choose_move
from game_core.types import IllegalMove, PositionError, UnknownGame
from tests.help import golden
from tests.help.draughts import complete, look, setup
from tests.help.requests import ask
from tests.help.samples import Line, read_samples
from tests.help.words import told, told_json

QUEEN = "african-queen"
BY_CARDS = "own:rules=q02001011000"
STEPS = "c3-b4 c3-d4"


def make(**answers: str) -> DraughtsGame:
    """Return African Queen with some cards changed."""
    return build(replace(Rules(), **answers))  # type: ignore[arg-type]


def legal(game: DraughtsGame, text: str) -> str:
    return " ".join(game.parse(text).moves())


def refuse(game: DraughtsGame, text: str, move: str) -> tuple[str, str]:
    with pytest.raises(IllegalMove) as caught:
        game.parse(text).play(move)
    return caught.value.rule, str(caught.value)


def end(position: DraughtsPosition) -> str:
    result = position.result()
    return f"{result.winner} {result.reason}" if result else ""


class TestAfricanQueen:
    @pytest.mark.parametrize("lines", [*read_samples(QUEEN)])
    def test_a_sample_game_goes_the_same_way_by_cards(self, lines: list[Line]) -> None:
        game = get(BY_CARDS)
        *turns, (last, text, outcome) = lines
        position = game.parse(turns[0].position)
        for number, before, move in turns:
            assert str(position) == before, f"line {number}"
            assert position.moves() == get(QUEEN).parse(before).moves(), f"line {number}"
            position = position.play(move)
        assert str(position) == text, f"line {last}"
        result = position.result()
        assert outcome == f"= {(result.winner or 'tie') if result else 'unfinished'}"

    @pytest.mark.parametrize("each", [*golden.read(QUEEN)], ids=lambda each: each.title)
    def test_every_event_is_told_the_same_by_cards(self, each: golden.Golden) -> None:
        record = each.record.replace(f"game {QUEEN}\n", f"game {BY_CARDS}\n")
        transcript = transcribe(Record.parse(record))
        assert transcript.splitlines() == each.transcript.splitlines()

    def test_its_cards_come_back_from_their_text(self) -> None:
        assert f"own:rules={Rules()}" == BY_CARDS
        assert Rules.parse("q02001011000") == Rules()
        assert get(BY_CARDS).slug == BY_CARDS

    def test_it_is_a_game(self) -> None:
        assert try_out(get(BY_CARDS)) == (NOTHING, None)


@pytest.mark.parametrize("written", ["q", "q0200101100", "q020010110000", "q92001011000", "q\n"])
def test_what_is_no_text_of_cards_is_refused_in_a_sentence(written: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        get(f"own:rules={written}")
    assert str(caught.value.said) == (
        "These rules can't be read. "
        "They should be the letter “q” and then digits, 12 characters in all."
    )


def test_the_cards_of_a_family_have_their_letter_and_words_for_every_answer() -> None:
    families = list_cards()
    assert [cards.Rules.SIGN for cards in families] == [*CARD_FAMILIES]
    for rules in (cards.Rules for cards in families):
        for question, answers in rules.list_questions().items():
            told_answers = {told(rules.tell(question, answer)) for answer in answers}
            assert len(told_answers) == len(answers)
            assert told(rules.ask(question)).endswith("?")


class TestTheStart:
    def test_one_row_of_men(self) -> None:
        start = make(setup="one-row", rings="none").start()
        assert str(start) == "mmmmmmm/7/7/7/7/7/MMMMMMM w 0-0 0"
        # Twice five steps, and one from each corner; there's nothing on row 2 to leap over.
        assert len(start.moves()) == 12

    def test_flat_men_alone_stand_on_plain_squares(self) -> None:
        start = make(setup="flat").start()
        assert str(start) == "m1m1m1m/1m1m1m1/7/7/7/1M1M1M1/M1M1M1M w 3-3 0"
        squares = [square for square in range(len(SQUARES)) if start.board[square]]
        assert len(squares) == 14
        assert all(map(is_plain, squares))

    def test_two_rings_or_none(self) -> None:
        rows = "mmmmmmm/mmmmmmm/7/7/7/MMMMMMM/MMMMMMM"
        assert str(make(rings="two").start()) == f"{rows} w 2-2 0"
        none = make(rings="none").start()
        assert str(none) == f"{rows} w 0-0 0"
        assert len(none.moves()) == 29
        assert none.options().choices == {}
        with pytest.raises(PositionError, match="There should be 4 rings"):
            make(rings="two").parse(f"{rows} w 3-3 0")


class TestRings:
    def test_a_man_is_crowned_where_a_turn_ends_on_the_far_rank(self) -> None:
        game = make(crowning="far")
        before = setup("a6 / g2", rings=3)
        after, events = game.parse(before).trace("a6-b7")
        assert str(after) == setup("Qb7 / g2", "b", rings=2)
        assert [str(event) for event in events] == ["move a6 b7", "ring b7 w"]
        assert str(after.play("g2-f1")) == setup("Qb7 / Qf1", rings=2)

    def test_and_nobody_puts_a_ring_on_elsewhere(self) -> None:
        game = make(crowning="far")
        before = setup("c3 / g7", rings=3)
        assert legal(game, before) == STEPS
        assert game.parse(before).options().choices == {}
        said = "Here a man that ends a turn on the far row gets a ring automatically."
        assert refuse(game, before, "R@c3+c3-d4") == ("no-ring", said)

    def test_without_a_ring_in_hand_a_man_stays_a_man(self) -> None:
        after = make(crowning="far").parse(setup("a6 / g3")).play("a6-b7")
        assert str(after) == setup("b7 / g3", "b", quiet=1)

    @pytest.mark.parametrize(
        ("spoils", "hands"), [("captor", "1-5"), ("owner", "0-6"), ("nobody", "0-5")]
    )
    def test_whose_the_ring_of_a_taken_piece_is(self, spoils: str, hands: str) -> None:
        before = make(spoils=spoils).parse(setup("c3 / Qc4 g7"))
        after, events = before.trace("c3-c5")
        assert str(after) == f"6m/7/2M4/7/7/7/7 b {hands} 0"
        assert before.game.parse(str(after)) == after
        # The page moves the ring to the same hand.
        for viewpoint in "wb":
            picture = look(before, viewpoint)
            sentences = [NOTHING] * len(events)
            for step in before.game.family.drawing.steps(before, events, sentences, viewpoint):
                picture.apply(step)
            assert picture == look(after, viewpoint)

    def test_a_ring_that_goes_back_is_told(self) -> None:
        before = make(spoils="owner").parse(setup("c3 / Qc4 g7"))
        _, events = before.trace("c3-c5")
        said = "White captures the round piece with a ring on c4. The ring goes back to its player."
        assert str(before.game.family.words.tell_event(before, events, 1)) == said


class TestSteps:
    def test_a_man_may_step_back_too(self) -> None:
        assert legal(make(steps="both"), setup("c3 / g7")) == "c3-b2 c3-b4 c3-d2 c3-d4"

    def test_a_ring_may_make_steps_long(self) -> None:
        # Three squares toward a1, a7 and g7; two toward g1, where there's a piece.
        moves = "d4-a1 d4-a7 d4-b2 d4-b6 d4-c3 d4-c5 d4-e3 d4-e5 d4-f2 d4-f6 d4-g7"
        game = make(ringed="far")
        assert legal(game, setup("Qd4 / g1")) == moves
        said = "The way to g7 is blocked."
        assert refuse(game, setup("Qd4 / f6"), "d4-g7") == ("blocked", said)
        # It captures as usual: whatever is next to it, and that comes first.
        assert legal(game, setup("Qd4 / e5")) == "d4-f6"
        assert refuse(game, setup("Qd4 / e5"), "d4-a7")[0] == "duty"
        assert legal(game, setup("d4 / g1")) == "d4-c5 d4-e5"


class TestLeaps:
    def test_men_may_leap_forward_alone(self) -> None:
        before = setup("c3 d3 / g7")
        assert legal(make(), before) == "c3-b4 c3-d4 c3-e3 d3-b3 d3-c4 d3-e4"
        game = make(leaps="forward")
        assert legal(game, before) == "c3-b4 c3-d4 d3-c4 d3-e4"
        said = "Here a man without a ring never leaps sideways."
        assert refuse(game, before, "c3-e3") == ("sideways", said)
        assert "c3-e3" in game.parse(setup("Qc3 d3 / g7")).moves()

    def test_or_backward_too(self) -> None:
        game = make(leaps="all")
        assert legal(game, setup("c3 c2 / g7")) == "c2-b3 c2-c4 c2-d3 c3-b4 c3-c1 c3-d4"

    def test_own_pieces_may_be_no_bridges(self) -> None:
        game = make(bridges="theirs")
        assert legal(game, setup("c3 c4 / g7")) == "c3-b4 c3-d4 c4-b5 c4-d5"
        said = "Here you can't leap over your own pieces, and the one on c4 is yours."
        assert refuse(game, setup("c3 c4 / g7"), "c3-c5") == ("own", said)
        assert legal(game, setup("c3 / c4 g7")) == "c3-c5"


class TestTaking:
    def test_a_leap_may_take_nothing(self) -> None:
        before = make(taking="nothing").parse(setup("c3 / c4 g7"))
        assert before.moves() == ("c3-b4", "c3-c5", "c3-d4")
        after, events = before.trace("c3-c5")
        assert str(after) == setup("c5 / c4 g7", "b", quiet=1)
        assert [str(event) for event in events] == ["leap c3 c5"]

    def test_nobody_need_take(self) -> None:
        game = make(duty="none")
        assert legal(game, setup("c3 / c4 g7")) == "c3-b4 c3-c5 c3-d4"
        events = game.parse(setup("c3 / c4 g7")).trace("c3-c5")[1]
        assert [str(event) for event in events] == ["leap c3 c5", "capture c4 w m"]

    def test_who_takes_may_have_to_go_on(self) -> None:
        before = setup("d3 / d4 e5 g7")
        free, bound = make(), make(duty="go-on")
        assert legal(free, before) == "d3-d5 d3-d5-f5"
        assert legal(bound, before) == "d3-d5-f5"
        said = "You must go on: the piece on d5 can leap over e5."
        assert refuse(bound, before, "d3-d5") == ("duty", said)
        options = {game: game.parse(before).options(("d3", "d5")) for game in (free, bound)}
        assert options[free].cells == options[bound].cells == ("f5",)
        assert [*options[free].choices] == ["stop"]
        assert [*options[bound].choices] == []


class TestTheEnd:
    def test_the_far_rank_may_win(self) -> None:
        game = make(goal="reach")
        after = game.parse(setup("c6 / a5 g7")).play("c6-b7")
        assert end(after) == "w reached"
        assert after.moves() == ()
        assert end(game.parse(setup("c3 / g2", "b", rings=1)).play("g2-f1")) == "b reached"
        assert end(game.parse(setup("c3 / c4")).play("c3-c5")) == "w no-pieces"

    def test_whoever_is_beaten_may_win(self) -> None:
        game = make(goal="lose")
        assert end(game.parse(setup("c3 / c4")).play("c3-c5")) == "b no-pieces"
        assert end(game.parse(setup("a7 / g2", "b")).play("g2-f1")) == "w no-move"
        assert end(game.parse(setup("c3 / g7", quiet=100))) == "None quiet"

    def test_the_greedy_level_knows_what_wins(self) -> None:
        # One step from the far row, and a capture that it shouldn't make.
        assert choose(make(goal="reach"), setup("c6 a3 / g5")) in ("c6-b7", "c6-d7")
        assert choose(make(goal="lose", duty="none"), setup("c3 a3 / c4 g7")) != "c3-c5"
        assert choose(make(duty="none"), setup("c3 a3 / c4 g7")) == "c3-c5"


def choose(game: DraughtsGame, text: str) -> str:
    """Return the move of the level that looks no further than its own move."""
    record = Record(game, game.parse(text))
    return choose_move(record, "greedy", seed=1)


class TestTrial:
    def test_where_nothing_is_taken_nobody_wins(self) -> None:
        said, example = try_out(make(taking="nothing"))
        assert str(said) == "This isn't a game yet: nobody wins. It ended in a draw, like this."
        assert example
        assert "100" in str(example)

    def test_but_a_race_to_the_far_rank_is_a_game(self) -> None:
        assert try_out(make(taking="nothing", goal="reach")) == (NOTHING, None)

    @pytest.mark.parametrize(
        ("question", "answer"),
        [
            (question, answer)
            for question, answers in Rules.list_questions().items()
            for answer in answers
            if answer not in (getattr(Rules(), question), "nothing")
        ],
    )
    def test_each_other_card_makes_another_game(self, question: str, answer: str) -> None:
        game = make(**{question: answer})
        assert try_out(game) == (NOTHING, None)
        assert game.slug != BY_CARDS


@pytest.mark.parametrize("seed", range(20))
def test_whatever_the_cards_positions_come_back_and_every_move_can_be_chosen(seed: int) -> None:
    rng = Random(seed)
    answers = (rng.choice(known) for known in Rules.list_questions().values())
    game = build(Rules(*answers))  # type: ignore[arg-type]
    position = game.start()
    for _ in range(40):
        if not position.moves():
            break
        position = position.play(rng.choice(position.moves()))
        assert game.parse(str(position)) == position
        if len(position.moves()) < 25:
            assert {*complete(position)} == {*position.moves()}
    assert (position.result() is None) == bool(position.moves())


def describe(slug: str, name: str) -> Any:
    return ask({"op": "rules", "game": slug, "record": "", "name": name})["value"]


def test_a_rule_card_and_a_file_of_python() -> None:
    written = replace(Rules(), goal="lose", rings="none")
    card = describe(f"own:rules={written}", "Lose it")
    rules = [told_json(said) for said in card["rules"]]
    assert len(rules) == 11
    assert rules[1] == "There are no rings."
    assert rules[-1] == "A player who has no pieces left, or can't move, wins."
    assert card["trouble"] == []
    try:
        (game,) = register_file(Source("lose.py", card["python"]))
        assert game.slug == "lose-it"
        assert isinstance(game, DraughtsGame)
        assert game.conduct == build(written).conduct
        assert str(game.start()) == str(build(written).start())
    finally:
        clear()
