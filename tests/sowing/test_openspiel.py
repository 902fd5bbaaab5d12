"""Random games of OpenSpiel's Oware, replayed: the same legal moves and positions at every turn.

OpenSpiel differs in one thing: it ends a game when a position comes back for the first time, and
each player takes his own row; here play goes on to the third time, and then the seeds are split.
The majority, and a row that cannot be fed, end a game alike in both, with each taking his own row.
(OpenSpiel also ends at 24–24, which is reached only when all seeds are shared out.)
"""

from __future__ import annotations

from collections import Counter

import pytest

from game_core import Record
from tests.help.openspiel import Game, check, read
from tests.help.sowing import OWARE

GAMES = tuple(read())


def disagreement(game: Game) -> str:
    """The first thing that OpenSpiel did otherwise, or nothing."""
    record = Record(OWARE)
    for turn, (move, expected) in enumerate(zip(game.moves, game.checks, strict=True), start=1):
        legal = "".join(record.position.moves())
        if check(str(record.position), legal) != expected:
            return f"turn {turn}: OpenSpiel has another position than {record.position}, or {legal}"
        record = record.play(move)
    last = str(record.position)
    if record.result() is None and record.position in record.positions[:-1]:
        last = sweep(last)
    return "" if last == game.last else f"end: OpenSpiel has {game.last}, not {last}"


def sweep(text: str) -> str:
    """Each player takes the seeds of his own row."""
    cups, stores, side = text.split(" ")
    swept = (
        int(store) + sum(map(int, row.split(",")))
        for row, store in zip(cups.split("/"), stores.split("-"), strict=True)
    )
    return f"0,0,0,0,0,0/0,0,0,0,0,0 {'-'.join(map(str, swept))} {side}"


def test_openspiel_plays_the_same_game() -> None:
    for number, game in enumerate(GAMES):
        if found := disagreement(game):
            pytest.fail(f"game {number}, {found}", pytrace=False)


def test_a_wrong_move_or_seed_would_be_noticed() -> None:
    game = GAMES[0]
    assert disagreement(game._replace(checks=(check("", ""), *game.checks[1:]))).startswith(
        "turn 1"
    )
    assert disagreement(game._replace(last=game.last.swapcase())).startswith("end")


def test_the_games_reach_every_rule() -> None:
    reached = Counter[str]()
    for game in GAMES:
        record = Record(OWARE)
        for move in game.moves:
            position = record.position
            record, trace = record.trace(move)
            reached.update({event.kind for event in trace})
            reached["must feed"] += any(
                str(said).startswith("Feeding") for said in position.options().refusals.values()
            )
        result = record.result()
        reached[result.reason if result else "repetition"] += 1
    for rule in ("skip", "slam", "must feed", "majority", "cannot-feed", "repetition"):
        assert reached[rule] >= 10, f"{rule}: {reached[rule]}"
