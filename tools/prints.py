"""Write what is printed as PDFs: `python tools/prints.py SITE FOLDER [CHILDREN]`.

One file for each plan and size of paper, `oware-a4.pdf`, tagged for screen readers, with sheets for
so many children; one for the puzzles of its set, `oware-set-a4.pdf`, by the end of the set's link;
and one for the poster, for the matchbox player and for each kind of sheet to fill in.
Slips show a link: print them on the site.
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

from playwright.sync_api import Page, sync_playwright

PAPERS = "a4", "letter"
PILES = "plans/*/print/index.html"
"""The pages that are piles to print, in a site."""
SHEETS = "class/poster", "class/score-sheets", "class/tables", "class/certificates", "labs/matchbox"
"""The pages that are sheets by themselves."""


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
                _write(page, folder / f"{name}-{paper}.pdf")
        _write_sets(page, f"{address}class/sets/", folder)
        for sheet in SHEETS:
            for paper in PAPERS:
                page.goto(f"{address}{sheet}/")
                name = sheet.rpartition("/")[2]
                _write(page, folder / f"{name}-{paper}.pdf", paper)
        chromium.close()


def _write_sets(page: Page, address: str, folder: Path) -> None:
    """Write the puzzles of each plan's set, with their key, named as its link ends."""
    plans = page.get_by_role("combobox", name="Start from").get_by_role("option")
    page.goto(address)
    plans.nth(1).wait_for(state="attached")
    for plan in plans.all_inner_texts()[1:]:
        page.goto(address)
        page.get_by_role("combobox", name="Start from").select_option(label=plan)
        link = page.get_by_role("textbox", name="A link to this set").input_value()
        name = link.partition("#")[2]
        page.get_by_role("button", name="Make a sheet to print").click()
        page.locator("ubao-sheet").wait_for()
        for paper in PAPERS:
            _write(page, folder / f"{name}-set-{paper}.pdf", paper)


def _write(page: Page, target: Path, paper: str | None = None) -> None:
    """Write a page as a PDF: on such paper, or on what its own style asks for."""
    page.evaluate("() => document.fonts.ready")
    page.pdf(path=target, format=paper, prefer_css_page_size=paper is None, tagged=True)
    print(target)


if __name__ == "__main__":
    write_prints(Path(sys.argv[1]), Path(sys.argv[2]), int([*sys.argv, "14"][3]))
