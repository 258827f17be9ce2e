//! How strong is the checking? Faults put into the core, and what finds them.
//!
//! The way of a campaign: `trial` lists the runs that may find a mutant, programs first, then directed programs, then
//! random ones; `campaign` builds cores with a few hundred mutants each, and runs every mutant in lock step with the
//! golden model until a run finds it; `proof` has yosys prove of survivors that nothing can; `record` keeps what came
//! of each in a file, so that a campaign can be broken off and continued; `summary` counts. Which faults are put in,
//! and how, is the hardware kit's business (`hdl::Mutant`); for those of the golden model there is `model`.

mod campaign;
mod cores;
mod model;
mod proof;
mod record;
mod summary;
mod trial;

pub use campaign::{campaign, MutationError, MutationOptions};
pub use cores::campaign_cores;
pub use model::{model_campaign, run_model_mutants, ModelChoice, ModelFault, ModelMutationOptions};
pub use proof::is_idle;
pub use record::{Finding, Record};
pub use summary::Summary;
pub use trial::{Check, Program};
