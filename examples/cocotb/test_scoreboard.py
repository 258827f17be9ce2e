"""The core beside the golden model, in every clock cycle, with a memory that answers late."""

import cocotb
from cocotb.handle import HierarchyObject
from design import CORE, PROGRAM

from harmonica_simt.cocotb import Scoreboard


@cocotb.test()
async def core_and_model_agree(dut: HierarchyObject) -> None:
    """Run the program with two memories."""
    for seed in (0, 7):
        scoreboard = Scoreboard(dut, CORE, PROGRAM, seed=seed, period_ns=10 if seed == 0 else None)
        print(await scoreboard.run())
        assert scoreboard.console == b"ok"
        squares = PROGRAM.symbols["squares"]
        assert list(scoreboard.ram[squares : squares + 16 : 4]) == [0, 1, 4, 9]
