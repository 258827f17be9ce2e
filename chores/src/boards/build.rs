//! Builds one row.

use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use anyhow::{Context, Result};
use fpga::{FlowError, FlowEvent, Report, ResourceKind};
use isa::CoreConfig;

use super::cache::RowResult;
use super::rows::Planned;

/// The program that says hello, for a core.
pub fn hello(core: &CoreConfig) -> Result<Vec<u8>> {
    let read = |path: &str| {
        fs::read_to_string(crate::root().join(path)).with_context(|| format!("cannot read {path}"))
    };
    let (program, library) = (read("programs/hello.s")?, read("programs/lib/console.s")?);
    let sources = [
        ("hello.s", program.as_str()),
        ("console.s", library.as_str()),
    ];
    let image = assembler::assemble(&core.arch, &sources);
    Ok(image
        .map_err(|error| anyhow::anyhow!("hello.s: {error:?}"))?
        .bytes)
}

/// Builds the bitstream into a folder, until `stop` is set. That a design is too large or too slow is a result, not an error. `None`: only another
/// tool's project was written, since the open ones are missing.
pub fn build(planned: &Planned, folder: &Path, stop: &AtomicBool) -> Result<Option<RowResult>> {
    let watch = |event: FlowEvent<'_>| {
        if let FlowEvent::End(step, seconds) = event {
            eprintln!("  {step:<16} {seconds:>6.1} s");
        }
    };
    let options = planned.options(folder.to_path_buf());
    match fpga::build(&options, stop, &watch) {
        Ok(Report {
            missing_tools: Some(missing),
            ..
        }) => {
            eprintln!("  left out: {missing}");
            Ok(None)
        }
        Ok(report) => Ok(Some(result(planned, &report))),
        Err(FlowError::DoesNotFit(report)) => Ok(Some(result(planned, &report))),
        Err(error) => Err(error.into()),
    }
}

fn result(planned: &Planned, report: &Report) -> RowResult {
    let of_kind = |kind: ResourceKind| {
        let resources = report.resources.iter();
        let chosen: Vec<_> = resources
            .filter(|resource| resource.kind() == kind)
            .collect();
        let sum =
            |count: fn(&fpga::Resource) -> u64| chosen.iter().map(|resource| count(resource)).sum();
        (!chosen.is_empty()).then(|| {
            (
                sum(|resource| resource.used),
                sum(|resource| resource.available),
            )
        })
    };
    let slowest = report.timing.as_ref().and_then(|timing| timing.slowest());
    let excess = report
        .resources
        .iter()
        .filter(|resource| resource.excess() > 0);
    let excess: Vec<_> = excess
        .map(|resource| {
            format!(
                "{} {} of {}",
                resource.name, resource.used, resource.available
            )
        })
        .collect();
    let reason = if report.fits {
        None
    } else if excess.is_empty() {
        Some("no placement was found".to_owned())
    } else {
        Some(excess.join(", "))
    };
    RowResult {
        built_here: planned.board.is_built_here(),
        fits: report.fits,
        achieved_mhz: slowest.map(|clock| clock.achieved_mhz),
        required_mhz: f64::from(report.clock_hz) / 1e6,
        logic: of_kind(ResourceKind::Logic),
        flip_flops: report.modules.first().map(|design| design.area.flip_flops),
        block_rams: of_kind(ResourceKind::BlockRam),
        multipliers: of_kind(ResourceKind::Multiplier),
        runs_hello: None,
        bitstream_packed: report.bitstream.is_some(),
        reason,
        tools: report.tools.clone(),
    }
}
