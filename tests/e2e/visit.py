"""What a visit to the site left behind: the browser's complaints, and every request."""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Frame,
    Page,
    Request,
    StorageState,
    WebError,
)

from tests.e2e.server import OURS


def known(origin: str, ours: str = OURS) -> StorageState:
    """What is stored for someone who has been led through a first turn; names begin with `ours`."""
    return {
        "cookies": [],
        "origins": [
            {"origin": origin, "localStorage": [{"name": f"{ours}led", "value": "true"}]},
        ],
    }


KEPT = """async () => {
  const writing = async () => {
    const { held, pending } = await navigator.locks.query();
    return held.length + pending.length;
  };
  while (navigator.locks && await writing());
  const names = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at));
  return Object.fromEntries(names.map((name) => [name, localStorage.getItem(name)]));
}"""


def read_kept(page: Page | Frame) -> dict[str, str]:
    """Return everything on the device, once each page has written its changes."""
    kept: dict[str, str] = page.evaluate(KEPT)
    return kept


@dataclass
class Visit:
    """A record of everything that happened in one browser context.

    `violations` are complaints about the Content-Security-Policy, `errors` all other messages of
    the console at error level, `exceptions` what no script caught, `requests` the addresses asked
    for, of pages and their workers. `others` begin addresses that are no strangers' either.
    """

    origin: str
    others: list[str] = field(default_factory=list)
    violations: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    exceptions: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)

    def watch(self, context: BrowserContext) -> None:
        """Start recording what happens in a context."""
        context.on("console", self._hear)
        context.on("weberror", self._catch)
        context.on("request", self._follow)

    def leave(self, context: BrowserContext) -> None:
        """Stop recording."""
        context.remove_listener("console", self._hear)
        context.remove_listener("weberror", self._catch)
        context.remove_listener("request", self._follow)

    def strangers(self) -> list[str]:
        """Return the requests that left our own origin."""
        own = (self.origin + "/", "data:", f"blob:{self.origin}/", "blob:null/", *self.others)
        return [url for url in self.requests if not url.startswith(own)]

    def problems(self, faulty: bool) -> list[str]:
        """Return what no visit may leave behind; errors don't count if faults were provoked."""
        return [
            *(f"against the policy: {text}" for text in self.violations),
            *(f"uncaught: {text}" for text in self.exceptions),
            *(f"request to a stranger: {url}" for url in self.strangers()),
            *(f"error on the console: {text}" for text in self.errors if not faulty),
        ]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            policy = "Content Security Policy" in message.text
            place = message.location.get("url", "")
            (self.violations if policy else self.errors).append(f"{message.text} ({place})")

    def _catch(self, error: WebError) -> None:
        # Material's scheduler fails if a test stops a page's clock, which only tests can do.
        if error.error.message != "executing a cancelled action":
            self.exceptions.append(error.error.stack or error.error.message)

    def _follow(self, request: Request) -> None:
        self.requests.append(request.url)
