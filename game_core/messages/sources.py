"""The Fluent files of a checkout, compiled as a whole; an installed package has none."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path

from game_core.messages.catalog import Room


def _find_sources() -> list[Path]:
    return sorted(Path(__file__).parents[1].glob("**/messages/en.ftl"))


def digest_sources() -> str:
    """Digest what the files hold."""
    return sha256(b"\0".join(path.read_bytes() for path in _find_sources())).hexdigest()


@cache
def compile_sources() -> Mapping[str, Room]:
    """Return all rooms.

    Raises ModuleNotFoundError if they can't be read because fluent.syntax is missing.
    """
    try:
        from game_core.messages.fluent import read_catalog
    except ModuleNotFoundError as error:
        reason = f"{error}: run “make messages”, which compiles the rules' words."
        raise ModuleNotFoundError(reason, name=error.name) from None
    return {catalog.room: catalog.compile() for catalog in map(read_catalog, _find_sources())}


def write_rooms(folder: Path) -> None:
    """Write all rooms to a folder, and the digest of the files they were compiled from."""
    rooms = compile_sources()
    folder.mkdir(exist_ok=True)
    for name, room in rooms.items():
        text = json.dumps(room, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{name}.json").write_text(text, encoding="utf-8")
    for old in folder.glob("*.json"):
        if old.stem not in rooms:
            old.unlink()
    (folder / "digest.txt").write_text(digest_sources(), encoding="ascii")
