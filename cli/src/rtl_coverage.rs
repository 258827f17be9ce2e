//! The folder of `--rtl-coverage`: what runs have covered of a core's Verilog, and that Verilog.

use std::path::{Path, PathBuf};

use coverage::RtlCoverage;
use isa::CoreConfig;
use testbenches::{CoreVerilog, Cosimulator};

use crate::failure::Failure;
use crate::files;

/// The name of Verilator's file in the folder.
pub const COUNTS: &str = "coverage.dat";

/// A folder to which a core's runs add.
pub struct RtlCoverageFolder {
    path: PathBuf,
    verilog: CoreVerilog,
    /// What earlier runs have covered.
    before: RtlCoverage,
    cosimulator: Cosimulator,
}

impl RtlCoverageFolder {
    /// The folder for that core, which is built.
    ///
    /// # Errors
    /// The folder has the coverage of another core, or cannot be read or written; the core cannot be built.
    pub fn new(path: &Path, config: &CoreConfig) -> Result<Self, Failure> {
        let counts = path.join(COUNTS);
        files::check_writable(&counts)?;
        let verilog = CoreVerilog::emit(config).map_err(Failure::input)?;
        let before = match counts.exists() {
            false => RtlCoverage::default(),
            true => {
                same_core(path, &verilog)?;
                read(&counts)?
            }
        };
        let cosimulator = Cosimulator::counting(config, &verilog).map_err(Failure::input)?;
        Ok(RtlCoverageFolder {
            path: path.to_path_buf(),
            verilog,
            before,
            cosimulator,
        })
    }

    /// The core, whose runs count.
    pub fn cosimulator(&self) -> &Cosimulator {
        &self.cosimulator
    }

    /// Writes what all runs have covered.
    ///
    /// # Errors
    /// When it is not known, or a file cannot be written.
    pub fn write(self) -> Result<(), Failure> {
        let Some(counted) = self.cosimulator.rtl_coverage() else {
            return Ok(());
        };
        let counted = counted.map_err(Failure::input)?;
        let mut sum = RtlCoverage::from_text(&counted).map_err(Failure::input)?;
        sum.merge(self.before);
        let verilog = self.verilog.files();
        let verilog = verilog.map(|(name, text)| (self.path.join(name), text.as_bytes().to_vec()));
        let counts = (self.path.join(COUNTS), sum.to_text().into_bytes());
        // The counts last: what they are of is there then.
        files::write_all(&verilog.chain([counts]).collect::<Vec<_>>())
    }
}

/// Reads a file of Verilator's.
pub fn read(path: &Path) -> Result<RtlCoverage, Failure> {
    RtlCoverage::from_text(&files::read_text(path)?).map_err(Failure::in_file(path))
}

fn same_core(folder: &Path, verilog: &CoreVerilog) -> Result<(), Failure> {
    let is_there = |(name, text): (String, &str)| {
        let there = std::fs::read_to_string(folder.join(name));
        there.is_ok_and(|there| there == text)
    };
    if verilog.files().all(is_there) {
        return Ok(());
    }
    Err(Failure::input(format!(
        "{} has the coverage of another core, or of another version of it\n  remedy: name another folder, or remove this one",
        folder.display()
    )))
}
