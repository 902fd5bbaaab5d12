"""Sound: the device's own voice, and tones, both off until the reader turns them on."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import axe
from tests.e2e.board import Board

pytestmark = pytest.mark.undrawn

CAPTURE = quote("0,1,0,0,0,2/1,1,3,0,4,0 18-18 S")
"""F makes two of a's and of b's one seed."""
VOICES = """(local) => {
  window.spoken = [];
  const lang = document.documentElement.lang || 'en';
  speechSynthesis.getVoices = () => [{ localService: local, lang, name: 'Ama' }];
  speechSynthesis.speak = ({ text }) => spoken.push(text);
  globalThis.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  speechSynthesis.dispatchEvent(new Event('voiceschanged'));
}"""


def test_only_a_voice_of_the_device_reads_aloud(oware: Board) -> None:
    button = oware.loc.get_by_role("button", name="Read aloud")
    oware.page.evaluate(VOICES, False)
    expect(button).to_have_count(0)
    oware.page.evaluate(VOICES, True)
    oware.play("C")
    button.click()
    [told] = oware.page.evaluate("spoken")
    assert told.startswith("Blue sows 4 seeds from cup C.")
    assert told.endswith("Your turn, Gold.")
    assert axe(oware.page) == []


@pytest.mark.context(storage_state=None)
def test_sounds_are_asked_for_once(page: Page, site: str) -> None:
    page.goto(f"{site}games/oware/#p={CAPTURE}")
    board = Board(page)
    board.expect_state("ready")
    question = board.loc.get_by_role("group", name="Sound on?")
    board.choose("F")
    question.get_by_role("button", name="No").click()
    expect(question).to_have_count(0)
    board.expect_turn("Gold")
    board.undo.click()
    board.expect_turn("Blue")
    board.choose("F")
    board.expect_turn("Gold")
    expect(question).to_have_count(0)
