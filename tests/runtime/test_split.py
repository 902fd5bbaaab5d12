"""Modules made by hand, split in two, and run by Node."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from widgets.runtime import node
from widgets.runtime.split import wasm
from widgets.runtime.split.parting import part
from widgets.runtime.split.profile import mark, name_module, read_profile, write_profile
from widgets.runtime.split.pruning import prune

RUN = Path(__file__).with_name("split.mjs")
I32 = 0x7F
GET = 0x20
CALL, CALL_INDIRECT, END = 0x10, 0x11, 0x0B
ADD, MULTIPLY = 0x6A, 0x6C

# Types, and functions by their numbers; function 0 is imported.
NOTHING, ONE, TWO, SAID = range(4)
LOG, DOUBLE, SQUARE, FOURTH, BOTH, PICK, COUNT, REMEMBER, RECALL, GREET = range(10)


def section(number: int, *items: bytes | list[int]) -> bytes:
    """A section that is a list; all of it is short."""
    content = bytes([len(items)]) + b"".join(map(bytes, items))
    return bytes([number, len(content)]) + content


def name(text: str) -> list[int]:
    return [len(text), *text.encode()]


def body(*code: int, end: int = END) -> list[int]:
    return [len(code) + 2, 0, *code, end]


EXPORTS = {
    "double": DOUBLE, "square": SQUARE, "fourth": FOURTH, "both": BOTH, "pick": PICK,
    "count": COUNT, "remember": REMEMBER, "recall": RECALL, "greet": GREET,
}  # fmt: skip
CODES = {
    DOUBLE: body(GET, 0, GET, 0, ADD),
    SQUARE: body(GET, 0, GET, 0, MULTIPLY),
    # The square of the square, and what it is goes through a function that runs.
    FOURTH: body(GET, 0, CALL, SQUARE, CALL, SQUARE, CALL, DOUBLE),
    BOTH: body(GET, 0, CALL, DOUBLE, GET, 0, CALL, SQUARE, ADD),
    # Through the table: the slot, then the number.
    PICK: body(GET, 1, GET, 0, CALL_INDIRECT, ONE, 0),
    # A global that counts.
    COUNT: body(0x23, 0, 0x41, 1, ADD, 0x24, 0, 0x23, 0),
    # Memory at 16.
    REMEMBER: body(0x41, 16, GET, 0, 0x36, 2, 0, GET, 0),
    RECALL: body(0x41, 16, 0x28, 2, 0, GET, 0, ADD),
    GREET: body(0x41, 7, CALL, LOG),
}
KINDS = [ONE, ONE, ONE, ONE, TWO, SAID, ONE, ONE, NOTHING]


def make_module(codes: dict[int, list[int]] = CODES, *more: bytes) -> bytes:
    """Numbers doubled and squared; see the codes."""
    return b"".join(
        (
            b"\0asm\1\0\0\0",
            section(
                1,
                [0x60, 0, 0],
                [0x60, 1, I32, 1, I32],
                [0x60, 2, I32, I32, 1, I32],
                [0x60, 0, 1, I32],
                [0x60, 1, I32, 0],
            ),
            section(2, [*name("env"), *name("log"), 0, 4]),
            section(3, *([kind] for kind in KINDS)),
            section(4, [0x70, 0, 4]),
            section(5, [0, 1]),
            section(6, [I32, 1, 0x41, 0, END], [I32, 0, 0x41, 5, END]),
            section(
                7,
                *([*name(each), 0, index] for each, index in EXPORTS.items()),
                [*name("five"), 3, 1],
            ),
            *more,
            section(9, [0, 0x41, 1, END, 3, DOUBLE, SQUARE, SQUARE]),
            section(10, *(codes[each] for each in sorted(codes))),
            section(11, [0, 0x41, 16, END, 1, 9]),
        )
    )


MODULE = make_module()
RUNS = {DOUBLE, BOTH, PICK, COUNT, RECALL}
ALL = {*EXPORTS, "five"}


def run(
    folder: Path, *calls: tuple[Any, ...], runs: set[int] = RUNS, keep: set[str] = ALL
) -> dict[str, Any]:
    """What comes of calls to a split module; for each its result, and how often it was read."""
    parts = part(prune(MODULE, keep), runs)
    (folder / "primary").write_bytes(parts.primary)
    (folder / "secondary").write_bytes(parts.secondary)
    return start(folder, *calls)


def start(folder: Path, *calls: tuple[Any, ...]) -> dict[str, Any]:
    files = (str(folder / "primary"), str(folder / "secondary"))
    said: dict[str, Any] = json.loads(node.run(RUN, *files, json.dumps(calls)))
    return said


def test_what_runs_needs_no_secondary(tmp_path: Path) -> None:
    said = run(tmp_path, ("double", 4), ("pick", 1, 5), ("count",), ("recall", 1), ("five",))
    assert said["results"] == [[8, 0], [10, 0], [1, 0], [10, 0], [5, 0]]


@pytest.mark.parametrize(
    ("call", "result"),
    [
        pytest.param(("square", 3), 9, id="from-outside"),
        pytest.param(("both", 3), 15, id="by-what-runs"),
        pytest.param(("pick", 3, 5), 25, id="through-the-table"),
        pytest.param(("fourth", 3), 162, id="and-calls-what-runs"),
    ],
)
def test_what_does_not_run_is_fetched_once(
    tmp_path: Path, call: tuple[Any, ...], result: int
) -> None:
    said = run(tmp_path, call, call, ("square", 2), ("double", 2), ("pick", 1, 2))
    assert said["results"] == [[result, 1], [result, 1], [4, 1], [4, 1], [4, 1]]


def test_both_parts_have_the_same_memory_globals_and_imports(tmp_path: Path) -> None:
    said = run(tmp_path, ("count",), ("remember", 40), ("recall", 2), ("count",), ("greet",))
    assert [result for result, _ in said["results"]] == [1, 40, 42, 2, None]
    assert said["logged"] == [7]


def test_where_the_secondary_is_lost_the_caller_hears_of_it_and_may_try_again(
    tmp_path: Path,
) -> None:
    calls = [("break",), ("square", 3), ("double", 3), ("square", 3), ("mend",), ("square", 3)]
    said = run(tmp_path, *calls)
    assert said["results"] == [["Error", 1], [6, 1], ["Error", 2], [9, 3]]


def test_another_secondary_does_not_fit(tmp_path: Path) -> None:
    run(tmp_path)
    other = part(MODULE, RUNS - {COUNT})
    (tmp_path / "secondary").write_bytes(other.secondary)
    assert start(tmp_path, ("square", 3))["results"] == [["LinkError", 1]]


def test_of_the_exports_those_named_are_left(tmp_path: Path) -> None:
    said = run(tmp_path, ("double", 1), keep={"double", "five"})
    assert said["names"] == ["double", "five"]


def test_what_no_export_leads_to_is_gone(tmp_path: Path) -> None:
    pruned = prune(MODULE, {"double", "count"})
    left = [len(each) > 3 for each in wasm.read(pruned).bodies]
    # SQUARE is in the table.
    assert left == [each in (DOUBLE, SQUARE, COUNT) for each in CODES]
    assert prune(MODULE, ALL) == MODULE


def test_an_address_that_nothing_reads_need_not_be_provided() -> None:
    module = wasm.read(MODULE)
    module.imports.append(wasm.Import("GOT", "it", wasm.A_GLOBAL, bytes([I32, 1])))
    # With an import before them, all globals have another index.
    codes = CODES | {COUNT: body(0x23, 1, 0x41, 1, ADD, 0x24, 1, 0x23, 1)}
    module.bodies = [bytes(codes[each][1:]) for each in sorted(codes)]
    module.exports = [each for each in module.exports if each.kind != wasm.A_GLOBAL]
    pruned = wasm.read(prune(module.write(), ALL))
    assert [(each.module, each.name) for each in pruned.imports] == [("env", "log")]
    assert len(pruned.globals) == len(module.globals) + 1


def test_all_may_run_or_nothing(tmp_path: Path) -> None:
    everything = set(CODES)
    assert run(tmp_path, ("fourth", 2), runs=everything)["results"] == [[32, 0]]
    assert run(tmp_path, ("fourth", 2), ("double", 1), runs=set())["results"] == [[32, 1], [2, 1]]


def test_split_twice_it_is_the_same_to_the_byte() -> None:
    assert part(MODULE, RUNS) == part(MODULE, {*sorted(RUNS)})


def test_what_begins_the_program_is_in_the_primary(tmp_path: Path) -> None:
    parts = part(make_module(CODES, bytes([8, 1, GREET])), RUNS)
    (tmp_path / "primary").write_bytes(parts.primary)
    (tmp_path / "secondary").write_bytes(parts.secondary)
    said = start(tmp_path, ("square", 3))
    assert said["results"] == [[9, 1]]
    assert said["logged"] == [7]


def test_a_module_is_written_as_it_was_read() -> None:
    module = wasm.read(MODULE)
    assert module.write() == MODULE
    assert module.slots == {1: DOUBLE, 2: SQUARE, 3: SQUARE}


@pytest.mark.parametrize(
    ("code", "calls"),
    [
        (CODES[FOURTH], {SQUARE, DOUBLE}),
        (CODES[PICK], set()),
        # if (result i32) 1 else call 3 end, with a constant that looks like a call
        (body(GET, 0, 0x04, I32, 0x41, 1, 0x05, 0x41, 0x10, CALL, 3, END), {3}),
        # block br_table 2 0 0 0 end
        (body(0x02, 0x40, GET, 0, 0x0E, 2, 0, 0, 0, END, GET, 0), set()),
        # f64.const of call instructions, dropped
        (body(0x44, *[CALL] * 8, 0x1A, 0x43, *[CALL] * 4, 0x1A, GET, 0), set()),
        # memory.copy and memory.fill
        (body(GET, 0, GET, 0, GET, 0, 0xFC, 10, 0, 0, GET, 0, GET, 0, GET, 0, 0xFC, 11, 0), set()),
    ],
)
def test_calls_are_told_from_numbers(code: list[int], calls: set[int]) -> None:
    assert wasm.find_uses(bytes(code[1:])).functions == calls


@pytest.mark.parametrize(
    ("code", "message"),
    [
        pytest.param([0xD2, DOUBLE, 0x1A, GET, 0], "0xd2", id="ref.func"),
        pytest.param([GET, 0, GET, 0, GET, 0, 0xFC, 8, 0, 0, GET, 0], "0xfc 8", id="memory.init"),
        pytest.param([0xFB, 0], "0xfb", id="unknown"),
        pytest.param([0xFD, 12, *[CALL] * 16, 0xFD, 21, 1], "0xfd", id="v128.const"),
    ],
)
def test_what_cannot_be_split_is_refused(code: list[int], message: str) -> None:
    with pytest.raises(wasm.Unreadable, match=message):
        part(make_module(CODES | {SQUARE: body(*code)}), RUNS)


def test_what_is_no_module_or_has_no_such_function_is_refused() -> None:
    with pytest.raises(wasm.Unreadable, match="isn't WebAssembly"):
        wasm.read(b"<!doctype html>")
    for strange in (LOG, 99):
        with pytest.raises(wasm.Unreadable, match=f"no function {strange}"):
            part(MODULE, {strange})


MARKED = """import { readFileSync } from 'node:fs';
const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const { exports } = new WebAssembly.Instance(module, { env: { log() {} } });
exports.both(exports.double(2));
const ran = Object.entries(exports).filter(([name, { value }]) => name.startsWith('ran.') && value);
console.log(ran.map(([name]) => name).join(' '));
"""


def test_a_marked_module_notes_what_ran(tmp_path: Path) -> None:
    (tmp_path / "marked").write_bytes(mark(MODULE))
    (tmp_path / "run.mjs").write_text(MARKED)
    said = node.run(tmp_path / "run.mjs", str(tmp_path / "marked")).split()
    assert said == [f"ran.{DOUBLE}", f"ran.{SQUARE}", f"ran.{BOTH}"]


def test_a_profile_is_of_one_module(tmp_path: Path) -> None:
    path = tmp_path / "profile.txt"
    assert read_profile(path, MODULE) is None
    write_profile(path, MODULE, [9, 1, 2, 3, 7])
    assert path.read_text() == f"wasm {name_module(MODULE)}\n1-3 7 9\n"
    assert read_profile(path, MODULE) == {1, 2, 3, 7, 9}
    assert read_profile(path, MODULE + b"\0") is None
    path.write_text("1-3 7 9\n")
    with pytest.raises(ValueError, match=r"profile\.txt is no profile"):
        read_profile(path, MODULE)


SCRIPT = """async function create(moduleArg = {}) {
  var Module = moduleArg;
  var used = () => 1, unused = () => used(), alsoUnused = { a: unused };
  function draw() { return unused(); }
  draw.sig = "v";
  var log = (value) => Module.print(value + used());
  log.sig = "vi";
  Module["looked"] = () => "kept";
  Module["unasked"] = draw;
  var _square, _five, _double;
  function assignWasmExports(wasmExports) {
    _square = Module["_square"] = wasmExports["square"];
    _double = Module["_double"] = wasmExports["double"];
    _five = Module["_five"] = wasmExports["five"].value >>> 0;
  }
  var wasmImports = { log, draw: draw };
  Module.result = () => _square(3) + Module["looked"].length + log.length;
  return Module;
}
export default create;
"""
LEFT = """import create from './shrunk.mjs';
const module = await create({});
console.log(JSON.stringify(Object.keys(module)));
"""


def test_a_script_loses_what_nothing_calls(tmp_path: Path) -> None:
    (tmp_path / "script.mjs").write_text(SCRIPT)
    (tmp_path / "wasm").write_bytes(MODULE)
    (tmp_path / "other.js").write_text("module._double(module.result());")
    paths = (str(tmp_path / each) for each in ("script.mjs", "wasm", "shrunk.mjs", "other.js"))
    used = json.loads(node.run(node.HERE / "split" / "shrink.mjs", *paths))
    assert used == ["double", "square"]
    text = (tmp_path / "shrunk.mjs").read_text()
    for word in ("unused", "alsoUnused", "draw", "unasked", "_five"):
        assert word not in text, word
    (tmp_path / "left.mjs").write_text(LEFT)
    assert json.loads(node.run(tmp_path / "left.mjs")) == ["looked", "result"]
