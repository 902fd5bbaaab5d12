"""Runs inside Pyodide: import the modules named by the arguments, and print each."""

import importlib
import sys

for name in sys.argv[1:]:
    print(importlib.import_module(name).__name__)
