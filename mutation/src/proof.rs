//! Proofs that nothing can find a mutant.

use std::time::Duration;

use fpga::{Choice, TextFile};
use hdl::{MutantChoice, MUTANT_PORT, MUTANT_PORT_WIDTH};
use testbenches::{EmittedVerilog, System};

use crate::campaign::{MutationError, MutationOptions};
use crate::record::Record;

/// A proof that takes longer is given up. Most take some seconds.
const TIME_MAX: Duration = Duration::from_secs(300);

/// Whether it is proven that the mutant's module does the same with it, whatever is around that module.
///
/// # Errors
/// When the core cannot be emitted, or yosys cannot be had.
pub fn is_idle(options: &MutationOptions<impl System>, record: &Record) -> Result<bool, MutationError> {
    // The core with this one alone: the parts of its module have none.
    let choice = MutantChoice { seed: options.seed, skipped: record.number, count: 1 };
    let (verilog, mutants) = EmittedVerilog::with_mutants(&options.config, &choice)?;
    let is_it = |mutant: &hdl::Mutant| {
        (&mutant.module, &mutant.signal, &mutant.wrong) == (&record.module, &record.signal, &record.wrong)
    };
    let Some(mutant) = mutants.iter().find(|mutant| is_it(mutant)) else {
        return Ok(false);
    };
    let files: Vec<TextFile> = verilog.files().map(|(name, text)| TextFile::new(name, text)).collect();
    let choice =
        Choice { module: &mutant.module, input: MUTANT_PORT, values: [0, mutant.number], width: MUTANT_PORT_WIDTH };
    Ok(choice.is_proven_idle(&files, TIME_MAX, &options.stop)?)
}
