"""Turns that are half chosen or only tried: what a page gets to show."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game_core import Position, Record, draw, get
from tests.api.test_requests import ask as ask_rules
from tests.api.test_requests import error, value
from tests.help import parts as drawing
from tests.help.strategies import positions
from tests.help.words import told_json


def ask(op: str, position: Position, **fields: Any) -> Any:
    record = str(Record(position.game, position))
    return value(op, record, game=position.game.slug, **fields)


def choose(slug: str, text: str, parts: str) -> Any:
    return ask("choose", get(slug).parse(text), parts=parts.split())


def told(answer: Any) -> list[str]:
    return [told_json(step["say"]) for step in answer["steps"]]


AMPHORA = "2k2/3/5/3p3/7/4P/3/2K2 w Gg 00 x"
"""White has just lost a Pawn, so its Guard may enter beside the King on d1."""


class TestHalfATurn:
    def test_nothing_is_shown_of_a_piece_that_has_not_moved(self) -> None:
        begun = choose("amphora", AMPHORA, "d1")
        assert (begun["steps"], begun["seen"]) == ([], 0)
        assert begun["svg"] == draw.board(get("amphora").parse(AMPHORA), "w")

    def test_a_guard_stands_where_it_has_entered(self) -> None:
        begun = choose("amphora", AMPHORA, "c1")
        assert told(begun) == ["{w}'s Guard enters on c1."]
        entered = get("amphora").parse(AMPHORA.replace("2K2", "1GK2").replace("Gg", "g"))
        assert begun["svg"] == draw.board(entered, "w")

    def test_telekinesis_waits_for_its_choice_on_the_last_square(self) -> None:
        # The Pawn on d7 enters Black's home row, where it may remove a Pawn.
        text = "k4/1P1/5/3p3/7/5/3/2K2 w Gg 00 -"
        begun = choose("amphora", text, "d7 d8")
        assert told(begun) == ["{w}'s Pawn goes from d7 to d8."]

    def test_a_chess_move_is_made_before_its_stone(self) -> None:
        start = get("double-eighteen-stone-chess").start()
        begun = ask("choose", start, parts=["e2", "e4"])
        assert told(begun) == ["{w}'s Pawn goes from e2 to e4."]
        moved = (
            str(start)
            .replace("PPPPPPPPPPPPPPPP", "PPPP1PPPPPPPPPPP")
            .replace("O4O4O4O/16/PPPP", "O3PO4O4O/16/PPPP")
        )
        assert begun["svg"] == draw.board(start.game.parse(moved), "w")
        with_stone = ask("choose", start, parts=["e2", "e4", "d5"])
        assert (with_stone["svg"], with_stone["seen"]) == (begun["svg"], 1)
        played = ask("choose", start, parts=["e2", "e4", "d5", "e5"])
        assert (played["move"], played["seen"]) == ("e2e4+d5e5", 1)
        assert len(played["steps"]) == 2

    def test_a_pawn_is_still_a_pawn_before_it_is_said_what_it_becomes(self) -> None:
        text = (
            "1nbqrnbqkbnrqbnr/P1pppppppppppppp/16/O4O4O4O/O1OO1O1OO1O1OO1O/O4O4O4O/16/"
            "PPPPPPPPPPPPPPP1/RNBQRNBQKBNRQBN1 w - - 0 -"
        )
        begun = choose("double-eighteen-stone-chess", text, "a8 a9")
        assert told(begun) == ["{w}'s Pawn goes from a8 to a9."]
        became = choose("double-eighteen-stone-chess", text, "a8 a9 q")
        assert told(became) == ["{w}'s Pawn goes from a8 to a9.", "The Pawn becomes a Queen."]
        assert became["seen"] == 1

    def test_a_ring_lies_on_its_man_before_the_turn_goes_on(self) -> None:
        start = get("african-queen").start()
        begun = ask("choose", start, parts=["ring", "a2"])
        assert told(begun) == ["{w} puts a ring on a2."]
        assert begun["svg"] == draw.board(
            start.game.parse("mmmmmmm/mmmmmmm/7/7/7/QMMMMMM/MMMMMMM w 2-3 0"), "w"
        )

    def test_each_leap_is_shown_as_it_is_chosen(self) -> None:
        # White leaps over b3 and over d5.
        text = "7/7/3m3/7/1m5/M6/6m w 3-3 0"
        once = choose("african-queen", text, "a2 c4")
        assert told(once) == [
            "{w} leaps from a2 over b3 to c4.", "{w} captures the round man on b3."
        ]  # fmt: skip
        assert [*once["options"]["cells"], *once["options"]["choices"]] == ["e6", "stop"]
        twice = choose("african-queen", text, "a2 c4 e6")
        assert twice["move"] == "a2-c4-e6"
        assert twice["seen"] == 2

    def test_a_leap_that_is_given_up_for_another_is_not_part_of_the_turn(self) -> None:
        text = "mmmmmqm/mm1mmmm/3m3/7/3M3/MMMMMMM/M1MMMMM w 3-2 0"
        once = choose("african-queen", text, "e1 e3")
        assert told(once) == ["{w} leaps from e1 over e2 to e3."]
        other = choose("african-queen", text, "e1 e3 c3")
        assert (other["move"], other["seen"]) == ("e1-c3", 0)
        assert told(other) == ["{w} leaps from e1 over d2 to c3."]

    def test_a_part_that_can_not_be_chosen_is_refused(self) -> None:
        record = str(Record(get("amphora")))
        code, said = error(ask_rules("choose", record, game="amphora", parts=["d2", "d9"]))
        assert (code, said) == ("illegal-move", "The jug has no square “d9”.")

    @given(positions(), st.data(), st.sampled_from((0, 1)))
    def test_the_steps_lead_to_the_picture(
        self, position: Position, data: st.DataObject, side: int
    ) -> None:
        viewpoint = position.game.sides[side]
        picture = drawing.read(draw.board(position, viewpoint))
        parts: list[str] = []
        shown: list[Any] = []
        while position.result() is None:
            answer = ask("try", position, parts=parts, viewpoint=viewpoint)
            seen = answer.get("seen", 0)
            assert answer["steps"][:seen] == shown[:seen]
            if "options" not in answer:
                break
            if seen < len(shown):
                picture = drawing.read(draw.board(position, viewpoint))
            for step in answer["steps"][seen:]:
                drawing.apply(picture, step)
            assert picture == drawing.read(answer["svg"])
            shown = answer["steps"]
            options = answer["options"]
            parts.append(data.draw(st.sampled_from([*options["cells"], *options["choices"]])))


class TestTry:
    def test_what_a_turn_would_do(self) -> None:
        # Two seeds from F make two in b; with a, that would be all that Gold has.
        text = "0,0,0,0,2,2/0,1,0,3,0,0 23-17 S"
        position = get("oware").parse(text)
        tried, played = ask("try", position, move="F"), ask("play", position, move="F")
        for name in ("move", "said", "steps", "position", "svg", "status"):
            assert tried[name] == played[name]
        # Only a game with turns has best turns.
        assert tried["result"] | {"best": {"S": 2, "N": 0}} == played["result"]
        assert tried["marks"] == {"F": "from", "a": "to", "b": "taken"}
        assert "record" not in tried

    def test_where_the_last_seed_falls(self) -> None:
        tried = value("try", parts=["C"])
        assert tried["marks"] == {"C": "from", "D": "to", "E": "to", "F": "to", "a": "last"}

    def test_a_piece_that_takes_another(self) -> None:
        position = get("african-queen").parse("7/7/7/7/1m5/M6/6m w 3-3 0")
        assert ask("try", position, move="a2-c4")["marks"] == {
            "a2": "from", "b3": "taken", "c4": "last"
        }  # fmt: skip

    def test_a_man_and_a_stone_that_are_both_moved(self) -> None:
        start = get("double-eighteen-stone-chess").start()
        assert ask("try", start, move="e2e4+d5e5")["marks"] == {
            "e2": "from", "e4": "to", "d5": "from", "e5": "last"
        }  # fmt: skip

    @pytest.mark.parametrize("fields", [{"move": "c"}, {"parts": ["c"]}])
    def test_what_is_not_legal_is_refused(self, fields: Any) -> None:
        code, said = error(ask_rules("try", **fields))
        assert (code, said) == ("illegal-move", "Cup c is in {N}'s row: {S} plays A–F.")
