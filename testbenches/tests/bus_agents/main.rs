//! Systems on buses whose other end others wrote: cocotbext-axi and cocotbext-wishbone, in Icarus Verilog (docs/soc.md
//! section 5.1).
//!
//! `agents.py` puts the agents at the ports, with random pauses, errors and resets, and reads the serial line.
//! `exchanges.py` adds another master, and what watches exclusive accesses, which cocotbext-axi's RAM does not.

#[macro_use]
#[path = "../common/extent.rs"]
mod extent;

#[path = "../common/mod.rs"]
mod common;
#[path = "../system/mod.rs"]
mod system;

use std::fs;
use std::path::Path;
use std::process::Command;

use assembler::Image;
use extent::Extent;
use hdl::soc::{emit_soc, BusKind, SocConfig, SocMemory, SOC_TOP_MODULE};
use isa::ClusterShape;
use tools::{Cocotb, Icarus};

/// What plays the other end, and what simulates.
fn agents() -> (Cocotb, Icarus) {
    let found = tools::cocotb().and_then(|cocotb| Ok((cocotb, tools::iverilog()?)));
    found.unwrap_or_else(|error| panic!("{error}"))
}

/// A pipelined master at a slave that takes one transfer at a time, joined as docs/soc.md says (S5.1.10).
const PIPELINED_TOP: &str = "
module agent_top(
    input wire clock, input wire reset, input wire enable, input wire uart_rx, output wire uart_tx,
    output wire led_running,LOCK_PORT
    output wire wishbone_cyc, output wire wishbone_stb, output wire wishbone_we,
    output wire [ADR_BITS-1:0] wishbone_adr, output wire [BEAT_BYTES-1:0] wishbone_sel,
    output wire [8*BEAT_BYTES-1:0] wishbone_dat_w,
    input wire wishbone_ack, input wire wishbone_err, input wire [8*BEAT_BYTES-1:0] wishbone_dat_r
);
    harmonica_soc soc (
        .clock(clock), .reset(reset), .enable(enable), .uart_rx(uart_rx), .uart_tx(uart_tx),
        .led_heartbeat(), .led_running(led_running), .led_error(),LOCK_JOINED
        .wishbone_cyc(wishbone_cyc), .wishbone_stb(wishbone_stb), .wishbone_we(wishbone_we),
        .wishbone_adr(wishbone_adr), .wishbone_sel(wishbone_sel), .wishbone_dat_w(wishbone_dat_w),
        .wishbone_stall(!(wishbone_ack | wishbone_err)),
        .wishbone_ack(wishbone_ack), .wishbone_err(wishbone_err), .wishbone_dat_r(wishbone_dat_r)
    );
endmodule
";

/// A system on a bus, compiled; and what the agents need to know of it.
struct Bench {
    folder: tempfile::TempDir,
    config: SocConfig,
    top: &'static str,
    bus: &'static str,
    beat_bytes: u32,
    /// Where the memory refuses everything.
    refused: String,
}

fn output_of(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let text = [&output.stdout[..], &output.stderr[..]].concat();
    let text = String::from_utf8_lossy(&text).into_owned();
    assert!(output.status.success(), "{text}");
    text
}

impl Bench {
    /// A system for a program of `programs/`.
    fn new(icarus: &Icarus, kind: BusKind, bus_bits: Option<u32>, arch: &str, name: &str) -> Bench {
        let mut config = SocConfig { bus_bits, loader: false, ..system::config(name, arch, SocMemory::Bus(kind)) };
        if config.core.bus_errors {
            // For bursts of lines, where the bus has bursts.
            let options = common::options_of("instruction_cache_bytes = 128, instruction_line_words = 8");
            config.core = system::program(name).config_with_options(arch, &options);
        }
        let program = system::program(name);
        let image = program.image(&config.core.arch);
        Bench::of(icarus, config, &image, &program.expected)
    }

    /// A system, with what its RAM holds and what it prints.
    fn of(icarus: &Icarus, config: SocConfig, image: &Image, expected: &[u8]) -> Bench {
        let SocMemory::Bus(kind) = config.memory else { panic!("{:?} is no bus", config.memory) };
        let shape = config.bus().unwrap().unwrap();
        let folder = tempfile::tempdir().unwrap();
        let timescale = "timescale.v".to_owned();
        fs::write(folder.path().join(&timescale), "`timescale 1ns / 1ps\n").unwrap();
        let mut sources = vec![timescale];
        for module in emit_soc(&config, &[]).unwrap().modules {
            let name = format!("{}.v", module.name);
            fs::write(folder.path().join(&name), module.text).unwrap();
            sources.push(name);
        }
        let (bus, top) = match kind {
            BusKind::Wishbone => ("wishbone", "agent_top"),
            BusKind::WishboneClassic => ("classic", SOC_TOP_MODULE),
            BusKind::Axi => ("axi", SOC_TOP_MODULE),
            BusKind::AxiLite => ("axi-lite", SOC_TOP_MODULE),
        };
        if kind == BusKind::Wishbone {
            let locks = config.core.extension && !config.sole_master;
            let when_it_locks = |text| if locks { text } else { "" };
            let text = PIPELINED_TOP
                .replace("LOCK_PORT", when_it_locks("\n    output wire wishbone_lock,"))
                .replace("LOCK_JOINED", when_it_locks("\n        .wishbone_lock(wishbone_lock),"))
                .replace("ADR_BITS", &shape.number_bits.to_string())
                .replace("BEAT_BYTES", &shape.beat_bytes().to_string());
            fs::write(folder.path().join("agent_top.v"), text).unwrap();
            sources.push("agent_top.v".to_owned());
        }
        let mut compile = icarus.command();
        compile.args(["-g2005", "-o", "system.vvp", "-s", top]).args(sources).current_dir(folder.path());
        output_of(&mut compile);
        let refused = address_of(image, "broken").map(|address| address.to_string());
        fs::write(folder.path().join("image.bin"), &image.bytes).unwrap();
        fs::write(folder.path().join("expected.txt"), expected).unwrap();
        Bench { folder, config, top, bus, beat_bytes: shape.beat_bytes(), refused: refused.unwrap_or_default() }
    }

    /// Runs the program with the agents; `resets` times it is reset before it reaches its end.
    fn run(&self, cocotb: &Cocotb, icarus: &Icarus, seed: u32, resets: u32) {
        self.run_script(cocotb, icarus, "agents", (seed, resets), &[]);
    }

    /// Runs a script with further variables of its environment. Gives what it prints.
    fn run_script(
        &self,
        cocotb: &Cocotb,
        icarus: &Icarus,
        script: &str,
        (seed, resets): (u32, u32),
        variables: &[(&str, u64)],
    ) -> String {
        let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bus_agents");
        let compiled = Path::new("system.vvp");
        let mut run = cocotb.simulation(icarus, compiled, self.top, &scripts, script).unwrap();
        run.current_dir(self.folder.path())
            .env("BUS", self.bus)
            .env("IMAGE", "image.bin")
            .env("EXPECTED", "expected.txt")
            .env("RAM_BYTES", self.config.core.ram_bytes.to_string())
            .env("BEAT_BYTES", self.beat_bytes.to_string())
            .env("BIT_CLOCKS", system::BIT_CLOCKS.to_string())
            .env("SEED", seed.to_string())
            .env("RESETS", resets.to_string())
            .env("REFUSED", &self.refused);
        for (name, value) in variables {
            run.env(name, value.to_string());
        }
        let text = output_of(&mut run);
        // A simulation that finds no test ends well, too.
        assert!(text.contains("TESTS=1 PASS=1 FAIL=0"), "{text}");
        text
    }
}

fn address_of(image: &Image, symbol: &str) -> Option<u64> {
    let mut symbols = image.symbols.iter();
    let found = symbols.find(|known| known.name == symbol);
    found.map(|symbol| symbol.address.0)
}

/// Runs a program with three seeds; in every test run with that which has resets.
fn run_on(extent: Extent, kind: BusKind, bus_bits: Option<u32>, arch: &str) {
    const SEEDS_AND_RESETS: [(u32, u32); 3] = [(2, 6), (0, 0), (1, 0)];
    let count = if extent.is_full() { SEEDS_AND_RESETS.len() } else { 1 };
    run_program("hello", kind, bus_bits, arch, &SEEDS_AND_RESETS[..count]);
}

/// Runs a program with seeds, and as many resets as are said.
fn run_program(name: &str, kind: BusKind, bus_bits: Option<u32>, arch: &str, seeds_and_resets: &[(u32, u32)]) {
    let (cocotb, icarus) = agents();
    let bench = Bench::new(&icarus, kind, bus_bits, arch, name);
    for &(seed, resets) in seeds_and_resets {
        bench.run(&cocotb, &icarus, seed, resets);
    }
}

/// A program learns of errors that the agents answer, whatever stalls and resets come between.
///
/// Rules: S5.1.15, S5.1.16, S5.1.18.
#[test]
#[ignore = "half a minute: another system behind the bus"]
fn the_agents_errors_become_interrupts() {
    for (kind, bus_bits, arch) in [
        (BusKind::Wishbone, None, "4w8/8/1/1"),
        (BusKind::WishboneClassic, None, "4w8/8/2/1"),
        (BusKind::Axi, Some(64), "4w8/8/2/1"),
        (BusKind::AxiLite, None, "4w8/8/1/1"),
    ] {
        run_program("bus/bus-error", kind, bus_bits, arch, &[(3, 2)]);
    }
}

extents! {
    "1 minute: with all seeds and widths":

    /// Rules: S5.1.7, S5.1.8, S5.1.10.
    test cocotbext_wishbone_serves_the_pipelined_master(extent) {
        run_on(extent, BusKind::Wishbone, None, "4w8/8/2/4");
    }
}

/// Rules: S5.1.5, S5.1.7, S5.1.9.
#[test]
#[ignore = "20 seconds: another master, which is proven"]
fn cocotbext_wishbone_serves_the_classic_master() {
    run_on(Extent::Full, BusKind::WishboneClassic, None, "4w8/8/2/1");
}

extents! {
    "1 minute: with all seeds and widths":

    /// Rules: S5.1.2, S5.1.5, S5.1.11, S5.1.12, S5.1.13, S5.1.14.
    test cocotbext_axi_serves_the_axi_master(extent) {
        run_on(extent, BusKind::Axi, Some(32), "4w8/8/2/1");
        if extent.is_full() {
            run_on(extent, BusKind::Axi, None, "4w8/8/4/2");
        }
    }
}

/// Rules: S5.1.2, S5.1.5, S5.1.11, S5.1.13.
#[test]
#[ignore = "20 seconds: another master, which is proven"]
fn cocotbext_axi_serves_the_axi_lite_master() {
    run_on(Extent::Full, BusKind::AxiLite, None, "4w8/8/2/1");
}

/// A cluster's cores on such a bus run a program, without resets, which would not restore its data.
fn cores_on(kind: BusKind, bus_bits: Option<u32>, name: &str, arch: &str, seeds: &[u32]) {
    let (cocotb, icarus) = agents();
    let config = SocConfig {
        bus_bits,
        loader: false,
        several: Some(ClusterShape::new(2, 1)),
        sole_master: kind.is_axi(),
        ..system::config(name, arch, SocMemory::Bus(kind))
    };
    let program = system::program(name);
    let image = program.image(&config.core.arch);
    let bench = Bench::of(&icarus, config, &image, &program.expected);
    for &seed in seeds {
        bench.run_script(&cocotb, &icarus, "agents", (seed, 0), &[("ONCE", 1)]);
    }
}

/// Rules: S5.2.7, S5.2.8.
#[test]
#[ignore = "half a minute: another system behind the bus"]
fn cocotbext_wishbone_serves_two_cores() {
    cores_on(BusKind::Wishbone, None, "systems/hello", "4w8/8/1/1", &[1]);
}

/// Rules: S5.2.7, S5.2.8, S5.2.9, S5.2.10.
#[test]
#[ignore = "minutes: programs of two cores on each bus"]
fn the_agents_serve_two_cores_on_every_bus() {
    use BusKind::{Axi, AxiLite, Wishbone, WishboneClassic};
    for (kind, bus_bits) in
        [(Wishbone, None), (WishboneClassic, Some(64)), (Axi, None), (Axi, Some(32)), (AxiLite, None)]
    {
        cores_on(kind, bus_bits, "systems/hello", "4w8/8/2/2", &[0, 1]);
        cores_on(kind, bus_bits, "cluster/sum", "4w8/8/2/2", &[0, 2]);
        cores_on(kind, bus_bits, "cluster/messages", "4w8/8/2/2", &[3]);
    }
}

/// Counts up words by atomic instructions. What it adds: to the first word by acas, and for each lane to the first word
/// and one of its own.
const COUNTERS: &str = include_str!("../exchanges/counters.s");
const BY_ACAS: u64 = 25;
const BY_AADD: u64 = 25;

/// A core with the extension and another master count up the same words. No count is lost; some are when nothing keeps
/// the other one away.
fn counts_with_a_rival(kind: BusKind, options: &str) {
    let (cocotb, icarus) = agents();
    let options = format!("extension = true, ram_bytes = 4096{options}");
    let core = common::core_of("4w8/8/2/1", &options);
    let config = SocConfig {
        baud: system::BAUD,
        memory: SocMemory::Bus(kind),
        loader: false,
        ..SocConfig::new(core, system::BIT_CLOCKS * system::BAUD)
    };
    let (words, word_bytes) = (core.arch.lanes().into(), core.arch.word_bytes().into());
    let image = common::assemble(&core.arch, COUNTERS);
    let bench = Bench::of(&icarus, config, &image, b"K");
    let counters = address_of(&image, "counters").expect("the words");
    for (seed, resets, fault) in [(2, 3, 0), (1, 0, 1)] {
        let variables = [
            ("COUNTERS", counters),
            ("WORDS", words),
            ("WORD_BYTES", word_bytes),
            ("SUM", BY_ACAS + 2 * words * BY_AADD),
            ("FAULT", fault),
        ];
        let place = (seed, resets);
        let text = bench.run_script(&cocotb, &icarus, "exchanges", place, &variables);
        let sums = text.lines().find(|line| line.contains("missing"));
        println!("{kind:?}, seed {seed}: {}", sums.unwrap_or_default());
    }
}

/// Rules: S5.1.19, S5.1.23, I12.15.
#[test]
#[ignore = "half a minute: as behind AXI4, which runs among the short tests"]
fn cocotbext_wishbone_and_a_rival_share_words_with_the_pipelined_master() {
    counts_with_a_rival(BusKind::Wishbone, "");
}

/// Rules: S5.1.19, S5.1.23, I12.15.
#[test]
#[ignore = "half a minute: as behind AXI4, which runs among the short tests"]
fn cocotbext_wishbone_and_a_rival_share_words_with_the_classic_master() {
    counts_with_a_rival(BusKind::WishboneClassic, "");
}

/// Rules: S5.1.20, S5.1.21, S5.1.23, P26.21, I12.15.
#[test]
#[ignore = "half a minute: another system behind the bus"]
fn cocotbext_axi_and_a_rival_share_words_with_the_axi_master() {
    counts_with_a_rival(BusKind::Axi, ", bus_errors = true");
}
