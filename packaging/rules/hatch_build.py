"""Put the rules' words into their wheel: compiled, so that it needs no package to read them."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

READER = "fluent.syntax>=0.19,<0.20"


class Words(BuildHookInterface):
    """Compiles the English Fluent files; those in other languages the site's wheel has."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name what belongs into the wheel. Who edits the rules reads their Fluent files."""
        if version == "editable":
            build_data["dependencies"].append(READER)
            return
        sys.path.insert(0, self.root)
        from game_core.messages.sources import write_rooms

        self.made = TemporaryDirectory()
        write_rooms(Path(self.made.name))
        for path in Path(self.made.name).glob("*.json"):
            build_data["force_include"][str(path)] = f"game_core/messages/en/{path.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was written for the wheel."""
        if version != "editable":
            self.made.cleanup()
