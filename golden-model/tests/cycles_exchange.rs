//! Atomic instructions, cycle by cycle: the phases of an exchange, in the RAM and in the scratchpad, and what fails.
//! Typed in from docs/pipeline.md section 26.
//!
//! Cycles are counted from the one on in which the instruction is in execute. It is active two cycles later (P11.3).

use crate::common::environment::Bench;
use crate::common::exchanges::Seen::{Done, Exchanging, Pad, Phase, Read, Returned, Write};
use crate::common::exchanges::{
    adding, apart, from_execute, options, seen, seen_with_pad, values, with_bus_errors, Seen, ACCESS, ANSWERING, LINE,
    READING, RETURNING, WRITING,
};
use crate::common::scored::WAIT_MEMORY;
use crate::common::scratch::{four_lanes, until_executed, word};
use crate::common::{op, when};
use isa::trace::{PerContext, Scalar};
use isa::{CoreOptions, Opcode::*};

/// Lanes 0 to 3 add 0, 1, 2, 3 to one word: k + d + 3 = 8 cycles from the read on.
///
/// Rules: P26.6, P26.8, P26.9, P26.10, P26.11, P26.12, P26.13, P26.15, P26.19, P26.20, I12.15.
#[test]
fn lanes_of_one_word_pay_a_cycle_each() {
    let mut bench = Bench::of(options(), &adding(0));
    bench.memory.write_word(0x100, 50, 0xf);
    let all = from_execute(&mut bench, ACCESS, seen);
    let expected = [
        (2, Read(LINE, 0x000f, true)),
        (3, READING),
        (4, Exchanging(0b1111)),
        (5, Exchanging(0b1110)),
        (6, Exchanging(0b1100)),
        (7, Exchanging(0b1000)),
        (8, WRITING),
        (8, Write(LINE, 0x000f)),
        (9, RETURNING),
        (9, Returned(0b1111)),
        (9, Done(0)),
    ];
    assert_eq!(all, expected);
    assert_eq!(values(&bench, 5), [50, 50, 51, 53]);
    assert_eq!(bench.memory.read_word(0x100), 56);
}

/// The successor is scheduled in the cycle behind that in which the exchange is done.
///
/// Rules: P26.6, P26.15, P26.19.
#[test]
fn its_context_waits_until_it_is_done() {
    let mut bench = Bench::of(options(), &adding(0));
    let start = until_executed(&mut bench, 0, ACCESS);
    let states = bench.look(12, |bench| Some(bench.state(0)));
    let waits: Vec<_> =
        states.into_iter().filter(|(_, state)| *state == WAIT_MEMORY).map(|(cycle, _)| cycle - start).collect();
    assert_eq!(waits, (1..=9).collect::<Vec<_>>());
    let successor = Bench::of(options(), &adding(0)).scheduled_at(0, ACCESS + 4, 200);
    assert_eq!(successor.last(), Some(&(start + 10)));
}

/// Words of one line: each is read with those still to do, and written alone.
///
/// Rules: P26.8, P26.12, P26.13, P26.19.
#[test]
fn each_word_of_a_line_is_an_exchange_of_its_own() {
    let mut bench = Bench::of(options(), &adding(4));
    for number in 0..4 {
        bench.memory.write_word(0x100 + 4 * number, 50 * number, 0xf);
    }
    let all = from_execute(&mut bench, ACCESS, seen);
    let requests: Vec<_> =
        all.iter().filter(|(_, one)| matches!(one, Read(..) | Write(..) | Done(_))).copied().collect();
    let expected = [
        (2, Read(LINE, 0xffff, true)),
        (5, Write(LINE, 0x000f)),
        (7, Read(LINE, 0xfff0, true)),
        (10, Write(LINE, 0x00f0)),
        (12, Read(LINE, 0xff00, true)),
        (15, Write(LINE, 0x0f00)),
        (17, Read(LINE, 0xf000, true)),
        (20, Write(LINE, 0xf000)),
        (21, Done(0)),
    ];
    assert_eq!(requests, expected);
    assert_eq!(values(&bench, 5), [0, 50, 100, 150]);
    let words = [0, 4, 8, 12].map(|offset| bench.memory.read_word(0x100 + offset));
    assert_eq!(words, [0, 51, 102, 153]);
    // Lanes 1 and 3 alone, of which the bytes below the word do not count: bytes 0x105 and 0x10f.
    let body = [
        op(Muli, &[4, 3], 5),
        op(Addi, &[4, 4], 0x100),
        op(Andi, &[6, 3], 1),
        op(Rtop, &[1, 6], 0),
        when(1, op(Aadd, &[5, 4, 3], 0)),
    ];
    let mut bench = Bench::of(options(), &four_lanes(&body));
    let all = from_execute(&mut bench, 36, seen);
    let expected = [
        (2, Read(LINE, 0xf0f0, true)),
        (3, READING),
        (4, Exchanging(0b0010)),
        (5, WRITING),
        (5, Write(LINE, 0x00f0)),
        (6, RETURNING),
        (6, Returned(0b0010)),
        (7, Read(LINE, 0xf000, true)),
        (8, READING),
        (9, Exchanging(0b1000)),
        (10, WRITING),
        (10, Write(LINE, 0xf000)),
        (11, RETURNING),
        (11, Returned(0b1000)),
        (11, Done(0)),
    ];
    assert_eq!(all, expected);
    assert_eq!(bench.memory.read_word(0x104), 1);
    assert_eq!(bench.memory.read_word(0x10c), 3);
}

/// Lanes 0 and 1 in line 16, lanes 2 and 3 in line 17; the memory answers after five cycles: 1 + 5 + 3 cycles each.
///
/// Rules: P26.8, P26.15, P26.19.
#[test]
fn words_of_two_lines_are_exchanged_line_by_line() {
    let mut bench = Bench::of(options(), &adding(8));
    bench.data_latency = Some(5);
    let all = from_execute(&mut bench, ACCESS, seen);
    let of_interest: Vec<_> = all.into_iter().filter(|(_, one)| *one != READING).collect();
    let expected = [
        (2, Read(LINE, 0x0f0f, true)),
        (8, Exchanging(0b0001)),
        (9, WRITING),
        (9, Write(LINE, 0x000f)),
        (10, RETURNING),
        (10, Returned(0b0001)),
        (11, Read(LINE, 0x0f00, true)),
        (17, Exchanging(0b0010)),
        (18, WRITING),
        (18, Write(LINE, 0x0f00)),
        (19, RETURNING),
        (19, Returned(0b0010)),
        (20, Read(LINE + 1, 0x0f0f, true)),
        (26, Exchanging(0b0100)),
        (27, WRITING),
        (27, Write(LINE + 1, 0x000f)),
        (28, RETURNING),
        (28, Returned(0b0100)),
        (29, Read(LINE + 1, 0x0f00, true)),
        (35, Exchanging(0b1000)),
        (36, WRITING),
        (36, Write(LINE + 1, 0x0f00)),
        (37, RETURNING),
        (37, Returned(0b1000)),
        (37, Done(0)),
    ];
    assert_eq!(of_interest, expected);
}

/// r5 holds 0 in each lane, the word 7: no lane finds what it expects. The store is made nevertheless.
///
/// Rules: P26.12, P26.13, I12.14.
#[test]
fn acas_without_a_match_ends_with_a_store_of_nothing() {
    let mut bench = Bench::of(options(), &apart(0, op(Acas, &[5, 4, 3], 0)));
    bench.memory.write_word(0x100, 7, 0xf);
    let all = from_execute(&mut bench, ACCESS, seen);
    assert!(all.contains(&(8, Write(LINE, 0))));
    assert_eq!(all.last(), Some(&(9, Done(0))));
    assert_eq!(values(&bench, 5), [7; 4]);
    assert_eq!(bench.memory.read_word(0x100), 7);
    // The word holds 0: lane 0 finds it and writes 0, which counts; lanes 1 to 3 find it, too, until lane 1 has written
    // 1.
    let mut bench = Bench::of(options(), &apart(0, op(Acas, &[5, 4, 3], 0)));
    let all = from_execute(&mut bench, ACCESS, seen);
    assert!(all.contains(&(8, Write(LINE, 0x000f))));
    assert_eq!(values(&bench, 5), [0, 0, 1, 1]);
    assert_eq!(bench.memory.read_word(0x100), 1);
}

/// A port that is not ready: read and store stay until they are taken.
///
/// Rules: P3.5, P26.10, P26.13.
#[test]
fn requests_wait_for_the_port() {
    let mut bench = Bench::of(options(), &adding(0));
    let start = until_executed(&mut bench, 0, ACCESS);
    bench.data_port_closed = true;
    let is_there = |bench: &Bench| {
        let write = bench.is(Scalar::DataRequestWrite);
        bench.is(Scalar::DataRequestValid).then_some(write)
    };
    let closed = bench.look(9, is_there);
    let cycles: Vec<_> = closed.iter().map(|(cycle, _)| cycle - start).collect();
    assert_eq!(cycles, (2..10).collect::<Vec<_>>());
    bench.data_port_closed = false;
    bench.pass(1); // read
    bench.data_port_closed = true;
    bench.pass(5); // reading, four lanes
    let closed = bench.look(3, |bench| Some((is_there(bench), seen(bench))));
    for (_, now) in closed {
        assert_eq!(now, (Some(true), vec![WRITING]));
    }
    bench.data_port_closed = false;
    assert!(bench.run(200));
    assert_eq!(bench.memory.read_word(0x100), 6);
}

fn with_scratchpad() -> CoreOptions {
    CoreOptions { scratchpad_bytes: Some(256), ..options() }
}

/// The same in the scratchpad, at `step` bytes from one another.
fn in_scratchpad(step: i64) -> Vec<(u64, Seen)> {
    let body = [op(Muli, &[4, 3], step), op(Add, &[4, 4, 7], 0), op(Aadd, &[5, 4, 3], 0)];
    let mut bench = Bench::of(with_scratchpad(), &four_lanes(&body));
    let all = from_execute(&mut bench, ACCESS, seen_with_pad);
    let sum: u64 = (0..64).map(|number| word(&bench, number)).sum();
    assert_eq!(sum, 6, "{step}");
    all
}

/// In one word: one exchange. Side by side, or in different rows of different banks: a request serves all of them, an
/// exchange one bank after the other. In four rows of one bank: a request each.
///
/// Rules: P26.8, P26.10, P26.11, P26.13, P26.15.
#[test]
fn in_the_scratchpad_an_exchange_serves_a_row_of_each_bank() {
    let one = [
        (2, Pad(false, 0b1111)),
        (3, READING),
        (4, Exchanging(0b1111)),
        (5, Exchanging(0b1110)),
        (6, Exchanging(0b1100)),
        (7, Exchanging(0b1000)),
        (8, WRITING),
        (8, Pad(true, 0b1111)),
        (9, RETURNING),
        (9, Returned(0b1111)),
        (9, Done(0)),
    ];
    assert_eq!(in_scratchpad(0), one);
    let requests_of = |step| -> Vec<_> {
        let is_request = |(_, one): &(u64, Seen)| matches!(one, Pad(..) | Done(_));
        in_scratchpad(step).into_iter().filter(is_request).collect()
    };
    for step in [4, 20] {
        let expected = [
            (2, Pad(false, 0b1111)),
            (5, Pad(true, 0b1111)),
            (7, Pad(false, 0b1110)),
            (10, Pad(true, 0b1110)),
            (12, Pad(false, 0b1100)),
            (15, Pad(true, 0b1100)),
            (17, Pad(false, 0b1000)),
            (20, Pad(true, 0b1000)),
            (21, Done(0)),
        ];
        assert_eq!(requests_of(step), expected, "{step}");
    }
    let expected = [
        (2, Pad(false, 0b0001)),
        (5, Pad(true, 0b0001)),
        (7, Pad(false, 0b0010)),
        (10, Pad(true, 0b0010)),
        (12, Pad(false, 0b0100)),
        (15, Pad(true, 0b0100)),
        (17, Pad(false, 0b1000)),
        (20, Pad(true, 0b1000)),
        (21, Done(0)),
    ];
    assert_eq!(requests_of(16), expected);
}

/// Lane 0 in the scratchpad, the others in the RAM: the RAM comes first.
///
/// Rules: P25.1, P26.8.
#[test]
fn the_ram_comes_before_the_scratchpad() {
    let body = [op(Ldi, &[4], 0x100), op(Iszero, &[1, 3], 0), when(1, op(Add, &[4, 7, 3], 0)), op(Aadd, &[5, 4, 3], 0)];
    let mut bench = Bench::of(with_scratchpad(), &four_lanes(&body));
    let all = from_execute(&mut bench, 32, seen_with_pad);
    let requests: Vec<_> = all.into_iter().filter(|(_, one)| !matches!(one, Phase(_) | Exchanging(_))).collect();
    let expected = [
        (2, Read(LINE, 0x000f, true)),
        (7, Write(LINE, 0x000f)),
        (8, Returned(0b1110)),
        (9, Pad(false, 0b0001)),
        (12, Pad(true, 0b0001)),
        (13, Returned(0b0001)),
        (13, Done(0)),
    ];
    assert_eq!(requests, expected);
}

/// Rules: P26.7, P11.4.
#[test]
fn an_address_at_the_console_or_behind_the_ram_fails_without_a_request() {
    for (shift, number) in [(31, 7), (20, 7)] {
        let body = [op(Ldi, &[4], 1), op(Shli, &[4, 4], shift), op(Aadd, &[5, 4, 3], 0)];
        let mut bench = Bench::of(options(), &four_lanes(&body));
        let all = from_execute(&mut bench, ACCESS, seen);
        assert_eq!(all, []);
        let stopped = bench.core.state().stopped_by_interrupts();
        let found = (stopped[0].interrupt.number(), stopped[0].pc.0);
        assert_eq!(found, (number, ACCESS));
    }
}

/// The store is answered: one cycle and the memory's time more.
///
/// Rules: P26.13, P26.14, P26.15.
#[test]
fn with_bus_errors_the_store_is_answered() {
    let mut bench = Bench::of(with_bus_errors(), &adding(0));
    bench.data_latency = Some(3);
    let all = from_execute(&mut bench, ACCESS, seen);
    let end: Vec<_> = all.into_iter().filter(|(cycle, _)| *cycle >= 10).collect();
    let expected = [
        (10, WRITING),
        (10, Write(LINE, 0x000f)),
        (11, ANSWERING),
        (12, ANSWERING),
        (13, ANSWERING),
        (14, RETURNING),
        (14, Returned(0b1111)),
        (14, Done(0)),
    ];
    assert_eq!(end, expected);
}

/// The store comes too late: the exchange begins anew in the next cycle, and its words are written once.
///
/// Rules: P26.14, P26.21.
#[test]
fn an_exchange_whose_store_came_too_late_begins_anew() {
    let mut bench = Bench::of(with_bus_errors(), &adding(0));
    bench.memory.write_word(0x100, 50, 0xf);
    bench.late_stores = 1;
    let all = from_execute(&mut bench, ACCESS, seen);
    let exchange = |start: u64| {
        [
            (start, Read(LINE, 0x000f, true)),
            (start + 1, READING),
            (start + 2, Exchanging(0b1111)),
            (start + 3, Exchanging(0b1110)),
            (start + 4, Exchanging(0b1100)),
            (start + 5, Exchanging(0b1000)),
            (start + 6, WRITING),
            (start + 6, Write(LINE, 0x000f)),
            (start + 7, ANSWERING),
        ]
    };
    let end = [(18, RETURNING), (18, Returned(0b1111)), (18, Done(0))];
    let expected = [&exchange(2)[..], &exchange(10), &end].concat();
    assert_eq!(all, expected);
    assert_eq!(values(&bench, 5), [50, 50, 51, 53]);
    assert_eq!(bench.memory.read_word(0x100), 56);
}

/// The register that acas compares with stays what it was: the word is not what it expects, the second time neither.
///
/// Rules: P26.21, I12.14.
#[test]
fn acas_that_begins_anew_expects_what_it_did() {
    let mut bench = Bench::of(with_bus_errors(), &apart(0, op(Acas, &[5, 4, 3], 0)));
    bench.memory.write_word(0x100, 7, 0xf);
    bench.late_stores = 1;
    let all = from_execute(&mut bench, ACCESS, seen);
    let stores = [8, 16].map(|cycle| (cycle, Write(LINE, 0)));
    assert!(stores.iter().all(|store| all.contains(store)), "{all:?}");
    assert_eq!(values(&bench, 5), [7; 4]);
    assert_eq!(bench.memory.read_word(0x100), 7);
}

/// What a run in which a line fails leaves: interrupt, saved pc; r5; words of both lines.
fn failing(lines: &[u64], from_cycle: u64) -> (Option<(u8, u64)>, [u64; 4], [u64; 2]) {
    let mut bench = Bench::of(with_bus_errors(), &adding(8));
    let start = until_executed(&mut bench, 0, ACCESS);
    while bench.cycle < start + from_cycle {
        bench.step();
    }
    bench.failing_lines = lines.to_vec();
    assert!(bench.run(500));
    let stopped = bench.core.state().stopped_by_interrupts();
    let fault = stopped.first().map(|one| (one.interrupt.number(), one.pc.0));
    let words = [0x108, 0x118].map(|address| bench.memory.read_word(address));
    (fault, values(&bench, 5), words)
}

/// Lanes 0 and 1 in line 16, lanes 2 and 3 in line 17. r5 of lanes of an exchange that has failed stays 0; lane 3 finds
/// 9.
///
/// Rules: I5.31, P21.4, P26.11, P26.14, P26.15.
#[test]
fn a_response_with_an_error_writes_no_register_and_is_interrupt_7() {
    let of = |lines: &[u64], from| failing(lines, from);
    assert_eq!(of(&[], 0), (None, [0; 4], [1, 3]));
    assert_eq!(of(&[LINE], 0), (Some((7, ACCESS)), [0; 4], [0, 3]));
    assert_eq!(of(&[LINE + 1], 0), (Some((7, ACCESS)), [0; 4], [1, 0]));
    // Read at 2, exchanged at 4: only the store fails.
    assert_eq!(of(&[LINE], 5), (Some((7, ACCESS)), [0; 4], [0, 3]));
}

/// The address is that of the lowest lane of the first exchange that has failed, as the handler finds it.
///
/// Rules: P21.4, P26.11, P26.14.
#[test]
fn the_first_error_tells_the_address() {
    for (lines, from, address) in
        [(vec![LINE, LINE + 1], 0, 0x100), (vec![LINE + 1], 0, 0x110), (vec![LINE], 5, 0x100), (vec![LINE], 6, 0x108)]
    {
        let mut bench = Bench::of(with_bus_errors(), &adding(8));
        let start = until_executed(&mut bench, 0, ACCESS);
        while bench.cycle < start + from {
            bench.step();
        }
        bench.failing_lines = lines;
        let due = bench.look(60, |bench| {
            let due = bench.of_context(PerContext::DueInterrupt, 0) == 8;
            due.then(|| bench.of_context(PerContext::DueAddress, 0))
        });
        assert_eq!(due.last().map(|(_, due)| *due), Some(address));
    }
}

/// The read has an error: the phases go on without a lane, and a store of nothing ends what the read has begun.
///
/// Rules: P26.11, P26.13.
#[test]
fn a_read_that_fails_is_followed_by_a_store_of_nothing() {
    let mut bench = Bench::of(with_bus_errors(), &adding(0));
    bench.failing_lines = vec![LINE];
    let all = from_execute(&mut bench, ACCESS, seen);
    let expected = [
        (2, Read(LINE, 0x000f, true)),
        (3, READING),
        (4, WRITING),
        (4, Write(LINE, 0)),
        (5, ANSWERING),
        (6, RETURNING),
        (6, Done(0)),
    ];
    assert_eq!(all, expected);
}

/// A page at 0x1000, mapped to page 0 with such rights; all lanes exchange the word at 0x1100.
fn translated(flags: i64) -> (Vec<(u64, Seen)>, Option<u8>, u64) {
    let body = [
        op(Ldi, &[4], 0x1000),
        op(Ldi, &[5], 0),
        op(Ldi, &[6], flags),
        op(Tlbadd, &[4, 5, 6], 0),
        op(Aadd, &[5, 4, 3], 0),
    ];
    let paged = CoreOptions { tlb_entries: Some(4), ..options() };
    let mut bench = Bench::of(paged, &four_lanes(&body));
    let mut faults = 0;
    while bench.scalar(Scalar::TranslateLanes) == 0 {
        bench.step();
        assert!(bench.cycle < 500);
    }
    faults += bench.scalar(Scalar::TranslateFault);
    let start = bench.cycle - 1;
    let all = bench.look(10, |bench| Some(seen(bench)));
    let all = all.into_iter().flat_map(|(cycle, now)| now.into_iter().map(move |one| (cycle - start, one))).collect();
    assert!(bench.run(500));
    let stopped = bench.core.state().stopped_by_interrupts();
    let fault = stopped.first().map(|one| one.interrupt.number());
    (all, fault, faults)
}

/// Supervisor r is 010, w is 020.
///
/// Rules: P26.7, P26.10, I12.16.
#[test]
fn both_rights_are_needed_and_the_read_comes_behind_the_translation() {
    let (all, fault, recorded) = translated(0o30);
    assert_eq!((fault, recorded), (None, 0));
    assert_eq!(all[0], (1, Read(0, 0x000f, true)));
    for flags in [0o10, 0o20, 0o07] {
        assert_eq!(translated(flags), (vec![], Some(2), 2), "{flags:o}");
    }
}
