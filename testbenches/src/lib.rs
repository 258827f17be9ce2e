//! The golden model and the Verilated RTL in one process, compared whole in every clock cycle.
//!
//! The way of a run: [`bridge`] loads the Verilated system, a core alone or a [`cluster`] ([`System`]); `sides` puts it,
//! and the model, each into an `environment` of its own; `run` lets both go and has their cycle records compared (`compare`); `report` says what went wrong,
//! `waveform` shows it. Above that, [`directed`] writes programs and runs them; [`soc`] runs whole systems.
//! [`beside`] holds the model against a design that another simulator runs.

pub mod beside;
pub mod bridge;
pub mod cluster;
pub mod directed;
pub mod soc;

mod compare;
mod environment;
mod report;
mod run;
mod sides;
mod system;
mod waveform;

pub use compare::difference::{FieldDifference, ValueKind};
pub use compare::events::retires;
pub use compare::state::{CoreState, ShadowState};
pub use environment::console_input::{Arrival, ConsoleInput, ConsoleInputError};
pub use environment::host::HostStart;
pub use environment::memory_timing::{Latencies, LatencyError, MemoryTiming};
pub use environment::pattern::{scatter, Pattern, Port};
pub use environment::resets::{Reset, Resets, ResetsError};
pub use environment::Environment;
pub use report::listing::{InstructionLine, SourcePlace};
pub use report::livelock::{
    observe, Actor, AwaitedWord, CodePlace, CoreContext, History, LastChange, Link, Livelock, Observed, Spinner,
    TimeUnit,
};
pub use report::mismatch::{Found, Mismatch, Stage, StageContent, Verdict};
pub use report::standstill::{Awaited, StandingWarp, Standstill};
pub use report::table::Table;
pub use report::under_way::UnderWay;
pub use run::cosim::{cosim, CosimError, CosimOptions, Cosimulator};
pub use run::cosim_report::{CosimReport, MemoryPorts};
pub use run::counted::{counted_on_model, covered_on_model, CountedSides, CountsDiffer, Covered};
pub use run::lockstep::{LockStep, Run};
pub use run::model_alone::{model_records, model_records_or_standstill, run_model, standstill_of_model};
pub use run::observed::{observe_model, Sight};
pub use run::outcome::{Agreement, CorePassed, InterruptedWarp, Outcome, Passed};
pub use run::scene::{Scene, StateDifferences};
pub use run::speed::{build_time, lock_step_speed, BuildTime, LockStepSpeed, Turns};
pub use run::statistics::Statistics;
pub use run::steady::{retired_in_window, CountingWindow};
pub use run::waveform_options::{WaveformOptions, WINDOW_AFTER, WINDOW_BEFORE};
pub use sides::model::ModelSide;
pub use sides::rtl::{RecordReader, RtlSide};
pub use sides::verilated::{DescriptionError, EmittedVerilog, NoSuchFile, Waveforms};
pub use sides::{Ahead, Bench, Resumable, Side, SideError, SideName, View};
pub use system::{MismatchReport, Report, StandstillReport, System, SystemHistory, SystemRecord};
pub use waveform::{Choice, ChoiceError, WaveformError, WaveformFiles, Window, TIME_UNITS_A_CYCLE};
