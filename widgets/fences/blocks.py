"""Read fenced blocks, and check them against the rules.

These are the blocks of one game: boards, demos, pictures, opponents. `widgets.fences.boards`
declares how each is read and written.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game_core import Game, IllegalMove, Position, RecordError
from game_core.annotated import AnnotatedGame, Step
from game_core.record import Record
from game_core.search.levels import LEVELS
from lesson_plans.curriculum.source import Fields, Text
from lesson_plans.curriculum.values import choose, find_game, join_words, parse_position, read_words

PERSON = "person"
SIZES = ("text", "screen")
"""A board's size: the width of the text, or all the screen space its page leaves."""
PLAYERS = (PERSON, *(level.slug for level in LEVELS))
"""The players at a board: a person, or one of the computer's levels."""


@dataclass(frozen=True)
class Board:
    """A board to play on, of one of the SIZES; its `players` are in the order of the sides."""

    record: Record
    viewpoint: str
    players: tuple[str, ...]
    size: str
    caption: str


@dataclass(frozen=True)
class Demo:
    """Turns after `record`, shown one by one, each with the author's sentence or an empty one."""

    record: Record
    turns: tuple[tuple[str, str], ...]
    viewpoint: str
    caption: str


@dataclass(frozen=True)
class Picture:
    """A static board."""

    game: Game
    position: Position
    viewpoint: str
    caption: str


def read_board(fields: Fields) -> Board | None:
    """Read a board, from `game`, `position`, `moves`, `players`, `viewpoint`, `size`, `caption`."""
    game, start = _read_start(fields)
    moves = fields.texts("moves")
    players = _read_players(fields)
    size = choose(fields.text("size"), SIZES) or SIZES[0]
    viewpoint = _read_viewpoint(fields, game, players)
    caption = read_caption(fields)
    return Board(_play(start, moves), viewpoint, players, size, caption) if start else None


def read_demo(fields: Fields) -> Demo | None:
    """Read a demo, from `game`, `position`, `moves` (items `move`, `say`), `viewpoint`, `caption`.

    Or from an annotated game: `saved`, `viewpoint`, `caption`.
    """
    if fields.has("saved"):
        return _read_saved(fields)
    game, start = _read_start(fields)
    items = [_read_turn(item) for item in fields.maps("moves", required=True)]
    viewpoint = _read_viewpoint(fields, game)
    caption = read_caption(fields)
    if start is None:
        return None
    _play(start, [move for move, _ in items if move])
    turns = tuple((move.value, said) for move, said in items if move)
    return Demo(start, turns, viewpoint, caption)


def _read_saved(fields: Fields) -> Demo | None:
    text = fields.text("saved", required=True)
    caption = read_caption(fields)
    told = None
    if text is not None:
        try:
            told = AnnotatedGame.parse(text.value.strip())
        except RecordError as error:
            text.place.blame(str(error))
    viewpoint = _read_viewpoint(fields, told.start.game if told else None)
    if told is None:
        return None
    turns = tuple((step.ply, tell_step(step)) for step in told.steps)
    return Demo(told.start, turns, viewpoint, caption or tell_heading(told))


def tell_heading(told: AnnotatedGame) -> str:
    """Return the text below a game: its title, players, place and date, and first comment."""
    sides = (told.find(f"player {side}") for side in told.start.game.sides)
    players = " – ".join(filter(None, sides))
    heading = [told.find("title"), players, *map(told.find, ("event", "place", "date"))]
    return ". ".join(filter(None, [" · ".join(filter(None, heading)), told.comment]))


def tell_step(step: Step) -> str:
    """Return a ply's comment, and variations in parentheses: `Well done. (A: Too slow. e)`."""
    return " ".join(filter(None, [step.comment, *map(_tell_way, step.instead)]))


def _tell_way(steps: Sequence[Step]) -> str:
    told = [f"{step.ply}: {words}" if (words := tell_step(step)) else step.ply for step in steps]
    return f"({' '.join(told)})"


def read_picture(fields: Fields) -> Picture | None:
    """Read a picture, from `game`, `position`, `viewpoint` and `caption`."""
    game, start = _read_start(fields)
    viewpoint = _read_viewpoint(fields, game)
    caption = read_caption(fields)
    return Picture(start.game, start.position, viewpoint, caption) if start else None


def read_opponents(fields: Fields) -> tuple[Game, str] | None:
    """Read the game and the caption of a description of levels, from `game` and `caption`."""
    game = find_game(fields.text("game", required=True))
    caption = read_caption(fields)
    return (game, caption) if game else None


def _read_start(fields: Fields) -> tuple[Game | None, Record | None]:
    """Read the game, and its record from the position, by default its first."""
    game = find_game(fields.text("game", required=True))
    given = fields.has("position")
    text = fields.text("position")
    if game is None or (given and text is None):
        return game, None
    position = parse_position(game, text)
    return game, Record(game, position) if position else None


def _read_viewpoint(fields: Fields, game: Game | None, players: tuple[str, ...] = ()) -> str:
    """Read the side at the bottom, by default the only person's, else as in the rules."""
    text = fields.text("viewpoint")
    if game is None:
        return ""
    if text is None:
        return game.sides[players.index(PERSON) if players.count(PERSON) == 1 else 0]
    return choose(text, tuple(game.sides))


def _read_players(fields: Fields) -> tuple[str, ...]:
    """Read the two players in the order of the sides, by default two people."""
    players = fields.texts("players")
    for player in players:
        choose(player, PLAYERS)
    if len(players) == 2:
        return tuple(player.value for player in players)
    if players:
        players[-1].place.blame(f"two players sit at a board; {len(players)} are listed.")
    return PERSON, PERSON


def _read_turn(item: Fields) -> tuple[Text | None, str]:
    move = item.text("move", required=True)
    say = join_words(item.text("say"))
    item.finish()
    return move, say


def read_caption(fields: Fields) -> str:
    """Read the text below the block, or nothing."""
    return join_words(fields.text("caption"))


def read_form(fields: Fields) -> str:
    """Read a form that is the same everywhere but for its `caption`, which it must have."""
    return read_words(fields, "caption")


def _play(record: Record, moves: list[Text]) -> Record:
    """Return the record with `moves` played, up to the first illegal one."""
    for move in moves:
        try:
            record = record.play(move.value)
        except IllegalMove as error:
            move.place.blame(f"“{move.value}” can't be played here. {error}")
            break
    return record
