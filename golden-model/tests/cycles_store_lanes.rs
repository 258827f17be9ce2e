//! Stores whose lanes share a request only in groups (`store_lanes`): requests and bytes, typed in from
//! docs/pipeline.md P11.21 and P25.15.
//!
//! Cycles are counted from the one on in which the access is in execute.

use crate::common::environment::Bench;
use crate::common::scratch::Seen::{Pad, Port, Print, Stored};
use crate::common::scratch::{four_lanes, from_execute, options, until_executed, word, Seen};
use crate::common::{nop, op, with};
use isa::trace::Scalar::*;
use isa::{Instruction, Opcode::*};

/// Where the access of [`accesses`] is.
const ACCESS: u64 = 32;

/// Each of four lanes works out its address in r4, from its number in r3; r5 is its number plus 1; then the access.
fn accesses(address: [Instruction; 2], access: Instruction) -> Vec<Instruction> {
    let [first, second] = address;
    let value = op(Addi, &[5, 3], 1);
    four_lanes(&[first, second, value, access, nop()])
}

fn grouped(lanes: u32, program: &[Instruction]) -> Bench {
    let options = with(&format!("store_lanes = {lanes}"), options("4w8/8/4/1"));
    Bench::of(options, program)
}

/// The requests at the port: cycle, line, byte enables.
fn requests(mut bench: Bench) -> Vec<(u64, u64, u64)> {
    let start = until_executed(&mut bench, 0, ACCESS);
    let mut all = Vec::new();
    for _ in 0..20 {
        let cycle = bench.cycle - start;
        bench.step();
        if bench.is(DataRequestValid) {
            let [line, bytes] = bench.scalars([DataRequestLine, DataRequestByteEnable]);
            all.push((cycle, line, bytes));
        }
    }
    all
}

/// Lane 0 addresses 0x200, each further lane `step` bytes on.
fn strided(step: i64, access: Instruction) -> Vec<Instruction> {
    let address = [op(Muli, &[4, 3], step), op(Addi, &[4, 4], 0x200)];
    accesses(address, access)
}

/// Rules: P11.21.
#[test]
fn lanes_of_a_line_are_stored_a_group_at_a_time_and_loaded_together() {
    let store = strided(4, op(St, &[5, 4], 0));
    assert_eq!(requests(grouped(4, &store)), [(2, 0x20, 0xffff)]);
    let of_two = [(2, 0x20, 0x00ff), (3, 0x20, 0xff00)];
    assert_eq!(requests(grouped(2, &store)), of_two);
    let of_three = [(2, 0x20, 0x0fff), (3, 0x20, 0xf000)];
    assert_eq!(requests(grouped(3, &store)), of_three);
    let load = strided(4, op(Ld, &[5, 4], 0));
    assert_eq!(requests(grouped(1, &load)), [(2, 0x20, 0xffff)]);
}

/// Lanes 0 and 2 are in one line, lanes 1 and 3 in another: lane 2 waits, for it is of another group than lane 0.
///
/// Rules: P11.21.
#[test]
fn a_line_comes_again_for_another_group() {
    let address = [op(Andi, &[4, 3], 1), op(Muli, &[4, 4], 0x40)];
    let store = accesses(address, op(St, &[5, 4], 0x200));
    let one = [(2, 0x20, 0xf), (3, 0x24, 0xf)];
    assert_eq!(requests(grouped(4, &store)), one);
    let two = [(2, 0x20, 0xf), (3, 0x24, 0xf), (4, 0x20, 0xf), (5, 0x24, 0xf)];
    assert_eq!(requests(grouped(2, &store)), two);
}

/// The console's byte is that of the highest lane, whatever its group.
///
/// Rules: P11.15, P11.21.
#[test]
fn the_console_is_asked_for_all_groups_at_once() {
    let address = [op(Ldi, &[4], 1), op(Shli, &[4, 4], 31)];
    let program = accesses(address, op(St, &[5, 4], 0));
    let mut bench = grouped(1, &program);
    let printed: Vec<Seen> = from_execute(&mut bench, ACCESS).into_iter().map(|(_, seen)| seen).collect();
    assert_eq!(printed, [Print]);
    assert_eq!(bench.memory.console_output(), [4]);
}

/// In the scratchpad, too; the groups of a word come in their order.
///
/// Rules: P25.15.
#[test]
fn banks_are_stored_to_a_group_at_a_time() {
    let side_by_side = [op(Shli, &[4, 3], 2), op(Add, &[4, 4, 7], 0)];
    let program = accesses(side_by_side, op(St, &[5, 4], 0));
    let mut bench = grouped(2, &program);
    let two = [(2, Pad(true, 0b0011)), (3, Pad(true, 0b1100)), (3, Stored(0))];
    assert_eq!(from_execute(&mut bench, ACCESS), two);
    let expected = [1, 2, 3, 4];
    assert_eq!([0, 1, 2, 3].map(|number| word(&bench, number)), expected);
    let one_word = [op(Andi, &[4, 3], 0), op(Add, &[4, 4, 7], 0)];
    let program = accesses(one_word, op(St, &[5, 4], 0));
    let mut bench = grouped(1, &program);
    let stores = from_execute(&mut bench, ACCESS);
    assert_eq!(stores.len(), 5, "{stores:?}");
    assert!(!stores.iter().any(|(_, seen)| matches!(seen, Port(..))));
    assert_eq!(word(&bench, 0), 4);
}
