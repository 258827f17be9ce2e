//! The instruction cache: when fetches are answered, and what is asked for at the port. Typed in from docs/pipeline.md
//! section 19.

use crate::common::cached::{answered, cache, cached, nops, requested, scheduled};
use crate::common::environment::{Bench, Manners};
use crate::common::{config, halt, nop, op, when};
use isa::trace::Scalar::*;
use isa::InstructionCacheField::*;
use isa::Opcode::*;

/// The register files are cleared in the cycles 0 to 7. The fetch of word 0 fires in 8 and is looked up in 9, in which
/// that of word 1 fires. The line is asked for in 10 to 13 and comes in 11 to 14. In 15 the arrays are read again, in
/// 16 word 1 is looked up.
///
/// Rules: P5.9, P5.10, P6.1, P19.1, P19.2, P19.3, P19.4, P19.5, P19.6, P19.7, P19.8.
#[test]
fn a_miss_asks_for_its_line_and_the_fetch_behind_it_is_read_again() {
    let bench = || Bench::of(cached("4w8/8/1/1", 64, 1), &nops(16));
    let fired: Vec<_> = bench().look(19, scheduled);
    assert_eq!(fired, [(8, 0), (9, 4), (16, 8), (17, 12), (18, 16)]);
    let words = bench().look(19, answered);
    assert_eq!(words, [(11, 0), (16, 4), (17, 8), (18, 12)]);
    let asked = bench().look(19, requested);
    assert_eq!(asked, [(10, 0), (11, 1), (12, 2), (13, 3)]);
    let stalled = bench().cycles_in(19, |bench| bench.scalar(StallCause) == 5);
    assert_eq!(stalled, [10, 11, 12, 13, 14, 15]);
}

/// The record shows how the cache handles a miss.
///
/// Rules: P19.5, P19.6, P19.7, P19.8, P19.11.
#[test]
fn the_record_shows_lookup_and_fill_while_they_are_valid() {
    let mut bench = Bench::of(cached("4w8/8/1/1", 128, 2), &nops(16));
    let fields = [
        LookupValid,
        LookupStale,
        LookupWord,
        FillValid,
        FillWord,
        FillWay,
        FillAsked,
        FillAnswered,
        FillDropped,
        NextWay,
    ];
    let rows = bench.look(19, |bench| Some(fields.map(|field| cache(bench, field))));
    let of = |cycle: usize| rows[cycle].1;
    assert_eq!(of(8), [0; 10]);
    assert_eq!(of(9), [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(of(10), [1, 1, 1, 1, 0, 0, 0, 0, 0, 1]);
    assert_eq!(of(11), [1, 1, 1, 1, 0, 0, 1, 0, 0, 1]);
    assert_eq!(of(12), [1, 1, 1, 1, 0, 0, 2, 1, 0, 1]);
    assert_eq!(of(14), [1, 1, 1, 1, 0, 0, 4, 3, 0, 1]);
    assert_eq!(of(15), [1, 1, 1, 0, 0, 0, 0, 0, 0, 1]);
    assert_eq!(of(16), [1, 0, 1, 0, 0, 0, 0, 0, 0, 1]);
    assert_eq!(of(17), [1, 0, 2, 0, 0, 0, 0, 0, 0, 1]);
}

/// The second jump reaches word 6, the third of its line; both words of a line behind it are there.
///
/// Rules: P3.1, P19.7.
#[test]
fn a_line_is_asked_for_from_its_first_word_on_and_answers_with_the_one_wanted() {
    let mut program = nops(16);
    program[0] = op(Jmpi, &[], 20);
    program[6] = op(Ldi, &[1], 7);
    program[7] = halt();
    let config = config(cached("4w8/8/1/1", 64, 1));
    for seed in 0..20 {
        let manners = Manners::new(5, 128, seed);
        let mut bench = Bench::on(&config, &program, manners);
        let (mut words, mut waiting, mut answer) = (Vec::new(), None, None);
        while !bench.is_done() {
            let came = cache(&bench, FillAnswered);
            bench.step();
            let word = requested(&bench);
            if waiting.is_some() {
                assert_eq!(word, waiting, "it stays until it is taken");
            }
            let ready = bench.is(InstructionRequestReady);
            waiting = word.filter(|_| !ready);
            words.extend(word.filter(|_| ready));
            if answered(&bench) == Some(24) && answer.is_none() {
                answer = Some((came, cache(&bench, FillAnswered)));
            }
        }
        assert!(words.windows(4).any(|four| four == [4, 5, 6, 7]), "{words:?}");
        assert_eq!(answer.map(|(_, at)| at), Some(2), "two words have come before");
        assert_eq!(bench.gpr(0, 0, 1), 7);
    }
}

/// How many lines are asked for by a loop over two lines of the same set, 20 times.
fn lines_of_a_loop(bytes: u64, ways: u32) -> usize {
    let mut program = nops(64);
    program[0] = op(Ldi, &[1], 20);
    program[1] = op(Subi, &[1, 1], 1); // at 4
    program[2] = op(Rtop, &[0, 1], 0);
    program[3] = op(Jmpi, &[], 112); // to 128
    program[32] = when(0, op(Jmpi, &[], -128)); // at 128, back to 4
    program[33] = halt();
    let mut bench = Bench::of(cached("4w8/8/1/1", bytes, ways), &program);
    let asked = bench.look(2000, requested);
    assert!(bench.is_done());
    assert_eq!(asked.len() % 4, 0);
    asked.len() / 4
}

/// Rules: P19.3, P19.5.
#[test]
fn lines_of_a_set_displace_each_other_when_they_are_more_than_its_ways() {
    // One way of 128 bytes: 0 and 128 are of the same set. The one behind each is fetched, too, now and then.
    assert!(lines_of_a_loop(128, 1) > 40);
    assert!(lines_of_a_loop(128, 2) <= 6);
    assert!(lines_of_a_loop(256, 1) <= 6);
    assert!(lines_of_a_loop(128, 4) <= 6);
}

/// Once the loop is in the cache, five warps of it execute one instruction in every cycle, however slow the memory is.
///
/// Rules: P19.4, P18.3.
#[test]
fn a_loop_that_is_held_runs_as_with_a_memory_of_latency_1() {
    let mut program = vec![op(Ldi, &[1], 24)];
    program.extend(vec![op(Wspawn, &[6, 1, 1], 0); 4]);
    program.extend([
        nop(),
        op(Addi, &[3, 3], 1), // at 24
        op(Xor, &[4, 3, 4], 0),
        op(Jmpi, &[], -12),
    ]);
    for latency in [1, 4, 16, 64] {
        let mut bench = Bench::of(cached("4w8/8/1/5", 64, 1), &program);
        bench.fetch_latency = Some(latency);
        bench.pass(8 * 5 + 20 * latency + 200);
        for _ in 0..300 {
            bench.step();
            assert_eq!(bench.scalar(CommitValid), 1, "{latency}");
        }
    }
}

/// A copy goes into decode while words of a line come that no warp waits for.
///
/// Rules: P6.4, P12.3, P15.2.
#[test]
fn words_that_answer_no_fetch_do_not_keep_a_copy_out() {
    // Warp 0 clones at the end of a line; the line behind it comes while the copy is at work.
    let mut program = nops(16);
    program[0] = op(Ldi, &[1], 1);
    program[7] = op(Clone, &[1], 0); // at 28
    program[8] = halt();
    let mut bench = Bench::of(cached("4w8/8/2/1", 64, 1), &program);
    let (mut both, mut instead) = (0, 0);
    while !bench.is_done() {
        bench.step();
        let comes = bench.is(InstructionResponseValid);
        let answers = bench.is(FetchValid);
        bench.step();
        let micro = bench.is(DecodeMicro);
        both += u64::from(comes && !answers && micro);
        instead += u64::from(answers && micro);
    }
    assert_eq!(instead, 0);
    assert!(both > 0);
}
