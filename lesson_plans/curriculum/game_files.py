"""A school's own games: Python files named in its mkdocs.yml.

    plugins:
      - ubao:
          games: [games/hill.py]

docs/authors/own-game.md explains how to write one. Mistakes are reported with file and line.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import yaml

from game_core import Game, GameError, Record, api, game_files
from game_core.game_files import Source
from lesson_plans.curriculum.problem import Place, Problem, Report, ignore
from lesson_plans.curriculum.source import Text, read_map

CONFIG = "mkdocs.yml"
GAMES, LEAVE_OUT = "games", "leave_out"
"""The plugin's options: files of games, and parts of our curriculum to leave out."""
TRIALS, LONGEST = 3, 100
"""Trial games per set of rules, and turns per trial game at most."""


def read_option(config: Path, option: str, report: Report) -> list[Text]:
    """Return the texts, with places, of our plugin's option; none if the file can't be read."""
    # MkDocs reports whatever else is wrong with the file. It accepts aliases and UTF-16, which
    # curriculum files may not have.
    try:
        node = yaml.compose(config.read_bytes(), Loader=yaml.SafeLoader)
    except (OSError, yaml.YAMLError):
        return []
    fields = read_map(Place(config.name, 1, "", ignore), node) if node else None
    plugins = [*fields.maps("plugins"), fields.map("plugins")] if fields else []
    options = [plugin.map("ubao") for plugin in plugins if plugin]
    found = [text for each in options if each for text in each.texts(option)]
    return [Text(text.value, Place(config.name, text.place.line, option, report)) for text in found]


def register_own(home: Path, report: Report) -> None:
    """Register the games named by the configuration in a folder."""
    register_games(home, read_option(home / CONFIG, GAMES, report), report)


def register_games(home: Path, files: Sequence[Text], report: Report) -> None:
    """Register the games in these files, given relative to `home`, replacing all earlier ones."""
    game_files.clear()
    for file in files:
        try:
            text = (home / file.value).read_text(encoding="utf-8")
        except (OSError, UnicodeError) as error:
            reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8"
            file.place.blame(f"“{file.value}” can't be read: {reason}.")
            continue
        source = Source(file.value, text)
        try:
            for game in game_files.register(source):
                try_game(game, source)
        except GameError as error:
            report(Problem(error.where, error.line, "", error.reason))


def try_game(game: Game, source: Source) -> None:
    """Play random games, explained and drawn as on a page. Raises GameError for a failure."""
    for seed in range(TRIALS):
        rng, record = Random(seed), Record(game)
        while record.result() is None and len(record.plies) < LONGEST:
            moves = record.plies
            try:
                moves = (*moves, rng.choice(record.position.moves()))
                record, _, _ = api.take(record, moves[-1], game.sides[0])
                api.scene(record, game.sides[0])
            except Exception as error:
                line = game_files.find_line(error, source.file) or 1
                reason = f"{game_files.describe(error)} (after {' '.join(moves)})"
                raise GameError(
                    source.file, line, f"{game.name} fails in play: {reason}"
                ) from error
