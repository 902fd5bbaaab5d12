"""Runs inside Pyodide: print the number with which its bytecode files begin, in hexadecimal."""

import importlib.util

print(importlib.util.MAGIC_NUMBER.hex())
