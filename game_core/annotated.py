"""Games with annotations: players, date and place, comments, and variations.

    ubao 2
    game oware
    start 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S
    title A quick start
    player S Ama
    player N Kofi
    date 2026-11-26
    moves {Both players open slowly.} C d F {F reaches the other row.}
    (A {Too slow.} e) a

A comment goes in braces after its ply, and a variation in parentheses after the ply it replaces;
it may have comments and variations of its own. A file may hold several games, separated by an empty
line. Games without annotations, which begin with `ubao 1`, can be read as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from textwrap import wrap
from typing import NamedTuple

from game_core.messages import join, say
from game_core.messages import text as written
from game_core.record import ANNOTATED, VERSION, Record, check_length
from game_core.types import IllegalMove, RecordError

HEADERS = ("title", "player", "event", "place", "date", "author")
"""The headers a game may have, one per line; `player` and a side's letter come before a name."""
FIRST = re.compile(r"ubao \d+")
TOKEN = re.compile(r"\{[^{}]*\}|[(){}]|[^\s(){}]+")
WIDTH = 100
DEEPEST = 20
"""The greatest depth of nested variations."""
_ROUND = str.maketrans("{}", "()")


@dataclass(frozen=True, slots=True)
class Step:
    """A ply, its comment, and the variations that replace it.

    Examples:
        >>> Step("C", instead=((Step("A"), Step("d")),)).instead[0][1].ply
        'd'
    """

    ply: str
    comment: str = ""
    instead: tuple[tuple[Step, ...], ...] = ()


class Note(NamedTuple):
    """A ply of an annotated game and its comment: ply number `at` of the complete game `line`.

    `depth` is 0 in the main line, 1 in a variation, …; `begins` is true for a variation's first
    ply.
    """

    line: Record
    at: int
    comment: str
    depth: int
    begins: bool


@dataclass(frozen=True)
class AnnotatedGame:
    """An annotated game: its first position, its headers and its plies.

    `headers` are pairs such as `("player", "S Ama")`, in order. `comment` precedes the first ply.

    Examples:
        >>> game = AnnotatedGame(Record(get("oware")), steps=(Step("C", "A quiet start."),))
        >>> print(game)
        ubao 2
        game oware
        start 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S
        moves C {A quiet start.}
        <BLANKLINE>
        >>> AnnotatedGame.parse(str(game)) == game
        True
    """

    start: Record
    headers: tuple[tuple[str, str], ...] = ()
    comment: str = ""
    steps: tuple[Step, ...] = ()

    @property
    def record(self) -> Record:
        """The game as played, without annotations.

        Examples:
            >>> AnnotatedGame(Record(get("oware")), steps=(Step("C"), Step("d"))).record.moves
            ('C', 'd')
        """
        record = self.start
        for step in self.steps:
            record = record.take(step.ply)
        return record

    def find(self, key: str) -> str:
        """Return a header's value, empty if there is none; a player's key is like `player S`.

        Examples:
            >>> AnnotatedGame(Record(get("oware")), (("player", "S Ama"),)).find("player S")
            'Ama'
        """
        word, _, letter = key.partition(" ")
        found = (text for name, text in self.headers if name == word)
        if letter:
            found = (text[2:] for text in found if text.startswith(f"{letter} "))
        return next(found, "")

    def __str__(self) -> str:
        heading = str(self.start).splitlines()[1:3]
        told = [f"{key} {text}" for key, text in self.headers]
        tokens = _write([Step("moves", self.comment), *self.steps])
        lines = wrap(" ".join(tokens), WIDTH, break_long_words=False, break_on_hyphens=False)
        return "\n".join([ANNOTATED, *heading, *told, *lines]) + "\n"

    def add(self, plies: Sequence[str], comment: str | None = None) -> AnnotatedGame:
        """Return the game with a line, as a variation from where it differs, and its comment.

        The comment replaces the one after the last of `plies`; None leaves it. Braces, which can't
        be in a comment, become parentheses.

        Examples:
            >>> game = AnnotatedGame(Record(get("oware")), steps=(Step("C"), Step("d")))
            >>> print(game.add(["C", "a"], "Better?"))
            ubao 2
            game oware
            start 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S
            moves C d (a {Better?})
            <BLANKLINE>
        """
        if comment is not None:
            comment = " ".join(comment.translate(_ROUND).split())
        if not plies:
            return self if comment is None else replace(self, comment=comment)
        return replace(self, steps=_add(self.steps, plies, comment))

    def remove(self, plies: Sequence[str]) -> AnnotatedGame:
        """Return the game without the variation that begins with the last of `plies`.

        Examples:
            >>> game = AnnotatedGame(Record(get("oware")), steps=(Step("C"),)).add(["A", "d"])
            >>> game.remove(["A"]).steps
            (Step(ply='C', comment='', instead=()),)
        """
        return replace(self, steps=_remove(self.steps, plies))

    def walk(self) -> Iterator[Note]:
        """Yield the start and every ply, main line first to last, variations after their ply.

        Examples:
            >>> game = AnnotatedGame(Record(get("oware")), steps=(Step("C"),)).add(["A"], "Slow.")
            >>> [(note.at, note.line.plies, note.comment) for note in game.walk()]
            [(0, ('C',), ''), (1, ('C',), ''), (1, ('A',), 'Slow.')]
        """
        yield Note(self.record, 0, self.comment, depth=0, begins=False)
        yield from _walk(self.start, self.steps, 0)

    @classmethod
    def parse(cls, text: str) -> AnnotatedGame:
        """Read a game, annotated or not. Raises RecordError with the line and the reason.

        Examples:
            >>> AnnotatedGame.parse(str(Record(get("oware")).play("C"))).steps
            (Step(ply='C', comment='', instead=()),)
        """
        check_length(text)
        lines = text.rstrip().splitlines()
        if lines[:1] != [ANNOTATED]:
            record = Record.parse(text)
            return cls(record.cut(0), steps=tuple(map(Step, record.plies)))
        start = Record.parse("\n".join([VERSION, *lines[1:3], "moves"]))
        headers: list[tuple[str, str]] = []
        for number, line in enumerate(lines[3:], start=4):
            key, _, rest = line.partition(" ")
            if key == "moves":
                return cls(start, tuple(headers), *_Reader(lines, number).read(start))
            if key not in HEADERS or not rest.strip():
                known = written(", ".join(HEADERS))
                said = say("game-annotated-header", line=written(line), known=known)
                raise RecordError(number, said)
            headers.append((key, rest.strip()))
        raise RecordError(len(lines) + 1, say("game-annotated-moves"))


def read_games(text: str) -> Iterator[AnnotatedGame]:
    r"""Read a file's games one by one. Raises RecordError, with the line in the whole file.

    Examples:
        >>> file = f"{Record(get('oware')).play('C')}\n{Record(get('kpo'))}"
        >>> [game.record.game.slug for game in read_games(file)]
        ['oware', 'kpo']
    """
    check_length(text)
    lines = text.splitlines()
    starts = [at for at, line in enumerate(lines) if FIRST.fullmatch(line.rstrip())] or [0]
    for at, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        try:
            yield AnnotatedGame.parse("\n".join(lines[at:end]))
        except RecordError as error:
            raise RecordError(at + error.line, error.reason) from error


class _Reader:
    """A reader of the plies, which begin on line `number`."""

    def __init__(self, lines: Sequence[str], number: int) -> None:
        text = "\n".join(lines[number - 1 :]).removeprefix("moves")
        self.tokens: list[tuple[int, str]] = []
        self.at = seen = 0
        for found in TOKEN.finditer(text):
            number += text.count("\n", seen, found.start())
            seen = found.start()
            self.tokens.append((number, found[0]))

    def read(self, record: Record) -> tuple[str, tuple[Step, ...]]:
        comment = self._read_comment()
        steps = self._read_steps(record, 0)
        if self.at < len(self.tokens):
            raise self._refuse("game-annotated-alone")
        return comment, steps

    def _read_steps(self, record: Record, depth: int) -> tuple[Step, ...]:
        steps: list[Step] = []
        while (token := self._peek()) not in ("", ")"):
            if token[0] in "({}" or depth > DEEPEST:
                raise self._refuse("game-annotated-misplaced")
            try:
                after = record.take(token)
            except IllegalMove as error:
                said = say("game-record-turn", number=len(record.plies) + 1)
                raise RecordError(self.tokens[self.at][0], join([said, error.said])) from error
            self.at += 1
            comment, instead = self._read_comment(), []
            while self._peek() == "(":
                self.at += 1
                if way := self._read_steps(record, depth + 1):
                    instead.append(way)
                if self._peek() != ")":
                    raise self._refuse("game-annotated-open")
                self.at += 1
            steps.append(Step(after.plies[-1], comment, tuple(instead)))
            record = after
        return tuple(steps)

    def _read_comment(self) -> str:
        token = self._peek()
        if not token.startswith("{") or token == "{":
            return ""
        self.at += 1
        return " ".join(token[1:-1].split())

    def _peek(self) -> str:
        return self.tokens[self.at][1] if self.at < len(self.tokens) else ""

    def _refuse(self, message: str) -> RecordError:
        number, token = self.tokens[min(self.at, len(self.tokens) - 1)]
        return RecordError(number, say(message, token=written(token)))


def _add(steps: tuple[Step, ...], plies: Sequence[str], comment: str | None) -> tuple[Step, ...]:
    at = _count_shared(steps, plies)
    if at == len(plies):
        last = steps[at - 1]
        said = last.comment if comment is None else comment
        return (*steps[: at - 1], replace(last, comment=said), *steps[at:])
    if at == len(steps):
        *later, end = plies[at:]
        return (*steps, *map(Step, later), Step(end, comment or ""))
    ways = steps[at].instead
    number = next((n for n, way in enumerate(ways) if way[0].ply == plies[at]), len(ways))
    known = ways[number] if number < len(ways) else ()
    added = _add(known, plies[at:], comment)
    return _branch(steps, at, (*ways[:number], added, *ways[number + 1 :]))


def _remove(steps: tuple[Step, ...], plies: Sequence[str]) -> tuple[Step, ...]:
    at = _count_shared(steps, plies)
    if at in (len(steps), len(plies)):
        return steps
    first, *later = plies[at:]
    ways = [
        _remove(way, plies[at:]) if way[0].ply == first else way
        for way in steps[at].instead
        if later or way[0].ply != first
    ]
    return _branch(steps, at, ways)


def _count_shared(steps: Sequence[Step], plies: Sequence[str]) -> int:
    """Count the plies with which both begin."""
    pairs = enumerate(zip(steps, plies, strict=False))
    return next((at for at, (step, ply) in pairs if step.ply != ply), min(len(steps), len(plies)))


def _branch(steps: tuple[Step, ...], at: int, ways: Iterable[tuple[Step, ...]]) -> tuple[Step, ...]:
    return (*steps[:at], replace(steps[at], instead=tuple(ways)), *steps[at + 1 :])


def _walk(before: Record, steps: Sequence[Step], depth: int) -> Iterator[Note]:
    line = before
    for step in steps:
        line = line.take(step.ply)
    for number, step in enumerate(steps):
        at = len(before.plies) + number + 1
        yield Note(line, at, step.comment, depth, begins=depth > 0 and number == 0)
        for way in step.instead:
            yield from _walk(line.cut(at - 1), way, depth + 1)


def _write(steps: Sequence[Step]) -> Iterator[str]:
    for step in steps:
        yield step.ply
        if step.comment:
            yield f"{{{step.comment}}}"
        for way in step.instead:
            yield f"({' '.join(_write(way))})"
