"""A LiteX SoC without a CPU: Harmonica is a master of its bus, a bridge from a serial line is the other one.

    python3 soc.py PACKAGE IMAGE FOLDER

PACKAGE is the folder that `harmonica verilog --top accelerator --package litex --console ports` wrote, IMAGE a program, which the SoC's RAM
holds from the start. FOLDER gets soc.v, the contents of its memories, sources.json (the Verilog files) and map.json (the addresses of
registers and memories). What is printed comes out of LiteX' UART at `console_tx`; at `host_rx` is a UARTBone.
"""

import json
import os
import sys

package, image, folder = sys.argv[1:4]
sys.path.insert(0, package)

from migen import ClockDomain, ClockSignal, ResetSignal

from litex.build.generic_platform import GenericPlatform, Pins, Subsignal
from litex.gen import LiteXModule
from litex.soc.cores.uart import RS232PHY
from litex.soc.integration.export import get_csr_json
from litex.soc.integration.soc_core import SoCMini

from harmonica_litex import RAM_BYTES, Harmonica

# Eight clock cycles a bit, so that the simulation is short.
CLOCK_HZ = 8_000_000
BAUD = 1_000_000
RAM_ORIGIN = 0x4000_0000
CONTROL_ORIGIN = 0x8000_0000

IO = [
    ("clock", 0, Pins(1)),
    ("reset", 0, Pins(1)),
    ("console", 0, Subsignal("tx", Pins(1)), Subsignal("rx", Pins(1))),
    ("host", 0, Subsignal("tx", Pins(1)), Subsignal("rx", Pins(1))),
    ("interrupt_request", 0, Pins(1)),
]


class Platform(GenericPlatform):
    """Pins without a device."""

    def __init__(self):
        GenericPlatform.__init__(self, "none", IO)


class ClockAndReset(LiteXModule):
    """The system's clock and reset from pins."""

    def __init__(self, platform):
        self.cd_sys = ClockDomain()
        self.comb += ClockSignal("sys").eq(platform.request("clock"))
        self.comb += ResetSignal("sys").eq(platform.request("reset"))


class Soc(SoCMini):
    """RAM, Harmonica, a serial line for each of host and console."""

    def __init__(self, platform, contents):
        SoCMini.__init__(self, platform, CLOCK_HZ, ident="Harmonica in a LiteX SoC")
        self.crg = ClockAndReset(platform)
        self.add_ram("main_ram", origin=RAM_ORIGIN, size=RAM_BYTES, contents=contents)
        self.add_uartbone(uart_name="host", baudrate=BAUD)
        self.harmonica = Harmonica(platform)
        self.harmonica.add_to(self, origin=CONTROL_ORIGIN)
        self.console = RS232PHY(platform.request("console"), CLOCK_HZ, BAUD)
        self.comb += self.harmonica.source.connect(self.console.sink)
        self.comb += self.console.source.connect(self.harmonica.sink)
        self.comb += platform.request("interrupt_request").eq(self.harmonica.ev.irq)


def words(path):
    """A file as 32-bit words, little endian."""
    with open(path, "rb") as file:
        content = file.read()
    content += bytes(-len(content) % 4)
    return [int.from_bytes(content[at:at + 4], "little") for at in range(0, len(content), 4)]


platform = Platform()
soc = Soc(platform, words(image))
soc.finalize()
output = platform.get_verilog(soc, name="litex_soc")
os.makedirs(folder, exist_ok=True)
os.chdir(folder)
output.write("soc.v")
with open("sources.json", "w") as file:
    json.dump([source for source, *_ in platform.sources], file)
with open("map.json", "w") as file:
    file.write(get_csr_json(csr_regions=soc.csr_regions, constants=soc.constants, mem_regions=soc.mem_regions))
