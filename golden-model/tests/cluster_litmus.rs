//! What programs on a cluster may rely on (docs/cluster.md section 6): litmus tests, whose names are those of the literature.
//! Outcomes that the page forbids are never seen; those that it allows beside are seen.

use crate::common::cluster::{cluster, ClusterBench};
use crate::common::environment::{Manners, IDEAL};
use crate::common::litmus::Step::{Add, Fence, Load, Pass, Store};
use crate::common::litmus::{
    counting_under_a_lock, outcomes, run, sequential, Cores, Outcome, Step, NEXT_TO_X, UNCACHED,
    WITHOUT_CACHES, WITH_CACHES, X, Y,
};
use crate::common::many::cases;
use crate::common::{bare, halt, nop, op, options, when, with};
use crate::extent::Extent;
use isa::trace::WarpState;
use isa::{Context, Opcode};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

/// Timings of each test and core.
const TIMINGS: u64 = 150;

/// On every core the outcomes are those of one order of all accesses. `weak`: one that is not, and would show first.
fn is_sequential(warps: &[Vec<Step>], weak: &[u64]) {
    let allowed = sequential(warps);
    assert!(allowed.iter().all(|outcome| !outcome.starts_with(weak)));
    for cores in WITHOUT_CACHES {
        let seen = outcomes(&cores, warps, TIMINGS);
        assert!(
            seen.is_subset(&allowed),
            "{cores:?}: {:?}",
            seen.difference(&allowed)
        );
        assert!(seen.len() > 1, "{cores:?}: the timings make no difference");
    }
}

/// Rules: C6.1, C6.2, C6.3.
#[test]
fn message_passing() {
    let writer = vec![Store(X, 1), Store(Y, 1)];
    is_sequential(&[writer, vec![Load(Y), Load(X)]], &[1, 0]);
    let beside = vec![Store(NEXT_TO_X, 1), Store(X, 1)];
    is_sequential(&[beside, vec![Load(X), Load(NEXT_TO_X)]], &[1, 0]);
}

/// Rules: C6.1, C6.2, C6.3.
#[test]
fn store_buffering() {
    is_sequential(
        &[vec![Store(X, 1), Load(Y)], vec![Store(Y, 1), Load(X)]],
        &[0, 0],
    );
}

/// Rules: C6.1, C6.2, C6.3.
#[test]
fn load_buffering() {
    let warps = [vec![Load(X), Store(Y, 1)], vec![Load(Y), Store(X, 1)]];
    is_sequential(&warps, &[1, 1]);
    // Nor from a cache: nothing can be loaded before it is stored.
    for cores in WITH_CACHES {
        assert!(outcomes(&cores, &warps, TIMINGS)
            .iter()
            .all(|seen| seen[..2] != [1, 1]));
    }
}

/// Independent reads of independent writes.
///
/// Rules: C6.1, C6.2, C6.3.
#[test]
fn all_warps_see_one_order_of_stores() {
    let warps = [
        vec![Store(X, 1)],
        vec![Store(Y, 1)],
        vec![Load(X), Load(Y)],
        vec![Load(Y), Load(X)],
    ];
    is_sequential(&warps, &[1, 0, 1, 0]);
}

/// Write to read causality.
///
/// Rules: C6.1, C6.2, C6.3.
#[test]
fn what_one_warp_has_seen_another_one_sees_through_it() {
    let warps = [
        vec![Store(X, 1)],
        vec![Load(X), Store(Y, 1)],
        vec![Load(Y), Load(X)],
    ];
    is_sequential(&warps, &[1, 1, 0]);
}

/// Also with caches, nobody sees older values behind newer ones, and the last store of a warp stays.
///
/// Rules: C6.1, C6.4.
#[test]
fn one_word_is_coherent() {
    let warps = [
        vec![Store(X, 1), Store(X, 2), Store(X, 3)],
        vec![Load(X), Load(X), Load(X), Load(X)],
    ];
    is_sequential(&warps, &[2, 1]);
    for cores in WITH_CACHES {
        let seen = outcomes(&cores, &warps, TIMINGS);
        assert!(seen.len() > 1);
        for outcome in seen {
            assert!(outcome[..4].is_sorted(), "{cores:?}: {outcome:?}");
            assert_eq!(outcome[4], 3);
        }
    }
}

/// A warp that has loaded 2 behind its own store of 1 has seen the later store.
///
/// Rules: C6.1, C6.4.
#[test]
fn what_follows_the_own_store_stays() {
    let warps = [vec![Store(X, 1), Load(X)], vec![Store(X, 2)]];
    is_sequential(&warps, &[0]);
    for cores in WITH_CACHES {
        for outcome in outcomes(&cores, &warps, TIMINGS) {
            assert!(
                matches!(outcome[..2], [1, _] | [2, 2]),
                "{cores:?}: {outcome:?}"
            );
        }
    }
}

/// Rules: C5.3, C6.5.
#[test]
fn atomic_instructions_are_whole() {
    let adds = vec![Add(X, 1), Add(Y, 2), Add(X, 1)];
    is_sequential(&[adds.clone(), adds.clone()], &[0, 0, 0]);
    for cores in WITH_CACHES {
        for outcome in outcomes(&cores, &[adds.clone(), adds.clone(), adds.clone()], TIMINGS) {
            let mut of_x: Vec<u64> = [0, 2, 3, 5, 6, 8]
                .map(|index: usize| outcome[index])
                .to_vec();
            of_x.sort_unstable();
            assert_eq!(of_x, [0, 1, 2, 3, 4, 5]);
            assert_eq!(outcome[9..], [6, 6]);
        }
    }
}

/// The stale outcome: the flag is seen, the data are old.
fn stale(seen: &[u64]) -> bool {
    // The data before, the flag, the data behind.
    seen[1] == 1 && seen[2] == 0
}

fn any(cores: &Cores, warps: &[Vec<Step>], what: impl Fn(&[u64]) -> bool) -> bool {
    let seen = outcomes(cores, warps, TIMINGS);
    seen.iter().any(|outcome: &Outcome| what(outcome))
}

/// Message passing to a warp whose cache holds the old data: without a fence it may see the flag and the old data. Whoever sees the
/// flag by an atomic instruction, or in the uncached window, and then executes a fence, does not.
///
/// Rules: C6.4.
#[test]
fn with_caches_old_data_are_seen_until_a_fence() {
    let writer = |flag| vec![Pass(4), Store(X, 1), Store(flag, 1)];
    for cores in WITH_CACHES {
        let reader = |middle: &[Step]| {
            let mut steps = vec![Load(X)];
            steps.extend_from_slice(middle);
            steps.push(Load(X));
            steps
        };
        let atomic = |middle: &[Step]| [writer(Y), reader(middle)];
        assert!(any(&cores, &atomic(&[Load(Y)]), stale), "{cores:?}");
        assert!(any(&cores, &atomic(&[Add(Y, 0)]), stale), "{cores:?}");
        let with_fence = atomic(&[Add(Y, 0), Fence]);
        assert!(!any(&cores, &with_fence, stale), "{cores:?}");
        // New data are seen, too: the test can tell.
        assert!(
            any(&cores, &with_fence, |seen| seen[..3] == [0, 1, 1]),
            "{cores:?}"
        );
        if cores.options.contains("uncached") {
            let window = [writer(UNCACHED), reader(&[Load(UNCACHED), Fence])];
            assert!(!any(&cores, &window, stale));
            assert!(any(&cores, &window, |seen| seen[..3] == [0, 1, 1]));
        }
    }
}

/// Store buffering to warps whose caches hold the other's word.
///
/// Rules: C6.4.
#[test]
fn with_caches_both_may_miss_the_others_store() {
    let warps = |between: &[Step]| {
        let one = |own, other| {
            let mut steps = vec![Load(other), Store(own, 1)];
            steps.extend_from_slice(between);
            steps.push(Load(other));
            steps
        };
        [one(X, Y), one(Y, X)]
    };
    let missed = |seen: &[u64]| seen[1] == 0 && seen[3] == 0;
    for cores in WITH_CACHES {
        assert!(any(&cores, &warps(&[]), missed), "{cores:?}");
        assert!(!any(&cores, &warps(&[Fence]), missed), "{cores:?}");
    }
}

/// Independent reads of independent writes, by readers whose caches hold one word each.
///
/// Rules: C6.4.
#[test]
fn with_caches_the_order_of_stores_is_seen_in_two_ways() {
    let warps = |middle: &[Step]| {
        let reader = |first, second| {
            let mut steps = vec![Load(second), Add(first, 0)];
            steps.extend_from_slice(middle);
            steps.push(Load(second));
            steps
        };
        [
            vec![Pass(8), Store(X, 1)],
            vec![Pass(8), Store(Y, 1)],
            reader(X, Y),
            reader(Y, X),
        ]
    };
    let apart = |seen: &[u64]| seen[..6] == [0, 1, 0, 0, 1, 0];
    for cores in WITH_CACHES {
        assert!(any(&cores, &warps(&[]), apart), "{cores:?}");
        assert!(!any(&cores, &warps(&[Fence]), apart), "{cores:?}");
    }
}

/// A lock by `aswap`: with a fence behind the taking, each warp sees what the one before has stored. Without it, warps with caches
/// count from old numbers.
///
/// Rules: C6.4, C6.5.
#[test]
fn a_lock_with_a_fence_guards_loads_and_stores() {
    let count = |cores: &Cores, with_fence, seed: u64| {
        let bodies = vec![counting_under_a_lock(5, with_fence); 4];
        let manners = Manners::new(1 + seed % 9, seed * 37 % 150, seed);
        let mut bench = ClusterBench::on(&cores.config(4), &cores.program(&bodies), manners);
        bench.run();
        bench.memory.read_word(X as u64)
    };
    for cores in WITH_CACHES {
        assert!(
            (0..20).all(|seed| count(&cores, true, seed) == 20),
            "{cores:?}"
        );
        assert!(
            (0..20).any(|seed| count(&cores, false, seed) < 20),
            "{cores:?}"
        );
    }
    for cores in WITHOUT_CACHES {
        assert!(
            (0..20).all(|seed| count(&cores, false, seed) == 20),
            "{cores:?}"
        );
    }
}

/// Core 0 writes another instruction over that at `CODE`, then raises a flag, which core 1 has waited for. Core 1 has executed the old
/// one before.
///
/// Rules: C6.6.
#[test]
fn stored_code_is_executed_by_another_core_behind_its_fence() {
    let line = "extension = true, instruction_cache_bytes = 256, scoreboard = true, jump_prediction = true";
    let config = cluster(with(line, options("4w8/8/1/1")), 2, 2);
    let code = 0x100;
    let arch = &config.core.arch;
    let new = isa::encode(arch, &op(Opcode::Addi, &[5, 5], 100)).expect("an instruction");
    let new = u32::from_le_bytes(new.try_into().expect("a word"));
    let writer = |program: &mut Vec<isa::Instruction>| {
        program.extend(vec![nop(); 40]);
        program.extend([
            op(Opcode::Ld, &[2, 7], X), // the new instruction
            op(Opcode::St, &[2, 7], code),
            op(Opcode::Ldi, &[2], 1),
            op(Opcode::St, &[2, 7], Y),
            halt(),
        ]);
    };
    let reader = |fence| {
        let call = |back: i64| op(Opcode::Jali, &[6], code - back);
        let mut body = vec![op(Opcode::Ldi, &[5], 0)];
        let at = |body: &[isa::Instruction]| 0x14 + 4 * body.len() as i64;
        body.push(call(at(&body) + 4));
        body.extend([
            op(Opcode::Ld, &[2, 7], Y),
            op(Opcode::Iszero, &[1, 2], 0),
            when(1, op(Opcode::Jmpi, &[], -12)),
            fence,
        ]);
        body.push(call(at(&body) + 4));
        body.push(halt());
        body
    };
    let sums = |fence: isa::Instruction| {
        let manners = (0..20).map(|seed| Manners::new(1 + seed % 9, seed * 37 % 150, seed));
        let run = |manners| {
            let mut program = vec![
                op(Opcode::Ldi, &[7], 0),
                op(Opcode::Hwid, &[1], 4),
                op(Opcode::Iszero, &[1, 1], 0),
                when(1, op(Opcode::Jmpi, &[], 36)),
                nop(),
            ];
            program.extend(reader(fence));
            assert_eq!(4 * program.len(), 0x34, "where core 0 goes");
            writer(&mut program);
            program.resize(code as usize / 4, nop());
            program.extend([op(Opcode::Addi, &[5, 5], 1), op(Opcode::Jmpr, &[6], 0)]);
            let mut bench = ClusterBench::on(&config, &program, manners);
            bench.memory.write_word(X as u64, new.into(), 0xf);
            bench.run();
            bench.gpr(1, 0, 5)
        };
        [IDEAL]
            .into_iter()
            .chain(manners)
            .map(run)
            .collect::<Vec<_>>()
    };
    assert!(sums(bare(Opcode::Fence)).iter().all(|&sum| sum == 101));
    let without = sums(nop());
    assert!(without.iter().all(|sum| [2, 101].contains(sum)) && without.contains(&2));
}

/// Each core has two warps, and core 0 starts its second one. A barrier for two lets those of core 0 pass; the one warp of core 1
/// waits at the same barrier of its own core, and its second warp is never started.
///
/// Rules: C6.7.
#[test]
fn bar_and_wspawn_reach_their_own_core_only() {
    let config = cluster(options("4w8/8/1/2"), 2, 2);
    let program = [
        op(Opcode::Ldi, &[3], 2),
        op(Opcode::Hwid, &[1], 4),
        op(Opcode::Rtop, &[1, 1], 0),
        when(1, op(Opcode::Jmpi, &[], 8)),
        op(Opcode::Ldi, &[4], 0x18),
        op(Opcode::Wspawn, &[3, 4, 3], 0),
        op(Opcode::Bar, &[7, 3], 0), // at 0x18
        op(Opcode::Ldi, &[6], 9),
        halt(),
    ];
    let mut bench = ClusterBench::on(&config, &program, IDEAL);
    bench.look(600, |_| ());
    assert_eq!([0, 1].map(|core| bench.gpr(core, 0, 6)), [9, 0]);
    let states =
        |core| [0, 1].map(|context| bench.core(core).state().context(Context(context)).state);
    assert_eq!(states(0), [WarpState::Stopped; 2]);
    assert_eq!(states(1), [WarpState::WaitBarrier, WarpState::Stopped]);
    assert!(!bench.is_done());
}

fn step() -> impl Strategy<Value = Step> {
    let place = || prop::sample::select(vec![X, X, Y, NEXT_TO_X]);
    prop_oneof![
        4 => (place(), 1..4_u64).prop_map(|(place, value)| Store(place, value)),
        4 => place().prop_map(Load),
        1 => (place(), 4..6_u64).prop_map(|(place, value)| Add(place, value)),
        1 => Just(Fence),
        1 => (0..5_usize).prop_map(Pass),
    ]
}

extents! {"40,000 litmus tests take minutes; `cargo xtask campaign model` runs them":
    /// Random accesses of two or three warps, each under ten timings.
    ///
    /// Rules: C6.3, C6.5.
    test any_few_accesses_are_sequential_without_caches(extent) {
        let warps = prop::collection::vec(prop::collection::vec(step(), 1..5), 2..4);
        let cores = prop::sample::select(WITHOUT_CACHES.to_vec());
        let strategy = (warps, cores, 0..1_000_000_u64);
        let count = if extent.is_full() { 40_000 } else { 120 };
        let result = TestRunner::new(cases(count)).run(&strategy, |(warps, cores, seed)| {
            let allowed = sequential(&warps);
            for timing in 0..10 {
                let seen = run(&cores, &warps, seed + timing);
                prop_assert!(allowed.contains(&seen), "{:?} {:?}", cores, seen);
            }
            Ok(())
        });
        result.unwrap_or_else(|error| panic!("{error}"));
    }
}
