"""What pages of a packed folder can do in each place: columns of the table on packs.md."""

from __future__ import annotations

import re

from tests.e2e.anywhere import Place
from tests.help.paths import ROOT

RULES, TEACH = "games/oware/rules/index.html", "games/oware/teach/index.html"
"""Two pages of a game that are in all packs."""
ASK = r"""() => ({
  'One notebook for all its pages': localStorage.getItem('probe') === 'kept',
  'Links from game to game':
    [...document.links].some((link) => /\/games\/(?!oware)[a-z-]+\/index\.html/.test(link.href)),
  'Copying with a button': isSecureContext && 'clipboard' in navigator,
  'The screen stays on in a lesson': isSecureContext && 'wakeLock' in navigator,
})"""


def find_out(place: Place, sandbox: str | None = None) -> dict[str, bool]:
    """What can be done in a place, by the table's rows.

    `sandbox` is what a frame allows that has such a list. It alone decides on saving and printing:
    what it forbids comes to nothing without a word. No game is played in the place any more.
    """
    place.rest()
    place.open(RULES)
    place.root.evaluate("() => localStorage.setItem('probe', 'kept')")
    place.open(TEACH)
    found: dict[str, bool] = place.root.evaluate(ASK)
    place.root.evaluate("() => localStorage.removeItem('probe')")
    allowed = None if sandbox is None else sandbox.split()
    found["Saving a file"] = allowed is None or "allow-downloads" in allowed
    found["Printing"] = allowed is None or "allow-modals" in allowed
    return found


def read_column(name: str) -> dict[str, bool]:
    """Return a column of the table on the page about packs, by row."""
    page = (ROOT / "docs" / "packs.md").read_text(encoding="utf-8")
    table = page.partition("## What works in each")[2].partition("\n## ")[0]
    rows = [re.split(r" *\| *", row)[1:-1] for row in re.findall(r"^\|.*\|$", table, re.M)]
    at = rows[0].index(name)
    return {row[0]: {"yes": True, "no": False}[row[at]] for row in rows[2:]}
