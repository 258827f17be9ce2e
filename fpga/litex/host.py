"""The host of a LiteX system with Harmonica: sets the SDRAM up, loads an image, starts the core, prints what it prints.

    python3 host.py SYSTEM.json IMAGE [--port /dev/ttyUSB0] [--entry ADDRESS] [--argument N]

SYSTEM.json is what ulx3s.py wrote, IMAGE what `harmonica assemble` makes of a program for the same ArchID. PORT is a serial port, or an
address of pyserial's such as socket://127.0.0.1:4000. What is typed goes to the program when it has been read as a line.
"""

import argparse
import json
import select
import sys

from litex.tools.remote.comm_uart import CommUART

IDENTITY = 0x4841_5250
# Registers of docs/host.md, by their offsets.
STATUS, BASE, ENTRY, ARGUMENT, CYCLES, CYCLES_HIGH = 0x0C, 0x10, 0x14, 0x18, 0x28, 0x2C
CONTROL, CONSOLE_OUTPUT, CONSOLE_INPUT = 0x08, 0x30, 0x34
START, STOP, EMPTY_QUEUES = 1, 2, 4
DONE, BUSY, BUS_ERROR, OUTPUT_WAITING, INPUT_FULL = 2, 4, 8, 16, 32
# LiteDRAM's register `sdram_dfii_control`: the SDRAM belongs to the controller.
HARDWARE_CONTROL = 1
# Words that the bridge reads in one go.
BURST_WORDS = 255


class Host:
    """The bus behind the bridge."""

    def __init__(self, system, port):
        self.system = system
        self.bus = CommUART(port, system["baud"])
        self.control = system["memories"]["harmonica_control"]["base"]
        self.ram = system["memories"]["main_ram"]["base"]

    def write_csr(self, name, value):
        self.bus.write(self.system["csr_registers"][name]["addr"], value)

    def uptime(self):
        """Clock cycles of the system, the lower 32 bits."""
        self.write_csr("timer0_uptime_latch", 1)
        return self.bus.read(self.system["csr_registers"]["timer0_uptime_cycles"]["addr"] + 4)

    def wait(self, cycles):
        """Lets that many clock cycles of the system pass."""
        first = self.uptime()
        while (self.uptime() - first) % 2**32 < cycles:
            pass

    def set_sdram_up(self):
        """Does what LiteX' BIOS does in a system with a CPU: the sequence that LiteDRAM gives for the chip."""
        self.write_csr("sdram_dfii_control", 0)
        for step in self.system["sdram_initialisation"]:
            self.write_csr("sdram_dfii_pi0_address", step["address"])
            self.write_csr("sdram_dfii_pi0_baddress", step["bank"])
            self.write_csr("sdram_dfii_control" if step["register"] == "control" else "sdram_dfii_pi0_command", step["value"])
            if step["register"] == "command":
                self.write_csr("sdram_dfii_pi0_command_issue", 1)
            self.wait(step["cycles"])
        self.write_csr("sdram_dfii_control", HARDWARE_CONTROL)

    def load(self, image):
        """Writes an image from the window's start on, and reads it back: from the SDRAM, not from the cache before it."""
        image += bytes(-len(image) % 4)
        words = [int.from_bytes(image[at:at + 4], "little") for at in range(0, len(image), 4)]
        self.bus.write(self.ram, words)
        self.empty_cache(len(image))
        for at in range(0, len(words), BURST_WORDS):
            written = words[at:at + BURST_WORDS]
            read = self.bus.read(self.ram + 4 * at, len(written))
            for number, (one, other) in enumerate(zip(written, read), at):
                if one != other:
                    raise SystemExit(f"error: the SDRAM at {4 * number:#x} holds {other:#010x}, not {one:#010x} as was written")

    def empty_cache(self, end):
        """Makes the cache write back what it has below an address of the window: reads as much as it holds, beyond that."""
        for at in range(0, self.system["constants"]["config_l2_size"], 4 * BURST_WORDS):
            self.bus.read(self.ram + (end + at) % self.system["window_bytes"], BURST_WORDS)

    def read(self, register):
        return self.bus.read(self.control + register)

    def write(self, register, value):
        self.bus.write(self.control + register, value)

    def run(self, entry, argument):
        """Runs what has been loaded, until it is done; gives the core's clock cycles."""
        self.write(CONTROL, STOP | EMPTY_QUEUES)
        self.write(BASE, self.ram)
        self.write(ENTRY, entry)
        self.write(ARGUMENT, argument)
        self.write(CONTROL, START)
        typed = b""
        while True:
            status = self.read(STATUS)
            while (byte := self.read(CONSOLE_OUTPUT)) & 0x100:
                sys.stdout.buffer.write(bytes([byte & 0xFF]))
            sys.stdout.buffer.flush()
            # Since the status was read before the output, nothing has been printed after it.
            if status & DONE:
                break
            if not typed and sys.stdin.isatty() and select.select([sys.stdin], [], [], 0)[0]:
                typed = sys.stdin.readline().encode()
            if typed and not status & INPUT_FULL:
                self.write(CONSOLE_INPUT, typed[0])
                typed = typed[1:]
        if status & BUS_ERROR:
            print("warning: the bus has answered with an error", file=sys.stderr)
        return self.read(CYCLES_HIGH) << 32 | self.read(CYCLES)


def number(text):
    return int(text, 0)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("system")
    arguments.add_argument("image")
    arguments.add_argument("--port", default="/dev/ttyUSB0")
    arguments.add_argument("--entry", type=number, default=0)
    arguments.add_argument("--argument", type=number, default=0)
    arguments = arguments.parse_args()
    try:
        with open(arguments.system) as file:
            system = json.load(file)
        with open(arguments.image, "rb") as file:
            image = file.read()
        host = Host(system, arguments.port)
    except (OSError, ValueError) as error:
        raise SystemExit(f"error: {error}")
    if len(image) > system["window_bytes"]:
        raise SystemExit(f"error: {arguments.image} has {len(image)} bytes, the core's window {system['window_bytes']}; take a smaller program")
    if host.read(0) != IDENTITY:
        raise SystemExit(f"error: at {arguments.port} is no Harmonica; is the bitstream of {arguments.system} loaded?")
    host.set_sdram_up()
    host.load(image)
    cycles = host.run(arguments.entry, arguments.argument)
    print(f"{cycles} cycles", file=sys.stderr)


main()
