"""The arithmetic and the tables of `make bench`; what it measures is not asserted anywhere."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from bench import visit
from bench.__main__ import main
from bench.figures import Comparison, align, tabulate


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
    assert visit.weigh("a.whl") == (5000, 5000, 5000)
    raw, zipped, brotli = visit.weigh("a.txt")
    assert (raw, zipped) == (5000, len(gzip.compress(content, 9)))
    assert brotli < zipped


def test_an_unknown_command_is_told_the_known_ones() -> None:
    with pytest.raises(SystemExit, match="python -m bench page"):
        main(["dance"])
