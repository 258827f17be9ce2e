//! The lock step of a cluster with the RTL running ahead in a thread of its own, as that of a core alone
//! (`run/ahead.rs`).

use std::sync::atomic::AtomicBool;

use super::judge::ClusterJudge;
use super::lockstep::{state_differences, ClusterRun};
use super::model::ClusterModelSide;
use super::outcome::ClusterOutcome;
use super::record::ClusterRecord;
use super::rtl::{ClusterReader, ClusterRtlSide};
use super::sides::{ClusterBench, ClusterSide};
use crate::run::follow::{follow, Follower, Runner, Verdict};
use crate::run::judge::Judged;
use crate::sides::rtl::side_error;
use crate::sides::SideError;

impl Runner for ClusterBench<ClusterRtlSide> {
    /// A cluster's state is not kept on the way.
    type Saved = ();

    fn sample_bytes(&self) -> usize {
        self.side.sample_bytes()
    }

    #[inline]
    fn cycle_sampled(&mut self, sample: &mut [u8]) -> Result<(), SideError> {
        self.reset_if_due()?;
        self.environment.cycle(self.side.outputs(), &mut self.inputs);
        let stepped = self.side.step_sampled(&self.inputs, sample);
        stepped.map_err(side_error)
    }

    fn save(&mut self) -> Result<(), SideError> {
        Ok(())
    }
}

struct Behind<'a, 'b> {
    reader: ClusterReader,
    record: ClusterRecord,
    judge: ClusterJudge<'a, ClusterModelSide>,
    progress: &'b mut dyn FnMut(u64),
}

impl Follower<()> for Behind<'_, '_> {
    #[inline]
    fn see(&mut self, sample: &[u8]) -> Result<Judged, SideError> {
        self.reader.read(sample, &mut self.record);
        self.judge.see(&self.record)
    }

    #[inline]
    fn tell(&mut self) {
        self.judge.tell(self.progress);
    }

    fn is_done(&self) -> bool {
        self.judge.is_done()
    }

    fn keep(&mut self, (): ()) -> Result<(), SideError> {
        Ok(())
    }
}

/// Runs to an outcome that needs no explanation; `None` where one is needed, and the run has to be made again cycle by
/// cycle.
///
/// # Errors
/// When a side cannot go on.
pub(super) fn run(
    of: ClusterRun,
    rtl: ClusterRtlSide,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(u64),
) -> Result<Option<ClusterOutcome>, SideError> {
    let model = ClusterModelSide::new(of.cluster);
    let mut behind = Behind {
        reader: rtl.reader(),
        record: ClusterRecord::new(of.cluster),
        judge: ClusterJudge::new(of, ClusterBench::new(model, &of)),
        progress,
    };
    let rtl = ClusterBench::new(rtl, &of);
    let (verdict, rtl) = follow(rtl, (of.run.max_cycles, stop), None, &mut behind)?;
    let judge = behind.judge;
    let differ = || !state_differences(&of, &rtl, &judge.model).is_empty();
    Ok(match verdict {
        Verdict::Elsewhere => None,
        // The RTL is some cycles further, but after its end nothing may change.
        Verdict::Agreed => (!differ()).then(|| judge.passed()),
        Verdict::Limit if judge.has_state() && differ() => None,
        Verdict::Limit => Some(match judge.cycle.0 < of.run.max_cycles {
            true => ClusterOutcome::Stopped(judge.standstill()?),
            false => ClusterOutcome::CycleLimit(judge.standstill()?),
        }),
    })
}
