"""The core behind AXI4: this test is host and memory."""

import cocotb
from cocotb.handle import HierarchyObject
from design import CORE, PROGRAM

from harmonica_simt.cocotb import Accelerator


@cocotb.test()
async def a_host_runs_the_program(dut: HierarchyObject) -> None:
    """Load, start, wait; then look at console and memory."""
    accelerator = Accelerator(dut, CORE, base=0x4000_0000)
    await accelerator.reset()
    accelerator.load(PROGRAM)
    await accelerator.start()
    await accelerator.wait()
    print(f"{accelerator.console!r} after {await accelerator.cycles()} clock cycles")
    assert accelerator.console == b"ok"
    assert accelerator.array(PROGRAM.symbols["squares"], 4).tolist() == [0, 1, 4, 9]
