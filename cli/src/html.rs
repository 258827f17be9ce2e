//! `cosim --html`: the page of a run in lock step. Part of the workbench, as the page is.

use clap::Args;
use testbenches::{CosimOptions, CosimReport, Cosimulator, System};

use crate::failure::Failure;

/// Where the page of the run goes.
#[derive(Args)]
pub struct HtmlOptions {
    /// Write the page of the run, as `harmonica view` does; it opens at a mismatch
    #[cfg(feature = "workbench")]
    #[arg(long, value_name = "FILE")]
    html: Option<std::path::PathBuf>,
}

#[cfg(feature = "workbench")]
impl HtmlOptions {
    /// Fails early when the page cannot be written.
    pub fn check(&self) -> Result<(), Failure> {
        match &self.html {
            Some(path) => crate::recording::check(path),
            None => Ok(()),
        }
    }

    /// Writes the page, if one is wanted.
    pub fn write<S: System>(
        &self,
        cosimulator: &Cosimulator<S>,
        options: &CosimOptions,
        report: &CosimReport<S>,
        title: &str,
    ) -> Result<(), Failure> {
        let Some(path) = &self.html else {
            return Ok(());
        };
        let cores = crate::recording::of_lock_step(title, cosimulator, options, report)?;
        crate::recording::write_cores::<S>(path, &cores).map(|_| ())
    }
}

#[cfg(not(feature = "workbench"))]
impl HtmlOptions {
    /// Nothing: this build has no page.
    pub fn check(&self) -> Result<(), Failure> {
        Ok(())
    }

    /// Nothing: this build has no page.
    pub fn write<S: System>(
        &self,
        _: &Cosimulator<S>,
        _: &CosimOptions,
        _: &CosimReport<S>,
        _: &str,
    ) -> Result<(), Failure> {
        Ok(())
    }
}
