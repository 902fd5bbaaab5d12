"""Runs inside a Pyodide of others: the cells of a notebook, in order.

Prints what they print, and of a value at the end of a cell its text and the kind of its picture.
"""

import ast
import json
import os
import sys

with os.fdopen(os.open(sys.argv[1], os.O_RDONLY), encoding="utf-8") as notebook:
    cells = json.load(notebook)["cells"]
sources = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
names: dict[str, object] = {}
for source in sources:
    if source.startswith("%"):
        # How a notebook installs: these rules are there already.
        continue
    *steps, last = ast.parse(source).body
    exec(compile(ast.Module(steps, []), "cell", "exec"), names)
    if not isinstance(last, ast.Expr):
        raise SystemExit(f"A cell should end with what it shows: {source}")
    value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    print(f"{value!s:.50} {value._repr_svg_():.4}>")
