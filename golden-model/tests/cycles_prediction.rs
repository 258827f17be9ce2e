//! Jump prediction: what is remembered, what it saves, and what a wrong prediction costs. Typed in from
//! docs/pipeline.md section 20.

use crate::common::environment::Bench;
use crate::common::{bare, nop, op, options, with};
use isa::trace::Scalar::*;
use isa::{Context, CoreOptions, Opcode::*, PerPrediction, Slot};

fn predicting(arch: &str) -> CoreOptions {
    with("jump_prediction = true", options(arch))
}

/// What a context remembers: whether, where the jump is, and where it goes.
fn remembered(bench: &Bench, context: u32) -> [u64; 3] {
    let get = |field| bench.get(Slot::Prediction(field, Context(context)));
    [PerPrediction::Predicts, PerPrediction::JumpPc, PerPrediction::JumpTarget].map(get)
}

/// An instruction that was predicted and is interrupted changes nothing of what is remembered.
///
/// Rules: P20.5, P20.6.
#[test]
fn an_interrupt_in_the_place_of_a_predicted_jump_leaves_it_remembered() {
    let program = [
        op(Ldi, &[1], 28),
        op(Skep, &[1], 0),
        op(Ldi, &[4], 1),
        op(Shli, &[4, 4], 31), // the console
        nop(),
        op(Addi, &[2, 2], 1), // at 20
        op(Jmpi, &[], -8),    // at 24
        op(Ld, &[5, 4], 0),   // at 28, the handler
        bare(Reti),
    ];
    let mut in_place = 0;
    for cycles in 40..44 {
        let mut bench = Bench::of(predicting("4w8/8/1/1"), &program);
        bench.pass(cycles);
        assert_eq!(remembered(&bench, 0), [1, 24, 20]);
        bench.memory.type_input(b"x");
        for _ in 0..100 {
            bench.step();
            let at_jump = bench.scalar(ExecutePc) == 24;
            in_place += u32::from(bench.is(InterruptValid) && at_jump);
            assert_eq!(remembered(&bench, 0), [1, 24, 20]);
        }
        let later = bench.scheduled_at(0, 20, 20);
        assert_eq!(later.len(), 10, "it goes on as before");
    }
    assert!(in_place > 0);
}
