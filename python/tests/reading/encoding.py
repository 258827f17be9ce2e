"""Sections 2, 3, 4 and 12: instructions as words or bytes. The tables of opcodes are read from the page itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from .core import Core

PAGE = Path(__file__).parents[3] / "docs/isa.md"
TRAP = 0x2E


@dataclass(frozen=True)
class Row:
    """A row of a table of opcodes (I4.1, I12.5)."""

    code: int
    name: str
    operands: tuple[str, ...]
    unit: str
    privileged: bool
    uniform: bool

    @cached_property
    def slots(self) -> list[str]:
        """The operands that are registers: d, s, pd, ps."""
        return [operand for operand in self.operands if operand != "i"]

    @cached_property
    def immediate(self) -> bool:
        """Whether there is an immediate."""
        return "i" in self.operands


def _rows() -> dict[int, Row]:
    pattern = r"^\| ([0-9a-f]{2}) \| `(\w+)` \| ([a-z, ]*) \| (\w+) \| ([a-z, ]*)\|$"
    found = re.findall(pattern, PAGE.read_text(), re.MULTILINE)
    rows = {}
    for code, name, operands, unit, flags in found:
        if unit == "Custom":  # No function unit is read here, and without one they are invalid (I13.2).
            continue
        split = tuple(operands.strip().split(", ")) if operands.strip() else ()
        rows[int(code, 16)] = Row(int(code, 16), name, split, unit, "privileged" in flags, "uniform" in flags)
    assert sorted(rows) == list(range(0x67)), f"{PAGE} has other tables of opcodes than this reading"
    return rows


ROWS = _rows()
BY_NAME = {row.name: row for row in ROWS.values()}


@dataclass(frozen=True)
class Instruction:
    """An instruction as it is fetched.

    Its row is None when there is no such opcode; in encoding b it has no length then (I5.27).
    """

    row: Row | None
    guard: int | None
    slots: tuple[int, ...]
    immediate: int
    length: int

    def __str__(self) -> str:
        guard = "" if self.guard is None else f"@p{self.guard} ? "
        if not self.row:
            return f"{guard}(no such opcode)"
        registers = zip(self.row.slots, self.slots, strict=True)
        words = [("@p" if kind[0] == "p" else "%r") + str(slot) for kind, slot in registers]
        words += [f"#{self.immediate}"] if self.row.immediate else []
        return f"{guard}{self.row.name} {', '.join(words)}"


def extended(value: int, bits: int) -> int:
    """Take the low bits of a value as two's complement."""
    value &= (1 << bits) - 1
    return value - (value >> bits - 1 << bits)


def immediate_bits(core: Core, row: Row) -> int:
    """I2.2, I12.2, I3.1: how wide an immediate is."""
    if core.encoding == "b":
        return core.n
    function = 6 if row.code >= 0x40 else 0
    return core.n - 7 - core.p - core.r * len(row.slots) - function


def decode_word(core: Core, word: int) -> Instruction:
    """I2.2: from the top: predicated, guard, opcode, slots, immediate. I2.3: unused bits do not count."""
    top = core.n - 1
    guard = word >> top - core.p & (1 << core.p) - 1 if word >> top else None
    code = word >> top - core.p - 6 & 63
    function = word & 63
    if code == TRAP and core.extension and function:
        code = 0x3F + function  # I12.2, I12.3
    row = ROWS.get(code)
    if row is None:
        return Instruction(None, guard, (), 0, core.ws)
    place = top - core.p - 6
    slots = []
    for _ in row.slots:
        place -= core.r
        slots.append(word >> place & (1 << core.r) - 1)
    immediate = 0
    if row.immediate:
        immediate = extended(word >> (6 if row.code >= 0x40 else 0), immediate_bits(core, row))
    return Instruction(row, guard, tuple(slots), immediate, core.ws)


def decode_bytes(core: Core, byte: Callable[[int], int]) -> Instruction:
    """I3.1: guard, opcode, a byte for each register, then a word as the immediate. `byte` fetches them one by one."""
    guard = None if byte(0) == 0xFF else byte(0)
    row = ROWS.get(byte(1))
    if row is None or (row.code >= 0x40 and not core.extension):  # I12.1
        return Instruction(None, guard, (), 0, 0)
    end = 2 + len(row.slots)
    slots = tuple(byte(place) for place in range(2, end))
    immediate = 0
    if row.immediate:
        immediate = extended(sum(byte(end + place) << 8 * place for place in range(core.ws)), core.n)
        end += core.ws
    return Instruction(row, guard, slots, immediate, end)


def encode(core: Core, name: str, *operands: int, guard: int | None = None) -> bytes:
    """Write an instruction: the registers, then the immediate."""
    row = BY_NAME[name]
    slots, immediate = operands[: len(row.slots)], sum(operands[len(row.slots) :])
    if core.encoding == "b":
        head = bytes([0xFF if guard is None else guard, row.code, *slots])
        return head + ((immediate & core.word).to_bytes(core.ws, "little") if row.immediate else b"")
    function = max(0, row.code - 0x3F)
    word = (guard is not None) << core.p | (guard or 0)
    word = word << 6 | (TRAP if function else row.code)
    for slot in slots:
        word = word << core.r | slot
    rest = core.n - 7 - core.p - core.r * len(slots)
    low = function
    if row.immediate:
        bits = immediate_bits(core, row)
        low |= (immediate & (1 << bits) - 1) << rest - bits
    return (word << rest | low).to_bytes(core.ws, "little")
