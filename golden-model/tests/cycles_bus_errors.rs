//! Bus errors of fetches, loads and stores, and what the answers to stores change. Typed in from docs/pipeline.md
//! section 21 and the ISA (I5.31).

use crate::common::environment::{Bench, Manners, IDEAL};
use crate::common::{config, halt, nop, op, when, with, InLanes};
use isa::trace::PerWarp;
use isa::trace::Scalar::*;
use isa::{CoreOptions, Opcode::*};

fn options(arch: &str) -> CoreOptions {
    with("bus_errors = true", crate::common::options(arch))
}

/// Line 2 of the cache's lines has a failing word, 10. Words 8, 9 and 11 are executed each time they come by, and asked
/// for each time.
///
/// Rules: P21.2.
#[test]
fn a_line_with_a_failed_word_answers_but_is_not_kept() {
    let mut program = vec![nop(); 16];
    program[0] = op(Ldi, &[2], 3);
    program[1] = op(Jmpi, &[], 24); // to 32
    program[8] = op(Subi, &[2, 2], 1); // at 32, word 8
    program[9] = op(Jmpi, &[], 4); // to 44: word 10 is not executed
    program[11] = op(Rtop, &[0, 2], 0);
    program[12] = when(0, op(Jmpi, &[], -20)); // at 48
    program[13] = halt();
    let cached =
        |ways| with(&format!("instruction_cache_bytes = 128, instruction_cache_ways = {ways}"), options("4w8/8/1/1"));
    for ways in [1, 2] {
        let asked = |failing: &[u64]| {
            let mut bench = Bench::of(cached(ways), &program);
            bench.failing_words = failing.to_vec();
            let mut asked = 0;
            while !bench.is_done() {
                bench.step();
                asked += u64::from(bench.is(InstructionRequestValid) && bench.scalar(InstructionRequestWord) == 8);
                assert!(bench.cycle < 1000);
            }
            let interrupt = bench.of_warp(PerWarp::Interrupt, 0);
            assert_eq!((interrupt, bench.gpr(0, 0, 2)), (0, 0));
            asked
        };
        assert_eq!(asked(&[]), 1);
        // Each of the three turns reaches the line twice: at words 8 and 9, and at word 11.
        for failing in [[10], [10], [10]] {
            assert!(asked(&failing) >= 6);
        }
    }
    let mut bench = Bench::of(cached(1), &program);
    bench.failing_words = vec![9];
    assert!(bench.run(1000));
    assert_eq!(bench.fault(), Some((7, 36)));
}

/// Four lanes, each with a line of its own: with room for two answers the third request waits until the first has come.
///
/// Rules: P11.11, P11.12, P21.3.
#[test]
fn stores_wait_for_room_for_their_answers() {
    let mut with = options("4w8/8/4/1");
    with.data_outstanding = Some(2);
    let program = InLanes(4, 3).program(&[
        op(Shli, &[4, 3], 4),
        op(St, &[3, 4], 0x100), // at 16
    ]);
    // How often a request that was valid found no room, and how many answers were awaited at most.
    let awaited = |options: CoreOptions| {
        let config = config(options);
        let slow = Manners { latency_max: 20, ..IDEAL };
        let mut bench = Bench::on(&config, &program, slow);
        let (mut now, mut most, mut fired) = (0_u64, 0, 0);
        while !bench.is_done() {
            bench.step();
            let asks = bench.scalar(DataRequestValid);
            assert!(now < 2 || asks == 0 || !config.bus_errors);
            let fires = asks & bench.scalar(DataRequestReady);
            fired += fires;
            now += fires;
            now -= bench.scalar(DataResponseValid) & bench.scalar(DataResponseReady);
            most = most.max(now);
        }
        (fired, most)
    };
    assert_eq!(awaited(with.clone()), (4, 2));
    with.bus_errors = None;
    assert_eq!(awaited(with), (4, 4));
}
