"""Harmonica, a parametric SIMT core: Verilog, golden model and lock step from Python (docs/python.md).

A word is a number of 4 or 8 bytes, as the core's ArchID says: `uint32` or `uint64` in arrays. Addresses are in bytes,
times in clock cycles.
"""

from collections.abc import Callable, Iterable, Mapping
from os import PathLike
from pathlib import Path
from typing import Any, Literal, SupportsIndex, TypedDict, final, overload

import numpy as np
from numpy.typing import DTypeLike, NDArray

from ._errors import ArgumentError as ArgumentError
from ._errors import ConfigurationError as ConfigurationError
from ._errors import Error as Error
from ._errors import Mismatch as Mismatch
from ._errors import ProgramError as ProgramError
from ._errors import SourceError as SourceError
from ._errors import Standstill as Standstill
from ._errors import ToolError as ToolError
from ._lab import MECHANISMS as MECHANISMS
from ._lab import lab as lab

__all__ = [
    "MECHANISMS",
    "Agreement",
    "ArgumentError",
    "ConfigurationError",
    "Core",
    "CustomUnit",
    "Error",
    "Fault",
    "Image",
    "LockStep",
    "Machine",
    "Memory",
    "Mismatch",
    "Model",
    "Picture",
    "ProgramError",
    "Snapshot",
    "SourceError",
    "Standstill",
    "Stop",
    "Timing",
    "ToolError",
    "__version__",
    "assemble",
    "compile_c",
    "lab",
    "races",
]

__version__: str

_Words = NDArray[np.uint32] | NDArray[np.uint64]
_Address = int | str
_Latency = int | tuple[int, int]

class _Counters(TypedDict):
    cycles: int
    instructions: int
    lane_instructions: int
    stalls: dict[str, int]

@final
class CustomUnit:
    """A function unit of one's own (docs/custom-units.md) whose meaning is Python.

    `folder` has its `unit.toml` and Verilog; `meaning` has, for each function, a callable of its name. The callable
    takes as many operands as the function has, words without a sign, and returns an integer, of which the bits of a
    word count. A meaning that raises ends the run with `ProgramError`.
    """

    def __new__(cls, folder: str | PathLike[str], meaning: Mapping[str, Callable[..., int]]) -> CustomUnit: ...
    @property
    def name(self) -> str:
        """What a core's options call it."""

@final
class Core:
    """A core: word size, registers, lanes and warps, and its options (docs/options.md).

    `arch` is an ArchID, `<word bytes>w<registers>/<predicates>/<lanes>/<warps>`; `options` are those of docs/options.md
    by their names. A core does not change; two of the same options are equal.
    """

    def __new__(cls, arch: str = "4w8/8/4/4", **options: bool | int | str | PathLike[str] | CustomUnit) -> Core: ...
    @staticmethod
    def from_toml(toml: str | PathLike[str]) -> Core:
        """Make the core that a TOML file, or a text of TOML, says: what `harmonica verilog --config` reads."""

    @staticmethod
    def named(name: str) -> Core:
        """Make one of the project's own configurations: tiny, small, default, cached, dual, multi, wide, harp64."""

    @staticmethod
    def wanted_by(source: str | PathLike[str]) -> Core:
        """Make the core that a program's `// config:` lines ask for; without such a line the default one."""

    @property
    def arch(self) -> str:
        """The ArchID, such as `4w8/8/4/4`."""

    @property
    def lanes(self) -> int:
        """Lanes of a warp."""

    @property
    def warps(self) -> int:
        """Warps."""

    @property
    def registers(self) -> int:
        """General-purpose registers of a lane."""

    @property
    def predicates(self) -> int:
        """Predicate registers of a lane."""

    @property
    def contexts(self) -> int:
        """What is scheduled: a context a warp, and with divergence="multi-path" the split contexts."""

    @property
    def word_bytes(self) -> int:
        """Bytes of a word: 4 or 8."""

    @property
    def ram_bytes(self) -> int:
        """Bytes of the RAM."""

    @property
    def options(self) -> dict[str, bool | int | str]:
        """The options by their names, without those that mean nothing in this core."""

    @property
    def toml(self) -> str:
        """The options as TOML, which `from_toml` and `harmonica --config` read."""

    def verilog(
        self,
        *,
        prefix: str = "",
        trace: bool = False,
        top: str = "core",
        bus: str | None = None,
        control: str | None = None,
    ) -> dict[str, str]:
        """Emit the core's Verilog: the text of each file by its name, with `README.md`, the handbook of this core.

        `prefix` begins the names of modules and files, so that two cores fit into one design. `trace` adds the trace
        ports of the lock step. `top` is "core", or "accelerator": the core behind a host's bus (docs/host.md), with a
        master on `bus`, which is "wishbone", "wishbone-classic", "axi" or "axi-lite", and registers on `control`, which
        is "wishbone" or "axi-lite": that of the master unless said otherwise.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Image:
    """A program, linked for a core: bytes from address 0 on, symbols, and which source line each address came from."""

    @staticmethod
    def from_bytes(bytes: bytes, core: Core) -> Image:
        """Take bytes, which begin at address 0, as a program: what `harmonica asm` has written, or another tool."""

    @property
    def arch(self) -> str:
        """The ArchID of the core that it is for."""

    @property
    def bytes(self) -> bytes:
        """The bytes from address 0 on, little-endian."""

    @property
    def symbols(self) -> dict[str, int]:
        """The address of each symbol, in the order of the addresses."""

    @property
    def warnings(self) -> list[str]:
        """Warnings of assembler, compiler and clang, as they print them."""

    def source_line(self, address: _Address) -> tuple[str, int, str] | None:
        """Give the source line that a byte came from: file, line, text. None where there is none."""

    def disassembly(self) -> str:
        """Write the program as assembly."""

    def __len__(self) -> int: ...

def assemble(source: str | PathLike[str], core: Core, *, name: str = "program.s") -> Image:
    """Assemble a program for a core.

    A `str` is the program's text, which messages call `name`; an `os.PathLike` is its file. What a file names in its
    `// uses:` lines is linked with it.
    """

def compile_c(
    source: str | PathLike[str],
    core: Core,
    *,
    name: str = "program.c",
    optimization: int = 2,
    include: list[str | PathLike[str]] = ...,
    define: list[str] = ...,
) -> Image:
    """Compile C for a core, with the project's C library (docs/compiler.md).

    A `str` is the text, which messages call `name`; an `os.PathLike` is the file. Clang turns it into LLVM IR: the one
    on PATH (or $CLANG), else the wheel `ziglang`, which is installed on first use. `optimization` is clang's level, 0
    to 2; `include` are folders for `#include`; `define` are macros, `NAME` or `NAME=VALUE`.
    """

def races(
    image: Image,
    core: Core,
    *,
    input: bytes | None = None,
    limit: int = 1_000_000_000,
) -> list[dict[str, Any]]:
    """Run a program on the functional machine, and give its races (docs/races.md).

    A race is a pair of accesses to one address by two threads, one of them a store, that nothing orders: a dict with
    `address`, `place`, `times`, `earlier` and `later` (instruction, warp, lane, source line), `cause` and `remedy`.
    What `// races:` lines say is meant is left out.
    """

@final
class Stop:
    """Why a run has ended."""

    @property
    def reason(self) -> Literal["done", "limit", "breakpoint", "deadlock"]:
        """How it ended.

        `done`: every warp is stopped. `limit`: the limit is reached. `breakpoint`: a breakpoint is. `deadlock`: warps
        wait for what never comes.
        """

    @property
    def count(self) -> int:
        """`Machine`: instructions of warps that were carried out. `Timing`: clock cycles that have gone by."""

    @property
    def address(self) -> int | None:
        """With `breakpoint`: the address of the instruction that is next."""

    @property
    def warps(self) -> list[int]:
        """With `breakpoint` the warp that is there, with `deadlock` those that wait."""

@final
class Fault:
    """A warp that an interrupt has stopped: no handler was there, or it was within one."""

    @property
    def warp(self) -> int:
        """The warp."""

    @property
    def interrupt(self) -> str:
        """The interrupt's name."""

    @property
    def pc(self) -> int:
        """The saved pc."""

    @property
    def place(self) -> str:
        """The saved pc as `symbol+offset`."""

@final
class Model:
    """The golden model of a core, cycle by cycle, behind its ports (docs/pipeline.md section 3), without a memory.

    The names of ports are those of the Verilog; clock and reset are not among them. At first, cycle 0 is next.
    """

    def __new__(cls, core: Core) -> Model: ...
    @property
    def input_widths(self) -> dict[str, int]:
        """The widths of the inputs in bits, by their names."""

    @property
    def output_widths(self) -> dict[str, int]:
        """The widths of the outputs in bits, by their names."""

    @property
    def outputs(self) -> dict[str, int]:
        """What the core drives in this cycle, by the names of the ports.

        It does not depend on the cycle's inputs. What goes with a valid bit that is 0 means nothing.
        """

    def step(self, inputs: dict[str, int]) -> dict[str, int]:
        """End the cycle with these inputs, and give the outputs of the next one. An input that is not named is 0."""

    def reset(self) -> None:
        """Reset the core: cycle 0 is next."""

    @property
    def core(self) -> Core:
        """The core."""

@final
class Snapshot:
    """All that a machine holds between two runs."""

@final
class Memory:
    """The RAM of a machine, by bytes.

    `memory[0x100:0x140]` is a copy, uint8 [64]; bytes or an array of uint8 are assigned to a slice. `words` and
    `set_words` go by words.
    """

    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, key: SupportsIndex, /) -> int: ...
    @overload
    def __getitem__(self, key: slice, /) -> NDArray[np.uint8]: ...
    @overload
    def __setitem__(self, key: SupportsIndex, value: int, /) -> None: ...
    @overload
    def __setitem__(self, key: slice, value: bytes | NDArray[np.uint8], /) -> None: ...
    def words(self, address: _Address, count: int = 1) -> _Words:
        """Copy `count` words from an address or symbol on: uint32 or uint64 [count]."""

    def set_words(self, address: _Address, values: _Words) -> None:
        """Write words, uint32 or uint64 [count], from an address or symbol on."""

    def __array__(self, dtype: DTypeLike | None = None, copy: bool | None = None) -> NDArray[Any]: ...

@final
class Machine:
    """The golden model without timing: what each instruction does, as fast as it goes.

    Contexts go in turns of 64 instructions. A run in pieces, and one that a breakpoint has broken off, arrive where one
    run does. `input` waits at the console.
    """

    def __new__(cls, image: Image, core: Core, *, input: bytes | None = None) -> Machine: ...
    def run(self, limit: int = 1_000_000_000) -> Stop:
        """Run until every warp is stopped, at a breakpoint, or `limit` more instructions of warps are started."""

    def step(self, count: int = 1) -> Stop:
        """Run `count` instructions of warps, whatever breakpoints there are."""

    @property
    def core(self) -> Core:
        """The core."""

    @property
    def image(self) -> Image:
        """The program."""

    @property
    def registers(self) -> _Words:
        """The registers: words [warps, lanes, registers].

        A copy that cannot be written; an array of that shape and type is assigned as a whole.
        """

    @registers.setter
    def registers(self, values: _Words) -> None: ...
    @property
    def predicates(self) -> NDArray[np.bool_]:
        """The predicate registers: bool [warps, lanes, predicates].

        A copy that cannot be written; an array of that shape and type is assigned as a whole.
        """

    @predicates.setter
    def predicates(self, values: NDArray[np.bool_]) -> None: ...
    @property
    def active_lanes(self) -> NDArray[np.bool_]:
        """The active lanes of each context: bool [contexts, lanes]. A copy that cannot be written."""

    @property
    def pcs(self) -> _Words:
        """The address of the next instruction of each context: words [contexts]. A copy that cannot be written."""

    @property
    def states(self) -> list[str]:
        """What each context does: Running, Stopped, WaitBarrier, WaitSpawn, Free."""

    @property
    def warps(self) -> list[int]:
        """The warp of each context; with one context a warp, its own number."""

    @property
    def memory(self) -> Memory:
        """The RAM."""

    @property
    def console(self) -> bytes:
        """What the program has printed so far."""

    def type_input(self, input: bytes) -> None:
        """Append to what the program can read from the console."""

    def end_input(self) -> None:
        """Say that nothing will be appended to the console's input any more: reads at its end give 4."""

    @property
    def breakpoints(self) -> set[int]:
        """Addresses before whose instructions `run` stops: numbers, or symbols of the program."""

    @breakpoints.setter
    def breakpoints(self, addresses: Iterable[_Address]) -> None: ...
    @property
    def faults(self) -> list[Fault]:
        """The warps that an interrupt has stopped."""

    @property
    def statistics(self) -> dict[str, Any]:
        """Counts since the machine was made: instructions of warps and threads, by opcode, how lanes have parted."""

    def snapshot(self) -> Snapshot:
        """Keep all that the machine holds, to go back to."""

    def restore(self, snapshot: Snapshot) -> None:
        """Make the machine what it was; the snapshot is one of this machine, or of one with an equal core."""

@final
class Timing:
    """The golden model with timing: what happens in each clock cycle.

    `seed` draws latency and back-pressure of the memory, 0: latency 1, always ready. `latency` is a memory that is
    always ready, and answers after so many cycles, 1 to 256: one number, or one for fetches and one for loads.
    """

    def __new__(
        cls,
        image: Image,
        core: Core,
        *,
        seed: int = 0,
        latency: _Latency | None = None,
        input: bytes | None = None,
    ) -> Timing: ...
    def run(self, limit: int = 10_000_000) -> Stop:
        """Run until the core is done, or for `limit` more clock cycles."""

    def records(self, cycles: int, fields: list[str] | None = None) -> NDArray[np.void]:
        """Run until the core is done, or for `cycles` more clock cycles; give a record a cycle.

        It is a structured array [cycles], whose fields are numbers, or numbers [lanes], [warps], [contexts] and so on:
        uint8, uint16, uint32 or uint64, the first that has the field's bits. The fields are those of docs/pipeline.md
        section 17, in hardware and model alike; `fields` chooses some of them. The array is the run's own memory, not
        a copy of it.
        """

    def draw_lanes(self, cycles: int = 10_000, *, warp: int = 0, rows: int = 100) -> Picture:
        """Run until the core is done, or for `cycles` more clock cycles; draw what the lanes of a warp do.

        The picture shows which lanes execute which instruction, and what the divergence stack holds. Time runs
        downwards: a row is an instruction, and the picture has the first `rows` of them.
        """

    def draw_stages(self, cycles: int = 10_000, *, rows: int = 40) -> Picture:
        """Run until the core is done, or for `cycles` more clock cycles; draw where instructions are in each cycle.

        A row is an instruction, a column a cycle; the picture has the first `rows` instructions.
        """

    @property
    def fields(self) -> dict[str, int]:
        """The names of a record's fields, and how often each occurs in a record."""

    @property
    def counters(self) -> _Counters:
        """Counts of all cycles so far until the core was done; `stalls` are cycles by what schedule did."""

    @property
    def console(self) -> bytes:
        """What the program has printed so far."""

    @property
    def done(self) -> bool:
        """Whether the core is done: every warp is stopped."""

    @property
    def core(self) -> Core:
        """The core."""

@final
class Picture:
    """A picture of a run. A notebook shows it; `svg` is its SVG, and `str()` gives it as text."""

    @property
    def svg(self) -> str:
        """The picture as an SVG document."""

@final
class Agreement:
    """A run in which hardware and model agreed to the end."""

    @property
    def counters(self) -> _Counters:
        """What `Timing.counters` has."""

    @property
    def console(self) -> bytes:
        """What the program has printed."""

    @property
    def waveforms(self) -> list[Path]:
        """The waveforms that were asked for."""

@final
class LockStep:
    """A program on the Verilated hardware and on the golden model, compared in every clock cycle.

    The hardware is built by Verilator and a C++ compiler at the first run of a core, and kept. `seed`, `latency` and
    `input` are those of `Timing`. `vcd` and `fst` are files for a waveform of both sides around the end, or around the
    mismatch. `verilog` replaces files of `core.verilog(trace=True)`: changed Verilog is compared with the model, too.
    """

    def __new__(
        cls,
        image: Image,
        core: Core,
        *,
        seed: int = 0,
        latency: _Latency | None = None,
        input: bytes | None = None,
        max_cycles: int = 10_000_000,
        vcd: str | PathLike[str] | None = None,
        fst: str | PathLike[str] | None = None,
        verilog: Mapping[str, str] | None = None,
    ) -> LockStep: ...
    def run(self) -> Agreement:
        """Run to the end of the program.

        Raises `Mismatch` where hardware and model differ, with the report as its message; `Standstill` if the program
        hangs or does not end within `max_cycles`; `ToolError` if the hardware cannot be built.
        """
