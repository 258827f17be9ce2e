"""A system of Harmonica behind a bus whose other end is played by cocotbext-axi or cocotbext-wishbone.

The environment says what to do: BUS (wishbone, classic, axi, axi-lite), IMAGE (what the RAM holds from the start), RAM_BYTES, BEAT_BYTES,
BIT_CLOCKS (clock cycles of a bit on the serial line), EXPECTED (the file with what the program prints), SEED (of stalls; 0: none), RESETS
(how often the system is reset before it may run to its end), REFUSED (a core that is told of errors: the address of 64 bytes of which every
access ends badly; else empty, and Wishbone answers an error now and then although all went well).
"""

import os
import random

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles, FallingEdge, Timer, with_timeout
from cocotbext.axi import AxiBus, AxiLiteBus, AxiLiteRam, AxiRam
from cocotbext.wishbone.monitor import WishboneSlave

BUS = os.environ["BUS"]
RAM_BYTES = int(os.environ["RAM_BYTES"])
BEAT_BYTES = int(os.environ["BEAT_BYTES"])
BIT_CLOCKS = int(os.environ["BIT_CLOCKS"])
SEED = int(os.environ["SEED"])
RESETS = int(os.environ["RESETS"])
# Runs that are begun and reset; none of a program that could not run again on the memory that such a run leaves.
BEGUN = 0 if "ONCE" in os.environ else 1 + RESETS
REFUSED = range(0)
if os.environ["REFUSED"]:
    REFUSED = range(int(os.environ["REFUSED"]), int(os.environ["REFUSED"]) + 64)
CLOCK_NS = 10
TIMEOUT_MS = 1
ACK, ERR, RTY = 1, 2, 3


def pauses(randomness):
    """High in cycles in which a channel pauses: for some cycles, now and then."""
    while True:
        for _ in range(randomness.randrange(4)):
            yield True
        for _ in range(randomness.randrange(1, 4)):
            yield False


class WishboneRam(WishboneSlave):
    """RAM behind cocotbext-wishbone's slave."""

    def __init__(self, dut, memory, randomness):
        self.memory = memory
        signals = {name: name for name in ("cyc", "stb", "we", "adr", "ack")}
        signals.update(datwr="dat_w", datrd="dat_r")
        super().__init__(
            dut,
            "wishbone",
            dut.clock,
            signals_dict=signals,
            datgen=self.words(),
            ackgen=self.answers(randomness),
            waitreplygen=self.delays(randomness),
        )

    def answers(self, randomness):
        lies = [] if REFUSED else [ERR]
        kinds = [ACK] * 6 + lies + ([RTY] if BUS == "classic" else [])
        while True:
            kind = randomness.choice(kinds) if SEED else ACK
            refused = int(self.bus.adr.value) * BEAT_BYTES in REFUSED
            yield ERR if refused and kind == ACK else kind

    def delays(self, randomness):
        while True:
            yield randomness.randrange(6) if SEED else 0

    def words(self):
        while True:
            first = int(self.bus.adr.value) * BEAT_BYTES
            yield int.from_bytes(self.memory[first : first + BEAT_BYTES], "little")

    def _respond(self):
        if self.bus.cyc.value and self.bus.stb.value and self.bus.we.value:
            first = int(self.bus.adr.value) * BEAT_BYTES
            data = self.bus.datwr.value.to_unsigned().to_bytes(BEAT_BYTES, "little")
            select = 0 if first in REFUSED else int(self.bus.sel.value)
            for place in range(BEAT_BYTES):
                if select >> place & 1:
                    self.memory[first + place] = data[place]
        super()._respond()


def refusing(access):
    """An access to memory that raises for what is refused, which the agent answers with SLVERR."""

    async def tried(address, argument):
        if address in REFUSED:
            raise ValueError("refused")
        return await access(address, argument)

    return tried


def attach(dut, image, randomness):
    """The agent, with RAM that holds the image."""
    if BUS in ("wishbone", "classic"):
        return WishboneRam(dut, bytearray(image.ljust(RAM_BYTES, b"\0")), randomness)
    bus, ram = {"axi": (AxiBus, AxiRam), "axi-lite": (AxiLiteBus, AxiLiteRam)}[BUS]
    agent = ram(bus.from_prefix(dut, "m_axi"), dut.clock, dut.reset, size=RAM_BYTES)
    agent.write(0, image)
    agent.write_if._write = refusing(agent.write_if._write)
    agent.read_if._read = refusing(agent.read_if._read)
    if SEED:
        write, read = agent.write_if, agent.read_if
        channels = [write.aw_channel, write.w_channel, write.b_channel]
        for channel in channels + [read.ar_channel, read.r_channel]:
            channel.set_pause_generator(pauses(random.Random(randomness.random())))
    return agent


async def received(dut, count):
    """That many bytes from the serial line."""
    text = bytearray()
    while len(text) < count:
        await FallingEdge(dut.uart_tx)
        await ClockCycles(dut.clock, BIT_CLOCKS // 2)
        byte = 0
        for place in range(8):
            await ClockCycles(dut.clock, BIT_CLOCKS)
            byte |= int(dut.uart_tx.value) << place
        await ClockCycles(dut.clock, BIT_CLOCKS)
        assert dut.uart_tx.value == 1, "a stop bit is high"
        text.append(byte)
    return bytes(text)


@cocotb.test()
async def the_program_prints_what_it_must(dut):
    with open(os.environ["IMAGE"], "rb") as file:
        image = file.read()
    with open(os.environ["EXPECTED"], "rb") as file:
        expected = file.read()
    randomness = random.Random(SEED)
    await Timer(1, "ns")
    # Icarus Verilog loses what is written at the beginning of time.
    await Timer(1, "ns")
    dut.enable.value = 1
    dut.uart_rx.value = 1
    dut.reset.value = 0
    cocotb.start_soon(Clock(dut.clock, CLOCK_NS, "ns").start())
    attach(dut, image, randomness)
    for _ in range(BEGUN):
        dut.reset.value = 1
        await ClockCycles(dut.clock, 8)
        dut.reset.value = 0
        await ClockCycles(dut.clock, randomness.randrange(25, 400))
    dut.reset.value = 1
    await ClockCycles(dut.clock, 12 * BIT_CLOCKS)
    dut.reset.value = 0
    printed = await with_timeout(received(dut, len(expected)), TIMEOUT_MS, "ms")
    assert printed == expected, printed
    await ClockCycles(dut.clock, 30 * BIT_CLOCKS)
    assert dut.uart_tx.value == 1 and dut.led_running.value == 0, "it has come to its end"
