//! Atomic instructions behind a bus that another master uses, too (docs/soc.md section 5.1): both count up the same
//! words, and no count is lost. A master that does not keep the other one away loses some.

mod common;
mod system;

use common::{assemble, core, core_of, passed};
use hdl::kit::prelude::low;
use hdl::kit::Defect;
use hdl::soc::{BusKind, SocConfig, SocMemory};
use system::{attach_slave, start, Habit, BAUD, BIT_CLOCKS};
use testbenches::bridge::Start;
use testbenches::soc::{defective_system, emitted_system, AxiSlave, BusCounts, BusMemory, Rival, SimulatedSystem};
use testbenches::CosimOptions;

const PROGRAM: &str = include_str!("exchanges/counters.s");
const CYCLES_MAX: u64 = 400_000;
/// What the program adds: to the first word, and each lane to its own.
const BY_ACAS: u64 = 25;
const BY_AADD: u64 = 25;
const LANES: u64 = 4;

/// A core with atomic instructions behind a bus.
fn behind(kind: BusKind, bus_bits: Option<u32>, options: &str) -> SocConfig {
    let options = format!("extension = true, ram_bytes = 4096{options}");
    let core = core_of("4w8/8/4/4", &options);
    SocConfig {
        baud: BAUD,
        memory: SocMemory::Bus(kind),
        bus_bits,
        loader: false,
        ..SocConfig::new(core, BIT_CLOCKS * BAUD)
    }
}

/// What has come of a run: how much is missing, of all words together; what the rival has added; what the slave has
/// seen.
#[derive(Debug)]
struct Sums {
    missing: i64,
    by_rival: u64,
    counts: BusCounts,
}

/// Runs the program beside the rival.
fn count(config: &SocConfig, system: &SimulatedSystem, seed: Option<u64>) -> Sums {
    let image = assemble(&config.core.arch, PROGRAM);
    let mut symbols = image.symbols.iter();
    let counters = symbols.find(|symbol| symbol.name == "counters").unwrap();
    let counters = counters.address.0;
    let mut bytes = image.bytes.clone();
    bytes.resize(config.core.ram_bytes as usize, 0);
    let memory = BusMemory::at(0, bytes);
    let word_bytes = config.core.arch.word_bytes() as usize;
    let words: Vec<u64> = (0..LANES).map(|lane| counters + lane * word_bytes as u64).collect();
    let rival = Rival::new(memory.clone(), words.clone(), word_bytes, seed.unwrap_or(77));
    let mut bench = start(system, Start::Random(3));
    let counts = attach_slave(&mut bench, config, &memory, seed, Habit::Rival(rival.clone()));
    bench
        .run_until(CYCLES_MAX, |received| received == b"K")
        .unwrap_or_else(|error| panic!("{config:?}, seed {seed:?}: {error}"));
    assert_eq!(bench.output("led_running").unwrap(), 0);
    let memory = memory.borrow();
    let found: u64 = words.iter().map(|word| memory.read(*word, word_bytes).unwrap()).sum();
    let by_rival: u64 = rival.borrow().counts().iter().sum();
    let expected = BY_ACAS + 2 * LANES * BY_AADD + by_rival;
    Sums { missing: expected as i64 - found as i64, by_rival, counts: counts.get() }
}

/// Requires that no count is lost, with memories of several latencies. Gives what the last slave has seen.
fn is_exact(config: &SocConfig) -> BusCounts {
    let system = emitted_system(config, &[]).unwrap_or_else(|error| panic!("{error}"));
    let mut seen = BusCounts::default();
    for seed in [None, Some(1), Some(2), Some(3)] {
        let sums = count(config, &system, seed);
        assert_eq!(sums.missing, 0, "{config:?}, seed {seed:?}: {sums:?}");
        assert!(sums.by_rival > 50, "{config:?}, seed {seed:?}: {sums:?}");
        // An acas that has found another word writes no byte.
        assert!(sums.counts.empty_writes > 0, "{config:?}, seed {seed:?}: {sums:?}");
        seen = sums.counts;
    }
    seen
}

/// Requires that counts are lost with a driver changed.
fn loses_with(config: &SocConfig, defect: &Defect) {
    let system = defective_system(config, &[], defect).unwrap();
    let sums = count(config, &system, Some(1));
    assert!(sums.missing > 0, "{config:?}: {sums:?}");
}

const CACHES: &str = ", data_cache_bytes = 256, instruction_cache_bytes = 256";

/// Rules: S5.1.19, S5.1.23, I12.15.
#[test]
fn a_pipelined_wishbone_master_keeps_the_bus_for_an_exchange() {
    is_exact(&behind(BusKind::Wishbone, None, ""));
    let told = format!(", bus_errors = true{CACHES}");
    is_exact(&behind(BusKind::Wishbone, Some(64), &told));
}

/// Rules: S5.1.19, S5.1.23, I12.15.
#[test]
#[ignore = "half a minute: as behind the pipelined bus, which runs among the short tests"]
fn a_classic_wishbone_master_keeps_the_bus_for_an_exchange() {
    is_exact(&behind(BusKind::WishboneClassic, None, ""));
}

/// Rules: S5.1.20, S5.1.21, S5.1.23, P26.21, I12.15.
#[test]
fn an_axi_master_exchanges_by_exclusive_accesses() {
    for options in ["", CACHES] {
        let options = format!(", bus_errors = true{options}");
        let counts = is_exact(&behind(BusKind::Axi, None, &options));
        assert!(counts.exclusives > 20 && counts.refused > 5, "{counts:?}");
    }
}

/// Rules: S5.1.19, S5.1.20.
#[test]
fn a_master_that_keeps_nobody_away_loses_counts() {
    let never = |signal| Defect::new("transfers", signal, |_, _| low());
    loses_with(&behind(BusKind::Wishbone, None, ""), &never("locked"));
    let told = ", bus_errors = true";
    loses_with(&behind(BusKind::Axi, None, told), &never("refused"));
}

/// Rules: S5.1.19.
#[test]
#[ignore = "half a minute: as behind the pipelined bus, which runs among the short tests"]
fn a_classic_master_that_keeps_nobody_away_loses_counts() {
    let never = Defect::new("transfers", "locked", |_, _| low());
    loses_with(&behind(BusKind::WishboneClassic, None, ""), &never);
}

/// A memory that does not watch what is read exclusively gives no atomic instruction: the first one is interrupt 7,
/// which stops the warp, since the program has no handler. No word is changed.
///
/// Rules: S5.1.21.
#[test]
#[ignore = "half a minute: another system behind the bus"]
fn memory_without_exclusive_accesses_is_a_bus_error() {
    let config = behind(BusKind::Axi, None, ", bus_errors = true");
    let system = emitted_system(&config, &[]).unwrap();
    let image = assemble(&config.core.arch, PROGRAM).bytes;
    let mut bytes = image.clone();
    bytes.resize(config.core.ram_bytes as usize, 0);
    let memory = BusMemory::at(0, bytes.clone());
    let mut bench = start(&system, Start::Random(3));
    let beat_bytes = config.bus().unwrap().unwrap().beat_bytes();
    let slave = AxiSlave::new(bench.model(), memory.clone(), beat_bytes, Some(4)).unwrap();
    bench.attach(slave.without_monitor());
    bench.run(2_000).unwrap();
    assert_eq!(bench.output("led_running").unwrap(), 0);
    assert!(bench.receiver.bytes().is_empty());
    assert_eq!(memory.borrow().bytes, bytes);
}

/// Where nobody else is, the bus needs no means.
///
/// Rules: S5.1.22.
#[test]
#[ignore = "half a minute: another system behind the bus"]
fn a_sole_master_needs_no_lock() {
    let config = SocConfig { sole_master: true, ..behind(BusKind::AxiLite, None, "") };
    let system = emitted_system(&config, &[]).unwrap();
    let mut bytes = assemble(&config.core.arch, PROGRAM).bytes;
    bytes.resize(config.core.ram_bytes as usize, 0);
    let mut bench = start(&system, Start::Random(3));
    system::attach_ram(&mut bench, &config, bytes, Some(5));
    bench.run_until(CYCLES_MAX, |received| received == b"K").unwrap_or_else(|error| panic!("{error}"));
}

/// The memory of a seed says of many stores that they came too late: RTL and model make the same exchanges anew, and
/// the program does not notice.
///
/// Rules: P26.21, P24.9.
#[test]
fn rtl_and_model_make_late_exchanges_anew() {
    for options in ["", CACHES] {
        let options = format!("extension = true, bus_errors = true{options}");
        let config = core_of("4w8/8/4/4", &options);
        let core = core(&config);
        let image = assemble(&config.arch, PROGRAM);
        for seed in [0, 2, 4, 6] {
            let options = CosimOptions {
                timing: seed.into(),
                max_cycles: CYCLES_MAX,
                ..CosimOptions::new(config, image.clone())
            };
            let passed = passed(&core, &options, &format!("{config:?}, seed {seed}"));
            assert_eq!(passed.console, b"K");
        }
    }
}
