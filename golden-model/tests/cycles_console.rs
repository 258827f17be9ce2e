//! The console queue: cycles, order and bytes, typed in from docs/pipeline.md sections 3 and 11.

use crate::common::environment::{bench, Bench};
use crate::common::{halt, op, InLanes};
use isa::trace::Scalar::*;
use isa::{Gpr, Instruction, Opcode::*, Warp};

const RUNNING: u64 = 1;
const WAIT_MEMORY: u64 = 2;

/// Rules: P3.10, P11.2, P11.11, P11.14, P11.16, P17.11.
#[test]
fn a_byte_is_at_the_port_three_cycles_after_its_store_has_executed() {
    let program = [
        op(Ldi, &[4], 1),
        op(Shli, &[4, 4], 31),
        op(Ldi, &[1], 0x161),
        op(St, &[1, 4], 0), // scheduled at 11
        halt(),
    ];
    let mut bench = bench("4w8/8/1/1", &program);
    // Executed at 15, active and queued at 17, at the port at 18, Running at 19.
    let mut scheduled = Vec::new();
    while !bench.is_done() {
        let cycle = bench.cycle;
        bench.step();
        let printed = [bench.scalar(ConsoleOutputValid), bench.scalar(ConsoleOutputData), bench.scalar(PrintDoneValid)];
        let expected = if cycle == 18 { [1, 0x61, 1] } else { [0, 0, 0] };
        assert_eq!(printed, expected, "in {cycle}");
        assert_eq!(bench.scalar(DataRequestValid), 0, "in {cycle}");
        assert_eq!(bench.scalar(StoreDoneValid), 0, "in {cycle}");
        match cycle {
            16..=18 => assert_eq!(bench.state(0), WAIT_MEMORY, "in {cycle}"),
            19 => assert_eq!(bench.state(0), RUNNING),
            _ => {}
        }
        if bench.scalar(SchedulePc) == 16 {
            scheduled.push(cycle);
        }
    }
    assert_eq!(scheduled.last(), Some(&19));
    assert_eq!(bench.memory.console_output(), b"a");
}

/// Rules: P3.13, P11.14, P11.16.
#[test]
fn a_full_console_keeps_nobody_waiting_but_those_that_print() {
    // Warp 0 prints; warp 1 loads and stores for ever.
    let program = [
        op(Ldi, &[1], 28),
        op(Wspawn, &[2, 1, 1], 0),
        op(Ldi, &[4], 1),
        op(Shli, &[4, 4], 31),
        op(Ldi, &[1], 0x62),
        op(St, &[1, 4], 0),
        halt(),
        op(Ld, &[5, 0], 0x100), // at 28
        op(Addi, &[5, 5], 1),
        op(St, &[5, 0], 0x100),
        op(Jmpi, &[], -16),
    ];
    let mut bench = bench("4w8/8/1/2", &program);
    bench.console_closed = true;
    while bench.scalar(ConsoleOutputValid) == 0 {
        bench.step();
    }
    let before = bench.memory.read_word(0x100);
    for _ in 0..400 {
        bench.step();
        assert_eq!(bench.scalar(ConsoleOutputValid), 1);
        assert_eq!(bench.scalar(ConsoleOutputData), 0x62);
        assert_eq!(bench.scalar(PrintDoneValid), 0);
        assert_eq!(bench.state(0), WAIT_MEMORY);
    }
    assert!(bench.memory.read_word(0x100) > before + 10);
    assert_eq!(bench.memory.console_output(), b"");
    bench.console_closed = false;
    bench.step();
    bench.step();
    assert_eq!(bench.memory.console_output(), b"b");
    assert_eq!(bench.scalar(ConsoleOutputValid), 0);
    assert_eq!(bench.state(0), RUNNING);
}

/// Rules: P11.16, P16.3.
#[test]
fn bytes_leave_in_the_order_of_their_stores_and_each_wakes_its_own_warp() {
    // Four warps, the most there can be: each prints its number.
    let program = [
        op(Ldi, &[1], 16),
        op(Wspawn, &[2, 1, 1], 0),
        op(Wspawn, &[2, 1, 1], 0),
        op(Wspawn, &[2, 1, 1], 0),
        op(Ldi, &[4], 1), // at 16
        op(Shli, &[4, 4], 31),
        op(Hwid, &[1], 1),
        op(St, &[1, 4], 0x0),
        halt(),
    ];
    for closed_cycles in [0, 200] {
        let mut bench = bench("4w8/8/1/4", &program);
        bench.console_closed = closed_cycles > 0;
        while bench.cycle < closed_cycles {
            bench.step();
        }
        bench.console_closed = false;
        let (mut woken, mut data, mut cycles) = (Vec::new(), Vec::new(), Vec::new());
        while !bench.is_done() {
            bench.step();
            if bench.is(PrintDoneValid) {
                cycles.push(bench.cycle);
                woken.push(bench.scalar(PrintDoneContext));
                data.push(bench.scalar(ConsoleOutputData));
            }
        }
        assert_eq!(woken, data);
        let printed: Vec<_> = data.iter().map(|&byte| byte as u8).collect();
        assert_eq!(bench.memory.console_output(), printed);
        woken.sort_unstable();
        assert_eq!(woken, [0, 1, 2, 3]);
        if closed_cycles > 0 {
            let first = closed_cycles + 1;
            assert_eq!(cycles, [first, first + 1, first + 2, first + 3]);
        }
    }
}

/// The lanes' addresses, as the program below stores and loads at them: console, RAM, console, RAM.
fn mixed(access: Instruction) -> Vec<Instruction> {
    vec![
        op(Ldi, &[1], 4),
        op(Jalis, &[2, 1], 0),
        op(Hwid, &[3], 0),     // r3: the lane
        op(Andi, &[4, 3], 1),  // r4: odd
        op(Xori, &[5, 4], 1),  // r5: even
        op(Shli, &[5, 5], 31), // the console, or 0
        op(Shli, &[6, 3], 4),  // a line of its own
        op(Addi, &[6, 6], 0x100),
        op(Mul, &[6, 6, 4], 0), // in odd lanes
        op(Or, &[5, 5, 6], 0),  // r5: the address
        op(Addi, &[7, 3], 0x61),
        access,
        halt(),
    ]
}

/// Data requests that fire: console, write, line, byte enable.
fn requests(bench: &mut Bench) -> Vec<[u64; 4]> {
    let fields = [DataRequestConsole, DataRequestWrite, DataRequestLine, DataRequestByteEnable];
    bench.rows_to_end(DataRequestValid, fields)
}

/// Rules: P3.15, P11.8, P11.12, P11.13, P11.14, P11.15.
#[test]
fn of_lanes_that_store_everywhere_the_consoles_come_last() {
    let mut bench = bench("4w8/8/4/1", &mixed(op(St, &[7, 5], 0)));
    // Lanes 1 and 3 store at 0x110 and 0x130; lanes 0 and 2 print one byte, the higher one's.
    assert_eq!(requests(&mut bench), [[0, 1, 0x11, 0xf], [0, 1, 0x13, 0xf]]);
    assert_eq!(bench.memory.console_output(), b"c");
    assert_eq!(bench.memory.read_word(0x110), 0x62);
    assert_eq!(bench.memory.read_word(0x130), 0x64);
}

/// Rules: P3.14, P3.15, P11.8, P11.12, P11.18, P11.19.
#[test]
fn of_lanes_that_load_from_everywhere_the_consoles_come_last() {
    let mut bench = bench("4w8/8/4/1", &mixed(op(Ld, &[1, 5], 0)));
    bench.memory.type_input(b"xy");
    bench.memory.write_word(0x110, 0x1111, 0xf);
    bench.memory.write_word(0x130, 0x3333, 0xf);
    let expected = [[0, 0, 0x11, 0xf], [0, 0, 0x13, 0xf], [1, 0, 0, 0xf]];
    assert_eq!(requests(&mut bench), expected);
    let loaded = bench.core.state().gpr_lanes(Warp(0), Gpr(1));
    assert_eq!(loaded, [0x78, 0x1111, 0x78, 0x3333]);
    assert!(bench.memory.has_console_input(), "one byte for all lanes");
}

/// Rules: P11.9, P11.10, P11.15.
#[test]
fn the_lowest_byte_that_is_stored_is_printed() {
    // Lanes 0 and 1 store at the console's bytes 2 and 1, or 1 and 2.
    for (first, second, expected) in [(2, -1, 0x62), (1, 1, 0x61)] {
        let program = InLanes(2, 3).program(&[
            op(Muli, &[4, 3], second),
            op(Addi, &[4, 4], first),
            op(Ldi, &[5], 1),
            op(Shli, &[5, 5], 31),
            op(Or, &[5, 5, 4], 0),
            op(Addi, &[7, 3], 0x61),
            op(St, &[7, 5], 0),
        ]);
        let mut bench = bench("4w8/8/2/1", &program);
        assert!(bench.run(300));
        assert_eq!(bench.memory.console_output(), [expected]);
    }
}
