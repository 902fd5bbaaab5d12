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
from typing import NamedTuple

from widgets.runtime.split import wasm
from widgets.runtime.split.pruning import NO_BODY
from widgets.runtime.split.wasm import Export, write_list, write_number, write_sized

PREFIX = "split."
"""The prefix of names that the primary exports to the secondary and the linker."""
_NOTHING = b"\x00\x0b"


class Parts(NamedTuple):
    """The two modules."""

    primary: bytes
    secondary: bytes


def part(data: bytes, runs: Set[int]) -> Parts:
    """Split a module; `runs` are the indices of the primary's functions.

    Raises wasm.Unreadable if the module can't be split.
    """
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
        self.slots: dict[int, int] = {}
        for slot, function in module.slots.items():
            self.slots.setdefault(function, slot)
        self.added = sorted((self.trampolines | self.ways_back) - set(self.slots))
        self.table, first = wasm.grow_table(module.tables[0], len(self.added) + 1)
        self.slots |= {function: first + at for at, function in enumerate(self.added)}
        self.loader = first + len(self.added)

    def body(self, function: int) -> bytes:
        return self.module.bodies[function - self.first]

    # --- Calls between the parts ---

    def find_plain_type(self) -> int:
        """Return the type of functions that take and return nothing."""
        counts = zip(self.module.parameters, self.module.results, strict=True)
        for index, count in enumerate(counts):
            if count == (0, 0):
                return index
        raise wasm.Unreadable("No function takes and returns nothing.")

    def write_call(self, function: int) -> bytes:
        """Return code that calls a function through its slot, passing on the parameters."""
        kind = self.module.types[function]
        code = b"".join(b"\x20" + write_number(at) for at in range(self.module.parameters[kind]))
        return code + _call_slot(self.slots[function], kind)

    def choose_types(self, own: Set[int], others: Set[int]) -> Iterator[bytes]:
        """Yield each function's type in one part; unused ones may have any."""
        for function, kind in enumerate(self.module.types[self.first :], self.first):
            called = function in own or function in others
            yield write_number(kind if called else self.plain)

    def choose_bodies(self, own: Set[int], others: Set[int]) -> Iterator[bytes]:
        """Yield each function's body in one part: the real one, a call to the other, or none."""
        # A trampoline loads the secondary first; on the way back, there's nothing to load.
        load = _call_slot(self.loader, self.plain) if own is self.hot else b""
        for function in range(self.first, self.first + len(self.module.bodies)):
            if function in own:
                yield write_sized(self.body(function))
            elif function in others:
                yield write_sized(b"\x00" + load + self.write_call(function) + b"\x0b")
            else:
                yield write_sized(NO_BODY)

    # --- The primary ---

    def write_primary(self) -> bytes:
        module = self.module
        done = self.first + len(module.bodies)
        slot = module.count_imports(wasm.A_GLOBAL) + len(module.globals)
        constant = bytes([wasm.I32, 0]) + wasm.write_constant(self.loader)
        known = [(each.type + each.value) for each in module.globals]
        changed = {
            wasm.FUNCTION: write_list(
                [*self.choose_types(self.hot, self.trampolines), write_number(self.plain)]
            ),
            wasm.TABLE: write_list([self.table, *module.tables[1:]]),
            wasm.GLOBAL: write_list([*known, constant]),
            wasm.EXPORT: write_list(
                each.write()
                for each in (
                    *module.exports,
                    *dict.fromkeys(self.list_shared()),
                    Export(f"{PREFIX}table", wasm.A_TABLE, 0),
                    Export(f"{PREFIX}slot", wasm.A_GLOBAL, slot),
                    Export(f"{PREFIX}done", wasm.A_FUNCTION, done),
                )
            ),
            wasm.ELEMENT: write_list(self.write_elements(self.hot | self.trampolines)),
            wasm.CODE: write_list(
                [*self.choose_bodies(self.hot, self.trampolines), write_sized(_NOTHING)]
            ),
        }
        return wasm.write(module.customs, module.sections | changed)

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

    def write_elements(self, functions: Set[int]) -> Iterator[bytes]:
        """Yield segments that put functions into all of their slots."""
        filled = self.module.slots | {self.slots[function]: function for function in self.added}
        slots = (slot for slot, function in filled.items() if function in functions)
        for each in wasm.list_ranges(slots):
            held = (write_number(filled[slot]) for slot in each)
            yield b"\x00" + wasm.write_constant(each.start) + write_list(held)

    # --- The secondary ---

    def write_secondary(self) -> bytes:
        module = self.module
        shared = self.count_shared_globals()
        types = [self.table, *module.tables[1:], *module.memories, *module.tags]
        types += [each.type for each in module.globals[:shared]]
        taken = [
            wasm.write_name("split") + wasm.write_name(each.name) + bytes([each.kind]) + kind
            for each, kind in zip(self.list_shared(), types, strict=True)
        ]
        rest = [each.type + each.value for each in module.globals[shared:]]
        return wasm.write(
            [],
            {
                wasm.TYPE: module.sections.get(wasm.TYPE, b""),
                wasm.IMPORT: write_list([*module.imports, *taken]),
                wasm.FUNCTION: write_list(self.choose_types(self.cold, self.ways_back)),
                wasm.GLOBAL: write_list(rest),
                wasm.ELEMENT: write_list(self.write_elements(self.cold)),
                wasm.CODE: write_list(self.choose_bodies(self.cold, self.ways_back)),
            },
        )


def _call_slot(slot: int, kind: int) -> bytes:
    return b"\x41" + wasm.write_signed(slot) + b"\x11" + write_number(kind) + b"\x00"
