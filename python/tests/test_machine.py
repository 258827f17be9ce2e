"""The functional machine: runs, steps, breakpoints, state, memory, snapshots."""

import signal
import threading
import time
from pathlib import Path

import numpy as np
import pytest

from harmonica_simt import ArgumentError, Core, Image, Machine, ProgramError, SourceError, assemble

# Warp 0 waits for what warp 1 stores.
WARPS = """
        ldi %r1, other; ldi %r2, #7; wspawn %r3, %r1, %r2
wait:   ld %r4, %r0, flag; rtop @p0, %r4; notp @p1, @p0; @p1 ? jmpi wait
done:   halt
other:  ldi %r6, #300
delay:  subi %r6, %r6, #1; rtop @p0, %r6; @p0 ? jmpi delay
        ldi %r5, #1; st %r5, %r0, flag; halt
.align 4
flag:   .word 0
"""


@pytest.fixture
def warps(core: Core) -> Machine:
    return Machine(assemble(WARPS, core), core)


def test_a_program_runs_to_its_end(core: Core, programs: Path) -> None:
    machine = Machine(assemble(programs / "hello.s", core), core)
    stop = machine.run()
    assert stop.reason == "done"
    assert stop.count == machine.statistics["warp_instructions"] > 0
    assert machine.console.startswith(b"Hello")
    assert machine.faults == []
    assert set(machine.states) == {"Stopped"}


def test_registers_are_words_by_warp_lane_and_register(core: Core) -> None:
    machine = Machine(assemble("ldi %r1, #5; muli %r2, %r1, #8; rtop @p3, %r1; halt", core), core)
    machine.run()
    registers = machine.registers
    assert registers.shape == (4, 4, 8)
    assert registers.dtype == np.uint32
    assert list(registers[0, 0, :3]) == [0, 5, 40]
    assert machine.predicates.shape == (4, 4, 8)
    assert machine.predicates[0, 0, 3]
    assert machine.predicates.sum() == 1
    with pytest.raises(ValueError, match="read-only"):
        registers[0, 0, 1] = 6


def test_words_of_eight_bytes_are_uint64() -> None:
    core = Core("8w8/8/2/2")
    machine = Machine(assemble("ldi %r1, #-1; halt", core), core)
    machine.run()
    assert machine.registers.dtype == np.uint64
    assert machine.registers[0, 0, 1] == 2**64 - 1
    assert machine.memory.words(0).dtype == np.uint64


def test_registers_and_predicates_are_assigned_as_a_whole(core: Core) -> None:
    machine = Machine(assemble("add %r3, %r1, %r2; @p1 ? ldi %r4, #9; halt", core), core)
    registers = machine.registers.copy()
    registers[0, 0, 1:3] = 2, 2**32 - 1
    machine.registers = registers
    predicates = machine.predicates.copy()
    predicates[0, 0, 1] = True
    machine.predicates = predicates
    machine.run()
    assert list(machine.registers[0, 0, 3:5]) == [1, 9]


@pytest.mark.parametrize(
    ("values", "given"),
    [
        (np.zeros((4, 4, 8)), "an array of float64 with the shape (4, 4, 8)"),
        (np.zeros((4, 4, 8), np.int32), "an array of int32 with the shape (4, 4, 8)"),
        (np.zeros((4, 8, 4), np.uint32), "an array of uint32 with the shape (4, 8, 4)"),
        (np.zeros(4, np.uint32), "an array of uint32 with the shape (4)"),
        ([1, 2], "a list"),
    ],
)
def test_registers_of_another_type_or_shape_are_refused(core: Core, values: object, given: str) -> None:
    machine = Machine(assemble("halt", core), core)
    with pytest.raises(ArgumentError) as refused:
        machine.registers = values  # type: ignore[assignment]
    message = str(refused.value)
    assert "registers takes an array of uint32 with the shape (4, 4, 8) [warps, lanes, registers]" in message
    assert f"not {given}" in message
    assert 'numpy.asarray(values, dtype="uint32")' in message
    with pytest.raises(ArgumentError, match=r"predicates takes an array of bool with the shape \(4, 4, 8\)"):
        machine.predicates = values  # type: ignore[assignment]


def test_steps_together_are_one_run(core: Core) -> None:
    image = assemble(WARPS, core)
    whole, stepped = Machine(image, core), Machine(image, core)
    whole.run()
    while stepped.step(1).reason == "limit":
        pass
    assert stepped.statistics == whole.statistics
    assert (stepped.registers == whole.registers).all()
    assert stepped.registers[0, 0, 4] == 1


def test_a_breakpoint_stops_before_its_instruction(warps: Machine) -> None:
    warps.breakpoints = ["wait", "done"]
    assert warps.breakpoints == {warps.image.symbols["wait"], warps.image.symbols["done"]}
    stop = warps.run()
    assert (stop.reason, stop.address, stop.warps) == ("breakpoint", warps.image.symbols["wait"], [0])
    assert warps.pcs[0] == stop.address
    assert stop.count == 3
    assert warps.run().count >= 4
    warps.breakpoints = ["done"]
    assert warps.run().address == warps.image.symbols["done"]
    assert warps.memory.words("flag")[0] == 1
    assert warps.run().reason == "done"
    with pytest.raises(ArgumentError, match=r"the program has no symbol wayt; did you mean wait\?"):
        warps.breakpoints = ["wayt"]


def test_a_limit_with_breakpoints_counts_as_one_without(core: Core) -> None:
    image = assemble(WARPS, core)
    plain, watched = Machine(image, core), Machine(image, core)
    watched.breakpoints = [0x8000]
    assert plain.run(200).count == watched.run(200).count == 200
    assert (plain.pcs == watched.pcs).all()


def test_memory_is_read_and_written_by_bytes_and_words(warps: Machine) -> None:
    memory = warps.memory
    assert len(memory) == 65536
    image = np.frombuffer(warps.image.bytes, np.uint8)
    assert (memory[: len(image)] == image).all()
    assert memory[0] == image[0]
    assert memory[-1] == 0
    memory[0x100:0x104] = b"\x01\x02\x03\x04"
    memory[0x104] = 255
    assert list(memory.words(0x100, 2)) == [0x04030201, 255]
    memory.set_words(0x100, np.array([7, 8], np.uint32))
    assert list(memory[0x100:0x108]) == [7, 0, 0, 0, 8, 0, 0, 0]
    assert np.asarray(memory).shape == (65536,)
    memory.set_words("flag", np.ones(1, np.uint32))
    assert warps.run(10).reason == "limit"
    assert warps.states[0] == "Stopped"


def test_what_memory_does_not_take_is_refused(warps: Machine) -> None:
    memory = warps.memory
    with pytest.raises(ArgumentError, match="takes bytes or an array of uint8 with one axis, not an array of uint32"):
        memory[0:4] = np.zeros(4, np.uint32)
    with pytest.raises(ArgumentError, match="the slice has 4 bytes, and 3 are given"):
        memory[0:4] = b"abc"
    with pytest.raises(ArgumentError, match="not in steps of 2"):
        memory[0:8:2]
    with pytest.raises(IndexError, match="address 65536, but the RAM has 65536 bytes"):
        memory[65536]
    with pytest.raises(ArgumentError, match="begins at a multiple of 4, not at 0x2"):
        memory.words(2)
    with pytest.raises(ArgumentError, match="2 words from 0xfffc on end behind the RAM"):
        memory.words(0xFFFC, 2)
    with pytest.raises(ArgumentError, match="end behind the RAM"):
        memory.words(0, 2**62)
    with pytest.raises(ArgumentError, match="takes an array of uint32 with one axis, not an array of float64"):
        memory.set_words(0, np.zeros(2))  # type: ignore[arg-type]
    with pytest.raises(ArgumentError, match="a byte is a number from 0 to 255"):
        memory[0] = 256
    with pytest.raises(ArgumentError, match="cannot be shared"):
        np.asarray(memory, copy=False)


def test_changed_code_is_what_runs(core: Core) -> None:
    machine = Machine(assemble("loop: jmpi loop", core), core)
    assert machine.run(100).reason == "limit"
    machine.memory[0:4] = assemble("halt", core).bytes
    assert machine.run(100).reason == "done"


def test_a_snapshot_is_where_a_machine_goes_back_to(warps: Machine) -> None:
    warps.run(150)
    snapshot, before = warps.snapshot(), warps.statistics
    end = (warps.run(), warps.statistics, bytes(warps.memory[:]))
    warps.restore(snapshot)
    assert warps.statistics == before
    again = (warps.run(), warps.statistics, bytes(warps.memory[:]))
    assert (end[0].reason, *end[1:]) == (again[0].reason, *again[1:])
    other = Core("4w8/8/2/4")
    with pytest.raises(ArgumentError, match="take one of a machine with an equal core"):
        Machine(assemble("halt", other), other).restore(snapshot)


def test_input_and_deadlock_and_faults(core: Core) -> None:
    echo = """
        ldi %r1, #1; shli %r1, %r1, #31
        ld %r2, %r1, #0; st %r2, %r1, #0; halt
    """
    machine = Machine(assemble(echo, core), core, input=b"x")
    machine.run()
    assert machine.console == b"x"
    stuck = Machine(assemble("ldi %r1, #0; ldi %r2, #2; bar %r1, %r2", core), core)
    stop = stuck.run()
    assert (stop.reason, stop.warps) == ("deadlock", [0])
    broken = Machine(assemble("nop\nbad: join", core), core)
    assert broken.run().reason == "done"
    [fault] = broken.faults
    assert (fault.warp, fault.pc, fault.place) == (0, 4, "bad")
    assert fault.interrupt == "no room for a divergent region, or a join without one"


def test_programs_that_do_not_fit_are_refused(core: Core) -> None:
    with pytest.raises(ProgramError, match="the program is for 8w8/8/4/4, which does not run on 4w8/8/4/4"):
        Machine(assemble("halt", Core("8w8/8/4/4")), core)
    with pytest.raises(ProgramError, match="the image has 65540 bytes, but the RAM has only 65536"):
        Machine(Image.from_bytes(bytes(65540), core), core)


def test_sources_are_refused_with_their_lines(core: Core, tmp_path: Path) -> None:
    with pytest.raises(SourceError) as refused:
        assemble("nop\n    ldi %r1, #5000000000\n", core, name="wrong.s")
    message = str(refused.value)
    assert "wrong.s:2" in message
    assert "ldi %r1, #5000000000" in message
    with pytest.raises(FileNotFoundError, match=r"absent\.s"):
        assemble(tmp_path / "absent.s", core)
    user = tmp_path / "user.s"
    user.write_text("// uses: lacking.s\n halt\n")
    with pytest.raises(FileNotFoundError, match=r"lacking\.s"):
        assemble(user, core)


def test_images_have_symbols_lines_and_disassembly(core: Core) -> None:
    image = assemble(WARPS, core, name="warps.s")
    assert image.symbols["wait"] == 12
    assert image.source_line("wait") == ("warps.s", 3, WARPS.splitlines()[2])
    assert "wspawn" in image.disassembly()
    assert len(image) == len(image.bytes)


def test_ctrl_c_ends_a_run(core: Core) -> None:
    machine = Machine(assemble("loop: jmpi loop", core), core)
    timer = threading.Timer(0.3, signal.raise_signal, [signal.SIGINT])
    # What a shell starts in the background ignores the signal.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    start = time.monotonic()
    timer.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            machine.run(10**10)
    finally:
        signal.signal(signal.SIGINT, before)
    assert time.monotonic() - start < 20
    assert machine.statistics["warp_instructions"] > 0


def test_other_threads_go_on_while_a_machine_runs(core: Core) -> None:
    machine = Machine(assemble("loop: jmpi loop", core), core)
    counted = 0
    is_over = threading.Event()

    def count() -> None:
        nonlocal counted
        while not is_over.is_set():
            counted += 1

    thread = threading.Thread(target=count)
    thread.start()
    machine.run(50_000_000)
    is_over.set()
    thread.join()
    assert counted > 1000


def test_a_machine_shows_itself_in_a_notebook(warps: Machine) -> None:
    warps.run(5)
    html = warps._repr_html_()  # type: ignore[attr-defined]
    assert "■□□□" in html
    assert "jmpi wait" in html or "ld %r4" in html


def test_a_core_alone_that_can_be_one_of_several_rings_itself() -> None:
    core = Core("4w8/8/2/2", several_cores=True, extension=True)
    image = assemble(
        """
                ldi %r1, handler; skep %r1
                hwid %r2, #-1; ldi %r3, #0; ring %r3
                nop
        handler: halt
        """,
        core,
    )
    machine = Machine(image, core)
    assert machine.run().reason == "done"
    number_of_cores, interrupt = machine.registers[0, 0, [2, 0]]
    assert (number_of_cores, interrupt) == (1, 8)
