//! What the core counts of itself. Typed in from docs/pipeline.md section 23 and the ISA (I10.5).

use crate::common::environment::{Bench, Manners};
use crate::common::{bare, config, halt, op, when, with};
use isa::trace::Scalar::*;
use isa::{CoreOptions, Instruction, Opcode::*, PerformanceCounter, Slot};

fn options(arch: &str) -> CoreOptions {
    with("performance_counters = true", crate::common::options(arch))
}

/// The counters, at the start of the last cycle.
fn counters(bench: &Bench) -> Vec<u64> {
    let counters = PerformanceCounter::ALL.iter();
    counters.map(|&counter| bench.get(Slot::Counter(counter))).collect()
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
        let [accesses, divergences] = [PerformanceCounter::Accesses, PerformanceCounter::Divergences]
            .map(|counter| bench.get(Slot::Counter(counter)));
        assert_eq!((accesses, divergences), (12, 4), "{arch}");
        assert_eq!(found[6] > 0, cache.is_some(), "{arch}");
        // Four times: a line loaded, a line stored, and words that overlap, of which four lanes have one line.
        assert_eq!(found[8], 12, "{arch}");
    }
}
