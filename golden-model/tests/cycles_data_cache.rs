//! The data cache: what is asked for at the port, when loads are answered, and what the record shows. Typed in from docs/pipeline.md
//! section 24.

use crate::common::data_cached::{
    bench, cache, loaded_lines, options, request, requests, until, DATA,
};
use crate::common::environment::Bench;
use crate::common::{halt, nop, op, scored};
use isa::trace::{PerScoreboard, Scalar, StallCause};
use isa::DataCacheField::*;
use isa::{CoreOptions, Instruction, Opcode::*};

/// `ld` of a word behind the data's first, into a register.
fn load(register: u8, word: i64) -> Instruction {
    op(Ld, &[register, 0], DATA + 4 * word)
}

fn store(register: u8, word: i64) -> Instruction {
    op(St, &[register, 0], DATA + 4 * word)
}

/// The first load is scheduled in 8 and its request fires in 14. It is at the port in 15, is answered there in 15 + L, and for the load/store unit a
/// cycle later. The second one hits.
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
        let again = self::bench("4w8/8/1/1", options(1), &[load(1, 0), load(2, 3), halt()])
            .scheduled_at(0, 8, 60);
        assert_eq!(again.last(), Some(&(18 + 10)));
    }
}

/// The same with a latency of 1, as the record shows the cache.
///
/// Rules: P24.4, P24.5, P24.6, P24.7, P24.8, P24.11, P24.15.
#[test]
fn the_record_shows_lookup_queue_and_answer() {
    let mut bench = bench("4w8/8/1/1", options(2), &[load(1, 0), load(2, 3), halt()]);
    let fields = [
        LookupValid,
        LookupWrite,
        LookupConsole,
        LookupLine,
        QueueCount,
        QueueKind,
        AnswerValid,
        AnswerError,
        NextWay,
    ];
    let (mut rows, mut asked, mut ready) = (Vec::new(), Vec::new(), Vec::new());
    for cycle in 0..30 {
        bench.step();
        rows.push(fields.map(|field| cache(&bench, field)));
        let field = |field| bench.scalar(field);
        asked.extend((field(Scalar::DataRequestValid) == 1).then_some(cycle));
        ready.extend((field(Scalar::DataResponseReady) == 1).then_some(cycle));
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
    let expected = [
        (16, true, 0x000f),
        (16, false, 0xffff),
        (16, true, 0x00f0),
        (16, true, 0x0e00),
    ];
    assert_eq!(all, expected);
    kinds.retain(|&kind| kind != 0);
    assert_eq!(kinds, [2, 4, 4, 1, 1, 1], "the first store leaves nothing");
    let loaded = [2, 3, 4, 5].map(|register| bench.gpr(0, 0, register));
    assert_eq!(loaded, [101, 7, 0x766, 7]);
    for (word, value) in [(0, 7), (1, 7), (2, 0x766), (3, 103)] {
        assert_eq!(bench.memory.read_word(DATA as u64 + 4 * word), value);
    }
}

/// A store is in execute in 12 and sent to the cache in 14. It is at the port in 15, and its warp goes on a cycle later than without a cache.
///
/// Rules: P11.13, P24.4, P24.12.
#[test]
fn a_store_is_done_when_the_port_takes_it() {
    let mut bench = bench("4w8/8/1/1", options(1), &[store(1, 0), halt()]);
    bench.data_port_closed = true;
    let stored = |bench: &Bench| bench.is(Scalar::StoreDoneValid);
    for cycle in 0..40 {
        bench.step();
        assert!(!stored(&bench));
        assert_eq!(cache(&bench, LookupWrite), u64::from(cycle >= 15));
        assert_eq!(
            bench.scalar(Scalar::DataRequestValid),
            u64::from(cycle >= 15)
        );
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
    CoreOptions {
        scoreboard: Some(true),
        data_outstanding: Some(data_outstanding),
        ..options(1)
    }
}

/// Three misses of one set, and behind each of the first two a hit of its line on its way. All are asked for before the first is answered.
///
/// Rules: P24.1, P24.5, P24.7, P24.8.
#[test]
fn requests_behind_a_miss_go_on_and_all_are_answered_in_order() {
    let program = [
        load(1, 0),
        load(2, 1),
        load(3, 16),
        load(4, 18),
        load(5, 3),
        halt(),
    ];
    let mut bench = bench("4w8/8/1/1", scored_options(8), &program);
    bench.data_latency = Some(64);
    let (mut asked, mut answered) = (Vec::new(), Vec::new());
    while !bench.is_done() {
        bench.step();
        asked.extend(request(&bench).map(|(cycle, line, ..)| (cycle, line)));
        let written = bench.is(Scalar::LoadDoneValid);
        let register = bench.scalar(Scalar::WriteRegister);
        answered.extend(written.then(|| (bench.cycle - 1, register)));
    }
    assert_eq!(
        asked.iter().map(|(_, line)| *line).collect::<Vec<_>>(),
        [16, 20, 16]
    );
    assert!(asked[2].0 < asked[0].0 + 64);
    let order: Vec<_> = answered.iter().map(|(_, register)| *register).collect();
    assert_eq!(order, [1, 2, 3, 4, 5]);
    let first = asked[0].0 + 65;
    assert_eq!(answered[0].0, first);
    assert_eq!(
        answered[1].0,
        first + 1,
        "a hit acts while an answer is taken"
    );
    let loaded = [1, 2, 3, 4, 5].map(|register| bench.gpr(0, 0, register));
    assert_eq!(loaded, [100, 101, 116, 118, 103]);
}

/// A load on its way and a store into its line fill a queue of two entries; the next store, which would do without a place if it missed, waits.
///
/// Rules: P24.4, P24.9.
#[test]
fn a_full_queue_keeps_stores_from_the_port() {
    let program = [
        load(1, 0),
        store(2, 0),
        store(3, 1),
        load(4, 0),
        load(5, 2),
        halt(),
    ];
    let mut bench = bench("4w8/8/1/1", scored_options(2), &program);
    bench.data_answers_held = true;
    let mut fired = 0;
    for _ in 0..80 {
        bench.step();
        fired += u64::from(request(&bench).is_some());
    }
    assert_eq!(
        (fired, cache(&bench, QueueCount), cache(&bench, QueueKind)),
        (2, 2, 2)
    );
    assert_eq!(
        (cache(&bench, LookupValid), cache(&bench, LookupWrite)),
        (1, 1)
    );
    assert_eq!(bench.scalar(Scalar::DataRequestValid), 0);
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
    let guarded = until(&mut bench, |bench| {
        bench.scalar(Scalar::StallCause) == StallCause::StarvationGuard as u64
    });
    assert_eq!(guarded, first + 15);
    let last = until(&mut bench, |bench| !answers(bench));
    assert!(last > guarded && last < guarded + 8);
    assert!(bench.run(2000));
    assert_eq!(bench.gpr(0, 0, 3), 100);
}
