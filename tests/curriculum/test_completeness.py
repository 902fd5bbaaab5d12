"""Every game has everything that a game needs."""

from __future__ import annotations

import re
import tomllib
from xml.etree import ElementTree

import pytest

from game_core import GAMES, Game, draw, registry
from game_core.puzzles.model import THEMES
from lesson_plans.curriculum.layers import OWN
from lesson_plans.curriculum.plans.collection import read_plans
from lesson_plans.curriculum.plans.outline import CHALLENGE, PUZZLE
from lesson_plans.curriculum.problem import refuse
from tests.help import golden
from tests.help.curriculum import OURS
from tests.help.paths import ROOT
from tests.help.prose import ASIDE
from tests.help.samples import sample_path
from widgets.packs.kolibri import PICTURES

OVERVIEWS = {"index", "compare", "same-position"}
"""Pages about several games."""
FAMILIES = {game.family.name: game for game in GAMES}
"""The last game of each."""
TWO_KINDS = (
    "messages of its board in widgets/prepare/messages.py",
    "a word in lesson_plans/curriculum/portrait.py",
    "a choice in widgets/fences/game_cards.py",
    "pieces to cut out in widgets/theme/planleaves.css",
)
"""Places that know the family of sowing games, and take all others for games on squares."""
STYLES = ROOT / "widgets/browser/styles"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_nothing_is_forgotten(game: Game) -> None:
    missing = [
        what
        for what, found in {
            f"{sample_path(game.slug).relative_to(ROOT)}": sample_path(game.slug).is_file(),
            f"{golden.path(game.slug).relative_to(ROOT)}": golden.path(game.slug).is_file(),
            **{
                f"lesson_plans/{game.slug}/{name}": (OWN / game.slug / name).is_file()
                for name in (
                    "portrait.yml",
                    "puzzles.yml",
                    "proofs.json",
                    "tutorial.yml",
                    "plan.md",
                )
            },
            f"widgets/packs/pictures/{game.slug}.png": (PICTURES / f"{game.slug}.png").is_file(),
            **{
                f"docs/games/{game.slug}{room}": (ROOT / f"docs/games/{game.slug}{room}").is_file()
                for room in (".md", "/rules.md")
            },
        }.items()
        if not found
    ]
    assert not missing, f"{game.name} lacks {', '.join(missing)}"


@pytest.mark.parametrize(("name", "game"), FAMILIES.items(), ids=FAMILIES)
def test_no_family_is_forgotten(name: str, game: Game) -> None:
    """If there were one, no other test would fail."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    mutmut = project["tool"]["mutmut"]["pytest_add_cli_args_test_selection"]
    # The only two kinds of boards that these places know.
    board = draw.board(game.start(), game.sides[0])
    is_known = name == "sowing" if game.family.sows else 'class="square"' in board
    missing = [
        what
        for what, found in {
            **dict.fromkeys(TWO_KINDS, is_known),
            f"widgets/browser/styles/{name}.css": (STYLES / f"{name}.css").is_file(),
            f"tests/{name}": (ROOT / "tests" / name).is_dir(),
            f"tests/{name} for mutmut, in pyproject.toml": f"tests/{name}" in mutmut,
        }.items()
        if not found
    ]
    assert not missing, f"the family {name} lacks {', '.join(missing)}"


@pytest.mark.parametrize("name", FAMILIES)
def test_themes_are_of_kinds_ends_and_rules_that_there_are(name: str) -> None:
    themes = FAMILIES[name].family.puzzling.THEMES
    assert {*themes.values()} <= {*THEMES}
    folder = ROOT / "game_core/families" / name
    code = [path.read_text("utf-8") for path in folder.rglob("*.py") if path.stem != "puzzling"]
    assert themes.keys() <= {*re.findall(r'"([a-z-]+)"', "".join(code))}


@pytest.mark.parametrize(("name", "game"), FAMILIES.items(), ids=FAMILIES)
def test_a_picture_outside_our_pages_has_colors_for_all_shapes(name: str, game: Game) -> None:
    """A shape without a color would be black."""
    style = (ROOT / "game_core/draw/picture.css").read_text(encoding="utf-8")
    named = {*re.findall(r"\.([a-z][\w-]*)", style)}
    pictures = [
        draw.board(game.start(), game.sides[0]),
        *game.family.drawing.draw_pieces(game.start()),
    ]
    shapes = {
        shape.get("class", "")
        for picture in pictures
        for shape in ElementTree.fromstring(picture).iter()
        if shape.tag.rpartition("}")[2] not in ("svg", "g", "title", "desc", "text")
    }
    missing = sorted(shape for shape in shapes if not named & {*shape.split()})
    assert shapes
    assert not missing, f"game_core/draw/picture.css lacks these of the family {name}: {missing}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_place_of_a_board_has_its_shape(game: Game) -> None:
    """In its family's style sheet, so that the page doesn't jump when the board is drawn."""
    own, usual = (
        (STYLES / f"{name}.css").read_text(encoding="utf-8") for name in (game.family.name, "board")
    )
    shape = r"[^{}]*\{\s*--ubao-shape: ([0-9.]+)(?: / ([0-9.]+))?;"
    found = re.search(rf'\[game="{game.slug}"\]{shape}', own) or re.search(shape, usual)
    assert found
    box = ElementTree.fromstring(draw.board(game.start(), game.sides[0])).get("viewBox", "")
    width, height = map(float, box.split()[2:])
    assert float(found[1]) / float(found[2] or 1) == pytest.approx(width / height)


def test_pages_give_the_number_of_games() -> None:
    """In words: `git grep -iE "thirteen|treize|tredici|treze|nine sow|four games"` finds them."""
    sowing = [game for game in GAMES if game.family.sows]
    assert (len(GAMES), len(sowing)) == (13, 9)


def test_every_file_of_a_game_is_in_the_registry() -> None:
    files = {path.stem for path in ROOT.glob("game_core/families/*/games/*.py")} - {"__init__"}
    missing = files - {slug.replace("-", "_") for slug in registry.OURS}
    assert not missing, f"OURS in game_core/registry.py lacks {', '.join(sorted(missing))}"


def test_nothing_is_left_over() -> None:
    slugs = {game.slug for game in GAMES}
    for folder in ("tests/data/games", "tests/data/transcripts", "docs/games"):
        found = {path.name.partition(".")[0] for path in (ROOT / folder).iterdir()} - OVERVIEWS
        assert found == slugs, folder


def find_boards(text: str) -> list[str]:
    """Yield the seeds or pieces of every board's position in a text."""
    return re.findall(r'^ *(?:position|cups): *"?([^\s"]+)', text, re.MULTILINE)


def test_what_players_read_has_no_part_for_teachers() -> None:
    pages = [*ROOT.glob("docs/games/**/*.md"), ROOT / "docs/puzzles.md"]
    assert len(pages) > len(GAMES)
    assert [path.name for path in pages if ASIDE.search(path.read_text(encoding="utf-8"))] == []


def test_no_board_that_a_lesson_asks_about_is_explained_to_players() -> None:
    told = {
        board: path.relative_to(ROOT).as_posix()
        for pattern in ("docs/games/**/*.md", "lesson_plans/*/tutorial.yml")
        for path in ROOT.glob(pattern)
        for board in find_boards(path.read_text(encoding="utf-8"))
    }
    twice = [
        f"{plan.file}, {section}, asks about {board}, and {told[board]} tells."
        for plan in read_plans(OURS, refuse)
        for section in (*plan.blocks.values(), *plan.exits.values())
        for passage in section.passages()
        if passage.title in (next(iter(plan.facts.run)), CHALLENGE, PUZZLE)
        for board in find_boards("\n".join(passage.lines))
        if board in told
    ]
    assert len(told) > len(GAMES)
    assert twice == []
