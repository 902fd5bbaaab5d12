"""Pages that many tests share: Python starts once, and each test gets a page that's been reset.

Starting Python is most of a browser test's cost. So before each test, the article is restored to
what the host sent, with new boards; storage, settings, window and focus are those of a first visit
by someone who has seen the first-turn hints. If a test leaves a trace anywhere else, the next one
needs a new page.

A page on which a game is played becomes that of another game: its address, article, heading and
messages. Its links to other languages and pages stay the first game's, and a test has only one of
these pages at a time.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Protocol

from playwright.sync_api import Browser, Error, Page, expect

from tests.e2e import PATIENCE
from tests.e2e.board import Board
from tests.e2e.server import OURS
from tests.e2e.undrawing import DRAW
from tests.e2e.visit import Visit, known, read_kept


class Share(Protocol):
    """What gives a test the shared page at a path of the site, or one whose clock it may stop."""

    def __call__(self, path: str, *, clock: bool = False) -> Page: ...


ADD = """(first, attributes) => {
  const board = document.createElement('ubao-board');
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  first.before(board);
}"""


def add_board(page: Page, game: str, **attributes: str) -> Board:
    """Puts a board of another game at the top of a page, so that no other page has to be opened."""
    page.locator("ubao-board").first.evaluate(ADD, {"game": game, **attributes})
    return Board(page, page.locator(f"ubao-board[game={game}]").first)


MOST = 4
"""How many pages are kept: each holds its own Python, and machines may be small."""

SEND = """(sent) => {
  const article = document.importNode(sent.querySelector('article'), true);
  document.querySelector('article').replaceWith(article);
}"""

RESET = """async ([url, html]) => {
  const boards = [...document.querySelectorAll('ubao-board')];
  const games = boards.map((board) => board.controller?.session.queue);
  await Promise.race([
    // Colors follow the device with the next frame.
    Promise.all([new Promise(requestAnimationFrame), ...games]),
    new Promise((_, reject) => setTimeout(reject, 20_000, new Error('The page is busy.'))),
  ]);
  const fresh = new DOMParser().parseFromString(html, 'text/html');
  const isElsewhere = url !== location.href.split('#')[0];
  // A board reads the link in the address as soon as it is there.
  history.replaceState(null, '', url);
  if (isElsewhere) {
    document.title = fresh.title;
    document.querySelector('header').className = fresh.querySelector('header').className;
    const title = document.querySelector('.md-header__title');
    title.innerHTML = fresh.querySelector('.md-header__title').innerHTML;
    for (const words of fresh.querySelectorAll('script[src*="/words/"]')) {
      const src = words.getAttribute('src');
      if (document.querySelector(`script[src="${src}"]`)) continue;
      const script = Object.assign(document.createElement('script'), { src });
      const loaded = new Promise((resolve, reject) => {
        Object.assign(script, { onload: resolve, onerror: reject });
      });
      document.head.append(script);
      await loaded;
    }
  }
  (SEND)(fresh);
  localStorage.clear();
  // Nobody is new here.
  localStorage.setItem('OURSled', 'true');
  sessionStorage.clear();
  dispatchEvent(new Event('ubao-forgotten'));
  getSelection().removeAllRanges();
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  // What axe brings along.
  delete window.axe;
  delete window['__core-js_shared__'];
  delete document.elementsFromPoint;
  // The next Tab begins at the top of the page.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}""".replace("OURS", OURS).replace("SEND", SEND)
"""Nothing from the last test is still running once the new boards are there."""

PLAYED = re.compile(r"games/[a-z-]+/$")
"""Pages that become one another."""

SETTLED = """() => {
  const { state } = document.querySelector('ubao-board') ?? {};
  return state !== 'drawn' && state;
}"""
"""The state of the first board, once it's known."""

TRACE = """() => JSON.stringify([
  [window, document, navigator, crypto, navigator.clipboard].map(Object.getOwnPropertyNames),
  [...document.querySelectorAll('html, body')].map((part) => part.cloneNode(false).outerHTML),
  document.querySelectorAll('[inert]').length,
  document.body.children.length,
  document.fullscreenElement === null,
])"""
"""Where tests leave traces that RESET doesn't remove."""


AGAIN = """async (fragment) => {
  const { pathname } = location;
  history.replaceState(null, '', fragment ? `${pathname}#${fragment}` : pathname);
  const html = await (await fetch(pathname)).text();
  (SEND)(new DOMParser().parseFromString(html, 'text/html'));
}""".replace("SEND", SEND)
"""Show the page as the host sends it, in the same visit, at the fragment of a link."""


def come_again(page: Page, fragment: str = "") -> Board:
    """Make a page's boards anew: they know only what is stored and what a link says.

    That's as if the page were loaded again, but Python needn't start.
    """
    board = Board(page)
    # Only once a board has loaded everything is its game kept.
    expect(board.loc.locator(".ubao-typing")).to_be_attached()
    read_kept(page)
    page.evaluate(AGAIN, fragment)
    board.expect_state("ready")
    return board


@dataclass
class Shared:
    """A page at `url` in its own context, with the HTML that was sent and its first trace."""

    url: str
    page: Page
    html: str
    trace: str
    clock: bool

    def clean(self, url: str) -> bool:
        """Reset the page, and make it the one at `url`; return whether that was possible."""
        page = self.page
        for other in page.context.pages:
            if other is not page:
                other.close()
        if page.is_closed() or page.url.partition("#")[0] != self.url:
            return False
        page.evaluate(DRAW)
        page.emulate_media(
            media="null",
            color_scheme="null",
            reduced_motion="reduce",
            forced_colors="null",
            contrast="null",
        )
        page.set_viewport_size({"width": 1280, "height": 720})
        page.context.set_offline(False)
        page.unroute_all()
        page.mouse.move(0, 0)
        if self.clock:
            page.clock.resume()
        try:
            if url != self.url:
                self.url, self.html = url, page.request.get(url).text()
            page.evaluate(RESET, [url, self.html])
            # If Python doesn't answer, every later test would wait in vain.
            settled = page.wait_for_function(SETTLED).json_value()
            return bool(settled == "ready" and page.evaluate(TRACE) == self.trace)
        except Error:
            return False


class SharedPages:
    """The pages of the site at `root`, the most recently used one last."""

    def __init__(self, browser: Browser, root: str) -> None:
        self._browser = browser
        self._root = root
        self._pages: dict[tuple[str, bool], Shared] = {}

    def lend(self, path: str, visit: Visit, *, clock: bool) -> Page:
        """Return a page with boards, ready and as on a first visit; its visit begins."""
        key = PLAYED.sub("", path), clock
        url = self._root + path
        shared = self._pages.pop(key, None)
        if shared:
            visit.watch(shared.page.context)
            if not shared.clean(url):
                shared.page.context.close()
                shared = None
        if not shared:
            shared = self._open(url, visit, clock)
        self._pages[key] = shared
        while len(self._pages) > MOST:
            self._pages.pop(next(iter(self._pages))).page.context.close()
        return shared.page

    def close(self) -> None:
        """Close all pages."""
        for shared in self._pages.values():
            shared.page.context.close()

    def _open(self, url: str, visit: Visit, clock: bool) -> Shared:
        context = self._browser.new_context(
            service_workers="block", storage_state=known(visit.origin), reduced_motion="reduce"
        )
        context.set_default_timeout(PATIENCE)
        visit.watch(context)
        page = context.new_page()
        if clock:
            page.clock.install()
        answer = page.goto(url)
        assert answer is not None
        page.wait_for_function("() => document.querySelector('ubao-board')?.state === 'ready'")
        return Shared(url, page, answer.text(), page.evaluate(TRACE), clock)
