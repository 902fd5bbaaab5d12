"""A school's new site, as written by `ubao new`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from string import Template

import game_core
from game_core import Game, UnknownGame
from game_core.record import Record
from game_core.registry import list_games
from lesson_plans.curriculum.problem import Refusal
from lesson_plans.curriculum.translations import find_other, name_other, translate
from widgets.fences.door import takes_one_touch
from widgets.messages.languages import ENGLISH, list_begun
from widgets.messages.site import read_language, say, speaking
from widgets.prepare.pages import find_folder

SCHOOL = Path(__file__).parent / "school"
"""The template of a new site; `$name` and the like are filled in."""
PINNED = ("ubao", "ubao-rules", "mkdocs", "mkdocs-material")
"""The distributions that a new site pins to the versions installed here."""
HIDDEN = {"gitignore": ".gitignore"}
"""Files with other names in the package."""
GITHUB = {"school.yml": "workflows/pages.yml", "mistakes.json": "mistakes.json"}
"""Files for GitHub: ours in `docs/publish/`, and the place in the site's `.github/`."""
LONGEST = 60

COLORS = {
    "indigo": ("#27376b #1c2950 #2b4b9f #1c3375", "#1d2a54 #131b38 #a7bdff #cdd9ff"),
    "forest": ("#1f4d3a #143427 #1f5c43 #123d2b", "#173a2c #0e261c #8fd6b4 #c4ecd8"),
    "plum": ("#5a2a55 #3d1a3a #7d3a73 #5a2452", "#42203e #2a1228 #e3a9d8 #f3d3ec"),
    "steel": ("#37424f #252d37 #2f5673 #1d3b52", "#27303a #181e25 #9fc6e3 #cde3f3"),
}
"""Header, its lower part, links and hovered links: on light pages, then on dark ones."""
PAGE = """\
# {name}

```board
game: {slug}
```
"""
"""The page of an unknown game."""


def begin(
    folder: Path, name: str | None, slugs: Sequence[str], colors: str, language: str = ENGLISH
) -> list[Path]:
    """Write a new site into `folder`, new or empty; return the files.

    A missing name gets a default, and no `slugs` are all games. Raises Refusal and FluentError.
    """
    with speaking(read_language(language)):
        name = (say("prepare-school-name") if name is None else name).strip()
    if not name or len(name) > LONGEST or not name.isprintable():
        raise Refusal(f"a name has 1 to {LONGEST} letters, on one line; found “{name}”.")
    try:
        chosen = {game_core.get(slug) for slug in slugs}
    except UnknownGame as error:
        raise Refusal(str(error)) from error
    # In the order of the curriculum, without duplicates
    games = [game for game in list_games() if game in chosen or not chosen]
    if folder.exists() and not folder.is_dir():
        raise Refusal(f"“{folder}” is a file; a site needs a folder of its own.")
    if folder.is_dir() and any(folder.iterdir()):
        raise Refusal(f"“{folder}” is not empty. Nothing was changed; choose another folder.")
    with speaking(read_language(language)):
        values = _fill(name, games, colors, language)
    files = {path for path in SCHOOL.rglob("*") if path.is_file()}
    translations = {name_other(path, code) for path in files for code in list_begun()}
    ours = find_folder()
    written = {}
    for source in sorted(files - translations):
        place = source.relative_to(SCHOOL)
        spoken = find_other(source, language) or source
        text = Template(spoken.read_text(encoding="utf-8")).substitute(values)
        written[folder / place.with_name(HIDDEN.get(place.name, place.name))] = text
    for file, workflow in GITHUB.items():
        written[folder / ".github" / workflow] = (ours / "publish" / file).read_text("utf-8")
    for game in games:
        if not (ours / "games" / f"{game.slug}.md").is_file():
            page = folder / "docs" / "games" / f"{game.slug}.md"
            written[page] = PAGE.format(name=game.name, slug=game.slug)
    for path, text in written.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return [*written]


def _fill(name: str, games: Sequence[Game], colors: str, language: str) -> dict[str, str]:
    first = games[0]

    def pick(*pages: str) -> list[str]:
        """Return those of our pages that exist in the site's language."""
        return [page for page in pages if translate(find_folder() / page, language)]

    pages = [f"{game.name}: games/{game.slug}.md" for game in games]
    if {game for game in game_core.GAMES if game.family.sows} <= {*games}:
        pages += pick("games/compare.md", "games/same-position.md")
    labs = "".join(f"      - {page}\n" for page in pick(*LABS))
    parts = ("night", "deep", "link", "strong")
    shades = {
        f"{shade}_{part}": color
        for shade, found in zip(("light", "dark"), COLORS[colors], strict=True)
        for part, color in zip(parts, found.split(), strict=True)
    }
    return {
        "said_lead": say("prepare-school-lead"),
        "said_credit": say("prepare-school-credit"),
        "said_home": say("prepare-school-home"),
        "said_games": say("prepare-school-games"),
        "said_teach": say("prepare-school-teach"),
        "said_lessons": say("prepare-school-lessons"),
        "said_more": say("prepare-school-more"),
        # JSON is valid YAML, whatever the name contains.
        "quoted": json.dumps(name, ensure_ascii=False),
        "language": language,
        "name": name,
        "games": "".join(f"      - {page}\n" for page in pages),
        "puzzles": "".join(f"  - {page}\n" for page in pick("puzzles.md")),
        "labs": f"  - {say('prepare-school-labs')}:\n{labs}" if labs else "",
        "teach": "".join(f"      - {page}\n" for page in pick(*TEACH)),
        "more": "".join(f"      - {page}\n" for page in pick(*MORE)),
        "first": first.slug,
        # Other games only get a picture.
        "front": "door" if takes_one_touch(Record(first)) else "picture",
        "first_name": first.name,
        **{package.replace("-", "_"): version(package) for package in PINNED},
        **shades,
    }


LABS = ("labs/rules.md", "labs/numbers.md", "labs/player.md", "labs/matchbox.md")
TEACH = (
    "class/sets.md", "class/results.md", "class/tournament.md", "class/show-match.md",
    "class/record.md", "class/trial.md", "class/score-sheets.md", "class/tables.md",
    "class/certificates.md", "class/poster.md",
)  # fmt: skip
MORE = (
    "ready.md", "questions.md", "glossary.md", "help.md", "map.md", "credits.md", "privacy.md",
    "authors/puzzle-maker.md",
)  # fmt: skip
"""Our pages that are useful with any games, by navigation section."""
