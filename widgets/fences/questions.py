"""The questions on which sowing games differ, and each answer in plain words.

A game is its answers to the engine's questions (see the sowing family's `game`), so words belong to
answers and never to games: two games read the same exactly where their rules agree.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from game_core.families.sowing import answers
from game_core.families.sowing.board import CLOCKWISE, COUNTER_CLOCKWISE
from game_core.families.sowing.game import SowingGame, finish
from game_core.families.sowing.games import layli_goobalay, mangala, ouri, oware, rio_kadalis
from game_core.messages import text
from widgets.messages.site import say


@dataclass(frozen=True)
class Question:
    """A question about the rules: `ask` returns a game's answers, `words` their messages."""

    name: str
    ask: Callable[[SowingGame], Sequence[object]]
    words: Mapping[object, str]

    @property
    def title(self) -> str:
        """The question in words."""
        return say(self.name)

    def answer(self, game: SowingGame) -> list[str]:
        """Return the game's answers in words; for an answer of its own, its docstring."""
        return [
            say(self.words[answer]) if answer in self.words else _tell_own(answer)
            for answer in self.ask(game)
        ]


QUESTIONS = (
    Question("fences-seeds", lambda game: [game.cups], {
        answers.FOUR_EACH: "fences-seeds-four-each",
        mangala.MANGALA.cups: "fences-seeds-middle",
    }),
    Question("fences-direction", lambda game: [game.direction], {
        COUNTER_CLOCKWISE: "fences-direction-counter-clockwise",
        CLOCKWISE: "fences-direction-clockwise",
    }),
    Question("fences-skip", lambda game: [game.lap], {
        answers.lap_round: "fences-skip-none",
        answers.lap_capturing_fours: "fences-skip-none",
        mangala.lap_clockwise: "fences-skip-none",
        answers.lap_skipping_origin: "fences-skip-origin",
        rio_kadalis.lap_of_open_cups: "fences-skip-closed",
    }),
    Question("fences-turn", lambda game: [game.last_seed], {
        oware.capture_unless_slam: "fences-turn-one",
        ouri.capture_back: "fences-turn-one",
        answers.relay_or_capture_facing: "fences-turn-empty",
        layli_goobalay.capture_or_make_uur: "fences-turn-uur",
        answers.relay_or_take_four: "fences-turn-four",
        mangala.go_on_after_capture: "fences-turn-even-captured",
        mangala.go_on_from_even: "fences-turn-even",
    }),
    Question("fences-capture", lambda game: [game.last_seed], {
        oware.capture_unless_slam: "fences-capture-twos",
        ouri.capture_back: "fences-capture-twos-all",
        answers.relay_or_capture_facing: "fences-capture-facing",
        layli_goobalay.capture_or_make_uur: "fences-capture-facing-uur",
        answers.relay_or_take_four: "fences-capture-fours",
        mangala.go_on_after_capture: "fences-capture-pairs",
        mangala.go_on_from_even: "fences-capture-pairs",
    }),
    Question("fences-forbidden", lambda game: game.restrictions, {
        ouri.SINGLES_STAY: "fences-forbidden-singles",
        layli_goobalay.UUR_STAY: "fences-forbidden-uur",
        mangala.OPENING: "fences-forbidden-opening",
        answers.NO_ENDLESS_MOVE: "fences-forbidden-endless",
        answers.FEEDING: "fences-forbidden-feeding",
    }),
    Question("fences-hungry", lambda game: [game.again], {
        answers.to_feed: "fences-hungry-feed",
        answers.never: "fences-hungry-over",
    }),
    Question("fences-end", lambda game: [*game.endings.reasons, game.stuck], {
        "majority": "fences-end-majority",
        "one-each": "fences-end-one-each",
        "empty": "fences-end-empty",
        "few-seeds": "fences-end-few-seeds",
        "cannot-feed": "fences-end-cannot-feed",
        "cannot-move": "fences-end-cannot-move",
    }),
    Question("fences-left", lambda game: [game.conclude], {
        answers.end_with_own_rows: "fences-left-own-rows",
        rio_kadalis.settle_round: "fences-left-own-rows",
        layli_goobalay.settle_round: "fences-left-uur",
        finish: "fences-left-nobody",
    }),
    Question("fences-win", lambda game: [game.conclude], {
        answers.end_with_own_rows: "fences-win-more",
        finish: "fences-win-more",
        rio_kadalis.settle_round: "fences-win-four-rounds",
        layli_goobalay.settle_round: "fences-win-43",
    }),
    Question("fences-stop", lambda game: [game.conclude_stopped], {
        answers.end_with_even_split: "fences-stop-split",
        answers.end_with_own_rows: "fences-stop-own-rows",
        answers.leave_as_it_is: "fences-stop-stores",
        rio_kadalis.settle_round: "fences-stop-round",
        layli_goobalay.settle_round: "fences-stop-round",
    }),
)  # fmt: skip


def _tell_own(answer: object) -> str:
    """Describe an answer that none of our games has."""
    if isinstance(answer, tuple):
        cups = text(", ".join(map(str, answer)))
        return say("fences-seeds-own", seeds=sum(answer), cups=cups)
    doc = inspect.getdoc(answer) if inspect.isfunction(answer) else None
    rule = (doc or "").partition("\n")[0]
    return say("fences-own-told", rule=text(rule)) if rule else say("fences-own")


def compare(games: Sequence[SowingGame]) -> Iterator[tuple[str, dict[str, list[SowingGame]]]]:
    """Yield each question on which the games differ, with the answers that aren't common to all."""
    for question in QUESTIONS:
        given: dict[str, list[SowingGame]] = {}
        for game in games:
            for answer in question.answer(game):
                given.setdefault(answer, []).append(game)
        differing = {answer: who for answer, who in given.items() if len(who) < len(games)}
        if differing:
            yield question.title, differing
