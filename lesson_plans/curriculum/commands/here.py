"""The curriculum of the folder where a command is started, and files that are begun in it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game_core.puzzles.posing import ID
from game_core.registry import list_games
from lesson_plans.curriculum.folder import name_file
from lesson_plans.curriculum.game_files import CONFIG, LEAVE_OUT, read_option, register_own
from lesson_plans.curriculum.layers import Curriculum, find_curriculum
from lesson_plans.curriculum.plans.collection import FILE
from lesson_plans.curriculum.problem import Report, refuse, suggest


class Refusal(ValueError):
    """Why a command does nothing: a sentence."""


def find_here(report: Report, *, drafts: bool = False) -> Curriculum:
    """The curriculum of this folder, once the games of its site are registered."""
    home = Path.cwd()
    register_own(home, report)
    left = read_option(home / CONFIG, LEAVE_OUT, report)
    return find_curriculum(home, left, drafts=drafts)


def open_here() -> Curriculum:
    """The same, to write into it. Raises Refusal where no site is, and SourceError."""
    curriculum = find_here(refuse, drafts=True)
    if not curriculum.own.is_dir():
        demand_site()
    return curriculum


def demand_site() -> None:
    """Raises Refusal where this folder is no site's."""
    if not (Path.cwd() / CONFIG).is_file():
        raise Refusal(
            f"there is no {CONFIG} here. Go to the folder of your site, "
            "or begin one with “ubao new FOLDER”."
        )


def demand_known(curriculum: Curriculum, slugs: Sequence[str]) -> None:
    """Raises Refusal for the first of them that is neither a game nor a plan."""
    known = [*{*(game.slug for game in list_games()), *curriculum.find_each(FILE)}]
    for slug in slugs:
        if slug not in known:
            raise Refusal(f"there is no game or plan “{slug}”; {suggest(slug, sorted(known))}")


def demand_name(name: str) -> None:
    """Raises Refusal where this can't be part of an address."""
    if not ID.fullmatch(name):
        raise Refusal(f"a name has small letters, digits and hyphens; found “{name}”.")


def begin(path: Path, text: str) -> None:
    """Write a file that is not there yet, and say so. Raises Refusal and OSError."""
    if path.exists():
        raise Refusal(f"{name_file(path)} is there already.")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    print(f"{name_file(path)}: now replace its words. “ubao check” tells what is still to do.")


def copy(curriculum: Curriculum, name: str) -> str:
    """The text of our file of this name. Raises Refusal where we have none."""
    path = curriculum.layers[0] / name
    if not path.is_file():
        raise Refusal(f"Ubao has no {name}, so there is nothing to copy.")
    return path.read_text(encoding="utf-8")
