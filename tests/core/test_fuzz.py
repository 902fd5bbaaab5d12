"""Damaged positions, saved games and typed moves.

Each is read, and then written back to the same; or refused with the one error that there is for it.
"""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from game_core import Game, IllegalMove, PositionError, Record, RecordError
from game_core.puzzles.model import read_task
from game_core.record import read_position
from game_core.search.goals import GoalError
from game_core.typed_moves import read_move
from tests.help.strategies import fuzz, games, hostile_texts, positions, records


def attempt[T, E: Exception](error: type[E], read: Callable[[], T]) -> T | E:
    """Return what is read, or the allowed error."""
    try:
        return read()
    except error as refusal:
        return refusal


@st.composite
def spoilt(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> str:
    """A text with a piece removed, doubled, or inserted, once or twice."""
    text = draw(texts)
    for _ in range(draw(st.integers(1, 2))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 6)))
        piece = draw(st.sampled_from(["", text[start:end] * 2]) | hostile_texts())
        text = text[:start] + piece + text[end:]
    return text


@fuzz
@given(games(), spoilt(positions().map(str)) | hostile_texts())
def test_a_position_is_read_or_refused_with_its_place(game: Game, text: str) -> None:
    found = attempt(PositionError, lambda: read_position(game, text))
    if isinstance(found, PositionError):
        assert found.field
        assert 1 <= found.column <= len(text) + 2
        assert str(found).endswith((".", "?"))
    else:
        assert game.parse(str(found)) == found


@fuzz
@given(spoilt(records().map(str)) | hostile_texts())
def test_a_saved_game_is_read_or_refused_with_its_line(text: str) -> None:
    found = attempt(RecordError, lambda: Record.parse(text))
    if isinstance(found, RecordError):
        assert 1 <= found.line <= max(3, len(text.splitlines()))
        assert str(found).endswith((".", "?"))
    else:
        again = Record.parse(str(found))
        assert (again, again.result()) == (found, found.result())


@fuzz
@given(records(), st.data())
def test_a_typed_move_is_played_or_refused_with_the_rule(
    record: Record, data: st.DataObject
) -> None:
    moves = record.position.moves() or ("A",)
    text = data.draw(spoilt(st.sampled_from(moves)) | hostile_texts())
    found = attempt(IllegalMove, lambda: record.take(read_move(record, text)))
    if isinstance(found, IllegalMove):
        assert found.rule
        assert str(found)
    else:
        assert len(found.plies) == len(record.plies) + 1


GOALS = ["win within 2", "capture 3 within 1", "longest relay", "last seed C", "illegal A B C"]


@fuzz
@given(spoilt(st.sampled_from(GOALS)) | hostile_texts())
def test_what_a_puzzle_asks_is_read_or_refused(text: str) -> None:
    found = attempt(GoalError, lambda: read_task(text))
    if isinstance(found, GoalError):
        assert str(found)
    else:
        assert read_task(str(found)) == found
