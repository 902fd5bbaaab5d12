"""Hints for the games on squares."""

from __future__ import annotations

import re

from game_core.families.amphora.board import name_piece
from game_core.families.amphora.game import AmphoraPosition
from game_core.families.stacking.board import NUMBERS
from game_core.families.stacking.game import StackingPosition
from game_core.families.stonechess.chess.men import name_man
from game_core.families.stonechess.game import StoneChessPosition
from game_core.search.goals import Best, Save, Win
from workshop.miner.find import Find

SQUARE = re.compile("[a-p][1-9]")


def suggest(find: Find, me: str, them: str) -> list[str]:
    """Notice, where, first move, for a goal."""
    return [_say_notice(find, me, them), _say_where(find), _say_first(find)]


def _say_notice(find: Find, me: str, them: str) -> str:
    kinds = [event.kind for event in find.events]
    position = find.position
    if isinstance(find.task, Save):
        if position.heading:
            return "Where does the danger come from? Run, shut it out or take it."
        return f"What would {them} play next, if it could?"
    if isinstance(find.task, Best):
        if find.greed_fails:
            return f"Try the move that takes the most. What does {them} answer?"
        return f"After each move of yours, look for what {them} can take."
    if "intercept" in kinds:
        return "A piece between two of yours on a diagonal is taken too."
    if "remove" in kinds:
        return f"Whoever enters {them}'s back row may remove a piece."
    if "place" in kinds:
        return f"{me}'s Guard may enter now. Where would it help?"
    if "ring" in kinds:
        return "A ring lets a piece go backwards and in all directions."
    if any(kind in kinds for kind in ("step", "extend", "swap")):
        return "After the chess move, a stone may move too. Which line matters?"
    if isinstance(find.task, Win):
        return WINS.get(find.events[-1].what, "What stops you from winning at once?").format(them)
    if kinds.count("leap") > 1:
        return "After one leap the same piece may leap again."
    if find.turns > 1:
        return f"A threat that {them} can't stop is worth a quiet move."
    return TAKES.get(position.game.slug, f"Which of {them}'s pieces has nobody to guard it?")


WINS = {
    "checkmate": "Where can {}'s King still go? Shut every way.",
    "touch": "Where can {}'s touchstone still go? Shut every way.",
    "king-taken": "{}'s King stands open. Who reaches it?",
    "no-pieces": "How many pieces has {} left?",
    "no-move": "Which moves has {} left? Take them away.",
}
TAKES = {
    "african-chess": "A single stone takes one; a second stone helps it to take two.",
    "african-queen": "A piece is taken by leaping over it, if the square beyond is empty.",
    "amphora": "Pawns take diagonally forward, King and Guard one square around.",
}


def _say_where(find: Find) -> str:
    origin, *_ = _find_way(find.move)
    taken = [event.at for event in find.events if event.kind in ("capture", "intercept", "remove")]
    stone = next((event for event in find.events if event.kind in ("step", "extend", "swap")), None)
    if stone:
        return f"Look at the stone on {stone.at}."
    if taken and not isinstance(find.task, Win):
        return f"Look at what stands on {taken[-1]}."
    return f"Look at the {_name(find, origin)} on {origin}."


def _say_first(find: Find) -> str:
    origin, *way = _find_way(find.move)
    ring = re.match(r"R@([a-g]\d)", find.move)
    guard = re.match(r"G@([a-g]\d)", find.move)
    name = _name(find, origin)
    said = f"Move the {name} from {origin} " + (
        f"towards {way[0]}."
        if isinstance(find.position, StackingPosition)
        else f"to {', then to '.join(way)}."
    )
    if ring:
        return f"Put a ring on {ring[1]}. {said}"
    if guard:
        return f"Let the Guard enter on {guard[1]}. {said}"
    stone = find.move.partition("+")[2]
    return f"{said} Then move the stone: {stone}." if stone else said


def _find_way(move: str) -> list[str]:
    """The squares of the piece's own move."""
    if "@" in move.partition("+")[0] and move[0] in "RG":
        move = move.partition("+")[2]
    else:
        move = move.partition("+")[0]
    return SQUARE.findall(move.partition("*")[0].partition("@")[0])


def _name(find: Find, square: str) -> str:
    """What stands on a square of the solver's."""
    position = find.position
    match position:
        case StoneChessPosition():
            return name_man(position.pieces()[square])
        case AmphoraPosition():
            from game_core.families.amphora.board import NUMBERS as JAR

            return name_piece(position.state.board[JAR[square]] or "G")
        case StackingPosition():
            stones = position.situation.board[NUMBERS[square]]
            own = [stone for stone in stones if stone.lower() == position.turn]
            return "stone" if own == [position.turn] else "touchstone" if len(own) == 1 else "group"
    return "piece"
