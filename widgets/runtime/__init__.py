"""The runtime bundle, all that takes Node to make; `python -m widgets.runtime` makes it.

`bundle.js` says what is in `runtime/DIGEST/`, Python for the browser with the rules; that name
follows from its content, so the folder may be cached for ever. A site has both at the same places.
`joined/` holds the browser side's modules, joined into few files, and `scripts.json` says how.
`pyodide/` holds the rules for other programs that run Pyodide.
"""

from pathlib import Path

BUNDLE = Path(__file__).parent / "bundle"
SHARED = "pyodide"
"""The folder for those who run a Pyodide of their own; `shared` says what is in it."""
