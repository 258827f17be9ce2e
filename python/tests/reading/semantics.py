"""What each instruction does: a table by name. Sections 5, 6, 7, 8, 10 and 12."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from .core import Core
from .encoding import BY_NAME, Instruction, Row
from .floats import Format
from .state import BARRIER, RUNNING, SPAWN, STOPPED, Console, Context, Interrupt, Warp

if TYPE_CHECKING:
    from .machine import Machine


@dataclass
class Execution:
    """An instruction in the context that executes it.

    `lanes` and `mask` are the executing lanes (I5.2): none only for split, splitl and join.
    """

    machine: Machine
    context: Context
    warp: Warp
    instruction: Instruction
    row: Row
    lanes: list[int]
    mask: int
    following: int

    @property
    def core(self) -> Core:
        """The core."""
        return self.machine.core

    def source(self, slot: int, lane: int) -> int:
        """Give what a lane holds in the register of a slot."""
        return self.warp.registers[lane][self.instruction.slots[slot]]

    def scalar(self, slot: int) -> int:
        """I5.3: the value of the lowest executing lane."""
        return self.source(slot, self.lanes[0])

    def second(self, slot: int, lane: int) -> int:
        """Give the second operand: a register, or the immediate, sign-extended (I5.8, I12.6)."""
        if self.row.immediate:
            return self.instruction.immediate & self.core.word
        return self.source(slot, lane)

    def address(self, lane: int) -> int:
        """I5.22: (s + i) mod 2^n."""
        return (self.source(1, lane) + self.instruction.immediate) & self.core.word

    def write(self, values: dict[int, int]) -> None:
        """Write the destination in the executing lanes. Every result is taken modulo 2^n."""
        for lane, value in values.items():
            self.warp.registers[lane][self.instruction.slots[0]] = value & self.core.word

    def write_predicates(self, values: dict[int, bool]) -> None:
        """Write the destination of a predicate instruction in the executing lanes."""
        for lane, value in values.items():
            self.warp.predicates[lane][self.instruction.slots[0]] = value


Operation = Callable[[Core, int, int], int]


@cache
def _format(n: int) -> Format:
    return Format(n)


def _shift_right_signed(core: Core, a: int, b: int) -> int:
    """I12.8."""
    return core.signed(a) >> min(b, core.n)


# I5.5 to I5.8, I12.8, I12.9, section 6: of two words a word. Instructions of one operand ignore the second.
WORDS: dict[str, Operation] = {
    "neg": lambda c, a, b: -a,
    "not": lambda c, a, b: ~a,
    "and": lambda c, a, b: a & b,
    "or": lambda c, a, b: a | b,
    "xor": lambda c, a, b: a ^ b,
    "add": lambda c, a, b: a + b,
    "sub": lambda c, a, b: a - b,
    "mul": lambda c, a, b: a * b,
    "div": lambda c, a, b: a // b,
    "mod": lambda c, a, b: a % b,
    "shl": lambda c, a, b: a << b if b < c.n else 0,
    "shr": lambda c, a, b: a >> b if b < c.n else 0,
    "sra": _shift_right_signed,
    "mulhu": lambda c, a, b: a * b >> c.n,
    "itof": lambda c, a, b: _format(c.n).from_integer(c.signed(a)),
    "ftoi": lambda c, a, b: _format(c.n).to_integer(a),
    "fadd": lambda c, a, b: _format(c.n).add(a, b),
    "fsub": lambda c, a, b: _format(c.n).subtract(a, b),
    "fmul": lambda c, a, b: _format(c.n).multiply(a, b),
    "fdiv": lambda c, a, b: _format(c.n).divide(a, b),
    "fneg": lambda c, a, b: _format(c.n).negate(a),
}

# I5.9, I12.6, I12.7: of two words a predicate.
TESTS: dict[str, Callable[[Core, int, int], bool]] = {
    "rtop": lambda c, a, b: a != 0,
    "iszero": lambda c, a, b: a == 0,
    "isneg": lambda c, a, b: a & c.sign != 0,
    "eq": lambda c, a, b: a == b,
    "ne": lambda c, a, b: a != b,
    "lt": lambda c, a, b: c.signed(a) < c.signed(b),
    "ge": lambda c, a, b: c.signed(a) >= c.signed(b),
    "ltu": lambda c, a, b: a < b,
    "geu": lambda c, a, b: a >= b,
    "feq": lambda c, a, b: _format(c.n).equal(a, b),
    "flt": lambda c, a, b: _format(c.n).less(a, b, False),
    "fle": lambda c, a, b: _format(c.n).less(a, b, True),
}

# I5.9: of two predicates a predicate.
PREDICATES: dict[str, Callable[[bool, bool], bool]] = {
    "andp": lambda a, b: a and b,
    "orp": lambda a, b: a or b,
    "xorp": lambda a, b: a != b,
    "notp": lambda a, b: not a,
}

# I12.14: of the old word, s, and d as acas reads it, the new word.
ATOMICS: dict[str, Callable[[Core, int, int, int], int]] = {
    "aswap": lambda c, old, s, d: s,
    "aadd": lambda c, old, s, d: old + s,
    "aand": lambda c, old, s, d: old & s,
    "aor": lambda c, old, s, d: old | s,
    "axor": lambda c, old, s, d: old ^ s,
    "amin": lambda c, old, s, d: min(old, s, key=c.signed),
    "amax": lambda c, old, s, d: max(old, s, key=c.signed),
    "aminu": lambda c, old, s, d: min(old, s),
    "amaxu": lambda c, old, s, d: max(old, s),
    "acas": lambda c, old, s, d: s if old == d else old,
}

# I12.11: how many bytes a narrow load or store has.
NARROW = {"b": 1, "h": 2, "w": 4}


def _words(operation: Operation) -> Callable[[Execution], None]:
    def act(x: Execution) -> None:
        second = len(x.row.operands) > 2
        pairs = {lane: (x.source(1, lane), x.second(2, lane) if second else 0) for lane in x.lanes}
        if x.row.unit == "Divide" and any(b == 0 for _, b in pairs.values()):
            raise Interrupt(5)  # I5.6
        x.write({lane: operation(x.core, a, b) for lane, (a, b) in pairs.items()})

    return act


def _tests(test: Callable[[Core, int, int], bool]) -> Callable[[Execution], None]:
    def act(x: Execution) -> None:
        second = len(x.row.operands) > 2
        values = {lane: test(x.core, x.source(1, lane), x.second(2, lane) if second else 0) for lane in x.lanes}
        x.write_predicates(values)

    return act


def _predicates(operation: Callable[[bool, bool], bool]) -> Callable[[Execution], None]:
    def act(x: Execution) -> None:
        _, first, *more = x.instruction.slots
        held = {lane: x.warp.predicates[lane] for lane in x.lanes}
        x.write_predicates({lane: operation(p[first], p[more[0]] if more else False) for lane, p in held.items()})

    return act


# Memory.


def _load(width: int, signed: bool) -> Callable[[Execution], None]:
    def act(x: Execution) -> None:
        """I5.22, I5.23, I5.25, I9.4, I12.12."""
        places = {lane: x.machine.access(x.warp, x.address(lane), 1) for lane in x.lanes}
        typed = None
        values = {}
        for lane, (where, place) in places.items():
            below = place % x.core.ws
            if isinstance(where, Console):
                typed = where.take() if typed is None else typed
                word = typed
            else:
                word = int.from_bytes(where[place - below : place - below + x.core.ws], "little")
            bits = 8 * (width or x.core.ws)
            value = word >> 8 * below & (1 << bits) - 1
            values[lane] = value - (value >> bits - 1 << bits) if signed else value
        x.write(values)

    return act


def _store(width: int) -> Callable[[Execution], None]:
    def act(x: Execution) -> None:
        """I5.22 to I5.25, I9.3, I12.12: a store keeps its first operand at the address of the second."""
        places = {lane: x.machine.access(x.warp, x.address(lane), 2) for lane in x.lanes}
        printed: dict[int, int] = {}
        for lane, (where, place) in places.items():
            count = min(width or x.core.ws, x.core.ws - place % x.core.ws)
            for byte in range(count):
                value = x.source(0, lane) >> 8 * byte & 0xFF
                if isinstance(where, Console):
                    printed[place + byte] = value
                else:
                    where[place + byte] = value
        if printed:
            x.machine.memory.console.printed.append(printed[min(printed)])

    return act


def _atomic(operation: Callable[[Core, int, int, int], int]) -> Callable[[Execution], None]:
    def act(x: Execution) -> None:
        """I12.14 to I12.16."""
        ws, values = x.core.ws, {}
        places = {lane: x.machine.access(x.warp, x.source(1, lane), 3) for lane in x.lanes}
        for lane, (where, place) in places.items():
            assert isinstance(where, bytearray)
            place -= place % ws
            old = int.from_bytes(where[place : place + ws], "little")
            new = operation(x.core, old, x.source(2, lane), x.source(0, lane)) & x.core.word
            where[place : place + ws] = new.to_bytes(ws, "little")
            values[lane] = old
        x.write(values)

    return act


# Jumps and lanes.


def _jump(x: Execution) -> None:
    """I5.10, I5.11, I8.5.2: jmpi, jali, jmpr, jalr."""
    relative = x.row.immediate
    target = (x.following + x.instruction.immediate) & x.core.word if relative else x.scalar(len(x.row.slots) - 1)
    mechanism = x.machine.mechanism
    if mechanism.parts(x.context):
        mechanism.part(x.context, x.mask, target, x.following, x.instruction.immediate if relative else None)
    else:
        x.context.pc = target
    if x.row.operands[0] == "d":
        x.write(dict.fromkeys(x.lanes, x.following))


def _jump_with_lanes(x: Execution) -> None:
    """I5.14, I5.16: jalis, jalrs."""
    x.machine.mechanism.together(x.context, clone=False)
    count = x.scalar(1)
    if count > x.core.lanes:
        raise Interrupt(3)
    target = x.following + x.instruction.immediate if x.row.immediate else x.scalar(2)
    x.write(dict.fromkeys(x.lanes, x.following))
    x.context.pc = target & x.core.word
    x.machine.activate(x.context, (1 << count) - 1)


def _jmprt(x: Execution) -> None:
    """I5.15."""
    x.machine.mechanism.together(x.context, clone=False)
    x.context.pc = x.scalar(0)
    x.machine.activate(x.context, 1)


def _jmpru(x: Execution) -> None:
    """I7.8."""
    x.context.pc = x.scalar(0)
    x.warp.supervisor = False


def _clone(x: Execution) -> None:
    """I5.13, I5.16."""
    x.machine.mechanism.together(x.context, clone=True)
    to = x.scalar(0)
    if to >= x.core.lanes:
        raise Interrupt(3)
    x.warp.registers[to] = list(x.warp.registers[x.lanes[0]])


# Warps.


def _wspawn(x: Execution) -> None:
    """I5.17. While it waits, the warp is at its wspawn; which of several goes on first is left to the caller."""
    warp = next((warp for warp in x.machine.warps if warp.home.state == STOPPED), None)
    others = [other for other in x.machine.contexts if other.state == SPAWN]
    if warp is None or (others and x.context not in others):
        x.context.state, x.context.pc = SPAWN, (x.following - x.instruction.length) & x.core.word
        return
    x.context.state = RUNNING
    pc, value = x.scalar(1), x.scalar(2)
    warp.home.state, warp.home.pc, warp.home.mask = RUNNING, pc, 1
    warp.supervisor, warp.enabled, warp.fault = False, True, None
    x.machine.mechanism.start(warp)
    warp.registers[0][x.instruction.slots[0]] = value


def _bar(x: Execution) -> None:
    """I5.18, I5.19, I8.6.14, I10.7."""
    number, wanted = x.scalar(0), x.scalar(1)
    if x.core.several_cores and number >= x.core.sign:
        if number - x.core.sign >= min(x.core.barriers, 8) or wanted == 0 or wanted > 16:
            raise Interrupt(3)
        return  # Barriers between cores are open where there is no other core.
    if number >= x.core.barriers or wanted == 0 or wanted > x.core.warps + x.core.splits:
        raise Interrupt(3)
    x.context.state, x.context.barrier = BARRIER, number
    waiting = [context for context in x.machine.contexts if context.barrier == number]
    if len(waiting) >= wanted:
        for context in waiting:
            context.state, context.barrier = RUNNING, None


def _halt(x: Execution) -> None:
    """I5.20."""
    x.machine.mechanism.stop(x.context, halted=True)


# System.


def _trap(x: Execution) -> None:
    raise Interrupt(0)


def _enable(x: Execution) -> None:
    """I7.8."""
    x.warp.enabled = x.row.name == "ei"


def _skep(x: Execution) -> None:
    """I7.8, I7.10."""
    x.machine.kernel_entry = x.scalar(0)


def _reti(x: Execution) -> None:
    """I7.3, I7.4."""
    x.machine.mechanism.leave_allowed(x.context)
    shadow = x.warp.shadow
    x.warp.registers[0], x.warp.predicates[0] = list(shadow.registers), list(shadow.predicates)
    x.warp.supervisor, x.warp.enabled = shadow.supervisor, True
    x.context.pc = shadow.pc
    x.machine.mechanism.leave(x.context)
    x.machine.activate(x.context, shadow.mask)


def _tlb(x: Execution) -> None:
    """I7.11 to I7.16: tlbadd, tlbrm, tlbflush."""
    operands = [x.scalar(slot) for slot in range(len(x.row.slots))]
    if x.machine.tlb:
        getattr(x.machine.tlb, x.row.name)(*operands)


def _ring(x: Execution) -> None:
    """I12.19: there is this core alone, whose number is 0."""
    if x.scalar(0):
        raise Interrupt(3)
    x.machine.rung = True


def _hwid(x: Execution) -> None:
    """I10.1, I10.4 to I10.6."""
    key, core = x.instruction.immediate, x.core
    count = 0
    if 16 <= key < 16 + core.preds:
        count = sum(x.warp.predicates[lane][key - 16] for lane in x.lanes)
    known = {-1: int(core.several_cores), 1: x.warp.number, 2: core.lanes, 3: core.warps}
    x.write({lane: lane if key == 0 else known.get(key, count) for lane in x.lanes})


def _ldi(x: Execution) -> None:
    x.write(dict.fromkeys(x.lanes, x.instruction.immediate))


def _nothing(x: Execution) -> None:
    """Do nothing: nop, and without time fence (I12.18), too."""


# Divergence (section 8).


def _split(x: Execution) -> None:
    x.machine.mechanism.split(x.context, x.mask, x.following)


def _splitl(x: Execution) -> None:
    x.machine.mechanism.splitl(x.context, x.mask, x.following)


def _join(x: Execution) -> None:
    x.machine.mechanism.join(x.context, x.following)


SEMANTICS: dict[str, Callable[[Execution], None]] = {
    **{name: _words(operation) for name, operation in WORDS.items()},
    **{name: _tests(test) for name, test in TESTS.items()},
    **{name: _predicates(operation) for name, operation in PREDICATES.items()},
    **{name: _atomic(operation) for name, operation in ATOMICS.items()},
    **{"ld" + letter: _load(width, signed=True) for letter, width in NARROW.items()},
    **{"ld" + letter + "u": _load(width, signed=False) for letter, width in NARROW.items()},
    **{"st" + letter: _store(width) for letter, width in NARROW.items()},
    **dict.fromkeys(["jmpi", "jali", "jmpr", "jalr"], _jump),
    **dict.fromkeys(["jalis", "jalrs"], _jump_with_lanes),
    **dict.fromkeys(["tlbadd", "tlbrm", "tlbflush"], _tlb),
    **dict.fromkeys(["ei", "di"], _enable),
    **dict.fromkeys(["nop", "fence"], _nothing),
    "ld": _load(0, signed=False),
    "st": _store(0),
    "ldi": _ldi,
    "hwid": _hwid,
    "jmprt": _jmprt,
    "jmpru": _jmpru,
    "clone": _clone,
    "halt": _halt,
    "wspawn": _wspawn,
    "bar": _bar,
    "trap": _trap,
    "skep": _skep,
    "reti": _reti,
    "ring": _ring,
    "split": _split,
    "splitl": _splitl,
    "join": _join,
}
# I5.8, I12.6, I12.8: the forms with an immediate.
SEMANTICS |= {name: SEMANTICS[name[:-1]] for name in BY_NAME if name[-1] == "i" and name[:-1] in WORDS | TESTS}
assert not BY_NAME.keys() ^ SEMANTICS.keys(), "each instruction has a meaning"


def implemented(core: Core, row: Row, present: frozenset[str]) -> bool:
    """I7.18, I8.4.1, I12.5, I12.7, I12.11, I12.19: whether the configuration has an instruction."""
    absent = (
        (row.unit == "Multiply" and not core.multiplier)
        or (row.unit == "Divide" and not core.divider)
        or ((row.unit == "Float" or row.name in ("feq", "flt", "fle")) and not core.float)
        or (row.unit == "Barrier" and not core.barriers)
        or (row.unit == "Divergence" and row.name not in present)
        or NARROW.get(row.name.rstrip("u")[2:], 0) >= core.ws
        or (row.name == "ring" and not core.several_cores)
    )
    return not absent
