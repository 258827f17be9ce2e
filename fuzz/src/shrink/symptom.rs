//! What a failing run shows, so far as it must stay when the run is made smaller.

use std::fmt;

use isa::Cycle;
use testbenches::{Found, MismatchReport, Outcome, StandstillReport, System, Verdict};

use crate::given_up::{deadlock, GivenUp};
use crate::machine::Ended;

/// How a run fails. Two runs with the same symptom count as the same failure.
///
/// Places are left out of it: which warp, lane, register or entry shows the difference, and when, may change while a
/// run is made smaller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Symptom {
    /// The sides differ in a cycle.
    InCycle {
        /// Whether software can see it.
        verdict: VerdictKind,
        /// The field that is the likeliest cause, without its index.
        field: String,
    },
    /// All cycles agree, but what the sides keep does not: registers, state of the divergence mechanism, memories.
    InState {
        /// What differs first, without numbers.
        field: String,
    },
    /// Both sides stand still.
    Hang(GivenUp),
    /// Both sides go on until the cycles are used up.
    NoEnd,
    /// A side stops itself, or panics, with these words, numbers left out.
    Stopped {
        /// The words.
        reason: String,
    },
    /// The process that runs the sides is ended by a signal of this number.
    Killed(i32),
    /// The process that runs the sides does not come back.
    Endless,
}

/// A verdict without what was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VerdictKind {
    /// A warp does different things.
    Architectural,
    /// Warps do what they should, but in other cycles.
    TimingOnly,
    /// Only the core's own ports are compared.
    AtThePorts,
    /// The core is simulated elsewhere.
    NotFollowed,
}

impl From<&Verdict> for VerdictKind {
    fn from(verdict: &Verdict) -> Self {
        match verdict {
            Verdict::Architectural { .. } => VerdictKind::Architectural,
            Verdict::TimingOnly { .. } => VerdictKind::TimingOnly,
            Verdict::AtThePorts => VerdictKind::AtThePorts,
            Verdict::NotFollowed => VerdictKind::NotFollowed,
        }
    }
}

/// A symptom, and when it shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sighting {
    /// What shows.
    pub symptom: Symptom,
    /// The cycle in which it does; the cycles of the run where none is known.
    pub cycle: u64,
}

impl Sighting {
    /// What a run of a core alone, or of a cluster, shows; `None` as for [`Sighting::of`].
    pub fn of_run(ended: &Ended) -> Option<Self> {
        match ended {
            Ended::Core(outcome) => Self::of(outcome),
            Ended::Cluster(outcome) => Self::of(outcome),
        }
    }

    /// What an outcome shows; `None` for a run that passes, or that is stopped before it shows anything.
    pub fn of<S: System>(outcome: &Outcome<S>) -> Option<Self> {
        match outcome {
            Outcome::Passed(_) | Outcome::Stopped(_) => None,
            Outcome::Mismatch(mismatch) => {
                let field = without_numbers(mismatch.first_field());
                let symptom = Symptom::of_mismatch(mismatch.found(), mismatch.verdict(), field);
                Some(symptom.in_cycle(mismatch.cycle()))
            }
            Outcome::Hang(standstill) => Some(Symptom::Hang(deadlock(standstill.cores())).in_cycle(standstill.at().0)),
            Outcome::CycleLimit(standstill) => Some(Symptom::NoEnd.in_cycle(standstill.at().0)),
        }
    }

    /// A side that has stopped or panicked with these words, in a run of at most so many cycles.
    pub fn stopped(words: &str, max_cycles: u64) -> Self {
        Sighting { symptom: Symptom::stopped(words), cycle: max_cycles }
    }
}

impl Symptom {
    /// A side has stopped or panicked with these words.
    pub fn stopped(words: &str) -> Self {
        let reason = without_numbers(words);
        Symptom::Stopped { reason }
    }

    /// The sides differ, first in this field.
    fn of_mismatch(found: Found, verdict: impl Into<VerdictKind>, field: String) -> Self {
        match found {
            Found::InRecord => Symptom::InCycle { verdict: verdict.into(), field },
            Found::InStateDuringRun | Found::InStateAtEnd => Symptom::InState { field },
        }
    }

    /// The symptom, seen in this cycle.
    fn in_cycle(self, cycle: Cycle) -> Sighting {
        Sighting { symptom: self, cycle: cycle.0 }
    }
}

/// The text with `*` for each number, decimal or hexadecimal.
fn without_numbers(text: &str) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(|character: char| character.is_ascii_digit()) {
        kept.push_str(&rest[..start]);
        kept.push('*');
        let number = rest[start..].trim_start_matches("0x");
        rest = number.trim_start_matches(|character: char| character.is_ascii_hexdigit());
    }
    kept + rest
}

impl fmt::Display for VerdictKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            VerdictKind::Architectural => "architectural",
            VerdictKind::TimingOnly => "timing only",
            VerdictKind::AtThePorts => "at the ports",
            VerdictKind::NotFollowed => "not followed",
        })
    }
}

impl fmt::Display for Symptom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Symptom::InCycle { verdict, field } => write!(f, "{field} differs ({verdict})"),
            Symptom::InState { field } => write!(f, "{field} differs in what is kept"),
            Symptom::Hang(why) => write!(f, "both sides wait {why}"),
            Symptom::NoEnd => f.write_str("both sides go on without an end"),
            Symptom::Stopped { reason } => f.write_str(reason),
            Symptom::Killed(signal) => write!(f, "the process is ended by signal {signal}"),
            Symptom::Endless => f.write_str("the process does not come back"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_no_part_of_a_symptom() {
        for (text, kept) in [
            ("context_pc[12]", "context_pc[*]"),
            ("%r0 of warp 3", "%r* of warp *"),
            ("the RTL cannot go on: 0x1f is no context", "the RTL cannot go on: * is no context"),
            ("done", "done"),
        ] {
            assert_eq!(without_numbers(text), kept);
        }
    }
}
