"""Blocks as HTML: complete and readable without scripts, brought to life by the browser side.

`data-scene` holds what the page needs to answer the first touch (`game_core.api.scene`, without the
picture, which is in the page already); `data-turns` what a demo shows. Sentences inside them still
hold sides in braces, since the reader may name the players; whatever is read as it stands says
South and North.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from game_core import Game, api, draw
from game_core.families.sowing.game import SowingGame
from game_core.puzzles.themes import AGES, DIFFICULTIES
from game_core.record import Record
from game_core.search.levels import LEVELS, find_level, name_taken
from game_core.types import SIDE_NAMES, fill
from lesson_plans.curriculum.portrait import Portrait
from lesson_plans.curriculum.problem import Problem
from widgets.atlas import Places, render_places
from widgets.blocks import PERSON, Block, Board, Demo, Opponents, Picture
from widgets.cardmarkup import Link, render_games, render_reasons
from widgets.cards import Cards, Games, Reasons
from widgets.compare import Comparison, Differences, Same, Trial
from widgets.glossary import Glossary, render_glossary
from widgets.puzzles import Challenge
from widgets.questions import compare

NAMES_OF_PARTS = re.compile(r' data-(?:key|cell|label|layer|ring|wide)="[^"]*"')


LAYOUT = (
    '<div class="ubao-layout"><div class="ubao-seat">{far}</div>'
    '<div class="ubao-view">{view}</div><div class="ubao-seat">{near}</div>'
    '<div class="ubao-words"></div><div class="ubao-tools"></div>'
    '<div class="ubao-record"></div></div>'
)
"""What is around a drawn board: it keeps the room until the browser side fills it."""


def render(
    block: Block | Comparison | Cards | Challenge | Glossary | Places,
    link: Link = str,
    *,
    coached: bool = True,
) -> str:
    """The HTML of a block.

    `link` knows the addresses of pages; `coached` is whether a board helps those who play.
    """
    match block:
        case Board():
            return _frame(_render_board(block, coached=coached), block.caption)
        case Demo():
            return _frame(_render_demo(block), block.caption)
        case Picture():
            return _frame(_render_picture(block), block.caption)
        case Challenge():
            return _frame(_render_challenge(block), block.caption)
        case Opponents():
            return _frame(_render_opponents(block), block.caption)
        case Differences():
            return _frame(_render_differences(block), block.caption)
        case Same():
            trials = "".join(map(_render_trial, block.trials))
            return _frame(f'<div class="ubao-same">{trials}</div>', block.caption)
        case Games():
            return render_games(block, _render_card_picture, link)
        case Glossary():
            return render_glossary(block)
        case Places():
            return render_places(block, link)
        case Reasons():
            return _frame(render_reasons(block, link), block.caption)


def render_problems(kind: str, problems: Sequence[Problem]) -> str:
    """A box in the place of a block that can't be shown, with everything wrong in it."""
    items = "".join(f"<li>{escape(str(problem))}</li>" for problem in problems)
    return (
        f'<div class="admonition failure ubao-problems">'
        f'<p class="admonition-title">This {escape(kind)} can’t be shown yet</p>'
        f"<ul>{items}</ul></div>"
    )


def _render_board(board: Board, *, coached: bool) -> str:
    attributes = {
        "game": board.record.game.slug,
        "position": str(board.record.position),
        "viewpoint": board.viewpoint,
        "players": " ".join(board.players),
    }
    if not coached:
        attributes["coach"] = "off"
    picture, scene = _draw(board.record, board.viewpoint)
    far, near = (_render_seat(board, side) for side in _far_and_near(board))
    layout = LAYOUT.format(far=far, view=picture, near=near)
    return _element("ubao-board", attributes | {"data-scene": _dump(scene)}, layout)


def _far_and_near(board: Board) -> tuple[str, str]:
    one, two = board.record.game.sides
    return (two, one) if board.viewpoint == one else (one, two)


def _render_seat(board: Board, side: str) -> str:
    """Who plays a side, where the computer plays one of them."""
    if set(board.players) == {PERSON}:
        return ""
    player = board.players[tuple(board.record.game.sides).index(side)]
    who = f"{{{side}}}" if player == PERSON else f"{find_level(player).name}, the computer"
    return f'<p class="ubao-player"><span class="ubao-name">{escape(fill(who))}</span></p>'


def _render_opponents(block: Opponents) -> str:
    """The levels, weakest first: what each is like, and how to beat it."""
    seeds = name_taken(block.game)
    items = (
        f"<dt>{escape(level.name)}</dt><dd>{escape(level.habit.format(seeds=seeds))} "
        f"<em>How to win:</em> {escape(level.advice.format(seeds=seeds))}</dd>"
        for level in LEVELS
    )
    return f'<dl class="ubao-levels">{"".join(items)}</dl>'


def _render_demo(demo: Demo) -> str:
    attributes = {"game": demo.record.game.slug, "viewpoint": demo.viewpoint}
    picture, scene = _draw(demo.record, demo.viewpoint)
    # Nothing is chosen in a demo, so it need not say why something can't be.
    scene["options"]["refusals"] = {}
    turns = list(_tell_turns(demo))
    items = (f"<li><b>{escape(turn['move'])}</b> {escape(_tell(turn))}</li>" for turn in turns)
    return _element(
        "ubao-demo",
        attributes | {"data-scene": _dump(scene), "data-turns": _dump(turns)},
        f'{picture}<ol class="ubao-moves">{"".join(items)}</ol>',
    )


def _render_picture(picture: Picture) -> str:
    return render_drawing(picture.game, draw.board(picture.position, picture.viewpoint))


def render_drawing(game: Game, drawn: str) -> str:
    """A drawing of something of a game, to look at."""
    # Nothing will move in it, and nobody chooses anything there.
    still = NAMES_OF_PARTS.sub("", drawn)
    return _element("ubao-picture", {"game": game.slug}, still)


def _render_card_picture(portrait: Portrait) -> str:
    game = portrait.game
    return _frame(_render_picture(Picture(game, portrait.position, game.sides[0], "")), "")


def _render_challenge(challenge: Challenge) -> str:
    puzzle = challenge.puzzle
    picture, scene = _draw(puzzle.record, puzzle.side)
    attributes = {
        "name": puzzle.name,
        "data-scene": _dump(scene),
        "data-puzzle": _dump(challenge.data),
    }
    notes = (
        f"You are {SIDE_NAMES[puzzle.side]}. This is {DIFFICULTIES[puzzle.difficulty]}, "
        f"for ages {AGES[puzzle.ages]}."
    )
    told = fill(draw.describe(puzzle.record.position))
    return _element(
        "ubao-puzzle",
        attributes,
        f'<p class="ubao-prompt">{escape(puzzle.prompt)}</p>'
        f'<p class="ubao-task-notes">{escape(notes)}</p>{picture}'
        f"<details><summary>The board as text</summary><p>{escape(told)}</p></details>",
    )


def _render_differences(block: Differences) -> str:
    differing = list(compare(block.games))
    if not differing:
        names = " and ".join(game.name for game in block.games)
        return f"<p>{escape(names)} have the same rules, answer for answer.</p>"
    groups = (
        f'<tbody><tr><th colspan="2" scope="rowgroup">{escape(title)}</th></tr>'
        + "".join(
            f"<tr><td>{escape(answer)}</td><td>{escape(_list(games, block.games))}</td></tr>"
            for answer, games in given.items()
        )
        + "</tbody>"
        for title, given in differing
    )
    head = '<thead><tr><th scope="col">The rule</th><th scope="col">In</th></tr></thead>'
    return f"<table>{head}{''.join(groups)}</table>"


def _list(games: Sequence[SowingGame], among: Sequence[SowingGame]) -> str:
    """The names of some games among those compared."""
    others = [game.name for game in among if game not in games]
    if len(others) == 1 and len(games) > 2:
        return f"All but {others[0]}"
    return ", ".join(game.name for game in games)


def _render_trial(trial: Trial) -> str:
    game = f"<strong>{escape(trial.game.name)}</strong>, {escape(trial.game.place)}"
    if trial.like:
        game += f"<span>The same as in {escape(trial.like)}</span>"
    refusal = f'<p class="ubao-refused">{escape(trial.refusal)}</p>'
    shown = _render_demo(trial.demo) if trial.demo else refusal
    return f"<figure><figcaption>{game}</figcaption>{shown}</figure>"


def _draw(record: Record, viewpoint: str) -> tuple[str, dict[str, Any]]:
    """The picture, and the scene without it."""
    scene = api.scene(record, viewpoint)
    # Turns that have parts are many; a page carries only the first parts.
    options = scene["options"]
    if not {*scene["legal"]} <= {*options["cells"], *options["choices"]}:
        scene["legal"] = []
    return scene.pop("svg"), scene


def _tell_turns(demo: Demo) -> Iterable[dict[str, Any]]:
    record = demo.record
    for turn in demo.turns:
        record, told = api.turn(record, turn.move, demo.viewpoint)
        yield told | {"say": turn.say}


def _tell(turn: dict[str, Any]) -> str:
    """The author's sentence, if there is one, and the one made from the events."""
    return " ".join(filter(None, (turn["say"], fill(turn["said"]))))


def _element(tag: str, attributes: dict[str, str], content: str) -> str:
    # Search shows the words around a board; the numbers in its picture would only be in the way.
    words = "".join(f" {name}={_quote(value)}" for name, value in attributes.items())
    words += " data-search-exclude"
    return f"<{tag}{words}>{content}</{tag}>"


def _frame(content: str, caption: str) -> str:
    below = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    return f'<figure class="ubao-figure">{content}{below}</figure>'


def _quote(value: str) -> str:
    """An attribute's value. JSON is full of double quotes, so these are single."""
    return "'" + escape(value, quote=False).replace("'", "&#39;") + "'"


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
