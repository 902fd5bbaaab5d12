"""What the commands share: the curriculum in the current folder, and arguments."""

from __future__ import annotations

import re
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Iterator, Sequence
from pathlib import Path
from zlib import crc32

from game_core.puzzles.posing import ID
from game_core.registry import list_games
from lesson_plans.curriculum.game_files import CONFIG, LEAVE_OUT, read_option, register_own
from lesson_plans.curriculum.layers import Curriculum, find_curriculum
from lesson_plans.curriculum.plans.collection import FILE
from lesson_plans.curriculum.problem import Refusal, Report, name_file, refuse, suggest

NOTE = re.compile(r"^# A copy of Ubao's, number ([0-9a-f]{8})", re.MULTILINE)


def find_here(report: Report, *, drafts: bool = False) -> Curriculum:
    """Return the current folder's curriculum, after registering the games of its site."""
    home = Path.cwd()
    register_own(home, report)
    left = read_option(home / CONFIG, LEAVE_OUT, report)
    return find_curriculum(home, left, drafts=drafts)


def open_here() -> Curriculum:
    """Return it for writing. Raises Refusal if this isn't a site's folder, and SourceError."""
    curriculum = find_here(refuse, drafts=True)
    if not curriculum.own.is_dir():
        demand_site()
    return curriculum


def demand_site() -> None:
    """Raises Refusal if the current folder isn't a site's."""
    if not (Path.cwd() / CONFIG).is_file():
        raise Refusal(
            f"there is no {CONFIG} here. Go to the folder of your site, "
            "or begin one with “ubao new FOLDER”."
        )


def demand_known(curriculum: Curriculum, slugs: Sequence[str]) -> None:
    """Raises Refusal for the first slug that's neither a game nor a plan."""
    known = [*{*(game.slug for game in list_games()), *curriculum.find_each(FILE)}]
    for slug in slugs:
        if slug not in known:
            raise Refusal(f"there is no game or plan “{slug}”; {suggest(slug, sorted(known))}")


def demand_name(name: str) -> None:
    """Raises Refusal if a name can't be part of an address."""
    if not ID.fullmatch(name):
        raise Refusal(f"a name has small letters, digits and hyphens; found “{name}”.")


def begin(path: Path, text: str) -> None:
    """Write a new file, and say so. Raises Refusal if it exists, and OSError."""
    if path.exists():
        raise Refusal(f"{name_file(path)} is there already.")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    print(f"{name_file(path)}: now replace its words. “ubao check” tells what is still to do.")


def copy(curriculum: Curriculum, name: str) -> str:
    """Return our file of this name, with a note of its origin. Raises Refusal if there's none."""
    path = curriculum.layers[0] / name
    if not path.is_file():
        raise Refusal(f"Ubao has no {name}, so there is nothing to copy.")
    text = path.read_text(encoding="utf-8")
    note = f"# A copy of Ubao's, number {_number(text)}: “ubao check” tells when that changes.\n"
    return text.replace("---\n", f"---\n{note}", 1) if path.suffix == ".md" else note + text


def find_outdated(curriculum: Curriculum) -> Iterator[str]:
    """Yield a sentence with its place for each copied file whose original has changed since."""
    for path in sorted(filter(Path.is_file, curriculum.own.rglob("*.*"))):
        text = path.read_text(encoding="utf-8", errors="replace")
        ours = curriculum.layers[0] / path.relative_to(curriculum.own)
        if (note := NOTE.search(text)) and ours.is_file():
            number = _number(ours.read_text(encoding="utf-8"))
            if number != note[1]:
                line = text.count("\n", 0, note.start()) + 1
                yield (
                    f"{name_file(path)}:{line}: Ubao's own has changed since this copy was made. "
                    f"Compare it with {ours}; once yours fits, write {number} in this line."
                )


def _number(text: str) -> str:
    return f"{crc32(text.encode()):08x}"


def open_parser(command: str, about: str | None, program: str = "ubao") -> ArgumentParser:
    """Return a command's argument parser."""
    return ArgumentParser(
        f"{program} {command}", description=about, formatter_class=RawDescriptionHelpFormatter
    )
