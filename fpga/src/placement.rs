//! nextpnr and the packers: a netlist into a placement, a placement into a bitstream.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::Mutex;

use tools::{Nextpnr, NextpnrFamily};

use crate::bitstream::{frames_of_fasm, part_file, FramesError};
use crate::boards::Board;
use crate::error::{CheckError, FlowError};
use crate::family::Family;
use crate::report::{resources_of_log, PlacementReport, Resource, SeedResult};
use crate::synthesis::NETLIST;
use crate::workplace::{Ended, Workplace};

const TOOL: &str = "nextpnr";

/// What a netlist is placed on, and how.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Target<'a> {
    /// The board with the FPGA.
    pub board: &'a Board,
    /// The FPGA's family.
    pub family: Family,
    /// Whether the top's ports go to the board's pins; otherwise they go where nextpnr likes.
    pub at_pins: bool,
    /// The frequency to ask for, in Hz.
    pub clock_hz: u32,
    /// Further options of nextpnr.
    pub options: &'a [&'a str],
}

/// What came of a placement.
pub(crate) enum Placement {
    /// It is placed and routed; its file is there.
    Done(PlacementReport),
    /// The design is too large, or no placement was found for it.
    DoesNotFit { resources: Vec<Resource>, why: String },
    /// It was stopped.
    Stopped,
}

/// The words with which nextpnr gives up on a design that is too large or too dense.
const TOO_LARGE: [&str; 6] = [
    "Unable to place",
    "no BELs remaining",
    "no Bels remaining",
    "unable to find legal placement",
    "failed to find legal placement",
    "Unable to find a placement",
];

/// The log of a placement, in the workplace's folder.
pub(crate) fn log_name(seed: u32) -> String {
    format!("nextpnr-{seed}.log")
}

/// The placement, in the workplace's folder, in the words of its family.
fn placed_name(family: Family, seed: &str) -> String {
    match family.nextpnr() {
        NextpnrFamily::Ecp5 => format!("placed-{seed}.config"),
        NextpnrFamily::Ice40 => format!("placed-{seed}.asc"),
        NextpnrFamily::Gowin => format!("placed-{seed}.json"),
        NextpnrFamily::Xilinx => format!("placed-{seed}.fasm"),
    }
}

/// What nextpnr reports of a placement, in the workplace's folder.
fn report_name(seed: &str) -> String {
    format!("timing-{seed}.json")
}

/// Places and routes the netlist in the workplace.
///
/// # Errors
/// When nextpnr fails for another reason than the design's size.
pub(crate) fn place_and_route(
    place: &Workplace,
    target: &Target<'_>,
    seed: u32,
    nextpnr: &Nextpnr,
    stop: &AtomicBool,
    line: &dyn Fn(&str),
) -> Result<Placement, CheckError> {
    let mut command = nextpnr.command();
    command.args(target.arguments(&seed.to_string()));
    match place.run_logged(TOOL, &mut command, &log_name(seed), stop, line)? {
        Ended::Stopped => return Ok(Placement::Stopped),
        Ended::Failed => {
            let log = place.read(&log_name(seed))?;
            return too_large(&log).ok_or_else(|| place.complaint_of_log(TOOL, &log));
        }
        Ended::Well => {}
    }
    let report = report_name(&seed.to_string());
    PlacementReport::read(&place.read(&report)?, target.required_mhz())
        .map(Placement::Done)
        .map_err(|why| place.complaint_of(TOOL, &format!("{report}: {why}")))
}

/// What of the FPGA the netlist in the workplace takes, as nextpnr packs its cells, without placing them: more than the
/// FPGA has is no error. `None`: it was stopped.
///
/// # Errors
/// When nextpnr fails.
pub(crate) fn device_use(
    place: &Workplace,
    target: &Target<'_>,
    nextpnr: &Nextpnr,
    stop: &AtomicBool,
) -> Result<Option<Vec<Resource>>, CheckError> {
    const LOG: &str = "nextpnr-packing.log";
    let mut command = nextpnr.command();
    command.args(target.device_arguments());
    command.args(["--json", NETLIST, "--pack-only"]);
    let ended = place.run_logged(TOOL, &mut command, LOG, stop, &|_| ())?;
    let log = place.read(LOG)?;
    match ended {
        Ended::Stopped => Ok(None),
        Ended::Failed => Err(place.complaint_of_log(TOOL, &log)),
        Ended::Well => Ok(Some(resources_of_log(&log))),
    }
}

/// What a failed run says of the design's size, if that was the reason.
fn too_large(log: &str) -> Option<Placement> {
    let resources = resources_of_log(log);
    let error = log.lines().find(|line| TOO_LARGE.iter().any(|words| line.contains(words)));
    if error.is_none() && !resources.iter().any(|resource| resource.excess() > 0) {
        return None;
    }
    let why = error.map_or("the device is full", |line| line.trim_start_matches("ERROR: "));
    Some(Placement::DoesNotFit { resources, why: why.to_owned() })
}

impl Target<'_> {
    /// The frequency that is asked of nextpnr, in MHz.
    fn required_mhz(&self) -> f64 {
        f64::from(self.clock_hz) / 1e6
    }

    /// What nextpnr is started with, in the workplace's folder.
    pub(crate) fn arguments(&self, seed: &str) -> Vec<String> {
        let placed = placed_name(self.family, seed);
        let constraints = self.board.constraints.as_str();
        let (cst, xdc) = (format!("cst={constraints}"), format!("xdc={constraints}"));
        let fasm = format!("fasm={placed}");
        let (pins, output) = match self.family.nextpnr() {
            NextpnrFamily::Ecp5 => (["--lpf", constraints], ["--textcfg", &placed]),
            NextpnrFamily::Ice40 => (["--pcf", constraints], ["--asc", &placed]),
            NextpnrFamily::Gowin => (["--vopt", &cst], ["--write", &placed]),
            NextpnrFamily::Xilinx => (["--vopt", &xdc], ["--vopt", &fasm]),
        };
        let mut arguments = self.device_arguments();
        let mut add = |more: &[&str]| arguments.extend(more.iter().map(|text| (*text).to_owned()));
        if self.at_pins {
            add(&pins);
        }
        add(&output);
        add(&["--json", NETLIST, "--report", &report_name(seed)]);
        // Too slow a design is our own report's to tell.
        add(&["--timing-allow-fail", "--seed", seed]);
        add(&["--freq", &self.required_mhz().to_string()]);
        add(self.options);
        arguments.extend_from_slice(&self.board.nextpnr_options);
        arguments
    }

    /// The options that name the FPGA to nextpnr.
    fn device_arguments(&self) -> Vec<String> {
        let Board { device, chip, package, speed_grade, .. } = self.board;
        let named = format!("--{device}");
        let family = format!("family={chip}");
        let arguments: &[&str] = match self.family.nextpnr() {
            NextpnrFamily::Ecp5 => &[&named, "--package", package, "--speed", speed_grade],
            NextpnrFamily::Ice40 => &[&named, "--package", package],
            NextpnrFamily::Gowin => &["--device", device, "--vopt", &family],
            NextpnrFamily::Xilinx => &["--device", device],
        };
        arguments.iter().map(|text| (*text).to_owned()).collect()
    }
}

/// Packs a placement into a bitstream of this name in the workplace's folder. False: it was stopped.
///
/// # Errors
/// What the packer found.
pub(crate) fn pack(
    place: &Workplace,
    (board, family): (&Board, Family),
    seed: u32,
    nextpnr: &Nextpnr,
    bitstream: &str,
    stop: &AtomicBool,
) -> Result<bool, CheckError> {
    const LOG: &str = "pack.log";
    let placed = placed_name(family, &seed.to_string());
    let mut command = nextpnr.packer();
    if let Some(database) = nextpnr.database() {
        let part = &board.device;
        let part_file = write_frames(place, database, part, &placed)?;
        command.args(["--part_name", part, "--part_file"]);
        command.arg(part_file);
    }
    match family.nextpnr() {
        NextpnrFamily::Ecp5 => command.args(["--compress", &placed, bitstream]),
        NextpnrFamily::Ice40 => command.args([&placed, bitstream]),
        NextpnrFamily::Gowin => command.args(["-d", &board.chip, "-o", bitstream, &placed]),
        NextpnrFamily::Xilinx => command.args(["--frm_file", FRAMES, "--output_file", bitstream]),
    };
    match place.run_logged(nextpnr.packer_name(), &mut command, LOG, stop, &|_| ())? {
        Ended::Well => Ok(true),
        Ended::Stopped => Ok(false),
        Ended::Failed => Err(place.complaint_of_log(nextpnr.packer_name(), &place.read(LOG)?)),
    }
}

/// The frames of configuration bits that a bitstream of Xilinx' is made of, in the workplace's folder.
const FRAMES: &str = "frames.txt";

/// Writes the frames of a placement; gives back the file that describes the part to the packer.
fn write_frames(place: &Workplace, database: &Path, part: &str, placed: &str) -> Result<PathBuf, CheckError> {
    const TOOL: &str = "frames of the bitstream";
    let complaint = |error: FramesError| place.complaint_of(TOOL, &error.to_string());
    let part_file = part_file(database, part).map_err(complaint)?;
    let text = place.read(placed)?;
    let frames = frames_of_fasm(database, part, (placed, &text)).map_err(complaint)?;
    place.write(FRAMES, &frames)?;
    Ok(part_file)
}

// The best of several placements: a placement begins at random, and where it ends depends on that.

/// Placements at the same time; each wants a processor, and a gigabyte for a large device.
const JOBS_MAX: usize = 2;

/// What came of all placements.
pub(crate) struct Placements {
    /// By seed.
    pub results: Vec<SeedResult>,
    /// The fastest, with its seed.
    pub best: Option<(u32, PlacementReport)>,
    /// What of the device the design takes, if there is no best.
    pub resources: Vec<Resource>,
}

/// Places and routes with the seeds 1, 2, ..., and keeps the fastest.
///
/// # Errors
/// When nextpnr fails for another reason than the design's size, or the user wants no more.
pub(crate) fn place_seeds(
    place: &Workplace,
    target: &Target<'_>,
    seeds: u32,
    nextpnr: &Nextpnr,
    stop: &AtomicBool,
    line: &(dyn Fn(&str) + Sync),
) -> Result<Placements, FlowError> {
    let next = AtomicU32::new(1);
    let done = Mutex::new(Vec::new());
    // Too large a design is that with every seed; a failed tool is no better the next time.
    let hopeless = AtomicBool::new(false);
    let work = || loop {
        let seed = next.fetch_add(1, Ordering::Relaxed);
        if seed > seeds || hopeless.load(Ordering::Relaxed) {
            return;
        }
        let result = place_and_route(place, target, seed, nextpnr, stop, line);
        let is_hopeless = match &result {
            Ok(Placement::Done(_)) => false,
            Ok(Placement::DoesNotFit { resources, .. }) => resources.iter().any(|resource| resource.excess() > 0),
            Ok(Placement::Stopped) | Err(_) => true,
        };
        hopeless.fetch_or(is_hopeless, Ordering::Relaxed);
        if let Ok(mut done) = done.lock() {
            done.push((seed, result));
        }
    };
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = processors.min(JOBS_MAX).min(seeds as usize);
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(work);
        }
    });
    let mut done = done.into_inner().unwrap_or_default();
    done.sort_by_key(|(seed, _)| *seed);
    let mut placements = Placements { results: Vec::new(), best: None, resources: Vec::new() };
    for (seed, result) in done {
        placements.add(seed, result?)?;
    }
    Ok(placements)
}

impl Placements {
    fn add(&mut self, seed: u32, placement: Placement) -> Result<(), FlowError> {
        let (achieved_mhz, failure) = match placement {
            Placement::Stopped => return Err(FlowError::Interrupted),
            Placement::DoesNotFit { resources, why } => {
                self.resources = resources;
                (None, Some(why))
            }
            Placement::Done(report) => {
                let speed = |report: &PlacementReport| {
                    let clock = report.timing.slowest();
                    clock.map_or(f64::INFINITY, |clock| clock.achieved_mhz)
                };
                let achieved_mhz = speed(&report);
                let is_best = match &self.best {
                    Some((_, best)) => achieved_mhz > speed(best),
                    None => true,
                };
                if is_best {
                    self.best = Some((seed, report));
                }
                (Some(achieved_mhz), None)
            }
        };
        self.results.push(SeedResult { seed, achieved_mhz, failure });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_boards_options_are_handed_to_nextpnr() {
        let after_frequency = |name| {
            let board = Board::find(name).expect("the board");
            let target =
                Target { board: &board, family: Family::Ecp5, at_pins: true, clock_hz: board.clock_hz, options: &[] };
            let arguments = target.arguments("1").into_iter();
            arguments.skip_while(|argument| argument != "--freq").skip(2).collect::<Vec<_>>()
        };
        assert_eq!(after_frequency("ulx3s-85f-fast"), ["--placer", "static", "--tmg-ripup"]);
        assert!(after_frequency("ulx3s-85f").is_empty());
    }
}
