//! From a board, a core and an image to a bitstream: emit, synthesise, place and route, pack, report.
//!
//! The work is done in a temporary folder beside the output folder; what comes of it appears by rename, all at once.

mod fitting;
mod publish;

use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use isa::CoreConfig;
use tools::{Nextpnr, ToolError, Yosys};

use crate::boards::{Board, Design, Toolchain, IMAGE_TO_LOAD};
use crate::error::{CheckError, FlowError};
use crate::family::Family;
use crate::placement::seeds::{place_seeds, Placements};
use crate::placement::{self, Target};
use crate::report::{core_in_words, Report, StepTime};
use crate::synthesis::{synthesise_netlist, NETLIST, SYNTHESIS_LOG};
use crate::workplace::Workplace;

use fitting::first_that_fits;

/// What is to be built.
#[derive(Clone, Debug)]
pub struct FlowOptions {
    /// For which board.
    pub board: Board,
    /// Which core.
    pub core: CoreConfig,
    /// With which image in RAM, from address 0.
    pub image: Vec<u8>,
    /// At which frequency, in Hz.
    pub clock_hz: u32,
    /// The best of how many placements.
    pub seeds: u32,
    /// Where the results go.
    pub output: PathBuf,
    /// Whether a bitstream is wanted even of a design that is too slow for its clock.
    pub even_if_slow: bool,
}

/// What is going on.
#[derive(Clone, Copy, Debug)]
pub enum FlowEvent<'a> {
    /// A step has begun.
    Begin(&'a str),
    /// Its tool says what it does.
    Says(&'a str, &'a str),
    /// It has ended, after so many seconds.
    End(&'a str, f64),
}

/// Looks on; called from several threads.
pub type Watch<'a> = &'a (dyn Fn(FlowEvent<'_>) + Sync);

/// Builds; nothing is written unless all goes well. For a board that this program does not build, or that another tool builds
/// when the open ones are missing, writes the project's files.
///
/// # Errors
/// What is wrong with what was asked for, with the tools, or with what came of it.
pub fn build(
    options: &FlowOptions,
    stop: &AtomicBool,
    watch: Watch<'_>,
) -> Result<Report, FlowError> {
    let design = || {
        Design::new(
            &options.board,
            &options.core,
            options.clock_hz,
            &options.image,
        )
    };
    build_design(options, &design, stop, watch)
}

/// Builds what `design` gives.
///
/// # Errors
/// As of [`build`].
pub(crate) fn build_design(
    options: &FlowOptions,
    design: &dyn Fn() -> Result<Design, FlowError>,
    stop: &AtomicBool,
    watch: Watch<'_>,
) -> Result<Report, FlowError> {
    let base = publish::prepare(&options.output)?;
    let mut flow = Flow {
        options,
        stop,
        watch,
        steps: Vec::new(),
    };
    let design = flow.step("emit", |_| design())?;
    match options.board.toolchain {
        Toolchain::Open(family) => match flow.tools(family)? {
            Tools::Here(tools) => flow.bitstream(&base, family, &tools, &design),
            Tools::Elsewhere(missing) => flow.project(&base, &design, Some(missing.to_string())),
        },
        Toolchain::Generic => flow.project(&base, &design, None),
    }
}

/// Where a board's bitstream is built.
enum Tools {
    /// With these.
    Here((Yosys, Nextpnr)),
    /// By another tool, for these are missing.
    Elsewhere(ToolError),
}

struct Flow<'a> {
    options: &'a FlowOptions,
    stop: &'a AtomicBool,
    watch: Watch<'a>,
    steps: Vec<StepTime>,
}

impl Flow<'_> {
    /// Does a step of the work between its two events; `line` is for what its tool says.
    fn step<T>(
        &mut self,
        name: &str,
        work: impl FnOnce(&(dyn Fn(&str) + Sync)) -> Result<T, FlowError>,
    ) -> Result<T, FlowError> {
        let watch = self.watch;
        let begin = Instant::now();
        watch(FlowEvent::Begin(name));
        let result = work(&|line| {
            if let Some(phase) = phase(line) {
                watch(FlowEvent::Says(name, phase));
            }
        });
        let seconds = begin.elapsed().as_secs_f64();
        watch(FlowEvent::End(name, seconds));
        self.steps.push(StepTime {
            step: name.to_owned(),
            seconds,
        });
        result
    }

    /// The tools that build for a family. That they are missing is an error, unless another tool builds for the board, too.
    fn tools(&mut self, family: Family) -> Result<Tools, FlowError> {
        let is_built_elsewhere = self.options.board.build.is_some();
        self.step("find tools", |_| match open_tools(family) {
            Err(missing) if is_built_elsewhere => Ok(Tools::Elsewhere(missing)),
            found => Ok(Tools::Here(found.map_err(CheckError::from)?)),
        })
    }

    fn bitstream(
        mut self,
        base: &std::path::Path,
        family: Family,
        (yosys, nextpnr): &(Yosys, Nextpnr),
        design: &Design,
    ) -> Result<Report, FlowError> {
        let (board, stop) = (&self.options.board, self.stop);
        let place = Workplace::with_files(
            base,
            format!("{} on {}", design.soc.core.arch, board.name),
            &design.files,
        )?;
        let target = Target {
            board,
            family,
            at_pins: true,
            clock_hz: design.soc.clock_hz,
            options: &[],
        };
        let commands = (
            board.synthesis_command(family, yosys.version()),
            board.smaller_synthesis_command(family, yosys.version()),
        );
        let (mut report, seed) = first_that_fits(commands, |step, command| {
            self.placed(&place, &target, (yosys, nextpnr), design, (step, command))
        })?;

        let bitstream = board.bitstream_name(family);
        let packed = self.step("pack", |_| {
            Ok(placement::pack(
                &place,
                (board, family),
                seed,
                nextpnr,
                &bitstream,
                stop,
            )?)
        })?;
        if !packed {
            return Err(FlowError::Interrupted);
        }
        report.steps.clone_from(&self.steps);
        report.bitstream = Some(bitstream.clone());

        let mut logs = vec![SYNTHESIS_LOG.to_owned(), "pack.log".to_owned()];
        let seeds = report.seeds.iter();
        logs.extend(seeds.map(|result| placement::log_name(result.seed)));
        self.publish(
            &place,
            design,
            &report,
            &[bitstream, NETLIST.to_owned()],
            &logs,
        )?;
        Ok(report)
    }

    /// Synthesises by a command, in a step of this name, places and routes with every seed, and reports what came of it, with the seed of the fastest placement.
    fn placed(
        &mut self,
        place: &Workplace,
        target: &Target,
        (yosys, nextpnr): (&Yosys, &Nextpnr),
        design: &Design,
        (step, command): (&str, &str),
    ) -> Result<(Report, u32), FlowError> {
        let (seeds, stop) = (self.options.seeds, self.stop);
        let netlist = self
            .step(step, |line| {
                synthesise_netlist(place, design.top, command, yosys, stop, line)
                    .map_err(FlowError::from)
            })?
            .ok_or(FlowError::Interrupted)?;
        let Placements {
            results,
            best,
            resources,
        } = self.step("place and route", |line| {
            place_seeds(place, target, seeds, nextpnr, stop, line)
        })?;
        let mut report = Report {
            tools: vec![
                yosys.description().to_owned(),
                nextpnr.description().to_owned(),
            ],
            synthesis: command.to_owned(),
            modules: netlist.modules(),
            seeds: results,
            resources,
            fits: best.is_some(),
            ..self.report(design)
        };
        let core = &design.soc.core;
        let Some((seed, placement)) = best else {
            report.advise(core);
            return Err(FlowError::DoesNotFit(Box::new(report)));
        };
        report.best_seed = Some(seed);
        report.resources = placement.resources;
        report.timing = Some(placement.timing);
        report.advise(core);
        if !report.timing_met() && !self.options.even_if_slow {
            return Err(FlowError::TimingNotMet(Box::new(report)));
        }
        Ok((report, seed))
    }

    /// Writes the files that another tool builds the bitstream from; `missing` says which tools would have built it here.
    fn project(
        mut self,
        base: &std::path::Path,
        design: &Design,
        missing: Option<String>,
    ) -> Result<Report, FlowError> {
        let place = self.step("write", |_| {
            Ok(Workplace::with_files(
                base,
                self.options.board.name.to_owned(),
                &design.files,
            )?)
        })?;
        let mut report = self.report(design);
        report.missing_tools = missing;
        self.publish(&place, design, &report, &[], &[])?;
        Ok(report)
    }

    /// What is known before anything is synthesised.
    fn report(&self, design: &Design) -> Report {
        let soc = &design.soc;
        let board = &self.options.board;
        let named = |command: &String| match board.toolchain {
            Toolchain::Open(family) => {
                command.replace("{bitstream}", &board.bitstream_name(family))
            }
            Toolchain::Generic => command.clone(),
        };
        Report {
            board: board.name.to_owned(),
            arch: soc.core.arch.to_string(),
            core: core_in_words(&soc.core),
            clock_hz: soc.clock_hz,
            baud: soc.baud,
            fits: true,
            steps: self.steps.clone(),
            program: board.program.as_ref().map(named),
            ..Report::default()
        }
    }

    /// The results: these files, the sources, the logs, the report.
    fn publish(
        &self,
        place: &Workplace,
        design: &Design,
        report: &Report,
        files: &[String],
        logs: &[String],
    ) -> Result<(), FlowError> {
        let results = place.folder().join("results");
        let sources: Vec<_> = design.files.iter().map(|file| file.name.clone()).collect();
        let sources_folder = match report.bitstream {
            Some(_) => results.join("sources"),
            None => results.clone(),
        };
        publish::gather(place.folder(), &results, files)?;
        publish::gather(place.folder(), &results, &design.for_hosts)?;
        publish::gather(place.folder(), &sources_folder, &sources)?;
        if !logs.is_empty() {
            publish::gather(place.folder(), &results.join("logs"), logs)?;
        }
        if !design.soc.has_ram() {
            let path = results.join(IMAGE_TO_LOAD);
            std::fs::write(&path, &self.options.image)
                .map_err(|source| FlowError::Output { path, source })?;
        }
        publish::write(&results.join("report.txt"), &report.text())?;
        let json = serde_json::to_string_pretty(report).map_err(|error| FlowError::Output {
            path: results.join(publish::MARK),
            source: error.into(),
        })?;
        publish::write(&results.join(publish::MARK), &json)?;
        publish::publish(&results, &self.options.output)
    }
}

/// What a tool is about, when a line of its output says it: a pass of yosys, a step of nextpnr.
fn phase(line: &str) -> Option<&str> {
    if let Some((_, pass)) = line.split_once(". Executing ") {
        return Some(pass.trim_end_matches('.'));
    }
    let (before, said) = line.split_once("Info: ")?;
    // A seed may stand before.
    let is_start = before.is_empty() || before.ends_with(": ");
    let is_figure = said.starts_with([' ', '\t', '|', '[']);
    (is_start && !is_figure).then_some(said)
}

/// The yosys and the nextpnr that build for a family. A nextpnr that is missing cannot always be installed, so it is looked for first.
fn open_tools(family: Family) -> Result<(Yosys, Nextpnr), ToolError> {
    let nextpnr = tools::nextpnr(family.nextpnr())?;
    Ok((tools::yosys_from(family.yosys_minimum())?, nextpnr))
}

#[cfg(test)]
mod tests {
    use super::phase;

    #[test]
    fn phases_are_told_from_figures() {
        let yosys = "2.13.4. Executing OPT_EXPR pass (perform const folding).";
        assert_eq!(phase(yosys), Some("OPT_EXPR pass (perform const folding)"));
        assert_eq!(phase("Info: Packing carries.."), Some("Packing carries.."));
        assert_eq!(phase("Info: \t ICESTORM_LC:  3550/ 7680    46%"), None);
        assert_eq!(phase("Removed 3 cells."), None);
    }
}
