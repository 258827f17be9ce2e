//! Random functions, in which lanes part anywhere: after `diverge` each lane of a warp does what it does alone.

#[macro_use]
#[path = "../../../testbenches/tests/common/extent.rs"]
mod extent;

#[path = "../building/mod.rs"]
mod building;
mod core;
mod random;
mod simt;

use compiler::diverge::{diverge, Decide, Decisions, Watch};
use compiler::ir::Module;
use compiler::{BranchCounts, BranchProfile, Target};
use extent::Extent;
use isa::DivergenceMechanism::{self, Masks, Stack};
use isa::Reconvergence;
use random::Shape;
use simt::{Stop, Warp};

const LANES: usize = 8;
const STEPS: u64 = 4000;

fn target(divergence: DivergenceMechanism, shape: Shape) -> Target {
    let arch = "4w8/8/8/1".parse().expect("an ArchID");
    Target::new(arch, divergence, Reconvergence::Implicit)
        .and_then(|target| target.with_extension(shape.extended))
        .expect("a target")
}

/// Each way to decide in turn; some by a random profile, so that any branch may be decided in any way.
fn decisions(seed: u64, module: &Module) -> Decisions {
    let ways = [
        (Decide::Predicate, false),
        (Decide::Split, false),
        (Decide::Cost, false),
        (Decide::Static, false),
        (Decide::Profile, true),
        (Decide::Cost, true),
    ];
    let (decide, profiled) = ways[(seed % 6) as usize];
    Decisions { decide, profile: profiled.then(|| any_profile(seed, module)), ..Decisions::default() }
}

/// A profile that says of each branch, half of the time, that lanes disagree.
fn any_profile(seed: u64, module: &Module) -> BranchProfile {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut profile = BranchProfile::of_image("4w8/8/8/1".to_owned(), "stack");
    for function in &module.functions {
        for block in function.body.iter().flat_map(|body| &body.order) {
            let mut branch =
                BranchCounts { function: function.name.to_string(), block: block.0, ..BranchCounts::default() };
            let disagree = random.bool();
            branch.count(0, [(0, true), (1, !disagree)].into_iter());
            profile.branches.push(branch);
        }
    }
    profile
}

/// What lanes do alone, and how many steps they take; `None` when one does not end.
fn alone(module: &Module) -> Option<(Vec<core::Left>, u64)> {
    let mut left = Vec::new();
    let mut steps = 0;
    for lane in 0..LANES {
        let mut warp = Warp::new(module, lane, 1, STEPS);
        let arguments = [vec![Some(lane as u32)], vec![Some(77)]];
        match warp.call("kernel", &arguments) {
            Ok(given) => {
                let result = given[0][0].expect("results are set");
                left.push(core::left(lane, result, |address| warp.memory(address)));
            }
            Err(Stop::TooLong) => return None,
            Err(Stop::Wrong(what)) => panic!("alone: {what}"),
        }
        steps += warp.steps;
    }
    Some((left, steps))
}

/// Checks a case in the small warp, which finds more than wrong results. Whether the case has ended.
fn check(seed: u64, shape: Shape) -> bool {
    let mut random = fastrand::Rng::with_seed(seed);
    let module = random::module(shape, &mut random);
    let Some((expected, steps)) = alone(&module) else {
        return false;
    };
    for way in core::WAYS {
        if matches!(way.divergence, Stack | Masks) {
            check_warp(seed, shape, &module, *way, &expected, steps);
        }
    }
    true
}

fn check_warp(seed: u64, shape: Shape, module: &Module, way: core::Way, expected: &[core::Left], steps: u64) {
    let done = diverge(module.clone(), &target(way.divergence, shape), &decisions(seed, module))
        .unwrap_or_else(|error| panic!("seed {seed}, {shape:?}: {error}"))
        .module;
    let mut warp = Warp::new(&done, 0, LANES, 100 * steps + 10_000);
    let mut arguments = vec![(0..LANES).map(|lane| Some(lane as u32)).collect(), vec![Some(77); LANES]];
    let out = |lane| way.leaves_out(module, lane);
    if way.divergence == Masks {
        arguments.push((0..LANES).map(|lane| Some(u32::from(!out(lane)))).collect());
    }
    let given =
        warp.call("kernel", &arguments).unwrap_or_else(|stop| panic!("seed {seed}, {shape:?}, {way:?}: {stop:?}"));
    for (lane, expected) in way.expected(module, expected).iter().enumerate() {
        let result = if out(lane) { 0 } else { given[0][lane].expect("results are set") };
        let found = core::left(lane, result, |address| warp.memory(address));
        let what = format!("seed {seed}, {shape:?}, {way:?}, lane {lane}");
        assert_eq!(found, *expected, "{what}");
    }
}

/// On a core, each way; and again with a look at each value that is taken to be the same in all lanes.
fn check_core(seed: u64, shape: Shape) -> bool {
    check(seed, shape);
    let mut random = fastrand::Rng::with_seed(seed);
    let module = random::module(shape, &mut random);
    let Some((expected, _)) = alone(&module) else {
        return false;
    };
    for way in core::WAYS {
        for watch in [Watch::Nothing, Watch::Uniformity] {
            let decisions = Decisions { watch, ..decisions(seed, &module) };
            let (found, _) = core::run(&module, *way, shape.extended, &decisions)
                .unwrap_or_else(|error| panic!("seed {seed}, {shape:?}, {way:?}: {error}"));
            assert_eq!(found, way.expected(&module, &expected), "seed {seed}, {shape:?}, {way:?}");
        }
    }
    true
}

/// Checks so many random functions, in full twenty times as many.
fn many(extent: Extent, count: u64, check: impl Fn(u64, Shape) -> bool, make: impl Fn(&mut fastrand::Rng) -> Shape) {
    let count = if extent.is_full() { 20 * count } else { count };
    let mut done = 0;
    for seed in 1..=count {
        let shape = make(&mut fastrand::Rng::with_seed(seed));
        done += u64::from(check(seed, shape));
    }
    println!("{done} of {count} came to an end");
    assert!(done * 4 > count, "only {done} of {count} came to an end");
}

extents! {
    "10 minutes: twenty times as many random functions":

    /// Rules: I8.1.1, I8.1.2, I8.1.3, I8.1.5, I8.2.1.
    test forward_flow(extent) {
        many(extent, 400, check, |random| Shape {
            blocks: random.usize(3..16),
            ..Shape::PLAIN
        });
    }

    /// Rules: I8.1.5, I8.1.6, I8.1.7, I8.1.8, I8.1.9, I8.1.10, I8.1.11.
    test loops_and_jumps_anywhere(extent) {
        many(extent, 400, check, |random| Shape {
            blocks: random.usize(3..14),
            wild: random.u32(5..60),
            differing: random.u32(30..100),
            ..Shape::PLAIN
        });
    }

    /// Rules: I8.2.4.
    test recursion_in_loops(extent) {
        many(extent, 300, check, |random| Shape {
            blocks: random.usize(3..9),
            wild: random.u32(5..40),
            differing: 80,
            recursive: true,
            ..Shape::PLAIN
        });
    }

    /// Rules: I4.3, I5.3, I5.24.
    test calls_through_addresses(extent) {
        many(extent, 300, check, |random| Shape {
            blocks: random.usize(3..9),
            wild: random.u32(0..30),
            indirect: true,
            ..Shape::PLAIN
        });
    }

    /// Rules: I8.1.1, I8.5.2, I8.5.6, I8.6.5, I8.6.6.
    test any_flow_on_a_core(extent) {
        many(extent, 40, check_core, |random| Shape {
            blocks: random.usize(3..14),
            wild: random.u32(0..60),
            differing: random.u32(30..100),
            indirect: random.bool(),
            ..Shape::PLAIN
        });
    }

    /// Rules: I8.2.4, I8.5.4, I8.5.15.
    test recursion_on_a_core(extent) {
        many(extent, 20, check_core, |random| Shape {
            blocks: random.usize(3..9),
            wild: random.u32(0..30),
            differing: random.u32(30..100),
            recursive: true,
            ..Shape::PLAIN
        });
    }

    /// Rules: I12.6.
    test comparisons_of_the_extension_on_a_core(extent) {
        many(extent, 40, check_core, |random| Shape {
            blocks: random.usize(3..14),
            wild: random.u32(0..60),
            differing: random.u32(30..100),
            extended: true,
            ..Shape::PLAIN
        });
    }

    /// Lanes wait for others of their warp, anywhere. Rules: I12.14, I12.15.
    test locks(extent) {
        many(extent, 300, check, |random| Shape {
            blocks: random.usize(3..9),
            wild: random.u32(0..50),
            differing: random.u32(50..100),
            extended: true,
            locked: random.u32(10..80),
            ..Shape::PLAIN
        });
    }

    /// Rules: I12.14, I12.15.
    test locks_on_a_core(extent) {
        many(extent, 20, check_core, |random| Shape {
            blocks: random.usize(3..9),
            wild: random.u32(0..50),
            differing: random.u32(50..100),
            extended: true,
            locked: random.u32(10..80),
            ..Shape::PLAIN
        });
    }

    /// Rules: I5.3, I5.24, I8.2.2.
    test recursion_through_addresses(extent) {
        many(extent, 20, check_core, |random| Shape {
            blocks: random.usize(3..9),
            wild: random.u32(0..30),
            differing: random.u32(30..100),
            recursive: true,
            indirect: true,
            ..Shape::PLAIN
        });
    }
}
