"""Make widgets/packs/pictures/, of each game's board, because Kolibri doesn't accept SVG.

    make build
    PYTHONPATH=. .venv/bin/python tools/make_pictures.py

Each is the last drawing on the game's rules page: first positions look alike.
"""

from __future__ import annotations

from bench.chromium import SITE, launch
from game_core import GAMES
from tests.e2e.server import StaticHost
from tests.e2e.workers import ASLEEP
from widgets.packs.kolibri import PICTURES

WIDTH, HEIGHT = 400, 225
"""In pixels; Kolibri shows 16:9."""
ALONE = """() => {
  const board = [...document.querySelectorAll('main .ubao-figure svg.ubao-svg')].at(-1);
  const paper = document.createElement('ubao-sheet');
  document.body.replaceChildren(paper);
  paper.append(board);
  const whole = { display: 'grid', placeItems: 'center', position: 'fixed', inset: 0, padding: 0 };
  Object.assign(paper.style, whole);
  Object.assign(board.style, { width: '94vw', height: '92vh', maxHeight: 'none' });
}"""
"""Hides everything on the page except its board."""


def main() -> None:
    """Photograph all boards."""
    PICTURES.mkdir(exist_ok=True)
    with StaticHost(SITE) as host, launch() as browser:
        page = browser.new_page(
            viewport={"width": WIDTH, "height": HEIGHT}, bypass_csp=True, reduced_motion="reduce"
        )
        page.add_init_script(ASLEEP)
        for game in GAMES:
            page.goto(f"{host.url}games/{game.slug}/rules/")
            page.evaluate(ALONE)
            page.screenshot(path=PICTURES / f"{game.slug}.png")


if __name__ == "__main__":
    main()
