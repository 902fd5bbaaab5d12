"""A player written on a page: tested, played against, sent into games, and contained."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from tests.e2e import PATIENCE
from tests.e2e.axe import axe
from tests.e2e.board import Board
from tests.e2e.dialogs import Dialog
from tests.e2e.server import StaticHost
from tests.e2e.visit import Visit

pytestmark = pytest.mark.undrawn

PATH = "labs/player/"
FIRST = "def choose(position):\n    return position.moves()[0]\n"
PRISON = "known-by-no-page"
"""What escaping code requests from the host."""
WAYS = Path(__file__).parent / "ways_out.js"
MEANS = "import random\nsys = random._os.sys\n"
"""Code that gets around the list of allowed imports."""


class Lab:
    """The page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.editor = page.get_by_role("textbox", name="Your player, in Python")
        self.said = page.locator(".ubao-player-out .ubao-player-said")
        self.printed = page.locator(".ubao-player-printed")
        self.robin = page.get_by_role("region", name="Everyone plays everyone").first
        self.halt = page.locator(".ubao-player-out").get_by_role("button", name="Stop")
        # Before the editor loads, there's a plain field of the same name.
        expect(page.get_by_role("button", name="Check it")).to_be_visible()

    def write(self, source: str) -> None:
        self.editor.click()
        self.page.keyboard.press("Control+a")
        self.page.keyboard.press("Delete")
        self.page.keyboard.insert_text(source)

    def begin_check(self, source: str) -> None:
        """Write it, and check it."""
        self.write(source)
        self.page.get_by_role("button", name="Check it").click()

    def check(self, source: str) -> None:
        """Write it, and wait for the outcome."""
        self.begin_check(source)
        expect(self.said).not_to_have_text(re.compile("^$|starting"))
        expect(self.halt).to_be_hidden()

    def stop(self) -> None:
        """Stop what's running; its author can continue writing, without a message."""
        self.halt.click()
        expect(self.halt).to_be_hidden()
        expect(self.editor).to_be_focused()
        expect(self.said).to_be_empty()


@pytest.fixture(scope="module")
def visited(browser: Browser, built_site_host: StaticHost) -> Iterator[tuple[Lab, Visit]]:
    """One page for all of these tests, as students have one for everything they try."""
    context = browser.new_context(service_workers="block")
    context.set_default_timeout(PATIENCE)
    visit = Visit(built_site_host.origin)
    visit.watch(context)
    page = context.new_page()
    # It runs normally, unless a test advances it.
    page.clock.install()
    page.goto(built_site_host.url + PATH)
    yield Lab(page), visit
    context.close()


@pytest.fixture
def visit(visited: tuple[Lab, Visit]) -> Visit:
    """What the browser requested, and its complaints."""
    return visited[1]


@pytest.fixture
def lab(visited: tuple[Lab, Visit], visit: Visit) -> Iterator[Lab]:
    """The page, about which there may be no complaints."""
    visit.requests.clear()
    yield visited[0]
    assert visit.problems(faulty=False) == []


def body(*lines: str) -> str:
    return "\n".join(("def choose(position):", *(f"    {line}" for line in lines)))


def ask(*ways: tuple[str, ...]) -> str:
    """A player that tries ways out, one after another, and then plays as if nothing happened."""
    caught = ["except BaseException as error:", "    print(error)"]
    tried = (["try:", *(f"    {line}" for line in lines), *caught] for lines in ways)
    return MEANS + body(*chain.from_iterable(tried), "return position.moves()[0]")


def test_steps_say_what_is_missing_and_what_is_passed(lab: Lab) -> None:
    lab.page.get_by_label("The step").select_option("0")
    lab.check(FIRST)
    expect(lab.said).to_have_text("Your player has passed this step. Go on to the next one!")
    lab.page.get_by_role("button", name="Next step").click()
    expect(lab.page.get_by_label("The step")).to_have_value("1")
    lab.check(FIRST)
    expect(lab.said).to_contain_text("Not yet. D captures five seeds here")
    expect(lab.said).to_contain_text("Here it played A.")
    lab.page.get_by_role("button", name="Put the help into the editor").click()
    expect(lab.editor).to_contain_text("more than most")
    assert axe(lab.page) == []
    lab.page.get_by_label("The step").select_option("0")


def test_the_answer_is_in_sight_in_a_low_window(lab: Lab) -> None:
    before = lab.page.viewport_size
    assert before
    lab.page.set_viewport_size({"width": 1366, "height": 625})
    lab.write(body("return 'z'"))
    lab.page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    lab.page.get_by_role("button", name="Check it").click()
    expect(lab.said).to_contain_text("Not yet")
    expect(lab.halt).to_be_hidden()
    expect(lab.said).to_be_in_viewport(ratio=1)
    lab.page.set_viewport_size(before)


HOSTILE = (
    (
        body("x = []", "while True: x.append('a' * 1000000 + str(len(x)))"),
        "Line 3: Your player needed too much memory",
    ),
    (body("return choose(position)"), "Line 2: A function called itself too many times"),
    (
        MEANS + body("sys.setrecursionlimit(10 ** 9)", "return choose(position)"),
        # Which of these comes first is up to the browser.
        "called itself too many times|Python crashed|too much memory|Two seconds were up",
    ),
    (body("import random", "return random._os._exit(0)"), "Python crashed"),
    (body("print('x' * 1000000)", "return 17"), r"What choose\(\) returned isn't a move"),
    (body("return 1 / 0"), "Line 2: Nothing can be divided by 0"),
    (body("return 'z'"), "Not yet"),
    ("import js\n" + FIRST, "Line 1: Players can't use this module"),
)
"""Code that does what it shouldn't, and a pattern for the message."""


@pytest.mark.parametrize(("source", "said"), HOSTILE)
def test_whatever_code_does_ends_in_a_sentence(lab: Lab, source: str, said: str) -> None:
    lab.check(source)
    expect(lab.said).to_have_text(re.compile(said))
    if "print" in source:
        expect(lab.printed).to_contain_text("Only the first part is shown.")
        assert len(lab.printed.inner_text()) < 5000


ENDLESS = body("print('begun')", "while True: pass")


@pytest.mark.parametrize("source", [ENDLESS, "print('begun')\nx = 10 ** 10 ** 9\n" + FIRST])
def test_code_that_takes_more_than_two_seconds_is_ended(lab: Lab, source: str) -> None:
    lab.begin_check(source)
    expect(lab.printed).to_have_text("begun")
    expect(lab.halt).to_be_visible()
    lab.page.clock.fast_forward(2000)
    expect(lab.said).to_contain_text("Two seconds were up")
    expect(lab.halt).to_be_hidden()


def test_stop_ends_a_check_and_nothing_is_said_of_it(lab: Lab) -> None:
    lab.begin_check(ENDLESS)
    expect(lab.printed).to_have_text("begun")
    lab.stop()
    lab.check(FIRST)
    expect(lab.said).to_have_text("Your player has passed this step. Go on to the next one!")


def test_stop_ends_a_game_against_the_player(lab: Lab) -> None:
    lab.write(ENDLESS)
    lab.page.get_by_role("button", name="Play against it").click()
    expect(lab.said).to_have_text("You begin. Your player answers.")
    board = Board(lab.page)
    board.expect_state("ready")
    expect(board.loc.locator(".ubao-name").first).to_have_text("Python")
    # Its panel may extend below.
    expect(board.svg).to_be_in_viewport(ratio=0.99)
    expect(board.cup("A")).to_be_focused()
    board.choose("C")
    expect(lab.printed).to_have_text("begun")
    lab.stop()
    expect(board.loc).to_have_js_property("moves", ["C"])


def test_no_way_leads_out(lab: Lab, visit: Visit) -> None:
    address = f"{visit.origin}/{PRISON}"
    importing = "sys.modules['importlib'].import_module"
    modules = (
        (f"{importing}('js').fetch('{address}')",),
        (f"{importing}('pyodide_js')",),
        (f"{importing}('pyodide.code').run_js('fetch(\"{address}\")')",),
        (f"{importing}('pyodide.http').open_url('{address}')",),
        (f"{importing}('_ctypes')",),
        (f"{importing}('_pyodide_core')",),
        (f"{importing}('urllib.request').urlopen('{address}')",),
    )
    again = ("del sys.modules['js']", f"{importing}('js').fetch('{address}')")
    # Every JavaScript object that Python knows, searched for anything that reaches out.
    objects = (
        "for each in sys.modules['gc'].get_objects():",
        "    if 'JsProxy' in type(each).__name__ or hasattr(each, 'js_id'):",
        "        for name in ('fetch', 'XMLHttpRequest', 'eval', 'indexedDB', 'postMessage'):",
        "            print(name, getattr(each, name, None))",
        f"        try: each.constructor.constructor('fetch(\"{address}\")')()",
        "        except BaseException as error: print(error)",
    )
    for ways in (modules, (again,), (objects,)):
        lab.check(ask(*ways))
        expect(lab.said).to_have_text("Your player has passed this step. Go on to the next one!")
    assert [url for url in visit.requests if PRISON in url] == []
    visit.violations.clear()


def test_the_browser_alone_keeps_a_worker_in(lab: Lab, visit: Visit) -> None:
    """Whatever code finds, a worker in the frame with all its names still reaches nothing."""
    ways = lab.page.evaluate(WAYS.read_text(encoding="utf-8"), f"{visit.origin}/{PRISON}")
    assert ways.pop("origin") == "null"
    assert set(ways.values()) == {"kept"}, ways
    # The browser reports each way that it blocked; none of these requests left it.
    visit.violations.clear()
    visit.errors.clear()


def test_a_player_answers_on_the_board_and_a_link_brings_it(lab: Lab) -> None:
    lab.page.evaluate(
        "source => { location.hash = '#player=' + encodeURIComponent(source); }",
        body("print('thinking')", "return position.moves()[-1]"),
    )
    expect(lab.editor).to_contain_text("thinking")
    lab.page.get_by_role("button", name="Play against it").click()
    expect(lab.said).to_have_text("You begin. Your player answers.")
    board = lab.page.locator("ubao-board")
    expect(board).to_have_attribute("state", "ready")
    board.evaluate("board => board.play('C')")
    expect(lab.printed).to_have_text("thinking")
    lab.page.wait_for_function("() => document.querySelector('ubao-board').moves.join() === 'C,f'")


def test_eight_players_play_all_against_all(lab: Lab) -> None:
    page = lab.page
    lab.write(
        body("return max(position.moves(), key=lambda m: position.play(m).stores[position.side])")
    )
    page.get_by_role("button", name="Add the one above").click()
    files: list[FilePayload] = [
        {"name": f"{name}.py", "mimeType": "text/x-python", "buffer": source.encode()}
        for name, source in (("wild", body("return 5")), ("first", FIRST))
    ]
    page.get_by_label("Add files").set_input_files(files)
    entrants = page.locator(".ubao-player-list li")
    expect(entrants).to_have_count(3)
    said = page.locator(".ubao-robin .ubao-player-said")
    for number in range(4, 9):
        page.get_by_role("button", name="Add Greedy").click()
        expect(entrants).to_have_count(number)
    page.get_by_role("button", name="Add Dreamer").click()
    expect(said).to_have_text(re.compile("[Ee]ight"))
    expect(entrants).to_have_count(8)
    # Its games are short: about eight turns.
    page.get_by_label("The game").select_option("ayoayo")
    page.get_by_role("button", name="Let them play").click()
    expect(said).to_have_text("All the games have been played.")
    rows = page.locator(".ubao-player-table tbody tr")
    expect(rows).to_have_count(8)
    # It loses all its games, two against each of seven, since it doesn't return moves.
    expect(rows.last).to_have_text(re.compile("^8wild00140$"))
    expect(page.locator(".ubao-player-games li")).to_have_count(56)
    expect(page.locator(".ubao-player-games li", has_text="wild lost a game")).to_have_count(14)
    # Each game is worth two points.
    points = [int(text) for text in rows.locator("td:last-child").all_inner_texts()]
    assert sum(points) == 112
    page.get_by_role("button", name="Look at the game").last.click()
    page.wait_for_function("() => document.querySelector('ubao-board')?.result != null")
    assert axe(page) == []


def test_a_game_of_cards_comes_with_a_link_and_is_played(page: Page, site: str) -> None:
    page.goto(f"{site}{PATH}#rules=q12001011002&name=Lose")
    game = page.get_by_role("combobox", name="The game")
    expect(game.locator("option:checked")).to_have_text("Lose")
    lab = Lab(page)
    page.get_by_label("The step").select_option("A player of my own")
    lab.check(FIRST)
    expect(lab.said).to_have_text("Your player works. It would play R@a1+a1-b2.")
    page.get_by_role("button", name="Play against it").click()
    expect(lab.said).to_have_text("You begin. Your player answers.")
    board = Board(page)
    board.expect_state("ready")
    board.choose("c1")
    board.choose("d2")
    # Its first move in alphabetical order puts a ring on a7, which then steps to b6.
    rows = "1mmmmmm/1q5/7/7/7/3M3/MM1MMMM"
    expect(board.loc).to_have_js_property("position", f"{rows} w 3-2 0")
    page.evaluate("location.hash = '#rules=z1'")
    expect(lab.said).to_have_text("There are no rules in this link. Start with Oware.")


def test_the_editor_is_left_by_keyboard_and_says_how(lab: Lab) -> None:
    page = lab.page
    lab.write(FIRST)
    expect(lab.editor).to_have_accessible_description(re.compile("^The Tab key leaves the editor"))
    lab.editor.focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Check it")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(lab.editor).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(lab.halt).to_be_visible()
    expect(lab.said).to_contain_text(re.compile("sound|passed|works|missing", re.IGNORECASE))
    # After stopping it, you can continue writing.
    page.get_by_role("button", name="Ten games").press("Enter")
    lab.halt.press("Enter")
    expect(lab.halt).to_be_hidden()
    expect(lab.editor).to_be_focused()


def test_what_was_typed_is_offered_again_and_lost_to_nobody(page: Page, site: str) -> None:
    page.goto(site + PATH)
    lab = Lab(page)
    sample = lab.editor.inner_text()
    offer = page.get_by_role("group", name="What you made here")
    mine, other = body("return 'A'"), body("# Hers.", "return 'B'")
    lab.write(mine)
    tab = page.context.new_page()
    tab.goto(site + PATH)
    hers = Lab(tab)
    hers.write(other)
    # Each page has its own code, and offers the other's.
    expect(offer.get_by_role("button", name="Go on: 3 lines, today")).to_be_visible()
    # A link brings a player; a step has help: typed code stays.
    page.goto(f"{site}{PATH}#player={quote(FIRST)}")
    expect(lab.editor).to_contain_text("return position.moves()[0]")
    page.get_by_label("The step").select_option("2")
    offer.get_by_role("button", name="Go on: 2 lines, today").click()
    expect(lab.editor).to_contain_text("return 'A'")
    # It was written for the first step.
    expect(page.get_by_label("The step")).to_have_value("0")
    page.get_by_label("The step").select_option("1")
    page.get_by_role("button", name="Put the help into the editor").click()
    # After a reload, the editor is empty, since another student may be here.
    page.goto("about:blank")
    page.goto(site + PATH)
    assert Lab(page).editor.inner_text() == sample
    assert axe(page) == []
    offer.get_by_role("button", name="Go on: 3 lines, today").click()
    expect(lab.editor).to_contain_text("return 'B'")
    expect(offer.get_by_role("button", name="Go on")).to_have_text(["Go on: 2 lines, today"])
    offer.get_by_role("button", name="Delete it").click()
    Dialog(page).answer("Keep it")
    expect(offer.get_by_role("button", name="Go on")).to_have_count(1)
    offer.get_by_role("button", name="Delete it").click()
    Dialog(page).answer("Delete it")
    expect(offer.get_by_role("button")).to_have_count(0)
    page.reload()
    offer.get_by_role("button", name="Go on: 3 lines, today").click()
    expect(offer.get_by_role("button")).to_have_count(0)


def test_a_file_brings_a_program(lab: Lab) -> None:
    file = lab.page.get_by_label("Open a file")
    for source, said in (("\0", "There's no player in this file"), (FIRST, "")):
        file.set_input_files(
            [FilePayload(name="a.py", mimeType="text/x-python", buffer=source.encode())]
        )
        expect(lab.said).to_contain_text(said)
    expect(lab.editor).to_contain_text("return position.moves()[0]")


def test_what_is_too_long_is_said(page: Page, site: str) -> None:
    page.goto(site + PATH)
    lab = Lab(page)
    source = FIRST + "# " + 20_000 * "x"
    lab.write(source)
    page.get_by_role("button", name="Copy a link").click()
    expect(lab.said).to_contain_text("Your code has more than 20,000 characters.")
    expect(page.get_by_role("textbox", name="The link", exact=True)).to_be_hidden()
    lab.robin.get_by_label("Add files").set_input_files(
        [FilePayload(name="long.py", mimeType="text/x-python", buffer=source.encode())]
    )
    said = lab.robin.get_by_role("status")
    refusal = "Too long for a player: long.py. A player has 20,000 characters at most."
    expect(said).to_have_text(refusal)
    expect(lab.robin.get_by_role("listitem")).to_have_count(0)
    link = f"{site}{PATH}#player={quote(source)}"
    lab.robin.get_by_label("A link to a player").fill(link)
    lab.robin.get_by_role("button", name="Add the link").click()
    expect(said).to_contain_text("This link is too long: a player has 20,000 characters at most.")
    page.goto("about:blank")
    for long in (link, f"{link}{80_000 * 'y'}"):
        page.goto(long)
        expect(lab.said).to_contain_text("This link is too long")
        page.goto("about:blank")
