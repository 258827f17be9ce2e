//! The data cache: what is asked for at the port, when loads are answered, what the record shows; and the cache beside
//! other masters, the fence, the console, translation, and accesses that fail. Typed in from docs/pipeline.md section
//! 24 and the ISA (I5.32).

use crate::common::data_cached::{bench, cache, loaded_lines, options, request, requests, until, DATA};
use crate::common::environment::Bench;
use crate::common::{bare, halt, nop, op, scored, when, with, InLanes};
use isa::trace::Scalar::*;
use isa::trace::{PerScoreboard, PerWarp, StallCause};
use isa::DataCacheField::*;
use isa::Opcode::*;
use isa::{CoreOptions, Instruction};

/// `ld` of a word behind the data's first, into a register.
fn load(register: u8, word: i64) -> Instruction {
    op(Ld, &[register, 0], DATA + 4 * word)
}

fn store(register: u8, word: i64) -> Instruction {
    op(St, &[register, 0], DATA + 4 * word)
}

/// The first load is scheduled in 8 and its request fires in 14. It is at the port in 15, is answered there in 15 + L,
/// and for the load/store unit a cycle later. The second one hits.
///
/// Rules: P11.20, P18.4, P24.1, P24.3, P24.14.
#[test]
fn a_load_takes_two_cycles_more_and_one_that_hits_takes_10_whatever_the_latency() {
    for latency in [1, 4, 16, 64] {
        let mut bench = bench("4w8/8/1/1", options(1), &[load(1, 0), load(2, 3), halt()]);
        bench.data_latency = Some(latency);
        let second = bench.scheduled_at(0, 4, 40 + latency);
        assert_eq!(second.last(), Some(&(8 + 8 + latency - 1 + 2)));
        let last = second[second.len() - 1];
        let third = until(&mut bench, |bench| bench.is_done());
        // `halt` is scheduled 10 cycles after the load that hits, and executed 4 later.
        assert!(third >= last + 14);
        assert_eq!((bench.gpr(0, 0, 1), bench.gpr(0, 0, 2)), (100, 103));
        let again = self::bench("4w8/8/1/1", options(1), &[load(1, 0), load(2, 3), halt()]).scheduled_at(0, 8, 60);
        assert_eq!(again.last(), Some(&(18 + 10)));
    }
}

/// The same with a latency of 1, as the record shows the cache.
///
/// Rules: P24.4, P24.5, P24.6, P24.7, P24.8, P24.11, P24.15.
#[test]
fn the_record_shows_lookup_queue_and_answer() {
    let mut bench = bench("4w8/8/1/1", options(2), &[load(1, 0), load(2, 3), halt()]);
    let fields =
        [LookupValid, LookupWrite, LookupConsole, LookupLine, QueueCount, QueueKind, AnswerValid, AnswerError, NextWay];
    let (mut rows, mut asked, mut ready) = (Vec::new(), Vec::new(), Vec::new());
    for cycle in 0..30 {
        bench.step();
        rows.push(fields.map(|field| cache(&bench, field)));
        asked.extend((bench.is(DataRequestValid)).then_some(cycle));
        ready.extend((bench.is(DataResponseReady)).then_some(cycle));
    }
    assert_eq!(rows[14], [0; 9]);
    assert_eq!(rows[15], [1, 0, 0, 16, 0, 0, 0, 0, 0]);
    assert_eq!(rows[16], [0, 0, 0, 0, 1, 2, 0, 0, 1]);
    assert_eq!(rows[17], [0, 0, 0, 0, 0, 0, 1, 0, 1]);
    assert_eq!(rows[18], [0, 0, 0, 0, 0, 0, 0, 0, 1]);
    assert_eq!(rows[25], [1, 0, 0, 16, 0, 0, 0, 0, 1]);
    assert_eq!(rows[26], [0, 0, 0, 0, 1, 1, 0, 0, 1]);
    assert_eq!(rows[27], [0, 0, 0, 0, 0, 0, 1, 0, 1]);
    assert_eq!(rows[28], [0, 0, 0, 0, 0, 0, 0, 0, 1]);
    assert_eq!((asked, ready), (vec![15], vec![16]));
}

/// Rules: P3.20, P24.2, P24.4, P24.5, P24.9.
#[test]
fn stores_go_to_the_memory_and_into_a_line_that_is_there() {
    let program = [
        op(Ldi, &[1], 7),
        store(1, 0), // a miss
        load(2, 1),
        store(1, 1),
        op(St, &[1, 0], DATA + 9), // three bytes of word 2
        load(3, 1),
        load(4, 2),
        load(5, 0),
        halt(),
    ];
    let mut bench = bench("4w8/8/1/1", options(1), &program);
    let (mut all, mut kinds) = (Vec::new(), Vec::new());
    while !bench.is_done() {
        bench.step();
        all.extend(request(&bench).map(|(_, line, is_store, bytes)| (line, is_store, bytes)));
        kinds.push(cache(&bench, QueueKind));
        assert!(cache(&bench, QueueCount) <= 1);
    }
    let expected = [(16, true, 0x000f), (16, false, 0xffff), (16, true, 0x00f0), (16, true, 0x0e00)];
    assert_eq!(all, expected);
    kinds.retain(|&kind| kind != 0);
    assert_eq!(kinds, [2, 4, 4, 1, 1, 1], "the first store leaves nothing");
    let loaded = [2, 3, 4, 5].map(|register| bench.gpr(0, 0, register));
    assert_eq!(loaded, [101, 7, 0x766, 7]);
    for (word, value) in [(0, 7), (1, 7), (2, 0x766), (3, 103)] {
        assert_eq!(bench.memory.read_word(DATA as u64 + 4 * word), value);
    }
}

/// A store is in execute in 12 and sent to the cache in 14. It is at the port in 15, and its warp goes on a cycle later
/// than without a cache.
///
/// Rules: P11.13, P24.4, P24.12.
#[test]
fn a_store_is_done_when_the_port_takes_it() {
    let mut bench = bench("4w8/8/1/1", options(1), &[store(1, 0), halt()]);
    bench.data_port_closed = true;
    let stored = |bench: &Bench| bench.is(StoreDoneValid);
    for cycle in 0..40 {
        bench.step();
        assert!(!stored(&bench));
        assert_eq!(cache(&bench, LookupWrite), u64::from(cycle >= 15));
        assert_eq!(bench.scalar(DataRequestValid), u64::from(cycle >= 15));
    }
    bench.data_port_closed = false;
    assert_eq!(until(&mut bench, stored), 40);
    assert_eq!(cache(&bench, QueueCount), 0);
    assert_eq!(bench.scheduled_at(0, 4, 1), [41]);
}

/// The lines 16, 20 and 24 are of set 0, line 17 of set 1. The next way is one number for all sets.
///
/// Rules: P24.2, P24.6.
#[test]
fn lines_of_a_set_displace_each_other() {
    let lines = |ways, words: &[i64]| {
        let mut program: Vec<_> = words.iter().map(|&word| load(1, word)).collect();
        program.push(halt());
        loaded_lines(&mut bench("4w8/8/1/1", options(ways), &program))
    };
    let (a, b, c, of_set_1) = (0, 16, 32, 4);
    assert_eq!(lines(1, &[a, b, a, a]), [16, 20, 16]);
    assert_eq!(lines(2, &[a, b, a, b, a]), [16, 20]);
    assert_eq!(lines(2, &[a, b, c, b, c, a, b]), [16, 20, 24, 16, 20]);
    assert_eq!(lines(2, &[a, of_set_1, b, a, b, a]), [16, 17, 20, 16]);
    assert_eq!(lines(4, &[a, b, c, a, b, c]), [16, 20, 24]);
}

/// A core with a scoreboard, so that one warp has several loads on their way.
fn scored_options(data_outstanding: u32) -> CoreOptions {
    with(&format!("scoreboard = true, data_outstanding = {data_outstanding}"), options(1))
}

/// Three misses of one set, and behind each of the first two a hit of its line on its way. All are asked for before the
/// first is answered.
///
/// Rules: P24.1, P24.5, P24.7, P24.8.
#[test]
fn requests_behind_a_miss_go_on_and_all_are_answered_in_order() {
    let program = [load(1, 0), load(2, 1), load(3, 16), load(4, 18), load(5, 3), halt()];
    let mut bench = bench("4w8/8/1/1", scored_options(8), &program);
    bench.data_latency = Some(64);
    let (mut asked, mut answered) = (Vec::new(), Vec::new());
    while !bench.is_done() {
        bench.step();
        asked.extend(request(&bench).map(|(cycle, line, ..)| (cycle, line)));
        let written = bench.is(LoadDoneValid);
        let register = bench.scalar(WriteRegister);
        answered.extend(written.then(|| (bench.cycle - 1, register)));
    }
    let lines: Vec<_> = asked.iter().map(|(_, line)| *line).collect();
    assert_eq!(lines, [16, 20, 16]);
    assert!(asked[2].0 < asked[0].0 + 64);
    let order: Vec<_> = answered.iter().map(|(_, register)| *register).collect();
    assert_eq!(order, [1, 2, 3, 4, 5]);
    let first = asked[0].0 + 65;
    // A hit acts while an answer is taken.
    assert_eq!([answered[0].0, answered[1].0], [first, first + 1]);
    let loaded = [1, 2, 3, 4, 5].map(|register| bench.gpr(0, 0, register));
    assert_eq!(loaded, [100, 101, 116, 118, 103]);
}

/// A load on its way and a store into its line fill a queue of two entries; the next store, which would do without a
/// place if it missed, waits.
///
/// Rules: P24.4, P24.9.
#[test]
fn a_full_queue_keeps_stores_from_the_port() {
    let program = [load(1, 0), store(2, 0), store(3, 1), load(4, 0), load(5, 2), halt()];
    let mut bench = bench("4w8/8/1/1", scored_options(2), &program);
    bench.data_answers_held = true;
    let mut fired = 0;
    for _ in 0..80 {
        bench.step();
        fired += u64::from(request(&bench).is_some());
    }
    assert_eq!(fired, 2);
    assert_eq!(cache(&bench, QueueCount), 2);
    assert_eq!(cache(&bench, QueueKind), 2);
    assert_eq!(cache(&bench, LookupValid), 1);
    assert_eq!(cache(&bench, LookupWrite), 1);
    assert_eq!(bench.scalar(DataRequestValid), 0);
    bench.data_answers_held = false;
    assert_eq!(requests(&mut bench).len(), 1, "the last two loads hit");
    let loaded = [1, 4, 5].map(|register| bench.gpr(0, 0, register));
    assert_eq!(loaded, [100, 0, 102]);
}

/// With a closed port: the cache takes the load's request in 14, and the store's.
///
/// Rules: P22.2, P24.12.
#[test]
fn the_slot_of_a_load_is_free_when_the_cache_has_it_that_of_a_store_when_it_is_sent() {
    let access = |instruction: Instruction| {
        let mut bench = bench("4w8/8/1/1", scored_options(2), &[instruction, halt()]);
        bench.data_port_closed = true;
        (0..40)
            .filter(|_| {
                bench.step();
                scored::board(&bench, PerScoreboard::Access, 0) == 1
            })
            .count()
    };
    assert_eq!(access(load(1, 0)), 2, "in 13 and 14");
    assert_eq!(access(store(1, 0)), 40 - 13);
}

/// Five warps write a register in every cycle, and warp 0 waits for its load.
///
/// Rules: P15.2, P24.11.
#[test]
fn an_answer_that_is_not_taken_starves() {
    let mut program = vec![op(Ldi, &[1], 44)];
    program.extend(vec![op(Wspawn, &[6, 1, 1], 0); 5]);
    program.extend(vec![nop(); 3]);
    program.extend([load(3, 0), halt()]);
    program.extend(vec![op(Addi, &[3, 3], 1); 20]); // from 44 on
    program.push(halt());
    let mut bench = bench("4w8/8/1/6", options(1), &program);
    let answers = |bench: &Bench| cache(bench, AnswerValid) == 1;
    let first = until(&mut bench, answers);
    let guarded = until(&mut bench, |bench| bench.scalar(StallCause) == StallCause::StarvationGuard as u64);
    assert_eq!(guarded, first + 15);
    let last = until(&mut bench, |bench| !answers(bench));
    assert!(last > guarded && last < guarded + 8);
    assert!(bench.run(2000));
    assert_eq!(bench.gpr(0, 0, 3), 100);
}

fn with_pages(options: CoreOptions, entries: u32) -> CoreOptions {
    with(&format!("tlb_entries = {entries}"), options)
}

fn loaded(bench: &Bench) -> bool {
    bench.is(LoadDoneValid)
}

/// Another master writes behind the first load.
///
/// Rules: I5.32, I7.16, P9.5.17, P24.13.
#[test]
fn what_another_master_writes_is_seen_behind_a_fence() {
    for entries in [0, 2] {
        for fence in [bare(Tlbflush), op(Tlbrm, &[7], 0), op(Tlbadd, &[7, 7, 7], 0)] {
            let program = [op(Ldi, &[7], 0x2000), load(1, 0), load(2, 0), fence, load(3, 0), halt()];
            let mut bench = bench("4w8/8/1/1", with_pages(options(2), entries), &program);
            until(&mut bench, loaded);
            bench.memory.write_word(DATA as u64, 9, 0xf);
            assert_eq!(loaded_lines(&mut bench), [16]);
            let values = [1, 2, 3].map(|register| bench.gpr(0, 0, register));
            assert_eq!(values, [100, 100, 9], "{fence}");
        }
    }
    // A fence that no lane executes is none.
    let program = [load(1, 0), when(1, bare(Tlbflush)), load(3, 0), halt()];
    let mut bench = bench("4w8/8/1/1", options(1), &program);
    assert_eq!(loaded_lines(&mut bench), [16]);
}

/// The lines 16 to 19 are in the window, line 20 is not.
///
/// Rules: I5.32, P24.2, P24.4, P24.5.
#[test]
fn accesses_in_the_window_always_go_to_the_memory() {
    let window = CoreOptions { uncached_start: Some(DATA as u64), uncached_bytes: Some(64), ..options(1) };
    let program = [load(1, 1), load(2, 1), op(St, &[2, 0], DATA + 60), load(3, 15), load(4, 16), load(5, 17), halt()];
    let mut bench = bench("4w8/8/1/1", window, &program);
    let all: Vec<_> =
        requests(&mut bench).into_iter().map(|(_, line, is_store, bytes)| (line, is_store, bytes)).collect();
    let expected =
        [(16, false, 0x00f0), (16, false, 0x00f0), (19, true, 0xf000), (19, false, 0xf000), (20, false, 0xffff)];
    assert_eq!(all, expected);
    assert_eq!(bench.gpr(0, 0, 3), 101);
    assert_eq!(cache(&bench, NextWay), 0);
}

/// Rules: P3.14, P24.2, P24.5, P24.15.
#[test]
fn a_load_of_the_console_passes_through() {
    let address = [op(Ldi, &[4], 1), op(Shli, &[4, 4], 31)];
    let loads = [op(Ld, &[1, 4], 0), op(Ld, &[2, 4], 0), halt()];
    let program: Vec<_> = address.into_iter().chain(loads).collect();
    let mut bench = bench("4w8/8/1/1", options(1), &program);
    bench.memory.type_input(b"xy");
    let console = |bench: &Bench| bench.is(DataRequestValid) && bench.is(DataRequestConsole);
    until(&mut bench, console);
    assert_eq!(cache(&bench, LookupConsole), 1);
    assert_eq!(cache(&bench, LookupLine), 0);
    bench.step();
    assert_eq!(cache(&bench, QueueKind), 3);
    until(&mut bench, console);
    assert!(bench.run(500));
    assert_eq!((bench.gpr(0, 0, 1), bench.gpr(0, 0, 2)), (0x78, 0x79));
}

/// Warp 1 executes what stands at 40, warp 0 what stands from 8 on.
fn two_warps(first: &[Instruction], second: &[Instruction]) -> Vec<Instruction> {
    let mut program = vec![op(Ldi, &[1], 40), op(Wspawn, &[2, 1, 1], 0)];
    program.extend_from_slice(first);
    assert!(program.len() <= 10);
    program.resize(10, halt());
    program.extend_from_slice(second);
    program
}

/// `body` after some 150 cycles.
fn later(body: &[Instruction]) -> Vec<Instruction> {
    let mut all = vec![op(Ldi, &[6], 20), op(Subi, &[6, 6], 1), op(Rtop, &[0, 6], 0), when(0, op(Jmpi, &[], -12))];
    all.extend_from_slice(body);
    all
}

/// The load of warp 1 is on its way when warp 0 executes its fence.
///
/// Rules: P24.13.
#[test]
fn a_line_that_is_on_its_way_at_the_fence_answers_and_is_asked_for_again() {
    let first = later(&[bare(Tlbflush), halt()]);
    let program = two_warps(&first, &[load(3, 0), load(4, 1), halt()]);
    let mut bench = bench("4w8/8/1/2", options(1), &program);
    bench.data_answers_held = true;
    let fence = |bench: &Bench| bench.is(ExecuteValid) && bench.scalar(ExecutePc) == 24;
    until(&mut bench, fence);
    assert_eq!(cache(&bench, QueueKind), 2);
    bench.memory.write_word(DATA as u64 + 4, 9, 0xf);
    bench.data_answers_held = false;
    assert_eq!(loaded_lines(&mut bench), [16]);
    assert_eq!((bench.gpr(1, 0, 3), bench.gpr(1, 0, 4)), (100, 9));
}

/// Lane 0 stores into the RAM, lane 1 to the console.
///
/// Rules: P24.16.
#[test]
fn a_byte_is_printed_after_the_rest_of_its_access_has_been_sent() {
    let program = InLanes(2, 3).program(&[
        op(Ldi, &[5], 1),
        op(Sub, &[5, 5, 3], 0),
        op(Shli, &[5, 5], 8),
        op(Shli, &[4, 3], 31),
        op(Add, &[4, 4, 5], 0),
        op(St, &[3, 4], 0),
    ]);
    let mut bench = bench("4w8/8/2/1", options(1), &program);
    bench.data_port_closed = true;
    let prints = |bench: &Bench| bench.is(ConsoleOutputValid);
    for _ in 0..80 {
        bench.step();
        assert!(!prints(&bench));
    }
    assert_eq!(cache(&bench, LookupWrite), 1);
    bench.data_port_closed = false;
    let sent = until(&mut bench, |bench| request(bench).is_some());
    assert_eq!(sent, 80);
    assert_eq!(until(&mut bench, prints), sent + 2);
    assert!(bench.run(500));
    assert_eq!(bench.memory.console_output(), b"\x01");
    assert_eq!(bench.memory.read_word(DATA as u64), 0);
}

/// Warp 1's store is in the cache, and does not come to the port; warp 0 changes the TLB, or where there is none,
/// executes a fence.
///
/// Rules: I7.17, P9.9.1, P9.9.2, P24.17.
#[test]
fn a_change_of_the_tlb_waits_for_what_is_looked_up() {
    let first = later(&[bare(Tlbflush), halt()]);
    let program = two_warps(&first, &[op(St, &[2, 0], DATA), halt()]);
    for entries in [0, 2] {
        let mut bench = bench("4w8/8/1/2", with_pages(options(1), entries), &program);
        bench.data_port_closed = true;
        let (mut waits, mut goes_on) = (0, 0);
        let mut tries = |bench: &Bench| {
            if bench.is(ExecuteValid) && bench.scalar(ExecutePc) == 24 {
                let again = bench.scalar(RedirectPc) == 24;
                waits += u64::from(again);
                goes_on += u64::from(!again);
                assert!(again || cache(bench, LookupValid) == u64::from(entries == 0));
            }
        };
        for _ in 0..300 {
            bench.step();
            tries(&bench);
        }
        bench.data_port_closed = false;
        while !bench.is_done() {
            bench.step();
            tries(&bench);
        }
        assert_eq!(waits > 10, entries != 0, "{entries} entries");
        assert_eq!(goes_on, 1, "{entries} entries");
    }
}

fn interrupt(bench: &Bench, warp: u32) -> u64 {
    bench.of_warp(PerWarp::Interrupt, warp)
}

fn failing() -> CoreOptions {
    with("bus_errors = true", options(1))
}

/// Both warps load from a line that fails; the second one finds it on its way.
///
/// Rules: I5.31, P21.4, P24.8, P24.10.
#[test]
fn a_hit_of_a_line_whose_fill_fails_fails_too() {
    let program = two_warps(&[load(3, 0), halt()], &[load(3, 1), halt()]);
    let mut bench = bench("4w8/8/1/2", failing(), &program);
    bench.data_answers_held = true;
    bench.failing_lines = vec![16];
    let mut asked = 0;
    for _ in 0..60 {
        bench.step();
        asked += u64::from(request(&bench).is_some());
    }
    assert_eq!((asked, cache(&bench, QueueCount)), (1, 2));
    bench.data_answers_held = false;
    until(&mut bench, |bench| cache(bench, AnswerError) == 1);
    assert!(bench.run(500));
    bench.step();
    assert_eq!((interrupt(&bench, 0), interrupt(&bench, 1)), (8, 8));
    assert_eq!((bench.gpr(0, 0, 3), bench.gpr(1, 0, 3)), (0, 0));
}

/// The handler at 40 returns to the load, which asks anew. The line that was there before is asked for anew as well.
///
/// Rules: P24.10.
#[test]
fn a_line_whose_fill_has_failed_is_not_kept_nor_any_other() {
    let mut program =
        vec![op(Ldi, &[0], 40), op(Skep, &[0], 0), op(Ldi, &[0], 0), load(5, 4), load(3, 0), load(4, 1), load(6, 5)];
    program.resize(10, halt());
    program.push(bare(Reti));
    let mut bench = bench("4w8/8/1/1", failing(), &program);
    bench.failing_lines = vec![16];
    until(&mut bench, |bench| bench.is(InterruptValid));
    assert_eq!(bench.scalar(InterruptCause), 7);
    bench.failing_lines.clear();
    assert_eq!(loaded_lines(&mut bench), [16, 17]);
    let values = [3, 4, 5, 6].map(|register| bench.gpr(0, 0, register));
    assert_eq!(values, [100, 101, 104, 105]);
}

/// Warp 0's store fails, and its warp stops; warp 1 loads the line later, and finds it.
///
/// Rules: P21.3, P24.5, P24.9.
#[test]
fn a_store_that_fails_leaves_the_line_as_it_was() {
    let first = [load(3, 0), op(St, &[1, 0], DATA), halt()];
    let program = two_warps(&first, &later(&[load(3, 0), halt()]));
    for fails in [false, true] {
        let mut bench = bench("4w8/8/1/2", failing(), &program);
        until(&mut bench, loaded);
        bench.failing_lines = if fails { vec![16] } else { Vec::new() };
        let stored = |bench: &Bench| bench.is(StoreDoneValid);
        until(&mut bench, |bench| cache(bench, QueueKind) == 4);
        until(&mut bench, stored);
        assert!(loaded_lines(&mut bench).is_empty(), "the other load hits");
        assert_eq!(interrupt(&bench, 0), if fails { 8 } else { 0 });
        assert_eq!(bench.gpr(1, 0, 3), if fails { 100 } else { 40 });
    }
}

/// With bus errors a store that misses is answered as well, and passes through.
///
/// Rules: P21.3, P24.5, P24.12.
#[test]
fn with_bus_errors_a_store_that_misses_is_answered_through_the_queue() {
    let mut bench = bench("4w8/8/1/1", failing(), &[op(St, &[1, 0], DATA), halt()]);
    let sent = until(&mut bench, |bench| request(bench).is_some());
    bench.step();
    assert_eq!(cache(&bench, QueueCount), 1);
    assert_eq!(cache(&bench, QueueKind), 3);
    let stored = |bench: &Bench| bench.is(StoreDoneValid);
    assert_eq!(until(&mut bench, stored), sent + 2);
}
