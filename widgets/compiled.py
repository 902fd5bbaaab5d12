"""Compiled templates, kept in memory from build to build: MkDocs compiles all of them each time."""

from __future__ import annotations

from functools import cache

from jinja2 import Environment
from jinja2.bccache import Bucket, BytecodeCache


class Compiled(BytecodeCache):
    """A cache for Jinja, which checks that what is kept comes from the same source."""

    def __init__(self) -> None:
        self._kept: dict[str, bytes] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Give a template what it was compiled to, if it was."""
        if bucket.key in self._kept:
            bucket.bytecode_from_string(self._kept[bucket.key])

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep what a template was compiled to."""
        self._kept[bucket.key] = bucket.bytecode_to_string()


def find_cache(environment: Environment) -> Compiled:
    """The cache for an environment: one for each set of extensions to the template language."""
    return _begin(*sorted(environment.extensions))


@cache
def _begin(*_: str) -> Compiled:
    return Compiled()
