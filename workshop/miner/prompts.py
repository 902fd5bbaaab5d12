"""Prompts to choose from: the task in a child's words, at most twelve.

Two puzzles of a game can't share a prompt, so each task has several.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from game_core.puzzles.model import Task
from game_core.puzzles.posing import MOST_WORDS, count_words
from game_core.puzzles.riddles import Illegal, LastSeed, LongestRelay, find_refusal
from game_core.search.goals import Best, Capture, End, Save, Win
from workshop.miner.find import Find
from workshop.miner.names import TURN, count_things, name_side, name_thing, spell
from workshop.miner.sowing_hints import find_robbed


def suggest_prompts(find: Find) -> list[str]:
    """Return prompts for a find, most specific first."""
    prompts = dict.fromkeys(PROMPTS[type(find.task)](find, *name_sides(find)))
    return [prompt for prompt in prompts if count_words(prompt) <= MOST_WORDS]


def name_sides(find: Find) -> tuple[str, str]:
    """Return the names of the solver and the opponent."""
    sides = find.position.game.sides
    return name_side(find.puzzle.side), name_side(sides[1 - sides.index(find.puzzle.side)])


def _capture(find: Find, me: str, them: str) -> Iterator[str]:
    assert isinstance(find.task, Capture)
    count = find.task.count
    loot = count_things(count, name_thing(find.position.game))
    start = "cup" if find.is_sown else "move"
    if find.turns > 1:
        turns = count_things(find.turns, TURN)
        yield f"Capture {loot} within {turns}, whatever {them} plays."
        yield f"Plan {turns} that capture {loot} for {me}."
        yield f"How does {me} get {loot} in {turns}?"
        yield f"{loot.capitalize()} in {turns}: which {start} does {me} begin with?"
        yield f"{them} can't stop it: {loot} for {me} in {turns}."
        yield f"Think {turns} ahead and capture {loot} for {me}."
        return
    if find.is_sown and len(find_robbed(find)) == len(find.loot) > 1:
        yield f"Capture {loot} from {spell(len(find.loot))} cups, {me}."
    if not find.is_sown and find.effects and count > 1:
        yield f"Capture {find.effects.captures} in one turn."
    if find.laps > 2:
        yield f"A journey of {spell(find.laps)} laps captures {loot}. Start it."
    if find.is_sown:
        yield f"Which cup captures {loot} for {me}?"
        yield f"One cup brings {me} {loot}. Which?"
        yield f"Sow so that {me} captures {loot}."
    else:
        yield f"{me} to move: capture {loot}."
        yield f"Which move captures {loot} for {me}?"
        yield f"There's something to capture, {me}. Can you see it?"
        yield f"{them} was careless. Capture {loot}!"
        yield f"One of {me}'s moves captures {loot}. Which?"
    yield f"Capture {loot} in one turn."
    yield f"{me} can capture {loot} at once. How?"
    yield f"Find the turn that captures {loot} for {me}."
    wait, it = ("are", "them") if count > 1 else ("is", "it")
    yield f"{loot.capitalize()} {wait} waiting for {me}. Go get {it}!"


def _win(find: Find, me: str, them: str) -> Iterator[str]:
    if find.turns > 1:
        turns = count_things(find.turns, TURN)
        yield f"Win within {turns}, whatever {them} plays."
        yield f"{me} wins within {turns}. How does it begin?"
        yield f"Begin the plan that wins for {me} in {turns}."
        yield f"{them} loses in {turns}. Show why."
        yield f"{turns.capitalize()} to glory: how does {me} win?"
        yield f"Think {turns} ahead: {me} can force a win."
        return
    ending = find.events[-1].what if find.events else ""
    if ending == "checkmate":
        yield f"Checkmate {them}'s King in one turn."
        yield f"{me} gives checkmate. How?"
        yield f"One turn, and {them}'s King has no way out."
        yield f"Find the checkmate for {me}."
        yield f"{them}'s King is nearly caught. Finish it."
        yield f"Mate in one: {me} to move."
    if ending == "touch":
        yield "Say “Touch!” in one turn."
        yield f"{them}'s touchstone can be trapped now. How?"
        yield f"Trap {them}'s touchstone: it must not get away."
        yield f"One move, and {me} says “Touch!”"
    if ending == "king-taken":
        yield f"{them}'s King can be captured. How?"
        yield f"Capture {them}'s King and win."
    if ending == "majority":
        yield f"More than half of the seeds: {me} can have them now."
    if ending in ("no-pieces", "no-move"):
        yield f"Leave {them} without a move."
        yield f"One more turn, and {them} can't go on."
    yield f"Win the game with this turn, {me}."
    yield f"{me} can win at once. How?"
    yield f"One turn wins for {me}. Find it."
    yield f"Finish the game: {me} wins now."
    yield f"{me} is a turn away from winning. Play it."
    yield f"Don't wait: win now, {me}."


def _save(find: Find, me: str, them: str) -> Iterator[str]:
    if "squares-check" in find.warnings and len(find.right) == 1:
        yield f"Check! Only one turn saves {me}'s King."
    if "stacking-guard" in find.warnings:
        yield f"Guard! Save {me}'s touchstone."
    if find.turns > 1:
        turns = count_things(find.turns, TURN)
        yield f"Hold out for {turns}, {me}. Don't lose!"
        yield f"{me} must get through {turns}. How?"
    yield f"{them} is about to win. Stop it!"
    yield f"Which turn keeps {me} in the game?"
    yield f"{me} is in danger. What helps?"
    yield f"Nearly every turn loses. Which one doesn't, {me}?"
    yield f"Save the game for {me}."
    yield f"{them} threatens to win. What does {me} do?"
    yield f"Don't lose now, {me}. What else can you play?"


def _best(find: Find, me: str, them: str) -> Iterator[str]:
    if find.greed_fails:
        yield f"Capturing the most is a mistake. What's better, {me}?"
        yield f"Don't be greedy, {me}. What's best?"
        yield f"Capturing the most is wrong here. What should {me} play?"
    elif not find.taken:
        yield f"Nothing to win today? Then lose as little as possible, {me}."
        things = name_thing(find.position.game).many
        yield f"{them} is after your {things}. Do the best you can, {me}."
    if find.turns > 1:
        turns = count_things(find.turns, TURN)
        yield f"What's best for {me} over the next {turns}?"
        yield f"Plan {turns}: what leaves {me} best off?"
        yield f"{them} answers each time. What's best for {me} in {turns}?"
    else:
        yield f"{them} will answer. Which turn is best for {me}?"
        yield f"Which turn leaves {me} best off after {them}'s answer?"
        yield f"Think of {them}'s answer. What does {me} play?"
        yield f"Count what you capture, minus what {them} captures back. What's best?"
        yield f"{me} captures, {them} captures back. Which turn is best?"
        yield f"Look one answer ahead and choose well, {me}."


def _end(find: Find, me: str, them: str) -> Iterator[str]:
    if find.turns > 1:
        turns = count_things(find.turns, TURN)
        yield f"Bring the game to its end within {turns}."
        yield f"How does {me} end the game within {turns}?"
        return
    yield f"One turn ends the game. Which, {me}?"
    yield f"Bring the game to its end, {me}."
    yield f"{me} can end the game at once. How?"
    yield f"After this turn nobody plays on. Which is it, {me}?"


def _relay(find: Find, me: str, them: str) -> Iterator[str]:
    laps = spell(find.laps)
    yield f"Which of {me}'s cups makes the most laps?"
    yield f"One cup keeps {me} sowing for {laps} laps. Which?"
    yield f"From which cup does {me} sow the most laps?"
    yield f"Which of {me}'s cups goes on for {laps} laps?"
    yield f"{laps.capitalize()} laps in one turn: where does {me} start?"
    yield f"Find {me}'s longest journey: {laps} laps."
    yield f"Where should {me} begin, to sow for the longest time?"


def _last(find: Find, me: str, them: str) -> Iterator[str]:
    assert isinstance(find.task, LastSeed)
    cup = find.task.move
    yield f"{me} sows cup {cup}. Where does the last seed fall?"
    yield f"Where does the journey of cup {cup} end?"
    yield f"Follow the seeds of cup {cup}. Where do they stop?"
    yield f"Sow cup {cup} in your head. Where does it end?"
    yield f"Cup {cup} is sown. Which cup gets the very last seed?"
    if find.laps > 1:
        yield f"{spell(find.laps).capitalize()} laps from cup {cup}: where is the end?"


def _illegal(find: Find, me: str, them: str) -> Iterator[str]:
    many = len(find.right) > 1
    if find.is_sown:
        cups = f"{spell(len(find.right))} cups" if many else "cup"
        refusal = find_refusal(find.puzzle.record, find.move)
        rule = refusal.rule if refusal else ""
        if rule == "feeding":
            yield f"{them} has no seeds. Which {cups} can't {me} play?"
        if rule == "uur":
            yield f"No turn starts from an uur. Which {cups} does that forbid?"
        if rule == "single":
            yield f"Look at the single seeds. Which {cups} can't {me} play?"
        yield f"Which {cups} is {me} not allowed to play here?"
        yield f"The rules forbid {me} {cups if many else 'one cup'}. Which?"
        limits, it = (f"{cups.capitalize()} are", "them") if many else ("One cup is", "it")
        yield f"{limits} off limits for {me}. Find {it}!"
        return
    yield f"One of these moves is against the rules for {me}. Which?"
    yield f"Three moves are allowed, and one isn't. Which, {me}?"
    yield f"Which of these moves is {me} not allowed to play?"
    yield f"Be the referee: which of {me}'s moves is wrong?"
    yield f"{me} isn't allowed to play one of these. Which?"
    yield f"Spot the move that breaks a rule, {me}."


PROMPTS: Mapping[type[Task], Callable[[Find, str, str], Iterator[str]]] = {
    Capture: _capture,
    Win: _win,
    Save: _save,
    Best: _best,
    End: _end,
    LongestRelay: _relay,
    LastSeed: _last,
    Illegal: _illegal,
}
