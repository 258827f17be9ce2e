//! Atomic instructions, cycle by cycle: the phases of an exchange, and its neighbours: other accesses, write port, scratchpad, bus
//! errors, translation, scoreboard, data cache. Typed in from docs/pipeline.md section 26.
//!
//! Cycles are counted from the one on in which the instruction is in execute. It is active two cycles later (P11.3).

use crate::common::environment::Bench;
use crate::common::scored::{board, executed, tries, RUNNING, WAIT_MEMORY};
use crate::common::scratch::{four_lanes, pad, until_executed, word};
use crate::common::{data_cached, halt, nop, op, when};
use isa::trace::{ExchangeField, PerContext, Scalar, StallCause, WriteSource};
use isa::PerScoreboard::{Access, Held, Pending};
use isa::{CoreOptions, DataCacheField, Instruction, Opcode, Opcode::*, ScratchpadField, Slot};
use Seen::{Done, Exchanging, Pad, Phase, Read, Returned, Write};

/// What is seen of exchanges in a cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seen {
    /// A load fires at the port: line, bytes, whether it locks.
    Read(u64, u64, bool),
    /// A store fires there: line, bytes.
    Write(u64, u64),
    /// A request for the scratchpad fires: store or not, lanes.
    Pad(bool, u64),
    /// The phase, other than idle and exchanging.
    Phase(u64),
    /// The lanes still to exchange, in phase 2.
    Exchanging(u64),
    /// A register is written by a load or an exchange, in these lanes.
    Returned(u64),
    /// A load or an exchange of this context is done.
    Done(u64),
}

const READING: Seen = Phase(1);
const WRITING: Seen = Phase(3);
const ANSWERING: Seen = Phase(4);
const RETURNING: Seen = Phase(5);

fn field(bench: &Bench, field: ExchangeField) -> u64 {
    bench.get(Slot::Exchange(field))
}

fn seen(bench: &Bench) -> Vec<Seen> {
    let mut all = Vec::new();
    let lanes = field(bench, ExchangeField::Lanes);
    match field(bench, ExchangeField::Phase) {
        0 => assert_eq!(lanes, 0),
        2 => all.push(Exchanging(lanes)),
        phase => {
            assert_eq!(lanes, 0, "P26.20");
            all.push(Phase(phase));
        }
    }
    let scalar = |field| bench.scalar(field);
    let locks = field(bench, ExchangeField::Lock) == 1;
    if bench.is(Scalar::DataRequestValid) && bench.is(Scalar::DataRequestReady) {
        let (line, bytes) = (
            scalar(Scalar::DataRequestLine),
            scalar(Scalar::DataRequestByteEnable),
        );
        all.push(match bench.is(Scalar::DataRequestWrite) {
            true => Write(line, bytes),
            false => Read(line, bytes, locks),
        });
        assert!(!(bench.is(Scalar::DataRequestWrite) && locks), "P26.13");
    } else if !bench.is(Scalar::DataRequestValid) {
        assert!(!locks, "P26.20");
    }
    all
}

/// The same with what the scratchpad does.
fn seen_with_pad(bench: &Bench) -> Vec<Seen> {
    let mut all = seen(bench);
    let lanes = pad(bench, ScratchpadField::Lanes);
    if lanes != 0 {
        all.push(Pad(pad(bench, ScratchpadField::Write) == 1, lanes));
    }
    all
}

/// From the cycle on in which warp 0's instruction at an address is in execute, until nothing is seen for 20 cycles.
fn from_execute(
    bench: &mut Bench,
    pc: u64,
    look: impl Fn(&Bench) -> Vec<Seen>,
) -> Vec<(u64, Seen)> {
    let start = until_executed(bench, 0, pc);
    let (mut all, mut quiet) = (Vec::new(), 0);
    while quiet < 20 {
        let cycle = bench.cycle - start;
        bench.step();
        let mut now = look(bench);
        if bench.scalar(Scalar::WriteSource) == WriteSource::Load as u64 {
            now.push(Returned(bench.scalar(Scalar::WriteLanes)));
        }
        if bench.is(Scalar::LoadDoneValid) {
            now.push(Done(bench.scalar(Scalar::LoadDoneContext)));
        }
        assert!(!bench.is(Scalar::StoreDoneValid), "no store is done");
        quiet = if now.is_empty() { quiet + 1 } else { 0 };
        all.extend(now.into_iter().map(|one| (cycle, one)));
    }
    all
}

/// Four lanes, lines of four words, 4 KiB.
fn options() -> CoreOptions {
    CoreOptions {
        extension: Some(true),
        line_words: Some(4),
        ram_bytes: Some(4096),
        ..crate::common::options("4w8/8/4/1")
    }
}

/// Four lanes, with their numbers in r3, exchange words that are so many bytes apart, the first at 0x100, in line 16; at
/// [`ACCESS`].
fn apart(step: i64, exchange: Instruction) -> Vec<Instruction> {
    let body = [
        op(Muli, &[4, 3], step),
        op(Addi, &[4, 4], 0x100),
        exchange,
        nop(),
    ];
    four_lanes(&body)
}

/// Where the exchange of [`apart`] stands. Its destination is r5.
const ACCESS: u64 = 28;
const LINE: u64 = 16;

fn adding(step: i64) -> Vec<Instruction> {
    apart(step, op(Aadd, &[5, 4, 3], 0))
}

/// A register of four lanes.
fn values(bench: &Bench, register: u8) -> [u64; 4] {
    [0, 1, 2, 3].map(|lane| bench.gpr(0, lane, register))
}

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
    let waits: Vec<_> = states
        .into_iter()
        .filter(|(_, state)| *state == WAIT_MEMORY)
        .map(|(cycle, _)| cycle - start)
        .collect();
    assert_eq!(waits, (1..=9).collect::<Vec<_>>());
    let successor = Bench::of(options(), &adding(0)).scheduled_at(0, ACCESS + 4, 200);
    assert_eq!(successor.last(), Some(&(start + 10)));
}

/// Words of one line: one access to the memory, in which only the words of the lanes are written.
///
/// Rules: P26.8, P26.12, P26.13, P26.19.
#[test]
fn words_of_one_line_share_an_exchange() {
    let mut bench = Bench::of(options(), &adding(4));
    for number in 0..4 {
        bench
            .memory
            .write_word(0x100 + 4 * number, 50 * number, 0xf);
    }
    let all = from_execute(&mut bench, ACCESS, seen);
    let requests: Vec<_> = all
        .iter()
        .filter(|(_, one)| matches!(one, Read(..) | Write(..) | Done(_)))
        .copied()
        .collect();
    let expected = [
        (2, Read(LINE, 0xffff, true)),
        (8, Write(LINE, 0xffff)),
        (9, Done(0)),
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
        (4, Exchanging(0b1010)),
        (5, Exchanging(0b1000)),
        (6, WRITING),
        (6, Write(LINE, 0xf0f0)),
        (7, RETURNING),
        (7, Returned(0b1010)),
        (7, Done(0)),
    ];
    assert_eq!(all, expected);
    assert_eq!(bench.memory.read_word(0x104), 1);
    assert_eq!(bench.memory.read_word(0x10c), 3);
}

/// Lanes 0 and 1 in line 16, lanes 2 and 3 in line 17; the memory answers after five cycles: 2 + 5 + 3 cycles each.
///
/// Rules: P26.8, P26.15, P26.19.
#[test]
fn each_line_is_an_exchange_of_its_own() {
    let mut bench = Bench::of(options(), &adding(8));
    bench.data_latency = Some(5);
    let all = from_execute(&mut bench, ACCESS, seen);
    let of_interest: Vec<_> = all.into_iter().filter(|(_, one)| *one != READING).collect();
    let expected = [
        (2, Read(LINE, 0x0f0f, true)),
        (8, Exchanging(0b0011)),
        (9, Exchanging(0b0010)),
        (10, WRITING),
        (10, Write(LINE, 0x0f0f)),
        (11, RETURNING),
        (11, Returned(0b0011)),
        (12, Read(LINE + 1, 0x0f0f, true)),
        (18, Exchanging(0b1100)),
        (19, Exchanging(0b1000)),
        (20, WRITING),
        (20, Write(LINE + 1, 0x0f0f)),
        (21, RETURNING),
        (21, Returned(0b1100)),
        (21, Done(0)),
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
    // The word holds 0: lane 0 finds it and writes 0, which counts; lanes 1 to 3 find it, too, until lane 1 has written 1.
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
    CoreOptions {
        scratchpad_bytes: Some(256),
        ..options()
    }
}

/// The same in the scratchpad, at `step` bytes from one another.
fn in_scratchpad(step: i64) -> Vec<(u64, Seen)> {
    let body = [
        op(Muli, &[4, 3], step),
        op(Add, &[4, 4, 7], 0),
        op(Aadd, &[5, 4, 3], 0),
    ];
    let mut bench = Bench::of(with_scratchpad(), &four_lanes(&body));
    let all = from_execute(&mut bench, ACCESS, seen_with_pad);
    let sum: u64 = (0..64).map(|number| word(&bench, number)).sum();
    assert_eq!(sum, 6, "{step}");
    all
}

/// Side by side, and in different rows of different banks: one exchange. In four rows of one bank: four.
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
    for step in [0, 4, 20] {
        assert_eq!(in_scratchpad(step), one, "{step}");
    }
    let requests: Vec<_> = in_scratchpad(16)
        .into_iter()
        .filter(|(_, one)| matches!(one, Pad(..) | Done(_)))
        .collect();
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
    assert_eq!(requests, expected);
}

/// Lane 0 in the scratchpad, the others in the RAM: the RAM comes first.
///
/// Rules: P25.1, P26.8.
#[test]
fn the_ram_comes_before_the_scratchpad() {
    let body = [
        op(Ldi, &[4], 0x100),
        op(Iszero, &[1, 3], 0),
        when(1, op(Add, &[4, 7, 3], 0)),
        op(Aadd, &[5, 4, 3], 0),
    ];
    let mut bench = Bench::of(with_scratchpad(), &four_lanes(&body));
    let all = from_execute(&mut bench, 32, seen_with_pad);
    let requests: Vec<_> = all
        .into_iter()
        .filter(|(_, one)| !matches!(one, Phase(_) | Exchanging(_)))
        .collect();
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
        let body = [
            op(Ldi, &[4], 1),
            op(Shli, &[4, 4], shift),
            op(Aadd, &[5, 4, 3], 0),
        ];
        let mut bench = Bench::of(options(), &four_lanes(&body));
        let all = from_execute(&mut bench, ACCESS, seen);
        assert_eq!(all, []);
        let stopped = bench.core.state().stopped_by_interrupts();
        let found = (stopped[0].interrupt.number(), stopped[0].pc.0);
        assert_eq!(found, (number, ACCESS));
    }
}

fn with_bus_errors() -> CoreOptions {
    CoreOptions {
        bus_errors: Some(true),
        ..options()
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
    let fault = stopped
        .first()
        .map(|one| (one.interrupt.number(), one.pc.0));
    let words = [0x108, 0x118].map(|address| bench.memory.read_word(address));
    (fault, values(&bench, 5), words)
}

/// Lanes 0 and 1 in line 16, lanes 2 and 3 in line 17. r5 of lanes of an exchange that has failed stays 0; lane 3 finds 9.
///
/// Rules: I5.31, P21.4, P26.11, P26.14, P26.15.
#[test]
fn a_response_with_an_error_writes_no_register_and_is_interrupt_7() {
    let of = |lines: &[u64], from| failing(lines, from);
    assert_eq!(of(&[], 0), (None, [0; 4], [1, 3]));
    assert_eq!(of(&[LINE], 0), (Some((7, ACCESS)), [0; 4], [0, 3]));
    assert_eq!(of(&[LINE + 1], 0), (Some((7, ACCESS)), [0; 4], [1, 0]));
    // Read at 2, exchanged at 4 and 5: only the store fails.
    assert_eq!(of(&[LINE], 6), (Some((7, ACCESS)), [0; 4], [0, 3]));
}

/// The address is that of the lowest lane of the first exchange that has failed, as the handler finds it.
///
/// Rules: P21.4, P26.11, P26.14.
#[test]
fn the_first_error_tells_the_address() {
    for (lines, from, address) in [
        (vec![LINE, LINE + 1], 0, 0x100),
        (vec![LINE + 1], 0, 0x110),
        (vec![LINE], 6, 0x100),
    ] {
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
    let paged = CoreOptions {
        tlb_entries: Some(4),
        ..options()
    };
    let mut bench = Bench::of(paged, &four_lanes(&body));
    let mut faults = 0;
    while bench.scalar(Scalar::TranslateLanes) == 0 {
        bench.step();
        assert!(bench.cycle < 500);
    }
    faults += bench.scalar(Scalar::TranslateFault);
    let start = bench.cycle - 1;
    let all = bench.look(10, |bench| Some(seen(bench)));
    let all = all
        .into_iter()
        .flat_map(|(cycle, now)| now.into_iter().map(move |one| (cycle - start, one)))
        .collect();
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

/// Warp 1 loads a word that takes 20 cycles; the exchange of warp 0 is the active access meanwhile, but reads only then.
///
/// Rules: P26.10.
#[test]
fn the_read_waits_until_nothing_is_awaited() {
    let two_warps = CoreOptions {
        arch: Some("4w8/8/1/2".to_owned()),
        data_outstanding: Some(4),
        ..options()
    };
    let program = [
        op(Ldi, &[1], 32),
        op(Wspawn, &[2, 1, 1], 0),
        nop(),
        nop(),
        nop(),
        nop(),
        op(Aadd, &[5, 4, 3], 0), // at 24
        halt(),
        op(Ld, &[5, 0], 0x200), // at 32
        halt(),
    ];
    let mut bench = Bench::of(two_warps, &program);
    bench.data_latency = Some(20);
    let all: Vec<_> = bench
        .look(120, |bench| Some(seen(bench)))
        .into_iter()
        .flat_map(|(cycle, now)| now.into_iter().map(move |one| (cycle, one)))
        .filter(|(_, one)| matches!(one, Read(..)))
        .collect();
    let [(load, Read(0x20, _, false)), (read, Read(0, _, true))] = all[..] else {
        panic!("{all:?}");
    };
    // Answered in load + 20; the response queue is empty from the next cycle on.
    assert_eq!(read, load + 21);
}

/// Warp 1 writes a register in every cycle, so the exchange has no port, until schedule has paused.
///
/// Rules: P15.6, P26.16.
#[test]
fn returning_waits_for_the_port_and_starves() {
    let two_warps = CoreOptions {
        arch: Some("4w8/8/1/2".to_owned()),
        ..options()
    };
    let mut program = vec![
        op(Ldi, &[1], 32),
        op(Wspawn, &[2, 1, 1], 0),
        nop(),
        nop(),
        nop(),
        nop(),
        op(Aadd, &[5, 4, 4], 0), // at 24
        halt(),
    ];
    program.extend((0..120).map(|_| op(Addi, &[3, 3], 1))); // from 32 on
    program.push(halt());
    let mut bench = Bench::of(two_warps, &program);
    let all = bench.look(100, |bench| {
        let phase = field(bench, ExchangeField::Phase);
        let paused = bench.scalar(Scalar::StallCause) == StallCause::StarvationGuard as u64;
        let writes = bench.scalar(Scalar::WriteSource);
        (phase == 5).then_some((paused, writes))
    });
    let (first, last) = (all[0].0, all[all.len() - 1].0);
    // 15 cycles in vain, then schedule pauses until what it has scheduled is through: fetch to commit.
    let pauses = all.iter().find(|(_, (paused, _))| *paused);
    assert_eq!(pauses.map(|(cycle, _)| cycle - first), Some(15));
    assert_eq!(last - first, 20);
    let (commit, load) = (WriteSource::Commit as u64, WriteSource::Load as u64);
    for &(cycle, (_, writes)) in &all {
        let wanted = if cycle == last { load } else { commit };
        assert_eq!(writes, wanted, "{}", cycle - first);
    }
}

fn scored(options: CoreOptions) -> CoreOptions {
    CoreOptions {
        scoreboard: Some(true),
        ..options
    }
}

/// The context goes on; its slot holds the access until the exchange is over.
///
/// Rules: P22.1, P22.2, P22.3, P26.6, P26.15, P26.17.
#[test]
fn with_a_scoreboard_its_context_goes_on_and_its_slot_is_free_at_the_end() {
    let program = apart(0, op(Aadd, &[5, 4, 3], 0));
    let mut bench = Bench::of(scored(options()), &program);
    let start = until_executed(&mut bench, 0, ACCESS);
    let seen = bench.look(12, |bench| {
        Some([Pending, Access, Held].map(|field| board(bench, field, 0)))
    });
    for (cycle, now) in seen {
        let wanted = match cycle - start {
            0..=9 => [1 << 5, 1, 0],
            _ => [0, 0, 0],
        };
        assert_eq!(now, wanted, "{}", cycle - start);
    }
    assert!(bench.state(0) != WAIT_MEMORY);
}

/// Behind the exchange: an instruction that needs nothing of it, one that needs d, another access.
///
/// Rules: P22.7, P22.10, P26.6.
#[test]
fn with_a_scoreboard_what_needs_it_waits() {
    let tried = |instruction: Instruction| {
        let mut program = apart(0, op(Aadd, &[5, 4, 3], 0));
        program[8] = instruction; // the nop behind it
        let mut bench = Bench::of(scored(options()), &program);
        until_executed(&mut bench, 0, ACCESS);
        let start = bench.cycle - 1;
        let tries = tries(&executed(&mut bench, 100), ACCESS + 4);
        let relative = |(cycle, again): (u64, bool)| (cycle - start, again);
        tries.into_iter().map(relative).collect::<Vec<_>>()
    };
    assert_eq!(tried(op(Addi, &[6, 6], 1)), [(1, false)]);
    // Done in 9, scheduled in 10, in execute in 14.
    let waits = [(1, true), (14, false)];
    assert_eq!(tried(op(Addi, &[6, 5], 1)), waits);
    assert_eq!(tried(op(Ld, &[6, 4], 0)), waits);
    assert_eq!(tried(op(Aadd, &[6, 4, 3], 0)), waits);
    assert_eq!(tried(op(Fence, &[], 0)), waits);
    assert_eq!(tried(op(Ldi, &[5], 1)), waits, "its destination");
}

/// acas reads its destination: it waits for a load of it.
///
/// Rules: P22.7, P26.6.
#[test]
fn with_a_scoreboard_acas_waits_for_its_destination() {
    let of = |opcode: Opcode| {
        let body = [
            op(Ld, &[5, 3], 0x101),
            op(opcode, &[5, 4, 3], 0), // at 24
        ];
        let mut bench = Bench::of(scored(options()), &four_lanes(&body));
        bench.data_latency = Some(10);
        tries(&executed(&mut bench, 200), 24).len()
    };
    assert_eq!((of(Acas), of(Aadd)), (2, 2));
}

/// With bus errors it is held until the end, and the failure comes in place of the next instruction.
///
/// Rules: P22.4, P22.5, P26.15.
#[test]
fn with_a_scoreboard_and_bus_errors_its_context_is_held_until_the_end() {
    let mut bench = Bench::of(scored(with_bus_errors()), &adding(0));
    let start = until_executed(&mut bench, 0, ACCESS);
    let held = bench.look(30, |bench| (board(bench, Held, 0) == 1).then_some(()));
    let held: Vec<_> = held.into_iter().map(|(cycle, ())| cycle - start).collect();
    // Read 2, exchanged 4 to 7, written 8, answered 9, returned 10.
    assert_eq!(held, (1..=10).collect::<Vec<_>>());
    let mut bench = Bench::of(scored(with_bus_errors()), &adding(0));
    bench.failing_lines = vec![LINE];
    assert!(bench.run(500));
    let stopped = bench.core.state().stopped_by_interrupts();
    let found = (stopped[0].interrupt.number(), stopped[0].pc.0);
    assert_eq!((found, values(&bench, 5)), ((7, ACCESS), [0; 4]));
}

/// A data cache of four sets, on which all four lanes load line 16, then add to its first word, and load again.
fn cached(second: Opcode) -> Bench {
    let body = [
        op(Ldi, &[4], data_cached::DATA),
        op(Ld, &[6, 4], 0),
        op(second, &[5, 4, 3], 0), // at 28
        op(Ld, &[6, 4], 0),
    ];
    let options = CoreOptions {
        extension: Some(true),
        ..data_cached::options(1)
    };
    data_cached::bench("4w8/8/4/1", options, &four_lanes(&body))
}

/// The read passes the cache by, though the line is there: it is asked for in cycle 2, at the port in cycle 3, answered in 4, and
/// the answer is there in 5. The store is at the port in 11, and its lines in the cache change in 12. The load hits.
///
/// Rules: P24.4, P24.5, P26.18, I12.17.
#[test]
fn with_a_data_cache_the_read_goes_to_the_memory() {
    let mut bench = cached(Aadd);
    let all = from_execute(&mut bench, 28, seen);
    let expected = [
        (3, READING),
        (3, Read(LINE, 0x000f, true)),
        (4, READING),
        (5, READING),
        (6, Exchanging(0b1111)),
        (7, Exchanging(0b1110)),
        (8, Exchanging(0b1100)),
        (9, Exchanging(0b1000)),
        (10, WRITING),
        (11, RETURNING),
        (11, Write(LINE, 0x000f)),
        (12, RETURNING),
        (12, Returned(0b1111)),
        (12, Done(0)),
        // The load behind it, which hits.
        (22, Returned(0b1111)),
        (22, Done(0)),
    ];
    assert_eq!(all, expected);
    assert_eq!(values(&bench, 5), [100, 100, 101, 103]);
    assert_eq!(values(&bench, 6), [106; 4]);
}

/// Another master has written the word since it came into the cache: the exchange finds what is in the memory.
///
/// Rules: P26.18, I12.17.
#[test]
fn with_a_data_cache_an_exchange_finds_what_is_in_the_memory() {
    let mut bench = cached(Aswap);
    until_executed(&mut bench, 0, 28);
    bench.memory.write_word(data_cached::DATA as u64, 7, 0xf);
    assert!(bench.run(500));
    assert_eq!(values(&bench, 5), [7, 0, 1, 2]);
    assert_eq!(values(&bench, 6), [3; 4]);
}

/// The port is closed when the store is in the cache: the exchange is not over before it has been sent.
///
/// Rules: P24.12, P26.15.
#[test]
fn with_a_data_cache_the_exchange_ends_when_its_store_is_sent() {
    let mut bench = cached(Aadd);
    let start = until_executed(&mut bench, 0, 28);
    while bench.cycle < start + 11 {
        bench.step();
    }
    bench.data_port_closed = true;
    let closed = bench.look(20, |bench| {
        let returning = field(bench, ExchangeField::Phase) == 5;
        let paused = bench.scalar(Scalar::StallCause) == StallCause::StarvationGuard as u64;
        Some((returning, bench.state(0), paused))
    });
    for (_, now) in closed {
        assert_eq!(now, (true, WAIT_MEMORY, false));
    }
    bench.data_port_closed = false;
    bench.pass(1); // sent
    bench.step();
    assert_eq!(bench.scalar(Scalar::WriteSource), WriteSource::Load as u64);
    bench.step();
    assert_eq!(bench.state(0), RUNNING);
}

/// Warp 1's store stands at the port, which is not ready, when the exchange of warp 0 becomes active. Cycles from that in which the
/// store is sent to that in which the read is at the port. `first`: what warp 1 has done before.
fn read_behind_a_store(first: Instruction) -> u64 {
    let mut program = vec![op(Ldi, &[1], 0x90), op(Wspawn, &[2, 1, 1], 0)];
    program.resize(34, nop());
    program.extend([op(Aadd, &[5, 4, 3], 0), halt()]); // at 0x88
    program.extend([first, op(St, &[3, 0], data_cached::DATA), halt()]);
    let options = CoreOptions {
        extension: Some(true),
        ..data_cached::options(1)
    };
    let mut bench = data_cached::bench("4w8/8/1/2", options, &program);
    let in_execute = [
        Scalar::ExecuteValid,
        Scalar::ExecuteContext,
        Scalar::ExecutePc,
    ];
    while in_execute.map(|field| bench.scalar(field)) != [1, 0, 0x88] {
        let outputs = bench.core.outputs();
        bench.data_port_closed = outputs.data_request_valid && outputs.data_request_write;
        bench.step();
        assert!(bench.cycle < 500);
    }
    for _ in 0..8 {
        bench.step();
        let waits = data_cached::cache(&bench, DataCacheField::LookupWrite);
        assert_eq!((waits, field(&bench, ExchangeField::Phase)), (1, 0));
    }
    bench.data_port_closed = false;
    let sent = bench.cycle;
    let is_read = |one: &Seen| matches!(one, Read(_, _, true));
    data_cached::until(&mut bench, |bench| seen(bench).iter().any(is_read)) - sent
}

/// The cache takes the read in the first cycle that starts without a lookup and with an empty queue, and looks it up in the next.
/// A store that hits has an entry in the queue for one more cycle.
///
/// Rules: P26.18.
#[test]
fn with_a_data_cache_the_read_waits_until_the_cache_is_quiet() {
    assert_eq!(read_behind_a_store(nop()), 2);
    let load = op(Ld, &[6, 0], data_cached::DATA);
    assert_eq!(read_behind_a_store(load), 3);
}

/// Pushed, it counts as an access; its read and its store as requests.
///
/// Rules: P26.6.
#[test]
fn an_exchange_is_one_access_and_two_requests() {
    let counting = CoreOptions {
        performance_counters: Some(true),
        ..options()
    };
    let mut bench = Bench::of(counting, &adding(8));
    assert!(bench.run(500));
    let counter = |counter| bench.get(Slot::Counter(counter));
    let counts = (
        counter(isa::PerformanceCounter::Accesses),
        counter(isa::PerformanceCounter::DataRequests),
    );
    assert_eq!(counts, (1, 4));
}

/// Rules: P26.9, P26.20.
#[test]
fn a_reset_ends_an_exchange() {
    let mut bench = Bench::of(options(), &adding(0));
    let config = crate::common::config(options());
    until_executed(&mut bench, 0, ACCESS);
    bench.pass(5);
    assert_eq!(field(&bench, ExchangeField::Phase), 2);
    bench.core.reset(&config);
    bench.step();
    assert_eq!(seen(&bench), []);
    assert!(bench.run(500));
    assert_eq!(bench.memory.read_word(0x100), 6);
}
