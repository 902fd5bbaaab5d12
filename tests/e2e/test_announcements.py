"""What a screen reader announces: every turn once, and nothing else."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from game_core import Record, get
from game_core.api import take
from game_core.messages import speak
from game_core.sentences import tell_status
from tests.e2e.board import Board

LISTEN = """() => {
  const heard = document.querySelector('article').heard = [];
  const regions = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])';
  const said = (node) => [...node.childNodes].map((child) => child.textContent).join(' ').trim();
  new MutationObserver((changes) => {
    const changed = changes.map(({ target }) => (
      target instanceof Element ? target : target.parentElement).closest(regions));
    for (const region of new Set(changed)) {
      const hidden = region?.closest('[hidden], [aria-hidden=true]');
      if (region && !hidden && said(region)) heard.push(said(region));
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""
"""Records the contents of live regions each time they change."""

HEARD = "() => document.querySelector('article').heard"

NAMES = {"S": "Blue", "N": "Gold"}


def test_each_turn_is_said_once(page: Page, oware: Board) -> None:
    page.evaluate(LISTEN)
    record = Record(get("oware"))
    expected = []
    for move in ("C", "d", "F", "a"):
        oware.choose(move)
        record, told, _ = take(record, move, "S")
        oware.expect_rest(str(record.position))
        status = tell_status(record.position, record.result())
        expected.append(speak([*told["said"], *status], NAMES))
    assert page.evaluate(HEARD) == expected


def test_a_refusal_and_a_step_back_are_said_once(page: Page, oware: Board) -> None:
    oware.play("C")
    oware.expect_game("C")
    page.evaluate(LISTEN)
    oware.choose("A")
    expect(oware.said).to_have_text("Cup A is in Blue's row: Gold plays a–f.")
    oware.undo.click()
    oware.expect_game()
    assert page.evaluate(HEARD) == [
        "Cup A is in Blue's row: Gold plays a–f.",
        "Your turn, Blue.",
    ]
