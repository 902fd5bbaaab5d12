"""The block ```` ```player ````: write a player in Python, step by step, and let it play.

The page holds the form and the first code; `<ubao-player>` turns it into an editor, and runs the
code in workers created by a frame. The frame has an opaque origin and a policy that blocks every
address; docs/maintainers/player.md says why.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from markupsafe import Markup

from game_core import Position, get
from game_core.messages import text
from game_core.registry import OURS
from game_core.search.levels import LEVELS, describe_level
from lesson_plans.curriculum.source import Fields
from lesson_plans.curriculum.values import parse_position, read_words
from widgets.fences.page import Kind, PageContext
from widgets.html import render
from widgets.messages.site import show, tell

GAME = "oware"
"""The game of all steps, chosen at first; as in `labs/player.js`."""
TEMPLATE = """\
def choose(position):
    return position.moves()[0]
"""


@dataclass(frozen=True)
class Test:
    """A position with the `moves` that pass, and what's missing if another is played."""

    position: str
    moves: tuple[str, ...]
    missing: str


@dataclass(frozen=True)
class Step:
    """A thing to learn: in words, as code to continue, and as tests."""

    title: str
    task: str
    help: str
    tests: tuple[Test, ...]


@dataclass(frozen=True)
class Player:
    """The editor with its steps, and its caption."""

    caption: str
    steps: tuple[Step, ...]


def read_player(fields: Fields) -> Player:
    """Read the editor, from `caption` and `steps`."""
    steps = tuple(_read_step(step) for step in fields.maps("steps", required=True))
    return Player(read_words(fields, "caption"), steps)


def _read_step(fields: Fields) -> Step:
    title, task = read_words(fields, "title"), read_words(fields, "task")
    code = fields.text("help", required=True)
    tests = tuple(_read_test(test) for test in fields.maps("tests", required=True))
    fields.finish()
    if code:
        try:
            compile(code.value, "help", "exec")
        except SyntaxError as error:
            code.place.blame(f"is not Python: {error}.")
    return Step(title, task, code.value if code else "", tests)


def _read_test(fields: Fields) -> Test:
    given = fields.text("position", required=True)
    position: Position | None = parse_position(get(GAME), given) if given else None
    moves = fields.texts("moves", required=True)
    legal: Sequence[str] = position.moves() if position else ()
    for move in moves:
        if position and move.value not in legal:
            move.place.blame(f"“{move.value}” isn't one of {', '.join(legal)}.")
    missing = read_words(fields, "missing")
    fields.finish()
    return Test(str(position), tuple(move.value for move in moves), missing)


def write_player(block: Player, page: PageContext) -> Markup:
    """Return the form, and the frame that runs players."""
    first = get(GAME)
    games = [(game.slug, show(text(game.name))) for game in map(get, OURS)]
    levels = [(level.slug, tell(describe_level(level, first).name)) for level in LEVELS]
    return render(
        "blocks/player.html",
        games=sorted(games, key=lambda game: game[0] != GAME),
        levels=levels,
        steps=block.steps,
        data=[asdict(step) for step in block.steps],
        source=TEMPLATE,
        frame=render("blocks/player-frame.html"),
        caption=block.caption,
    )


KIND = Kind("player", read_player, write_player)
