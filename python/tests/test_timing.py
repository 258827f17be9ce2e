"""The timing model: cycles, records, counters."""

import time
from pathlib import Path

import numpy as np
import pytest

from harmonica_simt import ArgumentError, Core, Image, Machine, ProgramError, Timing, assemble

LANES = "ldi %r1, #4; jalis %r2, %r1, all; halt; all: hwid %r3, #0; mul %r4, %r3, %r3; jmpru %r2"
LOOP = "loop: addi %r1, %r1, #1; jmpi loop"


@pytest.fixture
def hello(core: Core, programs: Path) -> Image:
    return assemble(programs / "hello.s", core)


def test_pictures_show_lanes_and_stages(core: Core) -> None:
    image = assemble(LANES, core)
    lanes = Timing(image, core).draw_lanes()
    assert lanes.svg.startswith("<svg")
    assert "mul %r4, %r3, %r3" in str(lanes)
    stages = Timing(image, core).draw_stages(rows=3)
    assert str(stages).count("\n") < str(Timing(image, core).draw_stages()).count("\n")
    timing = Timing(image, core)
    timing.draw_lanes(3)
    assert timing.counters["cycles"] == 3
    with pytest.raises(ArgumentError, match="no warp 4; its warps are 0 to 3"):
        timing.draw_lanes(warp=4)
    with pytest.raises(ArgumentError, match="100000 cycles at the most"):
        timing.draw_stages(100_001)


def test_a_program_takes_cycles(core: Core, hello: Image) -> None:
    timing = Timing(hello, core)
    stop = timing.run()
    assert (stop.reason, timing.done) == ("done", True)
    counters = timing.counters
    assert counters["cycles"] == sum(counters["stalls"].values()) == stop.count - 1
    assert timing.console.startswith(b"Hello")


def test_instructions_are_those_of_the_machine(core: Core) -> None:
    # No warp waits in a loop for another one.
    image = assemble(LANES, core)
    timing, machine = Timing(image, core), Machine(image, core)
    timing.run()
    machine.run()
    assert timing.counters["instructions"] == machine.statistics["warp_instructions"]
    assert timing.counters["lane_instructions"] == machine.statistics["thread_instructions"]


def test_a_slow_memory_takes_longer(core: Core, hello: Image) -> None:
    def cycles(latency: int | tuple[int, int]) -> int:
        timing = Timing(hello, core, latency=latency)
        timing.run()
        return timing.counters["cycles"]

    assert cycles(1) < cycles((1, 16)) < cycles(16)


def test_records_are_a_structured_array(core: Core, hello: Image) -> None:
    timing = Timing(hello, core)
    records = timing.records(100_000)
    assert timing.done
    assert records.dtype.names is not None
    assert {name: records.dtype[name].shape or () for name in records.dtype.names} == {
        name: (count,) if count > 1 else () for name, count in timing.fields.items()
    }
    assert records["context_pc"].shape == (len(records), 4)
    widths = [records.dtype[name].base.name for name in ("done", "commit_lanes", "commit_pc")]
    assert widths == ["uint8", "uint8", "uint32"]
    assert records["done"][-1] == 1
    assert not records["done"][:-1].any()
    by_cause = np.bincount(records["stall_cause"][:-1].astype(int), minlength=6)
    assert list(by_cause) == list(timing.counters["stalls"].values())


def test_chosen_fields_are_those_of_all(core: Core, hello: Image) -> None:
    everything = Timing(hello, core).records(500)
    some = Timing(hello, core).records(500, fields=["write_value", "commit_valid"])
    assert some.dtype.names == ("write_value", "commit_valid")
    for name in some.dtype.names:
        assert (some[name] == everything[name]).all()


def test_records_go_on_where_the_last_ended(core: Core) -> None:
    whole, parts = (Timing(assemble(LOOP, core), core) for _ in range(2))
    expected = whole.records(3000, fields=["commit_pc"])
    parts.run(1000)
    assert (parts.records(2000, fields=["commit_pc"]) == expected[1000:]).all()


def test_records_of_100000_cycles_cost_little_beside_their_run(core: Core) -> None:
    image = assemble(LOOP, core)
    fields = ["commit_valid", "commit_pc", "commit_context", "commit_lanes", "stall_cause"]

    def seconds(timing: Timing, with_records: bool) -> float:
        start = time.perf_counter()
        if with_records:
            assert len(timing.records(100_000, fields=fields)) == 100_000
        else:
            timing.run(100_000)
        return time.perf_counter() - start

    # The least of three: the machine does other things, too.
    run = min(seconds(Timing(image, core), False) for _ in range(3))
    records = min(seconds(Timing(image, core), True) for _ in range(3))
    assert records - run < 0.5


def test_what_is_refused(core: Core, hello: Image) -> None:
    timing = Timing(hello, core)
    with pytest.raises(ArgumentError, match=r"a record has no field commit_pcc; did you mean commit_pc\?"):
        timing.records(10, fields=["commit_pcc"])
    with pytest.raises(ArgumentError, match="an array may have 1024: choose some fields, or take fewer cycles"):
        timing.records(10**12)
    with pytest.raises(ArgumentError, match="a latency of 300 cycles is not possible: 1 to 256"):
        Timing(hello, core, latency=300)
    with pytest.raises(ArgumentError, match="give seed or latency, not both"):
        Timing(hello, core, seed=7, latency=3)
    with pytest.raises(ArgumentError, match="latency is a number of cycles"):
        Timing(hello, core, latency="fast")  # type: ignore[arg-type]
    with pytest.raises(ProgramError, match="the program ends at 0x10004, but the RAM has 65536 bytes"):
        Timing(Image.from_bytes(bytes(0x10004), core), core)
