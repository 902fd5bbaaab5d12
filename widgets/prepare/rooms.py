"""The rooms of a game, a page each: to play, to learn, puzzles, rules, to teach.

A game has the rooms whose pages its site has. On each, the game's name and a bar of links stand
before everything else: `<div class="ubao-room"><h1>…</h1><nav class="ubao-rooms">…</nav></div>`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from markupsafe import Markup

from game_core import Game
from lesson_plans.curriculum.translations import translate
from widgets.fences.boards import draw_still
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
"""Each room, in the order of the bar: its page, by the game's slug, and its name as a message."""


def name_page(game: Game, room: str = PLAY) -> str:
    """The path in docs/ of a room's page."""
    return ROOMS[room][0].format(game.slug)


def find_rules(
    games: Iterable[Game], has: Callable[[str], object], language: str
) -> Iterator[tuple[str, Path]]:
    """Our pages of rules for some games, those that the site lacks: path in docs/, and file.

    There are those that were put into the site's language.
    """
    for game in games:
        uri = name_page(game, RULES)
        path = translate(find_folder() / uri, language)
        if path and not has(uri):
            yield uri, path


class Rooms:
    """The rooms of a site's games; `has` tells which pages there are."""

    def __init__(self, games: Iterable[Game] = (), has: Callable[[str], object] = bool) -> None:
        self._doors = {
            game: {room: uri for room in ROOMS if has(uri := name_page(game, room))}
            for game in games
        }
        self._places = {
            uri: (game, room) for game, doors in self._doors.items() for room, uri in doors.items()
        }

    def find(self, uri: str) -> str | None:
        """The room that a page is, by its path in docs/; None for other pages."""
        return self._places[uri][1] if uri in self._places else None

    def list_inner(self) -> dict[str, str]:
        """The pages of all rooms but those to play, with the page to play of the same game.

        They are listed in no navigation: the bar leads there.
        """
        return {uri: name_page(game) for uri, (game, room) in self._places.items() if room != PLAY}

    def describe(self, uri: str, page: PageContext) -> PageContext:
        """A page with what is known here: the game's name and its rooms, if it is one of them."""
        if uri not in self._places:
            return page
        game, current = self._places[uri]
        addresses = {room: page.link(door) for room, door in self._doors[game].items()}
        doors = [
            (address, say(ROOMS[room][1]), room == current) for room, address in addresses.items()
        ]
        # The rules once stood on the page to play, so addresses may look for them there.
        anchors = addresses.get(RULES) if current == PLAY else None
        bar = render("rooms.html", doors=doors, anchors=anchors)
        play = addresses.get(PLAY)
        before = _lead_to_board(game, play) if current == RULES and play else page.before
        return replace(page, room=Room(game.name, bar), before=before)


def _lead_to_board(game: Game, address: str) -> Markup:
    """A link to the page to play, with a picture of the board as a game begins."""
    picture = draw_still(game, game.start(), game.sides[0])
    return render("toboard.html", game=game, address=address, picture=picture)
