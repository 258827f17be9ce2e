//! Litmus tests as programs: a few loads and stores of several warps, and which outcomes one order of them gives. The
//! model's tests and those of the lock step run the same ones.
//!
//! The module around this one has `op`, `bare`, `when`, `nop` and `halt`, which make instructions.

#![allow(dead_code, reason = "each test program uses its part")]

use std::collections::BTreeSet;

use isa::{ClusterConfig, CoreConfig, Instruction, Opcode::*};

use super::{bare, halt, nop, op, when};

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
    /// Adds 1 to X so many times while it holds the lock in Z; with a fence behind the taking, or without.
    Count(i64, bool),
}

/// What the loads and additions have given, warp by warp in the order of their programs, and then the final values of X
/// and Y.
pub type Outcome = Vec<u64>;

/// Cores of which each runs so many of the warps.
#[derive(Clone, Copy, Debug)]
pub struct Cores {
    pub options: &'static str,
    pub banks: u32,
    pub warps_each: usize,
}

/// Cores without data caches.
pub const WITHOUT_CACHES: [Cores; 5] = [
    Cores::new("", 1, 1),
    Cores::new("scoreboard = true", 2, 1),
    Cores::new("scoreboard = true, data_outstanding = 2", 4, 2),
    Cores::new("instruction_cache_bytes = 128", 4, 2),
    Cores::new("scoreboard = true, request_queue = true", 2, 1),
];

/// Cores with data caches.
pub const WITH_CACHES: [Cores; 4] = [
    Cores::new("data_cache_bytes = 128", 2, 1),
    Cores::new("data_cache_bytes = 256, data_cache_ways = 2, scoreboard = true", 4, 1),
    Cores::new("data_cache_bytes = 128, scoreboard = true, uncached_start = 0x7c0, uncached_bytes = 0x40", 1, 1),
    Cores::new("data_cache_bytes = 128, request_queue = true", 2, 1),
];

impl Cores {
    /// The program of warps that wait for the time of so many instructions each before their first step, and of so many
    /// more that end at once.
    pub fn program_of(&self, warps: &[Vec<Step>], waits: &[usize], more: usize) -> Vec<Instruction> {
        let late = warps.iter().zip(waits).map(|(steps, &wait)| {
            let mut all = vec![Step::Pass(wait)];
            all.extend_from_slice(steps);
            body(&all)
        });
        let mut bodies: Vec<_> = late.collect();
        bodies.resize(bodies.len() + more, body(&[]));
        self.program(&bodies)
    }

    pub const fn new(options: &'static str, banks: u32, warps_each: usize) -> Self {
        Cores { options, banks, warps_each }
    }

    /// The cluster for so many warps.
    pub fn config(&self, warps: usize) -> ClusterConfig {
        let line =
            format!("arch = \"4w8/8/1/{}\", extension = true, line_words = 4, ram_bytes = 4096", self.warps_each);
        let line = match self.options {
            "" => line,
            more => format!("{line}, {more}"),
        };
        let core = CoreConfig::from_line(&line).expect("a legal core");
        let cores = warps.div_ceil(self.warps_each) as u32;
        ClusterConfig::new(core, cores, self.banks).expect("a legal cluster")
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
pub fn body(steps: &[Step]) -> Vec<Instruction> {
    let mut body = vec![op(Ldi, &[7], 0)];
    let mut register = 2;
    for step in steps {
        match *step {
            Step::Store(place, value) => {
                body.extend([op(Ldi, &[6], value as i64), op(St, &[6, 7], place)]);
            }
            Step::Load(place) => body.push(op(Ld, &[register, 7], place)),
            Step::Add(place, value) => {
                body.extend([op(Ldi, &[6], value as i64), op(Ldi, &[1], place), op(Aadd, &[register, 1, 6], 0)])
            }
            Step::Fence => body.push(bare(Fence)),
            Step::Pass(count) => body.extend(vec![nop(); count]),
            Step::Count(times, with_fence) => body.extend(counting(times, with_fence)),
        }
        register += u8::from(step.gives());
    }
    body.push(halt());
    body
}

impl Step {
    /// Whether it gives a value of the outcome.
    pub fn gives(self) -> bool {
        matches!(self, Step::Load(_) | Step::Add(..))
    }
}

/// Goes to the body whose number is in r1.
pub fn dispatch(bodies: &[Vec<Instruction>]) -> Vec<Instruction> {
    let mut program = Vec::new();
    let mut start = 3 * bodies.len();
    for body in bodies {
        let behind = program.len() + 2;
        program.push(op(Iszero, &[1, 1], 0));
        program.push(when(1, op(Jmpi, &[], 4 * (start - behind) as i64)));
        program.push(op(Subi, &[1, 1], 1));
        start += body.len();
    }
    program.extend(bodies.concat());
    program
}

/// All outcomes of one order of all steps, in which those of each warp are in the order of its program.
pub fn sequential(warps: &[Vec<Step>]) -> BTreeSet<Outcome> {
    let mut found = BTreeSet::new();
    let start = Sequential { next: vec![0; warps.len()], given: vec![Vec::new(); warps.len()], memory: Vec::new() };
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
                Step::Count(times, _) => {
                    let sum = self.read(X) + times.unsigned_abs();
                    after.memory.push((X, sum));
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

/// The warp adds 1 to X so many times, by a load and a store, while it holds the lock in Z; with a fence behind the
/// taking, or without.
pub fn counting_under_a_lock(times: i64, with_fence: bool) -> Vec<Instruction> {
    let mut body = counting(times, with_fence);
    body.push(halt());
    body
}

fn counting(times: i64, with_fence: bool) -> Vec<Instruction> {
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
    ]
}

/// A litmus test with its name, and what even caches must not show.
pub struct Litmus {
    pub name: &'static str,
    pub warps: Vec<Vec<Step>>,
    /// With data caches, outcomes that are no order of the accesses are allowed, but for these.
    pub forbidden: fn(&[u64]) -> bool,
}

/// The usual ones; those of caches begin with a load that fills them.
pub fn litmus_tests() -> Vec<Litmus> {
    use Step::*;
    let test = |name, warps: &[&[Step]], forbidden| Litmus {
        name,
        warps: warps.iter().map(|steps| steps.to_vec()).collect(),
        forbidden,
    };
    let never: fn(&[u64]) -> bool = |_| false;
    let stale: fn(&[u64]) -> bool = |seen| seen[1] == 1 && seen[2] == 0;
    let missed: fn(&[u64]) -> bool = |seen| seen[1] == 0 && seen[3] == 0;
    let apart: fn(&[u64]) -> bool = |seen| seen[..6] == [0, 1, 0, 0, 1, 0];
    let late = [Pass(4), Store(X, 1), Store(Y, 1)];
    let adds = [Add(X, 1), Add(Y, 2), Add(X, 1)];
    vec![
        test("message passing", &[&[Store(X, 1), Store(Y, 1)], &[Load(Y), Load(X)]], never),
        test("message passing, data cached", &[&late, &[Load(X), Load(Y), Load(X)]], never),
        test("message passing, data cached, atomic flag", &[&late, &[Load(X), Add(Y, 0), Load(X)]], never),
        test(
            "message passing, data cached, atomic flag, fence",
            &[&late, &[Load(X), Add(Y, 0), Fence, Load(X)]],
            stale,
        ),
        test("store buffering", &[&[Store(X, 1), Load(Y)], &[Store(Y, 1), Load(X)]], never),
        test(
            "store buffering, data cached",
            &[&[Load(Y), Store(X, 1), Load(Y)], &[Load(X), Store(Y, 1), Load(X)]],
            never,
        ),
        test(
            "store buffering, data cached, fences",
            &[&[Load(Y), Store(X, 1), Fence, Load(Y)], &[Load(X), Store(Y, 1), Fence, Load(X)]],
            missed,
        ),
        test("load buffering", &[&[Load(X), Store(Y, 1)], &[Load(Y), Store(X, 1)]], |seen| seen[..2] == [1, 1]),
        test(
            "independent reads of independent writes",
            &[&[Store(X, 1)], &[Store(Y, 1)], &[Load(X), Load(Y)], &[Load(Y), Load(X)]],
            never,
        ),
        test(
            "the same, data cached",
            &[
                &[Pass(8), Store(X, 1)],
                &[Pass(8), Store(Y, 1)],
                &[Load(Y), Add(X, 0), Load(Y)],
                &[Load(X), Add(Y, 0), Load(X)],
            ],
            never,
        ),
        test(
            "the same, data cached, fences",
            &[
                &[Pass(8), Store(X, 1)],
                &[Pass(8), Store(Y, 1)],
                &[Load(Y), Add(X, 0), Fence, Load(Y)],
                &[Load(X), Add(Y, 0), Fence, Load(X)],
            ],
            apart,
        ),
        test("write to read causality", &[&[Store(X, 1)], &[Load(X), Store(Y, 1)], &[Load(Y), Load(X)]], never),
        test(
            "coherence of one word",
            &[&[Store(X, 1), Store(X, 2), Store(X, 3)], &[Load(X), Load(X), Load(X), Load(X)]],
            |seen| !seen[..4].is_sorted() || seen[4] != 3,
        ),
        test("a load behind the own store", &[&[Store(X, 1), Load(X)], &[Store(X, 2)]], |seen| {
            !matches!(seen[..2], [1, _] | [2, 2])
        }),
        test("atomic additions", &[&adds, &adds, &adds], |seen| {
            let mut of_x = [0, 2, 3, 5, 6, 8].map(|index: usize| seen[index]);
            of_x.sort_unstable();
            of_x != [0, 1, 2, 3, 4, 5] || seen[9..] != [6, 6]
        }),
        test("a lock without a fence", &[&[Count(4, false)], &[Count(4, false)], &[Count(4, false)]], never),
        test("a lock with a fence", &[&[Count(4, true)], &[Count(4, true)], &[Count(4, true)]], |seen| seen[0] != 12),
    ]
}
