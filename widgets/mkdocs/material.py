"""Apply our look to Material, unless a site has its own choices or look.

Fonts are replaced in any case: Material's come from another host, which the policy forbids.
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
"""The states of Material's palette toggle, each with the message that announces the next."""


class TemplateCache(BytecodeCache):
    """A memory cache of compiled templates, which MkDocs would recompile for each build."""

    def __init__(self) -> None:
        self._kept: dict[str, bytes] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Load a template's bytecode; Jinja checks that its source is the same."""
        if bucket.key in self._kept:
            bucket.bytecode_from_string(self._kept[bucket.key])

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Store a template's bytecode."""
        self._kept[bucket.key] = bucket.bytecode_to_string()


def dress(config: MkDocsConfig, *, ours: bool) -> None:
    """Configure what our pages need, and if `ours`, our look, keeping the author's choices."""
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
    # A plugin that renders the footer with templates of its own doesn't have our functions.
    theme["made_with"] = say("theme-made-with")
    if "palette" not in theme:
        theme["palette"] = [
            {
                "media": f"(prefers-color-scheme{media})",
                "toggle": {"icon": f"material/{icon}", "name": say(message)},
                **({"scheme": scheme} if scheme else {}),
            }
            for media, scheme, icon, message in CHOICES
        ]


def drop_instant(config: MkDocsConfig) -> str:
    """Disable instant navigation; return a warning for the author."""
    features = config.theme.get("features") or []
    kept = [name for name in features if not name.startswith(INSTANT)]
    config.theme["features"] = kept
    if len(kept) == len(features):
        return ""
    return (
        f"the feature “{INSTANT}” is left out: boards wouldn't start on a page that is swapped in "
        "without being loaded. Take it out of mkdocs.yml, too."
    )
