"""Hints for the sowing games."""

from __future__ import annotations

from game_core.puzzles.riddles import find_last
from game_core.search.effects import add_danger
from game_core.search.goals import Best, Capture, End, Save, Win
from workshop.miner.find import Find
from workshop.miner.names import SEED, join_names, spell


def suggest(find: Find, me: str, them: str) -> list[str]:
    """Return what to notice, where to look, and the first move, for a goal."""
    return [_say_notice(find, me, them), _say_where(find, them), _say_first(find)]


def _say_notice(find: Find, me: str, them: str) -> str:
    match find.task:
        case Win() if find.events[-1].what == "majority" or find.turns > 1:
            missing = find.puzzling.count_missing(find.position)
            if 0 < missing < find.puzzling.count_missing(find.position.game.start()):
                return f"Count: {me} needs only {SEED.count(missing)} more for a majority."
        case Save():
            return f"What would {them} like to play next?"
        case Best() if find.greed_fails:
            return f"Try the turn that captures the most. How does {them} answer?"
        case Best():
            return f"For each of your cups, look for {them}'s best answer."
        case End():
            return "When is this game over? Say the rule to yourself."
        case Capture() if find.turns > 1 and not find.taken:
            return "There's little to capture right away. Prepare your next turn."
    return find.puzzling.tell_taking(find.position, them)


def _say_where(find: Find, them: str) -> str:
    last = find_last(find.events)
    if find.loot and not (isinstance(find.task, Best) and find.greed_fails):
        if find.laps > 1:
            return f"The last seed of the turn should fall in cup {last}."
        cups = find_robbed(find)
        if len(cups) > 1:
            return f"Look at {them}'s cups {join_names(cups)}."
        whose, cup = (f"{them}'s", cups[0]) if cups else ("your", find.loot[0])
        held = find.puzzling.count_held(find.position, cup)
        holds = f"holds {SEED.count(held)}" if held else "is empty"
        return f"Look at {whose} cup {cup}: it {holds} now."
    threatened = find.position.game.family.tactics.find_threatened(find.position)
    lost = add_danger(find.effects).danger.cells if find.effects else threatened
    saved = [cup for cup in threatened if cup not in lost]
    if saved:
        return f"{them} could capture from your cup {saved[0]}."
    if find.laps > 1:
        return f"Look at {_name_half(find)}. One of them goes on for {spell(find.laps)} laps."
    return f"Look at {_name_half(find)}. The last seed should fall in cup {last}."


def _name_half(find: Find) -> str:
    """Return the half of the row where the turn starts; left and right depend on the seat."""
    row = find.puzzling.list_own(find.position)
    start = row.index(find.move) // 3 * 3
    return f"cups {row[start]}, {row[start + 1]} and {row[start + 2]}"


def find_robbed(find: Find) -> list[str]:
    """Return the opponent's cups that the turn captures from."""
    own = find.puzzling.list_own(find.position)
    return [cup for cup in find.position.cells if cup in find.loot and cup not in own]


def _say_first(find: Find) -> str:
    held = find.puzzling.count_held(find.position, find.move)
    last = find_last(find.events)
    if find.laps > 1:
        return f"Try cup {find.move} and follow it for {spell(find.laps)} laps, to cup {last}."
    if held == 1:
        return f"Try cup {find.move}: its one seed falls in cup {last}."
    return f"Try cup {find.move}: its {spell(held)} seeds end in cup {last}."


def suggest_relay(find: Find) -> list[str]:
    """Return hints for the longest relay."""
    return [
        "Sowing goes on if a last seed lands in a cup with seeds.",
        f"Look at {_name_half(find)}. One of them makes {spell(find.laps)} laps.",
        find.puzzling.tell_move(find.position, find.move),
    ]


def suggest_last(find: Find) -> list[str]:
    """Return hints for where the last seed falls."""
    drops = [event for event in find.events if event.kind == "drop"]
    held = find.puzzling.count_held(find.position, find.move)
    first = drops[held - 1].at
    notice = f"Cup {find.move} holds {SEED.count(held)}. Drop one in each cup after it."
    if find.laps == 1:
        own = find.puzzling.list_own(find.position)
        side = "your own" if first in own else "the other"
        return [notice, f"The last one falls in {side} row.", f"It falls in cup {first}."]
    where = f"The first lap ends in cup {first}. Scoop up its seeds and go on."
    return [
        notice,
        where,
        f"After {spell(find.laps)} laps the last seed falls in cup {drops[-1].at}.",
    ]
