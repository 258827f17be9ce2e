//! Programs that do not reach their end, by what keeps them from it. Both sides agree on such a run.

use std::fmt;

use isa::trace::WarpState;
use isa::Interrupt;

use coverage::Coverage;
use testbenches::{Outcome, Standstill, StandstillReport, System};

use crate::machine::Ended;

/// Cycles for one interrupt, at most, in a run that is lost to them: entering and leaving a handler takes fewer.
const CYCLES_AN_INTERRUPT: u64 = 2000;

/// What keeps a program from its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GivenUp {
    /// Warps wait at barriers at which no other warp will arrive.
    Barrier,
    /// Warps wait for a free warp, and none stops.
    Spawn,
    /// Warps wait at barriers, others for a free warp.
    BarrierAndSpawn,
    /// A unit or a port does not answer: the fault of a side that the other one shares, or of the memory.
    Unit,
    /// The interrupt of that number comes again and again.
    Interrupts(u64),
    /// Warps go on without interrupts: in a loop, or merely for longer than there was time.
    Runs,
}

impl GivenUp {
    /// Why the run of a core alone or of a cluster did not end; `None` if it did.
    pub fn of_run(ended: &Ended, coverage: &Coverage) -> Option<Self> {
        match ended {
            Ended::Core(outcome) => Self::of(outcome, coverage),
            Ended::Cluster(outcome) => Self::of(outcome, coverage),
        }
    }

    /// Why the run did not end; `None` if it did. The coverage is that of the run alone.
    pub fn of<S: System>(outcome: &Outcome<S>, coverage: &Coverage) -> Option<Self> {
        match outcome {
            Outcome::Passed(_) | Outcome::Mismatch(_) | Outcome::Stopped(_) => None,
            Outcome::Hang(standstill) => Some(deadlock(standstill.cores())),
            Outcome::CycleLimit(_) => Some(livelock(coverage)),
        }
    }

    /// Whether nothing moves any more.
    pub const fn is_deadlock(self) -> bool {
        match self {
            GivenUp::Barrier | GivenUp::Spawn | GivenUp::BarrierAndSpawn | GivenUp::Unit => true,
            GivenUp::Interrupts(_) | GivenUp::Runs => false,
        }
    }
}

/// What the cores of a run wait for in which none of them moves any more.
pub(super) fn deadlock(cores: &[Standstill]) -> GivenUp {
    let has = |state: WarpState| {
        let name: &str = state.into();
        let warps = cores.iter().flat_map(|standstill| &standstill.warps);
        let mut going_on = warps.filter(|warp| !warp.is_held);
        going_on.any(|warp| warp.state == name)
    };
    let units = [WarpState::Running, WarpState::WaitMemory, WarpState::WaitCopy, WarpState::WaitArithmetic];
    match (has(WarpState::WaitBarrier), has(WarpState::WaitSpawn)) {
        _ if units.into_iter().any(has) => GivenUp::Unit,
        (true, false) => GivenUp::Barrier,
        (false, true) => GivenUp::Spawn,
        (true, true) => GivenUp::BarrierAndSpawn,
        (false, false) => GivenUp::Unit,
    }
}

fn livelock(coverage: &Coverage) -> GivenUp {
    let counts = coverage.interrupts.iter().zip(0..);
    match counts.max() {
        Some((count, number)) if count * CYCLES_AN_INTERRUPT > coverage.cycles => GivenUp::Interrupts(number),
        _ => GivenUp::Runs,
    }
}

impl fmt::Display for GivenUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GivenUp::Barrier => f.write_str("at a barrier to which nobody comes"),
            GivenUp::Spawn => f.write_str("for a free warp, and none stops"),
            GivenUp::BarrierAndSpawn => f.write_str("at a barrier, and for a free warp"),
            GivenUp::Unit => f.write_str("for a unit or a port that does not answer"),
            GivenUp::Interrupts(number) => match Interrupt::from_number(*number) {
                Some(interrupt) => write!(f, "interrupted again and again: {interrupt}"),
                None => write!(f, "interrupted again and again: {number}"),
            },
            GivenUp::Runs => f.write_str("in a loop without interrupts, or merely slow"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use testbenches::{covered_on_model, ConsoleInput, Resets, Run};

    /// Why a program does not end on a core of four warps; `None` if it does.
    fn given_up(source: &str) -> Option<GivenUp> {
        let config = isa::CoreConfig::from_toml("arch = \"4w8/8/2/4\"").expect("a core");
        let image = assembler::assemble(&config.arch, &[("test.s", source)]).expect("a program");
        let run = Run {
            config: &config,
            image: &image,
            timing: 0.into(),
            max_cycles: 20_000,
            compare_state_every: None,
            console_input: ConsoleInput::none(),
            resets: Resets::none(),
            start: None,
        };
        let covered = covered_on_model(run).expect("models do not stop");
        GivenUp::of(&covered.outcome, &covered.coverage)
    }

    const SPAWN_TOO_MANY: &str =
        "start: ldi %r1, start\nwspawn %r2, %r1, %r1\nwspawn %r2, %r1, %r1\nwspawn %r2, %r1, %r1\n\
         wspawn %r2, %r1, %r1\nhalt\n";
    const WAIT: &str = "ldi %r1, #0\nldi %r2, #2\nbar %r1, %r2\nhalt\n";

    #[test]
    fn every_way_not_to_end_is_told_apart() {
        assert_eq!(given_up("halt\n"), None);
        assert_eq!(given_up(WAIT), Some(GivenUp::Barrier));
        assert_eq!(given_up(SPAWN_TOO_MANY), Some(GivenUp::Spawn));
        assert_eq!(given_up("again: jmpi again\n"), Some(GivenUp::Runs));
        let trap = "ldi %r1, handler\nskep %r1\ntrap\nhalt\nhandler: ldi %r0, again\nei\nagain: trap\n";
        let found = given_up(trap);
        assert_eq!(found, Some(GivenUp::Interrupts(0)));
        assert!(!found.unwrap().is_deadlock());
    }

    #[test]
    fn waits_of_two_kinds_are_told() {
        let mut both = String::from("ldi %r1, waiter\nwspawn %r2, %r1, %r1\n");
        both.push_str(SPAWN_TOO_MANY);
        both.push_str("waiter: ");
        both.push_str(WAIT);
        assert_eq!(given_up(&both), Some(GivenUp::BarrierAndSpawn));
    }
}
