"""Finish a site after its generator has built it.

    finish(Path("site"))

This adds to every page the links its boards need and the security policy, to search its separator
and ranks, and to the site a service worker, files for its host, and a bill of materials. It only
edits files, whatever built them, and is idempotent.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, MutableMapping, Sequence
from pathlib import Path
from typing import Any

from lesson_plans.curriculum.puzzles.digests import digest
from widgets.finish import search
from widgets.finish.bill import write_bill
from widgets.finish.hosts import compress_files, list_files, write_files
from widgets.finish.links import keep_notation, link_assets, link_offline
from widgets.finish.offline import mark, write_worker
from widgets.finish.page import Blocked, read_page
from widgets.finish.pictures import put_pictures, take_pictures
from widgets.finish.policy import Policy, expose, protect
from widgets.prepare import assets
from widgets.prepare.assets import GAMES
from widgets.runtime import scripts

type Finished = tuple[object, bytes, Sequence[Blocked]]
"""What a page was finished from, as a digest and options, the result, and what is blocked in it."""


def finish(
    site: Path,
    *,
    offline: bool = True,
    packed: bool = False,
    hosted: bool = True,
    policy: Policy = "strict",
    own: Collection[str] = (),
    index: Callable[[list[Any]], Iterable[Any]] = list,
    cache: MutableMapping[str, Finished] | None = None,
) -> list[tuple[str, Blocked]]:
    """Finish a built site, `offline` or not, and with compressed copies if `packed`.

    Unless it is to be `hosted`, files for its host and the bill of materials aren't written.
    Return what the policy blocks, each with the path of its page in the site.

    `own` are files that existed before the build: they stay as they are, unless they contain an
    element of ours. `index` completes search's entries; `cache` has the pages of earlier builds
    with the same words. Raises ValueError for a page that isn't in UTF-8, or lacks the `<head>`
    or `</head>` at which something belongs.
    """
    imports = scripts.find_imports(assets.ENTRY)
    games = sorted(path.name for path in (site / GAMES).glob("*.txt"))
    shared = offline, policy, imports, games

    def finish_page(name: str, data: bytes) -> tuple[bytes, Sequence[Blocked]]:
        html, drawn = take_pictures(data.decode("utf-8"))
        html = expose(keep_notation(html))
        page = read_page(html)
        if guarded := policy == "strict" or (policy == "boards" and page.tags):
            html = protect(html)
        html = link_assets(name, html, page, imports, games)
        if offline:
            html = link_offline(name, html, page)
        html = put_pictures(html, drawn)
        html = mark(html) if offline else html
        return html.encode(), [*page.blocked] if guarded else []

    found: list[tuple[str, Blocked]] = []
    for name in list_files(site):
        if not name.endswith(".html"):
            continue
        path = site / name
        data = path.read_bytes()
        try:
            if name in own:
                text = data.decode("utf-8", "replace")
                if "<ubao-" not in text or not read_page(text).tags:
                    continue
            source = digest(data), shared
            kept, finished, blocked = (cache or {}).get(name, (None, b"", ()))
            if kept != source:
                finished, blocked = finish_page(name, data)
        except UnicodeDecodeError as error:
            raise ValueError(f"{name}: this is not UTF-8.") from error
        except ValueError as error:
            raise ValueError(f"{name}: {error}") from error
        if cache is not None:
            cache[name] = source, finished, blocked
        path.write_bytes(finished)
        found += [(name, each) for each in blocked]
    search.adjust(site, index)
    write_worker(site, offline)
    if packed:
        compress_files(site)
    if hosted:
        write_files(site, packed=packed)
        write_bill(site)
    return found
