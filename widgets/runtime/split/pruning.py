"""Take out of a module what can't be reached from the exports that are used.

All indices stay as they are: of a function that nothing calls, the body goes. Imports of globals
that no code reads go too, if none that it reads comes after them, so that nobody has to provide
them; Emscripten imports the address of every function that another module might look up.
"""

from __future__ import annotations

from collections.abc import Set

from widgets.runtime.split import wasm
from widgets.runtime.split.wasm import Module, write_list, write_sized

NO_BODY = b"\x00\x00\x0b"
"""The body of a function that nothing calls: no variables, and code that would stop at once."""


def prune(data: bytes, keep: Set[str] | None = None) -> bytes:
    """Return a module without the functions and globals that can't be reached.

    `keep` names the exports that are used, besides memories, tables and tags; without it, all are.
    Raises wasm.Unreadable.
    """
    module = wasm.read(data)
    if keep is not None:
        module.exports = [
            each
            for each in module.exports
            if each.name in keep or each.kind not in (wasm.A_FUNCTION, wasm.A_GLOBAL)
        ]
    first = module.count_imports(wasm.A_FUNCTION)
    reached = find_reached(module)
    bodies = (
        body if first + at in reached.functions else NO_BODY
        for at, body in enumerate(module.bodies)
    )
    imports, stand_ins = _drop_imports(module, reached.globals)
    known = [each.type + each.value for each in module.globals]
    changed = {
        wasm.IMPORT: write_list(imports),
        wasm.GLOBAL: write_list(stand_ins + known),
        wasm.EXPORT: write_list(each.write() for each in module.exports),
        wasm.CODE: write_list(map(write_sized, bodies)),
    }
    return wasm.write(module.customs, module.sections | changed)


def find_reached(module: Module) -> wasm.Uses:
    """Return what exports, the table, the start and the first values of globals lead to."""
    first = module.count_imports(wasm.A_FUNCTION)
    ahead = set(module.slots.values())
    ahead |= {each.index for each in module.exports if each.kind == wasm.A_FUNCTION}
    if start := module.find_section(wasm.START):
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


def _drop_imports(module: Module, used: Set[int]) -> tuple[list[bytes], list[bytes]]:
    """Return the imports that are left, and globals in the place of those that aren't."""
    imported = [at for at, (_, _, kind) in enumerate(module.import_names) if kind == wasm.A_GLOBAL]
    dropped = []
    while imported and len(imported) - 1 not in used:
        dropped.append(imported.pop())
    left = [each for at, each in enumerate(module.imports) if at not in dropped]
    stand_in = bytes([wasm.I32, 0]) + wasm.write_constant(0)
    return left, [stand_in] * len(dropped)
