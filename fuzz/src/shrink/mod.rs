//! A failing run made small: as few words of program, on as plain a core, with as little around it as the same failure
//! allows.
//!
//! `subject` is what is made smaller, `symptom` what must stay, `oracle` says whether it does. A pass (`passes`)
//! changes one thing about the subject: it offers candidates, and the [`Shrinker`] takes those that still fail in the
//! same way. `deltas` is the search that most passes use. `apart` asks in a process of its own, for what ends or blocks
//! the process that runs it.

mod apart;
mod code;
mod deltas;
mod oracle;
mod passes;
mod report;
mod subject;
mod symptom;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::Arc;
use std::time::{Duration, Instant};

pub use self::apart::Apart;
pub use self::code::Code;
pub use self::deltas::minimise;
pub use self::oracle::{Haste, LockSteps, Oracle};
pub use self::subject::Subject;
pub(super) use self::subject::{CORE_FILE, INPUT_FILE, PROGRAM_FILE};
pub use self::symptom::{Sighting, Symptom, VerdictKind};

use super::tree::Program;

/// Cycles that a candidate may take more than twice those of the run that it is to replace.
const SPARE_CYCLES: u64 = 64;
/// A run that fails in so many cycles is so short that it can be tried with many seeds.
const SHORT_CYCLES: u64 = 2_000;
/// The part of the time that is over before configurations are tried, if the program is not small by then.
const PROGRAM_SHARE: f64 = 0.5;

/// A run that has been made small.
#[derive(Clone, Debug)]
pub struct Shrunk {
    /// The smallest that was found.
    pub subject: Subject,
    /// How it fails, as the original does.
    pub sighting: Sighting,
    /// Runs that were made.
    pub tries: u64,
    /// Cores that they were made on.
    pub cores: usize,
    /// Whether nothing more could be taken away before the time was over.
    pub is_finished: bool,
}

/// Makes a failing run small; with the generator's tree of the program, if there is one. `None` when the run does not
/// fail.
pub fn shrink(
    subject: Subject,
    tree: Option<&Program>,
    oracle: &mut dyn Oracle,
    options: &ShrinkOptions,
) -> Option<Shrunk> {
    let begin = Instant::now();
    let mut shrinker = Shrinker::new(subject, oracle, &options.stop)?;
    shrinker.deadline = begin + options.time.mul_f64(PROGRAM_SHARE);
    passes::cluster(&mut shrinker);
    passes::surroundings(&mut shrinker);
    if let Some(tree) = tree {
        passes::branches(&mut shrinker, tree);
    }
    passes::program(&mut shrinker);
    shrinker.deadline = begin + options.time;
    passes::everything(&mut shrinker);
    Some(shrinker.finish())
}

/// How long a run is made smaller.
#[derive(Clone, Debug)]
pub struct ShrinkOptions {
    /// No further try is made after that.
    pub time: Duration,
    /// Set from outside, it ends the search after the try under way.
    pub stop: Arc<AtomicBool>,
}

impl ShrinkOptions {
    /// A search that takes that long, unless it ends before.
    pub fn new(time: Duration) -> Self {
        ShrinkOptions { time, stop: Arc::default() }
    }
}

/// The smallest run so far, and what it must go on to show.
pub struct Shrinker<'a> {
    best: Subject,
    sighting: Sighting,
    oracle: &'a mut dyn Oracle,
    stop: &'a AtomicBool,
    /// No candidate is tried later.
    deadline: Instant,
    tries: u64,
    /// A candidate has not been tried for want of time.
    lacks_time: bool,
}

impl<'a> Shrinker<'a> {
    /// Runs the subject, which is the first to fail.
    fn new(subject: Subject, oracle: &'a mut dyn Oracle, stop: &'a AtomicBool) -> Option<Self> {
        let sighting = oracle.sighting(&subject)?;
        Some(Shrinker { best: subject, sighting, oracle, stop, deadline: Instant::now(), tries: 1, lacks_time: false })
    }

    /// The smallest run so far.
    fn best(&self) -> &Subject {
        &self.best
    }

    /// What [`Shrinker::keep_if_shorter`] may bring back.
    fn kept(&self) -> (Subject, Sighting) {
        (self.best.clone(), self.sighting.clone())
    }

    /// Brings back what was the smallest before, unless there are fewer words now.
    fn keep_if_shorter(&mut self, before: (Subject, Sighting)) {
        if self.best.code.lines().len() >= before.0.code.lines().len() {
            (self.best, self.sighting) = before;
        }
    }

    fn is_late(&self) -> bool {
        Instant::now() >= self.deadline || self.stop.load(Ordering::Relaxed)
    }

    /// Tries a candidate on another core, if there is time to build it.
    fn takes_on_another_core(&mut self, candidate: Subject) -> bool {
        let has_time = Instant::now() + self.oracle.build_time() < self.deadline;
        self.lacks_time |= !has_time;
        has_time && self.takes(candidate)
    }

    /// Tries a candidate in place of the best one; whether it fails in the same way, and so has become the best.
    ///
    /// Which accesses the memory of a seed refuses depends on the cycle. So a candidate that makes them in other cycles
    /// is tried with other seeds, too.
    fn takes(&mut self, candidate: Subject) -> bool {
        if self.takes_as_it_is(candidate.clone()) {
            return true;
        }
        let is_short = self.sighting.cycle <= SHORT_CYCLES;
        is_short && passes::other_seeds(&candidate).any(|other| self.takes_as_it_is(other))
    }

    /// Tries a candidate that must fail earlier than the best one.
    fn takes_earlier(&mut self, candidate: Subject) -> bool {
        let most = self.sighting.cycle;
        most > 0 && self.takes_within(candidate, most)
    }

    fn takes_as_it_is(&mut self, candidate: Subject) -> bool {
        let most = self.cycles_allowed();
        self.takes_within(candidate, most)
    }

    /// Tries a candidate in at most so many cycles.
    fn takes_within(&mut self, candidate: Subject, max_cycles: u64) -> bool {
        if self.is_late() || candidate == self.best {
            return false;
        }
        let candidate = Subject { max_cycles, ..candidate };
        let found = self.oracle.sighting(&candidate);
        self.tries += 1;
        match found {
            Some(sighting) if sighting.symptom == self.sighting.symptom => {
                self.best = candidate;
                self.sighting = sighting;
                true
            }
            _ => false,
        }
    }

    /// A candidate that goes on for longer than twice the run that it is to replace does not fail in the same way,
    /// unless just that is the failure.
    fn cycles_allowed(&self) -> u64 {
        let most = self.best.max_cycles;
        match self.sighting.symptom {
            Symptom::NoEnd | Symptom::Stopped { .. } | Symptom::Killed(_) | Symptom::Endless => most,
            Symptom::InCycle { .. } | Symptom::InState { .. } | Symptom::Hang(_) => {
                most.min(2 * self.sighting.cycle + SPARE_CYCLES)
            }
        }
    }

    /// Takes the first of these candidates that fails in the same way; whether there is one.
    fn takes_one_of(&mut self, candidates: impl IntoIterator<Item = Subject>) -> bool {
        candidates.into_iter().any(|candidate| self.takes(candidate))
    }

    /// Takes as few of these parts as will do: `with` makes a candidate of some of them, if there is one.
    fn minimises<T: Clone>(&mut self, parts: Vec<T>, with: impl Fn(&Subject, &[T]) -> Option<Subject>) {
        let original = self.best.clone();
        minimise(parts, |parts| with(&original, parts).is_some_and(|candidate| self.takes(candidate)));
    }

    fn finish(mut self) -> Shrunk {
        let is_finished = !self.lacks_time && !self.is_late();
        self.stop_where_it_fails();
        Shrunk {
            is_finished,
            subject: self.best,
            sighting: self.sighting,
            tries: self.tries,
            cores: self.oracle.cores(),
        }
    }

    /// A failure in a cycle needs no further ones.
    fn stop_where_it_fails(&mut self) {
        let candidate = Subject { max_cycles: self.sighting.cycle + 1, ..self.best.clone() };
        if self.oracle.sighting(&candidate).as_ref() == Some(&self.sighting) {
            self.best = candidate;
        }
    }
}
