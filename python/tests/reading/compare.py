"""Runs random programs here and on the functional machine, and compares both after each instruction."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import numpy as np

import harmonica_simt
from harmonica_simt import ConfigurationError

from .core import Core
from .encoding import PAGE, decode_word
from .generate import Drawer, Program, draw_core
from .machine import Machine
from .state import FREE, RUNNING, SPAWN, STOPPED, Context

STEPS = 150
"""Instructions of a program, at most."""


Seen = tuple[str] | tuple[str, int, list[bool]]
"""State, pc and active lanes of a context; of a stopped one the state alone."""


class Difference(Exception):
    """The two disagree; the message says where."""


def rules(name: str) -> list[str]:
    """Give the rules of the page that name an instruction."""
    items = re.findall(r"^- \*\*(I[\d.]+)\*\*(.*?)(?=^- |^$)", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    return [rule for rule, text in items if re.search(rf"\b{name}\b", text)]


class Pair:
    """A program on both sides."""

    def __init__(self, core: Core, reference: harmonica_simt.Core, program: Program) -> None:
        self.core, self.program = core, program
        self.ours = Machine(core, program.image, program.typed, program.ended)
        image = harmonica_simt.Image.from_bytes(program.image, reference)
        self.theirs = harmonica_simt.Machine(image, reference, input=program.typed)
        if program.ended:
            self.theirs.end_input()
        registers = self.theirs.registers.copy()
        registers[:] = program.registers
        self.theirs.registers = registers
        self.theirs.predicates = np.array(program.predicates, dtype=np.bool_)
        for warp, words, bits in zip(self.ours.warps, program.registers, program.predicates, strict=True):
            warp.registers, warp.predicates = [list(lane) for lane in words], [list(lane) for lane in bits]
        self.last = self.ours.contexts[0]
        self.counts: Counter[str] = Counter()

    def run(self, steps: int = STEPS) -> None:
        """Run both to the end, or so many steps; raise a Difference."""
        before, ready = self.their_contexts(), self.ours.ready()
        for _ in range(steps):
            stop, after = self.theirs.step(), self.their_contexts()
            if ready:
                self.last = self.moved(ready, before, after)
                pc = self.last.pc
                self.ours.step(self.last)
                before, ready = self.settled(pc, after), self.ours.ready()
                self.counts[self.name()] += 1
                if self.ours.raised is not None:
                    self.counts[f"interrupt {self.ours.raised}"] += 1
                self.compare(before, ready)
            self.demand("whether contexts can go on", bool(ready), stop.reason == "limit")
            if not ready:
                break
        self.demand("memory", bytes(self.ours.memory.ram), self.theirs.memory[:].tobytes())
        self.demand("console", bytes(self.ours.memory.console.printed), self.theirs.console)

    def settled(self, pc: int, after: list[Seen]) -> list[Seen]:
        """I8.5.8: over there a join that has merged paths is at its own pc still, and compares again in a step."""
        number, ours = self.last.number, self.our_contexts()
        for _ in range(self.core.lanes):
            if self.name() == "join" and after[number][1:2] == (pc,) and after[number] != ours[number]:
                self.theirs.step()
                after = self.their_contexts()
        return after

    def name(self) -> str:
        """Give the name of the instruction of this step."""
        executed = self.ours.executed
        return executed.row.name if executed and executed.row else "(none)"

    def moved(self, ready: list[Context], before: list[Seen], after: list[Seen]) -> Context:
        """Give the context that has made the step over there: one that has changed, at best that of the last step."""
        changed = []
        for context in ready:
            was, now = before[context.number], after[context.number]
            # One that only no longer waits in wspawn has not moved.
            if was != now and not (was[0] == SPAWN and now == (RUNNING, *was[1:])):
                changed.append(context)
        if not changed:
            # An interrupt at the kernel entry changes registers alone.
            registers = self.theirs.registers.tolist()
            changed = [context for context in ready if context.warp.registers != registers[context.warp.number]]
        found = changed or ready
        return self.last if self.last in found else found[0]

    def their_contexts(self) -> list[Seen]:
        """Give state, pc and active lanes of each context over there; of a stopped one the state alone."""
        machine = self.theirs
        rows = zip(machine.states, machine.pcs.tolist(), machine.active_lanes.tolist(), strict=True)
        return [(state, pc, lanes) if state not in (STOPPED, FREE) else (state,) for state, pc, lanes in rows]

    def our_contexts(self) -> list[Seen]:
        """Give what `their_contexts` gives, from here."""
        found: list[Seen] = []
        for context in self.ours.contexts:
            lanes = [bool(context.mask >> lane & 1) for lane in range(self.core.lanes)]
            stopped = context.state in (STOPPED, FREE)
            found.append((context.state,) if stopped else (context.state, context.pc, lanes))
        return found

    def compare(self, contexts: list[Seen], ready: list[Context]) -> None:
        """Compare all that both show."""
        ours = self.our_contexts()
        for context in ready:
            # One that waits in wspawn runs again over there as soon as it may go on.
            if context.state == SPAWN and contexts[context.number][0] == RUNNING:
                ours[context.number] = (RUNNING, *ours[context.number][1:])
        self.demand("contexts", ours, contexts)
        self.demand("registers", [warp.registers for warp in self.ours.warps], self.theirs.registers.tolist())
        self.demand("predicates", [warp.predicates for warp in self.ours.warps], self.theirs.predicates.tolist())
        faults = [(fault.warp, fault.pc) for fault in self.theirs.faults]
        at = [(warp.number, warp.fault[1]) for warp in self.ours.warps if warp.fault]
        self.demand("faults", at, faults)
        executed = self.ours.executed
        if executed and executed.row and executed.row.unit == "LoadStore":
            self.demand("memory", bytes(self.ours.memory.ram), self.theirs.memory[:].tobytes())
            self.demand("console", bytes(self.ours.memory.console.printed), self.theirs.console)

    def demand(self, what: str, ours: object, theirs: object) -> None:
        """Raise a Difference when the two differ."""
        if ours != theirs:
            raise Difference(self.report(what, ours, theirs))

    def report(self, what: str, ours: object, theirs: object) -> str:
        """Say what differs, at which instruction, and which rules name it."""
        core, image = self.core, self.program.image
        listing = ""
        for at in range(0, self.program.code_bytes, core.ws):
            listing += f"  {at:4x}  {decode_word(core, int.from_bytes(image[at : at + core.ws], 'little'))}\n"
        toml = "".join(f"{key} = {value!r}\n" for key, value in core.options.items())
        executed = self.ours.executed
        return (
            f"{core.arch}\n{toml}{listing}step {sum(self.counts.values())}, context {self.last.number}: {executed}\n"
            f"rules that name it: {', '.join(rules(self.name()))}\n{what} (here, functional machine):\n"
            + "\n".join(unlike(ours, theirs, ""))
        )


def unlike(ours: object, theirs: object, place: str) -> list[str]:
    """List the places at which two values differ."""
    sequences = (list, bytes)
    if isinstance(ours, sequences) and isinstance(theirs, sequences) and len(ours) == len(theirs):
        pairs = enumerate(zip(ours, theirs, strict=True))
        return [line for at, (a, b) in pairs if a != b for line in unlike(a, b, f"{place}[{at}]")]
    shown = [hex(value) if type(value) is int else str(value) for value in (ours, theirs)]
    return [f"  {place}: {shown[0]}, {shown[1]}"]


def draw(seed: int) -> Pair:
    """Draw a core and a program from a seed."""
    random = Random(seed)
    while True:
        core = draw_core(random)
        try:
            reference = harmonica_simt.Core(core.arch, **core.options)
        except ConfigurationError:
            continue
        return Pair(core, reference, Drawer(core, random).program())


def run_source(core: Core, source: str) -> None:
    """Run assembly on a core; raises a Difference."""
    reference = harmonica_simt.Core(core.arch, **core.options)
    image = harmonica_simt.assemble(source, reference).bytes
    registers = [[[0] * core.gprs for _ in range(core.lanes)] for _ in range(core.warps)]
    predicates = [[[False] * core.preds for _ in range(core.lanes)] for _ in range(core.warps)]
    program = Program(image, len(image), registers, predicates, b"", ended=True)
    Pair(core, reference, program).run()


def run(seeds: range) -> Counter[str]:
    """Run a program of each seed; give how often each instruction was carried out. Raises the first Difference."""
    counts: Counter[str] = Counter()
    for seed in seeds:
        pair = draw(seed)
        try:
            pair.run()
        except Difference as difference:
            raise Difference(f"seed {seed}: {difference}") from None
        counts += pair.counts
    return counts
