"""Build the runtime bundle from npm's Pyodide, `game_core` and the browser side's modules."""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from pyodide_lock import PyodideLockSpec

from widgets.runtime import BUNDLE, SHARED, inside, node, scripts, wheel
from widgets.runtime.split import wasm
from widgets.runtime.split.parting import part
from widgets.runtime.split.profile import read_profile
from widgets.runtime.split.pruning import prune
from widgets.runtime.stand_ins import STAND_INS

HERE = Path(__file__).parent

DESCRIPTION = "bundle.js"
LIBRARY = "python_stdlib.txt"
LOCK = "pyodide-lock.json"
SCRIPT = "pyodide.asm.js"
WASM = "pyodide.asm.wasm"
LATER = "pyodide.later.wasm"
"""What of the WebAssembly is fetched when it's called for the first time."""
PROFILE = HERE / "profile.txt"
"""Which functions of it run; `make profile` writes it."""
PYODIDE = {
    # Many hosts still know no .mjs, and browsers insist on the type.
    "pyodide.js": "pyodide.mjs",
    SCRIPT: "pyodide.asm.mjs",
    WASM: "pyodide.asm.wasm",
    # An archive, but hosts compress text and send archives as they are.
    LIBRARY: "python_stdlib.zip",
    LOCK: "pyodide-lock.json",
}
"""The files that a start takes, and their names in npm's package."""


def main() -> None:
    """Build it, or say in one line what is missing."""
    try:
        build(BUNDLE)
    except (node.Missing, node.Failed, wheel.Failed, wasm.Unreadable) as error:
        sys.exit(f"The runtime bundle can't be built: {error}")


def build(target: Path) -> None:
    """Write the bundle to the folder `target`, in place of an older one."""
    with TemporaryDirectory() as scratch:
        stage = Path(scratch) / "runtime"
        stage.mkdir()
        for name, original in PYODIDE.items():
            shutil.copyfile(node.find_pyodide() / original, stage / name)
        forget_packages(stage / LOCK)
        source = wheel.build(stage.parent)
        wheel.share(stage / LOCK, source, stage.parent / SHARED)
        compile_python(stage, source)
        split_python(stage)
        for path in (HERE / "licences").iterdir():
            shutil.copyfile(path, stage / path.name)
        publish(stage, target)
        shutil.rmtree(target / SHARED, ignore_errors=True)
        shutil.copytree(stage.parent / SHARED, target / SHARED, copy_function=shutil.copyfile)
    scripts.renew(target)


def forget_packages(path: Path) -> None:
    """Take the packages that Pyodide offers out of its lock file: none of them is published."""
    lock = PyodideLockSpec.from_json(path)
    lock.packages = {}
    lock.to_json(path)


def compile_python(stage: Path, source: Path) -> None:
    """Put the rules, from their wheel, and the library, as bytecode, in place of the library."""
    rules = [inside.name_module(name) for name in list_modules(source)]
    replace_modules(stage / LIBRARY)
    copy = Path(shutil.copy(source, stage))
    node.run_python(stage, HERE / "inside.py", LIBRARY, copy.name, "new.zip", *rules)
    copy.unlink()
    (stage / "new.zip").replace(stage / LIBRARY)


def split_python(stage: Path) -> None:
    """Leave in WebAssembly and script what can be reached, and of that in the former what runs.

    The rest of the WebAssembly is for later. Without a profile of it, it stays in one piece.
    """
    original = (stage / WASM).read_bytes()
    runs = read_profile(PROFILE, original)
    script = shrink_python(stage, original)
    later = () if runs is None else (LATER,)
    node.run(HERE / "pyodide-script.mjs", str(script), str(stage / SCRIPT), *later)
    if runs is None:
        print(
            "This Pyodide has no profile, so it isn't split, and a first visit downloads more. "
            "“make profile” makes one."
        )
    else:
        parts = part((stage / WASM).read_bytes(), runs)
        (stage / WASM).write_bytes(parts.primary)
        (stage / LATER).write_bytes(parts.secondary)


def shrink_python(stage: Path, original: bytes) -> Path:
    """Take out of the staged WebAssembly what the script never calls, and write a script for that.

    Whatever goes from one may let something go from the other. Returns where the script is.
    """
    pyodide = node.find_pyodide()
    script = stage.parent / "shrunk.mjs"
    said = stage.parent / "said.txt"
    with ZipFile(pyodide / PYODIDE[LIBRARY]) as library:
        modules = [
            name for name in library.namelist() if name.startswith(("pyodide/", "_pyodide/"))
        ]
        said.write_bytes(b"\n".join(map(library.read, modules)))
    browser = sorted((HERE.parent / "browser" / "engine").glob("*.js"))
    others = (said, pyodide / PYODIDE["pyodide.js"], *browser)
    shrink = (HERE / "split" / "shrink.mjs", stage / SCRIPT, stage / WASM, script, *others)
    used: set[str] | None = None
    while used != (used := set(json.loads(node.run(shrink[0], *map(str, shrink[1:]))))):
        (stage / WASM).write_bytes(prune(original, used))
    return script


def list_modules(source: Path) -> list[str]:
    """The modules of the wheel that a browser needs, as paths."""
    with ZipFile(source) as archive:
        names = filter(inside.is_for_browsers, archive.namelist())
    return sorted(name for name in names if name.endswith(".py"))


def replace_modules(library: Path) -> None:
    """Put our short modules in the place of Pyodide's long ones, in its library of source."""
    replaced = tuple(f"{path}{end}" for path in STAND_INS for end in ("/", ".py"))
    with ZipFile(library) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    with ZipFile(library, "w") as archive:
        for name, content in files.items():
            if not name.startswith(replaced):
                archive.writestr(name, content)
        for path, stand_in in STAND_INS.items():
            archive.writestr(f"{path}.py", (HERE / "stand_ins" / stand_in).read_bytes())


def publish(stage: Path, target: Path) -> None:
    """Move the staged files to `target`, so that a reader in between finds all old or all new."""
    digest = hashlib.sha256()
    for path in sorted(stage.iterdir()):
        digest.update(f"{path.name}\n{path.stat().st_size}\n".encode())
        digest.update(path.read_bytes())
    home = target / "runtime" / digest.hexdigest()[:16]
    # Python under Node marks what it writes as open to all; copies of the content alone are not.
    shutil.copytree(stage, home, copy_function=shutil.copyfile, dirs_exist_ok=True)
    description = {
        "path": f"./runtime/{home.name}/",
        "files": {name: (home / name).stat().st_size for name in PYODIDE},
        "later": [name for name in (LATER,) if (home / name).is_file()],
        "integrity": {LIBRARY: hash_integrity(home / LIBRARY)},
    }
    draft = target / f"{DESCRIPTION}.new"
    data = json.dumps(description, separators=(",", ":"))
    draft.write_text(f"export const bundle = {data};\n")
    draft.replace(target / DESCRIPTION)
    for old in home.parent.iterdir():
        if old != home:
            shutil.rmtree(old)


def hash_integrity(path: Path) -> str:
    """A file's hash as browsers check it."""
    digest = hashlib.sha256(path.read_bytes()).digest()
    return f"sha256-{base64.b64encode(digest).decode()}"


if __name__ == "__main__":
    main()
