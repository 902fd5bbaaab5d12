"""A plan's prints on both paper sizes, as PDF pages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from game_core import GAMES
from lesson_plans.curriculum.plans.collection import read_plans
from lesson_plans.curriculum.problem import refuse
from tests.e2e.visit import Visit
from tests.help.curriculum import OURS
from tests.help.paper import Leaf, is_tagged, read_leaves

pytestmark = pytest.mark.usefixtures("without_python")

SIZES = {"a4": {(210, 297), (297, 210)}, "letter": {(216, 279), (279, 216)}}
"""In millimeters."""
TAKE = """async ([address, choices]) => {
  const text = await (await fetch(address)).text();
  const other = new DOMParser().parseFromString(text, 'text/html');
  location.replace('#' + choices);
  const old = document.querySelector('.plan-print');
  old.replaceWith(document.importNode(other.querySelector('.plan-print'), true));
  await document.fonts.ready;
  const isShown = (element) => element.checkVisibility();
  const leaves = [...document.querySelectorAll('.plan-leaf')].filter(isShown);
  const boxes = [...leaves, ...leaves.flatMap((leaf) => [...leaf.querySelectorAll('section')])];
  const isFull = ({ scrollHeight, scrollWidth, clientHeight, clientWidth }) =>
    scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
  return [leaves.length, boxes.filter(isFull).map(({ className }) => className)];
}"""
"""Puts any plan's pile on the page, with these choices: much faster than loading each plan's page.

Tells how many sides have a layout of their own, and what is too full.
"""
OWN_SIDES = "children=1&puzzles=off&key=off"
"""The sheets of one side: the first page, the page for families, and all with a layout."""
NONE, SHEET, BIG = "board=have&pieces=have", "board=sheet&pieces=cut", "board=big&pieces=cut"
"""What of a plan's boards is printed; only games on squares have big ones."""
NO_OTHERS = f"{NONE}&one-page=off&rule-card=off&props=off&exit-tickets=off&home=off&key=off"
"""The puzzles alone."""


@pytest.fixture
def public(site: str, visit: Visit) -> str:
    """The site at an address that other computers can use, too."""
    address = site.replace("127.0.0.1", "school.test")
    visit.others.append(address)
    return address


def read_pile(page: Page) -> list[Leaf]:
    """Return the printed pages."""
    return read_leaves(page.pdf(prefer_css_page_size=True))


@pytest.mark.parametrize("paper", SIZES)
def test_of_each_plan_nothing_is_blank_or_cut_and_each_side_is_one(
    page: Page, site: str, paper: str
) -> None:
    page.goto(f"{site}plans/oware/print/")
    page.emulate_media(media="print")
    for plan in read_plans(OURS, refuse):
        big = any(game.family.drawing.REAL_SQUARE for game in plan.facts.games)
        # Sheets with their own layout are the same on both sizes, and those of sowing games alike.
        least = BIG if big else SHEET if plan.slug == "oware" else NONE
        for boards in {"a4": [SHEET, *[BIG] * big], "letter": [least]}[paper]:
            choices = f"{OWN_SIDES}&paper={paper}&{boards}"
            address = f"{site}plans/{plan.slug}/print/"
            sides, full = page.evaluate(TAKE, [address, choices])
            leaves = read_pile(page)
            assert full == [], plan.slug
            # To read their words takes longer than to print them.
            assert len(leaves) == sides + 2, (
                plan.slug,
                boards,
                [leaf.text[:40] for leaf in leaves],
            )
            # Boards lie across the paper.
            sizes = {leaf.size for leaf in leaves}
            allowed = sizes <= SIZES[paper] if boards == NONE else sizes == SIZES[paper]
            assert allowed, (plan.slug, boards, sizes)
            for leaf in leaves:
                assert leaf.has_marks(8) or leaf.text, plan.slug


@pytest.mark.parametrize("paper", SIZES)
def test_the_puzzles_of_a_game_on_squares_are_one_side(page: Page, site: str, paper: str) -> None:
    page.goto(f"{site}plans/oware/print/")
    page.emulate_media(media="print")
    for slug in ("african-chess", "amphora", "african-queen"):
        address = f"{site}plans/{slug}/print/"
        page.evaluate(TAKE, [address, f"children=1&paper={paper}&{NO_OTHERS}"])
        [puzzles] = read_pile(page)
        assert puzzles.text.count("Why?") == 3, slug
        assert not puzzles.list_cut()


def test_fourteen_children_are_one_job_and_the_key_comes_last(page: Page, public: str) -> None:
    page.goto(f"{public}plans/oware/print/#paper=a4")
    expect(page.get_by_label("How many children?")).to_have_value("14")
    # Seven pairs: two cards per side, four tickets per side.
    expect(page.locator("label", has_text="Rule card")).to_contain_text("× 7, on 4 sides")
    expect(page.locator("label", has_text="Exit tickets").first).to_contain_text("× 14, on 4 sides")
    pdf = page.pdf(prefer_css_page_size=True, tagged=True)
    leaves = read_leaves(pdf)
    assert is_tagged(pdf)
    signs = {
        "One board that everyone": 1, "twelve or more": 2, "Name:": 4, "Answer:": 3,
        "Tonight your child": 1, "/games/oware/": 1, "Key to the puzzles": 1,
    }  # fmt: skip
    pile = [
        [sign for sign, times in signs.items() if leaf.text.count(sign) == times] for leaf in leaves
    ]
    assert pile == [
        ["One board that everyone"],
        *[["twelve or more"]] * 4,
        *[[]] * 7,
        *[["Answer:"]] * 7,
        *[["Name:"]] * 4,
        *[["Tonight your child", "/games/oware/"]] * 14,
        ["Key to the puzzles"],
    ]
    # A blank board has its letters, twelve cups and two stores.
    assert leaves[5].text == leaves[11].text
    assert "A B C D E F" in leaves[5].text
    assert len(leaves[5].marks) >= 14


def test_what_is_chosen_stands_in_the_address(page: Page, site: str) -> None:
    page.goto(f"{site}plans/african-chess/print/")
    # In the United States, the default is Letter.
    expect(page.get_by_label("Letter")).to_be_checked()
    page.get_by_label("How many children?").fill("6")
    page.get_by_label("A4").check()
    page.get_by_label("full size").check()
    page.get_by_label("Page for families").uncheck()
    chosen = "children=6&paper=a4&board=big&home=off"
    expect(page).to_have_url(f"{site}plans/african-chess/print/#{chosen}")
    page.goto("about:blank")
    page.goto(f"{site}plans/african-chess/print/#{chosen}&one-page=off&rule-card=off&pieces=have")
    expect(page.get_by_label("How many children?")).to_have_value("6")
    expect(page.get_by_label("full size")).to_be_checked()
    expect(page.get_by_label("Page for families")).not_to_be_checked()
    expect(page.locator("#sheet-home")).to_be_hidden()
    tiles = [leaf for leaf in read_pile(page) if ": sheet " in leaf.text]
    assert [leaf.text[:26] for leaf in tiles[:6]] == [
        f"African Chess: sheet {number} of 6"[:26] for number in range(1, 7)
    ]
    # A board for each of three pairs, with two-inch squares.
    assert len(tiles) == 18
    wide = {round(mark.width, 1) for mark in tiles[0].marks if abs(mark.width - mark.height) < 0.1}
    assert 51.0 in wide


def test_who_came_for_a_plan_s_first_page_prints_it_alone_with_its_small_headings_as_words(
    page: Page, site: str
) -> None:
    page.goto(f"{site}plans/oware/print/#sheet-one-page")
    [leaf] = read_pile(page)
    for heading in ("The aim", "Five rules", "Show these turns", "How much time do you have?"):
        assert heading in leaf.text


def test_the_poster_is_one_side_with_all_games_and_a_code(
    page: Page, site: str, public: str
) -> None:
    page.goto(f"{public}class/poster/")
    code = page.get_by_role("img", name="code", exact=False)
    expect(code.last).to_be_visible()
    for paper in ("A4", "Letter"):
        [leaf] = read_leaves(page.pdf(format=paper))
        assert not leaf.list_cut()
        # Kerned letters are extracted with spaces between them.
        text = leaf.text.replace(" ", "")
        assert all(game.name.replace(" ", "") in text for game in GAMES), leaf.text
        assert public in text
    page.emulate_media(media="print")
    full = page.locator(".ubao-poster, .ubao-poster li").evaluate_all(
        "(boxes) => boxes.filter((box) => box.scrollHeight > box.clientHeight + 1).length"
    )
    assert full == 0
    # Others can't use an address that only works on this computer.
    page.goto(f"{site}class/poster/")
    page.wait_for_function("() => customElements.get('ubao-address')")
    expect(page.locator("ubao-address")).to_be_hidden()


@pytest.mark.parametrize(
    ("sheet", "beginnings"),
    [
        ("class/score-sheets", ["Our game"]),
        ("class/record", ["What each child can do"]),
        ("class/trial", ["What happened"]),
        (
            "class/tables",
            ["Everyone plays everyone", "Everyone plays the same number of rounds"],
        ),
        ("class/certificates", ["A game learned", "A tournament"]),
        ("labs/matchbox", ["Teach the boxes", "Labels for the boxes", "What they learned"]),
    ],
)
def test_sheets_to_fill_in_are_a_side_each(
    page: Page, site: str, sheet: str, beginnings: list[str]
) -> None:
    page.goto(f"{site}{sheet}/")
    for paper in ("A4", "Letter"):
        leaves = read_leaves(page.pdf(format=paper))
        begun = [leaf.text.startswith(text) for leaf, text in zip(leaves, beginnings, strict=True)]
        assert all(begun), [leaf.text[:40] for leaf in leaves]
        assert not any(leaf.list_cut() for leaf in leaves)
    page.emulate_media(media="print")
    full = page.locator(".ubao-leaf").evaluate_all(
        """(leaves) => leaves.filter(({ scrollHeight, scrollWidth, clientHeight, clientWidth }) =>
          scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1).length"""
    )
    assert full == 0
