"""Golden transcripts, replayed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game_core import GAMES, Record, api
from game_core.record import transcribe
from tests.help import golden

CASES = [
    pytest.param(game.slug, each, id=f"{game.slug}: {each.title}")
    for game in GAMES
    for each in golden.read(game.slug)
]


@pytest.mark.parametrize(("slug", "case"), CASES)
def test_transcript(slug: str, case: golden.Golden) -> None:
    record = Record.parse(case.record)
    assert str(record) == case.record
    assert transcribe(record).splitlines() == case.transcript.splitlines()


@pytest.mark.parametrize(("slug", "case"), CASES)
def test_the_page_gets_the_same_transcript(slug: str, case: golden.Golden) -> None:
    request = {"id": 1, "op": "transcript", "game": slug, "record": case.record}
    answer = json.loads(api.call(json.dumps(request)))
    assert answer == {"id": 1, "ok": True, "value": case.transcript}


@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_the_files_are_as_the_command_writes_them(
    slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = golden.path(slug).read_text(encoding="utf-8")
    copy = tmp_path / "copy.txt"
    copy.write_text(before, encoding="utf-8")
    monkeypatch.setattr(golden, "path", lambda slug: copy)
    golden.write(slug)
    assert copy.read_text(encoding="utf-8") == before
