//! Systems for the tests: short bits, programs of `programs/`.
#![allow(dead_code, reason = "each test file uses its part")]

use hdl::soc::{BusKind, SocConfig, SocMemory};
use testbenches::bridge::{Optimisation, Start};
use testbenches::soc::{
    emitted_system, AxiSlave, BusMemory, ClassicSlave, OutsideRam, SharedCounts, SharedMemory, SharedRival,
    SimulatedSystem, SystemBench, WishboneSlave,
};

use crate::common::{assemble, Program};

/// Prints the letters from A to Z, and stops. It keeps nothing in memory, so it can be started again.
pub const ALPHABET: &str = "
.perm x
.entry
.global
entry:
        ldi     %r0, #1
        shli    %r0, %r0, (__WORD*8 - 1)
        ldi     %r1, #65
again:  st      %r1, %r0, #0
        addi    %r1, %r1, #1
        subi    %r2, %r1, #91
        isneg   @p0, %r2
        @p0 ? jmpi again
        halt
";
/// What it prints.
pub const ALPHABET_PRINTED: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// A short bit, to be quick.
pub const BIT_CLOCKS: u32 = 8;
/// Bits a second.
pub const BAUD: u32 = 1_000_000;

/// The program of that name.
pub fn program(name: &str) -> Program {
    Program::load(name)
}

/// A system for a program, with loader.
pub fn config(name: &str, arch: &str, memory: SocMemory) -> SocConfig {
    SocConfig { baud: BAUD, memory, ..SocConfig::new(program(name).config(arch), BIT_CLOCKS * BAUD) }
}

/// A program's image for a system.
pub fn image(config: &SocConfig, name: &str) -> Vec<u8> {
    program(name).image(&config.core.arch).bytes
}

/// RAM that holds a program.
pub fn ram(config: &SocConfig, name: &str) -> Vec<u8> {
    let mut ram = image(config, name);
    ram.resize(config.core.ram_bytes as usize, 0);
    ram
}

/// What a slave of a bus does beside its duty.
pub enum Habit {
    /// Nothing.
    None,
    /// It answers errors that are none, which a core that is not told of errors must not mind.
    Errors,
    /// It serves another master, too.
    Rival(SharedRival),
}

/// Puts a slave with this memory at a system's bus; the seed makes latencies and stalls. Gives what the slave counts.
pub fn attach_slave(
    bench: &mut SystemBench,
    config: &SocConfig,
    memory: &SharedMemory,
    seed: Option<u64>,
    habit: Habit,
) -> SharedCounts {
    let SocMemory::Bus(kind) = config.memory else { panic!("{:?} is no bus", config.memory) };
    let beat_bytes = config.bus().unwrap().unwrap().beat_bytes();
    macro_rules! attach {
        ($slave:ident) => {{
            let slave = $slave::new(bench.model(), memory.clone(), beat_bytes, seed).unwrap();
            let counts = slave.counts();
            match habit {
                Habit::None => bench.attach(slave),
                Habit::Errors => bench.attach(slave.with_errors()),
                Habit::Rival(rival) => bench.attach(slave.with_rival(rival)),
            }
            counts
        }};
    }
    match kind {
        BusKind::Wishbone => attach!(WishboneSlave),
        BusKind::WishboneClassic => attach!(ClassicSlave),
        BusKind::Axi | BusKind::AxiLite => attach!(AxiSlave),
    }
}

/// Puts RAM of that content at the ports of a system that has none; the seed makes a bus's latencies, stalls and
/// errors. Gives what a bus's slave counts.
pub fn attach_ram(bench: &mut SystemBench, config: &SocConfig, bytes: Vec<u8>, seed: Option<u64>) -> SharedCounts {
    match config.memory {
        SocMemory::Bus(_) => attach_slave(bench, config, &BusMemory::at(0, bytes), seed, Habit::Errors),
        SocMemory::External => {
            let ram = OutsideRam::new(bench.model(), bytes, config.core.line_bytes()).unwrap();
            bench.attach(ram);
            SharedCounts::default()
        }
        _ => SharedCounts::default(),
    }
}

/// Powers a system up. Its C++ is not optimised: these runs are shorter than what that takes.
pub fn start(system: &SimulatedSystem, start: Start) -> SystemBench {
    let system = SimulatedSystem { optimisation: Optimisation::None, ..system.clone() };
    SystemBench::power_up(&system, start).unwrap_or_else(|error| panic!("{error}"))
}

/// Powers a system up whose RAM holds a program.
pub fn with_image(config: &SocConfig, name: &str) -> SystemBench {
    holding(config, &image(config, name))
}

/// Powers a system up whose RAM holds a program written in place.
pub fn with_program(config: &SocConfig, source: &str) -> SystemBench {
    holding(config, &assemble(&config.core.arch, source).bytes)
}

/// Powers a system up whose RAM holds an image.
fn holding(config: &SocConfig, image: &[u8]) -> SystemBench {
    let system = emitted_system(config, image);
    let system = system.unwrap_or_else(|error| panic!("{error}"));
    start(&system, Start::Random(1))
}

/// Bytes as text, to be read in a message.
pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
