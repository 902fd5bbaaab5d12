"""The built site in site/, file by file: it asks nobody else, and what it points to exists."""

from __future__ import annotations

import json
import os
import re
from base64 import b64encode
from collections import Counter
from dataclasses import dataclass, field
from functools import cache, cached_property
from hashlib import sha256
from html.parser import HTMLParser
from itertools import chain
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from mkdocs.utils.meta import get_data

from game_core.record import Record
from tests.help.paths import OTHER_SITES, ROOT, SITE

BOARDS = ("ubao-board", "ubao-demo")
ALIVE = (
    *BOARDS,
    "ubao-puzzle",
    "ubao-trainer",
    "ubao-path",
    "ubao-forget",
    "ubao-door",
    "ubao-cards",
    "ubao-player",
    "ubao-workbench",
)
REQUESTING_RELS = {"stylesheet", "icon", "modulepreload", "preload", "prefetch", "preconnect"}
"""Kinds of `<link>` for which a browser asks a server; others only tell."""
PLAIN = "authors/plain.html"
"""The example of a page that was not made by MkDocs."""
SCRIPTS = {"", "module", "importmap", "speculationrules", "text/javascript"}

type Tag = tuple[str, dict[str, str]]

ATTRIBUTES = r"""(?:[^>"']++|"[^"]*"|'[^']*')*+"""
TAG = re.compile(
    rf"<!--.*?-->|(<(script|style)\b{ATTRIBUTES}>)(.*?)</\2\s*>|<[a-z]{ATTRIBUTES}>",
    re.DOTALL | re.IGNORECASE,
)
"""A comment, a script or style with its text, or a start tag."""


class Reader(HTMLParser):
    """Reads a start tag."""

    def read(self, text: str) -> Tag:
        self.reset()
        self.tag: Tag | None = None
        self.feed(text)
        assert self.tag, text
        return self.tag

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tag = tag, {name: value or "" for name, value in attrs}


READER = Reader()


@cache
def read_tag(text: str) -> Tag:
    """Return a start tag: of a million, most are of drawings, and stand on many pages."""
    return READER.read(text)


@dataclass
class Document:
    """What these tests look at in a page."""

    path: Path
    tags: list[Tag] = field(default_factory=list)
    scripts: list[str] = field(default_factory=list)
    styles: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        for found in TAG.finditer(self.path.read_text(encoding="utf-8")):
            start, kind, text = found.groups()
            if start or not found[0].startswith("<!--"):
                self.tags.append(read_tag(start or found[0]))
            if kind == "style":
                self.styles += [text] * bool(text)
            elif kind and text and _runs_inline(self.tags[-1][1]):
                self.scripts.append(text)

    @cached_property
    def requests(self) -> list[str]:
        """The addresses a browser asks for as it shows the page."""
        found = [attributes["src"] for _, attributes in self.tags if "src" in attributes]
        for tag, attributes in self.tags:
            if tag == "link" and REQUESTING_RELS & set(attributes.get("rel", "").split()):
                found.append(attributes["href"])
            found += [
                attributes[name] for name in ("srcset", "poster", "data") if name in attributes
            ]
        return found

    def links(self) -> list[str]:
        """The addresses a reader can go to, each once."""
        found = (attributes["href"] for _, attributes in self.tags if "href" in attributes)
        return list(dict.fromkeys(found))

    @cached_property
    def policy(self) -> dict[str, list[str]]:
        """The directives of the page's one policy."""
        (content,) = (
            attributes["content"]
            for tag, attributes in self.tags
            if attributes.get("http-equiv") == "Content-Security-Policy"
        )
        return {name: sources for name, *sources in map(str.split, content.split(";"))}

    @cached_property
    def ids(self) -> Counter[str]:
        return Counter(attributes["id"] for _, attributes in self.tags if "id" in attributes)

    def __str__(self) -> str:
        return self.path.relative_to(SITE).as_posix()


def _runs_inline(attributes: dict[str, str]) -> bool:
    return "src" not in attributes and attributes.get("type", "") in SCRIPTS


@cache
def read_pages() -> tuple[Document, ...]:
    if not (SITE / "index.html").is_file():
        pytest.fail("The site is not built: run make build.", pytrace=False)
    return tuple(read_page(path) for path in sorted(SITE.rglob("*.html")))


@cache
def read_page(path: Path) -> Document:
    return Document(path)


def is_lost_page(page: Document) -> bool:
    """Whether this is the page for lost addresses, which can't know where it will be shown."""
    return page.path.name == "404.html"


def hash_of(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def resolve(page: Document, address: str) -> Path:
    """The file in the site that a relative address on a page leads to."""
    path = unquote(urlsplit(address).path)
    return find(os.path.normpath(page.path.parent / path)) if path else page.path


@cache
def find(path: str) -> Path:
    return Path(path, "index.html") if Path(path).is_dir() else Path(path)


def test_the_site_has_its_pages() -> None:
    names = {str(page) for page in read_pages()}
    assert {"index.html", "404.html", "games/oware/index.html", "privacy/index.html"} <= names


def test_no_page_asks_another_host() -> None:
    for page in read_pages():
        for address in page.requests:
            parts = urlsplit(address)
            assert not parts.netloc, (str(page), address)
            assert parts.scheme in ("", "data"), (str(page), address)


def test_no_style_sheet_asks_another_host() -> None:
    for path in SITE.rglob("*.css"):
        text = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        assert "@import" not in text, path
        for address in re.findall(r"url\(\s*[\"']?([^\"')]+)", text):
            assert not re.match(r"(?!data:)[a-z]+:|//", address), (path, address)


def test_everything_a_page_needs_exists() -> None:
    for page in read_pages():
        for address in page.requests:
            assert resolve(page, address).is_file(), (str(page), address)


SHOWING = {
    root / path for root in (SITE, *OTHER_SITES.values()) for path in ("set", "class/results")
}
"""Pages about the set that is named in their address."""


def test_every_link_leads_somewhere() -> None:
    for page in read_pages():
        if is_lost_page(page):
            continue
        for address in page.links():
            parts = urlsplit(address)
            if parts.scheme in ("http", "https", "mailto"):
                continue
            assert not parts.scheme, (str(page), address)
            assert not address.startswith("/"), (str(page), address)
            target = resolve(page, address)
            assert target.is_file(), (str(page), address)
            assert target.is_relative_to(SITE), (str(page), address)
            # What has a value is no place on a page, but what the page shows: a game, a set.
            shows = "=" in parts.fragment or target.parent in SHOWING
            if parts.fragment and not shows and target.suffix == ".html":
                assert unquote(parts.fragment) in read_page(target).ids, (str(page), address)


def test_every_page_has_the_policy_before_anything_it_rules() -> None:
    for page in read_pages():
        policy = page.policy
        assert policy["default-src"] == ["'none'"], str(page)
        assert policy["connect-src"] == ["'self'"], str(page)
        assert policy["script-src"][:2] == ["'self'", "'wasm-unsafe-eval'"], str(page)
        for source in chain.from_iterable(policy.values()):
            assert source not in ("'unsafe-inline'", "'unsafe-eval'", "*"), str(page)
        names = [tag for tag, _ in page.tags]
        assert names.index("meta") < names.index("title"), str(page)
        before = [tag for tag, _ in page.tags[: page.tags.index(policy_tag(page))]]
        assert before == ["html", "head", "meta"], str(page)


def policy_tag(page: Document) -> Tag:
    (found,) = (item for item in page.tags if "http-equiv" in item[1])
    return found


def test_exactly_the_inline_scripts_and_styles_of_a_page_are_allowed() -> None:
    for page in read_pages():
        policy = page.policy
        frames = [attributes.get("srcdoc") or "" for _, attributes in page.tags]
        framed = re.findall("<script>(.*?)</script>", "".join(frames), re.DOTALL)
        scripts = {*map(hash_of, page.scripts), *map(hash_of, framed)}
        assert set(policy["script-src"][2:]) == scripts, str(page)
        assert set(policy["style-src"][1:]) == set(map(hash_of, page.styles)), str(page)


def test_nothing_is_left_to_what_the_policy_forbids() -> None:
    # Each tag is looked at once, whatever pages it stands on.
    pages = {id(each): (page, each) for page in read_pages() for each in page.tags}
    assert [(str(page), each) for page, each in pages.values() if is_forbidden(*each)] == []


def is_forbidden(tag: str, attributes: dict[str, str]) -> bool:
    if tag == "iframe":
        # One stands in its page whole, has no origin, and may run scripts and nothing else.
        alone = (attributes["class"], attributes["sandbox"]) == ("ubao-sandbox", "allow-scripts")
        if "src" in attributes or not alone:
            return True
    scripted = any(name.startswith("on") for name in attributes)
    return "style" in attributes or scripted or tag in ("base", "object", "embed")


def test_links_beside_headings_are_for_the_mouse_alone() -> None:
    links = [
        given.get("tabindex")
        for page in read_pages()
        # A running lesson shows none.
        if "/run/" not in str(page)
        for _, given in page.tags
        if given.get("class") == "headerlink"
    ]
    assert set(links) == {"-1"}


def test_ids_are_unique_in_a_page() -> None:
    for page in read_pages():
        assert [name for name, count in page.ids.items() if count > 1] == [], str(page)


DESKS = ("ubao-sets", "ubao-results", "ubao-tournament", "ubao-numbers", "ubao-matchboxes")
"""What looks like a board or opens dialogs, and has a script of its own."""


def test_pages_with_boards_load_the_browser_side_and_others_do_not() -> None:
    for page in read_pages():
        is_alive = any(tag in ALIVE for tag, _ in page.tags)
        loads = [resolve(page, address) for address in page.requests]
        # Each language is a site of its own.
        sites = (other for other in OTHER_SITES.values() if page.path.is_relative_to(other))
        assets = next(sites, SITE) / "assets/ubao"
        assert (assets / "ubao.js" in loads) == is_alive, str(page)
        has_picture = any(tag in ("ubao-picture", *DESKS) for tag, _ in page.tags)
        style = "plain.css" if page.path.match(PLAIN) else "ubao.css"
        assert (assets / style in loads) == (is_alive or has_picture), str(page)


@cache
def derive(saved: str, turns: tuple[str, ...]) -> tuple[str, list[str], list[str]]:
    """Return a game's position, the cells of its options and its turns, if these turns can follow.

    Sites in other languages show the same games.
    """
    record = Record.parse(saved)
    position = record.position
    options = position.options()
    # Whole lists of turns that have parts would be long; the page goes without.
    whole = {*options.cells, *options.choices}.issuperset(position.moves())
    for turn in turns:
        record = record.play(turn)
    return str(position), list(options.cells), list(position.moves()) if whole else []


def test_the_data_of_every_board_can_be_read() -> None:
    found = 0
    for page in read_pages():
        for tag, attributes in page.tags:
            if tag in BOARDS and not page.path.match(PLAIN):
                scene = json.loads(attributes["data-scene"])
                turns = tuple(
                    turn["move"] for turn in json.loads(attributes.get("data-turns", "[]"))
                )
                known = derive(scene["record"], turns)
                assert (scene["position"], scene["options"]["cells"], scene["legal"]) == known
                found += 1
    assert found > 0


def test_boards_coach_nobody_where_a_class_looks_on() -> None:
    for page in read_pages():
        on_wall = str(page).endswith("/run/index.html")
        for tag, attributes in page.tags:
            if tag == "ubao-board":
                assert (attributes.get("coach") == "off") == on_wall, str(page)


def test_the_contents_of_the_unit_lead_to_each_part_and_week() -> None:
    tags = read_page(SITE / "plans/unit/index.html").tags
    parts = [f"#{found['id']}" for tag, found in tags if tag in ("h2", "h3") and "id" in found]
    assert {f"#week-{number}" for number in range(1, 11)} <= {*parts}
    listed = [found.get("href", "") for _, found in tags if found.get("class") == "md-nav__link"]
    # Twice: beside the page, and behind the button on a small screen.
    assert [address for address in listed if address.startswith("#")] == [*parts, *parts]


def test_no_line_of_french_contents_begins_with_a_question_mark() -> None:
    listed = 0
    for page in (SITE / "fr").rglob("index.html"):
        for title in re.findall(r'md-ellipsis">([^<]*)<', page.read_text(encoding="utf-8")):
            listed += "\N{NARROW NO-BREAK SPACE}?" in title
            assert not re.search(r"\S [?!;:»]", title), f"{page}: {title.strip()}"
    assert listed > 10


def test_boards_help_those_who_play_but_not_while_a_lesson_runs() -> None:
    running = Counter[bool]()
    for page in read_pages():
        is_run = page.path.match("plans/*/run/index.html")
        for tag, attributes in page.tags:
            if tag == "ubao-board":
                assert attributes.get("coach", "") == ("off" if is_run else ""), str(page)
                running[is_run] += 1
    assert running[True] > 20
    assert running[False] > 20


def test_no_file_tells_where_it_was_built() -> None:
    for path in SITE.rglob("*"):
        if path.is_file():
            assert bytes(ROOT) not in path.read_bytes(), path


def test_no_block_was_left_unfinished() -> None:
    for page in read_pages():
        html = page.path.read_text(encoding="utf-8")
        assert "ubao-problems" not in html, str(page)
        assert "wzxhzdk" not in html, str(page)
        # Front matter that can't be read is taken for text.
        assert not re.search(r"<(p|h2[^>]*)>(title|description): ", html), str(page)


@pytest.mark.parametrize("folder", ["docs", "lesson_plans"])
def test_the_front_matter_of_every_page_can_be_read(folder: str) -> None:
    pages = sorted((ROOT / folder).rglob("*.md"))
    told = [path for path in pages if path.read_text(encoding="utf-8").startswith("---")]
    assert len(told) > len(pages) / 2
    for path in told:
        text, fields = get_data(path.read_text(encoding="utf-8"))
        assert fields, f"{path.relative_to(ROOT)}: MkDocs can't read its front matter"
        assert not text.startswith("---"), path
