"""A site in two languages: pages are in one of them or in both."""

from __future__ import annotations

import json
import re
from pathlib import Path
from zipfile import ZipFile

import pytest

from game_core.registry import list_games
from lesson_plans.curriculum.plans import unit
from lesson_plans.curriculum.plans.outline import AFTER, BEFORE, EXIT, IN_BLOCKS
from tests.help import small_site
from tests.help.curriculum import OURS
from widgets.fences.sheets import LABELS
from widgets.messages.languages import WHOLE, read_rooms
from widgets.messages.site import read_language, speaking
from widgets.packs.making import make_packs
from widgets.prepare.languages import Languages, name_language
from widgets.prepare.plans import UNIT_SECTIONS, call_sections

ENGLISH = """\
site_name: Test
site_url: https://school.example/
theme: {name: material, font: false}
plugins:
  - search
  - ubao:
      languages: {en: "", pt: pt}
markdown_extensions: [admonition, attr_list, pymdownx.superfences]
nav: [index.md, club.md, deep/about.md]
"""
PORTUGUESE = """\
INHERIT: mkdocs.yml
site_dir: site/pt
site_url: https://school.example/pt/
theme: {language: pt}
nav: [index.md, deep/about.md]
"""
BOARD = "```board\ngame: oware\n```\n"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Both sites, one in a folder of the other."""
    home = tmp_path_factory.mktemp("languages")
    pages = {
        "index.md": f"# Hello\n\n[club](club.md) [about](deep/about.md)\n\n{BOARD}",
        "index.pt.md": f"# Olá\n\n[clube](club.md#when) [sobre](deep/about.md)\n\n{BOARD}",
        "club.md": "# Club\n\n## When\n\nFriday.\n",
        "deep/about.md": "# About\n\n[club](../club.md)\n",
        "deep/about.pt.md": "# Sobre\n\n[clube](../club.md)\n",
    }
    small_site.write(home, pages, ENGLISH)
    (home / "mkdocs.pt.yml").write_text(PORTUGUESE, encoding="utf-8")
    for options in ((), ("--config-file", "mkdocs.pt.yml")):
        done = small_site.build(home, "--strict", *options)
        assert done.returncode == 0, done.stderr
    return home / "site"


def read(site: Path, page: str) -> str:
    return (site / page / "index.html").read_text(encoding="utf-8")


def test_a_footer_says_what_made_it_in_the_language_of_its_site(site: Path) -> None:
    for page, words in (("", "Made with"), ("pt", "Feito com")):
        _, _, footer = read(site, page).partition('class="md-copyright"')
        assert words in footer


def test_each_language_has_the_pages_that_were_put_into_it(site: Path) -> None:
    assert "Hello" in read(site, "")
    assert "Olá" in read(site, "pt")
    assert '<html lang="pt"' in read(site, "pt")
    assert not (site / "pt/club").exists()
    assert not (site / "index.pt").exists()


def test_a_link_to_what_is_in_english_alone_leads_there_and_says_so(site: Path) -> None:
    link = '<a href="{}" hreflang="en">clube<small> (em inglês)</small></a>'
    assert link.format("../club/#when") in read(site, "pt")
    assert link.format("../../../club/") in read(site, "pt/deep/about")
    assert 'href="deep/about/">sobre</a>' in read(site, "pt")


@pytest.mark.parametrize(
    ("page", "address", "same"),
    [
        ("", "pt/", True),
        ("club", "../pt/", False),
        ("deep/about", "../../pt/deep/about/", True),
        ("pt", "../", True),
        ("pt/deep/about", "../../../deep/about/", True),
    ],
)
def test_the_switch_leads_to_the_same_page_where_it_is_there(
    site: Path, page: str, address: str, same: bool
) -> None:
    (found,) = re.findall(r'<a href="([^"]*)" hreflang="(..)"[^>]*md-select__link"( data-same)?',
                          read(site, page))  # fmt: skip
    assert found[:2] == (address, "en" if page.startswith("pt") else "pt")
    assert bool(found[2]) == same


def test_search_engines_are_told_the_whole_address_of_the_same_page(site: Path) -> None:
    line = '<link rel="alternate" hreflang="pt" href="https://school.example/{}">'
    assert line.format("pt/deep/about/") in read(site, "deep/about")
    assert 'rel="alternate"' not in read(site, "club")


def test_a_site_that_names_no_languages_keeps_all_its_pages(tmp_path: Path) -> None:
    small_site.write(tmp_path, {"index.md": "# A\n", "notes.pt.md": "# B\n"})
    assert small_site.build(tmp_path).returncode == 0
    assert (tmp_path / "site/notes.pt/index.html").is_file()


def test_a_site_whose_language_has_no_folder_is_a_mistake(tmp_path: Path) -> None:
    config = ENGLISH.replace("font: false", "font: false, language: fr")
    small_site.write(tmp_path, {"index.md": "# A\n"}, config)
    done = small_site.build(tmp_path)
    assert done.returncode == 1
    told = "mkdocs.yml:7: languages: there is no folder for “fr”, which this site is in."
    assert told in done.stderr


def test_pages_that_are_made_are_there_if_what_they_are_made_from_is(tmp_path: Path) -> None:
    languages = Languages({"en": "", "xx": "xx"}, "en", tmp_path, OURS)
    made = [
        f"games/{game.slug}/{room}.md" for game in list_games() for room in ("learn", "puzzles")
    ]
    assert all(languages.speaks("en", uri) and not languages.speaks("xx", uri) for uri in made)
    assert languages.speaks("en", "plans/oware/run/wall.md")
    assert not languages.speaks("en", "plans/nowhere.md")


def test_languages_are_called_as_they_call_themselves() -> None:
    assert [*map(name_language, ("en", "pt", "fr", "it", "pt-BR"))] == [
        "English", "Português", "Français", "Italiano", "Português (Brasil)",
    ]  # fmt: skip


def test_every_section_of_a_plan_has_a_name_in_words() -> None:
    titles = {outline.title for outline in (BEFORE, *AFTER)} | {*IN_BLOCKS, EXIT}
    titles |= {part for outline in AFTER for part in outline.parts}
    assert titles == {*LABELS}


def test_sections_of_the_unit_are_called_in_the_language_and_keep_their_anchors() -> None:
    assert {*UNIT_SECTIONS} == {outline.title for outline in unit.OUTLINE}
    text = "## Make the boards\n\nA.\n\n## The last questions\n\nB.\n"
    with speaking(read_language("pt")):
        called = call_sections(text)
    assert called == (
        "## Fazer os tabuleiros { #make-the-boards }\n\nA.\n\n"
        "## As últimas perguntas { #the-last-questions }\n\nB.\n"
    )


def test_a_stick_of_one_language_speaks_it_and_leads_to_no_other(
    site: Path, tmp_path: Path
) -> None:
    next(make_packs(site / "pt", tmp_path))
    with ZipFile(tmp_path / "stick.zip") as archive:
        start, read_me, home, about = (
            archive.read(f"Test/{name}").decode("utf-8-sig")
            for name in (
                "START.html",
                "READ ME.txt",
                "site/index.html",
                "site/deep/about/index.html",
            )
        )
    assert '<html lang="pt">' in start
    assert ">Abrir Test</a>" in start
    assert read_me.startswith("Test no pendrive")
    assert 'href="deep/about/index.html">sobre</a>' in home
    assert "<span>clube<small> (em inglês)</small></span>" in about
    assert "hreflang" not in home + about


WON = {
    "en": r"\b(?:wins?|won|winning)\b(?!')",
    "fr": "gagn|victoire|remport|rapport",
    "it": "vinc|vint|vitt|guadagn",
    "pt": "ganh|venc|vitóri",
}
LOST = {
    "en": r"\b(?:loses?|lost|loss)\b",
    "fr": "perd|défait",
    "it": "perd|pers|sconfitt",
    "pt": "perd|derrot",
}
UNLIKE = {"week-lost"}
"""Advice for a lost week exists only in English."""


@pytest.mark.parametrize("words", [WON, LOST], ids=["won", "lost"])
@pytest.mark.parametrize("code", WHOLE)
def test_who_wins_in_english_wins_in_a_translation(words: dict[str, str], code: str) -> None:
    def find(language: str) -> set[str]:
        return {
            name
            for room in read_rooms(language).values()
            for name, message in room.items()
            if re.search(words[language], json.dumps(message, ensure_ascii=False), re.IGNORECASE)
        }

    assert find("en") - find(code) <= UNLIKE
