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

from game_core.api.protocol.answers import (
    Annotated,
    Arranged,
    Begun,
    Chosen,
    Contest,
    FoundMove,
    Hint,
    History,
    Level,
    Looking,
    Played,
    Posed,
    Rating,
    Reason,
    Review,
    RuleCard,
    Scene,
    Tried,
    Undone,
    Verdict,
    Visit,
    Waiting,
    Whys,
    Worth,
)
from game_core.api.protocol.refusals import Refusal
from game_core.api.protocol.requests import (
    About,
    AboutPuzzle,
    Annotating,
    Arranging,
    Attempting,
    Choosing,
    Contesting,
    Doubting,
    ExplainingPuzzle,
    Naming,
    Playing,
    Rate,
    Sliced,
    Thinking,
    Trying,
    Undoing,
    Visiting,
)
from game_core.api.request import Request

type Ask[Fields, Answer] = Callable[[Request], Answer]
"""An operation: the fields of its requests besides `id` and `op`, and the value of its answer."""

Operations = TypedDict(
    "Operations",
    {
        "open": Ask[About, Scene],
        "choose": Ask[Choosing, Chosen | Begun],
        "play": Ask[Playing, Played],
        "undo": Ask[Undoing, Undone],
        "stop": Ask[About, Played],
        "history": Ask[About, History],
        "visit": Ask[Visiting, Visit],
        "annotate": Ask[Annotating, Annotated],
        "try": Ask[Trying, Tried | Begun],
        "why": Ask[Doubting, Reason],
        "levels": Ask[About, list[Level]],
        "think": Ask[Thinking, FoundMove | Waiting],
        "hint": Ask[Sliced, Hint | Waiting],
        "rate": Ask[Rate, Rating | Waiting],
        "review": Ask[Sliced, Review | Looking],
        "worth": Ask[About, list[Worth]],
        "attempt": Ask[Attempting, Verdict],
        "answer-why": Ask[ExplainingPuzzle, Whys | Waiting],
        "contest": Ask[Contesting, Contest | Waiting],
        "rules": Ask[Naming, RuleCard],
        "arrange": Ask[Arranging, Arranged],
        "pose": Ask[AboutPuzzle, Posed],
        "transcript": Ask[About, str],
    },
)
"""Every operation, by its name in a request's `op`."""


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
