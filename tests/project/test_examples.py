"""The examples that programmers read do what they say."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import griffe
import pytest

import game_core
from game_core import registry
from tests.help import examples
from tests.help.collected import bring_puzzles
from tests.help.paths import ROOT

PAGES = [
    "README.md",
    "packaging/rules/README.md",
    "docs/python/index.md",
    "docs/maintainers/solver.md",
]

MODULES = ("api", "draw")
"""Public modules: the reference lists what they offer."""


@pytest.fixture(scope="module", autouse=True)
def collected(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The puzzles that come with an installed package."""
    with bring_puzzles(tmp_path_factory.mktemp("puzzles")):
        yield


@pytest.mark.parametrize("page", PAGES)
def test_a_page_says_what_happens(page: str) -> None:
    assert examples.run_page(ROOT / page) == ""


def test_every_section_for_programmers_has_an_example() -> None:
    text = (ROOT / "docs/python/index.md").read_text(encoding="utf-8")
    _, *sections = re.split(r"^## ", text, flags=re.MULTILINE)
    assert len(sections) == 10
    assert [section for section in sections if ">>> " not in section] == []


@pytest.fixture(scope="module")
def reference() -> Mapping[str, str]:
    """What the reference says of each public name, and of those of its classes."""
    package = griffe.load("game_core", search_paths=[ROOT])
    found = {name: package[name] for name in game_core.__all__ if name not in MODULES}
    for name, each in [*found.items()]:
        if each.is_class:
            found |= {f"{name}.{key}": member for key, member in each.members.items()}
    found |= {f"draw.{key}": each for key, each in package["draw"].functions.items()}
    found["api.call"] = package["api.call"]
    return {
        name: each.docstring.value if each.docstring else ""
        for name, each in found.items()
        if each.is_public and not each.is_special and (each.docstring or each.is_function)
    }


def test_the_reference_has_every_public_name(reference: Mapping[str, str]) -> None:
    assert set(game_core.__all__) - set(MODULES) <= set(reference)


def test_every_public_name_has_an_example(reference: Mapping[str, str]) -> None:
    assert [name for name, text in reference.items() if ">>> " not in text] == []


def test_the_examples_of_the_reference_say_what_happens(reference: Mapping[str, str]) -> None:
    names = {name: getattr(game_core, name) for name in game_core.__all__}
    try:
        wrong = [examples.run(text, name, names) for name, text in reference.items()]
    finally:
        registry.unregister("hill-oware")
    assert [each for each in wrong if each] == []


def test_a_wrong_example_is_noticed() -> None:
    assert "Expected:\n    3" in examples.run(">>> 1 + 1\n3\n", "wrong")
