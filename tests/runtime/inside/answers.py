"""Runs inside Pyodide: answer each request of `requests.txt`, a line of JSON each."""

from pathlib import Path

from game_core import api

for request in Path("requests.txt").read_text(encoding="utf-8").splitlines():
    print(api.call(request))
