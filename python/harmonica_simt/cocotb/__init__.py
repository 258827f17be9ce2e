"""Test benches of cocotb: the golden model beside a design of yours, a driver of the accelerator (docs/cocotb.md).

`Scoreboard` compares a core with the golden model in every clock cycle. `Accelerator` is the host of a core behind a
bus, and the memory on that bus. Both run in any simulator that cocotb knows; Icarus Verilog and Verilator are tested.
"""

from .accelerator import Accelerator, Buffer
from .scoreboard import Scoreboard

__all__ = ["Accelerator", "Buffer", "Scoreboard"]
