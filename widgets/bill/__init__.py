"""The bill of materials: whose work each file of a site is, under which licence, with its hash.

`works` names the works, as NOTICE does in words; `write_bill` writes them as CycloneDX has it.
"""

from __future__ import annotations

import json

from widgets.bill.cyclonedx import describe
from widgets.contents import Contents

BILL = "licences/bom.cdx.json"


def write_bill(contents: Contents) -> None:
    """Write it into a built site; the same files give the same bill."""
    path = contents.site / BILL
    path.parent.mkdir(exist_ok=True)
    bill = describe(contents, [name for name in contents.list_names() if name != BILL])
    path.write_text(json.dumps(bill, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
