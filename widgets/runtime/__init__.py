"""The runtime bundle, all that takes Node to make; `python -m widgets.runtime` makes it.

`BUNDLE` is laid out like the folder of the site it is copied to. `bundle.js` says what is in
`runtime/DIGEST/`, Python for the browser with the rules; that name follows from its content, so the
folder may be cached for ever. Beside them are the browser side's modules, minified.
"""

from pathlib import Path

BUNDLE = Path(__file__).parent / "bundle"
