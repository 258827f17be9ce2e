//! nextpnr and the packers: a netlist into a placement, a placement into a bitstream.

use std::process::Command;
use std::sync::atomic::AtomicBool;

use tools::{Nextpnr, NextpnrFamily};

use crate::boards::Board;
use crate::error::CheckError;
use crate::family::Family;
use crate::process::Ended;
use crate::report::{resources_of_log, PlacementReport, Resource};
use crate::synthesis::NETLIST;
use crate::workplace::Workplace;

/// What came of a placement.
pub(crate) enum Placement {
    /// It is placed and routed; its file is there.
    Done(PlacementReport),
    /// The design is too large, or no placement was found for it.
    DoesNotFit {
        resources: Vec<Resource>,
        why: String,
    },
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
fn placed_name(family: Family, seed: u32) -> String {
    match family.nextpnr() {
        NextpnrFamily::Ecp5 => format!("placed-{seed}.config"),
        NextpnrFamily::Ice40 => format!("placed-{seed}.asc"),
        NextpnrFamily::Gowin => format!("placed-{seed}.json"),
    }
}

/// Places and routes the netlist in the workplace for a board.
///
/// # Errors
/// When nextpnr fails for another reason than the design's size.
pub(crate) fn place_and_route(
    place: &Workplace,
    (board, family): (&Board, Family),
    (clock_hz, seed): (u32, u32),
    nextpnr: &Nextpnr,
    stop: &AtomicBool,
    line: &dyn Fn(&str),
) -> Result<Placement, CheckError> {
    const TOOL: &str = "nextpnr";
    let required_mhz = f64::from(clock_hz) / 1e6;
    let report = format!("timing-{seed}.json");
    let mut command = nextpnr.command();
    device_arguments(&mut command, board, family, &placed_name(family, seed));
    command.args(["--json", NETLIST, "--report", &report]);
    // Too slow a design is our own report's to tell.
    command.args(["--timing-allow-fail", "--seed", &seed.to_string()]);
    command.args(["--freq", &format!("{required_mhz:.6}")]);
    match place.run_logged(TOOL, &mut command, &log_name(seed), stop, line)? {
        Ended::Stopped => return Ok(Placement::Stopped),
        Ended::Failed => {
            let log = place.read(&log_name(seed))?;
            return too_large(&log).ok_or_else(|| place.complaint_of_log(TOOL, &log));
        }
        Ended::Well => {}
    }
    PlacementReport::read(&place.read(&report)?, required_mhz)
        .map(Placement::Done)
        .map_err(|why| place.complaint_of(TOOL, &format!("{report}: {why}")))
}

/// What a failed run says of the design's size, if that was the reason.
fn too_large(log: &str) -> Option<Placement> {
    let resources = resources_of_log(log);
    let error = log
        .lines()
        .find(|line| TOO_LARGE.iter().any(|words| line.contains(words)));
    if error.is_none() && !resources.iter().any(|resource| resource.excess() > 0) {
        return None;
    }
    let why = error.map_or("the device is full", |line| {
        line.trim_start_matches("ERROR: ")
    });
    Some(Placement::DoesNotFit {
        resources,
        why: why.to_owned(),
    })
}

fn device_arguments(command: &mut Command, board: &Board, family: Family, placed: &str) {
    let constraints = board.constraints.as_str();
    match family.nextpnr() {
        NextpnrFamily::Ecp5 => command
            .arg(format!("--{}", board.device))
            .args(["--package", &board.package, "--speed", &board.speed_grade])
            .args(["--lpf", constraints, "--textcfg", placed]),
        NextpnrFamily::Ice40 => command
            .arg(format!("--{}", board.device))
            .args(["--package", &board.package])
            .args(["--pcf", constraints, "--asc", placed]),
        NextpnrFamily::Gowin => command
            .args(["--device", &board.device])
            .args(["--vopt", &format!("family={}", board.chip)])
            .args(["--vopt", &format!("cst={constraints}")])
            .args(["--write", placed]),
    };
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
    let placed = placed_name(family, seed);
    let mut command = nextpnr.packer();
    match family.nextpnr() {
        NextpnrFamily::Ecp5 => command.args(["--compress", &placed, bitstream]),
        NextpnrFamily::Ice40 => command.args([&placed, bitstream]),
        NextpnrFamily::Gowin => command.args(["-d", &board.chip, "-o", bitstream, &placed]),
    };
    match place.run_logged(nextpnr.packer_name(), &mut command, LOG, stop, &|_| ())? {
        Ended::Well => Ok(true),
        Ended::Stopped => Ok(false),
        Ended::Failed => Err(place.complaint_of_log(nextpnr.packer_name(), &place.read(LOG)?)),
    }
}
