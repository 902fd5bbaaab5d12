"""Material dressed in our look, where a site has not chosen otherwise, or keeps its own.

But for the letters: Material's would come from another host, which the policy forbids.
"""

from __future__ import annotations

from jinja2.bccache import Bucket, BytecodeCache
from mkdocs.config.defaults import MkDocsConfig

from widgets.messages.site import say
from widgets.theme import HERE, ICON, STYLE

MATERIALS_ICON = "assets/images/favicon.png"
INSTANT = "navigation.instant"
CHOICES = (
    ("", "", "brightness-auto", "theme-colors-light"),
    (": light", "default", "weather-sunny", "theme-colors-dark"),
    (": dark", "slate", "weather-night", "theme-colors-device"),
)
"""What the button for colors goes through, as Material has it: as the device, light, dark.

Each has the message that tells what comes next.
"""


class TemplateCache(BytecodeCache):
    """Compiled templates, kept in memory: MkDocs compiles all of them at each build."""

    def __init__(self) -> None:
        self._kept: dict[str, bytes] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Give a template what it was compiled to; Jinja checks that it has the same source."""
        if bucket.key in self._kept:
            bucket.bytecode_from_string(self._kept[bucket.key])

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep what a template was compiled to."""
        self._kept[bucket.key] = bucket.bytecode_to_string()


def dress(config: MkDocsConfig, *, ours: bool) -> None:
    """Give a site what our pages need, and our look, where its author has not chosen otherwise.

    Without `ours`, everything but our pages looks as before.
    """
    theme = config.theme
    place = 1 if theme.custom_dir else 0
    theme.dirs.insert(place, str(HERE / "plan_templates"))
    config.extra_css.insert(0, STYLE)
    if not ours:
        return
    theme.dirs.insert(place, str(HERE / "templates"))
    theme["font"] = False
    if theme.get("favicon") == MATERIALS_ICON:
        theme["favicon"] = ICON
    theme["icon"] = {"logo": "ubao/board"} | (theme.get("icon") or {})
    if "palette" not in theme:
        theme["palette"] = [_choose(*choice) for choice in CHOICES]


def drop_instant(config: MkDocsConfig) -> str:
    """Leave out what exchanges pages without loading them; what its author should know of that."""
    features = config.theme.get("features") or []
    kept = [name for name in features if not name.startswith(INSTANT)]
    config.theme["features"] = kept
    if len(kept) == len(features):
        return ""
    return (
        f"the feature “{INSTANT}” is left out: boards would not start on a page that is exchanged "
        "without being loaded. Take it out of mkdocs.yml, too."
    )


def _choose(media: str, scheme: str, icon: str, message: str) -> dict[str, object]:
    choice: dict[str, object] = {
        "media": f"(prefers-color-scheme{media})",
        "toggle": {"icon": f"material/{icon}", "name": say(message)},
    }
    return choice | ({"scheme": scheme} if scheme else {})
