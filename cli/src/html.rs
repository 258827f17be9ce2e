//! `cosim --html`: the page of a run in lock step. Part of the workbench, as the page is.

use clap::Args;
use testbenches::cluster::{ClusterCosimulator, ClusterReport};
use testbenches::{CosimOptions, CosimReport, Cosimulator};

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

    /// Writes the page of a run on several cores, if one is wanted.
    pub fn write_cluster(
        &self,
        cosimulator: &ClusterCosimulator,
        options: &CosimOptions,
        report: &ClusterReport,
        title: &str,
    ) -> Result<(), Failure> {
        let Some(path) = &self.html else {
            return Ok(());
        };
        let cores = crate::recording::of_cluster_lock_step(title, cosimulator, options, report)?;
        crate::recording::write_cluster(path, &cores).map(|_| ())
    }
}

#[cfg(not(feature = "workbench"))]
impl HtmlOptions {
    /// Nothing: this build has no page.
    pub fn check(&self) -> Result<(), Failure> {
        Ok(())
    }

    /// Nothing: this build has no page.
    pub fn write(&self, _: &Cosimulator, _: &CosimOptions, _: &CosimReport, _: String) -> Result<(), Failure> {
        Ok(())
    }

    /// Nothing: this build has no page.
    pub fn write_cluster(
        &self,
        _: &ClusterCosimulator,
        _: &CosimOptions,
        _: &ClusterReport,
        _: &str,
    ) -> Result<(), Failure> {
        Ok(())
    }
}
