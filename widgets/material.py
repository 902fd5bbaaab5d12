"""Material dressed in our look, where a site has not chosen otherwise.

But for the letters: Material's would come from another host, which the policy forbids.
"""

from __future__ import annotations

from typing import Any

from mkdocs.config.defaults import MkDocsConfig

from widgets.messages.site import say
from widgets.theme import HERE, ICON, STYLE

MATERIALS_ICON = "assets/images/favicon.png"
CHOICES = (
    ("", "", "brightness-auto", "theme-colours-light"),
    (": light", "default", "weather-sunny", "theme-colours-dark"),
    (": dark", "slate", "weather-night", "theme-colours-device"),
)
"""What the button for colours goes through, as Material has it: as the device, light, dark.

Each has the message that tells what comes next.
"""


def dress(config: MkDocsConfig) -> None:
    """Give a site our look, where its author has not chosen otherwise."""
    theme = config.theme
    theme.dirs.insert(1 if theme.custom_dir else 0, str(HERE / "templates"))
    config.extra_css.insert(0, STYLE)
    theme["font"] = False
    if theme.get("favicon") == MATERIALS_ICON:
        theme["favicon"] = ICON
    theme["icon"] = {"logo": "ubao/board"} | (theme.get("icon") or {})
    if "palette" not in theme:
        theme["palette"] = [_choose(*choice) for choice in CHOICES]


def _choose(media: str, scheme: str, icon: str, message: str) -> dict[str, Any]:
    choice: dict[str, Any] = {
        "media": f"(prefers-color-scheme{media})",
        "toggle": {"icon": f"material/{icon}", "name": say(message)},
    }
    return choice | ({"scheme": scheme} if scheme else {})
