"""What is done to a site once its generator has built it.

    finish(Path("site"))

Every page gets links to what its boards need and the security policy, and search its separator and
its ranks. This works on files alone, whoever wrote them, and changes nothing when done again.
"""

from __future__ import annotations

from pathlib import Path

from widgets.finish import search
from widgets.finish.links import link_assets
from widgets.finish.policy import protect
from widgets.prepare import assets
from widgets.prepare.games import GAMES
from widgets.runtime import scripts


def finish(site: Path) -> None:
    """Finish a built site. Raises ValueError for a page that has no `<head>`."""
    imports = scripts.find_imports(assets.ENTRY)
    games = sorted(path.name for path in (site / GAMES).glob("*.txt"))
    for path in sorted(site.rglob("*.html")):
        name = path.relative_to(site).as_posix()
        html = link_assets(name, path.read_text(encoding="utf-8"), imports, games)
        try:
            path.write_text(protect(html), encoding="utf-8")
        except ValueError as error:
            raise ValueError(f"{name}: {error}") from error
    search.adjust(site)
