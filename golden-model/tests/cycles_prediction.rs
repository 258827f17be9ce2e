//! Jump prediction: what is remembered, what it saves, and what a wrong prediction costs. Typed in from
//! docs/pipeline.md section 20.

use crate::common::environment::{bench, Bench};
use crate::common::{bare, halt, nop, op, options, when, with, InLanes};
use isa::trace::Scalar::*;
use isa::{Context, CoreOptions, Instruction, Opcode::*, PerPrediction, Slot};

fn predicting(arch: &str) -> CoreOptions {
    with("jump_prediction = true", options(arch))
}

/// What a context remembers: whether, where the jump stands, and where it goes.
fn remembered(bench: &Bench, context: u32) -> [u64; 3] {
    let get = |field| bench.get(Slot::Prediction(field, Context(context)));
    [PerPrediction::Predicts, PerPrediction::JumpPc, PerPrediction::JumpTarget].map(get)
}

/// Every redirect to the end of the run: where the instruction stands, and where it goes on.
fn redirects(bench: &mut Bench) -> Vec<(u64, u64)> {
    let mut all = Vec::new();
    for _ in 0..2000 {
        if bench.is_done() {
            break;
        }
        bench.step();
        if bench.is(RedirectValid) {
            all.push((bench.scalar(ExecutePc), bench.scalar(RedirectPc)));
        }
    }
    assert!(bench.is_done());
    all
}

/// A loop of three instructions at 4, as often as said; r1 counts.
fn counted_loop(times: i64) -> Vec<Instruction> {
    vec![
        op(Ldi, &[1], times),
        op(Subi, &[1, 1], 1), // at 4
        op(Rtop, &[0, 1], 0),
        when(0, op(Jmpi, &[], -12)), // at 12
        op(Ldi, &[3], 9),
        halt(),
    ]
}

/// The first turn takes 3 + 4 cycles, each further one 3. At the end the prediction was wrong: 5 cycles from the jump
/// to what follows.
///
/// Rules: P9.4.2, P20.1, P20.3, P20.4, P20.5, P20.8.
#[test]
fn a_loop_of_one_warp_takes_a_cycle_an_instruction_from_the_second_turn_on() {
    let bench = || Bench::of(predicting("4w8/8/1/1"), &counted_loop(6));
    let at = |pc| bench().scheduled_at(0, pc, 60);
    // 31 to 34 are in vain: the sixth jump, scheduled in 30, is not taken in 34.
    assert_eq!(at(4), [9, 16, 19, 22, 25, 28, 31, 34]);
    let jumps = at(12);
    assert_eq!(jumps[..6], [11, 18, 21, 24, 27, 30]);
    assert_eq!(at(16).last(), Some(&35));
    let mut bench = bench();
    assert_eq!(redirects(&mut bench), [(12, 4), (12, 16), (20, 24)]);
    assert_eq!(bench.gpr(0, 0, 3), 9);
}

/// Rules: P20.8.
#[test]
fn a_loop_of_a_single_jump_takes_a_cycle() {
    let program = [op(Jmpi, &[], -4)];
    let seen = Bench::of(predicting("4w8/8/1/1"), &program).scheduled_at(0, 0, 30);
    let from = seen.iter().position(|&cycle| cycle >= 13).expect("scheduled");
    assert_eq!(seen[from..], (13..30).collect::<Vec<u64>>());
}

/// Rules: P20.3, P20.5, P20.7.
#[test]
fn the_record_shows_what_is_remembered() {
    let mut bench = Bench::of(predicting("4w8/8/1/1"), &counted_loop(3));
    let mut changes = vec![[0; 3]];
    while !bench.is_done() {
        bench.step();
        let now = remembered(&bench, 0);
        if changes.last() != Some(&now) {
            let before = bench.cycle - 1;
            changes.push(now);
            // The jump is in execute 4 cycles after its schedule, and remembered a cycle later.
            let since = if now[0] == 1 { 11 } else { 21 };
            assert_eq!(before, since + 5);
        }
    }
    assert_eq!(changes, [[0, 0, 0], [1, 12, 4], [0, 0, 0]]);
}

/// Rules: P20.3.
#[test]
fn only_a_jmpi_back_is_remembered() {
    let nothing = |program: &[Instruction]| {
        let mut bench = Bench::of(predicting("4w8/8/2/1"), program);
        for _ in 0..200 {
            bench.step();
            assert_eq!(remembered(&bench, 0), [0; 3]);
        }
        assert!(bench.is_done());
    };
    let back = |jump: Instruction| {
        vec![
            op(Ldi, &[2], 12),
            op(Jmpi, &[], 8), // forward, to 16
            bare(Jmpi),
            halt(), // at 12
            jump,
        ]
    };
    nothing(&back(op(Jali, &[3], -8)));
    nothing(&back(op(Jmpr, &[2], 0)));
    nothing(&back(op(Jalr, &[3, 2], 0)));
    let mut bench = Bench::of(predicting("4w8/8/2/1"), &back(op(Jmpi, &[], -8)));
    redirects(&mut bench);
    assert_eq!(remembered(&bench, 0), [1, 16, 12]);
}

/// A jump of some of the lanes parts them, and is not remembered; the same jump of all of them is.
///
/// Rules: P9.12.6, P20.3.
#[test]
fn a_jump_that_parts_its_lanes_is_not_remembered() {
    let options = with("divergence = 'paired-path'", predicting("4w8/8/2/1"));
    let program = InLanes(2, 1).program(&[
        op(Jmpi, &[], 12), // to 28
        nop(),
        nop(),
        op(Jmpi, &[], 8), // at 24, to 36
        op(Rtop, &[0, 1], 0),
        when(0, op(Jmpi, &[], -12)), // at 32, to 24: lane 1
    ]);
    let mut bench = Bench::of(options, &program);
    let all = redirects(&mut bench);
    assert!(all.iter().any(|(from, _)| *from == 32), "{all:?}");
    assert_eq!(remembered(&bench, 0), [0; 3]);
}

/// A loop at 12, whose jump back at 32 is overwritten by an instruction in the second turn; r5 is 36.
fn overwritten(new: Instruction) -> Vec<Instruction> {
    let mut program = vec![
        op(Ld, &[1, 0], 0x80),
        op(Ldi, &[5], 36),
        nop(),
        op(Addi, &[2, 2], 1), // at 12
        op(Iszero, &[1, 3], 0),
        when(1, op(Ldi, &[3], 1)),
        when(0, op(St, &[1, 0], 32)), // at 24, in the second turn
        op(Rtop, &[0, 3], 0),
        op(Jmpi, &[], -24), // at 32, to 12
        halt(),
    ];
    program.resize(0x80 / 4, halt());
    program.push(new);
    program
}

/// A warp changes the jump that it has remembered: it becomes another instruction, or a jump to elsewhere.
///
/// Rules: I5.28, P20.4, P20.5.
#[test]
fn a_jump_that_has_been_overwritten_is_predicted_once_more() {
    let run = |new: Instruction| {
        let mut bench = Bench::of(predicting("4w8/8/1/1"), &overwritten(new));
        let all = redirects(&mut bench);
        let jumps = all.into_iter().filter(|(from, _)| *from == 32);
        let counted = bench.gpr(0, 0, 2);
        (jumps.collect::<Vec<_>>(), counted, remembered(&bench, 0))
    };
    let nothing = [0; 3];
    assert_eq!(run(nop()), (vec![(32, 12), (32, 36)], 2, nothing));
    // Not back: it redirects as any taken jump, and what is remembered stays.
    let forward = run(op(Jmpi, &[], 4));
    assert_eq!(forward, (vec![(32, 12), (32, 40)], 2, [1, 32, 12]));
    let itself = run(halt());
    assert_eq!(itself, (vec![(32, 12), (32, 36)], 2, [1, 32, 12]));
}

/// A jump that has been remembered becomes a wspawn. Predicted, it waits for its turn, and spawns when it is tried
/// again.
///
/// Rules: P9.5.10, P9.10.2, P20.5.
#[test]
fn a_wspawn_that_was_predicted_waits() {
    let program = overwritten(op(Wspawn, &[4, 5, 2], 0));
    let mut bench = Bench::of(predicting("4w8/8/1/2"), &program);
    let all = redirects(&mut bench);
    let jumps: Vec<_> = all.into_iter().filter(|(from, _)| *from == 32).collect();
    assert_eq!(jumps, [(32, 12), (32, 32)]);
    assert_eq!(remembered(&bench, 0), [0; 3]);
    assert_eq!(bench.gpr(1, 0, 4), 2);
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

/// Each warp remembers for itself, and a warp that is started again keeps what it had.
///
/// Rules: P20.1, P20.6.
#[test]
fn each_warp_remembers_a_jump_of_its_own() {
    let program = [
        op(Ldi, &[1], 40),
        op(Ldi, &[2], 3),
        op(Wspawn, &[2, 1, 2], 0),
        op(Ldi, &[3], 9),
        op(Subi, &[3, 3], 1), // at 16
        op(Rtop, &[0, 3], 0),
        when(0, op(Jmpi, &[], -12)), // at 24
        op(Wspawn, &[2, 1, 2], 0),   // when warp 1 has stopped
        halt(),
        nop(),
        op(Subi, &[2, 2], 1), // at 40
        op(Rtop, &[0, 2], 0),
        when(0, op(Jmpi, &[], -12)), // at 48
        halt(),
    ];
    let mut bench = Bench::of(predicting("4w8/8/1/2"), &program);
    let (mut both, mut ended) = (false, [false; 2]);
    while !bench.is_done() {
        bench.step();
        let [first, second] = [remembered(&bench, 0), remembered(&bench, 1)];
        both |= first == [1, 24, 16] && second == [1, 48, 40];
        assert!(first == [0; 3] || first == [1, 24, 16]);
        assert!(second == [0; 3] || second == [1, 48, 40]);
        ended[0] |= first[0] == 0 && second[0] == 1;
        ended[1] |= first[0] == 1 && second[0] == 0;
    }
    assert!(both && ended[1]);
}

/// A core without it jumps as ever.
///
/// Rules: P9.4.2, P18.2.
#[test]
fn without_the_option_every_turn_takes_4_cycles_more() {
    let seen = bench("4w8/8/1/1", &counted_loop(4)).scheduled_at(0, 4, 40);
    assert_eq!(seen, [9, 16, 23, 30]);
}
