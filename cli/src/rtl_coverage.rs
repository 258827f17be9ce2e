//! The folder of `--rtl-coverage`: what runs have covered of a system's Verilog, and that Verilog.

use std::fs::File;
use std::path::{Path, PathBuf};

use coverage::RtlCoverage;
use testbenches::{Cosimulator, EmittedVerilog, System};

use crate::failure::Failure;
use crate::files;

/// The name of Verilator's file in the folder.
pub const COUNTS: &str = "coverage.dat";

/// The file that is locked while one of several processes adds to the folder.
const LOCK: &str = ".lock";

/// A folder to which the runs of a system add.
pub struct RtlCoverageFolder<S> {
    path: PathBuf,
    verilog: EmittedVerilog,
    cosimulator: Cosimulator<S>,
}

impl<S: System> RtlCoverageFolder<S> {
    /// The folder for that core or cluster, which is built.
    ///
    /// # Errors
    /// The folder has the coverage of another core, or cannot be read or written; the core cannot be built.
    pub fn new(path: &Path, system: &S) -> Result<Self, Failure> {
        let counts = path.join(COUNTS);
        files::check_writable(&counts)?;
        let verilog = EmittedVerilog::emit(system).map_err(Failure::input)?;
        before(path, &verilog)?;
        let cosimulator = Cosimulator::counting(system, &verilog).map_err(Failure::input)?;
        Ok(RtlCoverageFolder { path: path.to_path_buf(), verilog, cosimulator })
    }

    /// The core, whose runs count.
    pub fn cosimulator(&self) -> &Cosimulator<S> {
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
        // Other runs may have added to it meanwhile; each waits for the one that writes.
        let lock_path = self.path.join(LOCK);
        let lock = File::create(&lock_path).and_then(|lock| lock.lock().map(|()| lock));
        let _lock = lock.map_err(Failure::cannot("lock", &lock_path))?;
        sum.merge(before(&self.path, &self.verilog)?);
        let verilog = self.verilog.files();
        let verilog = verilog.map(|(name, text)| (self.path.join(name), text.as_bytes().to_vec()));
        let counts = (self.path.join(COUNTS), sum.to_text().into_bytes());
        // The counts last: what they are of is there then.
        files::write_all(&verilog.chain([counts]).collect::<Vec<_>>())
    }
}

/// What earlier runs have covered of this core.
fn before(folder: &Path, verilog: &EmittedVerilog) -> Result<RtlCoverage, Failure> {
    let counts = folder.join(COUNTS);
    if !counts.exists() {
        return Ok(RtlCoverage::default());
    }
    same_core(folder, verilog)?;
    read(&counts)
}

/// Reads a file of Verilator's.
pub fn read(path: &Path) -> Result<RtlCoverage, Failure> {
    RtlCoverage::from_text(&files::read_text(path)?).map_err(Failure::in_file(path))
}

fn same_core(folder: &Path, verilog: &EmittedVerilog) -> Result<(), Failure> {
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
