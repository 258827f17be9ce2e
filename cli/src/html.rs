//! `cosim --html`: the page of a run in lock step. Part of the workbench, as the page is.

use clap::Args;
use testbenches::{CosimOptions, CosimReport, Cosimulator};

use crate::failure::Failure;

/// Where the page of the run goes.
#[derive(Args)]
pub struct HtmlOptions {
    /// Write the page in which the run is looked at, as `harmonica view` does; it opens at a mismatch
    #[cfg(feature = "workbench")]
    #[arg(long, value_name = "FILE")]
    html: Option<std::path::PathBuf>,
}

#[cfg(feature = "workbench")]
impl HtmlOptions {
    /// Whether a page is wanted.
    pub const fn is_given(&self) -> bool {
        self.html.is_some()
    }

    /// Fails early when the page cannot be written.
    pub fn check(&self) -> Result<(), Failure> {
        match &self.html {
            Some(path) => crate::recording::check(path),
            None => Ok(()),
        }
    }

    /// Writes the page, if one is wanted.
    pub fn write(
        &self,
        cosimulator: &Cosimulator,
        options: &CosimOptions,
        report: &CosimReport,
        title: String,
    ) -> Result<(), Failure> {
        let Some(path) = &self.html else {
            return Ok(());
        };
        let run = crate::recording::of_lock_step(title, cosimulator, options, report)?;
        crate::recording::write(path, &[run]).map(|_| ())
    }
}

#[cfg(not(feature = "workbench"))]
impl HtmlOptions {
    /// Never: this build has no page.
    pub const fn is_given(&self) -> bool {
        false
    }

    /// Nothing: this build has no page.
    pub fn check(&self) -> Result<(), Failure> {
        Ok(())
    }

    /// Nothing: this build has no page.
    pub fn write(
        &self,
        _: &Cosimulator,
        _: &CosimOptions,
        _: &CosimReport,
        _: String,
    ) -> Result<(), Failure> {
        Ok(())
    }
}
