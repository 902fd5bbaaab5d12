"""Positions for programs: built, reached at random, seen from the other side, and numbered.

No page needs this, so it isn't in a browser's package.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from hashlib import blake2b
from random import Random

from game_core.game import Game, Position
from game_core.notation import write_board
from game_core.record import Record
from game_core.registry import get

LONGEST = 1000
"""The number of plies after which a random game is left unfinished, by default."""


def build(
    game: Game | str,
    cells: Mapping[str, object],
    turn: str = "",
    stores: tuple[int, int] = (0, 0),
    rest: str | None = None,
) -> Position:
    """Build a position with `cells` in its cups or on its squares, and nothing elsewhere.

    `turn` is the first side unless given, `stores` are those of a sowing game. `rest` is the
    remainder of the position's text, such as the rings in hand, by default that of the first
    position. Raises PositionError for an impossible position, and KeyError for a cell that isn't
    on the board.

    Examples:
        >>> build("oware", {"C": 2, "d": 3}, turn="N", stores=(21, 22))
        get('oware').parse('0,0,2,0,0,0/0,0,0,3,0,0 21-22 N')
        >>> build("african-chess", {"e1": "W", "e8": "bB", "d2": "ww"})
        get('african-chess').parse('4,bB,3/8/8/8/8/8/3,ww,4/4,W,3 w 0')
        >>> try:
        ...     build("oware", {"C": 2}, stores=(20, 20))
        ... except PositionError as error:
        ...     print(error.reason)
        There should be 48 seeds in cups and stores, not 42.
    """
    game = get(game)
    bare = dict.fromkeys(game.start().cells, "0" if game.family.sows else "")
    for cell, held in cells.items():
        bare[cell]  # Raises KeyError.
        bare[cell] = str(held)
    board, *fields = str(game.start()).split(" ")
    if game.family.sows:
        between = [f"{stores[0]}-{stores[1]}"]
        cups = [*bare.values()]
        half = len(cups) // 2
        written = "/".join(map(",".join, (cups[:half], cups[half:])))
    else:
        between = []
        names = sorted(bare, key=lambda name: (name[1:], name))
        widths = [*Counter(name[1:] for name in names).values()]
        written = write_board((bare[name] for name in names), widths, "," if "," in board else "")
    ending = fields[len(between) + 1 :] if rest is None else [rest]
    parts = [written, *between, turn or game.sides[0], *ending]
    return game.parse(" ".join(filter(None, parts)))


def random_game(game: Game | str, rng: Random, most: int = LONGEST) -> Record:
    """Play a random game, all legal moves equally likely, for `most` plies at most.

    All of its positions can be reached by play.

    Examples:
        >>> from random import Random
        >>> record = random_game("oware", Random(1))
        >>> len(record.plies), record.result()
        (56, Result(winner='N', reason='majority', score=(9, 39)))
        >>> Random(1).choice(record.positions)
        get('oware').parse('1,4,8,7,0,7/5,5,1,0,2,8 0-0 S')
    """
    record = Record(get(game))
    while len(record.plies) < most and record.result() is None:
        record = record.play(record.position.random_move(rng))
    return record


def find_key(position: Position) -> int:
    """Return a 64-bit number for a position, the same in every process and on every machine.

    Positions of different games have different keys. Python's own `hash` differs from run to run.

    Examples:
        >>> find_key(get("oware").start())
        13680384530595680699
    """
    text = f"{position.game.slug} {position}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest())


def swap_sides(position: Position) -> Position:
    """Return the position with the players swapped: it's worth the same to the side to move.

    Rows or colors are exchanged, and squares are seen from the other end of the board. Raises
    ValueError if the rules treat the sides differently: in a match of several rounds, and while
    Mangala is being set up.

    Examples:
        >>> swap_sides(get("oware").parse("4,4,0,5,5,5/5,4,4,4,4,4 0-0 N"))
        get('oware').parse('5,4,4,4,4,4/4,4,0,5,5,5 0-0 S')
        >>> swap_sides(get("african-chess").parse("4,bB,3/8/8/8/8/8/3,ww,4/4,W,3 w 0"))
        get('african-chess').parse('4,B,3/3,bb,4/8/8/8/8/8/4,wW,3 b 0')
    """
    turned = position.game.family.puzzling.swap_sides(position)
    if not turned:
        raise ValueError(f"The sides of {position.game.name} can't be exchanged here.")
    return position.game.parse(turned)
