//! The divergence laboratory: the same programs on every mechanism of divergence, run on the timing model, with what
//! each of them costs and gains.
//!
//! The way of an experiment: a [`Program`] has a variant for each way to part lanes, a [`Mechanism`] chooses among
//! them; [`measure`] runs a variant and looks at its cycle records; [`experiment`] does so for all mechanisms and
//! latencies and checks that everything prints the same. Where clusters are asked for, it does so for each of them
//! ([`measure_cluster`]). What comes out is [`Results`], which are printed as a table or drawn as a [`page`].

mod alive;
mod cores;
mod decisions;
mod experiment;
mod flow_graph;
mod mechanism;
mod meter;
mod page;
mod paths;
mod program;
mod runner;
mod scaling;
mod sides;
mod table;

pub use cores::{measure_cluster, Cluster, ClusterMeasureError, Cores, Diagnosis};
pub use decisions::{
    compare_decisions, decisions_page, Branches, Decided, DecidedProgram, DecisionMean, DecisionPlan, DecisionProgram,
    DecisionResults, DecisionRow, Divergence,
};
pub use experiment::{experiment, Plan, ProgramResults, Results, Row, RunFigures, Skipped};
pub use flow_graph::FlowGraph;
pub use mechanism::{Mechanism, MechanismError};
pub use meter::{measure, Activity, Figures, MeasureError, Measurement, Meter};
pub use page::page;
pub use paths::Meeting;
pub use program::{Form, Program, Variant};
pub use runner::{in_parallel, Failed};
pub use scaling::{Scaled, Scaling};
pub use table::{Change, Summary};
