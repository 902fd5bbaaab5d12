#!/usr/bin/env python3
"""Puts the zips beside this file into a channel of Kolibri Studio, with all that is said of them.

    pip install ricecooker
    python make_channel.py dryrun domain=school.example
    python make_channel.py uploadchannel --token=TOKEN domain=school.example

`dryrun` needs no account. TOKEN is in Studio, below Settings, Account. The domain is yours, and
tells your channel from those of others. Who holds the rights to what is on the site is its name,
unless you say `holder="…"`; the licence is CC BY.
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
    """Makes the channel of `channel.json`."""

    def get_channel(self, domain: str = "", **_: Any) -> ChannelNode:
        """The channel without what is in it."""
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
        """The channel, with a topic for games and one for lesson plans."""
        channel = self.get_channel(**options)
        for topic in TREE["topics"]:
            node = TopicNode(topic["source_id"], topic["title"], thumbnail=THUMBNAIL)
            channel.add_child(node)
            for app in topic["apps"]:
                node.add_child(make_app(app, holder or TREE["title"]))
        return channel


def make_app(app: dict[str, Any], holder: str) -> HTML5AppNode:
    """A game or a plan."""
    return HTML5AppNode(
        source_id=app["source_id"],
        title=app["title"],
        description=app["description"],
        license=get_license(TREE["licence"], copyright_holder=holder),
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
