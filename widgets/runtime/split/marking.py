"""Instrument a module so that it records which of its functions run, in any engine.

Each function first sets a global of its own, exported as `ran.` and its index.
"""

from __future__ import annotations

from widgets.runtime.split import wasm
from widgets.runtime.split.wasm import Export, write_list, write_number, write_sized

PREFIX = "ran."


def mark(data: bytes) -> bytes:
    """Return the instrumented module. Raises wasm.Unreadable."""
    module = wasm.read(data)
    first = module.count_imports(wasm.A_FUNCTION)
    flag = module.count_imports(wasm.A_GLOBAL) + len(module.globals)
    bodies, marks = [], []
    for at, body in enumerate(module.bodies):
        start = wasm.find_code(body)
        note = b"\x41\x01\x24" + write_number(flag + at)
        bodies.append(write_sized(body[:start] + note + body[start:]))
        marks.append(Export(f"{PREFIX}{first + at}", wasm.A_GLOBAL, flag + at))
    known = [each.type + each.value for each in module.globals]
    flags = [bytes([wasm.I32, 1]) + wasm.write_constant(0)] * len(bodies)
    changed = {
        wasm.GLOBAL: write_list(known + flags),
        wasm.EXPORT: write_list(each.write() for each in (*module.exports, *marks)),
        wasm.CODE: write_list(bodies),
    }
    return wasm.write(module.customs, module.sections | changed)
