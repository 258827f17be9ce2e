"""The golden model beside a design, compared in every clock cycle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from cocotb.clock import Clock
from cocotb.handle import HierarchyObject, LogicArrayObject, LogicObject, SimHandleBase
from cocotb.triggers import FallingEdge, ReadOnly, RisingEdge, Timer

from .._errors import ArgumentError
from .._native import Agreement, Beside, Core, Image

_Port = LogicObject | LogicArrayObject

# Clock cycles of the reset that `run` begins with. One is enough.
_RESET_CYCLES = 2


class Scoreboard:
    """A design with Harmonica's ports, held against the golden model in every clock cycle.

    `dut` is the design, or a part of one, whose ports are called as in `core.verilog()`; `names` says which are called
    otherwise: `names={"clock": "clk"}`. Trace ports, those of `core.verilog(trace=True)`, are compared where the design
    has them. The scoreboard is the memory of the design, and runs `image` in it: `seed`, `latency` and `input` are
    those of `Timing`. With `memory=False` something else drives the design's inputs, and the scoreboard only looks.

    Inputs change at the falling edge of the clock, and everything is compared before the next rising edge. `period_ns`
    is the period of the clock that `run` starts; `None`: the clock is driven elsewhere.
    """

    def __init__(
        self,
        dut: HierarchyObject,
        core: Core,
        image: Image,
        *,
        seed: int = 0,
        latency: int | tuple[int, int] | None = None,
        input: bytes | None = None,
        names: Mapping[str, str] | None = None,
        memory: bool = True,
        period_ns: int | None = 10,
    ) -> None:
        ports = Beside.ports(core)
        found = _found(dut, [name for name, *_ in ports], names or {})
        widths = {name: len(handle) for name, handle in found.items()}
        self._beside = Beside(core, image, widths, seed=seed, latency=latency, input=input)
        self._clock = cast("LogicObject", found["clock"])
        self._reset = found["reset"]
        self._all = [found[name] for name in self._beside.names]
        trace = {name for name, _, _, is_needed in ports if not is_needed}
        self._own = [found[name] for name in self._beside.names if name not in trace]
        self._inputs = found
        self._memory = memory
        self._period_ns = period_ns

    async def run(self, max_cycles: int = 100_000, *, reset: bool = True) -> Agreement:
        """Reset the design, and run until its core is done.

        Raises `Mismatch`, an `AssertionError` with the report as its message, in the first cycle in which design and
        model differ; `Standstill` if nothing happens any more, or after `max_cycles`. With `reset=False` the test
        drives reset: the comparison begins after the first one, and every later one begins the run anew.
        """
        if self._period_ns is not None:
            Clock(self._clock, self._period_ns, unit="ns").start()
        # Icarus Verilog loses what is written at the beginning of time.
        await Timer(1, unit="ns")
        if reset:
            self._reset.value = 1
            for _ in range(_RESET_CYCLES):
                await self.cycle()
            await RisingEdge(self._clock)
            self._reset.value = 0
        for _ in range(max_cycles):
            if await self.cycle():
                return self._beside.agreement()
        self._beside.give_up()
        raise AssertionError  # A `Standstill` has been raised.

    async def cycle(self) -> bool:
        """Go on for a clock cycle, from falling edge to falling edge; say whether the core is done, and has stayed so.

        For tests that do something in a cycle of their choice. Raises what `run` raises.
        """
        await FallingEdge(self._clock)
        if self._memory:
            for name, value in self._beside.drive([str(port.value) for port in self._own]):
                self._inputs[name].value = value
        await ReadOnly()
        return self._beside.see([str(port.value) for port in self._all])

    @property
    def cycles(self) -> int:
        """Clock cycles so far, without those of resets, in which design and model agree."""
        return self._beside.cycle

    @property
    def console(self) -> bytes:
        """What the program has printed."""
        return self._beside.console

    @property
    def ram(self) -> bytes:
        """A copy of the memory that the scoreboard is, from address 0 on."""
        return self._beside.ram


def _found(dut: HierarchyObject, wanted: list[str], names: Mapping[str, str]) -> dict[str, _Port]:
    """Find the ports that the design has of those that a core has."""
    for name, other in names.items():
        if name not in wanted:
            raise ArgumentError(f"names has {name!r}, but the core has no such port; it has {', '.join(wanted)}")
        if _child(dut, other) is None:
            raise ArgumentError(f"names says that {name} is called {other!r}, but {dut._path} has no {other}")
    handles = {name: _child(dut, names.get(name, name)) for name in wanted}
    return {name: cast("_Port", handle) for name, handle in handles.items() if handle is not None}


def _child(dut: HierarchyObject, name: str) -> SimHandleBase | None:
    found: SimHandleBase | None = getattr(dut, name, None)
    return found
