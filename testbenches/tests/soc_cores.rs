//! Systems of several cores through their pins (docs/soc.md section 5.2): programs for clusters print over the UART
//! what they must; loader, reset and `enable` are as with one core.

mod common;
mod system;

use common::assemble;
use hdl::soc::{BusKind, SocConfig, SocMemory};
use isa::{ClusterShape, CoreConfig, CoreOptions, SharedCacheConfig};
use loader::frame;
use system::{attach_ram, config, image, program, start, text, ALPHABET, ALPHABET_PRINTED, BIT_CLOCKS};
use testbenches::bridge::Start;
use testbenches::soc::{emitted_system, SystemBench};

const BIT: u64 = BIT_CLOCKS as u64;
const CYCLES_MAX: u64 = 400_000;
/// Long enough for a byte too many to be seen, and for the queue to be sent.
const AFTER_THE_END: u64 = 4_000;
const HELLO: &str = "systems/hello";
const SUM: &str = "cluster/sum";
/// What lets the others than core 0 end at once.
const CORE_0_ALONE: &str = "entry:
        hwid    %r0, #4
        rtop    @p0, %r0
        @p0 ? halt
";

/// A system for programs of several cores, with such options of the core.
fn cores(arch: &str, options: &str, shape: (u32, u32), memory: SocMemory) -> SocConfig {
    let mut system = config(SUM, arch, memory);
    let options = CoreOptions::from_toml(options).unwrap();
    let options = options.or(system.core.options());
    system.core = CoreConfig::from_options(&options).unwrap();
    let (cores, banks) = shape;
    system.several = Some(ClusterShape::new(cores, banks));
    system
}

/// A system with a shared cache.
fn cached(mut system: SocConfig, bank_bytes: u64, ways: u32) -> SocConfig {
    let several = system.several.as_mut().expect("several cores");
    several.shared_cache = Some(SharedCacheConfig { bank_bytes, ways });
    system
}

/// Powers a system up whose RAM holds a program.
fn with_image(config: &SocConfig, name: &str) -> SystemBench {
    let system = emitted_system(config, &image(config, name));
    start(&system.unwrap_or_else(|error| panic!("{error}")), Start::Random(1))
}

/// Runs until a program has printed what it must and stands still; nothing else may come.
#[track_caller]
fn prints(bench: &mut SystemBench, expected: &[u8]) {
    bench
        .run_until(CYCLES_MAX, |received| received.len() >= expected.len())
        .unwrap_or_else(|error| panic!("{error}: {}", text(bench.receiver.bytes())));
    bench.run(AFTER_THE_END).unwrap();
    assert_eq!(text(bench.receiver.bytes()), text(expected));
    assert_eq!(bench.output("led_running").unwrap(), 0);
    assert_eq!(bench.output("led_error").unwrap(), 0);
    bench.receiver.clear();
}

/// Sends a break, and forgets what came before.
#[track_caller]
fn send_break(bench: &mut SystemBench) {
    bench.sender.push_break(25.0);
    bench.run_until_sent().unwrap();
    bench.run(20 * BIT).unwrap();
    bench.receiver.clear();
    assert_eq!(bench.output("led_running").unwrap(), 0, "cores in reset");
}

/// The pin `enable`.
fn enable(bench: &mut SystemBench, level: u64) {
    let pin = bench.model().input("enable").unwrap();
    bench.model().set(pin, level);
}

/// Stops the cores in the middle of a program that the RAM holds from the start, and lets them go on.
fn rests_and_goes_on(bench: &mut SystemBench, expected: &[u8]) {
    bench.run_until(CYCLES_MAX, |received| received.len() >= 30).unwrap();
    enable(bench, 0);
    bench.run(AFTER_THE_END).unwrap();
    let printed = bench.receiver.bytes().len();
    bench.run(AFTER_THE_END).unwrap();
    assert_eq!(bench.receiver.bytes().len(), printed);
    assert!(printed < expected.len(), "the cores rest before the end");
    assert_eq!(bench.output("led_running").unwrap(), 1);
    enable(bench, 1);
    prints(bench, expected);
}

/// A program loaded starts, and a reset starts it again. So does another one; a damaged frame starts nothing.
fn loads_and_resets(bench: &mut SystemBench, config: &SocConfig) {
    let alphabet = ALPHABET.replace("entry:\n", CORE_0_ALONE);
    let alphabet = assemble(&config.core.arch, &alphabet).bytes;
    send_break(bench);
    bench.sender.push_bytes(&frame(&alphabet));
    bench.run_until_sent().unwrap();
    prints(bench, format!("K{ALPHABET_PRINTED}").as_bytes());
    bench.reset().unwrap();
    prints(bench, ALPHABET_PRINTED.as_bytes());

    let (sum, printed) = (image(config, SUM), program(SUM).expected);
    send_break(bench);
    bench.sender.push_bytes(&frame(&sum));
    bench.run_until_sent().unwrap();
    prints(bench, &[b"K", &printed[..]].concat());

    send_break(bench);
    let mut damaged = frame(&sum);
    damaged[8 + sum.len() / 2] ^= 1;
    bench.sender.push_bytes(&damaged);
    bench.run_until_sent().unwrap();
    bench.run(AFTER_THE_END).unwrap();
    assert_eq!(text(bench.receiver.bytes()), "C");
    assert_eq!(bench.output("led_running").unwrap(), 0);
    assert_eq!(bench.output("led_error").unwrap(), 1);
}

/// Rules: S5.2.1, S5.2.2, S5.2.3, S5.2.4, S5.2.5.
#[test]
fn two_cores_print_rest_load_and_reset() {
    // Without instruction caches, from which a loop would go on without fetches.
    let memory = SocMemory::RegisteredDualPort;
    let config = cores("4w8/8/2/2", "", (2, 2), memory);
    let mut bench = with_image(&config, HELLO);
    rests_and_goes_on(&mut bench, &program(HELLO).expected);
    loads_and_resets(&mut bench, &config);
}

/// Every kind of memory and shape; without caches, too, and lines of a word; with a shared cache.
///
/// Rules: S5.2.1, S5.2.2, S5.2.3, S5.2.12, S5.2.13.
#[test]
#[ignore = "minutes: systems of several shapes"]
fn cores_of_every_shape_print_load_and_reset() {
    let (plain, registered) = (SocMemory::DualPort, SocMemory::RegisteredDualPort);
    let mut systems: Vec<_> = [
        ("4w8/8/2/2", "", (1, 1), plain),
        ("4w8/8/2/2", "line_words = 1", (2, 1), plain),
        ("4w8/8/4/4", "instruction_cache_bytes = 1024", (2, 4), plain),
        ("4w8/8/1/1", "line_words = 1", (3, 4), registered),
        ("8w8/8/4/4", "", (4, 8), registered),
    ]
    .map(|(arch, options, shape, memory)| cores(arch, options, shape, memory))
    .into();
    systems.push(cached(systems[2], 256, 2));
    for config in systems {
        let mut bench = with_image(&config, HELLO);
        prints(&mut bench, &program(HELLO).expected);
        loads_and_resets(&mut bench, &config);
    }
}

/// Systems whose RAM has one port, behind each bus and without one; `enable`, loader and resets, too.
///
/// Rules: S5.2.3, S5.2.4, S5.2.5, S5.2.7, S5.2.8, S5.2.9, S5.2.10, S5.2.12, S5.2.13.
#[test]
#[ignore = "minutes: systems of several shapes"]
fn cores_on_one_port_print_rest_load_and_reset() {
    let with_cache = "instruction_cache_bytes = 512";
    use BusKind::{Axi, AxiLite, Wishbone, WishboneClassic};
    for (number, options, memory, shares) in [
        (2, with_cache, SocMemory::SinglePort, false),
        (3, "", SocMemory::External, false),
        (2, with_cache, SocMemory::External, false),
        (2, with_cache, SocMemory::External, true),
        (2, with_cache, SocMemory::Bus(Wishbone), false),
        (2, with_cache, SocMemory::Bus(Wishbone), true),
        (2, "line_words = 1", SocMemory::Bus(WishboneClassic), false),
        (3, with_cache, SocMemory::Bus(Axi), false),
        (2, "", SocMemory::Bus(AxiLite), false),
    ] {
        let mut config = cores("4w8/8/2/2", options, (number, 1), memory);
        if shares {
            config = cached(config, 512, 1);
        }
        config.sole_master = matches!(memory, SocMemory::Bus(Axi | AxiLite));
        if memory == SocMemory::SinglePort {
            let mut bench = with_image(&config, HELLO);
            prints(&mut bench, &program(HELLO).expected);
            loads_and_resets(&mut bench, &config);
            continue;
        }
        let system = emitted_system(&config, &[]).unwrap_or_else(|error| panic!("{error}"));
        for seed in [None, Some(1)] {
            let mut bench = start(&system, Start::Random(2));
            let empty = vec![0xa5; config.core.ram_bytes as usize];
            attach_ram(&mut bench, &config, empty, seed);
            bench.run(100).unwrap();
            loads_and_resets(&mut bench, &config);
            send_break(&mut bench);
            bench.sender.push_bytes(&frame(&image(&config, HELLO)));
            bench.run_until_sent().unwrap();
            let expected = [b"K", &program(HELLO).expected[..]].concat();
            match options == with_cache {
                true => prints(&mut bench, &expected),
                false => rests_and_goes_on(&mut bench, &expected),
            }
        }
    }
}

/// Rules: C1.4, S5.2.1, S5.2.6, S5.2.7, S5.2.9.
#[test]
fn what_several_cores_cannot_have_is_refused_with_what_to_change() {
    let refused = |shape: (u32, u32), memory: SocMemory, change: fn(&mut SocConfig)| {
        let mut config = cores("4w8/8/2/2", "", shape, memory);
        change(&mut config);
        match config.cluster() {
            Err(error) => error.to_string(),
            Ok(_) => panic!("{config:?} is taken"),
        }
    };
    let plain = SocMemory::DualPort;
    let unchanged: fn(&mut SocConfig) = |_| {};
    let bus = SocMemory::Bus(BusKind::Wishbone);
    for (shape, memory, change, words) in [
        ((2, 2), SocMemory::SinglePort, unchanged, "set memory to dual-port"),
        ((2, 2), SocMemory::External, unchanged, "\"external\" has one port for all"),
        ((2, 2), bus, unchanged, "leave banks out"),
        ((17, 2), plain, unchanged, "1 to 16"),
        ((0, 2), plain, unchanged, "1 to 16"),
        ((2, 3), plain, unchanged, "a power of two"),
        ((2, 16), plain, |soc| soc.core.ram_bytes = 128, "choose 8 banks"),
        ((2, 2), plain, |soc| soc.core_number = 1, "leave core_number out"),
        ((2, 2), plain, |soc| soc.core.bus_errors = true, "leave it out"),
    ] {
        let error = refused(shape, memory, change);
        assert!(error.contains(words), "{error}");
    }
    for (kind, words) in [(BusKind::Axi, "choose a Wishbone bus"), (BusKind::AxiLite, "set sole_master")] {
        let mut config = cores("4w8/8/2/2", "", (2, 1), SocMemory::Bus(kind));
        let error = config.bus().unwrap_err().to_string();
        assert!(error.contains(words), "{error}");
        config.sole_master = true;
        assert!(config.bus().is_ok());
    }
}
