"""Runs inside Pyodide: answer each request of `requests.txt`, a line of JSON each."""

import os

from game_core import api

with os.fdopen(os.open("requests.txt", os.O_RDONLY), encoding="utf-8") as requests:
    for request in requests:
        print(api.call(request))
