"""What is done to a site once its generator has built it.

    finish(Path("site"))

Every page gets links to what its boards need and the security policy, search its separator and its
ranks, the site a service worker that keeps it on the device, its host what to do with it, and
whoever asks a bill of all that is in it. This works on files alone, whoever wrote them, and changes
nothing when done again.
"""

from __future__ import annotations

from pathlib import Path

from widgets.bill import write_bill
from widgets.finish import search
from widgets.finish.links import link_assets, link_offline
from widgets.finish.offline import write_worker
from widgets.finish.policy import protect
from widgets.hosts.files import write_files
from widgets.hosts.packed import pack
from widgets.prepare import assets
from widgets.prepare.games import GAMES
from widgets.runtime import scripts


def finish(site: Path, *, offline: bool = True, packed: bool = False) -> None:
    """Finish a built site, which works `offline` or does not, with `packed` files or without.

    Raises ValueError for a page that has no `<head>`.
    """
    imports = scripts.find_imports(assets.ENTRY)
    games = sorted(path.name for path in (site / GAMES).glob("*.txt"))
    for path in sorted(site.rglob("*.html")):
        name = path.relative_to(site).as_posix()
        html = link_assets(name, path.read_text(encoding="utf-8"), imports, games)
        if offline:
            html = link_offline(name, html)
        try:
            path.write_text(protect(html), encoding="utf-8")
        except ValueError as error:
            raise ValueError(f"{name}: {error}") from error
    search.adjust(site)
    write_worker(site, offline)
    if packed:
        pack(site)
    write_files(site, packed=packed)
    write_bill(site)
