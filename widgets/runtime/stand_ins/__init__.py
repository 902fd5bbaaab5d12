"""Short replacements for long modules that Pyodide imports at start and we never call.

Pyodide brings an event loop for `async` and a package loader. Our rules need neither, and the
archive holds everything. The replaced modules' own imports are half of all imports at start. The
names needed depend on npm's `pyodide`; a missing one makes the start fail.
"""

STAND_INS = {
    "asyncio": "no_loop.py",
    "pyodide/webloop": "no_webloop.py",
    "pyodide/_package_loader": "no_packages.py",
}
"""Paths in the library without suffix, of a module or a whole package, and our files."""
