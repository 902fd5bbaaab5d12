"""What is asked of a host once, and looked at by many questions."""

from __future__ import annotations

import json
import re
from functools import cached_property
from hashlib import sha256
from secrets import token_hex

from widgets.checkup.asking import Answer, Host
from widgets.finish.offline import WORKER
from widgets.prepare.assets import FOLDER

BUNDLE = f"{FOLDER}/bundle.js"
DATA = re.compile(r"=\s*(\{.*\});?\s*$", re.MULTILINE)
"""The one value that a script of ours sets."""


class Visit:
    """A visit to a host. Every answer is fetched when it is first looked at. Raises Unreachable."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._answers: dict[str, Answer] = {}

    def fetch(self, path: str) -> Answer:
        """A file as the host has it."""
        if path not in self._answers:
            self._answers[path] = self.host.ask(path, {"Accept-Encoding": "gzip"})
        return self._answers[path]

    @cached_property
    def missing(self) -> Answer:
        """The answer for a page that nobody has."""
        return self.fetch(f"nothing-{token_hex(4)}/")

    @cached_property
    def python(self) -> dict[str, str]:
        """Where the files of Python are: name → path; empty where the host's list is not ours."""
        match _read_data(self.fetch(BUNDLE)):
            case {"path": str(path), "files": {**sizes}}:
                folder = f"{FOLDER}/{path.removeprefix('./')}"
                return {str(name): f"{folder}{name}" for name in sizes}
        return {}

    @cached_property
    def kept(self) -> dict[str, str]:
        """What devices are told to keep: path → revision; empty where they keep nothing."""
        kept = {}
        match _read_data(self.fetch(WORKER)):
            case {"pages": [*entries]}:
                for entry in entries:
                    match entry:
                        case [str(path), str(revision), _]:
                            kept[path] = revision
        return kept


def revise(content: bytes) -> str:
    """The revision of a file with this content, as the service worker lists it."""
    return sha256(content).hexdigest()[:16]


def _read_data(answer: Answer) -> object:
    found = DATA.search(answer.content.decode("utf-8", "replace"))
    try:
        return json.loads(found[1]) if found else None
    except ValueError:
        return None
