"""A step of a context: fetch, what may keep an instruction from its effect, and interrupts (sections 5 and 7)."""

from __future__ import annotations

from .core import Core
from .divergence import MECHANISMS
from .encoding import Instruction, decode_bytes, decode_word
from .semantics import SEMANTICS, Execution, implemented
from .state import FREE, RUNNING, SPAWN, STOPPED, Console, Context, Interrupt, Memory, Tlb, Warp

ALWAYS = ("split", "splitl", "join")
"""I5.4: what acts when no lane executes, too."""
RESUMED = (0, 5)
"""I7.1: interrupts whose saved pc is next; of the others it is that of the instruction itself."""


class Machine:
    """A core with its memory, after reset (I9.1, I9.6)."""

    def __init__(self, core: Core, image: bytes, typed: bytes = b"", ended: bool = False) -> None:
        """Reset. There is no other core: the input of I10.6 is 1."""
        self.core = core
        self.memory = Memory(core, image, Console(typed, ended))
        self.tlb = Tlb(core.tlb_entries) if core.tlb_entries else None
        self.warps = [Warp(core, number) for number in range(core.warps)]
        self.contexts = [warp.home for warp in self.warps]
        self.contexts += [Context(core.warps + number, self.warps[0], FREE) for number in range(core.splits)]
        self.contexts[0].state, self.contexts[0].mask = RUNNING, 1
        self.mechanism = MECHANISMS[core.divergence](self)
        self.kernel_entry: int | None = None
        self.rung = False
        self.executed: Instruction | None = None
        self.raised: int | None = None
        """What the last step has fetched, and the interrupt that it took."""
        self.cache: dict[int, Instruction] = {}

    def ready(self) -> list[Context]:
        """Give the contexts that may make a step."""
        return [context for context in self.contexts if self._ready(context)]

    def _ready(self, context: Context) -> bool:
        warp = context.warp
        if self.core.divergence == "multi-path" and warp.handler not in (None, context):
            return False  # I8.6.11
        free = any(other.home.state == STOPPED for other in self.warps)
        able = context.state == RUNNING or (context.state == SPAWN and free)
        return able or (context.state in (SPAWN, STOPPED) and self._external(warp))

    def _external(self, warp: Warp) -> bool:
        """I7.6: whether warp 0 takes interrupt 8 now."""
        pending = self.rung or bool(self.memory.console.waiting)
        return pending and warp.number == 0 and warp.enabled and self.kernel_entry is not None

    def step(self, context: Context) -> None:
        """Carry out an instruction of a context, with an interrupt before or in its place (I5.26)."""
        self.executed = self.raised = None
        if self._external(context.warp):
            self.rung = False
            self._interrupt(context, Interrupt(8), context.pc)
        self.mechanism.before(context)
        pc = context.pc
        try:
            self._execute(context, context.warp)
        except Interrupt as interrupt:
            length = self.executed.length if self.executed else 0
            saved = (pc + length) & self.core.word if interrupt.number in RESUMED else pc
            self._interrupt(context, interrupt, saved)

    def _execute(self, context: Context, warp: Warp) -> None:
        core = self.core
        instruction = self.executed = self._fetch(context.pc, warp)
        row, guard = instruction.row, instruction.guard
        following = (context.pc + instruction.length) & core.word
        if (guard is not None and guard >= core.preds) or not instruction.length:
            raise Interrupt(3)  # I5.27
        mask = context.mask
        if guard is not None:
            mask &= sum(held[guard] << lane for lane, held in enumerate(warp.predicates))  # I5.2
        if not mask and not (row and row.name in ALWAYS and implemented(core, row, self.mechanism.instructions)):
            context.pc = following  # I5.4
            return
        if row is None or not self._valid(instruction, warp):
            raise Interrupt(3)
        jump = row.name in ("jmpi", "jali", "jmpr", "jalr") and self.mechanism.parts(context)
        if row.uniform and mask != context.mask and not jump:
            raise Interrupt(4)  # I4.3
        lanes = [lane for lane in range(core.lanes) if mask >> lane & 1]
        execution = Execution(self, context, warp, instruction, row, lanes, mask, following)
        context.pc = following
        SEMANTICS[row.name](execution)

    def _valid(self, instruction: Instruction, warp: Warp) -> bool:
        """I5.26: implemented by the configuration, its registers exist, and its mode is the right one."""
        core, row = self.core, instruction.row
        assert row
        limits = [core.preds if kind[0] == "p" else core.gprs for kind in row.slots]
        named = all(slot < limit for slot, limit in zip(instruction.slots, limits, strict=True))
        allowed = warp.supervisor or not row.privileged
        return named and allowed and implemented(core, row, self.mechanism.instructions)

    def _fetch(self, pc: int, warp: Warp) -> Instruction:
        """I5.12, I7.15, I9.7: from RAM alone."""
        if self.core.encoding == "b":
            return decode_bytes(self.core, lambda offset: self._byte((pc + offset) & self.core.word, pc, warp))
        place = self.executable(pc, pc, warp)
        place -= place % self.core.ws
        word = int.from_bytes(self.memory.ram[place : place + self.core.ws], "little")
        instruction = self.cache.get(word)
        if instruction is None:
            instruction = self.cache[word] = decode_word(self.core, word)
        return instruction

    def executable(self, address: int, pc: int, warp: Warp) -> int:
        """Translate an address of code."""
        physical = self.tlb.translate(address, warp.supervisor, 4) if self.tlb else address
        if physical >= self.core.ram_bytes:
            raise Interrupt(7, pc)
        return physical

    def _byte(self, address: int, pc: int, warp: Warp) -> int:
        return self.memory.ram[self.executable(address, pc, warp)]

    def access(self, warp: Warp, address: int, rights: int) -> tuple[bytearray | Console, int]:
        """Find what a load (1), store (2) or atomic instruction (3) reaches (I9.5, I12.16)."""
        physical = self.tlb.translate(address, warp.supervisor, rights) if self.tlb else address
        place = self.memory.place(physical)
        if place is None or (rights == 3 and isinstance(place[0], Console)):
            raise Interrupt(7, address)
        return place

    def activate(self, context: Context, mask: int) -> None:
        """Set the active lanes; a warp without any is stopped (I5.1)."""
        context.mask = mask
        if mask:
            context.state = RUNNING
        else:
            self.mechanism.stop(context, halted=False)

    def _interrupt(self, context: Context, interrupt: Interrupt, saved: int) -> None:
        warp = context.warp
        self.raised = interrupt.number
        context.pc = saved
        if interrupt.number != 8 and (not warp.enabled or self.kernel_entry is None):
            warp.fault = interrupt.number, saved  # I7.5, I7.10
            self.mechanism.stop(context, halted=False)
            return
        assert self.kernel_entry is not None
        shadow = warp.shadow  # I7.2
        shadow.mask, shadow.supervisor, shadow.pc = context.mask, warp.supervisor, saved
        shadow.registers, shadow.predicates = list(warp.registers[0]), list(warp.predicates[0])
        self.mechanism.enter(context)
        context.state, context.mask, context.pc = RUNNING, 1, self.kernel_entry
        warp.enabled, warp.supervisor = False, True
        warp.registers[0][0] = interrupt.number
        if interrupt.address is not None and self.core.gprs > 1:
            warp.registers[0][1] = interrupt.address
