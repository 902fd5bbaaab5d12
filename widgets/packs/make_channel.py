#!/usr/bin/env python3
"""Upload the zips in this folder to a channel of Kolibri Studio, with their descriptions.

    pip install ricecooker
    python make_channel.py dryrun domain=school.example
    python make_channel.py uploadchannel --token=TOKEN domain=school.example

`dryrun` needs no account. Find TOKEN in Studio under Settings, Account. `domain` is yours, and
identifies your channel. The copyright holder is the site's name, unless you add `holder="…"`; the
license is CC BY.
"""

import json
from pathlib import Path
from typing import Any

from le_utils.constants import roles
from le_utils.constants.labels import learning_activities, levels, subjects
from ricecooker.chefs import SushiChef
from ricecooker.classes.files import HTMLZipFile
from ricecooker.classes.licenses import get_license
from ricecooker.classes.nodes import ChannelNode, HTML5AppNode, TopicNode

HERE = Path(__file__).resolve().parent
TREE = json.loads((HERE / "channel.json").read_text(encoding="utf-8"))
THUMBNAIL = str(HERE / TREE["thumbnail"])


class Chef(SushiChef):  # type: ignore[misc] # Ricecooker has no types.
    """Makes the channel described by `channel.json`."""

    def get_channel(self, domain: str = "", **_: Any) -> ChannelNode:
        """Return the empty channel."""
        if not domain:
            raise SystemExit("Say whose channel it is: domain=school.example")
        return ChannelNode(
            domain,
            TREE["source_id"],
            TREE["title"],
            description=TREE["description"],
            language=TREE["language"],
            thumbnail=THUMBNAIL,
        )

    def construct_channel(self, holder: str = "", **options: Any) -> ChannelNode:
        """Return the channel, with a topic for games and one for lesson plans."""
        channel = self.get_channel(**options)
        for topic in TREE["topics"]:
            node = TopicNode(topic["source_id"], topic["title"], thumbnail=THUMBNAIL)
            channel.add_child(node)
            for app in topic["apps"]:
                node.add_child(make_app(app, holder or TREE["title"]))
        return channel


def make_app(app: dict[str, Any], holder: str) -> HTML5AppNode:
    """Return a game or plan."""
    return HTML5AppNode(
        source_id=app["source_id"],
        title=app["title"],
        description=app["description"],
        license=get_license(TREE["license"], copyright_holder=holder),
        language=TREE["language"],
        thumbnail=str(HERE / app["thumbnail"]),
        grade_levels=[getattr(levels, name) for name in app["levels"]],
        categories=[getattr(subjects, name) for name in app["categories"]],
        learning_activities=[getattr(learning_activities, name) for name in app["activities"]],
        role=getattr(roles, app["role"]),
        files=[HTMLZipFile(path=str(HERE / app["file"]))],
    )


if __name__ == "__main__":
    Chef().main()
