//! Systems through their pins: programs of `programs/` print over the UART what they must, from every kind of RAM.

#[macro_use]
#[path = "common/extent.rs"]
mod extent;

mod common;
mod system;

use extent::Extent;
use hdl::soc::{SocConfig, SocMemory};
use system::{config, program, start, text, with_image};
use testbenches::bridge::Start;
use testbenches::soc::{emitted_system, SerialReceiver, SerialSender, SystemBench};

const CYCLES_MAX: u64 = 4_000_000;
/// Long enough for a byte too many to be seen.
const AFTER_THE_END: u64 = 2_000;

/// Lets a program run to its end, and compares what it has printed.
fn prints_what_it_must(bench: &mut SystemBench, name: &str, what: &str) {
    let expected = program(name).expected;
    bench
        .run_until(CYCLES_MAX, |received| received.len() >= expected.len())
        .unwrap_or_else(|error| panic!("{name} on {what}: {error}"));
    bench.run(AFTER_THE_END).unwrap();
    let printed = text(bench.receiver.bytes());
    assert_eq!(printed, text(&expected), "{name} on {what}");
    assert_eq!(bench.receiver.framing_errors(), 0);
    assert_eq!(bench.output("led_running").unwrap(), 0);
    assert_eq!(bench.output("led_error").unwrap(), 0);
}

/// Whether the system has a loader.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Loader {
    There,
    Absent,
}

/// Runs a program that the RAM holds from the start.
fn prints(name: &str, arch: &str, memory: SocMemory, loader: Loader) {
    let config = SocConfig { loader: loader == Loader::There, ..config(name, arch, memory) };
    let mut bench = with_image(&config, name);
    prints_what_it_must(&mut bench, name, &format!("{config:?}"));
}

extents! {
    "half a minute: with further cores":

    test programs_run_from_ram_with_two_ports(extent) {
        let memory = SocMemory::DualPort;
        prints("hello", "4w8/8/1/1", memory, Loader::Absent);
        prints("matrix-multiply", "4w8/8/4/4", memory, Loader::There);
        if extent.is_full() {
            prints("hello", "4w8/8/4/4", memory, Loader::There);
            prints("memory", "8w16/16/3/5", memory, Loader::There);
        }
    }
}

/// Rules: P3.9, P3.11, P3.18.
#[test]
#[ignore = "half a minute: as with two ports, which run among the short tests"]
fn programs_run_from_ram_with_two_registered_ports() {
    let memory = SocMemory::RegisteredDualPort;
    prints("memory", "4w8/8/1/1", memory, Loader::Absent);
    for name in ["matrix-multiply", "code-changes", "lock"] {
        prints(name, "4w8/8/4/4", memory, Loader::There);
    }
}

#[test]
#[ignore = "half a minute: another core, whose words have 8 bytes"]
fn a_core_of_long_words_runs_from_ram_with_two_registered_ports() {
    let memory = SocMemory::RegisteredDualPort;
    prints("memory", "8w16/16/3/5", memory, Loader::There);
}

#[test]
#[ignore = "half a minute: as with two ports, which run among the short tests"]
fn programs_run_from_ram_with_one_port() {
    let memory = SocMemory::SinglePort;
    prints("hello", "4w8/8/1/4", memory, Loader::There);
    prints("memory", "4w8/8/1/4", memory, Loader::There);
    prints("matrix-multiply", "4w8/8/4/4", memory, Loader::Absent);
}

#[test]
fn programs_run_from_ram_outside() {
    for (name, arch) in [("hello", "4w8/8/1/4"), ("memory", "4w8/8/4/4")] {
        let config = SocConfig { loader: false, ..config(name, arch, SocMemory::External) };
        let system = emitted_system(&config, &[]).unwrap();
        let mut bench = start(&system, Start::Random(2));
        let ram = system::ram(&config, name);
        system::attach_ram(&mut bench, &config, ram, None);
        prints_what_it_must(&mut bench, name, arch);
    }
}

extents! {
    "half a minute: with further cores":

    test what_is_typed_is_echoed(extent) {
        for (memory, arch) in [
            (SocMemory::DualPort, "4w8/8/4/4"),
            (SocMemory::RegisteredDualPort, "4w8/8/2/8"),
            (SocMemory::SinglePort, "4w8/8/1/4"),
        ] {
            if !extent.is_full() && memory != SocMemory::SinglePort {
                continue;
            }
            let config = config("echo", arch, memory);
            let mut bench = with_image(&config, "echo");
            // Past the start, in which input would be lost or not according to when the program is ready.
            bench.run(20_000).unwrap();
            bench.sender.push_bytes(b"level\nharp\n\n");
            prints_what_it_must(&mut bench, "echo", arch);
        }
    }
}

#[test]
fn a_reset_starts_the_program_again() {
    let config = config("hello", "4w8/8/1/4", SocMemory::SinglePort);
    let mut bench = system::with_program(&config, system::ALPHABET);
    for cycles in [1_000, 5, 777, 3_003, 3] {
        bench.reset().unwrap();
        bench.run(cycles).unwrap();
    }
    bench.reset().unwrap();
    // What the resets have cut off is over by then.
    bench.run(30).unwrap();
    bench.receiver = SerialReceiver::new(system::BIT_CLOCKS);
    bench.run(CYCLES_MAX / 100).unwrap();
    assert_eq!(text(bench.receiver.bytes()), system::ALPHABET_PRINTED);
    assert_eq!(bench.output("led_running").unwrap(), 0);
}

#[test]
fn the_core_rests_while_it_is_not_enabled() {
    let config = config("hello", "4w8/8/4/4", SocMemory::DualPort);
    let mut bench = with_image(&config, "hello");
    let enable = bench.model().input("enable").unwrap();
    let program = program("hello");
    let mut pauses = 0;
    while bench.receiver.bytes().len() < program.expected.len() {
        bench.run(150).unwrap();
        bench.model().set(enable, 0);
        // What it has printed before still goes over the line.
        bench.run(5_000).unwrap();
        let printed = bench.receiver.bytes().len();
        bench.run(20_000).unwrap();
        assert_eq!(bench.receiver.bytes().len(), printed, "it rests");
        bench.model().set(enable, 1);
        pauses += 1;
        assert!(pauses < 1_000);
    }
    assert!(pauses > 3);
    prints_what_it_must(&mut bench, "hello", "with pauses");
}

#[test]
fn the_receiver_tolerates_a_sender_that_is_somewhat_off() {
    // 2 % with the shortest bits, 4 % with longer ones.
    for (bit_clocks, off) in [(8, 0.02), (32, 0.04)] {
        let config =
            SocConfig { clock_hz: bit_clocks * system::BAUD, ..config("echo", "4w8/8/1/4", SocMemory::SinglePort) };
        for rate in [1.0 - off, 1.0 + off] {
            let mut bench = with_image(&config, "echo");
            bench.run(20_000).unwrap();
            bench.sender = SerialSender::new(f64::from(bit_clocks) * rate);
            bench.sender.push_idle(3.0);
            bench.sender.push_bytes(b"level\nharp\n\n");
            prints_what_it_must(&mut bench, "echo", &format!("rate {rate}"));
        }
    }
}

#[test]
fn the_heartbeat_changes_about_twice_a_second() {
    // A slow clock has few cycles a second.
    const BAUD: u32 = system::BAUD / 16;
    let config = config("hello", "4w8/8/1/4", SocMemory::SinglePort);
    let config = SocConfig { baud: BAUD, clock_hz: system::BIT_CLOCKS * BAUD, ..config };
    let mut bench = system::with_program(&config, system::ALPHABET);
    let mut changes = Vec::new();
    let mut heartbeat = 0;
    while changes.len() < 3 {
        bench.run(10_000).unwrap();
        let now = bench.output("led_heartbeat").unwrap();
        if now != heartbeat {
            changes.push(bench.cycle());
        }
        heartbeat = now;
        assert!(bench.cycle() < 4 * u64::from(config.clock_hz));
    }
    for pair in changes.windows(2) {
        let seconds = (pair[1] - pair[0]) as f64 / f64::from(config.clock_hz);
        assert!((0.34..0.73).contains(&seconds), "{seconds}");
    }
}
