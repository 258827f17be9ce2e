//! C in systems whose RAM is behind a bus (docs/soc.md section 5.1): programs, compiled for a core with the extension,
//! print over the serial line what the host prints. Their atomic instructions go over the bus as the bus has them. The
//! slave watches the rules.

mod common;

use common::{c_expected, c_program, programs, TestFolder};
use hdl::soc::{BusKind, SocConfig, SocMemory};
use isa::{CoreConfig, CoreOptions};
use testbenches::bridge::Start;
use testbenches::soc::{emitted_system, AxiSlave, BusMemory, ClassicSlave, SharedCounts, SystemBench, WishboneSlave};

/// A short bit, to be quick.
const BIT_CLOCKS: u32 = 8;
const BAUD: u32 = 1_000_000;
const CYCLES_MAX: u64 = 60_000_000;
/// Long enough for a byte too many to be seen.
const AFTER_THE_END: u64 = 2_000;
const RAM_BYTES: u64 = 65536;

/// A core with the extension behind a bus. AXI4 answers exclusive accesses that fail with errors. AXI4-Lite has no
/// atomic accesses: nobody else may use its memory.
fn system(arch: &str, options: &str, kind: BusKind) -> SocConfig {
    let bus_errors = kind == BusKind::Axi;
    let line =
        format!("arch = '{arch}', extension = true, bus_errors = {bus_errors}, ram_bytes = {RAM_BYTES}{options}");
    let options = CoreOptions::from_line(&line).expect("options");
    let core = CoreConfig::from_options(&options).expect("a core");
    SocConfig {
        baud: BAUD,
        memory: SocMemory::Bus(kind),
        loader: false,
        sole_master: kind == BusKind::AxiLite,
        ..SocConfig::new(core, BIT_CLOCKS * BAUD)
    }
}

/// The program's image, for what the core has.
fn image(config: &SocConfig, name: &str) -> Vec<u8> {
    let core = &config.core;
    let without = if core.float { "" } else { "--without float" };
    let place = TestFolder::new();
    place.expect(&format!(
        "cc {} -o a.bin --arch {} --extension --ram {RAM_BYTES} {without}",
        c_program(name),
        core.arch
    ));
    let mut bytes = place.read("a.bin");
    bytes.resize(RAM_BYTES as usize, 0);
    bytes
}

/// Puts RAM of that content at the bus; the seed makes its latencies and stalls.
fn attach(
    bench: &mut SystemBench,
    config: &SocConfig,
    kind: BusKind,
    bytes: Vec<u8>,
    seed: Option<u64>,
) -> SharedCounts {
    let shape = config.bus().expect("a bus that fits").expect("a bus");
    let beat_bytes = shape.beat_bytes();
    let memory = BusMemory::at(0, bytes);
    match kind {
        BusKind::Wishbone => {
            let slave = WishboneSlave::new(bench.model(), memory, beat_bytes, seed).unwrap();
            let counts = slave.counts();
            bench.attach(slave);
            counts
        }
        BusKind::WishboneClassic => {
            let slave = ClassicSlave::new(bench.model(), memory, beat_bytes, seed).unwrap();
            let counts = slave.counts();
            bench.attach(slave);
            counts
        }
        BusKind::Axi | BusKind::AxiLite => {
            let slave = AxiSlave::new(bench.model(), memory, beat_bytes, seed).unwrap();
            let counts = slave.counts();
            bench.attach(slave.with_monitor());
            counts
        }
    }
}

/// Runs programs in a system, with each of the seeds, and compares what they print.
fn print_what_they_must(config: &SocConfig, names: &[String], seeds: &[Option<u64>]) {
    let SocMemory::Bus(kind) = config.memory else {
        panic!("no bus");
    };
    let system = emitted_system(config, &[]).unwrap_or_else(|error| panic!("{error}"));
    for name in names {
        let (image, expected) = (image(config, name), c_expected(name));
        for seed in seeds {
            let what = format!("{name} behind {kind:?} on {}, seed {seed:?}", config.core.arch);
            let mut bench = SystemBench::power_up(&system, Start::Random(3)).unwrap();
            let counts = attach(&mut bench, config, kind, image.clone(), *seed);
            let cycles = bench
                .run_until(CYCLES_MAX, |received| received.len() >= expected.len())
                .unwrap_or_else(|error| panic!("{what}: {error}"));
            bench.run(AFTER_THE_END).unwrap();
            let printed = String::from_utf8_lossy(bench.receiver.bytes()).into_owned();
            assert_eq!(printed, expected, "{what}");
            assert_eq!(bench.output("led_running").unwrap(), 0, "{what}");
            assert_eq!(bench.output("led_error").unwrap(), 0, "{what}");
            let counts = counts.get();
            assert!(counts.reads > 0 && counts.writes > 0, "{what}: {counts:?}");
            eprintln!("{what}: {cycles} cycles, {counts:?}");
        }
    }
}

fn named(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

/// A sample, whose lanes and warps count in the same words, by exclusive accesses.
///
/// Rules: I12.14, I12.15, S5.1.20.
#[test]
fn programs_of_c_run_from_ram_behind_an_axi_bus() {
    let config = system("4w8/8/4/4", "", BusKind::Axi);
    print_what_they_must(&config, &named(&["histogram-atomic"]), &[Some(1)]);
}

/// All programs of `programs/c`, as the folder has them.
fn all_names() -> Vec<String> {
    let entries = std::fs::read_dir(programs().join("c")).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let sources = paths.filter(|path| path.extension().is_some_and(|ending| ending == "c"));
    let mut names: Vec<String> = sources.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned())).collect();
    names.sort();
    assert!(names.len() > 20);
    names
}

fn run_all_behind(kind: BusKind) {
    let names = all_names();
    let config = system("4w8/8/4/4", ", float = true", kind);
    print_what_they_must(&config, &names, &[None, Some(1)]);
    // With caches, and lanes that wait for one another on paths of their own; floats by routines.
    let options = ", divergence = 'stack', instruction_cache_bytes = 1024, data_cache_bytes = 1024";
    let config = system("4w16/16/8/2", options, kind);
    let waiting = names
        .iter()
        .filter(|name| name.starts_with("progress") || ["histogram-atomic", "locks", "n-body"].contains(&&***name));
    let waiting: Vec<String> = waiting.cloned().collect();
    print_what_they_must(&config, &waiting, &[Some(2)]);
}

/// Rules: I12.14, I12.15, S5.1.19.
#[test]
#[ignore = "5 minutes: all programs of programs/c behind a bus"]
fn all_programs_of_c_run_from_ram_behind_a_pipelined_wishbone_bus() {
    run_all_behind(BusKind::Wishbone);
}

/// Rules: I12.14, I12.15, S5.1.19.
#[test]
#[ignore = "5 minutes: all programs of programs/c behind a bus"]
fn all_programs_of_c_run_from_ram_behind_a_classic_wishbone_bus() {
    run_all_behind(BusKind::WishboneClassic);
}

/// Rules: I12.14, I12.15, S5.1.20.
#[test]
#[ignore = "5 minutes: all programs of programs/c behind a bus"]
fn all_programs_of_c_run_from_ram_behind_an_axi_bus() {
    run_all_behind(BusKind::Axi);
}

/// Rules: S5.1.22.
#[test]
#[ignore = "5 minutes: all programs of programs/c behind a bus"]
fn all_programs_of_c_run_from_ram_behind_an_axi_lite_bus() {
    run_all_behind(BusKind::AxiLite);
}
