"""What students and teachers read in Portuguese and Italian is easy enough, too."""

from __future__ import annotations

import pytest

from tests.help.prose import STUDENTS, Text
from tests.help.readability_abroad import (
    MEASURES,
    collect_all,
    count_syllables,
    find_ease_in_italian,
    find_ease_in_portuguese,
    find_hard,
)


@pytest.mark.parametrize("code", MEASURES)
def test_all_is_easy_enough_for_its_readers(code: str) -> None:
    texts = collect_all(code)
    names = {text.name for text in texts}
    assert {"docs/games/oware/rules.md", "lesson_plans/oware/puzzles.yml"} <= names
    assert {"lesson_plans/oware/plan.md, for players", "messages of sowing"} <= names
    hard = [*find_hard(code, texts)]
    assert not hard, "\n" + "\n\n".join(hard)


@pytest.mark.parametrize(
    ("word", "syllables"),
    [
        ("tabuleiro", 4),
        ("fileira", 3),
        ("quatro", 2),
        ("quem", 1),
        ("peões", 2),
        ("maior", 2),
        ("muito", 2),
        ("ruim", 2),
        ("caiu", 2),
        ("ainda", 3),
        ("rainha", 3),
        ("saúde", 3),
        ("história", 3),
        ("desafio", 4),
        ("xeque-mate", 4),
        ("48", 1),
        ("C", 1),
    ],
)
def test_portuguese_syllables_are_those_one_hears(word: str, syllables: int) -> None:
    assert count_syllables(word) == syllables


def test_a_known_portuguese_text_has_the_ease_that_is_worked_out_by_hand() -> None:
    # Sul co-lhe três se-men-tes. É a vez de Nor-te. 4 and 5 words; 7 and 6 syllables.
    found = find_ease_in_portuguese(["Sul colhe três sementes.", "É a vez de Norte."])
    assert found == pytest.approx(248.835 - 1.015 * 4.5 - 84.6 * 13 / 9)


def test_a_known_italian_text_has_the_ease_that_is_worked_out_by_hand() -> None:
    # 3 + 9 + 3 + 4 letters in four words, 5 + 1 + 4 in three.
    found = find_ease_in_italian(["Sud raccoglie tre semi.", "Tocca a Nord."])
    assert found == pytest.approx(89 + (300 * 2 - 10 * 29) / 7)


def test_what_is_too_hard_is_told_with_its_hardest_sentences() -> None:
    easy, hard = "Sul joga C.", "A obrigatoriedade fundamental inviabiliza possibilidades."
    texts = [Text("a.md", STUDENTS, [easy]), Text("b.md", STUDENTS, [hard, easy])]
    (told,) = find_hard("pt", texts)
    assert told.startswith("b.md in “pt”: ease ")
    assert hard in told.splitlines()[1]
