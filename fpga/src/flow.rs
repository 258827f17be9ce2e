//! From a board, a core and an image to a bitstream: emit, synthesise, place and route, pack, report.
//!
//! The work is done in a temporary folder beside the output folder; what comes of it appears by rename, all at once.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use isa::CoreConfig;
use tools::{Nextpnr, ToolError, Yosys};

use crate::boards::{Board, Design, Toolchain, IMAGE_TO_LOAD};
use crate::error::{CheckError, FlowError};
use crate::family::Family;
use crate::placement::{self, place_seeds, Placements, Target};
use crate::report::{core_in_words, cores_in_words, Report, StepTime, Timing};
use crate::synthesis::{synthesise_netlist, CoresInDesign, Synthesis, NETLIST, SYNTHESIS_LOG};
use crate::workplace::Workplace;

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

/// Builds; nothing is written unless all goes well. For a board that this program does not build, or that another tool
/// builds when the open ones are missing, writes the project's files.
///
/// # Errors
/// What is wrong with what was asked for, with the tools, or with what came of it.
pub fn build(options: &FlowOptions, stop: &AtomicBool, watch: Watch<'_>) -> Result<Report, FlowError> {
    let design = || Design::new(&options.board, &options.core, options.clock_hz, &options.image);
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
    let base = prepare(&options.output)?;
    let mut flow = Flow { options, stop, watch, steps: Vec::new() };
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
        self.steps.push(StepTime { step: name.to_owned(), seconds });
        result
    }

    /// The tools that build for a family. That they are missing is an error, unless another tool builds for the board,
    /// too.
    fn tools(&mut self, family: Family) -> Result<Tools, FlowError> {
        let is_built_elsewhere = self.options.board.build.is_some();
        self.step("find tools", |_| match open_tools(family) {
            Err(missing) if is_built_elsewhere => Ok(Tools::Elsewhere(missing)),
            found => Ok(Tools::Here(found.map_err(CheckError::from)?)),
        })
    }

    fn bitstream(
        mut self,
        base: &Path,
        family: Family,
        (yosys, nextpnr): &(Yosys, Nextpnr),
        design: &Design,
    ) -> Result<Report, FlowError> {
        let (board, stop) = (&self.options.board, self.stop);
        let place = Workplace::with_files(base, format!("{} on {}", design.soc.core.arch, board.name), &design.files)?;
        let target = Target { board, family, at_pins: true, clock_hz: design.soc.clock_hz, options: &[] };
        let commands = (
            board.synthesis_command(family, yosys.version()),
            board.smaller_synthesis_command(family, yosys.version()),
        );
        let (mut report, seed) = first_that_fits(commands, |step, command| {
            self.placed(&place, &target, (yosys, nextpnr), design, (step, command))
        })?;

        let bitstream = board.bitstream_name(family);
        let packed =
            self.step("pack", |_| Ok(placement::pack(&place, (board, family), seed, nextpnr, &bitstream, stop)?))?;
        if !packed {
            return Err(FlowError::Interrupted);
        }
        report.steps.clone_from(&self.steps);
        report.bitstream = Some(bitstream.clone());

        let mut logs = vec![SYNTHESIS_LOG.to_owned(), "pack.log".to_owned()];
        let seeds = report.seeds.iter();
        logs.extend(seeds.map(|result| placement::log_name(result.seed)));
        self.publish(&place, design, &report, &[bitstream, NETLIST.to_owned()], &logs)?;
        Ok(report)
    }

    /// Synthesises by a command, in a step of this name, places and routes with every seed, and reports what came of
    /// it, with the seed of the fastest placement.
    fn placed(
        &mut self,
        place: &Workplace,
        target: &Target,
        (yosys, nextpnr): (&Yosys, &Nextpnr),
        design: &Design,
        (step, command): (&str, &str),
    ) -> Result<(Report, u32), FlowError> {
        let (seeds, stop) = (self.options.seeds, self.stop);
        let cores = CoresInDesign::of(design);
        let synthesis = Synthesis { top: design.top, cores, family: target.family, command };
        let netlist = self
            .step(step, |line| Ok(synthesise_netlist(place, synthesis, yosys, stop, line)?))?
            .ok_or(FlowError::Interrupted)?;
        let Placements { results, best, resources } =
            self.step("place and route", |line| place_seeds(place, target, seeds, nextpnr, stop, line))?;
        let mut report = Report {
            tools: vec![yosys.description().to_owned(), nextpnr.description().to_owned()],
            synthesis: command.to_owned(),
            modules: netlist.modules(),
            registers: netlist.registers,
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
        report.timing = Some(Timing { left_out: target.family.paths_left_out(), ..placement.timing });
        report.advise(core);
        if !report.timing_met() && !self.options.even_if_slow {
            return Err(FlowError::TimingNotMet(Box::new(report)));
        }
        Ok((report, seed))
    }

    /// Writes the files that another tool builds the bitstream from; `missing` says which tools would have built it
    /// here.
    fn project(mut self, base: &Path, design: &Design, missing: Option<String>) -> Result<Report, FlowError> {
        let place =
            self.step("write", |_| Ok(Workplace::with_files(base, self.options.board.name.clone(), &design.files)?))?;
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
            Toolchain::Open(family) => command.replace("{bitstream}", &board.bitstream_name(family)),
            Toolchain::Generic => command.clone(),
        };
        Report {
            board: board.name.clone(),
            arch: soc.core.arch.to_string(),
            core: match soc.several {
                None => core_in_words(&soc.core),
                Some(several) => cores_in_words(&several, &soc.core),
            },
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
        gather(place.folder(), &results, files)?;
        gather(place.folder(), &results, &design.for_hosts)?;
        gather(place.folder(), &sources_folder, &sources)?;
        if !logs.is_empty() {
            gather(place.folder(), &results.join("logs"), logs)?;
        }
        if !design.soc.has_ram() {
            write(&results.join(IMAGE_TO_LOAD), &self.options.image)?;
        }
        write(&results.join("report.txt"), report.text().as_bytes())?;
        let mark = results.join(MARK);
        let json = serde_json::to_vec_pretty(report).map_err(std::io::Error::from);
        write(&mark, &json.map_err(FlowError::output(&mark))?)?;
        publish(&results, &self.options.output)
    }
}

/// What a tool is about, when a line of its output says it: a pass of yosys, a step of nextpnr.
fn phase(line: &str) -> Option<&str> {
    if let Some((_, pass)) = line.split_once(". Executing ") {
        return Some(pass.trim_end_matches('.'));
    }
    let (before, said) = line.split_once("Info: ")?;
    // A seed may come before.
    let is_start = before.is_empty() || before.ends_with(": ");
    let is_figure = said.starts_with([' ', '\t', '|', '[']);
    (is_start && !is_figure).then_some(said)
}

/// The yosys and the nextpnr that build for a family. A nextpnr that is missing cannot always be installed, so it is
/// looked for first.
pub(crate) fn open_tools(family: Family) -> Result<(Yosys, Nextpnr), ToolError> {
    let nextpnr = tools::nextpnr(family.nextpnr())?;
    Ok((tools::yosys_from(family.yosys_minimum())?, nextpnr))
}

// Commands of synthesis for a design that may not fit the FPGA.

/// The result of the first command or, if the design does not fit with it, of the second. `build` also gets the name of
/// its step, which shows an onlooker why there is a second one.
fn first_that_fits<'a, T>(
    (first, second): (&'a str, Option<&'a str>),
    mut build: impl FnMut(&'a str, &'a str) -> Result<T, FlowError>,
) -> Result<T, FlowError> {
    match (build("synthesise", first), second) {
        (Err(FlowError::DoesNotFit(_)), Some(second)) => build("synthesise smaller", second),
        (ended, _) => ended,
    }
}

// The output folder: it appears whole, by rename, or stays as it was.

/// The file by which a folder is known as one that this command wrote.
pub(crate) const MARK: &str = "report.json";

/// Where the work for an output folder is done: in the same folder, so that a rename moves the results.
///
/// # Errors
/// When the output folder holds something else, or its parent cannot be made.
pub(crate) fn prepare(output: &Path) -> Result<PathBuf, FlowError> {
    let may_replace = match fs::read_dir(output) {
        Ok(mut entries) => entries.next().is_none() || output.join(MARK).is_file(),
        Err(_) => !output.exists(),
    };
    if !may_replace {
        return Err(FlowError::OutputInUse(output.to_path_buf()));
    }
    let parent = match output.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent.to_path_buf(),
        _ => PathBuf::from("."),
    };
    fs::create_dir_all(&parent).map_err(FlowError::output(&parent))?;
    parent.canonicalize().map_err(FlowError::output(&parent))
}

/// Moves files of the work folder into a new folder of results there; missing ones are left out.
///
/// # Errors
/// When a file cannot be moved.
pub(crate) fn gather(work: &Path, into: &Path, names: &[String]) -> Result<(), FlowError> {
    fs::create_dir_all(into).map_err(FlowError::output(into))?;
    for name in names {
        let from = work.join(name);
        if from.is_file() {
            let to = into.join(name);
            fs::rename(&from, &to).map_err(FlowError::output(&to))?;
        }
    }
    Ok(())
}

/// Writes a file of the results.
///
/// # Errors
/// When it cannot be written.
pub(crate) fn write(path: &Path, content: &[u8]) -> Result<(), FlowError> {
    fs::write(path, content).map_err(FlowError::output(path))
}

/// Puts the folder of results in the place of the output folder.
///
/// # Errors
/// When it cannot be renamed; the old output is back in place then.
pub(crate) fn publish(results: &Path, output: &Path) -> Result<(), FlowError> {
    let old = results.with_file_name("replaced");
    let replaces = output.exists();
    if replaces {
        fs::rename(output, &old).map_err(FlowError::output(output))?;
    }
    fs::rename(results, output).map_err(|source| {
        if replaces {
            // It was there a moment ago; if even this fails, the first reason is the one to tell.
            let _ = fs::rename(&old, output);
        }
        FlowError::output(output)(source)
    })
}

#[cfg(test)]
mod tests {
    use super::{phase, *};
    use crate::error::FlowError;

    #[test]
    fn phases_are_told_from_figures() {
        let yosys = "2.13.4. Executing OPT_EXPR pass (perform const folding).";
        assert_eq!(phase(yosys), Some("OPT_EXPR pass (perform const folding)"));
        assert_eq!(phase("Info: Packing carries.."), Some("Packing carries.."));
        assert_eq!(phase("Info: \t ICESTORM_LC:  3550/ 7680    46%"), None);
        assert_eq!(phase("Removed 3 cells."), None);
    }

    /// The commands that are tried, and whether the end is a success, when the design fits by those that end with
    /// `fit`.
    fn tried(first: &str, second: Option<&str>) -> (Vec<String>, bool) {
        let mut tried = Vec::new();
        let ended = first_that_fits((first, second), |_, command| {
            tried.push(command.to_owned());
            if command.ends_with("fit") {
                return Ok(());
            }
            match command {
                "large" => Err(FlowError::DoesNotFit(Box::default())),
                _ => Err(FlowError::Interrupted),
            }
        });
        (tried, ended.is_ok())
    }

    #[test]
    fn another_command_is_tried_for_what_is_too_large_and_only_then() {
        let commands = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        assert_eq!(tried("fit", Some("fit")), (commands(&["fit"]), true));
        assert_eq!(tried("large", Some("fit")), (commands(&["large", "fit"]), true));
        assert_eq!(tried("large", Some("large")), (commands(&["large", "large"]), false));
        assert_eq!(tried("large", None), (commands(&["large"]), false));
        assert_eq!(tried("stopped", Some("fit")), (commands(&["stopped"]), false));
    }

    #[test]
    fn results_replace_only_what_this_command_wrote() {
        let base = tempfile::tempdir().unwrap();
        let output = base.path().join("out");
        let work = prepare(&output).unwrap();
        for text in ["first", "second"] {
            let results = work.join("work").join("results");
            gather(&work, &results, &["missing".to_owned()]).unwrap();
            write(&results.join(MARK), text.as_bytes()).unwrap();
            publish(&results, &output).unwrap();
            assert_eq!(fs::read_to_string(output.join(MARK)).unwrap(), text);
            fs::remove_dir_all(work.join("work")).unwrap();
            prepare(&output).unwrap();
        }
        fs::remove_file(output.join(MARK)).unwrap();
        prepare(&output).unwrap();
        fs::write(output.join("thesis.tex"), "").unwrap();
        let error = prepare(&output).unwrap_err();
        assert!(error.is_bad_input() && error.to_string().contains("is not empty"));
        let error = prepare(&output.join("thesis.tex")).unwrap_err();
        assert!(error.to_string().contains("is not empty"));
    }
}
