//! Runs of the golden model alone, for those who want its cycle records.

use isa::Cycle;

use crate::run::cosim::CosimOptions;
use crate::run::judge::{standstill, Judge};
use crate::run::lockstep::Run;
use crate::run::outcome::Outcome;
use crate::run::watch::Seen;
use crate::sides::{Side, SideError, View};
use crate::system::{System, SystemRecord};

/// Runs on the golden model and hands over every cycle's record, the one in which the system is done included. Gives
/// whether it was done within the cycles of the run.
///
/// # Errors
/// When the model cannot go on.
pub fn model_records<S: System>(run: &Run<S>, see: &mut dyn FnMut(Cycle, &S::Record)) -> Result<bool, SideError> {
    let mut bench = run.model();
    let mut record = S::Record::new(run.config);
    for cycle in (0..run.max_cycles).map(Cycle) {
        let is_done = bench.side.outputs()[0].done && !run.resets.at(cycle.0);
        bench.cycle(&mut record)?;
        see(cycle, &record);
        if is_done {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Runs on the golden model to the outcome; gives what RAM holds then, too, from address 0 on.
///
/// # Errors
/// When the model cannot go on.
pub fn run_model<S: System>(run: Run<S>) -> Result<(Outcome<S>, Vec<u8>), SideError> {
    let mut judge = Judge::new(run, run.model(), View::Arrays);
    let outcome = loop {
        if judge.cycle.0 >= run.max_cycles {
            break Outcome::CycleLimit(judge.standstill()?);
        }
        match judge.go_alone()? {
            Seen::GoesOn => {}
            Seen::Ended => break judge.passed(View::Arrays)?,
            Seen::Hangs => break Outcome::Hang(judge.standstill()?),
        }
    };
    Ok((outcome, judge.model.environment.memory().bytes().to_vec()))
}

/// Runs on the golden model and hands over every cycle's record. If the run does not reach its end, by the limit or
/// because nothing moves any more, the result is what all contexts wait for.
///
/// # Errors
/// When the model cannot go on.
pub fn model_records_or_standstill<S: System>(
    run: &Run<S>,
    see: &mut dyn FnMut(Cycle, &S::Record),
) -> Result<Option<S::Standstill>, SideError> {
    let mut judge = Judge::new(*run, run.model(), View::Arrays);
    while judge.cycle.0 < run.max_cycles {
        let cycle = judge.cycle;
        let is_done = judge.model.side.outputs()[0].done && !run.resets.at(cycle.0);
        let seen = judge.go_alone()?;
        see(cycle, &judge.model_record);
        if is_done {
            return Ok(None);
        }
        if seen == Seen::Hangs {
            break;
        }
    }
    judge.standstill().map(Some)
}

/// What each context of a program waits for on the golden model alone after so many cycles, in which nothing has
/// happened for the last `idle_cycles`; if it goes on, which contexts spin.
///
/// # Errors
/// When the model cannot go on.
pub fn standstill_of_model<S: System>(
    system: &S,
    options: &CosimOptions,
    cycles: u64,
    idle_cycles: u64,
) -> Result<S::Standstill, SideError> {
    let run = options.run_on(system);
    let mut bench = run.model();
    let mut record = S::Record::new(system);
    for _ in 0..cycles {
        bench.cycle(&mut record)?;
    }
    standstill(&run, &bench, &record, (Cycle(cycles), idle_cycles))
}
