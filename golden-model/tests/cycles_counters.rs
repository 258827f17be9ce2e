//! What the core counts of itself. Typed in from docs/pipeline.md section 23 and the ISA (I10.5).

use crate::common::environment::{Bench, Manners};
use crate::common::{bare, config, halt, nop, op, when, with, InLanes};
use isa::trace::Scalar::*;
use isa::{CoreOptions, Instruction, Opcode::*, PerformanceCounter, Slot};

const CYCLES: i64 = 6;
const INSTRUCTIONS: i64 = 7;
const LANE_INSTRUCTIONS: i64 = 8;

fn options(arch: &str) -> CoreOptions {
    with("performance_counters = true", crate::common::options(arch))
}

/// The counters, at the start of the last cycle.
fn counters(bench: &Bench) -> Vec<u64> {
    let counters = PerformanceCounter::ALL.iter();
    counters.map(|&counter| bench.get(Slot::Counter(counter))).collect()
}

fn counter(bench: &Bench, counter: PerformanceCounter) -> u64 {
    bench.get(Slot::Counter(counter))
}

/// One warp and lane begin in cycle 8. An instruction scheduled in cycle s is in operands in s + 3; what it reads there
/// has happened up to s + 1: so many cycles and one, for cycle 0 counts. It retires in s + 5.
///
/// Rules: P23.1, P23.2, P23.4, I10.5.
#[test]
fn hwid_reads_a_counter_in_operands() {
    let program = [
        op(Hwid, &[1], CYCLES),
        nop(),
        nop(),
        nop(),
        nop(),
        op(Hwid, &[2], CYCLES),
        nop(),
        op(Hwid, &[3], INSTRUCTIONS),      // scheduled in 15
        op(Hwid, &[4], LANE_INSTRUCTIONS), // in 16
        op(Add, &[5, 3, 4], 0),
        halt(),
    ];
    let mut bench = Bench::of(options("4w8/8/1/1"), &program);
    bench.step();
    assert_eq!(counters(&bench), [0; 10]);
    bench.step();
    assert_eq!(counters(&bench), [0; 10]);
    bench.step();
    assert_eq!(counters(&bench), [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    assert!(bench.run(100));
    let read: Vec<u64> = (1..6).map(|number| bench.gpr(0, 0, number)).collect();
    // Up to cycle 16 the instructions of 8 to 11 have retired, up to 17 that of 12.
    assert_eq!(read, [10, 15, 4, 5, 9]);
}

/// Without the option, the same numbers of hwid are 0.
///
/// Rules: I10.5.
#[test]
fn without_counters_hwid_gives_0() {
    let mut program: Vec<_> = (0..10).map(|k| op(Hwid, &[1], 6 + k)).collect();
    program.push(halt());
    let mut bench = Bench::of(crate::common::options("4w8/8/1/1"), &program);
    assert!(bench.run(100));
    assert_eq!(bench.gpr(0, 0, 1), 0);
    let machine = crate::common::run("4w8/8/1/1", &program);
    assert_eq!(crate::common::lanes(&machine, 1), [0]);
}

/// Four lanes, of which two take the one side of a split and two the other; each lane loads and stores its own word and
/// all the same one, four times.
fn program() -> Vec<Instruction> {
    vec![
        op(Ldi, &[1], 4),
        op(Jalis, &[2, 1], 0), // to the next one
        op(Hwid, &[0], 0),
        op(Ldi, &[6], 4),
        op(Shli, &[3, 0], 2), // at 16
        op(Ld, &[4, 3], 256),
        op(Addi, &[4, 4], 1),
        op(St, &[4, 3], 256),
        op(St, &[4, 0], 512),
        op(Andi, &[5, 0], 1),
        op(Rtop, &[0, 5], 0),
        when(0, bare(Split)),
        when(0, op(Addi, &[5, 5], 1)),
        bare(Join),
        op(Subi, &[6, 6], 1),
        op(Rtop, &[1, 6], 0),
        when(1, op(Jmpi, &[], -52)),
        halt(),
    ]
}

/// Each counter is what the records of all cycles but the last two say has happened.
///
/// Rules: P23.1, P23.4.
#[test]
fn counters_are_the_sums_of_what_records_show() {
    let memory = Manners::new(9, 90, 5);
    for (arch, cache) in [("4w8/8/4/1", None), ("4w8/8/4/5", Some(64))] {
        let config = config(CoreOptions { instruction_cache_bytes: cache, ..options(arch) });
        let mut bench = Bench::on(&config, &program(), memory);
        let mut happened = vec![[0_u64; 10]];
        let mut filling = false;
        while !bench.is_done() {
            bench.step();
            let retires = bench.scalar(CommitValid);
            let cause = bench.scalar(StallCause);
            // The word and the way of a fill are there from the cycle after it begins on.
            let fills = isa::InstructionCacheField::FillValid;
            let fill = cache.is_some() && bench.get(Slot::InstructionCache(fills)) == 1;
            let mut sum = *happened.last().expect("a cycle");
            for (counter, more) in [
                (0, 1),
                (1, retires),
                (2, u64::from(bench.scalar(CommitLanes).count_ones())),
                (3, u64::from(cause == 2)),
                (4, u64::from(cause == 3 || cause == 4)),
                (5, u64::from(cause == 5)),
                (8, bench.scalar(DataRequestValid) & bench.scalar(DataRequestReady)),
            ] {
                sum[counter] += more;
            }
            if fill && !filling {
                // It began in the cycle before.
                happened.last_mut().expect("a cycle")[6] += 1;
                sum[6] += 1;
            }
            filling = fill;
            happened.push(sum);
            let cycle = bench.cycle as usize - 1;
            let expected = happened[cycle.saturating_sub(1)];
            let found = counters(&bench);
            for counter in [0, 1, 2, 3, 4, 5, 6, 8] {
                assert_eq!(found[counter], expected[counter], "{counter} in {cycle}");
            }
        }
        bench.pass(3);
        let found = counters(&bench);
        assert_eq!(counter(&bench, PerformanceCounter::Accesses), 12, "{arch}");
        let divergences = counter(&bench, PerformanceCounter::Divergences);
        assert_eq!(divergences, 4, "{arch}");
        assert_eq!(found[6] > 0, cache.is_some(), "{arch}");
        // Four times: a line loaded, a line stored, and words that overlap, of which four lanes have one line.
        assert_eq!(found[8], 12, "{arch}");
    }
}

/// What is counted of a program that four lanes run to its end on a mechanism of divergence.
fn divergences(divergence: &str, program: &[Instruction]) -> u64 {
    let line = format!("divergence = '{divergence}'");
    let mut bench = Bench::of(with(&line, options("4w8/8/4/1")), program);
    assert!(bench.run(400));
    bench.pass(3);
    counter(&bench, PerformanceCounter::Divergences)
}

/// A jump that parts the lanes is a divergence, one that all lanes take is none; nor is a split on which all agree.
///
/// Rules: I10.5.
#[test]
fn divergences_are_where_some_lanes_stay() {
    for (lanes, expected) in [(0, 0), (1, 1), (3, 1), (4, 0)] {
        let program = InLanes(4, 0).program(&[
            op(Subi, &[3, 0], lanes),
            op(Isneg, &[0, 3], 0),
            when(0, op(Jmpi, &[], 4)),
            op(Ldi, &[5], 1),
        ]);
        assert_eq!(divergences("paired-path", &program), expected, "{lanes}");
    }
    for divergence in ["stack", "multi-path"] {
        for (lanes, expected) in [(0, 0), (2, 1), (4, 0)] {
            let program = InLanes(4, 0).program(&[
                op(Subi, &[3, 0], lanes),
                op(Isneg, &[0, 3], 0),
                when(0, bare(Split)),
                nop(),
                bare(Join),
            ]);
            let found = divergences(divergence, &program);
            assert_eq!(found, expected, "{divergence}, {lanes}");
        }
    }
}

/// Lane i stays in a loop for i rounds. Each round but the last parts the lanes; in the last one, the lane that leaves
/// gains the others.
///
/// Rules: I10.5.
#[test]
fn a_splitl_that_none_stays_in_is_no_divergence() {
    for divergence in ["stack", "multi-path"] {
        let program = InLanes(4, 0).program(&[
            op(Rtop, &[0, 0], 0), // round
            when(0, bare(Splitl)),
            when(0, op(Subi, &[0, 0], 1)),
            when(0, op(Jmpi, &[], -16)),
            bare(Join),
        ]);
        assert_eq!(divergences(divergence, &program), 3, "{divergence}");
    }
}

/// Micro-operations of a clone are in commit, but retire nothing.
///
/// Rules: P10.2, I10.5.
#[test]
fn micro_operations_are_no_instructions() {
    let program = [op(Ldi, &[1], 1), op(Clone, &[1], 0), nop(), halt()];
    let mut bench = Bench::of(options("4w8/8/2/1"), &program);
    assert!(bench.run(200));
    bench.pass(3);
    assert_eq!(counter(&bench, PerformanceCounter::Instructions), 4);
    assert_eq!(counter(&bench, PerformanceCounter::LaneInstructions), 4);
}
