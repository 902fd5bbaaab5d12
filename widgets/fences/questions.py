"""How the sowing games differ: the questions that the engine asks, and each answer in plain words.

A game is its answers to those questions (see the sowing family's `game`), so the words are kept by
answer and never by game: two games read the same exactly where their rules are the same.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from game_core.families.sowing import answers, fours
from game_core.families.sowing.board import CLOCKWISE, COUNTER_CLOCKWISE
from game_core.families.sowing.game import SowingGame, finish
from game_core.families.sowing.games import (
    layli_goobalay,
    mangala,
    ouri,
    oware,
    rio_kadalis,
)

TWOS = "Twos and threes in the other row, back from your last seed."
FACING = "Your last seed fell in an empty cup of your own: that seed, and the facing cup's."
PAIRS = "Every two facing cups that are both even. Nothing in the first turns."
HANDFULS = "Handful after handful, until a last seed falls in"
EVEN = "Handful after handful: it goes on when the last cup is even"
BUT_PAIRS = "It ends when the last cup itself is captured."
OWN_ROWS = "Each player takes the seeds in their own row."
OWN = "By a rule of its own."
ROUND_STOPS = "The round ends there, and its seeds are shared out as always. Then the next begins."


@dataclass(frozen=True)
class Question:
    """A question about the rules; `ask` gives what a game answers, `words` what that means."""

    title: str
    ask: Callable[[SowingGame], Sequence[object]]
    words: Mapping[object, str]

    def answer(self, game: SowingGame) -> list[str]:
        """The game's answers in words; of one that is its own, what its docstring says."""
        return [self.words.get(answer) or _tell_own(answer) for answer in self.ask(game)]


QUESTIONS = (
    Question(
        "How many seeds are there?",
        lambda game: [game.cups],
        {
            answers.FOUR_EACH: "48: four in each cup.",
            mangala.MANGALA.cups: "70: all of them in the four middle cups.",
        },
    ),
    Question(
        "Which way do you sow?",
        lambda game: [game.direction],
        {COUNTER_CLOCKWISE: "Counter-clockwise.", CLOCKWISE: "Clockwise."},
    ),
    Question(
        "Do you skip a cup when you sow?",
        lambda game: [game.lap],
        {
            answers.lap_round: "No.",
            fours.lap_capturing_fours: "No.",
            mangala.lap_clockwise: "No.",
            answers.lap_skipping_origin: "Yes: the cup that this handful came from.",
            rio_kadalis.lap_of_open_cups: "Yes: closed cups.",
        },
    ),
    Question(
        "How long is a turn?",
        lambda game: [game.last_seed],
        {
            oware.capture_unless_slam: "One handful.",
            ouri.capture_back: "One handful.",
            answers.relay_or_capture_facing: f"{HANDFULS} an empty cup.",
            layli_goobalay.capture_or_make_uur: f"{HANDFULS} an empty cup or in an uur.",
            fours.relay_or_take_four: f"{HANDFULS} an empty cup or makes four.",
            mangala.go_on_after_capture: f"{EVEN}, or when seeds were captured. {BUT_PAIRS}",
            mangala.go_on_from_even: f"{EVEN}. {BUT_PAIRS}",
        },
    ),
    Question(
        "What do you capture?",
        lambda game: [game.last_seed],
        {
            oware.capture_unless_slam: f"{TWOS} But never the whole row.",
            ouri.capture_back: f"{TWOS} Even the whole row.",
            answers.relay_or_capture_facing: FACING,
            layli_goobalay.capture_or_make_uur: f"{FACING} But a facing three makes two uur.",
            fours.relay_or_take_four: (
                "Each cup that becomes four. The owner of the row takes it. But the four that your "
                "last seed makes is yours."
            ),
            mangala.go_on_after_capture: PAIRS,
            mangala.go_on_from_even: PAIRS,
        },
    ),
    Question(
        "Which cups may you not play, though they hold seeds?",
        lambda game: game.restrictions,
        {
            ouri.SINGLES_STAY: "A single seed, while you have a fuller cup.",
            layli_goobalay.UUR_STAY: "An uur.",
            mangala.OPENING: "In your first turn: any cup but the rightmost.",
            answers.NO_ENDLESS_MOVE: "A cup whose turn would never end.",
            answers.FEEDING: "A cup that leaves a hungry row without a seed.",
        },
    ),
    Question(
        "The other player has no seeds. What now?",
        lambda game: [game.again],
        {
            answers.to_feed: "You play, and must feed them.",
            answers.never: "They can't move. The game or the round is over.",
        },
    ),
    Question(
        "What ends the game, or the round?",
        lambda game: [*game.endings.reasons, game.stuck],
        {
            "majority": "A player has captured 25 seeds.",
            "one-each": "Each row has just one seed left.",
            "empty": "No seeds are left on the board.",
            "few-seeds": "Fewer than four seeds are left.",
            "cannot-feed": "One row is empty, and no move can feed it.",
            "cannot-move": "The player whose turn it is can't move.",
        },
    ),
    Question(
        "Who gets the seeds that are left?",
        lambda game: [game.conclude],
        {
            answers.end_with_own_rows: OWN_ROWS,
            rio_kadalis.settle_round: OWN_ROWS,
            layli_goobalay.settle_round: (
                "Each player takes their own uur, in both rows, and the rest of their own row."
            ),
            finish: "Nobody.",
        },
    ),
    Question(
        "Who wins?",
        lambda game: [game.conclude],
        {
            answers.end_with_own_rows: "Whoever has more seeds.",
            finish: "Whoever has more seeds.",
            rio_kadalis.settle_round: "There are rounds. The first to win four of them wins.",
            layli_goobalay.settle_round: "There are rounds. The first to have 43 seeds wins.",
        },
    ),
    Question(
        "You both want to stop. What happens?",
        lambda game: [game.conclude_stopped],
        {
            answers.end_with_even_split: "The seeds left are split in two equal parts.",
            answers.end_with_own_rows: OWN_ROWS,
            answers.leave_as_it_is: "The stores count. The seeds left are nobody's.",
            rio_kadalis.settle_round: ROUND_STOPS,
            layli_goobalay.settle_round: ROUND_STOPS,
        },
    ),
)


def _tell_own(answer: object) -> str:
    """An answer that only somebody else's game gives."""
    if isinstance(answer, tuple):
        return f"{sum(answer)}: {', '.join(map(str, answer))}, from cup A round the board."
    said = inspect.getdoc(answer) if inspect.isfunction(answer) else None
    return f"{OWN} {(said or '').partition('\n')[0]}".rstrip()


def compare(games: Sequence[SowingGame]) -> Iterator[tuple[str, dict[str, list[SowingGame]]]]:
    """Each question on which the games differ, with every answer that only some of them give."""
    for question in QUESTIONS:
        given: dict[str, list[SowingGame]] = {}
        for game in games:
            for answer in question.answer(game):
                given.setdefault(answer, []).append(game)
        differing = {answer: who for answer, who in given.items() if len(who) < len(games)}
        if differing:
            yield question.title, differing
