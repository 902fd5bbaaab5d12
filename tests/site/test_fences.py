"""Fenced blocks in plain Python-Markdown: which are ours, what they become, their mistakes."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

import pytest
from markdown import Markdown, markdown

from game_core import draw
from game_core.record import Record
from game_core.registry import list_games
from lesson_plans.curriculum.problem import Problem, SourceError
from tests.help.curriculum import lie_in
from tests.help.words import told_json
from widgets.exercises import Exercises
from widgets.fences import FenceExtension, PageContext
from widgets.html import find_shape

START = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"
BOARD = "```board\ngame: oware\n```\n"
SITE_EXTENSIONS = [
    "admonition",
    "attr_list",
    "md_in_html",
    "pymdownx.details",
    "pymdownx.highlight",
    "pymdownx.superfences",
    "pymdownx.tabbed",
]


def convert(text: str, extensions: list[str] | None = None, line: int = 1) -> str:
    """Return the HTML of a text without mistakes."""
    html, problems = convert_all(text, extensions, line)
    assert problems == []
    return html


def convert_all(
    text: str, extensions: list[str] | None = None, line: int = 1
) -> tuple[str, list[str]]:
    problems: list[Problem] = []
    ours = FenceExtension(problems.append, PageContext("x.md", line))
    html = Markdown(extensions=[*(extensions or []), ours]).convert(text)
    return html, [str(problem) for problem in problems]


def complain(block: str) -> list[str]:
    """Return the problems of a block whose opening line is line 5 of x.md."""
    html, problems = convert_all(f"# One\n\nTwo\n\n{block}", SITE_EXTENSIONS)
    assert html.count('class="admonition failure ubao-problems"') == 1
    return problems


@dataclass
class Element:
    """A tag, its attributes, and the elements and words in it."""

    tag: str
    attributes: dict[str, str] = field(default_factory=dict)
    children: list[Element] = field(default_factory=list)
    words: str = ""

    def find(self, tag: str) -> list[Element]:
        found = [self] if self.tag == tag else []
        return found + [element for child in self.children for element in child.find(tag)]

    def text(self) -> str:
        return self.words + "".join(child.text() for child in self.children)


class Tree(HTMLParser):
    """A parser that requires every element to be closed in order."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.root = Element("")
        self.open = [self.root]
        self.feed(html)
        self.close()
        assert self.open == [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.open[-1].children.append(element)
        if tag not in ("br", "hr", "input", "img"):
            self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open[-1].children.append(Element(tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop().tag == tag

    def handle_data(self, data: str) -> None:
        self.open[-1].words += data


def find(html: str, tag: str) -> list[Element]:
    return Tree(html).root.find(tag)


def find_board(html: str) -> Element:
    (board,) = find(html, "ubao-board")
    return board


# What a block becomes


def test_a_board_stands_in_a_figure_with_its_picture_and_caption() -> None:
    html = convert("```board\ngame: oware\ncaption: Two play.\n```")
    (figure,) = find(html, "figure")
    assert [child.tag for child in figure.children] == ["ubao-board", "figcaption"]
    assert figure.children[1].text() == "Two play."
    board = figure.children[0]
    assert board.attributes["game"] == "oware"
    assert board.attributes["position"] == START
    assert board.attributes["viewpoint"] == "S"
    assert board.attributes["players"] == "person person"
    (picture,) = board.find("svg")
    assert board.text() == picture.text()
    assert "Blue's cups A 4, B 4" in picture.find("desc")[0].text()


def test_without_a_caption_there_is_none() -> None:
    assert find(convert(BOARD), "figcaption") == []


def test_the_scene_of_a_board_answers_the_first_touch() -> None:
    scene = json.loads(find_board(convert(BOARD)).attributes["data-scene"])
    assert scene["legal"] == ["A", "B", "C", "D", "E", "F"]
    assert scene["position"] == START
    assert "row" in told_json(scene["options"]["refusals"]["a"])
    assert Record.parse(scene["record"]) == Record(Record.parse(scene["record"]).game)
    assert "svg" not in scene


def test_moves_of_a_board_are_played_before_it_is_shown() -> None:
    board = find_board(convert("```board\ngame: oware\nmoves: [C, b]\n```"))
    assert board.attributes["position"] == "4,4,0,5,5,5/5,0,5,5,5,5 0-0 S"
    scene = json.loads(board.attributes["data-scene"])
    assert scene["moves"] == ["C", "b"]
    assert Record.parse(scene["record"]).undo().moves == ("C",)


def test_where_nobody_is_coached_boards_say_so() -> None:
    ours = FenceExtension()
    assert "coach" not in find_board(markdown(BOARD, extensions=[ours])).attributes
    ours = FenceExtension(page=PageContext(coached=False))
    assert find_board(markdown(BOARD, extensions=[ours])).attributes["coach"] == "off"


def test_a_board_takes_the_screen_where_its_author_says_so() -> None:
    [screen] = find(convert("```board\ngame: oware\nsize: screen\n```\n"), "ubao-board")
    assert screen.attributes["size"] == "screen"
    [text] = find(convert("```board\ngame: oware\nsize: text\n```\n"), "ubao-board")
    assert "size" not in text.attributes
    assert complain("```board\ngame: oware\nsize: large\n```") == [
        "x.md:7: size: “large” is not known here; the choices are text, screen."
    ]


def test_a_board_takes_position_players_and_viewpoint() -> None:
    position = "0,3,0,0,2,0/0,0,0,0,0,0 21-22 S"
    board = find_board(
        convert(
            f"```board\ngame: oware\nposition: {position}\n"
            "players: [person, person]\nviewpoint: N\n```"
        )
    )
    assert board.attributes["position"] == position
    assert board.attributes["viewpoint"] == "N"
    south = board.children[0].find("svg")[0]
    north = find_board(convert(f"```board\ngame: oware\nposition: {position}\n```")).children[0]
    assert south != north


def test_a_board_says_which_side_the_computer_plays() -> None:
    board = find_board(convert("```board\ngame: oware\nplayers: [greedy, person]\n```"))
    assert board.attributes["players"] == "greedy person"
    assert board.attributes["viewpoint"] == "N", "the person sits at the bottom"
    names = [name.text() for name in board.find("p") if name.attributes["class"] == "ubao-player"]
    assert names == ["Greedy, the computer", "Gold"]


def test_the_levels_are_explained_in_the_words_of_the_game() -> None:
    html = convert("```opponents\ngame: african-chess\n```")
    assert [name.text() for name in find(html, "dt")] == [
        "Dreamer", "Greedy", "Careful", "Planner", "Champion"
    ]  # fmt: skip
    greedy = find(html, "dd")[1].text()
    assert "Greedy captures as many stones as it can, and never asks what you'll do next." in greedy
    assert "Offer Greedy a little where you can capture more on your next turn." in greedy


def test_a_demo_holds_its_turns_for_the_page_and_in_words() -> None:
    html = convert(
        "```demo\ngame: oware\ncaption: Two turns\nmoves:\n"
        "  - move: C\n    say: Blue sows.\n  - move: b\n```"
    )
    (demo,) = find(html, "ubao-demo")
    scene = json.loads(demo.attributes["data-scene"])
    assert scene["position"] == START
    assert scene["options"]["refusals"] == {}
    first, second = json.loads(demo.attributes["data-turns"])
    assert (first["move"], first["say"]) == ("C", "Blue sows.")
    assert (second["move"], second["say"]) == ("b", "")
    assert told_json(first["said"]).startswith("{S} sows 4 seeds from cup C.")
    assert [step["kind"] for step in first["steps"]] == ["lift", "drop", "drop", "drop", "drop"]
    picture, moves = demo.children
    assert picture.tag == "svg"
    assert [item.tag for item in moves.children] == ["li", "li"]
    first_words, second_words = (item.text() for item in moves.children)
    assert "Blue sows. Blue sows 4 seeds from cup C." in first_words
    assert "Gold sows 4 seeds from cup b." in second_words
    assert "{" not in first_words + second_words


def test_a_picture_shows_a_position_and_nothing_to_choose() -> None:
    position = "0,2,0,0,0,2/0,1,0,0,3,0 20-20 N"
    html = convert(f"```picture\ngame: ouri\nposition: {position}\ncaption: So.\n```\n")
    (picture,) = find(html, "ubao-picture")
    assert picture.attributes["game"] == "ouri"
    (svg,) = picture.children
    assert svg.attributes["aria-label"] == "Ouri board"
    assert "cup" in [part.attributes.get("class") for part in svg.find("g")]
    assert "Gold to move." in svg.find("desc")[0].text()
    assert [caption.text() for caption in find(html, "figcaption")] == ["So."]
    for name in ("data-cell", "data-key", "data-label", "data-scene"):
        assert name not in html


def test_a_picture_can_be_seen_from_the_other_side() -> None:
    def first_cup(viewpoint: str) -> str:
        html = convert(f"```picture\ngame: oware\nviewpoint: {viewpoint}\n```\n")
        return html.partition('class="letter"')[0].rpartition("<circle")[2]

    assert first_cup("S") != first_cup("N")


@pytest.mark.parametrize(
    "words",
    [
        "</figcaption><script>alert(1)</script>",
        "a \"b\" 'c' &amp; <b>",
        "*not* [Markdown](x) `at` all <http://x.org>",
        "{S} stays",
    ],
)
def test_captions_and_sayings_are_plain_text(words: str) -> None:
    value = json.dumps(words)
    html = convert(
        f"```demo\ngame: oware\ncaption: {value}\nmoves:\n  - {{move: C, say: {value}}}\n```"
    )
    (caption,) = find(html, "figcaption")
    assert caption.text() == words
    (demo,) = find(html, "ubao-demo")
    assert json.loads(demo.attributes["data-turns"])[0]["say"] == words
    (item,) = find(html, "li")
    assert words in item.text()
    assert find(html, "script") == []


# Which blocks are ours


@pytest.mark.parametrize(
    "text",
    [
        BOARD,
        f"Words right above\n{BOARD}and below.",
        "````board\ngame: oware\n````",
        "```  board\ngame: oware\n```",
        "```board  \ngame: oware\n```  ",
        "1. One\n\n    ```board\n    game: oware\n    ```\n\n2. Two",
        "- One\n    ```board\n    game: oware\n    ```\n- Two",
        "- One\n    - Deep\n\n        ```board\n        game: oware\n        ```",
        "- One\n\n\t```board\n\tgame: oware\n\t```",
        "!!! note\n    ```board\n    game: oware\n    ```",
        f"<!-- a comment -->\n{BOARD}",
        f"<!-- a comment\nof two lines -->\n\n{BOARD}",
        f"Write `<!--` to begin a comment.\n\n{BOARD}",
        f"A lonely <!-- is no comment.\n\n{BOARD}",
        f"```py\nprint()\n```\n\n{BOARD}",
        f"~~~\n```board\n~~~\n\n{BOARD}",
        f"````py is never closed\n\n{BOARD}",
        f"- One\n\n    ```py\nis cut off\n\n{BOARD}",
        BOARD.replace("\n", "\r\n"),
    ],
)
@pytest.mark.parametrize("extensions", [SITE_EXTENSIONS, ["admonition", "fenced_code"]])
def test_blocks_at_the_margin_and_indented_are_boards(text: str, extensions: list[str]) -> None:
    html = convert(text, extensions)
    assert find_board(html).attributes["game"] == "oware"
    assert "<p><figure" not in html
    assert "wzxhzdk" not in html


@pytest.mark.parametrize(
    "text",
    [
        "??? note\n\n    ```board\n    game: oware\n\n    caption: x\n    ```",
        '=== "One"\n\n    ```board\n    game: oware\n    ```\n\n=== "Two"\n\n    x',
    ],
)
def test_blocks_in_details_and_tabs_are_boards(text: str) -> None:
    html = convert(text, SITE_EXTENSIONS)
    (container,) = (find(html, "details") or find(html, "div"))[:1]
    assert len(container.find("ubao-board")) == 1


@pytest.mark.parametrize(
    "text",
    [
        f"````md\n{BOARD}````",
        f"~~~~md\n{BOARD}~~~~",
        f"~~~\n{BOARD}~~~",
        "- One\n\n    ````md\n    ```board\n    game: oware\n    ```\n    ````",
        f"<!--\n{BOARD}-->",
        f"Words <!-- {BOARD}\n{BOARD} --> words",
        "`` ```board ``",
    ],
)
def test_blocks_in_other_fences_and_comments_stay_text(text: str) -> None:
    html = convert(text, SITE_EXTENSIONS)
    assert "<ubao-board" not in html
    assert "ubao-problems" not in html


@pytest.mark.parametrize("extensions", [SITE_EXTENSIONS, []])
def test_a_block_in_indented_code_is_shown_as_it_was_written(extensions: list[str]) -> None:
    text = "Write:\n\n    ```board\n    game: chess\n    a: <b>\n    ```\n\n    and no more.\n"
    html = convert(text, extensions)
    (code,) = find(html, "code")
    assert code.text().strip() == "```board\ngame: chess\na: <b>\n```\n\nand no more."


def test_deeper_indented_code_keeps_its_indent() -> None:
    html = convert("Write:\n\n    x\n\n        ```board\n        game: oware\n        ```\n")
    (code,) = find(html, "code")
    assert code.text() == "x\n\n    ```board\n    game: oware\n    ```\n"


def test_a_converter_can_be_used_again() -> None:
    converter = Markdown(extensions=[FenceExtension()])
    assert converter.convert(BOARD) == converter.reset().convert(BOARD)


def test_the_extension_can_be_named() -> None:
    assert "<ubao-board" in markdown(BOARD, extensions=["widgets.extension"])


# Mistakes


def test_by_default_the_first_mistake_is_raised() -> None:
    with pytest.raises(SourceError) as raised:
        markdown("\n```board\ngame: chess\n```", extensions=[FenceExtension()])
    assert raised.value.problem.line == 3
    assert str(raised.value).startswith("text:3: game: ")


def test_lines_are_counted_from_the_line_given() -> None:
    _, problems = convert_all("x\n\n```board\ngame: oware\nviewpoint: E\n```", line=10)
    assert problems == ["x.md:14: viewpoint: “E” is not known here; the choices are S, N."]


@pytest.mark.parametrize(
    "before",
    [
        "<!--\n\n\n-->\n",
        "````md\n```board\n\n```\n````\n",
        "1. One\n\n    two\n\n",
        BOARD,
        "\n\n\n",
    ],
)
def test_lines_are_right_after_anything(before: str) -> None:
    _, problems = convert_all(before + "\n```board\ngame: oware\nplayer: x\n```", SITE_EXTENSIONS)
    (problem,) = problems
    assert problem.startswith(f"x.md:{before.count(chr(10)) + 4}: player: ")


def test_the_box_shows_what_is_reported() -> None:
    html, problems = convert_all("```board\ngame: oware\nposition: <x>\nfoo: bar\n```")
    assert len(problems) == 2
    assert [item.text() for item in find(html, "li")] == problems


@pytest.mark.parametrize(
    ("block", "expected"),
    [
        (
            "```board\ngame: owari\n```",
            ["x.md:6: game: “owari” is not a game. Did you mean oware, ouri or obridjie?"],
        ),
        ("```board\ncaption: x\n```", ["x.md:6: game: is missing."]),
        ("```board\n```", ["x.md:6: there is nothing in it."]),
        (
            "```board\ngame: oware\ncaption: One: two\n```",
            [
                "x.md:7: this is not YAML: a colon is out of place; "
                "a text with a colon goes in quotes."
            ],
        ),
        (
            "```board\ngame: oware\nposition:\n```",
            ["x.md:7: position: is empty."],
        ),
        (
            "```board\ngame: oware\n\ncolor: red\n```",
            [
                "x.md:8: color: is not a field known here; the choices are "
                "game, position, moves, players, size, viewpoint, caption."
            ],
        ),
        (
            "```board\ngame: oware\nplayers: [person, robot]\nviewpoint: south\n```",
            [
                "x.md:7: players, item 2: “robot” is not known here; the choices are person, "
                "dreamer, greedy, careful, planner, champion.",
                "x.md:8: viewpoint: “south” is not known here; the choices are S, N.",
            ],
        ),
        (
            "```board\ngame: oware\nplayers: [person]\n```",
            ["x.md:7: players, item 1: two players sit at a board; 1 are listed."],
        ),
        (
            "```board\ngame: oware\nplayers: [greedy, greedy, person]\n```",
            ["x.md:7: players, item 3: two players sit at a board; 3 are listed."],
        ),
        ("```board\ngame: oware\nmoves: C d\n```", [
            "x.md:7: moves: must be a list such as [C, d], found “C d”."
        ]),
        (
            "```demo\ngame: oware\n```",
            ["x.md:6: moves: is missing."],
        ),
        (
            "```demo\ngame: oware\nmoves: []\n```",
            ["x.md:7: moves: is an empty list."],
        ),
        (
            "```demo\ngame: oware\nmoves:\n  - C\n  - say: x\n  - move: C\n    sya: x\n```",
            [
                "x.md:8: moves, item 1: must be fields such as “name: value”, found “C”.",
                "x.md:9: moves, item 2, move: is missing.",
                "x.md:11: moves, item 3, sya: is not a field known here; did you mean “say”?",
            ],
        ),
        (
            "```demo\ngame: oware\nmoves:\n  - move: C\nplayers: [person, person]\n```",
            [
                "x.md:9: players: is not a field known here; the choices are "
                "game, position, moves, viewpoint, caption."
            ],
        ),
        (
            "```board size=big\ngame: oware\n```",
            ["x.md:5: “size=big” belongs inside the block, as a field."],
        ),
    ],
)  # fmt: skip
def test_a_mistake_names_line_field_and_reason(block: str, expected: list[str]) -> None:
    assert complain(block) == expected


@pytest.mark.parametrize(
    ("position", "part"),
    [
        ("4,4,4,4,4,4/4,4,4,4,4,5 0-0 S", "49"),
        ("4,4,4,4,4/4,4,4,4,4,4 0-0 S", ""),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0-0 W", "W"),
        ("x", ""),
    ],
)
def test_an_impossible_position_says_at_which_character(position: str, part: str) -> None:
    (problem,) = complain(f"```board\ngame: oware\nposition: {position}\n```")
    assert problem.startswith("x.md:7: position: ")
    assert "character" in problem
    assert part in problem


def test_an_illegal_move_names_the_item_and_the_rule() -> None:
    (problem,) = complain("```board\ngame: oware\nmoves:\n  - C\n  - d\n  - G\n  - a\n```")
    assert problem.startswith("x.md:10: moves, item 3: “G” can't be played here. ")
    (problem,) = complain(
        "```demo\ngame: oware\nposition: 0,3,0,0,2,0/0,0,0,0,0,0 21-22 S\nmoves:\n"
        "  - move: B\n    say: x\n```"
    )
    assert problem.startswith("x.md:9: moves, item 1, move: “B” can't be played here. ")
    assert "Gold" in problem
    assert "{" not in problem


@pytest.mark.parametrize(
    ("block", "indent"),
    [
        ("```board\ngame: oware\n", ""),
        ("````board\ngame: oware\n```\n", ""),
        ("```board\ngame: oware\n\n```board\ngame: oware\n```\n", ""),
        ("```board\ngame: oware\n\n```py\nx\n```\n", ""),
        ("    ```board\n    game: oware\n\nMargin\n", "- x\n\n"),
    ],
)
def test_a_block_that_is_not_closed_is_one_mistake(block: str, indent: str) -> None:
    _, problems = convert_all(f"{indent}{block}", SITE_EXTENSIONS)
    ticks = block.strip().partition("board")[0]
    assert problems == [
        f"x.md:{indent.count(chr(10)) + 1}: "
        f"this block is not closed; a line {ticks} is missing at its end."
    ]


def test_after_a_block_that_is_not_closed_the_next_is_shown() -> None:
    html, problems = convert_all(f"```board\ngame: oware\n\n{BOARD}\nWords.")
    assert len(problems) == 1
    assert len(find(html, "ubao-board")) == 1
    assert "<p>Words.</p>" in html


def test_a_finished_game_shows_its_end() -> None:
    position = "0,0,0,0,0,0/0,0,0,0,0,0 25-23 S"
    board = find_board(convert(f"```board\ngame: oware\nposition: {position}\n```"))
    scene = json.loads(board.attributes["data-scene"])
    assert scene["legal"] == []
    assert scene["result"]["winner"] == "S"
    (problem,) = complain(f"```board\ngame: oware\nposition: {position}\nmoves: [A]\n```")
    assert problem.endswith("“A” can't be played here. The game is over.")


# Puzzles


def test_a_puzzle_can_be_read_and_answered_on_paper() -> None:
    html = convert("```puzzle\nid: oware/three-at-once\ncaption: One for today.\n```\n")
    [puzzle] = find(html, "ubao-puzzle")
    words = puzzle.text()
    assert "Capture three seeds or more in one turn." in words
    assert "You're Blue." in words
    assert "Blue's cups A 1, B 2, C 0, D 3, E 1, F 2; 17 seeds in the store." in words
    assert puzzle.find("svg")
    assert "cup F" not in words
    assert find(html, "figcaption")[0].text() == "One for today."
    assert json.loads(puzzle.attributes["data-puzzle"])["solution"] == {"F": {}}


def test_an_unknown_puzzle_is_told_with_those_of_nearly_that_name() -> None:
    [problem] = complain("```puzzle\nid: oware/feed-mee\n```\n")
    said = "x.md:6: id: “oware/feed-mee” is not a puzzle; did you mean “oware/feed-me”"
    assert problem.startswith(said)


def test_a_puzzle_of_a_file_with_a_mistake_is_no_mistake_of_its_own(tmp_path: Path) -> None:
    problems: list[Problem] = []
    exercises = Exercises(lie_in(tmp_path), problems.append)
    (tmp_path / "oware").mkdir()
    (tmp_path / "oware" / "puzzles.yml").write_text("- id: 'x\n", encoding="utf-8")
    ours = FenceExtension(problems.append, exercises=exercises)
    Markdown(extensions=[ours]).convert("```puzzle\nid: oware/x\n```\n")
    (problem,) = problems
    assert problem.file.endswith("oware/puzzles.yml")
    # Another game's file has none.
    Markdown(extensions=[ours]).convert("```puzzle\nid: ouri/x\n```\n")
    assert [str(each) for each in problems[1:]] == [
        "text:2: id: “ouri/x” is not a puzzle; there are none."
    ]


def test_a_demo_tells_an_annotated_game() -> None:
    html = convert(
        "```demo\nsaved: |\n  ubao 2\n  game oware\n  start 0,2,0,0,0,2/0,1,0,0,3,0 20-20 S\n"
        "  title Two makes a capture\n  player S Ama\n  player N Kofi\n"
        "  moves {Ama looks at b.} F {One and one make two.} (B {Feeds nobody.} e) e\n```"
    )
    (demo,) = find(html, "ubao-demo")
    first, second = json.loads(demo.attributes["data-turns"])
    assert (first["move"], second["move"]) == ("F", "e")
    assert first["say"] == "One and one make two. (B: Feeds nobody. e)"
    assert second["say"] == ""


def test_a_mistake_in_an_annotated_game_is_named() -> None:
    (problem,) = complain(
        "```demo\nsaved: |\n  ubao 2\n  game oware\n  start 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S\n"
        "  moves C C\n```"
    )
    assert "Turn 2 is not possible." in problem


def test_boards_are_told_apart_by_their_shape() -> None:
    assert {
        each.family.name: find_shape(draw.board(each.start(), each.sides[0]))
        for each in list_games()
    } == {
        "sowing": None,
        "stacking": "square",
        "amphora": "square",
        "draughts": "square",
        "stonechess": "long",
    }
