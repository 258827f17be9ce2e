"""What a fault in the core looks like."""

import cocotb
import pytest
from cocotb.handle import HierarchyObject
from design import CORE, PROGRAM

from harmonica_simt import Mismatch
from harmonica_simt.cocotb import Scoreboard


@cocotb.test()
async def the_fault_is_found(dut: HierarchyObject) -> None:
    """Require a mismatch, and print its report. Without `raises`, it would be the failure of the test."""
    with pytest.raises(Mismatch) as found:
        await Scoreboard(dut, CORE, PROGRAM).run()
    print(found.value)
