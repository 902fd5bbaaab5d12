"""Several pages of one site on one device: none undoes another's changes."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.board import Board
from tests.e2e.server import OURS
from tests.e2e.training import ALL, TrainerPage, serve_puzzles
from tests.e2e.turns import Offer
from tests.e2e.visit import read_kept
from tests.help.paths import ROOT
from widgets.runtime import node

pytestmark = pytest.mark.undrawn


def find_set(name: str) -> list[str]:
    index = json.loads((ROOT / "site" / "puzzles" / "index.json").read_text())
    [puzzles] = [each["puzzles"] for each in index["sets"] if each["code"] == name]
    return list(puzzles)


def write_code(name: str, minutes: int, solved: int = 12) -> str:
    """Return the code of a student who took this many minutes and solved a set's first puzzles."""
    script = Path(__file__).with_name("result-code.mjs")
    return node.run(script, str(minutes), str(solved), *find_set(name))


class Results:
    """A class's results, as a page shows them."""

    def __init__(self, page: Page, site: str, name: str = "") -> None:
        page.goto(f"{site}class/results/{name and f'#{name}'}")
        self.page = page
        self.which = page.get_by_role("textbox", name="Which set")
        self.lines = page.get_by_role("textbox", name="Names and codes")
        self.students = page.locator(".ubao-students tbody th")

    def add(self, *lines: str) -> None:
        self.lines.fill("\n".join(lines))
        self.page.get_by_role("button", name="Add", exact=True).click()

    def expect(self, *names: str) -> None:
        expect(self.students).to_have_text(list(names))


@pytest.mark.usefixtures("without_python")
def test_results_are_kept_set_by_set(page: Page, site: str) -> None:
    results = Results(page, site, "oware")
    results.add(f"Ana {write_code('oware', 3)}", f"Bea {write_code('oware', 4)}")
    results.expect("Ana", "Bea")
    results.which.fill("kpo")
    results.which.press("Enter")
    results.expect()
    results.add(f"Cleo {write_code('kpo', 5)}")
    results.expect("Cleo")
    results.which.fill("oware")
    results.which.press("Enter")
    results.expect("Ana", "Bea")
    # Coming back without a set leads to the last one changed, and deletes no other.
    Results(page, site)
    results.expect("Cleo")
    page.get_by_role("button", name="Forget these results").click()
    page.get_by_role("dialog").get_by_role("button", name="Forget these results").click()
    results.expect()
    Results(page, site).expect("Ana", "Bea")


@pytest.mark.usefixtures("without_python")
def test_results_of_one_set_as_they_were_kept_once_are_read(page: Page, site: str) -> None:
    kept = json.dumps({"set": "oware", "lines": [f"Ana {write_code('oware', 3)}"]})
    page.add_init_script(f"localStorage['{OURS}results'] ??= {json.dumps(kept)}")
    results = Results(page, site, "kpo")
    results.add(f"Cleo {write_code('kpo', 5)}")
    results.expect("Cleo")
    Results(page, site, "oware").expect("Ana")


@pytest.mark.usefixtures("without_python")
def test_two_pages_add_to_the_same_results(page: Page, site: str) -> None:
    one = Results(page, site, "oware")
    other = Results(page.context.new_page(), site, "oware")
    one.add(f"Ana {write_code('oware', 3)}")
    other.add(f"Bea {write_code('oware', 4)}")
    one.add(f"Cleo {write_code('oware', 5)}")
    for results in (one, other):
        results.expect("Ana", "Bea", "Cleo")
    one.page.get_by_role("button", name="Remove Bea").click()
    other.add(f"Dora {write_code('oware', 6)}")
    for results in (one, other):
        results.expect("Ana", "Cleo", "Dora")
    Results(page, site).expect("Ana", "Cleo", "Dora")


@pytest.mark.usefixtures("without_python")
def test_students_who_did_the_same_are_counted_each(page: Page, site: str) -> None:
    results = Results(page, site, "oware")
    code = write_code("oware", 3)
    results.add(*[code] * 5)
    expect(page.get_by_text("5 students were added.")).to_be_visible()
    expect(results.students).to_have_count(5)
    # Pasting a list again changes nothing, unless somebody says so.
    results.add(code, f"Ana {code}", f"Ana {code}")
    expect(page.get_by_text("2 students were added. ")).to_be_visible()
    expect(page.get_by_text("1 line is in the list already.")).to_be_visible()
    page.get_by_role("button", name="That's another student: add the line").click()
    expect(page.get_by_text("1 student was added.")).to_be_visible()
    expect(results.lines).to_be_focused()
    expect(results.students).to_have_count(8)
    page.get_by_role("button", name="Remove Ana").first.click()
    expect(results.students.filter(has_text="Ana")).to_have_count(1)


@pytest.mark.usefixtures("without_python")
def test_a_full_list_says_so_and_gives_back_what_did_not_fit(page: Page, site: str) -> None:
    results = Results(page, site, "oware")
    code = write_code("oware", 3)
    results.add(*[f"Child {number} {code}" for number in range(302)])
    expect(page.get_by_text("300 students were added.")).to_be_visible()
    expect(page.get_by_text("2 lines didn't fit: the list holds 300 students.")).to_be_visible()
    expect(results.lines).to_have_value(f"Child 300 {code}\nChild 301 {code}")


class Tournament:
    """A tournament, as a page shows it."""

    def __init__(self, page: Page, site: str) -> None:
        page.goto(f"{site}class/tournament/")
        self.page = page
        self.loc = page.locator("ubao-tournament")
        self.names = page.get_by_role("textbox", name="Names, one per line")
        self.start = page.get_by_role("button", name="Start: a few rounds")
        self.late = page.get_by_role("textbox", name="Is somebody late?")
        self.next = page.get_by_role("button", name="Next round")

    def table(self, number: int) -> Locator:
        return self.loc.locator(".ubao-tables > li").nth(number - 1)

    def report(self, number: int, result: str) -> None:
        button = self.table(number).locator(f"[data-result={result}]")
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")

    def expect_results(self, *results: str) -> None:
        """Return each table's result; empty if it has none."""
        for number, result in enumerate(results, 1):
            pressed = self.table(number).locator("[aria-pressed=true]")
            expect(pressed).to_have_count(1 if result else 0)
            if result:
                expect(pressed).to_have_attribute("data-result", result)


@pytest.mark.usefixtures("without_python")
def test_two_pages_of_a_tournament_take_results_in_turn(page: Page, site: str) -> None:
    one, other = Tournament(page, site), Tournament(page.context.new_page(), site)
    # What was typed elsewhere is back once the tournament is deleted.
    other.names.fill("Yaw")
    one.names.fill("Ama\nKofi\nEsi\nKojo\nAfua\nKwame")
    one.start.click()
    expect(other.table(3)).to_be_visible()
    one.report(1, "first")
    one.report(2, "tie")
    other.late.fill("Fii")
    other.report(3, "second")
    one.late.fill("Araba")
    one.late.press("Enter")
    for each in (one, other):
        each.expect_results("first", "tie", "second")
        expect(each.page.get_by_role("rowheader", name="Araba")).to_be_visible()
    expect(other.late).to_have_value("Fii")
    # Both press it, and there's one new round.
    one.next.click()
    for each in (one, other):
        expect(each.page.get_by_role("heading", name="Round 2")).to_be_visible()
        expect(each.loc.locator(".ubao-round")).to_have_count(2)
    page.reload()
    page.get_by_role("button", name="Round 1").click()
    one.expect_results("first", "tie", "second")
    one.page.get_by_role("button", name="Forget this tournament").click()
    one.page.get_by_role("dialog").get_by_role("button", name="Forget this tournament").click()
    expect(other.names).to_have_value("Yaw")


def test_two_pages_with_a_game_each_keep_both(page: Page, oware: Board) -> None:
    tab = page.context.new_page()
    tab.goto(page.url)
    other = Board(tab)
    other.expect_state("ready")
    oware.play("C", "d")
    oware.expect_game("C", "d")
    other.play("F", "a", "E")
    other.expect_game("F", "a", "E")
    oware.play("A")
    oware.expect_game("C", "d", "A")
    tab.reload()
    other.expect_state("ready")
    offer = Offer(other)
    expect(offer.loc.get_by_role("button")).to_have_text(
        ["Go on: 3 turns, today", "Go on: 3 turns, today", "New game"]
    )
    # The offer follows the other page.
    oware.play("b")
    oware.expect_game("C", "d", "A", "b")
    offer.go_on("4 turns")
    other.expect_game("C", "d", "A", "b")
    # Both continue from there, which makes it two games.
    oware.play("E")
    oware.expect_game("C", "d", "A", "b", "E")
    other.play("D")
    other.expect_game("C", "d", "A", "b", "D")
    [text] = [text for name, text in read_kept(page).items() if name.startswith(f"{OURS}games:")]
    played = [game["record"].partition("moves ")[2].split() for game in json.loads(text)]
    assert sorted(played) == [
        ["C", "d", "A", "b", "D"],
        ["C", "d", "A", "b", "E"],
        ["F", "a", "E"],
    ]


def test_two_pages_that_change_settings_have_both_changes(page: Page, oware: Board) -> None:
    tab = page.context.new_page()
    tab.goto(page.url)
    other = Board(tab)
    other.expect_state("ready")
    settings, others = oware.open_settings(), other.open_settings()
    settings.large.click()
    others.speed("Slow").check()
    settings.sounds.click()
    for each in (settings, others):
        each.answer("Done")
    tab.reload()
    other.expect_state("ready")
    for each in (oware.open_settings(), other.open_settings()):
        expect(each.speed("Slow")).to_be_checked()
        expect(each.large).to_be_checked()
        expect(each.sounds).to_be_checked()


def test_two_pages_write_in_one_notebook(page: Page, site: str) -> None:
    tab = page.context.new_page()
    one, other = TrainerPage(page), TrainerPage(tab)
    for each, path in ((one, "games/oware/puzzles/"), (other, "puzzles/")):
        serve_puzzles(each.page, *ALL)
        each.page.goto(site + path)
        each.puzzle.expect_stage("open")
    other.puzzle.another.click()
    expect(other.puzzle.prompt).to_contain_text(ALL[1].prompt)
    other.puzzle.expect_stage("open")
    one.puzzle.board.choose("F")
    one.puzzle.expect_stage("solved")
    other.puzzle.board.choose("B")
    other.puzzle.expect_stage("solved")
    for each in (one, other):
        expect(each.sitting).to_contain_text(re.compile(r"Solved: 2( of 4)?\. This time: 1\."))


@pytest.mark.usefixtures("without_python")
def test_two_pages_put_a_set_together_each(page: Page, site: str) -> None:
    tab = page.context.new_page()
    for each, code in ((page, "oware"), (tab, "kpo")):
        each.goto(f"{site}class/sets/#{code}")
        expect(each.locator(".ubao-own-set li")).to_have_count(5)
    for each, count in ((page, 4), (tab, 3)):
        while each.locator(".ubao-own-set li").count() > count:
            each.locator(".ubao-own-set").get_by_role("button", name="Remove").first.click()
    for each, count, game in ((page, 4, "Oware"), (tab, 3, "Kpo")):
        each.reload()
        expect(each.locator(".ubao-own-set li")).to_have_count(count)
        expect(each.locator(".ubao-own-set li").first).to_contain_text(game)
    page.goto(f"{site}class/sets/#nosuch")
    page.reload()
    expect(page.get_by_text("There's no set like that on this site.")).to_be_visible()


RUN = """async (steps) => {
  const buttons = () => [...document.querySelectorAll('ubao-tournament button')];
  const press = (find) => buttons().find(find).click();
  for (const [pause, kind, ...what] of steps) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (kind === 'report') {
      const table = document.querySelectorAll('.ubao-tables > li')[what[0]];
      table.querySelector(`[data-result=${what[1]}]`).click();
    } else if (kind === 'leave') {
      press(({ ariaLabel }) => [`${what} leaves`, `${what} comes back`].includes(ariaLabel));
    } else {
      document.querySelector('.ubao-late input').value = what[0];
      document.querySelector('.ubao-late button').click();
    }
  }
}"""
"""Takes some steps with pauses in milliseconds between them, like somebody in a hurry."""


@pytest.mark.usefixtures("without_python")
@pytest.mark.parametrize("seed", range(3))
def test_three_pages_at_once_lose_nothing(page: Page, site: str, seed: int) -> None:
    draw = random.Random(seed)
    pages = [Tournament(each, site) for each in (page, *(page.context.new_page() for _ in "ab"))]
    names = [f"P{number:02}" for number in range(18)]
    pages[0].names.fill("\n".join(names))
    pages[0].start.click()
    results = [""] * 9
    away = set[str]()
    for at, each in enumerate(pages):
        expect(each.table(9)).to_be_visible()
        steps: list[tuple[object, ...]] = []
        for number in range(25):
            pause = draw.choice((0, 0, 1, 3, 10, 30))
            kind = draw.choice(("report", "report", "report", "leave", "late"))
            if kind == "report":
                # Each page has its own tables, and changes its results.
                table = 3 * draw.randrange(3) + at
                result = draw.choice([r for r in ("first", "tie", "second") if r != results[table]])
                results[table] = result
                steps.append((pause, kind, table, result))
            elif kind == "leave":
                name = names[3 * draw.randrange(6) + at]
                away ^= {name}
                steps.append((pause, kind, name))
            else:
                names.append(f"L{at}{number:02}")
                steps.append((pause, kind, names[-1]))
        each.page.evaluate(f"steps => {{ window.run = ({RUN})(steps); }}", steps)
    for each in pages:
        each.page.evaluate("() => window.run")
    for each in (*pages, Tournament(page.context.new_page(), site)):
        each.expect_results(*results)
        rows = each.page.get_by_role("row")
        expect(rows.get_by_role("rowheader")).to_have_count(len(names))
        assert sorted(rows.get_by_role("rowheader").all_inner_texts()) == sorted(names)
        gone = each.loc.locator("[data-away]").get_by_role("rowheader")
        assert sorted(gone.all_inner_texts()) == sorted(away)


@pytest.mark.usefixtures("without_python")
def test_two_sites_of_one_host_keep_things_apart(page: Page, site: str) -> None:
    # The same files, at another path of the same host.
    other = site.replace("/school/ubao/", "/school/other/")
    page.context.route(
        f"{other}**",
        lambda route: route.fulfill(
            response=route.fetch(url=route.request.url.replace(other, site))
        ),
    )
    here, there = Tournament(page, site), Tournament(page.context.new_page(), other)
    here.names.fill("Ama\nKofi")
    here.start.click()
    there.names.fill("Esi\nYaw")
    there.start.click()
    expect(there.page.get_by_role("rowheader", name="Esi")).to_be_visible()
    there.page.goto(f"{other}privacy/")
    there.page.get_by_role("button", name="Forget everything on this device").click()
    there.page.get_by_role("dialog").get_by_role("button", name="Forget everything").click()
    expect(there.page.get_by_text("Done. Nothing is kept on this device anymore.")).to_be_visible()
    expect(Tournament(there.page, other).names).to_be_visible()
    page.reload()
    expect(page.get_by_role("rowheader", name="Ama")).to_be_visible()
