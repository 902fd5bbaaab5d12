"""Blocks that compare the sowing games: ```` ```differences ```` and ```` ```same ````."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from game_core import GAMES, IllegalMove, PositionError
from game_core.families.sowing.game import SowingGame
from game_core.messages import Said, listed, text
from game_core.record import Record
from lesson_plans.curriculum.portrait import load
from lesson_plans.curriculum.source import Fields, Text
from lesson_plans.curriculum.values import find_game
from widgets.exercises import Exercises
from widgets.fences.blocks import Demo, read_caption
from widgets.fences.boards import describe_demo, render_mirror
from widgets.fences.page import WALL, Kind, PageContext
from widgets.fences.questions import compare
from widgets.html import render
from widgets.messages.site import say, tell


@dataclass(frozen=True)
class Trial:
    """A turn under the rules of `game`: a demo, or a sentence that says why it's illegal."""

    game: SowingGame
    origin: str
    demo: Demo | None
    refusal: str = ""
    like: str = ""
    """The first game in which the turn has the same outcome."""


def read_differences(fields: Fields) -> tuple[Sequence[SowingGame], str]:
    """Read what a table compares, from `games`, by default all sowing games, and `caption`."""
    return _read_games(fields), read_caption(fields)


def read_same(fields: Fields, exercises: Exercises) -> tuple[Sequence[Trial], str] | None:
    """Read a turn and a caption, from `cups`, `stores`, `side`, `move`, `games` and `caption`.

    The turn is the same on the same board under the rules of several sowing games. The defaults are
    South, and all sowing games. Without `stores`, the seeds missing from the cups are split between
    them, so that games of 48 seeds and of 70 can be compared on one board.
    """
    cups = fields.text("cups", required=True)
    stores = fields.text("stores")
    side = fields.text("side")
    move = fields.text("move", required=True)
    games = _read_games(fields)
    caption = read_caption(fields)
    if cups is None or move is None:
        return None
    trials = []
    errors: list[tuple[Text, Said]] = []
    seen: dict[object, str] = {}
    for game in games:
        portrait = load(game, exercises.curriculum, fields.place.report)
        origin = portrait.origin if portrait else game.place
        try:
            position = game.parse(_write(game, cups, stores, side))
            after = position.play(move.value)
        except PositionError as error:
            at_fault = {"stores": stores, "side to move": side}.get(error.field) or cups
            errors.append((at_fault, error.reason))
            refusal = f"{say('fences-same-wrong')} {tell(error.reason)}"
            trials.append(Trial(game, origin, None, refusal))
        except IllegalMove as error:
            errors.append((move, error.said))
            trials.append(Trial(game, origin, None, tell(error.said)))
        else:
            demo = Demo(Record(game, position), ((move.value, ""),), game.sides[0], "")
            # What came of it: the board, each side's captures, and who is next
            won = [after.stores[side] - position.stores[side] for side in (0, 1)]
            outcome = (after.cups, after.marks, after.side, *won)
            first = seen.setdefault(outcome, game.name)
            trials.append(Trial(game, origin, demo, like=first if first != game.name else ""))
    if len(errors) == len(trials):
        at_fault, reason = errors[0]
        at_fault.place.blame(f"no game can play this. {reason}")
    return trials, caption


def _read_games(fields: Fields) -> tuple[SowingGame, ...]:
    """Read the sowing games in `games`, by default all of ours."""
    names = fields.texts("games")
    games = []
    for name in names:
        game = find_game(name)
        if isinstance(game, SowingGame):
            games.append(game)
        elif game:
            name.place.blame(f"{game.name} is no sowing game.")
    if len(names) == 1:
        names[0].place.blame("one game differs from nothing; list two or more.")
    return tuple(games) or list_ours()


def list_ours() -> tuple[SowingGame, ...]:
    """Return the sowing games of the curriculum, which our own pages compare."""
    return tuple(game for game in GAMES if isinstance(game, SowingGame))


def _write(game: SowingGame, cups: Text, stores: Text | None, side: Text | None) -> str:
    """Return a position's text with these fields, and the rest as if the game began."""
    # Of a number with thousands of digits, which Python doesn't read, the parser tells.
    left = max(0, game.seeds - sum(map(int, re.findall("[0-9]{1,9}", cups.value))))
    stored = stores.value if stores else f"{left - left // 2}-{left // 2}"
    mover = side.value if side else game.sides[0]
    fields = cups.value, stored, mover, str(game.tags_in_play or game.tags)
    return " ".join(filter(None, fields))


def write_differences(block: tuple[Sequence[SowingGame], str], page: PageContext) -> Markup:
    """Return the table: each question on which the games differ, and each answer's games."""
    compared, caption = block
    differing = [
        (question, [(answer, _list(games, compared)) for answer, games in given.items()])
        for question, given in compare(compared)
    ]
    names = listed(text(game.name) for game in compared)
    return render("blocks/differences.html", differing=differing, names=names, caption=caption)


def _list(games: Sequence[SowingGame], among: Sequence[SowingGame]) -> str:
    """Return the names of some of the games compared."""
    others = [game.name for game in among if game not in games]
    if len(others) == 1 and len(games) > 2:
        return say("fences-differences-others", game=text(others[0]))
    return say("game-list-comma").join(game.name for game in games)


def write_same(block: tuple[Sequence[Trial], str], page: PageContext) -> Markup:
    """Return a demo for each game, or why the turn is illegal."""

    def show(demo: Demo) -> Markup:
        if page.view == WALL:
            return render_mirror(demo.record, demo.viewpoint)
        return render("blocks/demo-element.html", **describe_demo(demo))

    trials, caption = block
    shown = [(trial, trial.demo and show(trial.demo)) for trial in trials]
    return render("blocks/same.html", trials=shown, caption=caption)


KINDS = (
    Kind("differences", read_differences, write_differences),
    Kind("same", read_same, write_same, uses_curriculum=True),
)
