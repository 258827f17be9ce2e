"""Atomic instructions behind a bus that another master uses, too (docs/soc.md section 5.1): both count up the same words, and none is lost.

The environment says what `agents` says, without REFUSED, and: COUNTERS (address of the words), WORDS (how many), WORD_BYTES, SUM (what the
program adds to all of them together), FAULT (1: the other master takes the bus although it is kept, or its writes are not seen by what
watches exclusive accesses; then counts must be lost).
"""

import os
import random

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles, RisingEdge, Timer, with_timeout
from cocotbext.axi import AxiResp

import agents

COUNTERS = int(os.environ["COUNTERS"])
WORDS = int(os.environ["WORDS"])
WORD_BYTES = int(os.environ["WORD_BYTES"])
SUM = int(os.environ["SUM"])
FAULT = os.environ["FAULT"] == "1"
# Of 256 cycles, those in which the other master counts up a word although the core may be at it.
AT_ONCE_OF_256 = 6
# The same of cycles of Wishbone in which the bus is free.
WHEN_FREE_OF_256 = 64


class Watch:
    """Watches exclusive accesses to cocotbext-axi's RAM, which answers every access with OKAY by itself."""

    def __init__(self, ram):
        self.ram = ram
        self.reserved = None
        self.made = 0
        self.refused = 0
        self.wrap_reads(ram.read_if)
        self.wrap_writes(ram.write_if)

    def wrap_reads(self, agent):
        take, give = agent.ar_channel.recv, agent.r_channel.send
        request = None

        async def taken():
            nonlocal request
            request = await take()
            return request

        async def load(address, length):
            if int(request.arlock):
                self.check(request.arlen, request.arsize, request.arcache)
                self.reserved = (int(request.araddr), int(request.arsize))
            return self.ram.read(address, length)

        async def given(response):
            if int(request.arlock):
                response.rresp = AxiResp.EXOKAY
            await give(response)

        agent.ar_channel.recv, agent.r_channel.send, agent._read = taken, given, load

    def wrap_writes(self, agent):
        take, take_beat, give = agent.aw_channel.recv, agent.w_channel.recv, agent.b_channel.send
        request, is_late = None, False

        async def taken():
            nonlocal request
            request = await take()
            return request

        async def beat_taken():
            nonlocal is_late
            beat = await take_beat()
            # Nobody else comes between this and the writing of its bytes.
            is_late = False
            if int(request.awlock):
                self.check(request.awlen, request.awsize, request.awcache)
                is_late = self.reserved != (int(request.awaddr), int(request.awsize))
                self.reserved = None
                self.made += 1
                self.refused += is_late
            return beat

        async def store(address, data):
            if not is_late:
                self.ram.write(address, data)
                self.written(address)

        async def given(response):
            if int(request.awlock) and not is_late:
                response.bresp = AxiResp.EXOKAY
            await give(response)

        agent.aw_channel.recv, agent.w_channel.recv = taken, beat_taken
        agent.b_channel.send, agent._write = given, store

    def check(self, length, size, cache):
        """S5.1.20: one beat, the line; neither modifiable nor bufferable."""
        assert (int(length), 1 << int(size), int(cache)) == (0, agents.BEAT_BYTES, 0)

    def written(self, address):
        """A byte that has been read exclusively may have changed."""
        if self.reserved is not None:
            first, size = self.reserved
            if first <= address < first + (1 << size):
                self.reserved = None


class Rival:
    """The other master."""

    def __init__(self, read, write, randomness):
        self.read = read
        self.write = write
        self.randomness = randomness
        self.counts = 0

    def count_up(self):
        address = COUNTERS + WORD_BYTES * self.randomness.randrange(WORDS)
        word = int.from_bytes(self.read(address), "little")
        word = (word + 1) % (1 << 8 * WORD_BYTES)
        self.write(address, word.to_bytes(WORD_BYTES, "little"))
        self.counts += 1
        return address

    async def on_axi(self, dut, watch):
        while True:
            await RisingEdge(dut.clock)
            if self.randomness.randrange(256) < AT_ONCE_OF_256:
                address = self.count_up()
                if not FAULT:
                    watch.written(address)

    async def on_wishbone(self, dut, locks):
        """It has the bus in cycles in which `cyc` is low, now and then."""
        was_locked = False
        while True:
            await RisingEdge(dut.clock)
            is_taken, is_locked = int(dut.wishbone_cyc.value), int(dut.wishbone_lock.value)
            assert is_taken or not is_locked, "S5.1.19: the bus is kept by cyc and lock"
            locks.append(is_locked and not was_locked)
            was_locked = is_locked
            turn = self.randomness.randrange(256)
            if turn < (AT_ONCE_OF_256 if FAULT else 0 if is_taken else WHEN_FREE_OF_256):
                self.count_up()


async def reset(dut, randomness):
    for _ in range(1 + agents.RESETS):
        dut.reset.value = 1
        await ClockCycles(dut.clock, 8)
        dut.reset.value = 0
        await ClockCycles(dut.clock, randomness.randrange(25, 400))
    dut.reset.value = 1
    await ClockCycles(dut.clock, 12 * agents.BIT_CLOCKS)


@cocotb.test()
async def no_count_is_lost(dut):
    with open(os.environ["IMAGE"], "rb") as file:
        image = file.read()
    with open(os.environ["EXPECTED"], "rb") as file:
        expected = file.read()
    randomness = random.Random(agents.SEED)
    await Timer(1, "ns")
    # Icarus Verilog loses what is written at the beginning of time.
    await Timer(1, "ns")
    dut.enable.value = 1
    dut.uart_rx.value = 1
    dut.reset.value = 0
    cocotb.start_soon(Clock(dut.clock, agents.CLOCK_NS, "ns").start())
    agent = agents.attach(dut, image, randomness)
    if agents.BUS == "axi":
        watch = Watch(agent)
        read, write = (lambda address: agent.read(address, WORD_BYTES)), agent.write
    else:

        def read(address):
            return bytes(agent.memory[address : address + WORD_BYTES])

        def write(address, data):
            agent.memory[address : address + len(data)] = data

    await reset(dut, randomness)
    # What has been counted before the last reset does not count.
    write(0, image.ljust(agents.RAM_BYTES, b"\0"))
    rival = Rival(read, write, random.Random(randomness.random()))
    locks = []
    if agents.BUS == "axi":
        watch.made = watch.refused = 0
        cocotb.start_soon(rival.on_axi(dut, watch))
    else:
        cocotb.start_soon(rival.on_wishbone(dut, locks))
    dut.reset.value = 0
    printed = await with_timeout(agents.received(dut, len(expected)), agents.TIMEOUT_MS, "ms")
    assert printed == expected, printed
    assert dut.led_running.value == 0, "it has come to its end"
    words = [read(COUNTERS + WORD_BYTES * number) for number in range(WORDS)]
    found = sum(int.from_bytes(word, "little") for word in words)
    missing = SUM + rival.counts - found
    exchanges = (watch.made, watch.refused) if agents.BUS == "axi" else sum(locks)
    print(f"{missing} missing, {rival.counts} by the other master, exchanges: {exchanges}")
    assert rival.counts > 50
    if FAULT:
        assert missing > 0
    else:
        assert missing == 0
        if agents.BUS == "axi":
            assert watch.refused > 0 and watch.made > SUM // WORDS
        else:
            # Lanes that name the same word share one.
            assert sum(locks) > SUM // WORDS
