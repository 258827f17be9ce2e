"""Lock steps of the hardware and the golden model, C, and races."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from harmonica_simt import (
    ArgumentError,
    Core,
    LockStep,
    Machine,
    Mismatch,
    ProgramError,
    SourceError,
    Standstill,
    Timing,
    assemble,
    compile_c,
    races,
)

# A small core is compiled soon.
SMALL = Core("4w8/8/2/2")
SUM = "ldi %r1, #5; addi %r1, %r1, #37; halt"


def test_hardware_and_model_agree(tmp_path: Path) -> None:
    image = assemble(SUM, SMALL)
    vcd = tmp_path / "sum.vcd"
    agreement = LockStep(image, SMALL, vcd=vcd).run()
    timing = Timing(image, SMALL)
    timing.run()
    assert agreement.counters == timing.counters
    assert agreement.waveforms == [vcd]
    assert vcd.read_text().startswith("$")
    assert "agree in every cycle" in str(agreement)


def test_changed_verilog_is_a_mismatch_whose_message_is_the_report() -> None:
    image = assemble("ldi %r1, #5\n jmpi there\n nop\nthere: halt", SMALL, name="jump.s")
    right, wrong = "issued_target = operands_next + operands_immediate", "issued_target = operands_next"
    changed = {name: text.replace(right, wrong) for name, text in SMALL.verilog(trace=True).items()}
    assert changed != SMALL.verilog(trace=True)
    with pytest.raises(Mismatch) as found:
        LockStep(image, SMALL, verilog=changed).run()
    assert isinstance(found.value, AssertionError)
    report = str(found.value)
    assert "mismatch in cycle" in report
    assert "jump.s:2" in report
    with pytest.raises(ArgumentError, match=r"the Verilog has no file other\.v; its files are harmonica_core\.v"):
        LockStep(image, SMALL, verilog={"other.v": ""}).run()


def test_a_program_without_an_end_is_a_standstill() -> None:
    image = assemble("here: jmpi here", SMALL, name="here.s")
    with pytest.raises(Standstill, match=r"the program does not end: stopped after 2000 cycles(?s:.*)here\.s:1"):
        LockStep(image, SMALL, max_cycles=2000).run()


def test_without_its_compiler_the_exception_names_the_package(tmp_path: Path) -> None:
    script = "from harmonica_simt import *; c = Core('4w8/8/1/1'); LockStep(assemble('halt', c), c).run()"
    environment = {"PATH": "", "CXX": "no-compiler", "HARMONICA_MODELS_DIR": str(tmp_path)}
    environment["PYTHONPATH"] = ":".join(sys.path)
    environment["HARMONICA_TOOLS_DIR"] = os.environ["HARMONICA_TOOLS_DIR"]
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "ToolError" in done.stderr
    assert "CXX=no-compiler is not on PATH" in done.stderr
    assert "apt-get install g++" in done.stderr


C = r"""
#include <stdio.h>
int main(void) { printf("%d\n", 6 * 7); return 0; }
"""


def test_c_is_compiled_and_runs(core: Core) -> None:
    image = compile_c(C, core)
    machine = Machine(image, core)
    assert machine.run().reason == "done"
    assert machine.console == b"42\n"
    assert image.symbols["main"] > 0
    with pytest.raises(SourceError, match=r"wrong\.c:2:18: error: (?s:.*)int main\(void\) \{ x; \}"):
        compile_c("\nint main(void) { x; }", core, name="wrong.c")
    with pytest.raises(ArgumentError, match="optimization is 3, but must be 0, 1 or 2"):
        compile_c(C, core, optimization=3)
    with pytest.raises((ProgramError, SourceError), match="bytes"):
        compile_c("char room[1 << 20] = {1}; int main(void) { return room[9]; }", core)


RACE = """
        ldi %r1, other; ldi %r2, #7; wspawn %r3, %r1, %r2
        ldi %r5, #1; st %r5, %r0, word; halt
other:  ldi %r5, #2; st %r5, %r0, word; halt
.align 4
word:   .word 0
"""


def test_races_are_found(core: Core) -> None:
    [race] = races(assemble(RACE, core, name="race.s"), core)
    assert race["place"] == "word"
    assert {race["earlier"]["warp"], race["later"]["warp"]} == {0, 1}
    assert race["remedy"]
    assert races(assemble("halt", core), core) == []
    with pytest.raises(ProgramError, match="the program did not end in 100 instructions"):
        races(assemble("here: jmpi here", core), core, limit=100)
