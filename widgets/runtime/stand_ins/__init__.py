"""Short modules in the place of long ones that Pyodide imports at its start and we never call.

Pyodide brings an event loop for Python's `async` and a loader of packages. Our rules know neither,
and the archive holds all that they need. What the long modules import in their turn is half of all
that a start would import. Which names are needed follows from npm's `pyodide`; a start fails when
one is missing.
"""

STAND_INS = {
    "asyncio": "no_loop.py",
    "pyodide/webloop": "no_webloop.py",
    "pyodide/_package_loader": "no_packages.py",
}
"""Paths in the library without ending, of a module or of a package as a whole, and our files."""
