"""Runs inside Pyodide: import the modules named by the arguments, and print each.

First it prints the number with which its bytecode files begin, in hexadecimal.
"""

import importlib
import importlib.util
import sys

print(importlib.util.MAGIC_NUMBER.hex())
for name in sys.argv[1:]:
    print(importlib.import_module(name).__name__)
