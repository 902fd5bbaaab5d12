"""The command `ubao`: begins a school's site, and runs the steps around any generator.

    ubao new club --name "Games at Hill School" --games oware kpo --colors forest
    cd club
    ubao serve
    ubao build

In a site, authoring commands begin plans, puzzles, tutorials and units; see
`lesson_plans.curriculum.commands`. For MkDocs, a plugin runs the steps. With another generator,
which builds `prepared/docs` with the extension `ubao`:

    ubao prepare prepared
    ubao finish site

Pack a built site for people without a host:

    ubao pack site

Publish it, and check whether the host is set up right:

    ubao publish netlify hill-school-games

    ubao check-host https://hill-school-games.netlify.app/
"""

from __future__ import annotations

import argparse
import socket
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

import yaml

from game_core.reader import allow_leaving
from game_core.registry import list_games
from lesson_plans.curriculum.commands import COMMANDS, run
from lesson_plans.curriculum.commands.here import demand_site
from lesson_plans.curriculum.game_files import CONFIG
from lesson_plans.curriculum.problem import Problem, Refusal, tell_refusal
from widgets.finish import finish
from widgets.finish.policy import POLICIES
from widgets.host_check import check
from widgets.messages.languages import ENGLISH, list_begun
from widgets.mkdocs.process import become_mkdocs, try_build
from widgets.packs import read_folder, write_archive
from widgets.packs.making import make_packs
from widgets.prepare.assets import MissingBundle
from widgets.prepare.folder import read_configuration, write
from widgets.publishing import HOSTS, MARK
from widgets.scaffold import COLORS, begin

type Run = Callable[[argparse.Namespace], int | None]
"""Runs a command, and returns its exit code, or nothing if it succeeded."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    given = sys.argv[1:] if arguments is None else arguments
    return allow_leaving(lambda: _run(given))


def _run(given: Sequence[str]) -> int:
    if given and given[0] in COMMANDS:
        faults = _tell_faults(Path(CONFIG)) if given[0] == "check" else 0
        found = max(faults, run("ubao", COMMANDS, given))
        return found or (try_build() if given == ["check"] and Path(CONFIG).exists() else 0)
    asked = _read(given)
    try:
        return asked.run(asked) or 0
    except BrokenPipeError:
        raise
    except OSError as error:
        reason = tell_refusal(error)
    except (MissingBundle, ValueError, yaml.YAMLError) as error:
        reason = str(error)
    print(f"ubao {asked.command}: {reason}", file=sys.stderr)
    return 2


def _tell_faults(configuration: Path) -> int:
    """Print mistakes in the configuration and in pages' front matter; return 1 if there are any."""
    if not configuration.exists():
        return 0
    # It needs MkDocs, which other generators don't.
    from widgets.mkdocs.faults import find_faults

    faults = [*find_faults(configuration)]
    for fault in faults:
        print(fault)
    return min(len(faults), 1)


def _read(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="ubao", description="Make a site with board games.")
    parser.add_argument("--version", action="version", version=f"ubao {version('ubao')}")
    commands = parser.add_subparsers(dest="command", required=True)

    def add(name: str, run: Run, **options: Any) -> argparse.ArgumentParser:
        command = commands.add_parser(name, **options)
        command.set_defaults(run=run)
        return command

    new = add("new", _begin, help="start a site in a new folder")
    new.add_argument("folder", type=Path, help="a folder that is new or empty")
    new.add_argument("--name", help="the name of the site")
    new.add_argument("--games", nargs="+", default=[], metavar="GAME", help="all by default")
    new.add_argument("--colors", choices=COLORS, default="indigo", help="indigo by default")
    spoken = [ENGLISH, *list_begun()]
    new.add_argument("--language", choices=spoken, default=ENGLISH, help="the site's language")
    add("games", _list_games, aliases=["list"], help="list the games")
    prepare = add("prepare", _prepare, help="write the sources of a site")
    prepare.add_argument("folder", type=Path, help="where docs/ and nav.yml are written")
    prepare.add_argument("--config", type=Path, default=Path("mkdocs.yml"))
    end = add("finish", _finish, help="finish a site that was built from them")
    end.add_argument("folder", type=Path, help="the built site")
    end.add_argument("--online", action="store_true", help="no copies for offline use")
    end.add_argument("--packed", action="store_true", help="add compressed files")
    end.add_argument("--policy", choices=POLICIES, default="strict", help="pages with the policy")
    pack = add("pack", _pack, help="pack a built site for places without a host")
    pack.add_argument("folder", type=Path, nargs="?", default=Path("site"), help="site")
    pack.add_argument("--to", type=Path, default=Path("packs"), metavar="FOLDER", help="packs")
    tokens = "A token comes from GITHUB_TOKEN, NETLIFY_AUTH_TOKEN or CLOUDFLARE_API_TOKEN."
    about = "put a built site on a host, or into a zip"
    publish = add("publish", _publish, help=about, epilog=tokens)
    publish.add_argument("host", choices=(*HOSTS, "zip"), help="where to")
    publish.add_argument("name", help="the site's name there, or the name of the zip")
    publish.add_argument("--folder", type=Path, default=Path("site"), help="site by default")
    host = add("check-host", _check_host, help="check how a host serves a site")
    host.add_argument("address", help="such as https://school.example/club/")
    serve = add("serve", _serve, help="show this folder's site while you write")
    serve.add_argument("--port", type=int, default=8000, help="the port; 8000 by default")
    building = "build this folder's site into site/"
    add("build", _build, help=building)
    for name, command in COMMANDS.items():
        commands.add_parser(name, help=command.help, add_help=False)
    return parser.parse_args(arguments)


def _serve(asked: argparse.Namespace) -> None:
    """Raises Refusal if the port can't be used, which MkDocs would notice only after building."""
    demand_site()
    port = asked.port
    other = 9000 if port != 9000 else 9001
    again = f"Choose another: “ubao serve --port {other}” or “make serve PORT={other}”."
    if not 0 < port < 65536:
        raise Refusal(f"ports are numbers from 1 to 65535, not {port}. {again}")
    try:
        socket.create_server(("127.0.0.1", port)).close()
    except PermissionError:
        raise Refusal(f"you may not use port {port}. {again}") from None
    except OSError:
        raise Refusal(f"something else is at port {port} already. {again}") from None
    print("The site will be at this address; Ctrl+C stops it:")
    print(f"http://127.0.0.1:{port}/", flush=True)
    become_mkdocs("serve", "--livereload", "--dev-addr", f"127.0.0.1:{port}")


def _build(_: argparse.Namespace) -> None:
    demand_site()
    become_mkdocs("build", "--strict")


def _begin(asked: argparse.Namespace) -> None:
    files = begin(asked.folder, asked.name, asked.games, asked.colors, asked.language)
    print(f"{len(files)} files are in {asked.folder}. Next:\n")
    print(f"    cd {asked.folder}\n    ubao serve\n\nREADME.md there says more.")


def _list_games(asked: argparse.Namespace) -> None:
    for game in list_games():
        print(f"{game.slug:28} {game.name}, {game.place}")


def _prepare(asked: argparse.Namespace) -> None:
    problems: list[Problem] = []
    write(read_configuration(asked.config), asked.folder, problems.append)
    if problems:
        raise ValueError("\n".join(["there are mistakes:", *map(str, sorted(set(problems)))]))


def _finish(asked: argparse.Namespace) -> None:
    finish(asked.folder, offline=not asked.online, packed=asked.packed, policy=asked.policy)


def _pack(asked: argparse.Namespace) -> None:
    for name, size in make_packs(asked.folder, asked.to):
        print(f"{asked.to / name}: {size / 1_000_000:.1f} MB", flush=True)


def _publish(asked: argparse.Namespace) -> None:
    """Raises Refusal if the folder isn't a built site, or the host says no."""
    if not (asked.folder / MARK).is_file():
        raise Refusal(f"{asked.folder} isn't a built site: “ubao build” makes one.")
    if asked.host == "zip":
        size = write_archive(Path(asked.name), read_folder(asked.folder))
        print(f"{asked.name}: {size / 1_000_000:.1f} MB")
        return
    address = HOSTS[asked.host](asked.name, asked.folder)
    print(f"The site is at {address}")
    print(f"To check that the host does everything right: ubao check-host {address}")


def _check_host(asked: argparse.Namespace) -> int:
    """Print a sentence for each complaint; return 1 if there are any."""
    complaints = 0
    for sentence in check(asked.address):
        complaints += 1
        print(f"- {sentence}", flush=True)
    print(f"{complaints} complaints" if complaints else "This host does everything right.")
    return min(complaints, 1)
