"""Random cores and programs: every instruction, regions as compilers lay them out, and some nonsense."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from .core import Core
from .encoding import BY_NAME, ROWS, Row, encode, immediate_bits
from .floats import Format

Operand = int | str
"""A register, a number, or a label."""

WEIGHTS = {
    **dict.fromkeys(["halt", "reti", "skep", "tlbflush"], 0.05),
    **dict.fromkeys(["di", "jmpru"], 0.1),
    **dict.fromkeys(["ei", "jmprt", "jmpr", "jalr", "jalrs", "tlbadd", "tlbrm", "bar", "join"], 0.2),
    **dict.fromkeys(["trap", "jmpi", "jali", "jalis", "clone", "split", "splitl"], 0.4),
    **dict.fromkeys(["ld", "st"], 2.5),
    "wspawn": 0.8,
}
"""How often an instruction is drawn, against 1."""

OFTEN = [
    ["tlbadd", "tlbrm", "tlbflush", "ld", "st"],
    ["wspawn", "halt", "jalis", "jmpi"],
    ["bar", "halt", "split", "wspawn"],
    ["reti", "ei", "trap", "split", "join"],
    ["split", "splitl", "join", "bar", "reti"],
    ["jmpr", "jalr", "jmpi", "jali", "trap"],
]
"""What some programs have more often."""

DATA_WORDS = 128
"""Words of data behind the code."""


def draw_core(random: Random) -> Core:
    """Draw an ArchID and options. Not every drawing is a core; the caller asks again."""
    ws = random.choice([4, 4, 8])
    gprs = random.choice([4, 5, 7, 8, 8, 11, 16, 32])
    preds = random.randint(1, min(gprs, 9))
    lanes = random.choice([1, 2, 2, 3, 4, 4, 5, 8, random.randint(1, 40)])
    warps = random.choice([1, 1, 2, 2, 3, 4])
    options: dict[str, bool | int | str] = {
        "divergence": random.choice(["stack", "paired-path", "multi-path"] * 3 + ["masks"])
    }
    if options["divergence"] == "paired-path":
        options["reconvergence"] = random.choice(["implicit", "explicit"])
    if options["divergence"] == "multi-path":
        options["split_contexts"] = random.choice([0, 1, 2, 4])
    if options["divergence"] != "masks" and random.random() < 0.5:
        options["stack_depth"] = random.randint(1 if options["divergence"] != "stack" else 2, 6)
    options["ram_bytes"] = 8192
    if random.random() < 0.3:
        options["tlb_entries"] = random.randint(1, 4)
        options["ram_bytes"] = 16384
    if random.random() < 0.3:
        options["scratchpad_bytes"] = 512
        options["line_words"] = 2
    options["barriers"] = random.choice([0, 1, 2, 4])
    options["float"] = random.random() < 0.6
    options["extension"] = random.random() < 0.6
    options["several_cores"] = random.random() < 0.2
    options["multiplier"] = random.choice(["dsp"] * 6 + ["none"])
    options["divider"] = random.choice(["serial"] * 6 + ["none"])
    return Core(f"{ws}w{gprs}/{preds}/{lanes}/{warps}", options)


@dataclass
class Program:
    """A program as it is drawn: an image, what the registers hold at first, and what waits at the console."""

    image: bytes
    code_bytes: int
    registers: list[list[list[int]]]
    predicates: list[list[list[bool]]]
    typed: bytes
    ended: bool


@dataclass
class Drawer:
    """Draws a program for a core. Some registers hold addresses of data, one an address of code, one a small number."""

    core: Core
    random: Random
    items: list[tuple[str, tuple[Operand, ...], int | None] | str | bytes] = field(default_factory=list)
    places: dict[str, int] = field(default_factory=dict)
    labels: int = 0

    def __post_init__(self) -> None:
        gprs = self.core.gprs
        self.small, self.code = gprs - 1, gprs - 2
        self.data = [gprs - 3, gprs - 4] if gprs > 6 else [1]
        self.any = [register for register in range(gprs - 2) if register not in self.data]
        self.code_bytes = 0
        random = self.random
        self.typed = bytes(random.choice([0, 4, 65, 200]) for _ in range(random.choice([0, 0, 1, 3])))
        names = [row.name for row in ROWS.values() if row.code < 0x40 or self.core.extension]
        self.names = [name for name in names if name != "bar" or self.core.warps > 1]
        # Each program has a few instructions more often than others.
        often = random.choice(OFTEN) if random.random() < 0.5 else random.sample(self.names, 3)
        self.weights = [WEIGHTS.get(name, 1.0) * (8 if name in often else 1) for name in self.names]

    def emit(self, name: str, *operands: Operand, guard: int | None = None) -> None:
        """Append an instruction."""
        self.items.append((name, operands, guard))

    def label(self) -> str:
        """Give a new label; it is placed by appending it."""
        self.labels += 1
        return f"label{self.labels}"

    def predicate(self) -> int:
        """Draw a predicate register."""
        return self.random.randrange(self.core.preds)

    def register(self, kind: str, row: Row, slot: int) -> int:
        """Draw a register for an operand: mostly one that holds what makes sense."""
        random = self.random
        if kind[0] == "p":
            limit = self.core.preds if random.random() < 0.99 else 1 << self.core.r
            return random.randrange(limit)
        if random.random() < 0.02:
            return random.randrange(1 << self.core.r)
        if kind == "d" and row.name != "acas":
            return random.choice(self.any) if random.random() < 0.93 else random.randrange(self.core.gprs)
        sense = self.any
        if (row.unit == "LoadStore" and slot == 1) or row.unit == "System":
            sense = self.data if row.name != "skep" else [self.code]
        elif row.unit == "Branch" or row.name == "wspawn":
            sense = [self.small] if row.name in ("jalis", "jalrs") and slot == 1 else [self.code]
        elif row.unit in ("Clone", "Barrier") or row.name in ("shl", "shr", "sra"):
            sense = [self.small, random.choice(self.any)]
        return random.choice(sense) if random.random() < 0.9 else random.randrange(self.core.gprs)

    def immediate(self, row: Row) -> int:
        """Draw an immediate that fits."""
        random, ws = self.random, self.core.ws
        bits = immediate_bits(self.core, row)
        low, high = -(1 << bits - 1), (1 << bits - 1) - 1
        small = random.randint(-3, 9)
        if row.unit == "LoadStore":
            small = random.choice([0, 0, ws, -ws, 2 * ws, random.randint(-ws, 5 * ws)])
        elif row.unit == "Branch":
            small = ws * random.choice([0, 1, 1, 2, 3, 5, -2, -3, -6]) + (random.random() < 0.03)
        elif row.name == "hwid":
            small = random.randint(-2, 16 + self.core.preds)
        value = small if random.random() < 0.85 else random.choice([low, high, random.randint(low, high)])
        return max(low, min(high, value))

    def instruction(self) -> None:
        """Draw an instruction."""
        random = self.random
        row = BY_NAME[random.choices(self.names, self.weights)[0]]
        operands = [self.register(kind, row, slot) for slot, kind in enumerate(row.slots)]
        operands += [self.immediate(row)] if row.immediate else []
        guard = None
        if random.random() < (0.08 if row.uniform else 0.3):
            guard = self.predicate() if random.random() < 0.99 else random.randrange(1 << self.core.p)
        word = encode(self.core, row.name, *operands, guard=guard)
        if random.random() < 0.02:
            flipped = int.from_bytes(word, "little") ^ 1 << random.randrange(self.core.n)
            word = flipped.to_bytes(self.core.ws, "little")
        self.items.append(word)

    def block(self, depth: int) -> None:
        """Draw a few instructions, and regions within."""
        random = self.random
        for _ in range(random.randint(1, 6)):
            choice = random.random() if depth else 1.0
            if choice < 0.1:
                self.sides(depth - 1)
            elif choice < 0.16:
                self.loop(depth - 1)
            elif choice < 0.22:
                self.around(depth - 1)
            else:
                self.instruction()

    def sides(self, depth: int) -> None:
        """Draw an if with both sides."""
        guard, yes, end = self.predicate(), self.label(), self.label()
        self.emit("split", guard=guard)
        self.emit("jmpi", yes, guard=guard)
        self.block(depth)
        self.emit("jmpi", end)
        self.items.append(yes)
        self.block(depth)
        self.items.append(end)
        self.emit("join")

    def loop(self, depth: int) -> None:
        """Draw a loop that lanes leave one after the other: a register that is shifted right says who stays."""
        guard, again, register = self.predicate(), self.label(), self.random.choice(self.any)
        self.items.append(again)
        self.block(depth)
        self.emit("shri", register, register, 1)
        self.emit(self.random.choice(["rtop", "iszero", "isneg"]), guard, register)
        self.emit("splitl", guard=guard)
        self.emit("jmpi", again, guard=guard)
        self.emit("join")

    def around(self, depth: int) -> None:
        """Draw a jump of some lanes."""
        end, guard = self.label(), self.predicate()
        if self.random.random() < 0.3:
            self.emit("jali", self.random.choice(self.any), end, guard=guard)
        else:
            self.emit("jmpi", end, guard=guard)
        self.block(depth)
        self.items.append(end)
        if self.random.random() < 0.5:
            self.emit("join")

    def handler(self) -> None:
        """Draw a handler: it goes back from trap and division, and goes on elsewhere, or back, from others."""
        random, guard = self.random, self.predicate()
        self.items.append("handler")
        for _ in range(random.randrange(3)):
            self.instruction()
        if self.typed:
            self.emit("ldi", 1, 1)
            self.emit("shli", 1, 1, self.core.n - 1)
            self.emit("ld", 1, 1, 0)
        # Back from 0, 5 and 8, whose bits are set in this number.
        self.emit("ldi", 1, 1 << 0 | 1 << 5 | 1 << 8)
        self.emit("shr", 1, 1, 0)
        self.emit("andi", 1, 1, 1)
        self.emit("rtop", guard, 1)
        self.emit("reti", guard=guard)
        if random.random() < 0.5:
            self.emit("ei")
        if random.random() < 0.9:
            self.emit("ldi", 1, random.randint(0, self.core.lanes))
            self.emit("jalis", 1, 1, "middle")
        self.emit("reti")

    def program(self) -> Program:
        """Draw it: what begins, a body, a handler, data."""
        random, core = self.random, self.core
        if random.random() < 0.85:
            self.emit("ldi", self.any[0], "=handler")
            self.emit("skep", self.any[0])
        for _ in range(random.randint(0, 3) if core.tlb_entries else 0):
            self.emit("tlbadd", *[random.choice([*self.data, self.small]) for _ in range(3)])
        if random.random() < 0.9:
            self.items.append("lanes")
            self.emit("ldi", self.any[0], core.lanes)
            self.emit("jalis", self.any[0], self.any[0], "start")
        if random.random() < 0.3:
            self.instruction()
        self.items.append("start")
        self.block(3)
        self.items.append("middle")
        for _ in range(random.randint(1, 5)):
            self.block(3)
        if random.random() < 0.5:
            self.emit("jmpi", "start")
        else:
            self.emit(random.choice(["halt", "trap"]))
        self.handler()
        code = self.link()
        self.code_bytes = len(code)
        return self.filled(code)

    def link(self) -> bytes:
        """Place the instructions, and put addresses in place of labels."""
        ws, places, address = self.core.ws, self.places, 0
        for item in self.items:
            if isinstance(item, str):
                places[item] = address
            else:
                address += ws
        code = b""
        for item in self.items:
            if isinstance(item, bytes):
                code += item
            elif not isinstance(item, str):
                name, operands, guard = item
                code += encode(
                    self.core, name, *[self._placed(o, places, len(code) + ws) for o in operands], guard=guard
                )
        return code

    def _placed(self, operand: Operand, places: dict[str, int], following: int) -> int:
        if isinstance(operand, int):
            return operand
        return places[operand[1:]] if operand[0] == "=" else places[operand] - following

    def word(self) -> int:
        """Draw a word: small, large, a float, an address."""
        core, random = self.core, self.random
        form = Format(core.n)
        edge = random.choice([0, 1, core.sign, core.sign - 1, core.word, form.nan, form.infinity, 1 << core.n // 2])
        # Exponents of subnormals, near 1, where integers end, and of the largest.
        near = random.choice([0, form.bias, form.bias, form.bias + form.fraction, form.top - 2])
        exponent = min(max(near + random.randint(-2, 2), 0), form.top) << form.fraction
        number = exponent | random.getrandbits(form.fraction) & -1 << random.choice([0, form.fraction - 3])
        number |= random.choice([0, core.sign])
        small = random.randint(-4, core.lanes + 2) & core.word
        return random.choice([edge, number, small, random.getrandbits(core.n), self.data_address()])

    def code_address(self) -> int:
        """Draw an address of code, or where a warp gets its lanes; sometimes one that is none."""
        core, random = self.core, self.random
        address = random.randrange(0, self.code_bytes, core.ws)
        if random.random() < 0.1:
            address = random.choice([address + random.randrange(core.ws), self.data_address()])
        return address if random.random() < 0.7 else self.places.get("lanes", address)

    def data_address(self) -> int:
        """Draw an address of data."""
        core, random = self.core, self.random
        end = self.core.ram_bytes
        address = self.code_bytes + core.ws * random.randrange(DATA_WORDS)
        address += 4096 * random.randrange(4) if core.tlb_entries and random.random() < 0.4 else 0
        if random.random() < 0.2:
            address = 1 << core.n - random.choice([1, 1, 2])
        elif random.random() < 0.03:
            address = random.choice([0, end, core.word, 1 << core.n - 3, random.getrandbits(core.n)])
        return (address + (random.random() < 0.2) * random.randrange(core.ws)) & core.word

    def filled(self, code: bytes) -> Program:
        """Fill memory and registers."""
        core, random = self.core, self.random
        pool = [self.word() for _ in range(48)]
        data = [word.to_bytes(core.ws, "little") for word in random.choices(pool, k=DATA_WORDS)]
        image = code + b"".join(data)
        registers = []
        for _ in range(core.warps):
            base, small = self.data_address(), random.randint(0, core.lanes)
            pc = self.code_address()
            lanes = [random.choices(pool, k=core.gprs) for _ in range(core.lanes)]
            for lane, held in enumerate(lanes):
                held[self.data[0]] = base + random.choice([lane * core.ws, random.randrange(4) * core.ws]) & core.word
                held[self.data[-1]] = self.data_address()
                held[self.code], held[self.small] = pc if random.random() < 0.97 else self.code_address(), small
            registers.append(lanes)
        predicates = [
            [[random.random() < 0.5 for _ in range(core.preds)] for _ in range(core.lanes)] for _ in range(core.warps)
        ]
        return Program(image, self.code_bytes, registers, predicates, self.typed, random.random() < 0.5)
