"""Start a game's tutorial in this folder's site, for you to fill in.

    ubao tutorial oware
    ubao tutorial oware --copy

The second one starts from ours. Both replace ours on the site.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import game_core
from game_core import Game, Record
from lesson_plans.curriculum.commands.here import begin, copy, open_here, open_parser
from lesson_plans.curriculum.drafts import draft
from lesson_plans.curriculum.tutorials import FILE, LEAST

STEP = """\
- id: step-{number}
  title: {title}
  say: {say}
  position: "{position}"
  goal: play {move}
  prompt: {prompt}
  hint: {hint}
  done: {done}
"""


def main(arguments: Sequence[str]) -> None:
    """Begin it. Raises Refusal and UnknownGame."""
    parser = open_parser("tutorial", __doc__)
    parser.add_argument("game", help="the short name of a game")
    parser.add_argument("--copy", action="store_true", help="start from our tutorial")
    asked = parser.parse_args(arguments)
    curriculum = open_here()
    game = game_core.get(asked.game)
    name = f"{game.slug}/{FILE}"
    text = copy(curriculum, name) if asked.copy else "\n".join(_write_steps(game))
    begin(curriculum.own / name, text)


def _write_steps(game: Game) -> Iterator[str]:
    """Yield the shortest tutorial allowed: the first turns of a game, each to be played."""
    record = Record(game)
    for number in range(1, LEAST + 1):
        move = record.position.moves()[0]
        yield STEP.format(
            number=number,
            title=draft("in three words"),
            say=draft("what do students need to know?"),
            position=record.position,
            move=move,
            prompt=draft("what should the player do?"),
            hint=draft("where should you look?"),
            done=draft("what happened, and why does it matter?"),
        )
        record = record.play(move)
