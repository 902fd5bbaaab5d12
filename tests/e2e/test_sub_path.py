"""The site works in a folder of a host, here /school/ubao/, that sends no headers of its own."""

from __future__ import annotations

from http import HTTPStatus

import pytest
from playwright.sync_api import Page, Response

from tests.e2e.board import Board


@pytest.fixture
def failures(page: Page) -> list[str]:
    """The addresses that were requested in vain."""
    failures: list[str] = []

    def listen(response: Response) -> None:
        if response.status >= HTTPStatus.BAD_REQUEST:
            failures.append(response.url)

    page.on("response", listen)
    return failures


@pytest.mark.parametrize("path", ["games/oware/", "authors/fences/"])
def test_boards_play_at_every_depth(page: Page, site: str, failures: list[str], path: str) -> None:
    page.goto(site + path)
    board = Board(page)
    board.set_speed("At once")
    board.choose("C")
    board.expect_game("C")
    assert failures == []
