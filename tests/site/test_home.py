"""The first page of the built site: three doors."""

from __future__ import annotations

import re

from tests.help.paths import SITE


def test_three_doors_lead_to_playing_teaching_and_publishing() -> None:
    html = (SITE / "index.html").read_text(encoding="utf-8")
    found = re.search(r'<h2 class="ubao-doors".*?<ul>(.*?)</ul>', html, re.DOTALL)
    assert found
    doors = re.findall(r'<a href="(.*?)"><strong>(.*?)</strong>', found[1])
    assert doors == [("games/", "Play"), ("plans/", "Teach"), ("publish/", "Publish")]
    assert all((SITE / address / "index.html").is_file() for address, _ in doors)
