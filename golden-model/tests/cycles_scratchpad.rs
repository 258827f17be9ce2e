//! Scratchpad: which lanes a request serves, in which cycle, what the unit does before and after; and its neighbours:
//! write port, port, other warps, scoreboard, TLB, faults. Typed in from docs/pipeline.md section 25 and the ISA
//! (I9.7).
//!
//! Cycles are counted from the one on in which the access is in execute. It is active two cycles later (P11.3).

use crate::common::environment::Bench;
use crate::common::scored::{changes, RUNNING};
use crate::common::scratch::Seen::{Answer, Loaded, Pad, Port, Print, Stored, Write};
use crate::common::scratch::{four_lanes, from_execute, options, pad, seen, until_executed, word, Seen, PAD};
use crate::common::{config, halt, nop, op, when, with};
use isa::trace::Scalar::*;
use isa::trace::{StallCause, TlbMapping, WriteSource};
use isa::Opcode::*;
use isa::PerScoreboard::{Access, Held, Pending};
use isa::{CoreOptions, Instruction, PerTlbEntry, ScratchpadField, Slot};

/// Four lanes access the scratchpad at `step` bytes from one another, by way of r4, at 28.
fn strided(step: i64, access: Instruction) -> Vec<Instruction> {
    let body = [op(Muli, &[4, 3], step), op(Add, &[4, 4, 7], 0), access, nop()];
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
    let one = [(2, Pad(false, 0b1111)), (3, Answer), (3, Write(0b1111)), (3, Loaded(0))];
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
    let two: Vec<_> = load_with(8).into_iter().filter(|(_, one)| matches!(one, Pad(..))).collect();
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
    let requests: Vec<_> = all.into_iter().filter(|(_, one)| matches!(one, Pad(..))).collect();
    assert_eq!(requests, [(2, Pad(false, 0b1011)), (3, Pad(false, 0b0100))]);
}

/// Rules: P11.9, P11.10, P25.2, P25.3, P25.6.
#[test]
fn a_store_is_done_with_its_last_request() {
    let program = strided(8, op(St, &[3, 4], 0));
    let mut bench1 = Bench::of(options("4w8/8/4/1"), &program);
    let all = from_execute(&mut bench1, ACCESS);
    let expected = [(2, Pad(true, 0b0011)), (3, Pad(true, 0b1100)), (3, Stored(0))];
    assert_eq!(all, expected);
    let words = [0, 2, 4, 6].map(|number| word(&bench1, number));
    assert_eq!(words, [0, 1, 2, 3]);
    // Two lanes in one word: the higher one's bytes go over the lower one's, from its address to the end of the word.
    let body =
        [op(Andi, &[4, 3], 1), op(Add, &[4, 4, 7], 0), op(Addi, &[5, 3], 0x11), op(St, &[5, 4], 4), op(Ld, &[6, 4], 4)];
    let mut bench2 = Bench::of(options("4w8/8/4/1"), &four_lanes(&body));
    assert!(bench2.run(200));
    assert_eq!(word(&bench2, 1), 0x1413);
    let loaded = [0, 1, 2, 3].map(|lane| bench2.gpr(0, lane, 6));
    assert_eq!(loaded, [0x1413, 0x14, 0x1413, 0x14]);
}

/// Lane 0 in the RAM, lanes 1 and 2 in the scratchpad, lane 3 at the console. r4 holds the addresses; the access stands
/// at 44.
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
    let with_errors = with("bus_errors = true", options("4w8/8/4/1"));
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

/// The scratchpad's address in r7.
fn pad_in_r7() -> [Instruction; 2] {
    [op(Ldi, &[7], 1), op(Shli, &[7, 7], 30)]
}

fn at(program: &mut Vec<Instruction>, address: usize, body: &[Instruction]) {
    program.resize(program.len().max(address / 4), nop());
    program.truncate(address / 4);
    program.extend_from_slice(body);
}

/// Warp 0 loads from the scratchpad at 0x80, warp 1 from RAM, warp 2 writes a register in every cycle.
fn crowded() -> Bench {
    let mut program = pad_in_r7().to_vec();
    for start in [0x100, 0x140] {
        program.push(op(Ldi, &[1], start));
        program.push(op(Wspawn, &[4, 1, 4], 0));
    }
    at(&mut program, 0x80, &[op(Ld, &[5, 7], 0), halt()]);
    at(&mut program, 0x100, &[op(Ld, &[5, 0], 0x80), halt()]);
    at(&mut program, 0x140, &[op(Addi, &[2, 2], 1); 200]);
    program.push(halt());
    let mut bench = Bench::of(options("4w8/8/1/3"), &program);
    (bench.data_port_closed, bench.data_answers_held) = (true, true);
    bench
}

/// The request of warp 0 fires in the cycle behind that of warp 1. Then its answer waits for the write port, and the
/// answer to warp 1 behind it, until the guard has paused schedule and the pipeline is empty.
///
/// Rules: P15.2, P15.4, P15.5, P25.5, P25.7, P25.8.
#[test]
fn an_answer_that_waits_for_the_port_starves_and_keeps_responses_waiting() {
    let mut bench = crowded();
    until_executed(&mut bench, 0, 0x80);
    bench.pass(20);
    (bench.data_port_closed, bench.data_answers_held) = (false, false);
    let start = bench.cycle;
    let (mut answers, mut paused, mut loads) = (Vec::new(), Vec::new(), Vec::new());
    for cycle in 0..30 {
        assert_eq!(bench.cycle - start, cycle);
        bench.step();
        let answer = pad(&bench, ScratchpadField::AnswerValid) == 1;
        assert_eq!(pad(&bench, ScratchpadField::Lanes), u64::from(cycle == 1));
        if answer {
            answers.push(cycle);
            assert_eq!(bench.scalar(DataResponseReady), 0);
            assert_eq!(bench.scalar(DataResponseValid), 1);
        }
        if bench.scalar(StallCause) == StallCause::StarvationGuard as u64 {
            paused.push(cycle);
        }
        if bench.is(LoadDoneValid) {
            loads.push((cycle, bench.scalar(LoadDoneContext)));
        }
    }
    // The response is refused in 1 already: 15 in 16. What was scheduled in 15 is in commit in 20.
    assert_eq!(answers, (2..=21).collect::<Vec<_>>());
    assert_eq!(paused, (16..=22).collect::<Vec<_>>());
    assert_eq!(loads, [(21, 0), (22, 1)]);
}

/// The load is in execute in 0, with answers in 3, 4 and 5; the product asks in 5.
///
/// Rules: P15.1, P15.5, P25.8.
#[test]
fn the_arithmetic_unit_comes_after_the_answer() {
    let with_scoreboard = with("scoreboard = true", options("4w8/8/4/1"));
    let body = [
        op(Muli, &[4, 3], 16),
        op(Add, &[4, 4, 7], 0),
        op(Isneg, &[1, 3], 0),
        op(Iszero, &[1, 3], 0),
        op(Notp, &[1, 1], 0),
        crate::common::when(1, op(Ld, &[5, 4], 0)),
        op(Mul, &[6, 3, 3], 0),
    ];
    let mut bench = Bench::of(with_scoreboard, &four_lanes(&body));
    until_executed(&mut bench, 0, 40);
    let mut writes = Vec::new();
    for cycle in 1..10 {
        bench.step();
        if bench.scalar(WriteLanes) != 0 {
            writes.push((cycle, bench.scalar(WriteSource)));
        }
    }
    let (load, product) = (WriteSource::Load as u64, WriteSource::Arithmetic as u64);
    assert_eq!(writes, [(3, load), (4, load), (5, load), (6, product)]);
}

/// Warp 1 stores to RAM, warp 0 to the scratchpad, at 0x80.
fn two_stores() -> Bench {
    let mut program = pad_in_r7().to_vec();
    program.extend([op(Ldi, &[1], 0x100), op(Wspawn, &[4, 1, 4], 0)]);
    at(&mut program, 0x80, &[op(St, &[7, 7], 8), halt()]);
    at(&mut program, 0x100, &[op(St, &[7, 0], 0x180), halt()]);
    let with_errors = with("bus_errors = true", options("4w8/8/1/2"));
    let mut bench = Bench::of(with_errors, &program);
    bench.data_answers_held = true;
    bench
}

/// The answer to warp 1 has been awaited for long when warp 0's store is made: it is behind no request of its own.
///
/// Rules: P25.4, P25.5, P25.6, P25.13.
#[test]
fn two_stores_may_be_done_in_one_cycle() {
    let mut first = two_stores();
    let cycle = loop {
        first.step();
        if seen(&first).contains(&Pad(true, 1)) {
            break first.cycle - 1;
        }
    };
    let mut bench = two_stores();
    while bench.cycle < cycle {
        bench.step();
    }
    assert_eq!((bench.state(0), bench.state(1)), (2, 2));
    bench.data_answers_held = false;
    bench.step();
    assert_eq!(bench.scalar(DataResponseReady), 1);
    assert_eq!(seen(&bench), [Pad(true, 1), Stored(0)]);
    bench.step();
    assert_eq!((bench.state(0), bench.state(1)), (RUNNING, RUNNING));
    assert_eq!(seen(&bench), Vec::<Seen>::new());
    assert!(bench.run(200));
    assert_eq!(word(&bench, 2), PAD);
}

/// One lane with a scoreboard: instruction i is in execute in 12 + i.
fn scored(options: CoreOptions, access: Instruction) -> Bench {
    let mut program = pad_in_r7().to_vec();
    program.extend([access, nop(), halt()]);
    let options = with("scoreboard = true", options);
    Bench::of(options, &program)
}

/// In execute in 14, its request fires in 16; a load's answer is taken in 17.
///
/// Rules: P22.1, P22.2, P22.5, P25.6, P25.7, P25.9.
#[test]
fn the_scoreboard_knows_of_the_scratchpad() {
    let (load, store) = (op(Ld, &[5, 7], 4), op(St, &[7, 7], 4));
    let plain = options("4w8/8/1/1");
    let with_errors = with("bus_errors = true", plain.clone());
    let of = |options: &CoreOptions, access, field| changes(&mut scored(options.clone(), access), field, 40);
    assert_eq!(of(&plain, load, Pending), [(15, 1 << 5), (18, 0)]);
    for (options, held) in [(&plain, false), (&with_errors, true)] {
        assert_eq!(of(options, load, Access), [(15, 1), (17, 0)]);
        assert_eq!(of(options, store, Access), [(15, 1), (17, 0)]);
        let until = |cycle| match held {
            true => vec![(15, 1), (cycle, 0)],
            false => vec![],
        };
        assert_eq!(of(options, load, Held), until(18));
        assert_eq!(of(options, store, Held), until(17));
    }
    let mut bench = scored(plain, store);
    until_executed(&mut bench, 0, 8);
    let mut all = Vec::new();
    for _ in 0..8 {
        bench.step();
        all.extend(seen(&bench));
    }
    assert_eq!(all, [Pad(true, 1), Stored(0)]);
    assert!(!all.contains(&Answer));
}

/// What the handler at 0x100 finds in r0 and r1, when the instructions behind 0x10 have the scratchpad's address in r7
/// and `offset` is added to it in r6.
fn fault_of(options: CoreOptions, offset: i64, body: &[Instruction]) -> (u64, u64) {
    let mut program = vec![op(Ldi, &[1], 0x100), op(Skep, &[1], 0)];
    program.extend(pad_in_r7());
    program.extend([op(Addi, &[6, 7], offset), op(Ldi, &[0], 0)]);
    program.extend_from_slice(body);
    program.push(halt());
    at(&mut program, 0x100, &[halt()]);
    let config = config(options);
    let manners = crate::common::environment::IDEAL;
    let mut bench = Bench::on(&config, &program, manners);
    assert!(bench.run(500));
    (bench.gpr(0, 0, 0), bench.gpr(0, 0, 1))
}

/// Rules: I9.5, I9.7, P11.4, P25.10.
#[test]
fn it_ends_where_it_ends_and_nothing_is_executed_from_it() {
    let there = || options("4w8/8/1/1");
    let without = CoreOptions { scratchpad_bytes: None, ..there() };
    for access in [op(Ld, &[5, 6], 0), op(St, &[5, 6], 0)] {
        let of = |offset| fault_of(there(), offset, &[access]);
        assert_eq!([of(0).0, of(252).0, of(255).0], [0; 3]);
        assert_eq!(of(256), (7, PAD + 256));
        assert_eq!(of(-1), (7, PAD - 1));
        let none = fault_of(without.clone(), 0, &[access]);
        assert_eq!(none, (7, PAD));
    }
    let jump = [op(Jmpr, &[7], 0)];
    assert_eq!(fault_of(there(), 0, &jump), (7, PAD));
}

/// Rules: P11.6, P14.4, P17.13, P25.10.
#[test]
fn a_page_of_it_is_mapped_as_any_other() {
    let pages = || with("tlb_entries = 3", options("4w8/8/1/1"));
    // Virtual page 2 is the scratchpad's, with all rights.
    let mut map = vec![op(Ldi, &[4], 1), op(Shli, &[4, 4], 13), op(Ldi, &[3], 0o77), op(Tlbadd, &[4, 7, 3], 0)];
    let with = |one: Instruction| [map.clone(), vec![one]].concat();
    let expected = (0, 0x100);
    assert_eq!(fault_of(pages(), 0, &with(op(Ld, &[5, 4], 252))), expected);
    assert_eq!(fault_of(pages(), 0, &with(op(Ld, &[5, 4], 256))).0, 7);
    let expected = (7, 0x2100);
    assert_eq!(fault_of(pages(), 0, &with(op(St, &[5, 4], 256))), expected);
    assert_eq!(fault_of(pages(), 0, &with(op(Jmpr, &[4], 0))), (7, 0x2000));
    // The page behind it is no page of it.
    map.splice(0..0, pad_in_r7());
    map.extend([
        op(Ldi, &[5], 1),
        op(Shli, &[5, 5], 12),
        op(Add, &[5, 5, 7], 0),
        op(Tlbadd, &[5, 5, 3], 0),
        op(St, &[3, 4], 16),
        halt(),
    ]);
    let mut bench = Bench::of(pages(), &map);
    assert!(bench.run(500));
    assert_eq!(word(&bench, 4), 0o77);
    let mapping = |entry| {
        let value = bench.get(Slot::TlbEntry(PerTlbEntry::Mapping, entry));
        TlbMapping::unpacked(value).map(|mapping| (mapping.in_ram, mapping.is_console))
    };
    assert_eq!(mapping(0), Some((true, false)));
    assert_eq!(mapping(1), Some((true, true)));
    assert_eq!(mapping(2), Some((false, false)));
}
