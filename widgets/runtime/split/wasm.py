"""Read and write WebAssembly modules, as far as splitting them requires.

A module is a list of sections; only the relevant ones are parsed. Functions, tables and so on are
numbered with imports first. Anything else raises `Unreadable`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from typing import NamedTuple

MAGIC = b"\0asm\1\0\0\0"

# Sections.
CUSTOM, TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL = range(7)
EXPORT, START, ELEMENT, CODE, DATA, DATA_COUNT, TAG = range(7, 14)

_ORDER = (
    TYPE, IMPORT, FUNCTION, TABLE, MEMORY, TAG, GLOBAL,
    EXPORT, START, ELEMENT, DATA_COUNT, CODE, DATA,
)  # fmt: skip
_LINKING = b"\x08dylink.0"

# Kinds of imports and exports.
A_FUNCTION, A_TABLE, A_MEMORY, A_GLOBAL, A_TAG = range(5)

I32 = 0x7F


class Unreadable(ValueError):
    """The module uses an unsupported feature."""


def list_ranges(numbers: Iterable[int]) -> Iterator[range]:
    """Yield the ranges of consecutive numbers, in order."""
    for _, run in groupby(enumerate(sorted(numbers)), lambda pair: pair[1] - pair[0]):
        found = [number for _, number in run]
        yield range(found[0], found[-1] + 1)


class Reader:
    """Reads bytes from front to back."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def byte(self) -> int:
        """Return the next byte."""
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        """Return an unsigned number in LEB128."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def signed(self) -> int:
        """Return a signed number in LEB128."""
        start = self.at
        value = self.number()
        bits = 7 * (self.at - start)
        return value - (1 << bits) if value >> (bits - 1) else value

    def take(self, size: int) -> bytes:
        """Return the next `size` bytes."""
        self.at += size
        return self.data[self.at - size : self.at]

    def name(self) -> str:
        """Return a length-prefixed text."""
        return self.take(self.number()).decode()


def write_number(value: int) -> bytes:
    """Return an unsigned number in LEB128."""
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes([*out, value])


def write_signed(value: int) -> bytes:
    """Return a signed number in LEB128."""
    out = bytearray()
    while not -64 <= value < 64:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes([*out, value & 127])


def write_name(text: str) -> bytes:
    """Return a length-prefixed text."""
    return write_sized(text.encode())


def write_sized(data: bytes) -> bytes:
    """Return length-prefixed bytes."""
    return write_number(len(data)) + data


def write_list(items: Iterable[bytes]) -> bytes:
    """Return count-prefixed items."""
    listed = [*items]
    return write_number(len(listed)) + b"".join(listed)


def write_constant(value: int) -> bytes:
    """Return an i32 constant expression."""
    return b"\x41" + write_signed(value) + b"\x0b"


@dataclass(frozen=True)
class Import:
    """An import: its module, name and kind, and its encoded type."""

    module: str
    name: str
    kind: int
    type: bytes

    def write(self) -> bytes:
        """Return its encoding in a section."""
        return write_name(self.module) + write_name(self.name) + bytes([self.kind]) + self.type


@dataclass(frozen=True)
class Export:
    """An export: its name, kind and index."""

    name: str
    kind: int
    index: int

    def write(self) -> bytes:
        """Return its encoding in a section."""
        return write_name(self.name) + bytes([self.kind]) + write_number(self.index)


@dataclass(frozen=True)
class Global:
    """A global defined by a module: its type, ending in 1 if mutable; its initial value's code."""

    type: bytes
    value: bytes


@dataclass
class Module:
    """A module's parsed lists, and its other sections by number."""

    sections: dict[int, bytes]
    customs: list[bytes] = field(default_factory=list)
    parameters: list[int] = field(default_factory=list)
    """The number of parameters of each function type."""
    results: list[int] = field(default_factory=list)
    imports: list[Import] = field(default_factory=list)
    types: list[int] = field(default_factory=list)
    """The type of each function."""
    tables: list[bytes] = field(default_factory=list)
    memories: list[bytes] = field(default_factory=list)
    tags: list[bytes] = field(default_factory=list)
    globals: list[Global] = field(default_factory=list)
    exports: list[Export] = field(default_factory=list)
    slots: dict[int, int] = field(default_factory=dict)
    """The initial function in each slot of the first table."""
    bodies: list[bytes] = field(default_factory=list)

    def count_imports(self, kind: int) -> int:
        """Return the number of imports of a kind."""
        return sum(each.kind == kind for each in self.imports)

    def write(self) -> bytes:
        """Encode the module; a custom section about linking comes first."""
        own_types = self.types[self.count_imports(A_FUNCTION) :]
        lists = {
            IMPORT: [each.write() for each in self.imports],
            FUNCTION: [*map(write_number, own_types)],
            TABLE: self.tables,
            MEMORY: self.memories,
            TAG: self.tags,
            GLOBAL: [each.type + each.value for each in self.globals],
            EXPORT: [each.write() for each in self.exports],
            ELEMENT: [*_write_elements(self.slots)],
            CODE: [*map(write_sized, self.bodies)],
        }
        sections = self.sections | {
            number: write_list(items) for number, items in lists.items() if items
        }
        first = [each for each in self.customs if each.startswith(_LINKING)]
        last = [each for each in self.customs if not each.startswith(_LINKING)]
        parts = [(CUSTOM, each) for each in first]
        parts += [(number, sections[number]) for number in _ORDER if number in sections]
        parts += [(CUSTOM, each) for each in last]
        return MAGIC + b"".join(bytes([number]) + write_sized(data) for number, data in parts)


def _write_elements(slots: Mapping[int, int]) -> Iterator[bytes]:
    """Yield segments that put functions into slots of the first table."""
    for each in list_ranges(slots):
        functions = (write_number(slots[slot]) for slot in each)
        yield b"\x00" + write_constant(each.start) + write_list(functions)


def read(data: bytes) -> Module:
    """Parse a module. Raises Unreadable."""
    if data[:8] != MAGIC:
        raise Unreadable("This isn't WebAssembly.")
    reader = Reader(data)
    reader.at = len(MAGIC)
    module = Module({})
    while reader.at < len(data):
        number = reader.byte()
        section = reader.take(reader.number())
        if number == CUSTOM:
            module.customs.append(section)
        else:
            module.sections[number] = section
    _read_types(module)
    module.imports = _read_list(module, IMPORT, _read_import)
    functions = [each for each in module.imports if each.kind == A_FUNCTION]
    module.types = [Reader(each.type).number() for each in functions]
    module.types += _read_list(module, FUNCTION, Reader.number)
    module.tables = _read_list(module, TABLE, lambda reader: _read_described(reader, A_TABLE))
    module.memories = _read_list(module, MEMORY, lambda reader: _read_described(reader, A_MEMORY))
    module.tags = _read_list(module, TAG, lambda reader: _read_described(reader, A_TAG))
    module.globals = _read_list(module, GLOBAL, _read_global)
    module.exports = _read_list(
        module, EXPORT, lambda reader: Export(reader.name(), reader.byte(), reader.number())
    )
    module.bodies = _read_list(module, CODE, lambda reader: reader.take(reader.number()))
    for slots in _read_list(module, ELEMENT, _read_slots):
        module.slots |= slots
    return module


def _read_list[T](module: Module, number: int, read_item: Callable[[Reader], T]) -> list[T]:
    """Take out a list section, and return its items."""
    reader = Reader(module.sections.pop(number, b"\0"))
    return [read_item(reader) for _ in range(reader.number())]


def _read_types(module: Module) -> None:
    reader = Reader(module.sections.get(TYPE, b"\0"))
    for _ in range(reader.number()):
        if reader.byte() != 0x60:
            raise Unreadable("A type is not that of a function.")
        for counts in (module.parameters, module.results):
            counts.append(reader.number())
            for _ in range(counts[-1]):
                _skip_type(reader)


def _skip_type(reader: Reader) -> None:
    if reader.byte() in (0x63, 0x64):
        reader.signed()


def _read_import(reader: Reader) -> Import:
    names = reader.name(), reader.name()
    kind = reader.byte()
    return Import(*names, kind, _read_described(reader, kind))


def _read_described(reader: Reader, kind: int) -> bytes:
    """Return the encoded type of a function, table, memory, global or tag."""
    start = reader.at
    if kind in (A_TABLE, A_GLOBAL):
        _skip_type(reader)
    if kind in (A_TAG, A_GLOBAL):
        reader.byte()
    if kind in (A_TABLE, A_MEMORY):
        _read_limits(reader)
    elif kind != A_GLOBAL:
        reader.number()
    return reader.data[start : reader.at]


def _read_limits(reader: Reader) -> tuple[int, int, int | None]:
    """Return the flags, the initial size, and the maximum if there is one."""
    flags = reader.byte()
    return flags, reader.number(), reader.number() if flags & 1 else None


def _read_global(reader: Reader) -> Global:
    described = _read_described(reader, A_GLOBAL)
    start = reader.at
    _read_constant(reader)
    return Global(described, reader.data[start : reader.at])


def _read_constant(reader: Reader) -> int | None:
    """Return the value of an i32 constant expression, or None for any other."""
    value = None
    code = reader.byte()
    if code == 0x41:
        value = reader.signed()
    elif code in (0x23, 0x42, 0xD0, 0xD2):
        reader.signed()
    elif code in (0x43, 0x44):
        reader.take(4 if code == 0x43 else 8)
    else:
        raise Unreadable(f"An expression has the instruction {code:#x}.")
    if reader.byte() != 0x0B:
        raise Unreadable("An expression has several instructions.")
    return value


def _read_slots(reader: Reader) -> dict[int, int]:
    """Return the functions that an element segment puts into slots of the first table."""
    if reader.byte() != 0:
        raise Unreadable("Elements are not for the first table alone.")
    start = _read_constant(reader)
    if start is None:
        raise Unreadable("Elements have no known place.")
    return {slot: reader.number() for slot in range(start, start + reader.number())}


def grow_table(table: bytes, more: int) -> tuple[bytes, int]:
    """Return a table's type with more slots, and the first of them."""
    reader = Reader(table)
    _skip_type(reader)
    kind = table[: reader.at]
    flags, size, most = _read_limits(reader)
    limits = write_number(size + more) + (b"" if most is None else write_number(most + more))
    return kind + bytes([flags]) + limits, size


# The number of LEB128 operands; instructions not listed are in find_uses.
_NUMBERS = {
    **dict.fromkeys((0x02, 0x03, 0x04, 0x06, 0x07, 0x08, 0x09, 0x0C, 0x0D, 0x18), 1),
    **dict.fromkeys((0x11, 0x13), 2),
    **dict.fromkeys((0x20, 0x21, 0x22, 0x25, 0x26), 1),
    **dict.fromkeys((0x3F, 0x40, 0x41, 0x42, 0xD0), 1),
}
_NONE = {0x00, 0x01, 0x05, 0x0A, 0x0B, 0x0F, 0x19, 0x1A, 0x1B, 0xD1, *range(0x45, 0xC5)}
_CALLS = (0x10, 0x12)
_VARIABLES = (0x23, 0x24)
_BULK = {**dict.fromkeys(range(8), 0), 10: 2, 11: 1, 14: 2, 15: 1, 16: 1, 17: 1}
"""The same after 0xfc, without memory.init, data.drop, table.init and elem.drop, which refer to
segments of one module."""


def find_code(body: bytes) -> int:
    """Return where the code of a function's body begins, after its locals."""
    reader = Reader(body)
    for _ in range(reader.number()):
        reader.number()
        _skip_type(reader)
    return reader.at


class Uses(NamedTuple):
    """The functions that code calls directly, and the globals it gets or sets."""

    functions: frozenset[int]
    globals: frozenset[int]


@cache
def find_uses(body: bytes) -> Uses:
    """Return what a function's body uses. Raises Unreadable."""
    reader = Reader(body)
    reader.at = find_code(body)
    calls: set[int] = set()
    variables: set[int] = set()
    end = len(body)
    while reader.at < end:
        code = reader.byte()
        if code in _NONE:
            continue
        if code in _NUMBERS:
            for _ in range(_NUMBERS[code]):
                _skip_number(reader)
        elif 0x28 <= code < 0x3F:
            _skip_address(reader)
        elif code in _CALLS:
            calls.add(reader.number())
        elif code in _VARIABLES:
            variables.add(reader.number())
        elif code in (0x43, 0x44):
            reader.at += 4 if code == 0x43 else 8
        elif code == 0x0E:
            for _ in range(reader.number() + 1):
                _skip_number(reader)
        else:
            _skip_rare(reader, code)
    return Uses(frozenset(calls), frozenset(variables))


def _skip_number(reader: Reader) -> None:
    data, at = reader.data, reader.at
    while data[at] > 127:
        at += 1
    reader.at = at + 1


def _skip_address(reader: Reader) -> None:
    if reader.number() & 64:
        reader.number()
    _skip_number(reader)


def _skip_rare(reader: Reader, code: int) -> None:
    if code == 0x1C:
        for _ in range(reader.number()):
            _skip_type(reader)
    elif code == 0x1F:
        reader.signed()
        for _ in range(reader.number()):
            if reader.byte() < 2:
                reader.number()
            reader.number()
    elif code == 0xFC:
        code = reader.number()
        if code not in _BULK:
            raise Unreadable(f"Code has the instruction 0xfc {code}.")
        for _ in range(_BULK[code]):
            reader.number()
    else:
        raise Unreadable(f"Code has the instruction {code:#x}.")
