"""Blocks that compare the sowing games: what they show, that it's true, and their mistakes."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from game_core import Record, get
from game_core.families.sowing.board import CLOSED, CUPS
from game_core.families.sowing.game import SowingGame, SowingPosition
from game_core.families.sowing.scratch import ScratchBoard
from game_core.registry import OPTIONS
from game_core.types import Event
from tests.help.paths import ROOT, SITE
from tests.help.samples import read_samples
from tests.oracles.sowing import LEGAL
from tests.site.test_fences import complain, convert, find
from widgets.fences.compare import list_ours
from widgets.fences.questions import QUESTIONS, compare

PAGES = ROOT / "docs" / "games"
FEED = "3,0,0,0,0,2/0,0,0,0,0,0"
FULL = "9,9,9,9,9,9/9,9,9,9,9,9"
SLAM = "0,3,0,0,2,2/1,1,0,0,0,0"
SOWING_GAMES = list_ours()
EVERY_GAME = pytest.mark.parametrize("game", SOWING_GAMES, ids=lambda game: game.slug)


def sowing(slug: str) -> SowingGame:
    game = get(slug)
    assert isinstance(game, SowingGame)
    return game


def differ(*slugs: str) -> dict[str, dict[str, list[str]]]:
    """What `compare` yields, with slugs for games."""
    return {
        title: {answer: [game.slug for game in games] for answer, games in given.items()}
        for title, given in compare([sowing(slug) for slug in slugs])
    }


def answers(game: SowingGame, title: str) -> list[str]:
    (question,) = (question for question in QUESTIONS if question.title == title)
    return question.answer(game)


# Questions and answers


@pytest.mark.parametrize("game", [*SOWING_GAMES, *map(get, OPTIONS)], ids=lambda game: game.slug)
def test_every_answer_of_every_game_has_words(game: SowingGame) -> None:
    for question in QUESTIONS:
        assert not {*question.answer(game)} & {"", "By a rule of its own."}, question.title


@pytest.mark.parametrize("slug", LEGAL)
def test_the_words_for_the_games_of_the_source_are_our_own(slug: str) -> None:
    for question in QUESTIONS:
        assert {*question.ask(sowing(slug))} <= {*question.words}, question.title


def test_no_words_are_kept_for_an_answer_that_no_game_gives() -> None:
    games = [*SOWING_GAMES, *map(get, OPTIONS)]
    for question in QUESTIONS:
        given = {answer for game in games for answer in question.ask(game)}  # type: ignore[arg-type]
        assert {*question.words} <= given, question.title


def test_an_answer_of_an_author_s_own_is_told_in_the_author_s_words() -> None:
    def take_all(board: ScratchBoard, last: int) -> None:
        """Take all you see.

        No more is told.
        """

    def take_none(board: ScratchBoard, last: int) -> None: ...

    own = replace(sowing("oware"), cups=(1, 2, 3, 4, 5, 6, 0, 0, 0, 0, 0, 9), last_seed=take_all)
    assert answers(own, "How many seeds are there?") == [
        "30: 1, 2, 3, 4, 5, 6, 0, 0, 0, 0, 0, 9, from cup A around the board."
    ]
    assert answers(own, "What do you capture?") == ["By a rule of its own. Take all you see."]
    own = replace(own, last_seed=take_none)
    assert answers(own, "What do you capture?") == ["By a rule of its own."]


def test_the_nine_differ_on_every_question() -> None:
    assert list(differ(*(game.slug for game in SOWING_GAMES))) == [q.title for q in QUESTIONS]


def test_kpo_differs_from_oware_in_nothing() -> None:
    assert differ("oware", "kpo") == {}


def test_ouri_differs_from_oware_in_two_things() -> None:
    found = differ("oware", "ouri")
    assert list(found) == [
        "What do you capture?",
        "Which cups can't you play, even if they hold seeds?",
    ]
    assert list(found["What do you capture?"].values()) == [["oware"], ["ouri"]]
    # Feeding, which both have, isn't a difference.
    ((_, singles),) = found["Which cups can't you play, even if they hold seeds?"].items()
    assert singles == ["ouri"]


def test_ayoayo_differs_from_tampoduo_in_the_cup_that_is_skipped() -> None:
    assert list(differ("tampoduo", "ayoayo")) == ["Do you skip a cup when you sow?"]


def test_the_option_of_mangala_differs_in_when_a_turn_goes_on() -> None:
    assert list(differ("mangala", "mangala:continue_on=even")) == ["How long is a turn?"]


# The table is true: the sample games show what it says


def replay(game: SowingGame) -> list[tuple[SowingPosition, list[Event]]]:
    """Yield every turn of the sample games: the position before it, and its events."""
    turns = []
    for lines in read_samples(game.slug):
        for line in lines:
            if line.turn.startswith("="):
                continue
            position = game.parse(line.position)
            stops = line.turn == "stop"
            _, events = position.trace_stop() if stops else position.trace(line.turn)
            turns.append((position, events))
    assert turns
    return turns


@EVERY_GAME
def test_the_table_agrees_with_the_sample_games(game: SowingGame) -> None:
    turns = replay(game)
    events = [event for _, found in turns for event in found]
    kinds = {event.kind for event in events}

    ((seeds, _),) = {(sum(p.cups) + sum(p.stores), p.game) for p, _ in turns}
    assert answers(game, "How many seeds are there?")[0].startswith(f"{seeds}:")

    first = next(i for i, event in enumerate(events) if event.kind == "lift")
    step = CUPS.index(events[first + 1].at) - CUPS.index(events[first].at)
    way = "Counterclockwise." if step % 12 == 1 else "Clockwise."
    assert answers(game, "Which way do you sow?") == [way]

    assert (answers(game, "How long is a turn?") == ["One handful."]) == ("relay" not in kinds)

    skipped = {
        "closed" if position.marks[CUPS.index(event.at)] == CLOSED else "own"
        for position, found in turns
        for event in found
        if event.kind == "skip"
    }
    said = {
        "No.": set(),
        "Yes: the cup that this handful came from.": {"own"},
        "Yes: closed cups.": {"closed"},
    }
    assert skipped <= said[answers(game, "Do you skip a cup when you sow?")[0]]

    moves_again = answers(game, "What happens if the other player has no seeds?")[0].startswith(
        "You"
    )
    assert moves_again or "again" not in kinds

    rest = answers(game, "Who gets the seeds that are left?")
    assert (rest == ["Nobody."]) == ("sweep" not in kinds)
    assert ("round" in kinds) == answers(game, "Who wins?")[0].startswith("There are rounds")


@EVERY_GAME
def test_the_table_names_every_ending_of_the_sample_games(game: SowingGame) -> None:
    (endings,) = (q for q in QUESTIONS if q.title == "What ends the game, or the round?")
    known = {*endings.ask(game), "stopped", "four-rounds", "forty-three"}
    found = {event.what for _, events in replay(game) for event in events if event.kind == "end"}
    assert found <= known


@EVERY_GAME
def test_the_table_says_what_an_agreed_stop_does(game: SowingGame) -> None:
    after = Record(game, game.start()).stop()
    position = after.position
    assert isinstance(position, SowingPosition)
    said = answers(game, "What happens if you both want to stop?")[0]
    assert said.startswith("The round ends") == (after.result() is None)
    assert said.startswith("The stores count") == (
        after.result() is not None and any(position.cups)
    )


# ```differences


def read_table(html: str) -> list[list[str]]:
    return [
        [cell.text() for cell in row.children]
        for body in find(html, "tbody")
        for row in body.find("tr")
    ]


def test_differences_are_a_table_of_questions_with_their_answers() -> None:
    html = convert("```differences\ngames: [tampoduo, ayoayo]\ncaption: One line\n```")
    assert read_table(html) == [
        ["Do you skip a cup when you sow?"],
        ["No.", "Tampoduo"],
        ["Yes: the cup that this handful came from.", "Ayoayo"],
    ]
    (question,) = (cell for cell in find(html, "th") if cell.attributes["scope"] == "rowgroup")
    assert question.attributes["colspan"] == "2"
    (caption,) = find(html, "figcaption")
    assert caption.text() == "One line"


def test_without_games_all_of_them_are_compared() -> None:
    rows = read_table(convert("```differences\ncaption: All\n```"))
    assert ["48: four in each cup.", "All but Mangala"] in rows
    assert ["70: all of them in the four middle cups.", "Mangala"] in rows
    assert ["One handful.", "Oware, Ouri, Kpo"] in rows


def test_no_difference_is_said_in_a_sentence() -> None:
    html = convert("```differences\ngames: [oware, kpo]\n```")
    assert find(html, "table") == []
    (words,) = find(html, "p")
    assert words.text() == "Oware and Kpo have the same rules, answer for answer."


@pytest.mark.parametrize(
    ("games", "problem"),
    [
        ("[oware, chess]", "x.md:6: games, item 2: “chess” is not a game."),
        ("[oware]", "x.md:6: games, item 1: one game differs from nothing; list two or more."),
        ("oware", "x.md:6: games: must be a list such as [C, d], found “oware”."),
    ],
)
def test_games_that_cannot_be_compared_are_a_mistake(games: str, problem: str) -> None:
    (found,) = complain(f"```differences\ngames: {games}\n```")
    assert found.startswith(problem)


# ```same


def try_everywhere(block: str) -> dict[str, str]:
    """By game: the turn's words, or the refusal."""
    (same,) = (
        div
        for div in find(convert(f"```same\n{block}\n```"), "div")
        if div.attributes.get("class") == "ubao-same"
    )
    found = {}
    for figure in same.children:
        name = figure.find("strong")[0].text()
        found[name] = "".join(part.text() for part in figure.find("li") + figure.find("p"))
    return found


def test_the_same_turn_is_tried_in_every_game_in_order() -> None:
    html = convert(f"```same\ncups: {SLAM}\nmove: F\ncaption: All or nothing\n```")
    assert [demo.attributes["game"] for demo in find(html, "ubao-demo")] == [
        game.slug for game in SOWING_GAMES
    ]
    for demo in find(html, "ubao-demo"):
        position = json.loads(demo.attributes["data-scene"])["position"]
        assert position.startswith(f"{SLAM} "), position
        (turn,) = json.loads(demo.attributes["data-turns"])
        assert turn["move"] == "F"
    assert find(html, "figcaption")[-1].text() == "All or nothing"


def test_the_same_turn_can_be_tried_in_a_few_games_in_their_order() -> None:
    found = try_everywhere(f"cups: {SLAM}\nmove: F\ngames: [ouri, kpo]")
    assert [*found] == ["Ouri", "Kpo"]


def test_the_same_turn_can_be_tried_under_the_options_of_a_game() -> None:
    cups = "0,1,0,3,1,0/0,0,4,0,2,0"
    html = convert(
        f"```same\ncups: {cups}\nmove: D\ngames: [mangala, 'mangala:continue_on=even']\n```"
    )
    after = {
        demo.attributes["game"]: json.loads(demo.attributes["data-turns"])[0]["position"]
        for demo in find(html, "ubao-demo")
    }
    # B and e are captured. By one rule, the turn continues from A; by the other, it ends there.
    assert after == {
        "mangala": "0,0,1,0,1,0/0,0,4,0,0,1 34-29 N phase=play",
        "mangala:continue_on=even": "1,0,1,0,1,0/0,0,4,0,0,0 34-29 N phase=play",
    }
    names = [name.text() for name in find(html, "strong")]
    assert names == ["Mangala", "Mangala (Parker)"]


def test_games_in_which_the_turn_comes_to_the_same_say_so() -> None:
    html = convert(f"```same\ncups: {SLAM}\nmove: F\n```")
    captions = {
        c.find("strong")[0].text(): [s.text() for s in c.find("span")]
        for c in find(html, "figcaption")
    }
    assert (
        captions["Oware"] == captions["Ouri"] == captions["Tampoduo"] == captions["Mangala"] == []
    )
    assert captions["Kpo"] == ["The same as in Oware"]
    assert captions["Ayoayo"] == captions["Obridjie"] == ["The same as in Tampoduo"]


def test_a_game_that_forbids_the_turn_says_why() -> None:
    found = try_everywhere(f"cups: {FEED}\nmove: A")
    feeding = "Feeding: Gold has no seeds, and cup A wouldn't give any."
    assert [name for name, words in found.items() if words == feeding] == [
        "Oware", "Ouri", "Kpo", "Tampoduo", "Ayoayo",
    ]  # fmt: skip
    assert "Blue sows 3 seeds from cup A." in found["Obridjie"]
    assert "Round 2 begins." in found["Rio Kadalis"]


def test_seeds_outside_the_cups_are_shared_between_the_stores() -> None:
    html = convert(f"```same\ncups: {FEED}\nmove: A\n```")
    stores = {
        demo.attributes["game"]: json.loads(demo.attributes["data-scene"])["position"].split()[1]
        for demo in find(html, "ubao-demo")
    }
    assert stores["obridjie"] == "22-21"
    assert stores["mangala"] == "33-32"


def test_given_stores_and_side_are_kept() -> None:
    found = try_everywhere(f"cups: {SLAM}\nstores: 10-29\nside: N\nmove: a")
    assert found["Mangala"] == (
        "This board isn't possible. There should be 70 seeds in cups and stores, not 48."
    )
    assert found["Oware"].startswith(
        "This board isn't possible. There should be no seeds left in the cups. "
        "The game is over: Gold has more than half of the seeds."
    )
    assert "Gold sows 1 seed from cup a." in found["Obridjie"]


@pytest.mark.parametrize(
    ("block", "expected"),
    [
        ("cups: 1,2/3\nmove: A",
         "x.md:6: cups: no game can play this. Blue's row should have six cups, not 2"),
        (f"cups: {FEED}\nmove: a", "x.md:7: move: no game can play this. Cup a is in Gold's row"),
        (f"cups: {FEED}\nstores: many\nmove: A", "x.md:7: stores: no game can play this. "),
        (f"cups: {FEED}\nside: E\nmove: A", "x.md:7: side: no game can play this. "),
        (f"cups: {FEED}", "x.md:6: move: is missing."),
        (f"cups: {FULL}\nmove: A",
         "x.md:6: cups: no game can play this. There should be 48 seeds"),
        (f"cups: {'9' * 5000},0,0,0,0,0/0,0,0,0,0,0\nmove: A",
         "x.md:6: cups: no game can play this. "),
    ],
)  # fmt: skip
def test_a_turn_that_no_game_can_play_is_a_mistake(block: str, expected: str) -> None:
    (found,) = complain(f"```same\n{block}\n```")
    assert found.startswith(expected)


# The pages


@EVERY_GAME
def test_the_games_at_a_glance_lead_to_every_game(game: SowingGame) -> None:
    html = (SITE / "games" / "index.html").read_text(encoding="utf-8")
    assert f'class="ubao-card-link" href="{game.slug}/">{game.name}</a> {game.place}' in html


@pytest.mark.parametrize("page", ["index.md", "compare.md"])
def test_the_tenth_game_is_named_and_linked_to_nothing(page: str) -> None:
    text = (PAGES / page).read_text(encoding="utf-8")
    assert "**Ayo**" in text
    assert "[Ayo]" not in text


@EVERY_GAME
def test_a_game_page_begins_with_its_board_and_names_the_place(game: SowingGame) -> None:
    text = (PAGES / f"{game.slug}.md").read_text(encoding="utf-8")
    _, _, page = text.removeprefix("---").partition("---\n")
    assert page.startswith(f"\n# {game.name}\n\n```board\ngame: {game.slug}\n")
    lead, lead_ends, _ = page.partition("{ .ubao-lead }")
    assert lead_ends
    assert game.place in lead


@EVERY_GAME
def test_rules_name_their_source(game: SowingGame) -> None:
    text = " ".join((PAGES / game.slug / "rules.md").read_text(encoding="utf-8").split())
    assert game.place in text
    assert "One Africa, Many Countries – Ayo" in text
    assert "BeyondTheChalkboard.com" in text


def test_headings_of_steps_are_counted_in_order() -> None:
    pages = sorted(PAGES.glob("*/rules.md"))
    assert pages
    for page in pages:
        lines = page.read_text(encoding="utf-8").splitlines()
        steps = [line.split()[1] for line in lines if line.startswith("### ") and line[4].isdigit()]
        assert steps == [f"{number}." for number in range(1, len(steps) + 1)], page
