"""The bill of materials: whose work each file of a site is, under which licence, with its hash.

`works` names the works, as NOTICE does in words; `write_bill` writes them as CycloneDX has it.
"""

from __future__ import annotations

import json
from pathlib import Path

from widgets.bill.cyclonedx import describe

BILL = "licences/bom.cdx.json"


def write_bill(site: Path) -> None:
    """Write it into a built site; the same files give the same bill."""
    path = site / BILL
    path.parent.mkdir(exist_ok=True)
    files = sorted(each for each in site.rglob("*") if each.is_file() and each != path)
    bill = describe(site, files)
    path.write_text(json.dumps(bill, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
