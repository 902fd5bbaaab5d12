"""The runtime bundle as it will be served."""

from __future__ import annotations

import ast
import base64
import hashlib
import json
import shutil
import sys
from pathlib import Path
from typing import Any
from zipfile import ZIP_STORED, ZipFile

import pytest

from game_core.messages.sources import compile_sources
from tests.help.paths import ROOT
from widgets.runtime import BUNDLE, __main__, inside, node
from widgets.runtime.__main__ import LATER, PYODIDE, WASM, build, shrink_python
from widgets.runtime.__main__ import SCRIPT as SCRIPT_FILE
from widgets.runtime.split import wasm

SCRIPT = Path(__file__).parent / "inside" / "import_modules.py"
LIBRARY = "python_stdlib.txt"
SEVERAL = "import math\nassert (math.gamma(5), hash(1.5) != 0, 7 ** 77 % 10) == (24.0, True, 7)\n"
"""Python of which something doesn't run when games are played."""
TRACED = """
import random
import traceback
try:
    random.choice([])
except IndexError:
    trace = traceback.format_exc()
first = random.Random.choice.__code__.co_firstlineno
assert f'"random.py", line {first}, in choice' in trace, trace
assert 'line 5, in <module>' in trace, trace
"""


@pytest.fixture(scope="module")
def described() -> dict[str, Any]:
    """What `bundle.js` says."""
    if not (BUNDLE / "bundle.js").is_file():
        pytest.fail("The bundle is not built: run make build.", pytrace=False)
    text = (BUNDLE / "bundle.js").read_text(encoding="utf-8")
    _, _, value = text.partition("export const bundle = ")
    content: dict[str, Any] = json.loads(value.rstrip().removesuffix(";"))
    return content


@pytest.fixture(scope="module")
def folder(described: dict[str, Any]) -> Path:
    """The folder with its files."""
    return BUNDLE / str(described["path"])


@pytest.fixture(scope="module")
def contents(folder: Path) -> dict[str, bytes]:
    """The files of the archive."""
    return read_archive(folder / LIBRARY)


@pytest.fixture(scope="module")
def printed(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The number of Pyodide's bytecode, and each module that could be imported.

    Those of game_core come first, then those that it needs. The script asserts two things first:
    tracebacks name lines of the library (`TRACED`, whose own lines count), and nothing of Python is
    missing (`SEVERAL`).
    """
    script = tmp_path_factory.mktemp("script") / "all.py"
    script.write_text(TRACED + SEVERAL + SCRIPT.read_text(encoding="utf-8"), encoding="utf-8")
    return node.run_python(folder, script, *find_sources(), *find_needed()).split()


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bundle built again. Beside it are the WebAssembly and the script before the split."""
    target = tmp_path_factory.mktemp("built") / "bundle"
    (target / "runtime" / "old").mkdir(parents=True)

    def shrink(stage: Path, original: bytes) -> Path:
        script = shrink_python(stage, original)
        shutil.copyfile(stage / WASM, target.with_name(WASM))
        shutil.copyfile(script, target.with_name(SCRIPT_FILE))
        return script

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(__main__, "shrink_python", shrink)
        build(target)
    return target


def read_archive(path: Path) -> dict[str, bytes]:
    with ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


NOT_FOR_BROWSERS = (
    "game_core.__main__",
    "game_core.adapters",
    "game_core.api.protocol",
    "game_core.messages.fluent",
    "game_core.messages.sources",
    "game_core.positions",
    "game_core.puzzles.collection",
)


NOT_ASKED = {"importlib.metadata", "pathlib"}
"""What is imported only where packages are installed."""


def find_sources() -> dict[str, Path]:
    """Every module of game_core by name, but for the command line, types, and Fluent files."""
    paths = sorted((ROOT / "game_core").rglob("*.py"))
    named = {name_module(path.relative_to(ROOT)): path for path in paths}
    return {name: named[name] for name in named if not name.startswith(NOT_FOR_BROWSERS)}


def name_module(path: Path) -> str:
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def find_needed() -> list[str]:
    """Name every module of the standard library that game_core imports, wherever it does.

    And those that the bundle has besides.
    """
    needed = set()
    for path in find_sources().values():
        for statement in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(statement, ast.Import):
                needed |= {alias.name for alias in statement.names}
            elif isinstance(statement, ast.ImportFrom) and statement.module:
                needed.add(statement.module)
    needed -= NOT_ASKED
    ours = {name for name in needed if name.partition(".")[0] in sys.stdlib_module_names}
    return sorted(ours | set(inside.EXTRA))


def test_sizes_are_those_of_the_files_that_a_worker_loads(
    folder: Path, described: dict[str, Any]
) -> None:
    sizes = {path.name: path.stat().st_size for path in folder.iterdir() if path.suffix}
    licenses = {"MPL-2.0.txt", "PSF-2.0.txt", "NOTICE.txt"}
    others = {*licenses, *described["later"]}
    assert described["files"] == {n: size for n, size in sizes.items() if n not in others}
    assert others <= set(sizes)


def test_the_only_folder_is_the_described_one(folder: Path) -> None:
    assert list((BUNDLE / "runtime").iterdir()) == [folder]


def test_what_starts_pyodide_is_as_published(folder: Path) -> None:
    published = ROOT / "node_modules" / "pyodide" / PYODIDE["pyodide.js"]
    assert (folder / "pyodide.js").read_bytes() == published.read_bytes()


def test_most_of_the_webassembly_is_for_later(folder: Path, described: dict[str, Any]) -> None:
    assert described["later"] == [LATER]
    first, later = (wasm.read((folder / name).read_bytes()) for name in (WASM, LATER))
    published = wasm.read((ROOT / "node_modules" / "pyodide" / WASM).read_bytes())
    assert len(first.bodies) == len(published.bodies) + 1
    assert weigh(first) < 0.35 * weigh(published) < 0.65 * weigh(published) < weigh(later)
    assert len(first.exports) < 300


def weigh(module: wasm.Module) -> int:
    return sum(map(len, module.bodies))


def test_without_a_profile_python_is_in_one_piece_and_the_build_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, built: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    profile = tmp_path / "profile.txt"
    profile.write_text("wasm " + 64 * "0" + "\n1-9\n")
    stage = tmp_path / "stage"
    stage.mkdir()
    (folder,) = (built / "runtime").iterdir()
    for name in (LIBRARY, "pyodide-lock.json"):
        shutil.copyfile(folder / name, stage / name)
    shutil.copyfile(ROOT / "node_modules" / "pyodide" / PYODIDE[WASM], stage / WASM)

    def shrink(stage: Path, original: bytes) -> Path:
        shutil.copyfile(built.with_name(WASM), stage / WASM)
        return built.with_name(SCRIPT_FILE)

    monkeypatch.setattr(__main__, "PROFILE", profile)
    monkeypatch.setattr(__main__, "shrink_python", shrink)
    __main__.split_python(stage)
    assert "“make profile” makes one" in capfd.readouterr().out
    assert not (stage / LATER).exists()
    # It all runs, up to a module that isn't in use; and Python's traceback alone is shown.
    (tmp_path / "several.py").write_text(f"{SEVERAL}import sqlite3\n")
    with pytest.raises(node.Failed, match="ModuleNotFoundError") as failure:
        node.run_python(stage, tmp_path / "several.py")
    assert "No module named 'sqlite3'" in str(failure.value)
    assert len(str(failure.value)) < 10_000


def test_notice_names_the_version(folder: Path) -> None:
    version = json.loads((ROOT / "node_modules/pyodide/package.json").read_text())["version"]
    assert (folder / "NOTICE.txt").read_text().count(version) == 2


def test_lock_file_names_no_package(folder: Path) -> None:
    assert json.loads((folder / "pyodide-lock.json").read_text())["packages"] == {}


def test_the_archive_is_known_by_its_hash(folder: Path, described: dict[str, Any]) -> None:
    digest = hashlib.sha256((folder / LIBRARY).read_bytes()).digest()
    assert described["integrity"] == {LIBRARY: f"sha256-{base64.b64encode(digest).decode()}"}


def test_all_of_game_core_is_in_it_as_bytecode(contents: dict[str, bytes]) -> None:
    found = {name for name in contents if name.startswith("game_core/")}
    paths = [name.replace(".", "/") for name in find_sources()]
    packages = {path for path in paths if (ROOT / path).is_dir()}
    expected = {f"{path}/__init__.pyc" if path in packages else f"{path}.pyc" for path in paths}
    tables = {f"game_core/families/sowing/data/{name}.table" for name in ("oware", "ouri")}
    rooms = {f"game_core/messages/en/{room}.json" for room in compile_sources()}
    assert found == expected | tables | rooms


def test_nothing_in_it_is_compressed_or_source(folder: Path) -> None:
    with ZipFile(folder / LIBRARY) as archive:
        members = archive.infolist()
    assert {member.compress_type for member in members} == {ZIP_STORED}
    assert {Path(member.filename).suffix for member in members} == {".pyc", ".table", ".json"}


def test_all_bytecode_is_pyodides(printed: list[str], contents: dict[str, bytes]) -> None:
    magic = bytes.fromhex(printed[0])
    # PEP 552: after the magic number, 1 is bytecode never checked against a source.
    beginnings = {content[:8] for name, content in contents.items() if name.endswith(".pyc")}
    assert beginnings == {magic + b"\x01\0\0\0"}


def test_every_module_imports_from_the_bundle(printed: list[str]) -> None:
    names = [*find_sources()]
    assert "game_core.api" in names
    assert printed[1 : len(names) + 1] == names


def test_everything_that_game_core_needs_is_in_the_library(printed: list[str]) -> None:
    names = find_needed()
    assert "json" in names
    assert printed[-len(names) :] == names


def test_of_what_no_rule_calls_a_short_module_is_there(contents: dict[str, bytes]) -> None:
    kept = {name: len(content) for name, content in contents.items() if "asyncio" in name}
    assert [*kept] == ["asyncio.pyc"]
    assert kept["asyncio.pyc"] < 1000
    assert not {"ssl.pyc", "subprocess.pyc", "zipfile/__init__.pyc"} & set(contents)


def test_what_pyodide_has_frozen_is_not_there_twice(contents: dict[str, bytes]) -> None:
    assert not {"os.pyc", "zipimport.pyc", "importlib/_bootstrap.pyc"} & set(contents)
    assert "importlib/__init__.pyc" in contents


def test_built_again_it_is_the_same_to_the_byte(built: Path) -> None:
    assert read_folder(built) == read_folder(BUNDLE), "It may be old: run make build."


def read_folder(folder: Path) -> dict[str, bytes]:
    paths = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def test_without_npms_pyodide_one_line_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(node, "ROOT", tmp_path)
    with pytest.raises(SystemExit, match=r"^The runtime bundle .* “npm ci” .*$"):
        __main__.main()


def test_without_node_one_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(node.Missing, match="Node"):
        node.run_python(BUNDLE, SCRIPT)


def test_a_wheel_that_cannot_be_built_says_why(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    project = (
        '[build-system]\nrequires = ["hatchling"]\nbuild-backend = "hatchling.build"\n[project]\n'
    )
    (tmp_path / "pyproject.toml").write_text(project)
    monkeypatch.setattr(__main__, "PROJECT", tmp_path)
    with pytest.raises(node.Failed, match=r"project\.version"):
        __main__.build_wheel(tmp_path)


MEMORY = "widgets/browser/engine/memory.js"
PRIVATE = {
    "_loadSnapshot": (["pyodide.mjs"], MEMORY),
    "restoreSnapshot": (["pyodide.asm.mjs", "pyodide.mjs"], MEMORY),
    "_makeSnapshot": (["pyodide.asm.mjs"], MEMORY),
    "makeMemorySnapshot": (["pyodide.asm.mjs"], MEMORY),
    "HEAP8": (["pyodide.asm.mjs"], MEMORY),
    "scheduleCallback": (["pyodide.asm.mjs"], "widgets/runtime/stand_ins/no_webloop.py"),
}
"""Name that is private to Pyodide and still used here → npm's files that have it, and our module
that uses it. An upgrade without one fails the test."""
STOOD_IN = {
    "pyodide/webloop.py": ("import scheduleCallback", "def _initialize_event_loop("),
    "pyodide/_package_loader.py": ("SITE_PACKAGES =", "DSO_DIR =", "def init_loaded_packages("),
}
"""Module of Pyodide's library → what its start asks of it, which our stand-in has to offer."""


@pytest.fixture(scope="module")
def modules() -> dict[str, str]:
    """All our modules that run in Python, Node or a browser, by path, except this one."""
    folders = ("bench", "game_core", "lesson_plans", "tests", "tools", "widgets", "workshop")
    return {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for folder in folders
        for path in (ROOT / folder).rglob("*.*")
        if path.suffix in (".js", ".mjs", ".py")
        and not {"bundle", "node_modules"} & {*path.parts}
        and path != Path(__file__)
    }


@pytest.mark.parametrize("name", PRIVATE)
def test_pyodide_still_has_what_is_private(name: str, modules: dict[str, str]) -> None:
    files = (ROOT / "node_modules/pyodide").glob("pyodide*.mjs")
    having = sorted(path.name for path in files if name in path.read_text(encoding="utf-8"))
    (using,) = (path for path, text in modules.items() if name in text)
    assert (having, using) == PRIVATE[name]


@pytest.mark.parametrize("module", STOOD_IN)
def test_pyodide_still_asks_of_a_module_what_its_stand_in_offers(module: str) -> None:
    library = read_archive(ROOT / "node_modules/pyodide/python_stdlib.zip")
    text = library[module].decode()
    assert [name for name in STOOD_IN[module] if name not in text] == []
