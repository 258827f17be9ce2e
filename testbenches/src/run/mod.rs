//! Runs: both sides in lock step, the RTL ahead in a thread of its own, waveforms when there is something to see.

pub(crate) mod ahead;
pub(crate) mod cosim;
pub(crate) mod cosim_report;
pub(crate) mod cosim_waveform;
pub(crate) mod counted;
pub(crate) mod follow;
pub(crate) mod judge;
pub(crate) mod lockstep;
pub(crate) mod model_alone;
pub(crate) mod observed;
pub(crate) mod outcome;
pub(crate) mod retrace;
pub(crate) mod scene;
pub(crate) mod snapshots;
pub(crate) mod speed;
pub(crate) mod statistics;
pub(crate) mod steady;
pub(crate) mod watch;
pub(crate) mod waveform_options;
