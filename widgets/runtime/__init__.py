"""The runtime bundle, everything built with Node; `python -m widgets.runtime` builds it.

`bundle.js` lists the files of `runtime/DIGEST/`, Python for the browser with the rules; the name
depends on the content, so the folder may be cached forever. Sites have both at the same paths.
`joined/` holds the browser side bundled into few files, and `scripts.json` describes them.
`pyodide/` holds the rules for other programs that run Pyodide.
"""

from pathlib import Path

BUNDLE = Path(__file__).parent / "bundle"
SHARED = "pyodide"
"""The folder for programs with their own Pyodide."""
