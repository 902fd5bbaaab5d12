"""Languages beside English: begun as comments, held against it, and said as far as they go."""

from __future__ import annotations

from pathlib import Path

import pytest

from game_core.messages import count, side
from game_core.messages.catalog import Language
from game_core.messages.message import make_message
from game_core.messages.speech import speak
from tests.help.paths import ROOT
from widgets.messages import languages, translation
from widgets.messages.catalogs import ENGLISH
from widgets.messages.fluent import read_catalog
from widgets.messages.grammar import describe_grammar
from widgets.messages.usage import Call, Usage

ENGLISH_HENS = """\
### Hens.

-hens-hen = hen
    .many = hens
# $eggs: one or more.
hens-lays = { $hen } lays { $eggs } eggs.
hens-clucks = A { -hens-hen } clucks.
"""
FRENCH_HENS = """\
-hens-hen = poule
    .many = poules
hens-lays =
    { $eggs ->
        [one] { $hen } pond 1 œuf.
       *[other] { $hen } pond { $eggs } œufs.
    }
hens-clucks = Une { -hens-hen } glousse.
"""


def write_hens(root: Path, code: str, text: str) -> Path:
    """A room of a source tree, in a language."""
    path = root / "game_core" / "messages" / f"{code}.ftl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def list_faults(root: Path, usage: Usage | None = None, prints: Path | None = None) -> list[str]:
    """What is wrong with the French of a tree: lines and reasons."""
    english, french = (translation.read_entries(root, code) for code in (ENGLISH, "fr"))
    known = translation.read_prints(prints) if prints else {}
    faults = translation.find_faults(english, french, usage or Usage(), known)
    return [f"{fault.line}: {fault.reason}" for fault in faults]


def test_a_language_is_begun_with_all_of_english_as_comments(tmp_path: Path) -> None:
    write_hens(tmp_path, ENGLISH, ENGLISH_HENS)
    [begun] = translation.begin(tmp_path, "fr")
    assert read_catalog(begun).entries == {}
    assert translation.begin(tmp_path, "fr") == []
    begun.write_text(begun.read_text("utf-8").replace("\n# ", "\n"), encoding="utf-8")
    assert read_catalog(begun).compile() == read_catalog(begun.with_stem(ENGLISH)).compile()


def test_what_is_missing_is_named_where_the_english_stands(tmp_path: Path) -> None:
    path = write_hens(tmp_path, ENGLISH, ENGLISH_HENS)
    write_hens(tmp_path, "fr", "hens-clucks = Une { -hens-hen } glousse.\n")
    english, french = (translation.read_entries(tmp_path, code) for code in (ENGLISH, "fr"))
    assert list(map(str, translation.find_missing(english, french, "fr"))) == [
        f"{path}:3: “-hens-hen” is not in “fr” yet.",
        f"{path}:5: “hens-lays” is not in “fr” yet.",
    ]
    assert list_faults(tmp_path) == []


@pytest.mark.parametrize(
    ("right", "wrong", "reason"),
    [
        ("Une {", "Une { $colour } {", "8: “hens-clucks” has no $colour in English."),
        ("{ $hen } pond", "Elle pond", "3: “hens-lays” does not say $hen."),
        ("    .many = poules\n", "", "1: “-hens-hen” has no form “many”."),
        (
            "= Une {",
            "=\n    { -hens-hen.gender ->\n       *[f] Une\n    } {",
            "8: “hens-clucks” refers to a form “gender” that “-hens-hen” does not have.",
        ),
        ("hens-clucks", "hens-sings", "8: English has no “hens-sings”."),
    ],
)
def test_what_differs_from_english_is_a_fault(
    tmp_path: Path, right: str, wrong: str, reason: str
) -> None:
    write_hens(tmp_path, ENGLISH, ENGLISH_HENS)
    write_hens(tmp_path, "fr", FRENCH_HENS)
    assert list_faults(tmp_path) == []
    write_hens(tmp_path, "fr", FRENCH_HENS.replace(right, wrong))
    assert reason in list_faults(tmp_path)


def test_only_a_number_can_be_chosen_by_as_one(tmp_path: Path) -> None:
    write_hens(tmp_path, ENGLISH, ENGLISH_HENS)
    write_hens(tmp_path, "fr", FRENCH_HENS)
    call = Call(tmp_path, 1, "hens-lays", {"hen": "side", "eggs": "text"})
    assert list_faults(tmp_path, Usage(calls=[call])) == [
        "3: “hens-lays” needs a number or a list as $eggs, not a text."
    ]


def test_changed_english_asks_for_a_second_look(tmp_path: Path) -> None:
    prints = tmp_path / "fr.prints"

    def renew(*right: str) -> None:
        english, french = (translation.read_entries(tmp_path, code) for code in (ENGLISH, "fr"))
        known = translation.read_prints(prints)
        renewed = translation.renew_prints(english, french, known, frozenset(right))
        prints.write_text(translation.write_prints(renewed), encoding="utf-8")

    write_hens(tmp_path, ENGLISH, ENGLISH_HENS)
    write_hens(tmp_path, "fr", FRENCH_HENS)
    renew()
    assert list_faults(tmp_path, prints=prints) == []
    write_hens(tmp_path, ENGLISH, ENGLISH_HENS.replace("clucks.", "clucks loudly."))
    renew()
    [fault] = list_faults(tmp_path, prints=prints)
    assert fault.startswith("8: The English of “hens-clucks” has changed.")
    assert fault.endswith("--right fr hens-clucks")
    renew("hens-clucks")
    assert list_faults(tmp_path, prints=prints) == []
    write_hens(tmp_path, ENGLISH, ENGLISH_HENS)
    write_hens(tmp_path, "fr", FRENCH_HENS.replace("glousse", "chante"))
    renew()
    assert list_faults(tmp_path, prints=prints) == []


@pytest.mark.parametrize(
    ("theme", "language"), [("pt", "pt"), ("pt-BR", "pt"), ("en", "en"), ("ka", "en")]
)
def test_a_site_speaks_its_theme_s_language_if_ubao_does(theme: str, language: str) -> None:
    assert languages.choose_language(theme) == language


@pytest.mark.parametrize("code", languages.WHOLE)
def test_a_whole_language_says_everything(code: str) -> None:
    english, other = (translation.read_entries(ROOT, each) for each in (ENGLISH, code))
    assert list(translation.find_missing(english, other, code)) == []


def test_portuguese_agrees_with_sides_and_numbers() -> None:
    rooms = languages.read_rooms("pt")
    language = Language(describe_grammar("pt"), rooms.__getitem__)

    def tell(name: str, **arguments: object) -> str:
        return speak([make_message(name, arguments)], language=language)  # type: ignore[arg-type]

    assert tell("game-won", winner=side("S")) == "Sul vence."
    assert tell("game-won", winner=side("w")) == "As Brancas vencem."
    assert [tell("sowing-take", taker=side("N"), seeds=count(number)) for number in (1, 5)] == [
        "Norte colhe 1 semente.",
        "Norte colhe 5 sementes.",
    ]
