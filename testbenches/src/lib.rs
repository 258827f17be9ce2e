//! The golden model and the Verilated RTL in one process, compared whole in every clock cycle.
//!
//! The way of a run: [`bridge`] loads the Verilated core; `side` puts it, and the model, each into an `environment` of
//! its own; `lockstep` runs both and compares their cycle records; `mismatch` and `standstill` say what went wrong,
//! `report` prints it, `waveform` shows it.

pub mod bridge;
pub mod directed;
pub mod fuzz;
pub mod soc;

mod ahead;
mod console_input;
mod core_model;
mod cosim;
mod culprit;
mod difference;
mod environment;
mod event_text;
mod events;
mod history;
mod listing;
mod lockstep;
mod mismatch;
mod model;
mod pattern;
mod report;
mod rtl;
mod side;
mod speed;
mod standstill;
mod standstill_report;
mod state;
mod statistics;
mod table;
mod watch;
mod waveform;

pub use console_input::{Arrival, ConsoleInput, ConsoleInputError};
pub use core_model::{CoreVerilog, FaultError};
pub use cosim::{
    cosim, CosimError, CosimOptions, CosimReport, Cosimulator, WaveformOptions, WINDOW_AFTER,
    WINDOW_BEFORE,
};
pub use difference::{FieldDifference, ValueKind};
pub use environment::Environment;
pub use listing::{InstructionLine, SourcePlace};
pub use lockstep::{InterruptedWarp, LockStep, Outcome, Passed, Run};
pub use mismatch::{Found, Mismatch, Stage, StageContent, Verdict};
pub use model::ModelSide;
pub use pattern::{Pattern, Port};
pub use rtl::{RecordReader, RtlSide};
pub use side::{Ahead, Bench, Side, SideError, SideName, View};
pub use speed::{build_time, lock_step_speed, BuildTime, LockStepSpeed};
pub use standstill::{StandingWarp, Standstill};
pub use state::{CoreState, ShadowState};
pub use statistics::Statistics;
pub use waveform::{WaveformError, WaveformFiles, Window, TIME_UNITS_A_CYCLE};
