//! Systems whose RAM is behind a bus (docs/soc.md section 5.1): programs print what they must, whatever the slave does,
//! and the slave finds every rule kept.

#[macro_use]
#[path = "common/extent.rs"]
mod extent;

mod common;
mod system;

use common::{assemble, options_of};
use extent::Extent;
use hdl::kit::Defect;
use hdl::soc::{BusKind, SocConfig, SocMemory};
use loader::frame;
use system::{attach_ram, attach_slave, config, image, program, ram, start, text, Habit};
use testbenches::bridge::{Direction, Model, Start};
use testbenches::soc::{
    defective_system, emitted_system, AxiSlave, BusCounts, BusMemory, SerialReceiver, SharedCounts, SimulatedSystem,
    SystemBench,
};

const CYCLES_MAX: u64 = 6_000_000;
/// Long enough for a byte too many to be seen.
const AFTER_THE_END: u64 = 2_000;

/// A system for a program behind a bus.
fn behind(kind: BusKind, bus_bits: Option<u32>, name: &str, arch: &str) -> SocConfig {
    SocConfig { bus_bits, ..config(name, arch, SocMemory::Bus(kind)) }
}

/// Lets a program run to its end, and compares what it prints.
fn prints_what_it_must(bench: &mut SystemBench, name: &str, what: &str) {
    sends(bench, &program(name).expected, &format!("{name} on {what}"));
    assert_eq!(bench.output("led_running").unwrap(), 0);
}

fn without_loader(config: SocConfig) -> SocConfig {
    SocConfig { loader: false, ..config }
}

/// Runs until so much has been received, and requires it to be this.
fn sends(bench: &mut SystemBench, expected: &[u8], what: &str) {
    bench
        .run_until(CYCLES_MAX, |received| received.len() >= expected.len())
        .unwrap_or_else(|error| panic!("{what}: {error}"));
    bench.run(AFTER_THE_END).unwrap();
    assert_eq!(text(bench.receiver.bytes()), text(expected), "{what}");
}

/// Loads an image again and again, each time behind a break and so many cycles before the next one.
fn loads(bench: &mut SystemBench, image: &[u8], pauses: &[u64]) {
    bench.run(100).unwrap();
    for &pause in pauses {
        bench.sender.push_break(25.0);
        bench.sender.push_bytes(&frame(image));
        bench.run_until_sent().unwrap();
        bench.receiver.clear();
        bench.run(pause).unwrap();
    }
}

/// The core of most of these tests: few systems, so that few are compiled.
const ARCH: &str = "4w8/8/4/4";

/// The buses that are tried: one of each protocol in every test run.
fn kinds(extent: Extent) -> impl Iterator<Item = (u64, BusKind)> {
    let short = [BusKind::Wishbone, BusKind::Axi];
    (1..).zip(BusKind::ALL).filter(move |(_, kind)| extent.is_full() || short.contains(kind))
}

/// A system powered up with RAM that holds a program; what the slave counts.
fn with_ram(config: &SocConfig, name: &str, seed: Option<u64>) -> (SystemBench, SharedCounts) {
    let system = emitted_system(config, &[]).unwrap_or_else(|error| panic!("{error}"));
    let mut bench = start(&system, Start::Random(3));
    let counts = attach_ram(&mut bench, config, ram(config, name), seed);
    (bench, counts)
}

/// Runs a program with each of the seeds; gives what the last slave has counted.
fn prints(config: &SocConfig, name: &str, seeds: &[Option<u64>]) -> BusCounts {
    let config = without_loader(*config);
    let mut counts = BusCounts::default();
    for &seed in seeds {
        let (mut bench, shared) = with_ram(&config, name, seed);
        let what = format!("{:?}, {:?} bits, seed {seed:?}", config.memory, config.bus_bits);
        prints_what_it_must(&mut bench, name, &what);
        counts = shared.get();
        assert!(counts.reads > 0, "{what}: {counts:?}");
    }
    counts
}

/// Runs programs of these names on these cores, behind a bus of such a kind and width, with each of the seeds.
fn run_behind(kind: BusKind) -> impl Fn(&str, &str, Option<u32>, &[Option<u64>]) -> BusCounts {
    move |name, arch, bits, seeds| prints(&behind(kind, bits, name, arch), name, seeds)
}

/// Rules: S5.1.2, S5.1.3, S5.1.4, S5.1.7, S5.1.8.
#[test]
fn programs_run_from_ram_behind_a_pipelined_wishbone_bus() {
    let run = run_behind(BusKind::Wishbone);
    run("hello", ARCH, None, &[None, Some(1)]);
    let counts = run("memory", ARCH, None, &[None, Some(2), Some(3)]);
    assert!(counts.most_under_way > 3, "{counts:?}");
    run("memory", ARCH, Some(64), &[Some(5)]);
    run("matrix-multiply", "8w16/16/3/5", None, &[None, Some(4)]);
}

/// Rules: S5.1.2, S5.1.4, S5.1.7, S5.1.9.
#[test]
#[ignore = "half a minute: as behind the pipelined bus, which runs among the short tests"]
fn programs_run_from_ram_behind_a_classic_wishbone_bus() {
    let run = run_behind(BusKind::WishboneClassic);
    run("hello", ARCH, None, &[None, Some(1)]);
    run("memory", ARCH, None, &[None, Some(2)]);
}

/// Rules: S5.1.2, S5.1.3, S5.1.4, S5.1.7, S5.1.11, S5.1.12, S5.1.13, S5.1.14.
#[test]
fn programs_run_from_ram_behind_an_axi_bus() {
    let run = run_behind(BusKind::Axi);
    run("hello", ARCH, None, &[None, Some(1)]);
    let counts = run("memory", ARCH, None, &[None, Some(2), Some(3)]);
    assert!(counts.most_under_way > 3, "{counts:?}");
    assert_eq!(counts.bursts, 0, "a line is a beat");
    let counts = run("memory", ARCH, Some(32), &[None, Some(4), Some(5)]);
    assert!(counts.bursts > 0, "{counts:?}");
    run("matrix-multiply", "8w16/16/3/5", None, &[Some(6)]);
}

/// Rules: S5.1.2, S5.1.3, S5.1.4, S5.1.7, S5.1.11, S5.1.13.
#[test]
#[ignore = "10 seconds: as behind an AXI bus, which runs among the short tests"]
fn programs_run_from_ram_behind_an_axi_lite_bus() {
    let run = run_behind(BusKind::AxiLite);
    run("hello", ARCH, None, &[None, Some(1)]);
    run("memory", ARCH, None, &[None, Some(2), Some(3)]);
    run("memory", ARCH, Some(64), &[Some(5)]);
}

/// A system whose core has an instruction cache, with lines of so many words.
fn cached(bus_bits: u32, line_words: u32, name: &str, arch: &str) -> SocConfig {
    let line = format!("instruction_cache_bytes = 256, instruction_line_words = {line_words}");
    let mut config = behind(BusKind::Axi, Some(bus_bits), name, arch);
    config.core = program(name).config_with_options(arch, &options_of(&line));
    config
}

/// With one lane all loads are single beats, so that what comes in bursts is fetched.
///
/// Rules: S5.1.18, S5.1.4, S5.1.5.
#[test]
fn a_line_of_the_instruction_cache_is_one_burst() {
    let plain = behind(BusKind::Axi, Some(32), "hello", "4w8/8/1/4");
    let words = prints(&plain, "hello", &[None]).reads;
    let config = cached(32, 8, "hello", "4w8/8/1/4");
    let counts = prints(&config, "hello", &[None, Some(2)]);
    assert!(counts.bursts > 5, "{counts:?}");
    assert_eq!(counts.burst_beats, 8 * counts.bursts);
    assert!(counts.reads < words, "{counts:?}, without {words}");
}

/// Rules: S5.1.18, S5.1.4, S5.1.5.
#[test]
#[ignore = "half a minute: as with beats of a word, which are among the short tests"]
fn a_line_of_the_instruction_cache_is_one_burst_of_wider_beats() {
    // Two words a beat, four beats a line; four words a beat, half of which are a line.
    let config = cached(64, 8, "memory", "4w8/8/2/2");
    let counts = prints(&config, "memory", &[None, Some(3)]);
    assert_eq!(counts.burst_beats, 4 * counts.bursts, "{counts:?}");
    let config = cached(128, 2, "memory", ARCH);
    let counts = prints(&config, "memory", &[None, Some(4)]);
    assert_eq!(counts.bursts, 0, "{counts:?}");
    // Loads in bursts, too.
    let config = cached(64, 8, "memory", ARCH);
    prints(&config, "memory", &[Some(5), Some(6)]);
}

/// Rules: S5.1.18.
#[test]
#[ignore = "half a minute: as with lines of eight words, which are among the short tests"]
fn a_line_of_two_words_is_one_burst() {
    let config = cached(32, 2, "hello", "4w8/8/1/4");
    let counts = prints(&config, "hello", &[None, Some(1)]);
    assert!(counts.bursts > 5, "{counts:?}");
    assert_eq!(counts.burst_beats, 2 * counts.bursts);
}

/// The core is stopped and let go again amidst the lines that its cache fills, by `enable` and by resets.
///
/// Rules: S5.1.18, S5.1.5.
#[test]
fn a_line_that_has_been_begun_is_taken_whole() {
    let config = without_loader(cached(64, 8, "hello", "4w8/8/2/2"));
    let (mut bench, counts) = with_ram(&config, "hello", Some(7));
    let mut random = fastrand::Rng::with_seed(8);
    for _ in 0..40 {
        bench.reset().unwrap();
        bench.run(random.u64(30..200)).unwrap();
    }
    assert!(counts.get().resets > 3, "{:?}", counts.get());
    bench.reset().unwrap();
    bench.run(30).unwrap();
    bench.receiver = SerialReceiver::new(system::BIT_CLOCKS);
    let enable = bench.model().input("enable").unwrap();
    for _ in 0..4_000 {
        bench.model().set(enable, random.u64(0..2));
        bench.run(random.u64(1..4)).unwrap();
    }
    bench.model().set(enable, 1);
    prints_what_it_must(&mut bench, "hello", "a core that is stopped and let go");
}

/// The slave sends no false errors, since it tells the truth when errors reach the core.
///
/// Rules: S5.1.15, S5.1.16.
#[test]
fn a_program_behind_a_bus_is_told_of_errors() {
    let name = "bus/bus-error";
    let program = program(name);
    for kind in [BusKind::Wishbone, BusKind::Axi] {
        let config = behind(kind, None, name, "4w8/8/2/2");
        let system = emitted_system(&config, &[]).unwrap_or_else(|error| panic!("{error}"));
        let image = program.image(&config.core.arch);
        let mut symbols = image.symbols.iter();
        let broken = symbols.find(|symbol| symbol.name == "broken").unwrap();
        let broken = broken.address.0..broken.address.0 + 64;
        let mut bench = start(&system, Start::Random(5));
        let empty = vec![0xa5; config.core.ram_bytes as usize];
        let memory = BusMemory::at(0, empty);
        memory.borrow_mut().broken = broken;
        attach_slave(&mut bench, &config, &memory, Some(9), Habit::None);
        // The loader's stores are answered, too, and wait for nothing of the program that they stop.
        loads(&mut bench, &image.bytes, &[3_000, 701, 0]);
        assert!(!memory.borrow().broken.is_empty());
        let expected = [b"K", &program.expected[..]].concat();
        sends(&mut bench, &expected, &format!("{kind:?}"));
    }
}

/// Four warps count up the words of one line, each lane its own.
const COUNTING: &str = "
.perm x
.entry
.global
entry:  ldi     %r1, worker
        ldi     %r3, #3
start:  wspawn  %r0, %r1, %r3
        subi    %r3, %r3, #1
        rtop    @p0, %r3
        @p0 ? jmpi start
worker: ldi     %r1, #4
        jalis   %r5, %r1, all
all:    hwid    %r0, #0
        shli    %r0, %r0, #2
        ldi     %r1, line
        add     %r0, %r0, %r1
        ldi     %r2, #50
again:  ld      %r1, %r0, #0
        addi    %r1, %r1, #1
        st      %r1, %r0, #0
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi again
        ldi     %r1, #1
        shli    %r1, %r1, #31
        ldi     %r0, #75
        ldi     %r2, #1
        jalis   %r5, %r2, print
print:  st      %r0, %r1, #0
        halt
.perm rw
.align 64
        .space  64
.align 64
.global
line:   .space  16
";

/// Runs the counting warps behind AXI4, on a slave that looks at what is written beside what is read.
fn counts_in_order(system: impl FnOnce(&SocConfig) -> SimulatedSystem) {
    let config = without_loader(behind(BusKind::Axi, None, "hello", ARCH));
    let mut bytes = assemble(&config.core.arch, COUNTING).bytes;
    bytes.resize(config.core.ram_bytes as usize, 0);
    let mut bench = start(&system(&config), Start::Random(3));
    let slave = AxiSlave::new(bench.model(), BusMemory::at(0, bytes), config.core.line_bytes(), Some(4)).unwrap();
    let counts = slave.counts();
    bench.attach(slave.ordered());
    sends(&mut bench, b"KKKK", "four warps in one line");
    let counts = counts.get();
    assert_eq!(counts.writes, 200, "{counts:?}");
    assert!(counts.reads > 200, "{counts:?}");
}

/// Rules: S5.1.11.
#[test]
fn a_store_waits_for_the_loads_of_other_warps() {
    counts_in_order(|config| emitted_system(config, &[]).unwrap());
}

/// Rules: S5.1.11.
#[test]
#[should_panic(expected = "a store to a beat that is being read")]
fn a_store_that_overtakes_a_load_is_found() {
    let overtakes =
        Defect::new("transfers", "may_data", |driver, signals| driver | signals.get("core_data_request_write"));
    counts_in_order(|config| defective_system(config, &[], &overtakes).unwrap());
}

extents! {
    "1 minute: on the other buses, too":

    /// The loader stops a program in the middle of its transfers, again and again; what it loads runs.
    ///
    /// Rules: S5.1.5.
    test a_loader_that_interrupts_transfers_waits_for_them(extent) {
        for (seed, kind) in kinds(extent) {
            let config = behind(kind, None, "hello", "4w8/8/2/2");
            let system = emitted_system(&config, &[]).unwrap();
            let mut bench = start(&system, Start::Random(4));
            let empty = vec![0xa5; config.core.ram_bytes as usize];
            attach_ram(&mut bench, &config, empty, Some(seed));
            let hello = image(&config, "hello");
            loads(&mut bench, &hello, &[3_000, 700, 701, 702, 703, 0]);
            let expected = [b"K", &program("hello").expected[..]].concat();
            sends(&mut bench, &expected, &format!("{kind:?}"));
        }
    }

    /// Rules: S5.1.5, S5.1.6.
    test a_reset_of_system_and_bus_forgets_what_is_under_way(extent) {
        for (seed, kind) in kinds(extent) {
            let config = without_loader(behind(kind, None, "hello", "4w8/8/2/2"));
            let (mut bench, counts) = with_ram(&config, "hello", Some(seed));
            for cycles in (50..90).chain([1, 2, 3, 777]) {
                bench.reset().unwrap();
                bench.run(cycles).unwrap();
            }
            bench.reset().unwrap();
            bench.run(30).unwrap();
            bench.receiver = SerialReceiver::new(system::BIT_CLOCKS);
            prints_what_it_must(&mut bench, "hello", &format!("{kind:?}"));
            assert!(counts.get().resets > 3, "{kind:?}: {:?}", counts.get());
        }
    }

    /// In a cycle all inputs from the bus change; the outputs to it do not.
    ///
    /// Rules: S5.1.4.
    test no_output_depends_on_an_input_of_the_same_cycle(extent) {
        for (seed, kind) in kinds(extent) {
            let config = without_loader(behind(kind, None, "memory", ARCH));
            let (mut bench, _) = with_ram(&config, "memory", Some(seed));
            let ports = bench.model().ports().to_vec();
            let of_bus = |direction| {
                let ports = ports.iter().filter(move |port| {
                    let name = &port.name;
                    port.direction == direction && (name.starts_with("m_axi_") || name.starts_with("wishbone_"))
                });
                ports.map(|port| port.name.clone()).collect::<Vec<_>>()
            };
            let model = bench.model();
            // Read data of more than 64 bits stay as they are.
            let inputs = of_bus(Direction::Input).into_iter();
            let inputs: Vec<_> = inputs.filter_map(|name| model.input(&name).ok()).collect();
            let outputs = of_bus(Direction::Output).into_iter();
            let outputs: Vec<_> = outputs.map(|name| model.wide_output(&name).unwrap()).collect();
            assert!(inputs.len() > 2 && outputs.len() > 5);
            let values = |model: &Model, port| [0, 64].map(|low| model.bits(port, low, 64));
            let mut random = fastrand::Rng::with_seed(seed);
            for _ in 0..3_000 {
                bench.step().unwrap();
                let model = bench.model();
                model.eval().unwrap();
                let before: Vec<_> = outputs.iter().map(|port| values(model, *port)).collect();
                let driven: Vec<u64> = inputs.iter().map(|port| model.get_input(*port)).collect();
                for input in &inputs {
                    model.set(*input, random.u64(..));
                }
                model.eval().unwrap();
                let after: Vec<_> = outputs.iter().map(|port| values(model, *port)).collect();
                assert_eq!(before, after, "{kind:?}");
                for (input, value) in inputs.iter().zip(driven) {
                    model.set(*input, value);
                }
            }
        }
    }
}
