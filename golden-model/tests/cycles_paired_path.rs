//! When paths part, meet and change places. Typed in from docs/pipeline.md, part 9.12.

use crate::common::environment::{Bench, IDEAL};
use crate::common::{bare, config, halt, nop, op, options, when};
use isa::divergence::paired_path::PathField::{self, Compares, Depth, TopMask, TopPc};
use isa::divergence::DivergenceField;
use isa::trace::PerContext;
use isa::trace::Scalar::*;
use isa::{Context, CoreOptions, DivergenceMechanism, Gpr, Instruction, Opcode::*, Reconvergence, Slot, Warp};

const IMPLICIT: Reconvergence = Reconvergence::Implicit;
const EXPLICIT: Reconvergence = Reconvergence::Explicit;

/// A core of one warp whose program begins at 16 with four active lanes and @p1 = lanes 1 to 3.
fn bench(reconvergence: Reconvergence, room: Option<u32>, body: &[Instruction]) -> Bench {
    let config = config(CoreOptions {
        divergence: Some(DivergenceMechanism::PairedPath),
        reconvergence: Some(reconvergence),
        stack_depth: room,
        ..options("4w8/8/4/1")
    });
    let mut program = vec![op(Ldi, &[1], 4), op(Jalis, &[2, 1], 0), op(Hwid, &[1], 0), op(Rtop, &[1, 1], 0)];
    program.extend_from_slice(body);
    Bench::on(&config, &program, IDEAL)
}

/// What a cycle shows of an instruction in execute: cycles since the first one at 16 was there, its pc, its lanes, and
/// where it redirects to, if it does.
type InExecute = (u64, u64, u64, Option<u64>);

/// Runs to the end: all instructions from 16 on in execute, and the addresses of those that commit.
fn run(bench: &mut Bench) -> (Vec<InExecute>, Vec<u64>) {
    let (mut executed, mut committed, mut first) = (Vec::new(), Vec::new(), None);
    while !bench.is_done() {
        assert!(bench.cycle < 500, "it does not end");
        let cycle = bench.cycle;
        bench.step();
        if bench.is(ExecuteValid) && bench.scalar(ExecutePc) >= 16 {
            let since = cycle - *first.get_or_insert(cycle);
            let redirect = (bench.is(RedirectValid)).then(|| bench.scalar(RedirectPc));
            executed.push((since, bench.scalar(ExecutePc), bench.scalar(ExecuteLanes), redirect));
        }
        if bench.is(CommitValid) && bench.scalar(CommitPc) >= 16 {
            committed.push(bench.scalar(CommitPc));
        }
    }
    (executed, committed)
}

fn path(bench: &Bench, field: PathField) -> u64 {
    let field = DivergenceField::Path(field);
    bench.get(Slot::Divergence(field, Context(0)))
}

/// The masks and the tops of the stack through which a run goes: active, depth, top mask, top pc.
fn states(bench: &mut Bench) -> Vec<[u64; 4]> {
    let mut seen = bench.look_to_end(|bench| {
        Some([
            bench.of_context(PerContext::ActiveMask, 0),
            path(bench, Depth),
            path(bench, TopMask),
            path(bench, TopPc),
        ])
    });
    seen.dedup();
    seen
}

/// Rules: P9.1.6, P9.12.1, P9.12.2, P9.12.3, P9.12.6, P9.12.8, P9.4.4, P17.1, P17.3, P17.7.
#[test]
fn a_merge_redirects_to_its_own_pc_and_does_not_commit() {
    let body = [
        when(1, op(Jmpi, &[], 4)), // to 24
        nop(),
        nop(), // 24
        halt(),
    ];
    let (executed, committed) = run(&mut bench(IMPLICIT, None, &body));
    let expected = [
        (0, 16, 0b1110, Some(20)),
        (5, 20, 0b0001, None),
        (6, 24, 0b0001, Some(24)),
        (11, 24, 0b1111, None),
        (12, 28, 0b1111, Some(32)),
    ];
    assert_eq!(executed, expected);
    assert_eq!(committed, [16, 20, 24, 28]);
    let seen = states(&mut bench(IMPLICIT, None, &body));
    let expected = [[0b1111, 0, 0, 0], [0b0001, 1, 0b1110, 24], [0b1111, 0, 0, 0], [0, 0, 0, 0]];
    assert_eq!(seen[seen.len() - 4..], expected);
}

/// Rules: P9.1.6, P9.12.3, P9.12.8.
#[test]
fn paths_change_places_in_one_redirect() {
    let body = [
        when(1, op(Jmpi, &[], 4)), // to 24
        op(Jmpi, &[], 4),          // to 28
        nop(),                     // 24
        halt(),                    // 28
    ];
    let (executed, committed) = run(&mut bench(IMPLICIT, None, &body));
    let expected = [
        (0, 16, 0b1110, Some(20)),
        (5, 20, 0b0001, Some(28)),
        (10, 28, 0b0001, Some(24)),
        (15, 24, 0b1110, None),
        (16, 28, 0b1110, Some(28)),
        (21, 28, 0b1111, Some(32)),
    ];
    assert_eq!(executed, expected);
    assert_eq!(committed, [16, 20, 24, 28]);
    let seen = states(&mut bench(IMPLICIT, None, &body));
    let expected = [[0b0001, 1, 0b1110, 24], [0b1110, 1, 0b0001, 28], [0b1111, 0, 0, 0], [0, 0, 0, 0]];
    assert_eq!(seen[seen.len() - 4..], expected);
}

/// Rules: P9.1.10, P9.12.2, P9.12.4, P9.12.8.
#[test]
fn an_explicit_join_commits_but_when_paths_merge_at_it() {
    let body = [
        bare(Split),
        when(1, op(Jmpi, &[], 4)), // 20: to 28
        op(Jmpi, &[], 4),          // to 32
        nop(),                     // 28
        bare(Join),                // 32
        halt(),
    ];
    let (executed, committed) = run(&mut bench(EXPLICIT, None, &body));
    let expected = [
        (0, 16, 0b1111, None),
        (1, 20, 0b1110, Some(24)),
        (6, 24, 0b0001, Some(32)),
        (11, 32, 0b0001, Some(28)), // they change places
        (16, 28, 0b1110, None),
        (17, 32, 0b1110, Some(32)), // they merge
        (22, 32, 0b1111, None),
        (23, 36, 0b1111, Some(40)),
    ];
    assert_eq!(executed, expected);
    assert_eq!(committed, [16, 20, 24, 32, 28, 32, 36]);
    // With implicit reconvergence join is nothing: the lanes meet before it.
    let (executed, committed) = run(&mut bench(IMPLICIT, None, &body));
    assert_eq!(executed.last(), Some(&(23, 36, 0b1111, Some(40))));
    assert_eq!(committed, [16, 20, 24, 28, 32, 36]);
}

/// Rules: P9.1.6, P17.3.
#[test]
fn the_comparison_comes_before_the_fetch_fault() {
    let body = [
        op(Ldi, &[1], -16),
        when(1, op(Jmpr, &[1], 0)), // 20: to 0xffff_fff0, where nothing answers
        halt(),
    ];
    let (executed, _) = run(&mut bench(IMPLICIT, None, &body));
    let expected = [
        (0, 16, 0b1111, None),
        (1, 20, 0b1110, Some(0xffff_fff0)),
        (6, 0xffff_fff0, 0, Some(24)),
        (11, 24, 0b0001, Some(28)),
    ];
    assert_eq!(executed, expected);
}

/// Rules: P9.1.3, P9.1.6.
#[test]
fn a_due_interrupt_comes_before_the_comparison() {
    let body = [
        op(Ldi, &[1], -16),
        when(1, op(Jmpi, &[], 4)), // 20: to 28
        op(Ld, &[3, 1], 0),        // 24: nothing answers
        nop(),                     // 28
    ];
    let mut bench = bench(IMPLICIT, None, &body);
    run(&mut bench);
    assert_eq!(bench.fault(), Some((7, 24)));
    assert_eq!(path(&bench, Depth), 1);
    assert_eq!((path(&bench, TopMask), path(&bench, TopPc)), (0b1110, 28));
}

/// Rules: P9.12.5, P9.12.6, P10.1.
#[test]
fn links_of_a_jump_that_parts_go_to_commit() {
    let body = [
        when(1, op(Jali, &[3], 0)), // 16: to next, all of them
        when(1, op(Jali, &[4], 4)), // 20: to 28
        nop(),
        halt(),
    ];
    let mut bench = bench(IMPLICIT, Some(1), &body);
    let (executed, committed) = run(&mut bench);
    assert_eq!(executed[0], (0, 16, 0b1110, Some(20)));
    assert_eq!(executed[1], (5, 20, 0b1110, Some(24)));
    assert_eq!(committed, [16, 20, 24, 28]);
    let register = |number| bench.core.state().gpr_lanes(Warp(0), Gpr(number));
    assert_eq!(register(3), [0, 20, 20, 20]);
    assert_eq!(register(4), [0, 24, 24, 24]);
}

/// Rules: P9.12.5, P9.1.13, P9.1.14.
#[test]
fn what_a_path_forbids_is_an_interrupt_in_its_own_cycle() {
    let full = [
        op(Hwid, &[3], 0),
        op(Subi, &[3, 3], 3),
        op(Iszero, &[2, 3], 0),     // lane 3
        when(2, op(Jmpi, &[], 40)), // 28
        when(1, op(Jali, &[4], 8)), // 32: lanes 1 and 2
    ];
    let waits = [
        op(Ldi, &[5], 9),
        when(1, op(Jmpi, &[], 40)),
        op(Jalis, &[6, 5], 0), // 24
    ];
    for (room, body, pc) in [(Some(1), &full[..], 32), (None, &waits[..], 24)] {
        let mut bench = bench(IMPLICIT, room, body);
        let mut causes = Vec::new();
        while !bench.is_done() {
            bench.step();
            if bench.is(InterruptValid) {
                let at = (bench.scalar(ExecutePc), bench.scalar(InterruptCause));
                causes.push((at, bench.scalar(RedirectPc)));
            }
        }
        assert_eq!(causes, [((pc, 6), pc)]);
        assert_eq!(path(&bench, Depth), 1);
        assert_eq!(path(&bench, Compares), 1);
    }
}

/// Rules: P9.12.7, P9.7.2.
#[test]
fn a_handler_does_not_compare_until_its_reti_and_halt_empties_the_stack() {
    let body = [
        op(Ldi, &[7], 40),
        op(Skep, &[7], 0),
        when(1, op(Jmpi, &[], 4)), // 24: to 32
        bare(Trap),                // 28: goes on at 32
        halt(),                    // 32
        nop(),
        bare(Reti), // 40: above the path that waits
    ];
    let mut bench = bench(IMPLICIT, None, &body);
    let mut seen = bench.look_to_end(|bench| Some([path(bench, Depth), path(bench, Compares)]));
    seen.dedup();
    assert_eq!(seen, [[0, 1], [1, 1], [1, 0], [1, 1], [0, 1]]);
    // The merge before the halt; then a halt with a path that waits.
    let body = [when(1, op(Jmpi, &[], 40)), halt()];
    let mut bench = self::bench(IMPLICIT, None, &body);
    let (executed, committed) = run(&mut bench);
    assert_eq!(executed.last(), Some(&(5, 20, 0b0001, Some(24))));
    assert_eq!(committed, [16, 20]);
    assert_eq!(path(&bench, Depth), 0);
}

/// Rules: P8.9, P8.4.
#[test]
fn a_vote_sees_the_predicate_written_just_before_and_is_seen_just_behind() {
    let body = [
        op(Hwid, &[3], 0),
        op(Rtop, &[2, 3], 0),   // lanes 1 to 3
        op(Hwid, &[4], 16 + 2), // 3
        op(Addi, &[5, 4], 1),   // 4
        halt(),
    ];
    let mut bench = bench(IMPLICIT, None, &body);
    run(&mut bench);
    let register = |number| bench.core.state().gpr_lanes(Warp(0), Gpr(number)).to_vec();
    assert_eq!((register(4), register(5)), (vec![3; 4], vec![4; 4]));
}
