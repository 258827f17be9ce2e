# @HEADING@
# @LICENSE@
"""Harmonica as a part of a LiteX SoC: a bus master with a control slave.

    from @MODULE@ import Harmonica

    soc.harmonica = Harmonica(platform)
    soc.harmonica.add_to(soc)

The host, a CPU or a bridge, finds the registers of docs/host.md in the region `harmonica_control`. Programs see `RAM_BYTES` bytes
of the bus, from the address that the host writes to the register `base`, a multiple of RAM_BYTES.
"""

import os

from migen import ClockSignal, Instance, ResetSignal, Signal

from litex.gen import LiteXModule
from litex.soc.integration.soc import SoCRegion
from litex.soc.interconnect import stream  #@ports
from litex.soc.interconnect import wishbone
from litex.soc.interconnect.csr_eventmanager import EventManager, EventSourceLevel

BUS_BITS = @BUS_BITS@
RAM_BYTES = @RAM_BYTES@
CONTROL_BYTES = 64

SOURCES = [
@SOURCES@
]


class Harmonica(LiteXModule):
    """The accelerator.

    bus: Wishbone master, to memory. control: Wishbone slave, the registers. ev.host: the event of `interrupt_request`; clear the
    cause in the register `interrupt_pending`.
    source: what is printed. sink: bytes for the console.  #@ports
    """

    def __init__(self, platform):
        self.bus = bus = wishbone.Interface(data_width=BUS_BITS, address_width=32, addressing="word")
        self.control = control = wishbone.Interface(data_width=32, address_width=32, addressing="word")
        # LiteX' arbiters leave the bus to a master as long as its cyc is high, so they need no lock.  #@lock
        self.lock = lock = Signal()  #@lock
        self.source = stream.Endpoint([("data", 8)])  #@ports
        self.sink = stream.Endpoint([("data", 8)])  #@ports
        self.ev = EventManager()
        self.ev.host = EventSourceLevel(description="A cause that is enabled in Harmonica's interrupt_enable is pending.")
        self.ev.finalize()

        # # #

        self.specials += Instance("@TOP@",
            i_clock             = ClockSignal("sys"),
            i_reset             = ResetSignal("sys"),
            o_interrupt_request = self.ev.host.trigger,

            i_control_cyc       = control.cyc,
            i_control_stb       = control.stb,
            i_control_we        = control.we,
            i_control_adr       = control.adr[:4],
            i_control_sel       = control.sel,
            i_control_dat_w     = control.dat_w,
            o_control_dat_r     = control.dat_r,
            o_control_stall     = Signal(),
            o_control_ack       = control.ack,
            o_control_err       = control.err,

            o_wishbone_cyc      = bus.cyc,
            o_wishbone_lock     = lock,  #@lock
            o_wishbone_stb      = bus.stb,
            o_wishbone_we       = bus.we,
            o_wishbone_adr      = bus.adr,
            o_wishbone_sel      = bus.sel,
            o_wishbone_dat_w    = bus.dat_w,
            i_wishbone_dat_r    = bus.dat_r,
            # LiteX' bus is not pipelined: a transfer is kept until it is answered.  #@pipelined
            i_wishbone_stall    = ~(bus.ack | bus.err),  #@pipelined
            i_wishbone_rty      = 0,  #@classic
            i_wishbone_ack      = bus.ack,
            i_wishbone_err      = bus.err,

            o_console_valid       = self.source.valid,  #@ports
            i_console_ready       = self.source.ready,  #@ports
            o_console_data        = self.source.data,  #@ports
            i_console_input_valid = self.sink.valid,  #@ports
            o_console_input_ready = self.sink.ready,  #@ports
            i_console_input_data  = self.sink.data,  #@ports
        )
        folder = os.path.dirname(os.path.abspath(__file__))
        for source in SOURCES:
            platform.add_source(os.path.join(folder, source))

    def add_to(self, soc, name="harmonica", origin=None, register=False):
        """Joins both ends to the SoC's bus, and the interrupt to its CPU if it has one that takes interrupts.

        register: the bus's answers come out of registers, so that no path leads from memory through the bus into the core. A transfer
        takes a cycle more.
        """
        soc.bus.add_master(name=name, master=self.registered() if register else self.bus)
        region = SoCRegion(origin=origin, size=CONTROL_BYTES, cached=False)
        soc.bus.add_slave(name=f"{name}_control", slave=self.control, region=region)
        if soc.irq.enabled:
            soc.irq.add(name, use_loc_if_exists=True)

    def registered(self):
        """The bus behind registers for what comes back on it."""
        near, far = self.bus, wishbone.Interface(data_width=BUS_BITS, address_width=32, addressing="word")
        answered = Signal()
        self.comb += [
            answered.eq(near.ack | near.err),
            near.connect(far, omit={"cyc", "stb", "ack", "err", "dat_r"}),
            # In the cycle in which the core sees the answer the transfer is over.
            far.cyc.eq(near.cyc & ~answered),  #@no_lock
            far.cyc.eq(near.cyc & (~answered | self.lock)),  #@lock
            far.stb.eq(near.stb & ~answered),
        ]
        self.sync += [
            near.ack.eq(far.ack & far.stb),
            near.err.eq(far.err & far.stb),
            near.dat_r.eq(far.dat_r),
        ]
        return far
