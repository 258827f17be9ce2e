"""The model with its ports, and the example of cocotb: a scoreboard, an accelerator, a fault, under Icarus Verilog."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from harmonica_simt import ArgumentError, Core, Model, Timing, assemble

SMALL = Core("4w8/8/2/2")


def run(folder: Path, program: Path, *arguments: str, **variables: str) -> str:
    """Run a program of Python in a folder; give what it prints, whether it ends well or not."""
    environment = {**os.environ, "BUILD": str(folder), **variables}
    command = [sys.executable, str(program), *arguments]
    done = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=False)
    return f"{done.stdout}{done.stderr}\nends with {done.returncode}"


def example(folder: Path, test: str, simulator: str = "icarus") -> str:
    program = Path(os.environ["HARMONICA_ROOT"]) / "examples/cocotb/run.py"
    return run(folder, program, test, SIM=simulator)


def test_core_and_model_agree(tmp_path: Path) -> None:
    printed = example(tmp_path, "scoreboard")
    assert "TESTS=1 PASS=1 FAIL=0" in printed, printed
    assert printed.count("design and model agree in every cycle on 23 ports and 108 trace ports") == 2, printed


def test_a_fault_in_the_verilog_is_reported(tmp_path: Path) -> None:
    printed = example(tmp_path, "fault")
    assert "TESTS=1 PASS=1 FAIL=0" in printed, printed
    report = printed[printed.index("mismatch in cycle") :]
    assert "lanes 1 2 3" in report, report
    assert "squares.s:9" in report, report
    assert "whether software can see it is not known" in report, report
    assert "last instructions of warp 0, oldest first" in report, report


def test_a_host_runs_a_program_on_the_accelerator(tmp_path: Path) -> None:
    printed = example(tmp_path, "accelerator")
    assert "TESTS=1 PASS=1 FAIL=0" in printed, printed
    assert "b'ok' after" in printed, printed


# Runs other tests of cocotb as the example's: the design, then the text of the test.
RUN = """
import sys
from pathlib import Path
from cocotb_tools.check_results import get_results
from cocotb_tools.runner import get_runner
from harmonica_simt import Core
core, arguments = eval(sys.argv[1])
files = core.verilog(**arguments)
sources = [Path(name) for name in files if name.endswith(".v")]
for source in sources:
    source.write_text(files[source.name])
top = "harmonica_" + arguments.get("top", "core")
runner = get_runner("icarus")
runner.build(sources=sources, hdl_toplevel=top, timescale=("1ns", "1ps"), build_dir=".")
print(get_results(runner.test(test_module="bench", hdl_toplevel=top, build_dir=".", test_dir=".")))
"""

HEAD = """
import cocotb
import numpy as np
import pytest
from cocotb.triggers import FallingEdge, RisingEdge
from harmonica_simt import *
from harmonica_simt.cocotb import *
from harmonica_simt.cocotb.accelerator import Register
SMALL = Core("4w8/8/2/2")
"""


def bench(folder: Path, text: str, design: str) -> str:
    (folder / "bench.py").write_text(HEAD + text)
    (folder / "run.py").write_text(RUN)
    return run(folder, folder / "run.py", design)


# A core without trace ports: the first test makes each mistake, the others drive reset or a port themselves.
SCOREBOARDS = """
IMAGE = assemble("ldi %r1, #5; st %r1, %r0, #0x40; ld %r2, %r0, #0x40; halt", SMALL, name="five.s")

@cocotb.test()
async def mistakes(dut):
    with pytest.raises(ArgumentError, match="no port instruction_response_error, which is an input of 1 bit"):
        Scoreboard(dut, Core("4w8/8/2/2", extension=True, bus_errors=True), IMAGE)
    with pytest.raises(ArgumentError, match="data_response_data of the design has 64 bits, but 128"):
        Scoreboard(dut, Core("4w8/8/4/2"), assemble("halt", Core("4w8/8/4/2")))
    with pytest.raises(ArgumentError, match="names has 'clk', but the core has no such port"):
        Scoreboard(dut, SMALL, IMAGE, names={"clk": "clock"})
    with pytest.raises(ArgumentError, match="clock is called 'clk', but harmonica_core has no clk"):
        Scoreboard(dut, SMALL, IMAGE, names={"clock": "clk"})

@cocotb.test()
async def resets(dut):
    scoreboard = Scoreboard(dut, SMALL, IMAGE, seed=3)
    run = cocotb.start_soon(scoreboard.run(reset=False))
    for cycles in (40, 60):
        dut.reset.value = 1
        for _ in range(3):
            await RisingEdge(dut.clock)
        dut.reset.value = 0
        for _ in range(cycles):
            await RisingEdge(dut.clock)
    agreement = await run
    assert "0 trace ports" in str(agreement)
    assert agreement.counters["instructions"] >= 4 and scoreboard.ram[0x40] == 5

@cocotb.test()
async def hangs(dut):
    image = assemble("ldi %r1, #2; bar %r0, %r1", SMALL, name="alone.s")
    with pytest.raises(Standstill, match=r"alone\\.s:1"):
        await Scoreboard(dut, SMALL, image).run()
    with pytest.raises(Standstill, match=r"does not end"):
        await Scoreboard(dut, SMALL, assemble("here: jmpi here", SMALL), period_ns=None).run(max_cycles=300)

@cocotb.test()
async def one_drives_and_one_looks(dut):
    looks = Scoreboard(dut, SMALL, IMAGE, memory=False, period_ns=None, names={"clock": "clock"})
    ends = cocotb.start_soon(looks.run(reset=False))
    drives = Scoreboard(dut, SMALL, IMAGE, seed=5)
    agreement = await drives.run()
    assert (await ends).counters == agreement.counters and looks.cycles == drives.cycles > 40

@cocotb.test()
async def a_bench_of_ones_own(dut):
    scoreboard = Scoreboard(dut, SMALL, IMAGE, memory=False)
    for port in dut:
        if port._name in Model(SMALL).input_widths:
            port.value = 0
    dut.data_response_valid.value = 1
    with pytest.raises(ArgumentError, match="in clock cycle 0, data_response_valid is 1, but the core waits"):
        await scoreboard.run()
"""


def test_scoreboards_refuse_hang_and_are_reset(tmp_path: Path) -> None:
    printed = bench(tmp_path, SCOREBOARDS, 'Core("4w8/8/2/2"), {}')
    assert "TESTS=5 PASS=5 FAIL=0" in printed, printed


# A host on Wishbone: an argument, a buffer, typed bytes, a program that does not end, an access that fails.
HOST = """
CORE = Core("4w8/8/2/2", host_start=True)
IMAGE = assemble('''
        halt
work:   hwid %r1, #5; ld %r2, %r1, #0; addi %r2, %r2, #2; st %r2, %r1, #4
        ldi %r3, #0x800; shli %r3, %r3, #20; ld %r4, %r3, #0; st %r4, %r3, #0; halt
spin:   jmpi spin
''', CORE)

@cocotb.test()
async def a_host(dut):
    accelerator = Accelerator(dut, CORE, base=0x8000_0000)
    with pytest.raises(ArgumentError, match="has not been reset"):
        await accelerator.start()
    await accelerator.reset()
    accelerator.load(IMAGE)
    numbers = accelerator.buffer(np.array([40, 0], dtype=np.uint32))
    await accelerator.type(b"!")
    await accelerator.start(entry=IMAGE.symbols["work"], argument=numbers.address)
    await accelerator.wait()
    assert numbers.array.tolist() == [40, 42]
    await accelerator.start(entry=IMAGE.symbols["spin"])
    with pytest.raises(Standstill, match="not done after 200 clock cycles: status is <Status.RUNNING"):
        await accelerator.wait(200)
    await accelerator.stop()
    assert await accelerator.read(Register.STATUS) & 1 == 0
    with pytest.raises(ArgumentError, match="more ram_bytes"):
        accelerator.buffer(np.zeros(CORE.ram_bytes, dtype=np.uint8))
    with pytest.raises(ArgumentError, match="base is 0x40, but"):
        Accelerator(dut, CORE, base=0x40)
    with pytest.raises(ArgumentError, match="give the core that it has"):
        await Accelerator(dut, SMALL.named("tiny"), period_ns=None).reset()
"""


@pytest.mark.parametrize("bus", ["wishbone", "wishbone-classic"])
def test_a_host_on_wishbone(tmp_path: Path, bus: str) -> None:
    printed = bench(tmp_path, HOST, f"""Core("4w8/8/2/2", host_start=True), {{"top": "accelerator", "bus": "{bus}"}}""")
    assert "TESTS=1 PASS=1 FAIL=0" in printed, printed


@pytest.mark.campaign
@pytest.mark.parametrize("test", ["scoreboard", "accelerator", "fault"])
def test_the_example_runs_under_verilator(tmp_path: Path, test: str) -> None:
    printed = example(tmp_path, test, "verilator")
    assert "TESTS=1 PASS=1 FAIL=0" in printed, printed


def test_the_verilog_of_an_accelerator() -> None:
    files = SMALL.verilog(top="accelerator", bus="axi", prefix="my_")
    assert "m_axi_awlen" in files["my_harmonica_accelerator.v"]
    assert "control_cyc" in SMALL.verilog(top="accelerator", bus="axi", control="wishbone")["harmonica_accelerator.v"]
    with pytest.raises(ArgumentError, match="bus is 'axi4', but must be one of wishbone, wishbone-classic, axi, axi-l"):
        SMALL.verilog(top="accelerator", bus="axi4")
    with pytest.raises(ArgumentError, match='the core alone has no bus; add top="accelerator"'):
        SMALL.verilog(bus="axi")
    with pytest.raises(ArgumentError, match="top is 'soc', but must be core or accelerator"):
        SMALL.verilog(top="soc")


def test_the_model_runs_behind_a_memory_of_ones_own() -> None:
    model = Model(SMALL)
    memory = bytearray(SMALL.ram_bytes)
    image = assemble("ldi %r1, #5; st %r1, %r0, #0x40; ld %r2, %r0, #0x40; halt", SMALL)
    memory[: len(image.bytes)] = image.bytes
    inputs, outputs, cycles = dict[str, int](), model.outputs, 0
    while not outputs["done"]:
        inputs |= dict.fromkeys(("instruction_request_ready", "data_request_ready", "console_output_ready"), 1)
        following = dict.fromkeys(("instruction_response_valid", "data_response_valid"), 0)
        if outputs["instruction_request_valid"]:
            word = 4 * outputs["instruction_request_word"]
            following["instruction_response_valid"] = 1
            following["instruction_response_data"] = int.from_bytes(memory[word : word + 4], "little")
        if outputs["data_request_valid"]:
            line = 8 * outputs["data_request_line"]
            if outputs["data_request_write"]:
                data = outputs["data_request_data"].to_bytes(8, "little")
                for place in range(8):
                    if outputs["data_request_byte_enable"] >> place & 1:
                        memory[line + place] = data[place]
            else:
                following["data_response_valid"] = 1
                following["data_response_data"] = int.from_bytes(memory[line : line + 8], "little")
        outputs = model.step(inputs)
        inputs, cycles = following, cycles + 1
    assert memory[0x40] == 5
    # The model with its own memory, which answers after one cycle, takes as long.
    timing = Timing(image, SMALL)
    timing.run()
    assert timing.counters["cycles"] == cycles
    model.reset()
    assert repr(model) == "<Model 4w8/8/2/2: 0 cycles>"


def test_the_model_refuses_what_is_no_input() -> None:
    model = Model(SMALL)
    assert model.input_widths["data_response_data"] == 64
    assert model.output_widths["done"] == 1
    with pytest.raises(ArgumentError, match="no input data_requestready; did you mean data_request_ready"):
        model.step({"data_requestready": 1})
    with pytest.raises(ArgumentError, match="data_request_ready is 2, but must be a number of 1 bits, from 0 on"):
        model.step({"data_request_ready": 2})
    with pytest.raises(ArgumentError, match="instruction_response_data is -1, but"):
        model.step({"instruction_response_data": -1})
