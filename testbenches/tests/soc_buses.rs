//! Systems whose RAM is behind a bus (docs/soc.md section 5.1): programs print what they must, whatever the slave does, and the slave
//! finds every rule kept.

mod common;
mod system;

use hdl::soc::{BusKind, SocConfig, SocMemory};
use loader::frame;
use system::{attach_ram, config, image, program, ram, start, text};
use testbenches::bridge::{Direction, Model, Start};
use testbenches::soc::{emitted_system, BusCounts, SerialReceiver, SharedCounts, SystemBench};

const CYCLES_MAX: u64 = 6_000_000;
/// Long enough for a byte too many to be seen.
const AFTER_THE_END: u64 = 2_000;

/// A system for a program behind a bus.
fn behind(kind: BusKind, bus_bits: Option<u32>, name: &str, arch: &str) -> SocConfig {
    SocConfig {
        bus_bits,
        ..config(name, arch, SocMemory::Bus(kind))
    }
}

/// Lets a program run to its end, and compares what it prints.
fn prints_what_it_must(bench: &mut SystemBench, name: &str, what: &str) {
    let expected = program(name).expected;
    bench
        .run_until(CYCLES_MAX, |received| received.len() >= expected.len())
        .unwrap_or_else(|error| panic!("{name} on {what}: {error}"));
    bench.run(AFTER_THE_END).unwrap();
    let printed = text(bench.receiver.bytes());
    assert_eq!(printed, text(&expected), "{name} on {what}");
    assert_eq!(bench.output("led_running").unwrap(), 0);
}

/// The core of most of these tests: few systems, so that few are compiled.
const ARCH: &str = "4w8/8/4/4";

/// A system powered up with RAM that holds a program; what the slave counts.
fn with_ram(config: &SocConfig, name: &str, seed: Option<u64>) -> (SystemBench, SharedCounts) {
    let system = emitted_system(config, &[]).unwrap_or_else(|error| panic!("{error}"));
    let mut bench = start(&system, Start::Random(3));
    let counts = attach_ram(&mut bench, config, ram(config, name), seed);
    (bench, counts)
}

/// Runs a program with each of the seeds; gives what the last slave has counted.
fn prints(config: &SocConfig, name: &str, seeds: &[Option<u64>]) -> BusCounts {
    let config = SocConfig {
        loader: false,
        ..*config
    };
    let mut counts = BusCounts::default();
    for &seed in seeds {
        let (mut bench, shared) = with_ram(&config, name, seed);
        let what = format!(
            "{:?}, {:?} bits, seed {seed:?}",
            config.memory, config.bus_bits
        );
        prints_what_it_must(&mut bench, name, &what);
        counts = shared.get();
        assert!(counts.reads > 0, "{what}: {counts:?}");
    }
    counts
}

/// Rules: S5.1.2, S5.1.3, S5.1.4, S5.1.7, S5.1.8.
#[test]
fn programs_run_from_ram_behind_a_pipelined_wishbone_bus() {
    let run = |name, arch, bits, seeds: &[_]| {
        prints(&behind(BusKind::Wishbone, bits, name, arch), name, seeds)
    };
    run("hello", ARCH, None, &[None, Some(1)]);
    let counts = run("memory", ARCH, None, &[None, Some(2), Some(3)]);
    assert!(counts.most_under_way > 3, "{counts:?}");
    run("memory", ARCH, Some(64), &[Some(5)]);
    run("matrix-multiply", "8w16/16/3/5", None, &[None, Some(4)]);
}

/// Rules: S5.1.2, S5.1.4, S5.1.7, S5.1.9.
#[test]
fn programs_run_from_ram_behind_a_classic_wishbone_bus() {
    let run = |name, arch, bits, seeds: &[_]| {
        let config = behind(BusKind::WishboneClassic, bits, name, arch);
        prints(&config, name, seeds)
    };
    run("hello", ARCH, None, &[None, Some(1)]);
    run("memory", ARCH, None, &[None, Some(2)]);
}

/// Rules: S5.1.2, S5.1.3, S5.1.4, S5.1.7, S5.1.11, S5.1.12, S5.1.13, S5.1.14.
#[test]
fn programs_run_from_ram_behind_an_axi_bus() {
    let run = |name, arch, bits, seeds: &[_]| {
        prints(&behind(BusKind::Axi, bits, name, arch), name, seeds)
    };
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
fn programs_run_from_ram_behind_an_axi_lite_bus() {
    let run = |name, arch, bits, seeds: &[_]| {
        prints(&behind(BusKind::AxiLite, bits, name, arch), name, seeds)
    };
    run("hello", ARCH, None, &[None, Some(1)]);
    run("memory", ARCH, None, &[None, Some(2), Some(3)]);
    run("memory", ARCH, Some(64), &[Some(5)]);
}

/// Errors that are none do not come, since the slave tells the truth of a core that is told.
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
        let memory = system::attach_failing_ram(&mut bench, &config, empty, broken, Some(9));
        bench.run(100).unwrap();
        // The loader's stores are answered, too, and wait for nothing of the program that they stop.
        for pause in [3_000, 701, 0] {
            bench.sender.push_break(25.0);
            bench.sender.push_bytes(&frame(&image.bytes));
            bench.run_until_sent().unwrap();
            bench.receiver.clear();
            bench.run(pause).unwrap();
        }
        assert!(!memory.borrow().broken.is_empty());
        let expected = [b"K", &program.expected[..]].concat();
        bench
            .run_until(CYCLES_MAX, |received| received.len() >= expected.len())
            .unwrap_or_else(|error| panic!("{kind:?}: {error}"));
        bench.run(AFTER_THE_END).unwrap();
        assert_eq!(text(bench.receiver.bytes()), text(&expected), "{kind:?}");
    }
}

/// The loader stops a program in the middle of its transfers, again and again; what it loads runs.
///
/// Rules: S5.1.5.
#[test]
fn a_loader_that_interrupts_transfers_waits_for_them() {
    for (seed, kind) in (1..).zip(BusKind::ALL) {
        let config = behind(kind, None, "hello", ARCH);
        let system = emitted_system(&config, &[]).unwrap();
        let mut bench = start(&system, Start::Random(4));
        let empty = vec![0xa5; config.core.ram_bytes as usize];
        attach_ram(&mut bench, &config, empty, Some(seed));
        bench.run(100).unwrap();
        let hello = frame(&image(&config, "hello"));
        for pause in [3_000, 700, 701, 702, 703, 0] {
            bench.sender.push_break(25.0);
            bench.sender.push_bytes(&hello);
            bench.run_until_sent().unwrap();
            bench.receiver.clear();
            bench.run(pause).unwrap();
        }
        let expected = [b"K", &program("hello").expected[..]].concat();
        bench
            .run_until(CYCLES_MAX, |received| received.len() >= expected.len())
            .unwrap_or_else(|error| panic!("{kind:?}: {error}"));
        bench.run(AFTER_THE_END).unwrap();
        let printed = text(bench.receiver.bytes());
        assert_eq!(printed, text(&expected), "{kind:?}");
    }
}

/// Rules: S5.1.5, S5.1.6.
#[test]
fn a_reset_of_system_and_bus_forgets_what_is_under_way() {
    for (seed, kind) in (1..).zip(BusKind::ALL) {
        let config = SocConfig {
            loader: false,
            ..behind(kind, None, "hello", ARCH)
        };
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
#[test]
fn no_output_depends_on_an_input_of_the_same_cycle() {
    for (seed, kind) in (1..).zip(BusKind::ALL) {
        let config = SocConfig {
            loader: false,
            ..behind(kind, None, "memory", ARCH)
        };
        let (mut bench, _) = with_ram(&config, "memory", Some(seed));
        let ports = bench.model().ports().to_vec();
        let of_bus = |direction| {
            let ports = ports.iter().filter(move |port| {
                let name = &port.name;
                port.direction == direction
                    && (name.starts_with("m_axi_") || name.starts_with("wishbone_"))
            });
            ports.map(|port| port.name.clone()).collect::<Vec<_>>()
        };
        let model = bench.model();
        // Read data of more than 64 bits stay as they are.
        let inputs = of_bus(Direction::Input).into_iter();
        let inputs: Vec<_> = inputs.filter_map(|name| model.input(&name).ok()).collect();
        let outputs = of_bus(Direction::Output).into_iter();
        let outputs: Vec<_> = outputs
            .map(|name| model.wide_output(&name).unwrap())
            .collect();
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
