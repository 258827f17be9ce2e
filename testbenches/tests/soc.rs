//! Systems through their pins: programs of `programs/` print over the UART what they must.

mod common;

use common::Program;
use hdl::soc::{SocConfig, SocMemory};
use testbenches::bridge::Start;
use testbenches::soc::{emitted_system, SystemBench};

/// A short bit, to be quick.
const BIT_CLOCKS: u32 = 8;
const BAUD: u32 = 1_000_000;

fn config(program: &Program, arch: &str, memory: SocMemory) -> SocConfig {
    SocConfig {
        baud: BAUD,
        memory,
        ..SocConfig::new(program.config(arch), BIT_CLOCKS * BAUD)
    }
}

/// Runs a program that the RAM holds from the start.
fn prints(name: &str, arch: &str, memory: SocMemory) {
    let program = Program::load(name);
    let config = config(&program, arch, memory);
    let image = program.image(&config.core.arch).bytes;
    let system = emitted_system(&config, &image).unwrap_or_else(|error| panic!("{error}"));
    let mut bench =
        SystemBench::power_up(&system, Start::Random(1)).unwrap_or_else(|error| panic!("{error}"));
    bench
        .run_until(3_000_000, |received| {
            received.len() >= program.expected.len()
        })
        .unwrap_or_else(|error| panic!("{name} on {arch}: {error}"));
    bench.run(2_000).unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert_eq!(
        text(bench.receiver.bytes()),
        text(&program.expected),
        "{name} on {arch}"
    );
    assert_eq!(bench.receiver.framing_errors(), 0);
    assert_eq!(bench.output("led_running").unwrap(), 0);
}

#[test]
fn hello() {
    prints("hello", "4w8/8/1/1", SocMemory::DualPort);
    prints("hello", "4w8/8/1/1", SocMemory::SinglePort);
    prints("hello", "4w8/8/4/4", SocMemory::DualPort);
}
