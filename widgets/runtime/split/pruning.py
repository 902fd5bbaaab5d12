"""Remove code that can't be reached from the used exports of a module.

Indices stay the same: unused functions lose their bodies. Unused imports of globals are removed if
no used one follows, so that they don't have to be provided; Emscripten imports the address of every
function that another module might look up.
"""

from __future__ import annotations

from collections.abc import Set

from widgets.runtime.split import wasm
from widgets.runtime.split.wasm import Module

NO_BODY = b"\x00\x00\x0b"
"""The body of an unused function: no locals, and a trap."""


def prune(data: bytes, keep: Set[str]) -> bytes:
    """Return a module without unreachable functions and globals. Raises wasm.Unreadable.

    `keep` names the exports used besides memories, tables and tags.
    """
    module = wasm.read(data)
    module.exports = [
        each
        for each in module.exports
        if each.name in keep or each.kind not in (wasm.A_FUNCTION, wasm.A_GLOBAL)
    ]
    first = module.count_imports(wasm.A_FUNCTION)
    reached = find_reached(module)
    module.bodies = [
        body if first + at in reached.functions else NO_BODY
        for at, body in enumerate(module.bodies)
    ]
    _replace_imports(module, reached.globals)
    return module.write()


def find_reached(module: Module) -> wasm.Uses:
    """Return what exports, the table, the start function and initial values of globals reach."""
    first = module.count_imports(wasm.A_FUNCTION)
    ahead = set(module.slots.values())
    ahead |= {each.index for each in module.exports if each.kind == wasm.A_FUNCTION}
    if start := module.sections.get(wasm.START):
        ahead.add(wasm.Reader(start).number())
    functions: set[int] = set()
    variables = {each.index for each in module.exports if each.kind == wasm.A_GLOBAL}
    for each in module.globals:
        uses = wasm.find_uses(b"\0" + each.value)
        ahead |= uses.functions
        variables |= uses.globals
    while ahead:
        function = ahead.pop()
        functions.add(function)
        if function >= first:
            uses = wasm.find_uses(module.bodies[function - first])
            ahead |= uses.functions - functions
            variables |= uses.globals
    return wasm.Uses(frozenset(functions), frozenset(variables))


def _replace_imports(module: Module, used: Set[int]) -> None:
    """Replace the imports of unused globals after the last used one with globals of the module."""
    imported = [at for at, each in enumerate(module.imports) if each.kind == wasm.A_GLOBAL]
    while imported and len(imported) - 1 not in used:
        del module.imports[imported.pop()]
        module.globals.insert(0, wasm.Global(bytes([wasm.I32, 0]), wasm.write_constant(0)))
