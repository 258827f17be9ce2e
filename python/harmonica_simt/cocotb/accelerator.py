"""The host of the accelerator (docs/host.md), and the memory on its bus."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum, IntFlag
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

import cocotb
import numpy as np
from cocotb.clock import Clock
from cocotb.handle import HierarchyObject, LogicArrayObject, LogicObject
from cocotb.triggers import ClockCycles, FallingEdge, RisingEdge, Timer

from .._errors import ArgumentError, Standstill, ToolError
from .._native import Core, Image

if TYPE_CHECKING:
    from numpy.typing import NDArray

_RESET_CYCLES = 8
_IDENTITY = 0x4841_5250
# A buffer begins at a multiple of the longest line.
_BUFFER_ALIGNMENT = 64


class Register(IntEnum):
    """The accelerator's registers, by their offsets (section 4)."""

    IDENTITY = 0x00
    SHAPE = 0x04
    CONTROL = 0x08
    STATUS = 0x0C
    BASE = 0x10
    ENTRY = 0x14
    ARGUMENT = 0x18
    ARGUMENT_HIGH = 0x1C
    INTERRUPT_ENABLE = 0x20
    INTERRUPT_PENDING = 0x24
    CYCLES = 0x28
    CYCLES_HIGH = 0x2C
    CONSOLE_OUTPUT = 0x30
    CONSOLE_INPUT = 0x34
    COUNTER_NUMBER = 0x38
    COUNTER = 0x3C


class Control(IntFlag):
    """Bits of `control`."""

    START = 1
    STOP = 2
    EMPTY = 4


class Status(IntFlag):
    """Bits of `status` (section 5)."""

    RUNNING = 1
    DONE = 2
    BUSY = 4
    BUS_ERROR = 8
    OUTPUT_WAITING = 16
    INPUT_FULL = 32


class Interrupt(IntFlag):
    """Causes of the interrupt (section 6)."""

    DONE = 1
    BUS_ERROR = 2
    OUTPUT_WAITING = 4


class Buffer(NamedTuple):
    """A place in the accelerator's window: its address there, and the array that is at it, which is no copy."""

    address: int
    array: NDArray[Any]


class _Registers(Protocol):
    """What reads and writes the control slave."""

    async def read(self, register: Register) -> int: ...
    async def write(self, register: Register, value: int) -> None: ...


class Accelerator:
    """A host that drives `harmonica_accelerator`, and the memory that its master reaches.

    `dut` is the accelerator of `core`; its ports say which buses it has. AXI4 and AXI4-Lite are cocotbext-axi's, the
    registers on Wishbone cocotbext-wishbone's. `base` is where the window is on the bus; every access outside of it is
    answered with an error. `period_ns` is the period of the clock that `reset` starts; `None`: the clock is driven
    elsewhere.
    """

    def __init__(self, dut: HierarchyObject, core: Core, *, base: int = 0, period_ns: int | None = 10) -> None:
        if base % core.ram_bytes or not 0 <= base < 1 << 32:
            raise ArgumentError(
                f"base is {base:#x}, but must be an address of 32 bits, and a multiple of the window's size, "
                f"{core.ram_bytes:#x}"
            )
        self._dut = dut
        self._core = core
        self._has_host = bool(core.options.get("host_start", False))
        self._base = base
        self._period_ns = period_ns
        self._clock = cast("LogicObject", _port(dut, "clock"))
        self._reset = _port(dut, "reset")
        self._interrupt = _port(dut, "interrupt_request")
        self._memory = bytearray(core.ram_bytes)
        self._end = 0
        self._printed = bytearray()
        self._registers: _Registers | None = None

    async def reset(self) -> None:
        """Reset the accelerator, which is to be done once before anything else. The memory stays as it is."""
        if self._period_ns is not None:
            Clock(self._clock, self._period_ns, unit="ns").start()
            self._period_ns = None
        # Icarus Verilog loses what is written at the beginning of time.
        await Timer(1, unit="ns")
        self._reset.value = 1
        await ClockCycles(self._clock, _RESET_CYCLES)
        if self._registers is None:
            # Before a reset the buses are neither 0 nor 1, which cocotbext-axi does not take.
            _attach(self._dut, self._clock, self._reset, _Window(self._base, self._memory))
            self._registers = _registers(self._dut, self._clock, self._reset)
            await ClockCycles(self._clock, 1)
        self._reset.value = 0
        await ClockCycles(self._clock, 1)
        await self._check()

    def load(self, image: Image) -> None:
        """Put a program into the window, with zeros behind it. Buffers are gone."""
        data, size = image.bytes, len(self._memory)
        if len(data) > size:
            raise ArgumentError(
                f"the program has {len(data)} bytes, but the window has {size}; give the core more ram_bytes"
            )
        self._memory[:] = data.ljust(size, b"\0")
        self._end = len(data)

    def buffer(self, array: NDArray[Any]) -> Buffer:
        """Put an array into the window, behind program and earlier buffers; its address is an argument of a kernel."""
        address = -(-self._end // _BUFFER_ALIGNMENT) * _BUFFER_ALIGNMENT
        if address + array.nbytes > len(self._memory):
            raise ArgumentError(
                f"a buffer of {array.nbytes} bytes at {address:#x} ends behind the window, which has "
                f"{len(self._memory):#x} bytes; give the core more ram_bytes"
            )
        inside = self.array(address, array.size, array.dtype).reshape(array.shape)
        inside[...] = array
        self._end = address + array.nbytes
        return Buffer(address, inside)

    def array(self, address: int, count: int, dtype: np.dtype[Any] | type = np.uint32) -> NDArray[Any]:
        """View a part of the window as an array of `count` numbers. It is no copy: the accelerator writes it."""
        try:
            return np.frombuffer(self._memory, dtype=dtype, count=count, offset=address)
        except ValueError as error:
            size = len(self._memory)
            raise ArgumentError(f"{count} numbers at {address:#x} are not in the window of {size:#x} bytes") from error

    async def start(self, *, entry: int = 0, argument: int = 0) -> None:
        """Start the core. `entry` and `argument`, for a core with `host_start`: where, and what `hwid` 5 reads."""
        if (entry or argument) and not self._has_host:
            raise ArgumentError("entry and argument are for a core with host_start=True; without, it starts at 0")
        await self.write(Register.BASE, self._base)
        if self._has_host:
            await self.write(Register.ENTRY, entry)
            await self.write(Register.ARGUMENT, argument & 0xFFFF_FFFF)
            await self.write(Register.ARGUMENT_HIGH, argument >> 32)
        await self.write(Register.INTERRUPT_ENABLE, Interrupt.DONE | Interrupt.OUTPUT_WAITING)
        await self.write(Register.CONTROL, Control.START)

    async def wait(self, max_cycles: int = 100_000) -> Status:
        """Wait for the interrupt, and read the console, until the core is done; give `status`.

        Raises `Standstill` if it is not done within `max_cycles` clock cycles. `Status.BUS_ERROR` says that an access
        was answered with an error.
        """
        for _ in range(max_cycles):
            await RisingEdge(self._clock)
            if str(self._interrupt.value) != "1":
                continue
            await self._drain()
            status = Status(await self.read(Register.STATUS))
            if Status.DONE in status:
                await self._drain()
                await self.write(Register.INTERRUPT_PENDING, Interrupt.DONE)
                return status
        status = Status(await self.read(Register.STATUS))
        raise Standstill(
            f"the program is not done after {max_cycles} clock cycles: status is {status!r}, and it has printed "
            f"{self.console!r}; give it more cycles, or run it on Machine, whose faults say what it waits for"
        )

    async def stop(self) -> None:
        """Stop the core, and wait until it no longer writes to the window."""
        await self.write(Register.CONTROL, Control.STOP)
        while Status.BUSY in Status(await self.read(Register.STATUS)):
            pass

    async def type(self, text: bytes) -> None:
        """Write bytes to the console's input, each when there is room for it."""
        for byte in text:
            while Status.INPUT_FULL in Status(await self.read(Register.STATUS)):
                await ClockCycles(self._clock, 1)
            await self.write(Register.CONSOLE_INPUT, byte)

    async def cycles(self) -> int:
        """Read how many clock cycles the core has run since it was started."""
        high = await self.read(Register.CYCLES_HIGH)
        while True:
            low, again = await self.read(Register.CYCLES), await self.read(Register.CYCLES_HIGH)
            if again == high:
                return high << 32 | low
            high = again

    async def read(self, register: Register) -> int:
        """Read a register."""
        return await self._bus.read(register)

    async def write(self, register: Register, value: int) -> None:
        """Write a register."""
        await self._bus.write(register, value)

    @property
    def console(self) -> bytes:
        """What the programs have printed, as far as `wait` has read it. A console at ports is not read."""
        return bytes(self._printed)

    @property
    def _bus(self) -> _Registers:
        if self._registers is None:
            raise ArgumentError("the accelerator has not been reset: await accelerator.reset() first")
        return self._registers

    async def _drain(self) -> None:
        while (output := await self.read(Register.CONSOLE_OUTPUT)) >> 8:
            self._printed.append(output & 0xFF)

    async def _check(self) -> None:
        """Refuse a design that is no accelerator, or one of another core."""
        core, identity = self._core, await self.read(Register.IDENTITY)
        if identity != _IDENTITY:
            raise ArgumentError(
                f"identity of {self._dut._path} is {identity:#x}, not {_IDENTITY:#x}: is it an accelerator?"
            )
        shape = await self.read(Register.SHAPE)
        expected = core.lanes | core.warps << 8 | core.word_bytes << 16 | (core.ram_bytes.bit_length() - 1) << 24
        if shape != expected:
            raise ArgumentError(
                f"shape of {self._dut._path} is {shape:#x}, but {expected:#x} of {core!r}: give the core that it has"
            )


def _package(name: str) -> Any:  # noqa: ANN401, neither package has types
    try:
        return import_module(name)
    except ImportError as error:
        raise ToolError(f"the accelerator's buses need {name}: pip install 'harmonica-simt[cocotb]'") from error


def _port(dut: HierarchyObject, name: str) -> LogicObject | LogicArrayObject:
    found = getattr(dut, name, None)
    if found is None:
        raise ArgumentError(
            f"{dut._path} has no port {name}, which an accelerator has: take the module harmonica_accelerator, as "
            'core.verilog(top="accelerator") emits it'
        )
    return cast("LogicObject | LogicArrayObject", found)


class _Window:
    """The memory behind the master's bus."""

    def __init__(self, base: int, memory: bytearray) -> None:
        self._base = base
        self._memory = memory

    def place(self, address: int, length: int) -> slice:
        first = address - self._base
        if first < 0 or first + length > len(self._memory):
            raise ValueError(f"{address:#x} is outside of the window")
        return slice(first, first + length)

    async def read(self, address: int, length: int) -> bytes:
        return bytes(self._memory[self.place(address, length)])

    async def write(self, address: int, data: bytes) -> None:
        self._memory[self.place(address, len(data))] = data

    def load(self, place: slice) -> int:
        return int.from_bytes(self._memory[place], "little")

    def store(self, place: slice, value: int, enabled: int) -> None:
        for number, address in enumerate(range(place.start, place.stop)):
            if enabled >> number & 1:
                self._memory[address] = value >> 8 * number & 0xFF


class _OnAxi:
    """The registers on AXI4-Lite."""

    def __init__(self, dut: HierarchyObject, clock: LogicObject, reset: object) -> None:
        axi = _package("cocotbext.axi")
        self._master = axi.AxiLiteMaster(axi.AxiLiteBus.from_prefix(dut, "s_axi"), clock, reset)
        self._okay = axi.AxiResp.OKAY

    async def read(self, register: Register) -> int:
        done = await self._master.read(register, 4)
        self._check(done.resp, f"read of {register.name}")
        return int.from_bytes(done.data, "little")

    async def write(self, register: Register, value: int) -> None:
        done = await self._master.write(register, value.to_bytes(4, "little"))
        self._check(done.resp, f"write of {register.name}")

    def _check(self, response: object, what: str) -> None:
        if response != self._okay:
            raise AssertionError(f"the {what} is answered with {response}")


class _OnWishbone:
    """The registers on Wishbone."""

    def __init__(self, dut: HierarchyObject, clock: LogicObject) -> None:
        wishbone = _package("cocotbext.wishbone.driver")
        signals = {name: name for name in ("cyc", "stb", "we", "adr", "ack")}
        signals |= {"datwr": "dat_w", "datrd": "dat_r"}
        self._master = wishbone.WishboneMaster(dut, "control", clock, signals_dict=signals)
        self._operation: Callable[..., object] = wishbone.WBOp

    async def read(self, register: Register) -> int:
        return await self._transfer(register, None)

    async def write(self, register: Register, value: int) -> None:
        await self._transfer(register, int(value))

    async def _transfer(self, register: Register, value: int | None) -> int:
        [done] = await self._master.send_cycle([self._operation(register // 4, value)])
        if done.ack != 1:
            raise AssertionError(f"the transfer to {register.name} is answered with an error")
        return int(done.datrd) if value is None else 0


def _registers(dut: HierarchyObject, clock: LogicObject, reset: object) -> _Registers:
    if hasattr(dut, "s_axi_awvalid"):
        return _OnAxi(dut, clock, reset)
    _port(dut, "control_cyc")
    return _OnWishbone(dut, clock)


def _attach(dut: HierarchyObject, clock: LogicObject, reset: LogicObject | LogicArrayObject, window: _Window) -> None:
    """Put the memory on the master's bus."""
    if hasattr(dut, "m_axi_arvalid"):
        axi = _package("cocotbext.axi")
        bus, slave = (axi.AxiBus, axi.AxiSlave) if hasattr(dut, "m_axi_arlen") else (axi.AxiLiteBus, axi.AxiLiteSlave)
        slave(bus.from_prefix(dut, "m_axi"), clock, reset, target=window)
        return
    _port(dut, "wishbone_cyc")
    cocotb.start_soon(_serve(dut, clock, reset, window))


async def _serve(
    dut: HierarchyObject, clock: LogicObject, reset: LogicObject | LogicArrayObject, window: _Window
) -> None:
    """Answer every transfer on Wishbone in the next cycle, of a pipelined master or a classic one.

    cocotbext-wishbone's slave takes no second transfer before it has answered the first one, which a pipelined master
    does not wait for.
    """
    names = ("cyc", "stb", "we", "adr", "sel", "dat_w", "ack", "err", "dat_r")
    cyc, stb, we, adr, sel, dat_w, ack, err, dat_r = (_port(dut, f"wishbone_{name}") for name in names)
    is_classic = not hasattr(dut, "wishbone_stall")
    _port(dut, "wishbone_rty" if is_classic else "wishbone_stall").value = 0
    beat_bytes = len(dat_w) // 8
    answers = False
    ack.value = err.value = 0
    while True:
        await FallingEdge(clock)
        # A classic master asks until it is answered.
        asks = all(str(port.value) == "1" for port in (cyc, stb)) and str(reset.value) == "0"
        answers = asks and not (is_classic and answers)
        is_good, data = True, 0
        if answers:
            try:
                place = window.place(_number(adr) * beat_bytes, beat_bytes)
                if _number(we):
                    window.store(place, _number(dat_w), _number(sel))
                else:
                    data = window.load(place)
            except ValueError:
                is_good = False
        await RisingEdge(clock)
        ack.value, err.value = int(answers and is_good), int(answers and not is_good)
        dat_r.value = data


def _number(port: LogicObject | LogicArrayObject) -> int:
    return int(str(port.value), 2)
