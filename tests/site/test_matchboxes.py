"""The matchbox player: its boxes cover every board, and it learns."""

from __future__ import annotations

import re
from random import Random

import pytest
from markdown import Markdown

from game_core.families.sowing.game import SowingPosition
from widgets.fences.extension import FenceExtension
from widgets.fences.matchboxes import GAME, MATCHBOXES, TURNS, describe_game, list_boxes, settle


def convert(text: str) -> str:
    return Markdown(extensions=["fenced_code", FenceExtension()]).convert(text)


type Cups = tuple[int, int, int, int]
"""Blue's left and right cup, Gold's right and left, in the order of sowing."""
SEEN = (4, 5, 6, 7)
ALL = (0, 1, 2, 3)


def see(position: SowingPosition) -> Cups:
    """The cups of Four Cups."""
    a, b, c, d = (position.cups[cup] for cup in SEEN)
    return a, b, c, d


def sow(cups: Cups, cup: int) -> tuple[Cups, int]:
    """Four Cups, rewritten from the sheet: the cups after a turn, and what it captured."""
    after = [*cups]
    after[cup] = 0
    at = cup
    for _ in range(cups[cup]):
        at = (at + 1) % 4
        after[at] += 1
    across = 3 - at
    taken = 0
    if at // 2 == cup // 2 and after[at] == 1 and after[across]:
        taken = after[at] + after[across]
        after[at] = after[across] = 0
    return (after[0], after[1], after[2], after[3]), taken


def walk(cups: Cups, turns: int = 0) -> set[tuple[int, Cups]]:
    """Return all boards on which Gold has a choice, with the number of Gold's turn."""
    own = [cup for cup in (ALL[:2], ALL[2:])[turns % 2] if cups[cup]]
    if turns == 6:
        return set()
    found = {(turns // 2 + 1, cups)} if turns % 2 and len(own) == 2 else set()
    return found.union(*(walk(sow(cups, cup)[0], turns + 1) for cup in own))


def test_each_board_with_a_choice_has_one_box_and_no_other_has() -> None:
    boxes = [(box.turn, see(box.position)) for box in list_boxes()]
    assert set(boxes) == walk((2, 2, 2, 2))
    assert [[turn for turn, _ in boxes].count(turn) for turn in (1, 2, 3)] == [2, 3, 10]
    # A box is identified by its board alone.
    assert len({cups for _, cups in boxes}) == len(boxes) == 15


def test_the_rules_play_as_the_sheet_tells() -> None:
    def compare(position: SowingPosition, turns: int) -> None:
        end = settle(position, turns)
        cups = see(position)
        if end:
            rows = (cups[0] + cups[1], cups[2] + cups[3])
            if not position.ended:
                assert end.stores == tuple(map(sum, zip(position.stores, rows, strict=True)))
            assert sum(end.stores) == 8
            return
        row = SEEN[:2] if position.side == 0 else SEEN[2:]
        named = {"E": 4, "F": 5, "a": 6, "b": 7}
        assert [named[move] for move in position.moves()] == [
            cup for cup in row if position.cups[cup]
        ]
        for move in position.moves():
            after = position.play(move)
            expected, taken = sow(cups, named[move] - 4)
            if not after.ended:
                assert see(after) == expected
                assert after.stores[position.side] == position.stores[position.side] + taken
            compare(after, turns + 1)

    compare(GAME.start(), 0)


def test_a_turn_that_takes() -> None:
    # Worked out by hand: 2 2 / 2 2; right cup of Blue: 2 0 / 3 3, Gold's left cup (3): 3 1 / 4 0.
    position = GAME.start().play("F").play("b")
    assert see(position) == (3, 1, 4, 0)
    assert see(GAME.start().play("F")) == (2, 0, 3, 3)
    # Blue's right cup, one seed: it makes five across. No seed falls at home, so none is taken.
    assert position.play("F").stores == (0, 0)
    # From 0 0 / 1 7 Gold's right cup, a seed, falls in Gold's left one, which held seven.
    assert sow((0, 0, 1, 7), 2) == ((0, 0, 0, 8), 0)
    # From 3 0 / 3 2 Blue's left cup goes to 0 1 / 4 3; nothing falls into an empty cup of its own.
    assert sow((3, 0, 3, 2), 0) == ((0, 1, 4, 3), 0)
    # From 1 0 / 5 2 it goes right, into the empty cup: that seed and the five across.
    assert sow((1, 0, 5, 2), 0) == ((0, 0, 0, 2), 6)


class Boxes:
    """The boxes as on the sheet: two beads of each color; then one more, the same, or one less."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.beads = {
            see(box.position): dict.fromkeys(box.position.moves(), 2) for box in list_boxes()
        }

    def play(self) -> int:
        """Play against a random player; return 1 if the boxes win, -1 if they lose."""
        position, turns = GAME.start(), 0
        drawn: list[tuple[Cups, str]] = []
        while (end := settle(position, turns)) is None:
            moves = position.moves()
            if position.side == MATCHBOXES and len(moves) > 1:
                beads = self.beads[see(position)]
                move = self.chance.choices([*beads], [*beads.values()])[0]
                drawn.append((see(position), move))
            else:
                move = self.chance.choice(moves)
            position, turns = position.play(move), turns + 1
        south, north = end.stores
        won = (north > south) - (north < south)
        for cups, move in drawn:
            beads = self.beads[cups]
            if won > 0:
                beads[move] += 1
            elif won < 0 and sum(beads.values()) > 1:
                beads[move] -= 1
        return won


def test_the_boxes_learn_as_the_page_says() -> None:
    wins = [0] * 4
    players = [Boxes(seed) for seed in range(150)]
    for boxes in players:
        for game in range(40):
            wins[game // 10] += boxes.play() > 0
    first, second, third, last = (won / len(players) for won in wins)
    # Of ten games each. With 150 players the error of each number is below 0.2.
    assert 5.2 < first < 6.2
    assert 6.8 < second < 7.7
    assert third > 7.5
    assert last > 8
    # No box was ever emptied.
    assert all(sum(beads.values()) for boxes in players for beads in boxes.beads.values())


def test_the_boxes_have_an_answer_to_everything() -> None:
    def can_win(position: SowingPosition, turns: int) -> bool:
        if end := settle(position, turns):
            return end.stores[MATCHBOXES] > end.stores[1 - MATCHBOXES]
        answers = (can_win(position.play(move), turns + 1) for move in position.moves())
        return any(answers) if position.side == MATCHBOXES else all(answers)

    assert can_win(GAME.start(), 0)
    assert TURNS == 3


@pytest.mark.parametrize(("sheet", "drawn"), [("labels", 15), ("line", 1)])
def test_a_sheet_is_drawn(sheet: str, drawn: int) -> None:
    html = convert(f"```matchboxes\nsheet: {sheet}\n```\n")
    assert html.count("<svg") == drawn
    assert " style=" not in html


def test_a_label_shows_seeds_and_a_bead_for_each_cup_to_play() -> None:
    html = convert("```matchboxes\nsheet: labels\n```\n")
    first, *_ = re.findall("<li>.*?</li>", html)
    # After Blue's right cup: it is empty, its two seeds lie one in each cup above.
    assert 'aria-label="Matchboxes: 3, 3. You: 2, 0."' in first
    assert "Box 1, turn 1" in first
    assert first.count('class="seed"') == 8
    assert (first.count(">R<"), first.count(">B<")) == (1, 1)


def test_the_screen_has_every_board_and_what_each_turn_makes_of_it() -> None:
    boards = describe_game()
    assert boards[0]["cups"] == [2, 2, 2, 2]
    boxes = [board["box"] for board in boards if "box" in board]
    assert sorted(boxes) == [*range(15)]
    seen = {0: 0}
    for number, board in enumerate(boards):
        turns = seen[number]
        cups: Cups = tuple(board["cups"])
        for cup, after in board["moves"].items():
            seen[after] = turns + 1
            # If a player can't move, the game ends, and the rows are captured.
            left = [*sow(cups, int(cup))[0]]
            ended = "end" in boards[after] and not any(boards[after]["cups"])
            assert boards[after]["cups"] == left or ended
        own = [cup for cup in (ALL[:2], ALL[2:])[turns % 2] if cups[cup]]
        assert ("end" in board) == (turns == 6 or not own)
        assert [int(cup) for cup in board["moves"]] == ([] if "end" in board else own)
        assert sum(board.get("end", (8, 0))) == 8
    assert len(seen) == len(boards)
