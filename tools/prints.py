"""Write what is printed as PDFs: `python tools/prints.py SITE FOLDER [CHILDREN]`.

One file for each plan and size of paper, `oware-a4.pdf`, tagged for screen readers, with sheets for
so many children; and one for the poster and for each kind of sheet to fill in.
"""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import sync_playwright

PAPERS = "a4", "letter"
PILES = "plans/*/print/index.html"
"""The pages that are piles to print, in a site."""
SHEETS = "poster", "score-sheets", "tables", "certificates"
"""The pages below `class/` that are sheets by themselves."""


class Quiet(SimpleHTTPRequestHandler):
    """A host that says nothing of what it is asked for."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""


@contextmanager
def serve(site: Path) -> Iterator[str]:
    """The address of a site on this computer."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site))) as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{host.server_port}/"
        host.shutdown()


def write_prints(site: Path, folder: Path, children: int) -> None:
    """Write the PDFs of all piles of a site."""
    browser = subprocess.run(
        [Path(__file__).with_name("find-chromium.sh")], check=True, capture_output=True, text=True
    )
    folder.mkdir(parents=True, exist_ok=True)
    piles = sorted(site.glob(PILES))
    with serve(site) as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.stdout.strip())
        page = chromium.new_page()
        for pile in piles:
            home = pile.parent.relative_to(site).as_posix()
            name = home.removeprefix("plans/").removesuffix("/print")
            for paper in PAPERS:
                page.goto("about:blank")
                page.goto(f"{address}{home}/#children={children}&paper={paper}")
                page.evaluate("() => document.fonts.ready")
                target = folder / f"{name}-{paper}.pdf"
                page.pdf(path=target, prefer_css_page_size=True, tagged=True)
                print(target)
        for sheet in SHEETS:
            for paper in PAPERS:
                page.goto(f"{address}class/{sheet}/")
                page.evaluate("() => document.fonts.ready")
                target = folder / f"{sheet}-{paper}.pdf"
                page.pdf(path=target, format=paper, tagged=True)
                print(target)
        chromium.close()


if __name__ == "__main__":
    write_prints(Path(sys.argv[1]), Path(sys.argv[2]), int([*sys.argv, "14"][3]))
