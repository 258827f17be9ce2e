"""What a program sees: warps with their lanes, contexts, memory, console, TLB (I5.1, sections 7, 8 and 9)."""

from __future__ import annotations

from dataclasses import dataclass, field

from .core import Core

RUNNING, STOPPED, BARRIER, SPAWN, FREE = "Running", "Stopped", "WaitBarrier", "WaitSpawn", "Free"


class Interrupt(Exception):
    """An interrupt (section 7), with the address for r1 if it has one."""

    def __init__(self, number: int, address: int | None = None) -> None:
        super().__init__(f"interrupt {number}")
        self.number = number
        self.address = address


@dataclass(eq=False)
class Region:
    """What the mechanisms keep: an entry of a stack {kind, mask, pc}, or one of multi-path's table."""

    kind: str
    mask: int
    pc: int = 0
    pending: int = 0
    parent: Region | None = None
    deferred: int = 0


@dataclass
class Shadow:
    """The shadow set of a warp (I7.2). I7.4: what it is before the first entry."""

    mask: int
    supervisor: bool
    pc: int
    registers: list[int]
    predicates: list[bool]
    entry: Region | None = None
    handler: Context | None = None


@dataclass(eq=False)
class Context:
    """What is scheduled: a pc, an active mask, and with multi-path the innermost region (I5.1, part 8.6).

    The warp of a split context that is Free means nothing.
    """

    number: int
    warp: Warp
    state: str
    pc: int = 0
    mask: int = 0
    entry: Region | None = None
    barrier: int | None = None


class Warp:
    """A warp: registers of its lanes, mode, shadow set, and its stack or table of regions."""

    def __init__(self, core: Core, number: int) -> None:
        """I9.6: reset."""
        self.number = number
        self.home = Context(number, self, STOPPED)
        self.registers = [[0] * core.gprs for _ in range(core.lanes)]
        self.predicates = [[False] * core.preds for _ in range(core.lanes)]
        self.supervisor = True
        self.enabled = True
        self.shadow = Shadow(0, True, 0, [0] * core.gprs, [False] * core.preds)
        self.handler: Context | None = None
        """The context that runs a handler (I8.5.12, I8.6.11)."""
        self.regions: list[Region] = []
        self.fault: tuple[int, int] | None = None
        """Number and saved pc of the interrupt that has stopped the warp (I7.5, I7.10)."""


@dataclass
class Page:
    """An entry of the TLB."""

    virtual: int
    physical: int
    rights: int


class Tlb:
    """I7.11 to I7.16."""

    def __init__(self, entries: int) -> None:
        """I7.12: after reset."""
        self.others: list[Page | None] = [None] * max(0, entries - 1)
        self.turn = 0
        self.zero: Page | None = None
        self.tlbflush()

    def tlbflush(self) -> None:
        """I7.12: page 0 maps to itself with all rights, and is the only one valid."""
        self.zero = Page(0, 0, 0o77)
        self.others = [None] * len(self.others)

    def tlbadd(self, virtual: int, physical: int, flags: int) -> None:
        """I7.11, I7.14: in place, or round-robin."""
        page = Page(virtual >> 12, physical >> 12, flags & 0o77)
        if page.virtual == 0:
            self.zero = page
            return
        for place, other in enumerate(self.others):
            if other and other.virtual == page.virtual:
                self.others[place] = page
                return
        if self.others:
            self.others[self.turn] = page
            self.turn = (self.turn + 1) % len(self.others)

    def tlbrm(self, virtual: int) -> None:
        """I7.13."""
        if virtual >> 12 == 0:
            self.zero = None
        self.others = [None if page and page.virtual == virtual >> 12 else page for page in self.others]

    def translate(self, address: int, supervisor: bool, rights: int) -> int:
        """Give the physical address; `rights` are those of a user: r 1, w 2, x 4."""
        for page in [self.zero, *self.others]:
            if page and page.virtual == address >> 12:
                wanted = rights << 3 if supervisor else rights
                if page.rights & wanted != wanted:
                    raise Interrupt(2, address)
                return page.physical << 12 | address & 0xFFF
        raise Interrupt(1, address)


@dataclass
class Console:
    """I9.2 to I9.4, I9.8: what is printed, and what waits to be read."""

    waiting: bytes
    ended: bool
    printed: bytearray = field(default_factory=bytearray)
    past_end: bool = False

    def take(self) -> int:
        """Give the word that a load reads."""
        if self.waiting:
            byte, self.waiting = self.waiting[0], self.waiting[1:]
            return 256 + byte if byte == 0 or (byte == 4 and self.ended) else byte
        past, self.past_end = self.past_end, self.ended
        return 4 if past else 0


class Memory:
    """Section 9: RAM, scratchpad and console by physical addresses."""

    def __init__(self, core: Core, image: bytes, console: Console) -> None:
        self.core = core
        self.ram = bytearray(image.ljust(core.ram_bytes, b"\0"))
        self.scratchpad = bytearray(core.scratchpad_bytes)
        self.scratchpad_start = 1 << core.n - 2
        self.console_start = 1 << core.n - 1
        self.console = console

    def place(self, address: int) -> tuple[bytearray | Console, int] | None:
        """Give where an address leads: to bytes, or to the console, or nowhere (I9.5)."""
        if address < self.core.ram_bytes:
            return self.ram, address
        if 0 <= address - self.scratchpad_start < self.core.scratchpad_bytes:
            return self.scratchpad, address - self.scratchpad_start
        if 0 <= address - self.console_start < self.core.ws:
            return self.console, address - self.console_start
        return None
