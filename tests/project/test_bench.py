"""The arithmetic and the tables of `make bench`; what it measures is not asserted anywhere."""

from __future__ import annotations

import gzip
import subprocess
import sys
from pathlib import Path

import pytest

from bench import turns, visit, vitals
from bench.__main__ import main
from bench.again import Meter, list_processes
from bench.figures import Comparison, align, tabulate
from game_core import get


def test_a_ratio_is_of_medians() -> None:
    assert Comparison("speed", "ms", [5, 1, 1000], [10, 20, 9]).ratio == 0.5


def test_the_table_has_the_ratio_first() -> None:
    table = tabulate(
        [
            Comparison("a / b", "leaves/s", [600_000.4] * 3, [1_000_000] * 3, "≥ 0.60"),
            Comparison("c / d", "ms", [30], [10]),
            Comparison("e / f", "ms", [30], [0]),
        ]
    )
    assert table.splitlines() == [
        "ratio  aim        ours      other  unit      of  what",
        " 0.60  ≥ 0.60  600,000  1,000,000  leaves/s   3  a / b",
        " 3.00               30         10  ms         1  c / d",
        "    –               30          0  ms         1  e / f",
    ]


def test_columns_are_as_wide_as_their_widest_cell() -> None:
    assert align([("a", "b"), ("100", "long")], left=(1,)) == "  a  b\n100  long"


def test_only_what_hosts_compress_weighs_less_compressed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visit, "SITE", tmp_path)
    content = b"seed " * 1000
    for name in ("a.txt", "a.whl"):
        (tmp_path / name).write_bytes(content)
    assert visit.weigh("a.whl") == visit.Weight(5000, 5000, 5000)
    text = visit.weigh("a.txt")
    assert (text.raw, text.gzip) == (5000, len(gzip.compress(content, 9)))
    assert text.brotli < text.gzip


def test_weights_add_up() -> None:
    total = visit.Weight(1, 2, 3) + visit.Weight(10, 20, 30)
    assert total == visit.Weight(11, 22, 33)


def test_an_unknown_command_is_told_the_known_ones() -> None:
    with pytest.raises(SystemExit, match="python -m bench page"):
        main(["dance"])


@pytest.mark.parametrize(
    ("slug", "position", "turn", "parts"),
    [
        ("amphora", "ppkpp/ppp/5/7/7/5/PPP/PPKPP w Gg 00 -", "d2d3", "d2 d3"),
        (
            "african-queen",
            "mmmmmmm/mmmmmmm/7/7/7/MMMMMMM/MMMMMMM w 3-3 0",
            "R@c1+c2-d3",
            "ring c1 c2 d3",
        ),
    ],
)
def test_a_turn_is_made_of_the_parts_a_player_chooses(
    slug: str, position: str, turn: str, parts: str
) -> None:
    assert turns.find_parts(get(slug).parse(position), turn) == parts.split()


def test_a_turn_that_no_parts_make_is_named() -> None:
    with pytest.raises(LookupError, match="d2d9"):
        turns.find_parts(get("amphora").start(), "d2d9")


def test_the_shortest_time_of_each_thing_counts() -> None:
    case = turns.Case(1, "", ())
    rounds = iter([(5.0, (1.0, 9.0)), (4.0, (2.0, 3.0)), (6.0, (7.0, 8.0))])
    assert turns.find_shortest(lambda _: next(rounds), [case]) == [(4.0, (1.0, 3.0))]


def test_times_are_sorted_by_what_is_waited_for() -> None:
    listing, parts, last = turns.sort_by_kind([(1, (2, 3, 4)), (5, (6,))])
    assert (listing, parts, last) == ([(1, 0), (5, 1)], [(2, 0), (3, 0)], [(4, 0), (6, 1)])


def test_a_page_without_its_boards_keeps_the_rest(tmp_path: Path) -> None:
    page = tmp_path / "index.html"
    page.write_text(
        '<head><link rel="stylesheet" href="a.css">'
        '<link rel="stylesheet" href="../assets/ubao/ubao.css">'
        '<script type="module" src="../assets/ubao/ubao.js"></script></head>'
        "<p>Before</p><ubao-board game='oware'><svg><path/></svg></ubao-board><p>between</p>"
        "<ubao-demo game='oware'>\n</ubao-demo><p>after</p>"
    )
    vitals.remove_boards(page, tmp_path / "bare.html")
    assert (tmp_path / "bare.html").read_text() == (
        '<head><link rel="stylesheet" href="a.css"></head><p>Before</p><p>between</p><p>after</p>'
    )


def test_the_processor_s_time_of_a_browser_is_that_of_all_its_processes(tmp_path: Path) -> None:
    burn = "import sys, time\nwhile time.process_time() < 0.2: pass\nprint()\ninput()"
    script = f"import subprocess, sys\nsubprocess.run([sys.executable, '-c', {burn!r}])"
    meter = Meter(tmp_path)
    with subprocess.Popen(
        [sys.executable, "-c", script, f"--user-data-dir={tmp_path}"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout
        # The child, which does not name the folder, has said that it is done.
        process.stdout.readline()
        assert len(list_processes(tmp_path)) == 2
        assert meter.read() >= 190
        process.communicate("\n")
    assert meter.read() == 0
