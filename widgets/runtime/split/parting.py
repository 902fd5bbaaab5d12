"""Split a module into a primary one of what runs at first, and a secondary one of the rest.

Both have all functions under the same indices, so no code is rewritten. In the primary, a function
that isn't expected to run is a trampoline: it calls the *loader* through a table slot, and then
itself through another. The loader fetches and instantiates the secondary, which puts the real
functions into those slots; then an empty function replaces the loader. The secondary in turn calls
functions of the primary through slots of the table. Memory, tables, tags, globals and all data are
the primary's.

`link.mjs` is the other half: it provides the loader.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Set
from dataclasses import replace
from typing import NamedTuple

from widgets.runtime.split import wasm
from widgets.runtime.split.pruning import NO_BODY
from widgets.runtime.split.wasm import Export, Global, Import, Module, write_number

PREFIX = "split."
"""The prefix of names that the primary exports to the secondary and the linker."""
_NOTHING = b"\x00\x0b"


class Parts(NamedTuple):
    """The two modules."""

    primary: bytes
    secondary: bytes


def part(data: bytes, runs: Set[int]) -> Parts:
    """Split a module; `runs` are the primary's functions. Raises wasm.Unreadable."""
    parting = _Parting(data, runs)
    return Parts(parting.write_primary(), parting.write_secondary())


class _Parting:
    """The state of a split."""

    def __init__(self, data: bytes, runs: Set[int]) -> None:
        module = self.module = wasm.read(data)
        self.first = module.count_imports(wasm.A_FUNCTION)
        own = range(self.first, self.first + len(module.bodies))
        if strange := runs - set(own):
            raise wasm.Unreadable(f"The module has no function {min(strange)} of its own.")
        if not module.tables or module.count_imports(wasm.A_TABLE):
            raise wasm.Unreadable("The module has no table of its own.")
        self.hot = set(runs)
        if start := module.sections.get(wasm.START):
            self.hot.add(wasm.Reader(start).number())
        self.cold = set(own) - self.hot
        self.plain = self.find_plain_type()
        sign = data + repr(sorted(self.hot)).encode()
        self.digest = hashlib.sha256(sign).hexdigest()[:16]
        self._assign_slots()

    def _assign_slots(self) -> None:
        """Give slots to all functions that one part needs from the other."""
        module = self.module
        uses = {f: wasm.find_uses(self.body(f)) for f in (*self.hot, *self.cold)}
        called_by = {function: each.functions for function, each in uses.items()}
        self.used = {each for all_used in uses.values() for each in all_used.globals}
        offered = {each.index for each in module.exports if each.kind == wasm.A_FUNCTION}
        wanted = offered.union(module.slots.values(), *(called_by[f] for f in self.hot))
        self.trampolines = self.cold & wanted
        self.ways_back = self.hot & set().union(*(called_by[f] for f in self.cold))
        added = sorted((self.trampolines | self.ways_back).difference(module.slots.values()))
        self.table, first = wasm.grow_table(module.tables[0], len(added) + 1)
        self.filled = module.slots | dict(enumerate(added, first))
        self.slots = {function: slot for slot, function in reversed(self.filled.items())}
        self.loader = first + len(added)

    def body(self, function: int) -> bytes:
        return self.module.bodies[function - self.first]

    # --- Calls between the parts ---

    def find_plain_type(self) -> int:
        """Return the type of functions that take and return nothing."""
        counts = [*zip(self.module.parameters, self.module.results, strict=True)]
        if (0, 0) not in counts:
            raise wasm.Unreadable("No function takes and returns nothing.")
        return counts.index((0, 0))

    def write_call(self, function: int) -> bytes:
        """Return code that calls a function through its slot, passing on the parameters."""
        kind = self.module.types[function]
        code = b"".join(b"\x20" + write_number(at) for at in range(self.module.parameters[kind]))
        return code + _call_slot(self.slots[function], kind)

    def choose(self, own: Set[int], others: Set[int]) -> tuple[list[int], list[bytes]]:
        """Return each function's type in one part, and its body: the real one, or a call, or none.

        It calls the other part, for functions in `others`. Unused functions may have any type.
        """
        # A trampoline loads the secondary first; on the way back, there's nothing to load.
        load = _call_slot(self.loader, self.plain) if own is self.hot else b""
        types = self.module.types[: self.first]
        bodies = []
        for function, body in enumerate(self.module.bodies, self.first):
            called = function in own or function in others
            types.append(self.module.types[function] if called else self.plain)
            if function in others:
                bodies.append(b"\x00" + load + self.write_call(function) + b"\x0b")
            else:
                bodies.append(body if called else NO_BODY)
        return types, bodies

    # --- The primary ---

    def write_primary(self) -> bytes:
        module = self.module
        types, bodies = self.choose(self.hot, self.trampolines)
        slot = module.count_imports(wasm.A_GLOBAL) + len(module.globals)
        loader = Global(bytes([wasm.I32, 0]), wasm.write_constant(self.loader))
        primary = replace(
            module,
            types=[*types, self.plain],
            tables=[self.table, *module.tables[1:]],
            globals=[*module.globals, loader],
            exports=[
                *module.exports,
                *dict.fromkeys(self.list_shared()),
                Export(f"{PREFIX}table", wasm.A_TABLE, 0),
                Export(f"{PREFIX}slot", wasm.A_GLOBAL, slot),
                Export(f"{PREFIX}done", wasm.A_FUNCTION, len(types)),
            ],
            slots=self.filled,
            bodies=[*bodies, _NOTHING],
        )
        return primary.write()

    def list_shared(self) -> Iterator[Export]:
        """Yield the primary's exports to the secondary, under unique names."""
        module = self.module
        for word, kind, count in (
            ("table", wasm.A_TABLE, len(module.tables)),
            ("memory", wasm.A_MEMORY, len(module.memories)),
            ("tag", wasm.A_TAG, len(module.tags)),
            ("global", wasm.A_GLOBAL, self.count_shared_globals()),
        ):
            first = module.count_imports(kind)
            for at in range(count):
                index = first + at
                if kind == wasm.A_GLOBAL and index not in self.used:
                    # A placeholder with the same type is enough.
                    types = [each.type for each in module.globals]
                    index = first + types.index(types[at])
                yield Export(f"{PREFIX}{self.digest}.{word}{index}", kind, index)

    def count_shared_globals(self) -> int:
        """Return the number of globals in the primary: all up to the last mutable one."""
        changing = [at for at, each in enumerate(self.module.globals) if each.type[-1] == 1]
        return changing[-1] + 1 if changing else 0

    # --- The secondary ---

    def write_secondary(self) -> bytes:
        module = self.module
        types, bodies = self.choose(self.cold, self.ways_back)
        shared = self.count_shared_globals()
        kinds = [self.table, *module.tables[1:], *module.memories, *module.tags]
        kinds += [each.type for each in module.globals[:shared]]
        taken = [
            Import("split", each.name, each.kind, kind)
            for each, kind in zip(self.list_shared(), kinds, strict=True)
        ]
        secondary = Module(
            {wasm.TYPE: module.sections[wasm.TYPE]},
            imports=[*module.imports, *taken],
            types=types,
            globals=module.globals[shared:],
            slots={slot: each for slot, each in self.filled.items() if each in self.cold},
            bodies=bodies,
        )
        return secondary.write()


def _call_slot(slot: int, kind: int) -> bytes:
    return b"\x41" + wasm.write_signed(slot) + b"\x11" + write_number(kind) + b"\x00"
