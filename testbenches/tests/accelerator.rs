//! The accelerator between a host and a memory: the host loads programs of `programs/`, starts them over the control
//! slave, and reads what they must print.

#[macro_use]
#[path = "common/faults.rs"]
mod fault_tests;

mod common;
#[path = "accelerator/corners.rs"]
mod corners;
#[path = "accelerator/host.rs"]
mod host;

use common::Program;
use hdl::soc::host::HostRegister::*;
use hdl::soc::host::{AcceleratorConfig, HostBus, HostConsole};
use host::{
    config, text, with_axi_lite, Host, BUSY, BUS_ERROR, CAUSE_DONE, CAUSE_ERROR, CAUSE_OUTPUT, DONE, EMPTY, INPUT_FULL,
    OUTPUT_WAITING, RUNNING, START, STOP,
};
use testbenches::soc::accelerator::{HostStyle, RegisterTransfer};

const ARCH: &str = "4w8/8/1/4";

/// A host for a program, with the program in memory.
fn loaded(name: &str, console: HostConsole, seed: Option<u64>) -> (Host, Program) {
    loaded_in_style(name, console, HostStyle::Classic, seed)
}

/// A host, of the one style of bus or the other, for a program that is in memory.
fn loaded_in_style(name: &str, console: HostConsole, style: HostStyle, seed: Option<u64>) -> (Host, Program) {
    let program = Program::load(name);
    let config = config(&program, ARCH, HostBus::Wishbone, console);
    let mut host = Host::new(config, style, 0x4000_0000, seed);
    host.load(&program);
    (host, program)
}

/// Rules: H3.1, H5.4, H7.1.
#[test]
fn a_host_runs_programs_and_reads_what_they_print() {
    use HostStyle::{Classic, Pipelined};
    for (name, arch, style, base, seed) in [
        ("hello", ARCH, Classic, 0, None),
        ("hello", ARCH, Pipelined, 0xfffc_0000, Some(1)),
        ("memory", "4w8/8/4/4", Pipelined, 0x8000_0000, Some(2)),
        ("memory", "4w8/8/4/4", Classic, 0x4000_0000, None),
        ("matrix-multiply", "8w16/16/3/5", Classic, 0x1234_0000 & !0x3_ffff, Some(3)),
    ] {
        let program = Program::load(name);
        let config = config(&program, arch, HostBus::Wishbone, HostConsole::Registers);
        assert_eq!(base % config.core.ram_bytes, 0);
        let mut host = Host::new(config, style, base, seed);
        host.load(&program);
        host.start();
        assert_eq!(host.status() & (RUNNING | DONE), RUNNING, "{name}");
        host.finish(name);
        let (printed, expected) = (text(&host.printed), text(&program.expected));
        assert_eq!(printed, expected, "{name} on {arch}, seed {seed:?}");
        assert_eq!(host.status(), DONE, "{name}");
    }
}

/// Rules: H4.1, H3.3, H3.4.
#[test]
fn registers_read_and_write_as_the_page_says() {
    for style in [HostStyle::Classic, HostStyle::Pipelined] {
        let (mut host, _) = loaded_in_style("hello", HostConsole::Registers, style, None);
        host.bench.write(Base, 0xffff_ffff);
        let window = host.config.core.ram_bytes as u32 - 1;
        assert_eq!(host.bench.read(Base), !window);
        assert_eq!(host.bench.read(Identity), 0x4841_5250);
        let log2 = host.config.core.ram_bytes.trailing_zeros();
        let expected = log2 << 24 | 0x0004_0401;
        assert_eq!(host.bench.read(Shape), expected);
        host.bench.write(InterruptEnable, 0xffff_ffff);
        assert_eq!(host.bench.read(InterruptEnable), 7);
        let access = |register: u8, write: Option<u32>, bytes: u8| RegisterTransfer { register, write, bytes };
        for register in 0..16 {
            let before = host.bench.transfer(access(register, None, 1)).unwrap();
            if register != Control as u8 && register != ConsoleInput as u8 {
                for bytes in [0, 1, 7, 14] {
                    let partial = access(register, Some(0x0101_0101), bytes);
                    let is_refused = host.bench.transfer(partial).is_err();
                    assert!(is_refused, "{style:?} {register}");
                }
            }
            assert_eq!(host.bench.transfer(access(register, None, 0)), Ok(before));
            let is_writable = [2, 4, 8, 9, 13].contains(&register);
            if !is_writable {
                let written = access(register, Some(!before), 15);
                host.bench.transfer(written).unwrap();
                let found = host.bench.transfer(access(register, None, 15));
                assert_eq!(found, Ok(before), "{register}");
            }
        }
        let partial = access(Control as u8, Some(START), 1);
        assert!(host.bench.transfer(partial).is_err());
        assert_eq!(host.status(), 0, "a start with one byte is none");
    }
}

/// Rules: H5.1, H5.2, H5.3, H5.5, H7.3, H4.2, H4.3.
#[test]
fn a_program_is_stopped_anywhere_and_another_one_started() {
    let (mut host, hello) = loaded("hello", HostConsole::Registers, Some(9));
    let memory = Program::load("binary-search");
    host.bench.run(300).unwrap();
    assert_eq!(host.status(), 0, "nothing runs before a start");
    let mut random = fastrand::Rng::with_seed(5);
    let mut stops_in_transfers = 0;
    for round in 0..40 {
        host.load(if round % 2 == 0 { &memory } else { &hello });
        host.start();
        host.bench.run(random.u64(0..900)).unwrap();
        host.bench.write(Control, STOP | (START * (round % 3 / 2)));
        let status = host.status();
        assert_eq!(status & (RUNNING | DONE), 0, "round {round}");
        stops_in_transfers += u32::from(status & BUSY != 0);
        host.rest();
        let bytes = host.memory.borrow().bytes.clone();
        let cycles = host.bench.read(Cycles);
        host.bench.run(200).unwrap();
        let is_same = host.memory.borrow().bytes == bytes;
        assert!(is_same, "a stopped core stores nothing");
        assert_eq!(host.bench.read(Cycles), cycles);
        // The window moves while nothing runs.
        host.memory.borrow_mut().base = u64::from(round) << 24;
    }
    assert!(stops_in_transfers > 5, "{stops_in_transfers}");
    host.bench.write(Control, EMPTY);
    assert_eq!(host.status(), 0);
    host.load(&hello);
    host.start();
    while host.bench.read(Cycles) == 0 {}
    // A base written now counts from the next start on.
    host.bench.write(Base, 0x0f00_0000);
    host.finish("hello");
    assert_eq!(text(&host.printed), text(&hello.expected));
    assert_eq!(host.bench.read(CyclesHigh), 0);
    let cycles = u64::from(host.bench.read(Cycles));
    assert!((500..host.bench.cycle()).contains(&cycles), "{cycles}");
    // A start while it runs begins anew; what was printed stays.
    host.printed.clear();
    host.load(&hello);
    host.start();
    while host.status() & OUTPUT_WAITING == 0 {}
    host.load(&hello);
    host.bench.write(Control, START);
    host.finish("hello again");
    let all = text(&host.printed);
    assert!(all.ends_with(&text(&hello.expected)) && all.len() > hello.expected.len(), "{all}");
}

/// Rules: H6.1, H6.2, H6.3.
#[test]
fn the_interrupt_tells_the_end_errors_and_output() {
    let (mut host, hello) = loaded("hello", HostConsole::Registers, Some(4));
    host.start();
    host.finish("hello");
    assert!(!host.bench.interrupt().unwrap(), "nothing is enabled");
    assert_eq!(host.bench.read(InterruptPending), CAUSE_DONE);
    host.bench.write(InterruptEnable, CAUSE_DONE);
    assert!(host.bench.interrupt().unwrap());
    host.bench.write(InterruptPending, CAUSE_ERROR | CAUSE_OUTPUT);
    assert!(host.bench.interrupt().unwrap());
    host.bench.write(InterruptPending, CAUSE_DONE);
    host.bench.run(1).unwrap();
    assert!(!host.bench.interrupt().unwrap(), "cleared");

    host.bench.write(InterruptEnable, CAUSE_OUTPUT);
    host.printed.clear();
    host.load(&hello);
    host.start();
    while text(&host.printed) != text(&hello.expected) {
        host.wait_for_interrupt();
        assert_eq!(host.bench.read(InterruptPending) & CAUSE_OUTPUT, CAUSE_OUTPUT);
        host.bench.write(InterruptPending, CAUSE_OUTPUT);
        assert!(host.bench.interrupt().unwrap(), "writing does not clear it");
        host.drain();
        host.bench.run(2).unwrap();
    }

    host.bench.write(InterruptEnable, CAUSE_ERROR);
    host.memory.borrow_mut().broken = 0x4000_0000..0x4000_0010;
    host.start();
    host.wait_for_interrupt();
    assert_eq!(host.status() & BUS_ERROR, BUS_ERROR);
    host.bench.write(Control, STOP);
    host.bench.write(InterruptPending, CAUSE_ERROR);
    host.bench.run(1).unwrap();
    assert!(!host.bench.interrupt().unwrap());
    let error = host.status() & BUS_ERROR;
    assert_eq!(error, BUS_ERROR, "it stays until the next start");
    host.memory.borrow_mut().broken = 0..0;
    host.load(&hello);
    host.bench.write(Control, EMPTY);
    host.printed.clear();
    host.start();
    host.finish("hello after an error");
    assert_eq!(text(&host.printed), text(&hello.expected));
    assert_eq!(host.status(), DONE);
}

/// Rules: H3.3, H3.5, H4.1, H5.4.
#[test]
#[ignore = "half a minute: another system, whose buses are proven"]
fn a_host_on_axi4_lite_does_the_same() {
    for (style, seed) in [(HostStyle::Classic, None), (HostStyle::Pipelined, Some(3)), (HostStyle::Pipelined, Some(4))]
    {
        let hello = Program::load("hello");
        let wishbone = config(&hello, ARCH, HostBus::Wishbone, HostConsole::Registers);
        let mut host = Host::new(with_axi_lite(wishbone), style, 0x2000_0000, seed);
        host.bench.write(Base, 0xffff_ffff);
        assert_eq!(host.bench.read(Base), 0xffff_0000);
        for bytes in [0, 1, 7, 14] {
            let partial = RegisterTransfer { register: Base as u8, write: Some(0), bytes };
            assert!(host.bench.transfer(partial).is_err(), "{bytes:#b}");
        }
        assert_eq!(host.bench.read(Base), 0xffff_0000);
        assert_eq!(host.bench.read(Identity), 0x4841_5250);
        for _ in 0..3 {
            host.load(&hello);
            host.start();
            host.bench.run(200).unwrap();
            host.bench.write(Control, STOP);
            host.rest();
            host.bench.write(Control, EMPTY);
        }
        host.load(&hello);
        host.start();
        assert_eq!(host.status() & (RUNNING | DONE), RUNNING);
        host.finish("hello");
        assert_eq!(text(&host.printed), text(&hello.expected));
        assert_eq!(host.status(), DONE);
    }
}

/// Rules: H3.1, H5.3, H5.4, H6.2.
#[test]
#[ignore = "half a minute: another system, whose buses are proven"]
fn the_master_is_on_any_bus() {
    let hello = Program::load("hello");
    let memory = Program::load("memory");
    for (program, arch, bus, bus_bits, seed) in [
        (&hello, ARCH, HostBus::WishboneClassic, None, Some(1)),
        (&memory, "4w8/8/4/4", HostBus::Wishbone, Some(64), Some(2)),
        (&memory, "4w8/8/4/4", HostBus::Axi, None, Some(3)),
        (&memory, "4w8/8/4/4", HostBus::Axi, Some(32), Some(4)),
        (&hello, ARCH, HostBus::AxiLite, None, None),
        (&hello, ARCH, HostBus::AxiLite, None, Some(5)),
    ] {
        let config = AcceleratorConfig { bus_bits, ..config(program, arch, bus, HostConsole::Registers) };
        let what = format!("{} on {bus}, {bus_bits:?}, seed {seed:?}", program.name);
        let mut host = Host::new(config, HostStyle::Pipelined, 0xc000_0000, seed);
        for round in 0..10 {
            host.load(program);
            host.start();
            host.bench.run(150 + 37 * round).unwrap();
            host.bench.write(Control, STOP);
            host.rest();
            let bytes = host.memory.borrow().bytes.clone();
            host.bench.run(100).unwrap();
            assert!(host.memory.borrow().bytes == bytes, "{what}");
        }
        host.memory.borrow_mut().broken = 0xc000_0000..0xc000_0010;
        host.start();
        host.bench.run(1_000).unwrap();
        host.bench.write(Control, STOP);
        assert_eq!(host.status() & BUS_ERROR, BUS_ERROR, "{what}");
        assert_eq!(host.bench.read(InterruptPending) & CAUSE_ERROR, CAUSE_ERROR);
        host.rest();
        host.memory.borrow_mut().broken = 0..0;
        host.bench.write(Control, EMPTY);
        host.load(program);
        host.start();
        host.finish(&what);
        assert_eq!(text(&host.printed), text(&program.expected), "{what}");
        assert_eq!(host.status(), DONE, "{what}");
    }
}

/// Rules: H7.2.
#[test]
fn what_the_host_writes_to_the_console_is_echoed() {
    let (mut host, echo) = loaded("echo", HostConsole::Registers, None);
    for byte in b'a'..=b'z' {
        host.bench.write(ConsoleInput, byte.into());
    }
    assert_eq!(host.status(), 0, "26 of 32");
    for byte in 0..7 {
        host.bench.write(ConsoleInput, byte);
    }
    assert_eq!(host.status(), INPUT_FULL);
    host.bench.write(Control, EMPTY);
    assert_eq!(host.status(), 0);
    host.start();
    host.bench.run(20_000).unwrap();
    for byte in *b"level\nharp\n\n" {
        host.bench.write(ConsoleInput, byte.into());
    }
    host.finish("echo");
    assert_eq!(text(&host.printed), text(&echo.expected));
}

/// Rules: H7.4.
#[test]
fn the_console_is_at_ports_instead() {
    let (mut host, echo) = loaded("echo", HostConsole::Ports, Some(6));
    host.start();
    host.bench.run(30_000).unwrap();
    let console = host.bench.console.as_mut().unwrap();
    console.typed.extend(b"level\nharp\n\n");
    host.finish("echo");
    assert!(host.printed.is_empty(), "nothing at the register");
    let console = host.bench.console.as_ref().unwrap();
    assert_eq!(text(&console.printed), text(&echo.expected));
    assert!(console.typed.is_empty());
}
