"""Writing pages: `mkdocs serve` reloads saved pages, under the policy of the real site."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.e2e import PATIENCE
from tests.e2e.board import Board
from tests.e2e.visit import Visit
from tests.help.small_site import BOARD, serve, write


def test_a_saved_page_reloads_itself(browser: Browser, tmp_path: Path) -> None:
    folder = write(tmp_path, {"index.md": "# Before\n", "deep/page.md": "# Deep before\n"})
    with serve(folder) as url, browser.new_context() as context:
        context.set_default_timeout(PATIENCE)
        visit = Visit(url.rstrip("/"))
        visit.watch(context)
        home, deep = context.new_page(), context.new_page()
        home.goto(url)
        expect(home.locator("h1")).to_contain_text("Before")
        write(folder, {"index.md": f"# After\n\n{BOARD}"})
        expect(home.locator("h1")).to_contain_text("After")
        # Scripts and Python, which aren't copied after a save, are served all the same.
        board = Board(home)
        board.play("C")
        expect(board.undo).to_be_enabled()

        deep.goto(f"{url}deep/page/")
        expect(deep.locator("h1")).to_contain_text("Deep before")
        write(folder, {"deep/page.md": "# Deep after\n"})
        expect(deep.locator("h1")).to_contain_text("Deep after")
        assert visit.problems(faulty=False) == []
