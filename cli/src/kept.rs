//! A case that `harmonica fuzz` has kept in a folder, as a run in lock step.

use std::path::Path;

use fuzz::{Kept, Subject};
use isa::ClusterConfig;
use testbenches::CosimOptions;

use crate::failure::Failure;

/// The run of a folder's case, and the cluster that it is for; `None`: a core alone.
pub fn options(folder: &Path) -> Result<(CosimOptions, Option<ClusterConfig>), Failure> {
    let subject: Subject = Kept::read(folder).map_err(Failure::input)?.subject;
    let image = subject.assembled().map_err(Failure::Diagnostics)?;
    let cluster = subject.machine().cluster().transpose();
    let cluster = cluster.map_err(Failure::input)?;
    let options = CosimOptions {
        timing: subject.timing,
        max_cycles: subject.max_cycles,
        compare_state_every: subject.compare_state_every,
        console_input: subject.console_input.clone(),
        resets: subject.resets.clone(),
        start: subject.start,
        command: subject.command(folder),
        ..CosimOptions::new(subject.config, image)
    };
    Ok((options, cluster))
}
