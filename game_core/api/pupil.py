"""A visitor's own player: its code is run and asked for moves, with JSON text in and out.

It runs in a Python that holds nothing else: see docs/maintainers/player.md. No answer is trusted;
the caller must check that a move is legal.
"""

from __future__ import annotations

import builtins
import gc
import json
import sys
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
"""The modules a player may import: useful ones that the browser's Python has."""
WITHOUT = ("breakpoint", "exit", "help", "input", "open", "quit")
"""Builtins that need what a player doesn't have: a person who types, or files."""
MOST_SIGNS = 200
"""The most characters to quote from an error's message or from a non-move."""
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
"""Errors that have sentences, the more specific before the more general."""
WAYS = ("js", "pyodide", "pyodide_js", "_pyodide", "_pyodide_core", "_ctypes", "_socket")
"""Modules, with their submodules, that lead out of Python, or past its rules into its memory."""


class Told(TypedDict):
    """An answer: a `move`, empty if none was asked for, or a `kind` of trouble.

    `line` of the code is 0 if none is at fault; `words` are Python's own, or what was given.
    """

    move: str
    kind: str
    line: int
    words: str


class Pupil:
    """A player; it has no moves to give until its code is loaded."""

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
    """Describe what went wrong in a player's code, and where."""
    kind = next((kind for known, kind in KINDS if isinstance(error, known)), "wrong")
    words = read_words(error)
    if kind == "wrong":
        words = f"{type(error).__name__}: {words}".removesuffix(": ")
    return _tell(kind, find_line(error, FILE), words)


def _tell(kind: str, line: int = 0, words: str = "") -> Told:
    return {"move": "", "kind": kind, "line": line, "words": " ".join(words[:MOST_SIGNS].split())}


def _list_builtins() -> dict[str, object]:
    names = {name: value for name, value in vars(builtins).items() if name not in WITHOUT}
    return names | {"__import__": _import}


def _import(name: str, *rest: Any) -> ModuleType:
    """Import a module if a player may have it; otherwise fail as if it didn't exist."""
    if name.partition(".")[0] not in MODULES:
        raise ImportError(name)
    return builtins.__import__(name, *rest)


def shut() -> None:
    """Remove the modules of `WAYS`, and anything that could find them again. This can't be undone.

    It's a second line of defense: the browser enforces what must hold.

    A module lives as long as anything in it does, and leads to everything it held; some also have a
    copy that no module leads to. So all of them are emptied, and so is whatever they made.
    """
    # A module set to None can't be imported.
    for name in (*filter(_leads_out, sys.modules), *WAYS):
        sys.modules[name] = None  # type: ignore[assignment]
    sys.meta_path[:] = [each for each in sys.meta_path if not _leads_out(type(each).__module__)]
    for found in gc.get_objects():
        if type(found) is dict:
            if "__loader__" in found and _leads_out(found.get("__name__")):
                found.clear()
        elif _leads_out(type(found).__module__):
            held = getattr(found, "__dict__", None)
            if isinstance(held, dict):
                held.clear()
    gc.collect()


def _leads_out(name: object) -> bool:
    return isinstance(name, str) and name.partition(".")[0] in WAYS
