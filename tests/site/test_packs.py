"""The site's packs: their contents, their sizes, and what pages say about them."""

from __future__ import annotations

import json
import posixpath
import re
import runpy
import sys
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from urllib.parse import urlsplit
from xml.etree import ElementTree
from zipfile import ZipFile

import pytest
from libzim.reader import Archive
from libzim.search import Query, Searcher

from game_core import GAMES
from tests.help.paths import ROOT, SITE
from tests.help.small_site import BOARD, CONFIG, build, write
from widgets.finish.policy import WRITTEN
from widgets.packs import write_archive
from widgets.packs.folder import write_folder
from widgets.packs.making import FOLDER, make_packs
from widgets.packs.parts import read_part

PACKAGING = "http://www.imsproject.org/xsd/imscp_rootv1p1p2"
PLATFORMS = "http://www.adlnet.org/xsd/adlcp_rootv1p2"
LINK = re.compile(r'<(?:a|link|script|img|iframe)\b[^>]*? (?:href|src)="([^"]*)"')
HEAVIEST = {"stick": 12_000_000, "kiwix": 12_000_000, "kolibri": 8_000_000, "scorm": 8_000_000}
"""Bytes of a pack: of a whole site what goes through many a mailbox, else what dozens may have."""


@pytest.fixture(scope="module")
def packs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All packs."""
    folder = tmp_path_factory.mktemp("packs")
    for name, size in make_packs(SITE, folder):
        assert size == (folder / name).stat().st_size
        assert size <= HEAVIEST[re.split(r"[/.]", name)[0]], name
    return folder


def test_a_manifest_names_one_object_and_all_its_files(packs: Path) -> None:
    assert {path.stem for path in (packs / "scorm").iterdir()} == {game.slug for game in GAMES}
    with ZipFile(packs / "scorm" / "oware.zip") as archive:
        names = set(archive.namelist())
        manifest = ElementTree.fromstring(archive.read("imsmanifest.xml"))
    # What the schemas `imscp_rootv1p1p2` and `adlcp_rootv1p2` ask for, in their order.
    assert manifest.tag == f"{{{PACKAGING}}}manifest"
    assert [child.tag.partition("}")[2] for child in manifest] == [
        "metadata",
        "organizations",
        "resources",
    ]
    assert [child.text for child in manifest[0]] == ["ADL SCORM", "1.2"]
    (organization,) = manifest[1]
    assert manifest[1].get("default") == organization.get("identifier")
    title, item = organization
    assert title.text == "Oware"
    (resource,) = manifest[2]
    assert item.get("identifierref") == resource.get("identifier")
    assert resource.attrib == {
        "identifier": "pages",
        "type": "webcontent",
        "href": "index.html",
        f"{{{PLATFORMS}}}scormtype": "sco",
    }
    assert {file.get("href") for file in resource} == names - {"imsmanifest.xml"}
    identifiers = [each.get("identifier") for each in manifest.iter() if each.get("identifier")]
    assert len(identifiers) == len(set(identifiers)) == 4


def test_boxes_are_given_an_entry_for_their_first_page(packs: Path) -> None:
    home = packs / "anywhere"
    entry = json.loads((packs / "box" / "en-ubao.json").read_text(encoding="utf-8"))
    assert entry["menu_item_name"] == "en-ubao"
    assert entry["intended_use"] == "html"
    assert entry["title"] == "Ubao"
    assert (home / entry["start_url"]).is_file()
    assert (packs / "box" / entry["logo_url"]).read_bytes().startswith(b"\x89PNG")
    shown = (packs / "box" / "rachel-index.php").read_text(encoding="utf-8")
    assert "<h2>" in shown
    for address in re.findall(r'(?:href|src)="([^"]*)"', shown):
        assert (home / address.removeprefix("<?php echo $dir ?>/")).is_file()
    # The page says where each is.
    page = (ROOT / "docs" / "packs.md").read_text(encoding="utf-8")
    for path in (packs / "box").iterdir():
        assert f"{path.name}`" in page


def test_kolibri_has_a_zip_for_each_game_and_plan(packs: Path) -> None:
    games = {path.stem for path in (packs / "kolibri" / "games").iterdir()}
    assert games == {game.slug for game in GAMES}
    assert {"oware", "one-seed"} < {path.stem for path in (packs / "kolibri" / "plans").iterdir()}
    with ZipFile(packs / "kolibri" / "games" / "kpo.zip") as archive:
        first = archive.read("index.html").decode()
    assert 'content="0; url=games/kpo/index.html"' in first
    # Ricecooker requires text at the start of the body, even if it's a space.
    assert re.search(r"<body>\s", first)


@pytest.mark.parametrize("name", ["games/amphora", "plans/oware"])
def test_a_part_is_packed_whole_and_leads_nowhere_else(packs: Path, name: str) -> None:
    with ZipFile(packs / "kolibri" / f"{name}.zip") as archive:
        files = set(archive.namelist())
        assert len(files) == len(archive.namelist())
        assert {file: archive.read(file) for file in files} == dict(
            read_part(packs / FOLDER, name + "/")
        )
        for page in filter(lambda file: file.endswith(".html"), files):
            check_links(page, archive.read(page).decode(), files, {"", "data"})


def test_each_link_of_the_folder_leads_to_a_file_in_it(packs: Path) -> None:
    home = packs / "anywhere"
    files = {path.relative_to(home).as_posix() for path in home.rglob("*") if path.is_file()}
    for page in filter(lambda file: file.endswith(".html"), files):
        outside = {"", "data", "https", "http", "mailto"}
        check_links(page, (home / page).read_text(encoding="utf-8"), files, outside)


def check_links(page: str, html: str, files: set[str], schemes: set[str]) -> None:
    """Check that a page's links lead to files, or begin with one of the schemes."""
    for address in LINK.findall(html):
        path = urlsplit(address)
        assert path.scheme in schemes, (page, address)
        if path.scheme or not path.path:
            continue
        target = posixpath.normpath(posixpath.join(posixpath.dirname(page), path.path))
        assert target in files, (page, address)


def test_an_address_of_another_site_is_written_out(packs: Path) -> None:
    with ZipFile(packs / "kolibri" / "games" / "oware.zip") as archive:
        rules = archive.read("games/oware/rules/index.html").decode()
    assert re.search(r"<span>[^<]+ \(https://[^<]+\)</span>", rules)


@dataclass
class Node:
    """A channel's node, replacing Ricecooker's."""

    arguments: tuple[str, ...]
    options: dict[str, object]
    children: list[Node] = field(default_factory=list)

    def add_child(self, node: Node) -> None:
        self.children.append(node)


def make_node(*arguments: str, **options: object) -> Node:
    return Node(arguments, options)


STANDING_IN: dict[str, dict[str, object]] = {
    "le_utils.constants": {"roles": ("LEARNER", "COACH")},
    "le_utils.constants.labels": {
        "levels": ("LOWER_PRIMARY", "UPPER_PRIMARY", "LOWER_SECONDARY", "UPPER_SECONDARY"),
        "subjects": ("FOUNDATIONS_LOGIC_AND_CRITICAL_THINKING", "LESSON_PLANS"),
        "learning_activities": ("EXPLORE", "PRACTICE"),
    },
    "ricecooker.chefs": {"SushiChef": object},
    "ricecooker.classes.files": {"HTMLZipFile": lambda path: Path(path)},
    "ricecooker.classes.licenses": {
        "get_license": lambda name, copyright_holder: (name, copyright_holder)
    },
    "ricecooker.classes.nodes": dict.fromkeys(
        ("ChannelNode", "HTML5AppNode", "TopicNode"), make_node
    ),
}
"""What `make_channel.py` takes from Ricecooker: modules, and the names in them."""


@pytest.fixture
def chef(packs: Path, monkeypatch: pytest.MonkeyPatch) -> object:
    """Return the channel's maker, without Ricecooker."""
    for name, content in STANDING_IN.items():
        module = ModuleType(name)
        for key, value in content.items():
            words = value if isinstance(value, tuple) else ()
            setattr(module, key, ModuleType(key) if words else value)
            for word in words:
                setattr(getattr(module, key), word, word.lower())
        monkeypatch.setitem(sys.modules, name, module)
    chef: object = runpy.run_path(str(packs / "kolibri" / "make_channel.py"))["Chef"]()
    return chef


def test_the_channel_has_titles_ages_licenses_and_thumbnails(packs: Path, chef: object) -> None:
    channel = chef.construct_channel(domain="school.test", holder="Our school")  # type: ignore[attr-defined]
    assert channel.arguments == ("school.test", "ubao-en", "Ubao")
    assert [node.arguments for node in channel.children] == [
        ("games", "Games"),
        ("plans", "Lesson plans"),
    ]
    games, plans = channel.children
    oware = next(node.options for node in games.children if node.options["title"] == "Oware")
    assert oware["license"] == ("CC BY", "Our school")
    assert str(oware["description"]).endswith("Ages 8 to 14.")
    assert oware["grade_levels"] == ["lower_primary", "upper_primary", "lower_secondary"]
    assert oware["role"] == "learner"
    pictures = [Path(str(node.options["thumbnail"])).read_bytes() for node in games.children]
    assert all(picture.startswith(b"\x89PNG") for picture in pictures)
    # Of each game its own board; of a plan that of the game it is called after.
    assert len(set(pictures)) == len(GAMES)
    plan = next(node.options for node in plans.children if "Oware: count" in node.options["title"])
    assert plan["thumbnail"] == oware["thumbnail"]
    # The plan of Amphora is for ages 10 to 14.
    title = "Amphora: three ways to capture, one step at a time"
    amphora = next(node.options for node in plans.children if node.options["title"] == title)
    assert str(amphora["description"]).endswith("Ages 10 to 14.")
    assert amphora["grade_levels"] == ["upper_primary", "lower_secondary"]
    assert amphora["role"] == "coach"
    for node in (*games.children, *plans.children):
        (file,) = node.options["files"]
        assert file.is_file()
    with pytest.raises(SystemExit, match="domain=school"):
        chef.get_channel()  # type: ignore[attr-defined]


def test_the_channel_names_each_pack_once(packs: Path) -> None:
    tree = json.loads((packs / "kolibri" / "channel.json").read_text(encoding="utf-8"))
    files = [app["file"] for topic in tree["topics"] for app in topic["apps"]]
    zips = (packs / "kolibri").rglob("*.zip")
    assert sorted(files) == sorted(path.relative_to(packs / "kolibri").as_posix() for path in zips)


def test_kiwix_has_the_whole_folder(packs: Path) -> None:
    archive = Archive(packs / "kiwix.zim")
    assert archive.check()
    assert archive.main_entry.get_item().path == "index.html"
    told = {key: archive.get_metadata(key).decode() for key in ("Title", "Language", "License")}
    assert told == {"Title": "Ubao", "Language": "eng", "License": "CC-BY-4.0"}
    assert len(archive.get_metadata("Description").decode()) <= 80
    assert bytes(archive.get_illustration_item(48).content).startswith(b"\x89PNG")
    for file in (packs / "anywhere").rglob("*"):
        if file.is_file():
            item = archive.get_entry_by_path(
                file.relative_to(packs / "anywhere").as_posix()
            ).get_item()
            content = file.read_bytes()
            if file.suffix == ".html":
                # Its policy is the reader's.
                content = WRITTEN.sub("", content.decode()).encode()
                assert item.mimetype == "text/html"
            assert bytes(item.content) == content


def test_kiwix_finds_words(packs: Path) -> None:
    archive = Archive(packs / "kiwix.zim")
    search = Searcher(archive).search(Query().set_query("amphora rules"))
    assert "games/amphora/rules/index.html" in search.getResults(0, 10)


def test_the_page_for_publishers_tells_the_sizes(packs: Path) -> None:
    page = (ROOT / "docs" / "packs.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| [^|]+ \| \[[^|]*`([a-z.]+)`\][^|]* \| (\d+) MB", page, re.MULTILINE)
    told = {name: int(megabytes) * 1_000_000 for name, megabytes in rows}
    sizes = {
        "stick.zip": (packs / "stick.zip").stat().st_size,
        "kiwix.zim": (packs / "kiwix.zim").stat().st_size,
        "anywhere": sum(
            path.stat().st_size for path in (packs / "anywhere").rglob("*") if path.is_file()
        ),
        "kolibri": max(path.stat().st_size for path in (packs / "kolibri").rglob("*.zip")),
        "scorm": max(path.stat().st_size for path in (packs / "scorm").iterdir()),
    }
    assert told.keys() == sizes.keys()
    for name, size in sizes.items():
        assert told[name] - 2_000_000 < size <= told[name], (name, size)


def test_a_site_without_games_and_plans_is_packed_as_a_whole(tmp_path: Path) -> None:
    write(tmp_path, {"index.md": f"# Home\n\n{BOARD}"})
    assert build(tmp_path).returncode == 0
    made = [name for name, _ in make_packs(tmp_path / "site", tmp_path / "packs")]
    assert made == ["stick.zip", "kiwix.zim"]


def test_a_site_without_search_is_packed(tmp_path: Path) -> None:
    config = CONFIG.replace("[search, ubao]", "[ubao]")
    write(tmp_path, {"index.md": "# Home\n", "games/oware.md": f"# Oware\n\n{BOARD}"}, config)
    assert build(tmp_path).returncode == 0
    write_folder(tmp_path / "site", tmp_path / "anywhere")
    names = {name for name, _ in read_part(tmp_path / "anywhere", "games/oware/")}
    assert "games/oware/index.html" in names
    assert not any(name.startswith("search/") for name in names)


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_a_file_that_differs_from_the_common_one_is_packed_too(tmp_path: Path) -> None:
    common, target = tmp_path / "common.zip", tmp_path / "part.zip"
    write_archive(common, [("a.txt", b"ours"), ("b.txt", b"same")])
    write_archive(target, [("a.txt", b"the part's"), ("b.txt", b"same")], common)
    with ZipFile(target) as archive:
        assert archive.read("a.txt") == b"the part's"
        assert archive.namelist().count("b.txt") == 1
