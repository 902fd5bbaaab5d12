"""The rooms of a game, a page each: play, learn, puzzles, rules, teach.

A game has the rooms whose pages its site has. Each begins with the game's name and a bar of links:
`<div class="ubao-room"><h1>…</h1><nav class="ubao-rooms">…</nav></div>`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from game_core import Game
from lesson_plans.curriculum.translations import translate
from widgets.fences.boards import draw_start
from widgets.fences.page import PageContext, Room
from widgets.html import render
from widgets.messages.site import say
from widgets.prepare.pages import find_folder

PLAY, LEARN, PUZZLES, RULES, TEACH = "play", "learn", "puzzles", "rules", "teach"
ROOMS = {
    PLAY: ("games/{}.md", "prepare-room-play"),
    LEARN: ("games/{}/learn.md", "prepare-room-learn"),
    PUZZLES: ("games/{}/puzzles.md", "prepare-room-puzzles"),
    RULES: ("games/{}/rules.md", "prepare-room-rules"),
    TEACH: ("games/{}/teach.md", "prepare-room-teach"),
}
"""The rooms in the order of the bar: a page, by the game's slug, and a message for its name."""


def name_page(game: Game, room: str = PLAY) -> str:
    """Return the path of a room's page in docs/."""
    return ROOMS[room][0].format(game.slug)


def find_rules(
    games: Iterable[Game], has: Callable[[str], object], language: str
) -> Iterator[tuple[str, Path]]:
    """Yield our rules pages in a language, if the site lacks them: path in docs/, and file."""
    for game in games:
        uri = name_page(game, RULES)
        path = translate(find_folder() / uri, language)
        if path and not has(uri):
            yield uri, path


class Rooms:
    """The rooms of a site's games; `has` says which pages exist."""

    def __init__(self, games: Iterable[Game] = (), has: Callable[[str], object] = bool) -> None:
        self._tabs = {
            game: {room: uri for room in ROOMS if has(uri := name_page(game, room))}
            for game in games
        }
        self._places = {
            uri: (game, room) for game, tabs in self._tabs.items() for room, uri in tabs.items()
        }

    def find(self, uri: str) -> str | None:
        """Return the room of a page in docs/, or None for other pages."""
        return self._places[uri][1] if uri in self._places else None

    def list_inner(self) -> dict[str, str]:
        """Return the play page for each page of another room, which the navigation leaves out."""
        return {uri: name_page(game) for uri, (game, room) in self._places.items() if room != PLAY}

    def describe(self, uri: str, page: PageContext) -> PageContext:
        """Return the context of a room's page with the game's name and bar."""
        if uri not in self._places:
            return page
        game, current = self._places[uri]
        addresses = {room: page.link(tab) for room, tab in self._tabs[game].items()}
        tabs = [
            (address, say(ROOMS[room][1]), room == current) for room, address in addresses.items()
        ]
        # The rules used to be on the play page, so old links may have their anchors.
        anchors = addresses.get(RULES) if current == PLAY else None
        bar = render("rooms.html", tabs=tabs, anchors=anchors)
        before = page.before
        if current == RULES and (play := addresses.get(PLAY)):
            picture = draw_start(game)
            before = render("toboard.html", game=game, address=play, picture=picture)
        return replace(page, room=Room(game.name, bar), before=before)
