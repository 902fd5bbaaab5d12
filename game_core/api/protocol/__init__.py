"""The protocol between a page and the rules: operations, requests and answers.

Declared here once, for the type checker: the rules that answer and the browser side that asks are
both checked against it (`widgets.runtime.protocol` writes these types for the browser side).
Nothing imports it at run time: a request and its answer are plain data that travel as JSON.

Sentences are messages (see `game_core.messages`): the page puts them into words, since it knows the
players' names. `docs/maintainers/index.md` shows what a conversation looks like.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NotRequired, TypedDict

from game_core.api.protocol import answers, requests
from game_core.api.protocol.answers import Meaning
from game_core.api.request import Request
from game_core.messages import Said

type Ask[Fields, Answer] = Callable[[Request], Answer]
"""An operation: the fields of its requests besides `id` and `op`, and the value of its answer."""

Operations = TypedDict(
    "Operations",
    {
        "open": Ask[requests.About, answers.Scene],
        "choose": Ask[requests.Choosing, answers.Chosen | answers.Begun],
        "play": Ask[requests.Playing, answers.Played],
        "undo": Ask[requests.Undoing, answers.Undone],
        "stop": Ask[requests.About, answers.Played],
        "history": Ask[requests.About, answers.History],
        "visit": Ask[requests.Visiting, answers.Visit],
        "annotate": Ask[requests.Annotating, answers.Annotated],
        "try": Ask[requests.Trying, answers.Tried | answers.Begun],
        "why": Ask[requests.Doubting, answers.Reason],
        "levels": Ask[requests.About, list[answers.Level]],
        "think": Ask[requests.Thinking, answers.FoundMove | answers.Waiting],
        "hint": Ask[requests.Sliced, answers.Hint | answers.Waiting],
        "rate": Ask[requests.Rate, answers.Rating | answers.Waiting],
        "review": Ask[requests.Reviewing, answers.Review | answers.Looking],
        "worth": Ask[requests.About, list[answers.Worth]],
        "attempt": Ask[requests.Attempting, answers.Verdict],
        "answer-why": Ask[requests.ExplainingPuzzle, answers.Whys | answers.Waiting],
        "contest": Ask[requests.Contesting, answers.Contest | answers.Waiting],
        "rules": Ask[requests.Naming, answers.RuleCard],
        "arrange": Ask[requests.Arranging, answers.Arranged],
        "pose": Ask[requests.AboutPuzzle, answers.Posed],
        "transcript": Ask[requests.About, str],
    },
)
"""Every operation, by its name in a request's `op`."""


class BadPosition(TypedDict):
    """A position that can't be read: the part of its text, and the character, counted from 1."""

    code: Literal["bad-position"]
    message: Said
    field: str
    column: int


class BadRecord(TypedDict):
    """A saved game that can't be read, with the line at fault, counted from 1.

    `game` is the slug of the game it records, if a different one was asked for.
    """

    code: Literal["bad-record"]
    message: Said
    line: int
    game: NotRequired[str]


class BadGame(TypedDict):
    """A third-party game that can't be loaded, and the line of its file, counted from 1."""

    code: Literal["bad-game"]
    message: Said
    line: int


class Forbidden(Meaning):
    """A move that can't be played."""

    code: Literal["illegal-move"]
    message: Said


class Fault(TypedDict):
    """An unknown game, a malformed request, or a bug of ours, which the message names."""

    code: Literal["unknown-game", "bad-request", "internal"]
    message: Said


type Refusal = BadPosition | BadRecord | BadGame | Forbidden | Fault


class Success(TypedDict):
    """The answer to the request with this `id`; its operation determines what `value` is."""

    id: NotRequired[str | int]
    ok: Literal[True]
    value: object


class Failure(TypedDict):
    """The reason why the request with this `id` has no answer."""

    id: NotRequired[str | int]
    ok: Literal[False]
    error: Refusal


type Answer = Success | Failure
