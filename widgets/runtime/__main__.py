"""Build the runtime bundle from npm's Pyodide, `game_core` and the browser side's modules."""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from pyodide_lock import PyodideLockSpec
from pyodide_lock.utils import add_wheels_to_spec

from widgets import ROOT
from widgets.runtime import BUNDLE, SHARED, inside, node, scripts
from widgets.runtime.split import wasm
from widgets.runtime.split.parting import part
from widgets.runtime.split.profile import read_profile
from widgets.runtime.split.pruning import prune
from widgets.runtime.stand_ins import STAND_INS

HERE = Path(__file__).parent
PROJECT = ROOT / "packaging" / "rules"
"""The project of `ubao-rules`, the wheel of the rules."""
DESCRIPTION = "bundle.js"
LIBRARY = "python_stdlib.txt"
LOCK = "pyodide-lock.json"
SCRIPT = "pyodide.asm.js"
WASM = "pyodide.asm.wasm"
LATER = "pyodide.later.wasm"
"""The part of the WebAssembly fetched on the first call into it."""
PROFILE = HERE / "profile.txt"
"""The functions that run at first; `make profile` writes it."""
PYODIDE = {
    # Many hosts don't know .mjs, and browsers insist on the type.
    "pyodide.js": "pyodide.mjs",
    SCRIPT: "pyodide.asm.mjs",
    WASM: "pyodide.asm.wasm",
    # It's an archive, but hosts compress only text.
    LIBRARY: "python_stdlib.zip",
    LOCK: "pyodide-lock.json",
}
"""The files that a start loads, and their names in npm's package."""


def main() -> None:
    """Build the bundle, or print what is missing."""
    try:
        build(BUNDLE)
    except (node.Missing, node.Failed, wasm.Unreadable) as error:
        sys.exit(f"The runtime bundle can't be built: {error}")


def build(target: Path) -> None:
    """Write the bundle to `target`, replacing an older one."""
    with TemporaryDirectory() as scratch:
        stage = Path(scratch) / "runtime"
        stage.mkdir()
        for name, original in PYODIDE.items():
            shutil.copyfile(node.find_pyodide() / original, stage / name)
        # We don't publish Pyodide's packages.
        lock = PyodideLockSpec.from_json(stage / LOCK)
        lock.packages = {}
        lock.to_json(stage / LOCK)
        wheel = build_wheel(stage.parent)
        share_rules(lock, wheel, stage.parent / SHARED)
        compile_python(stage, wheel)
        split_python(stage)
        for path in (HERE / "licenses").iterdir():
            shutil.copyfile(path, stage / path.name)
        publish(stage, target)
        shutil.rmtree(target / SHARED, ignore_errors=True)
        shutil.copytree(stage.parent / SHARED, target / SHARED, copy_function=shutil.copyfile)
    scripts.renew(target)


def build_wheel(target: Path) -> Path:
    """Write the wheel of the rules, with source, to `target`."""
    options = ["--wheel", "--no-isolation", "--outdir", str(target), str(PROJECT)]
    command = [sys.executable, "-m", "build", *options]
    # The builder's output and that of its subprocesses are on different streams.
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        raise node.Failed(f"python -m build:\n{done.stdout}")
    return next(target.glob("*.whl"))


def share_rules(empty_lock: PyodideLockSpec, wheel: Path, target: Path) -> None:
    """Write the wheel to `target`, and a lock file with its hash, based on one without packages.

    Notebooks and pages with any version of Pyodide install the rules from there.
    """
    target.mkdir()
    copy = Path(shutil.copy(wheel, target))
    add_wheels_to_spec(empty_lock, [copy]).to_json(target / LOCK)


def compile_python(stage: Path, wheel: Path) -> None:
    """Replace the library with an archive of bytecode that includes the wheel's rules."""
    with ZipFile(wheel) as archive:
        needed = sorted(filter(inside.is_for_browsers, archive.namelist()))
    rules = [inside.name_module(name) for name in needed if name.endswith(".py")]
    replace_modules(stage / LIBRARY)
    copy = Path(shutil.copy(wheel, stage))
    node.run_python(stage, HERE / "inside.py", LIBRARY, copy.name, "new.zip", *rules)
    copy.unlink()
    (stage / "new.zip").replace(stage / LIBRARY)


def split_python(stage: Path) -> None:
    """Strip WebAssembly and script of unreachable code; given a profile, split the WebAssembly."""
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
    """Remove what the script never calls from the staged WebAssembly, and shrink the script.

    Removing something from one may make more of the other unreachable. Returns the script's path.
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
    paths = [*map(str, (stage / SCRIPT, stage / WASM, script, *others))]
    before: set[str] | None = None
    while True:
        used = set(json.loads(node.run(HERE / "split" / "shrink.mjs", *paths)))
        if used == before:
            return script
        (stage / WASM).write_bytes(prune(original, used))
        before = used


def replace_modules(library: Path) -> None:
    """Replace some of Pyodide's long modules with our short ones, in its source library."""
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
    """Move the staged files to `target` atomically."""
    digest = hashlib.sha256()
    for path in sorted(stage.iterdir()):
        digest.update(f"{path.name}\n{path.stat().st_size}\n".encode())
        digest.update(path.read_bytes())
    home = target / "runtime" / digest.hexdigest()[:16]
    # Python under Node creates world-writable files; copying only the content resets that.
    shutil.copytree(stage, home, copy_function=shutil.copyfile, dirs_exist_ok=True)
    library = hashlib.sha256((home / LIBRARY).read_bytes()).digest()
    description = {
        "path": f"./runtime/{home.name}/",
        "files": {name: (home / name).stat().st_size for name in PYODIDE},
        "later": [name for name in (LATER,) if (home / name).is_file()],
        "integrity": {LIBRARY: f"sha256-{base64.b64encode(library).decode()}"},
    }
    draft = target / f"{DESCRIPTION}.new"
    data = json.dumps(description, separators=(",", ":"))
    draft.write_text(f"export const bundle = {data};\n")
    draft.replace(target / DESCRIPTION)
    for old in home.parent.iterdir():
        if old != home:
            shutil.rmtree(old)


if __name__ == "__main__":
    main()
