"""The themes of a find, from its task and the events of its answer."""

from __future__ import annotations

from collections.abc import Iterator

from game_core.puzzles.model import THEMES
from game_core.puzzles.riddles import Illegal, find_refusal
from game_core.search.goals import Best, End, Save, Win
from workshop.miner.find import Find

MUCH = 6
"""The number of seeds in a big capture."""
MANY_LAPS = 3
MOST_THEMES = 3


def find_themes(find: Find) -> list[str]:
    """Return some of THEMES, most specific first."""
    found = [*dict.fromkeys(_list_themes(find))]
    assert {*found} <= {*THEMES}
    return found[:MOST_THEMES]


def _list_themes(find: Find) -> Iterator[str]:
    task, events = find.task, find.events
    sown, themes = find.is_sown, find.puzzling.THEMES
    if isinstance(task, Illegal):
        yield "rules"
        refusal = find_refusal(find.puzzle.record, find.move)
        if refusal and refusal.rule in themes:
            yield themes[refusal.rule]
        return
    if isinstance(task, Win):
        yield "win"
    if isinstance(task, End):
        yield "ending"
    if isinstance(task, Save):
        yield "check" if "squares-check" in find.warnings else "safety"
    for event in events:
        name = event.what if event.kind == "end" else event.kind
        if name in themes:
            yield themes[name]
        if event.what == "touchstone" and event.kind in ("drop", "lift"):
            yield "touchstone"
    if find.turns > 1:
        yield "ahead"
        if not find.taken and task.word == "capture":
            yield "trap"
    if sum(event.kind == "leap" for event in events) > 1:
        yield "chain"
    if task.word == "longest relay" or (sown and find.laps >= MANY_LAPS):
        yield "relay"
    if task.word == "last seed":
        yield "counting"
        return
    if find.taken and not isinstance(task, Win):
        yield "big-capture" if find.taken >= (MUCH if sown else 2) else "capture"
    if find.greed_fails and not find.taken:
        yield "patience"
    if isinstance(task, Best):
        yield "safety" if not find.taken else "choice"
    if find.effects and find.effects.choices == 1:
        yield "starve"
    if sown and find.laps <= 1:
        yield "counting"
