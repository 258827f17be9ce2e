//! The request queue between the load/store unit, or the data cache, and the data port: when requests are at the port,
//! when stores are done, and who waits for an empty queue. Typed in from docs/pipeline.md section 27.
//!
//! Cycles are counted from cycle 0 in programs of one access, elsewhere from the one on in which the access is in
//! execute.

use crate::common::data_cached::{request, until};
use crate::common::environment::Bench;
use crate::common::exchanges::{self, values, RETURNING, WRITING};
use crate::common::scored::{board, changes};
use crate::common::scratch::Seen::{Pad, Port, Stored};
use crate::common::scratch::{four_lanes, from_execute, pad, seen, until_executed, word};
use crate::common::{bare, halt, nop, op, with, InLanes};
use isa::trace::Scalar::*;
use isa::trace::{PerScoreboard, StallCause};
use isa::{Instruction, Opcode, Opcode::*, PerformanceCounter, RequestQueueField, ScratchpadField, Slot};

/// Where the data stand: line 16.
const DATA: i64 = 0x100;

/// Two lines of a data cache in each of two sets.
const CACHE: &str = "data_cache_bytes = 64, data_cache_ways = 2";

/// A program on a core with a request queue and other options; lines of four words, and a memory that is always ready
/// and answers in the next cycle.
fn queued(arch: &str, line: &str, program: &[Instruction]) -> Bench {
    let queue = "request_queue = true, line_words = 4, ram_bytes = 4096";
    let options = with(line, with(queue, crate::common::options(arch)));
    Bench::of(options, program)
}

/// How many requests wait in the queue.
fn waiting(bench: &Bench) -> u64 {
    bench.get(Slot::RequestQueue(RequestQueueField::Count))
}

/// In each of some cycles from `start` on in which the queue is not empty: the cycle, and how many requests wait.
fn waiting_from(bench: &mut Bench, start: u64, cycles: u64) -> Vec<(u64, u64)> {
    let counts = bench.look(cycles, |bench| (waiting(bench) > 0).then(|| waiting(bench)));
    let counts = counts.into_iter();
    counts.map(|(cycle, count)| (cycle - start, count)).collect()
}

fn stored(bench: &Bench) -> bool {
    bench.is(StoreDoneValid)
}

/// The load is scheduled in 8, its request is taken in 14, is at the port in 15, and is answered in 15 + L.
///
/// Rules: P18.4, P27.1, P27.2, P27.6.
#[test]
fn a_load_takes_a_cycle_more() {
    let program = [op(Ld, &[1, 0], DATA), halt()];
    for latency in [1, 4, 16] {
        let mut bench = queued("4w8/8/1/1", "", &program);
        bench.memory.write_word(DATA as u64, 77, 0xf);
        bench.data_latency = Some(latency);
        let mut ready = Vec::new();
        let asked = bench.look(20 + latency, |bench| {
            ready.extend(bench.is(DataResponseReady).then(|| bench.cycle - 1));
            assert_eq!(bench.is(DataRequestValid), waiting(bench) == 1);
            request(bench)
        });
        assert_eq!(asked, [(15, (15, 16, false, 0xf))]);
        assert_eq!(ready, (15..=15 + latency).collect::<Vec<_>>());
        assert_eq!(bench.gpr(0, 0, 1), 77);
        let successor = queued_with_latency(&program, latency).scheduled_at(0, 4, 40 + latency);
        assert_eq!(successor.last(), Some(&(8 + 8 + latency - 1 + 1)));
    }
}

fn queued_with_latency(program: &[Instruction], latency: u64) -> Bench {
    let mut bench = queued("4w8/8/1/1", "", program);
    bench.data_latency = Some(latency);
    bench
}

/// The first load misses: two cycles more for the cache, and one for the queue. The second hits, and does not come to
/// the queue.
///
/// Rules: P24.14, P27.1.
#[test]
fn behind_a_data_cache_only_what_goes_to_the_port_takes_a_cycle_more() {
    let program = [op(Ld, &[1, 0], DATA), op(Ld, &[2, 0], DATA + 4), halt()];
    for latency in [1, 7] {
        let run = || {
            let mut bench = queued("4w8/8/1/1", CACHE, &program);
            bench.data_latency = Some(latency);
            bench
        };
        let second = run().scheduled_at(0, 4, 60);
        let first_ends = 8 + 8 + latency - 1 + 3;
        assert_eq!(second.last(), Some(&first_ends));
        let third = run().scheduled_at(0, 8, 60);
        assert_eq!(third.last(), Some(&(first_ends + 10)));
        let mut bench = run();
        assert_eq!(waiting_from(&mut bench, 0, 60), [(16, 1)]);
    }
}

/// Each of four lanes stores its number plus 1 into a line of its own, from 0x200 on.
fn four_lines(access: Opcode) -> Vec<Instruction> {
    let address = [op(Muli, &[4, 3], 16), op(Addi, &[4, 4], 0x200)];
    let value = op(Addi, &[5, 3], 1);
    let [first, second] = address;
    four_lanes(&[first, second, value, op(access, &[5, 4], 0), nop()])
}

/// Where the access of [`four_lines`] stands.
const ACCESS: u64 = 32;

/// Rules: P27.1, P27.2, P27.3.
#[test]
fn requests_that_follow_each_other_go_out_in_cycles_that_follow_each_other() {
    for access in [St, Ld] {
        let mut bench = queued("4w8/8/4/1", "data_outstanding = 8", &four_lines(access));
        let start = until_executed(&mut bench, 0, ACCESS);
        let (mut done, mut counts) = (Vec::new(), Vec::new());
        let asked = bench.look(20, |bench| {
            done.extend(stored(bench).then(|| bench.cycle - 1 - start));
            counts.push(waiting(bench));
            request(bench).map(|(_, line, ..)| line)
        });
        let asked: Vec<_> = asked.iter().map(|&(at, line)| (at - start, line)).collect();
        assert_eq!(asked, [(3, 32), (4, 33), (5, 34), (6, 35)]);
        assert_eq!(counts[..7], [0, 0, 1, 1, 1, 1, 0]);
        let expected = if access == St { vec![7] } else { vec![] };
        assert_eq!(done, expected);
    }
}

/// The port is closed up to cycle 29. In 30 the queue is full at the start, so nothing is taken beside the request that
/// goes.
///
/// Rules: P27.1, P27.2.
#[test]
fn a_full_queue_keeps_the_unit_waiting() {
    let mut bench = queued("4w8/8/4/1", "", &four_lines(St));
    let start = until_executed(&mut bench, 0, ACCESS);
    bench.data_port_closed = true;
    let full: Vec<_> = waiting_from(&mut bench, start, 29);
    let expected: Vec<_> = (3..30).map(|at| (at, if at == 3 { 1 } else { 2 })).collect();
    assert_eq!(full, expected);
    assert_eq!(bench.scalar(DataRequestLine), 32);
    bench.data_port_closed = false;
    let rows = bench.look(6, |bench| {
        let line = request(bench).map_or(0, |(_, line, ..)| line);
        Some((waiting(bench), line, stored(bench)))
    });
    let rows: Vec<_> = rows.iter().map(|&(at, row)| (at - start, row)).collect();
    let expected = [
        (30, (2, 32, false)),
        (31, (1, 33, false)),
        (32, (1, 34, false)),
        (33, (1, 35, false)),
        (34, (0, 0, true)),
        (35, (0, 0, false)),
    ];
    assert_eq!(rows, expected);
    let stored = [0, 1, 2, 3].map(|lane| bench.memory.read_word(0x200 + 16 * lane));
    assert_eq!(stored, [1, 2, 3, 4]);
}

/// A store is in execute in 12 and is taken in 14, or with a data cache in 15. The port is open from 40 on, so the
/// request goes in 40. With bus errors the answer comes in 41, and through the cache a cycle later.
///
/// Rules: P11.13, P21.3, P24.12, P27.3.
#[test]
fn a_store_is_done_a_cycle_after_it_leaves_the_queue() {
    for (line, done_in) in
        [("", 41), (CACHE, 41), ("bus_errors = true", 41), (&format!("bus_errors = true, {CACHE}"), 42)]
    {
        let program = [op(St, &[1, 0], DATA), halt()];
        let mut bench = queued("4w8/8/1/1", line, &program);
        let taken = if line.contains(CACHE) { 15 } else { 14 };
        bench.data_port_closed = true;
        for cycle in 0..40 {
            bench.step();
            assert!(!stored(&bench));
            assert_eq!(waiting(&bench), u64::from(cycle > taken), "{line}: {cycle}");
            assert_eq!(bench.scalar(DataRequestValid), waiting(&bench));
        }
        bench.data_port_closed = false;
        let of_store = bench.look(20, |bench| stored(bench).then(|| bench.state(0)));
        assert_eq!(of_store, [(done_in, 2)], "{line}");
        let mut bench = queued("4w8/8/1/1", line, &program);
        bench.data_port_closed = true;
        bench.pass(40);
        bench.data_port_closed = false;
        assert_eq!(bench.scheduled_at(0, 4, 20), [done_in + 1], "{line}");
    }
}

/// The slot of a load is free when the queue, or the cache, has taken it; that of a store a cycle after it has left the
/// queue, in 40.
///
/// Rules: P22.2, P24.12, P27.3.
#[test]
fn the_scoreboard_knows_when_a_request_is_taken_or_sent() {
    for others in ["", CACHE, "bus_errors = true"] {
        let line = with("scoreboard = true", with(others, Default::default()));
        for (access, free_in) in [(Ld, 15), (St, 42)] {
            let queue = "request_queue = true, line_words = 4";
            let options = with(queue, crate::common::options("4w8/8/1/1").or(line.clone()));
            let program = [op(access, &[1, 0], DATA), halt()];
            let mut bench = Bench::of(options, &program);
            bench.data_port_closed = true;
            let mut all = changes(&mut bench, PerScoreboard::Access, 40);
            bench.data_port_closed = false;
            let before = board(&bench, PerScoreboard::Access, 0);
            let freed = bench.cycles_in(4, |bench| board(bench, PerScoreboard::Access, 0) < before);
            all.extend(freed.first().map(|&cycle| (cycle, 0)));
            assert_eq!(all, [(13, 1), (free_in, 0)], "{others}: {access:?}");
        }
    }
}

/// Warp 1 executes what stands at 0x80 at once, warp 0 what stands at 0x40 after some 100 cycles.
fn two_warps(first: &[Instruction], second: &[Instruction]) -> Vec<Instruction> {
    let mut program = vec![
        op(Ldi, &[1], 0x80),
        op(Ldi, &[7], 1),
        op(Shli, &[7, 7], 30),
        op(Wspawn, &[7, 1, 7], 0),
        op(Ldi, &[6], 12),
        op(Subi, &[6, 6], 1), // at 20
        op(Rtop, &[0, 6], 0),
        crate::common::when(0, op(Jmpi, &[], -12)),
    ];
    for (address, body) in [(0x40, first), (0x80, second)] {
        program.resize(address / 4, nop());
        program.extend_from_slice(body);
        program.push(halt());
    }
    program
}

/// Both stores wait in the queue, the older one of warp 1.
///
/// Rules: P27.2, P27.3.
#[test]
fn each_store_wakes_its_own_context() {
    let store = |at| [op(St, &[7, 0], at)];
    let program = two_warps(&store(DATA), &store(DATA + 32));
    let mut bench = queued("4w8/8/1/2", "", &program);
    bench.data_port_closed = true;
    until(&mut bench, |bench| waiting(bench) == 2);
    bench.pass(20);
    let start = bench.cycle;
    bench.data_port_closed = false;
    let done = bench.look(10, |bench| {
        let line = request(bench).map(|(_, line, ..)| line);
        let context = stored(bench).then(|| bench.scalar(StoreDoneContext));
        ((line, context) != (None, None)).then_some((line, context))
    });
    let expected = [(start, (Some(18), None)), (start + 1, (Some(16), Some(1))), (start + 2, (None, Some(0)))];
    assert_eq!(done, expected);
}

/// Lane 0 stores into the RAM, lane 1 to the console. The byte goes to its queue in the first cycle that starts with an
/// empty request queue, and is at the console a cycle later. The cycle behind tells that it is printed.
///
/// Rules: P24.16, P27.4, P27.7.
#[test]
fn a_byte_is_printed_after_the_queue_is_empty() {
    let program = InLanes(2, 3).program(&[
        op(Ldi, &[5], 1),
        op(Sub, &[5, 5, 3], 0),
        op(Shli, &[5, 5], 8),
        op(Shli, &[4, 3], 31),
        op(Add, &[4, 4, 5], 0),
        op(St, &[3, 4], 0),
    ]);
    for line in ["", CACHE] {
        let mut bench = queued("4w8/8/2/1", line, &program);
        bench.data_port_closed = true;
        let prints = |bench: &Bench| bench.is(ConsoleOutputValid);
        assert_eq!(bench.cycles_in(80, prints), Vec::<u64>::new());
        assert_eq!(waiting(&bench), 1);
        bench.data_port_closed = false;
        assert_eq!(until(&mut bench, |bench| request(bench).is_some()), 80);
        assert_eq!(until(&mut bench, prints), 82);
        assert!(!bench.is(PrintDoneValid));
        assert_eq!(until(&mut bench, |bench| bench.is(PrintDoneValid)), 83);
        assert_eq!(bench.memory.read_word(DATA as u64), 0);
        assert!(bench.run(500));
        assert_eq!(bench.memory.console_output(), b"\x01");
    }
}

/// Warp 1's store waits in the queue; warp 0 changes the TLB at 0x40, or where there is none executes a fence, which
/// does not wait.
///
/// Rules: P9.9.1, P24.17, P27.4, I7.17.
#[test]
fn a_change_of_the_tlb_waits_for_the_queue() {
    let program = two_warps(&[bare(Tlbflush)], &[op(St, &[1, 0], DATA)]);
    for (entries, line) in [(0, ""), (0, CACHE), (2, ""), (2, CACHE)] {
        let line = format!("tlb_entries = {entries}, {line}");
        let line = line.trim_end_matches(", ");
        let mut bench = queued("4w8/8/1/2", line, &program);
        bench.data_port_closed = true;
        let (mut waits, mut goes_on) = (0, 0);
        let mut tries = |bench: &Bench| {
            if bench.is(ExecuteValid) && bench.scalar(ExecutePc) == 0x40 {
                let again = bench.scalar(RedirectPc) == 0x40;
                waits += u64::from(again);
                goes_on += u64::from(!again);
                assert_eq!(again, waiting(bench) == 1 && entries > 0, "{line}");
            }
        };
        for _ in 0..300 {
            bench.step();
            tries(&bench);
        }
        assert_eq!(waiting(&bench), 1);
        bench.data_port_closed = false;
        while !bench.is_done() {
            bench.step();
            tries(&bench);
            assert!(bench.cycle < 1000, "{line}: it does not end");
        }
        assert_eq!(goes_on, 1);
        assert_eq!(waits > 20, entries > 0, "{line}: {waits}");
    }
}

/// Lane 0 addresses the RAM, lane 1 the scratchpad; the access stands at 40.
fn both(access: Instruction) -> Vec<Instruction> {
    InLanes(2, 3).program(&[
        op(Ldi, &[5], 1),
        op(Sub, &[5, 5, 3], 0),
        op(Shli, &[5, 5], 8),
        op(Shli, &[4, 3], 30),
        op(Add, &[4, 4, 5], 0),
        op(Addi, &[6, 3], 7),
        nop(),
        access, // at 40
        nop(),
    ])
}

/// The store's request for RAM is taken in 2, and goes in 3 or in 30; the request for the scratchpad follows in the
/// next cycle. With a data cache both come a cycle later when nothing is closed.
///
/// Rules: P25.4, P25.6, P25.14, P27.4.
#[test]
fn a_request_for_the_scratchpad_waits_for_those_for_ram_before_it() {
    for (line, open_from, sent) in [
        ("scratchpad_bytes = 256", 0, 3),
        ("scratchpad_bytes = 256", 30, 30),
        ("scratchpad_bytes = 256, data_cache_bytes = 64", 0, 4),
        ("scratchpad_bytes = 256, data_cache_bytes = 64", 30, 30),
    ] {
        let mut bench = queued("4w8/8/2/1", line, &both(op(St, &[6, 4], 0)));
        let start = until_executed(&mut bench, 0, 40);
        let mut all = Vec::new();
        for cycle in 1..50 {
            bench.data_port_closed = cycle < open_from;
            bench.step();
            all.extend(seen(&bench).into_iter().map(|one| (cycle, one)));
        }
        assert_eq!(bench.cycle, start + 50);
        let expected = [(sent, Port(true, false)), (sent + 1, Pad(true, 0b10)), (sent + 1, Stored(0))];
        assert_eq!(all, expected, "{line}");
        assert_eq!(word(&bench, 0), 8);
        assert_eq!(bench.memory.read_word(DATA as u64), 7);
    }
}

/// Warp 1's store waits in the queue, and warp 0 has none of its own there.
///
/// Rules: P25.4, P27.4.
#[test]
fn an_access_to_the_scratchpad_alone_does_not_wait_for_the_queue() {
    let program = two_warps(&[op(St, &[7, 7], 8)], &[op(St, &[1, 0], DATA)]);
    let mut bench = queued("4w8/8/1/2", "scratchpad_bytes = 256", &program);
    bench.data_port_closed = true;
    let all = from_execute(&mut bench, 0x40);
    assert_eq!(all, [(2, Pad(true, 1)), (2, Stored(0))]);
    assert_eq!(waiting(&bench), 1);
    assert_eq!(pad(&bench, ScratchpadField::Lanes), 0);
}

/// Four lanes add to one word. The read is taken in 2 and answered in 4; the store is taken in 9 and is at the port in
/// 10, so that the old words are written in 11.
///
/// Rules: P26.10, P26.13, P26.15, P27.4.
#[test]
fn an_exchange_returns_when_its_store_has_been_sent() {
    use exchanges::Seen::{Done, Exchanging, Read, Returned, Write};
    let mut bench = queued("4w8/8/4/1", "extension = true", &exchanges::adding(0));
    bench.memory.write_word(0x100, 50, 0xf);
    let all = exchanges::from_execute(&mut bench, exchanges::ACCESS, exchanges::seen);
    let expected = [
        (3, exchanges::READING),
        (3, Read(exchanges::LINE, 0xf, true)),
        (4, exchanges::READING),
        (5, Exchanging(0b1111)),
        (6, Exchanging(0b1110)),
        (7, Exchanging(0b1100)),
        (8, Exchanging(0b1000)),
        (9, WRITING),
        (10, RETURNING),
        (10, Write(exchanges::LINE, 0xf)),
        (11, RETURNING),
        (11, Returned(0b1111)),
        (11, Done(0)),
    ];
    assert_eq!(all, expected);
    assert_eq!(values(&bench, 5), [50, 50, 51, 53]);
    assert_eq!(bench.memory.read_word(0x100), 56);
}

/// The store of an exchange waits in the queue for a closed port: nobody is starved meanwhile.
///
/// Rules: P26.15, P26.16, P27.4.
#[test]
fn an_exchange_whose_store_waits_does_not_starve() {
    for line in ["extension = true", &format!("extension = true, {CACHE}")] {
        let mut bench = queued("4w8/8/4/1", line, &exchanges::adding(0));
        let writes = |bench: &Bench| exchanges::seen(bench).contains(&WRITING);
        until(&mut bench, writes);
        bench.data_port_closed = true;
        let guarded =
            |bench: &Bench| bench.scalar(StallCause) == StallCause::StarvationGuard as u64 || bench.is(LoadDoneValid);
        assert_eq!(bench.cycles_in(40, guarded), Vec::<u64>::new());
        assert_eq!(exchanges::seen(&bench), [RETURNING]);
        assert_eq!(waiting(&bench), 1);
        bench.data_port_closed = false;
        let start = bench.cycle;
        let done = until(&mut bench, |bench| bench.is(LoadDoneValid));
        assert_eq!(done, start + 1);
        assert_eq!(bench.memory.read_word(0x100), 6);
    }
}

/// Warp 1's store waits in the queue up to `start`. Warp 0's exchange at 0x40 asks only when it is gone.
///
/// Rules: P26.10, P27.4.
#[test]
fn an_exchange_does_not_read_before_the_queue_is_empty() {
    let exchange = op(Aadd, &[5, 0, 1], 0);
    let program = two_warps(&[op(Ldi, &[0], DATA), exchange], &[op(St, &[7, 0], DATA)]);
    for (line, asked_later) in [("extension = true", 2), (&format!("extension = true, {CACHE}"), 3)] {
        let mut bench = queued("4w8/8/1/2", line, &program);
        bench.data_port_closed = true;
        until_executed(&mut bench, 0, 0x44);
        bench.pass(20);
        assert_eq!(waiting(&bench), 1);
        let start = bench.cycle;
        bench.data_port_closed = false;
        let asked = bench.look(12, |bench| request(bench).map(|(_, _, stores, _)| stores));
        assert_eq!(asked[..2], [(start, true), (start + asked_later, false)]);
        assert!(bench.run(1000));
        assert_eq!(bench.gpr(0, 0, 5), 1 << 30);
    }
}

/// Rules: P23.1, P27.5.
#[test]
fn data_requests_are_counted_when_they_leave_the_queue() {
    let mut bench = queued("4w8/8/4/1", "performance_counters = true", &four_lines(St));
    let counted = |bench: &Bench| bench.get(Slot::Counter(PerformanceCounter::DataRequests));
    until_executed(&mut bench, 0, ACCESS);
    bench.data_port_closed = true;
    bench.pass(30);
    assert_eq!((waiting(&bench), counted(&bench)), (2, 0));
    bench.data_port_closed = false;
    let start = bench.cycle;
    let rises = bench.look(8, |bench| Some(counted(bench)));
    let rises: Vec<_> = rises.iter().map(|&(at, count)| (at - start, count)).collect();
    let expected = [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4), (7, 4)];
    assert_eq!(rises, expected);
}

/// The request at the port is the oldest of the queue in all its fields, also while the unit asks for the next one.
///
/// Rules: P27.2.
#[test]
fn the_port_shows_the_oldest_request() {
    let mut bench = queued("4w8/8/4/1", "", &four_lines(St));
    until_executed(&mut bench, 0, ACCESS);
    let data = |bench: &Bench| {
        (0..4).map(|word| bench.get(Slot::LineWord(isa::PerLineWord::RequestData, word))).collect::<Vec<_>>()
    };
    let shown = bench.look(8, |bench| request(bench).map(|_| data(bench)));
    let shown: Vec<_> = shown.into_iter().map(|(_, data)| data[0]).collect();
    assert_eq!(shown, [1, 2, 3, 4]);
}
