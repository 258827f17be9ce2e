//! Pictures of a run, made from its cycle records: where each instruction is in each cycle, and what each lane does.
//!
//! It sees `isa` and a program's `Image`, so that the records of either side, hardware or golden model, can be drawn.
//! The way of a picture: [`Tracker`] follows instructions from stage to stage, [`LaneHistory`] follows one context's
//! lanes; a [`SpaceTime`] or a [`LaneChart`] takes the part that is to be shown, and gives it as text and as SVG;
//! [`konata_log`] gives instructions to the pipeline viewer Konata, [`PerfettoTrace`] gives a run to the viewer
//! Perfetto.

mod drawing;
mod konata;
mod lane_chart;
mod lane_history;
mod names;
mod perfetto;
mod space_time;
mod tracker;

pub use konata::konata_log;
pub use lane_chart::LaneChart;
pub use lane_history::{LaneHistory, StackLevel, Step};
pub use names::Names;
pub use perfetto::PerfettoTrace;
pub use space_time::{Cell, Next, Row, SpaceTime, Track};
pub use tracker::{Fate, Tracked, TrackedKind, Tracker, Wait};
