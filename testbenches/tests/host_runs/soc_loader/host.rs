//! The host's side (the crate `loader`) and the loader in hardware, put together.

use std::time::Duration;

use hdl::soc::{SocConfig, SocMemory};
use loader::{load, LoadError, Port};
use testbenches::soc::SystemBench;

use super::{ARCH, BIT};
use crate::common::assemble;
use crate::system::{self, config, text, ALPHABET, ALPHABET_PRINTED, BIT_CLOCKS};

/// The bench as a serial port of the host. A second of the host's is what the baud rate makes of it in clock cycles.
struct BenchPort {
    bench: SystemBench,
    /// Bytes that the host has taken.
    taken: usize,
}

impl BenchPort {
    fn cycles(duration: Duration) -> u64 {
        (duration.as_secs_f64() * f64::from(system::BAUD * BIT_CLOCKS)) as u64
    }
}

impl Port for BenchPort {
    fn send_break(&mut self, duration: Duration) -> std::io::Result<()> {
        let bits = Self::cycles(duration) / BIT;
        self.bench.sender.push_break(bits as f64);
        self.bench.run_until_sent().map_err(std::io::Error::other)
    }

    fn send(&mut self, bytes: &[u8]) -> std::io::Result<()> {
        self.bench.sender.push_bytes(bytes);
        self.bench.run_until_sent().map_err(std::io::Error::other)
    }

    fn receive(&mut self, timeout: Duration) -> std::io::Result<Option<u8>> {
        let taken = self.taken;
        let waited = self.bench.run_until(Self::cycles(timeout), |received| received.len() > taken);
        if waited.is_err() {
            return Ok(None);
        }
        self.taken += 1;
        Ok(self.bench.receiver.bytes().get(taken).copied())
    }
}

#[test]
fn the_hosts_side_and_the_loader_understand_each_other() {
    let config = config("hello", ARCH, SocMemory::DualPort);
    // Little RAM, since an image that is too large for it goes over the line.
    let config = SocConfig { core: isa::CoreConfig { ram_bytes: 2048, ..config.core }, ..config };
    let endless = ALPHABET.replace("        @p0 ? jmpi again\n        halt", "        jmpi again");
    let bench = system::with_program(&config, &endless);
    let mut port = BenchPort { bench, taken: 0 };
    let image = assemble(&config.core.arch, ALPHABET).bytes;
    // What runs there prints without an end, and is no answer.
    port.bench.run(10_000).unwrap();
    load(&mut port, system::BAUD, &image, &mut |_, _| {}).unwrap_or_else(|error| panic!("{error}"));
    port.bench.run(300 * BIT).unwrap();
    let printed = text(&port.bench.receiver.bytes()[port.taken..]);
    assert_eq!(printed, ALPHABET_PRINTED);

    let too_large = vec![0; config.core.ram_bytes as usize + 1];
    port.taken = port.bench.receiver.bytes().len();
    let error = load(&mut port, system::BAUD, &too_large, &mut |_, _| {}).unwrap_err();
    assert!(matches!(error, LoadError::Refused(loader::Answer::BadLength)), "{error}");
    // A port that is not the system's.
    port.taken = usize::MAX - 1;
    let error = load(&mut port, system::BAUD, &image, &mut |_, _| {}).unwrap_err();
    assert!(matches!(error, LoadError::NoAnswer { .. }), "{error}");
}
