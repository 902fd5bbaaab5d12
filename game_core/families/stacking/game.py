"""African Chess's game and position, as players, pages and search use them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import override

from game_core.families.stacking import notation
from game_core.families.stacking.board import DIRECTIONS, NAMES, SIDES, STONES, TOUCH, pile
from game_core.families.stacking.sowing import StackingMove, trace_sowing
from game_core.families.stacking.state import (
    StackingState,
    find_direction,
    find_origin,
    not_landing,
    read_move,
)
from game_core.families.stacking.ways import Play, find_plays, play
from game_core.messages import NOTHING, Said, cell, say, text
from game_core.notation import MOST_QUIET
from game_core.squares.position import LazyEvents, SquaresGame, SquaresPosition, choose
from game_core.types import Event, IllegalMove, Options, Result

STEP_ALONE = "alone"
"""The choice that the touchstone steps out of its group alone."""
OTHER_COLOR = str.maketrans("wWbB", "bBwW")


class StackingGame(SquaresGame["StackingPosition"]):
    """A game of stacked stones."""

    names = NAMES
    letters = STONES

    @override
    def swap_color(self, held: str) -> str:
        return pile(held.translate(OTHER_COLOR))

    @override
    def parse(self, text: str) -> StackingPosition:
        board, side, quiet = notation.read(text)
        return StackingPosition(self, StackingState(board, side), quiet)


@dataclass(frozen=True, repr=False)
class StackingPosition(SquaresPosition):
    """A position of a game of stacks. Immutable.

    `quiet` counts the plies since the last capture.
    """

    game: StackingGame
    state: StackingState
    quiet: int

    def __str__(self) -> str:
        return notation.write(self.board, self.side, self.quiet)

    @override
    def is_check(self) -> bool:
        """Return whether the touchstone of the side to move is in guard."""
        return self.state.guarded() is not None

    @property
    @override
    def heading(self) -> Said:
        """The warning that the touchstone is in guard; empty if it isn't."""
        return NOTHING if self.state.guarded() is None else say("stacking-guard")

    @override
    def find_moves(self) -> Iterable[str]:
        return sorted(self.plays)

    @cached_property
    def plays(self) -> Mapping[str, Play]:
        """The effects of every legal move, by its text; none when the game is over."""
        over = self.is_captured() or self.quiet >= MOST_QUIET
        return {} if over else find_plays(self.board, self.side)

    @override
    def carry_out(self, move: str) -> tuple[StackingPosition, LazyEvents]:
        if known := self.plays.get(move):
            after = self.after(known)
            return after, lambda: _trace(self, move, after)
        self.refuse_if_over()
        self.state.judge(read_move(self.state, move))
        raise AssertionError(f"{move} is legal, and was not found in {self}")

    def after(self, move: Play) -> StackingPosition:
        """Return the position that a legal move leads to."""
        state = StackingState(play(self.board, *move), 1 - self.side)
        return StackingPosition(self.game, state, 0 if move[1].taken else self.quiet + 1)

    def is_captured(self) -> bool:
        """Return whether the touchstone of the side to move is gone."""
        return TOUCH[self.side] not in "".join(self.board)

    @override
    def result(self) -> Result | None:
        if self.is_captured():
            return self.outcome("king-taken")
        # Touch counts even on the last quiet ply, after which there are no more moves.
        worn_out = self.quiet >= MOST_QUIET
        if not (find_plays(self.board, self.side) if worn_out else self.plays):
            return self.outcome("stalemate" if self.state.guarded() is None else "touch")
        return self.outcome("quiet") if worn_out else None

    @override
    def outcome(self, reason: str) -> Result:
        """Return the result if the game ended here for `reason`: losing the touchstone loses."""
        lost = reason in ("touch", "king-taken")
        return Result(SIDES[1 - self.side] if lost else None, reason, None)

    @override
    def find_options(self, parts: Sequence[str]) -> Options:
        """Return the next choices: stones, a neighbor for the direction, a landing square."""
        words = {STEP_ALONE: say("stacking-choose-alone")}
        return choose(parts, self._split(), NAMES, words, partial(_refuse, self.state))

    def _split(self) -> dict[tuple[str, ...], str]:
        """Return the legal moves by their parts: a landing isn't needed if only one is legal."""
        landings = Counter(move[:4] for move in self.plays)
        split: dict[tuple[str, ...], str] = {}
        for move in self.plays:
            way, landing = (move[:2], move[2:4]), move[5:]
            if landings[move[:4]] == 1:
                split[way] = move
            if move[4:]:
                split[*way, landing or STEP_ALONE] = move
        return split


def _trace(before: StackingPosition, move: str, after: StackingPosition) -> Iterator[Event]:
    sowing = before.state.judge(read_move(before.state, move))
    yield from trace_sowing(sowing, before.side)
    guarded = after.state.guarded()
    if guarded is not None:
        yield Event("guard", NAMES[guarded], side=before.turn)


# --- Why a move that is chosen part by part isn't legal ---


def _refuse(state: StackingState, parts: Sequence[str]) -> IllegalMove:
    """Return the reason why no legal move begins with these stones, direction and landing."""
    try:
        origin = find_origin(state, parts[0])
        if len(parts) == 1:
            return _refuse_stones(state, origin)
        judgements = [*state.judge_all(origin, find_direction(*parts[:2]))]
    except IllegalMove as error:
        return error
    refusals = {_name_landing(move): refusal for move, refusal in judgements if refusal}
    if len(refusals) == len(judgements):
        # The one to show is guard's, if it forbids any of them.
        return min(refusals.values(), key=lambda refusal: refusal.rule != "guard")
    place = " ".join(parts[2:])
    if place in refusals:
        return refusals[place]
    if place not in NAMES:
        return IllegalMove("landing", say("stacking-landing-unknown", typed=text(place)))
    moves = [move for move, _ in judgements if not move.alone]
    return not_landing(moves[0], place, len(moves))


def _name_landing(move: StackingMove) -> str:
    """Return the choice of a group's touchstone: where it lands, or alone; empty without one."""
    if move.landing is None:
        return STEP_ALONE if move.alone else ""
    return NAMES[move.line[move.landing]]


def _refuse_stones(state: StackingState, origin: int) -> IllegalMove:
    """Return the reason why the player's stones on a square can't be moved."""
    rules = {
        refusal.rule
        for direction in range(len(DIRECTIONS))
        for _, refusal in state.judge_all(origin, direction)
        if refusal
    }
    if "guard" in rules:
        return IllegalMove("pinned", say("stacking-pinned", square=cell(NAMES[origin])))
    return IllegalMove("blocked", say("stacking-no-room", square=cell(NAMES[origin])))
