"""The documented grammar describes the texts of every game, and no others."""

from __future__ import annotations

import re
from random import Random

import pytest

from game_core import GAMES, Game, Record, get
from game_core.positions import random_game
from tests.help.paths import ROOT

PAGE = ROOT / "docs" / "python" / "formats.md"
TOKEN = re.compile(r'"[^"]*"|\[[^\]]*\]|[a-z][a-z-]*|[()|*+?]')


def read_grammars() -> list[dict[str, str]]:
    """For each block of the page, the right sides of its rules by name."""
    blocks = re.findall(r"```ebnf\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return [
        dict(re.findall(r"^([a-z-]+)\s+::= (.*?)(?=^[a-z-]+\s+::=|\Z)", block, re.M | re.S))
        for block in blocks
    ]


def compile_rule(grammar: dict[str, str], name: str) -> str:
    """Return a pattern for a rule; rules aren't recursive."""

    def translate(token: str) -> str:
        if token.startswith('"'):
            return re.escape(token[1:-1])
        return compile_rule(grammar, token) if token[0].isalpha() else token

    return f"(?:{''.join(map(translate, TOKEN.findall(grammar[name])))})"


SOWN, SQUARES, MOVES, SAVED, _ = read_grammars()


def patterns(game: Game) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Those of a game's positions and of its moves."""
    position = (
        compile_rule(SOWN, "position") if game.family.sows else compile_rule(SQUARES, game.slug)
    )
    move = compile_rule(MOVES, "sowing" if game.family.sows else game.slug)
    return re.compile(position), re.compile(move)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_grammar_has_every_text_of_a_game(game: Game) -> None:
    position, move = patterns(game)
    record = random_game(game, Random(5), 80)
    for each in record.positions:
        assert position.fullmatch(str(each))
    for ply in record.plies:
        assert move.fullmatch(ply)
    for text in record.positions[0].moves()[::7]:
        assert move.fullmatch(text)


@pytest.mark.parametrize("slug", ["oware", "rio-kadalis", "amphora"])
def test_the_grammar_has_saved_games(slug: str) -> None:
    game = get(slug)
    rest = {"newline": '"\n"', "slug": f'"{slug}"', "position": "[^\n]+", "move": "[^ \n]+"}
    grammar = SAVED | rest
    saved = re.compile(compile_rule(grammar, "record"))
    record = random_game(game, Random(5), 5)
    for each in (Record(game), record, record.stop(), Record(game).stop()):
        assert saved.fullmatch(str(each))
    assert not saved.fullmatch(str(record).replace("game", "sport"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_what_is_not_in_the_grammar_is_refused(game: Game) -> None:
    position, move = patterns(game)
    for text in ("", "4 w", f" {game.start()}", f"{game.start()} "):
        assert not position.fullmatch(text)
        with pytest.raises(ValueError, match=r"."):
            game.parse(text)
    for text in ("", "G", "e2-", "e2e3@", "keep!"):
        assert not move.fullmatch(text)
        with pytest.raises(ValueError, match=r"."):
            game.start().play(text)
