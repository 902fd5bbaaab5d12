"""Games from outside the package: Python source that makes one or more, run as its own module.

A school writes such a file and names it in its mkdocs.yml; docs/authors/own-game.md shows one. Only
its text is needed, so it can be sent to a browser and to other processes.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from types import ModuleType
from typing import NamedTuple, TypeGuard

from game_core import installed, registry
from game_core.game import Game
from game_core.types import GameError

ANSWERS = ("slug", "name", "family", "place", "sides", "start", "parse")
"""The attributes every game has (see `game.Game`)."""


class Source(NamedTuple):
    """The text of a games file; `file` is what its author calls it."""

    file: str
    text: str


_sources: dict[str, Source] = {}
"""The source of games, by slug."""


def register(source: Source) -> tuple[Game, ...]:
    """Run a games file and register each game that it makes.

    If it raises GameError, with the line at fault, none of them is registered.
    """
    games: list[Game] = []
    for name, game in _make_games(source).items():
        try:
            _try_start(game)
            registry.register(game)
        except Exception as error:
            _forget(game.slug for game in games)
            line = find_line(error, source.file) or _find_name(name, source.text)
            raise GameError(source.file, line, f"{name}: {describe(error)}") from error
        games.append(game)
        _sources[game.slug] = source
    return tuple(games)


def provide(source: Source) -> None:
    """Register the games of a file, unless that has been done. Raises GameError."""
    if all(known.text != source.text for known in _sources.values()):
        register(source)


def clear() -> None:
    """Forget the games of all files."""
    _forget([*_sources])


def find_source(slug: str) -> Source | None:
    """Return the file of a game, even a package's; None for ours and for games from no file.

    Raises GameError for a package's game that isn't in a file of Python source.
    """
    if slug in _sources:
        return _sources[slug]
    text = installed.read_source(slug)
    return Source(f"{slug}.py", text) if text is not None else None


def list_sources() -> list[Source]:
    """List all files whose games are registered, each once."""
    return [*dict.fromkeys(_sources.values())]


def find_line(error: BaseException, file: str) -> int:
    """Return the line of a file where an error occurred; 0 if it occurred elsewhere."""
    if isinstance(error, SyntaxError) and error.filename == file:
        return error.lineno or 1
    line, trace = 0, error.__traceback__
    while trace:
        if trace.tb_frame.f_code.co_filename == file:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line


def describe(error: BaseException) -> str:
    """Describe an error on one line; the text of a plain ValueError counts as a sentence."""
    words = read_words(error)
    if words and type(error) is ValueError:
        return words
    return f"{type(error).__name__}: {words}".removesuffix(": ")


def read_words(error: BaseException) -> str:
    """Return an error's message on one line; an author's own error may fail to give one."""
    try:
        words = error.msg if isinstance(error, SyntaxError) else str(error)
        return " ".join(str(words or "").split())
    except BaseException:
        return ""


def _forget(slugs: Iterable[str]) -> None:
    for slug in slugs:
        registry.unregister(slug)
        sys.modules.pop(f"<{_sources.pop(slug).file}>", None)


def _make_games(source: Source) -> dict[str, Game]:
    """Return the games that a file makes, by the names they have there; there is at least one."""
    module = ModuleType(f"<{source.file}>")
    # Dataclasses look up the module they are made in.
    sys.modules[module.__name__] = module
    try:
        exec(compile(source.text, source.file, "exec"), module.__dict__)
    except (Exception, SystemExit) as error:
        raise GameError(source.file, find_line(error, source.file) or 1, describe(error)) from error
    made: dict[str, Game] = {}
    for name, value in vars(module).items():
        if _is_game(value) and not registry.has(value) and value not in made.values():
            made[name] = value
    if not made:
        raise GameError(source.file, 1, "there is no game in this file.")
    return made


def _is_game(value: object) -> TypeGuard[Game]:
    slug = None if isinstance(value, type) else getattr(value, "slug", None)
    return isinstance(slug, str) and all(hasattr(value, name) for name in ANSWERS)


def _try_start(game: Game) -> None:
    """Raise any error of a first position, or ValueError if it is of no use."""
    start = game.start()
    if not start.moves():
        raise ValueError("nobody can move at the start.")
    if game.parse(str(start)) != start:
        raise ValueError(f"its first position, {start}, can't be read back from its text.")


def _find_name(name: str, text: str) -> int:
    """Find the line on which a module's text assigns that name; 1 if that isn't clear."""
    found = re.search(rf"^{re.escape(name)}\b", text, re.MULTILINE)
    return 1 + text.count("\n", 0, found.start()) if found else 1
