//! Runs of clusters in lock step whose events are counted, as those of a core alone (`run/counted.rs`): each core by
//! itself, and all of them added up.

use std::sync::atomic::AtomicBool;

use coverage::{Counter, Coverage};
use golden_model::AwaitingWarp;
use isa::ports::{PortInputs, PortOutputs};
use isa::{ClusterConfig, Context};

use super::cosim::ClusterCosimulator;
use super::lockstep::{ClusterLockStep, ClusterRun};
use super::model::ClusterModelSide;
use super::outcome::ClusterOutcome;
use super::record::ClusterRecord;
use super::sides::ClusterSide;
use crate::compare::state::CoreState;
use crate::environment::resets::Resets;
use crate::run::cosim::CosimError;
use crate::run::counted::{differ, CountedSides};
use crate::run::lockstep::Run;
use crate::sides::SideError;

/// A cluster whose records are counted, with a counter a core.
struct CountedCluster<'a, S> {
    side: S,
    counters: &'a mut [Counter],
}

impl<S: ClusterSide> ClusterSide for CountedCluster<'_, S> {
    #[inline]
    fn outputs(&mut self) -> &[PortOutputs] {
        self.side.outputs()
    }

    #[inline]
    fn step(&mut self, inputs: &[PortInputs], record: &mut ClusterRecord) -> Result<(), SideError> {
        self.side.step(inputs, record)?;
        for (counter, record) in self.counters.iter_mut().zip(&record.cores) {
            counter.see(record);
        }
        Ok(())
    }

    fn reset(&mut self, inputs: &[PortInputs], length: u32) -> Result<(), SideError> {
        for counter in &mut *self.counters {
            counter.reset();
        }
        self.side.reset(inputs, length)
    }

    fn state(&self, core: u32, copy: u32) -> CoreState {
        self.side.state(core, copy)
    }

    fn copies(&self) -> u32 {
        self.side.copies()
    }

    fn awaiting_others(&self, core: u32, context: Context) -> Option<AwaitingWarp> {
        self.side.awaiting_others(core, context)
    }
}

/// What a run of a cluster has covered.
#[derive(Clone, Debug)]
pub struct ClusterCovered {
    /// How it came out.
    pub outcome: ClusterOutcome,
    /// What was counted on the model's side: all cores together, their cycles too.
    pub coverage: Coverage,
    /// The RTL's records were counted, too.
    pub on_both_sides: bool,
}

impl ClusterCosimulator {
    /// Runs to the outcome, or until `stop` is set, and counts on these sides.
    ///
    /// # Errors
    /// When a side cannot go on, or the sides count differently.
    pub fn covered(&self, run: Run, sides: CountedSides, stop: &AtomicBool) -> Result<ClusterCovered, CosimError> {
        let config = self.config();
        let of = ClusterRun { cluster: config, run: Run { config: &config.core, ..run } };
        let has_resets = run.resets != Resets::none();
        let (mut of_rtl, mut of_model) = (counters(config, has_resets), counters(config, has_resets));
        let model = CountedCluster { side: ClusterModelSide::new(config), counters: &mut of_model };
        let on_both_sides = sides == CountedSides::Both;
        let outcome = if on_both_sides {
            let rtl = CountedCluster { side: self.rtl()?, counters: &mut of_rtl };
            let mut lock_step = ClusterLockStep::new(of, rtl, model).until(stop);
            lock_step.run(&mut |_| {})?
        } else {
            let mut lock_step = ClusterLockStep::new(of, self.rtl()?, model).until(stop);
            lock_step.run(&mut |_| {})?
        };
        let mut coverage = Coverage::default();
        for (rtl, model) in of_rtl.into_iter().zip(of_model) {
            let (rtl, model) = (rtl.finish(), model.finish());
            // After a mismatch each side has gone on by itself.
            let agreed = on_both_sides && !matches!(outcome, ClusterOutcome::Mismatch(_));
            if let Some(differ) = differ(&rtl, &model).filter(|_| agreed) {
                return Err(CosimError::Counts(differ));
            }
            coverage.add(&model);
        }
        Ok(ClusterCovered { outcome, coverage, on_both_sides })
    }
}

fn counters(config: &ClusterConfig, has_resets: bool) -> Vec<Counter> {
    let counters = (0..config.cores).map(|_| Counter::new(&config.core, has_resets));
    counters.collect()
}
