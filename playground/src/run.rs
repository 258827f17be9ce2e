//! A whole run, and the machine at any step of it.
//!
//! The functional machine cannot go backwards. So the run keeps a snapshot every [`SLICE_STEPS`] steps, and goes to a
//! step from the snapshot before it. Each slice begins with the turn of context 0, whoever asks: a step is always the
//! same.

use std::collections::hash_map::DefaultHasher;
use std::fmt::{self, Write};
use std::hash::Hasher;

use golden_model::{Machine, Outcome, Snapshot};

use crate::program::Program;
use crate::watch::{Happening, Step, Watch};

/// The most steps of a run.
pub const STEPS_MAX: u64 = 1_000_000;
/// Steps from one snapshot to the next.
pub const SLICE_STEPS: u64 = 1 << 14;

/// A run from reset to its end, or to [`STEPS_MAX`].
pub struct Run {
    program: Program,
    machine: Machine,
    /// Where the machine is.
    at: u64,
    /// The machine at the beginning of each slice.
    snapshots: Vec<Snapshot>,
    /// How many steps there are.
    total: u64,
    outcome: Outcome,
    /// The warp of each step, and how many lanes execute.
    shares: Vec<(u8, u8)>,
    /// The steps that do something that a reader may look for.
    notable: Vec<(u64, Happening, u8)>,
    /// The steps of the slice that was looked at last.
    seen: Option<(usize, Vec<Step>)>,
}

/// What a reader looks for in a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wanted {
    /// Lanes part.
    Parts,
    /// Lanes meet.
    Meets,
    /// Something happens to lanes or warps.
    Anything,
}

impl Run {
    /// Runs a program to its end.
    ///
    /// # Errors
    /// When there is no machine for it.
    pub fn new(program: Program) -> Result<Self, String> {
        let machine = program.machine()?;
        let mut run = Run {
            program,
            machine,
            at: 0,
            snapshots: Vec::new(),
            total: 0,
            outcome: Outcome::Limit,
            shares: Vec::new(),
            notable: Vec::new(),
            seen: None,
        };
        while run.total < STEPS_MAX && run.outcome == Outcome::Limit {
            run.snapshots.push(run.machine.snapshot());
            let Run { machine, shares, notable, total, .. } = &mut run;
            let limit = SLICE_STEPS.min(STEPS_MAX - *total);
            let mut watch = Watch::new(|step: Step| {
                let warp = step.warp.0 as u8;
                shares.push((warp, step.executing.count() as u8));
                if step.happening != Happening::Plain {
                    notable.push((*total, step.happening, warp));
                }
                *total += 1;
            });
            run.outcome = machine.run_observed(limit, &mut watch);
        }
        run.at = run.total;
        Ok(run)
    }

    /// The program.
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// How many steps there are.
    pub fn total(&self) -> u64 {
        self.total
    }

    /// How it ended.
    pub fn outcome(&self) -> &Outcome {
        &self.outcome
    }

    /// The machine where it was brought last.
    pub fn machine(&self) -> &Machine {
        &self.machine
    }

    /// Where the machine is.
    pub fn at(&self) -> u64 {
        self.at
    }

    /// Brings the machine before a step, or to the end.
    pub fn go_to(&mut self, step: u64) {
        let step = step.min(self.total);
        let slice = self.slice_of(step);
        self.machine.restore(&self.snapshots[slice]);
        let rest = step - slice as u64 * SLICE_STEPS;
        if rest > 0 {
            self.machine.run(rest);
        }
        self.at = step;
    }

    /// The slice in which a step is; of the end, the last one.
    fn slice_of(&self, step: u64) -> usize {
        let slice = usize::try_from(step / SLICE_STEPS).unwrap_or(usize::MAX);
        slice.min(self.snapshots.len() - 1)
    }

    /// The steps from `from` to before `to`; the machine stays where it is.
    pub fn steps(&mut self, from: u64, to: u64) -> Vec<Step> {
        let to = to.min(self.total);
        let mut found = Vec::new();
        let mut next = from;
        while next < to {
            let slice = self.slice_of(next);
            let first = slice as u64 * SLICE_STEPS;
            let seen = self.slice(slice);
            let end = to.min(first + seen.len() as u64);
            if end <= next {
                break;
            }
            found.extend_from_slice(&seen[(next - first) as usize..(end - first) as usize]);
            next = end;
        }
        found
    }

    /// All steps of a slice.
    fn slice(&mut self, slice: usize) -> &[Step] {
        if self.seen.as_ref().is_none_or(|(number, _)| *number != slice) {
            let mut steps = Vec::new();
            self.machine.restore(&self.snapshots[slice]);
            let rest = (self.total - slice as u64 * SLICE_STEPS).min(SLICE_STEPS);
            let mut watch = Watch::new(|step| steps.push(step));
            self.machine.run_observed(rest, &mut watch);
            self.go_to(self.at);
            self.seen = Some((slice, steps));
        }
        self.seen.as_ref().map_or(&[], |(_, steps)| steps)
    }

    /// The place behind the next step of a kind, or behind the last one before `from` when looking back; without one
    /// the end, or the start.
    pub fn find(&self, from: u64, wanted: Wanted, is_back: bool) -> u64 {
        let is_wanted = |happening: Happening| match wanted {
            Wanted::Parts => happening == Happening::Parts,
            Wanted::Meets => happening == Happening::Meets,
            Wanted::Anything => true,
        };
        let behind = self.notable.partition_point(|(step, _, _)| if is_back { *step + 1 < from } else { *step < from });
        let place = |(step, happening, _): &(u64, Happening, u8)| is_wanted(*happening).then_some(step + 1);
        let found = match is_back {
            false => self.notable[behind..].iter().find_map(place),
            true => self.notable[..behind].iter().rev().find_map(place),
        };
        found.unwrap_or(if is_back { 0 } else { self.total })
    }

    /// The number of each step's warp, and how many lanes execute.
    pub fn shares(&self) -> &[(u8, u8)] {
        &self.shares
    }

    /// The steps that do something to lanes or warps, with what they do, and their warp.
    pub fn notable(&self) -> &[(u64, Happening, u8)] {
        &self.notable
    }

    /// A number that is another one, but for chance, when anything of the machine is: registers, masks, what the
    /// mechanism keeps, RAM, console, counts.
    pub fn fingerprint(&self) -> u64 {
        struct Hashed(DefaultHasher);
        impl Write for Hashed {
            fn write_str(&mut self, text: &str) -> fmt::Result {
                self.0.write(text.as_bytes());
                Ok(())
            }
        }
        let mut hashed = Hashed(DefaultHasher::new());
        // Hashing does not fail.
        let _ = write!(hashed, "{:?}", self.machine.snapshot());
        hashed.0.finish()
    }
}
