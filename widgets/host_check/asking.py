"""Request files from a host, within limits, and each only once."""

from __future__ import annotations

import http.client
import json
import re
import ssl
import time
import urllib.error
import urllib.request
import zlib
from dataclasses import dataclass
from email.message import Message
from functools import cached_property
from urllib.parse import urljoin, urlsplit, urlunsplit

from widgets import ASSETS
from widgets.finish.offline import WORKER

WAIT = 15.0
"""Seconds of silence until a request times out."""
IN_ALL = 120.0
"""Seconds for all requests together."""
MOST = 1_000_000
"""Bytes read of one response."""
PIECE = 65_536

BUNDLE = f"{ASSETS}/bundle.js"
DATA = re.compile(r"=\s*(\{.*\});?\s*$", re.MULTILINE)
"""The value that our script sets."""


class Unreachable(OSError):
    """There was no response; the sentence says why."""


@dataclass(frozen=True)
class Answer:
    """A response: final address after redirects, status, headers, and the beginning of the file."""

    address: str
    status: int
    headers: Message
    content: bytes
    """Decompressed; empty if it's compressed with anything but gzip."""
    whole: bool

    @property
    def kind(self) -> str:
        """The content type, without the character set."""
        return self.headers.get("Content-Type", "").partition(";")[0].strip().lower()

    @property
    def is_page(self) -> bool:
        """Whether this is an HTML page, whatever its name."""
        start = self.content[:500].lstrip().lower()
        return self.kind == "text/html" or start.startswith((b"<!doctype html", b"<html"))

    def header(self, name: str) -> str:
        """Return a header, or an empty text; repeated headers are joined as in browsers."""
        return ", ".join(self.headers.get_all(name, []))


class Visit:
    """A visit to a host, below an address, which is a folder. Raises Unreachable."""

    def __init__(self, address: str) -> None:
        """Raises ValueError for an invalid address."""
        parts = urlsplit(address if "://" in address else f"https://{address}")
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"“{address}” isn't an address such as https://school.example/ubao/.")
        path = parts.path.removesuffix("index.html")
        path = path if path.endswith("/") else f"{path}/"
        self.address = urlunsplit((parts.scheme, parts.netloc, path, "", ""))
        self._end = time.monotonic() + IN_ALL
        self._answers: dict[str, Answer] = {}

    def fetch(self, path: str) -> Answer:
        """Return a file's response, asked for only once."""
        if path not in self._answers:
            self._answers[path] = self.ask(path, {"Accept-Encoding": "gzip"})
        return self._answers[path]

    def ask(self, path: str, headers: dict[str, str], most: int = MOST) -> Answer:
        """Request a file below the address, up to `most` bytes."""
        url = urljoin(self.address, path)
        sent = {"User-Agent": "ubao check-host"} | headers
        request = urllib.request.Request(url, headers=sent)
        try:
            try:
                response = urllib.request.urlopen(request, timeout=self._count_seconds())
            except urllib.error.HTTPError as error:
                response = error
            with response:
                return self._read(response, most)
        except (OSError, http.client.HTTPException, ValueError) as error:
            raise Unreachable(f"{url}: {_tell(error)}") from error

    def _read(
        self, response: http.client.HTTPResponse | urllib.error.HTTPError, most: int
    ) -> Answer:
        pieces = bytearray()
        whole = False
        while len(pieces) < most and not whole:
            self._count_seconds()
            piece = response.read1(PIECE) if hasattr(response, "read1") else response.read(PIECE)
            pieces += piece
            whole = not piece
        packing = response.headers.get("Content-Encoding", "")
        content = bytes(pieces)
        if packing == "gzip":
            content = unpack(content)
        elif packing not in ("", "identity"):
            content = b""
        return Answer(response.url, response.status or 0, response.headers, content, whole)

    def _count_seconds(self) -> float:
        left = self._end - time.monotonic()
        if left <= 0:
            raise TimeoutError
        return min(WAIT, left)

    @cached_property
    def python(self) -> dict[str, str]:
        """The files of Python: name → path; empty if the host's list isn't ours."""
        match _read_data(self.fetch(BUNDLE)):
            case {"path": str(path), "files": {**sizes}}:
                folder = f"{ASSETS}/{path.removeprefix('./')}"
                return {str(name): f"{folder}{name}" for name in sizes}
        return {}

    @cached_property
    def kept(self) -> dict[str, str]:
        """The files stored on devices: path → revision; empty if there are none."""
        kept = {}
        match _read_data(self.fetch(WORKER)):
            case {"pages": [*entries]}:
                for entry in entries:
                    match entry:
                        case [str(path), str(revision), _]:
                            kept[path] = revision
        return kept


def unpack(content: bytes) -> bytes:
    """Return as much of gzip's content as is complete; nothing if it isn't gzip."""
    try:
        return zlib.decompressobj(zlib.MAX_WBITS | 16).decompress(content, MOST)
    except zlib.error:
        return b""


def _tell(error: Exception) -> str:
    """Return why there was no response."""
    cause = error.reason if isinstance(error, urllib.error.URLError) else error
    if isinstance(cause, TimeoutError):
        return "the host takes too long to answer."
    if isinstance(cause, ssl.SSLCertVerificationError):
        return f"browsers won't trust its certificate ({cause.verify_message})."
    if isinstance(cause, ConnectionRefusedError):
        return "nothing answers there; is the host running?"
    return f"there is no answer ({cause}). Are you online, and is the address right?"


def _read_data(answer: Answer) -> object:
    found = DATA.search(answer.content.decode("utf-8", "replace"))
    try:
        return json.loads(found[1]) if found else None
    except ValueError:
        return None
