"""Two devices offline: two words show whether their boards are the same."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.e2e.board import Board


def read_words(check: Locator, turns: str) -> str:
    """Return the two words, once the board says that this many turns led there."""
    expect(check).to_contain_text(turns)
    return check.locator(".ubao-check-words").inner_text()


def test_where_two_boards_parted_is_found_turn_by_turn(oware: Board) -> None:
    check = oware.loc.locator(".ubao-check")
    settings = oware.open_settings()
    settings.loc.get_by_role("switch", name="Two devices: say the move").click()
    settings.answer("Done")
    expect(check).to_be_visible()
    words = [read_words(check, "Before the first turn, say:")]
    # One child plays C, and hears “d”.
    oware.play("C")
    words.append(read_words(check, "After turn 1, say:"))
    oware.play("d")
    words.append(read_words(check, "After turn 2, say:"))
    assert len(set(words)) == 3
    assert all(len(pair.split()) == 2 for pair in words)
    # The other has heard “e”: the words differ, and one turn earlier they're the same.
    oware.undo.click()
    assert read_words(check, "After turn 1, say:") == words[1]
    oware.play("e")
    assert read_words(check, "After turn 2, say:") != words[2]
    check.get_by_role("button", name="Not the same").click()
    assert read_words(check, "After turn 1, say:") == words[1]
    check.get_by_role("button", name="The same", exact=True).click()
    expect(check).to_contain_text("Now both boards match. Press “Play on from here”")
    oware.loc.get_by_role("button", name="Play on from here").click()
    oware.expect_game("C")
    oware.play("d")
    assert read_words(check, "After turn 2, say:") == words[2]
