"""The runtime bundle, Python for the browser with the rules; `python -m widgets.runtime` makes it.

`BUNDLE` is laid out like the folder of the site it is copied to: `bundle.js` says what is in
`runtime/DIGEST/`, whose name follows from its content and which may thus be cached for ever.
"""

from pathlib import Path

BUNDLE = Path(__file__).parent / "bundle"
