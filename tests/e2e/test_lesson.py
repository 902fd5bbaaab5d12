"""A teacher's path: from the home page to a running plan, on a projector, a phone and paper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import axe
from tests.e2e.board import Board
from tests.e2e.server import OURS, Fault, StaticHost, refuse

pytestmark = pytest.mark.undrawn

LIGHTS = """(() => {
  window.lights = 0;
  const wakeLock = { async request() {
    lights += 1;
    return { async release() { lights -= 1; } };
  } };
  Object.defineProperty(navigator, 'wakeLock', { value: wakeLock, configurable: true });
})()"""
"""Counts how many times the screen is asked to stay on."""
TONES = """(() => {
  localStorage.setItem('OURSsettings', JSON.stringify({ sounds: true }));
  window.tones = 0;
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...time) {
    tones += 1;
    start.apply(this, time);
  };
})()""".replace("OURS", OURS)
"""A device with sounds on, and how many it has made."""
BOXES = "tools => tools.map((tool) => tool.getBoundingClientRect().toJSON())"
LEAVE = """hidden => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
"""Cover the page with another window, or uncover it."""


@pytest.mark.usefixtures("without_python")
def test_from_the_home_page_to_a_running_plan_on_a_projector(page: Page, site: str) -> None:
    page.goto(site)
    page.get_by_role("main").get_by_role("link", name="lesson plan").first.click()

    devices = page.get_by_label("Devices you have")
    page.get_by_text("Which plan today?").click()
    page.get_by_label("Minutes you have").select_option("30")
    found = page.get_by_role("status")
    plans = page.locator(".plan-list > li")
    expect(plans.filter(visible=True)).to_have_count(20)
    # Both need two cartons for a table, or printed cards.
    page.get_by_label("What's missing").select_option("cartons")
    expect(plans.filter(has_text="Three Owares: one board")).to_be_hidden()
    page.get_by_label("What's missing").select_option("")
    # A heading above an empty list says nothing.
    series = page.get_by_role("heading", level=2)
    page.get_by_label("Minutes you have").select_option("60")
    page.get_by_label("Age of your players").select_option("9")
    # Every plan fits a class with devices, so only having none is asked for.
    expect(devices.locator("option")).to_have_count(2)
    devices.select_option("none")
    expect(found).to_have_text(re.compile(r"^\d+ plans match\.$"))
    expect(series).not_to_have_count(0)
    page.reload()
    expect(devices).to_have_value("none")
    expect(page).to_have_url(site + "plans/?minutes=60&age=9&devices=none")
    page.get_by_role("link", name="Oware: count first, then sow", exact=True).click()

    expect(
        page.get_by_role("heading", name="Oware: count first, then sow", exact=True)
    ).to_be_visible()
    expect(page.get_by_text("8 to 14")).to_be_visible()
    assert axe(page) == []
    page.get_by_role("link", name="Run this plan").click()

    block = page.get_by_role("heading", level=2)
    time = page.get_by_role("timer")
    # Until then, all blocks are listed one below the other.
    expect(time).to_be_visible()
    expect(block).to_have_text(re.compile("^Hook"))
    expect(time).to_have_text("5:00")
    page.get_by_role("button", name="Start the clock").click()
    expect(time).not_to_have_text("5:00")
    page.get_by_role("button", name="Pause the clock").click()
    left = time.inner_text()
    assert axe(page) == []

    page.get_by_role("button", name="Next").click()
    expect(block).to_have_text(re.compile("^Model round"))
    expect(block).to_be_focused()
    expect(time).to_have_text("10:00")
    page.keyboard.press("ArrowRight")
    expect(block).to_have_text(re.compile("^Guided play"))
    page.keyboard.press("PageUp")
    page.keyboard.press("ArrowLeft")
    expect(block).to_have_text(re.compile("^Hook"))
    expect(time).to_have_text(left)

    said = page.get_by_text("Not one seed is left.")
    answer = page.get_by_text("F is at the corner")
    expect(said).to_be_visible()
    expect(answer).to_be_visible()
    page.get_by_role("button", name="Hide my notes").click()
    question = page.get_by_text("Why is one seed in F enough")
    expect(said).to_be_hidden()
    expect(question).to_be_hidden()
    page.get_by_role("button", name="Question 1", exact=True).click()
    expect(question).to_be_visible()
    expect(answer).to_be_hidden()
    assert axe(page) == []
    page.get_by_role("button", name="Show my notes").click()
    expect(said).to_be_visible()

    # The 15-minute version is its own lesson: two of its blocks aren't in the full hour.
    page.get_by_role("link", name="Back to the plan").click()
    page.get_by_role("link", name="15 min").click()
    expect(time).to_have_text("3:00")
    expect(page.get_by_text("1 of 5: Hook")).to_be_visible()
    for title, left in (("First game", "7:00"), ("Short exit puzzle", "3:00"), ("Close", "2:00")):
        page.keyboard.press("ArrowRight")
        expect(block).to_have_text(re.compile(f"^{title}"))
        expect(time).to_have_text(left)
    page.reload()
    expect(block).to_have_text(re.compile("^Close"))

    # There's more time than expected: the lesson continues with the same block.
    ways = page.get_by_label("How long the lesson is")
    expect(ways).to_have_value("15")
    ways.select_option("30")
    expect(time).to_have_text("3:00")
    expect(block).to_have_text(re.compile("^Close"))
    expect(ways).to_have_value("30")


@pytest.mark.usefixtures("without_python")
def test_a_lesson_goes_on_when_its_page_is_loaded_again_or_come_back_to(
    page: Page, site: str
) -> None:
    page.goto(site + "plans/oware/")
    page.get_by_role("link", name="Run this plan").click()
    block = page.get_by_role("heading", level=2)
    time = page.get_by_role("timer")
    pause = page.get_by_role("button", name="Pause the clock")
    hide = page.get_by_role("button", name="Hide my notes")
    # Nothing in a script links elsewhere.
    expect(time).to_have_text("5:00")
    expect(page.locator(".plan-part").get_by_role("link")).to_have_count(0)
    page.get_by_role("button", name="Start the clock").click()
    expect(time).not_to_have_text("5:00")
    page.get_by_role("button", name="Next").click()
    hide.click()

    page.reload()
    expect(block).to_have_text(re.compile("^Model round"))
    expect(page.get_by_role("button", name="Show my notes")).to_be_visible()
    expect(pause).to_be_visible()
    expect(time).not_to_have_text("10:00")
    page.get_by_role("link", name="Back to the plan").click()
    expect(page.get_by_role("link", name="Run this plan")).to_be_visible()
    page.go_back()
    expect(block).to_have_text(re.compile("^Model round"))
    expect(pause).to_be_visible()
    pause.click()
    page.keyboard.press("ArrowLeft")
    expect(time).to_have_text(re.compile("^4:"))
    page.reload()
    expect(time).to_have_text(re.compile("^4:"))
    expect(page.get_by_role("button", name="Start the clock")).to_be_visible()

    # Another group, another hour.
    page.goto(site + "plans/oware/")
    page.get_by_role("link", name="Run this plan").click()
    expect(time).to_have_text("5:00")
    expect(hide).to_be_visible()

    page.goto(site + "plans/oware/print/")
    expect(page.get_by_label("Key to the puzzles")).to_be_checked()
    assert axe(page) == []


@pytest.mark.usefixtures("without_python")
def test_the_notes_go_on_on_a_phone(page: Page, site: str) -> None:
    page.goto(f"{site}plans/oware/run/?minutes=30")
    page.get_by_role("button", name="Next").click()
    heading = page.locator(".plan-section:visible h2")
    block = heading.text_content() or ""
    page.get_by_role("button", name="Start the clock").click()
    page.get_by_role("button", name="Notes on a phone").click()
    window = page.get_by_role("dialog", name="Notes on a phone")
    expect(window.get_by_role("img", name="QR code that opens these notes")).to_be_visible()
    link = window.get_by_role("link").get_attribute("href")
    assert link is not None
    assert link.startswith(f"{site}plans/oware/run/?minutes=30#")
    assert axe(page) == []
    page.goto("about:blank")
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(link)
    expect(heading).to_have_text(block)
    # It keeps running, and a teacher who has it on a phone doesn't need it elsewhere.
    expect(page.get_by_role("button", name="Pause the clock")).to_be_visible()
    expect(page.get_by_role("button", name="Notes on a phone")).to_be_hidden()
    # A link that nobody wrote opens as much as it can.
    fragment = link.partition("#")[2]
    hostile = {
        fragment.partition("~")[0] + "~99~-9~": block,
        fragment.partition("~")[0] + "~0~1e9~9": None,
        "nothing~0~60~": None,
        "~~~": None,
    }
    for text, expected in hostile.items():
        page.goto("about:blank")
        page.goto(f"{site}plans/oware/run/#{text}")
        expect(heading).to_have_count(1)
        if expected:
            expect(heading).to_have_text(expected)
        expect(page.get_by_role("timer")).to_have_text(re.compile(r"^\+?\d+:\d\d$"))


@pytest.mark.usefixtures("without_python")
def test_the_screen_stays_on_while_the_clock_of_a_lesson_runs(page: Page, site: str) -> None:
    page.add_init_script(LIGHTS)
    page.goto(site + "plans/oware/run/")
    start = page.get_by_role("button", name="Start the clock")
    pause = page.get_by_role("button", name="Pause the clock")
    time = page.get_by_role("timer")

    def expect_lights(number: int) -> None:
        page.wait_for_function("number => lights === number", arg=number)

    expect(time).to_have_text("5:00")
    expect_lights(0)
    start.click()
    expect(time).not_to_have_text("5:00")
    expect_lights(1)
    page.get_by_role("button", name="Next").click()
    expect_lights(1)
    page.evaluate(LEAVE, True)
    expect_lights(0)
    page.evaluate(LEAVE, False)
    expect_lights(1)
    pause.click()
    expect_lights(0)
    page.evaluate(LEAVE, True)
    page.evaluate(LEAVE, False)
    expect(start).to_be_visible()
    expect_lights(0)

    # The lesson continues where it was, and so does the screen.
    start.click()
    expect_lights(1)
    page.reload()
    expect(pause).to_be_visible()
    expect_lights(1)

    # Some browsers can't do this, and some devices don't allow it.
    pause.click()
    expect_lights(0)
    page.evaluate("() => { navigator.wakeLock.request = () => Promise.reject(new Error()); }")
    start.click()
    expect(pause).to_be_visible()
    pause.click()
    page.evaluate("() => { Object.defineProperty(navigator, 'wakeLock', { value: undefined }); }")
    start.click()
    expect(pause).to_be_visible()


@pytest.mark.usefixtures("without_python")
def test_that_time_is_up_is_said_of_the_block_whose_time_it_was(page: Page, site: str) -> None:
    page.clock.install()
    page.add_init_script(TONES)
    page.goto(site + "plans/oware/run/")
    over = page.get_by_text("Time is up.")
    with page.context.expect_page() as opened:
        page.get_by_role("button", name="Open the wall").click()
    sign = opened.value.get_by_role("status").filter(has_text="Time is up.")
    page.get_by_role("button", name="Start the clock").click()
    page.clock.run_for(4 * 60_000)
    expect(sign).to_have_count(0)
    page.clock.run_for(60_000 + 1_000)
    expect(over).to_be_visible()
    assert page.evaluate("tones") == 4
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("timer")).to_have_text("10:00")
    expect(over).to_have_count(0)


@pytest.mark.parametrize("language", ["", "fr/", "pt/", "it/"])
@pytest.mark.usefixtures("without_python")
def test_all_tools_of_a_board_stand_on_one_line(page: Page, site: str, language: str) -> None:
    page.goto(f"{site}{language}plans/oware/run/")
    tools = page.locator(".ubao-tools > button").filter(visible=True)
    for width, height in ((1366, 625), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        expect(tools).to_have_count(7)
        boxes = tools.evaluate_all(BOXES)
        assert len({round(box["y"]) for box in boxes}) == 1
        assert all(box["height"] >= 44 for box in boxes)
        assert tools.evaluate_all("tools => tools.every(one => one.scrollWidth <= one.clientWidth)")
        # Above them, the questions' buttons leave room for the lesson's.
        questions = page.locator(".plan-section:not([hidden]) .plan-choose").last.bounding_box()
        notes = page.locator(".plan-run__phone").bounding_box()
        assert questions
        assert notes
        assert questions["x"] + questions["width"] <= notes["x"]


@pytest.mark.usefixtures("without_python")
def test_the_clock_of_a_lesson_counts_sleep_and_no_change_of_the_device_s_clock(
    page: Page, site: str
) -> None:
    page.clock.install()
    page.goto(site + "plans/oware/run/#close")
    time = page.get_by_role("timer")
    expect(time).to_have_text("5:00")
    page.get_by_role("button", name="Start the clock").click()
    # Somebody corrects the device's clock.
    page.clock.set_system_time(page.evaluate("Date.now() / 1000 + 3600"))
    expect(time).to_have_text(re.compile("^(5:00|4:5)"))
    page.clock.set_system_time(page.evaluate("Date.now() / 1000 - 3600"))
    # The device slept: no timers ran, and time has passed when the page is visible again.
    page.clock.set_system_time(page.evaluate("Date.now() / 1000 + 200"))
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    expect(time).to_have_text(re.compile("^1:"))
    # What is read out of Culture is part of the time in which the hour closes.
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("heading", level=2)).to_have_text(re.compile("^Culture"))
    expect(time).to_have_text(re.compile("^1:"))


def test_a_lesson_goes_on_without_the_network(page: Page, site: str, server: StaticHost) -> None:
    page.goto(site + "plans/african-chess/run/")
    hook = Board(page, page.locator("ubao-board:visible"))
    hook.expect_state("ready")
    # The last requests have been answered: the board's features, and the examples' code.
    expect(hook.loc.locator(".ubao-typing")).to_be_attached()
    page.evaluate("() => customElements.whenDefined('ubao-demo').then(() => true)")
    server.requests.clear()
    server.faults.append(refuse("*"))

    # What can be played is often the question, so it shows only once a group is chosen.
    ring = hook.cup("b2").locator(".ring")
    expect(ring).to_have_css("stroke", "none")
    hook.choose("b2")
    expect(ring).not_to_have_css("stroke", "none")
    # Only once Python has said what may follow is the next choice heard.
    expect(hook.cup("c3")).to_have_attribute("data-legal", "")
    hook.choose("c3")
    expect(hook.loc).to_have_js_property("moves", ["b2c3"])
    # It's for the class to find out what's good here.
    expect(hook.loc.get_by_role("button", name="Undo")).to_be_enabled()
    expect(hook.loc.get_by_role("button", name="Hint")).to_have_count(0)

    page.get_by_role("button", name="Next").click()
    # It's next to the script, though it's written under Do.
    page.get_by_role("button", name="Board 2", exact=True).click()
    demo = page.locator(".plan-stage ubao-demo:visible")
    demo.get_by_role("button", name="Show me").click()
    expect(demo.get_by_text("1 of 7")).to_be_visible()
    page.get_by_role("button", name="Next", exact=True).last.click()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Board 3", exact=True).click()
    study = Board(page, page.locator("ubao-board:visible"))
    study.choose("d4")
    # Only once Python has said what may follow is the next choice heard.
    expect(study.cup("e5")).to_have_attribute("data-legal", "")
    study.choose("e5")
    expect(study.loc).to_have_js_property("moves", ["g5g6", "d4e5"])
    assert server.requests == []


@pytest.mark.faulty
def test_a_block_is_seen_once_the_words_above_its_board_have_come(
    page: Page, server: StaticHost
) -> None:
    def interrupt(content: bytes) -> bytes:
        return content.partition(b"<figcaption>")[0]

    interruption = Fault("plans/oware/run/", change=interrupt)
    server.faults += [refuse("assets/ubao/lesson.js"), interruption]
    page.goto(f"{server.url}plans/oware/run/")
    block = page.locator(".plan-section").first
    expect(block.locator(".ubao-view")).to_be_attached()
    expect(block).to_be_hidden()
    # A whole page without its script reloads itself, so it comes last: nothing may be loaded then.
    server.faults.remove(interruption)
    page.reload()
    expect(block).to_be_visible()


@pytest.mark.usefixtures("without_python")
@pytest.mark.context(viewport={"width": 360, "height": 740}, color_scheme="dark")
def test_a_plan_runs_on_a_phone_and_begins_at_the_block_that_was_left(
    page: Page, site: str
) -> None:
    page.goto(site + "plans/oware/run/#exit-puzzle")
    block = page.get_by_role("heading", level=2)
    expect(page.get_by_role("timer")).to_have_text("4:00")
    expect(block).to_have_text(re.compile("^Exit puzzle"))
    for name in ("Back", "Hide my notes"):
        box = page.get_by_role("button", name=name, exact=True).bounding_box()
        assert box
        assert box["height"] >= 44
        assert box["width"] >= 44
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360
    assert axe(page) == []


@pytest.mark.context(java_script_enabled=False)
def test_without_scripts_all_blocks_of_a_plan_stand_below_each_other(page: Page, site: str) -> None:
    page.goto(site + "plans/oware/run/")
    for title in ("Hook", "Guided play", "Close", "Exit puzzle"):
        expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Next")).to_have_count(0)

    page.goto(site + "plans/oware/print/")
    key = page.locator("[data-sheet=key]")
    expect(key).to_be_visible()
    page.get_by_label("Key to the puzzles").uncheck()
    expect(key).to_be_hidden()
    expect(page.locator(".plan-blank .bowl")).to_have_count(12)
    expect(page.locator(".plan-blank .seed")).to_have_count(0)
    expect(page.locator(".plan-pieces li")).to_have_count(48)

    page.goto(site + "plans/african-chess/print/")
    expect(page.locator(".plan-pieces .white.touchstone")).to_have_count(1)
    expect(page.locator(".plan-pieces li")).to_have_count(32)

    page.goto(site + "plans/")
    expect(page.get_by_label("Minutes you have")).to_be_hidden()
    expect(
        page.get_by_role("link", name="Oware: count first, then sow", exact=True)
    ).to_be_visible()


@pytest.mark.context(viewport={"width": 1280, "height": 800}, java_script_enabled=False)
def test_two_boards_of_a_block_stand_beside_each_other(page: Page, site: str) -> None:
    page.goto(site + "plans/two-readings/run/")
    ana = page.get_by_role("figure").filter(has_text="Ana's turn").bounding_box()
    ben = page.get_by_role("figure").filter(has_text="Ben's turn").bounding_box()
    assert ana
    assert ben
    assert ana["x"] + ana["width"] < ben["x"]
    assert ana["y"] == ben["y"]
