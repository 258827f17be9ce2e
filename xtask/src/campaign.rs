//! `cargo xtask campaign`: the tests that `cargo xtask test` ignores because they take long, by name.

use crate::run::{cargo_counted, Counts, Failed};

/// Ignored tests of some test programs.
pub struct Campaign {
    /// What it is called.
    pub name: &'static str,
    /// How long it takes with two processors and an empty cache of models.
    duration: &'static str,
    /// What it does.
    does: &'static str,
    /// Package and test program; `lib` are the tests of the library.
    pub programs: &'static [(&'static str, &'static str)],
}

macro_rules! campaigns {
    ($($name:literal $duration:literal $does:literal: $($package:literal $program:literal),*;)*) => {
        [$(Campaign {
            name: $name,
            duration: $duration,
            does: $does,
            programs: &[$(($package, $program)),*],
        }),*]
    };
}

/// All campaigns.
pub const CAMPAIGNS: &[Campaign] = &campaigns! {
    "buses"          "1 h"    "all programs of C in systems behind each bus; cocotb's agents beside a rival, and with clusters; clusters on each bus; further systems":
        "harmonica" "c_on_buses", "testbenches" "bus_agents", "testbenches" "accelerator_cores",
        "testbenches" "soc", "testbenches" "soc_buses", "testbenches" "soc_exchanges", "testbenches" "host_runs";
    "c"              "2 h"    "random functions through the stages of the compiler; lanes that wait, in lock step; programs that once went wrong, on more cores; every promise and every end on every core; litmus tests in C; kernels of OpenCL in lock step":
        "compiler" "lower", "compiler" "diverge", "compiler" "cases", "compiler" "stages", "harmonica" "c", "harmonica" "promises",
        "harmonica" "ending", "harmonica" "litmus", "harmonica" "opencl";
    "cluster"        "2 h"    "all programs, C, litmus tests and random programs on clusters; every fault of the interconnect; throughput, speed; systems; yosys over every shape":
        "testbenches" "cluster", "testbenches" "soc_cores", "fuzz" "cluster", "fpga" "clusters", "compiler" "cores";
    "cocotb"         "10 min" "the example of cocotb, under Verilator":;
    "configurations" "15 min" "Verilator, Icarus Verilog and yosys over the Verilog of every configuration, and of further systems":
        "fpga" "emitted_verilog", "fpga" "systems", "fpga" "vendors", "fpga" "shift_registers";
    "custom-units"   "10 min" "a function unit whose time depends on operands; every promise that a unit can break": "fuzz" "custom_units";
    "faults"         "20 min" "every fault that the lock step must find, and the pages of twelve": "testbenches" "faults", "testbenches" "accelerator", "harmonica" "fault_pages";
    "float"          "10 min" "a million cases of each operation and width": "testbenches" "float";
    "litex"          "40 min" "the bitstreams of the LiteX system, and of that of two cores, which is simulated, too": "fpga" "litex",
        "testbenches" "litex_sdram";
    "mechanisms"     "1 h"    "each mechanism of divergence on five cores": "fuzz" "mechanisms";
    "model"          "20 min" "100 million instructions of random programs on the model": "golden-model" "model";
    "model-mutants"  "15 min" "some mutants of the golden model, and of a cluster, built and run": "mutation" "model", "mutation" "sample";
    "musl"           "10 min" "the mathematical functions' IR is what clang makes of musl's sources; their errors; all of the C library for every core": "compiler" "library", "compiler" "mathematics";
    "netlists"       "4 h"    "programs on netlists of cores, of a cluster and of boards; the smallest core's bitstream, and those of boards of one's own": "testbenches" "netlist", "testbenches" "netlist_boards",
        "harmonica" "netlist_c", "harmonica" "cores", "fpga" "board_flow", "fpga" "board_tops", "fpga" "own_boards", "fpga" "registers";
    "opencl"         "1 h"    "host programs of OpenCL from Debian and PyPI on the driver; words are clients: clinfo, clpeak, pyopencl, tinygrad, digits, clblast, reikna, piglit, or parts of them: clblast=xgemm,xdot":;
    "opencl-builtins" "20 min" "every overload of OpenCL C 1.2's built-in functions, with words of 4 bytes and of 8": "compiler" "builtins";
    "options"        "1 h"    "options of fetch, memory and bus on further cores": "fuzz" "options";
    "programs"       "30 min" "all programs with three memories on each core; rare states on cores of their own": "testbenches" "programs", "testbenches" "core";
    "proofs"         "1 h"    "bus masters, units and interconnects of every shape, and every fault": "fpga" "proofs";
    "random"         "30 min" "2,000 random programs on each of five cores": "fuzz" "random";
    "reading"        "10 min" "20,000 random programs on the functional machine and on a third reading of docs/isa.md":;
    "selftest"       "40 min" "220 programs over the serial lines of two boards' netlists; a kernel of OpenCL over that of one": "harmonica" "selftest",
        "harmonica" "opencl_serial";
    "shrink"         "2 h"    "forty faults that random programs find, made small; a drawn minute for each kind of fault": "fuzz" "shrink";
    "tools"          "1 min"  "what needs chromium, tclsh, Perfetto's package, or nextpnr-himbaechel-xilinx with Project X-Ray":
        "harmonica" "lab_page", "harmonica" "view_page", "harmonica" "playground", "harmonica" "timeline", "testbenches" "packages", "fpga" "lib";
};

/// Lists the campaigns, or runs the one that is named, of it only the tests whose names have the further words.
pub fn run(words: &[&str]) -> Result<(), Failed> {
    let [name, filters @ ..] = words else {
        println!("cargo xtask campaign NAME [PART OF A TEST'S NAME ...]\n");
        for campaign in CAMPAIGNS {
            let Campaign { name, duration, does, .. } = campaign;
            println!("  {name:15}  {duration:>6}  {does}");
        }
        return Ok(());
    };
    let campaign = CAMPAIGNS.iter().find(|campaign| campaign.name == *name);
    let campaign =
        campaign.ok_or_else(|| Failed(format!("there is no campaign `{name}`; `cargo xtask campaign` lists them")))?;
    let mut counts = Counts::default();
    let mut failed = Vec::new();
    for (package, program) in campaign.programs {
        let mut command = vec!["test", "--package", package];
        match *program {
            "lib" => command.push("--lib"),
            program => command.extend(["--test", program]),
        }
        command.extend(["--", "--ignored", "--nocapture"]);
        command.extend(filters);
        if cargo_counted(&command, &mut counts).is_err() {
            failed.push(*program);
        }
    }
    println!("\n{counts}");
    if !failed.is_empty() {
        return Err(Failed(format!("tests failed: {}", failed.join(", "))));
    }
    match counts.passed {
        0 => Err(Failed(format!("{} names no test", words.join(" ")))),
        _ => Ok(()),
    }
}
