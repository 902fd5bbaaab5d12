"""A player that a visitor wrote: its code is run and asked for moves, with JSON text in and out.

It runs in a Python that holds nothing else: see docs/maintainers/player.md. No answer is trusted;
the caller has to check that a move is legal.
"""

from __future__ import annotations

import builtins
import json
from collections.abc import Callable
from types import ModuleType
from typing import Any, TypedDict

from game_core.game_files import find_line, read_words
from game_core.registry import get

FILE = "player.py"
NAME = "choose"
MODULES = frozenset(
    """bisect collections copy dataclasses enum functools game_core heapq itertools json math
    operator random re textwrap time typing""".split()
)
"""What a player may import: modules that the browser's Python has, and that are of use."""
WITHOUT = ("breakpoint", "exit", "help", "input", "open", "quit")
"""Builtins that need what a player does not have: a person who types, or files."""
MOST_SIGNS = 200
"""How many characters are told of an error's message, or of what was given instead of a move."""
KINDS: tuple[tuple[type[BaseException], str], ...] = (
    (IndentationError, "indent"),
    (SyntaxError, "syntax"),
    (NameError, "name"),
    (ImportError, "import"),
    (IndexError, "index"),
    (KeyError, "key"),
    (AttributeError, "attribute"),
    (ZeroDivisionError, "division"),
    (RecursionError, "recursion"),
    (MemoryError, "memory"),
    (TypeError, "type"),
)
"""Errors that there are sentences for, the narrower before the wider."""


class Told(TypedDict):
    """An answer: a `move`, empty where none was asked for, or a `kind` of trouble.

    `line` of the code is 0 where none is at fault; `words` are Python's own, or what was given.
    """

    move: str
    kind: str
    line: int
    words: str


class Pupil:
    """A player; it has no moves to give before its code is taken."""

    def __init__(self) -> None:
        self._choose: Callable[[Any], object] | None = None

    def call(self, text: str) -> str:
        """Answer `{"source": …}` or `{"game": …, "position": …}`. Never raises."""
        try:
            told = self._answer(json.loads(text))
        except BaseException as error:
            told = describe(error)
        return json.dumps(told)

    def _answer(self, asked: dict[str, str]) -> Told:
        if "source" in asked:
            return self._take(asked["source"])
        if self._choose is None:
            return _tell("nothing")
        move = self._choose(get(asked["game"]).parse(asked["position"]))
        if isinstance(move, str):
            return {"move": move[:MOST_SIGNS], "kind": "", "line": 0, "words": ""}
        return _tell("nonsense", 0, repr(move))

    def _take(self, source: str) -> Told:
        module = ModuleType("player")
        module.__dict__["__builtins__"] = _list_builtins()
        self._choose = None
        exec(compile(source, FILE, "exec"), module.__dict__)
        choose = module.__dict__.get(NAME)
        if not callable(choose):
            return _tell("nothing")
        self._choose = choose
        return _tell("")


def describe(error: BaseException) -> Told:
    """What went wrong in a player's code, and where."""
    kind = next((kind for known, kind in KINDS if isinstance(error, known)), "wrong")
    words = read_words(error)
    if kind == "wrong":
        words = f"{type(error).__name__}: {words}".removesuffix(": ")
    return _tell(kind, find_line(error, FILE), words)


def _tell(kind: str, line: int = 0, words: str = "") -> Told:
    return {"move": "", "kind": kind, "line": line, "words": " ".join(words[:MOST_SIGNS].split())}


def _list_builtins() -> dict[str, object]:
    """Python's own names, as far as a player has a use for them."""
    names = {name: value for name, value in vars(builtins).items() if name not in WITHOUT}
    return names | {"__import__": _import}


def _import(name: str, *rest: Any) -> ModuleType:
    """A module, if a player may have it: one that may not sounds as if it were not there."""
    if name.partition(".")[0] not in MODULES:
        raise ImportError(name)
    return builtins.__import__(name, *rest)
