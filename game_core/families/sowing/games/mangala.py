"""Mangala, as played in Egypt: seventy seeds, clockwise, and pairs of even cups.

Source: “African Sowing Game Rules”, section “Mangala – Egypt”, of the KIDS Afterschool curriculum
at BeyondTheChalkboard.com. The opening choice follows H. Parker, “Ancient Ceylon” (1909).

Where the source leaves a choice, this is ours:

- South sets out the four center cups, with at least one seed in each, and no cup is ever skipped;
- a player who keeps the board makes the first sowing; one who turns it leaves that to the other;
- the source's rule says that a move goes on only if the last seed makes an even number, but its
  example goes on from a single seed after a capture. We follow both: from an odd number, the move
  goes on if this lap captured a pair, and otherwise ends. If it always went on, nearly half of all
  random games would get stuck in moves that never end. The option `continue_on=even` plays Parker's
  rule: an odd number always ends the move;
- seeds left when a player can't move belong to nobody.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING, override

from game_core.families.sowing import SOWING
from game_core.families.sowing.answers import (
    NO_ENDLESS_MOVE,
    leave_as_it_is,
    never,
    over_where_it_stands,
    plan_routes,
)
from game_core.families.sowing.board import CLOCKWISE, CUPS, ROWS, UNMARKED, facing
from game_core.families.sowing.game import (
    RelayPosition,
    Restriction,
    SowingGame,
    SowingPosition,
    finish,
)
from game_core.families.sowing.lastdrop import LastDrop
from game_core.families.sowing.notation import TagReader, Tags, name_tag
from game_core.families.sowing.scratch import ScratchBoard
from game_core.messages import NOTHING, Said, cell, say, side, text
from game_core.types import SIDE_TO_MOVE, Event, IllegalMove, Options, PositionError

if TYPE_CHECKING:
    from random import Random

PHASES = ("choose", "open2", "open1", "play")
"""In order: North's choice, the two forced opening moves, and regular play."""
CENTER = tuple(CUPS.index(letter) for letter in "CDcd")
SEEDS = 70
KEEP, TURN_BOARD = "keep", "turn"
CHOICES = (KEEP, TURN_BOARD)


@dataclass(frozen=True, slots=True)
class Phase(Tags):
    """The progress of the opening: one of PHASES."""

    name: str

    def __str__(self) -> str:
        return f"phase={self.name}"

    @property
    @override
    def may_capture(self) -> bool:
        return self.name == "play"

    @property
    @override
    def heading(self) -> Said:
        match self.name:
            case "choose":
                return say("sowing-mangala-choosing")
            case "open2" | "open1":
                return say("sowing-mangala-opening")
        return NOTHING


def read_phase(reader: TagReader) -> Phase:
    """Read the tag `phase=play`."""
    return Phase(reader.word("phase", PHASES))


_CLOCKWISE = plan_routes(
    [(origin - step) % 12 for step in range(1, SEEDS + 1)] for origin in range(12)
)


def lap_clockwise(board: ScratchBoard, cup: int) -> int:
    """Sow a lap clockwise. Return the last cup."""
    return board.sow(cup, _CLOCKWISE[cup][board.cups[cup]])


# --- The opening ---


CHOICE = Phase("choose")
_OPENING = (Phase("open2"), Phase("open1"))
PLAY = Phase("play")


def is_opening(tags: object) -> bool:
    """Return whether a forced first move is next, in which nothing is captured."""
    return tags in _OPENING


def _rightmost(position: SowingPosition, cups: Sequence[str]) -> Sequence[str]:
    if position.tags == CHOICE:
        return ()
    return cups[-1:] if is_opening(position.tags) else cups


OPENING = Restriction(
    "opening",
    _rightmost,
    lambda position, cup: say("sowing-mangala-rightmost"),
    lambda position, cups: say("sowing-mangala-was-rightmost"),
)


# --- The last seed ---


_PAIRS = tuple((cup, facing(cup)) for cup in range(6))


def capture_pairs(board: ScratchBoard, last: int) -> None:
    """Capture each pair of facing cups that both hold an even number of seeds, and not none."""
    cups = board.cups
    for cup, across in _PAIRS:
        if cups[cup] and cups[across] and not (cups[cup] % 2 or cups[across] % 2):
            board.capture(cup, board.side)
            board.capture(across, board.side)


def relay_in_opening(board: ScratchBoard, last: int) -> int | None:
    """Go on until a last seed falls into an empty cup, which completes this step of the opening."""
    if board.cups[last] > 1:
        return last
    assert isinstance(board.tags, Phase)
    board.tags = Phase(PHASES[PHASES.index(board.tags.name) + 1])
    return None


def go_on_after_capture(board: ScratchBoard, last: int) -> int | None:
    """Go on from an even cup, and from an odd one only if this lap captured a pair."""
    if is_opening(board.tags):
        return relay_in_opening(board, last)
    stores = board.stores
    capture_pairs(board, last)
    seeds = board.cups[last]
    return last if seeds and (seeds % 2 == 0 or board.stores != stores) else None


def go_on_from_even(board: ScratchBoard, last: int) -> int | None:
    """Go on from an even cup only."""
    following = go_on_after_capture(board, last)
    # In the opening, an odd cup goes on, too.
    if following is None or is_opening(board.tags) or board.cups[following] % 2 == 0:
        return following
    return None


def explain_pairs(drop: LastDrop) -> dict[int, Said]:
    """Return why cups were captured and why the move ended, by event."""
    if not drop.position.tags.may_capture:
        return {drop.index: say("sowing-mangala-opening-last")}
    kinds = [event.kind for event in drop.events]
    reasons = {kinds.index("capture"): say("sowing-mangala-pairs")} if "capture" in kinds else {}
    # A last cup that was captured was even, so it needs no reason.
    if drop.count % 2:
        reasons[drop.index] = say(
            "sowing-mangala-odd" if drop.captures else "sowing-mangala-odd-alone", cup=cell(drop.at)
        )
    return reasons


# --- The choice ---


class MangalaPosition(RelayPosition):
    """A position of Mangala; before the first sowing, North's move is a choice instead of a cup."""

    __slots__ = ()

    @override
    def moves(self) -> tuple[str, ...]:
        return CHOICES if self.tags == CHOICE else super().moves()

    @override
    def play(self, move: str, board: ScratchBoard | None = None) -> SowingPosition:
        if self.tags != CHOICE:
            return super().play(move, board)
        if move not in CHOICES:
            raise _choose_first()
        board = board or ScratchBoard(self, self.side)
        board.tags = Phase("open2")
        if move == TURN_BOARD:
            board.cups = [*self.cups[ROWS[1]], *self.cups[ROWS[0]]]
        board.note(Event("turn-board" if move == TURN_BOARD else "keep-board"))
        position = board.position(self.side if move == KEEP else 1 - self.side)
        return position if position.allowed else finish(board, self.game.stuck)

    @override
    def play_all(self) -> Iterator[tuple[str, SowingPosition]]:
        if self.tags != CHOICE:
            return super().play_all()
        return ((choice, self.play(choice)) for choice in CHOICES)

    @override
    def random_move(self, rng: Random) -> str:
        return rng.choice(CHOICES) if self.tags == CHOICE else super().random_move(rng)

    @override
    def options(self, parts: Sequence[str] = ()) -> Options:
        if self.tags != CHOICE:
            return super().options(parts)
        move = "".join(parts)
        if move in CHOICES:
            return Options(move=move)
        if parts:
            raise _choose_first()
        choices = {KEEP: say("sowing-mangala-keep"), TURN_BOARD: say("sowing-mangala-turn")}
        return Options(choices=choices, illegal=dict.fromkeys(CUPS, _choose_first()))


def _choose_first() -> IllegalMove:
    return IllegalMove("choice", say("sowing-mangala-choose-first", chooser=side("N")))


class MangalaGame(SowingGame):
    """Mangala; its first position depends on how South sets out the center."""

    @override
    def start(self, deal: Sequence[int] = (18, 17, 18, 17)) -> SowingPosition:
        """Return the first position, North to choose; `deal` has the seeds of cups C, D, c and d.

        Raises PositionError unless they are four numbers of at least 1 that add up to seventy.
        """
        if len(deal) != len(CENTER) or min(deal) < 1 or sum(deal) != SEEDS:
            numbers = text(", ".join(map(str, deal)))
            raise PositionError(name_tag("deal"), 1, say("sowing-position-deal", numbers=numbers))
        cups = [0] * 12
        for cup, seeds in zip(CENTER, deal, strict=True):
            cups[cup] = seeds
        return self.make(tuple(cups), (0, 0), 1, UNMARKED, self.tags)

    @override
    def draw_start(self, rng: Random) -> SowingPosition:
        """Return a first position as South might set it out: any seeds in the four center cups."""
        cuts = sorted(rng.sample(range(1, SEEDS), len(CENTER) - 1))
        return self.start([after - before for before, after in pairwise([0, *cuts, SEEDS])])

    @property
    @override
    def kind(self) -> type[SowingPosition]:
        return MangalaPosition


def check_choice(position: SowingPosition) -> str:
    """Return why the game is over, or an empty text. Raises PositionError if South is to choose."""
    return "" if is_choice(position) else over_where_it_stands(position)


def is_choice(position: SowingPosition) -> bool:
    """Return whether the first choice is still to be made. Raises PositionError if it's South's."""
    if position.tags != CHOICE:
        return False
    if position.turn != "N":
        column = str(position).index(" S ") + 2
        raise PositionError(SIDE_TO_MOVE, column, say("sowing-position-chooser"))
    return True


MANGALA = MangalaGame(
    family=SOWING,
    slug="mangala",
    name="Mangala",
    place="Egypt",
    cups=(0, 0, 18, 17, 0, 0) * 2,
    tags=CHOICE,
    tags_in_play=PLAY,
    read_tags=read_phase,
    direction=CLOCKWISE,
    lap=lap_clockwise,
    last_seed=go_on_after_capture,
    restrictions=(OPENING, NO_ENDLESS_MOVE),
    again=never,
    stuck="cannot-move",
    conclude=finish,
    conclude_stopped=leave_as_it_is,
    check=check_choice,
    explain=explain_pairs,
    taking="Cups that face each other are captured when both are even.",
)

MANGALA_EVEN = replace(
    MANGALA, slug="mangala:continue_on=even", name="Mangala (Parker)", last_seed=go_on_from_even
)
