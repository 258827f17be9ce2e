//! Scratchpad: which lanes a request serves, in which cycle, and what the unit does before and after. Typed in from
//! docs/pipeline.md section 25 and the ISA (I9.7).
//!
//! Cycles are counted from the one on in which the access is in execute. It is active two cycles later (P11.3).

use crate::common::environment::Bench;
use crate::common::scratch::Seen::{Answer, Loaded, Pad, Port, Print, Stored, Write};
use crate::common::scratch::{four_lanes, from_execute, options, pad, word, Seen, PAD};
use crate::common::{config, nop, op, when};
use isa::{Instruction, Opcode::*, ScratchpadField};

/// Four lanes access the scratchpad at `step` bytes from one another, by way of r4, at 28.
fn strided(step: i64, access: Instruction) -> Vec<Instruction> {
    let body = [
        op(Muli, &[4, 3], step),
        op(Add, &[4, 4, 7], 0),
        access,
        nop(),
    ];
    four_lanes(&body)
}

/// Where the access of [`strided`] stands.
const ACCESS: u64 = 28;

fn load_with(step: i64) -> Vec<(u64, Seen)> {
    let program = strided(step, op(Ld, &[5, 4], 0));
    from_execute(&mut Bench::of(options("4w8/8/4/1"), &program), ACCESS)
}

/// In execute in 0, so scheduled in -4: Running from 4 on, 8 cycles later.
///
/// Rules: P25.1, P25.2, P25.3, P25.7, P25.11, P25.12.
#[test]
fn lanes_in_different_banks_are_served_together_in_any_row() {
    let one = [
        (2, Pad(false, 0b1111)),
        (3, Answer),
        (3, Write(0b1111)),
        (3, Loaded(0)),
    ];
    // Side by side; in four rows, as 20 bytes are five banks on; all in one word; in banks 0, 3, 2, 1.
    for step in [4, 20, 0, 12] {
        assert_eq!(load_with(step), one, "{step}");
    }
    let program = strided(20, op(Ld, &[5, 4], 0));
    let seen = Bench::of(options("4w8/8/4/1"), &program).scheduled_at(0, ACCESS + 4, 80);
    let mut again = Bench::of(options("4w8/8/4/1"), &program);
    let executed = crate::common::scratch::until_executed(&mut again, 0, ACCESS);
    assert_eq!(seen.last(), Some(&(executed + 4)));
}

/// Each further request is one cycle more: the answer before it is taken while it is made.
///
/// Rules: P25.2, P25.4, P25.7, P25.9, P25.11.
#[test]
fn lanes_in_one_bank_and_different_rows_come_one_after_the_other() {
    let expected = [
        (2, Pad(false, 0b0001)),
        (3, Pad(false, 0b0010)),
        (3, Answer),
        (3, Write(0b0001)),
        (4, Pad(false, 0b0100)),
        (4, Answer),
        (4, Write(0b0010)),
        (5, Pad(false, 0b1000)),
        (5, Answer),
        (5, Write(0b0100)),
        (6, Answer),
        (6, Write(0b1000)),
        (6, Loaded(0)),
    ];
    assert_eq!(load_with(16), expected);
    // Two banks, two rows each: the lanes of the lowest lane's rows first.
    let two: Vec<_> = load_with(8)
        .into_iter()
        .filter(|(_, one)| matches!(one, Pad(..)))
        .collect();
    assert_eq!(two, [(2, Pad(false, 0b0011)), (3, Pad(false, 0b1100))]);
}

/// Each bank for itself: lanes 0 and 2 go to bank 0, to the rows 0 and 1, lanes 1 and 3 to bank 1, both to row 1.
///
/// Rules: P25.2.
#[test]
fn a_banks_row_is_that_of_the_lowest_lane_that_goes_there() {
    // Byte 0, 20, 16, 20.
    let body = [
        op(Andi, &[4, 3], 1),
        op(Muli, &[4, 4], 20),
        op(Subi, &[5, 3], 2),
        op(Iszero, &[1, 5], 0),
        when(1, op(Ldi, &[4], 16)),
        op(Add, &[4, 4, 7], 0),
        op(Ld, &[5, 4], 0),
    ];
    let all = from_execute(&mut Bench::of(options("4w8/8/4/1"), &four_lanes(&body)), 44);
    let requests: Vec<_> = all
        .into_iter()
        .filter(|(_, one)| matches!(one, Pad(..)))
        .collect();
    assert_eq!(requests, [(2, Pad(false, 0b1011)), (3, Pad(false, 0b0100))]);
}

/// Rules: P11.9, P11.10, P25.2, P25.3, P25.6.
#[test]
fn a_store_is_done_with_its_last_request() {
    let program = strided(8, op(St, &[3, 4], 0));
    let mut bench1 = Bench::of(options("4w8/8/4/1"), &program);
    let all = from_execute(&mut bench1, ACCESS);
    let expected = [
        (2, Pad(true, 0b0011)),
        (3, Pad(true, 0b1100)),
        (3, Stored(0)),
    ];
    assert_eq!(all, expected);
    let words = [0, 2, 4, 6].map(|number| word(&bench1, number));
    assert_eq!(words, [0, 1, 2, 3]);
    // Two lanes in one word: the higher one's bytes go over the lower one's, from its address to the end of the word.
    let body = [
        op(Andi, &[4, 3], 1),
        op(Add, &[4, 4, 7], 0),
        op(Addi, &[5, 3], 0x11),
        op(St, &[5, 4], 4),
        op(Ld, &[6, 4], 4),
    ];
    let mut bench2 = Bench::of(options("4w8/8/4/1"), &four_lanes(&body));
    assert!(bench2.run(200));
    assert_eq!(word(&bench2, 1), 0x1413);
    let loaded = [0, 1, 2, 3].map(|lane| bench2.gpr(0, lane, 6));
    assert_eq!(loaded, [0x1413, 0x14, 0x1413, 0x14]);
}

/// Lane 0 in the RAM, lanes 1 and 2 in the scratchpad, lane 3 at the console. r4 holds the addresses; the access stands at 44.
fn everywhere(access: Instruction) -> Vec<Instruction> {
    let body = [
        op(Muli, &[4, 3], 4),
        op(Subi, &[5, 3], 1),
        op(Isneg, &[1, 5], 0),
        op(Subi, &[5, 3], 3),
        op(Iszero, &[2, 5], 0),
        op(Add, &[4, 4, 7], 0),
        when(1, op(Ldi, &[4], 0x80)),
        when(2, op(Shli, &[4, 7], 1)),
        nop(),
        access,
    ];
    four_lanes(&body)
}

const EVERYWHERE: u64 = 20 + 4 * 9;

/// A load waits for the answers to its requests for RAM before it goes to the scratchpad.
///
/// Rules: P25.1, P25.4, P25.5, P25.8.
#[test]
fn ram_comes_first_then_the_scratchpad_then_the_console() {
    let program = everywhere(op(Ld, &[6, 4], 0));
    let mut one = Bench::of(options("4w8/8/4/1"), &program);
    let expected = [
        (2, Port(false, false)),
        (3, Write(0b0001)),
        (4, Pad(false, 0b0110)),
        (5, Port(false, true)),
        (5, Answer),
        (5, Write(0b0110)),
        (6, Write(0b1000)),
        (6, Loaded(0)),
    ];
    assert_eq!(from_execute(&mut one, EVERYWHERE), expected);
    // Of a store nothing is answered.
    let program = everywhere(op(St, &[3, 4], 0));
    let mut two = Bench::of(options("4w8/8/4/1"), &program);
    let expected = [(2, Port(true, false)), (3, Pad(true, 0b0110)), (5, Print)];
    assert_eq!(from_execute(&mut two, EVERYWHERE), expected);
    assert_eq!((word(&two, 1), word(&two, 2)), (1, 2));
    assert_eq!(two.memory.console_output(), [3]);
}

/// Rules: P21.7, P25.4.
#[test]
fn with_bus_errors_a_store_waits_for_answers_too() {
    let program = everywhere(op(St, &[3, 4], 0));
    let with_errors = isa::CoreOptions {
        bus_errors: Some(true),
        ..options("4w8/8/4/1")
    };
    let mut bench = Bench::of(with_errors, &program);
    let expected = [(2, Port(true, false)), (4, Pad(true, 0b0110)), (6, Print)];
    assert_eq!(from_execute(&mut bench, EVERYWHERE), expected);
}

/// The record's fields are 0 while there is nothing to show.
///
/// Rules: P25.12.
#[test]
fn nothing_is_shown_where_nothing_is() {
    let mut bench = Bench::of(options("4w8/8/4/1"), &four_lanes(&[op(St, &[3, 3], 0x80)]));
    while !bench.is_done() {
        bench.step();
        for &field in ScratchpadField::ALL {
            assert_eq!(pad(&bench, field), 0);
        }
    }
}

/// Rules: I9.7, P25.6, P3.18.
#[test]
fn a_reset_leaves_the_scratchpad_as_it_is() {
    let options = options("4w8/8/4/1");
    let config = config(options.clone());
    let mut bench = Bench::of(options, &strided(4, op(St, &[3, 4], 0x10)));
    assert_eq!(word(&bench, 7), 0);
    assert!(bench.run(200));
    bench.core.reset(&config);
    assert_eq!(word(&bench, 7), 3);
    assert_eq!(bench.gpr(0, 3, 3), 0);
    assert_eq!(PAD, config.scratchpad_address());
}
