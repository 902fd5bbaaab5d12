"""What the class sees of a lesson fits, in the teacher's window and in its own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e import PATIENCE
from tests.e2e.axe import axe
from tests.e2e.board import Board
from tests.e2e.drawing import expect_drawing
from tests.e2e.server import StaticHost
from tests.e2e.undrawing import UNDRAW
from tests.e2e.visit import Visit, known
from tests.e2e.workers import ASLEEP
from tests.help.paths import SITE

pytestmark = pytest.mark.undrawn

PLANS = sorted(f"plans/{path.parent.parent.name}" for path in SITE.glob("plans/*/run/index.html"))
SIZES = [(1280, 720), (1920, 1080)]
LOOK = """async () => {
  const root = document.querySelector('.plan-run');
  const PARTS = 'h2, [data-part="Say"], .plan-notes, .ubao-svg, .ubao-seat, .ubao-words, '
    + '.ubao-tools, figcaption';
  const READ = '.plan-text, [data-asked], .plan-boards > figure > figcaption';
  const bar = root.querySelector('.plan-run__bar');
  const low = Math.min(innerHeight, bar.getBoundingClientRect().top);
  const found = [];
  const seen = (part) => part.checkVisibility() && part.getBoundingClientRect().height > 0;
  const outside = (part, { left, right, bottom }) => {
    const box = part.getBoundingClientRect();
    return box.left < left - 1 || box.top < -1 || box.right > right + 1 || box.bottom > bottom + 1;
  };
  const screen = { left: 0, right: innerWidth, bottom: low };
  // An example is a list of turns until its script, loaded when it is seen, makes buttons of it.
  const isBuilt = (section) => [...section.querySelectorAll('ubao-demo')].every((demo) => (
    !demo.checkVisibility() || demo.querySelector('.ubao-tools')
  ));
  async function build(section) {
    for (let frames = 0; frames < 600 && !isBuilt(section); frames += 1) {
      await new Promise(requestAnimationFrame);
    }
  }
  function look(section, state) {
    const complain = (what) => found.push(`${state}: ${what}`);
    const hidden = root.dataset.notes === 'hidden';
    const all = (selector) => [...section.querySelectorAll(selector)].filter(seen);
    if (!isBuilt(section)) complain('an example has no buttons');
    if (document.scrollingElement.scrollHeight > innerHeight + 1) complain('the page scrolls');
    for (const part of all(PARTS)) {
      // A figure for the teacher scrolls with the notes.
      if (part.parentElement.closest('.plan-notes') || !outside(part, screen)) continue;
      complain(`${part.className.baseVal ?? part.className} is cut`);
    }
    if (all('.plan-part').some((part) => !part.innerText.trim())) complain('a part is empty');
    for (const part of all('[data-part="Say"]')) {
      if (part.scrollHeight > part.clientHeight + 1) complain('what to say scrolls');
    }
    for (const notes of all('.plan-notes')) {
      if (!hidden && notes.clientHeight < 90) complain('there is no room for notes');
      if (hidden && notes.scrollHeight > notes.clientHeight + 1) complain('a question is cut');
    }
    for (const text of hidden ? all('.plan-text') : []) {
      if (outside(text, screen)) complain('a task is cut');
    }
    for (const part of hidden ? all(READ) : []) {
      // Of a letter, its x is half as high.
      const x = parseFloat(getComputedStyle(part).fontSize) / 2;
      if (x < 0.021 * innerHeight) complain(`${part.className} can't be read`);
    }
    const boards = all('.plan-card:not([hidden]) .ubao-svg');
    if (boards.length === 1) {
      const box = boards[0].getBoundingClientRect();
      const share = Math.max(box.width / innerWidth, box.height / innerHeight);
      const least = !hidden ? 0.24 : section.matches('[data-told]') ? 0.38 : 0.6;
      if (share < least) complain(`the board has ${share.toFixed(2)} of the screen`);
    }
  }
  const [back, notes, next] = ['Back', 'my notes', 'Next'].map((name) => (
    [...bar.querySelectorAll('button')].find((button) => button.textContent.includes(name))
  ));
  const isOff = (button) => button.getAttribute('aria-disabled') === 'true';
  for (;;) {
    const section = root.querySelector('.plan-section:not([hidden])');
    const [boards, questions] = ['Board', 'Question'].map((name) => (
      [...section.querySelectorAll(`.plan-choose button[aria-label^="${name}"]`)]
    ));
    const { title } = section.dataset;
    for (const state of ['shown', 'hidden']) {
      if (root.dataset.notes !== state) notes.click();
      // Among the notes, all questions are there, whichever is asked.
      const asked = state === 'hidden' ? questions : questions.slice(0, 1);
      for (const button of [...(boards.length ? boards : [null]), ...asked]) {
        button?.click();
        await build(section);
        look(section, `${title}, ${button?.getAttribute('aria-label') ?? 'board'}, notes ${state}`);
      }
      boards[0]?.click();
      if (!boards.length) asked.at(-1)?.click();
    }
    if (isOff(next)) break;
    next.click();
  }
  while (!isOff(back)) back.click();
  return found;
}"""
"""What does not fit of any block: nothing. Without the teacher's notes, each of its boards and
questions is looked at; among the notes, which scroll, each board and the first question. It goes
from the first block to the last, and back."""

BAR = """() => {
  const bar = document.querySelector('.plan-run__bar');
  const box = bar.getBoundingClientRect();
  const all = [...bar.querySelectorAll('button, select')];
  const targets = all.filter((each) => each.checkVisibility());
  return {
    lines: box.height,
    sideways: document.documentElement.scrollWidth - innerWidth,
    least: Math.min(...targets.map((each) => each.getBoundingClientRect().height)),
    cut: targets.filter((each) => {
      const { left, right, bottom } = each.getBoundingClientRect();
      const outside = left < 0 || right > innerWidth || bottom > innerHeight;
      return outside || each.scrollWidth > each.clientWidth + 1;
    }).map((each) => each.textContent),
  };
}"""
"""Return the bar's height, and which of its words don't fit."""


@pytest.fixture(scope="module")
def still(browser: Browser, built_site_host: StaticHost) -> Iterator[Page]:
    """A page where Python never finishes loading, for successive runs that leave no trace."""
    context = browser.new_context(
        service_workers="block", storage_state=known(built_site_host.origin)
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.add_init_script(ASLEEP)
    page.add_init_script(UNDRAW)
    yield page
    context.close()


@pytest.fixture
def run(still: Page, site: str, visit: Visit, plan: str) -> Iterator[Page]:
    """Start running a plan; only places matter here."""
    visit.watch(still.context)
    still.set_viewport_size({"width": 1280, "height": 720})
    still.goto(f"{site}{plan}/run/")
    expect(still.get_by_role("timer")).to_be_visible()
    yield still
    visit.leave(still.context)


@pytest.mark.parametrize("plan", PLANS)
def test_each_block_fits_the_teachers_screen_and_the_wall(run: Page) -> None:
    for width, height in SIZES:
        run.set_viewport_size({"width": width, "height": height})
        assert "\n".join(run.evaluate(LOOK)) == "", f"{width} × {height}"


@pytest.mark.parametrize("plan", ["plans/oware", "fr/plans/oware", "it/plans/oware"])
def test_on_a_phone_the_bar_takes_two_lines_and_nothing_is_cut(run: Page) -> None:
    for width, height in [(1024, 768), (768, 1024), (740, 360), (412, 780), (360, 640)]:
        run.set_viewport_size({"width": width, "height": height})
        found = run.evaluate(BAR)
        where = f"{width} × {height}: {found}"
        assert found["sideways"] <= 0, where
        assert found["cut"] == [], where
        # A line has buttons of 44 px and the space around them.
        assert found["lines"] <= (64 if width > 720 else 112), where
        assert found["least"] >= 44, where


BUILT = """() => [...document.querySelectorAll('.plan-section:not([hidden]) ubao-demo')]
  .every((demo) => !demo.checkVisibility() || demo.querySelector('.ubao-tools'))"""
"""Wait until an example's list of turns has become buttons."""

SIGHT = """async () => {
  // A block finds its place in a window with the next frame.
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  const root = document.querySelector('.plan-run');
  const all = [...root.querySelectorAll('.plan-section:not([hidden]) *')];
  const find = (selector) => all.find((part) => part.matches(selector) && part.checkVisibility());
  const [said, board] = [find('[data-part="Say"]'), find('.plan-boards .ubao-svg')];
  if (!said || !board) return [];
  const low = root.querySelector('.plan-run__bar').getBoundingClientRect().top;
  const found = [];
  const look = (when) => {
    const { top, bottom, left, right } = board.getBoundingClientRect();
    if (top < 0 || bottom > low || left < 0 || right > innerWidth) found.push(`${when}: the board`);
  };
  scrollTo({ top: 0, behavior: 'instant' });
  look('at first');
  // Two lines of what to say.
  if (said.getBoundingClientRect().top + 60 > low) found.push('at first: what to say');
  scrollTo({ top: scrollY + said.getBoundingClientRect().bottom - low, behavior: 'instant' });
  look('with the end of what to say');
  scrollTo({ top: 0, behavior: 'instant' });
  return found;
}"""
"""What of a block is out of sight on a phone: its board stays while what to say scrolls."""


@pytest.mark.parametrize(
    "plan",
    [
        "plans/oware",
        "plans/african-queen",
        "plans/amphora",
        "plans/double-eighteen-stone-chess",
        # French needs more room than English.
        "fr/plans/african-queen",
        "fr/plans/ouri",
    ],
)
def test_on_a_phone_the_board_stays_while_what_to_say_scrolls(run: Page) -> None:
    following = run.locator(".plan-run__bar .md-button--primary")
    while True:
        name = run.locator(".plan-section:visible").get_attribute("data-title")
        for width, height in [(412, 780), (360, 640), (740, 360)]:
            run.set_viewport_size({"width": width, "height": height})
            run.wait_for_function(BUILT)
            assert run.evaluate(SIGHT) == [], f"{name}, {width} × {height}"
        if following.get_attribute("aria-disabled") == "true":
            break
        following.click()


@pytest.fixture
def open_wall(page: Page) -> Callable[[], Page]:
    """Press the button for a second window."""

    def press() -> Page:
        with page.context.expect_page() as opened:
            page.get_by_role("button", name="Open the wall").click()
        wall = opened.value
        expect(wall.get_by_role("timer")).to_be_visible()
        return wall

    return press


def test_the_wall_follows_the_teachers_window(
    page: Page, site: str, open_wall: Callable[[], Page]
) -> None:
    page.goto(site + "plans/oware/run/")
    wall = open_wall()
    assert wall.url == site + "plans/oware/run/wall/"
    title, time = wall.get_by_role("heading", level=2), wall.get_by_role("timer")
    question = wall.get_by_text("Why is one seed in F enough")
    seen = wall.locator(".plan-mirror:visible .ubao-svg")
    expect(title).to_have_text(re.compile("^Hook"))
    expect(time).to_have_text("5:00")
    expect(question).to_be_hidden()
    expect_drawing(seen, "0,0,3,4,0,1/0,0,0,0,0,0 20-20 S", "S")
    expect(wall.locator(".md-top")).to_have_count(0)
    assert axe(wall) == []

    board = Board(page, page.locator("ubao-board:visible"))
    board.choose("D")
    expect(board.loc).to_have_js_property("moves", ["D"])
    after = "0,0,3,0,1,2/1,1,0,0,0,0 20-20 N"
    expect_drawing(seen, after, "S")
    page.get_by_role("button", name="Question 1", exact=True).click()
    expect(question).to_be_visible()
    page.get_by_role("button", name="Start the clock").click()
    expect(time).not_to_have_text("5:00")
    assert axe(wall) == []

    # Opening it again shows the same.
    wall.reload()
    expect(question).to_be_visible()
    expect(time).not_to_have_text("5:00")
    expect_drawing(seen, after, "S")
    board.undo.click()
    expect_drawing(seen, "0,0,3,4,0,1/0,0,0,0,0,0 20-20 S", "S")

    # The whole class sees how a game ended: by agreement, the remaining seeds are shared.
    board.loc.evaluate("board => board.controller.stop()")
    expect(wall.locator(".plan-mirror:visible .ubao-ending")).to_have_text("It's a tie, 24 to 24.")
    assert axe(wall) == []
    board.undo.click()
    expect(wall.locator(".ubao-ending")).to_have_count(0)

    page.get_by_role("button", name="Pause the clock").click()
    page.get_by_role("button", name="Next").click()
    expect(title).to_have_text(re.compile("^Model round"))
    expect(time).to_have_text("10:00")
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_text("1 of 7")).to_be_visible()
    expect(seen.locator(".count").filter(has_text="5")).to_have_count(4)
    page.get_by_role("button", name="Next").last.click()

    # The class doesn't have to see that the teacher's window is closed.
    expect(title).to_have_text(re.compile("^Guided play"))
    page.close()
    expect(title).to_have_text(re.compile("^Guided play"))
    expect(time).to_have_text("11:00")


@pytest.mark.usefixtures("without_python")
def test_the_wall_of_one_plan_does_not_follow_another(
    page: Page, site: str, open_wall: Callable[[], Page]
) -> None:
    page.goto(site + "plans/oware/run/")
    wall = open_wall()
    title = wall.get_by_role("heading", level=2)
    expect(title).to_have_text(re.compile("^Hook"))
    other = page.context.new_page()
    other.goto(site + "plans/kpo/run/")
    other.get_by_role("button", name="Next").click()
    expect(other.get_by_role("heading", level=2)).to_have_text(re.compile("^Model round"))
    expect(title).to_have_text(re.compile("^Hook"))
    # By now it has received everything.
    page.get_by_role("button", name="Question 1", exact=True).click()
    expect(wall.get_by_text("Why is one seed in F enough")).to_be_visible()
    expect(title).to_have_text(re.compile("^Hook"))


@pytest.mark.usefixtures("without_python")
def test_a_browser_without_channels_offers_no_wall(page: Page, site: str) -> None:
    page.add_init_script("delete window.BroadcastChannel")
    page.goto(site + "plans/oware/run/")
    expect(page.get_by_role("timer")).to_have_text("5:00")
    expect(page.get_by_role("button", name="Open the wall")).to_have_count(0)
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("heading", level=2)).to_have_text(re.compile("^Model round"))
