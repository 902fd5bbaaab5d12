"""What a device keeps: a game in progress, offered and never forced; and how to delete it all."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import axe
from tests.e2e.board import Board
from tests.e2e.dialogs import Dialog
from tests.e2e.scripts import find_script
from tests.e2e.server import OURS, StaticHost, hold
from tests.e2e.shared import come_again
from tests.e2e.test_announcements import HEARD, LISTEN
from tests.e2e.training import ALL, TrainerPage, serve_puzzles
from tests.e2e.turns import Notes, Offer, Turns, open_share
from tests.e2e.visit import read_kept

pytestmark = pytest.mark.undrawn

FORBID = """() => Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('no', 'SecurityError'); },
})"""
KEPT = f"() => Object.keys(localStorage).some((name) => name.startsWith('{OURS}games'))"
FILL = "() => { Storage.prototype.setItem = () => { throw new DOMException('full'); }; }"


def come_back(page: Page) -> tuple[Board, Offer]:
    page.reload()
    board = Board(page)
    board.expect_state("ready")
    return board, Offer(board)


def begin_again(page: Page) -> tuple[Board, Offer]:
    board = come_again(page)
    return board, Offer(board)


def kept(page: Page) -> list[str]:
    return [name for name in read_kept(page) if name.startswith(f"{OURS}games")]


def test_a_game_is_offered_after_a_reload(page: Page, oware: Board) -> None:
    oware.play("C", "d")
    oware.expect_game("C", "d")
    board, offer = come_back(page)
    board.expect_game()
    offer.go_on("2 turns")
    board.expect_game("C", "d")
    expect(offer.loc).to_have_count(0)


def test_a_turn_is_kept_before_all_of_the_page_has_come(page: Page, server: StaticHost) -> None:
    late = hold(find_script("elements/features.js"))
    server.faults.append(late)
    page.goto(f"{server.url}games/oware/")
    board = Board(page)
    board.expect_state("ready")
    board.play("C")
    board.expect_game("C")
    late.release()
    page.wait_for_function(KEPT)
    board, offer = come_back(page)
    offer.go_on("1 turn")
    board.expect_game("C")


def test_what_the_game_asks_waits_for_the_offer(page: Page, site: str) -> None:
    page.goto(f"{site}games/mangala/")
    board = Board(page)
    keep = board.loc.get_by_role("button", name="Keep the board")
    keep.click()
    expect(board.loc).to_have_js_property("moves", ["keep"])
    board.loc.evaluate("(board) => board.play(board.legal[0])")
    expect(board.loc).to_have_js_property("moves.length", 2)
    board, offer = come_back(page)
    expect(offer.loc).to_be_visible()
    expect(board.said).to_be_hidden()
    offer.new.click()
    board.expect_said("Keep the board, or turn it around? Your turn, Gold.")
    expect(keep).to_be_visible()


def test_who_wants_a_new_game_loses_none(page: Page, oware: Board) -> None:
    oware.play("C")
    oware.expect_game("C")
    board, offer = begin_again(page)
    offer.new.press("Enter")
    expect(offer.loc).to_have_count(0)
    expect(board.svg.locator(":focus")).to_have_count(1)
    board.expect_game()
    board, offer = begin_again(page)
    board.use(board.turn)
    expect(board.near).to_contain_text("Gold")
    expect(offer.loc).to_be_visible()
    board.new.click()
    expect(offer.loc).to_have_count(0)
    board, offer = begin_again(page)
    offer.go_on("1 turn")
    board.expect_game("C")


def test_playing_on_the_fresh_board_keeps_both_games(page: Page, oware: Board) -> None:
    oware.play("C", "d")
    oware.expect_game("C", "d")
    board, offer = begin_again(page)
    board.set_speed("At once")
    board.play("A")
    board.expect_game("A")
    # The words about a turn get the room of the offer, which comes back with the fresh board.
    expect(offer.loc).to_be_hidden()
    board.undo.click()
    expect(offer.loc).to_be_visible()
    # So do the words about a turn that is only shown.
    board.show_me.click()
    board.choose("A")
    expect(board.play_it).to_be_visible()
    expect(offer.loc).to_be_hidden()
    board.back.click()
    expect(offer.loc).to_be_visible()
    board.show_me.click()
    board.play("A")
    board.expect_game("A")
    page.reload()
    page.evaluate(LISTEN)
    board, offer = Board(page), Offer(Board(page))
    board.expect_state("ready")
    expect(offer.loc.get_by_role("button")).to_have_count(3)
    # By ear and by keyboard: it's offered, opened and said once, and the board gets the focus.
    offer.loc.get_by_role("button", name="Go on: 1 turn").press("Enter")
    board.expect_game("A")
    expect(board.svg.locator(":focus")).to_have_attribute("data-legal", "")
    heard = page.evaluate(HEARD)
    assert heard.count("You started some games here. Go on with one?") == 1
    assert heard.count("Your turn, Gold.") == 1
    board, offer = begin_again(page)
    offer.go_on("2 turns")
    board.expect_game("C", "d")


def test_the_last_finished_game_is_kept_and_names_stay_in_the_tab(page: Page, oware: Board) -> None:
    oware.use(oware.players)
    dialog = Dialog(page)
    dialog.loc.get_by_role("textbox").first.fill("Ama")
    dialog.answer("Done")
    oware.play("C")
    oware.expect_game("C")
    assert "Ama" not in str(read_kept(page))
    board, offer = come_back(page)
    expect(board.near).to_contain_text("Blue")
    offer.loc.get_by_role("button", name="Go on: 1 turn, today, with Ama", exact=True).click()
    expect(board.near).to_contain_text("Ama")
    tab = page.context.new_page()
    tab.goto(page.url)
    other = Board(tab)
    other.expect_state("ready")
    Offer(other).go_on("1 turn")
    other.expect_game("C")
    expect(other.near).to_contain_text("Blue")
    tab.close()
    board.use(board.stop)
    Dialog(page).answer("Yes, stop")
    expect(board.said).to_contain_text("The game is over")
    board, offer = begin_again(page)
    expect(offer.loc).to_contain_text("Look at your last game again?")
    offer.loc.get_by_role("button", name="Look back").click()
    expect(board.said).to_contain_text("The game is over")
    board.use(board.new)
    board.expect_game()
    assert kept(page) == []


def test_notes_and_another_line_are_kept_shared_and_printed(page: Page, oware: Board) -> None:
    oware.play("C", "d", "F", "a")
    oware.expect_game("C", "d", "F", "a")
    turns = Turns(oware)
    turns.open()
    notes = Notes(turns)
    notes.write("Your note on turn 4", "A quiet {start}.")
    notes.expect_list("4. aA quiet (start).")
    # Another turn instead of the third, with its own note.
    turns.tab("Turns").click()
    turns.look_at(2)
    turns.play_on.click()
    oware.play("A")
    notes.tab.click()
    notes.expect_list("3. AAnother way to playRemove", "4. aA quiet (start).")
    notes.write("Your note on turn 3", "This waits.")
    both = ("3. AThis waits.Remove", "4. aA quiet (start).")
    notes.expect_list(*both)
    # Each leads to its board.
    notes.go("4. a")
    oware.expect_game("C", "d", "F", "a")
    expect(notes.field).to_have_value("A quiet (start).")
    notes.go("3. A")
    oware.expect_game("C", "d", "A")
    expect(notes.field).to_have_value("This waits.")
    assert axe(page, within=".ubao-record") == []
    # New boards have everything, and so has a link on another device.
    board, offer = begin_again(page)
    offer.go_on("3 turns")
    notes = Notes(Turns(board))
    notes.tab.click()
    notes.expect_list(*both)
    share = open_share(board)
    page.evaluate("localStorage.clear()")
    board = come_again(page, share.link.input_value().partition("#")[2])
    board.expect_game("C", "d", "F", "a")
    notes = Notes(Turns(board))
    notes.expect_list(*both)
    expect(notes.home).to_be_visible()
    # The notes are printed, but no buttons or fields.
    page.emulate_media(media="print")
    expect(notes.list).to_be_visible()
    expect(notes.field).to_be_hidden()
    page.emulate_media(media="screen")
    # Removing a line leads back to the game.
    notes.go("3. A")
    board.expect_game("C", "d", "A")
    notes.remove("3. A")
    board.expect_game("C", "d", "F", "a")
    notes.expect_list(both[1])


@pytest.mark.parametrize(
    "value", ["nonsense", '[1, null, {"record": "ubao 1", "turns": 3, "when": 5}]']
)
def test_what_was_damaged_harms_nothing(page: Page, oware: Board, value: str) -> None:
    oware.play("C")
    oware.expect_game("C")
    [name] = kept(page)
    page.evaluate("([name, value]) => localStorage.setItem(name, value)", [name, value])
    board, offer = begin_again(page)
    if "ubao 1" in value:
        offer.loc.get_by_role("button", name="Go on").click()
        expect(offer.loc).to_have_count(0)
    board.play("A")
    board.expect_game("A")


@pytest.mark.parametrize("trouble", [FORBID, FILL])
def test_without_storage_play_goes_on(page: Page, site: str, trouble: str) -> None:
    page.add_init_script(f"({trouble})()")
    page.goto(f"{site}games/oware/")
    board = Board(page)
    board.expect_state("ready")
    board.play("C")
    board.expect_game("C")
    # Its players are told.
    expect(board.loc.get_by_text("This browser can't keep your game.")).to_be_visible()
    # The theme lives on as well.
    page.get_by_title("Switch to light colors").click()
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "default")


def test_each_game_page_keeps_its_own(page: Page, site: str, oware: Board) -> None:
    oware.play("C")
    oware.expect_game("C")
    tab = page.context.new_page()
    tab.goto(f"{site}games/ouri/")
    board = Board(tab)
    board.expect_state("ready")
    expect(board.undo).to_be_visible()
    expect(Offer(board).loc).to_have_count(0)


def test_one_button_forgets_everything(page: Page, site: str, oware: Board) -> None:
    def names() -> list[str]:
        return list(read_kept(page))

    oware.play("C")
    oware.expect_game("C")
    page.locator("label[for^=__palette]:visible").click()
    page.wait_for_function("() => Object.keys(localStorage).length >= 2")
    oware.use(oware.tools.get_by_role("button", name="Forget everything", include_hidden=True))
    Dialog(page).answer("Keep it")
    assert len(names()) >= 2
    oware.use(oware.tools.get_by_role("button", name="Forget everything", include_hidden=True))
    Dialog(page).answer("Forget everything")
    expect(oware.said).to_contain_text("Done. Nothing is kept on this device anymore.")
    assert names() == []
    oware.expect_game("C")
    oware.play("d")
    oware.expect_game("C", "d")
    tab = page.context.new_page()
    tab.goto(f"{site}privacy/")
    tab.get_by_role("button", name="Forget everything on this device").click()
    # The page's text doesn't show through.
    expect(Dialog(tab).loc).to_have_css("background-color", "rgb(255, 255, 255)")
    Dialog(tab).answer("Forget everything")
    expect(tab.get_by_text("Done. Nothing is kept on this device anymore.")).to_be_visible()
    assert names() == []


def test_what_was_forgotten_is_not_kept_again(page: Page, oware: Board) -> None:
    oware.play("C", "d", "F")
    oware.expect_game("C", "d", "F")
    board, offer = begin_again(page)
    board.set_speed("Slow")
    board.use(board.tools.get_by_role("button", name="Forget everything", include_hidden=True))
    Dialog(page).answer("Forget everything")
    expect(offer.loc).to_have_count(0)
    settings = board.open_settings()
    expect(settings.speed("At once")).to_be_checked()
    settings.answer("Done")
    board.play("A")
    board.expect_game("A")
    written = str(read_kept(page))
    assert "moves A" in written
    assert "C d F" not in written
    assert "slow" not in written


def test_going_on_keeps_the_game_begun_meanwhile(page: Page, oware: Board) -> None:
    oware.play("C", "d")
    oware.expect_game("C", "d")
    start = "ubao%201%0Agame%20oware%0Astart%204,4,4,4,4,4/4,4,4,4,4,4%200-0%20S%0Amoves%20"
    come_again(page, f"g={start}A%20a%20B")
    oware.expect_game("A", "a", "B")
    turns = Turns(oware)
    turns.open()
    Notes(turns).write("Your note on turn 3", "Why B?")
    Notes(turns).expect_list("3. BWhy B?")
    Offer(oware).go_on("2 turns")
    oware.expect_game("C", "d")
    _, offer = begin_again(page)
    expect(offer.loc.get_by_role("button")).to_have_count(3)
    offer.go_on("3 turns")
    oware.expect_game("A", "a", "B")


def test_links_drive_out_nothing_that_is_kept(page: Page, oware: Board) -> None:
    oware.play("C", "d", "F")
    oware.expect_game("C", "d", "F")
    saved = "ubao%201%0Agame%20oware%0Astart%204,4,4,4,4,4/4,4,4,4,4,4%200-0%20S%0Amoves%20"
    for fragment in ("p=%25", "g=nonsense", f"g={saved}A", f"g={saved}B%20a"):
        come_again(page, fragment)
        expect(Offer(oware).loc).to_be_visible()
    _, offer = begin_again(page)
    expect(offer.loc.get_by_role("button")).to_have_count(2)
    offer.go_on("3 turns")
    oware.expect_game("C", "d", "F")


def test_a_damaged_game_is_given_up_alone(page: Page, oware: Board) -> None:
    oware.play("C", "d")
    oware.expect_game("C", "d")
    [name] = kept(page)
    page.evaluate(
        """name => {
          const games = JSON.parse(localStorage.getItem(name));
          games.unshift({ record: 'ubao 1 but what', turns: 7, when: 5, levels: { N: 'x' } });
          localStorage.setItem(name, JSON.stringify(games));
        }""",
        name,
    )
    board, offer = begin_again(page)
    # A wrong clock, and an unknown player.
    offer.loc.get_by_role("button", name="Go on: 7 turns, long ago", exact=True).click()
    expect(offer.loc.get_by_role("button")).to_have_count(2)
    offer.go_on("2 turns")
    board.expect_game("C", "d")


def test_two_tabs_do_each_other_no_harm(page: Page, oware: Board) -> None:
    oware.play("C")
    oware.expect_game("C")
    tab = page.context.new_page()
    tab.goto(page.url)
    other = Board(tab)
    other.expect_state("ready")
    other.play("A", "a")
    oware.play("d")
    oware.expect_game("C", "d")
    other.play("B")
    other.expect_game("A", "a", "B")
    tab.reload()
    other.expect_state("ready")
    Offer(other).go_on("3 turns")
    other.expect_game("A", "a", "B")


@pytest.mark.usefixtures("without_python")
@pytest.mark.parametrize(
    ("name", "path", "there"),
    [
        ("tournament", "class/tournament/", "Names, one per line"),
        ("results", "class/results/", "Names and codes"),
    ],
)
def test_what_can_not_be_read_is_set_aside_and_said(
    page: Page, site: str, name: str, path: str, there: str
) -> None:
    damaged = '{"kind":"swiss","players":[{"name":"a"}],"rounds":[[null]]}'
    page.add_init_script(f"localStorage['{OURS}{name}'] ??= {json.dumps(damaged)}")
    page.goto(site + path)
    expect(page.get_by_role("textbox", name=there)).to_be_visible()
    said = page.get_by_text("Something that was kept here can't be read anymore.")
    expect(said).to_be_visible()
    assert axe(page) == []
    said.get_by_role("button", name="Delete it").click()
    expect(said).to_have_count(0)
    assert list(read_kept(page)) == [f"{OURS}led"]


@pytest.mark.usefixtures("without_python")
def test_a_full_device_says_so_to_classes_too(page: Page, site: str) -> None:
    page.add_init_script(f"({FILL})()")
    serve_puzzles(page, *ALL)
    page.goto(f"{site}class/tournament/")
    page.get_by_role("textbox", name="Names, one per line").fill("Ama\nKofi")
    page.get_by_role("button", name="Start: a few rounds").click()
    expect(page.get_by_text("This browser can't keep the tournament.")).to_be_visible()
    words = "set=oware/more,oware/safe,oware/last"
    page.goto(f"{site}set/#{words}")
    trainer = TrainerPage(page)
    trainer.loc.get_by_role("button", name="Show my result").click()
    code = page.locator(".ubao-result-code").inner_text()
    page.goto(f"{site}class/results/#{words}")
    page.get_by_role("textbox", name="Names and codes").fill(f"Lion {code}")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text("This browser can't keep these results.")).to_be_visible()
    page.goto(f"{site}games/oware/puzzles/")
    trainer.open(trainer.notebook)
    expect(trainer.notebook).to_contain_text("This browser has no room for it")
