//! Litmus tests: a few loads and stores of several warps, run under many timings of the memory, and what they have loaded.

use std::collections::BTreeSet;

use isa::{ClusterConfig, CoreOptions, Gpr, Instruction, Lane, Opcode::*, Warp};

use super::cluster::{cluster, dispatch, ClusterBench};
use super::environment::Manners;
use super::{bare, halt, nop, op, options, when, with};

/// A word of memory: its byte address.
pub type Place = i64;

/// Words in lines 0x70 to 0x73 of 16 bytes, so in up to four banks; and one beside X in its line.
pub const X: Place = 0x700;
pub const Y: Place = 0x710;
pub const Z: Place = 0x720;
pub const NEXT_TO_X: Place = 0x704;
/// Alone in the uncached window of [`Cores::with_caches`].
pub const UNCACHED: Place = 0x7c0;

/// What a warp does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Stores a number below 256.
    Store(Place, u64),
    /// Loads; one value of the outcome.
    Load(Place),
    /// Adds a number by an atomic instruction; the old word is one value of the outcome.
    Add(Place, u64),
    /// Empties the cache, and waits for loads and stores before it.
    Fence,
    /// Spends the time of so many instructions.
    Pass(usize),
}

/// What the loads and additions have given, warp by warp in the order of their programs, and then the final values of X and Y.
pub type Outcome = Vec<u64>;

/// Cores of which each runs so many of the warps.
#[derive(Clone, Copy, Debug)]
pub struct Cores {
    pub options: &'static str,
    pub banks: u32,
    pub warps_each: usize,
}

/// Cores without data caches.
pub const WITHOUT_CACHES: [Cores; 4] = [
    Cores::new("", 1, 1),
    Cores::new("scoreboard = true", 2, 1),
    Cores::new("scoreboard = true, data_outstanding = 2", 4, 2),
    Cores::new("instruction_cache_bytes = 128", 4, 2),
];

/// Cores with data caches.
pub const WITH_CACHES: [Cores; 3] = [
    Cores::new("data_cache_bytes = 128", 2, 1),
    Cores::new(
        "data_cache_bytes = 256, data_cache_ways = 2, scoreboard = true",
        4,
        1,
    ),
    Cores::new(
        "data_cache_bytes = 128, scoreboard = true, uncached_start = 0x7c0, uncached_bytes = 0x40",
        1,
        1,
    ),
];

impl Cores {
    const fn new(options: &'static str, banks: u32, warps_each: usize) -> Self {
        Cores {
            options,
            banks,
            warps_each,
        }
    }

    /// The cluster for so many warps.
    pub fn config(&self, warps: usize) -> ClusterConfig {
        let common = CoreOptions {
            extension: Some(true),
            line_words: Some(4),
            ram_bytes: Some(4096),
            ..options(&format!("4w8/8/1/{}", self.warps_each))
        };
        let options = match self.options {
            "" => common,
            line => with(line, common),
        };
        cluster(options, warps.div_ceil(self.warps_each) as u32, self.banks)
    }

    /// The program of all warps. r1 is a warp's number, r7 is 0.
    pub fn program(&self, bodies: &[Vec<Instruction>]) -> Vec<Instruction> {
        let mut program = vec![op(Hwid, &[1], 4)];
        if self.warps_each == 2 {
            program.extend([
                op(Shli, &[1, 1], 1),
                op(Addi, &[2, 1], 1),
                op(Ldi, &[3], 0x14),
                op(Wspawn, &[1, 3, 2], 0),
            ]);
        }
        program.extend(dispatch(bodies));
        program
    }
}

/// The instructions of a warp. Its loads go to r2, r3, ...
fn body(steps: &[Step]) -> Vec<Instruction> {
    let mut body = vec![op(Ldi, &[7], 0)];
    let mut register = 2;
    for step in steps {
        match *step {
            Step::Store(place, value) => {
                body.extend([op(Ldi, &[6], value as i64), op(St, &[6, 7], place)]);
            }
            Step::Load(place) => body.push(op(Ld, &[register, 7], place)),
            Step::Add(place, value) => body.extend([
                op(Ldi, &[6], value as i64),
                op(Ldi, &[1], place),
                op(Aadd, &[register, 1, 6], 0),
            ]),
            Step::Fence => body.push(bare(Fence)),
            Step::Pass(count) => body.extend(vec![nop(); count]),
        }
        register += u8::from(step.gives());
    }
    body.push(halt());
    body
}

impl Step {
    /// Whether it gives a value of the outcome.
    fn gives(self) -> bool {
        matches!(self, Step::Load(_) | Step::Add(..))
    }
}

/// A generator of numbers.
fn next(random: &mut u64) -> u64 {
    // xorshift64
    *random ^= *random << 13;
    *random ^= *random >> 7;
    *random ^= *random << 17;
    *random >> 11
}

/// Runs it once. `seed` says how the memory behaves, and how long each warp waits before its first step.
pub fn run(cores: &Cores, warps: &[Vec<Step>], seed: u64) -> Outcome {
    let mut random = (seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    next(&mut random);
    let waits: Vec<usize> = warps
        .iter()
        .map(|_| (next(&mut random) % 12) as usize)
        .collect();
    let late = warps.iter().zip(&waits).map(|(steps, &wait)| {
        let mut all = vec![Step::Pass(wait)];
        all.extend_from_slice(steps);
        body(&all)
    });
    let mut bodies: Vec<_> = late.collect();
    // A warp that is one too many.
    bodies.push(body(&[]));
    let manners = Manners::new(
        1 + next(&mut random) % 12,
        next(&mut random) % 200,
        next(&mut random),
    );
    let config = cores.config(warps.len());
    let mut bench = ClusterBench::on(&config, &cores.program(&bodies), manners);
    for latency in &mut bench.latency {
        // A slow bank beside a fast one.
        *latency = next(&mut random)
            .is_multiple_of(2)
            .then(|| 1 + next(&mut random) % 30);
    }
    bench.run();
    let mut outcome = Vec::new();
    for (warp, steps) in warps.iter().enumerate() {
        let state = bench.core(warp / cores.warps_each).state();
        let place = Warp((warp % cores.warps_each) as u32);
        for register in 0..steps.iter().filter(|step| step.gives()).count() as u8 {
            outcome.push(state.gpr(place, Lane(0), Gpr(2 + register)));
        }
    }
    outcome.extend([X, Y].map(|place| bench.memory.read_word(place as u64)));
    outcome
}

/// The outcomes under so many timings.
pub fn outcomes(cores: &Cores, warps: &[Vec<Step>], timings: u64) -> BTreeSet<Outcome> {
    let runs = (0..timings).map(|seed| run(cores, warps, seed));
    runs.collect()
}

/// All outcomes of one order of all steps, in which those of each warp are in the order of its program.
pub fn sequential(warps: &[Vec<Step>]) -> BTreeSet<Outcome> {
    let mut found = BTreeSet::new();
    let start = Sequential {
        next: vec![0; warps.len()],
        given: vec![Vec::new(); warps.len()],
        memory: Vec::new(),
    };
    start.explore(warps, &mut found);
    found
}

/// A place in such an order.
#[derive(Clone)]
struct Sequential {
    next: Vec<usize>,
    given: Vec<Vec<u64>>,
    memory: Vec<(Place, u64)>,
}

impl Sequential {
    fn read(&self, place: Place) -> u64 {
        let last = self.memory.iter().rev().find(|(other, _)| *other == place);
        last.map_or(0, |(_, value)| *value)
    }

    fn explore(&self, warps: &[Vec<Step>], found: &mut BTreeSet<Outcome>) {
        let mut is_end = true;
        for (warp, steps) in warps.iter().enumerate() {
            let Some(step) = steps.get(self.next[warp]) else {
                continue;
            };
            is_end = false;
            let mut after = self.clone();
            after.next[warp] += 1;
            match *step {
                Step::Store(place, value) => after.memory.push((place, value)),
                Step::Load(place) => after.given[warp].push(self.read(place)),
                Step::Add(place, value) => {
                    let old = self.read(place);
                    after.given[warp].push(old);
                    after.memory.push((place, old + value));
                }
                Step::Fence | Step::Pass(_) => {}
            }
            after.explore(warps, found);
        }
        if is_end {
            let mut outcome = self.given.concat();
            outcome.extend([X, Y].map(|place| self.read(place)));
            found.insert(outcome);
        }
    }
}

/// Each warp adds 1 to X so many times, by a load and a store, while it holds the lock in Z; with a fence behind the taking, or without.
pub fn counting_under_a_lock(times: i64, with_fence: bool) -> Vec<Instruction> {
    let fence = if with_fence { bare(Fence) } else { nop() };
    vec![
        op(Ldi, &[7], 0),
        op(Ldi, &[5], times),
        op(Ldi, &[4], Z),
        // Takes the lock.
        op(Ldi, &[3], 1), // the loop
        op(Aswap, &[2, 4, 3], 0),
        op(Rtop, &[1, 2], 0),
        when(1, op(Jmpi, &[], -16)),
        fence,
        op(Ld, &[6, 7], X),
        op(Addi, &[6, 6], 1),
        op(St, &[6, 7], X),
        op(St, &[7, 7], Z),
        op(Subi, &[5, 5], 1),
        op(Rtop, &[1, 5], 0),
        when(1, op(Jmpi, &[], -48)),
        halt(),
    ]
}
