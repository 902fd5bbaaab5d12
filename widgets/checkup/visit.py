"""What is asked of a host once, and looked at by many questions."""

from __future__ import annotations

import json
import re
from functools import cached_property
from hashlib import sha256
from secrets import token_hex
from typing import Any

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
        """Where the files of Python are: name → path; empty where the host has not our list."""
        bundle = _read_data(self.fetch(BUNDLE))
        folder = str(bundle.get("path", "")).removeprefix("./")
        return {str(name): f"{FOLDER}/{folder}{name}" for name in bundle.get("files", ())}

    @cached_property
    def kept(self) -> dict[str, str]:
        """What devices are told to keep: path → revision; empty where they keep nothing."""
        stock = _read_data(self.fetch(WORKER))
        return {str(path): str(revision) for path, revision, _ in stock.get("pages", ())}


def revise(content: bytes) -> str:
    """The revision of a file with this content, as the service worker lists it."""
    return sha256(content).hexdigest()[:16]


def _read_data(answer: Answer) -> dict[str, Any]:
    found = DATA.search(answer.content.decode("utf-8", "replace"))
    try:
        data = json.loads(found[1]) if found else {}
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}
