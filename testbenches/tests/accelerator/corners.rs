//! Starts, stops and clearings in the very cycle in which something else happens.

#[path = "control_pins.rs"]
mod control_pins;
#[path = "faults.rs"]
mod faults;

use hdl::soc::host::HostRegister::*;
use hdl::soc::host::{HostBus, HostConsole};
use testbenches::soc::accelerator::HostStyle;

use super::host::{
    config, design, fill, text, with_axi_lite, Host, BUSY, BUS_ERROR, CAUSE_DONE, CAUSE_ERROR, RUNNING, START, STOP,
};
use super::ARCH;
use crate::common::{assemble, Program};

use control_pins::ControlPins;

/// The address of the window.
const BASE: u64 = 0x4000_0000;

/// An accelerator with `hello` in memory, which answers as the seed says.
fn hello(seed: Option<u64>) -> (Host, Program) {
    super::loaded("hello", HostConsole::Registers, seed)
}

/// Rules: H4.3, H6.2.
#[test]
fn a_start_begins_anew_with_count_and_causes() {
    let (mut host, program) = hello(None);
    let mut counts = Vec::new();
    for _ in 0..3 {
        host.load(&program);
        host.start();
        assert_eq!(host.bench.read(InterruptPending) & CAUSE_DONE, 0, "a start clears");
        host.finish("hello");
        assert_eq!(host.bench.read(InterruptPending), CAUSE_DONE);
        counts.push(host.bench.read(Cycles));
    }
    assert!(counts[0] > 0 && counts.iter().all(|&count| count == counts[0]), "the same run: {counts:?}");
}

/// A read that is carried out in the same cycle tells whether the cause is there already.
///
/// Rules: H6.2.
#[test]
fn a_cause_that_comes_while_it_is_cleared_counts() {
    let program = Program::load("hello");
    let config = config(&program, ARCH, HostBus::Wishbone, HostConsole::Registers);
    let image = assemble(&config.core.arch, ".perm x\n.entry\n.global\nentry: halt\n");
    let mut host = Host::new(config, HostStyle::Classic, BASE, None);
    let mut run = |delay, access: &dyn Fn(&mut Host)| {
        fill(&mut host, &image);
        host.start();
        host.bench.run(delay).unwrap();
        access(&mut host);
        host.finish("a halt");
        host.bench.read(InterruptPending) & CAUSE_DONE
    };
    let mut seen = Vec::new();
    for delay in 0..100 {
        let shown = std::cell::Cell::new(0);
        run(delay, &|host| shown.set(host.bench.read(InterruptPending) & CAUSE_DONE));
        let left = run(delay, &|host| host.bench.write(InterruptPending, CAUSE_DONE));
        assert_eq!(left, CAUSE_DONE - shown.get(), "cleared after {delay} cycles");
        seen.push(shown.get());
    }
    assert!(seen.is_sorted() && seen.first() < seen.last(), "{seen:?}");
}

/// Rules: H5.3.
#[test]
fn an_error_that_comes_behind_a_stop_is_dropped() {
    let (mut host, _) = hello(Some(3));
    host.memory.borrow_mut().broken = BASE..BASE + host.config.core.ram_bytes;
    let mut dropped = 0;
    for delay in 0..60 {
        host.start();
        host.bench.run(delay).unwrap();
        host.bench.write(Control, STOP);
        let status = host.status();
        host.rest();
        dropped += u32::from(status & (BUSY | BUS_ERROR) == BUSY);
        let error = host.status() & BUS_ERROR;
        assert_eq!(error, status & BUS_ERROR, "stopped after {delay} cycles");
        let pending = host.bench.read(InterruptPending) & CAUSE_ERROR;
        assert_eq!(pending != 0, error != 0, "the cause, after {delay} cycles");
    }
    assert!(dropped > 0, "no answer came behind a stop");
}

/// Rules: H4.3, H5.3.
#[test]
fn both_a_start_and_a_stop_are_a_stop() {
    let (mut host, _) = hello(None);
    host.start();
    host.bench.run(100).unwrap();
    host.bench.write(Control, START | STOP);
    assert_eq!(host.status() & RUNNING, 0);
    let cycles = host.bench.read(Cycles);
    assert!(cycles > 50, "a stop leaves the count: {cycles}");
    host.bench.run(50).unwrap();
    assert_eq!(host.bench.read(Cycles), cycles);
}

/// Rules: H5.2, H5.3.
#[test]
fn a_restart_in_any_cycle_begins_anew() {
    for seed in [None, Some(2), Some(7)] {
        let (mut host, program) = hello(seed);
        for delay in 0..40 {
            host.load(&program);
            host.start();
            host.bench.run(10 + 7 * delay).unwrap();
            host.load(&program);
            host.bench.write(Control, START);
            let since = host.bench.cycle();
            // What was printed before counts no more.
            host.drain();
            host.printed.clear();
            host.finish("a restart");
            let cycles = u64::from(host.bench.read(Cycles));
            assert!(cycles <= host.bench.cycle() - since, "{cycles} cycles after {delay}");
            assert_eq!(text(&host.printed), text(&program.expected), "after {delay}, seed {seed:?}");
        }
    }
}

/// Rules: H5.2.
#[test]
fn a_start_waits_until_the_bus_is_at_rest() {
    let (mut host, program) = hello(None);
    host.start();
    while host.bench.read(Cycles) < 100 {}
    host.memory.borrow_mut().is_silent = true;
    host.bench.run(20).unwrap();
    // The window is to move as well, which the transfers under way must not see.
    host.memory.borrow_mut().base = BASE >> 1;
    host.start();
    host.bench.run(100).unwrap();
    assert_eq!(host.status() & (RUNNING | BUSY), RUNNING | BUSY);
    let cycles = host.bench.read(Cycles);
    assert_eq!(cycles, 0, "held as long as the bus is busy");
    host.memory.borrow_mut().is_silent = false;
    host.drain();
    host.printed.clear();
    host.load(&program);
    host.finish("hello");
    assert_eq!(text(&host.printed), text(&program.expected));
}

/// The second read is asked for while the answer to the first waits: both answers come, in order.
///
/// Rules: H3.5.
#[test]
fn an_answer_that_waits_outlives_the_next_read() {
    let wishbone = config(&Program::load("hello"), ARCH, HostBus::Wishbone, HostConsole::Registers);
    let mut pins = ControlPins::new(&design(&with_axi_lite(wishbone)));
    let registers = [Identity, InterruptEnable];
    let expected = registers.map(|register| pins.reads(&[register], 0)[0]);
    assert_ne!(expected[0], expected[1]);
    for patience in 0..8 {
        assert_eq!(pins.reads(&registers, patience), expected, "answers that waited for {patience} cycles");
    }
}
