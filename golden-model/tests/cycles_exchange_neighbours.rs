//! Exchanges and what is beside them: other accesses, the write port, scoreboard, data cache, counters, reset. Typed in
//! from docs/pipeline.md section 26.
//!
//! Cycles are counted from the one on in which the instruction is in execute, unless it is said otherwise.

use crate::common::environment::Bench;
use crate::common::exchanges::Seen::{Done, Exchanging, Read, Returned, Write};
use crate::common::exchanges::{
    adding, apart, field, from_execute, options, seen, values, with_bus_errors, Seen, ACCESS, LINE, READING, RETURNING,
    WRITING,
};
use crate::common::scored::{board, executed, tries, RUNNING, WAIT_MEMORY};
use crate::common::scratch::{four_lanes, until_executed};
use crate::common::{data_cached, halt, nop, op};
use isa::trace::{ExchangeField, Scalar, StallCause, WriteSource};
use isa::PerScoreboard::{Access, Held, Pending};
use isa::{CoreOptions, DataCacheField, Instruction, Opcode, Opcode::*, Slot};

/// Warp 1 loads a word that takes 20 cycles; the exchange of warp 0 is the active access meanwhile, but reads only
/// then.
///
/// Rules: P26.10.
#[test]
fn the_read_waits_until_nothing_is_awaited() {
    let two_warps = CoreOptions { arch: Some("4w8/8/1/2".to_owned()), data_outstanding: Some(4), ..options() };
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
    let two_warps = CoreOptions { arch: Some("4w8/8/1/2".to_owned()), ..options() };
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
    CoreOptions { scoreboard: Some(true), ..options }
}

/// The context goes on; its slot holds the access until the exchange is over.
///
/// Rules: P22.1, P22.2, P22.3, P26.6, P26.15, P26.17.
#[test]
fn with_a_scoreboard_its_context_goes_on_and_its_slot_is_free_at_the_end() {
    let program = apart(0, op(Aadd, &[5, 4, 3], 0));
    let mut bench = Bench::of(scored(options()), &program);
    let start = until_executed(&mut bench, 0, ACCESS);
    let seen = bench.look(12, |bench| Some([Pending, Access, Held].map(|field| board(bench, field, 0))));
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
    let options = CoreOptions { extension: Some(true), ..data_cached::options(1) };
    data_cached::bench("4w8/8/4/1", options, &four_lanes(&body))
}

/// The read passes the cache by, though the line is there: it is asked for in cycle 2, at the port in cycle 3, answered
/// in 4, and the answer is there in 5. The store is at the port in 11, and its lines in the cache change in 12. The
/// load hits.
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

/// Warp 1's store stands at the port, which is not ready, when the exchange of warp 0 becomes active. Cycles from that
/// in which the store is sent to that in which the read is at the port. `first`: what warp 1 has done before.
fn read_behind_a_store(first: Instruction) -> u64 {
    let mut program = vec![op(Ldi, &[1], 0x90), op(Wspawn, &[2, 1, 1], 0)];
    program.resize(34, nop());
    program.extend([op(Aadd, &[5, 4, 3], 0), halt()]); // at 0x88
    program.extend([first, op(St, &[3, 0], data_cached::DATA), halt()]);
    let options = CoreOptions { extension: Some(true), ..data_cached::options(1) };
    let mut bench = data_cached::bench("4w8/8/1/2", options, &program);
    let in_execute = [Scalar::ExecuteValid, Scalar::ExecuteContext, Scalar::ExecutePc];
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

/// The cache takes the read in the first cycle that starts without a lookup and with an empty queue, and looks it up in
/// the next. A store that hits has an entry in the queue for one more cycle.
///
/// Rules: P26.18.
#[test]
fn with_a_data_cache_the_read_waits_until_the_cache_is_quiet() {
    assert_eq!(read_behind_a_store(nop()), 2);
    let load = op(Ld, &[6, 0], data_cached::DATA);
    assert_eq!(read_behind_a_store(load), 3);
}

/// Pushed, it counts as an access; the read and the store of each word as requests.
///
/// Rules: P26.6.
#[test]
fn an_exchange_is_one_access_and_two_requests() {
    let counting = CoreOptions { performance_counters: Some(true), ..options() };
    let mut bench = Bench::of(counting, &adding(8));
    assert!(bench.run(500));
    let counter = |counter| bench.get(Slot::Counter(counter));
    let counts = (counter(isa::PerformanceCounter::Accesses), counter(isa::PerformanceCounter::DataRequests));
    assert_eq!(counts, (1, 8));
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
