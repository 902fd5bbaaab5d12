"""Games on web pages: Markdown fences, the MkDocs plugin, the browser side, the runtime."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
"""The folder of the packages: the checkout, or where they're installed."""
ASSETS = "assets/ubao"
"""The folder of our files in a site."""
