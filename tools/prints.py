"""Write all prints as PDFs: `PYTHONPATH=. python tools/prints.py SITE FOLDER CHILDREN [ADDRESS]`.

One file per plan and paper size, `oware-a4.pdf`, tagged for screen readers, with sheets for this
many children; one for the puzzles of its set, `oware-set-a4.pdf`, named after the set's link; and
one each for the poster, the matchbox player and every kind of sheet to fill in. With an ADDRESS,
posters and family pages show it in letters and as a QR code. Slips show a link: print them from the
site.
"""

from __future__ import annotations

import sys
from pathlib import Path
from urllib.parse import unquote, urlsplit

from playwright.sync_api import Page, Route

from bench.chromium import launch

PAPERS = "a4", "letter"
PILES = "plans/*/print/index.html"
"""The pages with stacks to print."""
SHEETS = (
    "class/poster", "class/record", "class/trial", "class/score-sheets", "class/tables",
    "class/certificates", "labs/matchbox",
)  # fmt: skip
"""The pages that are single sheets."""
NOWHERE = "http://localhost/"
"""The address of a site without one, which no page may print."""


def publish(page: Page, site: Path, address: str) -> None:
    """Serve a site's files to a page under an address, wherever the site really is."""
    home = urlsplit(address).path

    def answer(route: Route) -> None:
        path = site / unquote(urlsplit(route.request.url).path).removeprefix(home)
        file = path / "index.html" if path.is_dir() else path
        if file.is_file():
            route.fulfill(path=file)
        else:
            route.fulfill(status=404)

    page.route(lambda url: url.startswith(address), answer)


def write_prints(site: Path, folder: Path, children: int, address: str) -> None:
    """Write the PDFs of all stacks of a site at an address, which ends with a slash."""
    folder.mkdir(parents=True, exist_ok=True)
    with launch() as browser:
        page = browser.new_page(service_workers="block")
        publish(page, site, address)
        for pile in sorted(site.glob(PILES)):
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


def _write_sets(page: Page, address: str, folder: Path) -> None:
    """Write the puzzles of each plan's set with their key, named after the set's link."""
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
    """Write a page as a PDF, on this paper or on what its style sheet asks for."""
    page.evaluate("() => document.fonts.ready")
    page.pdf(path=target, format=paper, prefer_css_page_size=paper is None, tagged=True)
    print(target)


if __name__ == "__main__":
    site, folder, children, *public = sys.argv[1:]
    address = public[0].rstrip("/") + "/" if public else NOWHERE
    write_prints(Path(site), Path(folder), int(children), address)
