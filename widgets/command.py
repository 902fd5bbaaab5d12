"""The command `ubao`: begins a site of a school's own, and does the steps around any generator.

ubao new club --name "Games at Hill School" --games oware kpo --colours forest
cd club
mkdocs build

MkDocs has a plugin for the steps. With another generator:

ubao prepare prepared
(it builds prepared/docs with the extension `ubao`)
ubao finish site

Once it is published, a host can be asked whether it does all that it should:

ubao check-host https://school.example/club/
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import yaml

from game_core.registry import list_games
from lesson_plans.curriculum.problem import Problem
from widgets.checkup import check
from widgets.finish import finish
from widgets.prepare.assets import MissingBundle
from widgets.prepare.folder import read_configuration, write
from widgets.scaffold import COLOURS, begin, choose


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; its exit code."""
    asked = _read(arguments)
    try:
        return asked.run(asked) or 0
    except (MissingBundle, OSError, ValueError, yaml.YAMLError) as error:
        print(f"ubao {asked.command}: {error}", file=sys.stderr)
        return 2


def _read(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="ubao", description="Make a site with board games.")
    commands = parser.add_subparsers(dest="command", required=True)
    new = commands.add_parser("new", help="begin a site in a new folder")
    new.add_argument("folder", type=Path, help="a folder that is new or empty")
    new.add_argument("--name", default="Our board games", help="the name of the site")
    new.add_argument("--games", nargs="+", default=[], metavar="GAME", help="without it, all")
    new.add_argument("--colours", choices=COLOURS, default="indigo")
    new.set_defaults(run=_begin)
    games = commands.add_parser("games", help="list the games there are")
    games.set_defaults(run=_list_games)
    prepare = commands.add_parser("prepare", help="write all that a site is built from")
    prepare.add_argument("folder", type=Path, help="where docs/ and nav.yml are written")
    prepare.add_argument("--config", type=Path, default=Path("mkdocs.yml"))
    prepare.set_defaults(run=_prepare)
    end = commands.add_parser("finish", help="finish a site that was built from that")
    end.add_argument("folder", type=Path, help="the built site")
    end.add_argument("--online", action="store_true", help="devices keep nothing of it")
    end.add_argument("--packed", action="store_true", help="lay packed files beside the others")
    end.set_defaults(run=_finish)
    host = commands.add_parser("check-host", help="ask a host what it does wrong with a site")
    host.add_argument("address", help="such as https://school.example/club/")
    host.set_defaults(run=_check_host)
    return parser.parse_args(arguments)


def _begin(asked: argparse.Namespace) -> None:
    files = begin(asked.folder, choose(asked.name, asked.games, asked.colours))
    print(f"{len(files)} files are in {asked.folder}. Next:\n")
    print(f"    cd {asked.folder}\n    mkdocs serve\n\nREADME.md there says more.")


def _list_games(asked: argparse.Namespace) -> None:
    for game in list_games():
        print(f"{game.slug:28} {game.name}, {game.place}")


def _prepare(asked: argparse.Namespace) -> None:
    problems: list[Problem] = []
    write(read_configuration(asked.config), asked.folder, problems.append)
    if problems:
        raise ValueError("\n".join(["there are mistakes:", *map(str, sorted(set(problems)))]))


def _finish(asked: argparse.Namespace) -> None:
    finish(asked.folder, offline=not asked.online, packed=asked.packed)


def _check_host(asked: argparse.Namespace) -> int:
    """Print a sentence for each complaint; 1 if there is any."""
    complaints = 0
    for sentence in check(asked.address):
        complaints += 1
        print(f"- {sentence}", flush=True)
    print(f"{complaints} complaints" if complaints else "This host does all that it should.")
    return min(complaints, 1)


if __name__ == "__main__":
    sys.exit(main())
