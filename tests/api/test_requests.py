"""A page's requests and their answers: JSON text in, JSON text out."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game_core import Record, api, draw, get
from game_core.api import cache
from game_core.limits import MOST_SAVED
from game_core.messages import Said
from game_core.record import STOP
from tests.help.sowing import OWARE, START, parse
from tests.help.strategies import records
from tests.help.words import told, told_json

NEW = str(Record(OWARE))
OVER = str(Record(OWARE).stop())


def ask(op: str, record: str = NEW, game: str = "oware", **fields: object) -> dict[str, Any]:
    """Send a request; return the whole answer."""
    request = {"id": 7, "op": op, "game": game, "record": record, **fields}
    answer = json.loads(api.call(json.dumps(request)))
    assert answer.pop("id") == 7
    assert isinstance(answer, dict)
    return answer


def value(op: str, record: str = NEW, game: str = "oware", **fields: Any) -> Any:
    answer = ask(op, record, game, **fields)
    assert answer["ok"] is True, answer
    return answer["value"]


def error(answer: dict[str, Any]) -> tuple[str, str]:
    assert answer["ok"] is False
    assert set(answer) == {"ok", "error"}
    assert (
        {"code", "message"}
        <= set(answer["error"])
        <= {*"code message field column line game rule cells moves".split()}
    )
    return answer["error"]["code"], told_json(answer["error"]["message"])


class TestOpen:
    def test_a_new_game(self) -> None:
        scene = value("open", "")
        svg = scene.pop("svg")
        assert svg == draw.board(OWARE.start(), "S")
        refusals = scene["options"].pop("refusals")
        assert {cup: told_json(said) for cup, said in refusals.items()} == {
            cup: f"Cup {cup} is in {{N}}'s row: {{S}} plays A–F." for cup in "abcdef"
        }
        assert told_json(scene.pop("status")) == "Your turn, {S}."
        assert scene == {
            "game": "oware",
            "record": NEW,
            "position": START,
            "moves": [],
            "plies": 0,
            "sides": ["S", "N"],
            "turn": "S",
            "legal": list("ABCDEF"),
            "options": {"cells": list("ABCDEF"), "choices": {}},
            "result": None,
            "valued": False,
        }

    def test_a_saved_game(self) -> None:
        record = str(Record(OWARE).play("C"))
        scene = value("open", record)
        assert (scene["record"], scene["moves"], scene["turn"]) == (record, ["C"], "N")

    def test_a_new_game_from_a_position(self) -> None:
        position = "0,3,0,0,2,0/0,0,0,0,0,0 21-22 S"
        scene = value("open", "", position=position)
        assert scene["record"] == str(Record(OWARE, parse(position)))
        assert scene["legal"] == ["E"]

    def test_a_finished_game(self) -> None:
        scene = value("open", str(Record(OWARE).stop()))
        assert scene["legal"] == []
        said = scene["result"].pop("said")
        best = {"S": 0, "N": 0}
        assert scene["result"] == {
            "winner": None, "reason": "stopped", "score": [24, 24], "best": best,
        }  # fmt: skip
        assert told_json(said) == "The game is over: play was stopped. It's a tie, 24 to 24."
        assert scene["status"] == said

    def test_where_the_last_move_went(self) -> None:
        assert "trace" not in value("open", str(Record(OWARE).play("C").stop()))
        trace = value("open", str(Record(OWARE).play("C")))["trace"]
        assert trace == {"C": "from", "D": "to", "E": "to", "F": "to", "a": "last"}
        # F makes two of a's one seed, and captures them.
        capture = Record(OWARE, parse("0,1,0,0,0,1/1,0,0,0,0,2 20-23 S")).play("F")
        assert value("open", str(capture))["trace"] == {"F": "from", "a": "taken"}

    def test_the_best_turn_of_each_side(self) -> None:
        # F makes two of a's one seed; f makes two of B's.
        record = Record(OWARE, parse("0,1,0,0,0,1/1,0,0,0,0,2 20-23 S")).play("F").play("f")
        result = value("open", str(record))["result"]
        assert (result["winner"], result["score"]) == ("N", [23, 25])
        assert result["best"] == {"S": 2, "N": 2}

    def test_seen_from_north(self) -> None:
        assert value("open", viewpoint="N")["svg"] == draw.board(OWARE.start(), "N")

    def test_addressed_to_one_side_whoever_is_to_move(self) -> None:
        start = OWARE.start()
        assert value("open", addressee="S")["svg"] == draw.board(start, "S")
        for shown in (
            value("play", addressee="S", move="C"),
            value("try", addressee="S", move="C"),
            value("visit", str(Record(OWARE).play("C")), addressee="S", at=1),
        ):
            assert shown["svg"] == draw.board(start.play("C"), "S", addressee="S")
            assert shown["svg"] != draw.board(start.play("C"), "S")
        seen = value("visit", str(Record(OWARE).play("C")), addressee="N", at=1)
        assert seen["last"]["before"] == draw.board(start, "S", addressee="N")

    @given(records())
    def test_any_record(self, record: Record) -> None:
        scene = value("open", str(record), game=record.game.slug)
        assert scene["position"] == str(record.position)
        assert scene["moves"] == list(record.moves)
        assert scene["plies"] == len(record.plies)
        assert (scene["result"] is None) == (record.result() is None)


class TestPaste:
    """A pasted text is opened as what it is."""

    RECORD = str(Record(OWARE).play("C").play("d"))

    def test_a_saved_game_where_a_position_is_asked(self) -> None:
        assert value("open", "", position=self.RECORD)["moves"] == ["C", "d"]

    def test_a_position_where_a_saved_game_is_asked(self) -> None:
        text = "0,3,0,0,2,0/0,0,0,0,0,0 21-22 S"
        assert value("open", text)["position"] == text

    @pytest.mark.parametrize("margin", [" ", "\n", "\r\n", "\t\n\n"])
    def test_margins_are_left_out(self, margin: str) -> None:
        assert value("open", "", position=f"{margin}{START}{margin}")["position"] == START
        assert value("open", f"{margin}{self.RECORD}{margin}")["moves"] == ["C", "d"]

    def test_lines_may_end_as_on_another_computer(self) -> None:
        assert value("open", self.RECORD.replace("\n", "\r\n"))["moves"] == ["C", "d"]

    def test_nothing_but_space_is_a_new_game(self) -> None:
        assert value("open", " \n", position=" ")["position"] == START

    @pytest.mark.parametrize("field", ["record", "position"])
    def test_faults_are_told_in_the_words_of_what_it_is(self, field: str) -> None:
        faulty = {"record": "", field: START.replace("4,4/", "4,5/")}
        answer = ask("open", **faulty)
        assert error(answer)[0] == "bad-position"
        assert (answer["error"]["field"], answer["error"]["column"]) == ("cups", 1)
        faulty = {"record": "", field: self.RECORD.replace("C", "c")}
        answer = ask("open", **faulty)
        assert error(answer)[0] == "bad-record"
        assert answer["error"]["line"] == 4

    def test_a_game_of_another_name_is_told_by_name(self) -> None:
        answer = ask("open", "", position=str(Record(get("mangala"))))
        assert error(answer) == (
            "bad-record",
            "Look at line 2. This is a game of Mangala, not of Oware.",
        )
        # So a page can link to it.
        assert answer["error"]["game"] == "mangala"
        assert "game" not in ask("open", "ubao 1\ngame mangala\nstart 4")["error"]


class TestHistory:
    def test_every_turn_in_notation_and_in_words(self) -> None:
        told = value("history", str(Record(OWARE).play("C").play("d").stop()))
        said = [told_json(turn.pop("said")) for turn in told["plies"]]
        assert said == [
            "{S} sows 4 seeds from cup C. The last seed falls in cup a, which now holds 5.",
            "{N} sows 4 seeds from cup d. The last seed falls in cup B, which now holds 5.",
            "Both players agree to stop. {S} takes 24 seeds left on the board. "
            "{N} takes 24 seeds left on the board. "
            "The game is over: play was stopped. It's a tie, 24 to 24.",
        ]
        assert told["plies"] == [
            {"number": 1, "turn": "S", "move": "C", "stage": []},
            {"number": 2, "turn": "N", "move": "d", "stage": []},
            {"number": 3, "turn": "S", "move": STOP, "stage": []},
        ]
        assert told["result"]["reason"] == "stopped"

    def test_a_new_game_has_none(self) -> None:
        assert value("history", "") == {"plies": [], "result": None}

    def test_a_round_begins_with_its_name(self) -> None:
        # A stop ends the round; Gold begins the second.
        record = Record(get("layli-goobalay")).play("A").stop()
        record = record.play(record.position.moves()[0])
        told = value("history", str(record), game="layli-goobalay")["plies"]
        assert [told_json(turn["stage"]) for turn in told] == ["Round 1.", "", "Round 2."]
        assert [turn["turn"] for turn in told] == ["S", "N", "N"]

    def test_a_turn_is_the_end_only_where_it_ends_the_game(self) -> None:
        """The same turn was played before, when the position hadn't occurred three times."""
        game = get("african-queen")
        record = Record(game, game.parse("1q5/7/7/7/7/7/5Q1 w 2-2 0"))
        for turn in 2 * ("f1-e2", "b7-a6", "e2-f1", "a6-b7"):
            record = record.play(turn)
        turns = value("history", str(record), game=game.slug)["plies"]
        ends = ["over" in told_json(turn["said"]) for turn in turns]
        assert ends == 7 * [False] + [True]
        again = value("history", str(record.cut(4)), game=game.slug)["plies"]
        assert again[-1]["said"] == turns[3]["said"] != turns[7]["said"]

    def test_check_is_no_stage(self) -> None:
        game = get("amphora")
        record = Record(game, game.parse("2k2/3/5/7/7/5/P2/2K1p b Gg 00 -"))
        record = record.play(record.position.moves()[0])
        turns = value("history", str(record), game="amphora")["plies"]
        assert [turn["stage"] for turn in turns] == [[]]

    @given(records())
    def test_it_says_what_was_said_when_it_was_played(self, record: Record) -> None:
        told = value("history", str(record), game=record.game.slug)["plies"]
        assert [turn["move"] for turn in told] == list(record.plies)
        if record.plies:
            before, last = str(record.cut(len(record.plies) - 1)), record.plies[-1]
            fields = {} if last == STOP else {"move": last}
            op = "stop" if last == STOP else "play"
            played = value(op, before, game=record.game.slug, **fields)
            assert told[-1]["said"] == played["said"]


class TestVisit:
    RECORD = str(Record(OWARE).play("C").play("d").play("A"))

    def test_a_turn_in_the_middle(self) -> None:
        seen = value("visit", self.RECORD, at=2)
        then = value("open", str(Record(OWARE).play("C").play("d")))
        kept = ("record", "position", "moves", "plies", "turn", "sides", "svg", "result")
        assert {name: seen[name] for name in kept} == {name: then[name] for name in kept}
        assert (seen["at"], seen["of"]) == (2, 3)
        assert seen["later"] == ["A"]
        assert told_json(seen["status"]) == "This is the board after turn 2 of 3."
        assert seen["legal"] == []
        assert seen["options"] == {"cells": [], "choices": {}, "refusals": {}}

    def test_the_turn_that_led_there_can_be_shown_again(self) -> None:
        last = value("visit", self.RECORD, at=2)["last"]
        played = value("play", str(Record(OWARE).play("C")), move="d")
        told = ("move", "said", "position")
        assert {name: last[name] for name in told} == {name: played[name] for name in told}
        for shown, step in zip(last["steps"], played["steps"], strict=True):
            assert shown["say"][: len(step["say"])] == step["say"]
            assert shown | {"say": step["say"]} == step
        assert (last["number"], last["turn"]) == (2, "N")
        assert last["before"] == draw.board(OWARE.start().play("C"), "S")

    def test_its_steps_are_told_with_their_reasons(self) -> None:
        position = parse("1,2,0,3,1,2/1,1,2,0,1,0 17-17 S")
        record = str(Record(OWARE, position).play("F"))
        played = value("play", str(Record(OWARE, position)), move="F")
        last = value("visit", record, at=1)["last"]
        _, events = position.trace("F")
        reasons = OWARE.family.words.explain(position, events)
        assert reasons
        for index, (shown, step) in enumerate(zip(last["steps"], played["steps"], strict=True)):
            added = f" {told(reasons[index])}" if index in reasons else ""
            assert told_json(shown["say"]) == told_json(step["say"]) + added

    def test_the_start(self) -> None:
        seen = value("visit", self.RECORD, at=0)
        assert seen["position"] == START
        assert told_json(seen["status"]) == "This is the board before the first turn."
        assert seen["last"] is None

    def test_a_new_game_can_begin_there(self) -> None:
        seen = value("visit", self.RECORD, at=2)
        fresh = value("open", seen["fresh"])
        assert (fresh["position"], fresh["moves"]) == (seen["position"], [])

    def test_the_end_of_a_stopped_game(self) -> None:
        record = Record(OWARE).play("C").stop()
        assert value("visit", str(record), at=2)["result"]["reason"] == "stopped"
        assert value("visit", str(record), at=1)["result"] is None

    @pytest.mark.parametrize("at", [-1, 4, "1", 1.0, True, None])
    def test_a_turn_that_was_not_played(self, at: object) -> None:
        code, message = error(ask("visit", self.RECORD, at=at))
        assert code == "bad-request"
        assert "“at” from 0 to 3" in message

    @given(records(), st.data())
    def test_the_board_is_as_it_was(self, record: Record, data: st.DataObject) -> None:
        at = data.draw(st.integers(0, len(record.plies)))
        seen = value("visit", str(record), game=record.game.slug, at=at)
        assert seen["position"] == str(record.positions[at])
        assert Record.parse(seen["record"]).plies == record.plies[:at]


class TestTurns:
    def test_play(self) -> None:
        answer = value("play", move="C")
        after = value("open", str(Record(OWARE).play("C")))
        assert after.items() <= answer.items()
        assert answer["move"] == "C"
        assert [step["kind"] for step in answer["steps"]] == ["lift", *["drop"] * 4]
        assert told_json(answer["said"]) == (
            "{S} sows 4 seeds from cup C. The last seed falls in cup a, which now holds 5."
        )

    def test_steps_say_what_happens_to_a_cell(self) -> None:
        # The last of three seeds makes two in a.
        played = value(
            "play", str(Record(OWARE, parse("0,0,0,3,0,0/1,0,0,0,0,4 20-20 S"))), move="D"
        )
        effects = [(step["at"], step.get("effect")) for step in played["steps"]]
        assert effects == [("D", "from"), *((cup, "to") for cup in "EFa"), ("a", "taken")]

    def test_a_turn_is_named_in_one_way_however_it_is_typed(self) -> None:
        record = "ubao 1\ngame african-queen\nstart 6m/7/3M3/2MM3/2M4/7/7 w 0-6 0\nmoves\n"
        answer = value("play", record, "african-queen", move="c3-c5-e5")
        assert answer["move"] == "c3-e5"
        assert answer["moves"] == ["c3-e5"]
        # The typed path is shown.
        assert [step["kind"] for step in answer["steps"]] == ["leap", "leap"]

    def test_stop(self) -> None:
        answer = value("stop")
        assert answer["move"] == STOP
        assert answer["record"] == str(Record(OWARE).stop())
        assert told_json(answer["said"]).startswith("Both players agree to stop.")
        assert answer["result"]["reason"] == "stopped"

    def test_undo_says_what_was_taken_back(self) -> None:
        played, stopped = str(Record(OWARE).play("C")), str(Record(OWARE).play("C").stop())
        assert value("undo", played) == value("open", NEW) | {"undone": ["C"]}
        assert value("undo", stopped) == value("open", played) | {"undone": [STOP]}

    def test_undo_leads_to_a_turn_of_the_sides_that_are_asked_for(self) -> None:
        record = Record(OWARE)
        for move in "CdFa":
            record = record.play(move)
        two, one = str(record.cut(2)), str(record.cut(1))
        assert value("undo", str(record), sides=["S"]) == value("open", two) | {
            "undone": ["a", "F"]
        }
        assert value("undo", two, sides=["N"]) == value("open", one) | {"undone": ["d"]}
        assert value("undo", one, sides=["N"])["undone"] == ["C"], "no turn of Gold's is earlier"

    def test_the_record_travels_and_nothing_is_kept(self) -> None:
        record = NEW
        for move in "CdFa":
            record = value("play", record, move=move)["record"]
        assert value("open", record)["moves"] == list("CdFa")
        assert value("open", NEW)["moves"] == []


class TestMemory:
    """The worker may remember what it has read, but doesn't have to."""

    @pytest.fixture
    def read(self, monkeypatch: pytest.MonkeyPatch) -> list[str]:
        """The saved games that were read from their text, in order."""
        texts: list[str] = []
        parse = Record.parse

        def read(text: str, *args: Any, **options: Any) -> Record:
            texts.append(text)
            return parse(text, *args, **options)

        monkeypatch.setattr(Record, "parse", read)
        return texts

    def test_a_game_is_read_once(self, read: list[str]) -> None:
        record = "ubao 1\ngame oware\nstart 0,0,0,0,0,9/9,0,0,0,0,0 15-15 S\nmoves F\n"
        for _ in range(3):
            record = value("open", record)["record"]
        record = value("play", record, move="a")["record"]
        value("history", record)
        value("visit", record, at=1)
        value("undo", record)
        assert len(read) == 1

    def test_so_is_one_that_is_written_in_another_way(self, read: list[str]) -> None:
        record = "ubao 1\r\ngame oware\r\nstart 0,0,0,0,0,7/9,0,0,0,0,0 16-16 S\r\nmoves F"
        for _ in range(3):
            value("open", record)
        assert len(read) == 1

    def test_words_that_were_forgotten_are_found_again(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        record = str(Record(OWARE).play("C").play("d").play("A"))
        told = value("history", record)
        monkeypatch.setattr(cache, "SAYINGS", cache.LruCache[cache.SaidPly, Said](600))
        assert value("history", record) == told

    def test_what_is_forgotten_is_read_again(self, read: list[str]) -> None:
        record = "ubao 1\ngame oware\nstart 0,0,0,0,0,8/9,0,0,0,0,0 15-16 S\nmoves F\n"
        told = value("history", record)
        for seeds in range(40):
            value("open", "", position=f"{seeds},{40 - seeds},0,0,0,8/0,0,0,0,0,0 0-0 S")
        assert value("history", record) == told
        assert read.count(record) == 2


class TestRefusals:
    @pytest.mark.parametrize(
        ("asked", "code", "words"),
        [
            ({"game": "owari"}, "unknown-game", "Did you mean oware"),
            ({"record": "hello"}, "bad-record", "line 1"),
            ({"record": "ubao"}, "bad-record", "line 2"),
            (
                {"record": NEW.replace("4,4/", "4,5/")},
                "bad-record",
                "Look at line 3. Look at the cups, character 1.",
            ),
            ({"record": f"{NEW}moves C\nmoves D"}, "bad-record", "line 6"),
            ({"record": "", "position": "x"}, "bad-position", "Look at the position, character 2."),
            ({"record": "", "position": 3}, "bad-request", "position"),
            ({"op": "play", "move": "a"}, "illegal-move", "Cup a is in {N}'s row: {S} plays A–F."),
            ({"op": "play", "record": OVER, "move": "C"}, "illegal-move", "over"),
            ({"op": "stop", "record": OVER}, "illegal-move", "over"),
            ({"op": "undo"}, "illegal-move", "no turn to take back"),
            ({"op": "play"}, "bad-request", "move"),
            ({"op": "play", "move": 3}, "bad-request", "move"),
            ({"op": "dance"}, "bad-request", "“dance” is not one of open, choose, play"),
            ({"op": None}, "bad-request", "op"),
            ({"game": None}, "bad-request", "game"),
            ({"record": None}, "bad-request", "record"),
            ({"viewpoint": "E"}, "bad-request", "“E” isn't a side"),
            ({"viewpoint": ["S"]}, "bad-request", "isn't a side"),
            ({"addressee": "w"}, "bad-request", "“w” isn't a side"),
        ],
    )
    def test_refused(self, asked: dict[str, Any], code: str, words: str) -> None:
        found, message = error(ask(**{"op": "open"} | asked))
        assert found == code
        assert words in message

    @pytest.mark.parametrize("text", ["", "{", "[]", "{}", '"open"', '{"op": "open"}'])
    def test_what_is_no_request(self, text: str) -> None:
        assert error(json.loads(api.call(text)))[0] == "bad-request"


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)
FIELDS = {
    "id": JSON_VALUES,
    "op": st.sampled_from([*api.OPERATIONS]) | JSON_VALUES,
    "game": st.just("oware") | JSON_VALUES,
    "record": st.just("") | records().map(str) | st.text() | JSON_VALUES,
    "move": st.sampled_from("ABCDEFabcdef") | JSON_VALUES,
    "viewpoint": st.sampled_from("SN") | JSON_VALUES,
    "position": st.just(START) | st.text() | JSON_VALUES,
    "at": st.integers(0, 3) | JSON_VALUES,
}
REQUESTS = st.fixed_dictionaries({}, optional=FIELDS).map(json.dumps)


def refuse_constant(name: str) -> None:
    raise AssertionError(f"{name} is not JSON")


@given(REQUESTS | JSON_VALUES.map(json.dumps) | st.text())
def test_whatever_is_asked_is_answered_in_json_and_is_never_our_fault(text: str) -> None:
    answer = json.loads(api.call(text), parse_constant=refuse_constant)
    if answer["ok"]:
        # No table covers a game's start: no values are known yet.
        assert answer["value"] or json.loads(text)["op"] == "worth"
    else:
        assert answer["error"]["code"] != "internal", answer
        assert answer["error"]["message"]


@pytest.mark.parametrize(
    "text", ["[" * 100_000, '{"op":' + "[" * 100_000, "1" * 5000, '{"id": 1e999}', '{"id": NaN}']
)
def test_absurd_requests_are_answered_too(text: str) -> None:
    assert json.loads(api.call(text), parse_constant=refuse_constant)["ok"] is False


class TestAnnotate:
    """Notes on turns, and variations."""

    PLAYED = str(Record(OWARE).play("C").play("d"))
    OTHER = str(Record(OWARE).play("C").play("a"))

    def note(self, record: str, at: int, annotated: str = "", **fields: Any) -> Any:
        return value("annotate", record, at=at, annotated=annotated, **fields)

    def test_a_note_makes_a_game_with_words(self) -> None:
        noted = self.note(self.PLAYED, 1, comment="Quick!")
        assert noted["annotated"].endswith("moves C {Quick!} d\n")
        assert noted["record"] == self.PLAYED
        (note,) = noted["notes"]
        assert note == {
            "record": self.PLAYED,
            "here": str(Record(OWARE).play("C")),
            "at": 1,
            "move": "C",
            "comment": "Quick!",
            "begins": False,
        }
        # Opening it returns the game with its notes.
        scene = value("open", noted["annotated"])
        assert (scene["record"], scene["annotated"]) == (self.PLAYED, noted["annotated"])

    def test_another_line_is_kept_beside_the_game_until_it_is_removed(self) -> None:
        noted = self.note(self.PLAYED, 2, comment="Quick!")["annotated"]
        both = self.note(self.OTHER, 2, noted)
        assert both["annotated"].endswith("moves C d {Quick!} (a)\n")
        assert both["record"] == self.PLAYED
        assert [(note["move"], note["begins"], note["record"]) for note in both["notes"]] == [
            ("d", False, self.PLAYED),
            ("a", True, self.OTHER),
        ]
        one = self.note(self.OTHER, 2, both["annotated"], remove=True)
        assert one["annotated"] == noted

    def test_without_words_and_variations_it_is_a_plain_game_again(self) -> None:
        noted = self.note(self.PLAYED, 2, comment="Quick!")["annotated"]
        bare = self.note(self.PLAYED, 2, noted, comment=" ")
        assert bare == {"annotated": "", "record": self.PLAYED, "notes": []}

    def test_a_note_before_the_first_turn(self) -> None:
        (note,) = self.note(self.PLAYED, 0, comment="Look!")["notes"]
        assert (note["at"], note["move"], note["here"]) == (0, "", NEW)

    def test_what_cannot_belong_together_is_refused(self) -> None:
        def refuse(record: str, annotated: str, **fields: Any) -> tuple[str, str]:
            return error(ask("annotate", record, at=0, annotated=annotated, **fields))

        elsewhere = str(Record(OWARE, parse("0,3,0,0,2,0/0,0,0,0,0,0 21-22 S")))
        noted = self.note(self.PLAYED, 2, comment="Quick!")["annotated"]
        code, told = refuse(elsewhere, noted)
        assert (code, "a different position" in told) == ("bad-record", True)
        assert refuse(NEW, "ubao 2\n")[0] == "bad-record"
        code, told = refuse(NEW, "", comment="x" * MOST_SAVED)
        assert (code, "too long" in told) == ("bad-record", True)
