"""The settings dialog as a person uses it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.e2e.dialogs import Dialog


class Settings(Dialog):
    """What readers set on their device."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.preview, self.sounds, self.large, self.left, self.table = (
            self.loc.get_by_role("switch", name=name)
            for name in ("Show me first", "Sounds", "Larger letters", "Left-handed",
                         "Across a table")
        )  # fmt: skip

    def speed(self, name: str) -> Locator:
        """One of the speeds: `Slow`, `Normal`, `Fast`, `At once`."""
        return self.loc.get_by_role("radio", name=name, exact=True)
