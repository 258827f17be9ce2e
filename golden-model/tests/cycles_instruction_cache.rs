//! The instruction cache, followed from cycle to cycle: requests that wait, copies, and fences. Typed in from
//! docs/pipeline.md section 19 and the ISA (I5.30).

use crate::common::cached::{answered, cache, cached, nops, requested};
use crate::common::environment::{Bench, Manners};
use crate::common::{bare, config, halt, op};
use isa::trace::Scalar::*;
use isa::InstructionCacheField::*;
use isa::Opcode::*;

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

/// Warp 1 runs over new code all the time, warp 0 fences all the time: a line that is on its way at the fence is
/// dropped, and is asked for again when it is wanted next.
///
/// Rules: P19.7, P19.9.
#[test]
fn a_line_on_its_way_at_a_fence_is_answered_but_not_kept() {
    let mut program = nops(64);
    program[0] = op(Ldi, &[1], 64);
    program[1] = op(Wspawn, &[6, 1, 1], 0);
    program[2] = bare(Tlbflush); // at 8
    program[3] = op(Jmpi, &[], -8);
    program[40] = op(Jmpi, &[], -100);
    let config = config(cached("4w8/8/1/2", 256, 1));
    let mut dropped = 0;
    let manners = Manners::new(6, 100, 3);
    let mut bench = Bench::on(&config, &program, manners);
    let (mut was, mut flushes) = (0, false);
    for _ in 0..3000 {
        bench.step();
        let now = cache(&bench, FillDropped);
        if now == 1 && was == 0 {
            assert!(flushes, "only a fence drops a line");
            dropped += 1;
        }
        flushes = bench.is(ExecuteValid) && bench.scalar(ExecutePc) == 8;
        let had_fill = cache(&bench, FillValid) == 1;
        let stays = cache(&bench, FillAnswered) < 3;
        was = now;
        if flushes && had_fill && stays && now == 0 {
            bench.step();
            assert_eq!(cache(&bench, FillDropped), 1, "a fence drops the line that is on its way");
            dropped += 1;
            was = 1;
            flushes = false;
        }
    }
    assert!(dropped > 5, "{dropped}");
}
