"""The rules in the browser match the tests' rules: whole games, word for word."""

from __future__ import annotations

from game_core import GAMES
from tests.e2e.board import Board
from tests.e2e.scripts import find_runtime
from tests.help import golden

ASK = """([runtime, requests]) => (
  Promise.all(requests.map((request) => runtime.call(request)))
)"""


def test_golden_transcripts(oware: Board, site: str) -> None:
    cases = [(game.slug, case) for game in GAMES for case in golden.read(game.slug)]
    requests = [{"op": "transcript", "game": slug, "record": case.record} for slug, case in cases]
    told = oware.page.evaluate(ASK, [find_runtime(oware.page, site), requests])
    for (slug, case), text in zip(cases, told, strict=True):
        assert text.splitlines() == case.transcript.splitlines(), f"{slug}: {case.title}"
