"""A LiteX system for the ULX3S without a CPU: Harmonica on the bus, its memory the board's SDRAM behind LiteDRAM, a host on the serial line.

    python3 ulx3s.py PACKAGE FOLDER [--device LFE5U-85F] [--clock 50000000] [--simulation SDRAM.v]

PACKAGE is the folder that `harmonica verilog --top accelerator --package litex` wrote. FOLDER gets the system's Verilog with the contents of
its memories, its pins (ulx3s_litex.lpf), and system.json: what a host must know, which host.py reads. With --simulation the FPGA's own
parts are left out: the clock is a port, and SDRAM.v, a model of the chip, is in the place of the SDRAM's pins.
"""

import argparse
import json
import os
import sys

arguments = argparse.ArgumentParser()
arguments.add_argument("package")
arguments.add_argument("folder")
arguments.add_argument("--device", default="LFE5U-85F")
arguments.add_argument("--clock", type=int, default=50_000_000)
arguments.add_argument("--simulation", metavar="SDRAM.v")
arguments = arguments.parse_args()
sys.path.insert(0, arguments.package)

from migen import ClockDomain, ClockSignal, Instance, Record, ResetSignal, Signal

from litedram.init import get_sdram_phy_init_sequence
from litedram.modules import MT48LC16M16
from litedram.phy import GENSDRPHY
from litex.build.generic_platform import GenericPlatform, Pins, Subsignal
from litex.build.io import DDROutput
from litex.gen import LiteXModule
from litex.soc.cores.clock import ECP5PLL
from litex.soc.integration.export import get_csr_json
from litex.soc.integration.soc_core import SoCMini
from litex_boards.platforms import radiona_ulx3s

from harmonica_litex import RAM_BYTES, Harmonica

NAME = "ulx3s_litex"
RAM_ORIGIN = 0x4000_0000
CONTROL_ORIGIN = 0x8000_0000
BAUD = 115_200
# Eight clock cycles a bit, so that the simulation is short.
SIMULATED_BAUD = arguments.clock // 8
L2_BYTES = 8192

SIMULATED_IO = [
    ("clock", 0, Pins(1)),
    ("rst", 0, Pins(1)),
    ("serial", 0, Subsignal("tx", Pins(1)), Subsignal("rx", Pins(1))),
    ("sdram_faults", 0, Pins(8)),
]
SDRAM_PINS = [("a", 13), ("dq", 16), ("ba", 2), ("dm", 2), ("cs_n", 1), ("cke", 1), ("ras_n", 1), ("cas_n", 1), ("we_n", 1)]


class SimulatedPlatform(GenericPlatform):
    """Pins without a device."""

    def __init__(self):
        GenericPlatform.__init__(self, "none", SIMULATED_IO)


class Clocks(LiteXModule):
    """The system's clock, and the SDRAM's, a quarter of a cycle later: so what either end sends has settled when the other one looks."""

    def __init__(self, platform, clock_hz):
        self.cd_sys = ClockDomain()
        self.cd_sdram = ClockDomain()
        self.pll = pll = ECP5PLL()
        self.comb += pll.reset.eq(platform.request("rst"))
        pll.register_clkin(platform.request("clk25"), 25e6)
        pll.create_clkout(self.cd_sys, clock_hz)
        pll.create_clkout(self.cd_sdram, clock_hz, phase=90)
        self.specials += DDROutput(1, 0, platform.request("sdram_clock"), ClockSignal("sdram"))
        # Low, it would let the ESP32 take the FPGA over.
        self.comb += platform.request("wifi_gpio0").eq(1)


class SimulatedClocks(LiteXModule):
    """The same from ports. The SDRAM's clock is half a cycle later: the port has no other edge."""

    def __init__(self, platform):
        self.cd_sys = ClockDomain()
        self.comb += ClockSignal("sys").eq(platform.request("clock"))
        self.comb += ResetSignal("sys").eq(platform.request("rst"))


class Soc(SoCMini):
    """SDRAM, Harmonica, a bridge from the serial line, a timer that the host waits with."""

    def __init__(self, platform, clock_hz, sdram_model):
        SoCMini.__init__(self, platform, clock_hz, ident="Harmonica in a LiteX SoC on ULX3S", with_timer=True, timer_uptime=True)
        if sdram_model:
            self.crg = SimulatedClocks(platform)
            pins = Record(SDRAM_PINS)
            model = {f"i_{name}": getattr(pins, name) for name, _ in SDRAM_PINS if name != "dq"}
            self.specials += Instance("sdram",
                p_CLOCK_HZ = clock_hz,
                i_clock    = ~ClockSignal("sys"),
                io_dq      = pins.dq,
                o_faults   = platform.request("sdram_faults"),
                **model,
            )
            platform.add_source(sdram_model)
        else:
            self.crg = Clocks(platform, clock_hz)
            pins = platform.request("sdram")
        self.sdrphy = GENSDRPHY(pins, clock_hz)
        self.chip = MT48LC16M16(clock_hz, "1:1")
        self.add_sdram("sdram", phy=self.sdrphy, module=self.chip, origin=RAM_ORIGIN, size=RAM_BYTES, l2_cache_size=L2_BYTES)
        self.add_uartbone(uart_name="serial", baudrate=SIMULATED_BAUD if sdram_model else BAUD)
        self.harmonica = Harmonica(platform)
        self.harmonica.add_to(self, origin=CONTROL_ORIGIN, register=True)


def initialisation(soc):
    """LiteDRAM's sequence for the chip: what is said, address, bank, register, its value, cycles to wait afterwards."""
    bits = {
        "DFII_CONTROL_CKE": 2, "DFII_CONTROL_ODT": 4, "DFII_CONTROL_RESET_N": 8,
        "DFII_COMMAND_CS": 1, "DFII_COMMAND_WE": 2, "DFII_COMMAND_CAS": 4, "DFII_COMMAND_RAS": 8,
    }
    sequence, _ = get_sdram_phy_init_sequence(soc.sdrphy.settings, soc.chip.timing_settings)
    steps = []
    for what, address, bank, words, cycles in sequence:
        register = "control" if words.startswith("DFII_CONTROL") else "command"
        value = sum(bits[word] for word in words.split("|"))
        steps.append({"what": what, "address": address, "bank": bank, "register": register, "value": value, "cycles": cycles})
    return steps


def main():
    platform = SimulatedPlatform() if arguments.simulation else radiona_ulx3s.Platform(device=arguments.device, toolchain="trellis")
    folder, model = (path and os.path.abspath(path) for path in (arguments.folder, arguments.simulation))
    soc = Soc(platform, arguments.clock, model)
    os.makedirs(folder, exist_ok=True)
    if model:
        soc.finalize()
        output = platform.get_verilog(soc, name=NAME)
        os.chdir(folder)
        output.write(f"{NAME}.v")
    else:
        soc.build(build_dir=folder, build_name=NAME, run=False)
        os.chdir(folder)
    system = json.loads(get_csr_json(csr_regions=soc.csr_regions, constants=soc.constants, mem_regions=soc.mem_regions))
    system["clock_hz"] = arguments.clock
    system["baud"] = SIMULATED_BAUD if model else BAUD
    system["window_bytes"] = RAM_BYTES
    system["sdram_initialisation"] = initialisation(soc)
    with open("system.json", "w") as file:
        json.dump(system, file, indent=2)


main()
